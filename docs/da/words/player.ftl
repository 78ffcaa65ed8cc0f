## The player, in Danish: names of the control elements and what it says.

# source: fe93977c98f8
player-label = Gennemspillet eksempel: { $title }
# source: 42a9631f6fdd
player-table = Bordet
# source: c8c26d13e0aa
player-controls = Betjening
# source: d799fd344813
player-first = Første trin
# source: 7f411aeeb4d5
player-back = Forrige trin
# source: 78d159a75b75
player-next = Næste trin
# source: f8e0e048a51a
player-last = Sidste trin
# source: 8f5ac08a939f
player-step = Trin { $n } af { $m }
# source: eada6c63f14e
player-position = { $n } / { $m }
# source: 6c964af8c9c2
player-steps = Trin
# source: c98425dcf3d8
player-start = Begyndelsen
# source: af1999cf55b6
player-play = Afspil
# source: 9f7402430ac7
player-pause = Pause
# source: 02649090c344
player-speed = Hastighed
# source: 6acf237e88aa
player-speed-slow = langsom
# source: 9d262bcdacea
player-speed-normal = normal
# source: cb78268d836d
player-speed-fast = hurtig
# source: 0ffeafd017e7
player-paused = Sat på pause.
# source: 084cb4c5b730
player-ended = Eksemplet er slut.
# source: 3435ad0acc1a
player-whatif = Hvad nu hvis …?
# source: c26932b034eb
player-whatif-help = Vælg et kort for den, der har tur.
# source: 9f4a30f4641e
player-whatif-end = Hold op med at spørge
# source: c318019e23fa
player-hands = Hænder
# source: a6faede44a40
player-hands-open = Alle hænder åbne
# source: f3240f498393
player-hands-acting = Kun hånden hos den, der har tur
# source: 6e86be35dfe7
player-hands-seat = Kun hånden hos { $seat }
# source: 3eeabe669e40
player-menu = Menu
# source: 61a0d7335f7f
player-transcript = Referat
# source: 8a36233aa38e
player-copy = Kopier link
# source: 33d6f4361da8
player-copied = Linket er kopieret.
# source: 85d0fe52e836
player-copy-failed = Linket kunne ikke kopieres.
# source: 1d7213ecd524
player-rules = Regler brugt her
# source: e517a85a6af0
player-rule-link = Læs reglen
# source: 4441dfeb94a2
player-why = Hvorfor ikke?
# source: eeff3b61befa
player-starting = Regelmotoren starter …
# source: cfb5f03412ff
player-progress = { $done } af { $total } MB
# source: ff221ffb32bd
player-cancel = Annuller
# source: b3c17b525a52
player-thinking = Regelmotoren arbejder …
# source: e0f58a213feb
player-verified = efterprøvet i din browser
# source: 0b780e400133
player-verified-help = Regelmotoren har spillet eksemplet igennem i din browser og er nået til samme resultat.
# source: 8a878af32dd2
player-mismatch = Dette eksempel stemmer ikke.
# source: ed46526f998d
player-mismatch-help = Regelmotoren i din browser når til et andet resultat end denne side. Siden viser stadig sit eget; meld gerne fejlen.
# source: af05ef0518f5
player-unavailable = Regelmotoren er ikke til rådighed her.
# source: 34ff378aabad
player-unavailable-stalled = Indlæsningen gik i stå.
# source: 096feea151bb
player-unavailable-missing = Der mangler en fil.
# source: eb6c8a74bed5
player-unavailable-damaged = En fil kom beskadiget frem.
# source: 6abf5c0288b6
player-unavailable-blocked = Denne side tillader den ikke at køre.
# source: 4f41c5a3d7c4
player-unavailable-failed = Den meldte en fejl.
# source: 75a477902c4f
player-unavailable-cancelled = Du annullerede den.
# source: 67710dc2b97a
player-unavailable-help = Eksemplet kan stadig vises trin for trin.
# source: 2a7c411da6e0
player-retry = Prøv igen
# source: 9f3b2ab552b5
player-open-page = Åbn eksemplet på sin egen side
# source: 3bce66f3cd05
player-branch = Din egen vej: fra eksemplets trin { $n }
# source: 133d2bb578b5
player-back-to-example = Tilbage til eksemplet
# source: 8beffa79e333
player-undo = Tag det sidste kort tilbage
# source: 6fe567c3da88
player-stale = Linket nævner et trin eller et kort, som eksemplet ikke har. Det nærmeste trin vises.
# source: e37cc6778397
player-version = Eksemplet kan ikke læses her: Siden kommer fra en anden version.
# source: 580043a9c742
player-broken = Eksemplet kunne ikke læses.
# source: 27e481a8be0b
player-missing = Eksemplet kunne ikke hentes.
# source: 4e4abec56d23
player-to-act = { $seat } har tur
# source: d2f8904ac0c8
player-acting = har tur
# source: c1b615a7c1c0
player-over = Runden er slut.
# source: 895b2728ffec
player-dealer = kortgiver
# source: 0130a88574a7
player-hidden-card = et kort med bagsiden opad
# source: dfd91523d85d
player-cards-left = Kort tilbage: { $n }
# source: 529a45439c30
player-legal-card = { $card }: må spilles
# source: bb32c631f14c
player-refused-card = { $card }: må ikke spilles
# source: 514b03ffe050
player-refused-action = { $card }: ikke tilladt nu
# source: 8157e4604425
player-said = »{ $words }«
# source: ecd0c15c3293
player-cards-of = Kort hos { $seat }: { $cards }
# source: be36b2758e1a
player-cards-none = { $seat } har ingen kort.
# source: 1321efbe38b3
player-zone-cards = { $zone }: { $cards }
# source: 985539c649a3
player-zone-empty = { $zone }: ingen kort
# source: 3d39e376979b
player-no-facts = Der er ikke talt noget endnu.
# source: 977519dc5996
player-pending = { $card } spilles, så snart regelmotoren er klar.
# source: d677c4bc3e06
player-line-failed = Regelmotoren kunne ikke følge denne vej.
# source: 44f6cda9b4a1
player-other-actions = Andre muligheder
# source: fbaffabacb6e
player-mismatch-step = Første forskel: trin { $n }.
# source: 86b18c823cde
player-close = Luk
# source: bc4b8db367bf
player-help = Taster
# source: 4ce1435dc043
player-help-title = Genvejstaster
# source: b4a67b368d74
player-help-note = De virker, mens eksemplet er i fokus.
# source: 0719bd35c86b
player-key-next = næste trin
# source: ea2cf1f2767a
player-key-back = forrige trin
# source: c5feadd59152
player-key-next-group = næste stik eller sekvens
# source: 3c0f6435f460
player-key-back-group = forrige stik eller sekvens
# source: e817157eb3cb
player-key-first = første trin
# source: e9258bac0eff
player-key-last = sidste trin
# source: 0933fed64158
player-key-play = afspil eller hold pause
# source: 3c353481d4e5
player-key-card = spil det valgte kort på din egen vej
# source: 0552959af778
player-key-escape = forlad din egen vej, luk derefter det, der er åbent
# source: e88d41dd140a
player-key-seat = hvis hånd der vises
# source: bb4f3d9f9518
player-key-hands = åbne eller skjulte hænder
# source: 231bed69f6e2
player-key-whatif = hvad nu hvis …?
# source: 96ec944f7453
player-key-speak = sig, hvad der ligger på bordet
# source: 311ec770bb4f
player-key-last-move = sig det sidste trin
# source: 43eb90bbff43
player-key-score = sig stillingen
# source: c26c8888dc11
player-key-cards = sig mine kort
# source: e562658e14f7
player-key-help = denne liste
# source: 8dd8026a3d1d
player-keyname-right = Højrepil
# source: 825ccc805708
player-keyname-left = Venstrepil
# source: 101a36d3c1f5
player-keyname-page-down = Page Down
# source: f0900000748b
player-keyname-page-up = Page Up
# source: 1ec30c7eb27f
player-keyname-home = Home
# source: 031d1008c344
player-keyname-end = End
# source: f41e9f3afd86
player-keyname-space = Mellemrum
# source: 6411cf642a59
player-keyname-enter = Enter
# source: 5fea4e09c2ad
player-keyname-escape = Esc
