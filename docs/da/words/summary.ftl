### The quick reference of a game, to print; in Danish.

# source: 8d34dadf143f
summary-open = Til udskrift, på én side
# source: dd402f61ccd7
summary-print = Udskriv denne side: Den fylder et enkelt ark papir.
# source: b7d5c0b748c7
summary-rules = Alle reglerne
