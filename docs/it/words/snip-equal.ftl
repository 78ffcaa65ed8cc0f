### The equal-cards game of Snip Snap Snorum, with Earl of Coventry, in Italian.
### Terms: match = rispondere, rank = valore, lead = apertura/aprire, word = formula, pool = piatto, chip = gettone, ante = posta iniziale,
### hand (round) = mano, session = partita.

# source: 6bb4d4e446d8
game-snip-equal = Snip Snap Snorum: il gioco a carte uguali
    .short = Un gioco vivace a carte uguali: se ne gioca una, il giro continua con le altre dello stesso valore, ognuna con la sua formula, e vince chi resta per primo senza carte.
    .minute = Si distribuisce tutto il mazzo. Chi apre gioca in silenzio una carta qualsiasi. Poi, a turno, ciascuno aggiunge una carta dello stesso valore oppure, se non ne ha, passa. Il primo che risponde dice «snip», il successivo «snap», l’ultimo «snorum». Chi ha giocato l’ultima carta del valore apre il successivo. Vince chi finisce per primo le carte.
    .names = Snip Snap Snorem, Earl of Coventry

## Overview

# source: fe8064c0cf3b
matching-game =
    { $same-rank ->
        [one] Si gioca una carta, e le altre dello stesso valore la seguono: in tutto { $same-rank-text }. Conta solo liberarsi delle proprie carte.
       *[other] Si gioca una carta, e le altre dello stesso valore la seguono finché non sono uscite tutte e { $same-rank-text }. Conta solo liberarsi delle proprie carte.
    }
    .title = Un gioco a carte uguali

## Players

# source: 99fe9b48fafa
players = Possono giocare da { $fewest-text } a { $most-text } persone.
    .title = In quanti si gioca
# source: 402408e525e6
no-partners = Ognuno gioca per sé: non ci sono coppie.
    .title = Niente coppie

## Pack

# source: 08e872d6f576
pack =
    { $pack-size ->
        [52] Si usa un mazzo normale di { $pack-size-text } carte, senza jolly.
        [32] Si usa un mazzo ridotto di { $pack-size-text } carte: si toglie tutto { $first-removed-from } { $last-removed-larger-to }.
       *[24] Si usa un mazzo ridotto di { $pack-size-text } carte: si toglie tutto { $first-removed-from } { $last-removed-smaller-to }.
    }
    .title = Il mazzo
# source: 063764444816
suits-do-not-matter = Conta solo il valore. I semi non contano, e nessun valore è più alto di un altro.
    .title = Solo i valori

## Object

# source: b55bdfcd9022
aim = Restare per primi senza carte in mano.
    .title = Lo scopo

## The deal

# source: 394291118201
first-dealer = Il primo mazziere si sceglie come si vuole; di solito si alza il mazzo, e tocca a chi scopre la carta più bassa.
    .title = Il primo mazziere
# source: 2c23ce691946
deal-one-by-one = Il mazziere distribuisce tutto il mazzo, una carta alla volta, in senso orario, a partire dal giocatore alla sua sinistra. Qualcuno può ricevere una carta in più degli altri: è normale.
    .title = Distribuzione
# source: 3d167cb91c45
stakes =
    { $start-chips ->
        [0] Tutti tengono pronto lo stesso numero di gettoni: fiches, monete o fiammiferi. Da lì si conta quanto ciascuno vince e perde.
        [one] Tutti cominciano con { $start-chips-text } gettone: una fiche, una moneta o un fiammifero.
       *[other] Tutti cominciano con { $start-chips-text } gettoni: fiches, monete o fiammiferi.
    }
    .title = Gettoni
# source: 4d5c47fdcfbd
ante =
    { $ante ->
        [one] Prima della distribuzione ciascuno mette { $ante-text } gettone nel piatto.
       *[other] Prima della distribuzione ciascuno mette { $ante-text } gettoni nel piatto.
    }
    .title = Posta iniziale
# source: 4f91dcb2570d
deal-passes-left = Finita una mano, dà le carte il giocatore alla sinistra del mazziere. Le vincite e le perdite di ciascuno si conservano.
    .title = La distribuzione successiva

## The play

# source: d5d10e2e6dd7
eldest-leads = Apre per primo il giocatore di mano, cioè quello alla sinistra del mazziere.
    .title = Chi comincia
# source: a9c7d698a43e
lead-any-card = Chi apre gioca una carta qualsiasi, scoperta.
    .title = L’apertura
# source: deed626fdca0
must-lead = Chi ha l’apertura deve aprire: non può passare.
    .title = Obbligo di aprire
    .refused = Chi ha l’apertura non può passare, ma può giocare qualsiasi carta.
# source: 557086966e02
same-rank = Gli altri seguono in senso orario, uno dopo l’altro e per più giri, compreso chi ha aperto. Si possono aggiungere solo carte del valore con cui si è aperto.
    .title = Carte dello stesso valore
    .refused = Ora si può aggiungere solo { $rank-a }.
# source: 36c84bcc004a
must-match = Chi è di turno e ha una carta di quel valore deve giocarla.
    .title = Obbligo di rispondere
    .refused = Chi ha in mano { $rank-a } deve giocare quella carta.
# source: d1fa44d3be09
may-decline = Chi ha una carta di quel valore può tenersela e passare.
    .title = Rispondere è facoltativo
# source: 324764a3f347
pass-if-unable = Chi non ha carte di quel valore dice «passo», oppure dà un colpetto sul tavolo.
    .title = Passare
# source: fa760c3432e4
pass-chip =
    { $pass-chip ->
        [one] Ogni passo costa { $pass-chip-text } gettone, che va nel piatto.
       *[other] Ogni passo costa { $pass-chip-text } gettoni, che vanno nel piatto.
    }
    .title = Passare costa
# source: c988af4a55e7
one-card = Si gioca una carta alla volta, anche quando se ne hanno altre dello stesso valore.
    .title = Una carta alla volta
    .refused = Si gioca una sola carta alla volta.
# source: 6d7ec9f8b937
lay-all = Chi ha più carte di quel valore può calarle tutte in una volta, dicendo la formula di ciascuna.
    .title = Più carte insieme
# source: a809774bc6b4
one-or-all = Chi cala più di una carta cala tutte quelle che ha di quel valore.
    .title = Una o tutte
    .refused = Di questo valore ({ $rank }) si gioca una carta sola, oppure tutte quelle che si hanno: vie di mezzo non ce ne sono.
# source: 1ab8a7d4b1d1
words = Con le carte si dicono, nell’ordine, queste formule: { $words }. La carta di apertura, se non ha una sua formula, si gioca in silenzio.
    .title = Le formule
# source: ead7a5d4fe24
no-words = Non si dice nulla: le carte parlano da sole.
    .title = Senza formule
# source: 64c397a0bd6c
last-of-rank-leads = Uscita l’ultima carta di un valore, il valore è completo, e le sue carte si mettono da parte. Chi ha giocato quella carta apre il valore successivo.
    .title = La nuova apertura
# source: bfda13fa37a1
rank-abandoned = Se tutti passano e il valore non può più proseguire, apre il successivo chi ha giocato per ultimo una carta di quel valore.
    .title = Un valore che non prosegue

## Scoring

# source: f2a35576bcde
no-stakes = Non si paga nulla: conta solo vincere la mano.
    .title = Senza pagamenti
# source: 2cfaac3edda1
victim-pays =
    { $victim-kind ->
        [last_matcher] Chi ha giocato la carta precedente subisce lo snip, lo snap o lo snorum di chi risponde, e mette nel piatto: { $snipped-text } se la formula è «snip», { $snapped-text } se è «snap», { $snored-text } se è «snorum». I passi di chi siede in mezzo non lo salvano.
       *[adjacent] Quando risponde subito il giocatore successivo, chi ha giocato la carta precedente subisce lo snip, lo snap o lo snorum, e mette nel piatto: { $snipped-text } se la formula è «snip», { $snapped-text } se è «snap», { $snored-text } se è «snorum». Dopo un passo non paga nessuno.
    }
    .title = Chi subisce snip, snap e snorum
# source: 3cf42641f235
pay-per-card =
    { $card-payee ->
        [pool]
            { $card-pay ->
                [one] Alla fine ciascuno degli altri mette nel piatto { $card-pay-text } gettone per ogni carta che ha ancora in mano.
               *[other] Alla fine ciascuno degli altri mette nel piatto { $card-pay-text } gettoni per ogni carta che ha ancora in mano.
            }
       *[winner]
            { $card-pay ->
                [one] Alla fine ciascuno degli altri paga al vincitore { $card-pay-text } gettone per ogni carta che ha ancora in mano.
               *[other] Alla fine ciascuno degli altri paga al vincitore { $card-pay-text } gettoni per ogni carta che ha ancora in mano.
            }
    }
    .title = Carte rimaste in mano
# source: d710a8985ddc
no-chips-out = Nessuno paga più di quanto gli resta. Chi dopo una mano non ha più gettoni lascia il gioco.
    .title = Senza gettoni

## Winning

# source: 824e744cdde9
out-wins = Chi ha giocato la sua ultima carta vince subito la mano, che il valore sia completo o no. Con una carta può finire un solo giocatore: perciò una mano non finisce mai in parità.
    .title = Finire le carte
# source: 7974dd2c79d1
winner-takes-pool = Chi vince la mano prende tutto quello che c’è nel piatto.
    .title = Il piatto
# source: d02fe14c993f
session-won = Quando si smette, vince chi ha più gettoni; oppure si gioca finché ne restano a un solo giocatore. I giocatori a pari merito disputano fra loro una mano di spareggio.
    .title = Più mani

## Irregularities

# source: 4a5d36678fc1
forgot-chip =
    { $forgot-pay ->
        [one] Chi dimentica la formula, o ne dice una sbagliata, mette { $forgot-pay-text } gettone nel piatto.
       *[other] Chi dimentica la formula, o ne dice una sbagliata, mette { $forgot-pay-text } gettoni nel piatto.
    }
    .title = Una formula dimenticata costa
# source: 6cb1aa29dace
forgot-take-back = Chi dimentica la formula, o ne dice una sbagliata, si riprende la carta, e il turno passa al successivo.
    .title = Formula dimenticata: la carta torna in mano
# source: c2f947697f78
forgot-draw-back = Chi dimentica la formula, o ne dice una sbagliata, si riprende per penalità la carta che aveva giocato la volta prima; quella nuova resta in tavola.
    .title = Formula dimenticata: una carta di penalità
# source: ecb0b5cab71e
words-free = Una formula dimenticata non costa nulla, e perciò nessuno ci bada.
    .title = Nessuno bada alle formule
    .refused = Qui nessuno bada alle formule: non c’è nulla da dimenticare.

## Things on the table

# source: 2bbecefb8a03
zone-row = Il valore
# source: 9352a5b25380
zone-dead = Carte coperte

## What happens

# source: 8d128485f6de
outcome-counted = gettoni vinti o persi dall’inizio
# source: 968124f8c1db
event-taken-back = { $seat } si riprende { $card-the }.
# source: 21f0d2624806
event-won =
    { $value ->
        [game] { $seat } vince la partita.
       *[hand] { $seat } non ha più carte e vince la mano.
    }

## The words; the lines of the rhyme have no commas, since commas stand between them in a list

# source: 107b7a1e2713
calls-note = La prima carta di un valore si gioca in silenzio, se non ha una sua formula.

# source: 9185ca4b5479
word-snip = snip
# source: f9ce9d656e74
word-snap = snap
# source: 432c5cd57036
word-snorum = snorum
# source: 118972966111
word-coventry-1 = Nessuno ha mai visto { $rank-a } così
# source: 99b7bb0e2219
word-coventry-2 = Ed ecco { $rank-a } da mettere lì
# source: a3e9e17c5e16
word-coventry-3 = La migliore di tutte e tre è qui
# source: 6b416691fe73
word-coventry-4 = Ed ecco il conte di Coventry

## Options: the points on which tables differ

# source: 4fc040e43da3
option-pack = Carte del mazzo
    .help = Con meno carte le mani sono più brevi, adatte ai bambini.
# source: 8d46b135a43c
option-words = Le formule
    .help = Che cosa si dice con le carte di un valore.
# source: 6c61ae241b5f
choice-words-snip = snip, snap, snorum
# source: d1bb4dc3db2e
choice-words-coventry = i versi di Earl of Coventry
# source: 08ab0f9a6a8d
choice-words-none = nessuna
# source: b10901e07876
option-must_match = Obbligo di rispondere
    .help = Chi ha una carta del valore deve giocarla?
# source: 890a7722fd5a
option-lay_all = Più carte insieme
    .help = Si possono calare insieme tutte le carte del valore?
# source: 2ab0b115ddfa
option-victim = Chi subisce lo snip
    .help = Chi paga quando qualcuno risponde a una carta?
# source: 7f9835830c3d
choice-victim-none = nessuno
# source: 4a0409ccf29b
choice-victim-adjacent = il vicino, se si risponde subito alla sua carta
# source: ce0f8ba35e11
choice-victim-last_matcher = chi ha giocato la carta precedente, anche se in mezzo qualcuno ha passato
# source: dd12abad5374
option-card_pay = Pagamento per le carte rimaste
    .help = A chi pagano gli altri per le carte che hanno ancora in mano?
# source: a675cfcf268a
choice-card_pay-none = a nessuno
# source: 5cb8433c1972
choice-card_pay-winner = al vincitore
# source: cf06eeebdc09
choice-card_pay-pool = nel piatto
# source: a22918ab71c0
option-ante = Posta iniziale
    .help = Quanti gettoni mette ciascuno nel piatto prima della distribuzione?
# source: cb1bf0fb0d3a
option-pass_chip = Prezzo di un passo
    .help = Quanti gettoni costa passare?
# source: e3572dcf7f4b
option-forgot = Formula dimenticata o sbagliata
    .help = Che cosa succede se qualcuno dimentica la formula o ne dice una sbagliata?
# source: a749ba5c6740
choice-forgot-none = nulla
# source: 0553ea5d096d
choice-forgot-chip = un gettone nel piatto
# source: 1cbb04ff738d
choice-forgot-take_back = si riprende la carta e si perde il turno
# source: 0e5669e828d9
choice-forgot-draw_back = si riprende la carta giocata la volta prima
# source: e6de425775d2
option-start_chips = Gettoni all’inizio
    .help = Quanti gettoni ha ciascuno all’inizio? Se non ce ne sono, le vincite si contano soltanto.
# source: 22d481ec7d00
option-insolvency = Senza gettoni
    .help = Si può restare in debito, o chi non ha più gettoni lascia il gioco?
# source: 93d7ccf4bbdb
choice-insolvency-debts = i debiti sono ammessi
# source: 51799ab4c801
choice-insolvency-leave = chi non ne ha più lascia il gioco
# source: 4879846f393d
option-min_players = Numero minimo di giocatori
    .help = In quanti bisogna essere almeno?

## Presets

# source: d1eda83d6129
preset-plain = Snip Snap Snorum a carte uguali
    .about = Il gioco semplice: vince la mano chi resta per primo senza carte, e non si paga nulla.
# source: c8a1c025ab19
preset-chips = Snip Snap Snorum con i gettoni
    .about = Gli altri pagano il vincitore per le carte che hanno ancora in mano.
# source: 81bba3e56e81
preset-pool = Il gioco col piatto
    .about = Fra vicini ci si fa snip, snap e snorum, e il vincitore prende il piatto.
# source: d8568ff5b167
preset-silent = Snip Snap silenzioso
    .about = Senza formule: un primo gioco a carte uguali per i più piccoli.
# source: 501fe2b33146
preset-reduced-32 = Snip Snap Snorum con il mazzo ridotto
    .about = Un gioco più breve, per bambini.
# source: 391d80366f23
preset-reduced-24 = Snip Snap Snorum con il mazzo piccolo
    .about = Il gioco più breve, per i bambini più piccoli.
# source: 7beda1cbc000
preset-earl-of-coventry = Earl of Coventry
    .about = Lo stesso gioco con una filastrocca al posto delle formule. I primi versi nominano il valore che si gioca, e il vincitore riceve un gettone per ogni carta rimasta agli altri.

## The game in steps

# source: a4bc710f4cd1
step-shuffle = Mescola il mazzo di { $pack-size-text } carte. La prima volta può dare le carte chiunque.
# source: 8159ae9c7769
step-deal = Distribuisci tutte le carte una alla volta, in senso orario, cominciando da chi siede alla tua sinistra.
# source: df42999c308b
step-stake = Se si gioca con i gettoni, tutti ne prendono lo stesso numero.
# source: 898fa6421810
step-lead = Il giocatore alla sinistra del mazziere gioca una carta qualsiasi, scoperta.
# source: 39b28c3e0f37
step-match = Si procede in senso orario: chi è di turno e ha una carta dello stesso valore la gioca.
# source: 14a1aa955797
step-pass = Chi non ne ha passa.
# source: 7c567d26fd11
step-say = Di’ la formula della tua carta: { $words }.
# source: f9fa8bf58455
step-complete = Quando tutte le carte del valore sono sul tavolo, mettile da parte.
# source: 992f496a96d4
step-lead-again = Chi ha giocato l’ultima apre il valore successivo, con una carta qualsiasi.
# source: 4eb22becf55c
step-end = Chi finisce per primo le carte vince subito.
# source: df75e1e02106
step-next-hand = Nella mano successiva dà le carte il giocatore alla sinistra del mazziere.
# source: d8da796b25c2
step-pay =
    { $card-payee ->
        [pool]
            { $card-pay ->
                [one] Gli altri mettono nel piatto { $card-pay-text } gettone per ogni carta rimasta, e il vincitore prende tutto.
               *[other] Gli altri mettono nel piatto { $card-pay-text } gettoni per ogni carta rimasta, e il vincitore prende tutto.
            }
       *[winner]
            { $card-pay ->
                [one] Gli altri pagano al vincitore { $card-pay-text } gettone per ogni carta rimasta.
               *[other] Gli altri pagano al vincitore { $card-pay-text } gettoni per ogni carta rimasta.
            }
    }

## Tips

# source: 94f089475c58
tip-lead-what-you-have-most = C’è poco da decidere, se non con che cosa aprire. Una carta sola non fa mai tornare l’apertura; con due carte la prima apertura torna nel { $lead-kept-2-text }% delle mani, con più carte sempre. Ma che l’apertura torni non fa vincere più mani, per quanto abbiamo potuto misurare. In tre, chi ha aperto per primo ha vinto il { $most-held-first-3-text }% delle mani aprendo con il valore di cui aveva più carte, e il { $first-seat-3-text }% aprendo a caso; in quattro il { $most-held-first-4-text }% e il { $first-seat-4-text }%.
    .title = Aprire con il valore di cui hai più carte? Conta poco
# source: 29244578094a
tip-all-of-a-rank =
    { $same-rank ->
        [one] Chi ha tutte le carte di un valore si libera di { $same-rank-text } carta e conserva l’apertura.
       *[other] Chi ha tutte e { $same-rank-text } le carte di un valore se ne libera e conserva l’apertura. Non succede in un colpo solo: fra una carta e l’altra tutti gli altri devono passare, e dove un passo costa un gettone il piatto si riempie.
    } Né è una vittoria regalata: chi aveva ricevuto tutto un valore ha vinto il { $four-of-a-rank-held-text }% delle mani, gli altri il { $four-of-a-rank-not-held-text }%. L’apertura è sicura, ma l’apertura di un altro non porta mai via una di queste carte.
    .title = Tutto un valore in mano
# source: d56f72172c19
tip-no-dead-leads = Nel gioco normale nessuna apertura è morta: un valore aperto si completa sempre, perché le carte sono tutte distribuite e rispondere è obbligatorio. Solo se si può passare pur avendo la carta, o se una carta è stata ripresa, può restare una carta sola di un valore: apri con quella quando non hai altro. Percentuale delle nostre mani con le regole normali in cui qualcuno ha aperto con una carta le cui uguali erano tutte uscite: { $dead-lead-text }%.
    .title = Carte rimaste sole
# source: 09a50061e2c8
tip-cards-cost = Nel gioco con i gettoni ogni carta che ti resta in mano ti costa. Quando qualcuno sta per finire e tocca a te aprire, gioca un valore di cui hai più carte, non una carta sola: tante carte si pagano care. In quattro, chi ha perso aveva alla fine in media { $cards-left-each-text } carte, e chi ne aveva di più { $cards-left-most-text }.
    .title = Le carte costano gettoni
# source: bd55b4167690
tip-mind-your-neighbour = Nel gioco col piatto è il vicino di sinistra che ti fa pagare. Puoi scegliere solo con che cosa aprire: più carte di un valore hai tu, meno è probabile che ne abbia una il vicino. Quando il vicino ha passato, le altre tue carte di quel valore sono al sicuro.
    .title = Attento al vicino

## What many deals show

# source: 0d7e5ca9d33c
plot-lead-kept = Quanto spesso torna la prima apertura
    .about = Quanto spesso chi apre per primo gioca anche l’ultima carta di quel valore e apre di nuovo, a seconda di quante carte ne aveva.
# source: 7c31d1237c7a
plot-most-held-first = Aprire con il valore di cui si hanno più carte
    .about = Quanto spesso vince chi apre per primo, se apre sempre con un valore di cui ha più carte che di ogni altro. Da confrontare con la tabella di chi apre a caso.
# source: 1ff06738defd
plot-four-of-a-rank = Serve avere tutto un valore?
    .about = Quanto spesso vince chi ha ricevuto tutte e { $same-rank-text } le carte di un valore, e chi no.
    .held = tutto un valore
    .not-held = nessun valore intero
# source: 90f04c7cdf6b
plot-four-of-a-rank-chips = Quanti gettoni vale tutto un valore
    .about = Di quanto si scosta dalla media degli altri il risultato di chi ha ricevuto tutte e { $same-rank-text } le carte di un valore, e quello di chi non le ha ricevute; sotto lo zero ci rimette.
    .held = tutto un valore
    .not-held = nessun valore intero

## Questions

# source: 744680807d89
question-must-i-match = Devo giocare una carta del valore, se ne ho una?
    .answer = Nel gioco normale sì, una per turno. Come regola della casa potete stabilire che chiunque possa passare.
# source: dd1b0b42a4a0
question-which-word = Quale formula va con quale carta?
    .answer = Si dicono nell’ordine: { $words }. La carta di apertura non ha una sua formula, tranne che in Earl of Coventry.
# source: d02493d47009
question-all-in-my-hand = Ho tutte le carte di un valore. Posso calarle insieme?
    .answer = Nel gioco normale no: ne giochi una, tutti passano, e giochi la successiva. Come regola della casa potete stabilire che si calino insieme.
# source: 621cb67d236b
question-out-in-the-middle = Qualcuno ha finito le carte prima che il valore fosse completo. Il valore si completa?
    .answer = No. Con quella carta la mano è finita.
# source: 4d5ffb33d58c
question-uneven-hands = Tutti ricevono lo stesso numero di carte?
    .answer = Spesso no: da { $fewest-text } a { $most-text } giocatori, con quasi tutti i numeri qualcuno ha una carta in più. Non importa: con il giro dei mazzieri si compensa.
# source: 905847d787ce
question-tie = Può finire in parità?
    .answer = Una mano no, perché con una carta può finire un solo giocatore. Se quando si smette più giocatori hanno gli stessi gettoni, disputano fra loro una mano di spareggio.
# source: f3798f7540f8
question-children = Come possono giocare i bambini piccoli?
    .answer = Lasciate perdere le formule, oppure prendete un mazzo più piccolo, di { $larger-reduced-text } o di { $smaller-reduced-text } carte.

## Glossary

# source: 11296d08487d
term-rank = valore
    .definition = Che cosa è una carta, qualunque sia il seme: un asso, un re e così via.
    .also = valori
# source: 1b23e752d75e
term-lead = apertura
    .definition = La prima carta di un valore; anche il diritto di giocarla, che spetta a chi ha giocato l’ultima carta del valore precedente.
    .also = aperture|aprire|apre
# source: cda88fbe9479
term-call = formula
    .definition = La parola che si dice rispondendo a una carta.
    .also = formule
# source: 1f4d9f137d68
term-pass = passare
    .definition = Saltare il turno perché non si ha nessuna carta del valore. Non costa nulla, a meno che una regola della casa non fissi un prezzo.
    .also = passa|passo
# source: 99f015764077
term-snorum = snorum
    .definition = La formula dell’ultima carta di un valore, e quella carta stessa: chi la gioca ha l’apertura successiva.
# source: 643f04e45510
term-chip = gettone
    .definition = Un oggetto con cui si tengono i conti: una moneta, un fiammifero o una fiche.
    .also = gettoni
# review: "gioco a esaurimento" for "shedding game" is our own rendering; is there a name in use?
# source: 4aed2fa73b96
term-shedding-game = gioco a esaurimento
    .definition = Un gioco in cui ciascuno cerca di liberarsi di tutte le carte prima degli altri.
# source: 5c7a4e0610c5
term-pool = piatto
    .definition = I gettoni al centro del tavolo.
# source: bb9556fe162a
term-eldest-hand = giocatore di mano
    .definition = Il giocatore alla sinistra del mazziere, che apre per primo.
# source: 509ba69ee5a2
term-dealer = mazziere
    .definition = Chi dà le carte per questa mano.

## History

# source: 3206e02e8a72
history-burney = Nel { $burney-year-text } Fanny Burney scrisse di qualcuno che avrebbe esitato finché un altro giocatore non avesse gridato «snap». David Parlett riporta la frase nella sua guida ai giochi di carte: può riferirsi allo Snip Snap Snorum, in una forma o nell’altra, oppure a Snap, il gioco per bambini.
# source: 7896fe89ecbc
history-century = Il gioco è inglese e risale al Settecento. Gli autori di oggi preferiscono questa forma, in cui si giocano carte uguali, al più antico gioco in sequenza che porta lo stesso nome.
# source: eb1f61cd1241
history-coventry = Earl of Coventry, cioè «il conte di Coventry», è lo stesso gioco con una filastrocca. I suoi versi nominano il valore che si gioca, e l’ultimo dà il nome al gioco. In Foster il vincitore riceve un gettone per ogni carta che gli altri hanno ancora in mano.
# source: 12b099ef7ade
history-snap = Dire «snip» e «snap» su carte uguali ricorda Snap, il gioco per bambini in cui pure si grida quando escono carte uguali. Forse l’uno è nato dall’altro.

## Sources and corrections

# source: 8958ba09279d
erratum-E000-5 = Quando i giocatori rispondono uno dopo l’altro, il primo subisce lo snip, il successivo lo snap, quello dopo lo snorum.
    .right = In ogni coppia di vicini paga il primo: { $snipped-text }, { $snapped-text } o { $snored-text }, secondo la formula che dice l’altro.
# source: b234eea64710
erratum-E001-1 = Per un mazzo di { $smaller-reduced-text } o { $larger-reduced-text } carte, togliere tutto { $first-removed-from } { $last-removed-larger-to }, oppure fino { $last-removed-smaller-to }.
    .right = È il contrario: togliendo tutto fino { $last-removed-larger-to } il mazzo ha { $larger-reduced-text } carte, togliendo tutto fino { $last-removed-smaller-to } ne ha { $smaller-reduced-text }.
# source: 22ad5a9867aa
erratum-E001-2 = Quando di un valore sono uscite tutte le carte tranne una, quella è un’apertura morta.
    .right = Con le regole di quel testo non può succedere: un valore aperto si completa prima che ne cominci un altro. Ci vuole una regola della casa, o una carta ripresa.
# source: 2e1a67994f62
erratum-E001-3 = Chi ha tutte le carte di un valore prende subito lo snorum.
    .right = Fra quelle carte tutti gli altri passano, ogni volta per un giro intero.
# source: dacdea730031
erratum-E001-4 = Il glossario dice che nel gioco con i gettoni un passo costa un gettone.
    .right = Le regole dello stesso testo ne fanno una regola della casa a sé.
# source: d2d30de8eac1
erratum-E001-5 = Si dice che Jig si giochi come Sevens.
    .right = Jig è un gioco di arresto: si gioca la carta subito superiore del seme, in scale brevi. Non si costruisce in su e in giù da una carta di mezzo.
# source: 7ff3e8456461
erratum-E001-6 = Dopo alcune frasi ci sono file di carte.
    .right = Sono resti della pagina web e non significano nulla.
# source: 0670e212314f
erratum-E001-7 = Una formula dimenticata è punita in modi diversi in punti diversi.
    .right = Sono regole della casa diverse; qui si può scegliere l’una o l’altra.
# source: 3ca86d5f01e8
erratum-E003-1 = Il giocatore alla sinistra del mazziere è chiamato il più vecchio.
    .right = S’intende il giocatore di mano, qualunque età abbia.

## Worked examples

# source: 9f5f8cdcff43
example-passes-and-words = Passi e formule
    .note = Un valore fa il giro del tavolo finché non esce la sua ultima carta. Chi non ne ha passa.
# source: c40a001cdc34
example-all-in-a-row = Il gioco col piatto: vicini in fila
    .note = Pagano tutti tranne l’ultimo, e ogni volta di più.
# source: 543e58862038
example-pass-saves = Il gioco col piatto: un passo salva
    .note = Dopo un passo la carta seguente del valore non costa nulla a nessuno.
# source: 4dbbe9af5265
example-all-of-a-rank = Tutte le carte di un valore in mano
    .note = Fra una carta e l’altra tutti gli altri devono passare; con la regola della casa il piatto si riempie.
# source: 7bfed7479893
example-cards-left = Si pagano le carte rimaste
    .note = Chi ha ancora molte carte paga caro.
# source: 1d67377e1554
example-pool-at-the-end = Il vincitore prende il piatto
    .note = Prima gli altri pagano nel piatto, poi tutto va al vincitore.
# source: f09626d0a084
example-ante = Una posta iniziale
    .note = Anche quello che tutti hanno messo prima della distribuzione va al vincitore.
# source: 782ad5fb39b9
example-forgotten-word = Una formula dimenticata costa
    .note = Regola della casa: una formula sbagliata o taciuta costa un gettone; aprire in silenzio non è un errore.
# source: 987c37dd7766
example-taken-back = Formula dimenticata: la carta torna in mano
    .note = Regola della casa: la carta torna in mano, e il valore la aspetta.
# source: 0efdbcd37244
example-drawn-back = Formula dimenticata: una carta di penalità
    .note = Regola della casa: la carta giocata la volta prima torna in mano e resta sola del suo valore.
# source: c78a4aa45d9b
example-out-on-snip = Finire le carte a metà di un valore
    .note = La mano finisce subito; il valore non si completa.
# source: 2900aa51f5e7
example-earl-of-coventry = Earl of Coventry
    .note = Ogni carta ha il suo verso, e i versi nominano il valore.
# source: a99d44f92070
example-silent = Senza formule
    .note = Si gioca allo stesso modo, solo con meno rumore.
# source: ca001ce0eeb8
example-reduced-pack = Un mazzo ridotto
    .note = Le mani sono piccole: qui si vede che cosa riceve ciascuno.
# source: b38b14097548
example-small-pack = Il mazzo piccolo
    .note = Il gioco più breve; un giocatore ha una carta in meno.
# source: 00a5116140c8
example-declined = Chi non vuole rispondere
    .note = Regola della casa: una carta resta in mano, e il suo valore non prosegue.
# source: 13cdd33b56fd
example-all-at-once = Tutte in una volta
    .note = Regola della casa: le carte uguali si possono calare insieme, ognuna con la sua formula.
# source: 87032f0a0022
example-last-matcher = Lo snip dopo un passo
    .note = Regola della casa: chi ha giocato la carta precedente paga anche se in mezzo altri hanno passato.
# source: 84b912c253dc
example-deciding-hand = Una partita e il suo spareggio
    .note = Dopo la prima mano alcuni giocatori sono pari; solo loro ne giocano un’altra.
# source: ba25bc34c7b9
example-out-of-chips = Senza gettoni
    .note = Nessuno paga più di quanto gli resta, e chi non ha più nulla lascia il gioco.
# source: a76e2be59d93
example-plain-hand = Una mano semplice
    .note = Non si paga nulla: conta solo vincere.
# source: 93edffe2cd9a
example-refusals = Carte che non si possono giocare
    .note = Un altro valore, un passo non ammesso, più carte insieme: prova con «E se…?» e leggi perché no.

## I passi del percorso

# source: 3cd3bc68bebc
lesson-deal = Vince chi resta per primo senza carte. Si distribuisce tutto il mazzo; in questa figura ciascuno ha solo poche carte, così si vede l’essenziale.
# source: 52dfc9ba8168
lesson-first-card = Comincia il giocatore alla sinistra del mazziere, con la carta che vuole. Poi si prosegue, un giocatore dopo l’altro, intorno al tavolo.
# source: 73d1f9cb851c
lesson-pass = Si possono aggiungere solo carte del valore con cui si è aperto. Guarda la mano di { $seat }.
# source: c2bb0f850527
lesson-match = Sei { $seat } e hai una carta da aggiungere. Se vuoi, prova prima a giocare un’altra carta o a passare: non è permessa né l’una né l’altra cosa.
# source: 549bb0718dc2
lesson-words = Ogni carta aggiunta vuole la sua formula, e le formule vanno in ordine. Conta le carte aggiunte finora.
# source: 4641029e90b9
lesson-last = Chi gioca l’ultima carta del valore apre di nuovo. Fino a quel momento gli altri continuano a passare.
# source: f2f04c088970
lesson-win = Sei { $seat }. Tocca a te aprire, e hai l’ultima carta. Giocala, e la mano è tua.
# source: a223b796fb9d
lesson-chips = Con i gettoni ogni carta aggiunta costa qualcosa a qualcuno. Qui se ne aggiunge una: chi paga?
