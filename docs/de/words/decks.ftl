### The cards of a German pack, in German.

## The pages and the player

# source: 105b8ec38f97
deck-choice = Karten
# source: eb096e4f496f
deck-french = Französische Karten
# source: 60f73d5d1cab
deck-german = Deutsche Karten
# source: 0c1a91360dc2
deck-heading = Die Karten in beiden Blättern
# source: 12bc7c45f9b7
deck-lead = Die Beispiele lassen sich mit beiden Blättern zeigen; ausgewählt wird das Blatt im Menü eines Beispiels.
# source: aca99058e831
deck-suits = Farben
# source: c88d4fbc604e
deck-ranks = Ränge

## Cards

# source: b5749fed9387
deck-german-card-name =
    { $suit ->
        [s] Laub
        [h] Herz
        [d] Schellen
       *[c] Eichel
    }-{ $rank ->
        [A] Ass
        [K] König
        [Q] Ober
        [J] Unter
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
           [Q] der
           *[T] die
        } { $suit ->
            [s] Laub
            [h] Herz
            [d] Schellen
           *[c] Eichel
        }-{ $rank ->
            [A] Ass
            [K] König
            [Q] Ober
            [J] Unter
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
           [Q] Der
           *[T] Die
        } { $suit ->
            [s] Laub
            [h] Herz
            [d] Schellen
           *[c] Eichel
        }-{ $rank ->
            [A] Ass
            [K] König
            [Q] Ober
            [J] Unter
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
           [Q] den
           *[T] die
        } { $suit ->
            [s] Laub
            [h] Herz
            [d] Schellen
           *[c] Eichel
        }-{ $rank ->
            [A] Ass
            [K] König
            [Q] Ober
            [J] Unter
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
           [Q] dem
           *[T] der
        } { $suit ->
            [s] Laub
            [h] Herz
            [d] Schellen
           *[c] Eichel
        }-{ $rank ->
            [A] Ass
            [K] König
            [Q] Ober
            [J] Unter
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
# review: "Laub" for the green suit, also called "Blatt", "Grün" or "Pik"
# source: 110f0e999fef
deck-german-suit-name =
    { $suit ->
        [s] Laub
        [h] Herz
        [d] Schellen
       *[c] Eichel
    }
# source: ec869740ea3e
deck-german-rank-name =
    { $rank ->
        [A] Ass
        [K] König
        [Q] Ober
        [J] Unter
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
            [Q] der Ober
            [J] der Unter
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
            [Q] Der Ober
            [J] Der Unter
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
            [Q] den Ober
            [J] den Unter
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
            [Q] dem Ober
            [J] dem Unter
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
            [Q] ein Ober
            [J] ein Unter
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
            [Q] einen Ober
            [J] einen Unter
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
            [Q] zum Ober
            [J] zum Unter
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

# source: 03b5a8efd16a
deck-german-rank-label-Q = O
# source: 5667b6a750f9
deck-german-rank-label-J = U
