## Der Vergleich: die Karten eines Beispiels nach einer anderen Variante oder Hausregel.

# source: 7818b00f1732
player-compare = Andere Regeln
# source: 429bc2f4b0cb
compare-title = Dieselben Karten nach anderen Regeln
# source: afebecd56e07
compare-close = Vergleich beenden
# source: fee9ad1675cc
compare-lead = Zur gewählten Regel spielt das Regelprogramm dieselben Züge noch einmal und zeigt den ersten Schritt, der anders verläuft.
# source: e05a9f6896f4
compare-choice = Regel
# source: db5ee611ab67
compare-choose = Auswählen …
# source: d00af9d26c00
compare-presets = Varianten
# source: 021c64be98e5
compare-options = Hausregeln
# source: 690dd8c238d3
compare-list-differs = ab Schritt { $n-text }
# source: 427040c26f70
compare-list-choices = gleicher Verlauf, andere Möglichkeiten
# source: cb221bb85e76
compare-list-same = kein Unterschied
# source: 2355f5dcc30d
compare-list-refused = Schritt { $n-text } nicht erlaubt
# source: a92d5f60c62f
compare-list-impossible = nicht möglich
# source: fee6cae0bac1
compare-same = Kein Schritt ist anders.
# source: 4cb5ff5109d1
compare-choices = Kein Schritt ist anders, aber nach Schritt { $n-text } gibt es andere Möglichkeiten.
# source: 1471aca1aff4
compare-gained = Zusätzlich erlaubt
# source: bc910a2961b5
compare-lost = Nicht mehr erlaubt
# source: ab8384989d77
compare-differs = Schritt { $n-text } verläuft anders.
# source: e9d28694844a
compare-differs-start = Schon der Anfang ist anders.
# source: 619bc83bcf51
compare-refused = Nach dieser Regel ist Schritt { $n-text } nicht erlaubt.
# source: d3059920a36f
compare-impossible = Nach dieser Regel lässt sich mit diesen Karten nicht spielen.
# source: 9586964596e2
compare-here = Nach den bisherigen Regeln
# source: 1fb59ec182b6
compare-there = Nach der anderen Regel
# source: 7c600f828080
compare-table = Auf dem Tisch
# source: ed5dc2be0317
compare-show = Schritt { $n-text } zeigen
# source: ab1dd1afe980
compare-unknown = Dieser Link nennt eine Regel, die dieses Spiel nicht hat.
# source: 4da5d8ddc96c
compare-failed = Der Vergleich war nicht möglich.
# source: db75b596404f
compare-labelled = { $label }: { $text }
