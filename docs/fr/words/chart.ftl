### The chart of what beats what, in French.

# source: 7d99b7be1f39
heading-chart = Qui bat qui
# source: 1e5f7049995a
chart-lead = Le moteur de règles a essayé chaque carte sur toutes les autres. Chaque ligne montre le paquet entier, les cartes les plus fortes d’abord. Un carré plein désigne une carte qui bat celle de la ligne.
# source: 3bd56d2f6531
chart-only-directly = Un carré évidé désigne une carte qui ne la bat que si on la joue immédiatement après.
# source: 6ab99444acc4
chart-card = Carte
# source: 8919d0afca9d
chart-beaten-by = Battue par
# source: a1dee6414d07
chart-how = Façon de la jouer : { $how }
# source: e3469aa7b2c8
chart-over = { $how }, sur { $cards-the }
# source: 336fce70dc94
chart-nothing = Rien ne la bat.
# source: bee813c85c40
chart-any = N’importe quelle autre carte la bat.
# source: 311e82971240
chart-count =
    { $count ->
        [one] { $count-text } carte :
       *[other] { $count-text } cartes :
    }
