### Vorms (Voormsi), in Italian.
### Terms: lead = aprire/apertura, head = (essere) in testa, beat = battere, take a card = prendere, side = squadra, partner = compagno,
### stock = tallone, draw = pescare, stroke = tacca, points become real = diventano effettivi (before that they are "in sospeso"),
### brought home = portato a casa, thrown in = scartato, play (of one player in a trick) = giocata, rubber/game = partita.
### Toqutsit and Voormsi are masculine and have no article, except with a possessor (il Voormsi del compagno).
### The cards of the facts (kings, sevens, the three, the eight, jack) are all masculine, and agreement relies on that; no sentence that
### can have a queen in it agrees with the card.

# number: names of cards
# source: 9b3f8f8c9282
game-vorms = Vorms
    .short = Il gioco di prese della Groenlandia: un ordine delle carte tutto suo, i sette che sono forti solo in apertura, e in cima una coppia di carte di pari forza che si danno la caccia.
    .minute =
        { $players ->
            [4] I compagni siedono l’uno di fronte all’altro. Ciascuno ha in mano { $hand-size-text } carte e dopo ogni presa ne pesca altre dal tallone. Si apre con una carta, o con più carte dello stesso valore; gli altri ne giocano altrettante, quelle che vogliono. In cima stanno { $toqutsit-the }, detto Toqutsit, e { $voormsi-the }, detto Voormsi: chi arriva dopo batte chi è arrivato prima. Un sette giocato in apertura batte perfino loro, e { $three-the } batte tutto, tranne quando si gioca in apertura. Una squadra fa punti con le prese e catturando o salvando Voormsi, ma i suoi punti diventano effettivi solo quando perde una presa o quando la mano finisce. Vince la prima squadra che cancella esattamente { $strokes-text } tacche.
           *[other] Ognuno gioca per sé, ha in mano { $hand-size-text } carte e via via ne pesca altre dal tallone. Si apre con una carta, o con più carte dello stesso valore; poi se ne giocano ogni volta altrettante, quelle che si vogliono. In cima stanno { $toqutsit-the }, detto Toqutsit, e { $voormsi-the }, detto Voormsi: chi arriva dopo batte chi è arrivato prima. Un sette giocato in apertura batte perfino loro, e { $three-the } batte tutto, tranne quando si gioca in apertura. I punti vengono dalle prese e dal catturare o salvare Voormsi, ma diventano effettivi solo quando si perde una presa o quando la mano finisce. Vince il primo che cancella esattamente { $strokes-text } tacche.
        }
    .names = Voormsi, Vôrmse, Wumps

# source: 9eb4cf800017
kind-distant = parente lontano

## Overview

# source: 4ea52262b330
trick-game = Il Vorms è un gioco di prese senza atout. Quasi tutte le carte, di qualunque seme, stanno in un solo ordine, e poche vi fanno eccezione. Nessuno è obbligato a rispondere al seme.
    .title = Un gioco di prese

## Players

# source: 37bb7834f3da
players =
    { $players ->
        [4] Di solito si gioca in { $players-text }. Con qualche modifica si può giocare anche in meno, fino a un minimo di { $fewest-text }.
       *[other] In questa variante si gioca in { $players-text }. Si può giocare da { $fewest-text } a { $most-text }; di solito si è in { $most-text }.
    }
    .title = In quanti si gioca
# source: 77a02f3f2d30
partners = I giocatori formano { $sides-text } squadre per tutta la partita. I compagni siedono l’uno di fronte all’altro e segnano i punti insieme.
    .title = Compagni
# source: e12dcf10dded
alone = Ognuno gioca e segna punti per sé. Dove queste regole parlano di squadra, ogni giocatore fa squadra da solo.
    .title = Niente compagni

## Pack

# number: names of ranks
# source: e71cc7590bcb
pack = Il mazzo ha { $pack-size-text } carte: di ogni seme l’asso, il re, la regina, il fante, il nove, l’otto, il sette, il sei e il cinque. Manca soltanto il re di quadri: al suo posto c’è { $three-the }.
    .title = Il mazzo
# source: 6de7bfb89b43
named-cards = { $toqutsit-The } si chiama Toqutsit, che in groenlandese vuol dire «il tuo boia»; { $voormsi-the } si chiama Voormsi. Gran parte del punteggio gira intorno a queste carte.
    .title = Toqutsit e Voormsi
# number: names of ranks
# source: b586a0976e94
card-order = Una carta è battuta da qualsiasi carta più alta, di qualunque seme. Le più alte sono Toqutsit e Voormsi. Viene poi, da solo, { $high-eight-the }. Seguono, un valore intero dopo l’altro, { $middle-ranks }, senza il fante e l’otto già nominati. La penultima è { $king-of-clubs-the }, e { $king-of-spades-the } è la più bassa. I sette e il tre di quadri stanno fuori da quest’ordine.
    .title = Ordine delle carte
# source: 1200afb4f716
suit-order = Fra carte dello stesso valore decide il seme: i fiori sono i più alti, poi vengono le picche, poi i cuori, e i quadri sono i più bassi.
    .title = Ordine dei semi

## Object

# source: fe54b702a146
aim = Cancellare prima degli altri tutte le { $strokes-text } tacche del proprio braccio della croce. Per farlo servono punti: vengono dalle prese e dalla sorte di Voormsi.
    .title = Lo scopo

## The deal

# source: c1dd5d9105bf
first-dealer = Ciascuno pesca una carta. Chi ha la più bassa dà le carte per primo.
    .title = Il primo mazziere
# source: 1fe749516471
deal-four = Il mazziere dà { $hand-size-text } carte a ciascuno, una alla volta, a partire dal giocatore alla sua sinistra. Le altre { $stock-size-text } restano coperte e formano il tallone.
    .title = Distribuzione
# source: 6015fcda1591
deal-all = Si distribuisce tutto il mazzo, una carta alla volta, a partire dal giocatore alla sinistra del mazziere: { $hand-size-text } carte ciascuno. Non c’è tallone, e nessuno pesca.
    .title = Distribuzione di tutto il mazzo
# source: 3f1b17615ad9
deal-passes-left = Finita una mano, tocca dare le carte al giocatore alla sinistra del mazziere. Le tacche cancellate restano cancellate.
    .title = La distribuzione successiva

## The play

# source: fa8b64a8ec63
eldest-leads = La prima presa la apre il giocatore alla sinistra del mazziere.
    .title = Chi comincia
# source: cbf6de857fba
lead-one = Si può aprire con una carta sola, una qualsiasi della propria mano.
    .title = Aprire con una carta
# number: names of ranks
# source: 6c48bea77e16
lead-group = Si può aprire con più carte dello stesso valore insieme, fino a { $most-led-text }. Va bene qualsiasi valore, anche i sette e i re; qui Voormsi vale come un re.
    .title = Aprire con più carte
# source: bcc37eb8927e
one-rank = Le carte con cui si apre insieme devono essere dello stesso valore.
    .title = Un solo valore
    .refused = Le carte con cui si apre insieme devono essere dello stesso valore: { $rank } con { $rank }.
# source: 932171af036b
three-alone = { $three-The } nel mazzo sta al posto di un re, ma non è un re: in apertura si gioca da solo o non si gioca.
    .title = Non insieme ai re
    .refused = { $card-The } non è un re: in apertura si può giocare soltanto da solo.
# source: c14d42022b54
three-with-kings = { $three-The } in apertura vale come un re: si può giocare insieme ai re.
    .title = Insieme ai re
# source: f26fa328cdd4
too-many-led = Nessuno può aprire con più carte di quante ne possa giocare ciascuno degli altri.
    .title = Non più di quante ne hanno tutti
    .refused =
        { $count ->
            [one] Qualcuno non avrebbe abbastanza carte. Ora si può aprire soltanto con { $count-text } carta.
           *[other] Qualcuno non avrebbe abbastanza carte. Ora si può aprire al massimo con { $count-text } carte.
        }
# source: f11d2d211e19
same-number = Ciascuno gioca tante carte quante ne ha giocate chi ha aperto. Non occorre che siano dello stesso valore.
    .title = Tante carte quante in apertura
    .refused =
        { $count ->
            [one] Si è aperto con { $count-text } carta: bisogna giocarne { $count-text }.
           *[other] Si è aperto con { $count-text } carte: bisogna giocarne { $count-text }.
        }
# source: ddb0082cdbbf
free-play = Si gioca quello che si vuole. Non c’è obbligo di rispondere al seme, né al valore, né di battere.
    .title = Gioco libero
# source: da46234168d9
toqutsit-duty =
    { $toqu-duty ->
        [led] L’unica eccezione: se un avversario ha aperto con Voormsi, chi ha in mano Toqutsit, cioè { $toqutsit-the }, deve giocarlo, anche quando ormai è in testa un’altra carta.
       *[heading] L’unica eccezione: finché è in testa il Voormsi di un avversario, chi ha in mano Toqutsit, cioè { $toqutsit-the }, deve giocarlo.
    }
    .title = Obbligo di giocare Toqutsit
    .refused = { $card-The } è Toqutsit: va giocato sul Voormsi degli avversari.
# source: 42b276427099
duty-in-groups = Quando si giocano più carte insieme, una deve essere Toqutsit, anche se quelle carte non possono vincere.
    .title = L’obbligo in ogni gruppo
# source: c3d96109d6e3
duty-only-to-win = Quando si giocano più carte insieme, Toqutsit è d’obbligo solo se così si può vincere la presa.
    .title = L’obbligo solo per vincere

## The play: what beats what

# number: the seven and the three are names of cards
# source: 0fdcd95b0bcd
three-led = { $three-The }, giocato in apertura, non vale nulla: lo batte qualsiasi carta. La carta che lo fa vale a sua volta come apertura, e così un sette è forte come se avesse aperto.
    .title = Il tre di quadri in apertura
# number: the three is a name of a card
# source: 1af2f8f09085
three-thrown = { $three-The }, giocato non in apertura ma dopo, batte tutto, e nulla lo batte.
    .title = Il tre di quadri giocato dopo
# number: names of cards
# source: 69039314f16a
seven-led = Un sette giocato in apertura è forte. Batte ogni carta tranne queste: un sette di seme più alto, { $king-of-clubs-the } e { $three-the }. Nemmeno Toqutsit e Voormsi possono prenderlo.
    .title = Un sette in apertura
# number: names of cards
# source: e11634e2ddc0
higher-seven = Un sette forte è battuto da un sette di seme più alto, che a sua volta diventa forte. Il più alto è { $highest-seven-the }, il più basso { $lowest-seven-the }.
    .title = Un sette più alto
# number: names of cards
# source: 48a56df4e4bf
seven-thrown = Ogni altro sette non vale nulla: se non si gioca in apertura e non batte un sette forte, non prende niente.
    .title = Un sette non in apertura
# number: names of cards
# source: e45aa9be8871
king-takes-seven = { $king-of-clubs-The } batte un sette forte, qualunque cosa sia stata giocata nel frattempo. In ogni altro caso è la penultima carta.
    .title = Il re di fiori prende un sette
# number: names of cards
# source: de797608933a
king-on-king = { $king-of-spades-The } batte { $king-of-clubs-the } che ha appena battuto un sette forte, ma solo con la giocata immediatamente successiva. Dopo, lo batte soltanto { $three-the }.
    .title = Il re di picche sul re di fiori
# number: names of cards
# source: 483aaacc7251
king-late = Se nel frattempo si è giocato altro, { $king-of-spades-the } arriva troppo tardi e { $king-of-clubs-the } resiste. Da solo, { $king-of-spades-the } non può nulla contro un sette.
    .title = Il re di picche arriva tardi
# source: d8d853773117
equal-top = { $toqutsit-The } e { $voormsi-the }, cioè Toqutsit e Voormsi, sono di pari forza. Se vengono giocati nella stessa presa, chi arriva dopo batte chi è arrivato prima.
    .title = Pari in cima
# source: 6bd185883229
group-beats =
    { $beat ->
        [led] Più carte giocate insieme vincono la presa solo se ciascuna batte una carta diversa fra quelle dell’apertura. Non importa che cosa le abbia battute nel frattempo.
       *[heading] Più carte giocate insieme vincono la presa solo se ciascuna batte una carta diversa fra quelle in testa.
    }
    .title = Battere più carte

## The play: after the trick

# source: 1a61d541010a
winner-leads = Chi fa la presa apre la successiva.
    .title = La nuova apertura
# source: e842148f3bd8
trick-counts = Una presa aperta con più carte vale come altrettante prese, fino a { $most-led-text }.
    .title = Più prese in una
# source: 0a81f3a53f6e
second-round = Ogni presa ha { $plays-text } giocate. Dopo che hanno giocato l’uno e l’altro, le mani si reintegrano, e chi è in testa pesca per primo. Poi gioca di nuovo chi è in testa, e infine l’altro. La migliore delle { $plays-text } giocate vince la presa.
    .title = Si gioca di nuovo
# source: 4495938afa0f
draw-in-rotation = Dopo ogni presa, finché dura il tallone, le mani si riportano a { $hand-size-text } carte. Si pesca una carta alla volta, a turno, a cominciare da chi ha fatto la presa: così le mani restano uguali.
    .title = Pescare a turno
# source: 2ed0abd993c9
draw-each = Dopo ogni presa, finché dura il tallone, le mani si riportano a { $hand-size-text } carte. Chi ha fatto la presa pesca tutte quelle che gli mancano, poi tocca al giocatore seguente, e così via; quando il tallone si esaurisce, qualcuno può restare con meno carte.
    .title = Pescare tutto in una volta

## Scoring

# source: 6ac32f57c79b
cross = Si disegna una croce con un braccio di { $strokes-text } tacche per ciascuna delle { $sides-text } squadre. I punti si segnano cancellando tacche.
    .title = La croce
# number: the title names a trick by its place
# source: 3afcd790d840
fifth-trick =
    { $trick-points ->
        [one] Le prime { $fifth-text } prese di una squadra danno in tutto { $trick-points-text } punto; se sono di meno, non danno nulla.
       *[other] Le prime { $fifth-text } prese di una squadra danno in tutto { $trick-points-text } punti; se sono di meno, non danno nulla.
    }
    .title = La quinta presa
# number: the title names tricks by their place
# source: 50cc03803936
first-five =
    { $first-five-points ->
        [one] Se quelle { $fifth-text } sono anche le prime prese della mano, danno { $first-five-points-text } punto in più.
       *[other] Se quelle { $fifth-text } sono anche le prime prese della mano, danno { $first-five-points-text } punti in più.
    }
    .title = Le prime cinque prese
# source: d86a39ebc242
further-tricks =
    { $trick-points ->
        [one] Ogni presa oltre le { $fifth-text } dà ancora { $trick-points-text } punto.
       *[other] Ogni presa oltre le { $fifth-text } dà ancora { $trick-points-text } punti.
    }
    .title = Altre prese
# source: 00f29c72b1f6
all-void = Se una squadra fa tutte le { $tricks-text } prese, la mano è nulla e nessuno segna punti.
    .title = Una mano nulla
# source: 6662816b946f
voormsi-home =
    { $voormsi-points ->
        [one] La squadra che fa una presa con Voormsi, cioè { $voormsi-the }, segna per questo { $voormsi-points-text } punto, se Toqutsit poteva ancora batterlo. Vale anche se Toqutsit era nel tallone.
       *[other] La squadra che fa una presa con Voormsi, cioè { $voormsi-the }, segna per questo { $voormsi-points-text } punti, se Toqutsit poteva ancora batterlo. Vale anche se Toqutsit era nel tallone.
    }
    .title = Voormsi portato a casa
# source: 8fb61c0e91d2
voormsi-last = Voormsi non dà punti se è stato l’ultima carta giocata nella presa.
    .title = Voormsi come ultima carta
# source: 8583142315f0
voormsi-toqutsit-out = Voormsi non dà punti se Toqutsit era già stato giocato.
    .title = Toqutsit è già uscito
# source: 6c764851dbce
voormsi-toqutsit-held = Voormsi non dà punti se chi lo ha giocato aveva in mano anche Toqutsit.
    .title = Toqutsit nella stessa mano
# source: b39be061ac0a
voormsi-on-toqutsit = Questo vale anche all’interno di una presa: Voormsi che batte Toqutsit non dà punti.
    .title = Voormsi su Toqutsit non dà punti
# source: 981ab6453f98
voormsi-over-toqutsit = Se però è Voormsi stesso ad aver appena battuto Toqutsit nella stessa presa, il punto si segna.
    .title = Voormsi su Toqutsit dà il punto
# source: 714704403a02
toqutsit-takes-voormsi =
    { $toqutsit-points ->
        [one] Se Toqutsit batte un Voormsi avversario in testa e con esso si vince la presa, la sua squadra segna { $toqutsit-points-text } punto.
       *[other] Se Toqutsit batte un Voormsi avversario in testa e con esso si vince la presa, la sua squadra segna { $toqutsit-points-text } punti.
    }
    .title = Toqutsit prende Voormsi
# source: 9c15de3625a7
voormsi-thrown-in = Se Voormsi non era in testa ma era stato soltanto scartato, Toqutsit non dà punti.
    .title = Voormsi scartato
# source: 70b298899eee
own-voormsi =
    { $friendly-toqutsit ->
        [lose_game] Se Toqutsit batte Voormsi in testa, e Voormsi è della sua stessa squadra, quella squadra perde subito la partita.
        [lose_hand_points] Se Toqutsit batte Voormsi in testa, e Voormsi è della sua stessa squadra, la mano finisce, e quella squadra perde i punti della mano non ancora effettivi.
       *[reset_score] Se Toqutsit batte Voormsi in testa, e Voormsi è della sua stessa squadra, la mano finisce, quella squadra non segna nulla per questa mano, e si disegnano di nuovo tutte le tacche che aveva cancellato.
    }
    .title = Toqutsit sul proprio Voormsi
# source: 41e1452bb80c
spare-own-voormsi = Finché è possibile un’altra giocata, nessuno può battere con Toqutsit un Voormsi in testa della propria squadra.
    .title = Risparmiare il proprio Voormsi
    .refused = { $card-The } batterebbe il Voormsi della propria squadra: bisogna giocare altro.
# number: the name of a card
# source: 4cd2006efa3d
three-takes-voormsi =
    { $three-on-voormsi-points ->
        [one] Se { $three-the } batte Voormsi in testa, la sua squadra segna { $three-on-voormsi-points-text } punto, sia che Voormsi fosse di un avversario, sia che fosse del compagno.
       *[other] Se { $three-the } batte Voormsi in testa, la sua squadra segna { $three-on-voormsi-points-text } punti, sia che Voormsi fosse di un avversario, sia che fosse del compagno.
    }
    .title = Il tre di quadri prende Voormsi
# source: adacc9376dec
own-three-counts = Con { $three-the } si può prendere anche il proprio Voormsi, e si segna lo stesso.
    .title = Prendere il proprio Voormsi dà punti
# source: e14a84cb031f
own-three-nothing = Chi prende il proprio Voormsi con { $three-the } non segna nulla.
    .title = Prendere il proprio Voormsi non dà punti
# number: the name of a card
# source: 3722ccf2d0ff
three-takes-toqutsit =
    { $three-on-toqutsit-points ->
        [one] Se { $three-the } batte Toqutsit che ha appena battuto Voormsi in testa, la sua squadra segna { $three-on-toqutsit-points-text } punto, e quella di Toqutsit non segna nulla.
       *[other] Se { $three-the } batte Toqutsit che ha appena battuto Voormsi in testa, la sua squadra segna { $three-on-toqutsit-points-text } punti, e quella di Toqutsit non segna nulla.
    }
    .title = Il tre di quadri prende Toqutsit
# source: 0e07cd8ee850
three-on-toqutsit-alone = Se Toqutsit non ha battuto Voormsi, { $three-the } che lo prende non dà punti.
    .title = Toqutsit preso senza Voormsi
# source: 08b9b39eb9f2
realise-on-loss = I punti non sono subito effettivi. Quando una squadra perde una presa, cancella in una volta sola tante tacche quanti sono i punti che ha guadagnato fino ad allora.
    .title = Quando i punti diventano effettivi
# source: 55dc318f24d3
realise-at-end =
    { $end-order ->
        [winner_first] Alla fine della mano tutti i punti diventano effettivi: prima quelli della squadra che ha fatto l’ultima presa, poi quelli degli altri.
       *[loser_first] Alla fine della mano tutti i punti diventano effettivi: prima quelli di chi ha perso l’ultima presa, poi quelli della squadra che l’ha fatta.
    }
    .title = Alla fine della mano
# source: c8c1ac5c4671
overshoot = Una squadra che supera { $strokes-text } torna indietro: va avanti fino in fondo e poi indietro di tante tacche quante ne ha di troppo. Non ha perso, e continua a giocare.
    .title = Troppi punti

## Winning

# source: 7142937cf9cc
hand-over = La mano finisce quando tutte le carte sono giocate.
    .title = La fine della mano
# source: 42b40f7c7903
game-won = La squadra che arriva esattamente a { $strokes-text } vince subito la partita, anche a metà di una mano. Altrimenti si dà un’altra mano.
    .title = Vincere la partita

## Irregularities

# source: 4923a7cd46a7
show-hand = Chi segna punti per una presa fatta con Voormsi, se glielo chiedono, deve mostrare subito la propria mano, per provare che Toqutsit non c’è.
    .title = Mostrare la mano

## Tabella

# source: de3f21a6419c
standing-three-led = { $three-The } in apertura
    .about = Ora non vale nulla: la carta che segue prende il suo posto e vale come apertura.
# source: cbee682c5e9b
standing-three-thrown = { $three-The } giocato dopo
    .about = Se non è in apertura, sta sopra tutto.
# source: 0ddc9039b606
standing-plain = Nell’ordine normale
    .about = Conta solo il posto nell’ordine, qualunque sia il seme di apertura. Toqutsit e Voormsi si battono a vicenda.
# source: ea350c637552
standing-strong-seven = I sette forti
    .about = Un sette giocato in apertura, o per primo sul tre di quadri in apertura, o che ha battuto un altro sette forte. Ogni altro sette non prende niente.
# source: 87ed0d25adfb
standing-king-over-seven = { $king-of-clubs-The } su un sette forte
    .about = Ha appena preso il sette, e non è più fra le carte più basse.
# source: 747bf721c640
standing-king-over-king = { $king-of-spades-The } su quel re
    .about = Giocato subito dopo il re di fiori che ha appena preso un sette forte.
# source: 8171efebbbe0
situation-led = in apertura
# source: 3e32829be0e5
situation-second = per prima sul tre di quadri in apertura
# source: 64c60f63d8dc
situation-thrown = più tardi nella presa

## Things on the table

# source: de8b07513d7f
zone-trick = La presa
# source: d3f70ac7c7c4
zone-stock = Tallone
# source: 06b4ffb46395
zone-played = Già giocate
# source: 4fcdfbe852b2
outcome-counted = tacche di vantaggio in questa mano su ogni altra parte
# source: 5d2ef3e549fe
fact-score =
    { $value ->
        [one] { $seat }: { $value-text } tacca cancellata
       *[other] { $seat }: { $value-text } tacche cancellate
    }
    .own =
        { $value ->
            [one] { $value-text } tacca cancellata
           *[other] { $value-text } tacche cancellate
        }
# source: 839937859cc3
fact-hand_points =
    { $value ->
        [one] { $seat }: { $value-text } punto in sospeso
       *[other] { $seat }: { $value-text } punti in sospeso
    }
    .own =
        { $value ->
            [one] { $value-text } punto in sospeso
           *[other] { $value-text } punti in sospeso
        }
# source: ff492d544a4f
fact-tricks =
    { $value ->
        [one] { $seat }: { $value-text } presa
       *[other] { $seat }: { $value-text } prese
    }
    .own =
        { $value ->
            [one] { $value-text } presa
           *[other] { $value-text } prese
        }
# source: 8a37f332441d
fact-stock =
    { $value ->
        [one] { $value-text } carta nel tallone
       *[other] { $value-text } carte nel tallone
    }

## What happens; $seat is a player or a side

# source: 59ea9f3f5ae8
event-played = { $seat } gioca { $cards-the }.
# source: aa7f37fde14f
event-drew = { $seat } pesca { $card-the }.
# source: 9df47fac798f
event-takes =
    { $value ->
        [three-led] { $card-The } passa in testa e vale come apertura, perché { $next-the } in apertura non vale nulla.
        [three-thrown] { $card-The } batte { $next-the } e qualsiasi altra carta.
        [higher-seven] { $card-The } batte { $next-the }, perché è di seme più alto.
        [king-takes-seven] { $card-The } ha il potere di battere { $next-the }.
        [king-on-king] { $card-The } arriva subito dopo { $next-the } e lo batte.
        [equal-top] { $card-The } e { $next-the } sono di pari forza, e vince chi arriva dopo.
       *[card-order] { $card-The } batte { $next-the }.
    }
# source: 4470352093c8
event-falls-short =
    { $value ->
        [seven-thrown] { $card-The } non è in apertura, perciò non vale nulla.
        [king-late] { $card-The } arriva troppo tardi: doveva venire subito dopo { $next-the }.
       *[group-beats] Non basta: ogni carta deve batterne una diversa, ma per { $cards-the } non ce n’è.
    }
# source: 22c664a39107
event-why-led = { $seat } aveva aperto con { $cards-the }.
# source: 2dfee4454545
event-why-took =
    { $value ->
        [three-led] { $card-The } veniva subito dopo { $next-the }, e valeva come apertura.
        [three-thrown] { $card-The } ha battuto { $next-the }.
        [higher-seven] { $card-The } ha battuto { $next-the }, perché è di seme più alto.
        [king-takes-seven] { $card-The } ha battuto { $next-the } con il suo potere speciale.
        [king-on-king] { $card-The } ha battuto { $next-the }, perché veniva subito dopo.
        [equal-top] { $card-The } ha battuto una carta di pari forza, { $next-the }, perché veniva dopo.
       *[card-order] { $card-The } ha battuto { $next-the }.
    }
# number: names of cards
# source: 495b5d224cad
event-why-stands =
    { $value ->
        [strong-seven] { $card-The } valeva come sette forte.
        [king-over-seven] { $card-The } aveva preso un sette forte.
        [king-over-king] { $card-The } aveva avuto l’ultima parola fra i re.
        [three-led] { $card-The } era in apertura, e qualsiasi carta poteva batterlo.
        [three-thrown] { $card-The } non era in apertura, e così nulla poteva batterlo.
       *[plain] { $card-The } seguiva l’ordine normale.
    }
# "questa carta" is the card named in event-why-stands, of either gender. Of the cards that beat a king,
# only the king of spades has to come directly; so that condition is put upon kings alone.
# source: 8eaf5ca3c844
event-would-beat =
    { $value ->
        [three-led] Bastava qualsiasi carta, perfino { $card-the }.
        [king-over-seven]
            { $cards-count ->
                [1] Solo { $cards-the } poteva batterlo.
               *[other] Solo { $cards-the } potevano batterlo, e un re solo se giocato subito dopo.
            }
       *[other]
            { $cards-count ->
                [1] Solo { $cards-the } poteva battere questa carta.
                [2] Solo { $cards-the } potevano battere questa carta.
                [3] Solo { $cards-the } potevano battere questa carta.
                [4] Solo { $cards-the } potevano battere questa carta.
                [5] Solo { $cards-the } potevano battere questa carta.
               *[other] Bastava una carta più alta, { $card-from } in su.
            }
    }
# number: the trick is named by its place
# source: c5e909c71718
event-fifth-trick =
    { $value ->
        [one] La quinta presa: { $value-text } punto per { $seat }.
       *[other] La quinta presa: { $value-text } punti per { $seat }.
    }
# source: 2a4557edbf69
event-first-five =
    { $value ->
        [one] Erano le prime della mano: { $value-text } punto in più per { $seat }.
       *[other] Erano le prime della mano: { $value-text } punti in più per { $seat }.
    }
# source: f8ea67a9d83a
event-further-tricks =
    { $value ->
        [one] Per altre prese: { $value-text } punto per { $seat }.
       *[other] Per altre prese: { $value-text } punti per { $seat }.
    }
# source: 17040a59304e
event-voormsi-home =
    { $value ->
        [one] Voormsi è portato a casa: { $value-text } punto per { $seat }.
       *[other] Voormsi è portato a casa: { $value-text } punti per { $seat }.
    }
# source: 3f5aff1300b3
event-voormsi-last = Voormsi era l’ultima carta della presa, perciò non dà punti.
# source: 7ab1b0b7f296
event-voormsi-toqutsit-out = Toqutsit era già uscito, perciò Voormsi non dà punti.
# source: d812edc337af
event-voormsi-toqutsit-held = Toqutsit era nella stessa mano, perciò Voormsi non dà punti.
# source: a783e48b7e17
event-voormsi-thrown-in = Voormsi non era in testa, perciò Toqutsit non dà punti.
# source: 95943d1e34a4
event-toqutsit-takes-voormsi =
    { $value ->
        [one] Toqutsit ha preso Voormsi: { $value-text } punto per { $seat }.
       *[other] Toqutsit ha preso Voormsi: { $value-text } punti per { $seat }.
    }
# source: c9f63e6a0ac6
event-three-takes-voormsi =
    { $value ->
        [one] { $card-The } ha preso Voormsi: { $value-text } punto per { $seat }.
       *[other] { $card-The } ha preso Voormsi: { $value-text } punti per { $seat }.
    }
# source: 347ebfae7810
event-three-takes-toqutsit =
    { $value ->
        [one] { $card-The } ha preso Toqutsit, che aveva preso Voormsi: { $value-text } punto per { $seat }, e niente per Toqutsit.
       *[other] { $card-The } ha preso Toqutsit, che aveva preso Voormsi: { $value-text } punti per { $seat }, e niente per Toqutsit.
    }
# source: 64d4b1455b9c
event-three-on-toqutsit-alone = Toqutsit non aveva preso Voormsi, perciò prenderlo non dà punti.
# source: dc9816ba45e6
event-own-voormsi =
    { $value ->
        [lose_game] Toqutsit ha preso il Voormsi della propria squadra, e { $seat } perde la partita.
        [lose_hand_points] Toqutsit ha preso il Voormsi della propria squadra: { $seat } perde i punti in sospeso.
       *[reset_score] Toqutsit ha preso il Voormsi della propria squadra: per { $seat } si disegnano di nuovo tutte le tacche.
    }
# source: 7890b07e91af
event-realised =
    { $value ->
        [one] Ora il punto è effettivo: { $seat } cancella { $value-text } tacca.
       *[other] Ora i punti sono effettivi: { $seat } cancella { $value-text } tacche.
    }
# source: efe2d5d5dccf
event-set-back = Si va oltre la fine, e il conto torna indietro: ora { $seat } è a { $value-text }.
# source: 3b79894dd273
event-hand-void = { $seat } ha fatto tutte le prese: la mano è nulla, e nessuno segna punti.
# source: be9d889c062c
event-hand-over = La mano è finita.

## Options: the points on which sources or tables differ

# source: 5639f776ce0c
option-players = Giocatori
    .help = In quanti si gioca? Da questo dipendono le squadre, le prese e la lunghezza della croce.
# number: the name of a card
# source: 0409f0158ea9
option-three_counts_as_king = Il tre di quadri insieme ai re
    .help = Si può aprire con il tre di quadri insieme ai re?
# source: e8a64d55f634
option-toqu_duty = Obbligo di giocare Toqutsit
    .help = Quando si deve giocare Toqutsit sul Voormsi di un avversario?
# source: 14427ba6e0a1
choice-toqu_duty-heading = finché Voormsi è in testa
# source: 7b78f4252137
choice-toqu_duty-led = ogni volta che si è aperto con Voormsi
# source: 989c4792136f
option-toqu_duty_hopeless = L’obbligo in un gruppo che non può vincere
    .help = Toqutsit deve essere fra le carte giocate insieme anche se non possono fare la presa?
# source: c4e47dd7ddc1
option-beat = Che cosa deve battere un gruppo
    .help = Più carte giocate insieme devono battere quelle in testa o quelle dell’apertura?
# source: 7844b3e0e290
choice-beat-heading = le carte in testa
# source: e2e17cbf9136
choice-beat-led = le carte dell’apertura
# source: 21502e7b34a9
option-friendly_toqutsit = Toqutsit sul proprio Voormsi
    .help = Che cosa succede quando Toqutsit batte Voormsi in testa, e Voormsi è della sua stessa squadra?
# source: 3bd78fc0140f
choice-friendly_toqutsit-reset_score = si disegnano di nuovo tutte le tacche della squadra
# source: e7c90fea25aa
choice-friendly_toqutsit-lose_hand_points = la squadra perde i punti della mano
# source: 159b3851d838
choice-friendly_toqutsit-lose_game = la squadra perde la partita
# source: b6520a4d4f85
choice-friendly_toqutsit-forbidden = è vietato
# source: c7f40de542a0
option-voormsi_over_toqu = Punti per Voormsi su Toqutsit
    .help = Il punto di Voormsi si segna quando Voormsi batte Toqutsit nella stessa presa?
# source: ebfaa04f3682
option-end_order = Quali punti diventano effettivi per primi
    .help = Quando la mano finisce, di chi sono i punti che diventano effettivi per primi?
# source: 1cbaa140faa5
choice-end_order-loser_first = di chi ha perso l’ultima presa
# source: 3673d14f362a
choice-end_order-winner_first = di chi ha fatto l’ultima presa
# source: 47875c1e88ba
option-draw = Pescare
    .help = Si pesca una carta alla volta a turno, o ciascuno reintegra tutta la mano?
# source: 4ca68800b2f6
choice-draw-rotation = una carta alla volta, a turno
# source: 6189144dc98f
choice-draw-fill_each = ciascuno tutte quelle che gli mancano
# number: the name of a card
# source: f7f3ac382180
option-own_three = Il tre di quadri sul proprio Voormsi
    .help = Quando si gioca in pochi, si segnano punti prendendo il proprio Voormsi con il tre di quadri?
# source: fb9efc5d2849
option-deal_all = Tutto il mazzo distribuito
    .help = Si distribuisce tutto il mazzo all’inizio?

## Presets

# number: the number of players gives the variant its name
# source: 690872b3ab09
preset-four = Vorms in quattro
    .about = Il gioco abituale: i compagni siedono l’uno di fronte all’altro.
# number: the number of players gives the variant its name
# source: dd7f5b16c1a2
preset-three = Vorms in tre
    .about = Ognuno gioca per sé; una mano ha più prese e la croce ha più tacche.
# number: the number of players gives the variant its name
# source: b9a7c1351cf7
preset-two = Vorms in due
    .about = In ogni presa ciascuno gioca anche per un compagno invisibile.

## The game in steps

# source: 7446c93e35c0
step-deal-four = Prendi le { $pack-size-text } carte, con { $three-the } al posto del re di quadri. Chi pesca la carta più bassa ne dà { $hand-size-text } a ciascuno; il resto è il tallone.
# source: 28b7ff0a54ac
step-deal-all = Prendi le { $pack-size-text } carte, con { $three-the } al posto del re di quadri. Chi pesca la carta più bassa le distribuisce tutte, { $hand-size-text } a ciascuno.
# source: b1e3a929d100
step-lead = Il giocatore alla sinistra del mazziere apre con una carta, o con più carte dello stesso valore, fino a { $most-led-text }.
# source: 38bb3240e8eb
step-play = Gli altri ne giocano altrettante, quelle che vogliono. Solo Toqutsit, cioè { $toqutsit-the }, va giocato per forza sul Voormsi di un avversario.
# number: names of ranks
# source: d914c0c06b0d
step-order = Dall’alto: { $toqutsit-the } e { $voormsi-the }, di pari forza; { $high-eight-the }; poi { $middle-ranks }; infine il re di fiori e il re di picche. A parità di valore: fiori, picche, cuori, quadri.
# number: names of ranks
# source: f755452f33ef
step-special = Un sette giocato in apertura perde solo contro un sette più alto, contro { $king-of-clubs-the } e contro { $three-the }. Se { $king-of-spades-the } arriva subito dopo quel re, lo batte. Giocato non in apertura ma dopo, { $three-the } batte tutto.
# source: e4a3fd74d31f
step-draw = Chi fa la presa apre di nuovo. Prima tutti riportano la mano a { $hand-size-text } carte, pescandone una alla volta, a turno.
# source: 49bab1959ba5
step-draw-each = Chi fa la presa apre di nuovo. Prima tutti riportano la mano a { $hand-size-text } carte: ciascuno pesca tutte quelle che gli mancano, a cominciare da chi ha fatto la presa.
# source: a26b723c8a63
step-draw-two = Dopo che avete giocato l’uno e l’altro, riportate la mano a { $hand-size-text } carte; chi è in testa pesca per primo e gioca di nuovo, poi tocca all’altro. Chi fa la presa pesca e apre.
# source: 21ca68938923
step-win-tricks =
    { $first-five-points ->
        [0] Segna { $trick-points-text } per le tue prime { $fifth-text } prese e { $trick-points-text } per ogni altra.
       *[other] Segna { $trick-points-text } per le tue prime { $fifth-text } prese, { $first-five-points-text } in più se erano le prime della mano, e { $trick-points-text } per ogni altra.
    }
# source: 7c3355bad81f
step-win-cards = Segna { $voormsi-points-text } per una presa fatta con Voormsi mentre Toqutsit era un pericolo, e { $toqutsit-points-text } se con Toqutsit prendi il Voormsi avversario in testa. Con { $three-the } segni { $three-on-voormsi-points-text } se prendi Voormsi in testa, { $three-on-toqutsit-points-text } se prendi Toqutsit che lo ha appena preso.
# source: 032aef5069bf
step-realise = I tuoi punti diventano effettivi quando perdi una presa o quando la mano finisce. Chi fa tutte le prese rende la mano nulla.
# source: 6d3eee446c2e
step-end = Se arrivi esattamente a { $strokes-text }, hai vinto subito. Se lo superi, torni indietro di altrettanto.

## Tips

# number: names of cards
# source: c22c2233a27c
tip-lead-a-seven = Un sette in mano non vale nulla finché non lo giochi in apertura. In apertura { $highest-seven-the } perde solo contro { $king-of-clubs-the } e contro { $three-the }; quando sono usciti, è una presa sicura. Quando i nostri bot hanno aperto con quello solo, ha fatto la presa in questa percentuale di casi: { $led-wins-7c-text }%.
    .title = Apri con i sette
# source: d6d1e4df061a
tip-keep-the-three = Non aprire mai con { $three-the }, se puoi evitarlo. Tenuto da parte, fa qualsiasi presa, soprattutto quella in cui Toqutsit ha appena preso Voormsi. Quando i nostri bot ci hanno aperto lo stesso, ha fatto la presa in questa percentuale di casi: { $led-wins-3d-text }%.
    .title = Tieni la carta invincibile
# number: names of cards
# source: f43a1f26a69e
tip-king-of-spades-ready = { $king-of-spades-The } serve solo se giochi subito dopo chi ha { $king-of-clubs-the }. Tienilo finché quel re non è uscito, se ce l’ha chi siede alla tua destra; altrimenti liberatene presto.
    .title = Il re di picche aspetta
# source: 73ec6ae65943
tip-voormsi-early = Voormsi dà punti solo finché c’è pericolo. Giocato per ultimo, o quando Toqutsit è uscito, fa una presa e nient’altro; giocato presto può portare il suo punto, oppure cadere.
    .title = Voormsi vuole il pericolo
# source: 433e0f1f1767
tip-spare-your-partner =
    { $friendly-toqutsit ->
        [forbidden] Su un Voormsi in testa della tua squadra Toqutsit non devi giocarlo, e non puoi nemmeno.
       *[other] Al Voormsi del compagno non devi nulla. Giocarci sopra Toqutsit è l’errore più caro di tutto il gioco: gioca qualsiasi altra cosa.
    }
    .title = Lascia in pace il Voormsi del compagno
# source: 9c4afd28f79e
tip-lead-pairs = Più carte in apertura sono difficili da battere, perché per ciascuna ne serve una diversa. Anche una coppia bassa spesso resiste, e vale tante prese quante sono le carte.
    .title = Apri con più carte
# source: debfbbffd2d2
tip-draw-out-toqutsit = Se sospetti che un avversario abbia Toqutsit, Voormsi lo costringe a uscire. In una coppia imbattibile non ti costa nulla: Toqutsit va giocato per forza, e non prende niente.
    .title = Fai uscire Toqutsit
# source: 58e34fd0ab54
tip-lose-one = Fare tutte le { $tricks-text } prese non vale nulla. Quando le hai tutte tranne l’ultima, lasciala agli altri: perdendola rendi effettivi i tuoi punti.
    .title = Perdine una in tempo
# source: 5d5be081696f
tip-count-the-strokes = Vicino a { $strokes-text } conta prima di giocare. Una presa persa al momento giusto vince la partita; una presa di troppo ti fa tornare indietro.
    .title = Conta fino in fondo

## What many deals show

# source: b1504e9e8b73
plot-led-wins = Quanto spesso una carta d’apertura fa la presa
    .about = Carte giocate da sole in apertura, dalla più forte in giù.
# source: f98a779f140e
plot-tricks-won = Quante prese si fanno in una mano
    .about = Più carte giocate insieme in apertura contano qui come una presa.

## Questions

# source: d4785270a5f2
question-must-i-beat = Devo battere una carta, o rispondere al seme?
    .answer = No. Puoi giocare qualsiasi carta. L’unico obbligo è giocare Toqutsit sul Voormsi di un avversario.
# number: names of cards
# source: 29d2fec32a80
question-what-beats-a-seven = Che cosa può battere un sette?
    .answer = Se è stato giocato in apertura: un sette di seme più alto, { $king-of-clubs-the } o { $three-the }. Non possono né { $king-of-spades-the } né le carte più alte. Se non è in apertura, non vale nulla fin dall’inizio.
# number: names of cards
# source: dbbeaa520fb4
question-beat-the-three = Qualcosa può battere il tre di quadri?
    .answer = Se { $three-the } è in apertura, sì, qualsiasi carta. Se viene giocato dopo, nessuna.
# number: names of cards
# source: 08aeb963ec8b
question-king-second = E se il re di fiori è la prima carta giocata sul tre di quadri in apertura?
    .answer = Vale come apertura, ma { $king-of-clubs-the } ha potere solo sui sette. Perciò prende { $three-the } ed è di nuovo la penultima carta.
# source: a4e920d4f202
question-mixed-group = Le carte che battono una coppia devono essere una coppia anche loro?
    .answer = No. Possono essere di valori diversi, ma ciascuna deve battere una carta diversa della coppia.
# source: 30ad73401458
question-both-cards = Qual è più alto, Toqutsit o Voormsi?
    .answer = Nessuno. { $toqutsit-The } e { $voormsi-the } sono di pari forza, e vince chi arriva dopo.
# source: de94359b84b3
question-toqutsit-in-the-stock = Voormsi dà punti anche se Toqutsit è nel tallone?
    .answer = Sì. Nessuno poteva sapere dov’era, perciò il pericolo conta.
# source: 0b72ef29aacc
question-uneven-hands = Se si apre con più carte, le mani possono diventare diverse?
    .answer = Non se si pesca una carta alla volta, a turno. Se invece ciascuno reintegra tutta la mano in una volta, può succedere quando il tallone si esaurisce.
# source: 2eb0c5e9bebf
question-win-in-mid-hand = La partita può finire a metà di una mano?
    .answer = Sì, nel momento in cui i punti diventano effettivi e fanno esattamente { $strokes-text }. Finché vinci soltanto prese, non c’è ancora nulla di effettivo.
# source: 2c93d6744e88
question-both-sides-at-the-end = E se alla fine della mano più di una squadra arrivasse al traguardo?
    .answer =
        { $end-order ->
            [winner_first] Prima diventano effettivi i punti di chi ha fatto l’ultima presa: se così arriva esattamente a { $strokes-text }, ha vinto.
           *[loser_first] Prima diventano effettivi i punti di chi ha perso l’ultima presa: se così arriva esattamente a { $strokes-text }, ha vinto.
        }
# source: 9b4218aa17b4
question-where-is-the-king = Dov’è il re di quadri?
    .answer = { $king-of-diamonds-The } non è nel mazzo. Oggi al suo posto c’è { $three-the }.

## Glossary

# source: 2e79aff42d02
term-trick = presa
    .definition = Le carte che tutti giocano dopo un’apertura.
    .also = prese
# source: 77da9314b781
term-lead = apertura
    .definition = La prima carta, o le prime carte, di una presa; anche l’atto di giocarle.
    .also = aperture|aprire|apre
# source: 3582542b93b9
term-stock = tallone
    .definition = Le carte non distribuite. Da lì si reintegrano le mani.
# source: 00f60c0a66df
term-stroke = tacca
    .definition = Un segno sul braccio della croce di una squadra. Ogni punto cancella una tacca.
    .also = tacche
# source: d51c96d2abaa
term-rubber = partita
    .definition = Tutto il gioco, finché una squadra non ha cancellato tutte le sue tacche.
# source: 53f9aa8cef76
term-group = gruppo
    .definition = Più carte che un giocatore gioca insieme.
# source: f19a3fd21bde
term-heading = in testa
    .definition = Di una carta, o di chi l’ha giocata: la giocata migliore della presa fino a quel momento. Chi è in testa alla fine fa la presa.
    .also = testa alla presa
# number: names of cards
# source: 1fd46ee94dc6
term-strong-seven = sette forte
    .definition = Un sette giocato in apertura, o per primo sul tre di quadri in apertura, o che ha battuto un altro sette forte.
# source: 5da10f171c8b
term-void-hand = mano nulla
    .definition = Una mano che non conta per nessuno.
# source: 5f956fcfe61a
term-toqutsit = Toqutsit
    .definition = { $toqutsit-The }. Il nome vuol dire «il tuo boia», o più precisamente «quello che ti uccide»; in breve è { $toqu }, «morte».
# source: 9666a72c0e9a
term-voormsi = Voormsi
    .definition = { $voormsi-The }, e il nome di tutto il gioco. Non è una parola di origine groenlandese.
# The words of the following terms (texts) are Greenlandic; $danish is the Danish word.
# source: 9b7a20bad6f5
term-essi = { $word }
    .definition = Groenlandese: l’asso. In danese: { $danish }.
# source: eef779bfb616
term-kunngi = { $word }
    .definition = Groenlandese: il re. In danese: { $danish }.
# source: 6074aa9e70cc
term-arnaq = { $word }
    .definition = Groenlandese: la regina, alla lettera «donna»; anche { $other }, «quella che porta la gonna». In danese: { $danish }.
# source: bcc6e7941c53
term-kinitsi = { $word }
    .definition = Groenlandese: il fante; anche { $other }. In danese: { $danish }.
# source: bd017fdae2ed
term-kulooq = { $word }
    .definition = Groenlandese: fiori. In danese: { $danish }.
# source: 5cd7abdd1f92
term-sipaaq = { $word }
    .definition = Groenlandese: picche. In danese: { $danish }.
# source: 7d4b0e3b083b
term-hjerteri = { $word }
    .definition = Groenlandese: cuori. In danese: { $danish }.
# source: ad524dbe0745
term-ruderi = { $word }
    .definition = Groenlandese: quadri. In danese: { $danish }.
# source: ce7cc442898f
term-aalaterpai = { $word }
    .definition = Groenlandese: mescolare le carte.
# source: 970e1aa8719d
term-nallukattat = { $word }
    .definition = Groenlandese: le carte da gioco; anche { $other }. Una carta sola è { $single }, o { $counted } quando la si conta.
# source: f7066411c4ff
term-pinnattaq = { $word }
    .definition = Groenlandese: una presa.
# source: 95fa412515c5
term-nerfala = { $word }
    .definition = Groenlandese: l’atout, che in altri giochi c’è; anche { $other }, e nell’uso più antico { $older } o { $oldest }, da confrontare con l’olandese { $dutch }.

## History

# source: f2bc94b4c56a
history-national-game = Il Vorms è detto il gioco di carte nazionale della Groenlandia, e lo si giocava spesso a bordo delle navi lungo le sue coste. Ne esistono più versioni.
    .title = Il gioco della Groenlandia
# number: centuries, as each language writes them
# source: 9fb044da5452
history-age = Si ritiene che sia antico. Alcuni groenlandesi dicono che potrebbe venire dai tempi dei balenieri: fra la fine del Quattrocento, quando gli insediamenti norreni erano ormai scomparsi, e l’inizio del Settecento, quando arrivarono i missionari danesi, gli unici europei che lì si incontravano erano balenieri e pirati.
    .title = Dai balenieri?
# source: 5ee5ee53cacc
history-name = Un dizionario danese e groenlandese anteriore alla riforma ortografica del { $reform-text } dà { $greenlandic } sia per la parola danese { $kin } sia per { $danish }. Dopo la riforma si scrive { $new }. La parola non viene dal groenlandese, e del danese { $danish } non si è trovata altra traccia.
    .title = Il nome
# source: 8fb2d20fabbd
history-wumps = Negli appunti di Matthew Macfadyen il gioco si chiama { $wumps }, con la prima lettera pronunciata all’inglese.
    .title = Un’altra grafia
# source: 88803d17b7c0
history-pronunciation = Toqutsit suona più o meno come un inglese { $toqutsit-said }, e Voormsi come { $voormsi-said }.
    .title = Come si dice
# number: a century, as each language writes it
# source: de2963952872
history-words = Il groenlandese è vicino alla lingua degli Inuit del Labrador, ma quasi tutti i suoi termini delle carte sono presi dal danese. Questo influsso cominciò con i missionari del Settecento. Qualche parola può essere olandese, o venire dalla lingua dei balenieri.
    .title = Le parole del gioco
# source: f06bc069777f
history-three-for-king = { $king-of-diamonds-The } un tempo era nel mazzo; oggi al suo posto c’è { $three-the }.
    .title = Un re sostituito
# source: 8ee2e2c2c1b9
history-all-dealt = In una versione, per il resto sconosciuta, si distribuisce tutto il mazzo all’inizio. Le regole della casa la prevedono.
    .title = Tutto il mazzo distribuito
# source: 94d4a69c1c02
history-witnesses = Ciò che si sa poggia su pochi testimoni: lettere del { $letters-text } di un archivista del Museo nazionale della Groenlandia e del professor Petersen dell’Università della Groenlandia, che non giocavano né l’uno né l’altro; appunti del { $notes-text } di Matthew Macfadyen, secondo il racconto di un giocatore groenlandese; e lettere di Lars Petersen fino al { $last-letters-text }.
    .title = I testimoni

## Sources and corrections

# number: names of cards
# source: 658dfc62b633
erratum-E004-1 = Si dice che { $king-of-diamonds-the } abbia il potere di battere tutti i sette.
    .right = È { $king-of-clubs-the }. Nel mazzo { $king-of-diamonds-the } non c’è, e la frase precedente nomina il re giusto.
# number: names of cards
# source: 92de798502fb
erratum-E004-2 = Si dice che le carte giocate fra il sette e { $king-of-clubs-the } non impediscano a quel re di perdere.
    .right = Non gli impediscono di vincere.
# source: 20b9b1a68c25
erratum-E004-3 = Le carte giocate su un gruppo non devono per forza essere dello stesso valore, né battere tutte le carte dell’apertura.
    .right = Non occorre che siano dello stesso valore, ma ciascuna deve battere una carta diversa.
# source: 51f4173857d2
erratum-E004-4 = Battere Voormsi vale { $points-text } quando si è aperto con { $three-the }.
    .right = Vale quando quella carta è giocata dopo, nella presa. In apertura { $three-the } non batte nulla.
# source: 9c1891898a34
erratum-E004-5 = Si dice che dopo tutte le { $all-text } prese il punteggio resti a { $wrong-text }.
    .right = Resta a { $right-text }, quello che la squadra aveva prima.
# source: 1e8c354f02e1
erratum-E004-6 = Il gioco è per { $usual-text } persone, ma ci si può giocare anche in { $three-players-text } o in { $usual-text }.
    .right = In { $three-players-text } o in { $two-players-text }.
# number: names of cards
# source: 5f709b5f7d31
erratum-E004-7 = Si dice che i sette siano battuti dal re nero, come se andasse bene l’uno o l’altro.
    .right = Li batte solo { $king-of-clubs-the }. Su un sette, { $king-of-spades-the } di per sé non può nulla.
# source: e767cb03a58b
erratum-E004-8 = Una squadra che supera { $goal-text } è detta sconfitta.
    .right = Torna soltanto indietro; nell’esempio della stessa fonte si continua a giocare.
# source: d6c9c97582f6
erratum-E004-9 = Toqutsit deve essere giocato se l’avversario ha aperto con Voormsi.
    .right = David Parlett: se Voormsi è in testa. Qui è la regola base, e si può scegliere l’altra.
# source: d388c78a2aef
erratum-E004-10 = { $dictionary } è attribuito a un autore che di nome farebbe «Ed»: { $editor }.
    .right = { $short } vuol dire «curatore».
# source: c83bbb1417b4
erratum-E004-11 = Il Kaiserspiel è detto la versione svizzera moderna del Vorms.
    .right = È una versione svizzera moderna del Karnöffel, il capostipite di tutto il gruppo.
# source: e25f048aa22c
erratum-E004-12 = Il tallone è chiamato { $wrong }, e si dice che una squadra che prende il proprio Voormsi con Toqutsit «perde tutti i punti e la mano».
    .right = La parola indica le azioni di una società. Che cosa si perda non è chiaro, perciò le regole della casa offrono una scelta.
# source: 1fa1b86bd9a9
erratum-E004-13 = Mancano quasi tutti i rimandi con lettere all’elenco delle fonti, e per la distribuzione di tutto il mazzo si cita un «riferimento polacco».
    .right = Le lettere si sono perse per strada; «polacco» è probabilmente un segno di fonte letto male.

## Worked examples

# source: 41d05b51c1f4
example-whole-hand = Una mano intera
    .note = Una mano completa, con aperture di coppia, pescando a turno, e con Toqutsit che prende Voormsi.
# number: scores of the hand, which give the example its name
# source: 137ce580625b
example-four-and-five-is-nine = Da quattro a nove
    .note = Otto prese di fila non sono ancora effettive. Perdere la nona le rende tali, e vince.
# number: the tricks of the hand, which give the example its name
# source: acad444dd94b
example-all-nine-void = Tutte e nove le prese
    .note = Chi fa anche l’ultima rende nulla la mano, e il punteggio resta com’era.
# number: scores of the hand, which give the example its name
# source: 6a1dd7ee5c1e
example-past-nine-and-back = Oltre nove e indietro
    .note = Nella stessa mano una squadra va due volte oltre la fine e torna indietro.
# number: tricks are named by their place
# source: 3803c299bec5
example-first-five = Le prime cinque prese
    .note = Danno di più perché sono le prime, e diventano effettive quando la squadra perde una presa.
# number: the tricks of the hand, which give the example its name
# source: cf08be610bf3
example-four-tricks-score-nothing = Quattro prese non danno nulla
    .note = L’altra squadra ha la sua quinta presa alla fine, ma non le prime cinque della mano.
# number: the number of players names the example
# source: 48f2d8ed9c81
example-three-players = In tre
    .note = Le prime prese della mano non danno nulla in più.
# number: the number of players names the example
# source: e18ed84014f7
example-two-players = In due
    .note = Dopo aver pescato, ciascuno gioca di nuovo nella stessa presa.
# source: e785fa2e9636
example-voormsi-home = Voormsi portato a casa
    .note = Toqutsit è nel tallone, ma nessuno lo sa.
# source: 70711f6c9722
example-voormsi-last = Voormsi come ultima carta
    .note = Toqutsit non poteva più essere giocato.
# source: 8e945fca897f
example-voormsi-toqutsit-held = Toqutsit nella stessa mano
    .note = Chi ha giocato Voormsi non correva pericoli.
# source: eb63530e3648
example-voormsi-toqutsit-out = Toqutsit è già uscito
    .note = È caduto in una presa precedente.
# source: 0abab20d5fce
example-voormsi-thrown-in = Voormsi scartato
    .note = Non era in testa, perciò Toqutsit non ne ricava nulla.
# number: the name of a card
# source: 4b1591fcd424
example-three-takes-voormsi = Il tre di quadri prende Voormsi
    .note = L’unica carta a cui nessuno può rispondere.
# number: the name of a card
# source: b90a8ae270e0
example-three-takes-toqutsit = Il tre di quadri prende Toqutsit
    .note = Toqutsit ha appena preso Voormsi, e i suoi punti se ne vanno con lui.
# number: the name of a card
# source: 94de45719aa6
example-three-on-toqutsit-alone = Toqutsit preso senza Voormsi
    .note = Se prima non ha preso Voormsi, Toqutsit non vale nulla.
# source: 2b4ec67c1f5c
example-own-voormsi = Toqutsit sul Voormsi del compagno
    .note = Si disegnano di nuovo tutte le tacche della squadra, e la mano finisce.
# source: 85172b42477f
example-own-voormsi-points-lost = Sul Voormsi del compagno: la penalità più mite
    .note = Regola della casa: le tacche restano, si perdono solo i punti della mano.
# source: 805617bcb07d
example-own-voormsi-game-lost = Sul Voormsi del compagno: partita persa
    .note = Regola della casa: l’altra squadra vince subito.
# source: 89d1c14de949
example-spare-own-voormsi = Sul Voormsi del compagno: vietato
    .note = Regola della casa: bisogna giocare un’altra carta qualsiasi.
# number: the number of players names the example
# source: 0178c574129c
example-own-voormsi-two-players = In due: sul proprio Voormsi
    .note = Giocando di nuovo nella stessa presa, un giocatore può caderci da solo.
# source: 644eac91596e
example-equal-top = Voormsi su Toqutsit
    .note = Vince chi arriva dopo, ma non dà punti.
# source: 9ee26bef5ed1
example-toqutsit-takes-voormsi = Toqutsit prende Voormsi
    .note = La carta per cui si gioca.
# number: the name of a card
# source: 7d1ddf097fe0
example-three-led = Il tre di quadri in apertura
    .note = Lo batte anche la carta più bassa, che poi vale come apertura.
# number: the name of a card
# source: f7216a0b170e
example-three-thrown = Il tre di quadri giocato dopo
    .note = Nulla lo prende, nemmeno le carte più alte.
# number: the name of a card
# source: df4da0507f48
example-seven-led = Un sette in apertura
    .note = Né Toqutsit né Voormsi possono prenderlo.
# number: the name of a card
# source: 94987b8bebec
example-higher-seven = Sette su sette
    .note = Lo prende solo un seme più alto.
# number: the name of a card
# source: 61d35576c68a
example-king-takes-seven = Il re di fiori prende un sette
    .note = Che cosa si sia giocato nel frattempo non importa.
# number: the name of a card
# source: 734aea74c54b
example-king-on-king = Il re di picche sul re di fiori
    .note = Deve essere proprio la carta successiva.
# source: 5bb488905a35
example-king-late = Il re di picche arriva tardi
    .note = Fra i re c’è un’altra carta, perciò il primo resiste.
# number: the name of a card
# source: f2c69a585553
example-king-of-spades-on-seven = Il re di picche su un sette
    .note = Sul sette in sé non ha nessun potere.
# number: the name of a card
# source: 848ea059b680
example-three-stops-the-kings = L’ultima parola sui re
    .note = Ora solo il tre di quadri batte il re di picche.
# number: the name of a card
# source: 8689fa6eb1dd
example-seven-second = Un sette sul tre di quadri in apertura
    .note = Vale come apertura, ed è forte.
# number: the name of a card
# source: 58bf1de3e5bf
example-seven-thrown = Sette non in apertura
    .note = Non prendono niente, e i re non trovano niente da prendere.
# number: the name of a card
# source: 2cf732b979e4
example-king-second = Il re di fiori sul tre di quadri in apertura
    .note = Vale come apertura, ma non c’è nessun sette: è una carta bassa.
# source: cf0a7cc3e32d
example-lowest-cards = Le carte più basse
    .note = Dal re di picche in su.
# source: a6c1b5e2efbe
example-high-cards = Le carte alte
    .note = Una presa sale lungo l’ordine, e nessuno deve rispondere al seme.
# source: 6ee97e313102
example-pair-led = Una coppia in apertura
    .note = Ogni carta deve batterne una diversa.
# source: e7fa574dd3c2
example-mixed-pair = Coppie di valori diversi
    .note = La coppia seguente deve battere quella in testa in quel momento.
# source: f64eb8264b5f
example-triple-led = Più carte, più prese
    .note = Tante prese quante sono le carte dell’apertura.
# source: 165dbe53c306
example-kings-led = Voormsi in apertura con un altro re
    .note = Toqutsit va giocato, e l’altra carta prende l’altro re.
# number: the name of a card
# source: b8590f8376f3
example-sevens-in-pairs = Una coppia di sette in apertura
    .note = I sette e i re si prendono carta per carta.
# source: dfc4534bd378
example-king-late-in-pairs = Troppo tardi con una coppia
    .note = Anche qui il re di picche doveva arrivare subito dopo.
# source: 44eee7055949
example-refusals = Aperture e giocate non permesse
    .note = Valori diversi, troppo poche carte, carte altrui: prova con «E se…?» e leggi perché no.
# source: e3f068e7ed56
example-too-many-led = Non più di quante ne hanno tutti
    .note = Alla fine di una mano anche una coppia può essere troppo.
# number: the name of a card
# source: 37c576e70a6f
example-three-with-kings = Il tre di quadri in apertura con un re
    .note = Regola della casa: in apertura vale come un re, ma resta senza valore.
# source: c967b2ecec0f
example-toqutsit-duty = Obbligo di giocare Toqutsit
    .note = Non si può giocare nessun’altra carta.
# source: 603636fa4720
example-duty-when-voormsi-was-led = L’obbligo dopo che Voormsi è stato preso
    .note = Regola della casa: Toqutsit va giocato anche se Voormsi non è più in testa.
# source: e84dd959fdbf
example-duty-in-a-losing-group = L’obbligo in una coppia perdente
    .note = Toqutsit va giocato, ed è perso.
# source: b2932d5d1b67
example-no-duty-in-a-losing-group = Nessun obbligo in una coppia perdente
    .note = Regola della casa: Toqutsit può restare in mano quando non può vincere.
# source: ba720755791c
example-no-duty-to-the-partner = Nessun obbligo verso il compagno
    .note = Nessuno deve giocare Toqutsit sul Voormsi del compagno.
# source: 51129d9e2775
example-beat-the-led-pair = Battere la coppia dell’apertura
    .note = Regola della casa: non importa che cosa abbia preso la coppia nel frattempo.
# source: b164aa945352
example-voormsi-over-toqutsit = Punti per Voormsi su Toqutsit
    .note = Regola della casa: battere Toqutsit dà il punto.
# source: ffb13e57f40e
example-loser-real-first = Chi viene prima alla fine
    .note = Entrambe le squadre vincerebbero: viene prima chi ha perso l’ultima presa.
# source: 3573d5ff2c6b
example-winner-real-first = Chi viene prima alla fine: il contrario
    .note = Regola della casa: viene prima chi ha fatto l’ultima presa.
# source: 235b37ecb1ff
example-draw-in-rotation = Pescare a turno
    .note = Si è aperto con una coppia e il tallone è corto, eppure le mani restano uguali.
# source: cc94cb64f7e3
example-draw-each = Reintegrare tutta la mano
    .note = Regola della casa: quando il tallone si esaurisce, le mani diventano diverse.
# number: the name of a card
# source: 6d93818ed695
example-own-three = Il tre di quadri sul proprio Voormsi
    .note = Anche senza compagni, il punto si segna lo stesso.
# number: the name of a card
# source: ba2d52fccc7b
example-own-three-nothing = Nessun punto per il proprio Voormsi
    .note = Regola della casa: fa la presa e nient’altro.
# source: 25862b3c59e4
example-deal-all = Tutto il mazzo distribuito
    .note = Regola della casa: ciascuno ha in mano tutta la sua parte del mazzo.
# source: 885171eb22c9
example-two-hands = Una mano, poi la distribuzione successiva
    .note = Il mazzo passa a sinistra, e le tacche restano cancellate.

## What changed

# source: 3301dc06ad54
change-titles = Le regole che si escludono a vicenda non hanno più lo stesso titolo.

## I passi del percorso

# review: "tacche" for the strokes that are rubbed out
# source: 5d0290ada2d8
lesson-deal = I compagni siedono l’uno di fronte all’altro. Dopo ogni presa ciascuno reintegra la mano dal tallone. Vince la squadra che cancella per prima le sue tacche. La figura mostra solo le carte che contano.
# source: 040d1a538048
lesson-lead = Sei { $seat } e cominci la presa. Apri con una carta qualsiasi.
# source: 3c0b2a0339ab
lesson-order = Nessuno è obbligato a rispondere al seme. Tutte le carte stanno in un unico ordine, attraverso i semi: guarda quale batte quale.
# number: names of cards
# source: 2c8baefc78e9
lesson-seven = Un sette giocato in apertura è forte. Guarda a che cosa resiste, e chi apre dopo.
# number: names of cards
# source: 6967c4df14d3
lesson-king = Sei { $seat }. C’è un re che prende il sette di apertura, e lo hai in mano.
# number: names of cards
# source: 0cc6f0a72cee
lesson-kings = I re che seguono un sette di apertura si battono fra loro. Chi fa questa presa?
# number: names of cards
# source: 9327d98b1243
lesson-three = Sei { $seat }. Il tre di quadri sta al posto del re che manca. Giocato su un’altra carta, batte tutto. Giocalo.
# source: abdf5becc2fd
lesson-hunt = Le carte più alte hanno un nome e si danno la caccia: a parità vince quella giocata dopo. Guarda che cosa porta la cattura.
# review: "effettivi" for points that become real
# source: 914483c1fa80
lesson-real = I punti guadagnati non sono ancora al sicuro. Diventano effettivi quando la squadra perde una presa, e solo allora si cancellano le tacche.
# source: ce89beec08cc
lesson-end = Anche l’ultima presa della mano può portare punti. Alla fine della mano diventa effettivo ciò che è rimasto in sospeso.
