### The quick reference of a game, to print.

# source: 8d34dadf143f
summary-open = Da stampare, su una pagina
# source: dd402f61ccd7
summary-print = Stampa questa pagina: esce su un solo foglio.
# source: b7d5c0b748c7
summary-rules = Tutte le regole
