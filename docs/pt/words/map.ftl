### Maps of families, in Portuguese.

# source: 0ce8b42bb0bb
heading-map = Mapa da família
# source: 927ba8f017a9
heading-maps = Mapas das famílias
# source: 626ce5853b73
map-lead = Os jogos sobre a linha podem ser jogados neste site; os dos ramos são parentes deles, mais afastados onde o ramo é tracejado. Cada nome é um link.
# source: 0181963bab0f
map-label = Mapa da família: { $family }
# source: 194583966928
map-list = O mapa em lista
# source: df605c98cc54
region-bohemia = Boêmia
# source: 7cba8786f994
region-hungary = Hungria
# source: e1a15f20cd14
region-france = França
