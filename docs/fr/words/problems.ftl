## The page of a game's problems, in French: positions in which one play alone is best.

# source: efc31cd19a37
nav-problems = Problèmes
# source: d3aa5f2e6767
problems-way = Résoudre des problèmes
# source: cdea874dc450
problems-of = { $game } – problèmes
# source: 1fd21aafe5ee
problems-description = { $game } – nos propres problèmes, des positions où un seul coup gagne, chacune avec sa difficulté, sa solution et la réfutation de tous les autres coups.
# source: 6dc4e2850b21
problems-lead = Dans chacune de ces positions, un seul coup atteint le résultat demandé. Toutes les cartes sont visibles : on voit chaque main, et ce qui reste à piocher est là, dans l’ordre. Résolvez chaque problème à la table : le moteur se défend aussi bien que possible et vous prévient quand la victoire est perdue.
# source: 4a1291ec2b58
problems-rules = Les règles
# source: d671c76f628b
problems-grade-help = La difficulté est comptée. Un essai choisit ses coups au hasard contre la meilleure défense ; mais il prend un résultat qui s’offre aussitôt, et évite un coup qui perd sur-le-champ tant qu’il y en a un autre. Moins il y a d’essais qui trouvent, plus le problème est difficile.
# source: c4487dff2901
problem-name = Problème { $n-text }
# source: 48f531564b2b
problem-question =
    { $value ->
        [one] C’est à { $seat } de jouer. Quel coup gagne { $value-text } point ?
       *[other] C’est à { $seat } de jouer. Quel coup gagne { $value-text } points ?
    }
# source: eef90e511436
problem-wins =
    { $value ->
        [one] { $seat } gagne { $value-text } point.
       *[other] { $seat } gagne { $value-text } points.
    }
# source: 7894a6adfb04
problem-loses =
    { $value ->
        [0] { $seat } ne gagne rien.
        [one] { $seat } perd { $value-text } point.
       *[other] { $seat } perd { $value-text } points.
    }
# source: cb191fe1fb55
problems-grade-easy = Facile
# source: 3d7a7a08f6d2
problems-grade-fair = Moyen
# source: 575ab0958a83
problems-grade-hard = Difficile
# source: 1caa3950381c
problems-grade-very-hard = Très difficile
# source: 3891ec5dbeb7
problems-playouts =
    { $count ->
        [one] { $found-text } essai sur { $count-text } trouve la solution
       *[other] { $found-text } essai sur { $count-text } trouve la solution
    }
# source: 7af063b44938
problems-solve = Résoudre
# source: 98c60ce07f76
problems-solution = Solution
# source: 19d0468ede1a
problems-best = La meilleure ligne
# source: 7dd7f3b7b860
problems-refuted = Tous les autres coups, et ce qui les réfute

## The player while a problem is solved

# source: ca8f8ce4b694
contest-label = { $title }
# source: ff9dfcc4f0ed
contest-branch = Votre ligne
# source: 88288a2f0d79
contest-back-to-example = Recommencer
# source: efa11eef5e4d
contest-whatif = Jouer
# source: b27dfe8ec2e5
contest-whatif-help = C’est à vous. Choisissez une carte ou une action.
# source: 9b6278029e1c
contest-verified = Position vérifiée dans votre navigateur
# source: 35b12cc8e857
contest-stands = La victoire est encore possible.
# source: dbd9054612ae
contest-lost = Ce coup laisse échapper la victoire. Avant lui, en jouant au mieux : { $a } Maintenant : { $b }
# source: a266010b4c93
contest-lost-already = La victoire a été perdue à l’étape { $n }.
# source: 3e60d1663385
contest-take-back = Reprendre ce coup
# source: 5c40e09a3174
contest-take-back-lost = Revenir là où la victoire était possible
# source: 6af1834bff0e
contest-solved = Résolu. { $a }
# source: 21c89ca7f4d8
contest-failed = Pas résolu. { $a }
