### Maps of families, in German.

# source: 0ce8b42bb0bb
heading-map = Stammbaum
# source: 927ba8f017a9
heading-maps = Stammbäume
# source: 626ce5853b73
map-lead = Was auf der Linie steht, lässt sich auf dieser Website spielen; was von ihr abzweigt, ist damit verwandt, bei gestrichelten Zweigen nur entfernt. Jeder Name ist ein Link.
# source: 0181963bab0f
map-label = Stammbaum: { $family }
# source: 194583966928
map-list = Der Stammbaum als Liste
# source: df605c98cc54
region-bohemia = Böhmen
# source: 7cba8786f994
region-hungary = Ungarn
# source: e1a15f20cd14
region-france = Frankreich
