### The score card of a game, in German.

# source: cffe12fa9162
score-card-worth = Was eine Runde wert ist
# source: 592804269117
score-card-result = Ergebnis
# source: 4bf49ad499a4
score-card-points = Punkte
# source: a69ce9bdce26
score-card-either = { $a } oder { $b }
# source: 98ebce9fd6d7
score-card-sheet = Das Blatt zum Ausdrucken
# source: 46ce6c74f30f
score-card-print = Diese Seite lässt sich ausdrucken: Es erscheint nur das Blatt, auf einer einzigen Seite. Auf jede Zeile kommt ein Name; was heruntergezählt ist, wird durchgestrichen.
# source: 502a25b6935e
score-card-filled = Ausgefüllt
# source: e2f0abc61c13
score-card-filled-lead = Diese Zettel schreibt das Regelprogramm, während es die Beispiele spielt. Die Nummer einer Runde führt zu dem Schritt, mit dem sie endete.
# source: c709487164da
score-card-deal = Runde
# source: 22965a5a876b
score-card-winner = Gewonnen von
# source: 339e53557925
score-card-start = Beginn
# source: c1d46c865822
score-card-open = Das Blatt zum Ausdrucken
# source: c2dc5bd1e0bb
score-card-rules = Die Regeln: { $name }
