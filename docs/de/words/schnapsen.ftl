### Schnapsen, in German.
### Terms: Auge (card point), Spielpunkt (game point), Runde (a deal, played to its end), Bummerl (das; the whole game), Paar (marriage),
### ansagen (announce), austauschen (exchange), zudrehen (close), ausmelden (claim), „Genug!“ (what is said), Ausspiel (lead),
### zugeben (play in reply), Farbe bekennen (follow suit), stechen (beat in suit), trumpfen (ruff), abwerfen (throw off), Talon,
### Trumpfkarte (the card turned up), Trumpfbube, aufgebraucht (used up), Farb- und Stichzwang (the strict game).
### Form of address: neutral; only the questions say "ich".

# number: „zu zweit“: it is always a game for a pair
# source: 93fc961e2f39
game-schnapsen = Schnapsen
    .short = Österreichs liebstes Kartenspiel zu zweit: wenige Karten, Paare zum Ansagen, ein Talon, den man zudrehen kann, und ein „Genug!“, das die Runde beendet.
    .minute = Jeder hat nur wenige Karten auf der Hand; eine Karte wird als Trumpf aufgeschlagen, der Rest ist der Talon. Solange der Talon offen ist, darf man beliebige Karten zugeben, und nach jedem Stich ziehen beide nach. König und Dame einer Farbe sind ein Paar, das eigens zählt. Wer meint, mit Stichen und Paaren genug zu haben, sagt es und beendet damit die Runde. Ist der Talon aufgebraucht oder hat ihn jemand zugedreht, muss man Farbe bekennen und stechen. Wie viel eine Runde wert ist, hängt davon ab, wie wenig der Verlierer hat; wer zuerst bis auf null heruntergezählt hat, hat das Bummerl gewonnen.
    .names = Schnapser, Österreichisches Sechsundsechzig

## Overview

# source: 36829f896a2a
trick-game = Schnapsen ist ein Stichspiel. Die Karten in den Stichen zählen Augen, König und Dame einer Farbe zählen eigens, und wer { $enough-text } Augen hat, gewinnt die Runde.
    .title = Ein Spiel um Stiche und Paare

## Players

# source: 371d37572b6a
players =
    { $players ->
        [one] Es spielt { $players-text } Person.
       *[other] Es spielen { $players-text } Personen gegeneinander.
    }
    .title = Zahl der Spieler

## Pack

# number: cards are named
# source: 1b1f22af4685
pack =
    { $pack-size ->
        [24] Das Blatt hat { $pack-size-text } Karten: in jeder Farbe Ass, Zehn, König, Dame, Bube und Neun.
       *[other] Das Blatt hat { $pack-size-text } Karten: in jeder Farbe Ass, Zehn, König, Dame und Bube.
    }
    .title = Das Blatt
# number: cards are named
# source: 7d96c041db8a
card-values =
    { $pack-size ->
        [24] In jeder Farbe gilt von oben nach unten: { $order }. Ein Ass zählt { $ace-value-text }, eine Zehn { $ten-value-text }, ein König { $king-value-text }, eine Dame { $queen-value-text }, ein Bube { $jack-value-text } und eine Neun nichts; das sind zusammen { $all-points-text } Augen.
       *[other] In jeder Farbe gilt von oben nach unten: { $order }. Ein Ass zählt { $ace-value-text }, eine Zehn { $ten-value-text }, ein König { $king-value-text }, eine Dame { $queen-value-text } und ein Bube { $jack-value-text }; das sind zusammen { $all-points-text } Augen.
    }
    .title = Rangfolge und Augen
# source: 64fa71df2935
german-pack = Französische Karten eignen sich so gut wie deutsche. Im deutschen Blatt steht Eichel für Kreuz, Laub für Pik und Schellen für Karo, Herz bleibt Herz; der Ober steht für die Dame und der Unter für den Buben. Wer in Österreich mit französischen Karten spielt, sagt Dame und Bube.
    .title = Französische und deutsche Karten

## Object

# source: f382929821d0
aim =
    { $claim-how ->
        [auto] Ziel ist es, mit Stichen und Paaren als Erster { $enough-text } Augen zu haben.
       *[manual] Ziel ist es, mit Stichen und Paaren als Erster { $enough-text } Augen zu haben und es zu sagen.
    }
    .title = Das Ziel einer Runde
# source: dd3141709b39
bummerl-aim = Die ganze Partie heißt Bummerl. Beide Spieler beginnen bei { $target-text } und zählen herunter, was sie gewinnen; wer zuerst bei null ist, hat das Bummerl gewonnen.
    .title = Das Ziel der Partie

## The deal

# source: 3172b020b278
first-dealer = Der erste Geber wird ausgelost: Beide heben ab, und wer die höhere Karte zeigt, gibt.
    .title = Der erste Geber
# source: 6a545ce142d8
shuffle-and-cut = Der Geber mischt, der Gegner hebt ab.
    .title = Mischen und Abheben
# source: 7fe7ca4d48a0
deal-in-rounds = Der Geber gibt dem Gegner { $first-round-text } Karten und nimmt sich ebenso viele; danach bekommt jeder noch { $second-round-text }, sodass beide { $hand-size-text } auf der Hand haben.
    .title = Das Geben
# source: f7052b4ecb5f
trump-turned =
    { $turned-after ->
        [3] Dazwischen, wenn jeder { $turned-after-text } Karten hat, wird die nächste Karte aufgeschlagen. Ihre Farbe ist Trumpf.
       *[other] Haben beide alle ihre Karten, wird die nächste aufgeschlagen. Ihre Farbe ist Trumpf.
    }
    .title = Die Trumpfkarte
# source: f834db87c2b4
talon-laid = Die übrigen { $face-down-text } Karten kommen verdeckt quer über die Trumpfkarte, die sichtbar bleibt. Zusammen sind das { $talon-size-text } Karten: der Talon.
    .title = Der Talon
# source: 5fcaf731f70b
deal-alternates = Die Spieler geben abwechselnd.
    .title = Der nächste Geber
# source: 6d0d4fda0951
winner-deals = Wer die letzte Runde gewonnen hat, gibt die nächste.
    .title = Der Gewinner gibt
# source: 62df79ed98a8
loser-deals = Wer die letzte Runde verloren hat, gibt die nächste.
    .title = Der Verlierer gibt

## The play

# source: dd502462a989
eldest-leads = Zum ersten Stich spielt aus, wer nicht gegeben hat.
    .title = Wer beginnt
# source: c0c1282dc3db
lead-any-card = Wer ausspielt, darf jede beliebige Karte ausspielen.
    .title = Das Ausspiel
# source: 533b4d736d5e
must-play = Passen gibt es nicht: Wer an der Reihe ist, spielt eine Karte.
    .title = Passen gibt es nicht
    .refused = Passen gibt es hier nicht: Es muss eine Karte gespielt werden.
# source: 871f57e1471e
one-card = Zu einem Stich legt jeder eine Karte.
    .title = Eine Karte auf einmal
    .refused = Es darf nur eine Karte auf einmal gespielt werden.
# source: 21146b5e0fb1
free-reply = Solange der Talon offen ist, darf man jede beliebige Karte zugeben. Man muss weder Farbe bekennen noch den Stich machen.
    .title = Freies Zugeben
# source: 24d6606d4695
higher-takes = Eine höhere Karte der ausgespielten Farbe macht den Stich.
    .title = Die höhere Karte macht den Stich
# source: 112243096a66
trump-takes = Ist eine andere Farbe ausgespielt, macht ein Trumpf den Stich.
    .title = Ein Trumpf macht den Stich
# source: 12b36de0798d
leader-keeps = Wer weder eine höhere Karte der ausgespielten Farbe noch einen Trumpf auf eine andere Farbe zugibt, verliert den Stich an die ausgespielte Karte, was immer sie zählt.
    .title = Der Stich bleibt beim Ausspiel
# source: 8cb2da991c3a
draw = Solange der Talon offen ist, zieht nach jedem Stich der Gewinner die oberste Karte und der Verlierer die nächste; dann haben beide wieder { $hand-size-text } Karten.
    .title = Nachziehen
# source: 615e7b34e15c
last-draw = Liegt nur noch eine verdeckte Karte da, zieht sie der Gewinner des Stiches, und der Verlierer bekommt die offene Trumpfkarte. Damit ist der Talon aufgebraucht.
    .title = Zum letzten Mal nachziehen
# source: d25d9b426f11
winner-leads = Wer den Stich gemacht hat, spielt zum nächsten aus.
    .title = Das nächste Ausspiel
# source: 90e2fa713a57
strict-reply = Ist der Talon aufgebraucht oder zugedreht, darf man nicht mehr frei zugeben: Man muss Farbe bekennen und die ausgespielte Karte stechen; kann man sie nicht stechen, gibt man eine niedrigere Karte der Farbe zu; wer die Farbe nicht hat, muss trumpfen; und nur wer auch keinen Trumpf hat, gibt zu, was er will. Das alles gilt ebenso, wenn Trumpf ausgespielt ist.
    .title = Farb- und Stichzwang
# source: e4e3cd4c4f73
follow-suit = Bei Farb- und Stichzwang muss, wer eine Karte der ausgespielten Farbe hat, eine solche zugeben.
    .title = Farbe bekennen
    .refused = Der Talon ist aufgebraucht oder zugedreht, also muss man Farbe bekennen: { $suit }.
# source: 22396ab9c08f
must-beat = Bei Farb- und Stichzwang muss, wer die ausgespielte Karte in derselben Farbe stechen kann, sie stechen.
    .title = Stechen
    .refused = Der Talon ist aufgebraucht oder zugedreht: Wer eine höhere Karte der Farbe hat, muss { $card-acc } stechen.
# source: 09a0d1f9b29c
must-trump = Bei Farb- und Stichzwang muss trumpfen, wer keine Karte der ausgespielten Farbe hat.
    .title = Trumpfen
    .refused = Der Talon ist aufgebraucht oder zugedreht: Wer nicht bekennen kann, muss trumpfen, hier also mit { $suit }.
# source: d7f3f5f0755f
discard = Wer weder die ausgespielte Farbe noch einen Trumpf hat, darf eine beliebige Karte abwerfen. Eine Karte, die man zugeben darf, gibt es also immer, auch zu einem Paar.
    .title = Abwerfen
# source: 46305ad49dfe
before-leading =
    { $claim-how ->
        [auto] Wer am Ausspiel ist, darf vorher austauschen, zudrehen und ein Paar ansagen, in jeder Reihenfolge, die die folgenden Regeln zulassen, und spielt dann aus. Wer zugibt, darf nichts davon.
       *[manual]
            { $claim-when ->
                [any] Wer am Ausspiel ist, darf vorher austauschen, zudrehen, ein Paar ansagen und ausmelden, in jeder Reihenfolge, die die folgenden Regeln zulassen, und spielt dann aus. Wer zugibt, darf nur ausmelden.
               *[on_lead] Wer am Ausspiel ist, darf vorher austauschen, zudrehen, ein Paar ansagen und ausmelden, in jeder Reihenfolge, die die folgenden Regeln zulassen, und spielt dann aus. Wer zugibt, darf nichts davon.
            }
    }
    .title = Vor dem Ausspielen
# source: d4492c863e92
exchange = Wer den Trumpfbuben hat, darf ihn gegen die offene Trumpfkarte austauschen, sogar schon vor dem ersten Stich. Der Bube liegt dann an ihrer Stelle und wird als letzte Karte gezogen.
    .title = Austauschen
# source: 052b1461839f
exchange-on-lead = Austauschen darf nur, wer am Ausspiel ist.
    .title = Austauschen nur am Ausspiel
    .refused = Austauschen darf nur, wer am Ausspiel ist.
# source: 6abb406e3a9d
exchange-open = Ist der Talon zugedreht oder aufgebraucht, wird nicht mehr ausgetauscht.
    .title = Austauschen nur bei offenem Talon
    .refused = Der Talon ist zugedreht oder aufgebraucht, auszutauschen gibt es nichts mehr.
# source: 9571e071ea8d
exchange-enough = Zum Austauschen muss der Talon, die Trumpfkarte mitgezählt, noch mindestens { $exchange-min-text } Karten haben.
    .title = Bis wann man austauschen darf
    .refused = Zum Austauschen hat der Talon zu wenige Karten: Es müssen { $least-text } sein, die Trumpfkarte mitgezählt.
# source: 4800f6990e28
exchange-after-close = Dreht jemand zu, darf der Gegner sofort noch austauschen, bevor ausgespielt wird, oder passen.
    .title = Austauschen nach dem Zudrehen
# source: 36bed72599a7
exchange-or-pass = Solange der Gegner weder ausgetauscht noch gepasst hat, ist nichts anderes möglich.
    .title = Austauschen oder passen
    .refused = Eben wurde zugedreht. Jetzt kann man nur den Trumpfbuben austauschen oder passen.
# source: 2e490ba0b3f5
close = Wer am Ausspiel ist, darf den Talon zudrehen: Die Trumpfkarte kommt verdeckt obenauf. Schon von diesem Stich an zieht niemand mehr nach, und es gilt Farb- und Stichzwang. Zurücknehmen lässt sich das nicht.
    .title = Zudrehen
# source: 2d98871d05b3
close-on-lead = Zudrehen darf nur, wer am Ausspiel ist, und nur vor dem Ausspielen.
    .title = Zudrehen nur am Ausspiel
    .refused = Zudrehen darf nur, wer am Ausspiel ist.
# source: 568cbc67cb57
close-once = Ein Talon, der zugedreht oder aufgebraucht ist, kann nicht zugedreht werden.
    .title = Zudrehen nur bei offenem Talon
    .refused = Der Talon ist schon zugedreht oder aufgebraucht.
# source: 38eb7c304687
close-enough = Zum Zudrehen muss der Talon, die Trumpfkarte mitgezählt, noch mindestens { $close-min-text } Karten haben.
    .title = Bis wann man zudrehen darf
    .refused = Zum Zudrehen hat der Talon zu wenige Karten: Es müssen { $least-text } sein, die Trumpfkarte mitgezählt.
# source: dd3d47359c1b
close-first = Wer vor demselben Ausspiel zudrehen und ansagen will, dreht zuerst zu.
    .title = Erst zudrehen, dann ansagen
    .refused = Das Paar in { $suit } ist angesagt, zum Zudrehen ist es zu spät: Eine Karte des Paares muss ausgespielt werden.
# source: 9165c8371196
close-after-announce = Auch wer schon ein Paar angesagt hat, darf vor dem Ausspielen noch zudrehen.
    .title = Zudrehen nach dem Ansagen
# source: ba447f33d19f
marriage = König und Dame derselben Farbe sind ein Paar. Wer am Ausspiel ist, darf beide zeigen und das Paar ansagen; dann spielt er eine der beiden Karten aus.
    .title = Paare
# source: 4ecf7911f00d
plain-marriage = Ein Paar in einer Farbe, die nicht Trumpf ist, zählt { $marriage-text } Augen.
    .title = Das einfache Paar
# source: b34ce02b1a21
trump-marriage = Ein Paar in Trumpf zählt { $trump-marriage-text } Augen.
    .title = Das Trumpfpaar
# source: 4e636f3058c4
marry-on-lead = Ansagen darf nur, wer am Ausspiel ist; beim Zugeben sind König und Dame Karten wie andere auch.
    .title = Ansagen nur am Ausspiel
    .refused = Ein Paar ansagen darf nur, wer am Ausspiel ist.
# source: dbf3f2c940b1
marry-one = Zu einem Ausspiel kann man nur ein Paar ansagen, denn eine Karte davon muss ausgespielt werden.
    .title = Ein Paar auf einmal
    .refused = Das Paar in { $suit } ist schon angesagt, und zuerst muss eine Karte davon ausgespielt werden.
# source: 4987854aa304
lead-married = Nach dem Ansagen spielt man König oder Dame dieser Farbe aus, ganz wie man will.
    .title = König oder Dame ausspielen
    .refused = Das Paar in { $suit } ist angesagt, also muss sein König oder seine Dame ausgespielt werden.
# source: 21fa7976bede
marriage-counts =
    { $claim-how ->
        [auto] Hat der Spieler schon einen Stich, zählt das Paar sofort und kann die Runde gewinnen, ehe eine Karte ausgespielt ist.
       *[manual] Hat der Spieler schon einen Stich, zählt das Paar sofort, und er darf ausmelden, ehe eine Karte ausgespielt ist.
    }
    .title = Ein Paar zählt
# source: 8625ea042a36
marriage-waits = Auch wer noch keinen Stich hat, darf ansagen; das Paar wartet dann auf seinen ersten Stich. Bleibt der aus, zählt es nie.
    .title = Ein Paar wartet
# source: 67e8011bab81
marriage-counts-late = Mit dem ersten Stich zählt alles, was auf ihn gewartet hat.
    .title = Der erste Stich
# source: 8066d7eabd7e
marriage-optional = Ansagen muss niemand. Ein König oder eine Dame, ohne ein Wort ausgespielt, zählt nur als Karte.
    .title = Ansagen ist freiwillig
# source: 0a94e6b7aa8f
announce-unspoken = Wer König oder Dame ausspielt und die andere Karte des Paares auf der Hand hat, hat das Paar damit angesagt; zu sagen braucht man nichts.
    .title = Ansagen ohne ein Wort
# source: 07a04fb171c3
marriage-any-time = Ein Paar darf man zu jedem Zeitpunkt der Runde ansagen, auch wenn der Talon zugedreht oder aufgebraucht ist.
    .title = Späte Paare
# source: 9827dc9897bd
marry-early = Ist der Talon zugedreht oder aufgebraucht, kann man kein Paar mehr ansagen.
    .title = Keine späten Paare
    .refused = Der Talon ist zugedreht oder aufgebraucht, und nach dieser Hausregel darf man dann kein Paar mehr ansagen.
# review: "ausmelden" for saying "Genug!"; many players only say that they have enough
# source: 3ab4f7337d47
claim = Wer meint, { $enough-text } Augen zu haben, sagt „Genug!“, und die Runde ist zu Ende. Hat er sie wirklich, gewinnt er; sonst verliert er.
    .title = Ausmelden
# source: b50752dea740
claim-on-lead = Ausmelden darf nur, wer am Ausspiel ist: vor dem Ausspielen, gleich nach dem Ansagen eines Paares oder nach dem letzten Stich, wenn man ihn gemacht hat.
    .title = Ausmelden nur am Ausspiel
    .refused = Ausmelden darf nur, wer am Ausspiel ist. Erst muss man den Stich machen.
# source: 2182268f3596
claim-any-time = Ausmelden darf, wer an der Reihe ist, also auch statt zuzugeben.
    .title = Ausmelden auf ein Ausspiel
# source: 82c47a0062aa
all-played = Nach dem letzten Stich darf, wer ihn gemacht hat, noch ausmelden und sonst nichts.
    .title = Nach dem letzten Stich
    .refused = Alle Karten sind gespielt. Jetzt kann man nur noch ausmelden oder es lassen.
# source: ec219b5a5929
claim-is-free = Ausmelden muss niemand. Meldet nach dem letzten Stich niemand aus, wird die Runde gewertet, als hätte es nichts auszumelden gegeben.
    .title = Ausmelden ist freiwillig
# source: b025047f98c2
claim-unspoken = Wer { $enough-text } Augen hat, gewinnt sofort; zu sagen braucht man nichts.
    .title = Gewonnen ohne ein Wort
    .refused = Ausgemeldet wird hier nicht: Wer genug Augen hat, gewinnt sofort.

## Scoring

# source: 610ce420b62c
win-no-trick =
    { $no-trick-win ->
        [one] Hat der Gegner keinen Stich, ist die Runde { $no-trick-win-text } Spielpunkt wert. Nur auf Stiche kommt es an: Ein Paar, das noch wartet, hilft ihm nicht.
       *[other] Hat der Gegner keinen Stich, ist die Runde { $no-trick-win-text } Spielpunkte wert. Nur auf Stiche kommt es an: Ein Paar, das noch wartet, hilft ihm nicht.
    }
    .title = Der Gegner hat keinen Stich
# source: 647ddd50be81
win-under-safe =
    { $under-safe-win ->
        [one] Hat der Gegner einen Stich, aber weniger als { $safe-text } Augen, ist die Runde { $under-safe-win-text } Spielpunkt wert.
       *[other] Hat der Gegner einen Stich, aber weniger als { $safe-text } Augen, ist die Runde { $under-safe-win-text } Spielpunkte wert.
    }
    .title = Der Gegner hat wenig
# source: 2f73a89391e5
win-plain =
    { $plain-win ->
        [one] Hat der Gegner { $safe-text } Augen oder mehr, ist die Runde { $plain-win-text } Spielpunkt wert. Genau { $safe-text } reichen dafür schon.
       *[other] Hat der Gegner { $safe-text } Augen oder mehr, ist die Runde { $plain-win-text } Spielpunkte wert. Genau { $safe-text } reichen dafür schon.
    }
    .title = Der Gegner ist in Sicherheit
# source: e2f0eab87bc1
counts-frozen = Gewinnt, wer zugedreht hat, so zählen Augen und Stiche des Gegners nach dem Stand beim Zudrehen. Was der Gegner danach noch bekommt, macht die Runde nicht billiger.
    .title = Der Stand beim Zudrehen
# source: a9a56c09f983
counts-as-they-are = Gewinnt, wer zugedreht hat, so zählen Augen und Stiche des Gegners nach dem Stand am Ende, wie in jeder anderen Runde.
    .title = Der Stand am Ende
# source: 216bf44f8210
closer-failed =
    { $fault ->
        [one] Wer zudreht und nicht auf { $enough-text } Augen kommt, verliert. Der Gegner gewinnt { $fault-text } Spielpunkt oder, wenn er beim Zudrehen keinen Stich hatte, { $fault-no-trick-text }. Spätere Stiche und die Augen dessen, der zugedreht hat, ändern daran nichts.
       *[other] Wer zudreht und nicht auf { $enough-text } Augen kommt, verliert. Der Gegner gewinnt { $fault-text } Spielpunkte oder, wenn er beim Zudrehen keinen Stich hatte, { $fault-no-trick-text }. Spätere Stiche und die Augen dessen, der zugedreht hat, ändern daran nichts.
    }
    .title = Zugedreht und gescheitert
# source: 7ec15da5744f
other-goes-out =
    { $fault ->
        [one] Auch wenn zugedreht ist, kann der Gegner zuerst fertig werden. Mit { $enough-text } Augen gewinnt er { $fault-text } Spielpunkt oder, wenn er beim Zudrehen keinen Stich hatte, { $fault-no-trick-text }.
       *[other] Auch wenn zugedreht ist, kann der Gegner zuerst fertig werden. Mit { $enough-text } Augen gewinnt er { $fault-text } Spielpunkte oder, wenn er beim Zudrehen keinen Stich hatte, { $fault-no-trick-text }.
    }
    .title = Der Gegner kommt zuvor
# source: 63055590042f
last-trick =
    { $claim-how ->
        [auto]
            { $last-trick-win ->
                [one] Sind alle Karten gespielt, ohne dass jemand zugedreht hat oder auf { $enough-text } Augen gekommen ist, gewinnt der letzte Stich die Runde, und sie ist { $last-trick-win-text } Spielpunkt wert. Auf die Augen kommt es nicht an.
               *[other] Sind alle Karten gespielt, ohne dass jemand zugedreht hat oder auf { $enough-text } Augen gekommen ist, gewinnt der letzte Stich die Runde, und sie ist { $last-trick-win-text } Spielpunkte wert. Auf die Augen kommt es nicht an.
            }
       *[manual]
            { $last-trick-win ->
                [one] Sind alle Karten gespielt, ohne dass jemand zugedreht oder ausgemeldet hat, gewinnt der letzte Stich die Runde, und sie ist { $last-trick-win-text } Spielpunkt wert. Auf die Augen kommt es nicht an: Auch wer { $enough-text } hat und nicht ausmeldet, verliert gegen den letzten Stich.
               *[other] Sind alle Karten gespielt, ohne dass jemand zugedreht oder ausgemeldet hat, gewinnt der letzte Stich die Runde, und sie ist { $last-trick-win-text } Spielpunkte wert. Auf die Augen kommt es nicht an: Auch wer { $enough-text } hat und nicht ausmeldet, verliert gegen den letzten Stich.
            }
    }
    .title = Der letzte Stich
# source: fabb3bc72947
false-claim =
    { $fault ->
        [one] Wer ohne { $enough-text } Augen ausmeldet, verliert die Runde. Der Gegner gewinnt { $fault-text } Spielpunkt oder, wenn er keinen Stich hat, { $fault-no-trick-text }; hat der Verlierer zugedreht, zählen die Stiche beim Zudrehen.
       *[other] Wer ohne { $enough-text } Augen ausmeldet, verliert die Runde. Der Gegner gewinnt { $fault-text } Spielpunkte oder, wenn er keinen Stich hat, { $fault-no-trick-text }; hat der Verlierer zugedreht, zählen die Stiche beim Zudrehen.
    }
    .title = Falsch ausgemeldet
# source: e35fee8bdc00
false-claim-as-if-won = Wer ohne { $enough-text } Augen ausmeldet, verliert die Runde. Der Gegner gewinnt so viel, wie das Ausmelden eingebracht hätte, wäre es richtig gewesen.
    .title = Falsch ausgemeldet, zum Preis eines Sieges

## Winning

# source: 171ab46f06de
count-down = Beide Spieler beginnen bei { $target-text }. Wer eine Runde gewinnt, zieht ihre Spielpunkte ab; der Stand des Verlierers bleibt, wie er ist.
    .title = Herunterzählen
# source: 6796359073a0
bummerl = Wer auf null oder darunter kommt, hat das Bummerl gewonnen. Vom Verlierer sagt man, er habe ein Bummerl bekommen.
    .title = Das Bummerl
# source: 0ec0f20095b4
loser-gets-bummerl = Wie weit der Verlierer gekommen ist, spielt keine Rolle.
    .title = Bummerl ist Bummerl
# source: 804898d0bac6
double-bummerl =
    { $double-bummerl ->
        [one] Wer verliert und keinen einzigen Spielpunkt gewonnen hat, bekommt { $double-bummerl-text } Bummerl.
       *[other] Wer verliert und keinen einzigen Spielpunkt gewonnen hat, bekommt gleich { $double-bummerl-text } Bummerl.
    }
    .title = Doppeltes Bummerl

## Irregularities

# source: ecedc38a2183
count-in-the-head = Die Augen zählt man im Kopf. Aufgeschrieben wird nur das Bummerl.
    .title = Mitzählen
# source: c76ad3711e4d
last-trick-only = Nur den letzten Stich darf man noch einmal ansehen.
    .title = Nachsehen
# source: 092a9041ac05
revoke =
    { $revoke-how ->
        [flat3]
            { $revoke-cost ->
                [one] Wer gegen den Farb- und Stichzwang verstößt, verliert die Runde sofort, und der Gegner gewinnt { $revoke-cost-text } Spielpunkt.
               *[other] Wer gegen den Farb- und Stichzwang verstößt, verliert die Runde sofort, und der Gegner gewinnt { $revoke-cost-text } Spielpunkte.
            }
       *[standard]
            { $revoke-cost ->
                [one] Wer gegen den Farb- und Stichzwang verstößt, verliert die Runde sofort. Der Gegner gewinnt { $revoke-cost-text } Spielpunkt oder, wenn er keinen Stich hat, { $revoke-cost-no-trick-text }.
               *[other] Wer gegen den Farb- und Stichzwang verstößt, verliert die Runde sofort. Der Gegner gewinnt { $revoke-cost-text } Spielpunkte oder, wenn er keinen Stich hat, { $revoke-cost-no-trick-text }.
            }
    }
    .title = Falsch zugegeben
# source: 2fe83aeaac14
no-revoke = Eine Karte, die man zugeben darf, ist kein Verstoß.
    .title = Kein Verstoß
    .refused = { $card-The } darf hier gespielt werden, also ist das kein Verstoß.
# source: c73ea81718bc
no-penalty = Wer falsch zugegeben hat, nimmt die Karte zurück und gibt eine andere zu. Es kostet nichts.
    .title = Der Fehler wird berichtigt
    .refused = Falsch zugeben kann man hier nicht, also kostet es auch nichts.
# source: d9840eb7a306
deal-first = Ist eine Runde zu Ende, wird erst wieder gespielt, wenn der nächste Geber gegeben hat.
    .title = Zwischen den Runden
    .refused = Die Runde ist zu Ende. Erst gibt der nächste Geber.
# source: 3bf0c5db205e
hand-not-over = Neu gegeben wird erst, wenn die Runde zu Ende ist.
    .title = Zu früh gegeben
    .refused = Die Runde ist noch nicht zu Ende.

## Things on the table

# source: de8b07513d7f
zone-trick = Der Stich
# source: 7bf41d1989da
zone-stock = Talon
# source: 4a695cc1e1af
zone-trump = Trumpfkarte
# source: 36daa03108d9
zone-taken = Gemachte Stiche
# source: bbf5e30002a9
outcome-counted = Spielpunkte dieser Runde
# source: 63e000cb8768
fact-points =
    { $value ->
        [one] { $value-text } Auge
       *[other] { $value-text } Augen
    }
# source: be864e284dc8
fact-pending =
    { $value ->
        [0] nichts wartet
        [one] { $value-text } Auge wartet
       *[other] { $value-text } Augen warten
    }
# source: 4a2c90ad66d7
fact-tricks =
    { $value ->
        [0] kein Stich
        [one] { $value-text } Stich
       *[other] { $value-text } Stiche
    }
# source: 1df1c8561f4e
fact-talon =
    { $value ->
        [0] Der Talon ist aufgebraucht.
        [one] { $value-text } Karte im Talon
       *[other] { $value-text } Karten im Talon
    }
# source: 8e1b8fcb548c
fact-trump =
    { $value ->
        [s] Pik ist Trumpf.
        [h] Herz ist Trumpf.
        [d] Karo ist Trumpf.
       *[c] Kreuz ist Trumpf.
    }
# source: f0af610d4ad1
fact-closed_by = Der Talon ist zugedreht.
# source: 1d6f16ff25cc
fact-game_points = Bummerl: { $value-text }
# source: 464223a9908c
fact-result =
    { $value ->
        [claim] Genug Augen
        [false-claim] Falsch ausgemeldet
        [closer-failed] Zugedreht und gescheitert
        [revoke] Falsch zugegeben
       *[last-trick] Der letzte Stich entscheidet.
    }
# source: c26e4af4ae52
fact-awarded =
    { $value ->
        [one] { $value-text } Spielpunkt
       *[other] { $value-text } Spielpunkte
    }

## What happens

# source: c8c05f81e040
event-announced = { $seat } zeigt { $cards-acc } und sagt { $value-text } an.
# source: 4be80e97958e
event-exchanged = { $seat } tauscht den Trumpfbuben gegen { $card-acc } aus.
# source: b7402dfddf72
event-closed =
    { $value ->
        [0] { $seat } dreht den Talon zu. Der Gegner hat noch keine Augen.
        [one] { $seat } dreht den Talon zu. Der Gegner hat bisher { $value-text } Auge.
       *[other] { $seat } dreht den Talon zu. Der Gegner hat bisher { $value-text } Augen.
    }
# source: c7d041f9e92b
event-claimed =
    { $value ->
        [0] { $seat } sagt „Genug!“ und hat keine Augen.
        [one] { $seat } sagt „Genug!“ und hat { $value-text } Auge.
       *[other] { $seat } sagt „Genug!“ und hat { $value-text } Augen.
    }
# source: 65f8eda83afe
event-drew = { $seat } zieht nach.
# source: c7b76af361fa
event-counted = Für { $seat } zählen jetzt auch die { $value-text } Augen, die gewartet haben.
# source: 51805fb95373
event-counts-down =
    { $value ->
        [one] { $seat } zählt { $value-text } Spielpunkt herunter.
       *[other] { $seat } zählt { $value-text } Spielpunkte herunter.
    }
# source: d3f8ec13a322
event-bummerl =
    { $value ->
        [one] { $seat } bekommt ein Bummerl.
       *[other] { $seat } bekommt { $value-text } Bummerl.
    }
# source: d31debc6d3d6
event-won =
    { $value ->
        [trick] { $seat } macht den Stich.
        [game] { $seat } hat das Bummerl gewonnen.
       *[hand] { $seat } gewinnt die Runde.
    }

## With German cards

# source: db924fb5d9ed
deck-german-fact-trump =
    { $value ->
        [s] Laub ist Trumpf.
        [h] Herz ist Trumpf.
        [d] Schellen ist Trumpf.
       *[c] Eichel ist Trumpf.
    }
# source: 626104004b6b
deck-german-event-exchanged = { $seat } tauscht den Trumpfunter gegen { $card-acc } aus.
# source: 63311e0c451b
deck-german-exchange-or-pass =
    .refused = Eben wurde zugedreht. Jetzt kann man nur den Trumpfunter austauschen oder passen.
# source: 319432591f96
deck-german-lead-married = Nach dem Ansagen spielt man König oder Ober dieser Farbe aus, ganz wie man will.
    .title = König oder Ober ausspielen
    .refused = Das Paar in { $suit } ist angesagt, also muss sein König oder sein Ober ausgespielt werden.
# source: eddb745a1c7b
deck-german-trick-game = Schnapsen ist ein Stichspiel. Die Karten in den Stichen zählen Augen, König und Ober einer Farbe zählen eigens, und wer { $enough-text } Augen hat, gewinnt die Runde.
# number: cards are named
# source: 0951acb1c6f5
deck-german-pack =
    { $pack-size ->
        [24] Das Blatt hat { $pack-size-text } Karten: in jeder Farbe Ass, Zehn, König, Ober, Unter und Neun.
       *[other] Das Blatt hat { $pack-size-text } Karten: in jeder Farbe Ass, Zehn, König, Ober und Unter.
    }
# number: cards are named
# source: a357dc769187
deck-german-card-values =
    { $pack-size ->
        [24] In jeder Farbe gilt von oben nach unten: { $order }. Ein Ass zählt { $ace-value-text }, eine Zehn { $ten-value-text }, ein König { $king-value-text }, ein Ober { $queen-value-text }, ein Unter { $jack-value-text } und eine Neun nichts; das sind zusammen { $all-points-text } Augen.
       *[other] In jeder Farbe gilt von oben nach unten: { $order }. Ein Ass zählt { $ace-value-text }, eine Zehn { $ten-value-text }, ein König { $king-value-text }, ein Ober { $queen-value-text } und ein Unter { $jack-value-text }; das sind zusammen { $all-points-text } Augen.
    }
# source: 8dbdd1b4a319
deck-german-exchange = Wer den Trumpfunter hat, darf ihn gegen die offene Trumpfkarte austauschen, sogar schon vor dem ersten Stich. Der Unter liegt dann an ihrer Stelle und wird als letzte Karte gezogen.
# source: d211b0fca5df
deck-german-marriage = König und Ober derselben Farbe sind ein Paar. Wer am Ausspiel ist, darf beide zeigen und das Paar ansagen; dann spielt er eine der beiden Karten aus.
# source: 83a1301be9e6
deck-german-marry-on-lead = Ansagen darf nur, wer am Ausspiel ist; beim Zugeben sind König und Ober Karten wie andere auch.
# source: 85ae1ef0ccc0
deck-german-marriage-optional = Ansagen muss niemand. Ein König oder ein Ober, ohne ein Wort ausgespielt, zählt nur als Karte.
# source: ad13a631b36b
deck-german-announce-unspoken = Wer König oder Ober ausspielt und die andere Karte des Paares auf der Hand hat, hat das Paar damit angesagt; zu sagen braucht man nichts.
# number: a card is named
# source: aa62e04c212e
deck-german-example-source-example =
    .note = Das Beispiel der arabischen Quelle, zu einer vollständigen Runde ergänzt. Eine Zehn fällt dem Trumpfunter zum Opfer, ein Paar wendet das Blatt, und ausgemeldet wird gegen einen Gegner, der nicht ganz in Sicherheit ist.
# source: 5c639afc9368
deck-german-example-open-talon =
    .note = Ein Ass einer anderen Farbe verliert gegen einen Unter; dann holt der Trumpfunter ein Ass.
# source: 0dabfe96bd21
deck-german-example-exchange-before-the-first-trick =
    .note = Aus dem Unter wird ein Ass. Wer zugibt, darf weder austauschen noch zudrehen, ansagen oder ausmelden.
# source: b5033d3bede8
deck-german-example-exchange-at-the-last-moment =
    .note = Im Talon liegen nur noch die letzten Karten. Der Unter, der dorthin kommt, geht an den Verlierer des Stiches.
# source: ba17b01ecc2f
deck-german-example-exchange-after-closing =
    .note = Hausregel: Bevor ausgespielt wird, darf der Gegner noch den Trumpfunter austauschen.
# source: a5c4856ea4f0
deck-german-example-king-of-the-marriage =
    .note = Hier gewinnt der König, und der Ober verliert; der Unterschied ist ein einziges Auge.
# source: fc63ef5dfc40
deck-german-example-announced-without-a-word =
    .note = Hausregel: Es genügt, den Ober auszuspielen.
# source: a067595d0729
deck-german-example-draw-the-last-trump =
    .note = Nur der Trumpfunter gewinnt: Er zieht das Ass, und der Rest ist nicht mehr aufzuhalten.
# number: names of cards
# source: 49def56daa52
deck-german-lesson-marry = { $seat } ist am Ausspiel und hat König und Ober einer Farbe. Das ist ein Paar: Wer es ansagt, bekommt Augen dafür.

## What a player can do besides playing a card; the labels of buttons

# source: efe4d1492039
action-marry = Paar ansagen
# source: a67f31d6209a
action-exchange = Trumpf austauschen
# source: ac853d5b97c9
action-close = Talon zudrehen
# source: 0870faf590ec
action-claim = Genug!
# source: 2cf028e98d03
action-revoke = Trotzdem spielen

## Options: the points on which tables differ

# source: 99efb05dcd86
option-pack = Karten im Blatt
    .help = Im größeren Blatt gibt es auch die Neunen, und die Hand ist größer.
# source: 07847a38287c
option-target = Anfang des Herunterzählens
    .help = Wie viele Spielpunkte braucht man für ein Bummerl?
# source: b1d74d43c3d1
option-claim = Wie man eine Runde gewinnt
    .help = Muss man sagen, dass die Augen reichen, oder endet die Runde von selbst?
# source: bffc696cf594
choice-claim-manual = durch Ausmelden
# source: 101bc08a77a4
choice-claim-auto = ohne ein Wort
# source: bf04233c476d
option-claim_when = Wann man ausmeldet
    .help = Darf nur ausmelden, wer am Ausspiel ist, oder auch, wer zugibt?
# source: 9e049dc75750
choice-claim_when-on_lead = nur am Ausspiel
# source: c67a4e63e6c0
choice-claim_when-any = auch auf ein Ausspiel hin
# source: a2e836472302
option-freeze = Stand des Gegners beim Zudrehen
    .help = Gewinnt, wer zugedreht hat: Entscheiden dann Augen und Stiche des Gegners im Augenblick des Zudrehens?
# source: d399b884ad53
option-false_claim = Preis für falsches Ausmelden
    .help = Kostet es so viel wie jeder Fehler oder so viel, wie es eingebracht hätte?
# source: 86c06fdac93b
choice-false_claim-standard = so viel wie jeder Fehler
# source: 50cc388690c4
choice-false_claim-as_if_won = was es eingebracht hätte
# source: 5c66a75ff33e
option-revoke = Falsches Zugeben
    .help = Nimmt man die Karte zurück, oder ist die Runde verloren?
# source: a47a00f37d0d
choice-revoke-refuse = die Karte wird zurückgenommen
# source: 9cbaa25b5a6e
choice-revoke-standard = die Runde ist verloren, zum üblichen Preis eines Fehlers
# source: b34b7487e702
choice-revoke-flat3 = die Runde ist verloren, zum höchsten Preis
# source: 4668aa9bef84
option-exchange_min = Kleinster Talon zum Austauschen
    .help = Wie viele Karten muss der Talon haben, die Trumpfkarte mitgezählt?
# source: 3d6ee1502851
option-exchange_after_close = Austauschen nach dem Zudrehen
    .help = Darf der Gegner noch austauschen, nachdem zugedreht wurde und bevor ausgespielt wird?
# source: 59e5ca86b432
option-close_min = Kleinster Talon zum Zudrehen
    .help = Wie viele Karten muss der Talon haben, die Trumpfkarte mitgezählt?
# source: dfc925944560
option-close_after_announce = Zudrehen nach dem Ansagen
    .help = Darf man zwischen dem Ansagen eines Paares und dem Ausspielen zudrehen?
# source: fc19a77527ef
option-marriage_late = Späte Paare
    .help = Darf man ein Paar ansagen, wenn der Talon zugedreht oder aufgebraucht ist?
# source: f63d87100edd
option-auto_announce = Ansagen ohne ein Wort
    .help = Ist das Paar schon angesagt, wenn man seinen König oder seine Dame ausspielt?
# source: ef818a9e17ef
option-double_bummerl = Doppeltes Bummerl
    .help = Bekommt ein Verlierer ohne einen einzigen Spielpunkt ein doppeltes Bummerl?
# source: 6ea09f281280
option-deal = Der nächste Geber
    .help = Wer gibt die nächste Runde?
# source: 9425676fbfa6
choice-deal-alternate = der andere Spieler
# source: 6030f6c7c43b
choice-deal-winner = der Gewinner
# source: f4159013ed41
choice-deal-loser = der Verlierer
# source: 8e2bb9dc5e1d
option-deal_pattern = Wann die Trumpfkarte aufgeschlagen wird
    .help = Wie viele Karten hat dann jeder schon? Die größte Zahl heißt: die ganze Hand.

## Presets

# source: 3fee7b497073
preset-standard = Schnapsen
    .about = So spielt man in Österreich: mit Ausmelden, und beim Zudrehen gilt der Stand des Gegners in diesem Augenblick.
# source: 98a147599898
preset-short = Kurzes Bummerl
    .about = Dasselbe Spiel, aber man zählt von weniger herunter, wenn die Zeit knapp ist.
# source: d007ed9fc6b8
preset-tournament = Turnierschnapsen
    .about = Die strengen Regeln: Wer falsch zugibt, nimmt die Karte nicht zurück, sondern verliert die Runde.
# source: e0530d32be41
preset-auto-claim = Schnapsen ohne Ausmelden
    .about = Wer genug Augen hat, gewinnt sofort; so spielen es viele Programme.
# review: "hartes Zudrehen" for the practice of not freezing the opponent's count
# source: 4d9cdb0cb1ba
preset-hard = Hartes Zudrehen
    .about = Was der Gegner nach dem Zudrehen noch bekommt, zählt mit.
# number: the name of a game
# source: e78c10a14643
preset-nines = Schnapsen mit Neunen
    .about = Das größere Blatt nach Art von Sechsundsechzig: größere Hände und ein größerer Talon, aber die Regeln des Schnapsens.

## The game in steps

# number: cards are named
# source: bd792c4e45c5
step-cards = { $pack-size-text } Karten nehmen. In jeder Farbe gilt von oben nach unten: { $order }; ein Ass zählt { $ace-value-text }, eine Zehn { $ten-value-text }, ein König { $king-value-text }, eine Dame { $queen-value-text }, ein Bube { $jack-value-text }.
# source: 36915847b35f
step-deal = Jedem { $hand-size-text } Karten geben und eine als Trumpf aufschlagen. Der Rest liegt quer darüber: der Talon.
# source: 2f9ca864cab0
step-lead = Wer nicht gegeben hat, spielt eine beliebige Karte aus.
# source: e98645a966e1
step-open = Solange der Talon offen ist, darf man jede beliebige Karte zugeben.
# source: 736b2e1955c1
step-take = Die höhere Karte der ausgespielten Farbe macht den Stich, und ein Trumpf schlägt jede andere Farbe. Wer den Stich gemacht hat, zieht zuerst nach und spielt wieder aus.
# source: 67889c305723
step-marry = Am Ausspiel König und Dame einer Farbe zeigen und eine Karte davon ausspielen: { $marriage-text } Augen, in Trumpf { $trump-marriage-text }. Sie zählen, sobald man einen Stich hat.
# source: 618aa1fab995
step-exchange = Am Ausspiel darf man den Trumpfbuben gegen die Trumpfkarte unter dem Talon austauschen.
# source: e78e5116956f
step-strict = Ist der Talon aufgebraucht oder hat ihn jemand am Ausspiel zugedreht: Farbe bekennen, stechen, sonst trumpfen.
# source: 7d6fc7dc0427
step-enough =
    { $claim-how ->
        [auto] Wer { $enough-text } Augen hat, gewinnt sofort: { $plain-win-text }, { $under-safe-win-text } oder { $no-trick-win-text } Spielpunkte, umso mehr, je weniger der Verlierer hat. Kommt niemand so weit, gewinnt der letzte Stich.
       *[manual] Mit { $enough-text } Augen „Genug!“ sagen: Das bringt { $plain-win-text }, { $under-safe-win-text } oder { $no-trick-win-text } Spielpunkte, umso mehr, je weniger der Verlierer hat. Meldet niemand aus, gewinnt der letzte Stich.
    }
# source: 642b3fb68fe4
step-bummerl = Von { $target-text } herunterzählen. Wer zuerst bei null ist, hat das Bummerl gewonnen.

## The score card

# source: 9978e25cef8a
score-card = Zettel für ein Bummerl
    .about = Wer eine Runde gewinnt, streicht so viele Zahlen durch, wie sie wert ist, die höchsten zuerst. Wem nur noch die Null bleibt, der hat gewonnen; der Gegner bekommt einen Punkt ins letzte Feld. Wo in der Tabelle ein Zahlenpaar steht, gilt die größere Zahl für einen Gewinner ohne Stich; hat der Verlierer zugedreht, für einen, der beim Zudrehen noch keinen Stich hatte.
    .mark = Bummerl

## Tips

# source: 6c723c476eb0
tip-count-your-points = Man zählt die eigenen Augen mit und die des Gegners auch. Wer nicht weiß, dass er schon { $enough-text } hat, verliert womöglich gegen den letzten Stich; wer zu früh ausmeldet, verliert sofort.
    .title = Immer mitzählen
# source: 8c185061af0f
tip-keep-the-marriage = König und Dame einer Farbe behält man zusammen auf der Hand, bis man sie ansagen kann: { $marriage-text } oder gar { $trump-marriage-text } Augen sind mehr, als die meisten Stiche bringen. Das gilt auch für eine einzelne Karte, deren Gegenstück noch im Talon liegen kann.
    .title = Paare zusammenhalten
# number: a card is named
# source: 2edc929768b8
tip-protect-the-tens = Eine Zehn verliert gegen das Ass ihrer Farbe und gegen jeden Trumpf. Man spielt sie aus, wenn das Ass weg ist und der Gegner Farbe bekennen muss, oder macht selbst einen Stich mit ihr; bei offenem Talon spielt man sie nicht ohne Not aus.
    .title = Die Zehnen hüten
# number: a card is named
# source: 9b691db7c140
tip-keep-trumps = Trümpfe spart man für das, was sich lohnt. Ein kleiner Trumpf, der ein Ass oder eine Zehn holt, hat seine Schuldigkeit getan, und bei Farb- und Stichzwang entscheiden die Trümpfe, wer die letzten Stiche macht.
    .title = Trümpfe sparen
# source: b548fe27c7d2
tip-close-when-sure = Zudrehen soll, wer die Stiche, die zum Sieg fehlen, abzählen kann; dabei bedenkt man, was der Gegner haben könnte. Misslingt es, kostet das { $fault-text } Spielpunkte oder gar { $fault-no-trick-text }, wie knapp es auch war. Unsere Bots gewinnen { $closer-wins-text } % der Runden, in denen sie zudrehen.
    .title = Mit starken Karten zudrehen
# source: 908a0cb4ed45
tip-small-cards-first = Ist ein Stich ohnehin verloren, gibt man einen Buben oder eine einzelne Dame zu: { $jack-value-text } oder { $queen-value-text } Augen sind billig. Solange der Talon offen ist, spielt man mit solchen Karten auch am sichersten aus.
    .title = Kleine Karten zuerst
# source: b4da7ea02541
tip-watch-the-trumps = Man merkt sich, welche Trümpfe gefallen sind. Wer die letzten kennt, kann sie ziehen oder ausspielen, was nicht mehr getrumpft werden kann; ist der Talon aufgebraucht, kennt man die ganze Hand des Gegners.
    .title = Die Trümpfe mitzählen
# source: 7b06ca1db14c
tip-king-or-queen = Nach dem Ansagen wird gezählt und erst dann ausgespielt. Der König bringt ein Auge mehr als die Dame, und vielleicht fehlt gerade das auf { $enough-text }.
    .title = König oder Dame
# source: 2097a2776194
tip-reach-safety = Läuft eine Runde schlecht, versucht man, auf { $safe-text } Augen zu kommen. Knapp darunter kostet die Runde { $under-safe-win-text }, damit nur { $plain-win-text }. Spielen unsere Bots, so kosten { $one-point-deals-text } % aller Runden den Verlierer nicht mehr als das.
    .title = Sich in Sicherheit bringen
# source: 2fb2ce6868ec
tip-close-early = Was ein Zudrehen wert ist, steht fest, sobald man zudreht. Hat der Gegner da noch keinen Stich, bringt es, wenn es gelingt, { $no-trick-win-text } Spielpunkte, auch wenn danach Stiche verloren gehen.
    .title = Der richtige Augenblick zum Zudrehen
# source: 391263403f08
tip-last-open-trick = Der letzte Stich, bevor der Talon aufgebraucht ist, will überlegt sein. Wer ihn macht, ist bei Farb- und Stichzwang am Ausspiel; wer ihn verliert, bekommt dafür die Trumpfkarte, oder den Buben, wenn er ausgetauscht wurde.
    .title = Der letzte offene Stich

## What many deals show

# source: 9c0ae2a2a109
plot-closed-by-points = Wie oft das Zudrehen gelingt, nach Augen
    .about = Gezählt sind die Augen, die man beim Zudrehen hat, aus Stichen und Paaren zusammen.
# source: 04df6dbae41b
plot-endings = Wie eine Runde endet
    .about = Jede Runde endet auf eine dieser Arten.
    .claim = jemand meldet zu Recht aus
    .last-trick = niemand meldet aus, und der letzte Stich entscheidet
    .closer-failed = das Zudrehen misslingt
    .false-claim = jemand meldet zu Unrecht aus
# source: e0321ce7f31a
plot-awards = Was eine Runde wert ist
    .about = Wie oft der Sieger einer Runde so viele Spielpunkte bekommt.

## Questions

# source: 8653c31d5876
question-must-i-follow = Muss ich Farbe bekennen?
    .answer = Nicht, solange der Talon offen ist. Ist er zugedreht oder aufgebraucht, muss man Farbe bekennen und die ausgespielte Karte stechen; wer die Farbe nicht hat, muss trumpfen.
# source: 6b8b391309a8
question-when-may-i-announce = Wann darf ich ein Paar ansagen?
    .answer = Nur am Ausspiel. Man zeigt König und Dame und spielt eine der beiden Karten aus; das Paar zählt { $marriage-text } Augen, in Trumpf { $trump-marriage-text }.
# source: 602ae9084ae4
question-nobody-has-enough = Was ist, wenn niemand auf { $enough-text } Augen kommt?
    .answer =
        { $last-trick-win ->
            [one] Dann gewinnt der letzte Stich die Runde: { $last-trick-win-text } Spielpunkt, ganz gleich, wie die Augen stehen. Hat jemand zugedreht, so hat er verloren.
           *[other] Dann gewinnt der letzte Stich die Runde: { $last-trick-win-text } Spielpunkte, ganz gleich, wie die Augen stehen. Hat jemand zugedreht, so hat er verloren.
        }
# source: af65f5b6e0db
question-what-is-a-bummerl = Was ist ein Bummerl?
    .answer = Die ganze Partie. Beide Spieler beginnen bei { $target-text } und zählen herunter; wer zuerst bei null ist, hat gewonnen. Der andere hat verloren und bekommt ein Bummerl.
# source: 9cd31574404f
question-when-to-close = Wann soll ich zudrehen?
    .answer = Wenn man mit den eigenen Karten sicher auf { $enough-text } Augen kommt. Sonst bekommt der Gegner die Spielpunkte.
# source: f2fbbac424c3
question-how-long = Wie lange dauert es?
    .answer = Eine Runde dauert { $deal-shortest-text } bis { $deal-longest-text } Minuten, ein Bummerl etwa { $bummerl-minutes-text }. Spielen unsere Bots, so hat eine Runde im Schnitt { $deal-tricks-text } Stiche, ein Bummerl { $bummerl-deals-text } Runden und ein kurzes Bummerl { $short-bummerl-deals-text }.
# source: 22f605898929
question-leading-first = Ist es ein Vorteil, zuerst auszuspielen?
    .answer = Spielen unsere Bots, so gewinnt { $leader-wins-text } % der Runden, wer zuerst ausspielt.
# source: 11f495739b4a
question-no-trick-yet = Darf ich ansagen, bevor ich einen Stich habe?
    .answer = Ja. Das Paar wartet und zählt mit dem ersten eigenen Stich. Macht man gar keinen, zählt es nie.
# source: bed2e9641141
question-exactly-safe = Mein Gegner hat genau { $safe-text } Augen. Was ist mein Sieg wert?
    .answer =
        { $plain-win ->
            [one] Er ist { $plain-win-text } Spielpunkt wert. Nur wenn der Gegner weniger Augen hätte, wären es { $under-safe-win-text }.
           *[other] Er ist { $plain-win-text } Spielpunkte wert. Nur wenn der Gegner weniger Augen hätte, wären es { $under-safe-win-text }.
        }
# source: c55eaf8f0c4a
question-empty-trick = Der einzige Stich meines Gegners zählt nichts. Hilft er ihm trotzdem?
    .answer =
        { $under-safe-win ->
            [one] Ja. Stich ist Stich, auch wenn nichts darin liegt: Die Runde ist { $under-safe-win-text } Spielpunkt wert, nicht { $no-trick-win-text }.
           *[other] Ja. Stich ist Stich, auch wenn nichts darin liegt: Die Runde ist { $under-safe-win-text } Spielpunkte wert, nicht { $no-trick-win-text }.
        }
# source: ce096660fd6f
question-claim-in-between = Darf ich ausmelden, während mein Gegner am Ausspiel ist?
    .answer = Nein, erst muss man einen Stich machen. Am Ausspiel darf man aber ausmelden, ohne eine Karte zu spielen, zum Beispiel gleich nach dem Ansagen.
# source: 63234903f1bd
question-exchange-twice = Ich habe den Buben ausgetauscht. Kann mein Gegner ihn noch einmal austauschen?
    .answer = Nein. Der Bube liegt unter dem Talon, bis ihn jemand zieht, und er ist die allerletzte Karte.
# source: d08912fbcbd1
question-stuck-after-closing = Kann es sein, dass man gar keine Karte spielen darf?
    .answer = Nein. Wer weder bekennen noch trumpfen kann, darf jede Karte abwerfen.
# source: 3aa190e2c2ce
question-german-cards = Ich habe deutsche Karten. Wie passen sie zu den Karten, die hier zu sehen sind?
    .answer = Der Ober ist die Dame und der Unter der Bube. Eichel steht für Kreuz, Laub für Pik, Schellen für Karo; Herz ist Herz.
# source: 014f929d22f1
question-common-mistakes = Welche Fehler sind häufig?
    .answer = Zu früh ausmelden, nach dem Zudrehen vergessen, dass man Farbe bekennen und stechen muss, und ein Paar auseinanderreißen.

## Glossary

# source: 13b69abef4fc
term-trick = Stich
    .definition = Die Karten, die beide Spieler zusammengelegt haben, von jedem eine; wer die bessere gespielt hat, bekommt sie.
    .also = Stiche|Stichen|Stiches|Stichs
# source: b30353d6be04
term-lead = Ausspiel
    .definition = Das Spielen der ersten Karte eines Stiches; auch das Recht dazu.
    .also = ausspielen|ausspielt|ausgespielt|am Ausspiel
# source: 6c6969aa9a35
term-forehand = Vorhand
    .definition = Der Spieler, der nicht gegeben hat und zuerst ausspielt.
# source: fc8ac8190bda
term-dealer = Geber
    .definition = Wer in dieser Runde die Karten gibt.
    .also = Gebers
# source: f61c0ad1d459
term-trump = Trumpf
    .definition = Eine Karte der aufgeschlagenen Farbe; sie schlägt die Karten jeder anderen Farbe.
    .also = Trümpfe|Trümpfen
# source: cfed01e8d37e
term-talon = Talon
    .definition = Die Karten, die nach dem Geben übrig sind, mit der Trumpfkarte darunter.
    .also = Talons
# source: 11182a6960c1
term-close = zudrehen
    .definition = Die Trumpfkarte verdeckt auf den Talon legen, sodass niemand mehr nachzieht und Farb- und Stichzwang gilt.
    .also = zudreht|zugedreht|Zudrehen
# source: 373f7853b56a
term-exchange = austauschen
    .definition = Die Trumpfkarte vom Tisch nehmen und den Trumpfbuben an ihre Stelle legen.
    .also = austauscht|ausgetauscht|auszutauschen|Austauschen
# source: 2c60d50060dc
term-marriage = Paar
    .definition = König und Dame derselben Farbe in einer Hand.
    .also = Paare|Paares|Paaren
# source: 8a24ba34482e
term-twenty = Zwanziger
    .definition = Ein Paar in einer Farbe, die nicht Trumpf ist; es zählt { $marriage-text }, daher der Name.
# source: e8000c26e175
term-forty = Vierziger
    .definition = Das Paar in Trumpf; es zählt { $trump-marriage-text }, daher der Name.
# source: dc4547298a2d
term-enough = ausmelden
    .definition = Die Runde mit dem Wort „Genug!“ beenden, weil man { $enough-text } Augen hat.
    .also = ausmeldet|ausgemeldet|Ausmelden
# source: f3d8e9a98116
term-card-point = Auge
    .definition = Was eine Karte dem zählt, der sie in einem Stich bekommt; viele sagen einfach Punkt.
    .also = Augen
# review: "Spielpunkt" beside "Auge"; many Austrian players say "Punkt" for both
# source: 2fd2cdc895ee
term-game-point = Spielpunkt
    .definition = Was eine Runde wert ist; im Bummerl wird es heruntergezählt.
    .also = Spielpunkte|Spielpunkten
# source: b5cfefba473e
term-strict-game = Farb- und Stichzwang
    .definition = Gilt in dem Teil der Runde, in dem der Talon aufgebraucht oder zugedreht ist: Man darf nicht mehr frei zugeben.
# source: b54851c152bb
term-follow-suit = Farbe bekennen
    .definition = Eine Karte der ausgespielten Farbe zugeben.
    .also = bekennen
# source: 0848ed1b1dc6
term-beat = stechen
    .definition = Eine höhere Karte der ausgespielten Farbe zugeben.
    .also = gestochen
# source: b579a1f55d55
term-to-trump = trumpfen
    .definition = Einen Trumpf auf eine Karte einer anderen Farbe spielen.
    .also = getrumpft
# source: 28ae8589add9
term-discard = abwerfen
    .definition = Eine Karte zugeben, die den Stich nicht machen kann, weil man weder die ausgespielte Farbe noch einen Trumpf hat.
# source: 639c9e1af60d
term-bummerl = Bummerl
    .definition = Eine ganze Partie, von { $target-text } heruntergezählt; auch der Punkt, den der Verlierer dafür angeschrieben bekommt.
# source: a296ec8709d8
term-ober = Ober
    .definition = Im deutschen Blatt das Bild gleich unter dem König; der Ober steht für die Dame, die auch in Österreich so heißt.
# source: 429196a18e46
term-unter = Unter
    .definition = Im deutschen Blatt das niedrigste Bild; der Unter steht für den Buben, der auch in Österreich so heißt.
# review: "Renonce" for a revoke, as in Austrian tournament rules
# source: 4f18fb02f236
term-revoke = Renonce
    .definition = Falsches Zugeben: eine Karte spielen, die der Farb- und Stichzwang nicht erlaubt.
    .also = falsch zugeben|falsch zugibt|falsch zugegeben|falsches Zugeben

## History

# number: a century, as each language writes it, and the name of a game
# source: 1f9e37957f9f
history-austrian = Schnapsen ist die österreichische Kurzform von Sechsundsechzig, das seit dem 18. Jahrhundert bekannt ist. Das kleine Blatt macht es schnell und zu einem Spiel für alle, die gern rechnen.
# source: 856083d67ae9
history-mariage = Ein Frauenzimmer-Lexikon, { $mariage-year-text } in Leipzig gedruckt, beschreibt den Vorläufer unter dem Namen Mariage: Die „Heirat“ von König und Dame hat der ganzen Gruppe von Spielen den Namen gegeben.
# source: b40e6c4420f0
history-name = Der Name soll von „schnappen“ kommen, weil ein Trumpf eine Karte wegschnappt. Am Stammtisch erzählt man es anders: Man habe um Schnaps gespielt.
# source: d08ff8f5b502
history-inns = In Österreich gilt es als das typische Wirtshausspiel.

## Sources and corrections

# number: cards are named
# source: 63333435614b
erratum-E002-1 = Auf die Überschrift, die Rang und Punkte ankündigt, folgt nichts.
    .right = In der Zusammenfassung am Ende derselben Quelle stehen sie: Ass { $ace-value-text }, Zehn { $ten-value-text }, König { $king-value-text }, Dame { $queen-value-text }, Bube { $jack-value-text }, in dieser Reihenfolge.
# source: c33e47645541
erratum-E002-2 = Die Tabelle, was eine Runde wert ist, fehlt. Geblieben sind nur das Beispiel und eine Aufzählung der möglichen Ergebnisse.
    .right = Ein Sieg ist gegen einen Gegner ohne Stich { $no-trick-win-text } wert, gegen weniger als { $safe-text } Augen { $under-safe-win-text } und gegen { $safe-text } oder mehr { $plain-win-text }; der letzte Stich einer Runde, in der niemand ausgemeldet hat, ist { $last-trick-win-text } wert.
# source: dc20790d54ce
erratum-E002-3 = Falsches Zugeben kostet { $fault-no-trick-text }, wenn der Gegner ohne Stich bleiben würde.
    .right = Gemeint ist, dass der Spieler, der keinen Fehler gemacht hat, in diesem Augenblick keinen Stich hat.
# number: a card is named
# source: 31a6b65d151a
erratum-E002-4 = In einem Tipp heißt es, eine Zehn verliere nur gegen das Ass.
    .right = Sie verliert auch gegen jeden Trumpf, wie gleich der erste Stich im Beispiel derselben Quelle zeigt.
# source: c970bf279111
erratum-E002-5 = Austauschen darf man, solange der Talon mindestens { $exchange-min-text } Karten hat, als wäre damit mehr verlangt als ein offener Talon.
    .right = Zählt man die Trumpfkarte mit, ist es dasselbe: Ist jemand am Ausspiel, hat ein offener Talon nie weniger. Manche verlangen mehr.

## Worked examples

# number: a card is named
# source: a0630da66142
example-source-example = Eine ganze Runde mit einem Paar
    .note = Das Beispiel der arabischen Quelle, zu einer vollständigen Runde ergänzt. Eine Zehn fällt dem Trumpfbuben zum Opfer, ein Paar wendet das Blatt, und ausgemeldet wird gegen einen Gegner, der nicht ganz in Sicherheit ist.
# number: a card is named
# source: 2d8909e2d630
example-ten-that-cannot-be-trumped = Eine Zehn, die nicht getrumpft werden kann
    .note = Der Gegner hat noch eine Karte der Farbe und muss bekennen. Nur die Herz-Zehn gewinnt; jedes andere Ausspiel verliert.
# source: 104992245380
example-start-of-a-deal = Wie eine Runde beginnt
    .note = Die Karten beider Spieler, die Trumpfkarte und der Talon, wie der Geber sie hingelegt hat.
# source: 01b9a367852a
example-turned-after-the-hands = Erst die Karten, dann der Trumpf
    .note = Hausregel: derselbe Kartenstapel, aber zuerst wird fertig ausgeteilt; so bekommt jeder andere Karten, und eine andere wird aufgeschlagen.
# source: 51226c03b983
example-open-talon = Offener Talon: Alles ist erlaubt
    .note = Ein Ass einer anderen Farbe verliert gegen einen Buben; dann holt der Trumpfbube ein Ass.
# source: b6ad2c4b3617
example-talon-runs-out = Der Talon geht zu Ende
    .note = Wer den letzten offenen Stich verliert, bekommt die Trumpfkarte. Schon für die nächste Karte gilt Farb- und Stichzwang.
# source: 72c4ac2d87f2
example-talon-used-up = Farb- und Stichzwang, Karte für Karte
    .note = Stechen, bekennen, trumpfen, abwerfen: jede Pflicht einmal, obwohl niemand zugedreht hat.
# source: 1e0fca051b5e
example-exchange-before-the-first-trick = Austauschen vor dem ersten Stich
    .note = Aus dem Buben wird ein Ass. Wer zugibt, darf weder austauschen noch zudrehen, ansagen oder ausmelden.
# source: cb6c816ec336
example-exchange-at-the-last-moment = Austauschen im letzten Augenblick
    .note = Im Talon liegen nur noch die letzten Karten. Der Bube, der dorthin kommt, geht an den Verlierer des Stiches.
# source: cd3c3ad18035
example-larger-talon-for-exchange = Mehr Karten im Talon verlangt
    .note = Hausregel: dieselbe Stellung, aber zum Austauschen und zum Zudrehen ist es schon zu spät.
# source: ffd67ebbef86
example-exchange-after-closing = Austauschen nach dem Zudrehen
    .note = Hausregel: Bevor ausgespielt wird, darf der Gegner noch den Trumpfbuben austauschen.
# source: ade7d668cf01
example-marriage-waits = Ein Paar wartet auf einen Stich
    .note = Angesagt beim ersten Ausspiel, gezählt mit dem ersten Stich.
# source: 0fcd46d33919
example-marriage-never-counts = Ein Paar, das nie zählt
    .note = Es wartet auf einen Stich, der nicht kommt, und die Runde ist gegen einen Gegner ohne Stich gewonnen.
# source: 9a70f1ed2a63
example-marriage-wins-at-once = Ein Paar gewinnt sofort
    .note = Wer schon einen Stich hat, dem zählt es gleich, und er meldet aus, ehe eine Karte ausgespielt ist.
# source: 975023ee0b24
example-king-of-the-marriage = Der König des Paares
    .note = Hier gewinnt der König, und die Dame verliert; der Unterschied ist ein einziges Auge.
# source: 921d83029bca
example-marriage-only-on-lead = Kein Paar beim Zugeben
    .note = Ein König, schweigend ausgespielt, zählt nur als Karte. Beim Zugeben kann man nichts ansagen, am Ausspiel schon.
# source: 34efc5653c7f
example-late-marriage = Ein Paar, wenn der Talon aufgebraucht ist
    .note = Auch bei Farb- und Stichzwang zählt es, und frei zugeben darf der Gegner nicht.
# source: e548d993ad5b
example-no-late-marriage = Keine späten Paare
    .note = Hausregel: dieselbe Stellung, aber das Paar darf nicht angesagt werden.
# source: 776529b00cd9
example-announced-without-a-word = Ansagen ohne ein Wort
    .note = Hausregel: Es genügt, die Dame auszuspielen.
# source: a2c1f739f230
example-reply-to-a-marriage = Zugeben zu einem Paar
    .note = Der Talon ist zugedreht, aber der Gegner hat weder die Farbe noch einen Trumpf und darf deshalb jede Karte zugeben.
# source: 2125832529a1
example-closed-for-three = Zugedreht, ehe der Gegner einen Stich hat
    .note = Danach macht der Gegner noch Stiche, aber beim Zudrehen hatte er keinen, und nur das zählt.
# source: 96fc4529eb77
example-frozen-at-closing = Der Stand beim Zudrehen
    .note = Am Ende ist der Gegner in Sicherheit, beim Zudrehen war er es nicht.
# source: b4eab27d253f
example-not-frozen = Der Stand am Ende
    .note = Dieselbe Runde mit hartem Zudrehen: Jetzt zählt auch, was der Gegner später bekommen hat, und der Sieg ist weniger wert.
# source: 2793bbf62f85
example-closer-fails = Zugedreht und gescheitert
    .note = Es fehlen wenige Augen, alle Karten sind gespielt: Der Gegner, der beim Zudrehen einen Stich hatte, gewinnt.
# source: 2bb75b7a0b0f
example-closer-fails-for-three = Zugedreht und teuer gescheitert
    .note = Der Gegner hatte beim Zudrehen keinen Stich. Alle Stiche, die er seither gemacht hat, machen es nicht billiger.
# source: 799a1715a7c1
example-other-goes-out = Der Gegner kommt zuvor
    .note = Mit genug Augen gewinnt, wer immer sie hat, auch gegen den, der zugedreht hat.
# source: f94d1e8a323a
example-opponent-at-33 = Gerade noch in Sicherheit
    .note = Der Gegner liegt genau an der Grenze: Der Sieg bringt so wenig wie möglich.
# source: a687b98c8088
example-opponent-at-32 = Knapp nicht in Sicherheit
    .note = Dieselben Karten, aber der Gegner hat ein Auge weniger, und der Sieg ist mehr wert.
# source: e9d40ddeeb2e
example-false-claim = Falsch ausgemeldet
    .note = Ein einziges Auge fehlt, und die Runde ist verloren.
# source: baf300f1dd01
example-false-claim-for-three = Falsch ausgemeldet gegen einen Gegner ohne Stich
    .note = Der Gegner hat noch keinen Stich und gewinnt umso mehr.
# source: 3f2cd095218f
example-false-claim-by-the-closer = Zugedreht und falsch ausgemeldet
    .note = Es zählen die Stiche, die der Gegner beim Zudrehen hatte: keiner.
# source: c9eac9db3e43
example-false-claim-priced-as-a-win = Falsch ausgemeldet, zum Preis eines Sieges
    .note = Hausregel: Der Gegner ist in Sicherheit, richtiges Ausmelden hätte also wenig gebracht, und ebenso wenig kostet der Fehler.
# source: a10756e6602c
example-unclaimed = Genug Augen, aber nicht ausgemeldet
    .note = Verzählt, den letzten Stich verloren und damit die Runde.
# source: 493a383a237d
example-claim-after-the-last-trick = Ausmelden nach dem letzten Stich
    .note = Alle Karten sind gespielt, und zum Ausmelden ist gerade noch Zeit.
# source: 719feaea0acd
example-claim-left-out = Das Ausmelden bleibt aus
    .note = Ohne Ausmelden zählt nur der letzte Stich, und der bringt weniger.
# source: e1124e97c0f7
example-claim-waits-for-the-lead = Ausmelden erst am Ausspiel
    .note = Die Augen sind da, aber am Ausspiel ist der andere. Erst der Stich, dann das Ausmelden.
# source: 7fb168f8c85a
example-claim-in-reply = Ausmelden auf ein Ausspiel
    .note = Hausregel: dieselbe Stellung, aber mit dem Ausmelden muss man nicht warten.
# source: f5897c00b4b9
example-won-without-a-word = Gewonnen ohne ein Wort
    .note = Mit dem Stich sind die Augen da, und die Runde ist zu Ende.
# source: b4e8a4c1f773
example-ends-only-once = Ein Paar, das die Runde beendet, und das nur einmal
    .note = Der König wird ausgespielt, das Paar zählt ohne ein Wort, und die Augen gewinnen ohne ein Wort: Die Runde endet ein einziges Mal.
# source: f646f222e4ff
example-close-after-announcing = Zudrehen nach dem Ansagen
    .note = Hausregel: erst das Paar, dann der Talon, dann das Ausspiel.
# source: d7186392db84
example-revoke = Falsch zugegeben
    .note = Das Ass hätte gespielt werden müssen. Im Turnier ist die Runde damit verloren.
# source: 59bc06250bf8
example-revoke-for-three = Falsch zugegeben gegen einen Gegner ohne Stich
    .note = Wer zugedreht hat, hat noch keinen Stich, als der Gegner nicht bekennt.
# source: 719bfa43d0c4
example-revoke-at-a-fixed-price = Falsch zugegeben zum festen Preis
    .note = Hausregel: Es kostet so viel wie möglich, ob ein Stich da war oder nicht.
# source: cc51dd54a9ff
example-refusals = Was man nicht darf
    .note = Fremde Karten, mehr als eine auf einmal, Passen, Geben mittendrin: unter „Was wäre, wenn …?“ ausprobieren und nachlesen, warum es nicht geht.
# source: b6328498f6ae
example-bummerl = Das Ende eines Bummerls
    .note = Eine Runde ist gewonnen, der andere gibt, und mit der nächsten Runde ist alles zu Ende.
# source: 0012b61d3403
example-double-bummerl = Ein doppeltes Bummerl
    .note = Hausregel: Der Verlierer hat keinen einzigen Spielpunkt gewonnen.
# source: 084fb3a24119
example-winner-deals = Der Gewinner gibt
    .note = Hausregel: Wer die Runde gewonnen hat, gibt die nächste, und der andere spielt aus.
# source: 5f2984634040
example-loser-deals = Der Verlierer gibt
    .note = Hausregel: Wer verloren hat, gibt, und der Gewinner spielt wieder aus.
# source: 10e92606b1a2
example-with-nines = Mit Neunen: wie eine Runde beginnt
    .note = Ein größeres Blatt, größere Hände, ein größerer Talon.
# source: 3701333551aa
example-trick-worth-nothing = Ein Stich, der nichts zählt
    .note = Im einzigen Stich des Gegners lagen nur Neunen. Ein Stich ist es trotzdem.
# source: c301ae02577a
example-whole-deal = Eine ganze Runde bis zum letzten Stich
    .note = Niemand kommt so weit: Der letzte Stich gewinnt, und zwar mit weniger Augen.
# source: 3af8fd066b33
example-draw-the-last-trump = Den letzten Trumpf ziehen
    .note = Nur der Trumpfbube gewinnt: Er zieht das Ass, und der Rest ist nicht mehr aufzuhalten.
# source: c368ad352026
example-whole-bummerl = Ein ganzes Bummerl
    .note = Runde um Runde, vom Anfang bis zum Ende der Zählung: genug Augen, ein missglücktes Zudrehen, ein letzter Stich und wieder genug Augen.
# source: 220862bf5046
example-schneider = Ein Bummerl ohne einen einzigen Spielpunkt
    .note = Hausregel: Der Verlierer hat keine Runde gewonnen. Er ist Schneider, und das Bummerl zählt doppelt.


## Aufgaben

# source: 8c25f367d371
problem-question =
    { $value ->
        [one] { $seat } spielt aus. Womit gewinnt { $seat } { $value-text } Spielpunkt?
       *[other] { $seat } spielt aus. Womit gewinnt { $seat } { $value-text } Spielpunkte?
    }
# source: 72d479090bf6
problem-wins =
    { $value ->
        [one] { $seat } gewinnt { $value-text } Spielpunkt.
       *[other] { $seat } gewinnt { $value-text } Spielpunkte.
    }
# source: 64323e11100d
problem-loses =
    { $value ->
        [one] { $seat } verliert { $value-text } Spielpunkt.
       *[other] { $seat } verliert { $value-text } Spielpunkte.
    }
# source: 294c0320ce84
problem-stands =
    { $tricks ->
        [0] { $seat } hat { $points-text } von { $enough-text } Augen und keinen Stich.
        [one] { $seat } hat { $points-text } von { $enough-text } Augen und { $tricks-text } Stich.
       *[other] { $seat } hat { $points-text } von { $enough-text } Augen und { $tricks-text } Stiche.
    }
# source: 320127a14ef3
problem-takes = Wer mit { $enough-text } Augen ausmeldet, gewinnt die Runde: { $no-trick-win-text } Spielpunkte gegen einen Gegner ohne Stich, { $under-safe-win-text } gegen einen mit weniger als { $safe-text } Augen, sonst { $plain-win-text }. Meldet niemand aus und wurde nicht zugedreht, gewinnt der letzte Stich, und die Runde ist { $last-trick-win-text } wert.
# source: ca537991139b
theme-draw-trumps = Trümpfe ziehen
    .about = Hohe Karten sind erst etwas wert, wenn niemand mehr trumpfen kann: die fehlenden Trümpfe zählen und die eigenen ausspielen, solange der Gegner bekennen muss.
# source: 1b365f22d6cb
theme-force-trump = Den Trumpf herauszwingen
    .about = Sobald Farbzwang gilt, eine Farbe ausspielen, die der Gegner nicht mehr hat: Er muss trumpfen, und jeder so verbrauchte Trumpf fehlt ihm gegen die guten Karten.
# source: dfb12eca5147
theme-give-up-lead = Erst dem Gegner den Stich lassen
    .about = Einen billigen Stich abgeben: Dann muss der Gegner in die starken Karten hinein ausspielen oder den Schutz seiner eigenen aufgeben.
# source: a5b55b7e37f9
theme-last-trick = Um den letzten Stich spielen
    .about = Kommt niemand mehr auf genug Augen, zählt nur noch der letzte Stich: die Karte aufheben, die ihn macht.
# source: e33eadb5c396
theme-keep-marriage = Das Paar behalten
    .about = Ein Paar lässt sich nur am Ausspiel ansagen: die anderen Farben so spielen, dass man ans Ausspiel kommt und das Paar noch auf der Hand hat.
# source: 97134aa5dad1
theme-count-safe = Bis { $safe-text } zählen
    .about = Ein Sieg ist mehr wert, solange der Gegner unter { $safe-text } Augen bleibt: vor jedem Stich zählen, wie viele er hätte, wenn er ihn macht.
# source: 8314d2414550
theme-time-closing = Jetzt oder später zudrehen
    .about = Wer zudreht, beendet das Nachziehen, und von da an gilt Farb- und Stichzwang; dafür muss er auf genug Augen kommen. Zudrehen also, wenn die eigenen Karten stark genug sind gegen genau das, was der Gegner in diesem Augenblick auf der Hand hat.

## What changed

# source: cba83ad583f3
change-german-cards = Die Beispiele lassen sich mit deutschen Karten zeigen; die Karten heißen dann auch wie im deutschen Blatt.

## Die Schritte des Lernwegs

# source: 614cc932e2c1
lesson-deal = Beide bekommen eine Hand; eine Karte wird aufgeschlagen, und ihre Farbe ist Trumpf, die stärkste; der Rest ist der Talon. Wer zuerst { $enough-text } Augen hat, gewinnt die Runde. Die Zahl neben dem Namen wird über mehrere Runden heruntergezählt; um sie geht es erst später.
# review: the learner is told what the seat does, not addressed with "du"
# source: 230e7efd8f03
lesson-lead = { $seat } spielt eine beliebige Karte aus. Der Gegner gibt im nächsten Schritt eine zu, und die bessere Karte holt beide: Das ist ein Stich. In jeder Farbe gilt von oben nach unten: { $order }.
# source: 57ba8faea4df
lesson-reply = Jetzt ist { $seat } an der Reihe, auf der anderen Seite des Tisches: Solange noch Karten im Talon liegen, darf man frei zugeben; niemand muss Farbe bekennen oder stechen. Welche Karten sind also erlaubt?
# source: 66dadea2825f
lesson-trump = Die Farbe der aufgeschlagenen Karte ist Trumpf, und ein Trumpf sticht jede Karte einer anderen Farbe. Wer macht diesen Stich?
# review: is "stechen" said of a higher card of the same suit too, or only of a trump?
# source: 3d88bd9d6826
lesson-take = { $seat } ist am Zug; der Gegner hat den vorigen Stich gemacht und eine Karte ausgespielt. Sie lässt sich mit einer höheren derselben Farbe stechen. Dann ist zu sehen, wie beide vom Talon nachziehen und wer als Nächster ausspielt.
# source: c285405cdca5
lesson-count = Jede Karte hat einen Wert, und gezählt wird im Kopf: { $order } zählen der Reihe nach { $ace-value-text }, { $ten-value-text }, { $king-value-text }, { $queen-value-text } und { $jack-value-text }. Wie steht es für beide nach diesem Stich?
# number: names of cards
# source: 99a3929efd8c
lesson-marry = { $seat } ist am Ausspiel und hat König und Dame einer Farbe. Das ist ein Paar: Wer es ansagt, bekommt Augen dafür.
# source: 50c02dd7728c
lesson-lead-it = Wer ein Paar angesagt hat, muss eine Karte davon ausspielen. Wer noch keinen Stich hat, bekommt die Augen erst mit seinem ersten Stich. Wer will, versucht erst eine andere.
# source: e4f8e4707183
lesson-keeps = Wird die ausgespielte Karte nicht gestochen, gehört der Stich dem, der sie ausgespielt hat.
# source: 746de6826dd3
lesson-last-draw = Der Talon geht zu Ende. Wer diesen Stich macht, zieht die letzte verdeckte Karte, und der Gegner bekommt den aufgeschlagenen Trumpf.
# review: "bekennen" and "stechen", as "Farbzwang" and "Stichzwang" are taught in Austria
# source: 46c4518ff043
lesson-strict = Der Talon ist aufgebraucht, und frei zugeben darf man nicht mehr: Wer eine Karte der ausgespielten Farbe hat, muss sie bekennen und, wenn es geht, die ausgespielte Karte stechen; wer keine hat, muss Trumpf spielen, wenn er welchen hat. Welche Karten sind erlaubt?
# source: 086beeb6e1cb
lesson-claim = { $seat } ist am Ausspiel. Das Mitzählen nimmt einem niemand ab: Wer { $enough-text } Augen hat, muss es selbst sagen, und wer sich irrt, verliert die Runde. Hier ist gezählt, und es ist genug. Je weniger der Gegner hat, desto mehr Spielpunkte bringt die Runde. Sagt es bis zum Schluss niemand, entscheidet der letzte Stich.
# source: f0736bf3b377
lesson-exchange = { $seat } hat den niedrigsten Trumpf und ist am Ausspiel. Jetzt lässt er sich gegen den aufgeschlagenen Trumpf austauschen.
# source: 5d52f89ba8b7
lesson-close = Wer sich des Gewinns sicher ist, darf den Talon zudrehen. Niemand zieht mehr nach, und es gilt sofort Farb- und Stichzwang. Geht es schief, kostet es mehr.
