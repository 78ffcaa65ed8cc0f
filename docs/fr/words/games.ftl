### Words of the page that lists all games, in French.

# source: 5e965fc3ecf6
index-title = Tous les jeux
# source: 5ed97e1f5ed8
index-lead = Tous les jeux et toutes les variantes de ce site. Choisissez selon votre nombre et ce que vous avez sous la main.
# source: b5c760afe6b5
home-all-games = Tous les jeux et toutes les variantes, par nombre de joueurs, genre et origine
# source: d7914961b634
index-filter = Restreindre la liste
# source: a3b0cc23f495
index-any = peu importe
# source: 7dc4dc7b5d8c
index-list = Jeux et variantes
# source: 719e0e7241cd
index-found =
    { $count ->
        [0] Aucun jeu ne réunit tout cela.
        [one] { $count-text } jeu ou variante
       *[other] { $count-text } jeux et variantes
    }
# source: 8ba4da6fb255
index-clear = Tout montrer
# source: 56ef409bd39f
index-players =
    { $count ->
        [one] { $count-text } joueur
       *[other] { $count-text } joueurs
    }
# source: 15e9b4ba1cdc
index-players-range = { $from-text } à { $to-text } joueurs
# source: f8c11294eb42
index-time =
    { $count ->
        [one] jusqu’à { $count-text } minute
       *[other] jusqu’à { $count-text } minutes
    }
# source: 9f963a98e153
index-period = { $from-text } à { $to-text }

## What a list is chosen by

# source: 1592d85ca99b
index-axis-players = Joueurs
# source: de420638e33d
index-axis-mechanism = Genre de jeu
# source: 1b892a0174d0
index-axis-objective = But
# source: d231291c7244
index-axis-equipment = Il faut
# source: dc79f5eb81d5
index-axis-cards = Paquet
# source: 3ec58c92c979
index-axis-time = Durée
# source: 2c281ebe79ad
index-axis-region = Origine
# source: 09eecb9410b2
index-axis-period = Première trace

## Headings of the lists

# source: ae127d798d1f
index-by-players = Par nombre de joueurs
# source: ea06022f4c41
index-by-mechanism = Par genre de jeu
# source: ed0ee8ce6608
index-by-objective = Par but
# source: e2f3669fff3e
index-by-equipment = Par matériel, en plus des cartes
# source: 808115bf6b1e
index-by-cards = Par taille du paquet
# source: fd009765044f
index-by-time = Par durée
# source: 775c1a26c97a
index-by-region = Par origine
# source: 1e44183bca6e
index-by-period = Par époque de la première mention
