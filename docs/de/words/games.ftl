### Words of the page that lists all games.

# source: 5e965fc3ecf6
index-title = Alle Spiele
# source: 5ed97e1f5ed8
index-lead = Alle Spiele und Varianten auf dieser Website. Die Liste lässt sich danach eingrenzen, wie viele mitspielen und was zur Hand ist.
# source: b5c760afe6b5
home-all-games = Alle Spiele und Varianten, nach Spielerzahl, Art und Herkunft
# source: d7914961b634
index-filter = Liste eingrenzen
# source: a3b0cc23f495
index-any = beliebig
# source: 7dc4dc7b5d8c
index-list = Spiele und Varianten
# source: 719e0e7241cd
index-found =
    { $count ->
        [0] Kein Spiel hat all das.
        [one] { $count-text } Spiel oder Variante
       *[other] { $count-text } Spiele und Varianten
    }
# source: 8ba4da6fb255
index-clear = Alle zeigen
# source: 56ef409bd39f
index-players =
    { $count ->
        [one] { $count-text } Spieler
       *[other] { $count-text } Spieler
    }
# source: 15e9b4ba1cdc
index-players-range = { $from-text } bis { $to-text } Spieler
# source: f8c11294eb42
index-time =
    { $count ->
        [one] bis { $count-text } Minute
       *[other] bis { $count-text } Minuten
    }
# source: 9f963a98e153
index-period = { $from-text } bis { $to-text }
# source: 1592d85ca99b
index-axis-players = Spieler
# source: de420638e33d
index-axis-mechanism = Art des Spiels
# source: 1b892a0174d0
index-axis-objective = Ziel
# source: d231291c7244
index-axis-equipment = Benötigt
# source: dc79f5eb81d5
index-axis-cards = Blatt
# source: 3ec58c92c979
index-axis-time = Spieldauer
# source: 2c281ebe79ad
index-axis-region = Herkunft
# source: 09eecb9410b2
index-axis-period = Zuerst belegt
# source: ae127d798d1f
index-by-players = Nach Spielerzahl
# source: ea06022f4c41
index-by-mechanism = Nach Art des Spiels
# source: ed0ee8ce6608
index-by-objective = Nach Ziel
# source: e2f3669fff3e
index-by-equipment = Nach dem, was man außer Karten braucht
# source: 808115bf6b1e
index-by-cards = Nach Größe des Blatts
# source: fd009765044f
index-by-time = Nach Spieldauer
# source: 775c1a26c97a
index-by-region = Nach Herkunft
# source: 1e44183bca6e
index-by-period = Nach erster Erwähnung
