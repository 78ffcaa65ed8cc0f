### The score card of a game: the sheet to print, and the cards of examples filled in.

score-card-worth = What a deal is worth
score-card-result = Result
score-card-points = Points
# $a and $b (number) are what the deal may be worth, the lower one first.
score-card-either = { $a } or { $b }
score-card-sheet = The sheet
# The page's style sheet leaves everything else out in print.
score-card-print = Print this page: only the sheet is printed, on a single page. Write a name on each line, and strike out what has been counted.
score-card-filled = Filled in
score-card-filled-lead = These cards are written by the rules engine as it plays the examples. The number of each deal leads to the step that ended it.
score-card-deal = Deal
score-card-winner = Won by
score-card-start = Start
score-card-open = The sheet to print
# $name (text) is the name of the game or the variant.
score-card-rules = The rules: { $name }
