### Where and when games and their relatives are played.

# source: 434ed22159f3
heading-timeline = Wo und wann
# source: f272f62ad30f
timeline-lead = Soweit die Quellen etwas sagen. Bei einer gestrichelten Linie ist der Anfang unbekannt.
# source: 1ff6c376dea0
timeline-year = { $year-text }
# source: ed537af7bc8f
timeline-since = seit etwa { $since-text }
# source: 8355536cb5a0
timeline-until = bis etwa { $until-text }
# source: 0262899d5419
timeline-since-until = von etwa { $since-text } bis { $until-text }
# source: b622185451fa
timeline-today = wird noch gespielt
# source: 4857baf6751a
timeline-since-today = seit etwa { $since-text }, wird noch gespielt
# source: 60ffa43e67c1
timeline-unknown = keine Jahreszahlen bekannt
# source: 105e32c3d31a
region-gotland = Gotland, Schweden
# source: 9d4857e5eed3
region-iceland = Island
# source: 94a08c1f1b37
region-jutland = Jütland, Dänemark
# source: 38663557c533
region-poland = Polen
# source: 18bdca1faf36
region-estonian-islands = estnische Inseln
# source: f75a159dfba7
region-riga = Riga, Livland
# source: 8350de300ff8
region-russia = Russland
# source: a22dc1c1d835
region-faroes = Färöer
# source: cc67eae55d29
region-switzerland = Schweiz
