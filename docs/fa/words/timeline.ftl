### Where and when games and their relatives are played.

# source: 434ed22159f3
heading-timeline = کجا و کی
# source: f272f62ad30f
timeline-lead = تا جایی که منابع می‌گویند. خط‌چین یعنی آغازش معلوم نیست.
# source: 1ff6c376dea0
timeline-year = { $year-text }
# source: ed537af7bc8f
timeline-since = از حدود سال { $since-text }
# source: 8355536cb5a0
timeline-until = تا حدود سال { $until-text }
# source: 0262899d5419
timeline-since-until = از حدود سال { $since-text } تا سال { $until-text }
# source: b622185451fa
timeline-today = هنوز بازی می‌شود
# source: 4857baf6751a
timeline-since-today = از حدود سال { $since-text }، هنوز بازی می‌شود
# source: 60ffa43e67c1
timeline-unknown = سالش معلوم نیست
# source: 105e32c3d31a
region-gotland = گوتلند، سوئد
# source: 9d4857e5eed3
region-iceland = ایسلند
# source: 94a08c1f1b37
region-jutland = یوتلند، دانمارک
# source: 38663557c533
region-poland = لهستان
# source: 18bdca1faf36
region-estonian-islands = جزیره‌های استونی
# source: f75a159dfba7
region-riga = ریگا، لیوونیا
# source: 8350de300ff8
region-russia = روسیه
# source: a22dc1c1d835
region-faroes = جزایر فارو
# source: cc67eae55d29
region-switzerland = سوئیس
