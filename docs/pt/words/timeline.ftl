### Where and when games and their relatives are played.

# source: 434ed22159f3
heading-timeline = Onde e quando
# source: f272f62ad30f
timeline-lead = Até onde chegam as fontes. Onde a linha é tracejada, o começo é desconhecido.
# source: 1ff6c376dea0
timeline-year = { $year-text }
# source: ed537af7bc8f
timeline-since = desde cerca de { $since-text }
# source: 8355536cb5a0
timeline-until = até cerca de { $until-text }
# source: 0262899d5419
timeline-since-until = de cerca de { $since-text } até { $until-text }
# source: b622185451fa
timeline-today = ainda se joga
# source: 4857baf6751a
timeline-since-today = desde cerca de { $since-text }, ainda se joga
# source: 60ffa43e67c1
timeline-unknown = sem datas conhecidas
# source: 105e32c3d31a
region-gotland = Gotland, Suécia
# source: 9d4857e5eed3
region-iceland = Islândia
# source: 94a08c1f1b37
region-jutland = Jutlândia, Dinamarca
# source: 38663557c533
region-poland = Polônia
# source: 18bdca1faf36
region-estonian-islands = ilhas da Estônia
# source: f75a159dfba7
region-riga = Riga, Livônia
# source: 8350de300ff8
region-russia = Rússia
# source: a22dc1c1d835
region-faroes = ilhas Faroé
# source: cc67eae55d29
region-switzerland = Suíça
