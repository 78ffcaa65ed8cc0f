### Words that every game shares, in Danish.
### The reader is "du"; rules are told with "man" or "den, der ...". A round of play is "runde", the whole game "parti".
### A card's name has no article: "hjerter konge". By itself a rank has one: "kongen", "en konge"; numbers are then "syver", "tier".

## Cards

# .The is the name at the beginning of a sentence.
# source: 1928acde2142
card-name =
    { $suit ->
        [s] spar
        [h] hjerter
        [d] ruder
       *[c] klør
    } { $rank ->
        [A] es
        [K] konge
        [Q] dame
        [J] knægt
        [T] ti
        [9] ni
        [8] otte
        [7] syv
        [6] seks
        [5] fem
        [4] fire
        [3] tre
       *[2] to
    }
    .The =
        { $suit ->
            [s] Spar
            [h] Hjerter
            [d] Ruder
           *[c] Klør
        } { $rank ->
            [A] es
            [K] konge
            [Q] dame
            [J] knægt
            [T] ti
            [9] ni
            [8] otte
            [7] syv
            [6] seks
            [5] fem
            [4] fire
            [3] tre
           *[2] to
        }
# source: 25def995e80b
suit-name =
    { $suit ->
        [s] spar
        [h] hjerter
        [d] ruder
       *[c] klør
    }
# .the is "kongen", .a is "en konge"; .The and .A the same at the beginning of a sentence.
# source: aed090d51c14
rank-name =
    { $rank ->
        [A] es
        [K] konge
        [Q] dame
        [J] knægt
        [T] tier
        [9] nier
        [8] otter
        [7] syver
        [6] sekser
        [5] femmer
        [4] firer
        [3] treer
       *[2] toer
    }
    .the =
        { $rank ->
            [A] esset
            [K] kongen
            [Q] damen
            [J] knægten
            [T] tieren
            [9] nieren
            [8] otteren
            [7] syveren
            [6] sekseren
            [5] femmeren
            [4] fireren
            [3] treeren
           *[2] toeren
        }
    .The =
        { $rank ->
            [A] Esset
            [K] Kongen
            [Q] Damen
            [J] Knægten
            [T] Tieren
            [9] Nieren
            [8] Otteren
            [7] Syveren
            [6] Sekseren
            [5] Femmeren
            [4] Fireren
            [3] Treeren
           *[2] Toeren
        }
    .a =
        { $rank ->
            [A] et es
            [K] en konge
            [Q] en dame
            [J] en knægt
            [T] en tier
            [9] en nier
            [8] en otter
            [7] en syver
            [6] en sekser
            [5] en femmer
            [4] en firer
            [3] en treer
           *[2] en toer
        }
    .A =
        { $rank ->
            [A] Et es
            [K] En konge
            [Q] En dame
            [J] En knægt
            [T] En tier
            [9] En nier
            [8] En otter
            [7] En syver
            [6] En sekser
            [5] En femmer
            [4] En firer
            [3] En treer
           *[2] En toer
        }

## The letters on the cards

# review: the letters of the packs that are mostly sold in Denmark; bridge columns write E K D B.
# source: e1858cb0c223
rank-label-A = A
# source: dc93c269cc81
rank-label-K = K
# source: 1eb4eaf276dc
rank-label-Q = Q
# source: b41054b7e140
rank-label-J = J

## Lists

# source: e6e7f9ace548
list-two = { $a } og { $b }
# source: b2d615ea19e3
list-more = { $a }, { $b }
# source: 670396810c68
list-last = { $a } og { $b }
# source: baafc40f9335
list-words = { $a }, { $b }

## Reasons common to all games

# source: 3aacd0508943
not-held = Man kan kun spille kort, man har på hånden.
    .title = Kun egne kort
    .refused = Den, der har tur, har ikke { $card } på hånden.
# source: 0d935db6b3b4
not-your-turn = Kun den, der har tur, må spille. Et kort, der er spillet uden for tur, tages op igen.
    .title = Uden for tur
    .refused = Det er { $seat }, der har tur.
# source: 8f9e7a53b74b
game-over = Når partiet er slut, spilles der ikke flere kort.
    .title = Efter slutningen
    .refused = Partiet er slut.
# source: b9763e459b5d
unknown-action = Man kan kun gøre det, som reglerne nævner.
    .title = Ukendte handlinger
    .refused = Handlingen »{ $action }« findes ikke i dette spil.
# source: 5f8712f62eca
deal-first = Når en runde er slut, spilles der ikke, før den næste kortgiver har givet.
    .title = Mellem runderne
    .refused = Runden er slut. Først skal den næste kortgiver give.
# source: 09755fa4b573
hand-not-over = Der gives ikke kort igen, før runden er slut.
    .title = Givet for tidligt
    .refused = Runden er ikke slut endnu.

## What can be wrong with a hand that comes in a link

# source: 4c47526a9c15
unreadable-card = »{ $text }« er ikke et kort.
# source: 4b923de3f7b4
unreadable-action = »{ $text }« er ikke noget, en spiller kan gøre.
# source: b924cac8a8df
unreadable-record = Denne runde kan ikke læses: »{ $text }«.
# source: ac26a331a074
record-too-long = Denne runde er for lang; grænsen er { $limit-text }.
# source: 5782bc66a27c
unknown-version = Dette link kommer fra en anden version: »{ $text }«.
# source: 03f6f550f6ca
unknown-game = Spillet »{ $name }« findes ikke her.
# source: 38e341c2479a
unknown-preset = Varianten »{ $name }« findes ikke.
# source: 55b759b65d8c
unknown-option = Husreglen »{ $name }« findes ikke.
# source: da2b4867da2e
unknown-pile = Bunken »{ $name }« findes ikke i dette spil.
# source: e2e1403744a5
unknown-seat = Pladsen »{ $name }« findes ikke.
# source: cc6deeeed6cc
unknown-start = En runde i dette spil kan ikke begynde med »{ $name }«.
# source: b59754521fd2
unknown-level = Spillestyrken { $level } findes ikke; den går fra { $low-text } til { $high-text }.
# source: 638b2044d4bf
bad-option = Husreglen »{ $name }« kan ikke være »{ $value }«. Tilladt er: { $allowed }.
# source: 0bbd9f7a586a
bad-start = Startværdien »{ $name }« kan ikke være »{ $value }«.
# source: 71bb4ad346ad
bad-seats =
    { $count ->
        [one] { $count-text } spiller er for lidt: Spillet er for { $low-text } til { $high-text }.
       *[other] Med { $count-text } spillere går det ikke: Spillet er for { $low-text } til { $high-text }.
    }
# source: fb5152bfd5e3
bad-seat-name = En plads kan ikke hedde »{ $name }«.
# source: 8421a00eb31b
seat-twice = Mere end én plads hedder »{ $name }«.
# source: c84fe7ad144a
card-twice = { $card-The } er givet mere end én gang.
# source: ce90f6ee6303
card-not-in-pack = { $card-The } hører ikke til dette spil kort.
# source: 25cff7676144
too-many-cards =
    { $count ->
        [one] »{ $zone }« har { $count-text } kort; ved en rigtig uddeling er det { $limit-text }.
       *[other] »{ $zone }« har { $count-text } kort; ved en rigtig uddeling er det { $limit-text }.
    }
# source: 4afd57db4b70
not-whole-pack =
    { $count ->
        [one] Der er givet { $count-text } kort; hele spillet har { $size-text }.
       *[other] Der er givet { $count-text } kort; hele spillet har { $size-text }.
    }
# source: 03cb30d34892
nobody-can-act = { $seat } skal begynde, men har ingen kort.

## What happens at the table

# source: 59ea9f3f5ae8
event-played = { $seat } spiller { $cards }.
# source: 8e1aa9f02498
event-played-said = { $seat } spiller { $cards } og siger »{ $words }«.
# source: d40cb19cbc7e
event-said = { $seat } siger »{ $words }«.
# source: d51539c98a18
event-passed = { $seat } siger pas.
# source: 8a6ac9d932e2
event-deals = { $seat } giver.
# source: 4a5337309053
event-paid =
    { $to ->
        [pool]
            { $value ->
                [one] { $seat } betaler { $value-text } jeton til puljen.
               *[other] { $seat } betaler { $value-text } jetoner til puljen.
            }
       *[seat]
            { $value ->
                [one] { $seat } betaler { $value-text } jeton til { $to-seat }.
               *[other] { $seat } betaler { $value-text } jetoner til { $to-seat }.
            }
    }
# source: 534d98eb880d
event-collected =
    { $value ->
        [one] { $seat } får jetonen i puljen.
       *[other] { $seat } får de { $value-text } jetoner i puljen.
    }
# source: fbd661e5f0fd
event-won =
    { $value ->
        [trick] { $seat } får stikket.
        [game] { $seat } vinder partiet.
       *[hand] { $seat } vinder runden.
    }

## What a player can do besides playing a card; the labels of buttons

# source: ae52cf797d73
action-pass = Sig pas
# source: d3251fb72015
action-deal = Giv kort

## Places and values on the table

# source: 66768381479d
zone-hand = Hånd
# source: 06b4ffb46395
zone-played = Spillet tidligere
# source: 738151c3f301
fact-left =
    { $value ->
        [0] ingen kort tilbage
        [one] { $value-text } kort tilbage
       *[other] { $value-text } kort tilbage
    }
    .short = { $value-text }
# source: 7478eb3c8c5d
fact-chips =
    { $value ->
        [one] { $value-text } jeton
       *[other] { $value-text } jetoner
    }
# source: 47597fb44fa7
fact-pool =
    { $value ->
        [one] { $value-text } jeton i puljen
       *[other] { $value-text } jetoner i puljen
    }
