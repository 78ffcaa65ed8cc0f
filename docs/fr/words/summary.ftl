### The quick reference of a game, to print, in French.

# source: 8d34dadf143f
summary-open = À imprimer, sur une page
# source: dd402f61ccd7
summary-print = Imprimez cette page : elle tient sur une feuille de papier.
# source: b7d5c0b748c7
summary-rules = Toutes les règles
