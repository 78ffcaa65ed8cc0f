### Words that every game shares, in Italian: cards, seats, lists, the reasons and events common to all games.
### The reader is addressed as "tu"; rules are told in the impersonal form or of "chi ..." and "il giocatore".
### Sentences never ask for agreement with a card: no participle stands beside a card's name.

## Cards

# .the has the article: l’asso, il re, la regina, l’otto.
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
suit-name =
    { $suit ->
        [s] picche
        [h] cuori
        [d] quadri
       *[c] fiori
    }
# .to is "up to" a rank: al sette, all’asso, alla regina.
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

## The letters on the cards

rank-label-A = A
rank-label-K = K
rank-label-Q = Q
rank-label-J = J

## Lists

list-two = { $a } e { $b }
list-more = { $a }, { $b }
list-last = { $a } e { $b }
list-words = { $a }, { $b }

## Reasons common to all games

not-held = Si possono giocare solo le carte che si hanno in mano.
    .title = Solo le proprie carte
    .refused = Chi deve giocare non ha in mano { $card-the }.
not-your-turn = Gioca solo chi è di turno. Una carta giocata fuori turno si riprende in mano.
    .title = Fuori turno
    .refused = È il turno di { $seat }.
game-over = A partita finita non si giocano più carte.
    .title = Dopo la fine
    .refused = La partita è finita.
unknown-action = Si può fare solo ciò che le regole prevedono.
    .title = Azioni sconosciute
    .refused = In questo gioco non esiste l’azione «{ $action }».
deal-first = Finita una mano, non si gioca più finché il mazziere successivo non ha dato le carte.
    .title = Fra una mano e l’altra
    .refused = La mano è finita. Prima deve dare le carte il mazziere successivo.
hand-not-over = Nessuno dà le carte finché la mano non è finita.
    .title = Carte date troppo presto
    .refused = La mano non è ancora finita.

## What can be wrong with a hand that comes in a link

unreadable-card = «{ $text }» non è una carta.
unreadable-action = «{ $text }» non è una cosa che un giocatore possa fare.
unreadable-record = Questa mano non si può leggere: «{ $text }».
record-too-long = Questa mano è troppo lunga: il limite è { $limit-text }.
unknown-version = Questo link viene da un’altra versione: «{ $text }».
unknown-game = Qui non c’è nessun gioco «{ $name }».
unknown-preset = Non c’è nessuna variante «{ $name }».
unknown-option = Non c’è nessuna regola della casa «{ $name }».
unknown-pile = In questo gioco non c’è nessun mazzetto «{ $name }».
unknown-seat = Non c’è nessun posto «{ $name }».
unknown-start = Una mano di questo gioco non può cominciare con «{ $name }».
bad-option = La regola della casa «{ $name }» non può essere «{ $value }». Valori ammessi: { $allowed }.
bad-start = Il valore iniziale «{ $name }» non può essere «{ $value }».
bad-seats =
    { $count ->
        [one] { $count-text } giocatore non basta: si gioca in numero da { $low-text } a { $high-text }.
       *[other] { $count-text } giocatori non vanno bene: si gioca in numero da { $low-text } a { $high-text }.
    }
bad-seat-name = Un posto non può chiamarsi «{ $name }».
seat-twice = Più di un posto si chiama «{ $name }».
card-twice = Nella distribuzione c’è più di una volta { $card-the }.
card-not-in-pack = In questo mazzo non c’è { $card-the }.
too-many-cards =
    { $count ->
        [one] «{ $zone }» ha { $count-text } carta; una vera distribuzione ne dà { $limit-text }.
       *[other] «{ $zone }» ha { $count-text } carte; una vera distribuzione ne dà { $limit-text }.
    }
not-whole-pack =
    { $count ->
        [one] La distribuzione ha { $count-text } carta; il mazzo intero ne ha { $size-text }.
       *[other] La distribuzione ha { $count-text } carte; il mazzo intero ne ha { $size-text }.
    }
nobody-can-act = Deve cominciare { $seat }, ma non ha carte.

## What happens at the table

event-played = { $seat } gioca { $card-the }.
event-played-said = { $seat } gioca { $card-the } e dice «{ $words }».
event-said = { $seat } dice «{ $words }».
event-passed = { $seat } passa.
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
event-collected =
    { $value ->
        [one] { $seat } prende il piatto: { $value-text } gettone.
       *[other] { $seat } prende il piatto: { $value-text } gettoni.
    }
event-won =
    { $value ->
        [trick] { $seat } fa la presa.
        [game] { $seat } vince la partita.
       *[hand] { $seat } vince la mano.
    }

## Places and values on the table

zone-hand = Mano
zone-played = Già giocate
fact-left =
    { $value ->
        [one] { $value-text } carta rimasta
       *[other] { $value-text } carte rimaste
    }
    .short = { $value-text }
fact-chips =
    { $value ->
        [one] { $value-text } gettone
       *[other] { $value-text } gettoni
    }
fact-pool =
    { $value ->
        [one] { $value-text } gettone nel piatto
       *[other] { $value-text } gettoni nel piatto
    }
