### Maps of families, in Danish: which games belong together.

# source: 0ce8b42bb0bb
heading-map = Stamtræ
# source: 927ba8f017a9
heading-maps = Stamtræer
# source: 626ce5853b73
map-lead = Det, der står på linjen, kan spilles her; det, der forgrener sig, er i familie med det, og kun fjernt, hvor grenen er stiplet. Hvert navn er et link.
# source: 0181963bab0f
map-label = Stamtræ for familien: { $family }
# source: 194583966928
map-list = Stamtræet som liste
# source: df605c98cc54
region-bohemia = Bøhmen
# source: 7cba8786f994
region-hungary = Ungarn
# source: e1a15f20cd14
region-france = Frankrig
