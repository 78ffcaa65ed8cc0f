### Maps of families, in Danish: which games belong together.

# source: 0ce8b42bb0bb
heading-map = Slægtstavle
# source: 927ba8f017a9
heading-maps = Slægtstavler
# source: 972faf4d1972
map-lead = Det, der står på linjen, kan spilles her; det, der forgrener sig, er i familie med det, og kun fjernt, hvor grenen er stiplet. Alle navne fører videre.
# source: 0181963bab0f
map-label = Slægtstavle for familien: { $family }
# source: 194583966928
map-list = Slægtstavlen som liste
# source: df605c98cc54
region-bohemia = Bøhmen
# source: 7cba8786f994
region-hungary = Ungarn
# source: e1a15f20cd14
region-france = Frankrig
