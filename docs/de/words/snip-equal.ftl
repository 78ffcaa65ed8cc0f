### The equal-cards game of Snip Snap Snorum, with Earl of Coventry, in German.
### Terms: dazulegen (to match), Rang (rank), Ausspiel (lead), Ruf (word, call), Runde (a hand as it is played), Partie (a session),
### Spielmarke (chip), Kasse (pool), Einsatz (ante). Form of address: neutral.

# source: 6bb4d4e446d8
game-snip-equal = Snip Snap Snorum: das Spiel mit gleichen Karten
    .short = Ein munteres Spiel mit gleichen Karten: Eine wird ausgespielt, reihum kommen die gleichen dazu, jede mit ihrem Ruf, und wer zuerst keine Karten mehr hat, gewinnt.
    .minute = Das ganze Blatt wird ausgeteilt. Wer am Ausspiel ist, spielt schweigend eine beliebige Karte. Dann legt reihum jeder eine Karte desselben Rangs dazu oder passt, wenn er keine hat. Wer als Erster dazulegt, sagt „snip“, der Nächste „snap“, der Letzte „snorum“. Wer die letzte Karte des Rangs gespielt hat, spielt als Nächster aus. Wer als Erster alle Karten los ist, gewinnt.
    .names = Snip Snap Snorem, Earl of Coventry

## Overview

# source: fe8064c0cf3b
matching-game =
    { $same-rank ->
        [one] Eine Karte wird ausgespielt, und die anderen ihres Rangs werden dazugelegt, insgesamt { $same-rank-text }. Es zählt nur, die eigenen Karten loszuwerden.
       *[other] Eine Karte wird ausgespielt, und die anderen ihres Rangs werden dazugelegt, bis alle { $same-rank-text } auf dem Tisch liegen. Es zählt nur, die eigenen Karten loszuwerden.
    }
    .title = Gleiche Karten

## Players

# source: 99fe9b48fafa
players = Es spielen { $fewest-text } bis { $most-text } Personen.
    .title = Zahl der Spieler
# source: 402408e525e6
no-partners = Jeder spielt für sich; Partner gibt es nicht.
    .title = Jeder für sich

## Pack

# source: 08e872d6f576
pack =
    { $pack-size ->
        [52] Gespielt wird mit einem üblichen Blatt zu { $pack-size-text } Karten, ohne Joker.
        [32] Gespielt wird mit einem verkleinerten Blatt zu { $pack-size-text } Karten: Alles von { $first-removed-dat } bis { $last-removed-larger-to } kommt heraus.
       *[24] Gespielt wird mit einem verkleinerten Blatt zu { $pack-size-text } Karten: Alles von { $first-removed-dat } bis { $last-removed-smaller-to } kommt heraus.
    }
    .title = Das Blatt
# source: 063764444816
suits-do-not-matter = Es zählt nur der Rang. Die Farbe spielt keine Rolle, und kein Rang ist höher als ein anderer.
    .title = Nur der Rang zählt

## Object

# source: b55bdfcd9022
aim = Ziel ist es, als Erster alle Karten loszuwerden.
    .title = Das Ziel

## The deal

# source: 394291118201
first-dealer = Wer als Erster gibt, wird beliebig bestimmt; meist hebt man ab, und wer die niedrigste Karte hat, gibt.
    .title = Der erste Geber
# source: 2c23ce691946
deal-one-by-one = Der Geber teilt das ganze Blatt aus, Karte für Karte im Uhrzeigersinn, und beginnt bei seinem linken Nachbarn. Manche bekommen dabei vielleicht eine Karte mehr als andere; das ist üblich.
    .title = Das Geben
# source: 3d167cb91c45
stakes =
    { $start-chips ->
        [0] Alle halten gleich viele Spielmarken bereit: Jetons, Münzen oder Streichhölzer. Gezählt wird, was jeder von da an gewinnt und verliert.
        [one] Alle beginnen mit { $start-chips-text } Spielmarke: einem Jeton, einer Münze oder einem Streichholz.
       *[other] Alle beginnen mit { $start-chips-text } Spielmarken: Jetons, Münzen oder Streichhölzern.
    }
    .title = Spielmarken
# source: 4d5c47fdcfbd
ante =
    { $ante ->
        [one] Vor dem Geben zahlt jeder { $ante-text } Spielmarke in die Kasse.
       *[other] Vor dem Geben zahlt jeder { $ante-text } Spielmarken in die Kasse.
    }
    .title = Einsatz
# source: 4f91dcb2570d
deal-passes-left = Nach jeder Runde gibt der linke Nachbar des Gebers. Was jeder bis dahin gewonnen oder verloren hat, bleibt stehen.
    .title = Der nächste Geber

## The play

# source: d5d10e2e6dd7
eldest-leads = Der linke Nachbar des Gebers, die Vorhand, spielt zuerst aus.
    .title = Wer beginnt
# source: a9c7d698a43e
lead-any-card = Wer ausspielt, legt eine beliebige Karte offen auf den Tisch.
    .title = Das Ausspiel
# source: deed626fdca0
must-lead = Wer am Ausspiel ist, muss ausspielen; Passen gibt es dabei nicht.
    .title = Ausspielen ist Pflicht
    .refused = Wer am Ausspiel ist, kann nicht passen, darf aber jede beliebige Karte ausspielen.
# source: 557086966e02
same-rank = Die anderen folgen im Uhrzeigersinn, einer nach dem anderen und immer weiter im Kreis; auch wer ausgespielt hat, kommt wieder an die Reihe. Dazulegen darf man nur eine Karte des ausgespielten Rangs.
    .title = Karten desselben Rangs
    .refused = Jetzt darf nur { $rank-a } dazugelegt werden.
# source: 36c84bcc004a
must-match = Wer an der Reihe ist und eine Karte des Rangs hat, muss dazulegen.
    .title = Dazulegen ist Pflicht
    .refused = Wer { $rank-acc-a } hat, muss dazulegen.
# source: d1fa44d3be09
may-decline = Wer eine Karte des Rangs hat, darf sie zurückhalten und passen.
    .title = Dazulegen ist freiwillig
# source: 324764a3f347
pass-if-unable = Wer keine Karte des Rangs hat, passt: Er sagt „passe“ oder klopft auf den Tisch.
    .title = Passen
# source: fa760c3432e4
pass-chip =
    { $pass-chip ->
        [one] Jedes Passen kostet { $pass-chip-text } Spielmarke; sie kommt in die Kasse.
       *[other] Jedes Passen kostet { $pass-chip-text } Spielmarken; sie kommen in die Kasse.
    }
    .title = Passen kostet
# source: c988af4a55e7
one-card = Gespielt wird immer nur eine Karte auf einmal, auch wenn man mehrere des Rangs hat.
    .title = Eine Karte auf einmal
    .refused = Es darf nur eine Karte auf einmal gespielt werden.
# source: 6d7ec9f8b937
lay-all = Wer mehrere Karten des Rangs hat, darf sie alle auf einmal hinlegen und sagt dabei zu jeder ihren Ruf.
    .title = Mehrere auf einmal
# source: a809774bc6b4
one-or-all = Wer mehr als eine Karte hinlegt, muss alle hinlegen, die er von diesem Rang hat.
    .title = Eine oder alle
    .refused = { $rank }: eine Karte oder alle, die man davon hat, aber nichts dazwischen.
# source: 1ab8a7d4b1d1
words = Zu den Karten gehören der Reihe nach diese Rufe: { $words }. Hat die ausgespielte Karte keinen eigenen Ruf, wird sie schweigend gespielt.
    .title = Die Rufe
# source: ead7a5d4fe24
no-words = Gesagt wird nichts; die Karten sprechen für sich.
    .title = Ohne Rufe
# source: 64c397a0bd6c
last-of-rank-leads = Ist die letzte Karte des Rangs gefallen, so ist der Rang vollständig, und seine Karten werden beiseitegelegt. Wer die letzte gespielt hat, spielt den nächsten Rang aus.
    .title = Das nächste Ausspiel
# source: bfda13fa37a1
rank-abandoned = Haben alle gepasst und geht es mit dem Rang nicht mehr weiter, spielt als Nächster aus, wer zuletzt eine Karte dieses Rangs gespielt hat.
    .title = Ein Rang, mit dem es nicht weitergeht

## Scoring

# source: f2a35576bcde
no-stakes = Bezahlt wird nichts: Es geht nur darum, die Runde zu gewinnen.
    .title = Ohne Bezahlung
# review: "gesnippt, gesnappt, gesnort" for snipped, snapped, snored
# source: 2cfaac3edda1
victim-pays =
    { $victim-kind ->
        [last_matcher] Wer dazulegt, snippt, snappt oder snort den, der die Karte davor gespielt hat. Dieser zahlt in die Kasse: { $snipped-text } beim Ruf „snip“, { $snapped-text } bei „snap“, { $snored-text } bei „snorum“. Dass dazwischen jemand gepasst hat, hilft ihm nicht.
       *[adjacent] Legt gleich der nächste Spieler eine Karte dazu, so ist sein Vorgänger gesnippt, gesnappt oder gesnort und zahlt in die Kasse: { $snipped-text } beim Ruf „snip“, { $snapped-text } bei „snap“, { $snored-text } bei „snorum“. Hat dazwischen jemand gepasst, zahlt niemand.
    }
    .title = Gesnippt, gesnappt, gesnort
# source: 3cf42641f235
pay-per-card =
    { $card-payee ->
        [pool]
            { $card-pay ->
                [one] Am Ende zahlt jeder andere für jede Karte, die er noch auf der Hand hat, { $card-pay-text } Spielmarke in die Kasse.
               *[other] Am Ende zahlt jeder andere für jede Karte, die er noch auf der Hand hat, { $card-pay-text } Spielmarken in die Kasse.
            }
       *[winner]
            { $card-pay ->
                [one] Am Ende zahlt jeder andere dem Gewinner für jede Karte, die er selbst noch auf der Hand hat, { $card-pay-text } Spielmarke.
               *[other] Am Ende zahlt jeder andere dem Gewinner für jede Karte, die er selbst noch auf der Hand hat, { $card-pay-text } Spielmarken.
            }
    }
    .title = Übrige Karten
# source: d710a8985ddc
no-chips-out = Niemand zahlt mehr, als er noch hat. Wer nach einer Runde keine Spielmarken mehr hat, scheidet aus.
    .title = Keine Spielmarken mehr

## Winning

# source: 824e744cdde9
out-wins = Wer seine letzte Karte gespielt hat, gewinnt sofort, ob der Rang nun vollständig ist oder nicht. Mit einer Karte kann immer nur einer fertig werden; unentschieden endet eine Runde also nie.
    .title = Alle Karten los
# source: 7974dd2c79d1
winner-takes-pool = Wer die Runde gewinnt, bekommt alles, was in der Kasse ist.
    .title = Die Kasse
# source: d02fe14c993f
session-won = Hört man auf, hat gewonnen, wer dann die meisten Spielmarken hat; oder man spielt, bis nur noch einer welche hat. Haben mehrere gleich viele, spielen sie untereinander noch eine Runde.
    .title = Mehrere Runden

## Irregularities

# source: 4a5d36678fc1
forgot-chip =
    { $forgot-pay ->
        [one] Wer den Ruf vergisst oder einen falschen sagt, zahlt { $forgot-pay-text } Spielmarke in die Kasse.
       *[other] Wer den Ruf vergisst oder einen falschen sagt, zahlt { $forgot-pay-text } Spielmarken in die Kasse.
    }
    .title = Ein vergessener Ruf kostet
# source: 6cb1aa29dace
forgot-take-back = Wer den Ruf vergisst oder einen falschen sagt, nimmt die Karte zurück, und der Nächste ist an der Reihe.
    .title = Vergessener Ruf: die Karte geht zurück
# source: c2f947697f78
forgot-draw-back = Wer den Ruf vergisst oder einen falschen sagt, nimmt zur Strafe die Karte zurück, die er davor gespielt hat; die neue bleibt liegen.
    .title = Vergessener Ruf: eine Strafkarte
# source: ecb0b5cab71e
words-free = Ein vergessener Ruf kostet nichts; deshalb achtet auch niemand darauf.
    .title = Niemand achtet auf die Rufe
    .refused = Hier achtet niemand auf die Rufe, also lässt sich auch keiner vergessen.

## Things on the table

# source: 2bbecefb8a03
zone-row = Rang
# source: 9352a5b25380
zone-dead = Verdeckt

## What happens

# source: 8d128485f6de
outcome-counted = Spielmarken, gezählt vom Anfangsbestand an
# source: 968124f8c1db
event-taken-back = { $seat } nimmt { $card-acc } zurück.
# source: 21f0d2624806
event-won =
    { $value ->
        [game] { $seat } gewinnt die Partie.
       *[hand] { $seat } hat keine Karten mehr und gewinnt die Runde.
    }

## The words; the lines of the rhyme have no commas, since commas stand between them in a list

# source: 107b7a1e2713
calls-note = Die erste Karte eines Rangs wird schweigend ausgespielt, wenn sie keinen eigenen Ruf hat.

# source: 9185ca4b5479
word-snip = snip
# source: f9ce9d656e74
word-snap = snap
# source: 432c5cd57036
word-snorum = snorum
# source: 118972966111
word-coventry-1 = Hier kommt { $rank-the } in die Partie
# source: 99b7bb0e2219
word-coventry-2 = So gut war { $rank-a } noch nie
# source: a3e9e17c5e16
word-coventry-3 = Von allen dreien die beste ist die
# source: 6b416691fe73
word-coventry-4 = Und hier kommt der Earl of Coventry

## Options: the points on which tables differ

# source: 4fc040e43da3
option-pack = Karten im Blatt
    .help = Ein kleineres Blatt macht die Runden kürzer, etwa für Kinder.
# source: 8d46b135a43c
option-words = Die Rufe
    .help = Was zu den Karten eines Rangs gesagt wird.
# source: 6c61ae241b5f
choice-words-snip = snip, snap, snorum
# source: d1bb4dc3db2e
choice-words-coventry = die Verse von Earl of Coventry
# source: 08ab0f9a6a8d
choice-words-none = keine
# source: b10901e07876
option-must_match = Dazulegen ist Pflicht
    .help = Muss jeder, der eine Karte des Rangs hat, sie dazulegen?
# source: 890a7722fd5a
option-lay_all = Mehrere auf einmal
    .help = Darf man alle Karten des Rangs zusammen hinlegen?
# source: 2ab0b115ddfa
option-victim = Wer gesnippt wird
    .help = Wer zahlt, wenn eine Karte dazugelegt wird?
# source: 7f9835830c3d
choice-victim-none = niemand
# source: 4a0409ccf29b
choice-victim-adjacent = der Vorgänger, wenn gleich nach ihm dazugelegt wird
# source: ce0f8ba35e11
choice-victim-last_matcher = wer die Karte davor gespielt hat, auch wenn dazwischen gepasst wurde
# source: dd12abad5374
option-card_pay = Bezahlung für übrige Karten
    .help = An wen zahlen die anderen für die Karten, die sie noch haben?
# source: a675cfcf268a
choice-card_pay-none = an niemanden
# source: 5cb8433c1972
choice-card_pay-winner = an den Gewinner
# source: cf06eeebdc09
choice-card_pay-pool = in die Kasse
# source: a22918ab71c0
option-ante = Einsatz
    .help = Wie viele Spielmarken zahlt jeder vor dem Geben in die Kasse?
# source: cb1bf0fb0d3a
option-pass_chip = Preis fürs Passen
    .help = Wie viele Spielmarken kostet es zu passen?
# source: e3572dcf7f4b
option-forgot = Vergessener oder falscher Ruf
    .help = Was geschieht, wenn jemand den Ruf vergisst oder einen falschen sagt?
# source: a749ba5c6740
choice-forgot-none = nichts
# source: 0553ea5d096d
choice-forgot-chip = eine Spielmarke in die Kasse
# source: 1cbb04ff738d
choice-forgot-take_back = die Karte geht zurück, der Nächste ist dran
# source: 0e5669e828d9
choice-forgot-draw_back = die zuvor gespielte Karte geht zurück
# source: e6de425775d2
option-start_chips = Spielmarken am Anfang
    .help = Wie viele Spielmarken hat jeder am Anfang? Gibt es keine, wird der Gewinn nur gezählt.
# source: 22d481ec7d00
option-insolvency = Keine Spielmarken mehr
    .help = Darf man Spielmarken schuldig bleiben, oder scheidet aus, wer keine mehr hat?
# source: 93d7ccf4bbdb
choice-insolvency-debts = Schulden sind erlaubt
# source: 51799ab4c801
choice-insolvency-leave = wer keine mehr hat, scheidet aus
# source: 4879846f393d
option-min_players = Mindestzahl der Spieler
    .help = Wie viele müssen es mindestens sein?

## Presets

# source: d1eda83d6129
preset-plain = Snip Snap Snorum mit gleichen Karten
    .about = Das schlichte Spiel: Wer zuerst keine Karten mehr hat, gewinnt die Runde, und bezahlt wird nichts.
# source: c8a1c025ab19
preset-chips = Snip Snap Snorum um Spielmarken
    .about = Die anderen bezahlen den Gewinner für die Karten, die sie noch haben.
# source: 81bba3e56e81
preset-pool = Das Spiel um die Kasse
    .about = Nachbarn snippen, snappen und snoren einander, und der Gewinner bekommt die Kasse.
# source: d8568ff5b167
preset-silent = Stilles Snip Snap
    .about = Ganz ohne Rufe: ein erstes Spiel mit gleichen Karten für kleine Kinder.
# source: 501fe2b33146
preset-reduced-32 = Snip Snap Snorum mit verkleinertem Blatt
    .about = Ein kürzeres Spiel für Kinder.
# source: 391d80366f23
preset-reduced-24 = Snip Snap Snorum mit kleinem Blatt
    .about = Das kürzeste Spiel, für die Kleinsten.
# source: 7beda1cbc000
preset-earl-of-coventry = Earl of Coventry
    .about = Dasselbe Spiel mit Versen statt Rufen. Die ersten Verse nennen den Rang, der gerade gespielt wird, und der Gewinner bekommt eine Spielmarke für jede übrige Karte.

## The game in steps

# source: a4bc710f4cd1
step-shuffle = Das Blatt zu { $pack-size-text } Karten mischen. Wer als Erster gibt, ist gleichgültig.
# source: 8159ae9c7769
step-deal = Alle Karten einzeln im Uhrzeigersinn austeilen, beginnend beim linken Nachbarn des Gebers.
# source: df42999c308b
step-stake = Wer um Spielmarken spielt, verteilt sie vorher: Alle bekommen gleich viele.
# source: 898fa6421810
step-lead = Der linke Nachbar des Gebers spielt eine beliebige Karte offen aus.
# source: 39b28c3e0f37
step-match = Es geht im Uhrzeigersinn: Wer an der Reihe ist und eine Karte desselben Rangs hat, legt sie dazu.
# source: 14a1aa955797
step-pass = Wer keine hat, passt.
# source: 7c567d26fd11
step-say = Zur eigenen Karte sagt man den Ruf, der zu ihr gehört: { $words }.
# source: f9fa8bf58455
step-complete = Liegen alle Karten des Rangs auf dem Tisch, werden sie beiseitegelegt.
# source: 992f496a96d4
step-lead-again = Wer die letzte von ihnen gespielt hat, spielt als Nächster aus, eine beliebige Karte.
# source: 4eb22becf55c
step-end = Wer zuerst keine Karten mehr hat, gewinnt sofort.
# source: df75e1e02106
step-next-hand = Die nächste Runde gibt der linke Nachbar des Gebers.
# source: d8da796b25c2
step-pay =
    { $card-payee ->
        [pool]
            { $card-pay ->
                [one] Die anderen zahlen für jede übrige Karte { $card-pay-text } Spielmarke in die Kasse, und der Gewinner bekommt alles.
               *[other] Die anderen zahlen für jede übrige Karte { $card-pay-text } Spielmarken in die Kasse, und der Gewinner bekommt alles.
            }
       *[winner]
            { $card-pay ->
                [one] Die anderen zahlen dem Gewinner für jede übrige Karte { $card-pay-text } Spielmarke.
               *[other] Die anderen zahlen dem Gewinner für jede übrige Karte { $card-pay-text } Spielmarken.
            }
    }

## Tips

# source: 94f089475c58
tip-lead-what-you-have-most = Viel zu entscheiden gibt es nicht, nur was man ausspielt. Eine einzelne Karte bringt das Ausspiel nie zurück, mit zwei Karten kommt das erste Ausspiel in { $lead-kept-2-text } % der Runden zurück, mit mehr immer. Mehr Runden gewinnt man damit aber nicht, soweit wir messen konnten. Zu dritt gewann, wer zuerst ausspielte, { $most-held-first-3-text } % der Runden, wenn er immer ausspielte, wovon er am meisten hatte, und { $first-seat-3-text } %, wenn er zufällig ausspielte; zu viert { $most-held-first-4-text } % und { $first-seat-4-text } %.
    .title = Ausspielen, wovon man am meisten hat? Darauf kommt es kaum an
# source: 29244578094a
tip-all-of-a-rank =
    { $same-rank ->
        [one] Wer alle Karten eines Rangs hat, wird { $same-rank-text } Karte los und bleibt am Ausspiel.
       *[other] Wer alle { $same-rank-text } Karten eines Rangs hat, wird sie los und bleibt am Ausspiel. Auf einmal geht das nicht: Zwischen diesen Karten müssen alle anderen passen, und wo Passen eine Spielmarke kostet, füllt das die Kasse.
    } Ein geschenkter Sieg ist es auch nicht: Wer alle Karten eines Rangs bekommen hatte, gewann { $four-of-a-rank-held-text } % der Runden, die anderen { $four-of-a-rank-not-held-text } %. Das Ausspiel ist sicher, aber nie nimmt ein fremdes Ausspiel eine dieser Karten mit.
    .title = Alle Karten eines Rangs
# source: d56f72172c19
tip-no-dead-leads = Im üblichen Spiel ist kein Ausspiel tot: Ein ausgespielter Rang wird immer vollständig, denn alle Karten sind ausgeteilt, und Dazulegen ist Pflicht. Nur wo man zurückhalten darf oder eine Karte zurückging, kann eine einzelne Karte eines Rangs übrig bleiben; die spielt man aus, wenn nichts anderes mehr bleibt. Spielten unsere Bots nach den üblichen Regeln, so spielte in { $dead-lead-text } % der Runden jemand eine Karte aus, deren gleiche alle weg waren.
    .title = Einzelne übrige Karten
# source: 09a50061e2c8
tip-cards-cost = Im Spiel um Spielmarken kostet jede Karte, die man behält. Ist ein anderer fast fertig und hat man das Ausspiel, spielt man am besten einen Rang, von dem man mehrere Karten hat, nicht eine einzelne; wer am Ende viele Karten hat, zahlt viel. Zu viert hatte ein Verlierer am Ende im Schnitt { $cards-left-each-text } Karten, und wer die meisten hatte, { $cards-left-most-text }.
    .title = Karten kosten Spielmarken
# source: bd55b4167690
tip-mind-your-neighbour = Im Spiel um die Kasse ist es der linke Nachbar, der einen zahlen lässt. Aussuchen kann man sich nur, was man ausspielt: Je mehr Karten eines Rangs man selbst hat, desto eher fehlt er dem Nachbarn. Hat dieser einmal gepasst, kosten die eigenen weiteren Karten des Rangs nichts.
    .title = Den linken Nachbarn im Auge behalten

## What many deals show

# source: 0d7e5ca9d33c
plot-lead-kept = Wie oft das erste Ausspiel zurückkommt
    .about = Wie oft, wer zuerst ausspielt, auch die letzte Karte dieses Rangs spielt und wieder am Ausspiel ist, je nachdem, wie viele Karten davon er hatte.
# source: 7c31d1237c7a
plot-most-held-first = Ausspielen, wovon man am meisten hat
    .about = Wie oft gewinnt, wer zuerst ausspielt und immer einen Rang wählt, von dem er mehr Karten hat als von jedem anderen. Zum Vergleich dient die Tabelle mit zufälligem Ausspiel.
# source: 1ff06738defd
plot-four-of-a-rank = Hilft es, alle Karten eines Rangs zu haben?
    .about = Wie oft gewinnt, wer alle { $same-rank-text } Karten irgendeines Rangs bekommen hat, und wie oft, wer keinen Rang vollständig hat.
    .held = alle Karten eines Rangs
    .not-held = kein Rang vollständig
# source: 90f04c7cdf6b
plot-four-of-a-rank-chips = Wie viele Spielmarken alle Karten eines Rangs wert sind
    .about = Was ein Spieler mehr gewinnt oder verliert als die anderen im Schnitt: mit allen { $same-rank-text } Karten irgendeines Rangs und ohne einen solchen Rang.
    .held = alle Karten eines Rangs
    .not-held = kein Rang vollständig

## Questions

# source: 744680807d89
question-must-i-match = Muss ich eine Karte des Rangs spielen, wenn ich eine habe?
    .answer = Im üblichen Spiel ja, und zwar eine, sooft man an der Reihe ist. Als Hausregel kann man vereinbaren, dass jeder auch passen darf.
# source: dd1b0b42a4a0
question-which-word = Welcher Ruf gehört zu welcher Karte?
    .answer = Sie folgen aufeinander: { $words }. Die ausgespielte Karte hat keinen eigenen Ruf, außer bei Earl of Coventry.
# source: d02493d47009
question-all-in-my-hand = Ich habe alle Karten eines Rangs. Darf ich sie zusammen hinlegen?
    .answer = Im üblichen Spiel nicht: Man spielt eine, alle passen, und man spielt die nächste. Als Hausregel kann man vereinbaren, dass sie auf einmal hingelegt werden dürfen.
# source: 621cb67d236b
question-out-in-the-middle = Jemand ist fertig, bevor der Rang vollständig war. Spielen wir ihn zu Ende?
    .answer = Nein. Mit dieser Karte ist die Runde zu Ende.
# source: 4d5ffb33d58c
question-uneven-hands = Bekommen alle gleich viele Karten?
    .answer = Oft nicht: Mit { $fewest-text } bis { $most-text } Spielern geht es meist nicht auf, und manche haben dann eine Karte mehr. Das macht nichts und gleicht sich aus, weil das Geben reihum geht.
# source: 905847d787ce
question-tie = Kann es unentschieden ausgehen?
    .answer = Eine Runde nicht, denn mit einer Karte kann nur einer fertig werden. Haben am Schluss der Partie mehrere gleich viele Spielmarken, spielen sie untereinander noch eine Runde.
# source: f3798f7540f8
question-children = Wie können kleine Kinder mitspielen?
    .answer = Man lässt die Rufe weg oder nimmt ein kleineres Blatt zu { $larger-reduced-text } oder { $smaller-reduced-text } Karten.

## Glossary

# source: 11296d08487d
term-rank = Rang
    .definition = Was eine Karte ist, gleich in welcher Farbe: Ass, König und so weiter.
    .also = Rangs|Ränge|Rängen
# source: 1b23e752d75e
term-lead = Ausspiel
    .definition = Das Spielen der ersten Karte eines Rangs; auch das Recht dazu: Es gehört dem, der die letzte Karte des vorigen Rangs gespielt hat.
    .also = ausspielen|ausspielt|ausgespielt
# source: cda88fbe9479
term-call = Ruf
    .definition = Was man zu einer Karte sagt, die man dazulegt.
    .also = Rufe|Rufen
# source: 1f4d9f137d68
term-pass = passen
    .definition = Keine Karte spielen, weil man keine des Rangs hat. Es kostet nichts, außer wo eine Hausregel einen Preis dafür festsetzt.
    .also = passt|gepasst
# source: 99f015764077
term-snorum = Snorum
    .definition = Der Ruf zur letzten Karte eines Rangs und diese Karte selbst; wer sie spielt, hat das nächste Ausspiel.
# source: 643f04e45510
term-chip = Spielmarke
    .definition = Ein Jeton, eine Münze oder ein Streichholz, womit abgerechnet wird.
    .also = Spielmarken
# review: "Ablegespiel" for shedding game
# source: 4aed2fa73b96
term-shedding-game = Ablegespiel
    .definition = Ein Spiel, in dem jeder versucht, vor den anderen alle Karten loszuwerden.
# source: 5c7a4e0610c5
term-pool = Kasse
    .definition = Die Spielmarken in der Mitte des Tisches.
# source: bb9556fe162a
term-eldest-hand = Vorhand
    .definition = Der linke Nachbar des Gebers, der zuerst ausspielt.
# source: 509ba69ee5a2
term-dealer = Geber
    .definition = Wer in dieser Runde die Karten austeilt.
    .also = Gebers

## History

# source: 3206e02e8a72
history-burney = Im Jahr { $burney-year-text } schrieb Fanny Burney von jemandem, der so lange zaudert, bis ein anderer Spieler „snap“ ruft. David Parlett führt die Stelle in seinem Buch über Kartenspiele an; gemeint ist vielleicht Snip Snap Snorum in der einen oder anderen Form, vielleicht das Kinderspiel Snap.
# number: a century, as each language writes it
# source: 7896fe89ecbc
history-century = Das Spiel stammt aus dem England des 18. Jahrhunderts. Heutige Autoren ziehen diese Form, in der gleiche Karten gespielt werden, dem älteren Sequenzspiel gleichen Namens vor.
# source: eb1f61cd1241
history-coventry = Earl of Coventry ist dasselbe Spiel mit Versen. Sie nennen den Rang, der gerade gespielt wird, und der letzte gibt dem Spiel seinen Namen. Bei Foster bekommt der Gewinner von den anderen eine Spielmarke für jede Karte, die sie noch haben.
# source: 12b099ef7ade
history-snap = Wer zu gleichen Karten „snip“ und „snap“ sagt, ist nicht weit vom Kinderspiel Snap, in dem man ebenfalls bei gleichen Karten ruft. Vielleicht ist das eine aus dem anderen entstanden.

## Sources and corrections

# source: 8958ba09279d
erratum-E000-5 = Legen mehrere nacheinander dazu, so ist der erste von ihnen gesnippt, der nächste gesnappt, der danach gesnort.
    .right = Von jedem Paar Nachbarn zahlt der, der zuerst gespielt hat: { $snipped-text }, { $snapped-text } oder { $snored-text }, je nach dem Ruf des anderen.
# source: b234eea64710
erratum-E001-1 = Für ein Blatt zu { $smaller-reduced-text } oder { $larger-reduced-text } Karten soll man alles von { $first-removed-dat } bis { $last-removed-larger-to } herausnehmen oder alles bis { $last-removed-smaller-to }.
    .right = Es ist umgekehrt: Ohne alles bis { $last-removed-larger-to } hat das Blatt { $larger-reduced-text } Karten, ohne alles bis { $last-removed-smaller-to } hat es { $smaller-reduced-text }.
# source: 22ad5a9867aa
erratum-E001-2 = Sind von einem Rang alle Karten bis auf eine weg, so sei diese ein totes Ausspiel.
    .right = Nach den Regeln der Quelle kann das nicht vorkommen: Ein ausgespielter Rang wird vollständig, bevor ein anderer beginnt. Es braucht dazu eine Hausregel oder eine Karte, die zurückging.
# source: 2e1a67994f62
erratum-E001-3 = Wer alle Karten eines Rangs hat, bekomme sofort das Snorum.
    .right = Zwischen diesen Karten passen alle anderen, jedes Mal einmal reihum.
# source: dacdea730031
erratum-E001-4 = Im Glossar steht, im Spiel um Spielmarken koste Passen eine Spielmarke.
    .right = In den Regeln derselben Quelle ist das eine eigene Hausregel.
# source: d2d30de8eac1
erratum-E001-5 = Jig soll wie Sevens gespielt werden.
    .right = Jig ist ein Stoppspiel: Gespielt wird die nächsthöhere Karte der Farbe, in kurzen Sequenzen. Von den Siebenen aus angelegt wird nichts.
# source: 7ff3e8456461
erratum-E001-6 = Hinter manchen Sätzen stehen Reihen von Karten.
    .right = Das sind Überbleibsel der Webseite; sie bedeuten nichts.
# source: 0670e212314f
erratum-E001-7 = Ein vergessener Ruf wird an verschiedenen Stellen verschieden bestraft.
    .right = Es sind verschiedene Hausregeln; hier lässt sich jede wählen.
# source: 3ca86d5f01e8
erratum-E003-1 = Der linke Nachbar des Gebers heißt dort der älteste Spieler.
    .right = Gemeint ist die Vorhand, ganz gleich, wie alt dieser Spieler ist.

## Worked examples

# source: 9f5f8cdcff43
example-passes-and-words = Passen und rufen
    .note = Ein Rang geht um den Tisch, bis seine letzte Karte gefallen ist. Wer keine hat, passt.
# source: c40a001cdc34
example-all-in-a-row = Das Spiel um die Kasse: Nachbarn in einer Reihe
    .note = Alle außer dem Letzten müssen zahlen, und jedes Mal mehr.
# source: 543e58862038
example-pass-saves = Das Spiel um die Kasse: Passen rettet
    .note = Wurde dazwischen gepasst, kostet die nächste Karte des Rangs niemanden etwas.
# source: 4dbbe9af5265
example-all-of-a-rank = Alle Karten eines Rangs auf einer Hand
    .note = Zwischen den Karten müssen alle anderen passen; mit der Hausregel füllt das die Kasse.
# source: 7bfed7479893
example-cards-left = Bezahlt werden die übrigen Karten
    .note = Wer noch viele Karten hat, zahlt viel.
# source: 1d67377e1554
example-pool-at-the-end = Der Gewinner bekommt die Kasse
    .note = Erst zahlen die anderen in die Kasse, dann gehört sie ganz dem Gewinner.
# source: f09626d0a084
example-ante = Ein Einsatz
    .note = Auch was alle vor dem Geben eingezahlt haben, bekommt der Gewinner.
# source: 782ad5fb39b9
example-forgotten-word = Ein vergessener Ruf kostet
    .note = Hausregel: Ein falscher Ruf oder gar keiner kostet eine Spielmarke; schweigend auszuspielen ist kein Fehler.
# source: 987c37dd7766
example-taken-back = Vergessener Ruf: die Karte geht zurück
    .note = Hausregel: Die Karte kommt zurück auf die Hand, und der Rang wartet auf sie.
# source: 0efdbcd37244
example-drawn-back = Vergessener Ruf: eine Strafkarte
    .note = Hausregel: Die zuvor gespielte Karte kommt zurück und bleibt als einzige ihres Rangs übrig.
# source: c78a4aa45d9b
example-out-on-snip = Fertig mitten im Rang
    .note = Die Runde ist sofort zu Ende; der Rang wird nicht mehr vollständig.
# source: 2900aa51f5e7
example-earl-of-coventry = Earl of Coventry
    .note = Zu jeder Karte gehört ein Vers, und die Verse nennen den Rang.
# source: a99d44f92070
example-silent = Ohne Rufe
    .note = Gespielt wird genauso, nur leiser.
# source: ca001ce0eeb8
example-reduced-pack = Ein verkleinertes Blatt
    .note = Die Hände sind klein: Hier sieht man, was jeder bekommt.
# source: b38b14097548
example-small-pack = Das kleine Blatt
    .note = Das kürzeste Spiel; einer hat eine Karte weniger.
# source: 00a5116140c8
example-declined = Nicht dazugelegt
    .note = Hausregel: Eine Karte wird zurückgehalten, und mit dem Rang geht es nicht weiter.
# source: 13cdd33b56fd
example-all-at-once = Alle auf einmal
    .note = Hausregel: Gleiche Karten dürfen zusammen hingelegt werden, jede mit ihrem Ruf.
# source: 87032f0a0022
example-last-matcher = Gesnippt trotz Passen
    .note = Hausregel: Wer die Karte davor gespielt hat, zahlt auch, wenn andere dazwischen gepasst haben.
# source: 84b912c253dc
example-deciding-hand = Eine Partie und ihre Entscheidungsrunde
    .note = Nach der ersten Runde haben mehrere gleich viel; nur sie spielen noch eine.
# source: ba25bc34c7b9
example-out-of-chips = Keine Spielmarken mehr
    .note = Niemand zahlt mehr, als er noch hat, und wer nichts mehr hat, scheidet aus.
# source: a76e2be59d93
example-plain-hand = Eine schlichte Runde
    .note = Bezahlt wird nichts; es geht nur ums Gewinnen.
# source: 93edffe2cd9a
example-refusals = Karten, die man nicht spielen darf
    .note = Ein anderer Rang, verbotenes Passen, mehr als eine Karte: unter „Was wäre, wenn …?“ ausprobieren und nachlesen, warum es nicht geht.

## Die Schritte des Lernwegs

# source: 3cd3bc68bebc
lesson-deal = Wer zuerst alle Karten los ist, gewinnt. Das ganze Spiel wird ausgeteilt; in diesem Bild hat jeder nur wenige Karten, damit zu sehen ist, worauf es ankommt.
# source: 52dfc9ba8168
lesson-first-card = Es beginnt der linke Nachbar des Gebers, und zwar mit einer beliebigen Karte. Von da an geht es reihum.
# source: 73d1f9cb851c
lesson-pass = Nur Karten vom ausgespielten Rang dürfen folgen. Ein Blick in die Hand von { $seat }.
# source: c2bb0f850527
lesson-match = { $seat } ist an der Reihe und kann dazulegen. Wer will, versucht erst eine andere Karte oder passt: Beides wird abgelehnt.
# source: 549bb0718dc2
lesson-words = Zu jeder dazugelegten Karte gehört ein Ruf, und die Rufe folgen der Reihe nach. Wie viele sind schon gefallen?
# source: 4641029e90b9
lesson-last = Wer die letzte Karte des Rangs spielt, spielt wieder aus. Bis dahin passen die anderen weiter.
# source: f2f04c088970
lesson-win = { $seat } ist am Ausspiel und hat nur noch diese Karte. Wer sie spielt, gewinnt die Runde.
# source: a223b796fb9d
lesson-chips = Mit Spielmarken kostet jedes Dazulegen jemanden etwas. Hier wird gerade dazugelegt: Wer zahlt?
