### The chart of what beats what, in Portuguese.

# source: 7d99b7be1f39
heading-chart = O que cobre o quê
# source: 1e5f7049995a
chart-lead = O motor de regras experimentou cada carta sobre cada uma das outras. Cada linha mostra o baralho inteiro, primeiro as cartas mais fortes: um quadradinho cheio indica uma carta que cobre a da linha.
# source: 3bd56d2f6531
chart-only-directly = Um quadradinho vazado indica uma carta que só a cobre se for a jogada imediatamente seguinte.
# source: 6ab99444acc4
chart-card = Carta
# source: 8919d0afca9d
chart-beaten-by = Coberta por
# source: a1dee6414d07
chart-how = Como é jogada: { $how }
# source: e3469aa7b2c8
chart-over = { $how } sobre { $cards-the }
# source: 336fce70dc94
chart-nothing = Nada a cobre.
# source: bee813c85c40
chart-any = Qualquer outra carta a cobre.
# source: 311e82971240
chart-count =
    { $count ->
        [one] { $count-text } carta:
       *[other] { $count-text } cartas:
    }
