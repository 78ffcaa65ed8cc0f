## The quiz, in French.

# source: f3d2be021dc2
player-quiz = Interrogez-moi
# source: 169b19490362
quiz-title = Quiz
# source: 981c5053cd68
quiz-close = Finir le quiz
# source: 45bd0a6ca244
quiz-count = Bonnes réponses : { $right-text } sur { $count-text }
# source: 4ee2f794ed79
quiz-cards = Parmi ces cartes, lesquelles { $seat } peut-il jouer ?
# source: b8cdf288ce42
quiz-cards-help = Cochez toutes les cartes qui peuvent être jouées, seules ou avec d’autres. S’il n’y en a pas, ne cochez rien.
# source: 77a92e73886f
quiz-trick = Qui remporte le pli ?
# source: f62ff1ebedc7
quiz-said = Que dit-on ?
# source: b31764e1af5f
quiz-paid = Qui paie, et combien ?
# source: 2c1a4335b61c
quiz-score = Quel est alors le score ?
# source: f8698077c761
quiz-step = L’étape suivante :
# source: c0f967e9afd3
quiz-suppose = Supposez que vienne ensuite :
# source: 1540cff5fcde
quiz-silence = Rien
# source: 0badaa6d2c12
quiz-nobody = Personne ne paie
# source: eaa116cdf7c3
quiz-check = Vérifier
# source: a27ab2792975
quiz-next = Question suivante
# source: 33cc45f9295d
quiz-next-position = Position suivante
# source: 7fe596ce6879
quiz-again = Depuis le début
# source: 07205af43412
quiz-choose = Choisissez d’abord une réponse.
# source: c4094c976e60
quiz-right = Juste.
# source: 81ed685973d9
quiz-wrong = Faux.
# source: 82d911db50ec
quiz-answer = La bonne réponse :
# source: 1dd4e7e39783
quiz-forgot = Cette réponse oublie une règle :
# source: b8880755e33e
quiz-house = Il en serait ainsi avec cette règle maison :
# source: 7eb1891c06cc
quiz-missed = Il en manquait : { $card }.
# source: 4baf3f090b5d
quiz-none = Il n’y a rien à demander dans cette position.
# source: 660b89cc6b98
quiz-done = C’était la dernière question de cette position.
# source: 8612ee59e97f
quiz-failed = Les questions n’ont pas pu être préparées.
