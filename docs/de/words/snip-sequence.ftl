### The sequence game of Snip Snap Snorum, in German.
### Terms: Sequenz (run), Ausspiel (lead), Stoppkarte (stop), Ruf (call), das letzte Wort (the last call), Blatt (pack),
### Hand (the cards held), Runde (a hand as it is played), Partie (the whole game), Spielmarke (chip), Kasse (pool).

# review: "Stoppspiel" for stops game is understood but not an established term
# source: 718cf30f21ff
game-snip-sequence = Snip Snap Snorum: das Sequenzspiel
    .short = Ein schnelles Stoppspiel: Karten einer Farbe werden aufwärts gespielt, zu jeder gehört ein Ruf, und wer zuerst keine Karten mehr hat, wird von den anderen bezahlt.
    .minute = Das ganze Blatt wird ausgeteilt. Wer am Ausspiel ist, spielt eine beliebige Karte; wer die nächsthöhere Karte derselben Farbe hat, muss sie dazulegen, und so fort. Zu jeder Karte gehört ein Ruf, und mit dem letzten Ruf ist die Sequenz zu Ende. Kann schon vorher niemand mehr weiter, sagt, wer die letzte Karte gespielt hat, auch das letzte Wort. Wer die letzte Karte gespielt hat, spielt in jedem Fall wieder aus. Wer als Erster alle Karten los ist, gewinnt, und die anderen zahlen für jede Karte, die sie noch haben.
    .names = Snip Snap Snorem, Jig, Schnipp Schnapp Schnurr

## Overview

# source: 4b1bf20e350e
stops-game =
    { $length ->
        [one] Snip Snap Snorum ist ein Stoppspiel: Karten einer Farbe werden in aufsteigender Folge gespielt, bis die Sequenz stoppt. Eine Sequenz hat höchstens { $length-text } Karte.
       *[other] Snip Snap Snorum ist ein Stoppspiel: Karten einer Farbe werden in aufsteigender Folge gespielt, bis die Sequenz stoppt. Eine Sequenz hat höchstens { $length-text } Karten.
    }
    .title = Ein Stoppspiel

## Players

# source: 75ad292a6eb5
players =
    { $usual-fewest ->
        [3] Es spielen { $usual-fewest-text } bis { $most-text } Personen.
       *[other] Es spielen { $usual-fewest-text } bis { $most-text } Personen; auch mit { $fewest-text } geht es noch.
    }
    .title = Zahl der Spieler
# source: 402408e525e6
no-partners = Jeder spielt für sich; Partner gibt es nicht.
    .title = Jeder für sich

## Pack

# source: b9790a96ea05
pack =
    { $pack-size ->
        [32] Gespielt wird mit einem Blatt zu { $pack-size-text } Karten: in jeder Farbe das Ass, die Bilder und die Zahlenkarten von { $lowest-plain-dat } aufwärts.
       *[other] Gespielt wird mit einem üblichen Blatt zu { $pack-size-text } Karten, ohne Joker.
    }
    .title = Das Blatt
# source: d69204b4ce19
rank-order = In jeder Farbe gilt von oben nach unten: { $order }. { $highest-The } ist die höchste Karte, { $lowest-the } die niedrigste.
    .title = Rangfolge der Karten
# source: 47a2ee89ef93
rank-circle = In jeder Farbe läuft die Rangfolge im Kreis. Von oben nach unten gilt { $order }, und nach { $highest-dat } kommt wieder { $lowest-the }. Eine Sequenz kann also auch so laufen: { $round-corner }.
    .title = Rangfolge im Kreis

## Object

# source: b55bdfcd9022
aim = Ziel ist es, als Erster alle Karten loszuwerden.
    .title = Das Ziel

## The deal

# source: cbb5cc430eb0
first-dealer = Als Erster darf jeder geben.
    .title = Der erste Geber
# source: d88251b51a7d
deal-one-by-one =
    { $dead-kind ->
        [remainder] Der Geber teilt die Karten einzeln im Uhrzeigersinn aus, solange alle gleich viele bekommen, und beginnt bei seinem linken Nachbarn.
       *[other] Der Geber teilt das ganze Blatt aus, Karte für Karte im Uhrzeigersinn, und beginnt bei seinem linken Nachbarn. Manche bekommen dabei vielleicht eine Karte mehr als andere; das ist üblich.
    }
    .title = Das Geben
# source: 58f125024049
turned-up = Die letzte Karte des Blattes bekommt jedoch niemand. Sie wird aufgeschlagen und gilt von Anfang an als gespielt.
    .title = Die aufgeschlagene Karte
# source: aeb5ff451dff
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
# source: 0439e0e7bb22
deal-passes-left = Nach jeder Runde gibt der linke Nachbar des Gebers. Was jeder bis dahin gewonnen oder verloren hat, bleibt stehen.
    .title = Der nächste Geber

## The play

# source: d5d10e2e6dd7
eldest-leads = Der linke Nachbar des Gebers, die Vorhand, spielt zuerst aus.
    .title = Wer beginnt
# source: fbe5f9cf4576
lead-any-card = Wer ausspielt, legt eine beliebige Karte offen auf den Tisch und sagt „{ $first-word }“.
    .title = Das Ausspiel
# source: deed626fdca0
must-lead = Wer am Ausspiel ist, muss ausspielen; Passen gibt es nicht.
    .title = Ausspielen ist Pflicht
    .refused = Wer am Ausspiel ist, kann nicht passen, darf aber jede beliebige Karte ausspielen.
# source: 57cc8b5246c2
next-in-suit = Die Sequenz geht mit der nächsthöheren Karte derselben Farbe weiter und mit keiner anderen.
    .title = Die nächsthöhere Karte
    .refused = Die Sequenz geht mit { $card-dat } weiter und mit keiner anderen Karte.
# source: 10d82f653492
holder-plays = Es geht nicht reihum: Wer die nächste Karte hat, spielt sie, ganz gleich, wo er sitzt. Derselbe Spieler kann auch mehrere Karten nacheinander spielen.
    .title = Wer sie hat, spielt sie
# source: 0f59ed93ddd1
must-play = Wer die nächste Karte hat, muss sie sofort spielen; zurückhalten darf sie niemand.
    .title = Spielen ist Pflicht
    .refused = Passen ist nicht erlaubt: { $seat } muss { $card-acc } spielen.
# source: 5a83000097a5
one-card = Gespielt wird immer nur eine Karte auf einmal.
    .title = Eine Karte auf einmal
    .refused = Es darf nur eine Karte auf einmal gespielt werden.
# source: f6704320391b
words = Wer eine Karte spielt, sagt dazu den Ruf, der zu ihrem Platz in der Sequenz gehört. Die Rufe lauten der Reihe nach: { $calls }.
    .title = Die Rufe
# source: 1f8f4c2dbde7
run-full =
    { $length ->
        [one] Mit { $length-text } Karte ist eine Sequenz voll. Zu ihr sagt man „{ $last-word }“, und die Sequenz ist zu Ende.
       *[other] Mit { $length-text } Karten ist eine Sequenz voll. Zur letzten sagt man „{ $last-word }“, und die Sequenz ist zu Ende.
    }
    .title = Die volle Sequenz
# source: d03f93f92bbd
stop-top = Eine Sequenz stoppt, wenn { $highest-the } gespielt wird, denn eine höhere Karte gibt es nicht.
    .title = Stopp ganz oben
# source: 0460159f38c2
stop-gone = Eine Sequenz stoppt, wenn ihre nächste Karte schon aus dem Spiel ist: weil sie früher gespielt wurde oder als aufgeschlagene Karte auf dem Tisch liegt.
    .title = Stopp, weil eine Karte weg ist
# source: 0bd40f5533e7
stop-dead = Eine Sequenz stoppt, wenn niemand ihre nächste Karte hat, weil sie verdeckt liegt.
    .title = Stopp an einer verdeckten Karte
# source: 3b11327aa061
last-word = Wer die Karte spielt, mit der eine Sequenz vorzeitig stoppt, sagt erst den Ruf dieser Karte und dann das letzte Wort, zum Beispiel „{ $second-word }, { $last-word }“. Das letzte Wort fällt nur einmal, auch wenn eine volle Sequenz mit einer Stoppkarte endet.
    .title = Das letzte Wort beim Stopp
# source: e6f6a7da6156
late-last-word = Liegt die nächste Karte verdeckt, zeigt sich das erst, wenn sich niemand meldet. Deshalb sagt, wer die letzte Karte gespielt hat, „{ $last-word }“ erst nach dieser Stille, unmittelbar bevor er wieder ausspielt.
    .title = Das letzte Wort nach der Stille
# source: 2848b81fe57b
last-player-leads = Wer die letzte Karte einer Sequenz gespielt hat, spielt zur nächsten eine beliebige Karte aus.
    .title = Das nächste Ausspiel

## Scoring

# source: 9a5764a9e1f1
pay-per-card =
    { $card-pay ->
        [one] Jeder andere zahlt dem Gewinner { $card-pay-text } Spielmarke für jede Karte, die er selbst noch auf der Hand hat.
       *[other] Jeder andere zahlt dem Gewinner { $card-pay-text } Spielmarken für jede Karte, die er selbst noch auf der Hand hat.
    }
    .title = Bezahlen
# source: 2f98d5cfe515
short-hand-ante =
    { $short-hand-pay ->
        [one] Sind die Hände ungleich groß, so zahlt jeder, der eine Karte weniger hat als die größte Hand, vor dem ersten Ausspiel { $short-hand-pay-text } Spielmarke in die Kasse. Wer die Runde gewinnt, bekommt die Kasse.
       *[other] Sind die Hände ungleich groß, so zahlt jeder, der eine Karte weniger hat als die größte Hand, vor dem ersten Ausspiel { $short-hand-pay-text } Spielmarken in die Kasse. Wer die Runde gewinnt, bekommt die Kasse.
    }
    .title = Ungleiche Hände

## Winning

# source: c91481cef607
out-wins = Wer seine letzte Karte gespielt hat, gewinnt die Runde sofort, auch mitten in einer Sequenz. Was zu dieser Karte zu sagen ist, wird noch gesagt, aber niemand darf eine weitere Karte dazulegen.
    .title = Alle Karten los
# source: d02fe14c993f
session-won = Hört man auf, hat gewonnen, wer dann die meisten Spielmarken hat; oder man spielt, bis nur noch einer welche hat. Haben mehrere gleich viele, spielen sie untereinander noch eine Runde.
    .title = Mehrere Runden

## Things on the table

# source: 02a932daffaa
zone-run = Sequenz
# source: 06b4ffb46395
zone-played = Früher gespielt
# source: 2c30224e6c38
zone-turned = Aufgeschlagen
# source: 9352a5b25380
zone-dead = Verdeckt
# source: 8d128485f6de
outcome-counted = Spielmarken, gezählt vom Anfangsbestand an
# source: bce53b3ec2b3
fact-stopped =
    { $value ->
        [length] Die Sequenz ist voll.
        [top] Höher geht es nicht.
        [gone] Die nächste Karte ist weg.
       *[dead] Niemand hat die nächste Karte.
    }

## What happens

# source: 2e01f783d1b5
event-stopped =
    { $value ->
        [length] Damit ist die Sequenz voll.
        [top] Die Sequenz stoppt: Nichts ist höher als { $card-the }.
        [gone] Die Sequenz stoppt: { $next-The } ist schon weg.
       *[dead] Die Sequenz stoppt: Niemand hat { $next-acc }.
    }
# source: 21f0d2624806
event-won =
    { $value ->
        [game] { $seat } gewinnt die Partie.
       *[hand] { $seat } hat keine Karten mehr und gewinnt die Runde.
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
option-pack = Karten im Blatt
    .help = Im kleinen Blatt fehlen die niedrigsten Zahlenkarten.
# source: 720f1bb11233
option-ace = Das Ass
    .help = Ist das Ass die niedrigste oder die höchste Karte? Läuft die Rangfolge im Kreis, ändert das am Spiel nichts.
# source: bcac5bb69d99
choice-ace-low = niedrigste Karte
# source: 8d2a11161aff
choice-ace-high = höchste Karte
# source: ccb24de67029
option-circular = Rangfolge im Kreis
    .help = Kann eine Sequenz nach der höchsten Karte mit der niedrigsten weitergehen?
# source: 13c9dc4a1efb
option-calls = Die Rufe
    .help = Die Rufe der Reihe nach; so viele es sind, so lang ist eine volle Sequenz.
# source: af68f9db345d
option-turn_up_last = Letzte Karte aufgeschlagen
    .help = Wird die letzte Karte des Blattes aufgeschlagen statt ausgeteilt?
# source: 5e075e3dced7
option-dead_cards = Verdeckte Karten
    .help = Wie viele Karten bekommt niemand?
# source: 0a5dd180df59
choice-dead_cards-none = keine
# source: 1b4da2ba43b2
choice-dead_cards-one_hand = eine Hand mehr, als Spieler da sind
# source: ddb8113bf68d
choice-dead_cards-remainder = was bei gleich großen Händen übrig bleibt
# source: 641660db1e0b
option-dead_stop_call = Letztes Wort, wenn die nächste Karte verdeckt liegt
    .help = Fällt das letzte Wort gleich mit der Karte oder erst, wenn sich niemand gemeldet hat?
# source: abf8378fde5d
choice-dead_stop_call-immediate = gleich mit der Karte
# source: 41502f20a870
choice-dead_stop_call-after_silence = erst wenn sich niemand gemeldet hat
# source: 07560bcb9505
option-short_hand_ante = Kleinere Hände zahlen
    .help = Zahlt jeder, der eine Karte weniger hat als andere, vor dem ersten Ausspiel in die Kasse?

## Presets

# source: 1bac491c338d
preset-five-card = Snip Snap Snorum, das klassische Spiel
    .about = So steht es in den Spielbüchern des 19. Jahrhunderts: Das ganze Blatt wird ausgeteilt, der König ist in jeder Farbe die höchste Karte.
# source: a987e1f39ba0
preset-five-card-jig = Peels Jig
    .about = Das klassische Spiel mit „jig“ als letztem Wort.
# source: b2edd555f88b
preset-turned-up = Snip Snap Snorum mit aufgeschlagener Karte
    .about = Die letzte Karte des Blattes wird aufgeschlagen, und alle kennen von Anfang an eine Stoppkarte.
# source: 4123a8a99453
preset-dead-hand = Snip Snap Snorum mit toter Hand
    .about = Eine Hand liegt verdeckt, und Sequenzen stoppen, wo es niemand erwartet.
# source: 8b30c917e4af
preset-jig = Jig
    .about = Das heutige englische Spiel: kürzere Sequenzen und eine Rangfolge im Kreis.
# source: adfb18bb1e33
preset-schnipp-32 = Schnipp Schnapp Schnurr Burr Basilorum, kleines Blatt
    .about = Das deutsche Spiel mit dem kleinen Blatt; die Rangfolge läuft im Kreis.
# source: 60bdbe6675da
preset-schnipp-52 = Schnipp Schnapp Schnurr Burr Basilorum, volles Blatt
    .about = Das deutsche Spiel mit dem vollen Blatt; die Rangfolge läuft im Kreis.
# source: 52a1b6967f81
preset-rex-32 = Schnipp Schnapp Schnurr Burr Basilorum Rex, kleines Blatt
    .about = Das deutsche Spiel mit einem Ruf mehr und deshalb mit längeren Sequenzen.
# source: 3c53420a0962
preset-rex-52 = Schnipp Schnapp Schnurr Burr Basilorum Rex, volles Blatt
    .about = Das deutsche Spiel mit einem Ruf mehr, gespielt mit dem vollen Blatt.

## The game in steps

# source: a4bc710f4cd1
step-shuffle = Das Blatt zu { $pack-size-text } Karten mischen. Als Erster darf jeder geben.
# source: f41f83d321e4
step-deal = Die Karten einzeln im Uhrzeigersinn austeilen, beginnend beim linken Nachbarn des Gebers.
# source: b67ab20bfbdc
step-turn-up = Die letzte Karte bekommt niemand: Sie wird aufgeschlagen.
# source: 6d89b524862c
step-dead = Die Karten, die niemand bekommt, verdeckt hinlegen; niemand sieht sie an.
# source: 53815e8d0229
step-look = Die Karten aufnehmen und nach Farben ordnen. Hat jemand eine Karte mehr, macht das nichts.
# source: 2149e1d6707a
step-lead = Der linke Nachbar des Gebers spielt eine beliebige Karte offen aus und sagt „{ $first-word }“.
# source: 6da1d0dc289f
step-follow = Wer die nächsthöhere Karte dieser Farbe hat, spielt sie sofort.
# source: 319dc2caedab
step-say = Jede Karte hat ihren Ruf, je nach ihrem Platz in der Sequenz: { $calls }.
# source: 6e205d6e6177
step-full =
    { $length ->
        [one] Mit { $length-text } Karte ist eine Sequenz voll und zu Ende.
       *[other] Mit { $length-text } Karten ist eine Sequenz voll und zu Ende.
    }
# source: fc0057be0d89
step-stop = Kann schon vorher niemand weiter, sagt, wer die letzte Karte gespielt hat, noch „{ $last-word }“.
# source: b6f4f27662fe
step-again = Wer die letzte Karte der Sequenz gespielt hat, spielt wieder eine beliebige Karte aus.
# source: 0080510bef72
step-end =
    { $card-pay ->
        [one] Wer zuerst keine Karten mehr hat, gewinnt sofort; die anderen zahlen ihm für jede Karte, die sie noch haben, { $card-pay-text } Spielmarke.
       *[other] Wer zuerst keine Karten mehr hat, gewinnt sofort; die anderen zahlen ihm für jede Karte, die sie noch haben, { $card-pay-text } Spielmarken.
    }

## Tips

# source: e872f08fdc90
tip-high-end-first = Im Beispiel stimmt es: Man beginnt mit { $high-dat }, und das Ausspiel kommt zurück; später läuft { $low-the } in die Lücke, die dabei entstanden ist, und es kommt noch einmal zurück; umgekehrt ist es verloren. Als Regel für jedes Ausspiel ist es falsch. Wer von mehreren Karten einer Farbe immer die höchste ausspielte, gewann { $ways-to-lead-upper-first-text } % der Runden, mit irgendeiner Karte { $ways-to-lead-random-text } %, immer mit der niedrigsten { $ways-to-lead-lower-first-text } %. Unter einer niedrigen Karte liegen eben nur wenige, deren Sequenz sie mitnehmen könnte.
    .title = Das obere Ende zuerst? Nicht immer
# source: 42e723b007aa
tip-keep-a-stop = { $highest-The } hält immer das Ausspiel, denn nach dieser Karte stoppt die Sequenz. Bis zuletzt aufheben muss man sie deshalb nicht: Sonst ist womöglich ein anderer zuerst fertig. Wer sie erst ausspielte, wenn sonst nichts mehr da war, gewann { $ways-to-lead-keep-highest-text } % der Runden, mit irgendeiner Karte { $ways-to-lead-random-text } %; mehr als Zufall ist das nicht.
    .title = Eine Stoppkarte hält das Ausspiel
# source: afcd637a8388
tip-own-continuation = Wer in einer Farbe auch die letzte Karte der kommenden Sequenz hat, bekommt das Ausspiel zurück. Also vor dem Ausspielen die Rufe mitzählen. Wer so ausspielte, wo immer es ging, gewann { $ways-to-lead-comes-back-text } % der Runden, mit irgendeiner Karte { $ways-to-lead-random-text } %.
    .title = Abzählen, wo die Sequenz endet
# source: 58f7fc2010a5
tip-watch-the-gone = Man merkt sich, welche Karten weg sind. Die nächstniedrigere Karte ist dann jeweils eine Stoppkarte und so gut wie die höchste ihrer Farbe.
    .title = Karten unter einer Lücke
# source: eff437bf2594
tip-last-card-any = Die letzte Karte darf an jeder Stelle einer Sequenz fallen. Hat man nur noch wenige, sind die gut, deren niedrigere Nachbarn noch nicht gefallen sind: Dann wird man vielleicht fertig, wenn ein anderer ausspielt.
    .title = In einer fremden Sequenz fertig werden

## What many deals show

# source: cd210b781f17
plot-ways-to-lead = Arten auszuspielen
    .about = Wie oft gewinnt, wer zuerst ausspielt, wenn er sich bei jedem Ausspiel der Runde an eine einzige Regel hält.
    .random = irgendeine Karte
    .upper-first = von mehreren Karten einer Farbe die höchste
    .lower-first = von mehreren Karten einer Farbe die niedrigste
    .keep-highest = { $highest-the } erst, wenn sonst nichts mehr da ist
    .comes-back = möglichst eine Karte, deren Sequenz in der eigenen Hand endet
# source: ce4917e5e4cf
plot-stops = Was eine Sequenz stoppt
    .about = Wie viele Sequenzen einer Runde aus welchem Grund enden.
    .length = alle Rufe sind gefallen
    .top = höher geht die Farbe nicht
    .gone = die nächste Karte ist weg
# source: 78398b6af19e
plot-stops-with-dead-cards = Was eine Sequenz stoppt, wenn es eine tote Hand gibt
    .about = Dasselbe, wenn eine Hand mehr gegeben wird, die niemand ansehen darf.
    .length = alle Rufe sind gefallen
    .top = höher geht die Farbe nicht
    .gone = die nächste Karte ist weg
    .dead = die nächste Karte liegt in der toten Hand

## Questions

# source: c7873065b97e
question-must-i-play = Darf ich die nächste Karte zurückhalten und später spielen?
    .answer = Nein. Wer die nächste Karte der Sequenz hat, muss sie sofort spielen.
# source: 0d5248ca44d2
question-nobody-has-it = Was ist, wenn niemand die nächste Karte hat?
    .answer = Dann stoppt die Sequenz. Wer die letzte Karte gespielt hat, sagt noch „{ $last-word }“ und spielt wieder aus.
# source: fd426c0f2369
question-ace-after-king = Kommt nach dem König das Ass?
    .answer = Im klassischen Spiel nicht: Da ist der König ganz oben und das Ass ganz unten. Bei Jig und bei den deutschen Spielen läuft die Rangfolge im Kreis, und das Ass folgt auf den König.
# source: 802beb82ee82
question-uneven-hands = Manche von uns haben eine Karte mehr. Ist das gerecht?
    .answer = Das ist üblich und gleicht sich aus, weil das Geben reihum geht. Wer will, lässt die kleineren Hände in die Kasse zahlen: siehe Hausregeln.
# source: fd982409faa1
question-finish-the-run = Jemand ist mitten in einer Sequenz alle Karten los. Spielen wir die Sequenz zu Ende?
    .answer = Nein. Mit dieser Karte ist die Runde zu Ende, und für die Karten, die noch auf der Hand sind, wird bezahlt.
# source: 406e7d9d84c2
question-both-words = Wann sagt man das letzte Wort zusammen mit einem anderen Ruf?
    .answer = Wenn die Sequenz stoppt, bevor sie voll ist: Dann folgt „{ $last-word }“ auf den gewöhnlichen Ruf der Karte. Ist es die letzte Karte einer vollen Sequenz, so lautet ihr Ruf ohnehin „{ $last-word }“, und man sagt ihn nur einmal.
# source: f8dec12a3a65
question-equal-cards-same-game = Ich kenne ein Snip Snap Snorum, in dem gleiche Karten gespielt werden. Ist das dieses Spiel?
    .answer = Es heißt genauso, ist aber ein anderes Spiel: Dort folgen Karten desselben Rangs und nicht die nächste derselben Farbe. Vielleicht hat das Kinderspiel Snap daher seinen Namen.

## Glossary

# source: 0c2930a22f17
term-run = Sequenz
    .definition = Karten einer Farbe, die nacheinander aufwärts gespielt werden.
    .also = Sequenzen
# source: 556a2ff13ba8
term-stop = Stoppkarte
    .definition = Eine Karte, nach der eine Sequenz nicht weitergehen kann.
    .also = Stoppkarten|Stopp
# source: b0c2d1ef9489
term-lead = Ausspiel
    .definition = Das Spielen der ersten Karte einer Sequenz; auch das Recht dazu.
    .also = ausspielen|ausspielt|ausgespielt
# source: 66e3fbf42bfc
term-call = Ruf
    .definition = Das Wort, das zu einer Karte gesagt wird.
    .also = Rufe
# source: bb9556fe162a
term-eldest-hand = Vorhand
    .definition = Der linke Nachbar des Gebers, der zuerst ausspielt.
# source: 509ba69ee5a2
term-dealer = Geber
    .definition = Wer in dieser Runde die Karten austeilt.
    .also = Gebers
# source: 98b2145c8ca6
term-suit = Farbe
    .definition = Pik, Herz, Karo oder Kreuz.
    .also = Farben
# source: 49242d32a5ba
term-rank = Rang
    .definition = Was eine Karte innerhalb ihrer Farbe ist, etwa König oder Ass.
    .also = Rangs|Ränge
# source: ee24c0dfc1d4
term-pack = Blatt
    .definition = Alle Karten, mit denen ein Spiel gespielt wird.
    .also = Blattes
# source: c08c2a9b4cec
term-hand = Hand
    .definition = Die Karten, die ein Spieler hat. Alles vom Geben bis zum Bezahlen heißt dagegen Runde.
    .also = Hände
# source: 5c7a4e0610c5
term-pool = Kasse
    .definition = Die Spielmarken in der Mitte des Tisches.
# source: 730727845b21
term-chip = Spielmarke
    .definition = Etwas, das für Geld oder Punkte steht: eine Münze, eine Bohne, ein Streichholz.
    .also = Spielmarken
# review: "tote Hand" for a hand dealt to nobody
# source: 3e10e85632d8
term-dead-hand = tote Hand
    .definition = Eine Hand, die niemand bekommt; sie bleibt verdeckt.
    .also = toter Hand|toten Hand
# source: cc402c43c5be
term-hicockalorum = hicockalorum
    .definition = Ein altes Wort, auch „high cockalorum“ geschrieben: im 19. Jahrhundert ein Spottname für jemanden, der sich sehr wichtig nimmt.

## History

# source: 1b16bc62e5d0
history-burney = Im Jahr { $burney-year-text } schrieb Fanny Burney von jemandem, der so lange zaudert, bis ein anderer Spieler „snap“ ruft. David Parlett führt die Stelle in seinem Buch über Kartenspiele an; sie ist vielleicht die früheste Spur von Snip Snap Snorum oder von Snap.
# source: 721f28db9211
history-books = Mehrere Bücher des 19. Jahrhunderts beschreiben das Sequenzspiel ungefähr so, wie es hier steht. Manche schlugen dabei die letzte Karte auf; andere gaben ein paar Karten verdeckt, sodass Sequenzen stoppten, wo es niemand erwartete. Statt „hicockalorum“ hieß es dort in voller Länge „high cockalorum“. Das letzte Wort war bei den einen „jingo“, bei den anderen „jig“.
# source: 87ff468dc573
history-germany = In Deutschland heißt das Spiel nach seinen Rufen: Schnipp, Schnapp, Schnurr, Burr, Basilorum, manchmal kommt noch Rex dazu. Man spielt es mit dem kleinen oder dem vollen Blatt, und meist läuft die Rangfolge im Kreis.
# source: 4dcbfdbb08d1
history-jig = In England lebt das Spiel in kürzerer Form weiter: als Jig, nach seinem letzten Wort benannt. Das alte „hicockalorum“ ging unterwegs verloren.
# source: e0163a307a6d
history-snap = Rufe zu gleichen Karten, wie sie im anderen Spiel dieses Namens üblich sind, haben vielleicht dem Kinderspiel Snap seinen Namen gegeben.

## Sources and corrections

# source: 6d72f7aa6cbe
erratum-E000-1 = Wird { $lead-the } ausgespielt, so bringt { $fifth-the } als letzte Karte der vollen Sequenz das Ausspiel zu { $wrong }.
    .right = { $fifth-The } kommt von { $right }, wie in den ersten Zeilen desselben Beispiels; also geht das Ausspiel an { $right }.
# source: 7b72ec049431
erratum-E000-2 = { $player } kann { $king-acc } erst spielen, wenn { $wrong } { $queen-acc } ausgespielt hat.
    .right = { $right } hat { $queen-acc } auf der Hand.
# source: 377c907d544b
erratum-E000-6 = Es heißt, „hicockalorum“ werde manchmal „hicockalorum“ geschrieben.
    .right = Gemeint ist, dass „high cockalorum“ auch „hicockalorum“ geschrieben wurde. Der persische Text selbst schreibt das Wort auf mehr als eine Art.
# source: afd019d49921
erratum-E000-7 = Bonk, Bump, Snorum und Yellow Dwarf sind stellenweise falsch geschrieben.
    .right = Hier gilt die übliche Schreibung.
# source: 9d63424aae4a
erratum-E000-8 = Die Kasse heißt „Schwimmbecken“.
    .right = Es sind die Spielmarken in der Mitte des Tisches.

## Worked examples

# source: 930585a6ad7b
example-heart-sequence = Die Herz-Sequenz: das obere Ende zuerst
    .note = Die Vorhand hat Sieben, Neun, Zehn und König in Herz. Spielt sie die Zehn zuerst aus, kommt das Ausspiel sofort zurück, und danach noch einmal.
# source: 6ddd441ae006
example-seven-first = Dieselben Karten, die Sieben zuerst
    .note = Beginnt die Vorhand mit der Sieben, ist die Sequenz schon mit dem Buben voll. Wer ihn gespielt hat, ist am Ausspiel, und der König der Vorhand muss auf die Dame warten.
# source: e4d765cb1598
example-king-led = Ein König wird ausgespielt
    .note = Nichts ist höher. Deshalb fallen das erste und das letzte Wort zusammen, und das Ausspiel bleibt, wo es ist.
# source: 2ba53062db0b
example-next-card-gone = Die nächste Karte ist weg
    .note = Die Pik-Sechs wurde schon früher gespielt, also ist die Fünf eine Stoppkarte.
# source: 724cd36eeba9
example-out-in-mid-run = Fertig mitten in der Sequenz
    .note = Jemand spielt seine letzte Karte mitten in der Sequenz. Die Runde ist trotzdem zu Ende.
# source: dc2d05f36207
example-turned-up-card = Eine aufgeschlagene Karte
    .note = Die Kreuz-Neun liegt aufgeschlagen, also ist die Acht von Anfang an eine Stoppkarte.
# source: a08db317bcd3
example-dead-hand = Die nächste Karte liegt verdeckt
    .note = Niemand wusste es: Die Kreuz-Acht liegt in der toten Hand.
# source: ac3636ed8e7d
example-full-run = Eine volle Sequenz
    .note = Derselbe Spieler hat die erste und die letzte Karte und ist deshalb wieder am Ausspiel.
# source: 68fd22cd2c43
example-king-ends-full-run = Eine volle Sequenz endet mit dem König
    .note = Er ist Stoppkarte und zugleich letzte Karte einer vollen Sequenz: Das letzte Wort fällt nur einmal.
# number: cards are named
# source: a092a4623ad2
example-jig-over-the-ace = Jig: über den König zum Ass
    .note = Die Rangfolge läuft im Kreis: Nach dem König kommen das Ass und die Zwei.
# source: 4693de136875
example-jig-gap = Jig: Eine Lücke stoppt den Kreis
    .note = Im Kreis ist keine Karte die höchste, aber eine Karte, die weg ist, stoppt die Sequenz trotzdem.
# source: 6415b2aeac9d
example-peels-jig = Peels Jig
    .note = Das klassische Spiel mit einem anderen letzten Wort; der König bleibt eine Stoppkarte.
# source: 29300600edec
example-schnipp-small-pack = Schnipp Schnapp mit dem kleinen Blatt
    .note = Nach dem Ass kommt die Sieben, die niedrigste Karte des kleinen Blattes.
# number: a card is named
# source: e0a2d5915072
example-schnipp-full-pack = Schnipp Schnapp mit dem vollen Blatt
    .note = Nach dem Ass kommt die Zwei.
# source: b5ac3e9c2d6f
example-rex-small-pack = Ein Ruf mehr: Rex
    .note = Die längste Sequenz der Familie.
# source: f582106a7e75
example-rex-full-pack = Rex mit dem vollen Blatt
    .note = Die Sequenz läuft über das Ass, und zu ihrer letzten Karte ruft man „Rex“.
# source: 4ceb75ac03bc
example-refusals = Karten, die man nicht spielen darf
    .note = Die falsche Karte, Passen, mehr als eine Karte, eine Karte außer der Reihe: unter „Was wäre, wenn …?“ ausprobieren und nachlesen, warum es nicht geht.
# source: f60b526fd675
example-late-last-word = Das letzte Wort nach der Stille
    .note = Hausregel: Niemand kann wissen, dass die nächste Karte verdeckt liegt. Deshalb fällt das letzte Wort erst, wenn sich niemand gemeldet hat.
# source: bb865e8d7368
example-short-hand-ante = Kleinere Hände zahlen
    .note = Hausregel: Vor dem ersten Ausspiel zahlt in die Kasse, wer eine Karte weniger hat als die größte Hand.
# source: 69b053280065
example-two-hands = Eine Runde, und der Nächste gibt
    .note = Das Geben geht nach links weiter, und die Spielmarken bleiben bei ihren Besitzern.
# source: b0265ba7f3bd
example-equal-hands = Gleich große Hände, der Rest verdeckt
    .note = Hausregel: Niemand bekommt eine Karte mehr als ein anderer; was übrig bleibt, liegt verdeckt.
# source: 6e702fde712c
example-whole-hand = Eine ganze Runde
    .note = Eine vollständig ausgeteilte Runde, Karte für Karte bis zur letzten Zahlung.

## Under the words

# source: 3dac4107321e
calls-note = Stoppt die Sequenz vorzeitig, kommt zum gewöhnlichen Ruf noch das letzte Wort dazu.

## What changed

# source: 0e5f80861b69
change-circle-title = Die Regel über die Rangfolge im Kreis hat eine eigene Überschrift; vorher trug sie die der Regel davor.
# source: accf24e2bbda
change-tips-tried = Die Tipps zum Ausspielen wurden an vielen Runden überprüft. Das obere Ende zuerst auszuspielen ist als Regel falsch, und das sagt der Tipp jetzt.

## Die Schritte des Lernwegs

# source: 3cd3bc68bebc
lesson-deal = Wer zuerst alle Karten los ist, gewinnt. Das ganze Spiel wird ausgeteilt; in diesem Bild hat jeder nur wenige Karten, damit zu sehen ist, worauf es ankommt.
# source: 5b7c19bce279
lesson-run = Wer beginnt, spielt eine beliebige Karte aus, und eine Sequenz beginnt. Weiter geht es nur mit der nächsthöheren Karte derselben Farbe, und die spielt, wer sie hat. Reihum geht es nicht. Zu jeder Karte gehört ein Ruf; dazu gleich mehr.
# source: e0b902422063
lesson-your-card = Jetzt ist { $seat } gefragt und hat die Karte, die die Sequenz braucht. Wer will, versucht erst eine andere: Sie wird abgelehnt, und der Grund steht dabei.
# review: "Ruf" for the word that goes with a card
# source: 68f639d1f562
lesson-words = Zu jeder Karte einer Sequenz gehört ein Ruf, immer in dieser Reihenfolge: { $calls }. Welcher ist bei der nächsten Karte fällig?
# source: 735ad4863327
lesson-top = Auf die höchste Karte einer Farbe folgt keine mehr, also endet mit ihr die Sequenz. Wer sie spielt, sagt auch das letzte Wort und beginnt die nächste Sequenz.
# source: f31794ee68d6
lesson-lead = { $seat } hat die Sequenz beendet und spielt deshalb aus. Jede Karte ist recht, nur passen geht nicht.
# source: 22d1a0b3d96b
lesson-gone = Eine Sequenz endet auch, wenn die Karte, die sie braucht, schon gespielt ist. Ein Blick auf den Tisch: Welche Karten sind weg? Was wird also gesagt?
# source: e2be5fa89d1e
lesson-full = Eine Sequenz, die alle Rufe erreicht, ist voll. Wer sie beendet hat, spielt wieder aus, auch wenn jemand die nächste Karte hätte.
# source: 1745fa492927
lesson-win = { $seat }, diesmal oben am Tisch, hat nur noch diese Karte, und die Sequenz braucht sie.
# source: 425726ccd60c
lesson-pay = Wer fertig ist, wird von allen anderen bezahlt, und zwar mit einer Spielmarke für jede Karte, die sie noch haben. Also in jeder Hand die Karten zählen.
