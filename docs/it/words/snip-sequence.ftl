### The sequence game of Snip Snap Snorum, in Italian.
### Terms: run = scala, stop = arresto, lead = apertura/aprire, call = formula, pool = piatto, dead hand = morto.

# review: "gioco di arresto" for "stops game" is our own rendering; is there a better established term?
game-snip-sequence = Snip Snap Snorum: il gioco in sequenza
    .short = Un rapido gioco di arresto: si sale nello stesso seme, con una formula per ogni carta, e chi resta per primo senza carte è pagato dagli altri.
    .minute = Si distribuisce tutto il mazzo. Chi apre gioca una carta qualsiasi; chi ha la carta subito superiore dello stesso seme deve giocarla, e così via. Ogni carta ha la sua formula. Quando nessuno può proseguire, chi ha giocato l’ultima carta dice anche l’ultima formula e riapre. Vince chi finisce per primo le carte; gli altri pagano per ogni carta che hanno ancora in mano.
    .names = Snip Snap Snorem, Jig, Schnipp Schnapp Schnurr

## Overview

stops-game =
    { $length ->
        [one] Snip Snap Snorum è un gioco di arresto: si giocano carte di uno stesso seme in ordine crescente finché la scala si ferma. Una scala ha al massimo { $length-text } carta.
       *[other] Snip Snap Snorum è un gioco di arresto: si giocano carte di uno stesso seme in ordine crescente finché la scala si ferma. Una scala ha al massimo { $length-text } carte.
    }
    .title = Un gioco di arresto

## Players

players =
    { $usual-fewest ->
        [3] Si gioca in numero da { $usual-fewest-text } a { $most-text }.
       *[other] Si gioca in numero da { $usual-fewest-text } a { $most-text }; anche in { $fewest-text } il gioco riesce.
    }
    .title = In quanti si gioca
no-partners = Ognuno gioca per sé: non ci sono coppie.
    .title = Niente coppie

## Pack

pack =
    { $pack-size ->
        [32] Si usa un mazzo di { $pack-size-text } carte: di ogni seme l’asso, le figure e le carte numerali fino { $lowest-plain-to }.
       *[other] Si usa un mazzo normale di { $pack-size-text } carte, senza jolly.
    }
    .title = Il mazzo
rank-order = In ogni seme le carte, dalla più alta alla più bassa, sono { $order }: la più alta è { $highest-the }, la più bassa { $lowest-the }.
    .title = Ordine delle carte
rank-circle = In ogni seme le carte salgono in cerchio. Dalla più alta alla più bassa sono { $order }, e dopo { $highest-the } viene di nuovo { $lowest-the }: una scala può quindi proseguire così: { $round-corner }.
    .title = Ordine delle carte

## Object

aim = Restare per primi senza carte in mano.
    .title = Lo scopo

## The deal

first-dealer = La prima volta può dare le carte chiunque.
    .title = Il primo mazziere
deal-one-by-one = Il mazziere distribuisce le carte una alla volta, in senso orario, a partire dal giocatore alla sua sinistra. Qualcuno può ricevere una carta in più degli altri: è normale.
    .title = Distribuzione
turned-up = L’ultima carta del mazzo non va a nessuno. Si scopre, e vale come già giocata fin dall’inizio.
    .title = La carta scoperta
dead-cards =
    { $dead-kind ->
        [one_hand] Si distribuisce una mano in più rispetto ai giocatori. È il morto: resta coperto, e nessuno può guardarlo.
        [remainder] Tutti ricevono lo stesso numero di carte. Quelle che avanzano restano coperte, e nessuno può guardarle.
       *[count]
            { $dead-count ->
                [one] L’ultima carta del mazzo non va a nessuno. Resta coperta, e nessuno può guardarla.
               *[other] Le ultime { $dead-count-text } carte del mazzo non vanno a nessuno. Restano coperte, e nessuno può guardarle.
            }
    }
    .title = Carte coperte
deal-passes-left = Finita una mano, tocca dare le carte al giocatore alla sinistra del mazziere. Le vincite e le perdite di ciascuno si conservano.
    .title = La distribuzione successiva

## The play

eldest-leads = Per primo apre il giocatore di mano, cioè quello alla sinistra del mazziere.
    .title = Chi comincia
lead-any-card = Chi apre gioca una carta qualsiasi, scoperta, e dice «{ $first-word }».
    .title = L’apertura
must-lead = Chi deve aprire apre: passare non si può.
    .title = Obbligo di aprire
    .refused = Chi deve aprire non può passare, ma può giocare qualsiasi carta.
next-in-suit = La scala prosegue con la carta subito superiore dello stesso seme, e con nessun’altra.
    .title = La carta successiva
    .refused = La scala prosegue con { $card-the }, e con nessun’altra carta.
holder-plays = Non si gioca a turno intorno al tavolo: la carta successiva la gioca chi ce l’ha, dovunque sieda. Lo stesso giocatore può giocare più carte di fila.
    .title = Gioca chi ha la carta
must-play = Chi ha la carta successiva deve giocarla subito: nessuno può tenersela.
    .title = Obbligo di giocare
    .refused = Non si può passare: chi ha in mano { $card-the } deve giocare questa carta.
one-card = Si gioca una carta alla volta.
    .title = Una carta alla volta
    .refused = Si gioca una sola carta alla volta.
words = Chi gioca una carta dice la formula che spetta al suo posto nella scala. Le formule sono, nell’ordine: { $calls }.
    .title = Le formule
run-full =
    { $length ->
        [one] Una scala è completa quando ha { $length-text } carta. La sua formula è «{ $last-word }», e la scala è finita.
       *[other] Una scala è completa quando ha { $length-text } carte. Sull’ultima si dice «{ $last-word }», e la scala è finita.
    }
    .title = La scala completa
stop-top = Una scala si ferma quando si gioca { $highest-the }, perché nessuna carta è più alta.
    .title = Arresto in cima
stop-gone = Una scala si ferma quando la carta successiva non è più in gioco: o è già stata giocata, o è la carta scoperta all’inizio.
    .title = Arresto a una carta già uscita
stop-dead = Una scala si ferma quando nessuno ha la carta successiva perché è fra quelle coperte.
    .title = Arresto a una carta coperta
last-word = Se la scala si ferma prima di essere completa, chi ha giocato la carta dell’arresto ne dice la formula e subito dopo anche l’ultima: sulla carta che segue l’apertura, per esempio, «{ $second-word }, { $last-word }». L’ultima formula si dice una volta sola, anche quando una scala completa finisce su un arresto.
    .title = L’ultima formula all’arresto
late-last-word = Quando la carta successiva è fra quelle coperte, lo si capisce solo perché nessuno risponde. Perciò chi ha giocato l’ultima carta dice «{ $last-word }» dopo quel silenzio, subito prima di riaprire.
    .title = L’ultima formula dopo il silenzio
last-player-leads = Chi ha giocato l’ultima carta di una scala apre la successiva con una carta qualsiasi.
    .title = La nuova apertura

## Scoring

pay-per-card =
    { $card-pay ->
        [one] Ciascuno degli altri paga al vincitore { $card-pay-text } gettone per ogni carta che ha ancora in mano.
       *[other] Ciascuno degli altri paga al vincitore { $card-pay-text } gettoni per ogni carta che ha ancora in mano.
    }
    .title = Pagamento
short-hand-ante =
    { $short-hand-pay ->
        [one] Quando non tutti hanno lo stesso numero di carte, chi ne ha una in meno mette { $short-hand-pay-text } gettone nel piatto prima del gioco. Il piatto va a chi vince la mano.
       *[other] Quando non tutti hanno lo stesso numero di carte, chi ne ha una in meno mette { $short-hand-pay-text } gettoni nel piatto prima del gioco. Il piatto va a chi vince la mano.
    }
    .title = Mani disuguali

## Winning

out-wins = Chi gioca la sua ultima carta vince subito la mano, anche a metà di una scala. La formula di quella carta si dice ancora, ma nessuno può aggiungere altre carte.
    .title = Finire le carte

## Things on the table

zone-run = La scala
zone-played = Già giocate
zone-turned = Carta scoperta
zone-dead = Carte coperte
fact-stopped =
    { $value ->
        [length] La scala è completa.
        [top] Nessuna carta è più alta.
        [gone] La carta successiva è già uscita.
       *[dead] Nessuno ha la carta successiva.
    }

## What happens

event-stopped =
    { $value ->
        [length] La scala è completa.
        [top] La scala si ferma: nessuna carta supera { $card-the }.
        [gone] La scala si ferma: { $next-the } non è più in gioco.
       *[dead] La scala si ferma: nessuno ha { $next-the }.
    }
event-won = { $seat } non ha più carte e vince la mano.

## The words that are called

word-snip = snip
word-snap = snap
word-snorum = snorum
word-hicockalorum = hicockalorum
word-high-cockalorum = high cockalorum
word-jingo = jingo
word-jig = jig
word-schnipp = Schnipp
word-schnapp = Schnapp
word-schnurr = Schnurr
word-burr = Burr
word-basilorum = Basilorum
word-rex = Rex

## Options: the points on which tables differ

option-pack = Carte del mazzo
    .help = Nel mazzo piccolo mancano le carte numerali più basse.
option-ace = L’asso
    .help = Se l’asso è la carta più bassa o la più alta. Dove i valori girano in cerchio, nel gioco non cambia nulla.
choice-ace-low = carta più bassa
choice-ace-high = carta più alta
option-circular = Valori in cerchio
    .help = Se una scala può proseguire dalla carta più alta alla più bassa.
option-calls = Le formule
    .help = Le formule nell’ordine: quante sono le formule, tante sono le carte di una scala completa.
option-turn_up_last = Ultima carta scoperta
    .help = Se l’ultima carta del mazzo si scopre invece di andare a un giocatore.
option-dead_cards = Carte coperte
    .help = Quante carte non vanno a nessuno.
choice-dead_cards-none = nessuna
choice-dead_cards-one_hand = una mano in più rispetto ai giocatori
choice-dead_cards-remainder = quelle che avanzano a mani uguali
option-dead_stop_call = Ultima formula se la carta successiva è coperta
    .help = Se l’ultima formula si dice insieme alla carta, o dopo che nessuno ha risposto.
choice-dead_stop_call-immediate = insieme alla carta
choice-dead_stop_call-after_silence = dopo che nessuno ha risposto
option-short_hand_ante = Chi ha meno carte paga
    .help = Se chi ha una carta in meno degli altri mette qualcosa nel piatto prima del gioco.

## Presets

preset-five-card = Snip Snap Snorum, il gioco classico
    .about = Il gioco dei libri dell’Ottocento: si distribuisce tutto il mazzo, e in cima a ogni seme c’è il re.
preset-five-card-jig = Jig di Peel
    .about = Il gioco classico con «jig» come ultima formula.
preset-turned-up = Snip Snap Snorum con la carta scoperta
    .about = L’ultima carta del mazzo si scopre, e un arresto è noto a tutti fin dall’inizio.
preset-dead-hand = Snip Snap Snorum col morto
    .about = Una mano resta coperta, e le scale si fermano dove nessuno se lo aspetta.
preset-jig = Jig
    .about = Il gioco inglese moderno: scale più corte, e i valori girano in cerchio.
preset-schnipp-32 = Schnipp Schnapp Schnurr Burr Basilorum, mazzo piccolo
    .about = Il gioco tedesco con il mazzo piccolo; i valori girano in cerchio.
preset-schnipp-52 = Schnipp Schnapp Schnurr Burr Basilorum, mazzo intero
    .about = Il gioco tedesco con il mazzo intero; i valori girano in cerchio.
preset-rex-32 = Schnipp Schnapp Schnurr Burr Basilorum Rex, mazzo piccolo
    .about = Il gioco tedesco con una formula in più, e quindi con scale più lunghe.
preset-rex-52 = Schnipp Schnapp Schnurr Burr Basilorum Rex, mazzo intero
    .about = Il gioco tedesco con una formula in più, giocato con il mazzo intero.

## The game in steps

step-shuffle = Mescola il mazzo di { $pack-size-text } carte. La prima volta può dare le carte chiunque.
step-deal = Distribuisci le carte una alla volta, in senso orario, cominciando da chi siede alla tua sinistra.
step-look = Prendi in mano le tue carte e ordinale per seme. Non importa se qualcuno ne ha una in più.
step-lead = Il giocatore alla sinistra del mazziere gioca una carta qualsiasi, scoperta, e dice «{ $first-word }».
step-follow = Chi ha la carta subito superiore di quel seme la gioca immediatamente.
step-say = Ogni carta ha la formula del suo posto nella scala: { $calls }.
step-full =
    { $length ->
        [one] Una scala è completa con { $length-text } carta.
       *[other] Una scala è completa con { $length-text } carte.
    }
step-stop = Se nessuno può proseguire prima di allora, chi ha giocato l’ultima carta aggiunge «{ $last-word }».
step-again = Chi ha giocato l’ultima carta della scala apre di nuovo, con una carta qualsiasi.
step-end =
    { $card-pay ->
        [one] Chi finisce per primo le carte vince subito; gli altri gli pagano { $card-pay-text } gettone per ogni carta rimasta.
       *[other] Chi finisce per primo le carte vince subito; gli altri gli pagano { $card-pay-text } gettoni per ogni carta rimasta.
    }

## Tips

tip-high-end-first = Se hai più carte di un seme, apri prima con quelle alte. Con { $high-the } in apertura la scala arriva in cima e l’apertura torna a te; più tardi { $low-the } porta la scala fino al vuoto rimasto, e l’apertura torna a te un’altra volta. Nell’ordine inverso la scala completa si chiude con la carta di un altro.
    .title = Apri prima dall’alto
tip-keep-a-stop = Con { $highest-the } l’apertura resta sempre a te, perché la scala si ferma lì. Aspetta a usare questa carta finché l’apertura vale davvero, ma non tanto che un altro finisca mentre l’hai ancora in mano.
    .title = Un arresto conserva l’apertura
tip-own-continuation = Se in un seme hai tu l’ultima carta della scala che sta per nascere, l’apertura torna a te. Prima di aprire, conta le carte recitando le formule.
    .title = Conta dove finisce la scala
tip-watch-the-gone = Guarda quali carte sono uscite. La carta appena sotto una già uscita da quel momento è un arresto, e vale quanto la più alta del suo seme.
    .title = Le carte sotto un vuoto
tip-last-card-any = La tua ultima carta può occupare qualsiasi posto in una scala. Quando ne hai poche, tieni quelle che hanno ancora in gioco le vicine più basse: l’apertura di un altro può farti finire.
    .title = Finisci sulla scala di un altro

## Questions

question-must-i-play = Posso tenere la carta successiva per usarla più tardi?
    .answer = No. Chi ha la carta successiva della scala deve giocarla subito.
question-nobody-has-it = E se nessuno ha la carta successiva?
    .answer = Allora la scala si ferma. Chi ha giocato l’ultima carta aggiunge «{ $last-word }» e apre di nuovo.
question-ace-after-king = Dopo il re viene l’asso?
    .answer = Nel gioco classico no: il re è in cima, l’asso in fondo. Nel Jig e nei giochi tedeschi i valori girano in cerchio, e allora sì.
question-uneven-hands = Alcuni di noi hanno una carta in più. È giusto?
    .answer = È normale, e con il giro dei mazzieri si compensa. Se vuoi, chi ha meno carte può pagare nel piatto: vedi le regole della casa.
question-finish-the-run = Qualcuno ha finito le carte a metà di una scala. La scala si completa?
    .answer = No. Con quella carta la mano è finita, e si pagano le carte rimaste in mano.
question-both-words = Quando si dice l’ultima formula insieme a un’altra?
    .answer = Quando la scala si ferma prima di essere completa: allora dopo la formula normale della carta viene «{ $last-word }». Se la carta è l’ultima di una scala completa, la sua formula è già «{ $last-word }», e si dice una volta sola.
question-equal-cards-same-game = Conosco uno Snip Snap Snorum in cui si giocano carte uguali. È questo gioco?
    .answer = Ha lo stesso nome, ma è un altro gioco: lì si giocano carte dello stesso valore, non la successiva del seme. Forse il gioco per bambini Snap prende il nome da quello.

## Glossary

term-run = scala
    .definition = Carte di uno stesso seme, giocate una dopo l’altra in ordine crescente.
    .also = scale|sequenza
term-stop = arresto
    .definition = Una carta dopo la quale la scala non può proseguire.
    .also = arresti
term-lead = apertura
    .definition = La prima carta di una scala; anche il diritto di giocarla.
    .also = aperture|aprire|apre|riaprire|riapre
term-call = formula
    .definition = La parola che si dice giocando una carta.
    .also = formule
term-eldest-hand = giocatore di mano
    .definition = Il giocatore alla sinistra del mazziere, che apre per primo.
term-dealer = mazziere
    .definition = Chi dà le carte per questa mano.
term-suit = seme
    .definition = Picche, cuori, quadri o fiori.
    .also = semi
term-rank = valore
    .definition = Che cosa è una carta nel suo seme, per esempio re o asso.
    .also = valori
term-pack = mazzo
    .definition = Tutte le carte con cui si gioca.
term-chip = gettone
    .definition = Un oggetto che sta per denaro o punti: una moneta, un fagiolo, un fiammifero.
    .also = gettoni
# review: "morto" here is a hand that nobody plays and nobody sees; is it clear beside the dummy of bridge and tressette?
term-dead-hand = morto
    .definition = Una mano che non va a nessuno e resta coperta.
# review: the century comes as a plain number ("19º secolo"); Italian would rather write it in Roman numerals.
term-hicockalorum = hicockalorum
    .definition = Una vecchia parola, scritta anche high cockalorum: nel { $century-text }º secolo si chiamava così, per scherzo, chi si dava molte arie.

## History

history-burney = Nel { $burney-year-text } Fanny Burney scrisse di qualcuno che avrebbe esitato finché un altro giocatore non avesse gridato «snap». David Parlett riporta la frase nella sua guida ai giochi di carte: può essere la traccia più antica dello Snip Snap Snorum, oppure di Snap.
history-books = Diversi libri del { $century-text }º secolo descrivono il gioco in sequenza più o meno come sta qui. Alcuni giocatori scoprivano l’ultima carta, altri ne davano qualcuna coperta, così che le scale si fermassero dove nessuno se lo aspettava. Il loro «hicockalorum» si diceva per intero: «high cockalorum». L’ultima formula era per alcuni «jingo», per altri «jig».
history-germany = In Germania il gioco prende il nome dalle sue formule: Schnipp, Schnapp, Schnurr, Burr, Basilorum, a volte con Rex in aggiunta. Si gioca con il mazzo piccolo o con quello intero, e per lo più con i valori che girano in cerchio.
history-jig = In Inghilterra il gioco sopravvive in una forma più breve, il Jig, che prende il nome dall’ultima formula. La vecchia parola «hicockalorum» si è persa per strada.
history-snap = L’uso di dire le formule su carte uguali, come fa l’altro gioco di questo nome, può aver dato il nome al gioco per bambini Snap.

## Sources and corrections

erratum-E000-1 = Se si apre con { $lead-the }, il testo assegna l’apertura a { $wrong } per { $fifth-the }, ultima carta della scala completa.
    .right = Chi gioca { $fifth-the } è { $right }, come nelle prime righe dello stesso esempio: perciò l’apertura è di { $right }.
erratum-E000-2 = { $player } non può giocare { $king-the } finché { $wrong } non ha aperto con { $queen-the }.
    .right = Chi ha in mano { $queen-the } è { $right }.
erratum-E000-6 = Della parola «hicockalorum» si dice che a volte si scriva «hicockalorum».
    .right = S’intende che «high cockalorum» si scriveva anche «hicockalorum». Lo stesso testo persiano lo scrive in più modi.
erratum-E000-7 = Bonk, Bump, Snorum e Yellow Dwarf sono scritti male in alcuni punti.
    .right = Qui si usano le grafie abituali.
erratum-E000-8 = Il piatto è chiamato piscina.
    .right = Sono i gettoni al centro del tavolo.

## Worked examples

example-heart-sequence = La scala di cuori: prima dall’alto
    .note = Chi apre ha il sette, il nove, il dieci e il re di cuori. Se comincia dal dieci, l’apertura gli torna subito, e poi ancora.
example-seven-first = La stessa mano, prima il sette
    .note = Se si comincia dal sette, la scala è completa con il fante. L’apertura passa a chi lo ha giocato, e il re di chi aveva aperto deve aspettare la regina.
example-king-led = Apertura con un re
    .note = Nessuna carta è più alta: si dicono insieme la prima e l’ultima formula, e l’apertura resta dov’è.
example-next-card-gone = La carta successiva è già uscita
    .note = Il sei di picche è già stato giocato, e così il cinque è un arresto.
example-out-in-mid-run = Fuori a metà scala
    .note = L’ultima carta di una mano si gioca a metà di una scala. La mano finisce lo stesso.
example-turned-up-card = Una carta scoperta
    .note = Il nove di fiori è sul tavolo, scoperto: perciò l’otto è un arresto fin dall’inizio.
example-dead-hand = La carta successiva è coperta
    .note = Nessuno lo sapeva: l’otto di fiori è nel morto.
example-full-run = Una scala completa
    .note = La prima e l’ultima carta sono dello stesso giocatore, che quindi apre di nuovo.
example-king-ends-full-run = Una scala completa finisce con il re
    .note = È insieme un arresto e l’ultima carta di una scala completa: l’ultima formula si dice una volta sola.
# number: a card is named
example-jig-over-the-ace = Jig: oltre il re fino all’asso
    .note = I valori girano in cerchio: dopo il re vengono l’asso e il due.
example-jig-gap = Jig: un vuoto ferma il cerchio
    .note = In cerchio nessuna carta è la più alta, ma una carta già uscita ferma ugualmente la scala.
example-peels-jig = Jig di Peel
    .note = Il gioco classico con un’altra ultima formula; il re ferma ancora ogni scala.
example-schnipp-small-pack = Schnipp Schnapp con il mazzo piccolo
    .note = Dopo l’asso viene il sette, la carta più bassa del mazzo piccolo.
# number: a card is named
example-schnipp-full-pack = Schnipp Schnapp con il mazzo intero
    .note = Dopo l’asso viene il due.
example-rex-small-pack = Una formula in più: Rex
    .note = La scala più lunga della famiglia.
example-rex-full-pack = Rex con il mazzo intero
    .note = La scala passa oltre l’asso, e sull’ultima carta si dice Rex.
example-refusals = Carte che non si possono giocare
    .note = La carta sbagliata, nessuna carta, più carte insieme, una carta fuori turno: prova a sceglierle in E se…? e leggi perché no.
example-late-last-word = L’ultima formula dopo il silenzio
    .note = Regola della casa: poiché nessuno può sapere che la carta successiva è coperta, l’ultima formula si dice solo quando nessuno ha risposto.
example-short-hand-ante = Chi ha meno carte paga
    .note = Regola della casa: prima del gioco, chi ha una carta in meno degli altri paga nel piatto.
example-two-hands = Una mano, poi la distribuzione successiva
    .note = Il mazzo passa a sinistra, e ognuno tiene i suoi gettoni.
example-equal-hands = Mani uguali, il resto coperto
    .note = Regola della casa: nessuno riceve una carta in più degli altri; quelle che avanzano restano coperte.
example-whole-hand = Una mano intera
    .note = Tutte le carte di una distribuzione completa, fino all’ultimo pagamento.
