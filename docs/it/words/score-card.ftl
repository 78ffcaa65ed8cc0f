### The score card of a game, in Italian.

# source: cffe12fa9162
score-card-worth = Quanto vale una mano
# source: 592804269117
score-card-result = Risultato
# source: 4bf49ad499a4
score-card-points = Punti
# source: a69ce9bdce26
score-card-either = { $a } o { $b }
# source: 98ebce9fd6d7
score-card-sheet = Il foglio da stampare
# source: 46ce6c74f30f
score-card-print = Stampa questa pagina: esce solo il foglio, su una pagina sola. Scrivi un nome su ogni riga e cancella con un tratto ciò che è stato contato.
# source: 502a25b6935e
score-card-filled = Fogli compilati
# source: e2f0abc61c13
score-card-filled-lead = Questi fogli li compila il motore di regole mentre gioca gli esempi. Il numero di una mano porta alla mossa con cui è finita.
# source: c709487164da
score-card-deal = Mano
# source: 22965a5a876b
score-card-winner = Vinta da
# source: 339e53557925
score-card-start = Inizio
# source: c1d46c865822
score-card-open = Il foglio da stampare
# source: c2dc5bd1e0bb
score-card-rules = Le regole: { $name }
