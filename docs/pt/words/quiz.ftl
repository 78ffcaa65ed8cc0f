## O quiz: perguntas sobre a posição mostrada, feitas e corrigidas pelo motor.

# source: f3d2be021dc2
player-quiz = Teste o que você sabe
# source: 169b19490362
quiz-title = Quiz
# source: 981c5053cd68
quiz-close = Encerrar o quiz
# source: 45bd0a6ca244
quiz-count = Respostas certas: { $right-text } de { $count-text }
# source: 4ee2f794ed79
quiz-cards = Quais destas cartas { $seat } pode jogar?
# source: b8cdf288ce42
quiz-cards-help = Marque todas as cartas que podem ser jogadas, sozinhas ou com outras. Se nenhuma puder, não marque nada.
# source: 77a92e73886f
quiz-trick = Quem ganha a vaza?
# source: f62ff1ebedc7
quiz-said = O que se diz?
# source: b31764e1af5f
quiz-paid = Quem paga, e quanto?
# source: 2c1a4335b61c
quiz-score = Como fica depois a pontuação?
# source: f8698077c761
quiz-step = A próxima jogada:
# source: c0f967e9afd3
quiz-suppose = Suponha que a próxima jogada seja esta:
# source: 1540cff5fcde
quiz-silence = Nada
# source: 0badaa6d2c12
quiz-nobody = Ninguém paga
# source: eaa116cdf7c3
quiz-check = Conferir
# source: a27ab2792975
quiz-next = Próxima pergunta
# source: 33cc45f9295d
quiz-next-position = Próxima posição
# source: 7fe596ce6879
quiz-again = Desde o início
# source: 07205af43412
quiz-choose = Escolha primeiro uma resposta.
# source: c4094c976e60
quiz-right = Certo.
# source: 81ed685973d9
quiz-wrong = Errado.
# source: 82d911db50ec
quiz-answer = A resposta certa:
# source: 1dd4e7e39783
quiz-forgot = Esta resposta não leva em conta uma regra:
# source: b8880755e33e
quiz-house = Seria assim com esta regra da casa:
# source: 7eb1891c06cc
quiz-missed = Faltou marcar: { $card }. Pode-se jogar.
# source: 4baf3f090b5d
quiz-none = Nesta posição não há nada a perguntar.
# source: 660b89cc6b98
quiz-done = Essa foi a última pergunta desta posição.
# source: 8612ee59e97f
quiz-failed = Não foi possível preparar as perguntas.
