### Words that every game shares, in Italian: cards, seats, lists, the reasons and events common to all games.
### The reader is addressed as "tu"; rules are told in the impersonal form or of "chi ..." and "il giocatore".
### Sentences never ask for agreement with a card: no participle stands beside a card's name.

## Cards

# .the has the article: l’asso, il re, la regina, l’otto; .The is the same at the beginning of a sentence.
# .from is "by" or "from": dall’asso, dal re, dalla regina.
# source: 1928acde2142
card-name =
    { $rank ->
        [A] asso
        [K] re
        [Q] regina
        [J] fante
        [T] dieci
        [9] nove
        [8] otto
        [7] sette
        [6] sei
        [5] cinque
        [4] quattro
        [3] tre
       *[2] due
    } di { $suit ->
        [s] picche
        [h] cuori
        [d] quadri
       *[c] fiori
    }
    .the =
        { $rank ->
            [A] l’asso
            [K] il re
            [Q] la regina
            [J] il fante
            [T] il dieci
            [9] il nove
            [8] l’otto
            [7] il sette
            [6] il sei
            [5] il cinque
            [4] il quattro
            [3] il tre
           *[2] il due
        } di { $suit ->
            [s] picche
            [h] cuori
            [d] quadri
           *[c] fiori
        }
    .The =
        { $rank ->
            [A] L’asso
            [K] Il re
            [Q] La regina
            [J] Il fante
            [T] Il dieci
            [9] Il nove
            [8] L’otto
            [7] Il sette
            [6] Il sei
            [5] Il cinque
            [4] Il quattro
            [3] Il tre
           *[2] Il due
        } di { $suit ->
            [s] picche
            [h] cuori
            [d] quadri
           *[c] fiori
        }
    .from =
        { $rank ->
            [A] dall’asso
            [K] dal re
            [Q] dalla regina
            [J] dal fante
            [T] dal dieci
            [9] dal nove
            [8] dall’otto
            [7] dal sette
            [6] dal sei
            [5] dal cinque
            [4] dal quattro
            [3] dal tre
           *[2] dal due
        } di { $suit ->
            [s] picche
            [h] cuori
            [d] quadri
           *[c] fiori
        }
# source: 25def995e80b
suit-name =
    { $suit ->
        [s] picche
        [h] cuori
        [d] quadri
       *[c] fiori
    }
# .to is "up to" a rank: al sette, all’asso, alla regina. .from is dal sette, dall’asso; .a is un sette, una regina.
# source: aed090d51c14
rank-name =
    { $rank ->
        [A] asso
        [K] re
        [Q] regina
        [J] fante
        [T] dieci
        [9] nove
        [8] otto
        [7] sette
        [6] sei
        [5] cinque
        [4] quattro
        [3] tre
       *[2] due
    }
    .the =
        { $rank ->
            [A] l’asso
            [K] il re
            [Q] la regina
            [J] il fante
            [T] il dieci
            [9] il nove
            [8] l’otto
            [7] il sette
            [6] il sei
            [5] il cinque
            [4] il quattro
            [3] il tre
           *[2] il due
        }
    .to =
        { $rank ->
            [A] all’asso
            [K] al re
            [Q] alla regina
            [J] al fante
            [T] al dieci
            [9] al nove
            [8] all’otto
            [7] al sette
            [6] al sei
            [5] al cinque
            [4] al quattro
            [3] al tre
           *[2] al due
        }
    .a =
        { $rank ->
            [A] un asso
            [K] un re
            [Q] una regina
            [J] un fante
            [T] un dieci
            [9] un nove
            [8] un otto
            [7] un sette
            [6] un sei
            [5] un cinque
            [4] un quattro
            [3] un tre
           *[2] un due
        }
    .from =
        { $rank ->
            [A] dall’asso
            [K] dal re
            [Q] dalla regina
            [J] dal fante
            [T] dal dieci
            [9] dal nove
            [8] dall’otto
            [7] dal sette
            [6] dal sei
            [5] dal cinque
            [4] dal quattro
            [3] dal tre
           *[2] dal due
        }

## The letters on the cards

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
list-two = { $a } e { $b }
# source: b2d615ea19e3
list-more = { $a }, { $b }
# source: 670396810c68
list-last = { $a } e { $b }
# source: baafc40f9335
list-words = { $a }, { $b }

## Reasons common to all games

# source: 3aacd0508943
not-held = Si possono giocare solo le carte che si hanno in mano.
    .title = Solo le proprie carte
    .refused = Chi deve giocare non ha in mano { $card-the }.
# source: 0d935db6b3b4
not-your-turn = Gioca solo chi è di turno. Una carta giocata fuori turno si riprende in mano.
    .title = Fuori turno
    .refused = È il turno di { $seat }.
# source: 8f9e7a53b74b
game-over = A partita finita non si giocano più carte.
    .title = Dopo la fine
    .refused = La partita è finita.
# source: b9763e459b5d
unknown-action = Si può fare solo ciò che le regole prevedono.
    .title = Azioni sconosciute
    .refused = In questo gioco non esiste l’azione «{ $action }».
# source: 5f8712f62eca
deal-first = Finita una mano, non si gioca più finché il mazziere successivo non ha dato le carte.
    .title = Fra una mano e l’altra
    .refused = La mano è finita. Prima deve dare le carte il mazziere successivo.
# source: 09755fa4b573
hand-not-over = Nessuno dà le carte finché la mano non è finita.
    .title = Carte date troppo presto
    .refused = La mano non è ancora finita.

## What can be wrong with a hand that comes in a link

# source: 4c47526a9c15
unreadable-card = «{ $text }» non è una carta.
# source: 4b923de3f7b4
unreadable-action = «{ $text }» non è una cosa che un giocatore possa fare.
# source: b924cac8a8df
unreadable-record = Questa mano non si può leggere: «{ $text }».
# source: ac26a331a074
record-too-long = Questa mano è troppo lunga: il limite è { $limit-text }.
# source: 5782bc66a27c
unknown-version = Questo link viene da un’altra versione: «{ $text }».
# source: 03f6f550f6ca
unknown-game = Qui non c’è nessun gioco «{ $name }».
# source: 38e341c2479a
unknown-preset = Non c’è nessuna variante «{ $name }».
# source: 55b759b65d8c
unknown-option = Non c’è nessuna regola della casa «{ $name }».
# source: da2b4867da2e
unknown-pile = In questo gioco non c’è nessun mazzetto «{ $name }».
# source: e2e1403744a5
unknown-seat = Non c’è nessun posto «{ $name }».
# source: cc6deeeed6cc
unknown-start = Una mano di questo gioco non può cominciare con «{ $name }».
# source: b59754521fd2
unknown-level = Il livello { $level } non esiste per i bot: i livelli vanno da { $low-text } a { $high-text }.
# source: 638b2044d4bf
bad-option = La regola della casa «{ $name }» non può essere «{ $value }». Valori ammessi: { $allowed }.
# source: 0bbd9f7a586a
bad-start = Il valore iniziale «{ $name }» non può essere «{ $value }».
# source: 71bb4ad346ad
bad-seats =
    { $count ->
        [one] { $count-text } giocatore non basta: si può giocare da { $low-text } a { $high-text } persone.
       *[other] { $count-text } giocatori non vanno bene: si può giocare da { $low-text } a { $high-text } persone.
    }
# source: fb5152bfd5e3
bad-seat-name = Un posto non può chiamarsi «{ $name }».
# source: 8421a00eb31b
seat-twice = Più di un posto si chiama «{ $name }».
# source: c84fe7ad144a
card-twice = Nella distribuzione c’è più di una volta { $card-the }.
# source: ce90f6ee6303
card-not-in-pack = In questo mazzo non c’è { $card-the }.
# source: 25cff7676144
too-many-cards =
    { $count ->
        [one] «{ $zone }» ha { $count-text } carta; una vera distribuzione ne dà { $limit-text }.
       *[other] «{ $zone }» ha { $count-text } carte; una vera distribuzione ne dà { $limit-text }.
    }
# source: 4afd57db4b70
not-whole-pack =
    { $count ->
        [one] La distribuzione ha { $count-text } carta; il mazzo intero ne ha { $size-text }.
       *[other] La distribuzione ha { $count-text } carte; il mazzo intero ne ha { $size-text }.
    }
# source: 03cb30d34892
nobody-can-act = Deve cominciare { $seat }, ma non ha carte.

## What happens at the table

# source: 59ea9f3f5ae8
event-played = { $seat } gioca { $cards-the }.
# source: 8e1aa9f02498
event-played-said = { $seat } gioca { $cards-the } e dice «{ $words }».
# source: d40cb19cbc7e
event-said = { $seat } dice «{ $words }».
# source: d51539c98a18
event-passed = { $seat } passa.
# source: 8a6ac9d932e2
event-deals = { $seat } dà le carte.
# source: 4a5337309053
event-paid =
    { $to ->
        [pool]
            { $value ->
                [one] { $seat } mette { $value-text } gettone nel piatto.
               *[other] { $seat } mette { $value-text } gettoni nel piatto.
            }
       *[seat]
            { $value ->
                [one] { $to-seat } riceve { $value-text } gettone da { $seat }.
               *[other] { $to-seat } riceve { $value-text } gettoni da { $seat }.
            }
    }
# source: 534d98eb880d
event-collected =
    { $value ->
        [one] { $seat } prende il piatto: { $value-text } gettone.
       *[other] { $seat } prende il piatto: { $value-text } gettoni.
    }
# source: fbd661e5f0fd
event-won =
    { $value ->
        [trick] { $seat } fa la presa.
        [game] { $seat } vince la partita.
       *[hand] { $seat } vince la mano.
    }

## Places and values on the table

# source: 66768381479d
zone-hand = Mano
# source: 06b4ffb46395
zone-played = Già giocate
# source: 738151c3f301
fact-left =
    { $value ->
        [one] { $value-text } carta rimasta
       *[other] { $value-text } carte rimaste
    }
    .short = { $value-text }
# source: 7478eb3c8c5d
fact-chips =
    { $value ->
        [one] { $value-text } gettone
       *[other] { $value-text } gettoni
    }
# source: 47597fb44fa7
fact-pool =
    { $value ->
        [one] { $value-text } gettone nel piatto
       *[other] { $value-text } gettoni nel piatto
    }

# source: ae52cf797d73
action-pass = Passa
# source: d3251fb72015
action-deal = Dai le carte
