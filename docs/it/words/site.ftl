### Words of the site itself, in Italian.
### A step of a worked example is a "mossa", since "passo" is what a player says who passes.

## Names and head data

site-name = Snorum
site-tagline = Regole di giochi di carte, da rigiocare carta per carta
site-about = Regole di giochi di carte con esempi tutti giocati da un motore di regole: segui una mano mossa per mossa, esci dalla linea e leggi perché una carta è rifiutata.

## Header, footer and chrome

chrome-skip = Vai al testo
chrome-menu = Menu
chrome-search = Cerca
chrome-language = Lingua
chrome-contents = In questa pagina
chrome-dark = Usa i colori scuri
chrome-light = Usa i colori chiari
chrome-auto = Usa i colori del sistema
chrome-previous = Precedente
chrome-next = Successiva
chrome-top = Torna in alto
chrome-anchor = Link a questo punto
footer-rules = Testi delle regole: { $licence }
footer-code = Codice sorgente: { $licence }
chrome-untranslated = non ancora tradotto
footer-quiet = Niente cookie, nessun tracciamento, nulla caricato da altri siti.

## Search

search-label = Cerca nelle regole
search-hint = Un gioco, una parola, una regola
search-loading = Caricamento dell’indice…
search-failed = Non è stato possibile caricare l’indice.
search-none = Nessun risultato.
search-found =
    { $count ->
        [one] { $count-text } risultato
       *[other] { $count-text } risultati
    }
search-close = Chiudi la ricerca

## Page not found

missing-title = Pagina non trovata
missing-text = A questo indirizzo non c’è nessuna pagina. Forse è stata spostata, o il link contiene un errore.
missing-home = Vai alla pagina iniziale
missing-examples = Vedi tutti gli esempi

## Root page: the choice of a language

chooser-enter = Leggi in italiano

## Home

home-title = Regole di giochi di carte, giocate prima di essere scritte
home-lead = Ogni esempio di queste pagine è una mano che un motore di regole ha giocato davvero. Seguila mossa per mossa, prova un’altra carta e vedi quale regola la permette o la vieta.
home-checked = Verificato giocando
home-checked-more = Un esempio che viola una regola blocca la costruzione del sito: così nessuna pagina può mostrare una mossa sbagliata.
home-why = Chiedi perché no
home-why-more = Scegli una carta che non si può giocare: la risposta è una frase, con il link alla regola da cui viene.
home-languages = Le stesse regole per tutti
home-languages-more =
    { $languages ->
        [one] Le regole sono scritte una volta sola come dati e si leggono in { $languages-text } lingua.
       *[other] Le regole sono scritte una volta sola come dati e si leggono in { $languages-text } lingue.
    }
home-hand = Una mano per cominciare
home-read = Leggi le regole
home-examples = Tutti gli esempi
home-games = Giochi
home-families = Famiglie

## Family page

nav-games = Giochi
nav-families = Famiglie
nav-examples = Esempi
nav-variants = Varianti
family-games = Giochi di questa famiglia
family-relatives = Parenti
family-variants = Varianti con una pagina propria
family-history = Da dove viene

## Game page: headings

heading-facts = Scheda
heading-minute = In un minuto
heading-first-hand = Una prima mano, mossa per mossa
heading-rules = Regole
heading-say = Che cosa si dice
heading-variants = Le varianti a colpo d’occhio
heading-options = Regole della casa
heading-steps =
    { $count ->
        [one] Il gioco in { $count-text } tappa
       *[other] Il gioco in { $count-text } tappe
    }
heading-tips = Consigli
heading-questions = Domande
heading-glossary = Glossario
heading-history = Storia
heading-relatives = Giochi affini
heading-sources = Fonti e correzioni
heading-corrections = Correzioni
heading-coverage = Che cosa mostrano gli esempi

## Game page: sections of the rules

section-overview = In breve
section-players = Giocatori
section-pack = Il mazzo
section-object = Scopo del gioco
section-deal = La distribuzione
section-play = Il gioco
section-scoring = Pagamenti e punteggio
section-winning = Vittoria
section-irregularities = Irregolarità
section-variants = Varianti

## Game page: fact sheet

facts-family = Famiglia
facts-players = Giocatori
facts-players-range = da { $from-text } a { $to-text }
facts-players-exact = { $count-text }
facts-pack = Mazzo
facts-pack-cards =
    { $count ->
        [one] { $count-text } carta
       *[other] { $count-text } carte
    }
facts-ranking = Ordine
facts-ranking-line = dalla più alta alla più bassa: { $ranks }
facts-ranking-circle = in cerchio: { $ranks }; dopo la più alta viene la più bassa
facts-say = Formule
facts-names = Altri nomi
facts-mechanism = Tipo di gioco
facts-objective = Scopo
facts-equipment = Occorrente
facts-region = Origine
facts-period = Epoca
facts-period-since = noto dal { $year-text }
facts-duration = Durata
facts-duration-range = da { $from-text } a { $to-text } minuti

## Values of the fact sheet

# review: "gioco di arresto" for "stops game" is our own rendering.
mechanism-stops = gioco di arresto
mechanism-sequence = gioco di arresto in sequenza
mechanism-matching = gioco di abbinamento
mechanism-tricks = gioco di prese
objective-shed = liberarsi delle carte
objective-shedding = liberarsi delle carte
objective-first-out = liberarsi per primi delle carte
objective-points = fare punti
objective-tricks = fare prese
objective-last-in = restare in gioco per ultimi
equipment-pack = un mazzo di carte
equipment-chips = gettoni
equipment-coins = monete
equipment-score-pad = carta e matita
region-england = Inghilterra
region-britain = Gran Bretagna
region-germany = Germania
region-austria = Austria
region-greenland = Groenlandia
region-united-states = Stati Uniti
region-europe = Europa
kind-same-family = stessa famiglia
kind-ancestor = antenato
kind-descendant = discendente
kind-similar = gioco simile

## Game page: rules and what belongs to them

rules-lead = Le regole base. Che cosa cambia nelle altre versioni è in Le varianti a colpo d’occhio.
rules-lead-preset = Le regole come valgono in { $name }.
rules-shown =
    { $count ->
        [one] { $count-text } esempio mostra questa regola
       *[other] { $count-text } esempi mostrano questa regola
    }
rules-refused = Se ci provi lo stesso:
rules-only = Solo con: { $options }
say-lead = Le formule, nell’ordine in cui si dicono.
say-card = Carta
say-words = Formula
say-place = carta { $number-text }
say-last = Se la scala si ferma prima, l’ultima formula si aggiunge a quella normale.

## Variants and options

variants-lead = Ogni variante è il gioco { $name } con queste differenze.
variants-name = Variante
variants-differs = Che cosa cambia
variants-standard = il gioco base
variants-difference = { $option }: { $value }
variants-differences = Che cosa cambia rispetto a { $preset }
variants-same = Non cambia nulla.
variants-all = Tutte le varianti a colpo d’occhio
options-lead = Ogni punto su cui i tavoli non sono d’accordo è un’opzione del motore. Meglio mettersi d’accordo prima di dare le carte.
options-name = Punto
options-choices = Scelte
options-default = Regola base
options-range = da { $from-text } a { $to-text }
options-words = un elenco di formule
value-yes = sì
value-no = no
value-none = nessuno

## Steps, tips, questions, glossary, history

tips-evidence = Guarda come si gioca:
tips-source = Dalla fonte:
questions-evidence = Guarda come si gioca:
glossary-back = Torna alle regole
history-source = Fonte:

## Sources and corrections

sources-lead = Su che cosa si basano queste pagine.
sources-read = Leggi la fonte
corrections-lead = Quando una fonte contraddice sé stessa, o una fonte migliore, lo diciamo.
corrections-says = La fonte dice:
corrections-right = Giusto è:
corrections-proof = L’esempio che lo mostra:
confidence-label = Sicurezza
confidence-A = certa
confidence-B = molto probabile
confidence-C = probabile
source-label = Fonte { $id }

## Coverage

coverage-lead = Quanti esempi giocati applicano ciascuna regola: li conta il motore mentre li gioca.
coverage-rule = Regola
coverage-examples = Esempi
coverage-none = ancora nessuno
coverage-total =
    { $count ->
        [one] { $count-text } esempio giocato
       *[other] { $count-text } esempi giocati
    }

## Examples

examples-title = Esempi
examples-of = Esempi di { $game }
examples-description = Tutti gli esempi, ciascuno giocato dal motore di regole e raccontato carta per carta.
examples-lead = Mani e situazioni, ciascuna giocata dal motore. Aprine una per seguirla mossa per mossa.
example-page-title = { $title }: { $game }
example-description = { $title }. Un esempio giocato di { $game }, con le regole di { $preset }: tavolo, cronaca e regole applicate.
example-preset = Regole
example-options = Regole della casa
example-source = Fonte
example-transcript = Cronaca
example-rules = Regole applicate in questo esempio
example-record = Registrazione
example-record-help = Questa riga contiene tutta la mano: il gioco, la distribuzione e ogni carta giocata.
example-back = Torna alle regole
example-full = Apri questo esempio
example-previous = Esempio precedente
example-next = Esempio successivo
example-step = Mossa { $number-text }
example-start = Le carte come sono state distribuite.
example-start-seat = Le carte come sono state distribuite. Comincia { $seat }.
example-picture = Il tavolo
example-picture-step = Il tavolo dopo la mossa { $number-text }
example-no-script = Questo esempio si legge anche senza script: la figura ne mostra il momento principale, la cronaca racconta ogni mossa.
embed-title = { $title }

## What a result is called in structured data

head-how-to = Come si gioca a { $name }

## The player: names of the control elements and what it says.

player-label = Esempio giocato: { $title }
player-table = Il tavolo
player-controls = Comandi
player-first = Prima mossa
player-back = Mossa precedente
player-next = Mossa successiva
player-last = Ultima mossa
player-step = Mossa { $n } di { $m }
player-position = { $n } / { $m }
player-steps = Mosse
player-start = Inizio
player-play = Avvia
player-pause = Pausa
player-speed = Velocità
player-speed-slow = lenta
player-speed-normal = normale
player-speed-fast = rapida
player-paused = In pausa.
player-ended = Fine dell’esempio.
player-whatif = E se…?
player-whatif-help = Scegli un’altra carta per il giocatore di turno.
player-whatif-end = Basta domande
player-hands = Mani
player-hands-open = Tutte le mani scoperte
player-hands-acting = Solo la mano di turno
player-hands-seat = Solo la mano di { $seat }
player-menu = Menu
player-transcript = Cronaca
player-copy = Copia link
player-copied = Link copiato.
player-copy-failed = Non è stato possibile copiare il link.
player-rules = Regole applicate
player-rule-link = Leggi la regola
player-why = Perché no?
player-starting = Avvio del motore di regole…
player-progress = { $done } di { $total } MB
player-cancel = Annulla
player-thinking = Il motore sta lavorando…
player-verified = verificato nel tuo browser
player-verified-help = Il motore di regole ha rigiocato questo esempio nel tuo browser, con lo stesso risultato.
player-mismatch = Questo esempio non torna.
player-mismatch-help = Nel tuo browser il motore di regole ha trovato qualcosa di diverso da ciò che mostra questa pagina. La pagina resta com’era; per favore, segnalalo.
player-unavailable = Qui il motore di regole non è disponibile.
player-unavailable-stalled = Il caricamento si è fermato.
player-unavailable-missing = Manca un file.
player-unavailable-damaged = Un file è arrivato danneggiato.
player-unavailable-blocked = Questa pagina non gli permette di funzionare.
player-unavailable-failed = Il motore ha segnalato un errore.
player-unavailable-cancelled = Hai annullato l’avvio.
player-unavailable-help = Si può comunque seguire l’esempio mossa per mossa.
player-retry = Riprova
player-open-page = Apri questo esempio in una pagina propria
player-branch = La tua linea: fuori dall’esempio alla mossa { $n }
player-back-to-example = Torna all’esempio
player-undo = Riprendi l’ultima carta
player-stale = Questo link indica una mossa o una carta che nell’esempio non c’è. È mostrata la mossa più vicina.
player-version = Questo lettore non può aprire l’esempio: la pagina è di un’altra versione.
player-broken = Non è stato possibile leggere questo esempio.
player-to-act = Deve giocare { $seat }
player-acting = di turno
player-over = La mano è finita.
player-dealer = mazziere
player-hidden-card = una carta coperta
player-cards-left = Carte rimaste: { $n }
player-legal-card = { $card }: si può giocare
player-refused-card = { $card }: non si può giocare
player-said = «{ $words }»
player-cards-of = Carte di { $seat }: { $cards }
player-cards-none = { $seat } non ha carte.
player-zone-cards = { $zone }: { $cards }
player-zone-empty = { $zone }: nessuna carta
player-no-facts = Non c’è ancora nulla da contare.
player-pending = In attesa: { $card }. La carta sarà giocata appena il motore è pronto.
player-line-failed = Il motore non è riuscito a seguire questa linea.
player-other-actions = Altre azioni
player-mismatch-step = Prima differenza: mossa { $n }.
player-close = Chiudi
player-help = Tasti
player-help-title = Tasti del lettore
player-help-note = Funzionano quando il lettore è attivo.
player-key-next = mossa successiva
player-key-back = mossa precedente
player-key-next-group = scala successiva
player-key-back-group = scala precedente
player-key-first = prima mossa
player-key-last = ultima mossa
player-key-play = avvia o metti in pausa
player-key-card = gioca la carta scelta, in una tua linea
player-key-escape = lascia la tua linea, poi chiudi ciò che è aperto
player-key-seat = di chi mostrare la mano
player-key-hands = mani scoperte o coperte
player-key-whatif = e se…?
player-key-speak = di’ che cosa c’è sul tavolo
player-key-last-move = di’ l’ultima mossa
player-key-score = di’ il punteggio
player-key-cards = di’ le mie carte
player-key-help = questo elenco
player-keyname-right = Freccia destra
player-keyname-left = Freccia sinistra
player-keyname-page-down = Pag giù
player-keyname-page-up = Pag su
player-keyname-home = Inizio
player-keyname-end = Fine
player-keyname-space = Spazio
player-keyname-enter = Invio
player-keyname-escape = Esc
