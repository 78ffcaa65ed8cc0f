### What many deals show, in Danish: measured figures, each in a line of a table with a drawing beside it.

# source: 545c56a8b425
heading-evidence = Hvad mange runder viser
# source: bf05739fff63
evidence-lead = Computeren har spillet disse runder og talt efter. En prik er det, der blev målt; med { $sure-text } % sikkerhed ligger den sande værdi et sted på stregen omkring den. Hvor der er en stiplet linje, viser den, hvor værdien ville ligge, hvis ingen havde en fordel. Andele har Wilsons interval, gennemsnit normalfordelingens.
# source: e6fc0843239b
evidence-row = Tilfælde
# source: 093fb4f06cc9
evidence-percent-kind = Andel, { $sure-text } %-interval
# source: edf5deded64e
evidence-number-kind = Gennemsnit, { $sure-text } %-interval
# source: 91d31dc40d31
evidence-percent = { $value-text } %
# source: 5cdff82d1b9e
evidence-number = { $value-text }
# source: b717754290ad
evidence-percent-between = { $low-text } % til { $high-text } %
# source: 5f7c17823fae
evidence-number-between = { $low-text } til { $high-text }
# source: a4f6b374ea05
evidence-percent-scale = skala fra { $low-text } % til { $high-text } %
# source: 8bfc849be697
evidence-number-scale = skala fra { $low-text } til { $high-text }
# source: c61f2451e374
evidence-observed = iagttagelser: { $sample-text }
# source: 4ac890b60846
evidence-range = { $low-text } til { $high-text }
# source: f689b6102afa
evidence-seats =
    { $count ->
        [one] { $count-text } spiller
       *[other] { $count-text } spillere
    }
# source: 3c16fa698c7b
evidence-random = Alle spillede tilfældigt, så vidt reglerne tillader det.
# source: f755878f5804
evidence-habit = Den, der spillede ud først, holdt sig til den måde at spille på, det drejer sig om; de andre spillede tilfældigt, så vidt reglerne tillader det.
# source: 1debb90e619d
evidence-bots = Vores computerspillere spillede på niveau { $level-text }.
# source: b161785f7c26
evidence-rules = Regler: »{ $rules }«.
# source: cbf0f0f0230b
evidence-players = Spillere: { $count-text }.
# source: bcf16fb9f7c0
evidence-deals = Runder i hver linje: { $deals }, nummereret fra { $seed-text } og opefter.
# source: 8951568ff608
evidence-games = Hele partier i hver linje: { $deals }, nummereret fra { $seed-text } og opefter.
# source: e01805c24e30
evidence-see = Målt:

## Tables that several games have

# source: 43591a40a572
plot-first-seat = Hvor ofte den, der spiller ud først, vinder
    .about = Det er en fordel at spille ud først, hvor prikken ligger på den anden side af den stiplede linje. Deler flere en sejr, regnes den med lige store dele til hver.
# source: f2945a6af59a
plot-cards-played = Hvor mange kort der spilles i en runde
    .about = Fra det første udspil, til en spiller ikke har flere kort.
# source: 1641ac060215
plot-payments = Hvad der betales i en runde
    .about = Hvad alle spillere tilsammen betaler, i jetoner eller mønter.
