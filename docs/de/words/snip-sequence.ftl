### The sequence game of Snip Snap Snorum, in German.
### Terms: Sequenz (run), Ausspiel (lead), Stoppkarte (stop), Ruf (call), das letzte Wort (the last call), Blatt (pack),
### Hand (the cards held), Runde (a hand as it is played), Partie (the whole game), Spielmarke (chip), Kasse (pool).

# review: "Stoppspiel" for stops game is understood but not an established term
game-snip-sequence = Snip Snap Snorum: das Sequenzspiel
    .short = Ein schnelles Stoppspiel: Karten einer Farbe werden aufwärts gespielt, zu jeder gehört ein Ruf, und wer zuerst keine Karten mehr hat, wird von den anderen bezahlt.
    .minute = Das ganze Blatt wird ausgeteilt. Wer am Ausspiel ist, spielt eine beliebige Karte; wer die nächsthöhere Karte derselben Farbe hat, muss sie dazulegen, und so fort. Zu jeder Karte gehört ein Ruf. Kann niemand mehr weiter, sagt der Spieler der letzten Karte auch das letzte Wort und spielt wieder aus. Wer als Erster alle Karten los ist, gewinnt, und die anderen zahlen für jede Karte, die sie noch haben.
    .names = Snip Snap Snorem, Jig, Schnipp Schnapp Schnurr

## Overview

stops-game =
    { $length ->
        [one] Snip Snap Snorum ist ein Stoppspiel: Karten einer Farbe werden in aufsteigender Folge gespielt, bis die Sequenz stoppt. Eine Sequenz hat höchstens { $length-text } Karte.
       *[other] Snip Snap Snorum ist ein Stoppspiel: Karten einer Farbe werden in aufsteigender Folge gespielt, bis die Sequenz stoppt. Eine Sequenz hat höchstens { $length-text } Karten.
    }
    .title = Ein Stoppspiel

## Players

players =
    { $usual-fewest ->
        [3] Es spielen { $usual-fewest-text } bis { $most-text } Personen.
       *[other] Es spielen { $usual-fewest-text } bis { $most-text } Personen; auch mit { $fewest-text } geht es noch.
    }
    .title = Zahl der Spieler
no-partners = Jeder spielt für sich; Partner gibt es nicht.
    .title = Jeder für sich

## Pack

pack =
    { $pack-size ->
        [32] Gespielt wird mit einem Blatt zu { $pack-size-text } Karten: in jeder Farbe das Ass, die Bilder und die Zahlenkarten von { $lowest-plain-dat } aufwärts.
       *[other] Gespielt wird mit einem üblichen Blatt zu { $pack-size-text } Karten, ohne Joker.
    }
    .title = Das Blatt
rank-order = In jeder Farbe gilt von oben nach unten: { $order }. { $highest-The } ist die höchste Karte, { $lowest-the } die niedrigste.
    .title = Rangfolge der Karten
rank-circle = In jeder Farbe läuft die Rangfolge im Kreis. Von oben nach unten gilt { $order }, und nach { $highest-dat } kommt wieder { $lowest-the }. Eine Sequenz kann also auch so laufen: { $round-corner }.
    .title = Rangfolge der Karten

## Object

aim = Ziel ist es, als Erster alle Karten loszuwerden.
    .title = Das Ziel

## The deal

first-dealer = Wer als Erster gibt, spielt keine Rolle.
    .title = Der erste Geber
deal-one-by-one = Der Geber teilt die Karten einzeln im Uhrzeigersinn aus und beginnt bei seinem linken Nachbarn. Dabei kann es sein, dass manche eine Karte mehr bekommen; das ist üblich.
    .title = Das Geben
turned-up = Die letzte Karte des Blattes bekommt niemand. Sie wird aufgeschlagen und gilt von Anfang an als gespielt.
    .title = Die aufgeschlagene Karte
dead-cards =
    { $dead-kind ->
        [one_hand] Es wird eine Hand mehr gegeben, als Spieler da sind. Sie liegt als tote Hand verdeckt auf dem Tisch, und niemand darf sie ansehen.
        [remainder] Alle bekommen gleich viele Karten. Der Rest liegt verdeckt auf dem Tisch, und niemand darf ihn ansehen.
       *[count]
            { $dead-count ->
                [one] Die letzte Karte des Blattes bekommt niemand. Sie liegt verdeckt auf dem Tisch, und niemand darf sie ansehen.
               *[other] Die letzten { $dead-count-text } Karten des Blattes bekommt niemand. Sie liegen verdeckt auf dem Tisch, und niemand darf sie ansehen.
            }
    }
    .title = Verdeckte Karten
deal-passes-left = Nach jeder Runde gibt der linke Nachbar des Gebers. Was jeder bis dahin gewonnen oder verloren hat, bleibt stehen.
    .title = Der nächste Geber

## The play

eldest-leads = Der linke Nachbar des Gebers, die Vorhand, spielt zuerst aus.
    .title = Wer beginnt
lead-any-card = Wer ausspielt, legt eine beliebige Karte offen auf den Tisch und sagt „{ $first-word }“.
    .title = Das Ausspiel
must-lead = Wer am Ausspiel ist, muss ausspielen; Passen gibt es nicht.
    .title = Ausspielen ist Pflicht
    .refused = Wer am Ausspiel ist, kann nicht passen, darf aber jede beliebige Karte ausspielen.
next-in-suit = Die Sequenz geht mit der nächsthöheren Karte derselben Farbe weiter und mit keiner anderen.
    .title = Die nächsthöhere Karte
    .refused = Die Sequenz geht mit { $card-dat } weiter und mit keiner anderen Karte.
holder-plays = Es geht nicht reihum: Wer die nächste Karte hat, spielt sie, ganz gleich, wo er sitzt. Derselbe Spieler kann auch mehrere Karten nacheinander spielen.
    .title = Wer sie hat, spielt sie
must-play = Wer die nächste Karte hat, muss sie sofort spielen; zurückhalten darf sie niemand.
    .title = Spielen ist Pflicht
    .refused = Passen ist nicht erlaubt: { $card-The } muss gespielt werden.
one-card = Gespielt wird immer nur eine Karte auf einmal.
    .title = Eine Karte auf einmal
    .refused = Es darf nur eine Karte auf einmal gespielt werden.
words = Wer eine Karte spielt, sagt dazu den Ruf, der zu ihrem Platz in der Sequenz gehört. Die Rufe lauten der Reihe nach: { $calls }.
    .title = Die Rufe
run-full =
    { $length ->
        [one] Mit { $length-text } Karte ist eine Sequenz voll. Zu ihr sagt man „{ $last-word }“, und die Sequenz ist zu Ende.
       *[other] Mit { $length-text } Karten ist eine Sequenz voll. Zur letzten sagt man „{ $last-word }“, und die Sequenz ist zu Ende.
    }
    .title = Die volle Sequenz
stop-top = Eine Sequenz stoppt, wenn { $highest-the } gespielt wird, denn eine höhere Karte gibt es nicht.
    .title = Stopp ganz oben
stop-gone = Eine Sequenz stoppt, wenn ihre nächste Karte schon aus dem Spiel ist: weil sie früher gespielt wurde oder als aufgeschlagene Karte auf dem Tisch liegt.
    .title = Stopp, weil eine Karte weg ist
stop-dead = Eine Sequenz stoppt, wenn niemand ihre nächste Karte hat, weil sie verdeckt liegt.
    .title = Stopp an einer verdeckten Karte
last-word = Wer die Karte spielt, mit der eine Sequenz vorzeitig stoppt, sagt erst den Ruf dieser Karte und dann das letzte Wort, zum Beispiel „{ $second-word }, { $last-word }“, wenn es die Karte gleich nach dem Ausspiel war. Das letzte Wort fällt nur einmal, auch wenn eine volle Sequenz zugleich an einem Stopp endet.
    .title = Das letzte Wort beim Stopp
late-last-word = Liegt die nächste Karte verdeckt, zeigt sich das erst, wenn sich niemand meldet. Deshalb sagt der Spieler der letzten Karte „{ $last-word }“ erst nach dieser Stille, unmittelbar bevor er wieder ausspielt.
    .title = Das letzte Wort nach der Stille
last-player-leads = Wer die letzte Karte einer Sequenz gespielt hat, spielt zur nächsten eine beliebige Karte aus.
    .title = Das nächste Ausspiel

## Scoring

pay-per-card =
    { $card-pay ->
        [one] Für jede Karte, die noch auf der Hand ist, zahlt jeder andere dem Gewinner { $card-pay-text } Spielmarke.
       *[other] Für jede Karte, die noch auf der Hand ist, zahlt jeder andere dem Gewinner { $card-pay-text } Spielmarken.
    }
    .title = Bezahlen
short-hand-ante =
    { $short-hand-pay ->
        [one] Sind die Hände ungleich groß, so zahlt jeder, der eine Karte weniger hat als die größte Hand, vor dem ersten Ausspiel { $short-hand-pay-text } Spielmarke in die Kasse. Wer die Runde gewinnt, bekommt die Kasse.
       *[other] Sind die Hände ungleich groß, so zahlt jeder, der eine Karte weniger hat als die größte Hand, vor dem ersten Ausspiel { $short-hand-pay-text } Spielmarken in die Kasse. Wer die Runde gewinnt, bekommt die Kasse.
    }
    .title = Ungleiche Hände

## Winning

out-wins = Wer die letzte Karte von der Hand gespielt hat, gewinnt die Runde sofort, auch mitten in einer Sequenz. Der Ruf zu dieser Karte fällt noch, aber niemand darf eine Karte dazulegen.
    .title = Alle Karten los

## Things on the table

zone-run = Sequenz
zone-played = Früher gespielt
zone-turned = Aufgeschlagen
zone-dead = Verdeckt
fact-stopped =
    { $value ->
        [length] Die Sequenz ist voll.
        [top] Höher geht es nicht.
        [gone] Die nächste Karte ist weg.
       *[dead] Niemand hat die nächste Karte.
    }

## What happens

event-stopped =
    { $value ->
        [length] Damit ist die Sequenz voll.
        [top] Die Sequenz stoppt: Nichts ist höher als { $card-the }.
        [gone] Die Sequenz stoppt: { $next-The } ist schon weg.
       *[dead] Die Sequenz stoppt: Niemand hat { $next-acc }.
    }
event-won = { $seat } hat keine Karten mehr und gewinnt die Runde.

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

option-pack = Karten im Blatt
    .help = Im kleinen Blatt fehlen die niedrigsten Zahlenkarten.
option-ace = Das Ass
    .help = Ob das Ass die niedrigste oder die höchste Karte ist. Läuft die Rangfolge im Kreis, ändert das am Spiel nichts.
choice-ace-low = niedrigste Karte
choice-ace-high = höchste Karte
option-circular = Rangfolge im Kreis
    .help = Ob eine Sequenz nach der höchsten Karte mit der niedrigsten weitergehen kann.
option-calls = Die Rufe
    .help = Die Rufe der Reihe nach; so viele es sind, so lang ist eine volle Sequenz.
option-turn_up_last = Letzte Karte aufgeschlagen
    .help = Ob die letzte Karte des Blattes aufgeschlagen statt ausgeteilt wird.
option-dead_cards = Verdeckte Karten
    .help = Wie viele Karten niemand bekommt.
choice-dead_cards-none = keine
choice-dead_cards-one_hand = eine Hand mehr, als Spieler da sind
choice-dead_cards-remainder = was bei gleich großen Händen übrig bleibt
option-dead_stop_call = Letztes Wort, wenn die nächste Karte verdeckt liegt
    .help = Ob das letzte Wort gleich mit der Karte fällt oder erst, wenn sich niemand gemeldet hat.
choice-dead_stop_call-immediate = gleich mit der Karte
choice-dead_stop_call-after_silence = erst wenn sich niemand gemeldet hat
option-short_hand_ante = Kleinere Hände zahlen
    .help = Ob jeder, der eine Karte weniger hat als andere, vor dem ersten Ausspiel in die Kasse zahlt.

## Presets

preset-five-card = Snip Snap Snorum, das klassische Spiel
    .about = So steht es in den alten Spielbüchern: Das ganze Blatt wird ausgeteilt, der König ist in jeder Farbe die höchste Karte.
preset-five-card-jig = Peels Jig
    .about = Das klassische Spiel mit „jig“ als letztem Wort.
preset-turned-up = Snip Snap Snorum mit aufgeschlagener Karte
    .about = Die letzte Karte des Blattes wird aufgeschlagen, und alle kennen von Anfang an eine Stoppkarte.
preset-dead-hand = Snip Snap Snorum mit toter Hand
    .about = Eine Hand liegt verdeckt, und Sequenzen stoppen, wo es niemand erwartet.
preset-jig = Jig
    .about = Das heutige englische Spiel: kürzere Sequenzen und eine Rangfolge im Kreis.
preset-schnipp-32 = Schnipp Schnapp Schnurr Burr Basilorum, kleines Blatt
    .about = Das deutsche Spiel mit dem kleinen Blatt; die Rangfolge läuft im Kreis.
preset-schnipp-52 = Schnipp Schnapp Schnurr Burr Basilorum, volles Blatt
    .about = Das deutsche Spiel mit dem vollen Blatt; die Rangfolge läuft im Kreis.
preset-rex-32 = Schnipp Schnapp Schnurr Burr Basilorum Rex, kleines Blatt
    .about = Das deutsche Spiel mit einem Ruf mehr und deshalb mit längeren Sequenzen.
preset-rex-52 = Schnipp Schnapp Schnurr Burr Basilorum Rex, volles Blatt
    .about = Das deutsche Spiel mit einem Ruf mehr, gespielt mit dem vollen Blatt.

## The game in steps

step-shuffle = Das Blatt zu { $pack-size-text } Karten mischen. Wer als Erster gibt, spielt keine Rolle.
step-deal = Die Karten einzeln im Uhrzeigersinn austeilen, beginnend beim linken Nachbarn des Gebers.
step-look = Die Karten aufnehmen und nach Farben ordnen. Hat jemand eine Karte mehr, macht das nichts.
step-lead = Der linke Nachbar des Gebers spielt eine beliebige Karte offen aus und sagt „{ $first-word }“.
step-follow = Wer die nächsthöhere Karte dieser Farbe hat, spielt sie sofort.
step-say = Jede Karte hat ihren Ruf, je nach ihrem Platz in der Sequenz: { $calls }.
step-full =
    { $length ->
        [one] Mit { $length-text } Karte ist eine Sequenz voll.
       *[other] Mit { $length-text } Karten ist eine Sequenz voll.
    }
step-stop = Kann schon vorher niemand weiter, sagt der Spieler der letzten Karte noch „{ $last-word }“.
step-again = Wer die letzte Karte der Sequenz gespielt hat, spielt wieder eine beliebige Karte aus.
step-end =
    { $card-pay ->
        [one] Wer zuerst keine Karten mehr hat, gewinnt sofort; die anderen zahlen ihm für jede Karte, die sie noch haben, { $card-pay-text } Spielmarke.
       *[other] Wer zuerst keine Karten mehr hat, gewinnt sofort; die anderen zahlen ihm für jede Karte, die sie noch haben, { $card-pay-text } Spielmarken.
    }

## Tips

tip-high-end-first = Von den Karten einer Farbe spielt man die oberen zuerst aus. Beginnt man mit { $high-dat }, läuft die Sequenz bis ganz nach oben, und das Ausspiel kommt zurück; später läuft { $low-the } in die Lücke, die dabei entstanden ist, und das Ausspiel kommt noch einmal zurück. Umgekehrt würde die Sequenz voll, und ein anderer hätte das Ausspiel.
    .title = Das obere Ende zuerst ausspielen
tip-keep-a-stop = { $highest-The } hält immer das Ausspiel, denn nach dieser Karte stoppt die Sequenz. Man hebt sie auf, bis das Ausspiel wirklich nützt, aber nicht zu lange: Sonst ist ein anderer zuerst fertig, und man bleibt auf ihr sitzen.
    .title = Eine Stoppkarte hält das Ausspiel
tip-own-continuation = Wer in einer Farbe auch die letzte Karte der kommenden Sequenz hat, bekommt das Ausspiel zurück. Also vor dem Ausspielen die Rufe mitzählen.
    .title = Abzählen, wo die Sequenz endet
tip-watch-the-gone = Man merkt sich, welche Karten weg sind. Die Karte direkt unter einer weggefallenen ist von da an eine Stoppkarte und so gut wie die höchste ihrer Farbe.
    .title = Karten unter einer Lücke
tip-last-card-any = Die letzte Karte darf an jeder Stelle einer Sequenz fallen. Hat man nur noch wenige, behält man die, deren untere Nachbarn noch im Spiel sind: Dann wird man vielleicht fertig, wenn ein anderer ausspielt.
    .title = In einer fremden Sequenz fertig werden

## Questions

question-must-i-play = Darf ich die nächste Karte zurückhalten und später spielen?
    .answer = Nein. Wer die nächste Karte der Sequenz hat, muss sie sofort spielen.
question-nobody-has-it = Was ist, wenn niemand die nächste Karte hat?
    .answer = Dann stoppt die Sequenz. Der Spieler der letzten Karte sagt noch „{ $last-word }“ und spielt wieder aus.
question-ace-after-king = Kommt nach dem König das Ass?
    .answer = Im klassischen Spiel nicht: Da ist der König ganz oben und das Ass ganz unten. In Jig und in den deutschen Spielen läuft die Rangfolge im Kreis, und das Ass folgt auf den König.
question-uneven-hands = Manche von uns haben eine Karte mehr. Ist das gerecht?
    .answer = Das ist üblich und gleicht sich aus, weil das Geben reihum geht. Wer will, lässt die kleineren Hände in die Kasse zahlen: siehe Hausregeln.
question-finish-the-run = Jemand ist mitten in einer Sequenz alle Karten los. Spielen wir die Sequenz zu Ende?
    .answer = Nein. Mit dieser Karte ist die Runde zu Ende, und für die Karten, die noch auf der Hand sind, wird bezahlt.
question-both-words = Wann sagt man das letzte Wort zusammen mit einem anderen Ruf?
    .answer = Wenn die Sequenz stoppt, bevor sie voll ist: Dann folgt „{ $last-word }“ auf den gewöhnlichen Ruf der Karte. Ist es die letzte Karte einer vollen Sequenz, so lautet ihr Ruf ohnehin „{ $last-word }“, und man sagt ihn nur einmal.
question-equal-cards-same-game = Ich kenne ein Snip Snap Snorum, in dem gleiche Karten gespielt werden. Ist das dieses Spiel?
    .answer = Es heißt genauso, ist aber ein anderes Spiel: Dort folgen Karten desselben Rangs und nicht die nächste derselben Farbe. Vielleicht hat das Kinderspiel Snap daher seinen Namen.

## Glossary

term-run = Sequenz
    .definition = Karten einer Farbe, die nacheinander aufwärts gespielt werden.
    .also = Sequenzen
term-stop = Stoppkarte
    .definition = Eine Karte, nach der eine Sequenz nicht weitergehen kann.
    .also = Stoppkarten|Stopp
term-lead = Ausspiel
    .definition = Das Spielen der ersten Karte einer Sequenz; auch das Recht dazu.
    .also = ausspielen|ausspielt|ausgespielt
term-call = Ruf
    .definition = Das Wort, das zu einer Karte gesagt wird.
    .also = Rufe
term-eldest-hand = Vorhand
    .definition = Der linke Nachbar des Gebers, der zuerst ausspielt.
term-dealer = Geber
    .definition = Wer in dieser Runde die Karten austeilt.
    .also = Gebers
term-suit = Farbe
    .definition = Pik, Herz, Karo oder Kreuz.
    .also = Farben
term-rank = Rang
    .definition = Was eine Karte innerhalb ihrer Farbe ist, etwa König oder Ass.
    .also = Rangs|Ränge
term-pack = Blatt
    .definition = Alle Karten, mit denen ein Spiel gespielt wird.
    .also = Blattes
term-chip = Spielmarke
    .definition = Etwas, das für Geld oder Punkte steht: eine Münze, eine Bohne, ein Streichholz.
    .also = Spielmarken
# review: "tote Hand" for a hand dealt to nobody
term-dead-hand = tote Hand
    .definition = Eine Hand, die niemand bekommt; sie bleibt verdeckt.
    .also = toter Hand|toten Hand
term-hicockalorum = hicockalorum
    .definition = Ein altes Wort, auch „high cockalorum“ geschrieben: im { $century-text }. Jahrhundert ein Spottname für jemanden, der sich sehr wichtig nimmt.

## History

history-burney = Im Jahr { $burney-year-text } schrieb Fanny Burney von jemandem, der so lange zaudern werde, bis ein anderer Spieler „snap“ ruft. David Parlett führt die Stelle in seinem Buch über Kartenspiele an; sie ist vielleicht die früheste Spur von Snip Snap Snorum oder von Snap.
history-books = Mehrere Bücher des { $century-text }. Jahrhunderts beschreiben das Sequenzspiel ungefähr so, wie es hier steht. Manche schlugen dabei die letzte Karte auf; andere gaben ein paar Karten verdeckt, sodass Sequenzen stoppen, wo es niemand erwartet. Statt „hicockalorum“ hieß es dort in voller Länge „high cockalorum“. Das letzte Wort war bei den einen „jingo“, bei den anderen „jig“.
history-germany = In Deutschland heißt das Spiel nach seinen Rufen: Schnipp, Schnapp, Schnurr, Burr, Basilorum, manchmal kommt noch Rex dazu. Man spielt es mit dem kleinen oder dem vollen Blatt, und meist läuft die Rangfolge im Kreis.
history-jig = In England lebt das Spiel in kürzerer Form weiter: als Jig, nach seinem letzten Wort benannt. Das alte „hicockalorum“ ging unterwegs verloren.
history-snap = Rufe zu gleichen Karten, wie sie im anderen Spiel dieses Namens üblich sind, haben vielleicht dem Kinderspiel Snap seinen Namen gegeben.

## Sources and corrections

erratum-E000-1 = Wird { $lead-the } ausgespielt, so bringt { $fifth-the } als letzte Karte der vollen Sequenz das Ausspiel zu { $wrong }.
    .right = { $fifth-The } kommt von { $right }, wie in den ersten Zeilen desselben Beispiels; also geht das Ausspiel an { $right }.
erratum-E000-2 = { $player } kann { $king-acc } erst spielen, wenn { $wrong } { $queen-acc } ausgespielt hat.
    .right = { $right } hat { $queen-acc } auf der Hand.
erratum-E000-6 = Das Wort „hicockalorum“ werde manchmal „hicockalorum“ geschrieben.
    .right = Gemeint ist, dass „high cockalorum“ auch „hicockalorum“ geschrieben wurde. Der persische Text selbst schreibt das Wort auf mehr als eine Art.
erratum-E000-7 = Bonk, Bump, Snorum und Yellow Dwarf sind stellenweise falsch geschrieben.
    .right = Hier gilt die übliche Schreibung.
erratum-E000-8 = Die Kasse heißt dort Schwimmbecken.
    .right = Es sind die Spielmarken in der Mitte des Tisches.

## Worked examples

example-heart-sequence = Die Herz-Sequenz: das obere Ende zuerst
    .note = Die Vorhand hat Sieben, Neun, Zehn und König in Herz. Spielt sie die Zehn zuerst aus, kommt das Ausspiel sofort zurück, und danach noch einmal.
example-seven-first = Dieselben Karten, die Sieben zuerst
    .note = Beginnt die Vorhand mit der Sieben, ist die Sequenz schon mit dem Buben voll. Wer ihn gespielt hat, ist am Ausspiel, und der König der Vorhand muss auf die Dame warten.
example-king-led = Ein König wird ausgespielt
    .note = Nichts ist höher. Deshalb fallen das erste und das letzte Wort zusammen, und das Ausspiel bleibt.
example-next-card-gone = Die nächste Karte ist weg
    .note = Die Pik-Sechs wurde schon früher gespielt, also ist die Fünf eine Stoppkarte.
example-out-in-mid-run = Fertig mitten in der Sequenz
    .note = Mitten in der Sequenz wird die letzte Karte einer Hand gespielt. Zu Ende ist die Runde trotzdem.
example-turned-up-card = Eine aufgeschlagene Karte
    .note = Die Kreuz-Neun liegt aufgeschlagen, also ist die Acht von Anfang an eine Stoppkarte.
example-dead-hand = Die nächste Karte liegt verdeckt
    .note = Niemand wusste es: Die Kreuz-Acht liegt in der toten Hand.
example-full-run = Eine volle Sequenz
    .note = Derselbe Spieler hat die erste und die letzte Karte und ist deshalb wieder am Ausspiel.
example-king-ends-full-run = Eine volle Sequenz endet mit dem König
    .note = Er ist Stoppkarte und zugleich letzte Karte einer vollen Sequenz: Das letzte Wort fällt nur einmal.
# number: cards are named
example-jig-over-the-ace = Jig: über den König zum Ass
    .note = Die Rangfolge läuft im Kreis: Nach dem König kommen das Ass und die Zwei.
example-jig-gap = Jig: Eine Lücke stoppt den Kreis
    .note = Im Kreis ist keine Karte die höchste, aber eine Karte, die weg ist, stoppt die Sequenz trotzdem.
example-peels-jig = Peels Jig
    .note = Das klassische Spiel mit einem anderen letzten Wort; am König stoppt weiterhin jede Sequenz.
example-schnipp-small-pack = Schnipp Schnapp mit dem kleinen Blatt
    .note = Nach dem Ass kommt die Sieben, die niedrigste Karte des kleinen Blattes.
# number: a card is named
example-schnipp-full-pack = Schnipp Schnapp mit dem vollen Blatt
    .note = Nach dem Ass kommt die Zwei.
example-rex-small-pack = Ein Ruf mehr: Rex
    .note = Die längste Sequenz der Familie.
example-rex-full-pack = Rex mit dem vollen Blatt
    .note = Die Sequenz läuft über das Ass, und zu ihrer letzten Karte ruft man „Rex“.
example-refusals = Karten, die man nicht spielen darf
    .note = Die falsche Karte, gar keine Karte, mehr als eine Karte, eine Karte außer der Reihe: unter „Was wäre, wenn …?“ ausprobieren und nachlesen, warum es nicht geht.
example-late-last-word = Das letzte Wort nach der Stille
    .note = Hausregel: Niemand kann wissen, dass die nächste Karte verdeckt liegt. Deshalb fällt das letzte Wort erst, wenn sich niemand gemeldet hat.
example-short-hand-ante = Kleinere Hände zahlen
    .note = Hausregel: Vor dem ersten Ausspiel zahlt in die Kasse, wer eine Karte weniger hat als die größte Hand.
example-two-hands = Eine Runde, und der Nächste gibt
    .note = Das Geben geht nach links weiter, und die Spielmarken bleiben bei ihren Besitzern.
example-equal-hands = Gleich große Hände, der Rest verdeckt
    .note = Hausregel: Niemand bekommt eine Karte mehr als ein anderer; was übrig bleibt, liegt verdeckt.
example-whole-hand = Eine ganze Runde
    .note = Alle Karten einer vollständig ausgeteilten Runde, bis zur letzten Zahlung.
