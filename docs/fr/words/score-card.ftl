### The score card of a game, in French.

# source: cffe12fa9162
score-card-worth = Ce que vaut une donne
# source: 592804269117
score-card-result = Résultat
# source: 4bf49ad499a4
score-card-points = Points
# source: a69ce9bdce26
score-card-either = { $a } ou { $b }
# source: 98ebce9fd6d7
score-card-sheet = La feuille
# source: 46ce6c74f30f
score-card-print = Imprimez cette page : la feuille sort seule, sur une seule page. Écrivez un nom sur chaque ligne et barrez ce qui a été compté.
# source: 502a25b6935e
score-card-filled = Remplie
# source: e2f0abc61c13
score-card-filled-lead = Ces feuilles sont remplies par le moteur de règles pendant qu’il joue les exemples. Le numéro de chaque donne mène à l’étape qui l’a terminée.
# source: c709487164da
score-card-deal = Donne
# source: 22965a5a876b
score-card-winner = Gagnée par
# source: 339e53557925
score-card-start = Départ
# source: c1d46c865822
score-card-open = La feuille à imprimer
# source: c2dc5bd1e0bb
score-card-rules = Les règles : { $name }
