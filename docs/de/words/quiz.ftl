## Das Quiz: Fragen zur gezeigten Stellung, gestellt und bewertet vom Regelprogramm.

# source: f3d2be021dc2
player-quiz = Quiz
# source: 169b19490362
quiz-title = Quiz
# source: 981c5053cd68
quiz-close = Quiz beenden
# source: 45bd0a6ca244
quiz-count = Richtige Antworten: { $right-text } von { $count-text }
# source: 4ee2f794ed79
quiz-cards = Welche dieser Karten darf { $seat } spielen?
# source: b8cdf288ce42
quiz-cards-help = Jede Karte markieren, die gespielt werden darf, allein oder mit anderen. Darf keine gespielt werden, bleibt alles unmarkiert.
# source: 77a92e73886f
quiz-trick = Wer macht den Stich?
# source: f62ff1ebedc7
quiz-said = Was wird gesagt?
# source: b31764e1af5f
quiz-paid = Wer zahlt wie viel?
# source: 2c1a4335b61c
quiz-score = Wie steht es danach?
# source: f8698077c761
quiz-step = Der nächste Schritt:
# source: c0f967e9afd3
quiz-suppose = Angenommen, als Nächstes geschieht dies:
# source: 1540cff5fcde
quiz-silence = Nichts
# source: 0badaa6d2c12
quiz-nobody = Niemand zahlt
# source: eaa116cdf7c3
quiz-check = Prüfen
# source: a27ab2792975
quiz-next = Nächste Frage
# source: 33cc45f9295d
quiz-next-position = Nächste Stellung
# source: 7fe596ce6879
quiz-again = Von vorn
# source: 07205af43412
quiz-choose = Zuerst eine Antwort wählen.
# source: c4094c976e60
quiz-right = Richtig.
# source: 81ed685973d9
quiz-wrong = Nicht richtig.
# source: 82d911db50ec
quiz-answer = Die richtige Antwort:
# source: 1dd4e7e39783
quiz-forgot = Diese Antwort übersieht eine Regel:
# source: b8880755e33e
quiz-house = So wäre es nach dieser Hausregel:
# source: 7eb1891c06cc
quiz-missed = Übersehen: { $card } darf gespielt werden.
# source: 4baf3f090b5d
quiz-none = In dieser Stellung gibt es nichts zu fragen.
# source: 660b89cc6b98
quiz-done = Das war die letzte Frage zu dieser Stellung.
# source: 8612ee59e97f
quiz-failed = Die Fragen ließen sich nicht erstellen.
