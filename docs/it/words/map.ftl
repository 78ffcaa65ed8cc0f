### Maps of families, in Italian.

# source: 0ce8b42bb0bb
heading-map = Mappa della famiglia
# source: 927ba8f017a9
heading-maps = Mappe delle famiglie
# source: 626ce5853b73
map-lead = I giochi sulla linea si giocano in questo sito; quelli sui rami sono loro parenti, alla lontana dove il ramo è tratteggiato. Ogni nome è un link.
# source: 0181963bab0f
map-label = Mappa della famiglia: { $family }
# source: 194583966928
map-list = La mappa come elenco
# source: df605c98cc54
region-bohemia = Boemia
# source: 7cba8786f994
region-hungary = Ungheria
# source: e1a15f20cd14
region-france = Francia
