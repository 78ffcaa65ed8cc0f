### Where and when games and their relatives are played.

# source: 434ed22159f3
heading-timeline = أين ومتى
# source: f272f62ad30f
timeline-lead = بحسب ما تقوله المصادر. والخط المتقطع لا تُعرف بدايته.
# source: 1ff6c376dea0
timeline-year = { $year-text }
# source: ed537af7bc8f
timeline-since = منذ نحو سنة { $since-text }
# source: 8355536cb5a0
timeline-until = حتى نحو سنة { $until-text }
# source: 0262899d5419
timeline-since-until = من نحو سنة { $since-text } حتى سنة { $until-text }
# source: b622185451fa
timeline-today = ما زالت تُلعب
# source: 4857baf6751a
timeline-since-today = منذ نحو سنة { $since-text }، وما زالت تُلعب
# source: 60ffa43e67c1
timeline-unknown = لا تُعرف سنواتها
# source: 105e32c3d31a
region-gotland = غوتلاند، السويد
# source: 9d4857e5eed3
region-iceland = آيسلندا
# source: 94a08c1f1b37
region-jutland = يوتلاند، الدنمارك
# source: 38663557c533
region-poland = بولندا
# source: 18bdca1faf36
region-estonian-islands = الجزر الإستونية
# source: f75a159dfba7
region-riga = ريغا، ليفونيا
# source: 8350de300ff8
region-russia = روسيا
# source: a22dc1c1d835
region-faroes = جزر فارو
# source: cc67eae55d29
region-switzerland = سويسرا
