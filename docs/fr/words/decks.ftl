### The cards of a German pack, in French.

## The pages and the player

# source: 105b8ec38f97
deck-choice = Cartes
# source: eb096e4f496f
deck-french = Cartes françaises
# source: 60f73d5d1cab
deck-german = Cartes allemandes
# source: 0c1a91360dc2
deck-heading = Les cartes de chaque jeu
# source: 12bc7c45f9b7
deck-lead = Les exemples se montrent avec l’un ou l’autre jeu de cartes : on le choisit dans le menu d’un exemple.
# source: aca99058e831
deck-suits = Couleurs
# source: c88d4fbc604e
deck-ranks = Valeurs

## Cards

# Forms as in core.ftl: .the, .The, .of (de + article), .to (à + article).
# review: the French names of the German suits (gland, feuille, grelot), said in the singular as one says trèfle and pique
# source: b5749fed9387
deck-german-card-name =
    { $rank ->
        [A] as
        [K] roi
        [Q] Ober
        [J] Unter
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
        [s] feuille
        [h] cœur
        [d] grelot
       *[c] gland
    }
    .the =
        { $rank ->
            [A] l’as
            [K] le roi
            [Q] l’Ober
            [J] l’Unter
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
            [s] feuille
            [h] cœur
            [d] grelot
           *[c] gland
        }
    .The =
        { $rank ->
            [A] L’as
            [K] Le roi
            [Q] L’Ober
            [J] L’Unter
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
            [s] feuille
            [h] cœur
            [d] grelot
           *[c] gland
        }
    .of =
        { $rank ->
            [A] de l’as
            [K] du roi
            [Q] de l’Ober
            [J] de l’Unter
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
            [s] feuille
            [h] cœur
            [d] grelot
           *[c] gland
        }
    .to =
        { $rank ->
            [A] à l’as
            [K] au roi
            [Q] à l’Ober
            [J] à l’Unter
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
            [s] feuille
            [h] cœur
            [d] grelot
           *[c] gland
        }
# source: 110f0e999fef
deck-german-suit-name =
    { $suit ->
        [s] feuille
        [h] cœur
        [d] grelot
       *[c] gland
    }
# review: Ober and Unter stay as they are; is "dessus" and "dessous" known at your table?
# source: ec869740ea3e
deck-german-rank-name =
    { $rank ->
        [A] as
        [K] roi
        [Q] Ober
        [J] Unter
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
            [Q] l’Ober
            [J] l’Unter
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
            [Q] L’Ober
            [J] L’Unter
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
            [Q] de l’Ober
            [J] de l’Unter
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
            [Q] à l’Ober
            [J] à l’Unter
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
            [Q] un Ober
            [J] un Unter
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
            [Q] Un Ober
            [J] Un Unter
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

# source: 03b5a8efd16a
deck-german-rank-label-Q = O
# source: 5667b6a750f9
deck-german-rank-label-J = U
