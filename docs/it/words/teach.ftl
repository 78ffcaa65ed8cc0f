## La pagina in cui si impara un gioco passo per passo.

# source: a7fe30c293d2
nav-teach = Impara
# source: 7af84c234b16
teach-way = Impara passo per passo
    .about =
        { $count ->
            [one] { $count-text } passo: guarda, rispondi, gioca; alla fine giochi una mano.
            [many] { $count-text } passi: guarda, rispondi, gioca; alla fine giochi una mano.
           *[other] { $count-text } passi: guarda, rispondi, gioca; alla fine giochi una mano.
        }
# source: 5fe8e50e1278
teach-in =
    { $count ->
        [one] Imparalo in { $count-text } passo
        [many] Imparalo in { $count-text } passi
       *[other] Imparalo in { $count-text } passi
    }
# source: a07677ccc02b
teach-of = { $game } passo per passo
# source: 15b5678af51b
teach-description = Impara «{ $game }» passo per passo: guarda come si svolge, rispondi alle domande, fai mosse giudicate dalle regole stesse e gioca la tua prima mano.
# source: 66dafb3c8669
teach-lead =
    { $count ->
        [one] { $count-text } passo. Ogni risposta viene dalle regole stesse.
        [many] { $count-text } passi, dalla prima distribuzione a una mano tutta tua. Scorri le carte, rispondi alle domande, fai le mosse. Ogni risposta viene dalle regole stesse.
       *[other] { $count-text } passi, dalla prima distribuzione a una mano tutta tua. Scorri le carte, rispondi alle domande, fai le mosse. Ogni risposta viene dalle regole stesse.
    }
# source: e83f40605e69
teach-table = Le lettere intorno al tavolo sono i giocatori. Qui le carte di tutti sono scoperte, perché si possa seguire; quando giochi vedi solo le tue. Per giocare una carta, premila.
# source: 9dc3d7791e31
teach-step = Passo { $n-text }
# source: fb58226f4f97
teach-kind-show = Guarda
# source: 9ebd88c597cd
teach-kind-ask = Domanda
# source: 9dadc6b36cc0
teach-kind-do = Tocca a te
# source: 8056978652f3
teach-kind-play = La tua mano
# source: 3159fa64e667
teach-done = Fatto
# source: 4e2e6dc4292b
teach-happens = Che cosa succede
# source: c1baa4c00da1
teach-ask = Rispondi
# source: 881879dc716d
teach-do = Fai la mossa
# source: 1b4e19815840
teach-answer = Mostra la risposta
# source: ff05bf2b1e90
teach-wrong = Perché non le altre:
# source: 37931841d7b2
teach-none = Nessuna
# source: 02d346585bca
teach-right = Ecco quello che si chiedeva:
# source: 86d080e223cd
teach-refused = Non permesso:
# source: 5a3e241e3cf2
teach-rules =
    { $count ->
        [one] La regola
        [many] Le regole
       *[other] Le regole
    }
# source: dfaebd2636cb
teach-next = Passo successivo
# source: e587c825d1ef
teach-play = Ora gioca
    .about = Questa mano è nuova, e gli altri al tavolo sono giocati dal computer. Puoi chiedere un suggerimento, con il suo motivo, e ritirare una giocata. Ogni rifiuto dice la regola.
# source: cf3132954803
teach-deal = Distribuisci questa mano
# source: 7bf3ed345fd2
teach-progress-label = I tuoi progressi
# source: ee55657c5673
teach-progress =
    { $total ->
        [one] Passi fatti: { $done-text } di { $total-text }
        [many] Passi fatti: { $done-text } di { $total-text }
       *[other] Passi fatti: { $done-text } di { $total-text }
    }
# source: c2439505e4f1
teach-go-on = Continua
# source: f6729b82df9a
teach-save = Salva i progressi
# source: ad849254c1ec
teach-load = Carica i progressi
# source: 62a9f82e84d8
teach-anew = Ricomincia
# source: 139808371f08
teach-well = Giusto.
# source: e19fb7d57e76
teach-allowed = È permesso, ma non è quello che si chiedeva. Ritira la giocata e prova con un’altra.
# source: 8a3e7049630d
teach-back = Ritira la giocata
# source: f06d0794c060
teach-moved = La tua giocata è fatta
# source: f00e7506f7b7
teach-press = Premi una carta o un pulsante.
# source: 777964b2cde5
teach-loaded = Progressi caricati.
# source: 57126afb075f
teach-load-failed = Questo file non contiene progressi di questo gioco.
# source: eb8c25dd0907
teach-not-kept = Il tuo browser non conserva nulla per questo sito. Salva i progressi prima di uscire.
# source: cddcfdd89d10
teach-gone = Progressi cancellati.
