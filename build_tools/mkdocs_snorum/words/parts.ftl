### Parts of a game's page: where the reader tries it, and what changed.

# Heading of the part that leads to where the reader plays.
heading-try = Try it
try-lead = A game is learnt with cards in hand.
# It must quote the button as the player has it.
try-hand = Play on from the first hand
    .about = Stop at any card, choose “What if…?” and play another: the engine goes on by the rules.
# $count (number) is how many problems the game has.
try-problems =
    { $count ->
        [one] { $count-text } position in which one play alone is best
       *[other] { $count-text } positions in which one play alone is best
    }

## What changed

heading-changes = What changed
# Stands beside a date.
change-first = The rules appear here for the first time, with their variants and worked examples.
# Before the names of the rules that made a step so.
example-step-rules = Rules used here:
