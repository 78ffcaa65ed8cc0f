### Le formulaire de la page pour qui intègre un exemple, en français.

# source: eaf5564be72c
playground-game = Jeu
# source: 07051f2a5742
playground-example = Exemple
# source: 1277a3994826
playground-language = Langue
# source: 7f2c985f9562
playground-step = Commencer à l’étape
# source: a44cc6adfe03
playground-height = Hauteur en pixels
# source: 5efb540abea7
playground-copy = Copier le code
