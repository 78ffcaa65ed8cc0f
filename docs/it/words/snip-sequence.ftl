### The sequence game of Snip Snap Snorum, in Italian.
### Terms: run = scala, stop = arresto, lead = apertura/aprire, call = formula, pool = piatto, dead hand = morto.

# review: "gioco di arresto" for "stops game" is our own rendering; is there a better established term?
# source: 718cf30f21ff
game-snip-sequence = Snip Snap Snorum: il gioco in sequenza
    .short = Un rapido gioco di arresto: si sale nello stesso seme, con una formula per ogni carta, e chi resta per primo senza carte viene pagato dagli altri.
    .minute = Si distribuisce tutto il mazzo. Chi apre gioca una carta qualsiasi; chi ha la carta immediatamente superiore dello stesso seme deve giocarla, e così via. Ogni carta ha la sua formula, e con l’ultima formula la scala è finita. Se prima di allora nessuno può proseguire, chi ha giocato l’ultima carta dice anche l’ultima formula. In ogni caso riapre chi ha giocato l’ultima carta. Vince chi finisce per primo le carte; gli altri pagano per ogni carta che hanno ancora in mano.
    .names = Snip Snap Snorem, Jig, Schnipp Schnapp Schnurr

## Overview

# source: 4b1bf20e350e
stops-game =
    { $length ->
        [one] Snip Snap Snorum è un gioco di arresto: si giocano carte di uno stesso seme in ordine crescente finché la scala si ferma. Una scala ha al massimo { $length-text } carta.
       *[other] Snip Snap Snorum è un gioco di arresto: si giocano carte di uno stesso seme in ordine crescente finché la scala si ferma. Una scala ha al massimo { $length-text } carte.
    }
    .title = Un gioco di arresto

## Players

# source: 75ad292a6eb5
players =
    { $usual-fewest ->
        [3] Possono giocare da { $usual-fewest-text } a { $most-text } persone.
       *[other] Possono giocare da { $usual-fewest-text } a { $most-text } persone; anche in { $fewest-text } il gioco riesce.
    }
    .title = In quanti si gioca
# source: 402408e525e6
no-partners = Ognuno gioca per sé: non ci sono coppie.
    .title = Niente coppie

## Pack

# source: b9790a96ea05
pack =
    { $pack-size ->
        [32] Si usa un mazzo di { $pack-size-text } carte: di ogni seme l’asso, le figure e le carte numerali, escluse quelle inferiori { $lowest-plain-to }.
       *[other] Si usa un mazzo normale di { $pack-size-text } carte, senza jolly.
    }
    .title = Il mazzo
# source: d69204b4ce19
rank-order = In ogni seme le carte, dalla più alta alla più bassa, sono { $order }: la più alta è { $highest-the }, la più bassa { $lowest-the }.
    .title = Ordine delle carte
# source: 47a2ee89ef93
rank-circle = In ogni seme le carte salgono in cerchio. Dalla più alta alla più bassa sono { $order }, e dopo { $highest-the } viene di nuovo { $lowest-the }; una scala può quindi proseguire così: { $round-corner }.
    .title = Ordine delle carte in cerchio

## Object

# source: b55bdfcd9022
aim = Restare per primi senza carte in mano.
    .title = Lo scopo

## The deal

# source: cbb5cc430eb0
first-dealer = La prima volta può dare le carte chiunque.
    .title = Il primo mazziere
# source: d88251b51a7d
deal-one-by-one =
    { $dead-kind ->
        [remainder] Il mazziere distribuisce le carte una alla volta, in senso orario, a partire dal giocatore alla sua sinistra, finché bastano per darne a tutti lo stesso numero.
       *[other] Il mazziere distribuisce tutto il mazzo, una carta alla volta, in senso orario, a partire dal giocatore alla sua sinistra. Qualcuno può ricevere una carta in più degli altri: è normale.
    }
    .title = Distribuzione
# source: 58f125024049
turned-up = L’ultima carta del mazzo, però, non va a nessuno. Si scopre, e vale come già giocata fin dall’inizio.
    .title = La carta scoperta
# source: aeb5ff451dff
dead-cards =
    { $dead-kind ->
        [one_hand] Si distribuisce una mano in più, oltre a quelle dei giocatori. È il morto: resta coperto, e nessuno può guardarlo.
        [remainder] Tutti ricevono lo stesso numero di carte. Quelle che avanzano restano coperte, e nessuno può guardarle.
       *[count]
            { $dead-count ->
                [one] L’ultima carta del mazzo non va a nessuno. Resta coperta, e nessuno può guardarla.
               *[other] Le ultime { $dead-count-text } carte del mazzo non vanno a nessuno. Restano coperte, e nessuno può guardarle.
            }
    }
    .title = Carte coperte
# source: 0439e0e7bb22
deal-passes-left = Finita una mano, tocca dare le carte al giocatore alla sinistra del mazziere. Le vincite e le perdite di ciascuno restano valide.
    .title = La distribuzione successiva

## The play

# source: d5d10e2e6dd7
eldest-leads = Per primo apre il giocatore di mano, cioè quello alla sinistra del mazziere.
    .title = Chi comincia
# source: fbe5f9cf4576
lead-any-card = Chi apre gioca una carta qualsiasi, scoperta, e dice «{ $first-word }».
    .title = L’apertura
# source: deed626fdca0
must-lead = Chi deve aprire apre: passare non si può.
    .title = Obbligo di aprire
    .refused = Chi deve aprire non può passare, ma può giocare qualsiasi carta.
# source: 57cc8b5246c2
next-in-suit = La scala prosegue con la carta immediatamente superiore dello stesso seme, e con nessun’altra.
    .title = La carta successiva
    .refused = La scala può proseguire solo con { $card-the }.
# source: 10d82f653492
holder-plays = Non si gioca a turno intorno al tavolo: la carta successiva la gioca chi ce l’ha, dovunque sieda. Lo stesso giocatore può giocare più carte di fila.
    .title = Gioca chi ha la carta
# source: 0f59ed93ddd1
must-play = Chi ha la carta successiva deve giocarla subito: nessuno può tenersela.
    .title = Obbligo di giocare
    .refused = Non si può passare: { $seat } ha in mano { $card-the } e deve giocare questa carta.
# source: 5a83000097a5
one-card = Si gioca una carta alla volta.
    .title = Una carta alla volta
    .refused = Si gioca una sola carta alla volta.
# source: f6704320391b
words = Chi gioca una carta dice la formula che spetta al suo posto nella scala. Le formule sono, nell’ordine: { $calls }.
    .title = Le formule
# source: 1f8f4c2dbde7
run-full =
    { $length ->
        [one] Una scala è completa quando ha { $length-text } carta. La sua formula è «{ $last-word }», e la scala è finita.
       *[other] Una scala è completa quando ha { $length-text } carte. Sull’ultima si dice «{ $last-word }», e la scala è finita.
    }
    .title = La scala completa
# source: d03f93f92bbd
stop-top = Una scala si ferma quando si gioca { $highest-the }, perché nessuna carta è più alta.
    .title = Arresto in cima
# source: 0460159f38c2
stop-gone = Una scala si ferma quando la carta successiva non è più in gioco: o è già stata giocata, o è la carta scoperta all’inizio.
    .title = Arresto davanti a una carta già uscita
# source: 0bd40f5533e7
stop-dead = Una scala si ferma quando nessuno ha la carta successiva perché è fra quelle coperte.
    .title = Arresto davanti a una carta coperta
# source: 3b11327aa061
last-word = Se la scala si ferma prima di essere completa, chi ha giocato la carta dell’arresto ne dice la formula e subito dopo anche l’ultima, per esempio «{ $second-word }, { $last-word }». L’ultima formula si dice una volta sola, anche quando una scala completa finisce su un arresto.
    .title = L’ultima formula all’arresto
# source: e6f6a7da6156
late-last-word = Quando la carta successiva è fra quelle coperte, lo si capisce solo perché nessuno risponde. Perciò chi ha giocato l’ultima carta dice «{ $last-word }» dopo quel silenzio, subito prima di riaprire.
    .title = L’ultima formula dopo il silenzio
# source: 2848b81fe57b
last-player-leads = Chi ha giocato l’ultima carta di una scala apre la successiva con una carta qualsiasi.
    .title = La nuova apertura

## Scoring

# source: 9a5764a9e1f1
pay-per-card =
    { $card-pay ->
        [one] Ciascuno degli altri paga al vincitore { $card-pay-text } gettone per ogni carta che ha ancora in mano.
       *[other] Ciascuno degli altri paga al vincitore { $card-pay-text } gettoni per ogni carta che ha ancora in mano.
    }
    .title = Pagamento
# source: 2f98d5cfe515
short-hand-ante =
    { $short-hand-pay ->
        [one] Quando non tutti hanno lo stesso numero di carte, chi ne ha una in meno mette { $short-hand-pay-text } gettone nel piatto prima del gioco. Il piatto va a chi vince la mano.
       *[other] Quando non tutti hanno lo stesso numero di carte, chi ne ha una in meno mette { $short-hand-pay-text } gettoni nel piatto prima del gioco. Il piatto va a chi vince la mano.
    }
    .title = Mani disuguali

## Winning

# source: c91481cef607
out-wins = Chi gioca la sua ultima carta vince subito la mano, anche a metà di una scala. Le formule di quella carta si dicono lo stesso, ma nessuno può aggiungere altre carte.
    .title = Finire le carte
# source: d02fe14c993f
session-won = Quando si smette, vince chi ha più gettoni; oppure si gioca finché ne restano a un solo giocatore. I giocatori a pari merito disputano fra loro una mano di spareggio.
    .title = Più mani

## Things on the table

# source: 02a932daffaa
zone-run = La scala
# source: 06b4ffb46395
zone-played = Già giocate
# source: 2c30224e6c38
zone-turned = Carta scoperta
# source: 9352a5b25380
zone-dead = Carte coperte
# source: 8d128485f6de
outcome-counted = gettoni vinti o persi dall’inizio
# source: bce53b3ec2b3
fact-stopped =
    { $value ->
        [length] La scala è completa.
        [top] Nessuna carta è più alta.
        [gone] La carta successiva è già uscita.
       *[dead] Nessuno ha la carta successiva.
    }

## What happens

# source: 2e01f783d1b5
event-stopped =
    { $value ->
        [length] La scala è completa.
        [top] La scala si ferma: nessuna carta supera { $card-the }.
        [gone] La scala si ferma: { $next-the } non è più in gioco.
       *[dead] La scala si ferma: nessuno ha { $next-the }.
    }
# source: 21f0d2624806
event-won =
    { $value ->
        [game] { $seat } vince la partita.
       *[hand] { $seat } non ha più carte e vince la mano.
    }

## The words that are called

# source: 9185ca4b5479
word-snip = snip
# source: f9ce9d656e74
word-snap = snap
# source: 432c5cd57036
word-snorum = snorum
# source: f873629c13a0
word-hicockalorum = hicockalorum
# source: ba43d9784a64
word-high-cockalorum = high cockalorum
# source: 19422babedac
word-jingo = jingo
# source: 5287c12eef8e
word-jig = jig
# source: 71ac0d6ecc30
word-schnipp = Schnipp
# source: b9ac73194e9a
word-schnapp = Schnapp
# source: edac242ed09f
word-schnurr = Schnurr
# source: 0852b4e8f5d0
word-burr = Burr
# source: 31d7d49d1092
word-basilorum = Basilorum
# source: c2d26d0fcd7a
word-rex = Rex

## Options: the points on which tables differ

# source: 69679bc17af7
option-pack = Carte del mazzo
    .help = Nel mazzo piccolo mancano le carte numerali più basse.
# source: 720f1bb11233
option-ace = L’asso
    .help = L’asso è la carta più bassa o la più alta? Dove i valori girano in cerchio, nel gioco non cambia nulla.
# source: bcac5bb69d99
choice-ace-low = carta più bassa
# source: 8d2a11161aff
choice-ace-high = carta più alta
# source: ccb24de67029
option-circular = Valori in cerchio
    .help = Una scala può proseguire dalla carta più alta alla più bassa?
# source: 13c9dc4a1efb
option-calls = Le formule
    .help = Le formule nell’ordine: quante sono le formule, tante sono le carte di una scala completa.
# source: af68f9db345d
option-turn_up_last = Ultima carta scoperta
    .help = L’ultima carta del mazzo si scopre, invece di andare a un giocatore?
# source: 5e075e3dced7
option-dead_cards = Carte coperte
    .help = Quante carte non vanno a nessuno?
# source: 0a5dd180df59
choice-dead_cards-none = nessuna
# source: 1b4da2ba43b2
choice-dead_cards-one_hand = una mano oltre a quelle dei giocatori
# source: ddb8113bf68d
choice-dead_cards-remainder = quelle che avanzano se le mani sono tutte uguali
# source: 641660db1e0b
option-dead_stop_call = Ultima formula se la carta successiva è coperta
    .help = L’ultima formula si dice insieme alla carta, o solo quando nessuno risponde?
# source: abf8378fde5d
choice-dead_stop_call-immediate = insieme alla carta
# source: 41502f20a870
choice-dead_stop_call-after_silence = solo quando nessuno risponde
# source: 07560bcb9505
option-short_hand_ante = Chi ha meno carte paga
    .help = Chi ha una carta in meno degli altri paga nel piatto prima del gioco?

## Presets

# source: 1bac491c338d
preset-five-card = Snip Snap Snorum, il gioco classico
    .about = Il gioco dei libri dell’Ottocento: si distribuisce tutto il mazzo, e in cima a ogni seme c’è il re.
# source: a987e1f39ba0
preset-five-card-jig = Jig di Peel
    .about = Il gioco classico con «jig» come ultima formula.
# source: b2edd555f88b
preset-turned-up = Snip Snap Snorum con la carta scoperta
    .about = L’ultima carta del mazzo si scopre, e un arresto è noto a tutti fin dall’inizio.
# source: 4123a8a99453
preset-dead-hand = Snip Snap Snorum col morto
    .about = Una mano resta coperta, e le scale si fermano dove nessuno se lo aspetta.
# source: 8b30c917e4af
preset-jig = Jig
    .about = Il gioco inglese moderno: scale più corte, e i valori girano in cerchio.
# source: adfb18bb1e33
preset-schnipp-32 = Schnipp Schnapp Schnurr Burr Basilorum, mazzo piccolo
    .about = Il gioco tedesco con il mazzo piccolo; i valori girano in cerchio.
# source: 60bdbe6675da
preset-schnipp-52 = Schnipp Schnapp Schnurr Burr Basilorum, mazzo intero
    .about = Il gioco tedesco con il mazzo intero; i valori girano in cerchio.
# source: 52a1b6967f81
preset-rex-32 = Schnipp Schnapp Schnurr Burr Basilorum Rex, mazzo piccolo
    .about = Il gioco tedesco con una formula in più, e quindi con scale più lunghe.
# source: 3c53420a0962
preset-rex-52 = Schnipp Schnapp Schnurr Burr Basilorum Rex, mazzo intero
    .about = Il gioco tedesco con una formula in più, giocato con il mazzo intero.

## The game in steps

# source: a4bc710f4cd1
step-shuffle = Mescola il mazzo di { $pack-size-text } carte. La prima volta può dare le carte chiunque.
# source: f41f83d321e4
step-deal = Distribuisci le carte una alla volta, in senso orario, cominciando da chi siede alla tua sinistra.
# source: b67ab20bfbdc
step-turn-up = L’ultima carta non va a nessuno: scoprila.
# source: 6d89b524862c
step-dead = Metti coperte le carte che non vanno a nessuno; nessuno le guarda.
# source: 53815e8d0229
step-look = Prendi in mano le tue carte e ordinale per seme. Non importa se qualcuno ne ha una in più.
# source: 2149e1d6707a
step-lead = Il giocatore alla sinistra del mazziere gioca una carta qualsiasi, scoperta, e dice «{ $first-word }».
# source: 6da1d0dc289f
step-follow = Chi ha la carta immediatamente superiore di quel seme la gioca subito.
# source: 319dc2caedab
step-say = Ogni carta ha la formula del suo posto nella scala: { $calls }.
# source: 6e205d6e6177
step-full =
    { $length ->
        [one] Con { $length-text } carta la scala è completa, e finisce lì.
       *[other] Con { $length-text } carte la scala è completa, e finisce lì.
    }
# source: fc0057be0d89
step-stop = Se nessuno può proseguire prima di allora, chi ha giocato l’ultima carta aggiunge «{ $last-word }».
# source: b6f4f27662fe
step-again = Chi ha giocato l’ultima carta della scala apre di nuovo, con una carta qualsiasi.
# source: 0080510bef72
step-end =
    { $card-pay ->
        [one] Chi finisce per primo le carte vince subito; gli altri gli pagano { $card-pay-text } gettone per ogni carta rimasta.
       *[other] Chi finisce per primo le carte vince subito; gli altri gli pagano { $card-pay-text } gettoni per ogni carta rimasta.
    }

## Tips

# source: e872f08fdc90
tip-high-end-first = Nell’esempio è giusto: si apre con { $high-the } e l’apertura torna, più tardi { $low-the } porta la scala fino al buco rimasto e l’apertura torna un’altra volta; nell’ordine inverso è persa. Come criterio per ogni apertura è falso. Chi ha aperto sempre con la più alta fra più carte di un seme ha vinto il { $ways-to-lead-upper-first-text }% delle mani, chi con una carta qualsiasi il { $ways-to-lead-random-text }%, chi sempre con la più bassa il { $ways-to-lead-lower-first-text }%. Una carta bassa ha sotto di sé poche carte la cui scala possa portarla via.
    .title = Prima le carte alte? Non sempre
# source: 42e723b007aa
tip-keep-a-stop = Con { $highest-the } l’apertura resta sempre a te, perché la scala si ferma lì. Non è un motivo per tenere questa carta fino all’ultimo, quando un altro può finire prima di te. Chi l’ha usata per aprire solo quando non restava altro ha vinto il { $ways-to-lead-keep-highest-text }% delle mani, chi con una carta qualsiasi il { $ways-to-lead-random-text }%: una differenza che il caso basta a spiegare.
    .title = Un arresto conserva l’apertura
# source: afcd637a8388
tip-own-continuation = Se l’ultima carta della scala è nella tua mano, l’apertura torna a te. Prima di aprire, conta le carte recitando le formule fra te e te. Chi ha aperto così ogni volta che poteva ha vinto il { $ways-to-lead-comes-back-text }% delle mani, chi con una carta qualsiasi il { $ways-to-lead-random-text }%.
    .title = Conta dove finisce la scala
# source: 58f7fc2010a5
tip-watch-the-gone = Guarda quali carte sono uscite. Da quando una carta è uscita, quella appena sotto è un arresto, e vale quanto la più alta del seme.
    .title = Le carte sotto un buco
# source: eff437bf2594
tip-last-card-any = La tua ultima carta può occupare qualsiasi posto in una scala. Quando te ne restano poche, le migliori sono quelle con le vicine più basse ancora da giocare: l’apertura di un altro può farti finire.
    .title = Finisci sulla scala di un altro

## What many deals show

# source: cd210b781f17
plot-ways-to-lead = Modi di aprire
    .about = Quanto spesso vince chi apre per primo, se a ogni apertura della mano segue un solo criterio.
    .random = una carta qualsiasi
    .upper-first = fra più carte di un seme, la più alta
    .lower-first = fra più carte di un seme, la più bassa
    .keep-highest = { $highest-the } solo quando non resta altro
    .comes-back = se possibile, una carta la cui scala finirà nella mano di chi apre
# source: ce4917e5e4cf
plot-stops = Che cosa ferma una scala
    .about = Quante scale di una mano finiscono per ciascun motivo.
    .length = le formule sono finite
    .top = il seme non va più su
    .gone = la carta successiva è già uscita
# source: 78398b6af19e
plot-stops-with-dead-cards = Che cosa ferma una scala quando c’è il morto
    .about = Lo stesso, quando si distribuisce una mano in più che nessuno può guardare.
    .length = le formule sono finite
    .top = il seme non va più su
    .gone = la carta successiva è già uscita
    .dead = la carta successiva è nel morto

## Questions

# source: c7873065b97e
question-must-i-play = Posso tenere la carta successiva per usarla più tardi?
    .answer = No. Chi ha la carta successiva della scala deve giocarla subito.
# source: 0d5248ca44d2
question-nobody-has-it = E se nessuno ha la carta successiva?
    .answer = Allora la scala si ferma. Chi ha giocato l’ultima carta aggiunge «{ $last-word }» e apre di nuovo.
# source: fd426c0f2369
question-ace-after-king = Dopo il re viene l’asso?
    .answer = Nel gioco classico no: il re è in cima, l’asso in fondo. Nel Jig e nei giochi tedeschi i valori girano in cerchio, e allora sì.
# source: 802beb82ee82
question-uneven-hands = Alcuni di noi hanno una carta in più. È giusto?
    .answer = È normale, e con il giro dei mazzieri si compensa. Se volete, chi ha meno carte può pagare nel piatto: vedi le regole della casa.
# source: fd982409faa1
question-finish-the-run = Qualcuno ha finito le carte a metà di una scala. Si completa la scala?
    .answer = No. Con quella carta la mano è finita, e si pagano le carte rimaste in mano.
# source: 406e7d9d84c2
question-both-words = Quando si dice l’ultima formula insieme a un’altra?
    .answer = Quando la scala si ferma prima di essere completa: allora dopo la formula normale della carta viene «{ $last-word }». Se la carta è l’ultima di una scala completa, la sua formula è già «{ $last-word }», e si dice una volta sola.
# source: f8dec12a3a65
question-equal-cards-same-game = Conosco uno Snip Snap Snorum in cui si giocano carte uguali. È lo stesso gioco?
    .answer = No: il nome è lo stesso, ma il gioco è un altro. Lì si giocano carte dello stesso valore, non la successiva del seme. Forse il gioco per bambini Snap prende il nome da quello.

## Glossary

# source: 0c2930a22f17
term-run = scala
    .definition = Carte di uno stesso seme, giocate una dopo l’altra in ordine crescente.
    .also = scale|sequenza
# source: 556a2ff13ba8
term-stop = arresto
    .definition = Una carta dopo la quale la scala non può proseguire.
    .also = arresti
# source: b0c2d1ef9489
term-lead = apertura
    .definition = La prima carta di una scala; anche il diritto di giocarla.
    .also = aperture|aprire|apre|riaprire|riapre
# source: 66e3fbf42bfc
term-call = formula
    .definition = La parola che si dice giocando una carta.
    .also = formule
# source: bb9556fe162a
term-eldest-hand = giocatore di mano
    .definition = Il giocatore alla sinistra del mazziere, che apre per primo.
# source: 509ba69ee5a2
term-dealer = mazziere
    .definition = Chi dà le carte per questa mano.
# source: 98b2145c8ca6
term-suit = seme
    .definition = Picche, cuori, quadri o fiori.
    .also = semi
# source: 49242d32a5ba
term-rank = valore
    .definition = Che cosa è una carta nel suo seme, per esempio re o asso.
    .also = valori
# source: ee24c0dfc1d4
term-pack = mazzo
    .definition = Tutte le carte con cui si gioca.
# source: c08c2a9b4cec
term-hand = mano
    .definition = Le carte che un giocatore tiene in mano; anche tutto ciò che va da una distribuzione al pagamento che la chiude.
    .also = mani
# source: 5c7a4e0610c5
term-pool = piatto
    .definition = I gettoni al centro del tavolo.
# source: 730727845b21
term-chip = gettone
    .definition = Un oggetto che sta per denaro o punti: una moneta, un fagiolo, un fiammifero.
    .also = gettoni
# review: "morto" here is a hand that nobody plays and nobody sees; is it clear beside the dummy of bridge and tressette?
# source: 3e10e85632d8
term-dead-hand = morto
    .definition = Una mano che non va a nessuno e resta coperta.
# source: cc402c43c5be
term-hicockalorum = hicockalorum
    .definition = Una vecchia parola, scritta anche high cockalorum: nell’Ottocento si chiamava così, per scherzo, chi si dava molte arie.

## History

# source: 1b16bc62e5d0
history-burney = Nel { $burney-year-text } Fanny Burney scrisse di qualcuno che avrebbe esitato finché un altro giocatore non avesse gridato «snap». David Parlett riporta la frase nella sua guida ai giochi di carte: può essere la traccia più antica dello Snip Snap Snorum, oppure dello Snap.
# source: 721f28db9211
history-books = Diversi libri dell’Ottocento descrivono il gioco in sequenza più o meno come sta qui. Alcuni giocatori scoprivano l’ultima carta, altri ne davano qualcuna coperta, così che le scale si fermassero dove nessuno se lo aspettava. Il loro «hicockalorum» si diceva per intero: «high cockalorum». L’ultima formula era per alcuni «jingo», per altri «jig».
# source: 87ff468dc573
history-germany = In Germania il gioco prende il nome dalle sue formule: Schnipp, Schnapp, Schnurr, Burr, Basilorum, a volte con Rex in aggiunta. Si gioca con il mazzo piccolo o con quello intero, e per lo più con i valori che girano in cerchio.
# source: 4dcbfdbb08d1
history-jig = In Inghilterra il gioco sopravvive in una forma più breve, il Jig, che prende il nome dall’ultima formula. La vecchia parola «hicockalorum» si è persa per strada.
# source: e0163a307a6d
history-snap = L’uso di dire le formule su carte uguali, come si fa nell’altro gioco con questo nome, può aver dato il nome al gioco per bambini Snap.

## Sources and corrections

# source: 6d72f7aa6cbe
erratum-E000-1 = Se si apre con { $lead-the }, il testo assegna l’apertura a { $wrong } per { $fifth-the }, ultima carta della scala completa.
    .right = Chi gioca { $fifth-the } è { $right }, come nelle prime righe dello stesso esempio: perciò l’apertura è di { $right }.
# source: 7b72ec049431
erratum-E000-2 = { $player } non può giocare { $king-the } finché { $wrong } non ha aperto con { $queen-the }.
    .right = Chi ha in mano { $queen-the } è { $right }.
# source: 377c907d544b
erratum-E000-6 = Della parola «hicockalorum» si dice che a volte si scriva «hicockalorum».
    .right = S’intende che «high cockalorum» si scriveva anche «hicockalorum». Lo stesso testo persiano lo scrive in più modi.
# source: afd019d49921
erratum-E000-7 = Bonk, Bump, Snorum e Yellow Dwarf sono scritti male in alcuni punti.
    .right = Qui si usano le grafie abituali.
# source: 9d63424aae4a
erratum-E000-8 = Il piatto è chiamato «piscina».
    .right = Sono i gettoni al centro del tavolo.

## Worked examples

# source: 930585a6ad7b
example-heart-sequence = La scala di cuori: prima le carte alte
    .note = Chi apre ha il sette, il nove, il dieci e il re di cuori. Se comincia dal dieci, l’apertura gli torna subito, e poi ancora.
# source: 6ddd441ae006
example-seven-first = La stessa mano, prima il sette
    .note = Se si comincia dal sette, la scala è completa con il fante. L’apertura passa a chi lo ha giocato, e il re di chi aveva aperto deve aspettare la regina.
# source: e4d765cb1598
example-king-led = Apertura con un re
    .note = Nessuna carta è più alta: si dicono insieme la prima e l’ultima formula, e l’apertura resta dov’è.
# source: 2ba53062db0b
example-next-card-gone = La carta successiva è già uscita
    .note = Il sei di picche è già stato giocato, e così il cinque è un arresto.
# source: 724cd36eeba9
example-out-in-mid-run = Senza carte a metà scala
    .note = Un giocatore gioca la sua ultima carta a metà di una scala. La mano finisce lo stesso.
# source: dc2d05f36207
example-turned-up-card = Una carta scoperta
    .note = Il nove di fiori è sul tavolo, scoperto: perciò l’otto è un arresto fin dall’inizio.
# source: a08db317bcd3
example-dead-hand = La carta successiva è coperta
    .note = Nessuno lo sapeva: l’otto di fiori è nel morto.
# source: ac3636ed8e7d
example-full-run = Una scala completa
    .note = La prima e l’ultima carta sono dello stesso giocatore, che quindi apre di nuovo.
# source: 68fd22cd2c43
example-king-ends-full-run = Una scala completa finisce con il re
    .note = Il re è insieme un arresto e l’ultima carta di una scala completa: l’ultima formula si dice una volta sola.
# number: a card is named
# source: a092a4623ad2
example-jig-over-the-ace = Jig: oltre il re fino all’asso
    .note = I valori girano in cerchio: dopo il re vengono l’asso e il due.
# source: 4693de136875
example-jig-gap = Jig: un buco ferma il cerchio
    .note = In cerchio nessuna carta è la più alta, ma una carta già uscita ferma ugualmente la scala.
# source: 6415b2aeac9d
example-peels-jig = Jig di Peel
    .note = Il gioco classico, ma l’ultima formula è un’altra; il re resta un arresto.
# source: 29300600edec
example-schnipp-small-pack = Schnipp Schnapp con il mazzo piccolo
    .note = Dopo l’asso viene il sette, la carta più bassa del mazzo piccolo.
# number: a card is named
# source: e0a2d5915072
example-schnipp-full-pack = Schnipp Schnapp con il mazzo intero
    .note = Dopo l’asso viene il due.
# source: b5ac3e9c2d6f
example-rex-small-pack = Una formula in più: Rex
    .note = La scala più lunga della famiglia.
# source: f582106a7e75
example-rex-full-pack = Rex con il mazzo intero
    .note = La scala passa oltre l’asso, e sull’ultima carta si dice «Rex».
# source: 4ceb75ac03bc
example-refusals = Carte che non si possono giocare
    .note = La carta sbagliata, un passo, più carte insieme, una carta fuori turno: prova con «E se…?» e leggi perché no.
# source: f60b526fd675
example-late-last-word = L’ultima formula dopo il silenzio
    .note = Regola della casa: poiché nessuno può sapere che la carta successiva è coperta, l’ultima formula si dice solo quando nessuno risponde.
# source: bb865e8d7368
example-short-hand-ante = Chi ha meno carte paga
    .note = Regola della casa: prima del gioco, chi ha una carta in meno degli altri paga nel piatto.
# source: 69b053280065
example-two-hands = Una mano, poi la distribuzione successiva
    .note = Il mazzo passa a sinistra, e ognuno tiene i suoi gettoni.
# source: b0265ba7f3bd
example-equal-hands = Mani uguali, il resto coperto
    .note = Regola della casa: nessuno riceve una carta in più degli altri; quelle che avanzano restano coperte.
# source: 6e702fde712c
example-whole-hand = Una mano intera
    .note = Tutte le carte di una distribuzione completa, fino all’ultimo pagamento.

## Under the words

# source: 3dac4107321e
calls-note = Se la scala si ferma prima, l’ultima formula si aggiunge a quella normale.

## What changed

# source: 0e5f80861b69
change-circle-title = La regola sull’ordine in cerchio ha un titolo suo; prima aveva quello della regola precedente.
# source: accf24e2bbda
change-tips-tried = I consigli sull’apertura sono stati messi alla prova in molte mani. Aprire prima con le carte alte è falso come criterio generale, e ora il consiglio lo dice.

## I passi del percorso

# source: 3cd3bc68bebc
lesson-deal = Vince chi resta per primo senza carte. Si distribuisce tutto il mazzo; in questa figura ciascuno ha solo poche carte, così si vede l’essenziale.
# source: 5b7c19bce279
lesson-run = Chi comincia gioca una carta qualsiasi: è l’apertura, e comincia una scala. Può proseguirla soltanto la carta successiva, verso l’alto, dello stesso seme, e la gioca chi ce l’ha. Non si gioca a turno intorno al tavolo. Con ogni carta si dice una formula; ci arriviamo presto.
# source: e0b902422063
lesson-your-card = Ora sei { $seat } e hai la carta che serve alla scala. Se vuoi, provane prima un’altra: viene rifiutata, e ti si dice perché.
# review: "formula" for the word that goes with a card; is "parola" better?
# source: 68f639d1f562
lesson-words = Ogni carta di una scala vuole la sua formula, sempre in quest’ordine: { $calls }. Quale spetta alla prossima carta?
# source: 735ad4863327
lesson-top = Dopo la carta più alta di un seme non ce n’è altra: la scala finisce lì. Chi la gioca dice anche l’ultima formula e apre la scala seguente.
# source: f31794ee68d6
lesson-lead = Sei { $seat } e hai chiuso la scala: quindi apri. Va bene qualsiasi carta, ma non puoi passare.
# source: 22d1a0b3d96b
lesson-gone = La scala finisce anche quando la carta che serve è già stata giocata. Guarda il tavolo: quali carte sono uscite? Poi di’ quale formula ci vuole.
# source: e2be5fa89d1e
lesson-full = Una scala che arriva a tutte le formule è completa. Chi l’ha finita apre di nuovo, anche se qualcuno ha la carta successiva.
# source: 1745fa492927
lesson-win = Sei { $seat }, questa volta in cima al tavolo. Ti resta una carta sola, ed è proprio quella che serve alla scala.
# source: 425726ccd60c
lesson-pay = Chi resta senza carte viene pagato da tutti gli altri: un gettone per ogni carta che hanno ancora. Conta le carte di ciascuno.
