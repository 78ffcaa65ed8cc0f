### Nobble and its kin, in Italian.
### Terms: match = colpire (a card "colpisce" the one before when it is of the same rank; its player is "colpito"), chain = catena,
### coin = moneta, pool = piatto, deal (as played) = mano, out = eliminato. The words of Nobble itself (nobbled) stay: "nobble".

# source: 6f1b69da04fd
game-nobble = Nobble e i suoi parenti
    .short = Un gioco d’azzardo con le monete: chi gioca una carta uguale alla tua ti fa pagare, e l’ultimo che ha ancora monete prende il piatto.
    .minute = Ciascuno ha qualche moneta e qualche carta. Si gioca a turno, e chi può colpire la carta precedente con una dello stesso valore deve farlo. Se la tua carta viene colpita, subisci un nobble e paghi nel piatto; se colpisce anche il successivo, il prezzo sale. Chi non ha più monete è eliminato, e l’ultimo che ne ha ancora prende il piatto.
    .names = Bump, Tuppenny Ha’penny Bump, Motor, Bonk, Pop

## Overview

# source: b1cfdb78cc16
coin-game = Si gioca una carta dopo l’altra, e le carte uguali costano monete: chi è colpito paga. Si vince solo quello che perdono gli altri.
    .title = Un gioco di monete

## Players

# source: be635041aea8
players = Possono giocare da { $fewest-text } a { $most-text } persone.
    .title = In quanti si gioca

## Pack

# source: 9745c942d8b7
pack = Si usa un mazzo normale di { $pack-size-text } carte, senza jolly.
    .title = Il mazzo
# source: 46653fedab41
ranks-only = Conta solo il valore. I semi non contano, e nessun valore è più alto di un altro.
    .title = Solo i valori

## Object

# source: 207f889a30ba
aim = Conservare le proprie monete più a lungo di tutti gli altri.
    .title = Lo scopo

## The deal

# source: 779074dfb2cb
coins =
    { $start-coins ->
        [one] Ciascuno comincia con { $start-coins-text } moneta. Il piatto è vuoto.
       *[other] Ciascuno comincia con { $start-coins-text } monete. Il piatto è vuoto.
    }
    .title = Monete
# source: d121d30c2b7b
deal-hands =
    { $hand-size ->
        [0]
            { $few-hand-size ->
                [0] Si distribuisce tutto il mazzo, una carta alla volta, in senso orario, a partire dal giocatore alla sinistra del mazziere. Qualcuno può ricevere una carta in più degli altri.
                [one] Si distribuisce tutto il mazzo, una carta alla volta, in senso orario, a partire dal giocatore alla sinistra del mazziere; le carte in più vanno ai primi. Finché si gioca al massimo in { $few-text }, ciascuno riceve { $few-hand-size-text } carta, e le altre non si usano.
               *[other] Si distribuisce tutto il mazzo, una carta alla volta, in senso orario, a partire dal giocatore alla sinistra del mazziere; le carte in più vanno ai primi. Finché si gioca al massimo in { $few-text }, ciascuno riceve { $few-hand-size-text } carte, e le altre non si usano.
            }
        [one]
            { $few-hand-size ->
                [0] Ciascuno riceve { $hand-size-text } carta, in senso orario, a partire dal giocatore alla sinistra del mazziere. Le altre non si usano.
               *[other] Ciascuno riceve { $hand-size-text } carta, in senso orario, a partire dal giocatore alla sinistra del mazziere. Finché si gioca al massimo in { $few-text }, ciascuno ne riceve { $few-hand-size-text }. Le altre non si usano.
            }
       *[other]
            { $few-hand-size ->
                [0] Ciascuno riceve { $hand-size-text } carte, una alla volta, in senso orario, a partire dal giocatore alla sinistra del mazziere. Le altre non si usano.
               *[other] Ciascuno riceve { $hand-size-text } carte, una alla volta, in senso orario, a partire dal giocatore alla sinistra del mazziere. Finché si gioca al massimo in { $few-text }, ciascuno ne riceve { $few-hand-size-text }. Le altre non si usano.
            }
    }
    .title = Distribuzione
# source: 90a7cc284465
deal-passes-left = Finita una mano, dà le carte il giocatore seguente a sinistra. Monete e piatto restano come sono.
    .title = La distribuzione successiva

## The play

# source: d5d10e2e6dd7
eldest-leads = Apre per primo il giocatore di mano, cioè quello alla sinistra del mazziere.
    .title = Chi comincia
# source: a37004f08c6c
any-card = Chi apre, o non ha una carta con cui colpire, gioca una carta qualsiasi.
    .title = Una carta qualsiasi
# source: fc736a8b070a
rotation = Si gioca in senso orario, una carta ciascuno, finché tutte le carte non sono state giocate.
    .title = I turni
# source: 07b3c726b5e9
question = Chi apre chiede al giocatore alla sua sinistra una carta dello stesso valore. Se la carta arriva, la richiesta passa al giocatore seguente.
    .title = La richiesta fa il giro
# source: 218f0fbd15bf
must-match = Chi può colpire la carta precedente con una dello stesso valore deve farlo.
    .title = Obbligo di colpire
    .refused = Chi ha in mano { $rank-a } deve giocare ora quella carta.
# source: e9f7ceec7579
may-decline = Nessuno è obbligato a colpire. Chi potrebbe può giocare un’altra carta, per timore di quanto gli costerebbe essere colpito a sua volta.
    .title = Colpire è facoltativo
# source: 2c2e1072ecfb
match = Una carta colpisce la precedente se ha lo stesso valore. Le carte che si colpiscono una dopo l’altra formano una catena. Una catena finisce con un altro valore, e nessuna catena prosegue da una mano all’altra.
    .title = Catene
# source: 0055044ff495
only-match = Chi riceve la richiesta gioca una carta del valore richiesto, oppure nessuna.
    .title = Colpire o niente
    .refused = Ora si può giocare solo { $rank-a }.
# source: 7f102a2fa91c
pass-if-unable = Chi non può colpire dice «passo» e non gioca nulla.
    .title = Passare
# source: 71f9a4e3983f
play-again = Dopo un passo, il giocatore la cui carta sta in cima gioca di nuovo, una carta qualsiasi, e ripete la richiesta.
    .title = Giocare di nuovo
# source: 64c0fba0514c
must-play = Chi è di turno deve giocare una carta.
    .title = Obbligo di giocare
    .refused = Qui non si può passare: bisogna giocare una carta.
# source: 1e5bbde836a4
one-card = Si gioca una carta alla volta.
    .title = Una carta alla volta
    .refused = Si gioca una sola carta alla volta.
# source: cd88110f5731
words = Con le carte di una catena, dalla prima che colpisce in poi, si dicono nell’ordine queste formule: { $words }.
    .title = Le formule
# source: 49145ba2cae2
dealt-out = Quando tutte le carte sono state giocate, la mano è finita, e il mazziere successivo dà le carte.
    .title = La fine di una mano

## Scoring

# source: 032d6557dcf4
victim-pays = Quando una carta è colpita, chi l’ha giocata paga subito nel piatto: { $nobbled-text } se è la prima carta di una catena, { $double-nobbled-text } per la seguente, { $triple-nobbled-text } per quella dopo ancora.
    .title = Nobble, doppio nobble, triplo nobble
# source: 33eee43583f3
last-victim-pays = Una catena si paga solo quando è finita, e paga solo l’ultimo giocatore che vi è stato colpito: { $nobbled-text }, { $double-nobbled-text } o { $triple-nobbled-text }, secondo la lunghezza della catena. Quelli prima di lui non pagano nulla. Una catena ancora aperta alla fine della mano si paga in quel momento.
    .title = Paga solo l’ultimo
# source: 504999da21d7
pay-what-you-have = Chi ha meno monete di quante ne deve paga quello che ha.
    .title = Monete insufficienti
# source: 96ada8947b7e
no-coins-out =
    { $elimination-kind ->
        [end_of_deal] Chi non ha più monete gioca la mano fino in fondo, e poi è eliminato.
       *[immediate] Chi non ha più monete è eliminato subito. Le sue carte non si giocano più, e il turno salta il suo posto.
    }
    .title = Eliminazione
# source: f3dc80fa18c5
peel-double = Chi non colpisce pur potendo paga il doppio del dovuto; chi ha giocato la carta precedente paga come se fosse stata colpita.
    .title = Non colpire costa il doppio

## Winning

# source: 845cadf5d217
last-with-coins = L’ultimo giocatore che ha ancora monete vince e prende il piatto.
    .title = L’ultimo con le monete
# source: 67ccb7d8cacc
first-out-wins = Il primo che resta senza carte vince e prende il piatto, se nessuno l’ha già vinto con le ultime monete.
    .title = Primo senza carte

## Irregularities

# source: 610db3999164
no-penalty = Chi può colpire non può farne a meno.
    .title = Non colpire
    .refused = Qui non si può fare a meno di colpire, e perciò non c’è nemmeno un prezzo.
# source: e0bd23fb1203
nothing-to-match = Paga per non aver colpito soltanto chi avrebbe potuto farlo.
    .title = Nulla da colpire
    .refused = Non c’è nulla da pagare: con le carte in mano quella precedente non si può colpire, oppure viene colpita adesso.

## Things on the table

# source: b40d1ad65b88
zone-row = La catena
# source: 9352a5b25380
zone-dead = Carte coperte
# source: 82fd83ac8df4
fact-coins =
    { $value ->
        [0] nessuna moneta
        [one] { $value-text } moneta
       *[other] { $value-text } monete
    }
# source: bdd5e603230d
fact-pool =
    { $value ->
        [0] nessuna moneta nel piatto
        [one] { $value-text } moneta nel piatto
       *[other] { $value-text } monete nel piatto
    }

## What happens

# source: 35e81d459a93
event-paid =
    { $value ->
        [one] { $seat } mette { $value-text } moneta nel piatto.
       *[other] { $seat } mette { $value-text } monete nel piatto.
    }
# source: bc28e1f80649
event-collected =
    { $value ->
        [one] { $seat } prende il piatto: { $value-text } moneta.
       *[other] { $seat } prende il piatto: { $value-text } monete.
    }
# source: 2c48f9d150ba
event-left = { $seat } non ha più monete e viene eliminato.
# source: 50ee67d5c88b
event-won = { $seat } vince la partita.

## The words

# source: 31c6d10680a0
calls-note = La prima carta di una catena non ha formula.
# source: 9185ca4b5479
word-snip = snip
# source: f9ce9d656e74
word-snap = snap
# source: 432c5cd57036
word-snorum = snorum

## Options: the points on which tables differ

# source: b8e1e00f1815
option-hand_size = Carte a testa
    .help = Quante carte riceve ciascuno?
# source: fe7dc2259c3f
choice-hand_size-0 = tutto il mazzo
# source: 6991e290e5bf
option-few_hand_size = Carte a testa quando si è in pochi
    .help = Quante carte riceve ciascuno quando si gioca in pochi?
# source: cff45d666d3e
choice-few_hand_size-0 = nessuna differenza
# source: 0a894419fc06
option-turns = I turni
    .help = Si gioca tutti a turno, o si chiede una carta uguale a un giocatore dopo l’altro?
# source: cd53b4efc74c
choice-turns-rotation = tutti a turno
# source: b2011f949ac3
choice-turns-question = la richiesta fa il giro
# source: bef4b7a8be7c
option-must_match = Obbligo di colpire
    .help = Chi ha una carta uguale deve giocarla?
# source: 8a09d44f7995
option-settle = Quando si paga una catena
    .help = Paga chiunque sia colpito, o solo l’ultimo di una catena?
# source: 7cbba8da96dc
choice-settle-each = ogni volta che una carta è colpita
# source: c19951b690a7
choice-settle-last = a catena finita, e paga solo l’ultimo colpito
# source: f9f91641c019
option-elimination = Senza monete
    .help = Quando è eliminato chi non ha più monete?
# source: 74206577abfb
choice-elimination-immediate = subito
# source: b3167915a428
choice-elimination-end_of_deal = alla fine della mano
# source: 41703b496a86
option-peel_double = Non colpire costa il doppio
    .help = Non colpire costa monete, invece di essere semplicemente vietato?
# source: 9b9260c454c1
option-words = Le formule
    .help = Che cosa si dice con le carte di una catena?
# source: 6c7d7e18d45c
choice-words-none = nulla
# source: 6c61ae241b5f
choice-words-snip = snip, snap, snorum
# source: f351da333e2f
option-start_coins = Monete all’inizio
    .help = Quante monete ha ciascuno all’inizio?

## Presets

# source: b5b786b9d437
preset-nobble = Nobble
    .about = Il gioco come si gioca a Bolton.
# source: 19d4e09e57c9
preset-bump = Tuppenny Ha’penny Bump
    .about = Nessuno è obbligato a colpire: chi teme di essere colpito a sua volta può giocare un’altra carta.
# source: 8ac83ebdb632
preset-motor = Motor
    .about = Paga solo l’ultimo colpito di una catena, quando è finita. Bonk e Pop sarebbero lo stesso gioco.
# source: c062770e9232
preset-american-1838 = Snip Snap Snorum dei libri americani
    .about = Nobble con il mazzo intero, come l’hanno riportato a lungo i libri americani.
# source: 2a162ec11f33
preset-cavendish-1875 = Snip Snap Snorum di Cavendish
    .about = La richiesta di una carta uguale fa il giro del tavolo, e il primo che resta senza carte prende il piatto.

## The game in steps

# source: 63435393b36c
step-coins =
    { $start-coins ->
        [one] Ciascuno prende { $start-coins-text } moneta.
       *[other] Ciascuno prende { $start-coins-text } monete.
    }
# source: ccaf4b3e8e4f
step-deal =
    { $hand-size ->
        [0] Distribuisci tutto il mazzo, una carta alla volta.
        [one] Da’ a ciascuno { $hand-size-text } carta.
       *[other] Da’ a ciascuno { $hand-size-text } carte, una alla volta.
    }
# source: 898fa6421810
step-lead = Il giocatore alla sinistra del mazziere gioca una carta qualsiasi, scoperta.
# source: 7fcfee52f060
step-round = Si continua in senso orario, una carta ciascuno.
# source: aea3755902ff
step-ask = Si chiede al giocatore seguente, a sinistra, una carta dello stesso valore; se colpisce, la richiesta va avanti.
# source: 1972ce530919
step-match = Chi può colpire la carta precedente deve farlo.
# source: 645e9fe23c71
step-decline = Chi può colpire la carta precedente può farlo, oppure giocare un’altra carta.
# source: bb8df9e93cb0
step-pay = Se la tua carta è colpita, metti { $nobbled-text } nel piatto; il seguente nella catena paga { $double-nobbled-text }, quello dopo ancora { $triple-nobbled-text }.
# source: 0b350d3644fd
step-pay-last = Quando una catena è finita, l’ultimo colpito paga { $nobbled-text }, { $double-nobbled-text } o { $triple-nobbled-text }: più lunga è la catena, più si paga.
# source: 9eb944997241
step-short = Chi non ne ha abbastanza paga quello che ha.
# source: 760989c49259
step-out = Chi non ha più monete è eliminato.
# source: ad6bd3cdc12b
step-next-deal = Quando tutte le carte sono state giocate, dà le carte il giocatore seguente a sinistra; il piatto resta.
# source: 2ed5c6d868f5
step-first-out = Vince il primo che resta senza carte.
# source: 2ce20db38cdf
step-win = L’ultimo che ha ancora monete prende il piatto.

## Tips

# source: acbc6cb46082
tip-decline-to-be-safe = Dove colpire è facoltativo, pensa a quanto può costarti: chi colpisce è il seguente nella catena, e paga { $double-nobbled-text } se è colpito a sua volta.
    .title = Colpire può costare più di quanto rende
# source: 107ae819cdcd
tip-dead-ranks = Guarda quali valori sono usciti. Una carta le cui uguali sono state tutte giocate non può più essere colpita: tienila per un momento in cui le altre che hai potrebbero esserlo.
    .title = I valori morti sono sicuri
# source: ae1e1a15432a
tip-last-of-chain = Nessuno può colpire l’ultima carta di un valore: chi la gioca non la paga mai.
    .title = L’ultima carta di un valore non costa

## Questions

# source: 411806becb0d
question-must-i-match = Devo colpire, se posso?
    .answer = In Nobble sì, in Tuppenny Ha’penny Bump no.
# source: bf390c3c15ae
question-not-enough-coins = Devo più monete di quante ne ho. E adesso?
    .answer = Paghi quello che hai e vieni eliminato.
# source: 0dffbf1d1dc4
question-over-two-deals = La mia prima carta di una mano può colpire l’ultima della mano precedente?
    .answer = No. Ogni mano comincia con una catena nuova.
# source: 05d4cbefbae2
question-cards-of-the-out = Che ne è delle carte di chi è eliminato?
    .answer = Non si giocano più, e il turno salta quel posto. Una catena può proseguire oltre.
# source: 6faa6897f252
question-motor-difference = Che cosa cambia in Motor?
    .answer = Paga solo l’ultimo giocatore colpito, e solo quando la catena è finita.
# source: 66274a56c113
question-cavendish-difference = Che cosa cambia nel gioco di Cavendish?
    .answer = La carta uguale si chiede a un giocatore alla volta. Chi non può darla non gioca nulla, e vince il primo che resta senza carte.

## Glossary

# review: "nobble" is kept as a noun; Italian has no verb for it
# source: 489f84c880a9
term-nobble = nobble
    .definition = Il colpo dato alla carta di un altro, che così deve pagare.
# source: 992ad6c887a2
term-chain = catena
    .definition = Carte dello stesso valore, giocate una subito dopo l’altra.
    .also = catene
# source: ddf58fdcc625
term-coin = moneta
    .definition = Ciò per cui si gioca: monete, gettoni, fagioli o fiammiferi.
    .also = monete
# source: 3a9333b224e3
term-pool = piatto
    .definition = Le monete al centro del tavolo.
# source: 11296d08487d
term-rank = valore
    .definition = Che cosa è una carta, qualunque sia il seme: un asso, un re e così via.
    .also = valori
# source: bb9556fe162a
term-eldest-hand = giocatore di mano
    .definition = Il giocatore alla sinistra del mazziere, che apre per primo.
# source: fc8ac8190bda
term-dealer = mazziere
    .definition = Chi dà le carte per questa mano.

## History

# source: b0c5df65e80e
history-bolton = Nobble è stato descritto da Neil Darbyshire, come si gioca a Bolton, nel Lancashire.
# number: what the English name means
# source: 52c114d37ffb
history-bump = Tuppenny Ha’penny Bump è stato descritto in un forum di internet da qualcuno che si firmava theotherjonv. Le sue { $start-coins-text } monete erano vecchi mezzi penny, e così la posta di ciascuno, nel denaro di allora, era proprio quella che dice il nome: tuppence ha’penny, cioè due penny e mezzo.
# source: 4e333cf3b699
history-motor = Altrove il gioco si chiama Motor, Bonk o Pop. Una differenza è documentata solo per Motor.
# source: e142008c0ea2
history-american-books = I libri americani di giochi di carte, dal { $books-year-text } in poi, descrivono con il nome di Snip Snap Snorum quello che in realtà è Nobble, distribuendo tutto il mazzo, oppure { $few-hand-most-text } carte a testa quando si resta in pochi. Elizabeth Burton lo riporta ancora nel suo libro di giochi di carte per feste del { $burton-year-text }.
# source: 0f334df6e90d
history-cavendish = Cavendish, nel suo libro di giochi di società del { $cavendish-year-text }, ha una forma tutta sua: si chiede ai giocatori uno dopo l’altro, e chi apre continua finché qualcuno non riesce a colpire.

## Sources and corrections

# source: ffab611c5c2c
erratum-E000-3 = { $player } gioca { $first-the }, { $other } non ne ha, oppure { $player } gioca { $second-the }.
    .right = L’«oppure» è di troppo: poiché { $other } non può colpire, { $player } gioca di nuovo, e la carta è { $second-the }.
# source: 5a55413eac73
erratum-E000-4 = Si dice che Nobble si giochi a Langkawi.
    .right = Bolton è nel Lancashire.
# source: 954e767c87f8
erratum-E000-7 = Bonk è scritto in modi diversi, una volta come la parola che vuol dire banca, e Bump è scritto male.
    .right = Qui si usano le grafie abituali.
# source: df9dec5c31e1
erratum-E000-9 = La posta è espressa in «valuta di prima della virgola».
    .right = S’intende denaro di prima della valuta decimale: { $start-coins-text } vecchi mezzi penny.

## Worked examples

# source: 666a8cc62450
example-nobbled-round-the-table = Nobble per tutto il tavolo
    .note = Carte uguali in fila: pagano tutti tranne l’ultimo, e ogni volta di più.
# source: 07e7182ecd11
example-must-match = Obbligo di colpire
    .note = Chi può colpire deve; chi non può gioca una carta qualsiasi.
# source: 5f5a548b00e7
example-chain-broken = La catena si spezza
    .note = Un altro valore chiude la catena, e la coppia seguente ne comincia una nuova.
# source: e81e9fd4c293
example-pay-what-you-have = Monete insufficienti
    .note = Un giocatore deve più di quanto ha, paga quello che gli resta ed è eliminato.
# source: b143856a4321
example-last-with-coins = L’ultimo con le monete
    .note = Il piatto va all’ultimo giocatore che ha ancora monete.
# source: febc6450a285
example-two-deals = Monete e piatto passano alla mano successiva
    .note = Dà le carte il giocatore seguente; la prima carta di una mano non colpisce mai l’ultima della mano precedente.
# source: b7be140177bd
example-bump-declined = Bump: non colpire
    .note = Si potrebbe colpire, ma nessuno è obbligato.
# source: b336f2070c50
example-motor-in-a-row = Motor: paga solo l’ultimo colpito
    .note = Non si paga nulla finché un altro valore non chiude la catena.
# source: 082ed62603d2
example-motor-all-equal = Motor: tutte le carte uguali
    .note = Con l’ultima carta del valore la catena è completa e si paga subito.
# source: cb5acbe58ec8
example-motor-open-chain = Motor: una catena alla fine della mano
    .note = La mano finisce a metà di una catena, che si paga in quel momento.
# source: 7227aa4d3cda
example-american = I libri americani
    .note = Si distribuisce tutto il mazzo, e si dicono le formule.
# source: c4ff508d605c
example-american-few = I libri americani: in pochi
    .note = Si gioca in pochi, e perciò una parte del mazzo non si usa.
# source: be35a6cc71de
example-cavendish-question = Cavendish: la richiesta fa il giro
    .note = Se il vicino non può colpire, chi ha chiesto gioca di nuovo; se colpisce, la richiesta va avanti.
# source: c91a96e6248d
example-cavendish-first-out = Cavendish: primo senza carte
    .note = Il primo che resta senza carte prende il piatto.
# source: 2da3d7aceb57
example-peel = Peel: non colpire costa il doppio
    .note = Regola della casa: una carta uguale resta in mano, e per questo si paga.
# source: 27a8651ec8df
example-out-at-the-end = Eliminati alla fine della mano
    .note = Regola della casa: chi non ha più monete gioca fino alla fine della mano.
# source: b7d29a1bc684
example-refusals = Carte che non si possono giocare
    .note = Un altro valore, un passo, più carte insieme: prova in E se…? e leggi perché no.
