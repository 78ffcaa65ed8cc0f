## Die Seite, auf der man gegen Bots spielt.

# source: 620d67637db5
nav-play = Spielen
# source: 18409c21ea6d
play-way = Hier spielen
    .about = Auf einem eigenen Platz gegen Bots, in jeder Variante und mit jeder Hausregel.
# source: 4c144e0d905d
play-of = { $game } spielen
# source: 228219eefcbe
play-description = { $game } im Browser spielen: auf jedem Platz, in jeder Variante und mit jeder Hausregel, gegen Bots, die nur sehen, was ein Spieler auf ihrem Platz sieht.
# source: 294116066bf5
play-lead = Man wählt einen Platz, auf den anderen sitzen Bots. Für sie gelten dieselben Regeln, und sie wissen nur, was ein Spieler auf ihrem Platz weiß. Eine Karte wird gespielt, indem man auf sie drückt.
# source: 4ec159e548ca
play-rules = Die Regeln
# source: f0e2c6fd8beb
play-needs = Zum Spielen wird JavaScript gebraucht. Die Regeln lassen sich auch ohne lesen.
# source: 140f914a3c9c
play-failed = Der Teil dieser Seite, mit dem gespielt wird, ließ sich nicht laden.
# source: 918a64c7c957
play-table = Der Tisch
# source: b0bb2a1bf0de
play-preset = Variante
# source: 77b2154c7be8
play-seats = Spieler
# source: c0cafad4d2c1
play-seat = Eigener Platz
# source: 4d645ae66ad7
play-level = Spielstärke der Bots
# source: 8c3fcd66cd9c
play-level-1 = zufällig
# source: a493e3dd20da
play-level-2 = Anfänger
# source: 7178b1274007
play-level-3 = erfahren
# source: d390d3f2a42c
play-level-4 = stark
# source: f19cdabfce75
play-seed = Nummer der Kartenverteilung
# source: c3d25fa9e03e
play-seed-help = Dieselbe Nummer ergibt dieselben Karten.
# source: 05a359362b7b
play-options = Hausregeln
# source: 0e9438d17888
play-options-help = Sie richten sich nach der Variante, solange man hier nichts anderes wählt.
# source: 585be28b64b7
play-deal = Karten geben
# source: c53f12779df5
play-number = Mit dieser Nummer geben
# source: 4dde42c72c22
play-resume = Letzte Partie fortsetzen
# source: 19ca69207850
match-label = { $title }: laufende Partie
# source: 1d49624cc346
match-unavailable-help = Ohne das Programm können hier keine Karten gegeben werden.
# source: 5a321d4b7abd
match-dealt = Die Karten sind gegeben.
# source: 85063f03f454
match-your-turn = Jetzt selbst am Zug: eine Karte oder einen anderen Spielzug wählen.
# source: a5877bec88fb
match-no-card = Von den eigenen Karten darf gerade keine gespielt werden; möglich ist nur, was auf den Knöpfen unten steht.
# source: 743d15c519d2
match-their-turn = { $seat } überlegt …
# source: 89b1f280f99f
match-over = Die Runde ist zu Ende.
# source: e96d1aa14d7e
match-session-over = Die Partie ist zu Ende.
# source: 0874662e6364
match-undo = Zurücknehmen
# source: 29b0540b30a8
match-hint = Tipp
# source: 7d6b9e084378
match-next-deal = Nächste Runde
# source: 63f21cb3d513
match-anew = Andere Karten geben
# source: a33031c97cfd
match-now = Zurück zur Partie
# source: 064fcaa54707
match-looking-back = Zu sehen ist ein früherer Schritt.
# source: e578295856a6
match-copy-deal = Link zu dieser Kartenverteilung kopieren
# source: 9c7ae37ff4ea
match-copy-game = Link zu dieser Partie kopieren
# source: b7bdc5d419dd
match-nothing-back = In dieser Runde gibt es keinen eigenen Zug zum Zurücknehmen.
# source: ef2649a6a01d
match-hint-only = Es geht nur eines: { $card }.
# source: 7e2a18757a85
match-hint-exact = Am besten, wenn von hier an alle bestmöglich spielen: { $card }.
# source: 694e95bdec58
match-hint-result = Die Runde endet dann mit { $a } für den eigenen Platz ({ $b }).
# source: 9cbcc9ae92a7
match-hint-played = Vorschlag: { $card }. Die verdeckten Karten wurden immer wieder neu verteilt und zufällig zu Ende gespielt; so ging es im Mittel am besten aus. Verteilungen: { $n }.
# source: 7d2615797607
match-hint-lot = So gut wie alles andere: { $card }. Besseres ist nicht bekannt.
# source: e6c2fb0db4fc
match-hint-next = Nächstbestes: { $card } ({ $a }).
# source: bb32e2f4baf1
match-hint-then = Nächstbestes: { $card }.
# source: df199227a568
match-scores = Stand der Partie
# source: afb8adb4c5c8
match-deal = Runde { $n }
# source: c48920f7cec6
match-won = gewonnen
# source: 7952211713dd
match-wins = Gewonnene Runden
# source: 94b4cdb71668
match-bad-address = Diese Adresse nennt keine lesbare Partie; es liegt an „{ $title }“. Man kann neu geben.
# source: aeed708d613d
match-bad-game = Diese Adresse nennt eine Partie, die sich nicht spielen lässt. { $a }
# source: b4d62e043860
match-bad-table = So lässt sich nicht spielen. { $a }
# source: 63461f23cf51
match-cut = Diese Adresse nennt einen Zug, den die Regeln nicht erlauben. { $a } Die Partie geht vor diesem Zug weiter.
# source: 14e8b4ae24f2
match-bot-failed = Das Regelprogramm konnte nicht weiterspielen. Was gespielt wurde, bleibt erhalten.
# source: d031ab32c854
match-keys = Tasten: Mit den Pfeiltasten blättert man durch die Runde, Ende führt zur Partie zurück; C nennt die eigenen Karten, S den Tisch, P den Stand, L den letzten Zug.
