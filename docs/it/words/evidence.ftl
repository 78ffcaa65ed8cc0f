### What many deals show: measured figures, each in a line of a table with a drawing beside it.

# source: 545c56a8b425
heading-evidence = Che cosa dicono molte mani
# source: bf05739fff63
evidence-lead = Queste mani le hanno giocate dei programmi, contando i risultati. Il punto è il valore misurato; quello vero si trova, con una certezza del { $sure-text }%, da qualche parte nella barra che lo circonda. La linea tratteggiata, dove c’è, segna il valore equo: nessuno è avvantaggiato. Per le percentuali l’intervallo è quello di Wilson, per le medie quello normale.
# source: e6fc0843239b
evidence-row = Caso
# source: 093fb4f06cc9
evidence-percent-kind = Percentuale, intervallo al { $sure-text }%
# source: edf5deded64e
evidence-number-kind = Media, intervallo al { $sure-text }%
# source: 91d31dc40d31
evidence-percent = { $value-text }%
# source: 5cdff82d1b9e
evidence-number = { $value-text }
# source: b717754290ad
evidence-percent-between = da { $low-text }% a { $high-text }%
# source: 5f7c17823fae
evidence-number-between = da { $low-text } a { $high-text }
# source: a4f6b374ea05
evidence-percent-scale = scala da { $low-text }% a { $high-text }%
# source: 8bfc849be697
evidence-number-scale = scala da { $low-text } a { $high-text }
# source: c61f2451e374
evidence-observed = osservazioni: { $sample-text }
# source: 4ac890b60846
evidence-range = da { $low-text } a { $high-text }
# source: f689b6102afa
evidence-seats =
    { $count ->
        [one] { $count-text } giocatore
       *[other] { $count-text } giocatori
    }
# source: 3c16fa698c7b
evidence-random = Tutti hanno giocato a caso, nei limiti delle regole.
# source: f755878f5804
evidence-habit = Chi ha aperto per primo ha seguito il criterio indicato; tutti gli altri hanno giocato a caso, nei limiti delle regole.
# source: 1debb90e619d
evidence-bots = Hanno giocato i nostri bot di livello { $level-text }.
# source: b161785f7c26
evidence-rules = Regole: «{ $rules }».
# source: cbf0f0f0230b
evidence-players = Giocatori: { $count-text }.
# source: bcf16fb9f7c0
evidence-deals = Mani per ogni riga: { $deals }, numerate da { $seed-text } in poi.
# source: 8951568ff608
evidence-games = Partite intere per ogni riga: { $deals }, numerate da { $seed-text } in poi.
# source: e01805c24e30
evidence-see = I dati:

## Tables that several games have

# source: 43591a40a572
plot-first-seat = Quanto spesso vince chi apre per primo
    .about = Aprire per primi è un vantaggio se il punto si trova oltre la linea tratteggiata. Una vittoria divisa fra più giocatori conta per ciascuno in parti uguali.
# source: f2945a6af59a
plot-cards-played = Quante carte si giocano in una mano
    .about = Dalla prima apertura finché qualcuno non resta senza carte.
# source: 1641ac060215
plot-payments = Quanto si paga in una mano
    .about = Quello che pagano tutti i giocatori insieme, in gettoni o monete.
