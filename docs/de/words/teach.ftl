## Die Seite, auf der man ein Spiel Schritt für Schritt lernt.

# source: a7fe30c293d2
nav-teach = Lernen
# source: 7af84c234b16
teach-way = Schritt für Schritt lernen
    .about =
        { $count ->
            [one] { $count-text } Schritt: zusehen, antworten, ziehen; am Ende wird gespielt.
           *[other] { $count-text } Schritte: zusehen, antworten, ziehen; am Ende wird gespielt.
        }
# source: 5fe8e50e1278
teach-in =
    { $count ->
        [one] In { $count-text } Schritt lernen
       *[other] In { $count-text } Schritten lernen
    }
# source: a07677ccc02b
teach-of = { $game } Schritt für Schritt
# source: 15b5678af51b
teach-description = { $game } lernen, Schritt für Schritt: zusehen, Fragen beantworten, Züge machen, über die die Regeln urteilen, und selbst eine erste Runde spielen.
# source: 66dafb3c8669
teach-lead =
    { $count ->
        [one] { $count-text } Schritt. Jede Antwort kommt aus den Regeln selbst.
       *[other] { $count-text } Schritte, vom ersten Geben bis zur eigenen Runde: die Karten durchgehen, die Fragen beantworten, die Züge machen. Jede Antwort kommt aus den Regeln selbst.
    }
# review: "auf die Karte drücken", for pointer and finger alike
# source: e83f40605e69
teach-table = Die Buchstaben am Tisch sind die Spieler. Hier liegen alle Karten offen, damit man folgen kann; wer spielt, sieht nur die eigenen. Eine Karte wird gespielt, indem man auf sie drückt.
# source: 9dc3d7791e31
teach-step = Schritt { $n-text }
# source: fb58226f4f97
teach-kind-show = Zusehen
# source: 9ebd88c597cd
teach-kind-ask = Frage
# source: 9dadc6b36cc0
teach-kind-do = Eigener Zug
# source: 8056978652f3
teach-kind-play = Eigene Runde
# source: 3159fa64e667
teach-done = Erledigt
# source: 4e2e6dc4292b
teach-happens = Was geschieht
# source: c1baa4c00da1
teach-ask = Antworten
# source: 881879dc716d
teach-do = Den Zug machen
# source: 1b4e19815840
teach-answer = Antwort zeigen
# source: ff05bf2b1e90
teach-wrong = Warum die anderen nicht:
# source: 37931841d7b2
teach-none = Keine
# source: 02d346585bca
teach-right = Das war gefragt:
# source: 86d080e223cd
teach-refused = Nicht erlaubt:
# source: 5a3e241e3cf2
teach-rules =
    { $count ->
        [one] Die Regel
       *[other] Die Regeln
    }
# source: dfaebd2636cb
teach-next = Nächster Schritt
# source: e587c825d1ef
teach-play = Jetzt selbst spielen
    .about = Diese Runde ist neu, und auf den anderen Plätzen sitzen Bots. Es gibt Tipps mit Begründung, und Züge lassen sich zurücknehmen. Was nicht erlaubt ist, wird mit der Regel abgelehnt.
# source: cf3132954803
teach-deal = Diese Runde geben
# source: 7bf3ed345fd2
teach-progress-label = Lernstand
# source: ee55657c5673
teach-progress =
    { $total ->
        [one] { $done-text } von { $total-text } Schritt erledigt
       *[other] { $done-text } von { $total-text } Schritten erledigt
    }
# source: c2439505e4f1
teach-go-on = Weiter
# source: f6729b82df9a
teach-save = Lernstand sichern
# source: ad849254c1ec
teach-load = Lernstand laden
# source: 62a9f82e84d8
teach-anew = Von vorn
# source: 139808371f08
teach-well = Richtig.
# source: e19fb7d57e76
teach-allowed = Das ist erlaubt, aber danach war nicht gefragt. Zurücknehmen und etwas anderes versuchen.
# source: 8a3e7049630d
teach-back = Zurücknehmen
# source: f06d0794c060
teach-moved = Der Zug ist gemacht
# source: f00e7506f7b7
teach-press = Eine Karte oder Schaltfläche wählen.
# source: 777964b2cde5
teach-loaded = Lernstand geladen.
# source: 57126afb075f
teach-load-failed = Diese Datei enthält keinen Lernstand zu diesem Spiel.
# source: eb8c25dd0907
teach-not-kept = Der Browser hebt für diese Seite nichts auf. Vor dem Verlassen den Lernstand sichern.
# source: cddcfdd89d10
teach-gone = Lernstand gelöscht.
