## The quiz: questions about the position shown, asked and graded by the engine.

# Button in the player's menu.
player-quiz = Quiz me
quiz-title = Quiz
quiz-close = End the quiz
# $right (number) of $count (number) answers were right.
quiz-count = Right answers: { $right-text } of { $count-text }
# $seat (name) is the player whose turn it is.
quiz-cards = Which of these cards may { $seat } play?
quiz-cards-help = Mark every card that may be played, alone or with others. If none may, mark none.
quiz-trick = Who takes the trick?
quiz-said = What is said?
quiz-paid = Who pays what?
quiz-score = What is the score then?
# Before a sentence such as “B plays the ten of hearts.”
quiz-step = The next step:
# Before such a sentence, where the example has ended.
quiz-suppose = Suppose that this comes next:
# An answer to: What is said?
quiz-silence = Nothing
# An answer to: Who pays what?
quiz-nobody = Nobody pays
quiz-check = Check
quiz-next = Next question
quiz-next-position = Next position
quiz-again = From the start
# Said when nothing was chosen.
quiz-choose = Choose an answer first.
quiz-right = Right.
quiz-wrong = Not right.
# Before the answer that is right.
quiz-answer = The right answer:
# Before the heading of a rule.
quiz-forgot = This answer leaves out a rule:
# Before a house rule and its value. The answer would be right under it.
quiz-house = It would be right under this house rule:
# $card (name) is a card that was not marked.
quiz-missed = Missed: { $card } may be played.
quiz-none = There is nothing to ask in this position.
quiz-done = That was the last question of this position.
quiz-failed = The questions could not be made.
