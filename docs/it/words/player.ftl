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
# source: c26932b034eb
player-whatif-help = Scegli una carta per il giocatore di turno.
# source: 9f4a30f4641e
player-whatif-end = Esci dalla prova
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
# source: 514b03ffe050
player-refused-action = { $card }: ora non è permesso
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
# source: c5feadd59152
player-key-next-group = presa o serie successiva
# source: 3c0f6435f460
player-key-back-group = presa o serie precedente
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
