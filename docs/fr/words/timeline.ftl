### Where and when games and their relatives are played, in French.

# source: 434ed22159f3
heading-timeline = Où et quand
# source: f272f62ad30f
timeline-lead = D’après ce que disent les sources. Une ligne en pointillé veut dire que personne ne sait quand le jeu a commencé.
# source: 1ff6c376dea0
timeline-year = { $year-text }
# source: ed537af7bc8f
timeline-since = depuis { $since-text } environ
# source: 8355536cb5a0
timeline-until = jusque vers { $until-text }
# source: 0262899d5419
timeline-since-until = de { $since-text } environ à { $until-text } environ
# source: b622185451fa
timeline-today = encore joué
# source: 4857baf6751a
timeline-since-today = depuis { $since-text } environ, encore joué
# source: 60ffa43e67c1
timeline-unknown = dates inconnues
# source: 105e32c3d31a
region-gotland = Gotland, Suède
# source: 9d4857e5eed3
region-iceland = Islande
# source: 94a08c1f1b37
region-jutland = Jutland, Danemark
# source: 38663557c533
region-poland = Pologne
# source: 18bdca1faf36
region-estonian-islands = îles d’Estonie
# source: f75a159dfba7
region-riga = Riga, Livonie
# source: 8350de300ff8
region-russia = Russie
# source: a22dc1c1d835
region-faroes = îles Féroé
# source: cc67eae55d29
region-switzerland = Suisse
