## Das Formular der Seite zum Einbetten: Es stellt zusammen, was eine andere Site einfügt.

# source: eaf5564be72c
playground-game = Spiel
# source: 07051f2a5742
playground-example = Beispiel
# source: 1277a3994826
playground-language = Sprache
# source: 7f2c985f9562
playground-step = Beginnen bei Schritt
# source: a44cc6adfe03
playground-height = Höhe in Pixeln
# source: 5efb540abea7
playground-copy = Code kopieren
