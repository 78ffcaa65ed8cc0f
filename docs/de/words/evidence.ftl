### What many deals show: measured figures, each in a line of a table with a drawing beside it.

# source: 545c56a8b425
heading-evidence = Was viele Runden zeigen
# source: bf05739fff63
evidence-lead = Diese Runden haben Programme gespielt und ausgezählt. Der Punkt ist der gemessene Wert; der wahre liegt mit { $sure-text } % Sicherheit irgendwo in dem Balken um ihn herum. Wo eine gestrichelte Linie steht, zeigt sie, wo der Wert läge, wenn niemand im Vorteil wäre. Anteile haben das Intervall nach Wilson, Mittelwerte das der Normalverteilung.
# source: e6fc0843239b
evidence-row = Fall
# source: 093fb4f06cc9
evidence-percent-kind = Anteil, { $sure-text }-%-Intervall
# source: edf5deded64e
evidence-number-kind = Mittelwert, { $sure-text }-%-Intervall
# source: 91d31dc40d31
evidence-percent = { $value-text } %
# source: 5cdff82d1b9e
evidence-number = { $value-text }
# source: b717754290ad
evidence-percent-between = { $low-text } % bis { $high-text } %
# source: 5f7c17823fae
evidence-number-between = { $low-text } bis { $high-text }
# source: a4f6b374ea05
evidence-percent-scale = Skala von { $low-text } % bis { $high-text } %
# source: 8bfc849be697
evidence-number-scale = Skala von { $low-text } bis { $high-text }
# source: c61f2451e374
evidence-observed = Beobachtungen: { $sample-text }
# source: 4ac890b60846
evidence-range = { $low-text } bis { $high-text }
# source: f689b6102afa
evidence-seats =
    { $count ->
        [one] { $count-text } Spieler
       *[other] { $count-text } Spieler
    }
# source: 3c16fa698c7b
evidence-random = Alle haben zufällig gespielt, soweit es die Regeln erlauben.
# source: f755878f5804
evidence-habit = Wer zuerst ausspielte, hielt sich an die genannte Spielweise; alle anderen haben zufällig gespielt, soweit es erlaubt war.
# source: 1debb90e619d
evidence-bots = Gespielt haben unsere Bots auf Stufe { $level-text }.
# source: b161785f7c26
evidence-rules = Regeln: „{ $rules }“.
# source: cbf0f0f0230b
evidence-players = Spieler: { $count-text }.
# source: bcf16fb9f7c0
evidence-deals = Runden je Zeile: { $deals }, jede mit der Nummer ihrer Kartenverteilung, von { $seed-text } an.
# source: 8951568ff608
evidence-games = Ganze Partien je Zeile: { $deals }, jede mit der Nummer ihrer Kartenverteilung, von { $seed-text } an.
# source: e01805c24e30
evidence-see = Gemessen:

## Tables that several games have

# source: 43591a40a572
plot-first-seat = Wie oft gewinnt, wer zuerst ausspielt
    .about = Zuerst auszuspielen ist ein Vorteil, wo der Punkt jenseits der gestrichelten Linie liegt. Ein Sieg, den mehrere teilen, zählt für jeden zum gleichen Teil.
# source: f2945a6af59a
plot-cards-played = Wie viele Karten in einer Runde gespielt werden
    .about = Vom ersten Ausspiel an, bis jemand keine Karten mehr hat.
# source: 1641ac060215
plot-payments = Was in einer Runde gezahlt wird
    .about = Was alle Spieler zusammen zahlen, in Spielmarken oder Münzen.
