### The chart of what beats what, in German.

# source: 7d99b7be1f39
heading-chart = Was schlägt was?
# source: ca01034933e2
chart-lead = Das Regelprogramm hat jede Karte auf jeder anderen ausprobiert. Jede Zeile zeigt das ganze Spiel, die stärksten Karten zuerst: Ein gefülltes Kästchen schlägt die Karte der Zeile.
# source: fd2f48379d29
chart-only-directly = Ein leeres Kästchen schlägt sie nur unmittelbar danach.
# source: 6ab99444acc4
chart-card = Karte
# source: 8919d0afca9d
chart-beaten-by = Geschlagen von
# source: a1dee6414d07
chart-how = Wie sie gespielt wird: { $how }
# source: e3469aa7b2c8
chart-over = { $how } auf { $cards-acc }
# source: 336fce70dc94
chart-nothing = Nichts schlägt sie.
# source: bee813c85c40
chart-any = Jede andere Karte schlägt sie.
# source: 311e82971240
chart-count =
    { $count ->
        [one] { $count-text } Karte:
       *[other] { $count-text } Karten:
    }
