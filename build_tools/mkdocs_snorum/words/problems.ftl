## The page of a game's problems: positions in which one play alone is best.

nav-problems = Problems
# Link on a game's page.
problems-way = Solve problems
# $game (text) is the name of the game.
problems-of = { $game }: problems
# $game (text) is the name of the game.
problems-description = { $game } problems of our own: positions in which one play alone wins, each with its difficulty, its solution and the refutation of every other play.
# "Double dummy" is the term of bridge for play with all cards open.
problems-lead = In each of these positions one play alone reaches the result that is asked for. All cards are open (double dummy): you see every hand, and what is left to draw lies there in its order. Solve each problem at the table: the engine defends as well as can be and tells you when the win is gone.
problems-rules = The rules
problems-grade-help = The difficulty is counted. A playout chooses its plays by chance, against best defence; but a play that reaches the result at once is always made, and one that loses at once only when there is no other. The fewer playouts find the way, the harder the problem.
# $n (number) is the problem's place on the page.
problem-name = Problem { $n-text }
# Used where a game has no question of its own. $seat (name) is to act, $value (number) is what best play wins.
problem-question =
    { $value ->
        [one] { $seat } is to act. Which play wins { $value-text } point?
       *[other] { $seat } is to act. Which play wins { $value-text } points?
    }
# Used where a game has no words of its own. $value (number) is what the deal brings.
problem-wins =
    { $value ->
        [one] { $seat } wins { $value-text } point.
       *[other] { $seat } wins { $value-text } points.
    }
problem-loses =
    { $value ->
        [0] { $seat } wins nothing.
        [one] { $seat } loses { $value-text } point.
       *[other] { $seat } loses { $value-text } points.
    }
problems-grade-easy = Easy
problems-grade-fair = Medium
problems-grade-hard = Hard
problems-grade-very-hard = Very hard
# Out of $count (number) playouts, $found (number, always one) finds the win.
problems-playouts =
    { $count ->
        [one] { $found-text } of { $count-text } playout finds it
       *[other] { $found-text } of { $count-text } playouts finds it
    }
problems-solve = Solve it
problems-solution = Solution
problems-best = Best play
problems-refuted = Every other play, and what refutes it

## The player while a problem is solved. Every variable here is filled in by the player itself.

contest-label = { $title }
contest-branch = Your line
contest-back-to-example = Start again
contest-whatif = Play
contest-whatif-help = It is your turn. Choose a card or an action.
contest-verified = Position checked in your browser
contest-stands = The win still stands.
# $a and $b are sentences about the result, such as "A wins two points."
contest-lost = This play lets the win go. The result of best play before it: { $a } Now: { $b }
contest-lost-already = The win was let go at step { $n }.
contest-take-back = Take back
contest-take-back-lost = Back to where the win stood
# $a is a sentence about the result.
contest-solved = Solved. { $a }
contest-failed = Not solved. { $a }
