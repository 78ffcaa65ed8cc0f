## The comparison: the cards of an example, played under another variant or house rule; in Danish.

# source: 7818b00f1732
player-compare = Andre regler
# source: 429bc2f4b0cb
compare-title = De samme kort efter andre regler
# source: afebecd56e07
compare-close = Afslut sammenligningen
# source: fee9ad1675cc
compare-lead = Vælg en regel. Regelmotoren spiller forløbet igen efter den og viser det første trin, der falder anderledes ud.
# source: e05a9f6896f4
compare-choice = Regel
# source: db5ee611ab67
compare-choose = Vælg …
# source: d00af9d26c00
compare-presets = Varianter
# source: 021c64be98e5
compare-options = Husregler
# source: 690dd8c238d3
compare-list-differs = fra trin { $n-text }
# source: 427040c26f70
compare-list-choices = samme forløb, andre valg
# source: cb221bb85e76
compare-list-same = ingen forskel
# source: 2355f5dcc30d
compare-list-refused = trin { $n-text } ikke tilladt
# source: a92d5f60c62f
compare-list-impossible = ikke mulig
# source: fee6cae0bac1
compare-same = Ingen trin er anderledes.
# source: 4cb5ff5109d1
compare-choices = Ingen trin er anderledes, men efter trin { $n-text } er valgene nogle andre.
# source: 1471aca1aff4
compare-gained = Tilladt desuden
# source: bc910a2961b5
compare-lost = Ikke længere tilladt
# source: ab8384989d77
compare-differs = Trin { $n-text } falder anderledes ud.
# source: e9d28694844a
compare-differs-start = Allerede begyndelsen er anderledes.
# source: 619bc83bcf51
compare-refused = Efter denne regel er trin { $n-text } ikke tilladt.
# source: d3059920a36f
compare-impossible = Efter denne regel kan disse kort ikke spilles.
# source: 9586964596e2
compare-here = Efter reglerne her
# source: 1fb59ec182b6
compare-there = Efter den anden regel
# source: 7c600f828080
compare-table = På bordet
# source: ed5dc2be0317
compare-show = Vis trin { $n-text }
# source: ab1dd1afe980
compare-unknown = Linket nævner en regel, som dette spil ikke har.
# source: 4da5d8ddc96c
compare-failed = Sammenligningen kunne ikke laves.
# source: db75b596404f
compare-labelled = { $label }: { $text }
