### The chart of what beats what, in German.

# source: 7d99b7be1f39
heading-chart = Was schlägt was?
# source: 1e5f7049995a
chart-lead = Das Regelprogramm hat jede Karte auf jeder anderen ausprobiert. Jede Zeile zeigt das ganze Blatt, die stärksten Karten zuerst. Ein gefülltes Kästchen ist eine Karte, die die Karte der Zeile schlägt.
# source: 3bd56d2f6531
chart-only-directly = Ein Kästchen mit leerer Mitte ist eine Karte, die sie nur schlägt, wenn sie unmittelbar danach gespielt wird.
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
