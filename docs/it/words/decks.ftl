### The cards of a German pack, in Italian.

## The pages and the player

# source: 105b8ec38f97
deck-choice = Carte
# source: eb096e4f496f
deck-french = Carte francesi
# source: 60f73d5d1cab
deck-german = Carte tedesche
# source: 0c1a91360dc2
deck-heading = Le carte di ogni mazzo
# source: 12bc7c45f9b7
deck-lead = Gli esempi si possono vedere con l’uno o con l’altro mazzo: sceglilo nel menu di un esempio.
# source: aca99058e831
deck-suits = Semi
# source: c88d4fbc604e
deck-ranks = Valori

## Cards

# source: b5749fed9387
deck-german-card-name =
    { $rank ->
        [A] asso
        [K] re
        [Q] Ober
        [J] Unter
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
        [s] foglie
        [h] cuori
        [d] sonagli
       *[c] ghiande
    }
    .the =
        { $rank ->
            [A] l’asso
            [K] il re
            [Q] l’Ober
            [J] l’Unter
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
            [s] foglie
            [h] cuori
            [d] sonagli
           *[c] ghiande
        }
    .The =
        { $rank ->
            [A] L’asso
            [K] Il re
            [Q] L’Ober
            [J] L’Unter
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
            [s] foglie
            [h] cuori
            [d] sonagli
           *[c] ghiande
        }
    .from =
        { $rank ->
            [A] dall’asso
            [K] dal re
            [Q] dall’Ober
            [J] dall’Unter
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
            [s] foglie
            [h] cuori
            [d] sonagli
           *[c] ghiande
        }
# source: 110f0e999fef
deck-german-suit-name =
    { $suit ->
        [s] foglie
        [h] cuori
        [d] sonagli
       *[c] ghiande
    }
# source: ec869740ea3e
deck-german-rank-name =
    { $rank ->
        [A] asso
        [K] re
        [Q] Ober
        [J] Unter
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
            [Q] l’Ober
            [J] l’Unter
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
            [Q] all’Ober
            [J] all’Unter
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
            [Q] un Ober
            [J] un Unter
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
            [Q] dall’Ober
            [J] dall’Unter
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

# source: 03b5a8efd16a
deck-german-rank-label-Q = O
# source: 5667b6a750f9
deck-german-rank-label-J = U
