## The quiz, in Danish: questions about the position shown, asked and graded by the engine.

# source: f3d2be021dc2
player-quiz = Quiz
# source: 169b19490362
quiz-title = Quiz
# source: 981c5053cd68
quiz-close = Afslut quizzen
# source: 45bd0a6ca244
quiz-count = Rigtige svar: { $right-text } af { $count-text }
# source: 4ee2f794ed79
quiz-cards = Hvilke af disse kort må { $seat } spille?
# source: b8cdf288ce42
quiz-cards-help = Sæt kryds ved hvert kort, der må spilles, alene eller sammen med andre. Er der ingen, så sæt intet kryds.
# source: 77a92e73886f
quiz-trick = Hvem får stikket?
# source: f62ff1ebedc7
quiz-said = Hvad siges der?
# source: b31764e1af5f
quiz-paid = Hvem betaler hvad?
# source: 2c1a4335b61c
quiz-score = Hvad er stillingen så?
# source: f8698077c761
quiz-step = Det næste trin:
# source: c0f967e9afd3
quiz-suppose = Antag, at dette sker nu:
# source: 1540cff5fcde
quiz-silence = Ingenting
# source: 0badaa6d2c12
quiz-nobody = Ingen betaler
# source: eaa116cdf7c3
quiz-check = Tjek
# source: a27ab2792975
quiz-next = Næste spørgsmål
# source: 33cc45f9295d
quiz-next-position = Næste stilling
# source: 7fe596ce6879
quiz-again = Forfra
# source: 07205af43412
quiz-choose = Vælg først et svar.
# source: c4094c976e60
quiz-right = Rigtigt.
# source: 81ed685973d9
quiz-wrong = Ikke rigtigt.
# source: 82d911db50ec
quiz-answer = Det rigtige svar:
# source: 1dd4e7e39783
quiz-forgot = Dette svar glemmer en regel:
# source: b8880755e33e
quiz-house = Det ville passe med denne husregel:
# source: 7eb1891c06cc
quiz-missed = Overset: { $card } må spilles.
# source: 4baf3f090b5d
quiz-none = Der er ikke noget at spørge om i denne stilling.
# source: 660b89cc6b98
quiz-done = Det var det sidste spørgsmål i denne stilling.
# source: 8612ee59e97f
quiz-failed = Spørgsmålene kunne ikke laves.
