### The quick reference of a game, to print.

# source: 8d34dadf143f
summary-open = Zum Drucken, auf einer Seite
# source: dd402f61ccd7
summary-print = Diese Seite lässt sich drucken; sie passt auf ein Blatt Papier.
# source: b7d5c0b748c7
summary-rules = Alle Regeln
