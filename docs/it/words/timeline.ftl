### Where and when games and their relatives are played.

# source: 434ed22159f3
heading-timeline = Dove e quando
# source: f272f62ad30f
timeline-lead = Fin dove arrivano le fonti. Dove la linea è tratteggiata, l’inizio non si conosce.
# source: 1ff6c376dea0
timeline-year = { $year-text }
# source: ed537af7bc8f
timeline-since = dal { $since-text } circa
# source: 8355536cb5a0
timeline-until = fino al { $until-text } circa
# source: 0262899d5419
timeline-since-until = dal { $since-text } circa al { $until-text }
# source: b622185451fa
timeline-today = si gioca ancora
# source: 4857baf6751a
timeline-since-today = dal { $since-text } circa, si gioca ancora
# source: 60ffa43e67c1
timeline-unknown = nessuna data nota
# source: 105e32c3d31a
region-gotland = Gotland, Svezia
# source: 9d4857e5eed3
region-iceland = Islanda
# source: 94a08c1f1b37
region-jutland = Jutland, Danimarca
# source: 38663557c533
region-poland = Polonia
# source: 18bdca1faf36
region-estonian-islands = isole estoni
# source: f75a159dfba7
region-riga = Riga, Livonia
# source: 8350de300ff8
region-russia = Russia
# source: a22dc1c1d835
region-faroes = isole Fær Øer
# source: cc67eae55d29
region-switzerland = Svizzera
