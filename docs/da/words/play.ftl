## The page on which a reader plays a game against the engine's bots, in Danish.

# source: 620d67637db5
nav-play = Spil selv
# source: 18409c21ea6d
play-way = Spil det her
    .about = En plads for dig og computeren på de andre, i alle varianter og med alle husregler.
# source: 4c144e0d905d
play-of = Spil { $game }
# source: 228219eefcbe
play-description = Spil { $game } i browseren: på hvilken plads du vil, i alle varianter og med alle husregler, mod computerspillere, der kun ser det, som en spiller på deres plads kan se.
# source: 294116066bf5
play-lead = Tag plads: Computeren spiller for de andre. Den følger de samme regler og ved kun det, som en spiller på den plads ved. Tryk på et kort for at spille det.
# source: 4ec159e548ca
play-rules = Reglerne
# source: f0e2c6fd8beb
play-needs = Der skal JavaScript til for at spille. Reglerne kan læses uden.
# source: 140f914a3c9c
play-failed = Den del af siden, som spiller, kunne ikke hentes.
# source: 918a64c7c957
play-table = Bordet
# source: b0bb2a1bf0de
play-preset = Variant
# source: 77b2154c7be8
play-seats = Spillere
# source: c0cafad4d2c1
play-seat = Din plads
# source: 4d645ae66ad7
play-level = Computerens spillestyrke
# source: 8c3fcd66cd9c
play-level-1 = på må og få
# source: a493e3dd20da
play-level-2 = begynder
# source: 7178b1274007
play-level-3 = øvet
# source: d390d3f2a42c
play-level-4 = stærk
# source: f19cdabfce75
play-seed = Rundens nummer
# source: c3d25fa9e03e
play-seed-help = Det samme nummer giver de samme kort.
# source: 05a359362b7b
play-options = Husregler
# source: 0e9438d17888
play-options-help = De følger varianten, indtil du ændrer dem.
# source: 585be28b64b7
play-deal = Giv kort
# source: c53f12779df5
play-number = Giv med dette nummer
# source: 4dde42c72c22
play-resume = Spil dit sidste parti videre

## What the player says while a game is played

# source: 19ca69207850
match-label = { $title }: dit parti
# source: 1d49624cc346
match-unavailable-help = Uden den kan der ikke gives kort her.
# source: 85063f03f454
match-your-turn = Det er din tur.
# source: a5877bec88fb
match-no-card = Ingen af dine kort må spilles nu; vælg en af knapperne nedenfor.
# source: 743d15c519d2
match-their-turn = { $seat } tænker …
# source: 89b1f280f99f
match-over = Runden er slut.
# source: e96d1aa14d7e
match-session-over = Partiet er slut.
# source: 5a321d4b7abd
match-dealt = Kortene er givet.
# source: 0874662e6364
match-undo = Tag tilbage
# source: 29b0540b30a8
match-hint = Råd
# source: 7d6b9e084378
match-next-deal = Næste runde
# source: 63f21cb3d513
match-anew = Giv andre kort
# source: a33031c97cfd
match-now = Tilbage til spillet
# source: 064fcaa54707
match-looking-back = Du ser på et tidligere trin.
# source: e578295856a6
match-copy-deal = Kopier link til runden
# source: 9c7ae37ff4ea
match-copy-game = Kopier link til partiet
# source: b7bdc5d419dd
match-nothing-back = Du har ikke gjort noget i denne runde, der kan tages tilbage.
# source: ef2649a6a01d
match-hint-only = Der er kun én mulighed: { $card }.
# source: 7e2a18757a85
match-hint-exact = Bedst, hvis alle spiller bedst muligt herfra: { $card }.
# source: 694e95bdec58
match-hint-result = Runden ender så med { $a } til dig ({ $b }).
# source: 9cbcc9ae92a7
match-hint-played = Prøv dette: { $card }. De skjulte kort blev fordelt på ny igen og igen, og runden spillet tilfældigt til ende; sådan gik det i gennemsnit bedst. Afprøvede fordelinger: { $n }.
# source: 7d2615797607
match-hint-lot = Lige så godt som alt andet: { $card }. Der kendes ikke noget bedre.
# source: e6c2fb0db4fc
match-hint-next = Næstbedst: { $card } ({ $a }).
# source: bb32e2f4baf1
match-hint-then = Næstbedst: { $card }.
# source: df199227a568
match-scores = Stillingen
# source: afb8adb4c5c8
match-deal = Runde { $n }
# source: c48920f7cec6
match-won = vundet
# source: 7952211713dd
match-wins = Vundne runder
# source: 94b4cdb71668
match-bad-address = Denne adresse nævner intet parti, der kan læses; se på »{ $title }«. Du kan give på ny.
# source: aeed708d613d
match-bad-game = Denne adresse nævner et parti, der ikke kan spilles. { $a }
# source: b4d62e043860
match-bad-table = Sådan kan der ikke spilles. { $a }
# source: 63461f23cf51
match-cut = Denne adresse nævner et træk, som reglerne afviser. { $a } Partiet fortsætter fra før det.
# source: 14e8b4ae24f2
match-bot-failed = Regelmotoren kunne ikke komme videre. Det, der er spillet, er gemt.
# source: d031ab32c854
match-keys = Taster: Pilene ser tilbage i runden, End vender tilbage til spillet, C siger dine kort, S bordet, P stillingen, L det sidste træk.
