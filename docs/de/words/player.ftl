## The player: names of the control elements and what it says.
## Every variable here is filled in by the player itself.

# source: fe93977c98f8
player-label = Beispiel: { $title }
# source: 42a9631f6fdd
player-table = Der Tisch
# source: c8c26d13e0aa
player-controls = Bedienung
# source: d799fd344813
player-first = Erster Schritt
# source: 7f411aeeb4d5
player-back = Voriger Schritt
# source: 78d159a75b75
player-next = Nächster Schritt
# source: f8e0e048a51a
player-last = Letzter Schritt
# source: 8f5ac08a939f
player-step = Schritt { $n } von { $m }
# source: eada6c63f14e
player-position = { $n } / { $m }
# source: 6c964af8c9c2
player-steps = Schritte
# source: c98425dcf3d8
player-start = Anfang
# source: af1999cf55b6
player-play = Abspielen
# source: 9f7402430ac7
player-pause = Pause
# source: 02649090c344
player-speed = Tempo
# source: 6acf237e88aa
player-speed-slow = langsam
# source: 9d262bcdacea
player-speed-normal = normal
# source: cb78268d836d
player-speed-fast = schnell
# source: 0ffeafd017e7
player-paused = Pause.
# source: 084cb4c5b730
player-ended = Ende des Beispiels.
# source: 3435ad0acc1a
player-whatif = Was wäre, wenn …?
# source: c26932b034eb
player-whatif-help = Eine Karte wählen für den Spieler, der an der Reihe ist.
# source: 9f4a30f4641e
player-whatif-end = Fragen beenden
# source: c318019e23fa
player-hands = Hände
# source: a6faede44a40
player-hands-open = Alle Hände offen
# source: f3240f498393
player-hands-acting = Nur die Hand des Spielers am Zug
# source: 6e86be35dfe7
player-hands-seat = Nur die Hand von { $seat }
# source: 3eeabe669e40
player-menu = Menü
# source: 61a0d7335f7f
player-transcript = Protokoll
# source: 8a36233aa38e
player-copy = Link kopieren
# source: 33d6f4361da8
player-copied = Link kopiert.
# source: 85d0fe52e836
player-copy-failed = Der Link ließ sich nicht kopieren.
# source: 1d7213ecd524
player-rules = Angewandte Regeln
# source: e517a85a6af0
player-rule-link = Regel lesen
# source: 4441dfeb94a2
player-why = Warum nicht?
# source: eeff3b61befa
player-starting = Das Regelprogramm startet …
# source: cfb5f03412ff
player-progress = { $done } von { $total } MB
# source: ff221ffb32bd
player-cancel = Abbrechen
# source: b3c17b525a52
player-thinking = Das Regelprogramm rechnet …
# source: e0f58a213feb
player-verified = im Browser geprüft
# source: 0b780e400133
player-verified-help = Das Regelprogramm hat dieses Beispiel im Browser nachgespielt und ist zum selben Ergebnis gekommen.
# source: 8a878af32dd2
player-mismatch = Dieses Beispiel stimmt nicht.
# source: ed46526f998d
player-mismatch-help = Das Regelprogramm im Browser kommt zu einem anderen Ergebnis als diese Seite. Die Seite zeigt weiter, was sie gezeigt hat; bitte den Fehler melden.
# source: af05ef0518f5
player-unavailable = Das Regelprogramm ist hier nicht verfügbar.
# source: 34ff378aabad
player-unavailable-stalled = Das Laden ist stecken geblieben.
# source: 096feea151bb
player-unavailable-missing = Eine Datei fehlt.
# source: eb6c8a74bed5
player-unavailable-damaged = Eine Datei kam beschädigt an.
# source: 6abf5c0288b6
player-unavailable-blocked = Diese Seite lässt es nicht zu.
# source: 4f41c5a3d7c4
player-unavailable-failed = Es hat einen Fehler gemeldet.
# source: 75a477902c4f
player-unavailable-cancelled = Der Start wurde abgebrochen.
# source: 67710dc2b97a
player-unavailable-help = Das Beispiel lässt sich trotzdem Schritt für Schritt nachspielen.
# source: 2a7c411da6e0
player-retry = Erneut versuchen
# source: 9f3b2ab552b5
player-open-page = Beispiel auf eigener Seite öffnen
# source: 3bce66f3cd05
player-branch = Eigener Weg: vom Beispiel abgewichen bei Schritt { $n }
# source: 133d2bb578b5
player-back-to-example = Zurück zum Beispiel
# source: 8beffa79e333
player-undo = Letzte Karte zurücknehmen
# source: 6fe567c3da88
player-stale = Dieser Link nennt einen Schritt oder eine Karte, die es im Beispiel nicht gibt. Gezeigt wird der nächstliegende Schritt.
# source: e37cc6778397
player-version = Das Beispiel lässt sich hier nicht lesen: Die Seite stammt aus einer anderen Version.
# source: 580043a9c742
player-broken = Dieses Beispiel ließ sich nicht lesen.
# source: 27e481a8be0b
player-missing = Dieses Beispiel konnte nicht geladen werden.
# source: 4e4abec56d23
player-to-act = { $seat } ist am Zug
# source: d2f8904ac0c8
player-acting = am Zug
# source: c1b615a7c1c0
player-over = Die Runde ist zu Ende.
# source: 895b2728ffec
player-dealer = Geber
# source: 0130a88574a7
player-hidden-card = eine verdeckte Karte
# source: dfd91523d85d
player-cards-left = Karten übrig: { $n }
# source: 529a45439c30
player-legal-card = { $card }: darf gespielt werden
# source: bb32c631f14c
player-refused-card = { $card }: darf nicht gespielt werden
# source: 514b03ffe050
player-refused-action = { $card }: jetzt nicht erlaubt
# source: 8157e4604425
player-said = „{ $words }“
# source: ecd0c15c3293
player-cards-of = Karten von { $seat }: { $cards }
# source: be36b2758e1a
player-cards-none = { $seat } hat keine Karte.
# source: 1321efbe38b3
player-zone-cards = { $zone }: { $cards }
# source: 985539c649a3
player-zone-empty = { $zone }: keine Karte
# source: 3d39e376979b
player-no-facts = Noch wird nichts gezählt.
# source: 977519dc5996
player-pending = { $card } wird gespielt, sobald das Regelprogramm bereit ist.
# source: d677c4bc3e06
player-line-failed = Das Regelprogramm konnte diesem Weg nicht folgen.
# source: 44f6cda9b4a1
player-other-actions = Andere Spielzüge
# source: fbaffabacb6e
player-mismatch-step = Erster Unterschied: Schritt { $n }.
# source: 86b18c823cde
player-close = Schließen
# source: bc4b8db367bf
player-help = Tasten
# source: 4ce1435dc043
player-help-title = Tasten zum Nachspielen
# source: b4a67b368d74
player-help-note = Sie wirken, solange das Beispiel den Fokus hat.
# source: 0719bd35c86b
player-key-next = nächster Schritt
# source: ea2cf1f2767a
player-key-back = voriger Schritt
# source: c5feadd59152
player-key-next-group = nächster Stich, nächste Sequenz
# source: 3c0f6435f460
player-key-back-group = voriger Stich, vorige Sequenz
# source: e817157eb3cb
player-key-first = erster Schritt
# source: e9258bac0eff
player-key-last = letzter Schritt
# source: 0933fed64158
player-key-play = abspielen oder anhalten
# source: 3c353481d4e5
player-key-card = gewählte Karte spielen, auf eigenem Weg
# source: 0552959af778
player-key-escape = eigenen Weg verlassen, dann schließen, was offen ist
# source: e88d41dd140a
player-key-seat = wessen Hand zu sehen ist
# source: bb4f3d9f9518
player-key-hands = Hände offen oder verdeckt
# source: 231bed69f6e2
player-key-whatif = was wäre, wenn …?
# source: 96ec944f7453
player-key-speak = vorlesen, was auf dem Tisch liegt
# source: 311ec770bb4f
player-key-last-move = letzten Schritt vorlesen
# source: 43eb90bbff43
player-key-score = Stand vorlesen
# source: c26c8888dc11
player-key-cards = eigene Karten vorlesen
# source: e562658e14f7
player-key-help = diese Liste
# source: 8dd8026a3d1d
player-keyname-right = Pfeil rechts
# source: 825ccc805708
player-keyname-left = Pfeil links
# source: 101a36d3c1f5
player-keyname-page-down = Bild ab
# source: f0900000748b
player-keyname-page-up = Bild auf
# number: the label printed on the key
# source: 1ec30c7eb27f
player-keyname-home = Pos1
# source: 031d1008c344
player-keyname-end = Ende
# source: f41e9f3afd86
player-keyname-space = Leertaste
# source: 6411cf642a59
player-keyname-enter = Eingabetaste
# source: 5fea4e09c2ad
player-keyname-escape = Esc
