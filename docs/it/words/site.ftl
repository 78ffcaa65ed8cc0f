### Words of the site itself, in Italian.
### A step of a worked example is a "mossa", since "passo" is what a player says who passes.

## Names and head data

# source: 089b4ba0376f
site-name = Snorum
# source: dcc1cc3408a9
site-tagline = Regole di giochi di carte, da rigiocare carta per carta
# source: 44c40baed7dc
site-about = Regole di giochi di carte con esempi tutti giocati da un motore di regole: segui una mano mossa per mossa, prova un’altra carta e leggi perché non si può giocare.

## Header, footer and chrome

# source: d55e050e8857
chrome-skip = Vai al testo
# source: 59ecd845ca38
chrome-menu = Menu
# source: 8af88586e6e4
chrome-search = Cerca
# source: ea244662a247
chrome-language = Lingua
# source: dec9ec6030c3
chrome-contents = In questa pagina
# source: d3629bcf478e
chrome-dark = Usa i colori scuri
# source: 21848893c54a
chrome-light = Usa i colori chiari
# source: c58c3b9f539e
chrome-auto = Usa i colori del sistema
# source: 82c32eb7ffb4
chrome-previous = Precedente
# source: 6f6a896c8429
chrome-next = Successiva
# source: bbb36849fb20
chrome-top = Torna in alto
# source: a6cdf4a20b7b
chrome-anchor = Link a questo punto
# source: fe663a5ecd85
footer-rules = Testi delle regole: { $licence }
# source: 1eedaef61ea5
footer-code = Codice sorgente: { $licence }
# source: ccd774fd71a1
chrome-untranslated = non ancora tradotto
# source: c7f8a1a475a1
footer-quiet = Niente cookie, nessun tracciamento, nulla caricato da altri siti.

## Search

# source: 31f589594173
search-label = Cerca nelle regole
# source: de9b37ab0a5c
search-hint = Un gioco, una parola, una regola
# source: ba29bf5dd77d
search-loading = Caricamento dell’indice…
# source: b8dd86914c89
search-failed = Non è stato possibile caricare l’indice.
# source: e15655b502ce
search-none = Nessun risultato.
# source: 7b7acd83ea18
search-found =
    { $count ->
        [one] { $count-text } risultato
       *[other] { $count-text } risultati
    }
# source: d80f0d4e5e03
search-close = Chiudi la ricerca

## Page not found

# source: e588cdcf3e73
missing-title = Pagina non trovata
# source: 65573e3aaf0f
missing-text = A questo indirizzo non c’è nessuna pagina. Forse è stata spostata, o il link contiene un errore.
# source: 2457bd623e5a
missing-home = Vai alla pagina iniziale
# source: 75141f76c99c
missing-examples = Vedi tutti gli esempi

## Root page: the choice of a language

# source: 9df10c8892f2
chooser-enter = Leggi in italiano

## Home

# source: 943244832cf9
home-title = Regole di giochi di carte, giocate prima di essere scritte
# source: b28875fb615b
home-lead = Ogni esempio di queste pagine è una mano che un motore di regole ha giocato davvero. Seguila mossa per mossa, prova un’altra carta e vedi quale regola la permette o la vieta.
# source: b984f5ffe0a7
home-checked = Verificato giocando
# source: 7822e1566f8b
home-checked-more = Un esempio che viola una regola blocca la costruzione del sito: così nessuna pagina può mostrare una mossa sbagliata.
# source: 8182194a0844
home-why = Chiedi perché no
# source: 5d3c134a67b0
home-why-more = Scegli una carta che non si può giocare: la risposta è una frase, con il link alla regola da cui viene.
# source: 47d12414d573
home-languages = Le stesse regole per tutti
# source: 199201bd732d
home-languages-more =
    { $languages ->
        [one] Le regole sono scritte una volta sola, come dati, e si leggono in { $languages-text } lingua.
       *[other] Le regole sono scritte una volta sola, come dati, e si leggono in { $languages-text } lingue.
    }
# source: 195d0c88617b
home-hand = Una mano per cominciare
# source: c0041479c4cd
home-read = Leggi le regole
# source: 5a661fdf3b5a
home-examples = Tutti gli esempi
# source: 3bdd3aaac2b2
home-games = Giochi
# source: 17a6b3c16523
home-families = Famiglie

## Family page

# source: 5bf49c9bf0a8
nav-home = Pagina iniziale
# source: 083657ac01fc
nav-games = Giochi
# source: 203fd2f9d7ee
nav-families = Famiglie
# source: 1fb6a6c12ca2
nav-examples = Esempi
# source: 69cd3445b858
nav-variants = Varianti
# source: 4d30da0e499f
family-games = Giochi di questa famiglia
# source: d6c5468fe48c
family-relatives = Parenti
# source: ee2b4d568e14
family-variants = Varianti con una pagina propria
# source: 8efa450863b3
family-history = Da dove viene

## Game page: headings

# source: 4957294f7a57
heading-facts = Scheda
# source: 8571001a1567
heading-minute = In un minuto
# source: adad9f3a68de
heading-first-hand = Una prima mano, mossa per mossa
# source: 1cdf5d4fbf9a
heading-rules = Regole
# source: 766b99432c50
heading-say = Che cosa si dice
# source: e6c1dcd9b1f9
heading-variants = Le varianti a colpo d’occhio
# source: 8b4f6962fd77
heading-options = Regole della casa
# source: c34b13acb80a
heading-steps =
    { $count ->
        [one] Il gioco in { $count-text } tappa
       *[other] Il gioco in { $count-text } tappe
    }
# source: 9788c510307a
heading-tips = Consigli
# source: 4016dc0c8720
heading-questions = Domande
# source: ec93d4eae988
heading-glossary = Glossario
# source: a450c78857cc
heading-history = Storia
# source: 1c028c17cc3e
heading-relatives = Giochi affini
# source: 09b57f3fd6f1
heading-sources = Fonti e correzioni
# source: 4c458d1fcb96
heading-corrections = Correzioni
# source: 32f70f86df80
heading-coverage = Che cosa mostrano gli esempi

## Game page: sections of the rules

# source: debe7c64d5c8
section-overview = In breve
# source: 5e594d6fc950
section-players = Giocatori
# source: 248218b72e7b
section-pack = Il mazzo
# source: 8da086eb5dfd
section-object = Scopo del gioco
# source: 89fddadfada0
section-deal = La distribuzione
# source: d553c83ea4cd
section-play = Il gioco
# source: ef28fa04f3f4
section-scoring = Pagamenti e punteggio
# source: 3e64b238b69b
section-winning = Vittoria
# source: 02cccb3b9827
section-irregularities = Irregolarità
# source: d16f2953a22d
section-variants = Varianti

## Game page: fact sheet

# source: a7683c66d452
facts-family = Famiglia
# source: 96e402a3b517
facts-players = Giocatori
# source: 19b801a4dcea
facts-players-range = da { $from-text } a { $to-text }
# source: d80a61888cc1
facts-players-exact = { $count-text }
# source: 69f91eb6f7df
facts-pack = Mazzo
# source: 2d07318fb51d
facts-pack-cards =
    { $count ->
        [one] { $count-text } carta
       *[other] { $count-text } carte
    }
# source: 635fb6f3a06b
facts-ranking = Ordine
# source: 15f2519c02f9
facts-ranking-line = dalla più alta alla più bassa: { $ranks }
# source: f508fee9ba96
facts-ranking-circle = in cerchio, dalla più alta alla più bassa: { $ranks }; salendo, dopo la più alta viene di nuovo la più bassa
# source: 3cafc4a4256b
facts-say = Formule
# source: 5a84f9fc0b67
facts-names = Altri nomi
# source: 63d59e5c92f4
facts-mechanism = Tipo di gioco
# source: 8d0a5afa23b4
facts-objective = Scopo
# source: f8d04a0ec54d
facts-equipment = Occorrente
# source: ce4ce48619cc
facts-region = Origine
# source: 82aa6edb3550
facts-period = Epoca
# source: ebd1e9a13e85
facts-period-since = noto dal { $year-text }
# source: 1e01d8b7666e
facts-duration = Durata
# source: a835cf708dd7
facts-duration-range = da { $from-text } a { $to-text } minuti

## Values of the fact sheet

# review: "gioco di arresto" for "stops game" is our own rendering.
# source: e0934d05defc
mechanism-stops = gioco di arresto
# source: 41d36813b8cc
mechanism-sequence = gioco di arresto in sequenza
# source: ccbb162456af
mechanism-matching = gioco di abbinamento
# source: 70409ae934d4
mechanism-tricks = gioco di prese
# source: 6ff1fe187aad
objective-shed = liberarsi delle carte
# source: 51ee876c3c40
objective-shedding = liberarsi delle carte
# source: c8340438fbef
objective-first-out = liberarsi per primi delle carte
# source: f957819c9332
objective-points = fare punti
# source: 1dfa527cff12
objective-tricks = fare prese
# source: 372c372638ce
objective-last-in = restare in gioco per ultimi
# source: 904ad5a371da
equipment-pack = un mazzo di carte
# source: e467a91e1621
equipment-chips = gettoni
# source: a4df09014688
equipment-coins = monete
# source: 897f658ae1d5
equipment-score-pad = carta e matita
# source: 7cdc470d636b
region-england = Inghilterra
# source: a897072a417f
region-britain = Gran Bretagna
# source: f1c84fc44c29
region-germany = Germania
# source: a8766f64e467
region-austria = Austria
# source: 223dd6b60117
region-greenland = Groenlandia
# source: bf5c6c82ee03
region-united-states = Stati Uniti
# source: 4fa58eac0e2a
region-europe = Europa
# source: f7ec010abe33
kind-same-family = stessa famiglia
# source: a5eeac0aa2f6
kind-ancestor = antenato
# source: d3ddf2e472bb
kind-descendant = discendente
# source: 7b7d071bcd98
kind-similar = gioco simile

## Game page: rules and what belongs to them

# source: fc040d405ce5
rules-lead = Le regole base. Che cosa cambia nelle altre varianti è scritto sotto «Le varianti a colpo d’occhio».
# source: 96d5037133ff
rules-lead-preset = Le regole della variante «{ $name }».
# source: e4a8a0f1b32d
rules-shown =
    { $count ->
        [one] { $count-text } esempio mostra questa regola
       *[other] { $count-text } esempi mostrano questa regola
    }
# source: 917f58ccde5e
rules-refused = Se ci provi lo stesso:
# source: 43005e02792b
rules-only = Solo con: { $options }
# source: 47d46ede22b4
say-lead = Le formule, nell’ordine in cui si dicono.
# source: e5d6ca1560f6
say-card = Carta
# source: 2d38e191b547
say-words = Formula
# source: 043b559cc244
say-place = carta { $number-text }

## Variants and options

# source: cb103bfa5df1
variants-lead = Ogni variante si gioca come «{ $name }», con queste differenze.
# source: bbb39237a13e
variants-name = Variante
# source: b3bcbc873360
variants-differs = Che cosa cambia
# source: 91343b53cc7a
variants-standard = il gioco base
# source: 1c7058884b2f
variants-difference = { $option }: { $value }
# source: 92bc9aec9bcb
variants-differences = Che cosa cambia rispetto a «{ $preset }»
# source: 17c5d84c7cb8
variants-same = Non cambia nulla.
# source: 868107b4f953
variants-all = Tutte le varianti a colpo d’occhio
# source: ca1b101a689e
options-lead = Su questi punti ogni tavolo ha le sue abitudini, e il motore di regole sa giocare tutte le scelte elencate. Meglio mettersi d’accordo prima di dare le carte.
# source: d7163b771ffe
options-name = Punto
# source: d26abe33d9d5
options-choices = Scelte
# source: dbed720b5b26
options-default = Regola base
# source: 89979a6306bd
options-range = da { $from-text } a { $to-text }
# source: 3c68a0eb8bec
options-words = un elenco di formule
# source: a968cd7667d0
value-yes = sì
# source: 0c2d9416baf0
value-no = no
# source: e71aa23a9773
value-none = nessuno

## Steps, tips, questions, glossary, history

# source: 89fdd47f9828
tips-evidence = Guarda come si gioca:
# source: 55a566e2e1dc
tips-source = Da:
# source: bf0b999e1375
questions-evidence = Guarda come si gioca:
# source: 68d457a3132d
glossary-back = Torna alle regole
# source: 8d91a3a22982
history-source = Da:

## Sources and corrections

# source: 266aaf8f4919
sources-lead = Su che cosa si basano queste pagine.
# source: 8aed695cec62
sources-read = Leggi la fonte
# source: 3c7ae164d0db
corrections-lead = Quando una fonte contraddice sé stessa, o una fonte migliore, lo diciamo.
# source: 815457e33c9b
corrections-says = Nella fonte:
# source: e2f883aff64c
corrections-right = Correzione:
# source: 5139fa10d4b7
corrections-proof = L’esempio che lo mostra:
# source: ed95a91f8f7d
confidence-label = Certezza
# source: 2b6f9366394c
confidence-A = totale
# source: 1cb7062cd8de
confidence-B = molto alta
# source: f03c02a6e580
confidence-C = buona
# source: e041709829fb
source-label = Fonte { $id }

## Coverage

# source: 2f540e714000
coverage-lead = Quanti esempi giocati applicano ciascuna regola: li conta il motore mentre li gioca.
# source: 411ae3748fa1
coverage-rule = Regola
# source: ad9ab83becd8
coverage-examples = Esempi
# source: 25dcc4bfa480
coverage-none = ancora nessuno
# source: 8a5b4f4919f0
coverage-total =
    { $count ->
        [one] { $count-text } esempio giocato
       *[other] { $count-text } esempi giocati
    }

## Examples

# source: 2f7d46176b2c
examples-title = Esempi
# source: 0cb9964f603d
examples-of = Esempi di { $game }
# source: c33139f511dd
examples-description = Tutti gli esempi, ciascuno giocato dal motore di regole e raccontato carta per carta.
# source: c730ef323715
examples-lead = Mani e situazioni, ciascuna giocata dal motore. Per lo più si vedono solo le carte che contano; le altre valgono come coperte. Apri un esempio per seguirlo mossa per mossa.
# source: 026d7af5e885
example-page-title = { $title } – { $game }
# source: c4798812eabb
example-description = { $title }. Un esempio giocato di { $game }, con le regole di «{ $preset }»: tavolo, cronaca e regole applicate.
# source: 2e33cf016c91
example-preset = Regole
# source: 7fb1374a8700
example-options = Regole della casa
# source: b8dc624ad974
example-source = Fonte
# source: 496475e14799
example-transcript = Cronaca
# source: 7109bc0ffc80
example-rules = Regole applicate in questo esempio
# source: 92a49b11a7c5
example-record = Registrazione
# source: 358c7d6e9693
example-record-help = Questa riga contiene tutta la mano: il gioco, la distribuzione e ogni carta giocata.
# source: a32c396abb1f
example-back = Torna alle regole
# source: eba62bf47dd5
example-full = Apri questo esempio
# source: 4c98e68ac5e1
example-previous = Esempio precedente
# source: 44549ca98bbb
example-next = Esempio successivo
# source: b94b8f6dee80
example-step = Mossa { $number-text }
# source: 0f721d4e8700
example-start = Ecco le carte.
# source: ecc05231a606
example-start-seat = Ecco le carte. Comincia { $seat }.
# source: 2942df9617b5
example-picture = Il tavolo
# source: 10493d7453a9
example-picture-step = Il tavolo dopo la mossa { $number-text }
# source: 7bc33cc46a85
example-no-script = Questo esempio si legge anche senza script: la figura ne mostra il momento principale, la cronaca racconta ogni mossa.
# source: 0fc1cb932184
embed-title = { $title }

## What a result is called in structured data

# source: 1a0fe8df02a0
head-how-to = Come si gioca a { $name }

## The player: names of the control elements and what it says.

# source: fe93977c98f8
player-label = Esempio giocato: { $title }
# source: 42a9631f6fdd
player-table = Il tavolo
# source: c8c26d13e0aa
player-controls = Comandi
# source: d799fd344813
player-first = Prima mossa
# source: 7f411aeeb4d5
player-back = Mossa precedente
# source: 78d159a75b75
player-next = Mossa successiva
# source: f8e0e048a51a
player-last = Ultima mossa
# source: 8f5ac08a939f
player-step = Mossa { $n } di { $m }
# source: eada6c63f14e
player-position = { $n } / { $m }
# source: 6c964af8c9c2
player-steps = Mosse
# source: c98425dcf3d8
player-start = Inizio
# source: af1999cf55b6
player-play = Avvia
# source: 9f7402430ac7
player-pause = Pausa
# source: 02649090c344
player-speed = Velocità
# source: 6acf237e88aa
player-speed-slow = lenta
# source: 9d262bcdacea
player-speed-normal = normale
# source: cb78268d836d
player-speed-fast = rapida
# source: 0ffeafd017e7
player-paused = In pausa.
# source: 084cb4c5b730
player-ended = Fine dell’esempio.
# source: 3435ad0acc1a
player-whatif = E se…?
# source: 43f12a86084b
player-whatif-help = Scegli un’altra carta per il giocatore di turno.
# source: 9f4a30f4641e
player-whatif-end = Basta domande
# source: c318019e23fa
player-hands = Mani
# source: a6faede44a40
player-hands-open = Tutte le mani scoperte
# source: f3240f498393
player-hands-acting = Solo la mano di chi è di turno
# source: 6e86be35dfe7
player-hands-seat = Solo la mano di { $seat }
# source: 3eeabe669e40
player-menu = Menu
# source: 61a0d7335f7f
player-transcript = Cronaca
# source: 8a36233aa38e
player-copy = Copia link
# source: 33d6f4361da8
player-copied = Link copiato.
# source: 85d0fe52e836
player-copy-failed = Non è stato possibile copiare il link.
# source: 1d7213ecd524
player-rules = Regole applicate
# source: e517a85a6af0
player-rule-link = Leggi la regola
# source: 4441dfeb94a2
player-why = Perché no?
# source: eeff3b61befa
player-starting = Avvio del motore di regole…
# source: cfb5f03412ff
player-progress = { $done } di { $total } MB
# source: ff221ffb32bd
player-cancel = Annulla
# source: b3c17b525a52
player-thinking = Il motore sta lavorando…
# source: e0f58a213feb
player-verified = verificato nel tuo browser
# source: 0b780e400133
player-verified-help = Il motore di regole ha rigiocato questo esempio nel tuo browser, con lo stesso risultato.
# source: 8a878af32dd2
player-mismatch = Questo esempio non torna.
# source: ed46526f998d
player-mismatch-help = Nel tuo browser il motore di regole arriva a un risultato diverso da quello di questa pagina. La pagina mostra ancora il suo; per favore, segnala l’errore.
# source: af05ef0518f5
player-unavailable = Qui il motore di regole non è disponibile.
# source: 34ff378aabad
player-unavailable-stalled = Il caricamento si è fermato.
# source: 096feea151bb
player-unavailable-missing = Manca un file.
# source: eb6c8a74bed5
player-unavailable-damaged = Un file è arrivato danneggiato.
# source: 6abf5c0288b6
player-unavailable-blocked = Questa pagina non gli permette di funzionare.
# source: 4f41c5a3d7c4
player-unavailable-failed = Il motore ha segnalato un errore.
# source: 75a477902c4f
player-unavailable-cancelled = Hai annullato l’avvio.
# source: 67710dc2b97a
player-unavailable-help = Si può comunque seguire l’esempio mossa per mossa.
# source: 2a7c411da6e0
player-retry = Riprova
# source: 9f3b2ab552b5
player-open-page = Apri questo esempio nella sua pagina
# source: 3bce66f3cd05
player-branch = La tua linea: fuori dall’esempio dalla mossa { $n }
# source: 133d2bb578b5
player-back-to-example = Torna all’esempio
# source: 8beffa79e333
player-undo = Riprendi l’ultima carta
# source: 6fe567c3da88
player-stale = Questo link indica una mossa o una carta che nell’esempio non c’è. Qui vedi la mossa più vicina.
# source: e37cc6778397
player-version = Qui non è possibile leggere l’esempio: la pagina è di un’altra versione.
# source: 580043a9c742
player-broken = Non è stato possibile leggere questo esempio.
# source: 27e481a8be0b
player-missing = Non è stato possibile caricare questo esempio.
# source: 4e4abec56d23
player-to-act = Deve giocare { $seat }
# source: d2f8904ac0c8
player-acting = di turno
# source: c1b615a7c1c0
player-over = La mano è finita.
# source: 895b2728ffec
player-dealer = mazziere
# source: 0130a88574a7
player-hidden-card = una carta coperta
# source: dfd91523d85d
player-cards-left = Carte rimaste: { $n }
# source: 529a45439c30
player-legal-card = { $card }: si può giocare
# source: bb32c631f14c
player-refused-card = { $card }: non si può giocare
# source: 8157e4604425
player-said = «{ $words }»
# source: ecd0c15c3293
player-cards-of = Carte di { $seat }: { $cards }
# source: be36b2758e1a
player-cards-none = { $seat } non ha carte.
# source: 1321efbe38b3
player-zone-cards = { $zone }: { $cards }
# source: 985539c649a3
player-zone-empty = { $zone }: nessuna carta
# source: 3d39e376979b
player-no-facts = Non c’è ancora nulla da contare.
# source: 977519dc5996
player-pending = In attesa: { $card }. La carta sarà giocata appena il motore è pronto.
# source: d677c4bc3e06
player-line-failed = Il motore non è riuscito a seguire questa linea.
# source: 44f6cda9b4a1
player-other-actions = Altre azioni
# source: fbaffabacb6e
player-mismatch-step = Prima differenza: mossa { $n }.
# source: 86b18c823cde
player-close = Chiudi
# source: bc4b8db367bf
player-help = Tasti
# source: 4ce1435dc043
player-help-title = Scorciatoie da tastiera
# source: b4a67b368d74
player-help-note = Funzionano quando l’esempio è attivo.
# source: 0719bd35c86b
player-key-next = mossa successiva
# source: ea2cf1f2767a
player-key-back = mossa precedente
# source: c6607d83bb52
player-key-next-group = scala successiva
# source: af5ca7e2eefa
player-key-back-group = scala precedente
# source: e817157eb3cb
player-key-first = prima mossa
# source: e9258bac0eff
player-key-last = ultima mossa
# source: 0933fed64158
player-key-play = avvia o metti in pausa
# source: 3c353481d4e5
player-key-card = gioca la carta scelta, in una tua linea
# source: 0552959af778
player-key-escape = lascia la tua linea, poi chiudi ciò che è aperto
# source: e88d41dd140a
player-key-seat = di chi mostrare la mano
# source: bb4f3d9f9518
player-key-hands = mani scoperte o coperte
# source: 231bed69f6e2
player-key-whatif = e se…?
# source: 96ec944f7453
player-key-speak = di’ che cosa c’è sul tavolo
# source: 311ec770bb4f
player-key-last-move = di’ l’ultima mossa
# source: 43eb90bbff43
player-key-score = di’ il punteggio
# source: c26c8888dc11
player-key-cards = di’ le mie carte
# source: e562658e14f7
player-key-help = questo elenco
# source: 8dd8026a3d1d
player-keyname-right = Freccia destra
# source: 825ccc805708
player-keyname-left = Freccia sinistra
# source: 101a36d3c1f5
player-keyname-page-down = Pag giù
# source: f0900000748b
player-keyname-page-up = Pag su
# source: 1ec30c7eb27f
player-keyname-home = Inizio
# source: 031d1008c344
player-keyname-end = Fine
# source: f41e9f3afd86
player-keyname-space = Spazio
# source: 6411cf642a59
player-keyname-enter = Invio
# source: 5fea4e09c2ad
player-keyname-escape = Esc
