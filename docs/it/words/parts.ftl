### Parts of a game's page, in Italian.

# source: 65b313e1d4e9
heading-try = Prova tu
# source: 7f92cef2a226
try-lead = Un gioco si impara con le carte in mano.
# source: 5310594e6f1f
try-hand = Continua tu la prima mano
    .about = Fermati su una carta qualsiasi, scegli «E se…?» e giocane un’altra: il motore va avanti secondo le regole.
# source: a1c40ef14103
try-problems =
    { $count ->
        [one] { $count-text } posizione in cui una sola giocata è la migliore
        [many] { $count-text } posizioni in cui una sola giocata è la migliore
       *[other] { $count-text } posizioni in cui una sola giocata è la migliore
    }
# source: e62b7d436025
heading-changes = Che cosa è cambiato
# source: 99aff475aadb
change-first = Le regole compaiono qui per la prima volta, con le varianti e gli esempi giocati.
# source: 1671035eecbe
example-step-rules = Regole applicate qui:
