## Os problemas de um jogo: posições em que uma só jogada é a melhor.
### Terms: problema (problem), partida aleatória (playout), melhor linha (best play), defesa (defence).

# source: efc31cd19a37
nav-problems = Problemas
# source: d3aa5f2e6767
problems-way = Resolver problemas
# source: cdea874dc450
problems-of = Problemas de { $game }
# source: 1fd21aafe5ee
problems-description = Problemas originais de { $game }: posições em que uma só jogada vence, cada uma com dificuldade, solução e refutação de todas as outras jogadas.
# source: 6dc4e2850b21
problems-lead = Em cada uma destas posições, uma só jogada leva ao resultado. Todas as cartas estão abertas: você vê todas as mãos e, na ordem, as cartas que ainda serão compradas. Resolva os problemas à mesa: o programa se defende o melhor que pode e avisa quando a vitória se perdeu.
# source: 4a1291ec2b58
problems-rules = As regras
# source: d671c76f628b
problems-grade-help = A dificuldade se mede contando. Uma partida aleatória sorteia cada jogada, contra a melhor defesa; mas faz a jogada que dá o resultado na hora, quando existe, e não perde na hora enquanto pode continuar. Quanto menos partidas aleatórias acham o caminho, mais difícil é o problema.
# source: c4487dff2901
problem-name = Problema { $n-text }
# source: 48f531564b2b
problem-question =
    { $value ->
        [one] É a vez de { $seat }. Qual jogada ganha { $value-text } ponto?
       *[other] É a vez de { $seat }. Qual jogada ganha { $value-text } pontos?
    }
# source: eef90e511436
problem-wins =
    { $value ->
        [one] { $seat } ganha { $value-text } ponto.
       *[other] { $seat } ganha { $value-text } pontos.
    }
# source: 7894a6adfb04
problem-loses =
    { $value ->
        [0] { $seat } não ganha nada.
        [one] { $seat } perde { $value-text } ponto.
       *[other] { $seat } perde { $value-text } pontos.
    }
# source: cb191fe1fb55
problems-grade-easy = Fácil
# source: 3d7a7a08f6d2
problems-grade-fair = Médio
# source: 575ab0958a83
problems-grade-hard = Difícil
# source: 1caa3950381c
problems-grade-very-hard = Muito difícil
# source: 3891ec5dbeb7
problems-playouts =
    { $count ->
        [one] { $found-text } em { $count-text } partida aleatória acha a solução
       *[other] { $found-text } em cada { $count-text } partidas aleatórias acha a solução
    }
# source: 7af063b44938
problems-solve = Resolver
# source: 98c60ce07f76
problems-solution = Solução
# source: 19d0468ede1a
problems-best = A melhor linha
# source: 7dd7f3b7b860
problems-refuted = Todas as outras jogadas e o que as refuta

## A mesa enquanto se resolve um problema.

# source: ca8f8ce4b694
contest-label = { $title }
# source: ff9dfcc4f0ed
contest-branch = Sua linha
# source: 88288a2f0d79
contest-back-to-example = Começar de novo
# source: efa11eef5e4d
contest-whatif = Jogar
# source: b27dfe8ec2e5
contest-whatif-help = É a sua vez. Escolha uma carta ou uma ação.
# source: 9b6278029e1c
contest-verified = Posição conferida no seu navegador
# source: 35b12cc8e857
contest-stands = A vitória ainda é possível.
# source: dbd9054612ae
contest-lost = Com esta jogada a vitória se perde. Antes, jogando o melhor possível: { $a } Agora: { $b }
# source: a266010b4c93
contest-lost-already = A vitória se perdeu na jogada { $n }.
# source: 3e60d1663385
contest-take-back = Desfazer a jogada
# source: 5c40e09a3174
contest-take-back-lost = Voltar a quando a vitória ainda era possível
# source: 6af1834bff0e
contest-solved = Resolvido. { $a }
# source: 21c89ca7f4d8
contest-failed = Não resolvido. { $a }
