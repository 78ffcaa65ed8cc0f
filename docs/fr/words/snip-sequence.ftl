### The sequence game of Snip Snap Snorum, in French.
### Terms: run = suite, stop = arrêt, lead = entame (to lead = entamer), to be on lead = avoir la main, eldest hand = premier en cartes,
### hand (round) = donne, chip = jeton, pool = pot. The words that are called stay as they are.

# source: 718cf30f21ff
game-snip-sequence = Snip Snap Snorum : le jeu des suites
    .short = Un jeu d’arrêts très vif : on joue les cartes d’une couleur en montant, un mot avec chacune, et le premier sans cartes est payé par les autres.
    .minute = On distribue tout le paquet. Celui qui entame joue une carte de son choix ; puis celui qui détient la carte immédiatement supérieure de la même couleur doit la jouer, et ainsi de suite. Chaque carte a son mot, et le dernier mot termine la suite. Si personne ne peut continuer avant cela, le joueur de la dernière carte dit aussi le dernier mot. Dans tous les cas, c’est lui qui entame de nouveau. Le premier qui s’est débarrassé de toutes ses cartes gagne, et les autres paient pour chaque carte qui leur reste.
    .names = Snip Snap Snorem, Jig, Schnipp Schnapp Schnurr

## Overview

# review: "jeu d’arrêts" for "stops game" is our own rendering; is there a better established term?
# source: 4b1bf20e350e
stops-game =
    { $length ->
        [one] Snip Snap Snorum est un jeu d’arrêts : on joue les cartes d’une couleur en montant jusqu’à ce que la suite s’arrête. Une suite a au plus { $length-text } carte.
       *[other] Snip Snap Snorum est un jeu d’arrêts : on joue les cartes d’une couleur en montant jusqu’à ce que la suite s’arrête. Une suite a au plus { $length-text } cartes.
    }
    .title = Un jeu d’arrêts

## Players

# source: 75ad292a6eb5
players =
    { $usual-fewest ->
        [3] On joue de { $usual-fewest-text } à { $most-text }.
       *[other] On joue de { $usual-fewest-text } à { $most-text } ; à { $fewest-text }, cela marche encore.
    }
    .title = À combien on joue
# source: 402408e525e6
no-partners = Chacun joue pour soi ; il n’y a pas de partenaires.
    .title = Pas de partenaires

## Pack

# source: b9790a96ea05
pack =
    { $pack-size ->
        [32] On prend un jeu de { $pack-size-text } cartes : dans chaque couleur l’as, les figures et les petites cartes jusqu’{ $lowest-plain-to } inclus.
       *[other] On prend un jeu ordinaire de { $pack-size-text } cartes, sans jokers.
    }
    .title = Les cartes
# source: d69204b4ce19
rank-order = Dans chaque couleur, l’ordre est, de haut en bas, { $order } : { $highest-the } est en haut, { $lowest-the } en bas.
    .title = L’ordre des cartes
# source: 47a2ee89ef93
rank-circle = Dans chaque couleur, les cartes montent en cercle. De haut en bas, ce sont { $order }, et après { $highest-the } revient { $lowest-the }, si bien qu’une suite peut faire { $round-corner }.
    .title = L’ordre des cartes en cercle

## Object

# source: b55bdfcd9022
aim = Être le premier à se débarrasser de toutes ses cartes.
    .title = Le but

## The deal

# source: cbb5cc430eb0
first-dealer = Peu importe qui donne le premier.
    .title = Le premier donneur
# source: d88251b51a7d
deal-one-by-one =
    { $dead-kind ->
        [remainder] Le donneur distribue le paquet carte par carte, dans le sens des aiguilles d’une montre, en commençant par le joueur à sa gauche, tant que chacun peut recevoir le même nombre de cartes.
       *[other] Le donneur distribue tout le paquet carte par carte, dans le sens des aiguilles d’une montre, en commençant par le joueur à sa gauche. Certains peuvent avoir une carte de plus que les autres ; c’est tout à fait habituel.
    }
    .title = La distribution
# source: 58f125024049
turned-up = La dernière carte du paquet ne va cependant à personne. On la retourne face visible, et elle compte comme jouée dès le départ.
    .title = La retourne
# source: aeb5ff451dff
dead-cards =
    { $dead-kind ->
        [one_hand] On distribue une main de plus qu’il n’y a de joueurs. C’est le mort : il reste face cachée, et personne n’a le droit de le regarder.
        [remainder] Chacun reçoit le même nombre de cartes. Ce qui reste est posé face cachée, et personne n’a le droit de le regarder.
       *[count]
            { $dead-count ->
                [one] La dernière carte du paquet n’est donnée à personne. Elle est posée face cachée, et personne n’a le droit de la regarder.
               *[other] Les { $dead-count-text } dernières cartes du paquet ne sont données à personne. Elles sont posées face cachée, et personne n’a le droit de les regarder.
            }
    }
    .title = Cartes face cachée
# source: 0439e0e7bb22
deal-passes-left = Après chaque donne, c’est au voisin de gauche de distribuer. Ce que chacun a gagné ou perdu jusque-là reste acquis.
    .title = La donne suivante

## The play

# source: d5d10e2e6dd7
eldest-leads = Le joueur à la gauche du donneur, le premier en cartes, entame le premier.
    .title = Qui commence
# source: fbe5f9cf4576
lead-any-card = Celui qui entame joue une carte de son choix, face visible, et dit « { $first-word } ».
    .title = L’entame
# source: deed626fdca0
must-lead = Celui qui doit entamer est obligé de le faire ; on ne passe pas.
    .title = L’entame est obligatoire
    .refused = Celui qui doit entamer ne peut pas passer, mais il peut entamer de n’importe quelle carte.
# source: 57cc8b5246c2
next-in-suit = La suite continue par la carte immédiatement supérieure de la même couleur, et par aucune autre.
    .title = La carte suivante
    .refused = La suite continue par { $card-the }, et par aucune autre carte.
# source: 10d82f653492
holder-plays = On ne joue pas à tour de rôle : celui qui détient la carte suivante la joue, où qu’il soit assis. Le même joueur peut jouer plusieurs cartes d’affilée.
    .title = Joue qui la détient
# source: 0f59ed93ddd1
must-play = Celui qui détient la carte suivante doit la jouer aussitôt ; il n’a pas le droit de la retenir.
    .title = Jouer est obligatoire
    .refused = On n’a pas le droit de passer : { $seat } a en main { $card-the }, qu’il faut jouer.
# source: 5a83000097a5
one-card = On joue les cartes une par une.
    .title = Une carte à la fois
    .refused = On ne joue qu’une carte à la fois.
# source: f6704320391b
words = Celui qui joue une carte dit le mot qui revient à sa place dans la suite. Les mots sont, dans l’ordre : { $calls }.
    .title = Les mots
# source: 1f8f4c2dbde7
run-full =
    { $length ->
        [one] Une suite est complète quand elle a { $length-text } carte. Le mot est « { $last-word } », et la suite est finie.
       *[other] Une suite est complète quand elle a { $length-text } cartes. Avec la dernière, on dit « { $last-word } », et la suite est finie.
    }
    .title = Une suite complète
# source: d03f93f92bbd
stop-top = Une suite s’arrête quand on joue { $highest-the }, puisque rien n’est au-dessus.
    .title = Arrêt en haut
# source: 0460159f38c2
stop-gone = Une suite s’arrête quand sa prochaine carte n’est plus en jeu : elle a été jouée plus tôt, ou c’est la retourne.
    .title = Arrêt sur une carte sortie
# source: 0bd40f5533e7
stop-dead = Une suite s’arrête quand sa prochaine carte est face cachée, si bien que personne ne peut la jouer.
    .title = Arrêt sur une carte cachée
# source: 3b11327aa061
last-word = Celui qui joue la carte où une suite s’arrête avant la fin dit d’abord le mot de cette carte, puis le dernier mot, par exemple « { $second-word }, { $last-word } ». Le dernier mot ne se dit qu’une fois, même quand une suite complète finit sur un arrêt.
    .title = Le dernier mot à l’arrêt
# source: e6f6a7da6156
late-last-word = Quand la carte suivante est face cachée, on ne s’en aperçoit qu’au silence des autres. Le joueur de la dernière carte dit donc « { $last-word } » après ce silence, juste avant d’entamer de nouveau.
    .title = Le dernier mot après un silence
# source: 2848b81fe57b
last-player-leads = Celui qui a joué la dernière carte d’une suite entame la suivante d’une carte de son choix.
    .title = L’entame suivante

## Scoring

# source: 9a5764a9e1f1
pay-per-card =
    { $card-pay ->
        [one] Chacun des autres paie au gagnant { $card-pay-text } jeton pour chaque carte qui lui reste en main.
       *[other] Chacun des autres paie au gagnant { $card-pay-text } jetons pour chaque carte qui lui reste en main.
    }
    .title = Le paiement
# source: 2f98d5cfe515
short-hand-ante =
    { $short-hand-pay ->
        [one] Quand les mains sont inégales, chaque joueur qui a une carte de moins que la plus longue met { $short-hand-pay-text } jeton au pot avant que le jeu commence. Le gagnant de la donne ramasse le pot.
       *[other] Quand les mains sont inégales, chaque joueur qui a une carte de moins que la plus longue met { $short-hand-pay-text } jetons au pot avant que le jeu commence. Le gagnant de la donne ramasse le pot.
    }
    .title = Mains inégales

## Winning

# source: c91481cef607
out-wins = Un joueur qui n’a plus de cartes gagne aussitôt, même au milieu d’une suite. On dit encore ce qui va avec la dernière carte, mais personne n’a le droit d’en ajouter une.
    .title = Finir
# source: d02fe14c993f
session-won = Quand on cesse de jouer, celui qui a le plus de jetons a gagné ; ou bien on continue jusqu’à ce qu’un seul joueur en ait encore. Ceux qui sont à égalité en tête jouent une donne de plus entre eux.
    .title = Plusieurs donnes

## Things on the table

# source: 02a932daffaa
zone-run = La suite
# source: 06b4ffb46395
zone-played = Déjà jouées
# source: 2c30224e6c38
zone-turned = Retourne
# source: 9352a5b25380
zone-dead = Face cachée
# source: 8d128485f6de
outcome-counted = jetons gagnés ou perdus depuis le départ
# source: bce53b3ec2b3
fact-stopped =
    { $value ->
        [length] La suite est complète.
        [top] Rien n’est au-dessus.
        [gone] La carte suivante est déjà sortie.
       *[dead] Personne n’a la carte suivante.
    }

## What happens

# source: 2e01f783d1b5
event-stopped =
    { $value ->
        [length] La suite est ainsi complète.
        [top] La suite s’arrête : rien ne dépasse { $card-the }.
        [gone] La suite s’arrête : on a déjà vu passer { $next-the }.
       *[dead] La suite s’arrête : personne n’a { $next-the }.
    }
# source: 21f0d2624806
event-won =
    { $value ->
        [game] { $seat } gagne la partie.
       *[hand] { $seat } n’a plus de cartes et gagne la donne.
    }

## The words that are called; other languages keep them

# source: 9185ca4b5479
word-snip = snip
# source: f9ce9d656e74
word-snap = snap
# source: 432c5cd57036
word-snorum = snorum
# source: f873629c13a0
word-hicockalorum = hicockalorum
# source: ba43d9784a64
word-high-cockalorum = high cockalorum
# source: 19422babedac
word-jingo = jingo
# source: 5287c12eef8e
word-jig = jig
# source: 71ac0d6ecc30
word-schnipp = Schnipp
# source: b9ac73194e9a
word-schnapp = Schnapp
# source: edac242ed09f
word-schnurr = Schnurr
# source: 0852b4e8f5d0
word-burr = Burr
# source: 31d7d49d1092
word-basilorum = Basilorum
# source: c2d26d0fcd7a
word-rex = Rex

## Options: the points on which tables differ

# source: 69679bc17af7
option-pack = Cartes du paquet
    .help = Le petit paquet laisse de côté les plus petites cartes.
# source: 720f1bb11233
option-ace = L’as
    .help = L’as est-il la plus basse ou la plus haute carte ? Quand l’ordre est un cercle, cela ne change rien au jeu.
# source: bcac5bb69d99
choice-ace-low = la plus basse
# source: 8d2a11161aff
choice-ace-high = la plus haute
# source: ccb24de67029
option-circular = Ordre en cercle
    .help = Une suite peut-elle passer de la plus haute carte à la plus basse ?
# source: 13c9dc4a1efb
option-calls = Les mots
    .help = Les mots dans l’ordre ; leur nombre est la longueur d’une suite complète.
# source: af68f9db345d
option-turn_up_last = Dernière carte retournée
    .help = La dernière carte du paquet est-elle retournée au lieu d’être donnée ?
# source: 5e075e3dced7
option-dead_cards = Cartes face cachée
    .help = Combien de cartes ne sont données à personne ?
# source: 0a5dd180df59
choice-dead_cards-none = aucune
# source: 1b4da2ba43b2
choice-dead_cards-one_hand = une main de plus qu’il n’y a de joueurs
# source: ddb8113bf68d
choice-dead_cards-remainder = ce qui reste quand toutes les mains sont égales
# source: 641660db1e0b
option-dead_stop_call = Dernier mot quand la carte suivante est cachée
    .help = Le dernier mot se dit-il avec la carte, ou une fois que personne n’a répondu ?
# source: abf8378fde5d
choice-dead_stop_call-immediate = avec la carte
# source: 41502f20a870
choice-dead_stop_call-after_silence = une fois que personne n’a répondu
# source: 07560bcb9505
option-short_hand_ante = Les mains courtes paient
    .help = Les joueurs qui ont une carte de moins mettent-ils au pot avant que le jeu commence ?

## Presets

# number: a century, as each language writes it
# source: 1bac491c338d
preset-five-card = Snip Snap Snorum, le jeu classique
    .about = Le jeu des livres du XIXe siècle : on distribue tout le paquet, et le roi est en haut de chaque couleur.
# source: a987e1f39ba0
preset-five-card-jig = Le Jig de Peel
    .about = Le jeu classique, avec « jig » pour dernier mot.
# source: b2edd555f88b
preset-turned-up = Snip Snap Snorum avec retourne
    .about = La dernière carte du paquet est retournée, et tout le monde connaît un arrêt dès le départ.
# source: 4123a8a99453
preset-dead-hand = Snip Snap Snorum avec un mort
    .about = Une main reste face cachée, et les suites s’arrêtent là où personne ne s’y attend.
# source: 8b30c917e4af
preset-jig = Jig
    .about = Le jeu anglais moderne : des suites plus courtes, et un ordre en cercle.
# source: adfb18bb1e33
preset-schnipp-32 = Schnipp Schnapp Schnurr Burr Basilorum, petit paquet
    .about = Le jeu allemand avec le petit paquet ; l’ordre est un cercle.
# source: 60bdbe6675da
preset-schnipp-52 = Schnipp Schnapp Schnurr Burr Basilorum, paquet entier
    .about = Le jeu allemand avec le paquet entier ; l’ordre est un cercle.
# source: 52a1b6967f81
preset-rex-32 = Schnipp Schnapp Schnurr Burr Basilorum Rex, petit paquet
    .about = Le jeu allemand avec un mot de plus, donc avec des suites plus longues.
# source: 3c53420a0962
preset-rex-52 = Schnipp Schnapp Schnurr Burr Basilorum Rex, paquet entier
    .about = Le jeu allemand avec un mot de plus, joué avec le paquet entier.

## The game in steps

# source: a4bc710f4cd1
step-shuffle = Mélangez le jeu de { $pack-size-text } cartes. Peu importe qui donne le premier.
# source: f41f83d321e4
step-deal = Distribuez carte par carte, dans le sens des aiguilles d’une montre, en commençant à votre gauche.
# source: b67ab20bfbdc
step-turn-up = La dernière carte ne va à personne : retournez-la face visible.
# source: 6d89b524862c
step-dead = Posez face cachée les cartes qui ne vont à personne ; nul ne les regarde.
# source: 53815e8d0229
step-look = Prenez votre main et classez-la par couleurs. Peu importe si certaines mains ont une carte de plus.
# source: 2149e1d6707a
step-lead = Le joueur à la gauche du donneur joue une carte de son choix, face visible, et dit « { $first-word } ».
# source: 6da1d0dc289f
step-follow = Celui qui détient la carte immédiatement supérieure de cette couleur la joue aussitôt.
# source: 319dc2caedab
step-say = Chaque carte a son mot, selon sa place dans la suite : { $calls }.
# source: 6e205d6e6177
step-full =
    { $length ->
        [one] Une suite de { $length-text } carte est complète, et finie.
       *[other] Une suite de { $length-text } cartes est complète, et finie.
    }
# source: fc0057be0d89
step-stop = Si personne ne peut continuer avant cela, le joueur de la dernière carte ajoute « { $last-word } ».
# source: b6f4f27662fe
step-again = Celui qui a joué la dernière carte de la suite entame de nouveau, de n’importe quelle carte.
# source: 0080510bef72
step-end =
    { $card-pay ->
        [one] Le premier sans cartes gagne aussitôt ; les autres lui paient { $card-pay-text } jeton par carte restante.
       *[other] Le premier sans cartes gagne aussitôt ; les autres lui paient { $card-pay-text } jetons par carte restante.
    }

## Tips

# source: e872f08fdc90
tip-high-end-first = Dans l’exemple, c’est juste : on entame { $high-of }, et la main revient ; plus tard { $low-the } bute sur le trou ainsi laissé, et la main revient encore ; dans l’autre ordre, elle est perdue. Comme règle pour toutes les entames, c’est faux. Les joueurs qui entamaient toujours de la plus haute parmi plusieurs cartes d’une couleur ont gagné { $ways-to-lead-upper-first-text } % des donnes, d’une carte quelconque { $ways-to-lead-random-text } %, et toujours de la plus basse { $ways-to-lead-lower-first-text } %. Une carte basse en a peu au-dessous d’elle dont la suite pourrait l’emporter.
    .title = Les hautes cartes d’abord ? Pas toujours
# source: 42e723b007aa
tip-keep-a-stop = Avec { $highest-the }, on garde toujours la main : la suite s’arrête d’elle-même. Ce n’est pas une raison pour retenir cette carte jusqu’à la fin, quand un autre peut finir avant vous. Les joueurs qui n’en entamaient que faute d’autre chose ont gagné { $ways-to-lead-keep-highest-text } % des donnes, d’une carte quelconque { $ways-to-lead-random-text } % : le hasard suffit à l’expliquer.
    .title = Un arrêt garde la main
# source: afcd637a8388
tip-own-continuation = Une suite dont la dernière carte est dans votre propre main vous rend la main. Comptez avec les mots avant d’entamer. Les joueurs qui entamaient ainsi chaque fois que possible ont gagné { $ways-to-lead-comes-back-text } % des donnes, d’une carte quelconque { $ways-to-lead-random-text } %.
    .title = Compter où finit la suite
# source: 58f7fc2010a5
tip-watch-the-gone = Retenez les cartes sorties. La carte juste au-dessous d’une carte sortie est désormais un arrêt, et vaut autant que la plus haute de sa couleur.
    .title = Les cartes sous un trou
# source: eff437bf2594
tip-last-card-any = Votre dernière carte peut partir à n’importe quelle place d’une suite. Quand il vous en reste peu, les bonnes sont celles dont les voisines du dessous sont encore à jouer : l’entame d’un autre peut vous faire finir.
    .title = Finir sur la suite d’un autre

## What many deals show

# source: cd210b781f17
plot-ways-to-lead = Façons d’entamer
    .about = À quelle fréquence gagne celui qui entame le premier, en suivant la même règle à chaque entame de la donne.
    .random = une carte quelconque
    .upper-first = parmi plusieurs cartes d’une couleur, la plus haute
    .lower-first = parmi plusieurs cartes d’une couleur, la plus basse
    .keep-highest = { $highest-a } seulement faute d’autre chose
    .comes-back = si possible, une carte dont la suite finira dans sa propre main
# source: ce4917e5e4cf
plot-stops = Ce qui arrête une suite
    .about = Combien de suites d’une donne finissent pour chaque raison.
    .length = tous les mots ont été dits
    .top = la couleur ne va pas plus haut
    .gone = la carte suivante est sortie
# source: 78398b6af19e
plot-stops-with-dead-cards = Ce qui arrête une suite quand il y a un mort
    .about = La même chose, quand on distribue une main de plus que personne n’a le droit de regarder.
    .length = tous les mots ont été dits
    .top = la couleur ne va pas plus haut
    .gone = la carte suivante est sortie
    .dead = la carte suivante est dans le mort

## Questions

# source: c7873065b97e
question-must-i-play = Puis-je garder la carte suivante pour plus tard ?
    .answer = Non. Celui qui détient la carte suivante doit la jouer aussitôt.
# source: 0d5248ca44d2
question-nobody-has-it = Et si personne n’a la carte suivante ?
    .answer = Alors la suite s’arrête. Le joueur de la dernière carte ajoute « { $last-word } » et entame de nouveau.
# source: fd426c0f2369
question-ace-after-king = L’as suit-il le roi ?
    .answer = Pas dans le jeu classique : le roi y est en haut et l’as en bas. Au Jig et dans les jeux allemands, où l’ordre est un cercle, oui.
# source: 802beb82ee82
question-uneven-hands = Certains d’entre nous ont une carte de plus. Est-ce juste ?
    .answer = C’est tout à fait habituel, et cela s’équilibre à mesure que la donne tourne. Si vous voulez, faites mettre au pot les mains courtes : voyez les règles maison.
# source: fd982409faa1
question-finish-the-run = Quelqu’un a fini au milieu d’une suite. Faut-il achever la suite ?
    .answer = Non. La donne est finie avec cette carte, et l’on paie les cartes encore en main.
# source: 406e7d9d84c2
question-both-words = Quand dit-on le dernier mot avec un autre ?
    .answer = Quand la suite s’arrête avant d’être complète : « { $last-word } » vient alors après le mot ordinaire de la carte. Si c’est la dernière carte d’une suite complète, son mot est déjà « { $last-word } », et on le dit une fois.
# source: f8dec12a3a65
question-equal-cards-same-game = Je connais un Snip Snap Snorum où l’on joue des cartes égales. Est-ce le même jeu ?
    .answer = Il porte le même nom, mais c’est un autre jeu : on y joue des cartes de même valeur, et non la carte suivante de la même couleur. C’est peut-être de lui que le jeu d’enfants Snap tient son nom.

## Glossary

# source: 0c2930a22f17
term-run = suite
    .definition = Des cartes d’une couleur, jouées en montant l’une après l’autre.
    .also = suites
# source: 556a2ff13ba8
term-stop = arrêt
    .definition = Une carte après laquelle une suite ne peut pas continuer.
    .also = arrêts
# source: b0c2d1ef9489
term-lead = entame
    .definition = La première carte d’une suite ; entamer, c’est la jouer. Celui à qui revient l’entame a la main.
    .also = entames|entamer|entame de nouveau
# source: 66e3fbf42bfc
term-call = mot
    .definition = Ce qu’on dit avec une carte.
    .also = mots
# source: bb9556fe162a
term-eldest-hand = premier en cartes
    .definition = Le joueur à la gauche du donneur, qui entame le premier.
# source: 509ba69ee5a2
term-dealer = donneur
    .definition = Celui qui distribue les cartes de cette donne.
# source: 98b2145c8ca6
term-suit = couleur
    .definition = Pique, cœur, carreau ou trèfle.
    .also = couleurs
# source: 49242d32a5ba
term-rank = valeur
    .definition = Ce qu’est une carte dans sa couleur, par exemple roi ou as.
    .also = valeurs
# source: ee24c0dfc1d4
term-pack = paquet
    .definition = Toutes les cartes avec lesquelles on joue ; on dit aussi le jeu de cartes.
# source: c08c2a9b4cec
term-hand = main
    .definition = Les cartes que tient un joueur. Avoir la main, c’est être celui qui entame.
    .also = mains
# source: 5c7a4e0610c5
term-pool = pot
    .definition = Les jetons au milieu de la table.
# source: 730727845b21
term-chip = jeton
    .definition = Ce qui tient lieu d’argent ou de points : une pièce, un haricot, une allumette.
    .also = jetons
# review: "mort" is here a hand that nobody plays and nobody sees; is it clear beside the dummy of bridge?
# source: 3e10e85632d8
term-dead-hand = mort
    .definition = Une main qui n’est donnée à personne ; elle reste face cachée.
# number: a century, as each language writes it
# source: cc402c43c5be
term-hicockalorum = hicockalorum
    .definition = Un vieux mot anglais, écrit aussi high cockalorum : au XIXe siècle, le sobriquet d’un homme très imbu de lui-même.

## History

# source: 1b16bc62e5d0
history-burney = En { $burney-year-text }, Fanny Burney parle de quelqu’un qui tergiversait jusqu’à ce qu’un autre joueur crie « snap ». David Parlett cite le passage dans son guide des jeux de cartes ; c’est peut-être la plus ancienne trace de Snip Snap Snorum, ou de Snap.
# number: a century, as each language writes it
# source: 721f28db9211
history-books = Plusieurs livres du XIXe siècle décrivent le jeu des suites à peu près tel qu’il est ici. Certains joueurs retournaient alors la dernière carte ; d’autres donnaient quelques cartes face cachée, si bien que les suites s’arrêtaient là où personne ne s’y attendait. « Hicockalorum » se disait en entier : « high cockalorum ». Le dernier mot était « jingo » pour les uns, « jig » pour les autres.
# source: 87ff468dc573
history-germany = En Allemagne, le jeu tire son nom de ses mots : Schnipp, Schnapp, Schnurr, Burr, Basilorum, auxquels on ajoute parfois Rex. On le joue avec le petit paquet ou le paquet entier, et le plus souvent l’ordre est un cercle.
# source: 4dcbfdbb08d1
history-jig = En Angleterre, le jeu survit sous une forme plus courte, Jig, qui tire son nom de son dernier mot. Le vieux mot « hicockalorum » s’est perdu en route.
# source: e0163a307a6d
history-snap = Dire les mots sur des cartes égales, comme dans l’autre jeu de ce nom, a peut-être donné son nom au jeu d’enfants Snap.

## Sources and corrections

# source: 6d72f7aa6cbe
erratum-E000-1 = Après l’entame { $lead-of }, { $fifth-the }, dernière carte de la suite complète, donnerait la main à { $wrong }.
    .right = C’est { $right } qui joue { $fifth-the }, comme dans les premières lignes du même exemple ; la main va donc à { $right }.
# source: 7b72ec049431
erratum-E000-2 = { $player } ne peut pas jouer { $king-the } avant que { $wrong } ait entamé { $queen-of }.
    .right = { $queen-The } est en main chez { $right }.
# source: 377c907d544b
erratum-E000-6 = Le mot « hicockalorum » s’écrirait parfois « hicockalorum ».
    .right = Il faut comprendre que « high cockalorum » s’écrivait aussi « hicockalorum ». Le texte persan lui-même l’écrit de plus d’une façon.
# source: afd019d49921
erratum-E000-7 = Bonk, Bump, Snorum et Yellow Dwarf sont mal écrits par endroits.
    .right = Ici, ils ont leur graphie habituelle.
# source: 9d63424aae4a
erratum-E000-8 = Le pot est appelé piscine.
    .right = Ce sont les jetons au milieu de la table.

## Worked examples

# number: cards are named
# source: 930585a6ad7b
example-heart-sequence = La suite à cœur : les hautes cartes d’abord
    .note = Le premier en cartes tient le sept, le neuf, le dix et le roi de cœur. En entamant du dix, il reprend la main tout de suite, puis encore une fois.
# number: a card is named
# source: 6ddd441ae006
example-seven-first = La même main, le sept d’abord
    .note = Si l’on entame du sept, la suite est complète au valet. C’est maintenant celui qui a joué le valet qui a la main, et le roi du premier en cartes doit attendre la dame.
# source: e4d765cb1598
example-king-led = On entame d’un roi
    .note = Rien n’est au-dessus : le premier et le dernier mot se disent ensemble, et la main reste où elle est.
# number: cards are named
# source: 2ba53062db0b
example-next-card-gone = La carte suivante est sortie
    .note = Le six de pique a été joué plus tôt ; le cinq est donc un arrêt.
# source: 724cd36eeba9
example-out-in-mid-run = Fini au milieu d’une suite
    .note = La dernière carte d’un joueur tombe au milieu d’une suite. La donne est finie tout de même.
# number: cards are named
# source: dc2d05f36207
example-turned-up-card = Une carte retournée
    .note = Le neuf de trèfle est face visible ; le huit est donc un arrêt dès le départ.
# number: cards are named
# source: a08db317bcd3
example-dead-hand = La carte suivante est cachée
    .note = Personne ne le savait : le huit de trèfle est dans le mort.
# source: ac3636ed8e7d
example-full-run = Une suite complète
    .note = Le même joueur a la première et la dernière carte de la suite, et entame donc de nouveau.
# source: 68fd22cd2c43
example-king-ends-full-run = Une suite complète finit au roi
    .note = Le roi est un arrêt et en même temps la dernière carte d’une suite complète : le dernier mot ne se dit qu’une fois.
# number: cards are named
# source: a092a4623ad2
example-jig-over-the-ace = Jig : du roi à l’as et au-delà
    .note = L’ordre tourne : après le roi viennent l’as et le deux.
# source: 4693de136875
example-jig-gap = Jig : un trou arrête le cercle
    .note = Dans un cercle, aucune carte n’est la plus haute ; mais une carte sortie arrête quand même la suite.
# source: 6415b2aeac9d
example-peels-jig = Le Jig de Peel
    .note = Le jeu classique avec un autre dernier mot ; le roi reste un arrêt.
# number: a card is named
# source: 29300600edec
example-schnipp-small-pack = Schnipp Schnapp avec le petit paquet
    .note = Après l’as vient le sept, la plus basse carte du petit paquet.
# number: a card is named
# source: e0a2d5915072
example-schnipp-full-pack = Schnipp Schnapp avec le paquet entier
    .note = Après l’as vient le deux.
# source: b5ac3e9c2d6f
example-rex-small-pack = Un mot de plus : Rex
    .note = La plus longue suite de la famille.
# source: f582106a7e75
example-rex-full-pack = Rex avec le paquet entier
    .note = La suite passe par-dessus l’as, et l’on dit « Rex » avec sa dernière carte.
# source: 4ceb75ac03bc
example-refusals = Des cartes qu’on ne peut pas jouer
    .note = La mauvaise carte, un passe, plus d’une carte, une carte hors de son tour : essayez-les avec « Et si… ? » et lisez pourquoi.
# source: f60b526fd675
example-late-last-word = Le dernier mot après un silence
    .note = Règle maison : comme nul ne peut savoir que la carte suivante est face cachée, le dernier mot ne se dit qu’une fois que personne n’a répondu.
# source: bb865e8d7368
example-short-hand-ante = Les mains courtes paient
    .note = Règle maison : avant que le jeu commence, ceux qui ont une carte de moins que la plus longue main mettent au pot.
# source: 69b053280065
example-two-hands = Une donne, et la suivante
    .note = La donne passe à gauche, et chacun garde ses jetons.
# source: b0265ba7f3bd
example-equal-hands = Des mains égales, le reste face cachée
    .note = Règle maison : personne n’a une carte de plus qu’un autre ; ce qui reste est face cachée.
# source: 6e702fde712c
example-whole-hand = Une donne entière
    .note = Une donne complète, carte par carte, jusqu’au dernier paiement.

## Under the words

# source: 3dac4107321e
calls-note = Si la suite s’arrête avant la fin, le dernier mot s’ajoute au mot ordinaire.

## What changed

# source: 0e5f80861b69
change-circle-title = La règle sur l’ordre en cercle a son propre titre ; elle avait celui de la règle précédente.
# source: accf24e2bbda
change-tips-tried = Les conseils sur les entames ont été essayés sur de nombreuses donnes. Entamer d’abord des hautes cartes est faux comme règle générale, et le conseil le dit maintenant.

## Les étapes de la leçon

# source: 3cd3bc68bebc
lesson-deal = Le premier qui n’a plus de cartes gagne. On distribue tout le paquet ; sur cette image chacun n’a que quelques cartes, pour qu’on voie l’essentiel.
# review: "suite" for a run of cards that several players build
# source: 5b7c19bce279
lesson-run = Celui qui commence pose la carte de son choix : c’est l’entame, et une suite commence. Seule la carte juste au-dessus, dans la même couleur, peut la continuer, et c’est celui qui l’a qui la joue. On ne joue pas à tour de rôle. Avec chaque carte, on dit un mot ; nous y viendrons bientôt.
# source: e0b902422063
lesson-your-card = Vous êtes maintenant { $seat }, et vous avez la carte qui continue la suite. Essayez-en d’abord une autre, si vous voulez : elle est refusée, et l’on vous dit pourquoi.
# source: 68f639d1f562
lesson-words = Chaque carte d’une suite a son mot, toujours dans cet ordre : { $calls }. Lequel revient à la carte suivante ?
# source: 735ad4863327
lesson-top = Rien ne suit la plus haute carte d’une couleur : la suite s’arrête là. Celui qui la joue dit aussi le dernier mot, et entame la suite d’après.
# source: f31794ee68d6
lesson-lead = Vous êtes { $seat } et vous avez fini la suite : à vous d’entamer. N’importe quelle carte convient, mais on ne peut pas passer.
# source: 22d1a0b3d96b
lesson-gone = Une suite s’arrête aussi quand la carte qu’il lui faut est déjà jouée. Regardez la table : quelles cartes sont parties ? Dites alors quel mot convient.
# source: e2be5fa89d1e
lesson-full = Une suite qui arrive au bout des mots est complète. Celui qui l’a finie entame de nouveau, même si quelqu’un a la carte suivante.
# source: 1745fa492927
lesson-win = Vous êtes { $seat }, cette fois en haut de la table. Vous n’avez plus d’autre carte que celle-ci, et c’est celle qui continue la suite.
# source: 425726ccd60c
lesson-pay = Celui qui n’a plus de cartes est payé par tous les autres : un jeton pour chaque carte qui leur reste. Comptez les cartes de chacun.
