### Words that every game shares, in German.
### Form of address: neutral ("man", "wer", impersonal imperative in the infinitive); never du or Sie.

## Cards

# .the and .The = nominative with its article, .acc = accusative, .dat = dative.
# The article goes with the rank: das Ass, der König, der Bube (den Buben), all others die.
card-name =
    { $suit ->
        [s] Pik
        [h] Herz
        [d] Karo
       *[c] Kreuz
    }-{ $rank ->
        [A] Ass
        [K] König
        [Q] Dame
        [J] Bube
        [T] Zehn
        [9] Neun
        [8] Acht
        [7] Sieben
        [6] Sechs
        [5] Fünf
        [4] Vier
        [3] Drei
       *[2] Zwei
    }
    .the =
        { $rank ->
            [A] das
            [K] der
            [J] der
           *[Q] die
        } { $suit ->
            [s] Pik
            [h] Herz
            [d] Karo
           *[c] Kreuz
        }-{ $rank ->
            [A] Ass
            [K] König
            [Q] Dame
            [J] Bube
            [T] Zehn
            [9] Neun
            [8] Acht
            [7] Sieben
            [6] Sechs
            [5] Fünf
            [4] Vier
            [3] Drei
           *[2] Zwei
        }
    .The =
        { $rank ->
            [A] Das
            [K] Der
            [J] Der
           *[Q] Die
        } { $suit ->
            [s] Pik
            [h] Herz
            [d] Karo
           *[c] Kreuz
        }-{ $rank ->
            [A] Ass
            [K] König
            [Q] Dame
            [J] Bube
            [T] Zehn
            [9] Neun
            [8] Acht
            [7] Sieben
            [6] Sechs
            [5] Fünf
            [4] Vier
            [3] Drei
           *[2] Zwei
        }
    .acc =
        { $rank ->
            [A] das
            [K] den
            [J] den
           *[Q] die
        } { $suit ->
            [s] Pik
            [h] Herz
            [d] Karo
           *[c] Kreuz
        }-{ $rank ->
            [A] Ass
            [K] König
            [Q] Dame
            [J] Buben
            [T] Zehn
            [9] Neun
            [8] Acht
            [7] Sieben
            [6] Sechs
            [5] Fünf
            [4] Vier
            [3] Drei
           *[2] Zwei
        }
    .dat =
        { $rank ->
            [A] dem
            [K] dem
            [J] dem
           *[Q] der
        } { $suit ->
            [s] Pik
            [h] Herz
            [d] Karo
           *[c] Kreuz
        }-{ $rank ->
            [A] Ass
            [K] König
            [Q] Dame
            [J] Buben
            [T] Zehn
            [9] Neun
            [8] Acht
            [7] Sieben
            [6] Sechs
            [5] Fünf
            [4] Vier
            [3] Drei
           *[2] Zwei
        }
suit-name =
    { $suit ->
        [s] Pik
        [h] Herz
        [d] Karo
       *[c] Kreuz
    }
rank-name =
    { $rank ->
        [A] Ass
        [K] König
        [Q] Dame
        [J] Bube
        [T] Zehn
        [9] Neun
        [8] Acht
        [7] Sieben
        [6] Sechs
        [5] Fünf
        [4] Vier
        [3] Drei
       *[2] Zwei
    }
    .the =
        { $rank ->
            [A] das Ass
            [K] der König
            [Q] die Dame
            [J] der Bube
            [T] die Zehn
            [9] die Neun
            [8] die Acht
            [7] die Sieben
            [6] die Sechs
            [5] die Fünf
            [4] die Vier
            [3] die Drei
           *[2] die Zwei
        }
    .The =
        { $rank ->
            [A] Das Ass
            [K] Der König
            [Q] Die Dame
            [J] Der Bube
            [T] Die Zehn
            [9] Die Neun
            [8] Die Acht
            [7] Die Sieben
            [6] Die Sechs
            [5] Die Fünf
            [4] Die Vier
            [3] Die Drei
           *[2] Die Zwei
        }
    .acc =
        { $rank ->
            [A] das Ass
            [K] den König
            [Q] die Dame
            [J] den Buben
            [T] die Zehn
            [9] die Neun
            [8] die Acht
            [7] die Sieben
            [6] die Sechs
            [5] die Fünf
            [4] die Vier
            [3] die Drei
           *[2] die Zwei
        }
    .dat =
        { $rank ->
            [A] dem Ass
            [K] dem König
            [Q] der Dame
            [J] dem Buben
            [T] der Zehn
            [9] der Neun
            [8] der Acht
            [7] der Sieben
            [6] der Sechs
            [5] der Fünf
            [4] der Vier
            [3] der Drei
           *[2] der Zwei
        }

## The letters on the cards

rank-label-A = A
rank-label-K = K
rank-label-Q = D
rank-label-J = B

## Lists

list-two = { $a } und { $b }
list-more = { $a }, { $b }
list-last = { $a } und { $b }
list-words = { $a }, { $b }

## Reasons common to all games

not-held = Man kann nur Karten spielen, die man auf der Hand hat.
    .title = Nur eigene Karten
    .refused = Wer an der Reihe ist, hat { $card-acc } nicht auf der Hand.
not-your-turn = Spielen darf nur, wer an der Reihe ist. Eine Karte außer der Reihe geht zurück auf die Hand.
    .title = Außer der Reihe
    .refused = { $seat } ist an der Reihe.
game-over = Ist die Partie zu Ende, wird keine Karte mehr gespielt.
    .title = Nach dem Ende
    .refused = Die Partie ist zu Ende.
unknown-action = Es gibt nur die Spielzüge, die in den Regeln stehen.
    .title = Unbekannte Spielzüge
    .refused = Den Spielzug „{ $action }“ gibt es in diesem Spiel nicht.
deal-first = Ist eine Runde zu Ende, wird erst wieder gespielt, wenn der nächste Geber gegeben hat.
    .title = Zwischen den Runden
    .refused = Die Runde ist zu Ende. Erst gibt der nächste Geber.
hand-not-over = Neu gegeben wird erst, wenn die Runde zu Ende ist.
    .title = Zu früh gegeben
    .refused = Die Runde ist noch nicht zu Ende.

## What can be wrong with a hand that comes in a link

unreadable-card = „{ $text }“ ist keine Karte.
unreadable-action = „{ $text }“ ist kein Spielzug.
unreadable-record = Diese Runde lässt sich nicht lesen: „{ $text }“.
record-too-long = Diese Runde ist zu lang; die Grenze liegt bei { $limit-text }.
unknown-version = Dieser Link stammt aus einer anderen Version: „{ $text }“.
unknown-game = Das Spiel „{ $name }“ gibt es hier nicht.
unknown-preset = Die Variante „{ $name }“ gibt es nicht.
unknown-option = Die Hausregel „{ $name }“ gibt es nicht.
unknown-pile = Den Stapel „{ $name }“ gibt es in diesem Spiel nicht.
unknown-seat = Den Platz „{ $name }“ gibt es nicht.
unknown-start = Eine Runde dieses Spiels kann nicht mit „{ $name }“ beginnen.
bad-option = Die Hausregel „{ $name }“ kann nicht „{ $value }“ lauten. Erlaubt: { $allowed }.
bad-start = Der Startwert „{ $name }“ kann nicht „{ $value }“ lauten.
bad-seats =
    { $count ->
        [one] { $count-text } Spieler ist zu wenig: Das Spiel ist für { $low-text } bis { $high-text } gedacht.
       *[other] Mit { $count-text } Spielern geht es nicht: Das Spiel ist für { $low-text } bis { $high-text } gedacht.
    }
bad-seat-name = Ein Platz kann nicht „{ $name }“ heißen.
seat-twice = Mehr als ein Platz heißt „{ $name }“.
card-twice = { $card-The } ist mehr als einmal ausgeteilt.
card-not-in-pack = { $card-The } gehört nicht zu diesem Blatt.
too-many-cards =
    { $count ->
        [one] „{ $zone }“ hat { $count-text } Karte; beim Geben wären es { $limit-text }.
       *[other] „{ $zone }“ hat { $count-text } Karten; beim Geben wären es { $limit-text }.
    }
not-whole-pack =
    { $count ->
        [one] Ausgeteilt ist { $count-text } Karte; das ganze Blatt hat { $size-text }.
       *[other] Ausgeteilt sind { $count-text } Karten; das ganze Blatt hat { $size-text }.
    }
nobody-can-act = { $seat } soll beginnen, hat aber keine Karte.

## What happens at the table

event-played = { $seat } spielt { $card-acc }.
event-played-said = { $seat } spielt { $card-acc } und sagt „{ $words }“.
event-said = { $seat } sagt „{ $words }“.
event-passed = { $seat } passt.
event-paid =
    { $to ->
        [pool]
            { $value ->
                [one] { $seat } zahlt { $value-text } Spielmarke in die Kasse.
               *[other] { $seat } zahlt { $value-text } Spielmarken in die Kasse.
            }
       *[seat]
            { $value ->
                [one] { $seat } zahlt { $value-text } Spielmarke an { $to-seat }.
               *[other] { $seat } zahlt { $value-text } Spielmarken an { $to-seat }.
            }
    }
event-collected =
    { $value ->
        [one] { $seat } bekommt die Spielmarke aus der Kasse.
       *[other] { $seat } bekommt die { $value-text } Spielmarken aus der Kasse.
    }
event-won =
    { $value ->
        [trick] { $seat } macht den Stich.
        [game] { $seat } gewinnt die Partie.
       *[hand] { $seat } gewinnt die Runde.
    }

## Places and values on the table

zone-hand = Hand
zone-played = Früher gespielt
fact-left =
    { $value ->
        [one] noch { $value-text } Karte
       *[other] noch { $value-text } Karten
    }
    .short = { $value-text }
fact-chips =
    { $value ->
        [one] { $value-text } Spielmarke
       *[other] { $value-text } Spielmarken
    }
fact-pool =
    { $value ->
        [one] { $value-text } Spielmarke in der Kasse
       *[other] { $value-text } Spielmarken in der Kasse
    }
