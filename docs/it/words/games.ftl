### Words of the page that lists all games.

# source: 5e965fc3ecf6
index-title = Tutti i giochi
# source: 5ed97e1f5ed8
index-lead = Tutti i giochi e le varianti di questo sito. Scegli in base a quello che hai e a quanti siete.
# source: b5c760afe6b5
home-all-games = Tutti i giochi e le varianti, per numero di giocatori, genere e origine
# source: d7914961b634
index-filter = Restringi l’elenco
# source: a3b0cc23f495
index-any = qualsiasi
# source: 7dc4dc7b5d8c
index-list = Giochi e varianti
# source: 719e0e7241cd
index-found =
    { $count ->
        [0] Nessun gioco ha tutto questo.
        [one] { $count-text } gioco o variante
        [many] { $count-text } giochi e varianti
       *[other] { $count-text } giochi e varianti
    }
# source: 8ba4da6fb255
index-clear = Mostra tutti
# source: 56ef409bd39f
index-players =
    { $count ->
        [one] { $count-text } giocatore
        [many] { $count-text } giocatori
       *[other] { $count-text } giocatori
    }
# source: 15e9b4ba1cdc
index-players-range = da { $from-text } a { $to-text } giocatori
# source: f8c11294eb42
index-time =
    { $count ->
        [one] fino a { $count-text } minuto
        [many] fino a { $count-text } minuti
       *[other] fino a { $count-text } minuti
    }
# source: 9f963a98e153
index-period = dal { $from-text } al { $to-text }
# source: 1592d85ca99b
index-axis-players = Giocatori
# source: de420638e33d
index-axis-mechanism = Genere
# source: 1b892a0174d0
index-axis-objective = Scopo
# source: d231291c7244
index-axis-equipment = Occorrente
# source: dc79f5eb81d5
index-axis-cards = Mazzo
# source: 3ec58c92c979
index-axis-time = Durata
# source: 2c281ebe79ad
index-axis-region = Origine
# source: 09eecb9410b2
index-axis-period = Prima menzione
# source: ae127d798d1f
index-by-players = Per numero di giocatori
# source: ea06022f4c41
index-by-mechanism = Per genere
# source: ed0ee8ce6608
index-by-objective = Per scopo
# source: e2f3669fff3e
index-by-equipment = Per ciò che occorre oltre alle carte
# source: 808115bf6b1e
index-by-cards = Per grandezza del mazzo
# source: fd009765044f
index-by-time = Per durata
# source: 775c1a26c97a
index-by-region = Per origine
# source: 1e44183bca6e
index-by-period = Per epoca
