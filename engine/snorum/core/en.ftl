### Words that every game shares: cards, seats, lists, the reasons and events common to all games.
### $x-text is shown; $x without it is a number or a code and only selects.

## Cards

# $rank is A K Q J T 9 ... 2, $suit is s h d c.
# .the is used where the sentence points at one certain card, .The at the beginning of a sentence.
card-name =
    { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
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
        [s] spades
        [h] hearts
        [d] diamonds
       *[c] clubs
    }
    .the =
        { $rank ->
            [A] the ace
            [K] the king
            [Q] the queen
            [J] the jack
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
            [s] spades
            [h] hearts
            [d] diamonds
           *[c] clubs
        }
    .The =
        { $rank ->
            [A] The ace
            [K] The king
            [Q] The queen
            [J] The jack
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
            [s] spades
            [h] hearts
            [d] diamonds
           *[c] clubs
        }
suit-name =
    { $suit ->
        [s] spades
        [h] hearts
        [d] diamonds
       *[c] clubs
    }
# The name of a rank when no suit is meant.
rank-name =
    { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
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
            [Q] the queen
            [J] the jack
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
            [Q] The queen
            [J] The jack
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
            [Q] a queen
            [J] a jack
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
            [Q] A queen
            [J] A jack
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

rank-label-A = A
rank-label-K = K
rank-label-Q = Q
rank-label-J = J

## Lists

list-two = { $a } and { $b }
list-more = { $a }, { $b }
list-last = { $a } and { $b }
# Words that are said one after another.
list-words = { $a }, { $b }

## Reasons common to all games; the message says the rule, .refused what the player is told

# $card is a card.
not-held = You can only play cards that you hold.
    .title = Your own cards
    .refused = { $card-The } is not in the hand of the player whose turn it is.
# $seat is the seat whose turn it is.
not-your-turn = Only the player whose turn it is may act. A card played out of turn is taken back.
    .title = Out of turn
    .refused = It is { $seat }’s turn.
game-over = When the game is over, no more cards are played.
    .title = After the end
    .refused = The game is over.
# $action is what somebody typed or a link contained.
unknown-action = Only the actions named in the rules are possible.
    .title = Unknown actions
    .refused = There is no action “{ $action }” in this game.
deal-first = When a hand is over, nothing is played until the next dealer has dealt.
    .title = Between hands
    .refused = The hand is over. The next dealer deals first.
hand-not-over = Nobody deals until the hand is over.
    .title = Dealing too early
    .refused = The hand is not over yet.

## What can be wrong with a hand that comes in a link

unreadable-card = “{ $text }” is not a card.
unreadable-action = “{ $text }” is not something a player can do.
unreadable-record = This hand cannot be read: “{ $text }”.
# $limit counts actions or characters.
record-too-long = This hand is too long; the limit is { $limit-text }.
unknown-version = This link comes from another version: “{ $text }”.
unknown-game = There is no game “{ $name }” here.
unknown-preset = There is no variant “{ $name }”.
unknown-option = There is no house rule “{ $name }”.
unknown-pile = This game has no pile “{ $name }”.
unknown-seat = There is no seat “{ $name }”.
unknown-start = A hand of this game cannot start with “{ $name }”.
unknown-level = There is no strength { $level } of the bots; there are { $low-text } to { $high-text }.
bad-option = The house rule “{ $name }” cannot be “{ $value }”. Allowed: { $allowed }.
bad-start = The start value “{ $name }” cannot be “{ $value }”.
bad-seats =
    { $count ->
        [one] { $count-text } player is not enough: the game is for { $low-text } to { $high-text }.
       *[other] { $count-text } players do not suit: the game is for { $low-text } to { $high-text }.
    }
bad-seat-name = A seat cannot be called “{ $name }”.
seat-twice = More than one seat is called “{ $name }”.
card-twice = { $card-The } is in the deal more than once.
card-not-in-pack = { $card-The } does not belong to this pack.
too-many-cards =
    { $count ->
        [one] “{ $zone }” has { $count-text } card; a real deal gives { $limit-text }.
       *[other] “{ $zone }” has { $count-text } cards; a real deal gives { $limit-text }.
    }
not-whole-pack =
    { $count ->
        [one] The deal has { $count-text } card; the whole pack has { $size-text }.
       *[other] The deal has { $count-text } cards; the whole pack has { $size-text }.
    }
nobody-can-act = { $seat } is to begin but has no card.

## What happens at the table

event-played = { $seat } plays { $cards-the }.
# $words are the words said with the card.
event-played-said = { $seat } plays { $cards-the } and says “{ $words }”.
event-said = { $seat } says “{ $words }”.
event-passed = { $seat } passes.
event-deals = { $seat } deals.
# $to is "pool" where it goes into the pool, else $to-seat is the seat that is paid. $value is the number of chips.
event-paid =
    { $to ->
        [pool]
            { $value ->
                [one] { $seat } pays { $value-text } chip into the pool.
               *[other] { $seat } pays { $value-text } chips into the pool.
            }
       *[seat]
            { $value ->
                [one] { $seat } pays { $to-seat } { $value-text } chip.
               *[other] { $seat } pays { $to-seat } { $value-text } chips.
            }
    }
event-collected =
    { $value ->
        [one] { $seat } takes the chip in the pool.
       *[other] { $seat } takes the { $value-text } chips in the pool.
    }
event-won =
    { $value ->
        [trick] { $seat } takes the trick.
        [game] { $seat } wins the game.
       *[hand] { $seat } wins the hand.
    }

## What a player can do besides playing a card; the labels of buttons

action-pass = Pass
action-deal = Deal

## Places and values on the table

zone-hand = Hand
zone-played = Played earlier
fact-left =
    { $value ->
        [one] { $value-text } card left
       *[other] { $value-text } cards left
    }
    .short = { $value-text }
fact-chips =
    { $value ->
        [one] { $value-text } chip
       *[other] { $value-text } chips
    }
fact-pool =
    { $value ->
        [one] { $value-text } chip in the pool
       *[other] { $value-text } chips in the pool
    }
