## Il modulo della pagina per chi incorpora: compone ciò che si incolla in un altro sito.

# source: eaf5564be72c
playground-game = Gioco
# source: 07051f2a5742
playground-example = Esempio
# source: 1277a3994826
playground-language = Lingua
# source: 7f2c985f9562
playground-step = Inizia dalla mossa
# source: a44cc6adfe03
playground-height = Altezza in pixel
# source: 5efb540abea7
playground-copy = Copia il codice
