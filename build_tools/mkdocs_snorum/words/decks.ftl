### What the cards are called in a German pack. Messages named deck-<pack>-… stand for those without that name,
### in every file of words, where a reader has chosen that pack.

## The pages and the player

deck-choice = Cards
deck-french = French cards
deck-german = German cards
deck-heading = The cards in both packs
deck-lead = Examples can be shown with either pack: choose it in the menu of an example.
deck-suits = Suits
deck-ranks = Ranks

## Cards

deck-german-card-name =
    { $rank ->
        [A] ace
        [K] king
        [Q] Ober
        [J] Unter
        [T] ten
        [9] nine
        [8] eight
        [7] seven
        [6] six
        [5] five
        [4] four
        [3] three
       *[2] two
    } of { $suit ->
        [s] leaves
        [h] hearts
        [d] bells
       *[c] acorns
    }
    .the =
        { $rank ->
            [A] the ace
            [K] the king
            [Q] the Ober
            [J] the Unter
            [T] the ten
            [9] the nine
            [8] the eight
            [7] the seven
            [6] the six
            [5] the five
            [4] the four
            [3] the three
           *[2] the two
        } of { $suit ->
            [s] leaves
            [h] hearts
            [d] bells
           *[c] acorns
        }
    .The =
        { $rank ->
            [A] The ace
            [K] The king
            [Q] The Ober
            [J] The Unter
            [T] The ten
            [9] The nine
            [8] The eight
            [7] The seven
            [6] The six
            [5] The five
            [4] The four
            [3] The three
           *[2] The two
        } of { $suit ->
            [s] leaves
            [h] hearts
            [d] bells
           *[c] acorns
        }
deck-german-suit-name =
    { $suit ->
        [s] leaves
        [h] hearts
        [d] bells
       *[c] acorns
    }
deck-german-rank-name =
    { $rank ->
        [A] ace
        [K] king
        [Q] Ober
        [J] Unter
        [T] ten
        [9] nine
        [8] eight
        [7] seven
        [6] six
        [5] five
        [4] four
        [3] three
       *[2] two
    }
    .the =
        { $rank ->
            [A] the ace
            [K] the king
            [Q] the Ober
            [J] the Unter
            [T] the ten
            [9] the nine
            [8] the eight
            [7] the seven
            [6] the six
            [5] the five
            [4] the four
            [3] the three
           *[2] the two
        }
    .The =
        { $rank ->
            [A] The ace
            [K] The king
            [Q] The Ober
            [J] The Unter
            [T] The ten
            [9] The nine
            [8] The eight
            [7] The seven
            [6] The six
            [5] The five
            [4] The four
            [3] The three
           *[2] The two
        }
    .a =
        { $rank ->
            [A] an ace
            [K] a king
            [Q] an Ober
            [J] an Unter
            [T] a ten
            [9] a nine
            [8] an eight
            [7] a seven
            [6] a six
            [5] a five
            [4] a four
            [3] a three
           *[2] a two
        }
    .A =
        { $rank ->
            [A] An ace
            [K] A king
            [Q] An Ober
            [J] An Unter
            [T] A ten
            [9] A nine
            [8] An eight
            [7] A seven
            [6] A six
            [5] A five
            [4] A four
            [3] A three
           *[2] A two
        }

## The letters on the cards

deck-german-rank-label-Q = O
deck-german-rank-label-J = U
