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
# source: 0c156ce66ee1
heading-steps =
    { $count ->
        [one] In breve: il gioco in { $count-text } tappa
       *[other] In breve: il gioco in { $count-text } tappe
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
equipment-score-pad = un blocco per i punti
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
examples-of = Esempi di «{ $game }»
# source: c33139f511dd
examples-description = Tutti gli esempi, ciascuno giocato dal motore di regole e raccontato carta per carta.
# source: c730ef323715
examples-lead = Mani e situazioni, ciascuna giocata dal motore. Per lo più si vedono solo le carte che contano; le altre valgono come coperte. Apri un esempio per seguirlo mossa per mossa.
# source: 026d7af5e885
example-page-title = { $title } – { $game }
# source: c4798812eabb
example-description = { $title }. Un esempio giocato di «{ $game }», con le regole di «{ $preset }»: tavolo, cronaca e regole applicate.
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
