### Words of the page that lists all games, and of the ways into that list; in Danish.

# source: 5e965fc3ecf6
index-title = Alle spil
# source: 5ed97e1f5ed8
index-lead = Alle spil og varianter her på siden. Vælg, hvad du har, og hvor mange I er.
# source: b5c760afe6b5
home-all-games = Alle spil og varianter efter antal spillere, slags og oprindelse
# source: d7914961b634
index-filter = Indskrænk listen
# source: a3b0cc23f495
index-any = alle
# source: 7dc4dc7b5d8c
index-list = Spil og varianter
# source: 719e0e7241cd
index-found =
    { $count ->
        [0] Intet spil har det hele.
        [one] { $count-text } spil eller variant
       *[other] { $count-text } spil og varianter
    }
# source: 8ba4da6fb255
index-clear = Vis alle
# source: 56ef409bd39f
index-players =
    { $count ->
        [one] { $count-text } spiller
       *[other] { $count-text } spillere
    }
# source: 15e9b4ba1cdc
index-players-range = { $from-text } til { $to-text } spillere
# source: f8c11294eb42
index-time =
    { $count ->
        [one] op til { $count-text } minut
       *[other] op til { $count-text } minutter
    }
# source: 9f963a98e153
index-period = { $from-text } til { $to-text }

## What a list is chosen by

# source: 1592d85ca99b
index-axis-players = Spillere
# source: de420638e33d
index-axis-mechanism = Slags spil
# source: 1b892a0174d0
index-axis-objective = Mål
# source: d231291c7244
index-axis-equipment = Det skal du bruge
# source: dc79f5eb81d5
index-axis-cards = Antal kort
# source: 3ec58c92c979
index-axis-time = Spilletid
# source: 2c281ebe79ad
index-axis-region = Oprindelse
# source: 09eecb9410b2
index-axis-period = Først kendt

## Headings of the lists

# source: ae127d798d1f
index-by-players = Efter antal spillere
# source: ea06022f4c41
index-by-mechanism = Efter slags spil
# source: ed0ee8ce6608
index-by-objective = Efter mål
# source: e2f3669fff3e
index-by-equipment = Efter hvad du skal bruge ud over kort
# source: 808115bf6b1e
index-by-cards = Efter antal kort
# source: fd009765044f
index-by-time = Efter spilletid
# source: 775c1a26c97a
index-by-region = Efter oprindelse
# source: 1e44183bca6e
index-by-period = Efter hvornår de først nævnes
