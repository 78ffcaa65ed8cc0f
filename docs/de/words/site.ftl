### Words of the site itself, in German.
### Form of address: neutral; buttons in the infinitive or as nouns. "Regelprogramm" = rules engine, "Beispiel" = worked example,
### "Protokoll" = transcript, "Aufzeichnung" = record, "eigener Weg" = the reader's own line.

## Names and head data

site-name = Snorum
site-tagline = Kartenspielregeln zum Nachspielen, Karte für Karte
site-about = Regeln von Kartenspielen, deren Beispiele alle ein Regelprogramm gespielt hat: Schritt für Schritt durch eine Runde gehen, vom Weg abweichen und nachlesen, warum eine Karte nicht gespielt werden darf.

## Header, footer and chrome

chrome-skip = Zum Text springen
chrome-menu = Menü
chrome-search = Suche
chrome-language = Sprache
chrome-contents = Auf dieser Seite
chrome-dark = Dunkle Farben verwenden
chrome-light = Helle Farben verwenden
chrome-auto = Farben des Systems verwenden
chrome-previous = Zurück
chrome-next = Weiter
chrome-top = Nach oben
chrome-anchor = Link auf diese Stelle
footer-rules = Regeltexte: { $licence }
footer-code = Quelltext: { $licence }
chrome-untranslated = noch nicht übersetzt
footer-quiet = Keine Cookies, kein Tracking, nichts wird von fremden Seiten geladen.

## Search

search-label = In den Regeln suchen
search-hint = Ein Spiel, ein Wort, eine Regel
search-loading = Der Index wird geladen …
search-failed = Der Index ließ sich nicht laden.
search-none = Nichts gefunden.
search-found =
    { $count ->
        [one] { $count-text } Stelle gefunden
       *[other] { $count-text } Stellen gefunden
    }
search-close = Suche schließen

## Page not found

missing-title = Seite nicht gefunden
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link enthält einen Tippfehler.
missing-home = Zur Startseite
missing-examples = Alle Beispiele ansehen

## Root page: the choice of a language

chooser-enter = Auf Deutsch lesen

## Home

home-title = Kartenspielregeln: erst gespielt, dann geschrieben
home-lead = Jedes Beispiel auf diesen Seiten ist eine Runde, die ein Regelprogramm gespielt hat. Man kann sie Schritt für Schritt nachspielen, eine andere Karte versuchen und sehen, welche Regel sie erlaubt oder verbietet.
home-checked = Geprüft durch Spielen
home-checked-more = Verstößt ein Beispiel gegen eine Regel, wird diese Website gar nicht erst gebaut. So kann keine Seite einen falschen Zug zeigen.
home-why = Fragen, warum nicht
home-why-more = Man wählt eine Karte, die nicht gespielt werden darf: Die Antwort ist ein Satz mit einem Link zu der Regel, aus der er folgt.
home-languages = Ein Regelwerk für alle
home-languages-more =
    { $languages ->
        [one] Die Regeln sind nur einmal als Daten geschrieben und in { $languages-text } Sprache zu lesen.
       *[other] Die Regeln sind nur einmal als Daten geschrieben und in { $languages-text } Sprachen zu lesen.
    }
home-hand = Eine Runde zum Einstieg
home-read = Regeln lesen
home-examples = Alle Beispiele
home-games = Spiele
home-families = Familien

## Family page

nav-games = Spiele
nav-families = Familien
nav-examples = Beispiele
nav-variants = Varianten
family-games = Spiele dieser Familie
family-relatives = Verwandte Spiele
family-variants = Varianten mit eigener Seite
family-history = Woher es kommt

## Game page: headings

heading-facts = Steckbrief
heading-minute = In einer Minute
heading-first-hand = Eine erste Runde, Schritt für Schritt
heading-rules = Regeln
heading-say = Was man sagt
heading-variants = Varianten auf einen Blick
heading-options = Hausregeln
heading-steps =
    { $count ->
        [one] Das Spiel in { $count-text } Schritt
       *[other] Das Spiel in { $count-text } Schritten
    }
heading-tips = Tipps
heading-questions = Fragen
heading-glossary = Fachwörter
heading-history = Geschichte
heading-relatives = Verwandte Spiele
heading-sources = Quellen und Berichtigungen
heading-corrections = Berichtigungen
heading-coverage = Was die Beispiele zeigen

## Game page: sections of the rules

section-overview = Überblick
section-players = Spieler
section-pack = Karten
section-object = Ziel des Spiels
section-deal = Geben
section-play = Spielverlauf
section-scoring = Bezahlen und Abrechnen
section-winning = Gewinnen
section-irregularities = Regelverstöße
section-variants = Varianten

## Game page: fact sheet

facts-family = Familie
facts-players = Spieler
facts-players-range = { $from-text } bis { $to-text }
facts-players-exact = { $count-text }
facts-pack = Blatt
facts-pack-cards =
    { $count ->
        [one] { $count-text } Karte
       *[other] { $count-text } Karten
    }
facts-ranking = Rangfolge
facts-ranking-line = von oben nach unten: { $ranks }
facts-ranking-circle = im Kreis: { $ranks }; nach der höchsten Karte folgt die niedrigste
facts-say = Rufe
facts-names = Auch genannt
facts-mechanism = Art des Spiels
facts-objective = Ziel
facts-equipment = Man braucht
facts-region = Herkunft
facts-period = Alter
facts-period-since = bekannt seit { $year-text }
facts-duration = Dauer
facts-duration-range = { $from-text } bis { $to-text } Minuten

## Values of the fact sheet

# review: "Stoppspiel" for stops game
mechanism-stops = Stoppspiel
mechanism-sequence = Stoppspiel mit Sequenzen
mechanism-matching = Spiel mit gleichen Karten
mechanism-tricks = Stichspiel
objective-shed = alle Karten loswerden
objective-shedding = alle Karten loswerden
objective-first-out = als Erster alle Karten loswerden
objective-points = Punkte sammeln
objective-tricks = Stiche machen
objective-last-in = als Letzter im Spiel bleiben
equipment-pack = ein Kartenspiel
equipment-chips = Spielmarken
equipment-coins = Münzen
equipment-score-pad = Papier und Bleistift
region-england = England
region-britain = Großbritannien
region-germany = Deutschland
region-austria = Österreich
region-greenland = Grönland
region-united-states = Vereinigte Staaten
region-europe = Europa
kind-same-family = dieselbe Familie
kind-ancestor = Vorläufer
kind-descendant = Nachfolger
kind-similar = ähnliches Spiel

## Game page: rules and what belongs to them

rules-lead = Die Standardregeln. Was andere Varianten ändern, steht unter „Varianten auf einen Blick“.
rules-lead-preset = Die Regeln der Variante „{ $name }“.
rules-shown =
    { $count ->
        [one] { $count-text } Beispiel zeigt diese Regel
       *[other] { $count-text } Beispiele zeigen diese Regel
    }
rules-refused = Wer es trotzdem versucht, liest:
rules-only = Nur mit: { $options }
say-lead = Die Rufe in der Reihenfolge, in der sie fallen.
say-card = Karte
say-words = Ruf
say-place = Karte { $number-text }
say-last = Stoppt die Sequenz vorzeitig, kommt zum gewöhnlichen Ruf noch das letzte Wort dazu.

## Variants and options

variants-lead = Jede Variante ist das Spiel „{ $name }“ mit diesen Unterschieden.
variants-name = Variante
variants-differs = Was anders ist
variants-standard = das Standardspiel
variants-difference = { $option }: { $value }
variants-differences = Unterschiede zu „{ $preset }“
variants-same = Nichts ist anders.
variants-all = Alle Varianten auf einen Blick
options-lead = Jeder Punkt, in dem nicht überall gleich gespielt wird, ist eine Einstellung des Regelprogramms. Man einigt sich darüber, bevor zum ersten Mal gegeben wird.
options-name = Punkt
options-choices = Möglichkeiten
options-default = Standard
options-range = { $from-text } bis { $to-text }
options-words = eine Liste von Rufen
value-yes = ja
value-no = nein
value-none = keine

## Steps, tips, questions, glossary, history

tips-evidence = Im Beispiel zu sehen:
tips-source = Aus der Quelle:
questions-evidence = Im Beispiel zu sehen:
glossary-back = Zurück zu den Regeln
history-source = Quelle:

## Sources and corrections

sources-lead = Worauf diese Seiten beruhen.
sources-read = Quelle lesen
corrections-lead = Wo eine Quelle sich selbst oder einer besseren Quelle widerspricht, steht es hier.
corrections-says = Die Quelle sagt:
corrections-right = Richtig ist:
corrections-proof = Das Beispiel dazu:
confidence-label = Wie sicher
confidence-A = sicher
confidence-B = sehr wahrscheinlich
confidence-C = wahrscheinlich
source-label = Quelle { $id }

## Coverage

coverage-lead = In wie vielen Beispielen jede Regel angewandt wird, gezählt, während das Regelprogramm sie spielt.
coverage-rule = Regel
coverage-examples = Beispiele
coverage-none = noch keines
coverage-total =
    { $count ->
        [one] { $count-text } durchgespieltes Beispiel
       *[other] { $count-text } durchgespielte Beispiele
    }

## Examples

examples-title = Beispiele
examples-of = Beispiele: { $game }
examples-description = Alle Beispiele, jedes vom Regelprogramm gespielt und Karte für Karte erzählt.
examples-lead = Runden und Spielsituationen, jede vom Regelprogramm gespielt. Jede lässt sich öffnen und Schritt für Schritt nachspielen.
example-page-title = { $title } – { $game }
example-description = { $title }. Ein durchgespieltes Beispiel zu „{ $game }“ nach den Regeln von „{ $preset }“: Tisch, Protokoll und angewandte Regeln.
example-preset = Regeln
example-options = Hausregeln
example-source = Quelle
example-transcript = Protokoll
example-rules = Angewandte Regeln
example-record = Aufzeichnung
example-record-help = In dieser Zeile steht die ganze Runde: Spiel, Kartenverteilung und jede gespielte Karte.
example-back = Zurück zu den Regeln
example-full = Beispiel öffnen
example-previous = Voriges Beispiel
example-next = Nächstes Beispiel
example-step = Schritt { $number-text }
example-start = Die Karten sind gegeben.
example-start-seat = Die Karten sind gegeben. { $seat } beginnt.
example-picture = Der Tisch
example-picture-step = Der Tisch nach Schritt { $number-text }
example-no-script = Dieses Beispiel lässt sich auch ohne Skript lesen: Das Bild zeigt den wichtigsten Augenblick, das Protokoll jeden Schritt.
embed-title = { $title }

## What a result is called in structured data

head-how-to = So spielt man { $name }

## The player: names of the control elements and what it says.
## Every variable here is filled in by the player itself.

player-label = Beispiel: { $title }
player-table = Der Tisch
player-controls = Bedienung
player-first = Erster Schritt
player-back = Voriger Schritt
player-next = Nächster Schritt
player-last = Letzter Schritt
player-step = Schritt { $n } von { $m }
player-position = { $n } / { $m }
player-steps = Schritte
player-start = Anfang
player-play = Abspielen
player-pause = Pause
player-speed = Tempo
player-speed-slow = langsam
player-speed-normal = normal
player-speed-fast = schnell
player-paused = Pause.
player-ended = Ende des Beispiels.
player-whatif = Was wäre, wenn …?
player-whatif-help = Eine andere Karte wählen für den Spieler, der an der Reihe ist.
player-whatif-end = Fragen beenden
player-hands = Hände
player-hands-open = Alle Hände offen
player-hands-acting = Nur die Hand, die spielt
player-hands-seat = Nur die Hand von { $seat }
player-menu = Menü
player-transcript = Protokoll
player-copy = Link kopieren
player-copied = Link kopiert.
player-copy-failed = Der Link ließ sich nicht kopieren.
player-rules = Angewandte Regeln
player-rule-link = Regel lesen
player-why = Warum nicht?
player-starting = Das Regelprogramm startet …
player-progress = { $done } von { $total } MB
player-cancel = Abbrechen
player-thinking = Das Regelprogramm rechnet …
player-verified = im Browser geprüft
player-verified-help = Das Regelprogramm hat dieses Beispiel im Browser nachgespielt und ist zum selben Ergebnis gekommen.
player-mismatch = Dieses Beispiel stimmt nicht.
player-mismatch-help = Das Regelprogramm im Browser kommt zu einem anderen Ergebnis als diese Seite. Die Seite zeigt weiter, was sie gezeigt hat; bitte den Fehler melden.
player-unavailable = Das Regelprogramm ist hier nicht verfügbar.
player-unavailable-stalled = Das Laden ist stecken geblieben.
player-unavailable-missing = Eine Datei fehlt.
player-unavailable-damaged = Eine Datei kam beschädigt an.
player-unavailable-blocked = Diese Seite lässt es nicht laufen.
player-unavailable-failed = Es hat einen Fehler gemeldet.
player-unavailable-cancelled = Der Start wurde abgebrochen.
player-unavailable-help = Das Beispiel lässt sich trotzdem Schritt für Schritt nachspielen.
player-retry = Noch einmal
player-open-page = Beispiel auf eigener Seite öffnen
player-branch = Eigener Weg: vom Beispiel abgewichen bei Schritt { $n }
player-back-to-example = Zurück zum Beispiel
player-undo = Letzte Karte zurücknehmen
player-stale = Dieser Link nennt einen Schritt oder eine Karte, die es im Beispiel nicht gibt. Zu sehen ist der nächstliegende Schritt.
player-version = Das Beispiel lässt sich hier nicht lesen: Die Seite stammt aus einer anderen Version.
player-broken = Dieses Beispiel ließ sich nicht lesen.
player-to-act = { $seat } ist an der Reihe
player-acting = an der Reihe
player-over = Die Runde ist zu Ende.
player-dealer = Geber
player-hidden-card = eine verdeckte Karte
player-cards-left = Karten übrig: { $n }
player-legal-card = { $card }: darf gespielt werden
player-refused-card = { $card }: darf nicht gespielt werden
player-said = „{ $words }“
player-cards-of = Karten von { $seat }: { $cards }
player-cards-none = { $seat } hat keine Karte.
player-zone-cards = { $zone }: { $cards }
player-zone-empty = { $zone }: keine Karte
player-no-facts = Noch wird nichts gezählt.
player-pending = { $card } wird gespielt, sobald das Regelprogramm bereit ist.
player-line-failed = Das Regelprogramm konnte diesem Weg nicht folgen.
player-other-actions = Andere Spielzüge
player-mismatch-step = Erster Unterschied: Schritt { $n }.
player-close = Schließen
player-help = Tasten
player-help-title = Tasten zum Nachspielen
player-help-note = Sie wirken, solange das Beispiel den Fokus hat.
player-key-next = nächster Schritt
player-key-back = voriger Schritt
player-key-next-group = nächste Sequenz
player-key-back-group = vorige Sequenz
player-key-first = erster Schritt
player-key-last = letzter Schritt
player-key-play = abspielen oder anhalten
player-key-card = gewählte Karte spielen, auf eigenem Weg
player-key-escape = eigenen Weg verlassen, dann schließen, was offen ist
player-key-seat = wessen Hand zu sehen ist
player-key-hands = Hände offen oder verdeckt
player-key-whatif = was wäre, wenn …?
player-key-speak = ansagen, was auf dem Tisch liegt
player-key-last-move = letzten Schritt ansagen
player-key-score = Stand ansagen
player-key-cards = eigene Karten ansagen
player-key-help = diese Liste
player-keyname-right = Pfeil rechts
player-keyname-left = Pfeil links
player-keyname-page-down = Bild ab
player-keyname-page-up = Bild auf
# number: the label printed on the key
player-keyname-home = Pos1
player-keyname-end = Ende
player-keyname-space = Leertaste
player-keyname-enter = Eingabetaste
player-keyname-escape = Esc
