### What the cards are called in a German pack, in Danish.

## The pages and the player

# source: 105b8ec38f97
deck-choice = Kort
# source: eb096e4f496f
deck-french = Franske kort
# source: 60f73d5d1cab
deck-german = Tyske kort
# source: 0c1a91360dc2
deck-heading = Kortene i begge spil kort
# source: 12bc7c45f9b7
deck-lead = Eksemplerne kan vises med begge slags kort; vælg i eksemplets menu.
# source: aca99058e831
deck-suits = Kulører
# source: c88d4fbc604e
deck-ranks = Værdier

## Cards

# review: Danish names of the German suits; "grøn" for "løv" and "skeller" for "bjælder" may be known as well.
# source: b5749fed9387
deck-german-card-name =
    { $suit ->
        [s] løv
        [h] hjerter
        [d] bjælder
       *[c] agern
    } { $rank ->
        [A] es
        [K] konge
        [Q] ober
        [J] unter
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
            [s] Løv
            [h] Hjerter
            [d] Bjælder
           *[c] Agern
        } { $rank ->
            [A] es
            [K] konge
            [Q] ober
            [J] unter
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
# source: 110f0e999fef
deck-german-suit-name =
    { $suit ->
        [s] løv
        [h] hjerter
        [d] bjælder
       *[c] agern
    }
# source: ec869740ea3e
deck-german-rank-name =
    { $rank ->
        [A] es
        [K] konge
        [Q] ober
        [J] unter
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
            [Q] oberen
            [J] unteren
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
            [Q] Oberen
            [J] Unteren
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
            [Q] en ober
            [J] en unter
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
            [Q] En ober
            [J] En unter
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

# source: 03b5a8efd16a
deck-german-rank-label-Q = O
# source: 5667b6a750f9
deck-german-rank-label-J = U
