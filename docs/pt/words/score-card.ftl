### The score card of a game, in Portuguese.

# source: cffe12fa9162
score-card-worth = Quanto vale uma rodada
# source: 592804269117
score-card-result = Resultado
# source: 4bf49ad499a4
score-card-points = Pontos
# source: a69ce9bdce26
score-card-either = { $a } ou { $b }
# source: 98ebce9fd6d7
score-card-sheet = A folha para imprimir
# source: 46ce6c74f30f
score-card-print = Imprima esta página: sai apenas a folha, em uma só página. Escreva um nome em cada linha e risque o que já foi descontado.
# source: 502a25b6935e
score-card-filled = Folhas preenchidas
# source: e2f0abc61c13
score-card-filled-lead = Estas folhas são preenchidas pelo motor de regras enquanto joga os exemplos. O número de uma rodada leva ao passo em que ela terminou.
# source: c709487164da
score-card-deal = Rodada
# source: 22965a5a876b
score-card-winner = Vencida por
# source: 339e53557925
score-card-start = Início
# source: c1d46c865822
score-card-open = A folha para imprimir
# source: c2dc5bd1e0bb
score-card-rules = As regras: { $name }
