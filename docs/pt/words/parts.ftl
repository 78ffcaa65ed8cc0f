### Parts of a game's page, in Portuguese.

# source: 65b313e1d4e9
heading-try = Experimente
# source: 7f92cef2a226
try-lead = Um jogo se aprende com as cartas na mão.
# source: 5310594e6f1f
try-hand = Continue a primeira rodada
    .about = Pare em qualquer carta, escolha “E se…?” e jogue outra: o motor continua segundo as regras.
# source: a1c40ef14103
try-problems =
    { $count ->
        [0] { $count-text } posições em que uma só jogada é a melhor
        [one] { $count-text } posição em que uma só jogada é a melhor
        [many] { $count-text } posições em que uma só jogada é a melhor
       *[other] { $count-text } posições em que uma só jogada é a melhor
    }
# source: e62b7d436025
heading-changes = O que mudou
# source: 99aff475aadb
change-first = As regras aparecem aqui pela primeira vez, com as variantes e os exemplos jogados.
# source: 1671035eecbe
example-step-rules = Regras aplicadas aqui:
