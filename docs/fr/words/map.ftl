### Maps of families, in French.

# source: 0ce8b42bb0bb
heading-map = Arbre de la famille
# source: 927ba8f017a9
heading-maps = Arbres des familles
# review: "arbre", since "carte" is also a playing card; the drawing is a line with branches
# source: 626ce5853b73
map-lead = Ce qui est sur la ligne se joue sur ce site ; ce qui s’en écarte lui est apparenté, de plus loin quand la branche est en pointillé. Chaque nom est un lien.
# source: 0181963bab0f
map-label = Arbre de la famille : { $family }
# source: 194583966928
map-list = L’arbre en liste
# source: df605c98cc54
region-bohemia = Bohême
# source: 7cba8786f994
region-hungary = Hongrie
# source: e1a15f20cd14
region-france = France
