## The comparison, in French.

# source: 7818b00f1732
player-compare = Autres règles
# source: 429bc2f4b0cb
compare-title = Les mêmes cartes avec d’autres règles
# source: afebecd56e07
compare-close = Quitter la comparaison
# source: fee9ad1675cc
compare-lead = Choisissez une règle. Le moteur rejoue cette ligne en la suivant et montre la première étape qui se passe autrement.
# source: e05a9f6896f4
compare-choice = Règle
# source: db5ee611ab67
compare-choose = Choisir…
# source: d00af9d26c00
compare-presets = Variantes
# source: 021c64be98e5
compare-options = Règles maison
# source: 690dd8c238d3
compare-list-differs = à partir de l’étape { $n-text }
# source: 427040c26f70
compare-list-choices = même déroulement, autres choix
# source: cb221bb85e76
compare-list-same = aucune différence
# source: 2355f5dcc30d
compare-list-refused = étape { $n-text } interdite
# source: a92d5f60c62f
compare-list-impossible = impossible
# source: fee6cae0bac1
compare-same = Aucune étape ne change.
# source: 4cb5ff5109d1
compare-choices = Aucune étape ne change, mais après l’étape { $n-text } les choix ne sont plus les mêmes.
# source: 1471aca1aff4
compare-gained = Permis en plus
# source: bc910a2961b5
compare-lost = Désormais interdit
# source: ab8384989d77
compare-differs = L’étape { $n-text } se passe autrement.
# source: e9d28694844a
compare-differs-start = Le début est déjà différent.
# source: 619bc83bcf51
compare-refused = Avec cette règle, l’étape { $n-text } est interdite.
# source: d3059920a36f
compare-impossible = Avec cette règle, ces cartes ne peuvent pas être jouées.
# source: 9586964596e2
compare-here = Avec les règles d’ici
# source: 1fb59ec182b6
compare-there = Avec l’autre règle
# source: 7c600f828080
compare-table = Sur la table
# source: ed5dc2be0317
compare-show = Voir l’étape { $n-text }
# source: ab1dd1afe980
compare-unknown = Ce lien désigne une règle que ce jeu n’a pas.
# source: 4da5d8ddc96c
compare-failed = La comparaison n’a pas pu être faite.
# source: db75b596404f
compare-labelled = { $label } : { $text }
