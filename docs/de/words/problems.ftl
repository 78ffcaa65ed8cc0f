## Die Aufgaben eines Spiels: Stellungen, in denen nur ein Zug der beste ist.
### Terms: Aufgabe (problem), Zufallspartie (playout), bestes Spiel (best play), Gegenspiel (defence).

# source: efc31cd19a37
nav-problems = Aufgaben
# source: d3aa5f2e6767
problems-way = Aufgaben lösen
# source: cdea874dc450
problems-of = Aufgaben: { $game }
# source: 1fd21aafe5ee
problems-description = Eigene Aufgaben zu { $game }: Stellungen, in denen nur ein einziger Zug gewinnt, jede mit Schwierigkeit, Lösung und der Widerlegung aller anderen Züge.
# source: 6dc4e2850b21
problems-lead = In jeder dieser Stellungen führt nur ein einziger Zug zum Ziel. Alle Karten liegen offen: Beide Hände sind zu sehen, und was noch zu ziehen ist, liegt in seiner Reihenfolge da. Die Aufgaben lassen sich am Tisch lösen: Das Programm spielt so gut wie möglich dagegen und sagt, wann der Gewinn verspielt ist.
# source: 4a1291ec2b58
problems-rules = Die Regeln
# review: "Zufallspartie" for a playout
# source: d671c76f628b
problems-grade-help = Die Schwierigkeit ist ausgezählt. In einer Zufallspartie entscheidet bei jedem Zug der Zufall, gegen bestes Gegenspiel; ein Zug, der das Ziel sofort erreicht, wird aber immer gemacht, und einer, der auf der Stelle verliert, nur, wenn es keinen anderen gibt. Je weniger Zufallspartien den Weg finden, desto schwerer ist die Aufgabe.
# source: c4487dff2901
problem-name = Aufgabe { $n-text }
# source: 48f531564b2b
problem-question =
    { $value ->
        [one] { $seat } ist am Zug. Womit gewinnt { $seat } { $value-text } Punkt?
       *[other] { $seat } ist am Zug. Womit gewinnt { $seat } { $value-text } Punkte?
    }
# source: eef90e511436
problem-wins =
    { $value ->
        [one] { $seat } gewinnt { $value-text } Punkt.
       *[other] { $seat } gewinnt { $value-text } Punkte.
    }
# source: 7894a6adfb04
problem-loses =
    { $value ->
        [0] { $seat } gewinnt nichts.
        [one] { $seat } verliert { $value-text } Punkt.
       *[other] { $seat } verliert { $value-text } Punkte.
    }
# source: cb191fe1fb55
problems-grade-easy = Leicht
# source: 3d7a7a08f6d2
problems-grade-fair = Mittel
# source: 575ab0958a83
problems-grade-hard = Schwer
# source: 1caa3950381c
problems-grade-very-hard = Sehr schwer
# source: 3891ec5dbeb7
problems-playouts =
    { $count ->
        [one] { $found-text } von { $count-text } Zufallspartie findet die Lösung
       *[other] { $found-text } von { $count-text } Zufallspartien findet die Lösung
    }
# source: 7af063b44938
problems-solve = Selbst lösen
# source: 98c60ce07f76
problems-solution = Lösung
# source: 19d0468ede1a
problems-best = Bestes Spiel
# source: 7dd7f3b7b860
problems-refuted = Alle anderen Züge und was sie widerlegt

## Der Spieltisch, während eine Aufgabe gelöst wird.

# source: ca8f8ce4b694
contest-label = { $title }
# source: ff9dfcc4f0ed
contest-branch = Eigenes Spiel
# source: 88288a2f0d79
contest-back-to-example = Von vorn
# source: efa11eef5e4d
contest-whatif = Spielen
# source: b27dfe8ec2e5
contest-whatif-help = Jetzt eine Karte oder einen anderen Spielzug wählen.
# source: 9b6278029e1c
contest-verified = Stellung im Browser geprüft
# source: 35b12cc8e857
contest-stands = Der Gewinn ist noch möglich.
# source: dbd9054612ae
contest-lost = Mit diesem Zug ist der Gewinn verspielt. Bei bestem Spiel, vor diesem Zug: { $a } Jetzt: { $b }
# source: a266010b4c93
contest-lost-already = Der Gewinn wurde bei Schritt { $n } verspielt.
# source: 3e60d1663385
contest-take-back = Zurücknehmen
# source: 5c40e09a3174
contest-take-back-lost = Zurück dorthin, wo der Gewinn noch möglich war
# source: 6af1834bff0e
contest-solved = Gelöst. { $a }
# source: 21c89ca7f4d8
contest-failed = Nicht gelöst. { $a }
