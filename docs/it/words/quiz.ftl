## Il quiz: domande sulla posizione mostrata, poste e corrette dal motore.

# source: f3d2be021dc2
player-quiz = Mettiti alla prova
# source: 169b19490362
quiz-title = Quiz
# source: 981c5053cd68
quiz-close = Termina il quiz
# source: 45bd0a6ca244
quiz-count = Risposte giuste: { $right-text } su { $count-text }
# source: 4ee2f794ed79
quiz-cards = Quali di queste carte può giocare { $seat }?
# source: b8cdf288ce42
quiz-cards-help = Segna tutte le carte che si possono giocare, da sole o con altre. Se non se ne può giocare nessuna, non segnare niente.
# source: 77a92e73886f
quiz-trick = Chi fa la presa?
# source: f62ff1ebedc7
quiz-said = Che cosa si dice?
# source: b31764e1af5f
quiz-paid = Chi paga, e quanto?
# source: 2c1a4335b61c
quiz-score = Qual è allora il punteggio?
# source: f8698077c761
quiz-step = La prossima mossa:
# source: c0f967e9afd3
quiz-suppose = Supponi che la prossima mossa sia questa:
# source: 1540cff5fcde
quiz-silence = Niente
# source: 0badaa6d2c12
quiz-nobody = Nessuno paga
# source: eaa116cdf7c3
quiz-check = Verifica
# source: a27ab2792975
quiz-next = Prossima domanda
# source: 33cc45f9295d
quiz-next-position = Posizione successiva
# source: 7fe596ce6879
quiz-again = Dall’inizio
# source: 07205af43412
quiz-choose = Scegli prima una risposta.
# source: c4094c976e60
quiz-right = Giusto.
# source: 81ed685973d9
quiz-wrong = Sbagliato.
# source: 82d911db50ec
quiz-answer = La risposta giusta:
# source: 1dd4e7e39783
quiz-forgot = Questa risposta non tiene conto di una regola:
# source: b8880755e33e
quiz-house = Sarebbe così con questa regola della casa:
# source: 7eb1891c06cc
quiz-missed = Non segnata: { $card }. Si può giocare.
# source: 4baf3f090b5d
quiz-none = In questa posizione non c’è niente da chiedere.
# source: 660b89cc6b98
quiz-done = Era l’ultima domanda su questa posizione.
# source: 8612ee59e97f
quiz-failed = Non è stato possibile preparare le domande.
