### Vorms (Voormsi), in German.
### Terms: Seite (side; not "Partei", which looks like "Partie"), ausspielen (to lead), zugeben (to play to a trick, not lead),
### führen (to head a trick), übernehmen (to take the lead of it), schlagen (to beat), fangen (to capture a named card),
### Strich and löschen (stroke, to rub out), Strichkreuz (the cross, since Kreuz is clubs), gutschreiben (to make points real),
### offene Punkte (points not yet real), Talon (stock), Runde (a hand as it is played), Partie (the whole game, rubber), Gruppe (group).
### Toqutsit and Voormsi are masculine and stand without an article, except with an attribute or where the case must be seen.

# number: names of cards
# source: 9b3f8f8c9282
game-vorms = Vorms
    .short = Das Stichspiel aus Grönland: eine ganz eigene Rangfolge der Karten, Siebenen, die nur ausgespielt etwas taugen, und an der Spitze zwei gleich hohe Karten, die einander jagen.
    .minute =
        { $players ->
            [4] Partner sitzen einander gegenüber. Jeder hat { $hand-size-text } Karten und füllt seine Hand nach jedem Stich aus dem Talon auf. Man spielt eine Karte aus oder mehrere desselben Rangs; die anderen geben ebenso viele zu, ganz nach Belieben. Ganz oben stehen { $toqutsit-the }, genannt Toqutsit, und { $voormsi-the }, genannt Voormsi: Der spätere schlägt den früheren. Eine ausgespielte Sieben schlägt selbst diese Karten, und { $three-the } schlägt alles, nur nicht, wenn man sie ausspielt. Punkte bringen die Stiche, und Punkte bringt es, Voormsi zu fangen oder durchzubringen. Gutgeschrieben werden sie aber erst, wenn die Seite einen Stich verliert oder die Runde endet. Die Seite, die als erste genau { $strokes-text } Striche gelöscht hat, gewinnt.
           *[other] Jeder spielt für sich, hat { $hand-size-text } Karten und füllt seine Hand im Lauf des Spiels aus dem Talon auf. Man spielt eine Karte aus oder mehrere desselben Rangs; dann werden jedes Mal ebenso viele zugegeben, ganz nach Belieben. Ganz oben stehen { $toqutsit-the }, genannt Toqutsit, und { $voormsi-the }, genannt Voormsi: Der spätere schlägt den früheren. Eine ausgespielte Sieben schlägt selbst diese Karten, und { $three-the } schlägt alles, nur nicht, wenn man sie ausspielt. Punkte bringen die Stiche, und Punkte bringt es, Voormsi zu fangen oder durchzubringen. Gutgeschrieben werden sie aber erst, wenn man einen Stich verliert oder die Runde endet. Wer als Erster genau { $strokes-text } Striche gelöscht hat, gewinnt.
        }
    .names = Voormsi, Vôrmse, Wumps

# source: 9eb4cf800017
kind-distant = entfernterer Verwandter

## Overview

# source: 4ea52262b330
trick-game = Vorms ist ein Stichspiel ohne Trumpf. Fast alle Karten stehen quer durch die Farben in einer einzigen Rangfolge, und ein paar durchbrechen sie. Farbe bekennen muss niemand.
    .title = Ein Stichspiel

## Players

# source: 37bb7834f3da
players =
    { $players ->
        [4] Üblich sind { $players-text } Spieler. Mit Änderungen geht es auch mit weniger, bis hinunter zu { $fewest-text }.
       *[other] In dieser Variante spielen { $players-text } Personen. Möglich ist das Spiel mit { $fewest-text } bis { $most-text }, und am üblichsten ist es mit { $most-text }.
    }
    .title = Zahl der Spieler
# source: 77a02f3f2d30
partners = Die Spieler bilden für die ganze Partie { $sides-text } Seiten. Partner sitzen einander gegenüber und zählen ihre Punkte zusammen.
    .title = Partner
# source: e12dcf10dded
alone = Jeder spielt und zählt für sich. Wo in diesen Regeln von einer Seite die Rede ist, ist jeder einzelne Spieler gemeint.
    .title = Jeder für sich

## Pack

# number: names of ranks
# source: e71cc7590bcb
pack = Das Blatt hat { $pack-size-text } Karten: in jeder Farbe Ass, König, Dame, Bube, Neun, Acht, Sieben, Sechs und Fünf. Nur der Karo-König fehlt; an seine Stelle tritt { $three-the }.
    .title = Das Blatt
# source: 6de7bfb89b43
named-cards = { $toqutsit-The } heißt Toqutsit, auf Grönländisch „dein Henker“; { $voormsi-the } heißt Voormsi. Um diese Karten dreht sich ein großer Teil der Wertung.
    .title = Toqutsit und Voormsi
# number: names of ranks
# source: b586a0976e94
card-order = Jede Karte wird von jeder geschlagen, die höher steht, gleich in welcher Farbe. Ganz oben stehen Toqutsit und Voormsi. Danach kommt, für sich allein, { $high-eight-the }. Dann folgt ein ganzer Rang nach dem anderen: { $middle-ranks }, ohne den Buben und die Acht, die schon genannt sind. Die vorletzte Karte ist { $king-of-clubs-the }, die niedrigste { $king-of-spades-the }. Die Siebenen und die Karo-Drei stehen außerhalb dieser Rangfolge.
    .title = Rangfolge der Karten
# source: 1200afb4f716
suit-order = Bei gleichem Rang entscheidet die Farbe: Kreuz ist am höchsten, dann folgen Pik und Herz, und Karo ist am niedrigsten.
    .title = Rangfolge der Farben

## Object

# source: fe54b702a146
aim = Ziel ist es, vor allen anderen die { $strokes-text } Striche auf dem eigenen Arm des Strichkreuzes zu löschen. Die Punkte dafür kommen aus Stichen und daraus, was mit Voormsi geschieht.
    .title = Das Ziel

## The deal

# source: c1dd5d9105bf
first-dealer = Jeder zieht eine Karte. Wer die niedrigste zieht, gibt als Erster.
    .title = Der erste Geber
# source: 1fe749516471
deal-four = Der Geber gibt jedem { $hand-size-text } Karten, einzeln im Uhrzeigersinn, und beginnt bei seinem linken Nachbarn. Die übrigen { $stock-size-text } liegen verdeckt als Talon.
    .title = Das Geben
# source: 6015fcda1591
deal-all = Das ganze Blatt wird ausgeteilt, Karte für Karte im Uhrzeigersinn, beginnend beim linken Nachbarn des Gebers: { $hand-size-text } Karten für jeden. Einen Talon gibt es nicht, und niemand zieht nach.
    .title = Das ganze Blatt wird ausgeteilt
# source: 3f1b17615ad9
deal-passes-left = Nach jeder Runde gibt der linke Nachbar des Gebers. Gelöschte Striche bleiben gelöscht.
    .title = Der nächste Geber

## The play

# source: fa8b64a8ec63
eldest-leads = Der linke Nachbar des Gebers, die Vorhand, spielt zum ersten Stich aus.
    .title = Wer beginnt
# source: cbf6de857fba
lead-one = Ausspielen darf man eine einzelne Karte, und zwar jede aus der Hand.
    .title = Eine Karte ausspielen
# source: 6c48bea77e16
lead-group = Mehrere Karten desselben Rangs darf man zusammen ausspielen, höchstens { $most-led-text }. Das geht mit jedem Rang, auch mit Siebenen und Königen; Voormsi zählt dabei als König.
    .title = Mehrere Karten ausspielen
# source: bcc37eb8927e
one-rank = Karten, die man zusammen ausspielt, müssen denselben Rang haben.
    .title = Nur ein Rang
    .refused = Zusammen ausgespielte Karten müssen denselben Rang haben: { $rank } geht nur mit { $rank }.
# source: 932171af036b
three-alone = { $three-The } ersetzt im Blatt einen König, ist aber keiner: Man spielt sie allein aus oder gar nicht.
    .title = Nicht mit den Königen
    .refused = { $card-The } ist kein König. Man kann sie nur allein ausspielen.
# source: c14d42022b54
three-with-kings = { $three-The } zählt beim Ausspielen als König: Man darf sie mit Königen zusammen ausspielen.
    .title = Mit den Königen
# source: f26fa328cdd4
too-many-led = Niemand darf mehr Karten ausspielen, als alle anderen zugeben können.
    .title = Nicht mehr, als alle haben
    .refused =
        { $count ->
            [one] So viele könnte nicht jeder zugeben. Jetzt darf nur { $count-text } Karte ausgespielt werden.
           *[other] So viele könnte nicht jeder zugeben. Jetzt dürfen höchstens { $count-text } Karten ausgespielt werden.
        }
# source: f11d2d211e19
same-number = Jeder gibt so viele Karten zu, wie ausgespielt wurden. Vom selben Rang müssen sie nicht sein.
    .title = So viele wie ausgespielt
    .refused =
        { $count ->
            [one] Ausgespielt wurde { $count-text } Karte, also muss auch { $count-text } zugegeben werden.
           *[other] Ausgespielt wurden { $count-text } Karten, also müssen auch { $count-text } zugegeben werden.
        }
# source: ddb0082cdbbf
free-play = Zugeben darf man, was man will. Man muss weder Farbe noch Rang bekennen und auch nicht stechen.
    .title = Freie Wahl
# source: da46234168d9
toqutsit-duty =
    { $toqu-duty ->
        [led] Einzige Ausnahme: Wer Toqutsit hat, also { $toqutsit-acc }, muss ihn zugeben, wenn ein Gegner Voormsi ausgespielt hat, auch dann noch, wenn inzwischen eine andere Karte den Stich führt.
       *[heading] Einzige Ausnahme: Wer Toqutsit hat, also { $toqutsit-acc }, muss ihn zugeben, solange der Voormsi eines Gegners den Stich führt.
    }
    .title = Die Pflicht, Toqutsit zu spielen
    .refused = { $card-The } ist Toqutsit und muss auf den Voormsi des Gegners gespielt werden.
# source: 42b276427099
duty-in-groups = Werden mehrere Karten zusammen gespielt, muss Toqutsit dabei sein, auch wenn sie den Stich nicht gewinnen können.
    .title = Die Pflicht in jeder Gruppe
# source: c3d96109d6e3
duty-only-to-win = Werden mehrere Karten zusammen gespielt, muss Toqutsit nur dann dabei sein, wenn sie mit ihm den Stich gewinnen können.
    .title = Die Pflicht nur, um zu gewinnen

## The play: what beats what

# number: the seven and the three are names of cards
# source: 0fdcd95b0bcd
three-led = { $three-The } ist wertlos, wenn man sie ausspielt: Sie wird von jeder Karte geschlagen. Die Karte, die das tut, gilt dann selbst als ausgespielt, und eine Sieben ist dort so stark wie eine ausgespielte.
    .title = Die ausgespielte Karo-Drei
# number: the three is a name of a card
# source: 1af2f8f09085
three-thrown = Wird { $three-the } zugegeben und nicht ausgespielt, schlägt sie alles und wird selbst von nichts geschlagen.
    .title = Die zugegebene Karo-Drei
# number: names of cards
# source: 69039314f16a
seven-led = Eine ausgespielte Sieben ist stark. Schlagen können sie nur eine Sieben höherer Farbe, { $king-of-clubs-the } und { $three-the }. Selbst Toqutsit und Voormsi kommen gegen sie nicht an.
    .title = Die ausgespielte Sieben
# number: names of cards
# source: e11634e2ddc0
higher-seven = Eine starke Sieben wird von einer Sieben höherer Farbe geschlagen, und die ist dann ihrerseits stark. { $highest-seven-The } ist die höchste von ihnen, { $lowest-seven-the } die niedrigste.
    .title = Die höhere Sieben
# number: names of cards
# source: 48a56df4e4bf
seven-thrown = Jede andere Sieben ist wertlos: Wenn sie nicht als ausgespielt gilt und auch keine starke Sieben schlägt, schlägt sie gar nichts.
    .title = Die zugegebene Sieben
# number: names of cards
# source: e45aa9be8871
king-takes-seven = { $king-of-clubs-The } schlägt eine starke Sieben, ganz gleich, was dazwischen gespielt wurde. Sonst ist er die vorletzte Karte der Rangfolge.
    .title = Der Kreuz-König schlägt eine Sieben
# number: names of cards
# source: de797608933a
king-on-king = { $king-of-spades-The } schlägt { $king-of-clubs-acc }, wenn dieser gerade eine starke Sieben geschlagen hat, aber nur unmittelbar darauf. Gegen { $king-of-spades-acc } hilft danach nur noch { $three-the }.
    .title = Der Pik-König auf den Kreuz-König
# number: names of cards
# source: 483aaacc7251
king-late = Wurde etwas dazwischen gespielt, kommt { $king-of-spades-the } zu spät, und { $king-of-clubs-the } bleibt vorn. Gegen eine Sieben hat { $king-of-spades-the } für sich allein keine Macht.
    .title = Der Pik-König kommt zu spät
# source: d8d853773117
equal-top = { $toqutsit-The } und { $voormsi-the }, also Toqutsit und Voormsi, sind gleich hoch. Fallen sie in denselben Stich, schlägt der spätere den früheren.
    .title = Die gleich hohen Karten an der Spitze
# source: 6bd185883229
group-beats =
    { $beat ->
        [led] Mehrere Karten zusammen übernehmen den Stich nur, wenn jede von ihnen eine andere der ausgespielten Karten schlägt. Wovon diese inzwischen geschlagen wurden, spielt keine Rolle.
       *[heading] Mehrere Karten zusammen übernehmen den Stich nur, wenn jede von ihnen eine andere der Karten schlägt, die ihn führen.
    }
    .title = Mehrere Karten schlagen

## The play: after the trick

# source: 1a61d541010a
winner-leads = Wer den Stich macht, spielt zum nächsten aus.
    .title = Das nächste Ausspiel
# source: e842148f3bd8
trick-counts = Ein Stich, zu dem mehrere Karten ausgespielt wurden, zählt als ebenso viele Stiche, höchstens also als { $most-led-text }.
    .title = Ein Ausspiel, mehrere Stiche
# source: 0a81f3a53f6e
second-round = Jeder Stich hat { $plays-text } Spielzüge. Haben beide Spieler gespielt, werden die Hände aufgefüllt, und wer den Stich führt, zieht zuerst. Dann spielt er noch einmal und nach ihm der andere. Der beste aller { $plays-text } Spielzüge macht den Stich.
    .title = Jeder spielt noch einmal
# source: 4495938afa0f
draw-in-rotation = Nach jedem Stich werden die Hände auf { $hand-size-text } Karten aufgefüllt, solange der Talon reicht. Man zieht reihum immer nur eine Karte, und wer den Stich gemacht hat, beginnt; so bleiben die Hände gleich groß.
    .title = Reihum nachziehen
# source: 2ed0abd993c9
draw-each = Nach jedem Stich werden die Hände auf { $hand-size-text } Karten aufgefüllt, solange der Talon reicht. Wer den Stich gemacht hat, zieht alle Karten, die ihm fehlen, dann der Nächste und so fort; geht der Talon zu Ende, haben manche vielleicht weniger.
    .title = Auf einmal nachziehen

## Scoring

# source: 6ac32f57c79b
cross = Man zeichnet ein Strichkreuz, für jede der { $sides-text } Seiten einen Arm mit { $strokes-text } Strichen. Punkte werden gutgeschrieben, indem man Striche löscht.
    .title = Das Strichkreuz
# number: the title names a trick by its place
# source: 3afcd790d840
fifth-trick =
    { $trick-points ->
        [one] Die ersten { $fifth-text } Stiche einer Seite bringen zusammen { $trick-points-text } Punkt; weniger bringen nichts.
       *[other] Die ersten { $fifth-text } Stiche einer Seite bringen zusammen { $trick-points-text } Punkte; weniger bringen nichts.
    }
    .title = Der fünfte Stich
# number: the title names tricks by their place
# source: 50cc03803936
first-five =
    { $first-five-points ->
        [one] Waren diese { $fifth-text } die ersten Stiche der Runde, gibt es { $first-five-points-text } Punkt mehr.
       *[other] Waren diese { $fifth-text } die ersten Stiche der Runde, gibt es { $first-five-points-text } Punkte mehr.
    }
    .title = Die ersten fünf Stiche
# source: d86a39ebc242
further-tricks =
    { $trick-points ->
        [one] Jeder Stich über { $fifth-text } hinaus bringt { $trick-points-text } weiteren Punkt.
       *[other] Jeder Stich über { $fifth-text } hinaus bringt { $trick-points-text } weitere Punkte.
    }
    .title = Weitere Stiche
# source: 00f29c72b1f6
all-void = Macht eine Seite alle { $tricks-text } Stiche, ist die Runde ungültig, und niemand bekommt etwas für sie.
    .title = Die ungültige Runde
# source: 6662816b946f
voormsi-home =
    { $voormsi-points ->
        [one] Macht eine Seite mit Voormsi, also { $voormsi-dat }, einen Stich, bekommt sie dafür { $voormsi-points-text } Punkt, wenn Toqutsit ihn noch hätte schlagen können. Das zählt auch dann, wenn Toqutsit im Talon lag.
       *[other] Macht eine Seite mit Voormsi, also { $voormsi-dat }, einen Stich, bekommt sie dafür { $voormsi-points-text } Punkte, wenn Toqutsit ihn noch hätte schlagen können. Das zählt auch dann, wenn Toqutsit im Talon lag.
    }
    .title = Voormsi kommt durch
# source: 8fb61c0e91d2
voormsi-last = War Voormsi die letzte Karte, die in den Stich fiel, gibt es nichts für ihn.
    .title = Voormsi als letzte Karte
# source: 8583142315f0
voormsi-toqutsit-out = War Toqutsit schon vorher gespielt, gibt es nichts für Voormsi.
    .title = Toqutsit ist schon weg
# source: 6c764851dbce
voormsi-toqutsit-held = Wer zugleich Toqutsit auf der Hand hatte, bekommt nichts für Voormsi.
    .title = Toqutsit in derselben Hand
# source: b39be061ac0a
voormsi-on-toqutsit = Das gilt auch innerhalb eines Stichs: Für Voormsi gibt es nichts, wenn er Toqutsit schlägt.
    .title = Voormsi auf Toqutsit zählt nicht
# source: 981ab6453f98
voormsi-over-toqutsit = Wenn aber Voormsi selbst im selben Stich gerade Toqutsit geschlagen hat, zählt der Punkt.
    .title = Voormsi auf Toqutsit zählt
# source: 714704403a02
toqutsit-takes-voormsi =
    { $toqutsit-points ->
        [one] Schlägt Toqutsit den führenden Voormsi eines Gegners und macht er auch den Stich, bekommt seine Seite { $toqutsit-points-text } Punkt.
       *[other] Schlägt Toqutsit den führenden Voormsi eines Gegners und macht er auch den Stich, bekommt seine Seite { $toqutsit-points-text } Punkte.
    }
    .title = Toqutsit fängt Voormsi
# source: 9c15de3625a7
voormsi-thrown-in = Hat Voormsi den Stich nicht geführt, sondern wurde nur abgeworfen, bringt er Toqutsit nichts ein.
    .title = Voormsi abgeworfen
# source: 70b298899eee
own-voormsi =
    { $friendly-toqutsit ->
        [lose_game] Schlägt Toqutsit den führenden Voormsi der eigenen Seite, verliert diese Seite sofort die Partie.
        [lose_hand_points] Schlägt Toqutsit den führenden Voormsi der eigenen Seite, endet die Runde, und diese Seite verliert die Punkte, die sie darin gewonnen hat und die noch nicht gutgeschrieben sind.
       *[reset_score] Schlägt Toqutsit den führenden Voormsi der eigenen Seite, endet die Runde; diese Seite bekommt nichts für sie, und alle Striche, die sie gelöscht hat, werden wieder eingezeichnet.
    }
    .title = Toqutsit auf den eigenen Voormsi
# source: 41e1452bb80c
spare-own-voormsi = Niemand darf den führenden Voormsi der eigenen Seite mit Toqutsit schlagen, solange er etwas anderes spielen kann.
    .title = Den eigenen Voormsi schonen
    .refused = { $card-The } würde den Voormsi der eigenen Seite schlagen. Es muss etwas anderes gespielt werden.
# number: the name of a card
# source: 4cd2006efa3d
three-takes-voormsi =
    { $three-on-voormsi-points ->
        [one] Schlägt { $three-the } den führenden Voormsi, bekommt ihre Seite { $three-on-voormsi-points-text } Punkt, ganz gleich, ob ein Gegner oder der Partner Voormsi gespielt hat.
       *[other] Schlägt { $three-the } den führenden Voormsi, bekommt ihre Seite { $three-on-voormsi-points-text } Punkte, ganz gleich, ob ein Gegner oder der Partner Voormsi gespielt hat.
    }
    .title = Die Karo-Drei fängt Voormsi
# source: adacc9376dec
own-three-counts = Mit { $three-dat } darf man auch den eigenen Voormsi fangen und bekommt dafür dasselbe.
    .title = Den eigenen Voormsi zu fangen zählt
# source: e14a84cb031f
own-three-nothing = Wer mit { $three-dat } den eigenen Voormsi fängt, bekommt nichts dafür.
    .title = Den eigenen Voormsi zu fangen zählt nicht
# number: the name of a card
# source: 3722ccf2d0ff
three-takes-toqutsit =
    { $three-on-toqutsit-points ->
        [one] Hat Toqutsit gerade den führenden Voormsi geschlagen und schlägt { $three-the } dann Toqutsit, bekommt ihre Seite { $three-on-toqutsit-points-text } Punkt und die Seite von Toqutsit nichts.
       *[other] Hat Toqutsit gerade den führenden Voormsi geschlagen und schlägt { $three-the } dann Toqutsit, bekommt ihre Seite { $three-on-toqutsit-points-text } Punkte und die Seite von Toqutsit nichts.
    }
    .title = Die Karo-Drei fängt Toqutsit
# source: 0e07cd8ee850
three-on-toqutsit-alone = Hat Toqutsit keinen Voormsi geschlagen, bringt es nichts ein, ihn mit { $three-dat } zu fangen.
    .title = Toqutsit allein gefangen
# source: 08b9b39eb9f2
realise-on-loss = Punkte werden nicht sofort gutgeschrieben. Erst wenn eine Seite einen Stich verliert, löscht sie auf einmal die Striche für alle Punkte, die sie bis dahin gewonnen hat.
    .title = Wann Punkte gutgeschrieben werden
# source: 55dc318f24d3
realise-at-end =
    { $end-order ->
        [winner_first] Am Ende der Runde werden alle Punkte gutgeschrieben: zuerst der Seite, die den letzten Stich gemacht hat, dann den anderen.
       *[loser_first] Am Ende der Runde werden alle Punkte gutgeschrieben: zuerst denen, die den letzten Stich verloren haben, dann der Seite, die ihn gemacht hat.
    }
    .title = Am Ende der Runde
# source: c8c1ac5c4671
overshoot = Eine Seite, die über { $strokes-text } hinauskommt, wird zurückgesetzt: Es wird bis zum Ende gezählt und dann um so viele Striche zurück, wie sie zu viel hat. Verloren hat sie damit nicht; sie spielt weiter.
    .title = Zu viele Punkte

## Winning

# source: 7142937cf9cc
hand-over = Die Runde ist zu Ende, wenn alle Karten gespielt sind.
    .title = Das Ende der Runde
# source: 42b40f7c7903
game-won = Die Seite, die genau { $strokes-text } erreicht, hat die Partie sofort gewonnen, auch mitten in einer Runde. Sonst wird neu gegeben.
    .title = Die Partie gewinnen

## Irregularities

# source: 4923a7cd46a7
show-hand = Wer etwas dafür bekommt, dass er mit Voormsi einen Stich gemacht hat, muss auf Verlangen sofort seine Hand zeigen, zum Beweis, dass Toqutsit nicht darunter ist.
    .title = Die Hand zeigen

## Tabelle

# source: de3f21a6419c
standing-three-led = { $three-The }, ausgespielt
    .about = Jetzt ist sie wertlos; die nächste Karte tritt an ihre Stelle und gilt als ausgespielt.
# source: cbee682c5e9b
standing-three-thrown = { $three-The }, zugegeben
    .about = Nicht ausgespielt, steht sie über allem.
# source: 0ddc9039b606
standing-plain = In der gewöhnlichen Rangfolge
    .about = Es zählt nur die Höhe, gleich in welcher Farbe. Toqutsit und Voormsi schlagen einander.
# source: ea350c637552
standing-strong-seven = Starke Siebenen
    .about = Eine Sieben, die ausgespielt wurde, als erste Karte auf die ausgespielte Karo-Drei fiel oder eine solche Sieben geschlagen hat. Jede andere Sieben schlägt gar nichts.
# source: 87ed0d25adfb
standing-king-over-seven = { $king-of-clubs-The } auf einer starken Sieben
    .about = Er hat die Sieben gerade geschlagen und gehört jetzt nicht mehr zu den niedrigsten Karten.
# source: 747bf721c640
standing-king-over-king = { $king-of-spades-The } auf diesem König
    .about = Unmittelbar auf den Kreuz-König gespielt, der gerade eine starke Sieben geschlagen hat.
# source: 8171efebbbe0
situation-led = ausgespielt
# source: 3e32829be0e5
situation-second = als erste Karte auf die ausgespielte Karo-Drei
# source: 64c60f63d8dc
situation-thrown = später gespielt

## Things on the table

# source: de8b07513d7f
zone-trick = Stich
# source: d3f70ac7c7c4
zone-stock = Talon
# source: 06b4ffb46395
zone-played = Früher gespielt
# source: 4fcdfbe852b2
outcome-counted = Striche Vorsprung in dieser Runde vor jeder anderen Seite
# source: 5d2ef3e549fe
fact-score =
    { $value ->
        [one] { $seat }: { $value-text } Strich gelöscht
       *[other] { $seat }: { $value-text } Striche gelöscht
    }
    .own =
        { $value ->
            [one] { $value-text } Strich gelöscht
           *[other] { $value-text } Striche gelöscht
        }
# source: 839937859cc3
fact-hand_points =
    { $value ->
        [one] { $seat }: { $value-text } Punkt noch offen
       *[other] { $seat }: { $value-text } Punkte noch offen
    }
    .own =
        { $value ->
            [one] { $value-text } Punkt noch offen
           *[other] { $value-text } Punkte noch offen
        }
# source: ff492d544a4f
fact-tricks =
    { $value ->
        [one] { $seat }: { $value-text } Stich
       *[other] { $seat }: { $value-text } Stiche
    }
    .own =
        { $value ->
            [one] { $value-text } Stich
           *[other] { $value-text } Stiche
        }
# source: 8a37f332441d
fact-stock =
    { $value ->
        [0] keine Karte mehr im Talon
        [one] { $value-text } Karte im Talon
       *[other] { $value-text } Karten im Talon
    }

## What happens

# source: 59ea9f3f5ae8
event-played = { $seat } spielt { $cards-acc }.
# source: aa7f37fde14f
event-drew = { $seat } zieht { $card-acc }.
# source: 9df47fac798f
event-takes =
    { $value ->
        [three-led] { $card-The } übernimmt den Stich und gilt als ausgespielt, denn { $next-the } ist wertlos, wenn man sie ausspielt.
        [three-thrown] { $card-The } schlägt { $next-acc } und auch alles andere.
        [higher-seven] { $card-The } schlägt { $next-acc } dank der höheren Farbe.
        [king-takes-seven] { $card-The } schlägt { $next-acc }; nur dieser König kann das.
        [king-on-king] { $card-The } schlägt { $next-acc }, weil er unmittelbar darauf gespielt wird.
        [equal-top] { $card-The } und { $next-the } sind gleich hoch, und der spätere gewinnt.
       *[card-order] { $card-The } schlägt { $next-acc }.
    }
# source: 4470352093c8
event-falls-short =
    { $value ->
        [seven-thrown] { $card-The } wurde nicht ausgespielt und ist deshalb wertlos.
        [king-late] { $card-The } kommt zu spät: Er hätte unmittelbar auf { $next-acc } gespielt werden müssen.
       *[group-beats]
            { $cards-count ->
                [1] Das reicht nicht: Jede Karte muss eine andere schlagen, und { $cards-the } kann das nicht.
               *[other] Das reicht nicht: Jede Karte muss eine andere schlagen, und { $cards-the } können das nicht.
            }
    }
# source: 22c664a39107
event-why-led = { $seat } hatte { $cards-acc } ausgespielt.
# source: 2dfee4454545
event-why-took =
    { $value ->
        [three-led] { $card-The } fiel als erste Karte auf { $next-acc } und galt als ausgespielt.
        [three-thrown] { $card-The } hat { $next-acc } geschlagen.
        [higher-seven] { $card-The } hat dank der höheren Farbe { $next-acc } geschlagen.
        [king-takes-seven] { $card-The } hat { $next-acc } geschlagen; nur dieser König kann das.
        [king-on-king] { $card-The } hat { $next-acc } geschlagen, weil er unmittelbar darauf gespielt wurde.
        [equal-top] { $card-The } hat { $next-acc } geschlagen: Beide sind gleich hoch, und der spätere gewinnt.
       *[card-order] { $card-The } hat { $next-acc } geschlagen.
    }
# number: names of cards
# source: 495b5d224cad
event-why-stands =
    { $value ->
        [strong-seven] { $card-The } galt als starke Sieben.
        [king-over-seven] { $card-The } hatte eine starke Sieben geschlagen.
        [king-over-king] { $card-The } hatte unter den Königen das letzte Wort.
        [three-led] { $card-The } war ausgespielt und wäre von jeder Karte geschlagen worden.
        [three-thrown] { $card-The } war nicht ausgespielt, also konnte nichts sie schlagen.
       *[plain] { $card-The } stand in der gewöhnlichen Rangfolge.
    }
# "diese Karte" is the card of event-why-stands: a pronoun would need its gender.
# king-over-seven: the cards can be the king of spades (only directly), the three of diamonds (at any time) or both.
# source: 8eaf5ca3c844
event-would-beat =
    { $value ->
        [three-led] Jede andere hätte genügt, sogar { $card-the }.
        [king-over-seven]
            { $cards-count ->
                [1] Nur { $cards-the } hätte diese Karte schlagen können.
               *[other] Nur { $cards-the } hätten diese Karte schlagen können, der König aber nur unmittelbar darauf.
            }
       *[other]
            { $cards-count ->
                [1] Nur { $cards-the } hätte diese Karte schlagen können.
                [2] Nur { $cards-the } hätten diese Karte schlagen können.
                [3] Nur { $cards-the } hätten diese Karte schlagen können.
                [4] Nur { $cards-the } hätten diese Karte schlagen können.
                [5] Nur { $cards-the } hätten diese Karte schlagen können.
               *[other] Schon { $card-the } hätte diese Karte geschlagen, und jede höhere ebenso.
            }
    }
# number: the trick is named by its place
# source: c5e909c71718
event-fifth-trick =
    { $value ->
        [one] Ein fünfter Stich: { $value-text } Punkt für { $seat }.
       *[other] Ein fünfter Stich: { $value-text } Punkte für { $seat }.
    }
# source: 2a4557edbf69
event-first-five =
    { $value ->
        [one] Es waren die ersten der Runde: { $value-text } Punkt mehr für { $seat }.
       *[other] Es waren die ersten der Runde: { $value-text } Punkte mehr für { $seat }.
    }
# source: f8ea67a9d83a
event-further-tricks =
    { $value ->
        [one] Für weitere Stiche: { $value-text } Punkt für { $seat }.
       *[other] Für weitere Stiche: { $value-text } Punkte für { $seat }.
    }
# source: 17040a59304e
event-voormsi-home =
    { $value ->
        [one] Voormsi ist durchgekommen: { $value-text } Punkt für { $seat }.
       *[other] Voormsi ist durchgekommen: { $value-text } Punkte für { $seat }.
    }
# source: 3f5aff1300b3
event-voormsi-last = Voormsi war die letzte Karte im Stich, also gibt es nichts für ihn.
# source: 7ab1b0b7f296
event-voormsi-toqutsit-out = Toqutsit war schon weg, also gibt es nichts für Voormsi.
# source: d812edc337af
event-voormsi-toqutsit-held = Toqutsit war in derselben Hand, also gibt es nichts für Voormsi.
# source: a783e48b7e17
event-voormsi-thrown-in = Voormsi hat den Stich nicht geführt, also bringt er Toqutsit nichts ein.
# source: 95943d1e34a4
event-toqutsit-takes-voormsi =
    { $value ->
        [one] Toqutsit hat Voormsi gefangen: { $value-text } Punkt für { $seat }.
       *[other] Toqutsit hat Voormsi gefangen: { $value-text } Punkte für { $seat }.
    }
# source: c9f63e6a0ac6
event-three-takes-voormsi =
    { $value ->
        [one] { $card-The } hat Voormsi gefangen: { $value-text } Punkt für { $seat }.
       *[other] { $card-The } hat Voormsi gefangen: { $value-text } Punkte für { $seat }.
    }
# source: 347ebfae7810
event-three-takes-toqutsit =
    { $value ->
        [one] { $card-The } hat Toqutsit gefangen, der eben noch Voormsi gefangen hatte: { $value-text } Punkt für { $seat } und nichts für Toqutsit.
       *[other] { $card-The } hat Toqutsit gefangen, der eben noch Voormsi gefangen hatte: { $value-text } Punkte für { $seat } und nichts für Toqutsit.
    }
# source: 64d4b1455b9c
event-three-on-toqutsit-alone = Toqutsit hatte keinen Voormsi gefangen, also gibt es nichts dafür, ihn zu fangen.
# source: dc9816ba45e6
event-own-voormsi =
    { $value ->
        [lose_game] Toqutsit hat den Voormsi der eigenen Seite geschlagen, und { $seat } verliert die Partie.
        [lose_hand_points] Toqutsit hat den Voormsi der eigenen Seite geschlagen: { $seat } verliert die noch offenen Punkte.
       *[reset_score] Toqutsit hat den Voormsi der eigenen Seite geschlagen: Für { $seat } werden alle Striche wieder eingezeichnet.
    }
# source: 7890b07e91af
event-realised =
    { $value ->
        [one] Jetzt wird gutgeschrieben: Für { $seat } wird { $value-text } Strich gelöscht.
       *[other] Jetzt wird gutgeschrieben: Für { $seat } werden { $value-text } Striche gelöscht.
    }
# source: efe2d5d5dccf
event-set-back = Das geht über das Ende hinaus, also wird zurückgezählt, und { $seat } steht jetzt bei { $value-text }.
# source: 3b79894dd273
event-hand-void = Alle Stiche sind an { $seat } gegangen, also ist die Runde ungültig, und niemand bekommt etwas.
# source: be9d889c062c
event-hand-over = Die Runde ist zu Ende.

## Options: the points on which sources or tables differ

# source: 5639f776ce0c
option-players = Spieler
    .help = Wie viele spielen mit? Davon hängt ab, wie viele Seiten und Stiche es gibt und wie lang die Arme des Strichkreuzes sind.
# number: the name of a card
# source: 0409f0158ea9
option-three_counts_as_king = Die Karo-Drei zu den Königen
    .help = Darf die Karo-Drei zusammen mit Königen ausgespielt werden?
# source: e8a64d55f634
option-toqu_duty = Die Pflicht, Toqutsit zu spielen
    .help = Wann muss Toqutsit auf den Voormsi eines Gegners gespielt werden?
# source: 14427ba6e0a1
choice-toqu_duty-heading = solange Voormsi den Stich führt
# source: 7b78f4252137
choice-toqu_duty-led = immer wenn Voormsi ausgespielt wurde
# source: 989c4792136f
option-toqu_duty_hopeless = Die Pflicht in einer Gruppe, die nicht gewinnen kann
    .help = Muss Toqutsit unter mehreren Karten sein, auch wenn sie den Stich nicht übernehmen können?
# source: c4e47dd7ddc1
option-beat = Was eine Gruppe schlagen muss
    .help = Müssen mehrere Karten die schlagen, die den Stich führen, oder die, die ausgespielt wurden?
# source: 7844b3e0e290
choice-beat-heading = die Karten, die den Stich führen
# source: e2e17cbf9136
choice-beat-led = die ausgespielten Karten
# source: 21502e7b34a9
option-friendly_toqutsit = Toqutsit auf den eigenen Voormsi
    .help = Was geschieht, wenn Toqutsit den führenden Voormsi der eigenen Seite schlägt?
# source: 3bd78fc0140f
choice-friendly_toqutsit-reset_score = alle Striche der Seite werden wieder eingezeichnet
# source: e7c90fea25aa
choice-friendly_toqutsit-lose_hand_points = die Seite verliert ihre Punkte der Runde
# source: 159b3851d838
choice-friendly_toqutsit-lose_game = die Seite verliert die Partie
# source: b6520a4d4f85
choice-friendly_toqutsit-forbidden = es ist verboten
# source: c7f40de542a0
option-voormsi_over_toqu = Voormsi auf Toqutsit zählt
    .help = Zählt der Punkt für Voormsi auch, wenn er im selben Stich Toqutsit schlägt?
# source: ebfaa04f3682
option-end_order = Wem zuerst gutgeschrieben wird
    .help = Wessen Punkte werden am Ende der Runde zuerst gutgeschrieben?
# source: 1cbaa140faa5
choice-end_order-loser_first = wer den letzten Stich verloren hat
# source: 3673d14f362a
choice-end_order-winner_first = wer den letzten Stich gemacht hat
# source: 47875c1e88ba
option-draw = Nachziehen
    .help = Wird reihum gezogen, oder füllt jeder gleich die ganze Hand auf?
# source: 4ca68800b2f6
choice-draw-rotation = reihum, immer nur eine Karte
# source: 6189144dc98f
choice-draw-fill_each = jeder alle, die ihm fehlen
# number: the name of a card
# source: f7f3ac382180
option-own_three = Die Karo-Drei auf den eigenen Voormsi
    .help = Bekommt man, wenn nur wenige spielen, etwas dafür, den eigenen Voormsi mit der Karo-Drei zu fangen?
# source: fb9efc5d2849
option-deal_all = Das ganze Blatt ausgeteilt
    .help = Werden am Anfang alle Karten ausgeteilt?

## Presets

# number: the number of players gives the variant its name
# source: 690872b3ab09
preset-four = Vorms zu viert
    .about = Das übliche Spiel: Partner sitzen einander gegenüber.
# number: the number of players gives the variant its name
# source: dd7f5b16c1a2
preset-three = Vorms zu dritt
    .about = Jeder spielt für sich; die Runde hat mehr Stiche und das Strichkreuz mehr Striche.
# number: the number of players gives the variant its name
# source: b9a7c1351cf7
preset-two = Vorms zu zweit
    .about = Jeder spielt zu jedem Stich so, als hätte er noch einen unsichtbaren Partner.

## The game in steps

# source: 7446c93e35c0
step-deal-four = Die { $pack-size-text } Karten nehmen, mit { $three-dat } statt des Karo-Königs. Wer die niedrigste Karte zieht, gibt jedem { $hand-size-text }; der Rest ist der Talon.
# source: 28b7ff0a54ac
step-deal-all = Die { $pack-size-text } Karten nehmen, mit { $three-dat } statt des Karo-Königs. Wer die niedrigste Karte zieht, teilt alle aus, { $hand-size-text } für jeden.
# source: b1e3a929d100
step-lead = Der linke Nachbar des Gebers spielt eine Karte aus oder bis zu { $most-led-text } desselben Rangs.
# source: 38bb3240e8eb
step-play = Die anderen geben ebenso viele Karten zu, ganz nach Belieben. Nur Toqutsit, also { $toqutsit-the }, muss auf den Voormsi eines Gegners gespielt werden.
# number: names of ranks
# source: d914c0c06b0d
step-order = Von oben nach unten: { $toqutsit-the } und { $voormsi-the }, gleich hoch; { $high-eight-the }; dann { $middle-ranks }; dann der Kreuz-König und der Pik-König. Innerhalb eines Rangs: Kreuz, Pik, Herz, Karo.
# number: names of ranks
# source: f755452f33ef
step-special = Eine ausgespielte Sieben schlagen nur eine Sieben höherer Farbe, { $king-of-clubs-the } und { $three-the }; { $king-of-spades-the } schlägt dann diesen König, wenn er unmittelbar darauf gespielt wird. Zugegeben und nicht ausgespielt schlägt { $three-the } alles.
# source: e4a3fd74d31f
step-draw = Wer den Stich macht, spielt wieder aus. Vorher füllen alle auf { $hand-size-text } Karten auf, reihum immer eine Karte.
# source: 49bab1959ba5
step-draw-each = Wer den Stich macht, spielt wieder aus. Vorher füllen alle auf { $hand-size-text } Karten auf, jeder gleich die ganze Hand; wer den Stich gemacht hat, beginnt.
# source: a26b723c8a63
step-draw-two = Haben beide gespielt, auf { $hand-size-text } Karten auffüllen; wer den Stich führt, zieht zuerst und spielt noch einmal, dann der andere. Wer den Stich macht, zieht zuerst und spielt aus.
# source: 21ca68938923
step-win-tricks =
    { $first-five-points ->
        [0] Die ersten { $fifth-text } Stiche zählen zusammen { $trick-points-text }, jeder weitere Stich zählt { $trick-points-text }.
       *[other] Die ersten { $fifth-text } Stiche zählen zusammen { $trick-points-text } und { $first-five-points-text } mehr, wenn es die ersten der Runde waren; jeder weitere Stich zählt { $trick-points-text }.
    }
# source: 7c3355bad81f
step-win-cards = Ein Stich mit Voormsi zählt { $voormsi-points-text }, wenn ihm Toqutsit noch gefährlich werden konnte; mit Toqutsit den führenden Voormsi eines Gegners zu fangen, zählt { $toqutsit-points-text }. Mit { $three-dat } den führenden Voormsi zu fangen, zählt { $three-on-voormsi-points-text }; Toqutsit zu fangen, der gerade Voormsi gefangen hat, zählt { $three-on-toqutsit-points-text }.
# source: 032aef5069bf
step-realise = Punkte werden gutgeschrieben, wenn man einen Stich verliert oder die Runde endet. Wer alle Stiche macht, macht die Runde ungültig.
# source: 6d3eee446c2e
step-end = Wer genau { $strokes-text } erreicht, hat sofort gewonnen. Wer darüber hinauskommt, wird um so viel zurückgesetzt.

## Tips

# number: names of cards
# source: c22c2233a27c
tip-lead-a-seven = Eine Sieben auf der Hand ist nichts wert, solange man sie nicht ausspielt. Ist { $highest-seven-the } ausgespielt, können nur noch { $king-of-clubs-the } und { $three-the } sie schlagen; sind die schon weg, ist sie ein sicherer Stich. Spielten unsere Bots sie allein aus, machte sie in { $led-wins-7c-text } % der Fälle den Stich.
    .title = Siebenen ausspielen
# source: d6d1e4df061a
tip-keep-the-three = { $three-The } spielt man nie aus, wenn es sich vermeiden lässt. Wer sie zurückhält, macht mit ihr jeden Stich, am liebsten einen, in dem Toqutsit gerade Voormsi gefangen hat. Spielten unsere Bots sie trotzdem aus, machte sie in { $led-wins-3d-text } % der Fälle den Stich.
    .title = Die unbesiegbare Karte aufheben
# number: names of cards
# source: f43a1f26a69e
tip-king-of-spades-ready = { $king-of-spades-The } nützt nur, wenn man unmittelbar nach dem spielt, der { $king-of-clubs-acc } hat. Man hebt ihn auf, solange dieser König noch kommen kann und man links von dem sitzt, der ihn hat; sonst wirft man den Pik-König früh ab.
    .title = Der Pik-König wartet
# source: 73ec6ae65943
tip-voormsi-early = Voormsi bringt nur etwas, solange er in Gefahr ist. Als letzte Karte gespielt, oder wenn Toqutsit schon weg ist, macht er einen Stich und nicht mehr; früh gespielt, bringt er vielleicht seinen Punkt oder fällt.
    .title = Voormsi braucht Gefahr
# source: 433e0f1f1767
tip-spare-your-partner =
    { $friendly-toqutsit ->
        [forbidden] Auf den führenden Voormsi der eigenen Seite muss man Toqutsit nicht spielen, und man darf es auch nicht.
       *[other] Dem Voormsi des Partners ist man nichts schuldig. Toqutsit darauf zu spielen, ist der teuerste Fehler in diesem Spiel; jede andere Karte ist besser.
    }
    .title = Den Voormsi des Partners in Ruhe lassen
# source: 9c4afd28f79e
tip-lead-pairs = Mehrere Karten zusammen sind schwer zu schlagen, denn jede muss von einer anderen geschlagen werden. Selbst ein niedriges Paar hält oft, und es zählt so viele Stiche, wie es Karten hat.
    .title = Karten zusammen ausspielen
# source: debfbbffd2d2
tip-draw-out-toqutsit = Vermutet man Toqutsit bei einem Gegner, so zwingt ihn Voormsi heraus. In einem Paar, das nicht zu schlagen ist, kostet das nichts: Toqutsit muss kommen und fängt nichts.
    .title = Toqutsit herauslocken
# source: 58e34fd0ab54
tip-lose-one = Alle { $tricks-text } Stiche zu machen, bringt nichts. Hat man alle bis auf den letzten, gibt man diesen ab: Durch den Verlust werden die Punkte gutgeschrieben.
    .title = Rechtzeitig einen verlieren
# source: 5d5be081696f
tip-count-the-strokes = Kurz vor { $strokes-text } wird gerechnet, bevor man spielt. Ein Stich, den man im richtigen Augenblick verliert, gewinnt die Partie; einer zu viel wirft zurück.
    .title = Bis zum Ende rechnen

## What many deals show

# source: b1504e9e8b73
plot-led-wins = Wie oft eine ausgespielte Karte den Stich macht
    .about = Karten, die allein ausgespielt wurden, die stärkste zuerst.
# source: f98a779f140e
plot-tricks-won = Wie viele Stiche eine Runde hat
    .about = Mehrere zusammen ausgespielte Karten zählen hier als ein Stich.

## Questions

# source: d4785270a5f2
question-must-i-beat = Muss ich stechen oder Farbe bekennen?
    .answer = Nein, man darf jede Karte zugeben. Die einzige Pflicht ist, Toqutsit auf den Voormsi eines Gegners zu spielen.
# number: names of cards
# source: 29d2fec32a80
question-what-beats-a-seven = Was schlägt eine Sieben?
    .answer = Wurde sie ausgespielt: eine Sieben höherer Farbe, { $king-of-clubs-the } oder { $three-the }. { $king-of-spades-The } kann es nicht, und auch die höchsten Karten können es nicht. Wurde sie nicht ausgespielt, ist sie von vornherein wertlos.
# number: names of cards
# source: dbbeaa520fb4
question-beat-the-three = Kann irgendetwas die Karo-Drei schlagen?
    .answer = Wurde { $three-the } ausgespielt, ist ihr jede Karte überlegen. Wurde sie zugegeben, kann nichts sie schlagen.
# number: names of cards
# source: 08aeb963ec8b
question-king-second = Was ist, wenn der Kreuz-König als erste Karte auf die ausgespielte Karo-Drei fällt?
    .answer = Er gilt als ausgespielt, aber Macht hat { $king-of-clubs-the } nur über Siebenen. Er schlägt also { $three-acc } und ist dann wieder die vorletzte Karte der Rangfolge.
# source: a4e920d4f202
question-mixed-group = Müssen die Karten, die ein Paar schlagen, selbst ein Paar sein?
    .answer = Nein. Sie dürfen verschiedenen Rang haben, aber jede muss eine andere Karte des Paares schlagen.
# source: 30ad73401458
question-both-cards = Was ist höher, Toqutsit oder Voormsi?
    .answer = Keiner von ihnen. { $toqutsit-The } und { $voormsi-the } sind gleich hoch, und der spätere gewinnt.
# source: de94359b84b3
question-toqutsit-in-the-stock = Zählt Voormsi, wenn Toqutsit im Talon liegt?
    .answer = Ja. Niemand konnte wissen, wo Toqutsit war; also war die Gefahr da.
# source: 0b72ef29aacc
question-uneven-hands = Können die Hände ungleich werden, wenn mehrere Karten ausgespielt werden?
    .answer = Nicht, wenn man reihum immer nur eine Karte zieht. Füllt jeder gleich die ganze Hand auf, kann es dazu kommen, sobald der Talon zu Ende geht.
# source: 2eb0c5e9bebf
question-win-in-mid-hand = Kann die Partie mitten in einer Runde zu Ende gehen?
    .answer = Ja, in dem Augenblick, in dem Punkte gutgeschrieben werden und es genau { $strokes-text } werden. Solange man nur Stiche gewinnt, ist noch nichts gutgeschrieben.
# source: 2c93d6744e88
question-both-sides-at-the-end = Und wenn am Ende der Runde mehr als eine Seite das Ziel erreichen würde?
    .answer =
        { $end-order ->
            [winner_first] Wer den letzten Stich gemacht hat, dem wird zuerst gutgeschrieben, und mit genau { $strokes-text } hat er gewonnen.
           *[loser_first] Wer den letzten Stich verloren hat, dem wird zuerst gutgeschrieben, und mit genau { $strokes-text } hat er gewonnen.
        }
# source: 9b4218aa17b4
question-where-is-the-king = Wo ist der Karo-König?
    .answer = { $king-of-diamonds-The } gehört nicht zum Blatt. Heute nimmt { $three-the } seinen Platz ein.

## Glossary

# source: 2e79aff42d02
term-trick = Stich
    .definition = Die Karten, die alle nach einem Ausspiel spielen.
    .also = Stiche|Stichs|Stichen
# source: 77da9314b781
term-lead = Ausspiel
    .definition = Das Spielen der ersten Karte oder der ersten Karten eines Stichs; auch diese Karten selbst. Was die anderen darauf spielen, wird zugegeben.
    .also = ausspielen|ausspielt|ausgespielt
# source: 3582542b93b9
term-stock = Talon
    .definition = Die Karten, die nicht ausgeteilt werden. Aus ihnen werden die Hände aufgefüllt.
# source: 00f60c0a66df
term-stroke = Strich
    .definition = Ein Zeichen auf dem Arm des Strichkreuzes, der einer Seite gehört. Jeder Punkt löscht einen Strich.
    .also = Striche|Strichen
# source: d51c96d2abaa
term-rubber = Partie
    .definition = Das ganze Spiel, bis eine Seite alle ihre Striche gelöscht hat.
# source: 53f9aa8cef76
term-group = Gruppe
    .definition = Mehrere Karten, die ein Spieler zusammen spielt.
    .also = Gruppen
# source: f19a3fd21bde
term-heading = führen
    .definition = In einem Stich bisher das Beste sein. Was ihn am Ende führt, macht ihn.
    .also = führt|geführt|führende|führenden|führender
# number: names of cards
# source: 1fd46ee94dc6
term-strong-seven = starke Sieben
    .definition = Eine Sieben, die ausgespielt wurde, als erste Karte auf die ausgespielte Karo-Drei fiel oder eine solche Sieben geschlagen hat.
    .also = starken Sieben
# source: 5da10f171c8b
term-void-hand = ungültig
    .definition = Von einer Runde: Sie zählt für niemanden.
    .also = ungültige
# source: 5f956fcfe61a
term-toqutsit = Toqutsit
    .definition = { $toqutsit-The }. Der Name bedeutet „dein Henker“, genauer: der dich tötet; kurz sagt man { $toqu }, „Tod“.
# source: 9666a72c0e9a
term-voormsi = Voormsi
    .definition = { $voormsi-The }, und auch der Name des ganzen Spiels. Das Wort stammt nicht aus dem Grönländischen.
# source: 9b7a20bad6f5
term-essi = { $word }
    .definition = Grönländisch: das Ass. Dänisch: { $danish }.
# source: eef779bfb616
term-kunngi = { $word }
    .definition = Grönländisch: der König. Dänisch: { $danish }.
# source: 6074aa9e70cc
term-arnaq = { $word }
    .definition = Grönländisch: die Dame, wörtlich „Frau“; auch { $other }, die einen Rock trägt. Dänisch: { $danish }.
# source: bcc6e7941c53
term-kinitsi = { $word }
    .definition = Grönländisch: der Bube; auch { $other }. Dänisch: { $danish }.
# source: bd017fdae2ed
term-kulooq = { $word }
    .definition = Grönländisch: Kreuz. Dänisch: { $danish }.
# source: 5cd7abdd1f92
term-sipaaq = { $word }
    .definition = Grönländisch: Pik. Dänisch: { $danish }.
# source: 7d4b0e3b083b
term-hjerteri = { $word }
    .definition = Grönländisch: Herz. Dänisch: { $danish }.
# source: ad524dbe0745
term-ruderi = { $word }
    .definition = Grönländisch: Karo. Dänisch: { $danish }.
# source: ce7cc442898f
term-aalaterpai = { $word }
    .definition = Grönländisch: mischen.
# source: 970e1aa8719d
term-nallukattat = { $word }
    .definition = Grönländisch: Spielkarten; auch { $other }. Eine einzelne Karte ist { $single } oder, wenn man sie zählt, { $counted }.
# source: f7066411c4ff
term-pinnattaq = { $word }
    .definition = Grönländisch: der Stich.
# source: 95fa412515c5
term-nerfala = { $word }
    .definition = Grönländisch: Trumpf, wie ihn andere Spiele haben; auch { $other }, früher { $older } oder { $oldest }, womit man das niederländische { $dutch } vergleichen kann.

## History

# source: f2bc94b4c56a
history-national-game = Vorms gilt als das nationale Kartenspiel Grönlands und wurde oft auf den Schiffen gespielt, die entlang der Küste fuhren. Es gibt mehrere Spielarten.
    .title = Das Spiel Grönlands
# number: centuries, as each language writes them
# source: 9fb044da5452
history-age = Das Spiel soll alt sein. Manche Grönländer meinen, es könnte aus der Zeit der Walfänger stammen: Vom Ende des 15. Jahrhunderts, als die nordischen Siedlungen verschwunden waren, bis ins frühe 18. Jahrhundert, als dänische Missionare kamen, waren Walfänger und Seeräuber die einzigen Europäer, denen man dort begegnete.
    .title = Von den Walfängern?
# source: 5ee5ee53cacc
history-name = Ein dänisch-grönländisches Wörterbuch aus der Zeit vor der Rechtschreibreform von { $reform-text } übersetzt die dänischen Wörter { $kin } und { $danish } gleichermaßen mit { $greenlandic }. Seit der Reform schreibt man { $new }. Das Wort stammt nicht aus dem Grönländischen, und einen anderen Beleg für das dänische { $danish } hat man nicht gefunden.
    .title = Der Name
# source: 8fb2d20fabbd
history-wumps = In den Aufzeichnungen von Matthew Macfadyen heißt das Spiel { $wumps }; der erste Buchstabe wird wie im Englischen gesprochen.
    .title = Eine andere Schreibung
# source: 88803d17b7c0
history-pronunciation = Toqutsit klingt ungefähr wie ein englisch gelesenes { $toqutsit-said }, Voormsi wie ein ebenso gelesenes { $voormsi-said }.
    .title = Wie man es ausspricht
# number: a century, as each language writes it
# source: de2963952872
history-words = Das Grönländische ist der Sprache der Inuit in Labrador nah verwandt, aber die meisten seiner Wörter für das Kartenspiel sind aus dem Dänischen entlehnt. Dieser Einfluss begann mit den Missionaren des 18. Jahrhunderts. Das eine oder andere Wort könnte niederländisch sein oder aus der Sprache der Walfänger kommen.
    .title = Die Wörter des Spiels
# source: f06bc069777f
history-three-for-king = { $king-of-diamonds-The } gehörte früher zum Blatt; heute steht { $three-the } für ihn.
    .title = Ein ersetzter König
# source: 8ee2e2c2c1b9
history-all-dealt = In einer Spielart, die sonst nicht bekannt ist, wird das ganze Blatt am Anfang ausgeteilt. Unter den Hausregeln ist sie zu finden.
    .title = Alle Karten ausgeteilt
# source: 94d4a69c1c02
history-witnesses = Was man weiß, beruht auf wenigen Zeugen: Briefen von { $letters-text }, die ein Archivar des Grönländischen Nationalmuseums und Professor Petersen von der Universität Grönlands schrieben, die beide selbst nicht spielten; Aufzeichnungen von Matthew Macfadyen aus dem Jahr { $notes-text } nach dem, was ein grönländischer Spieler ihm erzählte; und Briefen von Lars Petersen bis { $last-letters-text }.
    .title = Die Zeugen

## Sources and corrections

# source: 658dfc62b633
erratum-E004-1 = { $king-of-diamonds-The } hat angeblich die Macht, alle Siebenen zu schlagen.
    .right = Es ist { $king-of-clubs-the }. { $king-of-diamonds-The } gehört nicht zum Blatt, und der Satz davor nennt den richtigen König.
# number: names of cards
# source: 92de798502fb
erratum-E004-2 = Karten, die zwischen der Sieben und { $king-of-clubs-dat } gespielt werden, hindern diesen König angeblich nicht daran, zu verlieren.
    .right = Sie hindern ihn nicht daran, zu gewinnen.
# source: 20b9b1a68c25
erratum-E004-3 = Karten, die auf eine Gruppe gespielt werden, müssen weder denselben Rang haben noch alle ausgespielten Karten schlagen.
    .right = Sie müssen nicht denselben Rang haben, aber jede muss eine andere Karte schlagen.
# source: 51f4173857d2
erratum-E004-4 =
    { $points ->
        [one] Voormsi zu schlagen, bringt angeblich { $points-text } Punkt, wenn man { $three-acc } ausgespielt hat.
       *[other] Voormsi zu schlagen, bringt angeblich { $points-text } Punkte, wenn man { $three-acc } ausgespielt hat.
    }
    .right = Es zählt, wenn man diese Karte zugegeben hat. Ausgespielt schlägt { $three-the } nichts.
# source: 9c1891898a34
erratum-E004-5 = Nach allen { $all-text } Stichen bleibt der Stand angeblich bei { $wrong-text }.
    .right = Er bleibt bei { $right-text }, denn so viel hatte die Seite vorher.
# source: 1e8c354f02e1
erratum-E004-6 = Das Spiel ist für { $usual-text } Spieler gedacht, geht aber auch mit { $three-players-text } oder { $usual-text }.
    .right = Mit { $three-players-text } oder { $two-players-text }.
# number: names of cards
# source: 5f709b5f7d31
erratum-E004-7 = Siebenen werden angeblich vom schwarzen König geschlagen, als wäre es gleich, von welchem.
    .right = Nur { $king-of-clubs-the } schlägt sie. { $king-of-spades-The } hat über eine Sieben selbst keine Macht.
# source: e767cb03a58b
erratum-E004-8 = Eine Seite, die über { $goal-text } hinauskommt, gilt angeblich als besiegt.
    .right = Sie wird nur zurückgesetzt; im Beispiel derselben Quelle wird weitergespielt.
# source: d6c9c97582f6
erratum-E004-9 = Toqutsit muss gespielt werden, wenn der Voormsi des Gegners ausgespielt wurde.
    .right = David Parlett: wenn er den Stich führt. Das ist hier der Standard; das andere kann man wählen.
# source: d388c78a2aef
erratum-E004-10 = { $dictionary } wird einem Verfasser namens { $editor } zugeschrieben, Vorname „Ed“.
    .right = { $short } bedeutet Herausgeber.
# source: c83bbb1417b4
erratum-E004-11 = Kaiserspiel ist angeblich die heutige Schweizer Form von Vorms.
    .right = Es ist eine heutige Schweizer Form von Karnöffel, dem Vorläufer der ganzen Gruppe.
# source: e25f048aa22c
erratum-E004-12 = Der Talon heißt { $wrong }, und eine Seite, die den eigenen Voormsi mit Toqutsit schlägt, „verliert alle Punkte und die Hand“.
    .right = Das Wort bezeichnet die Aktien einer Gesellschaft. Was verloren geht, ist unklar; deshalb lassen die Hausregeln die Wahl.
# source: 1fa1b86bd9a9
erratum-E004-13 = Die Buchstaben, die auf das Quellenverzeichnis verweisen, fehlen meistens, und dafür, dass alle Karten ausgeteilt werden, wird eine „polnische Quelle“ genannt.
    .right = Die Buchstaben sind unterwegs verloren gegangen; „polnisch“ ist wohl ein falsch gelesenes Quellenzeichen.

## Worked examples

# source: 41d05b51c1f4
example-whole-hand = Eine ganze Runde
    .note = Eine volle Runde: Paare werden ausgespielt, man zieht reihum nach, und Toqutsit fängt Voormsi.
# number: scores of the hand, which give the example its name
# source: 137ce580625b
example-four-and-five-is-nine = Von vier auf neun
    .note = Acht Stiche hintereinander sind noch nicht gutgeschrieben. Erst der verlorene neunte macht es möglich, und das gewinnt.
# number: the tricks of the hand, which give the example its name
# source: acad444dd94b
example-all-nine-void = Alle neun Stiche
    .note = Auch noch den letzten zu machen, macht die Runde ungültig, und der Stand bleibt, wie er war.
# number: scores of the hand, which give the example its name
# source: 6a1dd7ee5c1e
example-past-nine-and-back = Über neun hinaus und zurück
    .note = In ein und derselben Runde kommt eine Seite mehr als einmal über das Ende hinaus und wird zurückgesetzt.
# number: tricks are named by their place
# source: 3803c299bec5
example-first-five = Die ersten fünf Stiche
    .note = Als die ersten zählen sie mehr, und gutgeschrieben wird, wenn die Seite einen Stich verliert.
# number: the tricks of the hand, which give the example its name
# source: cf08be610bf3
example-four-tricks-score-nothing = Vier Stiche bringen nichts
    .note = Die andere Seite macht am Ende ihren fünften Stich, aber es waren nicht die ersten fünf der Runde.
# number: the number of players names the example
# source: 48f2d8ed9c81
example-three-players = Zu dritt
    .note = Für die ersten Stiche der Runde gibt es nichts extra.
# number: the number of players names the example
# source: e18ed84014f7
example-two-players = Zu zweit
    .note = Nach dem Nachziehen spielt jeder noch einmal zum selben Stich.
# source: e785fa2e9636
example-voormsi-home = Voormsi kommt durch
    .note = Toqutsit liegt im Talon, aber das weiß niemand.
# source: 70711f6c9722
example-voormsi-last = Voormsi als letzte Karte
    .note = Toqutsit konnte nicht mehr gespielt werden.
# source: 8e945fca897f
example-voormsi-toqutsit-held = Toqutsit in derselben Hand
    .note = Wer Voormsi spielte, war in keiner Gefahr.
# source: eb63530e3648
example-voormsi-toqutsit-out = Toqutsit ist schon weg
    .note = Er ist in einem früheren Stich gefallen.
# source: 0abab20d5fce
example-voormsi-thrown-in = Voormsi abgeworfen
    .note = Er hat den Stich nicht geführt, also bringt er Toqutsit nichts ein.
# number: the name of a card
# source: 4b1591fcd424
example-three-takes-voormsi = Die Karo-Drei fängt Voormsi
    .note = Die einzige Karte, gegen die niemand etwas ausrichtet.
# number: the name of a card
# source: b90a8ae270e0
example-three-takes-toqutsit = Die Karo-Drei fängt Toqutsit
    .note = Toqutsit hat gerade Voormsi gefangen, und mit ihm sind auch seine Punkte verloren.
# number: the name of a card
# source: 94de45719aa6
example-three-on-toqutsit-alone = Toqutsit allein gefangen
    .note = Ohne Voormsi davor ist Toqutsit nichts wert.
# source: 2b4ec67c1f5c
example-own-voormsi = Toqutsit auf den Voormsi des Partners
    .note = Alle Striche der Seite werden wieder eingezeichnet, und die Runde ist zu Ende.
# source: 85172b42477f
example-own-voormsi-points-lost = Auf den Voormsi des Partners: die mildere Strafe
    .note = Hausregel: Die Striche bleiben gelöscht, verloren sind nur die Punkte der Runde.
# source: 805617bcb07d
example-own-voormsi-game-lost = Auf den Voormsi des Partners: Die Partie ist verloren
    .note = Hausregel: Die andere Seite gewinnt sofort.
# source: 89d1c14de949
example-spare-own-voormsi = Auf den Voormsi des Partners: verboten
    .note = Hausregel: Es muss irgendeine andere Karte gespielt werden.
# number: the number of players names the example
# source: 0178c574129c
example-own-voormsi-two-players = Zu zweit: auf den eigenen Voormsi
    .note = Weil jeder zum selben Stich noch einmal spielt, kann das einem auch ganz allein passieren.
# source: 644eac91596e
example-equal-top = Voormsi auf Toqutsit
    .note = Der spätere gewinnt, aber er bringt nichts.
# source: 9ee26bef5ed1
example-toqutsit-takes-voormsi = Toqutsit fängt Voormsi
    .note = Um diese Karte dreht sich das ganze Spiel.
# number: the name of a card
# source: 7d1ddf097fe0
example-three-led = Die Karo-Drei wird ausgespielt
    .note = Sogar die niedrigste Karte schlägt sie und gilt dann als ausgespielt.
# number: the name of a card
# source: f7216a0b170e
example-three-thrown = Die Karo-Drei wird zugegeben
    .note = Nichts kann sie schlagen, nicht einmal die höchsten Karten.
# number: the name of a card
# source: df4da0507f48
example-seven-led = Eine Sieben wird ausgespielt
    .note = Weder Toqutsit noch Voormsi kann sie schlagen.
# number: the name of a card
# source: 94987b8bebec
example-higher-seven = Sieben auf Sieben
    .note = Nur die höhere Farbe schlägt.
# number: the name of a card
# source: 61d35576c68a
example-king-takes-seven = Der Kreuz-König schlägt eine Sieben
    .note = Was dazwischen gespielt wurde, spielt keine Rolle.
# number: the name of a card
# source: 734aea74c54b
example-king-on-king = Der Pik-König auf den Kreuz-König
    .note = Er muss die unmittelbar nächste Karte sein.
# number: the name of a card
# source: 5bb488905a35
example-king-late = Der Pik-König kommt zu spät
    .note = Zwischen den Königen liegt eine Karte; deshalb bleibt der erste vorn.
# number: the name of a card
# source: f2c69a585553
example-king-of-spades-on-seven = Der Pik-König auf eine Sieben
    .note = Über die Sieben selbst hat er keine Macht.
# number: the name of a card
# source: 848ea059b680
example-three-stops-the-kings = Das letzte Wort über die Könige
    .note = Nur die Karo-Drei schlägt jetzt noch den Pik-König.
# number: the name of a card
# source: 8689fa6eb1dd
example-seven-second = Eine Sieben auf die ausgespielte Karo-Drei
    .note = Sie gilt als ausgespielt und ist stark.
# number: the name of a card
# source: 58bf1de3e5bf
example-seven-thrown = Zugegebene Siebenen
    .note = Sie schlagen nichts, und auch die Könige haben nichts zu schlagen.
# number: the name of a card
# source: 2cf732b979e4
example-king-second = Der Kreuz-König auf die ausgespielte Karo-Drei
    .note = Er gilt als ausgespielt, aber ohne eine Sieben ist er nur eine niedrige Karte.
# source: cf0a7cc3e32d
example-lowest-cards = Die niedrigsten Karten
    .note = Vom Pik-König aufwärts.
# source: a6c1b5e2efbe
example-high-cards = Hohe Karten
    .note = Ein Stich klettert die Rangfolge hinauf, und niemand muss bekennen.
# source: 6ee97e313102
example-pair-led = Ein Paar wird ausgespielt
    .note = Jede Karte muss eine andere schlagen.
# source: e7fa574dd3c2
example-mixed-pair = Paare aus verschiedenen Rängen
    .note = Das nächste Paar muss das Paar schlagen, das den Stich gerade führt.
# source: f64eb8264b5f
example-triple-led = Mehr Karten, mehr Stiche
    .note = So viele Stiche, wie Karten ausgespielt wurden.
# source: 165dbe53c306
example-kings-led = Voormsi und noch ein König ausgespielt
    .note = Toqutsit muss gespielt werden, und die andere Karte schlägt den anderen König.
# number: the name of a card
# source: b8590f8376f3
example-sevens-in-pairs = Siebenen als Paar ausgespielt
    .note = Siebenen und Könige schlagen einander Karte für Karte.
# source: dfc4534bd378
example-king-late-in-pairs = Zu spät mit einem Paar
    .note = Auch hier hätte der Pik-König unmittelbar darauf fallen müssen.
# source: 44eee7055949
example-refusals = Karten, die man nicht spielen darf
    .note = Verschiedene Ränge, zu wenig Karten, Karten anderer: unter „Was wäre, wenn …?“ ausprobieren und nachlesen, warum es nicht geht.
# source: e3f068e7ed56
example-too-many-led = Nicht mehr, als alle haben
    .note = Am Ende einer Runde kann schon ein Paar zu viel sein.
# number: the name of a card
# source: 37c576e70a6f
example-three-with-kings = Die Karo-Drei mit einem König ausgespielt
    .note = Hausregel: Beim Ausspielen zählt sie als König, aber auch dann ist sie ausgespielt wertlos.
# source: c967b2ecec0f
example-toqutsit-duty = Die Pflicht, Toqutsit zu spielen
    .note = Keine andere Karte darf gespielt werden.
# source: 603636fa4720
example-duty-when-voormsi-was-led = Die Pflicht, obwohl Voormsi schon geschlagen ist
    .note = Hausregel: Toqutsit muss kommen, auch wenn Voormsi den Stich nicht mehr führt.
# source: e84dd959fdbf
example-duty-in-a-losing-group = Die Pflicht in einem Paar, das verliert
    .note = Toqutsit muss kommen und geht verloren.
# source: b2932d5d1b67
example-no-duty-in-a-losing-group = Keine Pflicht in einem Paar, das verliert
    .note = Hausregel: Toqutsit darf auf der Hand bleiben, wenn er nicht gewinnen kann.
# source: ba720755791c
example-no-duty-to-the-partner = Keine Pflicht beim Partner
    .note = Niemand muss Toqutsit auf den Voormsi des Partners spielen.
# source: 51129d9e2775
example-beat-the-led-pair = Das ausgespielte Paar schlagen
    .note = Hausregel: Was das Paar inzwischen geschlagen hat, spielt keine Rolle.
# source: b164aa945352
example-voormsi-over-toqutsit = Voormsi auf Toqutsit zählt
    .note = Hausregel: Toqutsit zu schlagen, bringt den Punkt.
# source: ffb13e57f40e
example-loser-real-first = Wer am Ende zuerst kommt
    .note = Jede Seite würde gewinnen; zuerst kommt, wer den letzten Stich verloren hat.
# source: 3573d5ff2c6b
example-winner-real-first = Wer am Ende zuerst kommt, andersherum
    .note = Hausregel: Zuerst kommt, wer den letzten Stich gemacht hat.
# source: 235b37ecb1ff
example-draw-in-rotation = Reihum nachziehen
    .note = Ein Paar wurde ausgespielt, und der Talon ist knapp; die Hände bleiben trotzdem gleich groß.
# source: cc94cb64f7e3
example-draw-each = Die ganze Hand auffüllen
    .note = Hausregel: Geht der Talon zu Ende, werden die Hände ungleich.
# number: the name of a card
# source: 6d93818ed695
example-own-three = Die Karo-Drei auf den eigenen Voormsi
    .note = Einen Partner gibt es nicht, der Punkt zählt trotzdem.
# number: the name of a card
# source: ba2d52fccc7b
example-own-three-nothing = Kein Punkt für den eigenen Voormsi
    .note = Hausregel: Es bringt den Stich und sonst nichts.
# source: 25862b3c59e4
example-deal-all = Alle Karten ausgeteilt
    .note = Hausregel: Jeder bekommt von Anfang an seinen vollen Anteil des Blattes.
# source: 885171eb22c9
example-two-hands = Eine Runde, und der Nächste gibt
    .note = Das Geben geht nach links weiter, und gelöschte Striche bleiben gelöscht.

## What changed

# source: 3301dc06ad54
change-titles = Regeln, die einander ausschließen, haben nicht mehr dieselbe Überschrift.

## Die Schritte des Lernwegs

# source: 5d0290ada2d8
lesson-deal = Partner sitzen einander gegenüber. Nach jedem Stich füllt jeder seine Hand aus dem Talon auf. Die Seite, die zuerst ihre Striche gelöscht hat, gewinnt. Das Bild zeigt nur die Karten, auf die es ankommt.
# source: 040d1a538048
lesson-lead = { $seat } beginnt den Stich und spielt eine beliebige Karte aus.
# source: 3c0b2a0339ab
lesson-order = Niemand muss Farbe bekennen. Alle Karten stehen in einer gemeinsamen Rangfolge, quer durch die Farben: Man sieht, welche Karte welche schlägt.
# number: names of cards
# source: 2c8baefc78e9
lesson-seven = Eine Sieben, die ausgespielt wird, ist stark. Man sieht, wem sie standhält und wer als Nächster ausspielt.
# number: names of cards
# source: 6967c4df14d3
lesson-king = { $seat } ist an der Reihe. Es gibt einen König, der eine ausgespielte Sieben schlägt, und hier ist er auf der Hand.
# number: names of cards
# source: 0cc6f0a72cee
lesson-kings = Könige, die auf eine ausgespielte Sieben folgen, schlagen einander. Wer macht diesen Stich?
# number: names of cards
# source: 9327d98b1243
lesson-three = { $seat } ist an der Reihe. Die Karo-Drei steht für den fehlenden König. Zugegeben schlägt sie alles. Hier soll sie gespielt werden.
# source: abdf5becc2fd
lesson-hunt = Die höchsten Karten haben Namen und jagen einander: Sie sind gleich hoch, und die später gespielte gewinnt. Man sieht, was der Fang einbringt.
# review: "gutgeschrieben" for points that become real
# source: 914483c1fa80
lesson-real = Gewonnene Punkte sind noch nicht sicher. Gutgeschrieben werden sie, wenn die Seite einen Stich verliert, und erst dann werden Striche gelöscht.
# source: ce89beec08cc
lesson-end = Auch der letzte Stich kann Punkte bringen. Endet die Runde, wird gutgeschrieben, was noch offen ist.
