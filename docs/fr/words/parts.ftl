### Parts of a game's page, in French.

# source: 65b313e1d4e9
heading-try = À vous de jouer
# source: 7f92cef2a226
try-lead = Un jeu s’apprend les cartes en main.
# source: 5310594e6f1f
try-hand = Continuer la première donne
    .about = Arrêtez-vous à n’importe quelle carte, choisissez « Et si… ? » et jouez-en une autre : le moteur continue selon les règles.
# source: a1c40ef14103
try-problems =
    { $count ->
        [one] { $count-text } position où un seul coup est le meilleur
       *[other] { $count-text } positions où un seul coup est le meilleur
    }

## What changed

# source: e62b7d436025
heading-changes = Ce qui a changé
# source: 99aff475aadb
change-first = Les règles paraissent ici pour la première fois, avec leurs variantes et leurs exemples joués.
# source: 1671035eecbe
example-step-rules = Règles appliquées ici :
