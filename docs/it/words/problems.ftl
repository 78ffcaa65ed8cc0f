## I problemi di un gioco: posizioni in cui una sola giocata è la migliore.
### Terms: problema (problem), partita casuale (playout), linea migliore (best play), difesa (defence).

# source: efc31cd19a37
nav-problems = Problemi
# source: d3aa5f2e6767
problems-way = Risolvi i problemi
# source: cdea874dc450
problems-of = Problemi di «{ $game }»
# source: 1fd21aafe5ee
problems-description = Problemi originali di «{ $game }»: posizioni in cui vince una sola giocata, ognuna con difficoltà, soluzione e confutazione di tutte le altre giocate.
# source: 6dc4e2850b21
problems-lead = In ognuna di queste posizioni una sola giocata porta al risultato. Tutte le carte sono scoperte: vedi tutte le mani e, in ordine, le carte che restano da pescare. Risolvi i problemi al tavolo: il programma si difende nel miglior modo possibile e ti avverte quando la vittoria è sfumata.
# source: 4a1291ec2b58
problems-rules = Le regole
# source: d671c76f628b
problems-grade-help = La difficoltà si misura contando. Una partita casuale sceglie a caso ogni giocata, contro la miglior difesa; fa però la giocata che ottiene subito il risultato, quando c’è, e non perde subito finché può continuare. Meno partite casuali trovano la strada, più il problema è difficile.
# source: c4487dff2901
problem-name = Problema { $n-text }
# source: 48f531564b2b
problem-question =
    { $value ->
        [one] Tocca a { $seat }. Quale giocata vince { $value-text } punto?
       *[other] Tocca a { $seat }. Quale giocata vince { $value-text } punti?
    }
# source: eef90e511436
problem-wins =
    { $value ->
        [one] { $seat } vince { $value-text } punto.
       *[other] { $seat } vince { $value-text } punti.
    }
# source: 7894a6adfb04
problem-loses =
    { $value ->
        [0] { $seat } non vince niente.
        [one] { $seat } perde { $value-text } punto.
       *[other] { $seat } perde { $value-text } punti.
    }
# source: cb191fe1fb55
problems-grade-easy = Facile
# source: 3d7a7a08f6d2
problems-grade-fair = Medio
# source: 575ab0958a83
problems-grade-hard = Difficile
# source: 1caa3950381c
problems-grade-very-hard = Molto difficile
# source: 3891ec5dbeb7
problems-playouts =
    { $count ->
        [one] { $found-text } partita casuale su { $count-text } trova la soluzione
       *[other] { $found-text } partita casuale su { $count-text } trova la soluzione
    }
# source: 7af063b44938
problems-solve = Risolvi
# source: 98c60ce07f76
problems-solution = Soluzione
# source: 19d0468ede1a
problems-best = La linea migliore
# source: 7dd7f3b7b860
problems-refuted = Tutte le altre giocate, e perché falliscono

## Il tavolo mentre si risolve un problema.

# source: ca8f8ce4b694
contest-label = { $title }
# source: ff9dfcc4f0ed
contest-branch = La tua linea
# source: 88288a2f0d79
contest-back-to-example = Ricomincia
# source: efa11eef5e4d
contest-whatif = Gioca
# source: b27dfe8ec2e5
contest-whatif-help = Tocca a te. Scegli una carta o un’azione.
# source: 9b6278029e1c
contest-verified = Posizione verificata nel tuo browser
# source: 35b12cc8e857
contest-stands = La vittoria è ancora possibile.
# source: dbd9054612ae
contest-lost = Con questa giocata la vittoria sfuma. Prima, giocando al meglio: { $a } Adesso: { $b }
# source: a266010b4c93
contest-lost-already = La vittoria è sfumata alla mossa { $n }.
# source: 3e60d1663385
contest-take-back = Ritira la giocata
# source: 5c40e09a3174
contest-take-back-lost = Torna dove la vittoria era ancora possibile
# source: 6af1834bff0e
contest-solved = Risolto. { $a }
# source: 21c89ca7f4d8
contest-failed = Non risolto. { $a }
