### Nobble and its kin, in German.
### Terms: treffen (to match: to play a card equal to the one before), Kette (chain), Münze (coin), Kasse (pool), Runde (a deal as it is played),
### Partie (the whole game), ausscheiden (to be out). Form of address: neutral.

# source: 88bb922ca38f
game-nobble = Nobble und Verwandte
    .short = Ein Glücksspiel um Münzen: Wessen Karte von einer gleichen getroffen wird, der zahlt, und wer als Letzter noch Münzen hat, bekommt die Kasse.
    .minute = Jeder hat ein paar Münzen und ein paar Karten. Gespielt wird reihum, und wer die vorige Karte mit einer gleichen treffen kann, muss es tun. Wessen Karte getroffen wird, der ist genobbelt und zahlt in die Kasse; trifft der Nächste wieder, steigt der Preis. Wer keine Münzen mehr hat, scheidet aus, und wer als Letzter noch welche hat, bekommt die Kasse.
    .names = Bump, Tuppenny Ha’penny Bump, Motor, Bonk, Pop

## Overview

# source: 8fb1fc043078
coin-game = Eine Karte nach der anderen wird gespielt, und gleiche Karten kosten Münzen: Wer getroffen wird, zahlt. Zu gewinnen gibt es nur, was die anderen verlieren.
    .title = Ein Spiel um Münzen

## Players

# source: 99fe9b48fafa
players = Es spielen { $fewest-text } bis { $most-text } Personen.
    .title = Zahl der Spieler

## Pack

# source: 9745c942d8b7
pack = Gespielt wird mit einem üblichen Blatt zu { $pack-size-text } Karten, ohne Joker.
    .title = Das Blatt
# source: 46653fedab41
ranks-only = Es zählt nur der Rang. Die Farbe spielt keine Rolle, und kein Rang ist höher als ein anderer.
    .title = Nur der Rang zählt

## Object

# source: af69b268d039
aim = Ziel ist es, länger Münzen zu haben als alle anderen. Bei Cavendish gewinnt auch, wer zuerst keine Karten mehr hat.
    .title = Das Ziel

## The deal

# source: 779074dfb2cb
coins =
    { $start-coins ->
        [one] Jeder beginnt mit { $start-coins-text } Münze. Die Kasse ist leer.
       *[other] Jeder beginnt mit { $start-coins-text } Münzen. Die Kasse ist leer.
    }
    .title = Münzen
# source: d121d30c2b7b
deal-hands =
    { $hand-size ->
        [0]
            { $few-hand-size ->
                [0] Das ganze Blatt wird ausgeteilt, Karte für Karte im Uhrzeigersinn, beginnend beim linken Nachbarn des Gebers. Manche bekommen dabei vielleicht eine Karte mehr als andere.
                [one] Das ganze Blatt wird ausgeteilt, Karte für Karte im Uhrzeigersinn, beginnend beim linken Nachbarn des Gebers; überzählige Karten gehen an die Ersten. Sind höchstens { $few-text } Spieler dabei, bekommt jeder { $few-hand-size-text } Karte, und der Rest bleibt aus dem Spiel.
               *[other] Das ganze Blatt wird ausgeteilt, Karte für Karte im Uhrzeigersinn, beginnend beim linken Nachbarn des Gebers; überzählige Karten gehen an die Ersten. Sind höchstens { $few-text } Spieler dabei, bekommt jeder { $few-hand-size-text } Karten, und der Rest bleibt aus dem Spiel.
            }
        [one]
            { $few-hand-size ->
                [0] Jeder bekommt { $hand-size-text } Karte, im Uhrzeigersinn, beginnend beim linken Nachbarn des Gebers. Der Rest bleibt aus dem Spiel.
               *[other] Jeder bekommt { $hand-size-text } Karte, im Uhrzeigersinn, beginnend beim linken Nachbarn des Gebers. Sind höchstens { $few-text } Spieler dabei, bekommt jeder { $few-hand-size-text }. Der Rest bleibt aus dem Spiel.
            }
       *[other]
            { $few-hand-size ->
                [0] Jeder bekommt { $hand-size-text } Karten, einzeln im Uhrzeigersinn, beginnend beim linken Nachbarn des Gebers. Der Rest bleibt aus dem Spiel.
               *[other] Jeder bekommt { $hand-size-text } Karten, einzeln im Uhrzeigersinn, beginnend beim linken Nachbarn des Gebers. Sind höchstens { $few-text } Spieler dabei, bekommt jeder { $few-hand-size-text }. Der Rest bleibt aus dem Spiel.
            }
    }
    .title = Das Geben
# source: 90a7cc284465
deal-passes-left = Nach jeder Runde gibt der nächste Spieler zur Linken. Münzen und Kasse bleiben, wie sie sind.
    .title = Der nächste Geber

## The play

# source: d5d10e2e6dd7
eldest-leads = Der linke Nachbar des Gebers, die Vorhand, spielt zuerst aus.
    .title = Wer beginnt
# source: ed194c713c16
any-card = Eine neue Kette darf mit einer beliebigen Karte beginnen.
    .title = Beliebige Karten
# source: 4712c7870c10
rotation = Gespielt wird im Uhrzeigersinn, jeder eine Karte, bis alle gespielt sind. Wer ausspielt oder nicht treffen kann, beginnt eine neue Kette.
    .title = Reihenfolge
# source: d3124847c9f6
question = Wer ausspielt, fragt den nächsten Spieler zur Linken nach einer Karte desselben Rangs. Kommt sie, geht die Frage an den Spieler danach weiter.
    .title = Die Frage geht reihum
# source: 4115f665ba08
must-match = Wer eine Karte desselben Rangs hat wie die vorige, muss sie damit treffen.
    .title = Treffen ist Pflicht
    .refused = Wer { $rank-acc-a } hat, muss jetzt damit treffen.
# source: dc82d949e427
may-decline = Treffen muss niemand. Wer es könnte, darf auch eine andere Karte spielen, wenn er fürchtet, selbst getroffen zu werden und mehr zu zahlen.
    .title = Treffen ist freiwillig
# source: dfbe1ebecb64
match = Eine Karte trifft die vorige, wenn sie denselben Rang hat. Karten, die einander der Reihe nach treffen, bilden eine Kette. Eine Kette endet, wenn der nächste Spieler nicht trifft, und keine setzt sich in der nächsten Runde fort.
    .title = Ketten
# source: 0055044ff495
only-match = Wer nach einer Karte des Rangs gefragt wird, spielt eine solche Karte oder keine.
    .title = Treffen oder nichts
    .refused = Jetzt darf nur { $rank-a } gespielt werden.
# source: 7f102a2fa91c
pass-if-unable = Wer nicht treffen kann, sagt „passe“ und spielt nichts.
    .title = Passen
# source: de5cddb2b8a9
play-again = Hat jemand gepasst, spielt der, dessen Karte obenauf liegt, wieder eine beliebige Karte und fragt von Neuem.
    .title = Noch einmal spielen
# source: 20ee9221e18f
must-play = Wer an der Reihe ist, muss eine Karte spielen. Passen kann man nur bei Cavendish: wenn man nach einem Rang gefragt wird und keine Karte davon hat.
    .title = Spielen ist Pflicht
    .refused = Passen ist hier nicht erlaubt: Es muss eine Karte gespielt werden.
# source: 1e5bbde836a4
one-card = Gespielt wird immer nur eine Karte auf einmal.
    .title = Eine Karte auf einmal
    .refused = Es darf nur eine Karte auf einmal gespielt werden.
# source: e2e14b285304
words = Zu den Karten einer Kette gehören, von der ersten an, die trifft, der Reihe nach diese Rufe: { $words }.
    .title = Die Rufe
# source: 49145ba2cae2
dealt-out = Sind alle Karten gespielt, ist die Runde zu Ende, und der nächste Geber gibt.
    .title = Das Ende einer Runde

## Scoring

# review: "genobbelt" for nobbled
# source: d6b8c144d68c
victim-pays = Wird eine Karte getroffen, zahlt sofort in die Kasse, wer sie gespielt hat: { $nobbled-text } für die erste Karte einer Kette, { $double-nobbled-text } für die nächste, { $triple-nobbled-text } für die danach.
    .title = Genobbelt, doppelt genobbelt, dreifach genobbelt
# source: 2f6ca9be91cf
last-victim-pays = Gezahlt wird erst, wenn eine Kette zu Ende ist, und nur von dem, der darin zuletzt getroffen wurde: { $nobbled-text }, { $double-nobbled-text } oder { $triple-nobbled-text }, je nach Länge der Kette. Die vor ihm zahlen nichts. Eine Kette, die am Ende der Runde noch offen ist, wird dann bezahlt.
    .title = Nur der Letzte zahlt
# source: 10b891ca1374
pay-what-you-have = Wer weniger Münzen hat, als er zahlen müsste, zahlt, was noch da ist.
    .title = Zu wenige Münzen
# source: fbf169be601b
no-coins-out =
    { $elimination-kind ->
        [end_of_deal] Wer keine Münzen mehr hat, spielt die Runde noch mit und scheidet dann aus.
       *[immediate] Wer keine Münzen mehr hat, scheidet sofort aus. Seine Karten werden nicht mehr gespielt, und sein Platz wird übersprungen.
    }
    .title = Ausscheiden
# source: ef6edcaf0946
peel-double = Wer treffen kann und es nicht tut, zahlt das Doppelte von dem, was fällig ist; und wer die vorige Karte gespielt hat, zahlt, als wäre sie getroffen worden.
    .title = Nicht treffen kostet das Doppelte

## Winning

# source: 845cadf5d217
last-with-coins = Wer als Letzter noch Münzen hat, gewinnt und bekommt die Kasse.
    .title = Die letzten Münzen
# source: 442b1a20575d
first-out-wins = Wer zuerst keine Karten mehr hat, gewinnt und bekommt die Kasse, wenn sie nicht schon vorher jemand mit den letzten Münzen gewonnen hat.
    .title = Zuerst alle Karten los

## Irregularities

# source: 35e890453bc7
no-penalty = Fürs Nichttreffen gibt es keine Strafe: Wo Treffen Pflicht ist, muss treffen, wer es kann.
    .title = Nicht treffen
    .refused = Fürs Nichttreffen gibt es hier keine Strafe.
# source: 31e529368ff5
nothing-to-match = Fürs Nichttreffen zahlt nur, wer hätte treffen können.
    .title = Nichts zu treffen
    .refused = Hier gibt es nichts zu bezahlen: Entweder lässt sich die vorige Karte mit den Karten auf der Hand nicht treffen, oder sie wird gerade getroffen.

## Things on the table

# source: b40d1ad65b88
zone-row = Kette
# source: 9352a5b25380
zone-dead = Verdeckt
# source: 66bc0d038e75
outcome-counted = Münzen, die am Ende bleiben
# source: 82fd83ac8df4
fact-coins =
    { $value ->
        [0] keine Münzen
        [one] { $value-text } Münze
       *[other] { $value-text } Münzen
    }
# source: bdd5e603230d
fact-pool =
    { $value ->
        [0] keine Münzen in der Kasse
        [one] { $value-text } Münze in der Kasse
       *[other] { $value-text } Münzen in der Kasse
    }

## What happens

# source: 35e81d459a93
event-paid =
    { $value ->
        [one] { $seat } zahlt { $value-text } Münze in die Kasse.
       *[other] { $seat } zahlt { $value-text } Münzen in die Kasse.
    }
# source: bc28e1f80649
event-collected =
    { $value ->
        [one] { $seat } bekommt die Münze aus der Kasse.
       *[other] { $seat } bekommt die { $value-text } Münzen aus der Kasse.
    }
# source: 2c48f9d150ba
event-left = { $seat } hat keine Münzen mehr und scheidet aus.
# source: 50ee67d5c88b
event-won = { $seat } gewinnt die Partie.

## The words

# source: 31c6d10680a0
calls-note = Zur ersten Karte einer Kette gehört kein Ruf.
# source: 9185ca4b5479
word-snip = snip
# source: f9ce9d656e74
word-snap = snap
# source: 432c5cd57036
word-snorum = snorum

## Options: the points on which tables differ

# source: 184438112bc3
option-hand_size = Karten für jeden
    .help = Wie viele Karten bekommt jeder?
# source: fe7dc2259c3f
choice-hand_size-0 = das ganze Blatt
# source: fc667a740b03
option-few_hand_size = Karten für jeden, wenn wenige spielen
    .help = Wie viele Karten bekommt jeder, wenn nur wenige mitspielen?
# source: cff45d666d3e
choice-few_hand_size-0 = kein Unterschied
# source: 4d15a0b7c00f
option-turns = Reihenfolge
    .help = Spielen alle reihum, oder wird reihum nach einer gleichen Karte gefragt?
# source: cd53b4efc74c
choice-turns-rotation = alle reihum
# source: b2011f949ac3
choice-turns-question = die Frage geht reihum
# source: bef4b7a8be7c
option-must_match = Treffen ist Pflicht
    .help = Muss jemand, der eine gleiche Karte hat, sie spielen?
# source: 81f451422bd3
option-settle = Wann für eine Kette gezahlt wird
    .help = Zahlt jeder, der getroffen wird, oder nur der Letzte einer Kette?
# source: 7cbba8da96dc
choice-settle-each = jedes Mal, wenn eine Karte getroffen wird
# source: c19951b690a7
choice-settle-last = am Ende der Kette, nur vom zuletzt Getroffenen
# source: f9f91641c019
option-elimination = Keine Münzen mehr
    .help = Wann scheidet aus, wer keine Münzen mehr hat?
# source: 74206577abfb
choice-elimination-immediate = sofort
# source: b3167915a428
choice-elimination-end_of_deal = am Ende der Runde
# source: 9f6b4ddf2a71
option-peel_double = Nicht treffen kostet das Doppelte
    .help = Darf, wer treffen kann, darauf verzichten und dafür eine Strafe zahlen?
# source: 9b9260c454c1
option-words = Die Rufe
    .help = Was wird zu den Karten einer Kette gesagt?
# source: 6c7d7e18d45c
choice-words-none = nichts
# source: 6c61ae241b5f
choice-words-snip = snip, snap, snorum
# source: f351da333e2f
option-start_coins = Münzen am Anfang
    .help = Wie viele Münzen hat jeder am Anfang?

## Presets

# source: b5b786b9d437
preset-nobble = Nobble
    .about = Das Spiel, wie man es in Bolton spielt.
# source: b28923e1b44d
preset-bump = Tuppenny Ha’penny Bump
    .about = Treffen muss niemand: Wer fürchtet, selbst getroffen zu werden, darf eine andere Karte spielen.
# source: 8ac83ebdb632
preset-motor = Motor
    .about = Nur der zuletzt Getroffene einer Kette zahlt, und erst, wenn sie zu Ende ist. Bonk und Pop sollen dasselbe Spiel sein.
# source: c062770e9232
preset-american-1838 = Snip Snap Snorum der amerikanischen Bücher
    .about = Nobble mit dem ganzen Blatt, wie es lange in amerikanischen Büchern stand.
# source: d281c14a466d
preset-cavendish-1875 = Snip Snap Snorum nach Cavendish
    .about = Die Frage nach einer gleichen Karte geht um den Tisch, und wer zuerst keine Karten mehr hat, bekommt die Kasse.

## The game in steps

# source: 63435393b36c
step-coins =
    { $start-coins ->
        [one] Jeder nimmt sich { $start-coins-text } Münze.
       *[other] Jeder nimmt sich { $start-coins-text } Münzen.
    }
# source: ccaf4b3e8e4f
step-deal =
    { $hand-size ->
        [0] Das ganze Blatt austeilen, Karte für Karte.
        [one] Jedem { $hand-size-text } Karte geben.
       *[other] Jedem { $hand-size-text } Karten geben, eine nach der anderen.
    }
# source: 898fa6421810
step-lead = Der linke Nachbar des Gebers spielt eine beliebige Karte offen aus.
# source: 7fcfee52f060
step-round = Weiter geht es im Uhrzeigersinn, jeder spielt eine Karte.
# source: 9aae66bec8c9
step-ask = Den nächsten Spieler zur Linken nach einer Karte desselben Rangs fragen. Trifft er, geht die Frage weiter; passt er, spielt der noch einmal, dessen Karte obenauf liegt.
# source: 2bb7445d6cd5
step-match = Wer die vorige Karte treffen kann, muss es tun.
# source: 0c80156feb38
step-decline = Wer die vorige Karte treffen kann, darf es tun oder eine andere Karte spielen.
# source: bb8df9e93cb0
step-pay = Wessen Karte getroffen wird, der zahlt { $nobbled-text } in die Kasse; der Nächste in der Kette zahlt { $double-nobbled-text }, der danach { $triple-nobbled-text }.
# source: 2cb8254815ae
step-pay-last = Ist eine Kette zu Ende, zahlt der zuletzt Getroffene { $nobbled-text }, { $double-nobbled-text } oder { $triple-nobbled-text }: je länger die Kette, desto mehr.
# source: cba3477e2ad7
step-short = Wer nicht genug hat, zahlt, was noch da ist.
# source: 760989c49259
step-out = Wer keine Münzen mehr hat, scheidet aus.
# source: ad6bd3cdc12b
step-next-deal = Sind alle Karten gespielt, gibt der nächste Spieler zur Linken; die Kasse bleibt stehen.
# source: 4a7a8c41c209
step-first-out = Wer zuerst keine Karten mehr hat, gewinnt und bekommt die Kasse.
# source: 9e4f56be42a9
step-win = Hat nur noch einer Münzen, gewinnt er und bekommt die Kasse.

## Tips

# source: acbc6cb46082
tip-decline-to-be-safe = Wo Treffen freiwillig ist, sollte man daran denken, was es kosten kann: Wer trifft, ist selbst der Nächste in der Kette und zahlt { $double-nobbled-text }, wenn er getroffen wird.
    .title = Treffen kann mehr kosten, als es bringt
# source: 991eade185e1
tip-dead-ranks = Es lohnt sich, sich die Ränge zu merken, die schon weg sind. Eine Karte, deren gleiche alle schon gespielt sind, kann niemand mehr treffen; man hebt sie sich für einen Augenblick auf, in dem jede andere eigene Karte getroffen werden könnte.
    .title = Tote Ränge sind sicher
# source: ae1e1a15432a
tip-last-of-chain = Die letzte Karte eines Rangs kann niemand treffen: Wer sie spielt, zahlt nie dafür.
    .title = Die letzte Karte eines Rangs kostet nichts

## What many deals show

# source: fba61a6c1bcf
plot-first-seat-margin = Was es kostet, zuerst zu spielen
    .about = Wie viele Münzen mehr als die anderen im Schnitt gewinnt oder verliert, wer in einer Runde zuerst spielt.
# source: 3557da420d9e
plot-deals-in-game = Wie viele Runden eine Partie dauert
    .about = Bis nur noch einer Münzen hat.

## Questions

# source: 411806becb0d
question-must-i-match = Muss ich treffen, wenn ich kann?
    .answer = Bei Nobble ja, bei Tuppenny Ha’penny Bump nicht.
# source: bf390c3c15ae
question-not-enough-coins = Ich muss mehr Münzen zahlen, als ich habe. Was nun?
    .answer = Man zahlt, was man hat, und scheidet aus.
# source: 0dffbf1d1dc4
question-over-two-deals = Kann meine erste Karte die letzte Karte der vorigen Runde treffen?
    .answer = Nein. Jede Runde beginnt mit einer neuen Kette.
# source: 05d4cbefbae2
question-cards-of-the-out = Was geschieht mit den Karten dessen, der ausgeschieden ist?
    .answer = Sie werden nicht mehr gespielt, und sein Platz wird übersprungen. Eine Kette darf über ihn hinweg weitergehen.
# source: 84e923414b83
question-motor-difference = Was ist bei Motor anders?
    .answer = Es zahlt nur, wer zuletzt getroffen wurde, und erst, wenn die Kette zu Ende ist.
# source: 66274a56c113
question-cavendish-difference = Was ist beim Spiel von Cavendish anders?
    .answer = Nach einer gleichen Karte wird immer nur ein Spieler gefragt. Wer keine hat, spielt nichts, und es gewinnt, wer zuerst keine Karten mehr hat.

## Glossary

# source: 489f84c880a9
term-nobble = nobbeln
    .definition = Jemandes Karte treffen und ihn so zahlen lassen.
    .also = genobbelt
# source: 992ad6c887a2
term-chain = Kette
    .definition = Karten desselben Rangs, die unmittelbar nacheinander gespielt werden.
    .also = Ketten
# source: c3b6b1826461
term-coin = Münze
    .definition = Worum gespielt wird: Geldstücke, Jetons, Bohnen oder Streichhölzer.
    .also = Münzen
# source: 3a9333b224e3
term-pool = Kasse
    .definition = Die Münzen in der Mitte des Tisches.
# source: 11296d08487d
term-rank = Rang
    .definition = Was eine Karte ist, gleich in welcher Farbe: Ass, König und so weiter.
    .also = Rangs|Ränge
# source: bb9556fe162a
term-eldest-hand = Vorhand
    .definition = Der linke Nachbar des Gebers, der zuerst ausspielt.
# source: f5cb7ce850a6
term-dealer = Geber
    .definition = Wer in dieser Runde die Karten austeilt.
    .also = Gebers

## History

# source: b0c5df65e80e
history-bolton = Nobble hat Neil Darbyshire beschrieben, so wie man es in Bolton in der Grafschaft Lancashire spielt.
# number: what the English name means
# source: 52c114d37ffb
history-bump = Tuppenny Ha’penny Bump hat jemand mit dem Namen theotherjonv in einem Internetforum beschrieben. Die { $start-coins-text } Münzen waren alte Halfpennys, und so betrug der Einsatz jedes Spielers, im Geld jener Zeit, genau das, was der Name sagt: tuppence ha’penny, zweieinhalb alte Pence.
# source: 4e333cf3b699
history-motor = Anderswo heißt das Spiel Motor, Bonk oder Pop. Ein Unterschied ist nur für Motor überliefert.
# source: e142008c0ea2
history-american-books = Amerikanische Kartenspielbücher beschreiben seit { $books-year-text } unter dem Namen Snip Snap Snorum, was in Wahrheit Nobble ist: mit dem ganzen Blatt oder mit { $few-hand-most-text } Karten für jeden, wenn nur noch wenige mitspielen. Noch { $burton-year-text } steht es so im Buch von Elizabeth Burton über gesellige Kartenspiele.
# source: 0f334df6e90d
history-cavendish = Cavendish beschreibt { $cavendish-year-text } in seinem Buch über Gesellschaftsspiele mit Karten eine eigene Form: Die Spieler werden einer nach dem anderen gefragt, und wer ausspielt, spielt weiter, bis jemand treffen kann.

## Sources and corrections

# source: 4c31c3ea8d96
erratum-E000-3 = { $player } spielt { $first-acc }, { $other } hat keine gleiche, oder { $player } spielt { $second-acc }.
    .right = Das „oder“ ist falsch: Weil { $other } nicht treffen kann, spielt { $player } noch einmal, und zwar { $second-acc }.
# source: 5a55413eac73
erratum-E000-4 = Nobble werde in Langkawi gespielt.
    .right = Bolton liegt in Lancashire.
# source: 954e767c87f8
erratum-E000-7 = Bonk ist auf verschiedene Arten geschrieben, einmal wie das Wort für eine Bank, und Bump ist falsch geschrieben.
    .right = Hier gilt die übliche Schreibung.
# source: df9dec5c31e1
erratum-E000-9 = Der Einsatz wird in „Währung vor dem Dezimalpunkt“ angegeben.
    .right = Gemeint ist Geld aus der Zeit vor der Dezimalwährung: { $start-coins-text } alte Halfpennys.

## Worked examples

# source: 664169a0acc1
example-nobbled-round-the-table = Reihum genobbelt
    .note = Gleiche Karten hintereinander: Alle außer dem Letzten zahlen, und jedes Mal mehr.
# source: 8d83ca4010cd
example-must-match = Treffen ist Pflicht
    .note = Wer treffen kann, muss; wer nicht kann, spielt irgendeine Karte.
# source: 5f5a548b00e7
example-chain-broken = Die Kette reißt
    .note = Ein anderer Rang beendet die Kette, und das nächste Paar beginnt eine neue.
# source: 0e07c8573ac3
example-pay-what-you-have = Zu wenige Münzen
    .note = Jemand schuldet mehr, als er hat, zahlt den Rest und scheidet aus.
# source: 0582ddeaf5c8
example-last-with-coins = Die letzten Münzen
    .note = Die Kasse geht an den, der als Letzter noch Münzen hat.
# source: febc6450a285
example-two-deals = Münzen und Kasse bleiben in der nächsten Runde
    .note = Der Nächste gibt; die erste Karte einer Runde trifft nie die letzte der vorigen.
# source: 5be0721fe637
example-bump-declined = Bump: nicht getroffen
    .note = Treffen wäre möglich, aber niemand muss.
# source: b336f2070c50
example-motor-in-a-row = Motor: Nur der zuletzt Getroffene zahlt
    .note = Gezahlt wird nichts, bis ein anderer Rang die Kette beendet.
# source: fc0f6cc4cf46
example-motor-all-equal = Motor: alle gleichen Karten
    .note = Mit der letzten Karte des Rangs ist die Kette voll, und es wird sofort für sie gezahlt.
# source: cb5acbe58ec8
example-motor-open-chain = Motor: eine Kette am Ende der Runde
    .note = Die Runde endet mitten in einer Kette, und dann wird für sie gezahlt.
# source: 7227aa4d3cda
example-american = Die amerikanischen Bücher
    .note = Das ganze Blatt wird ausgeteilt, und zu den Karten gehören Rufe.
# source: c4ff508d605c
example-american-few = Die amerikanischen Bücher: wenige Spieler
    .note = Nur wenige spielen mit; deshalb bleibt ein Teil des Blattes aus dem Spiel.
# source: be35a6cc71de
example-cavendish-question = Cavendish: Die Frage geht reihum
    .note = Kann der Nachbar nicht treffen, spielt der, der gefragt hat, noch einmal; wird getroffen, geht die Frage weiter.
# source: c91a96e6248d
example-cavendish-first-out = Cavendish: zuerst alle Karten los
    .note = Wer zuerst keine Karten mehr hat, bekommt die Kasse.
# source: 4066bba6f366
example-peel = Peel: Nicht treffen kostet das Doppelte
    .note = Hausregel: Eine gleiche Karte wird zurückgehalten, und dafür wird gezahlt.
# source: 27a8651ec8df
example-out-at-the-end = Ausscheiden am Ende der Runde
    .note = Hausregel: Wer keine Münzen mehr hat, spielt die Runde noch zu Ende.
# source: e54069978d04
example-refusals = Karten, die man nicht spielen darf
    .note = Ein anderer Rang, Passen, mehr als eine Karte: unter „Was wäre, wenn …?“ ausprobieren und nachlesen, warum es nicht geht.

## Die Schritte des Lernwegs

# source: 0e1001a90aac
lesson-deal = Jeder beginnt mit einigen Münzen und bekommt ein paar Karten. Wer getroffen wird, verliert Münzen; wer am längsten welche behält, gewinnt.
# review: "treffen" for matching the card before
# source: 97a751059eb8
lesson-first-card = { $seat } beginnt mit einer beliebigen Karte. Sie stellt dem nächsten Spieler eine Frage: Kannst du treffen?
# source: e624eac74c7f
lesson-match = Jetzt ist { $seat } der nächste Spieler. Wer die vorige Karte treffen kann, muss es tun.
# source: 0a0e0c383cfd
lesson-pay = Ein Treffer kostet den, der die vorige Karte gespielt hat, Münzen. Wie lang ist die Kette gleicher Karten, und wer zahlt?
# source: e67f80f0a413
lesson-broken = Nur die Karte unmittelbar davor zählt. Man sieht, wie die Kette abreißt, weil eine Karte nicht trifft, und wie eine neue beginnt.
# source: d87cdf3cbeac
lesson-end = Sind alle Karten gespielt, ist die Runde zu Ende. Wer keine Münzen mehr hat, scheidet aus, die anderen spielen weiter.
# source: bba6d0de5c1f
lesson-win = { $seat } ist an der Reihe, und der Gegner hat kaum noch Münzen. Was zu tun ist, ist klar.
