### Where and when games and their relatives are played, in Danish.

# source: 434ed22159f3
heading-timeline = Hvor og hvornår
# source: f272f62ad30f
timeline-lead = Så vidt kilderne fortæller. Hvor en linje er stiplet, ved ingen, hvornår spillet begyndte.
# source: 1ff6c376dea0
timeline-year = { $year-text }
# source: ed537af7bc8f
timeline-since = fra omkring { $since-text }
# source: 8355536cb5a0
timeline-until = indtil omkring { $until-text }
# source: 0262899d5419
timeline-since-until = fra omkring { $since-text } til { $until-text }
# source: b622185451fa
timeline-today = spilles stadig
# source: 4857baf6751a
timeline-since-today = fra omkring { $since-text }, spilles stadig
# source: 60ffa43e67c1
timeline-unknown = ingen årstal kendt
# source: 105e32c3d31a
region-gotland = Gotland, Sverige
# source: 9d4857e5eed3
region-iceland = Island
# source: 94a08c1f1b37
region-jutland = Jylland
# source: 38663557c533
region-poland = Polen
# source: 18bdca1faf36
region-estonian-islands = De estiske øer
# source: f75a159dfba7
region-riga = Riga, Livland
# source: 8350de300ff8
region-russia = Rusland
# source: a22dc1c1d835
region-faroes = Færøerne
# source: cc67eae55d29
region-switzerland = Schweiz
