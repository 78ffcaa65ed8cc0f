### Words that every game shares, in German.
### Form of address: neutral ("man", "wer", impersonal imperative in the infinitive); never du or Sie.

## Cards

# .the and .The = nominative with its article, .acc = accusative, .dat = dative.
# The article goes with the rank: das Ass, der König, der Bube (den Buben), all others die.
# source: 1928acde2142
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
# source: 25def995e80b
suit-name =
    { $suit ->
        [s] Pik
        [h] Herz
        [d] Karo
       *[c] Kreuz
    }
# .a = nominative with the indefinite article, .acc-a = accusative with it, .to = "bis" zum Ass, zur Dame.
# source: aed090d51c14
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
    .a =
        { $rank ->
            [A] ein Ass
            [K] ein König
            [Q] eine Dame
            [J] ein Bube
            [T] eine Zehn
            [9] eine Neun
            [8] eine Acht
            [7] eine Sieben
            [6] eine Sechs
            [5] eine Fünf
            [4] eine Vier
            [3] eine Drei
           *[2] eine Zwei
        }
    .acc-a =
        { $rank ->
            [A] ein Ass
            [K] einen König
            [Q] eine Dame
            [J] einen Buben
            [T] eine Zehn
            [9] eine Neun
            [8] eine Acht
            [7] eine Sieben
            [6] eine Sechs
            [5] eine Fünf
            [4] eine Vier
            [3] eine Drei
           *[2] eine Zwei
        }
    .to =
        { $rank ->
            [A] zum Ass
            [K] zum König
            [Q] zur Dame
            [J] zum Buben
            [T] zur Zehn
            [9] zur Neun
            [8] zur Acht
            [7] zur Sieben
            [6] zur Sechs
            [5] zur Fünf
            [4] zur Vier
            [3] zur Drei
           *[2] zur Zwei
        }

## The letters on the cards

# source: e1858cb0c223
rank-label-A = A
# source: dc93c269cc81
rank-label-K = K
# source: 1eb4eaf276dc
rank-label-Q = D
# source: b41054b7e140
rank-label-J = B

## Lists

# source: e6e7f9ace548
list-two = { $a } und { $b }
# source: b2d615ea19e3
list-more = { $a }, { $b }
# source: 670396810c68
list-last = { $a } und { $b }
# source: baafc40f9335
list-words = { $a }, { $b }

## Reasons common to all games

# source: 3aacd0508943
not-held = Man kann nur Karten spielen, die man auf der Hand hat.
    .title = Nur eigene Karten
    .refused = Wer an der Reihe ist, hat { $card-acc } nicht auf der Hand.
# source: 0d935db6b3b4
not-your-turn = Spielen darf nur, wer an der Reihe ist. Eine Karte außer der Reihe geht zurück auf die Hand.
    .title = Außer der Reihe
    .refused = { $seat } ist an der Reihe.
# source: 8f9e7a53b74b
game-over = Ist die Partie zu Ende, wird keine Karte mehr gespielt.
    .title = Nach dem Ende
    .refused = Die Partie ist zu Ende.
# source: b9763e459b5d
unknown-action = Es gibt nur die Spielzüge, die in den Regeln stehen.
    .title = Unbekannte Spielzüge
    .refused = Den Spielzug „{ $action }“ gibt es in diesem Spiel nicht.
# source: 5f8712f62eca
deal-first = Ist eine Runde zu Ende, wird erst wieder gespielt, wenn der nächste Geber gegeben hat.
    .title = Zwischen den Runden
    .refused = Die Runde ist zu Ende. Erst gibt der nächste Geber.
# source: 09755fa4b573
hand-not-over = Neu gegeben wird erst, wenn die Runde zu Ende ist.
    .title = Zu früh gegeben
    .refused = Die Runde ist noch nicht zu Ende.

## What can be wrong with a hand that comes in a link

# source: 4c47526a9c15
unreadable-card = „{ $text }“ ist keine Karte.
# source: 4b923de3f7b4
unreadable-action = „{ $text }“ ist kein Spielzug.
# source: b924cac8a8df
unreadable-record = Diese Runde lässt sich nicht lesen: „{ $text }“.
# source: ac26a331a074
record-too-long = Diese Runde ist zu lang; die Grenze liegt bei { $limit-text }.
# source: 5782bc66a27c
unknown-version = Dieser Link stammt aus einer anderen Version: „{ $text }“.
# source: 03f6f550f6ca
unknown-game = Das Spiel „{ $name }“ gibt es hier nicht.
# source: 38e341c2479a
unknown-preset = Die Variante „{ $name }“ gibt es nicht.
# source: 55b759b65d8c
unknown-option = Die Hausregel „{ $name }“ gibt es nicht.
# source: da2b4867da2e
unknown-pile = Den Stapel „{ $name }“ gibt es in diesem Spiel nicht.
# source: e2e1403744a5
unknown-seat = Den Platz „{ $name }“ gibt es nicht.
# source: cc6deeeed6cc
unknown-start = Eine Runde dieses Spiels kann nicht mit „{ $name }“ beginnen.
# source: b59754521fd2
unknown-level = Die Spielstärke { $level } gibt es nicht; möglich sind { $low-text } bis { $high-text }.
# source: 638b2044d4bf
bad-option = Die Hausregel „{ $name }“ kann nicht „{ $value }“ lauten. Erlaubt: { $allowed }.
# source: 0bbd9f7a586a
bad-start = Der Startwert „{ $name }“ kann nicht „{ $value }“ lauten.
# source: 71bb4ad346ad
bad-seats =
    { $count ->
        [one] { $count-text } Spieler ist zu wenig: Das Spiel ist für { $low-text } bis { $high-text } gedacht.
       *[other] Mit { $count-text } Spielern geht es nicht: Das Spiel ist für { $low-text } bis { $high-text } gedacht.
    }
# source: fb5152bfd5e3
bad-seat-name = Ein Platz kann nicht „{ $name }“ heißen.
# source: 8421a00eb31b
seat-twice = Mehr als ein Platz heißt „{ $name }“.
# source: c84fe7ad144a
card-twice = { $card-The } ist mehr als einmal ausgeteilt.
# source: ce90f6ee6303
card-not-in-pack = { $card-The } gehört nicht zu diesem Blatt.
# source: 25cff7676144
too-many-cards =
    { $count ->
        [one] „{ $zone }“ hat { $count-text } Karte; beim Geben wären es { $limit-text }.
       *[other] „{ $zone }“ hat { $count-text } Karten; beim Geben wären es { $limit-text }.
    }
# source: 4afd57db4b70
not-whole-pack =
    { $count ->
        [one] Ausgeteilt ist { $count-text } Karte; das ganze Blatt hat { $size-text }.
       *[other] Ausgeteilt sind { $count-text } Karten; das ganze Blatt hat { $size-text }.
    }
# source: 03cb30d34892
nobody-can-act = { $seat } soll beginnen, hat aber keine Karte.

## What happens at the table

# source: 59ea9f3f5ae8
event-played = { $seat } spielt { $cards-acc }.
# source: 8e1aa9f02498
event-played-said = { $seat } spielt { $cards-acc } und sagt „{ $words }“.
# source: d40cb19cbc7e
event-said = { $seat } sagt „{ $words }“.
# source: d51539c98a18
event-passed = { $seat } passt.
# source: 8a6ac9d932e2
event-deals = { $seat } gibt.
# source: 4a5337309053
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
# source: 534d98eb880d
event-collected =
    { $value ->
        [one] { $seat } bekommt die Spielmarke aus der Kasse.
       *[other] { $seat } bekommt die { $value-text } Spielmarken aus der Kasse.
    }
# source: fbd661e5f0fd
event-won =
    { $value ->
        [trick] { $seat } macht den Stich.
        [game] { $seat } gewinnt die Partie.
       *[hand] { $seat } gewinnt die Runde.
    }

## Places and values on the table

# source: 66768381479d
zone-hand = Hand
# source: 06b4ffb46395
zone-played = Früher gespielt
# source: 738151c3f301
fact-left =
    { $value ->
        [0] keine Karte mehr
        [one] noch { $value-text } Karte
       *[other] noch { $value-text } Karten
    }
    .short = { $value-text }
# source: 7478eb3c8c5d
fact-chips =
    { $value ->
        [one] { $value-text } Spielmarke
       *[other] { $value-text } Spielmarken
    }
# source: 47597fb44fa7
fact-pool =
    { $value ->
        [one] { $value-text } Spielmarke in der Kasse
       *[other] { $value-text } Spielmarken in der Kasse
    }
# source: ae52cf797d73
action-pass = Passen
# source: d3251fb72015
action-deal = Geben
