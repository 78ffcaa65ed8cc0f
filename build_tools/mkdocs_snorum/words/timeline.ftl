### Where and when games and their relatives are played.

heading-timeline = Where and when
timeline-lead = As far as the sources tell. Where a line is broken, nobody knows when the game began.
# $year (year).
timeline-year = { $year-text }
# $since (year).
timeline-since = from about { $since-text }
# $until (year).
timeline-until = until about { $until-text }
# $since, $until (years).
timeline-since-until = from about { $since-text } until { $until-text }
timeline-today = still played
# $since (year).
timeline-since-today = from about { $since-text }, still played
timeline-unknown = no dates known
region-gotland = Gotland, Sweden
region-iceland = Iceland
region-jutland = Jutland, Denmark
region-poland = Poland
region-estonian-islands = Estonian islands
region-riga = Riga, Livonia
region-russia = Russia
region-faroes = Faroe Islands
region-switzerland = Switzerland
