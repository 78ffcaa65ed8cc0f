### The score card of a game, in Danish: the sheet to print, and the cards of examples filled in.

# source: cffe12fa9162
score-card-worth = Hvad en runde er værd
# source: 592804269117
score-card-result = Resultat
# source: 4bf49ad499a4
score-card-points = Point
# source: a69ce9bdce26
score-card-either = { $a } eller { $b }
# source: 98ebce9fd6d7
score-card-sheet = Arket
# source: 46ce6c74f30f
score-card-print = Udskriv denne side: Kun arket kommer med, på en enkelt side. Skriv et navn på hver linje, og streg ud, hvad der er talt ned.
# source: 502a25b6935e
score-card-filled = Udfyldt
# source: e2f0abc61c13
score-card-filled-lead = Disse regnskaber er skrevet af regelmotoren, mens den spiller eksemplerne. Rundens nummer fører til det trin, der afsluttede den.
# source: c709487164da
score-card-deal = Runde
# source: 22965a5a876b
score-card-winner = Vundet af
# source: 339e53557925
score-card-start = Start
# source: c1d46c865822
score-card-open = Arket til udskrift
# source: c2dc5bd1e0bb
score-card-rules = Reglerne: { $name }
