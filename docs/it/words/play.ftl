## La pagina su cui si gioca contro i bot.

# source: 620d67637db5
nav-play = Gioca
# source: 18409c21ea6d
play-way = Gioca qui
    .about = Un posto tuo contro i bot, con qualsiasi variante e regola della casa.
# source: 4c144e0d905d
play-of = Gioca a «{ $game }»
# source: 228219eefcbe
play-description = Gioca a «{ $game }» nel browser: a qualsiasi posto, con qualsiasi variante e regola della casa, contro bot che vedono soltanto ciò che vedrebbe un giocatore al loro posto.
# source: 294116066bf5
play-lead = Scegli un posto: gli altri li occupano i bot. Seguono le stesse regole e sanno soltanto ciò che saprebbe un giocatore al loro posto. Per giocare una carta, premila.
# source: 4ec159e548ca
play-rules = Le regole
# source: f0e2c6fd8beb
play-needs = Per giocare serve JavaScript. Le regole si leggono anche senza.
# source: 140f914a3c9c
play-failed = Non è stato possibile caricare la parte di questa pagina che serve a giocare.
# source: 918a64c7c957
play-table = Il tavolo
# source: b0bb2a1bf0de
play-preset = Variante
# source: 77b2154c7be8
play-seats = Giocatori
# source: c0cafad4d2c1
play-seat = Il tuo posto
# source: 4d645ae66ad7
play-level = Bravura dei bot
# source: 8c3fcd66cd9c
play-level-1 = a caso
# source: a493e3dd20da
play-level-2 = principiante
# source: 7178b1274007
play-level-3 = con esperienza
# source: d390d3f2a42c
play-level-4 = forte
# source: f19cdabfce75
play-seed = Numero della distribuzione
# source: c3d25fa9e03e
play-seed-help = Lo stesso numero dà le stesse carte.
# source: 05a359362b7b
play-options = Regole della casa
# source: 0e9438d17888
play-options-help = Seguono la variante finché non le cambi.
# source: 585be28b64b7
play-deal = Dai le carte
# source: c53f12779df5
play-number = Dai le carte con questo numero
# source: 4dde42c72c22
play-resume = Riprendi l’ultima partita
# source: 19ca69207850
match-label = { $title }: la tua partita
# source: 1d49624cc346
match-unavailable-help = Senza il motore qui non si possono dare le carte.
# source: 5a321d4b7abd
match-dealt = Le carte sono date.
# source: 85063f03f454
match-your-turn = Tocca a te.
# source: a5877bec88fb
match-no-card = Ora nessuna delle tue carte si può giocare: scegli uno dei pulsanti qui sotto.
# source: 743d15c519d2
match-their-turn = { $seat } sta pensando…
# source: 89b1f280f99f
match-over = La mano è finita.
# source: e96d1aa14d7e
match-session-over = La partita è finita.
# source: 0874662e6364
match-undo = Ritira la giocata
# source: 29b0540b30a8
match-hint = Suggerimento
# source: 7d6b9e084378
match-next-deal = Mano successiva
# source: 63f21cb3d513
match-anew = Dai altre carte
# source: a33031c97cfd
match-now = Torna alla partita
# source: 064fcaa54707
match-looking-back = Stai guardando una mossa precedente.
# source: e578295856a6
match-copy-deal = Copia il link a queste carte
# source: 9c7ae37ff4ea
match-copy-game = Copia il link a questa partita
# source: b7bdc5d419dd
match-nothing-back = In questa mano non c’è nessuna tua giocata da ritirare.
# source: ef2649a6a01d
match-hint-only = C’è una sola cosa da fare: { $card }.
# source: 7e2a18757a85
match-hint-exact = La cosa migliore, se da qui tutti giocano al meglio: { $card }.
# source: 694e95bdec58
match-hint-result = La mano finisce allora con { $a } per te ({ $b }).
# source: 9cbcc9ae92a7
match-hint-played = Prova così: { $card }. Distribuendo a caso le carte coperte e giocando a caso fino alla fine, in media è andata meglio così. Distribuzioni provate: { $n }.
# source: 7d2615797607
match-hint-lot = Una giocata vale l’altra: { $card }. Non se ne conosce una migliore.
# source: e6c2fb0db4fc
match-hint-next = La migliore dopo questa: { $card } ({ $a }).
# source: bb32e2f4baf1
match-hint-then = La migliore dopo questa: { $card }.
# source: df199227a568
match-scores = Andamento della partita
# source: afb8adb4c5c8
match-deal = Mano { $n }
# source: c48920f7cec6
match-won = vinta
# source: 7952211713dd
match-wins = Mani vinte
# source: 94b4cdb71668
match-bad-address = Questo indirizzo non indica una partita leggibile: controlla «{ $title }». Puoi dare di nuovo le carte.
# source: aeed708d613d
match-bad-game = Questo indirizzo indica una partita che non si può giocare. { $a }
# source: b4d62e043860
match-bad-table = Con queste scelte non si può giocare. { $a }
# source: 63461f23cf51
match-cut = Questo indirizzo contiene una giocata che le regole non ammettono. { $a } La partita riprende da subito prima.
# source: 14e8b4ae24f2
match-bot-failed = Il motore di regole non è riuscito a proseguire. Quello che è stato giocato è conservato.
# source: d031ab32c854
match-keys = Tasti: con le frecce si rivede la mano, Fine riporta alla partita; C dice le tue carte, S il tavolo, P il punteggio, L l’ultima giocata.
