### Schnapsen, in Italian.
### Terms: deal = mano, Bummerl = il bummerl (invariable), trick = presa, trump = atout, turned-up trump = carta scoperta (carta d’atout),
### talon = tallone, marriage = matrimonio, announce = annunciare, claim = dichiarare (what is said: «Basta!»), exchange = scambiare,
### close = chiudere, lead = aprire (on lead = chi deve aprire), follow suit = rispondere al seme, beat = superare, trump (verb) = tagliare,
### throw off = scartare, strict game = gioco obbligato, used up = esaurito, cut the pack = alzare (never "tagliare"), game point = punto partita,
### card against the rules = carta irregolare. Rules are impersonal; steps, tips and questions say "tu".

# number: "sixty-six" is part of the game's other name
# source: 93fc961e2f39
game-schnapsen = Schnapsen
    .short = Il gioco di carte preferito in Austria quando si gioca testa a testa: poche carte, matrimoni, un tallone che si può chiudere e una dichiarazione che mette fine alla mano.
    .minute = Ciascuno ha in mano poche carte; se ne scopre una per l’atout, e le altre formano il tallone. Finché il tallone è aperto si può rispondere con qualsiasi carta, e dopo ogni presa pescano entrambi. Re e regina dello stesso seme sono un matrimonio e danno punti in più. Chi pensa di avere abbastanza punti, fra prese e matrimoni, lo dice e mette fine alla mano. Quando il tallone è esaurito, o un giocatore lo ha chiuso, bisogna rispondere al seme e superare la carta di apertura. Quanto vale una mano dipende da quanto poco ha chi la perde; chi contando alla rovescia arriva per primo a zero ha vinto il bummerl.
    .names = Schnapser, Sessantasei austriaco

## Overview

# source: 36829f896a2a
trick-game = Lo Schnapsen è un gioco di prese. Le carte prese danno punti, re e regina dello stesso seme ne danno altri, e con { $enough-text } punti si vince la mano.
    .title = Un gioco di prese e matrimoni

## Players

# source: 371d37572b6a
players =
    { $players ->
        [one] Può giocare { $players-text } persona.
       *[other] Si gioca in { $players-text }, uno contro l’altro.
    }
    .title = In quanti si gioca

## Pack

# number: cards are named
# source: 1b1f22af4685
pack =
    { $pack-size ->
        [24] Il mazzo ha { $pack-size-text } carte: di ogni seme l’asso, il dieci, il re, la regina, il fante e il nove.
       *[other] Il mazzo ha { $pack-size-text } carte: di ogni seme l’asso, il dieci, il re, la regina e il fante.
    }
    .title = Il mazzo
# number: cards are named
# source: 7d96c041db8a
card-values =
    { $pack-size ->
        [24] In ogni seme le carte, dalla più alta alla più bassa, sono { $order }. L’asso vale { $ace-value-text }, il dieci { $ten-value-text }, il re { $king-value-text }, la regina { $queen-value-text }, il fante { $jack-value-text } e il nove niente: in tutto { $all-points-text } punti.
       *[other] In ogni seme le carte, dalla più alta alla più bassa, sono { $order }. L’asso vale { $ace-value-text }, il dieci { $ten-value-text }, il re { $king-value-text }, la regina { $queen-value-text } e il fante { $jack-value-text }: in tutto { $all-points-text } punti.
    }
    .title = Ordine e valore delle carte
# review: the Italian names of the German suits (ghiande, foglie, sonagli)
# source: 64fa71df2935
german-pack = Vanno bene sia le carte francesi sia quelle tedesche. Nelle carte tedesche le ghiande corrispondono ai fiori, le foglie alle picche e i sonagli ai quadri; i cuori restano cuori. L’Ober sta per la regina e l’Unter per il fante: in Austria chi gioca con le carte francesi li chiama Dame e Bube.
    .title = Carte francesi e carte tedesche

## Object

# source: f382929821d0
aim =
    { $claim-how ->
        [auto] Avere per primi { $enough-text } punti, fra prese e matrimoni.
       *[manual] Avere per primi { $enough-text } punti, fra prese e matrimoni, e dirlo.
    }
    .title = Lo scopo di una mano
# source: dd3141709b39
bummerl-aim = L’intera partita si chiama bummerl. Entrambi i giocatori partono da { $target-text } e contano alla rovescia quello che vincono; chi arriva per primo a zero ha vinto.
    .title = Lo scopo della partita

## The deal

# source: 3172b020b278
first-dealer = Il primo mazziere si sorteggia: ciascuno alza il mazzo, e dà le carte chi mostra la carta più alta.
    .title = Il primo mazziere
# source: 6a545ce142d8
shuffle-and-cut = Il mazziere mescola e l’avversario alza.
    .title = Mescolare e alzare
# source: 7fe7ca4d48a0
deal-in-rounds = Il mazziere dà { $first-round-text } carte all’avversario e poi altrettante a sé; in un altro giro ciascuno ne riceve ancora { $second-round-text }, così che entrambi ne abbiano { $hand-size-text }.
    .title = Distribuzione
# source: f7052b4ecb5f
trump-turned =
    { $turned-after ->
        [3] Fra un giro e l’altro si scopre la carta successiva. Il suo seme è l’atout.
       *[other] Quando entrambi hanno tutte le carte, si scopre la successiva. Il suo seme è l’atout.
    }
    .title = L’atout
# source: f834db87c2b4
talon-laid = Le altre { $face-down-text } carte si mettono coperte, di traverso sulla carta scoperta, che resta in vista. Insieme formano il tallone, di { $talon-size-text } carte.
    .title = Il tallone
# source: 5fcaf731f70b
deal-alternates = I giocatori danno le carte a turno.
    .title = Il mazziere successivo
# source: 6d0d4fda0951
winner-deals = Dà le carte chi ha vinto la mano precedente.
    .title = Dà le carte chi ha vinto
# source: 62df79ed98a8
loser-deals = Dà le carte chi ha perso la mano precedente.
    .title = Dà le carte chi ha perso

## The play

# source: dd502462a989
eldest-leads = Apre la prima presa il giocatore di mano, cioè quello che non ha dato le carte.
    .title = Chi comincia
# source: c0c1282dc3db
lead-any-card = Chi apre può giocare qualsiasi carta.
    .title = L’apertura
# source: 533b4d736d5e
must-play = Passare non si può: chi è di turno gioca una carta.
    .title = Non si passa
    .refused = Qui non si passa: bisogna giocare una carta.
# source: 871f57e1471e
one-card = In ogni presa ciascuno gioca una carta.
    .title = Una carta alla volta
    .refused = Si gioca una sola carta alla volta.
# source: 21146b5e0fb1
free-reply = Finché il tallone è aperto si può rispondere con qualsiasi carta. Non c’è obbligo di rispondere al seme né di fare la presa.
    .title = Risposta libera
# source: 24d6606d4695
higher-takes = Una carta più alta del seme di apertura fa la presa.
    .title = Prende la carta più alta
# source: 112243096a66
trump-takes = Se si è aperto con un altro seme, un atout fa la presa.
    .title = Prende l’atout
# source: 12b36de0798d
leader-keeps = Se la risposta non è né una carta più alta dello stesso seme né un atout su un altro seme, la presa resta a chi ha aperto, quali che siano le carte.
    .title = La presa di chi apre
# source: 8cb2da991c3a
draw = Dopo ogni presa, finché il tallone è aperto, chi l’ha fatta pesca la prima carta e l’altro la successiva: così entrambi hanno di nuovo { $hand-size-text } carte.
    .title = Pescare
# source: 615e7b34e15c
last-draw = Quando resta coperta una carta sola, la pesca chi ha fatto la presa, e all’altro va la carta d’atout scoperta. Da quel momento il tallone è esaurito.
    .title = L’ultima pescata
# source: d25d9b426f11
winner-leads = Chi ha fatto una presa apre la successiva.
    .title = L’apertura successiva
# source: 90e2fa713a57
strict-reply = Quando il tallone è esaurito o chiuso, la risposta è obbligata: si risponde al seme superando la carta di apertura; chi non può superarla risponde al seme con una carta più bassa; chi non ha quel seme taglia con un atout; e solo chi non ha nemmeno un atout gioca quello che vuole. Tutto questo vale anche quando si apre con un atout.
    .title = Il gioco obbligato
# source: e4e3cd4c4f73
follow-suit = Nel gioco obbligato, chi ha carte del seme di apertura deve giocarne una.
    .title = Rispondere al seme
    .refused = Il tallone è esaurito o chiuso, perciò bisogna rispondere al seme: { $suit }.
# source: 22396ab9c08f
must-beat = Nel gioco obbligato, chi può superare la carta di apertura con una carta dello stesso seme deve farlo.
    .title = Superare la carta di apertura
    .refused = Il tallone è esaurito o chiuso, perciò chi ha una carta più alta dello stesso seme deve superare { $card-the }.
# source: 09a0d1f9b29c
must-trump = Nel gioco obbligato, chi non ha carte del seme di apertura deve giocare un atout.
    .title = Tagliare
    .refused = Il tallone è esaurito o chiuso: chi non può rispondere al seme deve tagliare, cioè giocare una carta di { $suit }.
# source: d7f3f5f0755f
discard = Chi non ha né il seme di apertura né un atout può scartare qualsiasi carta. Perciò c’è sempre una carta che si può giocare, anche in risposta a un matrimonio.
    .title = Scartare
# source: 46305ad49dfe
before-leading =
    { $claim-how ->
        [auto] Chi deve aprire può prima scambiare, chiudere e annunciare un matrimonio, in qualsiasi ordine permesso dalle regole che seguono; poi apre. Chi risponde non può fare nessuna di queste cose.
       *[manual]
            { $claim-when ->
                [any] Chi deve aprire può prima scambiare, chiudere, annunciare un matrimonio e dichiarare di avere abbastanza punti, in qualsiasi ordine permesso dalle regole che seguono; poi apre. Chi risponde può solo dichiarare.
               *[on_lead] Chi deve aprire può prima scambiare, chiudere, annunciare un matrimonio e dichiarare di avere abbastanza punti, in qualsiasi ordine permesso dalle regole che seguono; poi apre. Chi risponde non può fare nessuna di queste cose.
            }
    }
    .title = Prima di aprire
# source: d4492c863e92
exchange = Chi ha il fante d’atout può scambiarlo con la carta d’atout scoperta, anche prima della prima presa. Il fante ne prende il posto, e sarà l’ultima carta a essere pescata.
    .title = Lo scambio
# source: 052b1461839f
exchange-on-lead = Può scambiare solo chi deve aprire.
    .title = Si scambia prima di aprire
    .refused = Può scambiare solo chi deve aprire.
# source: 6abb406e3a9d
exchange-open = Quando il tallone è chiuso o esaurito non si scambia più.
    .title = Si scambia a tallone aperto
    .refused = Il tallone è chiuso o esaurito: non si può più scambiare.
# source: 9571e071ea8d
exchange-enough = Per lo scambio il tallone deve avere almeno { $exchange-min-text } carte, compresa quella scoperta.
    .title = Fino a quando si scambia
    .refused = Il tallone ha troppo poche carte per lo scambio: ne servono { $least-text }, compresa quella scoperta.
# source: 4800f6990e28
exchange-after-close = Quando un giocatore chiude, l’avversario può ancora scambiare subito, prima dell’apertura, oppure passare.
    .title = Scambio dopo la chiusura
# source: 36bed72599a7
exchange-or-pass = Finché l’avversario non ha scambiato o passato, non si può fare altro.
    .title = Scambiare o passare
    .refused = Il tallone è stato appena chiuso: o si scambia adesso il fante d’atout, o si passa.
# source: 2e490ba0b3f5
close = Chi deve aprire può chiudere il tallone: gira la carta scoperta e la mette coperta in cima al tallone. Da questa presa in poi nessuno pesca, e la risposta è obbligata. Tornare indietro non si può.
    .title = La chiusura
# source: 2d98871d05b3
close-on-lead = Può chiudere solo chi deve aprire, prima dell’apertura.
    .title = Si chiude prima di aprire
    .refused = Può chiudere solo chi deve aprire.
# source: 568cbc67cb57
close-once = Un tallone chiuso o esaurito non si può chiudere.
    .title = Si chiude un tallone aperto
    .refused = Il tallone è già chiuso o esaurito.
# source: 38eb7c304687
close-enough = Per essere chiuso, il tallone deve avere almeno { $close-min-text } carte, compresa quella scoperta.
    .title = Fino a quando si chiude
    .refused = Il tallone ha troppo poche carte per essere chiuso: ne servono { $least-text }, compresa quella scoperta.
# source: dd3d47359c1b
close-first = Chi nello stesso turno vuole sia chiudere sia annunciare deve chiudere per prima cosa.
    .title = Prima si chiude, poi si annuncia
    .refused = Il matrimonio di { $suit } è già annunciato, perciò è troppo tardi per chiudere: bisogna giocare una delle sue carte.
# source: 9165c8371196
close-after-announce = Chi ha annunciato un matrimonio può ancora chiudere, prima di aprire.
    .title = Chiudere dopo l’annuncio
# source: ba447f33d19f
marriage = Re e regina dello stesso seme sono un matrimonio. Chi deve aprire può mostrarli entrambi e annunciarlo, e poi apre con l’uno o con l’altra.
    .title = Matrimoni
# source: 4ecf7911f00d
plain-marriage = Un matrimonio in un seme che non è l’atout vale { $marriage-text } punti.
    .title = Il matrimonio semplice
# source: b34ce02b1a21
trump-marriage = Il matrimonio d’atout vale { $trump-marriage-text } punti.
    .title = Il matrimonio d’atout
# source: 4e636f3058c4
marry-on-lead = Può annunciare solo chi deve aprire; in risposta, re e regina sono carte come le altre.
    .title = Si annuncia prima di aprire
    .refused = Può annunciare un matrimonio solo chi deve aprire.
# source: dbf3f2c940b1
marry-one = A ogni apertura si può annunciare un solo matrimonio, perché bisogna aprire con una delle sue carte.
    .title = Un matrimonio alla volta
    .refused = Il matrimonio di { $suit } è già annunciato: prima bisogna giocare una delle sue carte.
# source: 4987854aa304
lead-married = Dopo l’annuncio si apre con il re o con la regina di quel seme, a scelta.
    .title = Si apre con il re o la regina
    .refused = Il matrimonio di { $suit } è annunciato, perciò bisogna aprire con il re o con la regina di quel seme.
# source: 21fa7976bede
marriage-counts =
    { $claim-how ->
        [auto] Se il giocatore ha già fatto una presa, il matrimonio conta subito, e può far vincere la mano prima ancora dell’apertura.
       *[manual] Se il giocatore ha già fatto una presa, il matrimonio conta subito, e si può dichiarare prima ancora dell’apertura.
    }
    .title = Il matrimonio conta
# source: 8625ea042a36
marriage-waits = Può annunciare anche chi non ha ancora prese, ma il matrimonio resta in attesa della sua prima presa. Se non ne fa nessuna, il matrimonio non conta mai.
    .title = Il matrimonio aspetta
# source: 67e8011bab81
marriage-counts-late = Con la prima presa conta tutto ciò che la aspettava.
    .title = La prima presa
# source: 8066d7eabd7e
marriage-optional = Nessuno è obbligato ad annunciare. Un re o una regina con cui si apre senza dire niente vale solo come carta.
    .title = Annunciare è facoltativo
# source: 0a94e6b7aa8f
announce-unspoken = Chi apre con il re o la regina di un seme e ha in mano anche l’altra carta del matrimonio lo ha già annunciato: non occorre dirlo.
    .title = Annuncio senza parole
# source: 07a04fb171c3
marriage-any-time = Un matrimonio si può annunciare in qualsiasi momento della mano, anche quando il tallone è chiuso o esaurito.
    .title = Matrimoni tardivi
# source: 9827dc9897bd
marry-early = Quando il tallone è chiuso o esaurito, non si può annunciare nessun matrimonio.
    .title = Niente matrimoni tardivi
    .refused = Il tallone è chiuso o esaurito, e con questa regola della casa non si possono più annunciare matrimoni.
# source: 3ab4f7337d47
claim = Chi pensa di avere { $enough-text } punti lo dichiara dicendo «Basta!», e la mano è finita. Se i punti ci sono, chi ha dichiarato vince; se non ci sono, perde.
    .title = La dichiarazione
# source: b50752dea740
claim-on-lead = Può dichiarare solo chi deve aprire: prima dell’apertura, subito dopo aver annunciato un matrimonio, o dopo aver fatto l’ultima presa.
    .title = Si dichiara prima di aprire
    .refused = Può dichiarare solo chi deve aprire: bisogna prima fare la presa.
# source: 2182268f3596
claim-any-time = Può dichiarare chi è di turno, anche in risposta a un’apertura.
    .title = Dichiarare in risposta
# source: 82c47a0062aa
all-played = Dopo l’ultima presa, chi l’ha fatta può dichiarare, e nient’altro.
    .title = Dopo l’ultima presa
    .refused = Tutte le carte sono state giocate: si può solo dichiarare, o rinunciarvi.
# source: ec219b5a5929
claim-is-free = Nessuno è obbligato a dichiarare. Se dopo l’ultima presa nessuno lo fa, la mano si decide come se non ci fosse stato niente da dichiarare.
    .title = Dichiarare è facoltativo
# source: b025047f98c2
claim-unspoken = Chi ha { $enough-text } punti vince subito, senza bisogno di dire niente.
    .title = Vittoria senza parole
    .refused = Qui non si dichiara: chi ha abbastanza punti vince subito.

## Scoring

# source: 610ce420b62c
win-no-trick =
    { $no-trick-win ->
        [one] Contro un avversario che non ha prese, una mano vale { $no-trick-win-text } punto partita. Qui contano solo le prese: un matrimonio ancora in attesa non serve.
       *[other] Contro un avversario che non ha prese, una mano vale { $no-trick-win-text } punti partita. Qui contano solo le prese: un matrimonio ancora in attesa non serve.
    }
    .title = L’avversario non ha prese
# source: 647ddd50be81
win-under-safe =
    { $under-safe-win ->
        [one] Contro un avversario che ha qualche presa ma meno di { $safe-text } punti, una mano vale { $under-safe-win-text } punto partita.
       *[other] Contro un avversario che ha qualche presa ma meno di { $safe-text } punti, una mano vale { $under-safe-win-text } punti partita.
    }
    .title = L’avversario ha pochi punti
# source: 2f73a89391e5
win-plain =
    { $plain-win ->
        [one] Contro un avversario che ha { $safe-text } punti o più, una mano vale { $plain-win-text } punto partita. Bastano { $safe-text } punti esatti.
       *[other] Contro un avversario che ha { $safe-text } punti o più, una mano vale { $plain-win-text } punti partita. Bastano { $safe-text } punti esatti.
    }
    .title = L’avversario è in salvo
# source: e2f0eab87bc1
counts-frozen = Quando vince chi ha chiuso, i punti e le prese dell’avversario si contano com’erano al momento della chiusura. Quello che l’avversario prende dopo non fa calare il valore della mano.
    .title = Si conta alla chiusura
# source: a9a56c09f983
counts-as-they-are = Quando vince chi ha chiuso, i punti e le prese dell’avversario si contano come sono alla fine, come in ogni altra mano.
    .title = Si conta alla fine
# source: 216bf44f8210
closer-failed =
    { $fault ->
        [one] Se chi ha chiuso non arriva a { $enough-text } punti, l’avversario vince { $fault-text } punto partita, o { $fault-no-trick-text } se al momento della chiusura non aveva prese. Le prese successive e i punti di chi ha chiuso non cambiano niente.
       *[other] Se chi ha chiuso non arriva a { $enough-text } punti, l’avversario vince { $fault-text } punti partita, o { $fault-no-trick-text } se al momento della chiusura non aveva prese. Le prese successive e i punti di chi ha chiuso non cambiano niente.
    }
    .title = Chiusura fallita
# source: 7ec15da5744f
other-goes-out =
    { $fault ->
        [one] Dopo una chiusura può arrivare prima l’avversario. Con { $enough-text } punti vince allora { $fault-text } punto partita, o { $fault-no-trick-text } se al momento della chiusura non aveva prese.
       *[other] Dopo una chiusura può arrivare prima l’avversario. Con { $enough-text } punti vince allora { $fault-text } punti partita, o { $fault-no-trick-text } se al momento della chiusura non aveva prese.
    }
    .title = Vince l’avversario di chi ha chiuso
# source: 63055590042f
last-trick =
    { $claim-how ->
        [auto]
            { $last-trick-win ->
                [one] Se tutte le carte sono state giocate, il tallone non è stato chiuso e nessuno ha { $enough-text } punti, chi ha fatto l’ultima presa vince { $last-trick-win-text } punto partita. I punti delle carte non contano.
               *[other] Se tutte le carte sono state giocate, il tallone non è stato chiuso e nessuno ha { $enough-text } punti, chi ha fatto l’ultima presa vince { $last-trick-win-text } punti partita. I punti delle carte non contano.
            }
       *[manual]
            { $last-trick-win ->
                [one] Se tutte le carte sono state giocate, il tallone non è stato chiuso e nessuno ha dichiarato, chi ha fatto l’ultima presa vince { $last-trick-win-text } punto partita. I punti delle carte non contano: anche { $enough-text }, se non sono stati dichiarati, perdono contro l’ultima presa.
               *[other] Se tutte le carte sono state giocate, il tallone non è stato chiuso e nessuno ha dichiarato, chi ha fatto l’ultima presa vince { $last-trick-win-text } punti partita. I punti delle carte non contano: anche { $enough-text }, se non sono stati dichiarati, perdono contro l’ultima presa.
            }
    }
    .title = L’ultima presa
# source: fabb3bc72947
false-claim =
    { $fault ->
        [one] Chi dichiara senza avere { $enough-text } punti perde la mano. L’avversario vince { $fault-text } punto partita, o { $fault-no-trick-text } se non ha prese; contro chi ha chiuso contano le prese al momento della chiusura.
       *[other] Chi dichiara senza avere { $enough-text } punti perde la mano. L’avversario vince { $fault-text } punti partita, o { $fault-no-trick-text } se non ha prese; contro chi ha chiuso contano le prese al momento della chiusura.
    }
    .title = Dichiarazione sbagliata
# source: e35fee8bdc00
false-claim-as-if-won = Chi dichiara senza avere { $enough-text } punti perde la mano. L’avversario vince quello che avrebbe vinto chi ha dichiarato, se i punti ci fossero stati.
    .title = Dichiarazione sbagliata, al prezzo di una vittoria

## Winning

# source: 171ab46f06de
count-down = Entrambi i giocatori partono da { $target-text }. Chi vince una mano toglie dal suo conto i punti partita; il conto di chi perde resta com’è.
    .title = Il conto alla rovescia
# source: 6796359073a0
bummerl = Chi arriva a zero, o sotto zero, ha vinto il bummerl. Di chi perde si dice che prende un bummerl.
    .title = Il bummerl
# source: 0ec0f20095b4
loser-gets-bummerl = Non importa dove sia arrivato chi perde.
    .title = Un bummerl è un bummerl
# source: 804898d0bac6
double-bummerl =
    { $double-bummerl ->
        [one] Chi perde senza aver vinto nemmeno un punto partita prende { $double-bummerl-text } bummerl.
       *[other] Chi perde senza aver vinto nemmeno un punto partita prende { $double-bummerl-text } bummerl in un colpo solo.
    }
    .title = Bummerl doppio

## Irregularities

# source: ecedc38a2183
count-in-the-head = I punti si contano a mente. Si segna soltanto il bummerl.
    .title = Contare i punti
# source: c76ad3711e4d
last-trick-only = Si può riguardare solo l’ultima presa.
    .title = Riguardare le prese
# source: 092a9041ac05
revoke =
    { $revoke-how ->
        [flat3]
            { $revoke-cost ->
                [one] Chi gioca una carta contro le regole del gioco obbligato perde subito la mano, e l’avversario vince { $revoke-cost-text } punto partita.
               *[other] Chi gioca una carta contro le regole del gioco obbligato perde subito la mano, e l’avversario vince { $revoke-cost-text } punti partita.
            }
       *[standard]
            { $revoke-cost ->
                [one] Chi gioca una carta contro le regole del gioco obbligato perde subito la mano. L’avversario vince { $revoke-cost-text } punto partita, o { $revoke-cost-no-trick-text } se non ha prese.
               *[other] Chi gioca una carta contro le regole del gioco obbligato perde subito la mano. L’avversario vince { $revoke-cost-text } punti partita, o { $revoke-cost-no-trick-text } se non ha prese.
            }
    }
    .title = Carta irregolare
# source: 2fe83aeaac14
no-revoke = Una carta permessa dalle regole non è un’irregolarità.
    .title = Nessuna irregolarità
    .refused = { $card-The } qui si può giocare, perciò non è un’irregolarità.
# source: c73ea81718bc
no-penalty = Una carta irregolare si riprende in mano e se ne gioca un’altra. Non costa niente.
    .title = L’errore si corregge
    .refused = Qui non si può giocare una carta irregolare, perciò non ha nemmeno un prezzo.
# source: d9840eb7a306
deal-first = Finita una mano, non si gioca più finché il mazziere successivo non ha dato le carte.
    .title = Fra una mano e l’altra
    .refused = La mano è finita. Prima deve dare le carte il mazziere successivo.
# source: 3bf0c5db205e
hand-not-over = Nessuno dà le carte finché la mano non è finita.
    .title = Carte date troppo presto
    .refused = La mano non è ancora finita.

## Things on the table

# source: de8b07513d7f
zone-trick = La presa
# source: 7bf41d1989da
zone-stock = Tallone
# source: 4a695cc1e1af
zone-trump = Carta d’atout
# source: 36daa03108d9
zone-taken = Prese fatte
# source: bbf5e30002a9
outcome-counted = punti partita di questa mano
# source: 63e000cb8768
fact-points =
    { $value ->
        [one] { $value-text } punto
       *[other] { $value-text } punti
    }
# source: be864e284dc8
fact-pending =
    { $value ->
        [0] Niente in attesa
        [one] { $value-text } punto in attesa
       *[other] { $value-text } punti in attesa
    }
# source: 4a2c90ad66d7
fact-tricks =
    { $value ->
        [one] { $value-text } presa
       *[other] { $value-text } prese
    }
# source: 1df1c8561f4e
fact-talon =
    { $value ->
        [0] Il tallone è esaurito.
        [one] { $value-text } carta nel tallone
       *[other] { $value-text } carte nel tallone
    }
# source: 8e1b8fcb548c
fact-trump =
    { $value ->
        [s] L’atout è picche.
        [h] L’atout è cuori.
        [d] L’atout è quadri.
       *[c] L’atout è fiori.
    }
# source: f0af610d4ad1
fact-closed_by = Il tallone è chiuso.
# source: 1d6f16ff25cc
fact-game_points = Bummerl: { $value-text }
# source: 464223a9908c
fact-result =
    { $value ->
        [claim] Punti sufficienti
        [false-claim] Dichiarazione sbagliata
        [closer-failed] La chiusura è fallita.
        [revoke] Carta irregolare
       *[last-trick] Decide l’ultima presa.
    }
# source: c26e4af4ae52
fact-awarded =
    { $value ->
        [one] { $value-text } punto partita
       *[other] { $value-text } punti partita
    }

## What happens

# source: c8c05f81e040
event-announced = { $seat } mostra { $cards-the } e annuncia { $value-text }.
# source: 4be80e97958e
event-exchanged = { $seat } scambia il fante d’atout con { $card-the }.
# source: b7402dfddf72
event-closed =
    { $value ->
        [one] { $seat } chiude il tallone. Per ora l’avversario ha { $value-text } punto.
       *[other] { $seat } chiude il tallone. Per ora l’avversario ha { $value-text } punti.
    }
# source: c7d041f9e92b
event-claimed =
    { $value ->
        [one] { $seat } dice «Basta!», con { $value-text } punto.
       *[other] { $seat } dice «Basta!», con { $value-text } punti.
    }
# source: 65f8eda83afe
event-drew = { $seat } pesca.
# source: c7b76af361fa
event-counted = Ora per { $seat } contano anche { $value-text } punti che erano in attesa.
# source: 51805fb95373
event-counts-down =
    { $value ->
        [one] { $seat } toglie dal conto { $value-text } punto partita.
       *[other] { $seat } toglie dal conto { $value-text } punti partita.
    }
# source: d3f8ec13a322
event-bummerl =
    { $value ->
        [one] { $seat } prende un bummerl.
       *[other] { $seat } prende { $value-text } bummerl.
    }
# source: d31debc6d3d6
event-won =
    { $value ->
        [trick] { $seat } fa la presa.
        [game] { $seat } ha vinto il bummerl.
       *[hand] { $seat } vince la mano.
    }

## With German cards

# source: db924fb5d9ed
deck-german-fact-trump =
    { $value ->
        [s] L’atout è foglie.
        [h] L’atout è cuori.
        [d] L’atout è sonagli.
       *[c] L’atout è ghiande.
    }
# source: 626104004b6b
deck-german-event-exchanged = { $seat } scambia l’Unter d’atout con { $card-the }.
# source: 63311e0c451b
deck-german-exchange-or-pass =
    .refused = Il tallone è stato appena chiuso: o si scambia adesso l’Unter d’atout, o si passa.
# source: 319432591f96
deck-german-lead-married = Dopo l’annuncio si apre con il re o con l’Ober di quel seme, a scelta.
    .title = Si apre con il re o l’Ober
    .refused = Il matrimonio di { $suit } è annunciato, perciò bisogna aprire con il re o con l’Ober di quel seme.
# source: eddb745a1c7b
deck-german-trick-game = Lo Schnapsen è un gioco di prese. Le carte prese danno punti, re e Ober dello stesso seme ne danno altri, e con { $enough-text } punti si vince la mano.
# number: cards are named
# source: 0951acb1c6f5
deck-german-pack =
    { $pack-size ->
        [24] Il mazzo ha { $pack-size-text } carte: di ogni seme l’asso, il dieci, il re, l’Ober, l’Unter e il nove.
       *[other] Il mazzo ha { $pack-size-text } carte: di ogni seme l’asso, il dieci, il re, l’Ober e l’Unter.
    }
# number: cards are named
# source: a357dc769187
deck-german-card-values =
    { $pack-size ->
        [24] In ogni seme le carte, dalla più alta alla più bassa, sono { $order }. L’asso vale { $ace-value-text }, il dieci { $ten-value-text }, il re { $king-value-text }, l’Ober { $queen-value-text }, l’Unter { $jack-value-text } e il nove niente: in tutto { $all-points-text } punti.
       *[other] In ogni seme le carte, dalla più alta alla più bassa, sono { $order }. L’asso vale { $ace-value-text }, il dieci { $ten-value-text }, il re { $king-value-text }, l’Ober { $queen-value-text } e l’Unter { $jack-value-text }: in tutto { $all-points-text } punti.
    }
# source: 8dbdd1b4a319
deck-german-exchange = Chi ha l’Unter d’atout può scambiarlo con la carta d’atout scoperta, anche prima della prima presa. L’Unter ne prende il posto, e sarà l’ultima carta a essere pescata.
# source: d211b0fca5df
deck-german-marriage = Re e Ober dello stesso seme sono un matrimonio. Chi deve aprire può mostrarli entrambi e annunciarlo, e poi apre con l’uno o con l’altro.
# source: 83a1301be9e6
deck-german-marry-on-lead = Può annunciare solo chi deve aprire; in risposta, re e Ober sono carte come le altre.
# source: 85ae1ef0ccc0
deck-german-marriage-optional = Nessuno è obbligato ad annunciare. Un re o un Ober con cui si apre senza dire niente vale solo come carta.
# source: ad13a631b36b
deck-german-announce-unspoken = Chi apre con il re o l’Ober di un seme e ha in mano anche l’altra carta del matrimonio lo ha già annunciato: non occorre dirlo.
# number: a card is named
# source: aa62e04c212e
deck-german-example-source-example =
    .note = L’esempio della fonte araba, completato fino a farne una mano intera. Un dieci cade sotto l’Unter d’atout, un matrimonio ribalta il conto, e chi dichiara lo fa contro un avversario che non è del tutto in salvo.
# source: 5c639afc9368
deck-german-example-open-talon =
    .note = Un asso di un altro seme perde contro un Unter; poi l’Unter d’atout prende un asso.
# source: 0dabfe96bd21
deck-german-example-exchange-before-the-first-trick =
    .note = L’Unter diventa un asso. Chi risponde non può né scambiare, né chiudere, né annunciare, né dichiarare.
# source: b5033d3bede8
deck-german-example-exchange-at-the-last-moment =
    .note = Il tallone è alle ultime carte. L’Unter che vi è stato messo va a chi perde la presa.
# source: ba17b01ecc2f
deck-german-example-exchange-after-closing =
    .note = Regola della casa: prima dell’apertura l’avversario può ancora scambiare l’Unter d’atout.
# source: a5c4856ea4f0
deck-german-example-king-of-the-marriage =
    .note = Qui il re vince e l’Ober perde, e la differenza è di un punto solo.
# source: fc63ef5dfc40
deck-german-example-announced-without-a-word =
    .note = Regola della casa: basta aprire con l’Ober.
# source: a067595d0729
deck-german-example-draw-the-last-trump =
    .note = Vince solo l’Unter d’atout: fa cadere l’asso, e il resto non si può più fermare.
# number: names of cards
# source: 49def56daa52
deck-german-lesson-marry = Sei { $seat }, tocca a te aprire, e hai re e Ober di un seme. È un matrimonio: annuncialo, e vale punti.

## What a player can do besides playing a card; the labels of buttons

# source: efe4d1492039
action-marry = Annuncia un matrimonio
# review: a button that exchanges the lowest trump for the trump card; short enough, and clear?
# source: a67f31d6209a
action-exchange = Scambia l’atout
# source: ac853d5b97c9
action-close = Chiudi il tallone
# source: 0870faf590ec
action-claim = Basta!
# source: 2cf028e98d03
action-revoke = Giocala lo stesso

## Options: the points on which tables differ

# number: cards are named
# source: 99efb05dcd86
option-pack = Carte del mazzo
    .help = Nel mazzo grande ci sono anche i nove, e le mani sono più grandi.
# source: 07847a38287c
option-target = Inizio del conto
    .help = Quanti punti partita servono per vincere il bummerl?
# source: b1d74d43c3d1
option-claim = Come si vince una mano
    .help = Bisogna dire di avere abbastanza punti, o la mano finisce da sola?
# source: bffc696cf594
choice-claim-manual = con la dichiarazione
# source: 101bc08a77a4
choice-claim-auto = senza parole
# source: bf04233c476d
option-claim_when = Quando si dichiara
    .help = Può dichiarare solo chi deve aprire, o anche chi risponde?
# source: 9e049dc75750
choice-claim_when-on_lead = prima di aprire
# source: c67a4e63e6c0
choice-claim_when-any = anche in risposta
# source: a2e836472302
option-freeze = Conto dell’avversario alla chiusura
    .help = Quando vince chi ha chiuso, decidono i punti e le prese che l’avversario aveva al momento della chiusura?
# source: d399b884ad53
option-false_claim = Prezzo di una dichiarazione sbagliata
    .help = Costa il prezzo solito di un errore, o quello che avrebbe vinto chi ha dichiarato?
# source: 86c06fdac93b
choice-false_claim-standard = il prezzo di un errore
# source: 50cc388690c4
choice-false_claim-as_if_won = quello che avrebbe vinto chi ha dichiarato
# source: 5c66a75ff33e
option-revoke = Carta irregolare
    .help = Si riprende in mano, o fa perdere la mano?
# source: a47a00f37d0d
choice-revoke-refuse = si riprende in mano
# source: 9cbaa25b5a6e
choice-revoke-standard = fa perdere la mano al prezzo di un errore
# source: b34b7487e702
choice-revoke-flat3 = fa perdere la mano al prezzo più alto
# source: 4668aa9bef84
option-exchange_min = Tallone minimo per lo scambio
    .help = Quante carte deve avere il tallone, compresa quella scoperta?
# source: 3d6ee1502851
option-exchange_after_close = Scambio dopo la chiusura
    .help = L’avversario di chi ha chiuso può ancora scambiare, prima dell’apertura?
# source: 59e5ca86b432
option-close_min = Tallone minimo per la chiusura
    .help = Quante carte deve avere il tallone, compresa quella scoperta?
# source: dfc925944560
option-close_after_announce = Chiudere dopo l’annuncio
    .help = Si può chiudere fra l’annuncio di un matrimonio e l’apertura?
# source: fc19a77527ef
option-marriage_late = Matrimoni tardivi
    .help = Si possono annunciare matrimoni quando il tallone è chiuso o esaurito?
# source: f63d87100edd
option-auto_announce = Annuncio senza parole
    .help = Aprire con un re o una regina basta ad annunciare il matrimonio?
# source: ef818a9e17ef
option-double_bummerl = Bummerl doppio
    .help = Chi perde senza nemmeno un punto partita prende un bummerl doppio?
# source: 6ea09f281280
option-deal = Il mazziere successivo
    .help = Chi dà le carte nella mano successiva?
# source: 9425676fbfa6
choice-deal-alternate = l’altro giocatore
# source: 6030f6c7c43b
choice-deal-winner = chi ha vinto
# source: f4159013ed41
choice-deal-loser = chi ha perso
# source: 8e2bb9dc5e1d
option-deal_pattern = Quando si scopre l’atout
    .help = Quante carte ha già ciascuno in quel momento? Il numero più grande significa la mano intera.

## Presets

# source: 3fee7b497073
preset-standard = Schnapsen
    .about = Il gioco come si gioca in Austria, con la dichiarazione e con il conto dell’avversario fermo al momento della chiusura.
# source: 98a147599898
preset-short = Bummerl corto
    .about = Lo stesso gioco con un conto più breve, per quando il tempo è poco.
# source: d007ed9fc6b8
preset-tournament = Schnapsen da torneo
    .about = Le regole nel senso più severo: una carta irregolare non si riprende, ma fa perdere la mano.
# source: e0530d32be41
preset-auto-claim = Schnapsen senza dichiarazione
    .about = Chi ha abbastanza punti vince subito, come in molti programmi.
# review: "chiusura dura" renders "hard closing" (what the opponent takes later still counts); is it clear?
# source: 4d9cdb0cb1ba
preset-hard = Chiusura dura
    .about = Quello che l’avversario prende dopo la chiusura conta ancora.
# number: the name of a game
# source: e78c10a14643
preset-nines = Schnapsen con i nove
    .about = Il mazzo grande, sul modello del Sessantasei: mani più grandi e un tallone più grande, con le regole dello Schnapsen.

## The game in steps

# number: cards are named
# source: bd792c4e45c5
step-cards = Prendi { $pack-size-text } carte. In ogni seme sono, dalla più alta alla più bassa, { $order }; l’asso vale { $ace-value-text }, il dieci { $ten-value-text }, il re { $king-value-text }, la regina { $queen-value-text }, il fante { $jack-value-text }.
# source: 36915847b35f
step-deal = Distribuisci { $hand-size-text } carte a testa e scoprine una per l’atout. Le altre vanno di traverso su questa: è il tallone.
# source: 2f9ca864cab0
step-lead = Chi non ha dato le carte apre con una carta qualsiasi.
# source: e98645a966e1
step-open = Finché il tallone è aperto, rispondi con la carta che vuoi.
# source: 736b2e1955c1
step-take = Fa la presa la carta più alta del seme di apertura, e un atout prende qualsiasi altro seme. Chi ha fatto la presa pesca per primo e apre di nuovo.
# source: 67889c305723
step-marry = Quando devi aprire, mostra re e regina di un seme e apri con l’uno o con l’altra: { $marriage-text } punti, d’atout { $trump-marriage-text }. Contano appena hai una presa.
# source: 618aa1fab995
step-exchange = Quando devi aprire, puoi scambiare il fante d’atout con la carta d’atout sotto il tallone.
# source: e78e5116956f
step-strict = Quando il tallone è esaurito, o chi doveva aprire lo ha chiuso, rispondi al seme, supera la carta di apertura, oppure taglia.
# source: 7d6fc7dc0427
step-enough =
    { $claim-how ->
        [auto] Con { $enough-text } punti vinci subito: { $plain-win-text }, { $under-safe-win-text } o { $no-trick-win-text } punti partita, tanti più quanto meno ha chi perde. Se nessuno ci arriva, vince l’ultima presa.
       *[manual] Con { $enough-text } punti di’ «Basta!» e vinci { $plain-win-text }, { $under-safe-win-text } o { $no-trick-win-text } punti partita, tanti più quanto meno ha chi perde. Se nessuno dichiara, vince l’ultima presa.
    }
# source: 642b3fb68fe4
step-bummerl = Conta alla rovescia da { $target-text }. Chi arriva per primo a zero ha vinto il bummerl.

## The score card

# source: 9978e25cef8a
score-card = Foglio segnapunti per un bummerl
    .about = Chi vince una mano cancella un numero per ogni punto partita, dal più alto in giù. Chi resta con il solo zero ha vinto; per l’avversario si segna un pallino nell’ultima casella. Dove la tabella dà una coppia di numeri, il più alto spetta a chi vince senza avere prese; contro chi ha chiuso, a chi non ne aveva al momento della chiusura.
    .mark = Bummerl

## Tips

# source: 6c723c476eb0
tip-count-your-points = Conta i tuoi punti, e anche quelli dell’avversario. Chi non si accorge di averne { $enough-text } può perdere contro l’ultima presa; chi dichiara troppo presto perde subito.
    .title = Conta sempre
# source: 8c185061af0f
tip-keep-the-marriage = Tieni insieme re e regina di un seme finché non puoi annunciarli: { $marriage-text } punti, o { $trump-marriage-text }, sono più di quanto rende la maggior parte delle prese. Lo stesso vale per un re o una regina la cui metà può essere ancora nel tallone.
    .title = Conserva i matrimoni
# number: a card is named
# source: 2edc929768b8
tip-protect-the-tens = Un dieci perde contro l’asso del suo seme e contro ogni atout. Giocalo quando l’asso è uscito e l’avversario deve rispondere al seme, oppure usalo per fare una presa; a tallone aperto non aprire con un dieci senza necessità.
    .title = Proteggi i dieci
# number: a card is named
# source: 9b691db7c140
tip-keep-trumps = Tieni gli atout per ciò che lo merita. Un atout basso che prende un asso o un dieci ha fatto il suo dovere, e nel gioco obbligato sono gli atout a decidere chi fa le ultime prese.
    .title = Conserva gli atout
# source: b548fe27c7d2
tip-close-when-sure = Chiudi quando puoi contare le prese che ti portano alla meta, e pensa a quello che può avere l’avversario. Una chiusura fallita costa { $fault-text } punti partita o perfino { $fault-no-trick-text }, per quanto poco ti sia mancato. Percentuale di mani vinte dai nostri bot quando chiudono: { $closer-wins-text }%.
    .title = Chiudi con una mano forte
# source: 908a0cb4ed45
tip-small-cards-first = Se una presa è comunque persa, cedi un fante o una regina senza il suo re: { $jack-value-text } o { $queen-value-text } punti costano poco. Sono anche le aperture più sicure finché il tallone è aperto.
    .title = Prima le carte di poco valore
# source: b4da7ea02541
tip-watch-the-trumps = Ricorda quali atout sono usciti. Quando conosci gli ultimi puoi farli cadere, o aprire con carte che nessuno può più tagliare; a tallone esaurito conosci tutte le carte dell’avversario.
    .title = Tieni d’occhio gli atout
# source: 7b06ca1db14c
tip-king-or-queen = Dopo l’annuncio, fai i conti prima di aprire. Il re rende un punto più della regina, e può essere proprio quello che ti porta a { $enough-text }.
    .title = Il re o la regina
# source: 2097a2776194
tip-reach-safety = Se una mano va male, cerca di arrivare a { $safe-text } punti. Appena sotto, la mano ti costa { $under-safe-win-text }; da lì in su, solo { $plain-win-text }. Percentuale di mani in cui chi perde, quando giocano i nostri bot, non paga di più: { $one-point-deals-text }%.
    .title = Mettiti in salvo
# source: 2fb2ce6868ec
tip-close-early = Quanto vale una chiusura si decide quando chiudi. Se l’avversario non ha ancora prese, una chiusura che riesce frutta { $no-trick-win-text } punti partita, anche se poi perdi qualche presa.
    .title = Il momento della chiusura
# source: 391263403f08
tip-last-open-trick = Attenzione all’ultima presa prima che il tallone si esaurisca. Chi la fa apre il gioco obbligato, ma a chi la perde va la carta d’atout: se c’è stato uno scambio, alla fine è il fante.
    .title = L’ultima presa a tallone aperto

## What many deals show

# source: 9c0ae2a2a109
plot-closed-by-points = Quanto spesso riesce una chiusura, a seconda dei punti
    .about = I punti sono quelli che ha chi chiude nel momento in cui chiude, tra prese e matrimoni.
# source: 04df6dbae41b
plot-endings = Come finisce una mano
    .about = Ogni mano finisce in uno di questi modi.
    .claim = qualcuno dichiara, e ha ragione
    .last-trick = nessuno dichiara, e decide l’ultima presa
    .closer-failed = la chiusura fallisce
    .false-claim = qualcuno dichiara, e sbaglia
# source: e0321ce7f31a
plot-awards = Quanto vale una mano
    .about = Quanto spesso chi vince la mano ottiene quel numero di punti partita.

## Questions

# source: 8653c31d5876
question-must-i-follow = Devo rispondere al seme?
    .answer = No, finché il tallone è aperto. Quando è chiuso o esaurito devi rispondere al seme e superare la carta di apertura; se non hai quel seme, devi tagliare.
# source: 6b8b391309a8
question-when-may-i-announce = Quando posso annunciare un matrimonio?
    .answer = Solo quando devi aprire. Mostri re e regina e apri con l’uno o con l’altra; il matrimonio vale { $marriage-text }, d’atout { $trump-marriage-text }.
# source: 602ae9084ae4
question-nobody-has-enough = Che cosa succede se nessuno arriva a { $enough-text }?
    .answer =
        { $last-trick-win ->
            [one] Allora l’ultima presa vince la mano: { $last-trick-win-text } punto partita, quali che siano i punti. Se il tallone era stato chiuso, ha perso chi lo ha chiuso.
           *[other] Allora l’ultima presa vince la mano: { $last-trick-win-text } punti partita, quali che siano i punti. Se il tallone era stato chiuso, ha perso chi lo ha chiuso.
        }
# source: af65f5b6e0db
question-what-is-a-bummerl = Che cos’è un bummerl?
    .answer = L’intera partita. Entrambi i giocatori partono da { $target-text } e contano alla rovescia; chi arriva per primo a zero ha vinto. L’altro ha perso, e prende un bummerl.
# source: 9cd31574404f
question-when-to-close = Quando conviene chiudere?
    .answer = Quando le tue carte ti portano di sicuro a { $enough-text } punti. Se poi non ci arrivi, i punti partita vanno all’avversario.
# source: f2fbbac424c3
question-how-long = Quanto dura?
    .answer = Una mano dura da { $deal-shortest-text } a { $deal-longest-text } minuti, un bummerl circa { $bummerl-minutes-text }. Quando giocano i nostri bot, una mano dura in media { $deal-tricks-text } prese, un bummerl { $bummerl-deals-text } mani e un bummerl corto { $short-bummerl-deals-text }.
# source: 22f605898929
question-leading-first = È un vantaggio aprire per primi?
    .answer = Quando giocano i nostri bot, chi apre per primo vince il { $leader-wins-text }% delle mani.
# source: 11f495739b4a
question-no-trick-yet = Posso annunciare prima di avere una presa?
    .answer = Sì. Il matrimonio aspetta e conta con la tua prima presa. Se non ne fai nessuna, non conta mai.
# source: bed2e9641141
question-exactly-safe = Il mio avversario ha esattamente { $safe-text } punti. Quanto vale la mia vittoria?
    .answer =
        { $plain-win ->
            [one] Vale { $plain-win-text } punto partita. Solo con meno punti varrebbe { $under-safe-win-text }.
           *[other] Vale { $plain-win-text } punti partita. Solo con meno punti varrebbe { $under-safe-win-text }.
        }
# source: c55eaf8f0c4a
question-empty-trick = L’unica presa del mio avversario non vale niente. Gli serve lo stesso?
    .answer =
        { $under-safe-win ->
            [one] Sì. Una presa è una presa, anche se non c’è dentro niente: la mano vale { $under-safe-win-text } punto partita, non { $no-trick-win-text }.
           *[other] Sì. Una presa è una presa, anche se non c’è dentro niente: la mano vale { $under-safe-win-text } punti partita, non { $no-trick-win-text }.
        }
# source: ce096660fd6f
question-claim-in-between = Posso dichiarare mentre tocca al mio avversario aprire?
    .answer = No, devi prima fare una presa. Ma quando tocca a te aprire puoi dichiarare senza giocare una carta, per esempio subito dopo un annuncio.
# source: 63234903f1bd
question-exchange-twice = Ho scambiato il fante. L’avversario può scambiarlo ancora?
    .answer = No. Il fante sta sotto il tallone finché qualcuno non lo pesca, ed è l’ultima carta che si pesca.
# source: d08912fbcbd1
question-stuck-after-closing = Può capitare che nessuna carta si possa giocare?
    .answer = No. Se non puoi né rispondere al seme né tagliare, puoi giocare quello che vuoi.
# source: 3aa190e2c2ce
question-german-cards = Ho carte tedesche. Come corrispondono a quelle che si vedono qui?
    .answer = L’Ober è la regina e l’Unter il fante. Le ghiande stanno per i fiori, le foglie per le picche, i sonagli per i quadri; i cuori sono i cuori.
# source: 014f929d22f1
question-common-mistakes = Quali sono gli errori più comuni?
    .answer = Dichiarare troppo presto, dimenticare che dopo una chiusura bisogna rispondere al seme e superare, e separare un matrimonio.

## Glossary

# source: 13b69abef4fc
term-trick = presa
    .definition = Le carte giocate dai giocatori, una a testa; le prende chi ha giocato la migliore.
    .also = prese
# source: b30353d6be04
term-lead = apertura
    .definition = La prima carta di una presa; anche il diritto di giocarla.
    .also = aperture|aprire|apre
# source: 6c6969aa9a35
term-forehand = giocatore di mano
    .definition = Il giocatore che non ha dato le carte, e che apre per primo.
# source: fc8ac8190bda
term-dealer = mazziere
    .definition = Chi dà le carte per questa mano.
# source: f61c0ad1d459
term-trump = atout
    .definition = Una carta del seme che è stato scoperto; prende le carte di ogni altro seme.
# source: cfed01e8d37e
term-talon = tallone
    .definition = Le carte che restano dopo la distribuzione, con sotto la carta d’atout.
# source: 11182a6960c1
term-close = chiudere
    .definition = Girare la carta d’atout e metterla coperta sul tallone, così che nessuno peschi più e cominci il gioco obbligato.
    .also = chiude|chiuso|chiusura
# source: 373f7853b56a
term-exchange = scambiare
    .definition = Prendere dal tavolo la carta d’atout e mettere al suo posto il fante d’atout.
    .also = scambia|scambio
# source: 2c60d50060dc
term-marriage = matrimonio
    .definition = Re e regina dello stesso seme nella stessa mano.
    .also = matrimoni
# number: the name of a marriage
# source: 8a24ba34482e
term-twenty = venti
    .definition = Un matrimonio in un seme che non è l’atout: si chiama così perché vale { $marriage-text }.
# number: the name of a marriage
# source: e8000c26e175
term-forty = quaranta
    .definition = Il matrimonio d’atout: si chiama così perché vale { $trump-marriage-text }.
# source: dc4547298a2d
term-enough = dichiarare
    .definition = Mettere fine alla mano dicendo «Basta!», perché si hanno { $enough-text } punti.
    .also = dichiara|dichiarato|dichiarazione
# review: "punto carta" for "card point", beside "punto partita"
# source: f3d8e9a98116
term-card-point = punto carta
    .definition = Quello che una carta vale per chi la prende; qui si chiama semplicemente punto.
    .also = punti carta
# source: 2fd2cdc895ee
term-game-point = punto partita
    .definition = L’unità con cui si conta quanto vale una mano; nel bummerl si conta alla rovescia.
    .also = punti partita
# source: b5cfefba473e
term-strict-game = gioco obbligato
    .definition = La parte di una mano in cui il tallone è esaurito o chiuso, e la risposta è obbligata.
# source: b54851c152bb
term-follow-suit = rispondere al seme
    .definition = Giocare una carta del seme di apertura.
    .also = risponde al seme
# source: 0848ed1b1dc6
term-beat = superare
    .definition = Giocare una carta più alta del seme di apertura.
    .also = superando|superarla
# source: b579a1f55d55
term-to-trump = tagliare
    .definition = Giocare un atout su una carta di un altro seme.
    .also = taglia
# source: 28ae8589add9
term-discard = scartare
    .definition = Giocare una carta che non può prendere niente, perché non si ha né il seme di apertura né un atout.
# source: 639c9e1af60d
term-bummerl = bummerl
    .definition = Un’intera partita, contata alla rovescia da { $target-text }; anche il segno che tocca a chi la perde.
# source: a296ec8709d8
term-ober = Ober
    .definition = La figura superiore delle carte tedesche, sotto il re. Sta per la regina, che in Austria si chiama Dame.
# source: 429196a18e46
term-unter = Unter
    .definition = La figura inferiore delle carte tedesche. Sta per il fante, che in Austria si chiama Bube.
# review: "rinuncia" is the word of bridge for a revoke; the rules here say "carta irregolare"
# source: 4f18fb02f236
term-revoke = rinuncia
    .definition = Giocare una carta che il gioco obbligato non permette.

## History

# number: a century, as each language writes it, and the name of a game
# source: 1f9e37957f9f
history-austrian = Lo Schnapsen è la forma breve austriaca del Sessantasei, un gioco noto dal Settecento. Il mazzo piccolo lo rende rapido, e adatto a chi ama contare.
# source: 856083d67ae9
history-mariage = Un dizionario per signore stampato a Lipsia nel { $mariage-year-text } descrive l’antenato con il nome di Mariage: il matrimonio di re e regina ha dato il nome a tutto il gruppo di giochi.
# source: b40e6c4420f0
history-name = Il nome, si dice, viene da una parola tedesca per l’atto di ghermire, come un atout ghermisce una carta. Al tavolo si racconta anche un’altra storia: che la posta fosse lo schnaps.
# source: d08ff8f5b502
history-inns = In Austria passa per il tipico gioco d’osteria.

## Sources and corrections

# number: cards are named
# source: 63333435614b
erratum-E002-1 = Sotto il titolo che promette ordine e punti delle carte non c’è niente.
    .right = Li dà il riassunto alla fine della stessa fonte: asso { $ace-value-text }, dieci { $ten-value-text }, re { $king-value-text }, regina { $queen-value-text }, fante { $jack-value-text }, in quest’ordine.
# source: c33e47645541
erratum-E002-2 = Manca la tabella di quanto vale una mano. Restano solo l’esempio e un elenco dei risultati possibili.
    .right = Una vittoria vale { $no-trick-win-text } contro chi non ha prese, { $under-safe-win-text } contro meno di { $safe-text } punti e { $plain-win-text } contro { $safe-text } o più; l’ultima presa di una mano che nessuno ha dichiarato vale { $last-trick-win-text }.
# source: dc20790d54ce
erratum-E002-3 = Una carta irregolare costa { $fault-no-trick-text } se l’avversario resterebbe senza prese.
    .right = S’intende: se in quel momento il giocatore che non ha sbagliato non ha prese.
# number: a card is named
# source: 31a6b65d151a
erratum-E002-4 = Un consiglio dice che un dieci perde solo contro l’asso.
    .right = Perde anche contro ogni atout, come mostra l’esempio della stessa fonte già nella prima presa.
# source: c970bf279111
erratum-E002-5 = Lo scambio è permesso finché il tallone ha almeno { $exchange-min-text } carte, come se fosse più di un tallone aperto.
    .right = Contando la carta scoperta, è la stessa cosa: quando qualcuno deve aprire, un tallone aperto non ne ha mai di meno. Alcuni tavoli ne chiedono di più.

## Worked examples

# number: a card is named
# source: a0630da66142
example-source-example = Una mano intera, con un matrimonio
    .note = L’esempio della fonte araba, completato fino a farne una mano intera. Un dieci cade sotto il fante d’atout, un matrimonio ribalta il conto, e chi dichiara lo fa contro un avversario che non è del tutto in salvo.
# number: a card is named
# source: 2d8909e2d630
example-ten-that-cannot-be-trumped = Un dieci che non si può tagliare
    .note = L’avversario ha ancora una carta del seme e deve rispondere. Vince solo il dieci di cuori; ogni altra apertura perde.
# source: 104992245380
example-start-of-a-deal = Come comincia una mano
    .note = Le carte di entrambi, la carta d’atout e il tallone, come li ha disposti il mazziere.
# source: 01b9a367852a
example-turned-after-the-hands = Atout scoperto dopo le mani
    .note = Regola della casa: lo stesso mazzo, ma prima si distribuiscono le mani intere, e così altre carte vanno in altri posti.
# source: 51226c03b983
example-open-talon = Tallone aperto: tutto è permesso
    .note = Un asso di un altro seme perde contro un fante; poi il fante d’atout prende un asso.
# source: b6ad2c4b3617
example-talon-runs-out = Il tallone si esaurisce
    .note = A chi perde l’ultima presa a tallone aperto va la carta d’atout. Già con la carta seguente comincia il gioco obbligato.
# source: 72c4ac2d87f2
example-talon-used-up = Il gioco obbligato, carta per carta
    .note = Superare, rispondere, tagliare, scartare: un obbligo dopo l’altro, anche se nessuno ha chiuso.
# source: 1e0fca051b5e
example-exchange-before-the-first-trick = Uno scambio prima della prima presa
    .note = Il fante diventa un asso. Chi risponde non può né scambiare, né chiudere, né annunciare, né dichiarare.
# source: cb6c816ec336
example-exchange-at-the-last-moment = Uno scambio all’ultimo momento
    .note = Il tallone è alle ultime carte. Il fante che vi è stato messo va a chi perde la presa.
# source: cd3c3ad18035
example-larger-talon-for-exchange = Serve un tallone più grande
    .note = Regola della casa: la stessa posizione, ma ormai è troppo tardi per scambiare o chiudere.
# source: ffd67ebbef86
example-exchange-after-closing = Uno scambio dopo la chiusura
    .note = Regola della casa: prima dell’apertura l’avversario può ancora scambiare il fante d’atout.
# source: ade7d668cf01
example-marriage-waits = Un matrimonio aspetta una presa
    .note = Annunciato con la prima apertura, contato con la prima presa.
# source: 0fcd46d33919
example-marriage-never-counts = Un matrimonio che non conta mai
    .note = Aspetta una presa che non arriva, e la mano è vinta contro chi non ha prese.
# source: 9a70f1ed2a63
example-marriage-wins-at-once = Un matrimonio vince subito
    .note = Con una presa già fatta conta all’istante, e la dichiarazione viene prima ancora dell’apertura.
# source: 975023ee0b24
example-king-of-the-marriage = Il re del matrimonio
    .note = Qui il re vince e la regina perde, e la differenza è di un punto solo.
# source: 921d83029bca
example-marriage-only-on-lead = Niente matrimonio in risposta
    .note = Un re giocato in silenzio conta solo come carta. In risposta non si può annunciare niente, prima di aprire sì.
# source: 34efc5653c7f
example-late-marriage = Un matrimonio a tallone esaurito
    .note = Conta anche nel gioco obbligato, e la risposta è obbligata.
# source: e548d993ad5b
example-no-late-marriage = Niente matrimoni tardivi
    .note = Regola della casa: la stessa posizione, ma il matrimonio non si può annunciare.
# source: 776529b00cd9
example-announced-without-a-word = Annuncio senza parole
    .note = Regola della casa: basta aprire con la regina.
# source: a2c1f739f230
example-reply-to-a-marriage = La risposta a un matrimonio
    .note = Il tallone è chiuso, ma l’avversario non ha né il seme né un atout, e così può giocare qualsiasi carta.
# source: 2125832529a1
example-closed-for-three = Chiuso prima che l’avversario avesse una presa
    .note = L’avversario fa prese più tardi, ma al momento della chiusura non ne aveva, e conta quello.
# source: 96fc4529eb77
example-frozen-at-closing = Contato alla chiusura
    .note = Alla fine l’avversario è in salvo, ma non lo era quando il tallone è stato chiuso.
# source: b4eab27d253f
example-not-frozen = Contato alla fine
    .note = La stessa mano con la chiusura dura: ora conta anche ciò che l’avversario ha preso dopo, e la vittoria vale meno.
# source: 2793bbf62f85
example-closer-fails = Una chiusura che fallisce
    .note = Mancano pochi punti e le carte sono finite: vince l’avversario, che alla chiusura aveva una presa.
# source: 2bb75b7a0b0f
example-closer-fails-for-three = Una chiusura che fallisce male
    .note = L’avversario non aveva prese quando il tallone è stato chiuso. Tutte quelle fatte da allora non rendono la chiusura meno cara.
# source: 799a1715a7c1
example-other-goes-out = Arriva prima l’altro
    .note = Chi ha abbastanza punti vince, anche contro chi ha chiuso.
# source: f94d1e8a323a
example-opponent-at-33 = Un avversario appena in salvo
    .note = Proprio al limite: la vittoria vale il meno possibile.
# source: a687b98c8088
example-opponent-at-32 = Un avversario a un soffio dalla salvezza
    .note = Le stesse carte con un punto in meno per l’avversario, e la vittoria vale di più.
# source: e9d40ddeeb2e
example-false-claim = Una dichiarazione sbagliata
    .note = Manca un punto solo, e la mano è persa.
# source: baf300f1dd01
example-false-claim-for-three = Una dichiarazione sbagliata contro chi non ha prese
    .note = L’avversario non ha ancora prese, e proprio per questo vince di più.
# source: 3f2cd095218f
example-false-claim-by-the-closer = Dichiara a torto chi ha chiuso
    .note = Contano le prese dell’avversario al momento della chiusura: non ce n’erano.
# source: c9eac9db3e43
example-false-claim-priced-as-a-win = Una dichiarazione sbagliata, al prezzo di una vittoria
    .note = Regola della casa: l’avversario è in salvo, perciò una dichiarazione giusta avrebbe fruttato poco, e altrettanto poco costa l’errore.
# source: a10756e6602c
example-unclaimed = Punti sufficienti, ma nessuna dichiarazione
    .note = Si è perso il conto, si è persa l’ultima presa, e con lei la mano.
# source: 493a383a237d
example-claim-after-the-last-trick = Una dichiarazione dopo l’ultima presa
    .note = Le carte sono finite, e c’è appena il tempo di dichiarare.
# source: 719feaea0acd
example-claim-left-out = Una dichiarazione mancata
    .note = Senza la dichiarazione conta solo l’ultima presa, che vale meno.
# source: e1124e97c0f7
example-claim-waits-for-the-lead = Una dichiarazione deve aspettare
    .note = I punti ci sono, ma tocca aprire all’altro. Prima la presa, poi la dichiarazione.
# source: 7fb168f8c85a
example-claim-in-reply = Una dichiarazione in risposta
    .note = Regola della casa: la stessa posizione, e la dichiarazione non deve aspettare.
# source: f5897c00b4b9
example-won-without-a-word = Vittoria senza parole
    .note = Con la presa arrivano i punti che bastano, e la mano è finita.
# source: b4e8a4c1f773
example-ends-only-once = Un matrimonio che chiude la mano, una volta sola
    .note = Si apre con il re, il matrimonio conta senza parole, e i punti vincono senza parole: la mano finisce una volta sola.
# source: f646f222e4ff
example-close-after-announcing = Chiudere dopo l’annuncio
    .note = Regola della casa: prima il matrimonio, poi il tallone, poi l’apertura.
# source: d7186392db84
example-revoke = Una carta irregolare
    .note = Si sarebbe dovuto giocare l’asso. In un torneo la mano è persa.
# source: 59bc06250bf8
example-revoke-for-three = Una carta irregolare contro chi non ha prese
    .note = Chi ha chiuso non ha ancora prese quando l’avversario non risponde al seme.
# source: 719bfa43d0c4
example-revoke-at-a-fixed-price = Una carta irregolare a prezzo fisso
    .note = Regola della casa: il prezzo è il più alto, con o senza prese.
# source: cc51dd54a9ff
example-refusals = Che cosa non si può fare
    .note = Carte degli altri, più carte insieme, un passo, dare le carte a metà della mano: prova con «E se…?» e leggi perché no.
# source: b6328498f6ae
example-bummerl = La fine di un bummerl
    .note = Una mano è vinta, dà le carte l’altro giocatore, e la mano successiva mette fine a tutto.
# source: 0012b61d3403
example-double-bummerl = Un bummerl doppio
    .note = Regola della casa: chi ha perso non ha vinto nemmeno un punto partita.
# source: 084fb3a24119
example-winner-deals = Dà le carte chi ha vinto
    .note = Regola della casa: chi ha vinto la mano dà le carte nella successiva, e apre l’altro.
# source: 5f2984634040
example-loser-deals = Dà le carte chi ha perso
    .note = Regola della casa: dà le carte chi ha perso, e apre di nuovo chi ha vinto.
# number: cards are named
# source: 10e92606b1a2
example-with-nines = Con i nove: come comincia una mano
    .note = Un mazzo più grande, mani più grandi, un tallone più grande.
# number: cards are named
# source: 3701333551aa
example-trick-worth-nothing = Una presa che non vale niente
    .note = L’unica presa dell’avversario era fatta di soli nove. Resta comunque una presa.
# source: c301ae02577a
example-whole-deal = Una mano intera, fino all’ultima presa
    .note = Nessuno ci arriva: vince l’ultima presa, con meno punti.
# source: 3af8fd066b33
example-draw-the-last-trump = Far cadere l’ultimo atout
    .note = Vince solo il fante d’atout: fa cadere l’asso, e il resto non si può più fermare.
# source: c368ad352026
example-whole-bummerl = Un bummerl intero
    .note = Mano dopo mano, dall’inizio del conto alla fine: punti sufficienti, una chiusura fallita, un’ultima presa, e di nuovo punti sufficienti.
# source: 220862bf5046
example-schneider = Un bummerl senza nemmeno un punto partita
    .note = Regola della casa: chi perde non ha vinto nessuna mano. È uno «Schneider», e il bummerl vale doppio.


## Problemi

# source: 8c25f367d371
problem-question =
    { $value ->
        [one] Apre { $seat }. Come vince { $value-text } punto partita?
       *[other] Apre { $seat }. Come vince { $value-text } punti partita?
    }
# source: 72d479090bf6
problem-wins =
    { $value ->
        [one] { $seat } vince { $value-text } punto partita.
       *[other] { $seat } vince { $value-text } punti partita.
    }
# source: 64323e11100d
problem-loses =
    { $value ->
        [one] { $seat } perde { $value-text } punto partita.
       *[other] { $seat } perde { $value-text } punti partita.
    }
# source: 294c0320ce84
problem-stands =
    { $tricks ->
        [0] { $seat } ha { $points-text } punti su { $enough-text } e nessuna presa.
        [one] { $seat } ha { $points-text } punti su { $enough-text } e { $tricks-text } presa.
       *[other] { $seat } ha { $points-text } punti su { $enough-text } e { $tricks-text } prese.
    }
# source: 320127a14ef3
problem-takes = Chi dichiara con { $enough-text } punti vince la mano: { $no-trick-win-text } punti partita contro un avversario senza prese, { $under-safe-win-text } contro chi ne ha meno di { $safe-text }, altrimenti { $plain-win-text }. Se nessuno dichiara e il tallone non è stato chiuso, l’ultima presa vince { $last-trick-win-text }.
# source: ca537991139b
theme-draw-trumps = Far cadere gli atout
    .about = Le carte alte valgono solo quando non resta niente per tagliarle: conta gli atout che mancano e apri con i tuoi mentre l’avversario è obbligato a rispondere.
# source: 1b365f22d6cb
theme-force-trump = Costringere a tagliare
    .about = Nel gioco obbligato apri in un seme che l’avversario non ha più: deve tagliare, e ogni atout speso così è uno in meno contro le tue carte buone.
# source: dfb12eca5147
theme-give-up-lead = Cedere una presa
    .about = Cedi ora una presa da poco: l’avversario dovrà aprire nei semi in cui sei forte, o consumare le carte che proteggono le sue.
# source: a5b55b7e37f9
theme-last-trick = Giocare per l’ultima presa
    .about = Quando nessuno può arrivare ai punti che servono, conta solo chi fa l’ultima presa: tieni la carta che la fa.
# source: e33eadb5c396
theme-keep-marriage = Conservare il matrimonio
    .about = Un matrimonio si annuncia solo aprendo: gioca gli altri semi nell’ordine che ti riporta ad aprire con il matrimonio ancora in mano.
# source: 97134aa5dad1
theme-count-safe = Contare fino a { $safe-text }
    .about = Una vittoria vale di più finché l’avversario resta sotto i { $safe-text } punti: prima di ogni presa conta quanti ne avrebbe facendola.
# source: 8314d2414550
theme-time-closing = Chiudere ora o più tardi
    .about = Dopo una chiusura nessuno pesca più e ogni risposta è obbligata, ma chi ha chiuso deve poi arrivare ai punti che servono: chiudi quando le tue carte bastano contro quelle che l’avversario ha in mano in quel momento.

## What changed

# source: cba83ad583f3
change-german-cards = Gli esempi si possono vedere con le carte tedesche, che allora sono chiamate con i loro nomi.

## I passi del percorso

# source: 614cc932e2c1
lesson-deal = Entrambi ricevono una mano; una carta si scopre e il suo seme è l’atout, il più forte; il resto è il tallone. Vince la mano chi arriva per primo a { $enough-text } punti. Il numero accanto al nome scende di mano in mano: per ora si può lasciar stare.
# review: "aprire" for leading; is "uscire" or "giocare di mano" usual at your table?
# source: 230e7efd8f03
lesson-lead = Sei { $seat } e apri. Gioca una carta qualsiasi. L’avversario risponde nel passo seguente, e la carta migliore prende l’altra: è una presa. In ogni seme le carte, dalla più alta alla più bassa, sono { $order }.
# source: 57ba8faea4df
lesson-reply = Ora sei { $seat }, dall’altra parte del tavolo. Finché ci sono carte nel tallone, la risposta è libera: nessuno deve rispondere al seme né prendere. Quali carte si possono giocare?
# source: 66dadea2825f
lesson-trump = Il seme della carta scoperta è l’atout: un atout batte ogni carta di un altro seme. Chi fa questa presa?
# source: 3d88bd9d6826
lesson-take = Sei { $seat }. L’avversario ha fatto la presa precedente e ha aperto. Prendi la sua carta con una più alta dello stesso seme. Poi guarda come si pesca dal tallone e chi apre dopo.
# source: c285405cdca5
lesson-count = Ogni carta ha un valore, e i punti si contano a mente: { $order } valgono, nell’ordine, { $ace-value-text }, { $ten-value-text }, { $king-value-text }, { $queen-value-text } e { $jack-value-text }. Come stanno i giocatori dopo questa presa?
# number: names of cards
# source: 99a3929efd8c
lesson-marry = Sei { $seat }, tocca a te aprire, e hai re e regina di un seme. È un matrimonio: annuncialo, e vale punti.
# source: 50c02dd7728c
lesson-lead-it = Chi ha annunciato deve aprire con una carta del matrimonio. Se non ha ancora prese, i punti aspettano la sua prima presa. Se vuoi, provane prima un’altra.
# source: e4f8e4707183
lesson-keeps = Se la carta di apertura non viene battuta, la presa è di chi ha aperto.
# source: 746de6826dd3
lesson-last-draw = Il tallone sta finendo. Chi fa questa presa pesca l’ultima carta coperta, e all’avversario va l’atout scoperto.
# review: "superare la carta di apertura" for beating the card led
# source: 46c4518ff043
lesson-strict = Il tallone è esaurito, e la risposta non è più libera: chi ha carte del seme di apertura deve giocarne una, e se può deve superare la carta di apertura; chi non ne ha deve giocare un atout, se ce l’ha. Quali carte si possono giocare?
# review: the last two sentences: what a deal is worth, and the last trick, told to a beginner
# source: 086beeb6e1cb
lesson-claim = Sei { $seat }. Nessuno conta per te: chi ha { $enough-text } punti deve dirlo, e chi si sbaglia perde la mano. Hai contato, e bastano. Meno punti ha l’avversario, più punti partita vinci. Se nessuno lo dice fino in fondo, decide l’ultima presa.
# source: f0736bf3b377
lesson-exchange = Sei { $seat }. Hai l’atout più basso, e tocca a te aprire. Scambialo con l’atout scoperto.
# source: 5d52f89ba8b7
lesson-close = Chi è sicuro di vincere può chiudere il tallone. Nessuno pesca più, e la risposta è subito obbligata. Se va male, costa di più.
