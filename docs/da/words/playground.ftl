### The form on the page for embedders, in Danish.

# source: eaf5564be72c
playground-game = Spil
# source: 07051f2a5742
playground-example = Eksempel
# source: 1277a3994826
playground-language = Sprog
# source: 7f2c985f9562
playground-step = Begynd ved trin
# source: a44cc6adfe03
playground-height = Højde i pixels
# source: 5efb540abea7
playground-copy = Kopier koden
