### Nobble and its kin, in Portuguese.
### Terms: match = atingir (a card "atinge" the one before when it is of the same rank; its player is "atingido"), chain = corrente,
### coin = moeda, pool = pote, deal (as played) = rodada, out = fora do jogo. To be nobbled = levar um nobble.

# source: 88bb922ca38f
game-nobble = Nobble e seus parentes
    .short = Um jogo de azar com moedas: quem joga uma carta igual à sua faz você pagar, e o último que ainda tem moedas fica com o pote.
    .minute = Cada um tem algumas moedas e algumas cartas. Joga-se em volta da mesa, e quem pode atingir a carta anterior com outra do mesmo valor é obrigado a isso. Quando a sua carta é atingida, você leva um nobble e paga ao pote; se o jogador seguinte também atinge, o preço sobe. Quem fica sem moedas sai do jogo, e o último que ainda tem alguma fica com o pote.
    .names = Bump, Tuppenny Ha’penny Bump, Motor, Bonk, Pop

## Overview

# source: 8fb1fc043078
coin-game = Joga-se uma carta depois da outra, e cartas iguais custam moedas: quem é atingido paga. Não há nada a ganhar além do que os outros perdem.
    .title = Um jogo de moedas

## Players

# source: 99fe9b48fafa
players = Jogam de { $fewest-text } a { $most-text } pessoas.
    .title = Quantos jogam

## Pack

# source: 9745c942d8b7
pack = Usa-se um baralho comum de { $pack-size-text } cartas, sem coringas.
    .title = O baralho
# source: 46653fedab41
ranks-only = Só o valor conta. Os naipes não contam, e nenhum valor é mais alto que outro.
    .title = Só os valores

## Object

# source: af69b268d039
aim = Ficar com as suas moedas por mais tempo que todos os outros. No jogo de Cavendish também vence quem fica primeiro sem cartas.
    .title = O objetivo

## The deal

# source: 779074dfb2cb
coins =
    { $start-coins ->
        [one] Cada um começa com { $start-coins-text } moeda. O pote está vazio.
       *[other] Cada um começa com { $start-coins-text } moedas. O pote está vazio.
    }
    .title = Moedas
# source: d121d30c2b7b
deal-hands =
    { $hand-size ->
        [0]
            { $few-hand-size ->
                [0] Dá-se o baralho inteiro, carta por carta, no sentido horário, começando pelo jogador à esquerda do carteador. Alguém pode receber uma carta a mais que os outros.
                [one] Dá-se o baralho inteiro, carta por carta, no sentido horário, começando pelo jogador à esquerda do carteador; as cartas a mais vão para os primeiros. Enquanto jogam no máximo { $few-text }, cada um recebe { $few-hand-size-text } carta, e o resto não se usa.
               *[other] Dá-se o baralho inteiro, carta por carta, no sentido horário, começando pelo jogador à esquerda do carteador; as cartas a mais vão para os primeiros. Enquanto jogam no máximo { $few-text }, cada um recebe { $few-hand-size-text } cartas, e o resto não se usa.
            }
        [one]
            { $few-hand-size ->
                [0] Cada um recebe { $hand-size-text } carta, no sentido horário, começando pelo jogador à esquerda do carteador. O resto não se usa.
               *[other] Cada um recebe { $hand-size-text } carta, no sentido horário, começando pelo jogador à esquerda do carteador. Enquanto jogam no máximo { $few-text }, cada um recebe { $few-hand-size-text }. O resto não se usa.
            }
       *[other]
            { $few-hand-size ->
                [0] Cada um recebe { $hand-size-text } cartas, uma a uma, no sentido horário, começando pelo jogador à esquerda do carteador. O resto não se usa.
               *[other] Cada um recebe { $hand-size-text } cartas, uma a uma, no sentido horário, começando pelo jogador à esquerda do carteador. Enquanto jogam no máximo { $few-text }, cada um recebe { $few-hand-size-text }. O resto não se usa.
            }
    }
    .title = A distribuição
# source: 90a7cc284465
deal-passes-left = Depois de cada rodada, quem dá as cartas é o jogador à esquerda do carteador. As moedas e o pote ficam como estão.
    .title = A próxima distribuição

## The play

# source: d5d10e2e6dd7
eldest-leads = Quem abre primeiro é o jogador mão, que está à esquerda do carteador.
    .title = Quem começa
# source: ed194c713c16
any-card = Uma nova corrente pode começar com qualquer carta.
    .title = Qualquer carta
# source: 4712c7870c10
rotation = Joga-se no sentido horário, uma carta cada um, até que todas as cartas tenham sido jogadas. Quem abre, ou não tem carta para atingir, começa uma nova corrente.
    .title = A ordem de jogo
# source: d3124847c9f6
question = Quem abre pede ao jogador à sua esquerda uma carta do mesmo valor. Se ela vem, o pedido passa ao jogador depois desse.
    .title = O pedido dá a volta
# source: 4115f665ba08
must-match = Quem pode atingir a carta anterior com uma do mesmo valor é obrigado a isso.
    .title = Atingir é obrigatório
    .refused = Quem tem { $rank-a } na mão deve jogar essa carta agora.
# source: dc82d949e427
may-decline = Ninguém é obrigado a atingir. Quem poderia pode jogar outra carta, por medo do que lhe custaria ser atingido em seguida.
    .title = Atingir é opcional
# source: dfbe1ebecb64
match = Uma carta atinge a anterior quando é do mesmo valor. Cartas que se atingem uma depois da outra formam uma corrente. Uma corrente acaba quando o jogador seguinte não atinge, e nenhuma continua de uma rodada para outra.
    .title = Correntes
# source: 0055044ff495
only-match = Quem recebe o pedido joga uma carta do valor pedido, ou nenhuma.
    .title = Atingir ou nada
    .refused = Agora só se pode jogar { $rank-a }.
# source: 7f102a2fa91c
pass-if-unable = Quem não pode atingir diz “passo” e não joga nada.
    .title = Passar
# source: de5cddb2b8a9
play-again = Depois de um passe, o jogador cuja carta está por cima joga de novo, qualquer carta, e repete o pedido.
    .title = Jogar de novo
# source: 20ee9221e18f
must-play = Quem está na vez deve jogar uma carta. Só no jogo de Cavendish se passa: quando se recebe o pedido de um valor e não se tem nenhuma carta dele.
    .title = Jogar é obrigatório
    .refused = Aqui não se pode passar: é preciso jogar uma carta.
# source: 1e5bbde836a4
one-card = Joga-se uma carta por vez.
    .title = Uma carta por vez
    .refused = Só se joga uma carta por vez.
# source: e2e14b285304
words = Com as cartas de uma corrente, a partir da primeira que atinge, dizem-se pela ordem estas palavras: { $words }.
    .title = As palavras
# source: 49145ba2cae2
dealt-out = Quando todas as cartas foram jogadas, a rodada acaba, e o próximo carteador dá as cartas.
    .title = O fim de uma rodada

## Scoring

# source: d6b8c144d68c
victim-pays = Quando uma carta é atingida, quem a jogou paga na hora ao pote: { $nobbled-text } se é a primeira carta de uma corrente, { $double-nobbled-text } pela seguinte, { $triple-nobbled-text } pela que vem depois.
    .title = Nobble, nobble duplo, nobble triplo
# source: 2f6ca9be91cf
last-victim-pays = Uma corrente só é paga quando acaba, e só pelo último jogador atingido nela: { $nobbled-text }, { $double-nobbled-text } ou { $triple-nobbled-text }, conforme o tamanho da corrente. Os anteriores não pagam nada. Uma corrente ainda aberta no fim da rodada é paga nesse momento.
    .title = Só o último paga
# source: 10b891ca1374
pay-what-you-have = Quem não tem moedas suficientes paga o que tem.
    .title = Moedas insuficientes
# source: fbf169be601b
no-coins-out =
    { $elimination-kind ->
        [end_of_deal] Quem fica sem moedas joga a rodada até o fim e só então sai do jogo.
       *[immediate] Quem fica sem moedas sai do jogo na hora. As suas cartas não se jogam mais, e a vez pula o lugar vazio.
    }
    .title = Fora do jogo
# source: ef6edcaf0946
peel-double = Quem pode atingir e não atinge paga o dobro do devido; quem jogou a carta anterior paga como se ela tivesse sido atingida.
    .title = Não atingir custa o dobro

## Winning

# source: 845cadf5d217
last-with-coins = O último jogador que ainda tem moedas vence e fica com o pote.
    .title = O último com moedas
# source: 442b1a20575d
first-out-wins = O primeiro jogador a ficar sem cartas vence e fica com o pote, se antes ninguém o ganhou com as últimas moedas.
    .title = O primeiro sem cartas

## Irregularities

# source: 35e890453bc7
no-penalty = Não há multa por não atingir: onde atingir é obrigatório, quem pode atingir tem de fazê-lo.
    .title = Não atingir
    .refused = Aqui não há multa por não atingir.
# source: 31e529368ff5
nothing-to-match = Só paga por não atingir quem podia ter atingido.
    .title = Nada para atingir
    .refused = Não há nada a pagar: com as cartas na mão não se pode atingir a carta anterior, ou ela está sendo atingida.

## Things on the table

# source: b40d1ad65b88
zone-row = A corrente
# source: 9352a5b25380
zone-dead = Cartas fechadas
# source: 66bc0d038e75
outcome-counted = moedas que restam no fim
# source: 82fd83ac8df4
fact-coins =
    { $value ->
        [0] nenhuma moeda
        [one] { $value-text } moeda
       *[other] { $value-text } moedas
    }
# source: bdd5e603230d
fact-pool =
    { $value ->
        [0] nenhuma moeda no pote
        [one] { $value-text } moeda no pote
       *[other] { $value-text } moedas no pote
    }

## What happens

# source: 35e81d459a93
event-paid =
    { $value ->
        [0] { $seat } não põe nada no pote.
        [one] { $seat } põe { $value-text } moeda no pote.
       *[other] { $seat } põe { $value-text } moedas no pote.
    }
# source: bc28e1f80649
event-collected =
    { $value ->
        [0] { $seat } fica com o pote, que está vazio.
        [one] { $seat } fica com a moeda do pote.
       *[other] { $seat } fica com as { $value-text } moedas do pote.
    }
# source: 2c48f9d150ba
event-left = { $seat } não tem mais moedas e sai do jogo.
# source: 50ee67d5c88b
event-won = { $seat } vence a partida.

## The words

# source: 31c6d10680a0
calls-note = A primeira carta de uma corrente não tem palavra.
# source: 9185ca4b5479
word-snip = snip
# source: f9ce9d656e74
word-snap = snap
# source: 432c5cd57036
word-snorum = snorum

## Options: the points on which tables differ

# source: 184438112bc3
option-hand_size = Cartas para cada um
    .help = Quantas cartas cada um recebe?
# source: fe7dc2259c3f
choice-hand_size-0 = o baralho inteiro
# source: fc667a740b03
option-few_hand_size = Cartas para cada um quando jogam poucos
    .help = Quantas cartas cada um recebe quando jogam poucos?
# source: cff45d666d3e
choice-few_hand_size-0 = sem diferença
# source: 4d15a0b7c00f
option-turns = A ordem de jogo
    .help = Todos jogam um depois do outro, ou o pedido de uma carta igual dá a volta?
# source: cd53b4efc74c
choice-turns-rotation = todos, um depois do outro
# source: b2011f949ac3
choice-turns-question = o pedido dá a volta
# source: bef4b7a8be7c
option-must_match = Atingir é obrigatório
    .help = Quem tem uma carta igual é obrigado a jogá-la?
# source: 81f451422bd3
option-settle = Quando se paga uma corrente
    .help = Paga todo aquele que é atingido, ou só o último de uma corrente?
# source: 7cbba8da96dc
choice-settle-each = cada vez que uma carta é atingida
# source: c19951b690a7
choice-settle-last = quando a corrente acaba, e só paga o último atingido
# source: f9f91641c019
option-elimination = Sem moedas
    .help = Quando fica fora do jogo quem não tem mais moedas?
# source: 74206577abfb
choice-elimination-immediate = na hora
# source: b3167915a428
choice-elimination-end_of_deal = no fim da rodada
# source: 9f6b4ddf2a71
option-peel_double = Não atingir custa o dobro
    .help = Quem pode atingir pode deixar de fazê-lo, pagando uma multa?
# source: 9b9260c454c1
option-words = As palavras
    .help = O que se diz com as cartas de uma corrente?
# source: 6c7d7e18d45c
choice-words-none = nada
# source: 6c61ae241b5f
choice-words-snip = snip, snap, snorum
# source: f351da333e2f
option-start_coins = Moedas no início
    .help = Quantas moedas cada um tem no início?

## Presets

# source: b5b786b9d437
preset-nobble = Nobble
    .about = O jogo como se joga em Bolton.
# source: b28923e1b44d
preset-bump = Tuppenny Ha’penny Bump
    .about = Ninguém é obrigado a atingir: quem tem medo de ser atingido em seguida pode jogar outra carta.
# source: 8ac83ebdb632
preset-motor = Motor
    .about = Só o último atingido de uma corrente paga, quando ela acaba. Diz-se que Bonk e Pop são o mesmo jogo.
# source: c062770e9232
preset-american-1838 = Snip Snap Snorum dos livros americanos
    .about = Nobble com o baralho inteiro, como os livros americanos o trouxeram por muito tempo.
# source: d281c14a466d
preset-cavendish-1875 = Snip Snap Snorum de Cavendish
    .about = O pedido de uma carta igual dá a volta à mesa, e o primeiro a ficar sem cartas fica com o pote.

## The game in steps

# source: 63435393b36c
step-coins =
    { $start-coins ->
        [one] Cada um pega { $start-coins-text } moeda.
       *[other] Cada um pega { $start-coins-text } moedas.
    }
# source: ccaf4b3e8e4f
step-deal =
    { $hand-size ->
        [0] Dê o baralho inteiro, carta por carta.
        [one] Dê a cada um { $hand-size-text } carta.
       *[other] Dê a cada um { $hand-size-text } cartas, uma a uma.
    }
# source: 898fa6421810
step-lead = O jogador à esquerda do carteador joga qualquer carta, com a face para cima.
# source: 7fcfee52f060
step-round = Siga no sentido horário, uma carta cada um.
# source: 9aae66bec8c9
step-ask = Pede-se ao jogador seguinte, à esquerda, uma carta do mesmo valor. Se ele atinge, o pedido segue adiante; se passa, joga de novo o dono da carta que está por cima.
# source: 2bb7445d6cd5
step-match = Quem pode atingir a carta anterior é obrigado a isso.
# source: 0c80156feb38
step-decline = Quem pode atingir a carta anterior pode fazer isso ou jogar outra carta.
# source: bb8df9e93cb0
step-pay = Quando a sua carta é atingida, pague { $nobbled-text } ao pote; o seguinte na corrente paga { $double-nobbled-text }, e o que vem depois, { $triple-nobbled-text }.
# source: 2cb8254815ae
step-pay-last = Quando uma corrente acaba, o último atingido paga { $nobbled-text }, { $double-nobbled-text } ou { $triple-nobbled-text }: quanto maior a corrente, mais se paga.
# source: cba3477e2ad7
step-short = Quem não tem o bastante paga o que tem.
# source: 760989c49259
step-out = Quem fica sem moedas sai do jogo.
# source: ad6bd3cdc12b
step-next-deal = Quando todas as cartas foram jogadas, dá as cartas o jogador seguinte à esquerda; o pote continua.
# source: 4a7a8c41c209
step-first-out = O primeiro jogador a ficar sem cartas vence e fica com o pote.
# source: 9e4f56be42a9
step-win = Se só um jogador ainda tem moedas, ele vence e fica com o pote.

## Tips

# source: acbc6cb46082
tip-decline-to-be-safe = Onde atingir é opcional, lembre-se do que isso pode custar: quem atinge é o seguinte na corrente e paga { $double-nobbled-text } se for atingido também.
    .title = Atingir pode custar mais do que rende
# source: 991eade185e1
tip-dead-ranks = Repare nos valores que já saíram. Uma carta cujas iguais já foram todas jogadas não pode mais ser atingida; guarde-a para um momento em que as suas outras cartas poderiam ser.
    .title = Valores mortos são seguros
# source: ae1e1a15432a
tip-last-of-chain = Ninguém pode atingir a última carta de um valor: quem a joga nunca paga por ela.
    .title = A última carta de um valor sai de graça

## What many deals show

# source: fba61a6c1bcf
plot-first-seat-margin = Quanto custa jogar primeiro
    .about = Quanto o resultado de quem joga primeiro se afasta, numa rodada, da média dos outros, em moedas; abaixo de zero, ele perde.
# source: 3557da420d9e
plot-deals-in-game = Quantas rodadas dura uma partida
    .about = Até que só um jogador ainda tenha moedas.

## Questions

# source: 411806becb0d
question-must-i-match = Sou obrigado a atingir, se posso?
    .answer = No Nobble, sim; no Tuppenny Ha’penny Bump, não.
# source: bf390c3c15ae
question-not-enough-coins = Devo mais moedas do que tenho. E agora?
    .answer = Você paga o que tem e sai do jogo.
# source: 0dffbf1d1dc4
question-over-two-deals = A minha primeira carta de uma rodada pode atingir a última da rodada anterior?
    .answer = Não. Cada rodada começa com uma corrente nova.
# source: 05d4cbefbae2
question-cards-of-the-out = O que acontece com as cartas de quem saiu do jogo?
    .answer = Não se jogam mais, e a vez pula aquele lugar. Uma corrente pode continuar passando por ele.
# source: 84e923414b83
question-motor-difference = O que muda no Motor?
    .answer = Só paga o último jogador atingido, e só quando a corrente acaba.
# source: 66274a56c113
question-cavendish-difference = O que muda no jogo de Cavendish?
    .answer = A carta igual é pedida a um jogador por vez. Quem não tem nenhuma não joga nada, e vence o primeiro a ficar sem cartas.

## Glossary

# review: "nobble" is kept as a noun, "levar um nobble"; Portuguese has no verb for it
# source: 489f84c880a9
term-nobble = nobble
    .definition = O golpe que atinge a carta de outro jogador e o faz pagar.
    .also = nobbles
# source: 992ad6c887a2
term-chain = corrente
    .definition = Cartas do mesmo valor, jogadas uma logo depois da outra.
    .also = correntes
# source: c3b6b1826461
term-coin = moeda
    .definition = Aquilo por que se joga: moedas, fichas, feijões ou palitos.
    .also = moedas
# source: 3a9333b224e3
term-pool = pote
    .definition = As moedas no meio da mesa.
# source: 11296d08487d
term-rank = valor
    .definition = O que uma carta é, qualquer que seja o naipe: um ás, um rei e assim por diante.
    .also = valores
# source: bb9556fe162a
term-eldest-hand = jogador mão
    .definition = O jogador à esquerda do carteador, que abre primeiro.
# source: f5cb7ce850a6
term-dealer = carteador
    .definition = Quem dá as cartas nesta rodada.

## History

# source: b0c5df65e80e
history-bolton = O Nobble foi descrito por Neil Darbyshire, como se joga em Bolton, no condado de Lancashire.
# number: what the English name means
# source: 52c114d37ffb
history-bump = O Tuppenny Ha’penny Bump foi descrito num fórum da internet por alguém que assinava theotherjonv. As { $start-coins-text } moedas dele eram antigas moedas de meio pêni, e assim a aposta de cada um, no dinheiro daquele tempo, era o que diz o nome: tuppence ha’penny, isto é, dois pence e meio.
# source: 4e333cf3b699
history-motor = Em outros relatos o jogo se chama Motor, Bonk ou Pop. Só para o Motor está registrada uma diferença.
# source: e142008c0ea2
history-american-books = Os livros americanos de jogos de cartas, a partir de { $books-year-text }, descrevem com o nome de Snip Snap Snorum o que na verdade é o Nobble, com o baralho inteiro, ou { $few-hand-most-text } cartas a cada um quando restam poucos. Elizabeth Burton ainda o traz no seu livro de jogos de cartas para festas, de { $burton-year-text }.
# source: 0f334df6e90d
history-cavendish = Cavendish, no seu livro de jogos de salão, de { $cavendish-year-text }, traz uma forma só dele: pede-se a um jogador depois do outro, e quem abre continua até que alguém possa atingir.

## Sources and corrections

# source: 4c31c3ea8d96
erratum-E000-3 = { $player } joga { $first-the }, { $other } não tem nenhuma igual, ou { $player } joga { $second-the }.
    .right = Não há “ou”: como { $other } não pode atingir, { $player } joga de novo, e a carta é { $second-the }.
# source: 5a55413eac73
erratum-E000-4 = Diz-se que o Nobble se joga em Langkawi.
    .right = Bolton fica em Lancashire.
# source: 954e767c87f8
erratum-E000-7 = Bonk está escrito de modos diferentes, uma vez como a palavra para banco, e Bump está escrito errado.
    .right = Aqui se usam as grafias habituais.
# source: df9dec5c31e1
erratum-E000-9 = A aposta aparece em “moeda de antes da vírgula decimal”.
    .right = Trata-se de dinheiro de antes da moeda decimal: { $start-coins-text } antigas moedas de meio pêni.

## Worked examples

# source: 664169a0acc1
example-nobbled-round-the-table = Nobble em volta da mesa
    .note = Cartas iguais em seguida: todos pagam, menos o último, e cada vez mais.
# source: 8d83ca4010cd
example-must-match = Atingir é obrigatório
    .note = Quem pode atingir é obrigado; quem não pode joga qualquer carta.
# source: 5f5a548b00e7
example-chain-broken = A corrente se quebra
    .note = Outro valor acaba com a corrente, e o par seguinte começa uma nova.
# source: 0e07c8573ac3
example-pay-what-you-have = Moedas insuficientes
    .note = Um jogador deve mais do que tem, paga o que lhe resta e sai do jogo.
# source: 0582ddeaf5c8
example-last-with-coins = O último com moedas
    .note = O pote vai para o último jogador que ainda tem moedas.
# source: febc6450a285
example-two-deals = As moedas e o pote seguem para a próxima rodada
    .note = O jogador seguinte dá as cartas; a primeira carta de uma rodada nunca atinge a última da anterior.
# source: 5be0721fe637
example-bump-declined = Bump: deixar de atingir
    .note = Seria possível atingir, mas ninguém é obrigado.
# source: b336f2070c50
example-motor-in-a-row = Motor: só o último atingido paga
    .note = Não se paga nada até que outro valor acabe com a corrente.
# source: fc0f6cc4cf46
example-motor-all-equal = Motor: todas as cartas iguais
    .note = Com a última carta do valor a corrente está completa e é paga na hora.
# source: cb5acbe58ec8
example-motor-open-chain = Motor: uma corrente no fim da rodada
    .note = A rodada acaba no meio de uma corrente, que é paga nesse momento.
# source: 7227aa4d3cda
example-american = Os livros americanos
    .note = Dá-se o baralho inteiro, e as palavras são ditas.
# source: c4ff508d605c
example-american-few = Os livros americanos: poucos jogadores
    .note = Jogam poucos; por isso uma parte do baralho não se usa.
# source: be35a6cc71de
example-cavendish-question = Cavendish: o pedido dá a volta
    .note = Se o vizinho não pode atingir, quem pediu joga de novo; se ele atinge, o pedido segue adiante.
# source: c91a96e6248d
example-cavendish-first-out = Cavendish: o primeiro sem cartas
    .note = O primeiro jogador a ficar sem cartas fica com o pote.
# source: 4066bba6f366
example-peel = Peel: não atingir custa o dobro
    .note = Regra da casa: uma carta igual fica guardada, e paga-se por isso.
# source: 27a8651ec8df
example-out-at-the-end = Fora no fim da rodada
    .note = Regra da casa: quem fica sem moedas joga até o fim da rodada.
# source: e54069978d04
example-refusals = Cartas que não se podem jogar
    .note = Outro valor, um passe, mais de uma carta: experimente em “E se…?” e leia por que não.

## Os passos do percurso

# source: 0e1001a90aac
lesson-deal = Cada um começa com algumas moedas e recebe poucas cartas. Quem é atingido perde moedas, e vence quem as conserva por mais tempo.
# source: 97a751059eb8
lesson-first-card = Você é { $seat } e começa. Ponha qualquer carta na mesa: ela pergunta ao próximo jogador se ele pode atingi-la.
# review: "atingir" for matching the card before
# source: e624eac74c7f
lesson-match = Agora você é { $seat }, o próximo jogador. Quem pode atingir a carta anterior é obrigado a isso.
# source: 0a0e0c383cfd
lesson-pay = Atingir custa moedas ao dono da carta anterior. Veja de que tamanho é a corrente de cartas iguais e diga quem paga.
# source: e67f80f0a413
lesson-broken = Só conta a carta imediatamente anterior. Veja como uma carta que não atinge quebra a corrente e como começa outra.
# source: d87cdf3cbeac
lesson-end = Quando todas as cartas foram jogadas, a rodada acaba. Quem não tem mais moedas sai, e os outros continuam.
# source: bba6d0de5c1f
lesson-win = Você é { $seat }, e ao seu adversário quase não restam moedas. Você sabe o que fazer.
