### Parts of a game's page, in Danish: where the reader tries it, and what changed.

# source: 65b313e1d4e9
heading-try = Prøv det
# source: 7f92cef2a226
try-lead = Et kortspil lærer man med kort på hånden.
# source: 5310594e6f1f
try-hand = Spil videre fra den første runde
    .about = Stands ved et hvilket som helst kort, vælg »Hvad nu hvis …?«, og spil et andet: Motoren fortsætter efter reglerne.
# source: a1c40ef14103
try-problems =
    { $count ->
        [one] { $count-text } stilling, hvor kun ét træk er bedst
       *[other] { $count-text } stillinger, hvor kun ét træk er bedst
    }

## What changed

# source: e62b7d436025
heading-changes = Hvad der er ændret
# source: 99aff475aadb
change-first = Reglerne står her for første gang, med varianter og gennemspillede eksempler.
# source: 1671035eecbe
example-step-rules = Regler brugt her:
