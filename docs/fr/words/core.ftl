### Words that every game shares, in French: cards, seats, lists, the reasons and events common to all games.
### The reader is addressed as "vous"; rules are told with "on" or "celui qui ...", players are masculine as a class.
### Sentences never ask for agreement with a card: no participle and no pronoun refers to a card’s name.
### Signs: a narrow no-break space (U+202F) stands before ; : ! ? % and inside « ».

## Cards

# .the has the article: l’as, le roi, la dame; .The is the same at the beginning of a sentence.
# .of is "de" and .to is "à" with the article: de l’as, du roi, de la dame; à l’as, au roi, à la dame.
# source: 1928acde2142
card-name =
    { $rank ->
        [A] as
        [K] roi
        [Q] dame
        [J] valet
        [T] dix
        [9] neuf
        [8] huit
        [7] sept
        [6] six
        [5] cinq
        [4] quatre
        [3] trois
       *[2] deux
    } de { $suit ->
        [s] pique
        [h] cœur
        [d] carreau
       *[c] trèfle
    }
    .the =
        { $rank ->
            [A] l’as
            [K] le roi
            [Q] la dame
            [J] le valet
            [T] le dix
            [9] le neuf
            [8] le huit
            [7] le sept
            [6] le six
            [5] le cinq
            [4] le quatre
            [3] le trois
           *[2] le deux
        } de { $suit ->
            [s] pique
            [h] cœur
            [d] carreau
           *[c] trèfle
        }
    .The =
        { $rank ->
            [A] L’as
            [K] Le roi
            [Q] La dame
            [J] Le valet
            [T] Le dix
            [9] Le neuf
            [8] Le huit
            [7] Le sept
            [6] Le six
            [5] Le cinq
            [4] Le quatre
            [3] Le trois
           *[2] Le deux
        } de { $suit ->
            [s] pique
            [h] cœur
            [d] carreau
           *[c] trèfle
        }
    .of =
        { $rank ->
            [A] de l’as
            [K] du roi
            [Q] de la dame
            [J] du valet
            [T] du dix
            [9] du neuf
            [8] du huit
            [7] du sept
            [6] du six
            [5] du cinq
            [4] du quatre
            [3] du trois
           *[2] du deux
        } de { $suit ->
            [s] pique
            [h] cœur
            [d] carreau
           *[c] trèfle
        }
    .to =
        { $rank ->
            [A] à l’as
            [K] au roi
            [Q] à la dame
            [J] au valet
            [T] au dix
            [9] au neuf
            [8] au huit
            [7] au sept
            [6] au six
            [5] au cinq
            [4] au quatre
            [3] au trois
           *[2] au deux
        } de { $suit ->
            [s] pique
            [h] cœur
            [d] carreau
           *[c] trèfle
        }
# source: 25def995e80b
suit-name =
    { $suit ->
        [s] pique
        [h] cœur
        [d] carreau
       *[c] trèfle
    }
# .a is un as, une dame; .A the same at the beginning of a sentence.
# source: aed090d51c14
rank-name =
    { $rank ->
        [A] as
        [K] roi
        [Q] dame
        [J] valet
        [T] dix
        [9] neuf
        [8] huit
        [7] sept
        [6] six
        [5] cinq
        [4] quatre
        [3] trois
       *[2] deux
    }
    .the =
        { $rank ->
            [A] l’as
            [K] le roi
            [Q] la dame
            [J] le valet
            [T] le dix
            [9] le neuf
            [8] le huit
            [7] le sept
            [6] le six
            [5] le cinq
            [4] le quatre
            [3] le trois
           *[2] le deux
        }
    .The =
        { $rank ->
            [A] L’as
            [K] Le roi
            [Q] La dame
            [J] Le valet
            [T] Le dix
            [9] Le neuf
            [8] Le huit
            [7] Le sept
            [6] Le six
            [5] Le cinq
            [4] Le quatre
            [3] Le trois
           *[2] Le deux
        }
    .of =
        { $rank ->
            [A] de l’as
            [K] du roi
            [Q] de la dame
            [J] du valet
            [T] du dix
            [9] du neuf
            [8] du huit
            [7] du sept
            [6] du six
            [5] du cinq
            [4] du quatre
            [3] du trois
           *[2] du deux
        }
    .to =
        { $rank ->
            [A] à l’as
            [K] au roi
            [Q] à la dame
            [J] au valet
            [T] au dix
            [9] au neuf
            [8] au huit
            [7] au sept
            [6] au six
            [5] au cinq
            [4] au quatre
            [3] au trois
           *[2] au deux
        }
    .a =
        { $rank ->
            [A] un as
            [K] un roi
            [Q] une dame
            [J] un valet
            [T] un dix
            [9] un neuf
            [8] un huit
            [7] un sept
            [6] un six
            [5] un cinq
            [4] un quatre
            [3] un trois
           *[2] un deux
        }
    .A =
        { $rank ->
            [A] Un as
            [K] Un roi
            [Q] Une dame
            [J] Un valet
            [T] Un dix
            [9] Un neuf
            [8] Un huit
            [7] Un sept
            [6] Un six
            [5] Un cinq
            [4] Un quatre
            [3] Un trois
           *[2] Un deux
        }

## The letters on the cards

# source: e1858cb0c223
rank-label-A = A
# source: dc93c269cc81
rank-label-K = R
# source: 1eb4eaf276dc
rank-label-Q = D
# source: b41054b7e140
rank-label-J = V

## Lists

# source: e6e7f9ace548
list-two = { $a } et { $b }
# source: b2d615ea19e3
list-more = { $a }, { $b }
# source: 670396810c68
list-last = { $a } et { $b }
# source: baafc40f9335
list-words = { $a }, { $b }

## Reasons common to all games

# source: 3aacd0508943
not-held = On ne peut jouer que les cartes qu’on a en main.
    .title = Ses propres cartes
    .refused = Celui dont c’est le tour n’a pas en main { $card-the }.
# source: 0d935db6b3b4
not-your-turn = Seul joue celui dont c’est le tour. Une carte jouée hors de son tour se reprend en main.
    .title = Hors de son tour
    .refused = C’est à { $seat } de jouer.
# source: 8f9e7a53b74b
game-over = La partie finie, on ne joue plus de cartes.
    .title = Après la fin
    .refused = La partie est finie.
# source: b9763e459b5d
unknown-action = On ne peut faire que ce que les règles prévoient.
    .title = Actions inconnues
    .refused = Dans ce jeu, l’action « { $action } » n’existe pas.
# source: 5f8712f62eca
deal-first = La donne finie, on ne joue plus rien avant que le donneur suivant ait distribué.
    .title = Entre les donnes
    .refused = La donne est finie. Le donneur suivant distribue d’abord.
# source: 09755fa4b573
hand-not-over = On ne redistribue pas avant la fin de la donne.
    .title = Distribution trop hâtive
    .refused = La donne n’est pas encore finie.

## What can be wrong with a hand that comes in a link

# source: 4c47526a9c15
unreadable-card = « { $text } » n’est pas une carte.
# source: 4b923de3f7b4
unreadable-action = « { $text } » n’est pas une chose qu’un joueur puisse faire.
# source: b924cac8a8df
unreadable-record = Cette donne est illisible : « { $text } ».
# source: ac26a331a074
record-too-long = Cette donne est trop longue ; la limite est de { $limit-text }.
# source: 5782bc66a27c
unknown-version = Ce lien vient d’une autre version : « { $text } ».
# source: 03f6f550f6ca
unknown-game = Il n’y a pas ici de jeu « { $name } ».
# source: 38e341c2479a
unknown-preset = Il n’y a pas de variante « { $name } ».
# source: 55b759b65d8c
unknown-option = Il n’y a pas de règle maison « { $name } ».
# source: da2b4867da2e
unknown-pile = Ce jeu n’a pas de paquet « { $name } ».
# source: e2e1403744a5
unknown-seat = Il n’y a pas de place « { $name } ».
# source: cc6deeeed6cc
unknown-start = Une donne de ce jeu ne peut pas commencer par « { $name } ».
# source: b59754521fd2
unknown-level = Les robots n’ont pas de force { $level } : elle va de { $low-text } à { $high-text }.
# source: 638b2044d4bf
bad-option = La règle maison « { $name } » ne peut pas être « { $value } ». Valeurs possibles : { $allowed }.
# source: 0bbd9f7a586a
bad-start = La valeur de départ « { $name } » ne peut pas être « { $value } ».
# source: 71bb4ad346ad
bad-seats =
    { $count ->
        [one] { $count-text } joueur ne suffit pas : on joue de { $low-text } à { $high-text }.
       *[other] À { $count-text } joueurs, cela ne va pas : on joue de { $low-text } à { $high-text }.
    }
# source: fb5152bfd5e3
bad-seat-name = Une place ne peut pas s’appeler « { $name } ».
# source: 8421a00eb31b
seat-twice = Plus d’une place s’appelle « { $name } ».
# source: c84fe7ad144a
card-twice = La donne contient plus d’une fois { $card-the }.
# source: ce90f6ee6303
card-not-in-pack = Ce paquet ne contient pas { $card-the }.
# source: 25cff7676144
too-many-cards =
    { $count ->
        [one] « { $zone } » a { $count-text } carte ; une vraie donne en met { $limit-text }.
       *[other] « { $zone } » a { $count-text } cartes ; une vraie donne en met { $limit-text }.
    }
# source: 4afd57db4b70
not-whole-pack =
    { $count ->
        [one] La donne compte { $count-text } carte ; le paquet entier en a { $size-text }.
       *[other] La donne compte { $count-text } cartes ; le paquet entier en a { $size-text }.
    }
# source: 03cb30d34892
nobody-can-act = { $seat } doit commencer, mais n’a aucune carte.

## What happens at the table

# source: 59ea9f3f5ae8
event-played = { $seat } joue { $cards-the }.
# source: 8e1aa9f02498
event-played-said = { $seat } joue { $cards-the } et dit « { $words } ».
# source: d40cb19cbc7e
event-said = { $seat } dit « { $words } ».
# source: d51539c98a18
event-passed = { $seat } passe.
# source: 8a6ac9d932e2
event-deals = { $seat } distribue.
# source: 4a5337309053
event-paid =
    { $to ->
        [pool]
            { $value ->
                [one] { $seat } met { $value-text } jeton au pot.
               *[other] { $seat } met { $value-text } jetons au pot.
            }
       *[seat]
            { $value ->
                [one] { $seat } paie { $value-text } jeton à { $to-seat }.
               *[other] { $seat } paie { $value-text } jetons à { $to-seat }.
            }
    }
# source: 534d98eb880d
event-collected =
    { $value ->
        [one] { $seat } ramasse le pot : { $value-text } jeton.
       *[other] { $seat } ramasse le pot : { $value-text } jetons.
    }
# source: fbd661e5f0fd
event-won =
    { $value ->
        [trick] { $seat } remporte le pli.
        [game] { $seat } gagne la partie.
       *[hand] { $seat } gagne la donne.
    }

## What a player can do besides playing a card; the labels of buttons

# source: ae52cf797d73
action-pass = Passer
# source: d3251fb72015
action-deal = Distribuer

## Places and values on the table

# source: 66768381479d
zone-hand = Main
# source: 06b4ffb46395
zone-played = Déjà jouées
# source: 738151c3f301
fact-left =
    { $value ->
        [one] encore { $value-text } carte
       *[other] encore { $value-text } cartes
    }
    .short = { $value-text }
# source: 7478eb3c8c5d
fact-chips =
    { $value ->
        [one] { $value-text } jeton
       *[other] { $value-text } jetons
    }
# source: 47597fb44fa7
fact-pool =
    { $value ->
        [one] { $value-text } jeton au pot
       *[other] { $value-text } jetons au pot
    }
