### Nobble and its kin, in Italian.
### Terms: match = colpire (a card "colpisce" the one before when it is of the same rank; its player is "colpito"), chain = catena,
### coin = moneta, pool = piatto, deal (as played) = mano, out = eliminato. The words of Nobble itself (nobbled) stay: "nobble".

# source: 88bb922ca38f
game-nobble = Nobble e i suoi parenti
    .short = Un gioco d’azzardo con le monete: chi gioca una carta uguale alla tua ti fa pagare, e l’ultimo che ha ancora monete prende il piatto.
    .minute = Ciascuno ha qualche moneta e qualche carta. Si gioca a turno, e chi può colpire la carta precedente con una dello stesso valore deve farlo. Se la tua carta viene colpita, subisci un nobble e paghi nel piatto; se colpisce anche il successivo, il prezzo sale. Chi non ha più monete è eliminato, e l’ultimo che ne ha ancora prende il piatto.
    .names = Bump, Tuppenny Ha’penny Bump, Motor, Bonk, Pop

## Overview

# source: 8fb1fc043078
coin-game = Si gioca una carta dopo l’altra, e le carte uguali costano monete: chi è colpito paga. Si vince solo quello che perdono gli altri.
    .title = Un gioco di monete

## Players

# source: 99fe9b48fafa
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

# source: af69b268d039
aim = Conservare le proprie monete più a lungo di tutti gli altri. Nel gioco di Cavendish vince anche chi resta per primo senza carte.
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
# source: ed194c713c16
any-card = Una nuova catena può cominciare con una carta qualsiasi.
    .title = Una carta qualsiasi
# source: 4712c7870c10
rotation = Si gioca in senso orario, una carta ciascuno, finché tutte le carte non sono state giocate. Chi apre, o non ha una carta con cui colpire, comincia una nuova catena.
    .title = I turni
# source: d3124847c9f6
question = Chi apre chiede al giocatore alla sua sinistra una carta dello stesso valore. Se la carta arriva, la richiesta passa al giocatore seguente.
    .title = La richiesta fa il giro
# source: 4115f665ba08
must-match = Chi può colpire la carta precedente con una dello stesso valore deve farlo.
    .title = Obbligo di colpire
    .refused = Chi ha in mano { $rank-a } deve giocare ora quella carta.
# source: dc82d949e427
may-decline = Nessuno è obbligato a colpire. Chi potrebbe può giocare un’altra carta, per timore di quanto gli costerebbe essere colpito a sua volta.
    .title = Colpire è facoltativo
# source: dfbe1ebecb64
match = Una carta colpisce la precedente se ha lo stesso valore. Le carte che si colpiscono una dopo l’altra formano una catena. Una catena finisce quando il giocatore successivo non colpisce, e nessuna catena prosegue da una mano all’altra.
    .title = Catene
# source: 0055044ff495
only-match = Chi riceve la richiesta gioca una carta del valore richiesto, oppure nessuna.
    .title = Colpire o niente
    .refused = Ora si può giocare solo { $rank-a }.
# source: 7f102a2fa91c
pass-if-unable = Chi non può colpire dice «passo» e non gioca nulla.
    .title = Passare
# source: de5cddb2b8a9
play-again = Dopo un passo, il giocatore la cui carta sta in cima gioca di nuovo, una carta qualsiasi, e ripete la richiesta.
    .title = Giocare di nuovo
# source: 20ee9221e18f
must-play = Chi è di turno deve giocare una carta. Si passa soltanto nel gioco di Cavendish, quando si riceve la richiesta di un valore e non se ne ha nessuna carta.
    .title = Obbligo di giocare
    .refused = Qui non si può passare: bisogna giocare una carta.
# source: 1e5bbde836a4
one-card = Si gioca una carta alla volta.
    .title = Una carta alla volta
    .refused = Si gioca una sola carta alla volta.
# source: e2e14b285304
words = Con le carte di una catena, dalla prima che colpisce in poi, si dicono nell’ordine queste formule: { $words }.
    .title = Le formule
# source: 49145ba2cae2
dealt-out = Quando tutte le carte sono state giocate, la mano è finita, e il mazziere successivo dà le carte.
    .title = La fine di una mano

## Scoring

# source: d6b8c144d68c
victim-pays = Quando una carta è colpita, chi l’ha giocata paga subito nel piatto: { $nobbled-text } se è la prima carta di una catena, { $double-nobbled-text } per la seguente, { $triple-nobbled-text } per quella dopo ancora.
    .title = Nobble, doppio nobble, triplo nobble
# source: 2f6ca9be91cf
last-victim-pays = Una catena si paga solo quando è finita, e paga solo l’ultimo giocatore che vi è stato colpito: { $nobbled-text }, { $double-nobbled-text } o { $triple-nobbled-text }, secondo la lunghezza della catena. Quelli prima di lui non pagano nulla. Una catena ancora aperta alla fine della mano si paga in quel momento.
    .title = Paga solo l’ultimo
# source: 10b891ca1374
pay-what-you-have = Chi ha meno monete di quante ne deve paga quello che ha.
    .title = Monete insufficienti
# source: fbf169be601b
no-coins-out =
    { $elimination-kind ->
        [end_of_deal] Chi non ha più monete gioca la mano fino in fondo, e poi è eliminato.
       *[immediate] Chi non ha più monete è eliminato subito. Le sue carte non si giocano più, e il turno salta il suo posto.
    }
    .title = Eliminazione
# source: ef6edcaf0946
peel-double = Chi non colpisce pur potendo paga il doppio del dovuto; chi ha giocato la carta precedente paga come se fosse stata colpita.
    .title = Non colpire costa il doppio

## Winning

# source: 845cadf5d217
last-with-coins = L’ultimo giocatore che ha ancora monete vince e prende il piatto.
    .title = L’ultimo con le monete
# source: 442b1a20575d
first-out-wins = Il primo che resta senza carte vince e prende il piatto, se nessuno l’ha già vinto con le ultime monete.
    .title = Primo senza carte

## Irregularities

# source: 35e890453bc7
no-penalty = Per chi non colpisce non c’è penalità: dove colpire è obbligatorio, chi può farlo deve farlo.
    .title = Non colpire
    .refused = Qui non c’è una penalità per chi non colpisce.
# source: 31e529368ff5
nothing-to-match = Paga per non aver colpito soltanto chi avrebbe potuto farlo.
    .title = Nulla da colpire
    .refused = Non c’è nulla da pagare: con le carte in mano quella precedente non si può colpire, oppure viene colpita adesso.

## Things on the table

# source: b40d1ad65b88
zone-row = La catena
# source: 9352a5b25380
zone-dead = Carte coperte
# source: 66bc0d038e75
outcome-counted = monete rimaste alla fine
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

# source: 184438112bc3
option-hand_size = Carte a testa
    .help = Quante carte riceve ciascuno?
# source: fe7dc2259c3f
choice-hand_size-0 = tutto il mazzo
# source: fc667a740b03
option-few_hand_size = Carte a testa quando si è in pochi
    .help = Quante carte riceve ciascuno quando si gioca in pochi?
# source: cff45d666d3e
choice-few_hand_size-0 = nessuna differenza
# source: 4d15a0b7c00f
option-turns = I turni
    .help = Si gioca tutti a turno, o si chiede una carta uguale a un giocatore dopo l’altro?
# source: cd53b4efc74c
choice-turns-rotation = tutti a turno
# source: b2011f949ac3
choice-turns-question = la richiesta fa il giro
# source: bef4b7a8be7c
option-must_match = Obbligo di colpire
    .help = Chi ha una carta uguale deve giocarla?
# source: 81f451422bd3
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
# source: 9f6b4ddf2a71
option-peel_double = Non colpire costa il doppio
    .help = Chi può colpire può anche non farlo, pagando una penalità?
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
# source: b28923e1b44d
preset-bump = Tuppenny Ha’penny Bump
    .about = Nessuno è obbligato a colpire: chi teme di essere colpito a sua volta può giocare un’altra carta.
# source: 8ac83ebdb632
preset-motor = Motor
    .about = Paga solo l’ultimo colpito di una catena, quando è finita. Bonk e Pop sarebbero lo stesso gioco.
# source: c062770e9232
preset-american-1838 = Snip Snap Snorum dei libri americani
    .about = Nobble con il mazzo intero, come l’hanno riportato a lungo i libri americani.
# source: d281c14a466d
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
# source: 9aae66bec8c9
step-ask = Si chiede al giocatore seguente, a sinistra, una carta dello stesso valore. Se colpisce, la richiesta va avanti; se passa, gioca di nuovo chi ha la carta in cima.
# source: 2bb7445d6cd5
step-match = Chi può colpire la carta precedente deve farlo.
# source: 0c80156feb38
step-decline = Chi può colpire la carta precedente può farlo, oppure giocare un’altra carta.
# source: bb8df9e93cb0
step-pay = Se la tua carta è colpita, metti { $nobbled-text } nel piatto; il seguente nella catena paga { $double-nobbled-text }, quello dopo ancora { $triple-nobbled-text }.
# source: 2cb8254815ae
step-pay-last = Quando una catena è finita, l’ultimo colpito paga { $nobbled-text }, { $double-nobbled-text } o { $triple-nobbled-text }: più lunga è la catena, più si paga.
# source: cba3477e2ad7
step-short = Chi non ne ha abbastanza paga quello che ha.
# source: 760989c49259
step-out = Chi non ha più monete è eliminato.
# source: ad6bd3cdc12b
step-next-deal = Quando tutte le carte sono state giocate, dà le carte il giocatore seguente a sinistra; il piatto resta.
# source: 4a7a8c41c209
step-first-out = Il primo che resta senza carte vince e prende il piatto.
# source: 9e4f56be42a9
step-win = Se un solo giocatore ha ancora monete, vince e prende il piatto.

## Tips

# source: acbc6cb46082
tip-decline-to-be-safe = Dove colpire è facoltativo, pensa a quanto può costarti: chi colpisce è il seguente nella catena, e paga { $double-nobbled-text } se è colpito a sua volta.
    .title = Colpire può costare più di quanto rende
# source: 991eade185e1
tip-dead-ranks = Guarda quali valori sono usciti. Una carta le cui uguali sono state tutte giocate non può più essere colpita: tienila per un momento in cui le altre che hai potrebbero esserlo.
    .title = I valori morti sono sicuri
# source: ae1e1a15432a
tip-last-of-chain = Nessuno può colpire l’ultima carta di un valore: chi la gioca non la paga mai.
    .title = L’ultima carta di un valore non costa

## What many deals show

# source: fba61a6c1bcf
plot-first-seat-margin = Quanto costa giocare per primi
    .about = Di quante monete il risultato di chi gioca per primo si scosta, in una mano, dalla media degli altri; sotto lo zero ci rimette.
# source: 3557da420d9e
plot-deals-in-game = Quante mani dura una partita
    .about = Fino a quando un solo giocatore ha ancora monete.

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
# source: 84e923414b83
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
# source: c3b6b1826461
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
# source: f5cb7ce850a6
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

# source: 4c31c3ea8d96
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

# source: 664169a0acc1
example-nobbled-round-the-table = Nobble per tutto il tavolo
    .note = Carte uguali in fila: pagano tutti tranne l’ultimo, e ogni volta di più.
# source: 8d83ca4010cd
example-must-match = Obbligo di colpire
    .note = Chi può colpire deve; chi non può gioca una carta qualsiasi.
# source: 5f5a548b00e7
example-chain-broken = La catena si spezza
    .note = Un altro valore chiude la catena, e la coppia seguente ne comincia una nuova.
# source: 0e07c8573ac3
example-pay-what-you-have = Monete insufficienti
    .note = Un giocatore deve più di quanto ha, paga quello che gli resta ed è eliminato.
# source: 0582ddeaf5c8
example-last-with-coins = L’ultimo con le monete
    .note = Il piatto va all’ultimo giocatore che ha ancora monete.
# source: febc6450a285
example-two-deals = Monete e piatto passano alla mano successiva
    .note = Dà le carte il giocatore seguente; la prima carta di una mano non colpisce mai l’ultima della mano precedente.
# source: 5be0721fe637
example-bump-declined = Bump: non colpire
    .note = Si potrebbe colpire, ma nessuno è obbligato.
# source: b336f2070c50
example-motor-in-a-row = Motor: paga solo l’ultimo colpito
    .note = Non si paga nulla finché un altro valore non chiude la catena.
# source: fc0f6cc4cf46
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
# source: 4066bba6f366
example-peel = Peel: non colpire costa il doppio
    .note = Regola della casa: una carta uguale resta in mano, e per questo si paga.
# source: 27a8651ec8df
example-out-at-the-end = Eliminati alla fine della mano
    .note = Regola della casa: chi non ha più monete gioca fino alla fine della mano.
# source: e54069978d04
example-refusals = Carte che non si possono giocare
    .note = Un altro valore, un passo, più carte insieme: prova con «E se…?» e leggi perché no.

## I passi del percorso

# source: 0e1001a90aac
lesson-deal = Ciascuno comincia con qualche moneta e riceve poche carte. Chi viene colpito perde monete, e vince chi le conserva più a lungo.
# source: 97a751059eb8
lesson-first-card = Sei { $seat } e cominci. Metti giù una carta qualsiasi: è una domanda al prossimo giocatore, puoi colpirla?
# review: "colpire" for matching the card before
# source: e624eac74c7f
lesson-match = Ora sei { $seat }, il prossimo giocatore. Chi può colpire la carta precedente deve farlo.
# source: 0a0e0c383cfd
lesson-pay = Un colpo costa monete a chi ha giocato la carta precedente. Guarda quanto è lunga la catena di carte uguali, e di’ chi paga.
# source: e67f80f0a413
lesson-broken = Conta solo la carta appena giocata. Guarda come una carta che non colpisce spezza la catena, e come ne comincia un’altra.
# source: d87cdf3cbeac
lesson-end = Quando tutte le carte sono giocate, la mano è finita. Chi non ha più monete è eliminato, e gli altri continuano.
# source: bba6d0de5c1f
lesson-win = Sei { $seat }, e al tuo avversario restano pochissime monete. Sai che cosa fare.
