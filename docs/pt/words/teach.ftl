## A página em que se aprende um jogo passo a passo.

# source: a7fe30c293d2
nav-teach = Aprender
# source: 7af84c234b16
teach-way = Aprenda passo a passo
    .about =
        { $count ->
            [one] { $count-text } passo: veja, responda, jogue; no fim, uma rodada sua.
            [many] { $count-text } passos: veja, responda, jogue; no fim, uma rodada sua.
           *[other] { $count-text } passos: veja, responda, jogue; no fim, uma rodada sua.
        }
# source: 5fe8e50e1278
teach-in =
    { $count ->
        [one] Aprenda em { $count-text } passo
        [many] Aprenda em { $count-text } passos
       *[other] Aprenda em { $count-text } passos
    }
# source: a07677ccc02b
teach-of = { $game } passo a passo
# source: 15b5678af51b
teach-description = Aprenda { $game } passo a passo: veja como se joga, responda a perguntas, faça jogadas que as próprias regras julgam e jogue a sua primeira rodada.
# source: 66dafb3c8669
teach-lead =
    { $count ->
        [one] { $count-text } passo. Toda resposta vem das próprias regras.
        [many] { $count-text } passos, da primeira distribuição até uma rodada sua. Percorra as cartas, responda às perguntas, faça as jogadas. Toda resposta vem das próprias regras.
       *[other] { $count-text } passos, da primeira distribuição até uma rodada sua. Percorra as cartas, responda às perguntas, faça as jogadas. Toda resposta vem das próprias regras.
    }
# review: "tocar" in the card, for pointer and finger alike
# source: e83f40605e69
teach-table = As letras em volta da mesa são os jogadores. Aqui todas as mãos estão abertas, para que você possa acompanhar; quando joga, você vê só a sua. Para jogar uma carta, toque nela.
# source: 9dc3d7791e31
teach-step = Passo { $n-text }
# source: fb58226f4f97
teach-kind-show = Veja
# source: 9ebd88c597cd
teach-kind-ask = Pergunta
# source: 9dadc6b36cc0
teach-kind-do = A sua jogada
# source: 8056978652f3
teach-kind-play = A sua rodada
# source: 3159fa64e667
teach-done = Feito
# source: 4e2e6dc4292b
teach-happens = O que acontece
# source: c1baa4c00da1
teach-ask = Responder
# source: 881879dc716d
teach-do = Fazer a jogada
# source: 1b4e19815840
teach-answer = Mostrar a resposta
# source: ff05bf2b1e90
teach-wrong = Por que não as outras:
# source: 37931841d7b2
teach-none = Nenhuma
# source: 02d346585bca
teach-right = Era isto que se pedia:
# source: 86d080e223cd
teach-refused = Não permitido:
# source: 5a3e241e3cf2
teach-rules =
    { $count ->
        [one] A regra
        [many] As regras
       *[other] As regras
    }
# source: dfaebd2636cb
teach-next = Passo seguinte
# source: e587c825d1ef
teach-play = Agora jogue
    .about = Esta rodada é nova, e os outros lugares da mesa são do computador. Você pode pedir uma dica, com o motivo, e desfazer uma jogada. Toda recusa diz a regra.
# source: cf3132954803
teach-deal = Dar as cartas desta rodada
# source: 7bf3ed345fd2
teach-progress-label = O seu progresso
# source: ee55657c5673
teach-progress =
    { $total ->
        [one] Passos feitos: { $done-text } de { $total-text }
        [many] Passos feitos: { $done-text } de { $total-text }
       *[other] Passos feitos: { $done-text } de { $total-text }
    }
# source: c2439505e4f1
teach-go-on = Continuar
# source: f6729b82df9a
teach-save = Salvar o progresso
# source: ad849254c1ec
teach-load = Carregar o progresso
# source: 62a9f82e84d8
teach-anew = Recomeçar
# source: 139808371f08
teach-well = Certo.
# source: e19fb7d57e76
teach-allowed = É permitido, mas não é o que se pediu. Desfaça a jogada e tente outra.
# source: 8a3e7049630d
teach-back = Desfazer a jogada
# source: f06d0794c060
teach-moved = Sua jogada está feita
# source: f00e7506f7b7
teach-press = Aperte uma carta ou um botão.
# source: 777964b2cde5
teach-loaded = Progresso carregado.
# source: 57126afb075f
teach-load-failed = Este arquivo não contém progresso deste jogo.
# source: eb8c25dd0907
teach-not-kept = O seu navegador não guarda nada deste site. Salve o progresso antes de sair.
# source: cddcfdd89d10
teach-gone = Progresso apagado.
