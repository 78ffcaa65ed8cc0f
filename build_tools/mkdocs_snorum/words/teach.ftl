## The page on which a reader learns a game step by step.

nav-teach = Teach me
# Link on a game's page. $count (number) is how many steps there are.
teach-way = Learn it step by step
    .about =
        { $count ->
            [one] { $count-text } step: watch, answer, and make a move; at the end you play.
           *[other] { $count-text } steps: watch, answer, and make moves; at the end you play a hand.
        }
# Link in a list of games. $count (number) is how many steps there are.
teach-in =
    { $count ->
        [one] Learn it in { $count-text } step
       *[other] Learn it in { $count-text } steps
    }
# $game (text) is the name of the game.
teach-of = { $game }: learn it step by step
# $game (text) is the name of the game.
teach-description = Learn { $game } step by step: see how it goes, answer questions, make moves that the rules judge, and play a first hand.
# $count (number) is how many steps there are.
teach-lead =
    { $count ->
        [one] { $count-text } step. Every answer comes from the rules themselves.
       *[other] { $count-text } steps, from the first deal to a hand of your own. Go through the cards, answer the questions, make the moves. Every answer comes from the rules themselves.
    }
# How to read the pictures of the steps.
teach-table = The letters at the table are the players. Here all hands lie open, so that you can follow; when you play, you see only your own. To play a card, press it.
# $n (number) is the step's place.
teach-step = Step { $n-text }
# What a step asks of the reader: to watch, to answer, to move, to play.
teach-kind-show = Watch
teach-kind-ask = Question
teach-kind-do = Your move
teach-kind-play = Your hand
teach-done = Done
# Heading over what happens in the steps shown.
teach-happens = What happens
# Button that opens the question at the table.
teach-ask = Answer
# Button that lets the reader make the move at the table.
teach-do = Make your move
teach-answer = Show the answer
teach-wrong = Why not the others:
teach-none = None
teach-right = This is what was asked for:
teach-refused = Refused:
# $count (number) is how many rules the step teaches.
teach-rules =
    { $count ->
        [one] The rule
       *[other] The rules
    }
teach-next = Next step
teach-play = Now play
    .about = This hand is fresh, and the others at the table are played by the computer. You can ask for a hint, with its reason, and take a move back. Every refusal names its rule.
teach-deal = Deal this hand
# What the page says while the reader learns.
teach-progress-label = Your progress
# $done (number) of $total (number) steps are done.
teach-progress =
    { $total ->
        [one] { $done-text } of { $total-text } step done
       *[other] { $done-text } of { $total-text } steps done
    }
teach-go-on = Go on
teach-save = Save progress
teach-load = Load progress
teach-anew = Start again
teach-well = Right.
teach-allowed = That is allowed, but it is not what was asked for. Take it back and try another.
teach-back = Take it back
# Stands beside that button, once the learner has made a move.
teach-moved = Your move is made
# Stands at the table while the learner is to move.
teach-press = Press a card or a button.
teach-loaded = Progress loaded.
teach-load-failed = This file holds no progress of this lesson.
teach-not-kept = Your browser keeps nothing for this site. Save your progress before you leave.
teach-gone = Progress deleted.
