### Words of the site itself, in German.
### Form of address: neutral; buttons in the infinitive or as nouns. "Regelprogramm" = rules engine, "Beispiel" = worked example,
### "Protokoll" = transcript, "Aufzeichnung" = record, "eigener Weg" = the reader's own line.

## Names and head data

# source: 089b4ba0376f
site-name = Snorum
# source: dcc1cc3408a9
site-tagline = Kartenspielregeln zum Nachspielen, Karte für Karte
# source: 44c40baed7dc
site-about = Regeln von Kartenspielen, mit Beispielen, die alle ein Regelprogramm gespielt hat: Schritt für Schritt durch eine Runde gehen, eine andere Karte versuchen und nachlesen, warum sie nicht gespielt werden darf.

## Header, footer and chrome

# source: d55e050e8857
chrome-skip = Zum Text springen
# source: 59ecd845ca38
chrome-menu = Menü
# source: 8af88586e6e4
chrome-search = Suche
# source: ea244662a247
chrome-language = Sprache
# source: dec9ec6030c3
chrome-contents = Auf dieser Seite
# source: d3629bcf478e
chrome-dark = Dunkle Farben verwenden
# source: 21848893c54a
chrome-light = Helle Farben verwenden
# source: c58c3b9f539e
chrome-auto = Farben des Systems verwenden
# source: 82c32eb7ffb4
chrome-previous = Zurück
# source: 6f6a896c8429
chrome-next = Weiter
# source: bbb36849fb20
chrome-top = Nach oben
# source: a6cdf4a20b7b
chrome-anchor = Link auf diese Stelle
# source: fe663a5ecd85
footer-rules = Regeltexte: { $licence }
# source: 1eedaef61ea5
footer-code = Quelltext: { $licence }
# source: ccd774fd71a1
chrome-untranslated = noch nicht übersetzt
# source: c7f8a1a475a1
footer-quiet = Keine Cookies, kein Tracking, nichts wird von fremden Seiten geladen.

## Search

# source: 31f589594173
search-label = In den Regeln suchen
# source: de9b37ab0a5c
search-hint = Ein Spiel, ein Wort, eine Regel
# source: ba29bf5dd77d
search-loading = Der Index wird geladen …
# source: b8dd86914c89
search-failed = Der Index ließ sich nicht laden.
# source: e15655b502ce
search-none = Nichts gefunden.
# source: 7b7acd83ea18
search-found =
    { $count ->
        [one] { $count-text } Stelle gefunden
       *[other] { $count-text } Stellen gefunden
    }
# source: d80f0d4e5e03
search-close = Suche schließen

## Page not found

# source: e588cdcf3e73
missing-title = Seite nicht gefunden
# source: 65573e3aaf0f
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link enthält einen Tippfehler.
# source: 2457bd623e5a
missing-home = Zur Startseite
# source: 75141f76c99c
missing-examples = Alle Beispiele ansehen

## Root page: the choice of a language

# source: 9df10c8892f2
chooser-enter = Auf Deutsch lesen

## Home

# source: 943244832cf9
home-title = Kartenspielregeln: erst gespielt, dann geschrieben
# source: b28875fb615b
home-lead = Jedes Beispiel auf diesen Seiten ist eine Runde, die ein Regelprogramm gespielt hat. Man kann sie Schritt für Schritt nachspielen, eine andere Karte versuchen und sehen, welche Regel sie erlaubt oder verbietet.
# source: b984f5ffe0a7
home-checked = Geprüft durch Spielen
# source: 7822e1566f8b
home-checked-more = Verstößt ein Beispiel gegen eine Regel, wird diese Website gar nicht erst gebaut. So kann keine Seite einen falschen Zug zeigen.
# source: 8182194a0844
home-why = Fragen, warum nicht
# source: 5d3c134a67b0
home-why-more = Man wählt eine Karte, die nicht gespielt werden darf: Die Antwort ist ein Satz mit einem Link zu der Regel, aus der er folgt.
# source: 47d12414d573
home-languages = Ein Regelwerk für alle
# source: 199201bd732d
home-languages-more =
    { $languages ->
        [one] Die Regeln sind nur einmal als Daten geschrieben und in { $languages-text } Sprache zu lesen.
       *[other] Die Regeln sind nur einmal als Daten geschrieben und in { $languages-text } Sprachen zu lesen.
    }
# source: 195d0c88617b
home-hand = Eine Runde zum Einstieg
# source: c0041479c4cd
home-read = Regeln lesen
# source: 5a661fdf3b5a
home-examples = Alle Beispiele
# source: 3bdd3aaac2b2
home-games = Spiele
# source: 17a6b3c16523
home-families = Familien

## Family page

# source: 5bf49c9bf0a8
nav-home = Startseite
# source: 083657ac01fc
nav-games = Spiele
# source: 203fd2f9d7ee
nav-families = Familien
# source: 1fb6a6c12ca2
nav-examples = Beispiele
# source: 69cd3445b858
nav-variants = Varianten
# source: 4d30da0e499f
family-games = Spiele dieser Familie
# source: d6c5468fe48c
family-relatives = Verwandte Spiele
# source: ee2b4d568e14
family-variants = Varianten mit eigener Seite
# source: 8efa450863b3
family-history = Woher es kommt

## Game page: headings

# source: 4957294f7a57
heading-facts = Steckbrief
# source: 8571001a1567
heading-minute = In einer Minute
# source: adad9f3a68de
heading-first-hand = Eine erste Runde, Schritt für Schritt
# source: 1cdf5d4fbf9a
heading-rules = Regeln
# source: 766b99432c50
heading-say = Was man sagt
# source: e6c1dcd9b1f9
heading-variants = Varianten auf einen Blick
# source: 8b4f6962fd77
heading-options = Hausregeln
# source: 0c156ce66ee1
heading-steps =
    { $count ->
        [one] Kurz nachgeschlagen: das Spiel in { $count-text } Schritt
       *[other] Kurz nachgeschlagen: das Spiel in { $count-text } Schritten
    }
# source: 9788c510307a
heading-tips = Tipps
# source: 4016dc0c8720
heading-questions = Fragen
# source: ec93d4eae988
heading-glossary = Fachwörter
# source: a450c78857cc
heading-history = Geschichte
# source: 1c028c17cc3e
heading-relatives = Verwandte Spiele
# source: 09b57f3fd6f1
heading-sources = Quellen und Berichtigungen
# source: 4c458d1fcb96
heading-corrections = Berichtigungen
# source: 32f70f86df80
heading-coverage = Was die Beispiele zeigen

## Game page: sections of the rules

# source: debe7c64d5c8
section-overview = Überblick
# source: 5e594d6fc950
section-players = Spieler
# source: 248218b72e7b
section-pack = Karten
# source: 8da086eb5dfd
section-object = Ziel des Spiels
# source: 89fddadfada0
section-deal = Geben
# source: d553c83ea4cd
section-play = Spielverlauf
# source: ef28fa04f3f4
section-scoring = Bezahlen und Abrechnen
# source: 3e64b238b69b
section-winning = Gewinnen
# source: 02cccb3b9827
section-irregularities = Regelverstöße
# source: d16f2953a22d
section-variants = Varianten

## Game page: fact sheet

# source: a7683c66d452
facts-family = Familie
# source: 96e402a3b517
facts-players = Spieler
# source: 19b801a4dcea
facts-players-range = { $from-text } bis { $to-text }
# source: d80a61888cc1
facts-players-exact = { $count-text }
# source: 69f91eb6f7df
facts-pack = Blatt
# source: 2d07318fb51d
facts-pack-cards =
    { $count ->
        [one] { $count-text } Karte
       *[other] { $count-text } Karten
    }
# source: 635fb6f3a06b
facts-ranking = Rangfolge
# source: 15f2519c02f9
facts-ranking-line = von oben nach unten: { $ranks }
# source: f508fee9ba96
facts-ranking-circle = im Kreis, von oben nach unten: { $ranks }; auf die höchste Karte folgt wieder die niedrigste
# source: 3cafc4a4256b
facts-say = Rufe
# source: 5a84f9fc0b67
facts-names = Auch genannt
# source: 63d59e5c92f4
facts-mechanism = Art des Spiels
# source: 8d0a5afa23b4
facts-objective = Ziel
# source: f8d04a0ec54d
facts-equipment = Man braucht
# source: ce4ce48619cc
facts-region = Herkunft
# source: 82aa6edb3550
facts-period = Entstehung
# source: ebd1e9a13e85
facts-period-since = bekannt seit { $year-text }
# source: 1e01d8b7666e
facts-duration = Dauer
# source: a835cf708dd7
facts-duration-range = { $from-text } bis { $to-text } Minuten

## Values of the fact sheet

# review: "Stoppspiel" for stops game
# source: e0934d05defc
mechanism-stops = Stoppspiel
# source: 41d36813b8cc
mechanism-sequence = Stoppspiel mit Sequenzen
# source: ccbb162456af
mechanism-matching = Spiel mit gleichen Karten
# source: 70409ae934d4
mechanism-tricks = Stichspiel
# source: 6ff1fe187aad
objective-shed = alle Karten loswerden
# source: 51ee876c3c40
objective-shedding = alle Karten loswerden
# source: c8340438fbef
objective-first-out = als Erster alle Karten loswerden
# source: f957819c9332
objective-points = Punkte sammeln
# source: 1dfa527cff12
objective-tricks = Stiche machen
# source: 372c372638ce
objective-last-in = als Letzter im Spiel bleiben
# source: 904ad5a371da
equipment-pack = ein Kartenspiel
# source: e467a91e1621
equipment-chips = Spielmarken
# source: a4df09014688
equipment-coins = Münzen
# source: 897f658ae1d5
equipment-score-pad = Papier und Bleistift
# source: 7cdc470d636b
region-england = England
# source: a897072a417f
region-britain = Großbritannien
# source: f1c84fc44c29
region-germany = Deutschland
# source: a8766f64e467
region-austria = Österreich
# source: 223dd6b60117
region-greenland = Grönland
# source: bf5c6c82ee03
region-united-states = Vereinigte Staaten
# source: 4fa58eac0e2a
region-europe = Europa
# source: f7ec010abe33
kind-same-family = dieselbe Familie
# source: a5eeac0aa2f6
kind-ancestor = Vorläufer
# source: d3ddf2e472bb
kind-descendant = Nachfolger
# source: 7b7d071bcd98
kind-similar = ähnliches Spiel

## Game page: rules and what belongs to them

# source: fc040d405ce5
rules-lead = Die Standardregeln. Was andere Varianten ändern, steht unter „Varianten auf einen Blick“.
# source: 96d5037133ff
rules-lead-preset = Die Regeln der Variante „{ $name }“.
# source: e4a8a0f1b32d
rules-shown =
    { $count ->
        [one] { $count-text } Beispiel zeigt diese Regel
       *[other] { $count-text } Beispiele zeigen diese Regel
    }
# source: 917f58ccde5e
rules-refused = Wer es trotzdem versucht, liest:
# source: 43005e02792b
rules-only = Nur mit: { $options }
# source: 47d46ede22b4
say-lead = Die Rufe in der Reihenfolge, in der sie fallen.
# source: e5d6ca1560f6
say-card = Karte
# source: 2d38e191b547
say-words = Ruf
# source: 043b559cc244
say-place = Karte { $number-text }

## Variants and options

# source: cb103bfa5df1
variants-lead = Jede Variante wird wie „{ $name }“ gespielt, mit diesen Unterschieden.
# source: bbb39237a13e
variants-name = Variante
# source: b3bcbc873360
variants-differs = Was anders ist
# source: 91343b53cc7a
variants-standard = das Standardspiel
# source: 1c7058884b2f
variants-difference = { $option }: { $value }
# source: 92bc9aec9bcb
variants-differences = Unterschiede zu „{ $preset }“
# source: 17c5d84c7cb8
variants-same = Nichts ist anders.
# source: 868107b4f953
variants-all = Alle Varianten auf einen Blick
# source: ca1b101a689e
options-lead = In diesen Punkten wird nicht überall gleich gespielt; das Regelprogramm beherrscht jede der Möglichkeiten. Man einigt sich darüber, bevor zum ersten Mal gegeben wird.
# source: d7163b771ffe
options-name = Punkt
# source: d26abe33d9d5
options-choices = Möglichkeiten
# source: dbed720b5b26
options-default = Standard
# source: 89979a6306bd
options-range = { $from-text } bis { $to-text }
# source: 3c68a0eb8bec
options-words = eine Liste von Rufen
# source: a968cd7667d0
value-yes = ja
# source: 0c2d9416baf0
value-no = nein
# source: e71aa23a9773
value-none = keine

## Steps, tips, questions, glossary, history

# source: 89fdd47f9828
tips-evidence = Im Beispiel zu sehen:
# source: 55a566e2e1dc
tips-source = Nach:
# source: bf0b999e1375
questions-evidence = Im Beispiel zu sehen:
# source: 68d457a3132d
glossary-back = Zurück zu den Regeln
# source: 8d91a3a22982
history-source = Nach:

## Sources and corrections

# source: 266aaf8f4919
sources-lead = Worauf diese Seiten beruhen.
# source: 8aed695cec62
sources-read = Quelle lesen
# source: 3c7ae164d0db
corrections-lead = Wo eine Quelle sich selbst oder einer besseren Quelle widerspricht, steht es hier.
# source: 815457e33c9b
corrections-says = In der Quelle:
# source: e2f883aff64c
corrections-right = Richtig ist:
# source: 5139fa10d4b7
corrections-proof = Das Beispiel dazu:
# source: ed95a91f8f7d
confidence-label = Gewissheit
# source: 2b6f9366394c
confidence-A = sicher
# source: 1cb7062cd8de
confidence-B = sehr wahrscheinlich
# source: f03c02a6e580
confidence-C = wahrscheinlich
# source: e041709829fb
source-label = Quelle { $id }

## Coverage

# source: 2f540e714000
coverage-lead = In wie vielen Beispielen jede Regel angewandt wird; gezählt wird, während das Regelprogramm die Beispiele spielt.
# source: 411ae3748fa1
coverage-rule = Regel
# source: ad9ab83becd8
coverage-examples = Beispiele
# source: 25dcc4bfa480
coverage-none = noch keines
# source: 8a5b4f4919f0
coverage-total =
    { $count ->
        [one] { $count-text } durchgespieltes Beispiel
       *[other] { $count-text } durchgespielte Beispiele
    }

## Examples

# source: 2f7d46176b2c
examples-title = Beispiele
# source: 0cb9964f603d
examples-of = Beispiele: { $game }
# source: c33139f511dd
examples-description = Alle Beispiele, jedes vom Regelprogramm gespielt und Karte für Karte erzählt.
# source: c730ef323715
examples-lead = Runden und Spielsituationen, jede vom Regelprogramm gespielt. Die meisten zeigen nur die Karten, auf die es ankommt; die übrigen gelten als verdeckt. Jede lässt sich öffnen und Schritt für Schritt nachspielen.
# source: 026d7af5e885
example-page-title = { $title } – { $game }
# source: c4798812eabb
example-description = { $title }. Ein durchgespieltes Beispiel zu „{ $game }“ nach den Regeln von „{ $preset }“: Tisch, Protokoll und angewandte Regeln.
# source: 2e33cf016c91
example-preset = Regeln
# source: 7fb1374a8700
example-options = Hausregeln
# source: b8dc624ad974
example-source = Quelle
# source: 496475e14799
example-transcript = Protokoll
# source: 7109bc0ffc80
example-rules = Angewandte Regeln
# source: 92a49b11a7c5
example-record = Aufzeichnung
# source: 358c7d6e9693
example-record-help = In dieser Zeile steht die ganze Runde: Spiel, Kartenverteilung und jede gespielte Karte.
# source: a32c396abb1f
example-back = Zurück zu den Regeln
# source: eba62bf47dd5
example-full = Beispiel öffnen
# source: 4c98e68ac5e1
example-previous = Voriges Beispiel
# source: 44549ca98bbb
example-next = Nächstes Beispiel
# source: b94b8f6dee80
example-step = Schritt { $number-text }
# source: 0f721d4e8700
example-start = So liegen die Karten.
# source: ecc05231a606
example-start-seat = So liegen die Karten. { $seat } beginnt.
# source: 2942df9617b5
example-picture = Der Tisch
# source: 10493d7453a9
example-picture-step = Der Tisch nach Schritt { $number-text }
# source: 7bc33cc46a85
example-no-script = Dieses Beispiel lässt sich auch ohne Skript lesen: Das Bild zeigt den wichtigsten Augenblick, das Protokoll jeden Schritt.
# source: 0fc1cb932184
embed-title = { $title }

## What a result is called in structured data

# source: 1a0fe8df02a0
head-how-to = So spielt man { $name }
