### Schnapsen, in Portuguese (Brazilian-neutral).
### Terms: deal (as played) = rodada, trick = vaza, trump = trunfo, talon = monte, trump card (turned up) = carta virada, lead = abertura/abrir,
### reply = resposta/responder, close = fechar/fechamento, closer = quem fechou, exchange = troca/trocar, marriage = casamento, announce = anunciar,
### claim = declarar/declaração, said “Basta!”, follow suit = acompanhar o naipe, beat = cobrir, to trump = cortar, throw off = descartar,
### strict game = jogo obrigado, game point = ponto de jogo, draw = comprar. The winner "vence o bummerl", the loser "leva um bummerl".
### "Fechado" is said of the talon only; a card lies "com a face para baixo". "Cortar o baralho" is to cut: it must not match the term "cortar".

# source: 93fc961e2f39
game-schnapsen = Schnapsen
    .short = O jogo de cartas preferido dos austríacos quando jogam um contra o outro: poucas cartas, casamentos, um monte que se pode fechar e uma declaração que encerra a rodada.
    .minute = Cada jogador tem poucas cartas na mão; uma carta é virada e indica o trunfo, e o resto é o monte. Enquanto o monte está aberto, pode-se jogar qualquer carta numa vaza, e depois ambos compram. O rei e a dama do mesmo naipe formam um casamento e valem pontos a mais. Quem acha que as suas vazas e os seus casamentos já bastam diz isso, e a rodada acaba. Quando o monte acaba, ou quando um jogador o fecha, é preciso acompanhar o naipe e cobrir a carta da abertura. A rodada vale tanto mais quanto menos tem quem a perde; quem primeiro chega a zero vence o bummerl.
    .names = Schnapser, Sessenta e Seis austríaco

## Overview

# source: 36829f896a2a
trick-game = O Schnapsen é um jogo de vazas. As cartas das suas vazas contam pontos, o rei e a dama do mesmo naipe valem pontos a mais, e com { $enough-text } pontos se vence a rodada.
    .title = Um jogo de vazas e casamentos

## Players

# source: 371d37572b6a
players =
    { $players ->
        [one] Joga { $players-text } pessoa.
       *[other] Jogam { $players-text } pessoas, uma contra a outra.
    }
    .title = Quem joga

## Pack

# source: 1b1f22af4685
pack =
    { $pack-size ->
        [24] O baralho tem { $pack-size-text } cartas: em cada naipe, o ás, o dez, o rei, a dama, o valete e o nove.
       *[other] O baralho tem { $pack-size-text } cartas: em cada naipe, o ás, o dez, o rei, a dama e o valete.
    }
    .title = O baralho
# source: 7d96c041db8a
card-values =
    { $pack-size ->
        [24] Em cada naipe, da mais alta para a mais baixa, as cartas são { $order }. O ás conta { $ace-value-text }, o dez { $ten-value-text }, o rei { $king-value-text }, a dama { $queen-value-text }, o valete { $jack-value-text } e o nove, nada: ao todo, { $all-points-text } pontos.
       *[other] Em cada naipe, da mais alta para a mais baixa, as cartas são { $order }. O ás conta { $ace-value-text }, o dez { $ten-value-text }, o rei { $king-value-text }, a dama { $queen-value-text } e o valete { $jack-value-text }: ao todo, { $all-points-text } pontos.
    }
    .title = Ordem e valores
# review: bolotas, folhas and guizos are our own names for the German suits (Eichel, Laub, Schellen).
# source: 64fa71df2935
german-pack = Cartas francesas e alemãs servem igualmente. No baralho alemão as bolotas correspondem a paus, as folhas a espadas e os guizos a ouros, e copas são copas; o Ober corresponde à dama e o Unter ao valete. Os austríacos que usam cartas francesas chamam essas figuras de Dame e Bube.
    .title = Cartas francesas e alemãs

## Object

# source: f382929821d0
aim =
    { $claim-how ->
        [auto] Ser o primeiro a ter { $enough-text } pontos de vazas e casamentos.
       *[manual] Ser o primeiro a ter { $enough-text } pontos de vazas e casamentos, e dizer isso.
    }
    .title = O objetivo da rodada
# source: dd3141709b39
bummerl-aim = A partida inteira se chama bummerl. Ambos começam com { $target-text } e vão descontando o que ganham; quem primeiro chega a zero vence.
    .title = O objetivo da partida

## The deal

# source: 3172b020b278
first-dealer = O primeiro carteador é escolhido por sorteio: cada um corta o baralho, e quem tira a carta mais alta dá as cartas.
    .title = O primeiro carteador
# source: 6a545ce142d8
shuffle-and-cut = O carteador embaralha, e o adversário corta o baralho.
    .title = Embaralhamento e corte
# source: 7fe7ca4d48a0
deal-in-rounds = O carteador dá { $first-round-text } cartas ao adversário e depois tira outras tantas para si; em seguida cada um recebe mais { $second-round-text }, e ambos ficam com { $hand-size-text }.
    .title = A distribuição
# source: f7052b4ecb5f
trump-turned =
    { $turned-after ->
        [3] Entre a primeira entrega de cartas e a segunda, a carta seguinte é virada com a face para cima. O naipe dela é o trunfo.
       *[other] Dadas as cartas dos jogadores, a carta seguinte é virada com a face para cima. O naipe dela é o trunfo.
    }
    .title = O trunfo
# source: f834db87c2b4
talon-laid = As outras { $face-down-text } cartas ficam com a face para baixo, atravessadas sobre a carta virada, que continua à vista. Juntas formam o monte, de { $talon-size-text } cartas.
    .title = O monte
# source: 5fcaf731f70b
deal-alternates = Os jogadores dão as cartas alternadamente.
    .title = O próximo carteador
# source: 6d0d4fda0951
winner-deals = Quem venceu a última rodada dá as cartas da seguinte.
    .title = O vencedor dá as cartas
# source: 62df79ed98a8
loser-deals = Quem perdeu a última rodada dá as cartas da seguinte.
    .title = O perdedor dá as cartas

## The play

# source: dd502462a989
eldest-leads = Quem abre a primeira vaza é o jogador mão, isto é, o que não deu as cartas.
    .title = Quem começa
# source: c0c1282dc3db
lead-any-card = Quem abre joga qualquer carta.
    .title = A abertura
# source: 533b4d736d5e
must-play = Não se pode passar: quem está na vez joga uma carta.
    .title = Não se passa
    .refused = Aqui não se pode passar: é preciso jogar uma carta.
# source: 871f57e1471e
one-card = Em cada vaza, cada jogador põe uma carta.
    .title = Uma carta por vez
    .refused = Só se joga uma carta por vez.
# source: 21146b5e0fb1
free-reply = Enquanto o monte está aberto, pode-se responder com qualquer carta. Não é preciso acompanhar o naipe nem ganhar a vaza.
    .title = A resposta livre
# source: 24d6606d4695
higher-takes = Uma carta mais alta do naipe da abertura ganha a vaza.
    .title = A carta mais alta ganha
# source: 112243096a66
trump-takes = Um trunfo ganha a vaza aberta com qualquer outro naipe.
    .title = O trunfo ganha
# source: 12b36de0798d
leader-keeps = Uma resposta que não é carta mais alta do naipe nem trunfo sobre outro naipe perde para a carta da abertura, seja qual for o seu valor.
    .title = A vaza fica com quem abriu
# source: 8cb2da991c3a
draw = Depois de cada vaza, enquanto o monte está aberto, quem a ganhou compra a carta de cima, e o outro, a seguinte; assim ambos voltam a ter { $hand-size-text } cartas.
    .title = A compra
# source: 615e7b34e15c
last-draw = Quando só resta uma carta com a face para baixo, quem ganhou a vaza compra essa carta, e o outro recebe a carta virada. A partir daí o monte acabou.
    .title = A última compra
# source: d25d9b426f11
winner-leads = Quem ganhou a vaza abre a seguinte.
    .title = A próxima abertura
# source: 90e2fa713a57
strict-reply = Quando o monte acabou ou está fechado, a resposta deixa de ser livre: acompanhe o naipe e cubra a carta da abertura; se não puder cobrir, acompanhe com uma carta mais baixa; se não tiver o naipe, jogue um trunfo; e só quem também não tem trunfo joga outra coisa. Tudo isso vale também quando a abertura é com trunfo.
    .title = O jogo obrigado
# source: e4e3cd4c4f73
follow-suit = No jogo obrigado, quem tem carta do naipe da abertura deve jogar uma dessas.
    .title = Acompanhar o naipe
    .refused = O monte acabou ou está fechado, e por isso é preciso acompanhar o naipe: { $suit }.
# source: 22396ab9c08f
must-beat = No jogo obrigado, quem pode cobrir a carta da abertura com outra do mesmo naipe é obrigado a isso.
    .title = Cobrir a carta da abertura
    .refused = O monte acabou ou está fechado: quem tem carta mais alta do naipe deve cobrir { $card-the }.
# source: 09a0d1f9b29c
must-trump = No jogo obrigado, quem não tem carta do naipe da abertura deve cortar, isto é, jogar um trunfo.
    .title = Cortar com trunfo
    .refused = O monte acabou ou está fechado: quem não pode acompanhar o naipe deve cortar, isto é, jogar uma carta de { $suit }.
# source: d7f3f5f0755f
discard = Quem não tem carta do naipe da abertura nem trunfo pode descartar qualquer carta. Assim, há sempre uma carta que se pode jogar, mesmo em resposta a um casamento.
    .title = Descartar
# source: 46305ad49dfe
before-leading =
    { $claim-how ->
        [auto] Quem tem a abertura pode antes trocar, fechar e anunciar um casamento, em qualquer ordem permitida pelas regras abaixo, e depois abre. Quem responde não pode fazer nada disso.
       *[manual]
            { $claim-when ->
                [any] Quem tem a abertura pode antes trocar, fechar, anunciar um casamento e declarar, em qualquer ordem permitida pelas regras abaixo, e depois abre. Quem responde só pode declarar.
               *[on_lead] Quem tem a abertura pode antes trocar, fechar, anunciar um casamento e declarar, em qualquer ordem permitida pelas regras abaixo, e depois abre. Quem responde não pode fazer nada disso.
            }
    }
    .title = Antes de abrir
# source: d4492c863e92
exchange = Quem tem o valete de trunfo pode trocá-lo pela carta virada, mesmo antes da primeira vaza. O valete fica então no lugar dela e é a última carta que se compra.
    .title = A troca
# source: 052b1461839f
exchange-on-lead = Só pode trocar quem tem a abertura.
    .title = Troca só na abertura
    .refused = Só pode trocar quem tem a abertura.
# source: 6abb406e3a9d
exchange-open = Quando o monte está fechado ou acabou, não há mais troca.
    .title = Troca só com o monte aberto
    .refused = O monte está fechado ou acabou; não se pode mais trocar.
# source: 9571e071ea8d
exchange-enough = Para a troca, o monte deve ter pelo menos { $exchange-min-text } cartas, contando a carta virada.
    .title = Até quando se pode trocar
    .refused = O monte tem cartas de menos para uma troca: são necessárias { $least-text }, contando a carta virada.
# source: 4800f6990e28
exchange-after-close = Quando um jogador fecha, o adversário ainda pode trocar naquele momento, antes da abertura, ou passar.
    .title = Troca depois do fechamento
# source: 36bed72599a7
exchange-or-pass = Enquanto o adversário não troca nem passa, nada mais se pode fazer.
    .title = Trocar ou passar
    .refused = O monte acaba de ser fechado: agora só se pode trocar o valete de trunfo ou passar.
# source: 2e490ba0b3f5
close = Quem tem a abertura pode fechar o monte: põe em cima dele a carta virada, com a face para baixo. A partir dessa vaza ninguém compra mais, e a resposta deixa de ser livre. Não se pode voltar atrás.
    .title = O fechamento
# source: 2d98871d05b3
close-on-lead = Só pode fechar quem tem a abertura, e antes de abrir.
    .title = Fechar só na abertura
    .refused = Só pode fechar quem tem a abertura.
# source: 568cbc67cb57
close-once = Um monte que está fechado ou acabou não pode ser fechado.
    .title = Só se fecha um monte aberto
    .refused = O monte já está fechado ou acabou.
# source: 38eb7c304687
close-enough = Para ser fechado, o monte deve ter pelo menos { $close-min-text } cartas, contando a carta virada.
    .title = Até quando se pode fechar
    .refused = O monte tem cartas de menos para ser fechado: são necessárias { $least-text }, contando a carta virada.
# source: dd3d47359c1b
close-first = Quem quer fechar e anunciar na mesma vez fecha primeiro.
    .title = Primeiro fechar, depois anunciar
    .refused = O casamento de { $suit } já foi anunciado, e por isso é tarde para fechar: agora é preciso abrir com uma carta dele.
# source: 9165c8371196
close-after-announce = Quem anunciou um casamento ainda pode fechar antes de abrir.
    .title = Fechar depois de anunciar
# source: ba447f33d19f
marriage = O rei e a dama do mesmo naipe formam um casamento. Quem tem a abertura pode mostrar essas cartas e anunciá-lo; depois abre com uma delas.
    .title = Casamentos
# source: 4ecf7911f00d
plain-marriage = Num naipe que não é trunfo, o casamento conta { $marriage-text } pontos.
    .title = O casamento simples
# source: b34ce02b1a21
trump-marriage = Em trunfo, o casamento conta { $trump-marriage-text } pontos.
    .title = O casamento de trunfo
# source: 4e636f3058c4
marry-on-lead = Só pode anunciar quem tem a abertura; na resposta, o rei e a dama são cartas como as outras.
    .title = Anunciar só na abertura
    .refused = Só pode anunciar um casamento quem tem a abertura.
# source: dbf3f2c940b1
marry-one = Em cada abertura só se pode anunciar um casamento, porque é preciso abrir com uma carta dele.
    .title = Um casamento por vez
    .refused = O casamento de { $suit } já foi anunciado; primeiro é preciso abrir com uma carta dele.
# source: 4987854aa304
lead-married = Depois do anúncio, abre-se com o rei ou com a dama daquele naipe, à escolha.
    .title = Abre-se com o rei ou a dama
    .refused = O casamento de { $suit } foi anunciado: é preciso abrir com o rei ou a dama desse naipe.
# source: 21fa7976bede
marriage-counts =
    { $claim-how ->
        [auto] Se o jogador já ganhou uma vaza, o casamento conta na hora e pode vencer a rodada antes mesmo da abertura.
       *[manual] Se o jogador já ganhou uma vaza, o casamento conta na hora, e pode-se declarar antes mesmo da abertura.
    }
    .title = O casamento conta
# source: 8625ea042a36
marriage-waits = Quem ainda não tem vaza também pode anunciar, mas o casamento fica em espera até a sua primeira vaza. Se ela não vier, ele nunca conta.
    .title = O casamento espera
# source: 67e8011bab81
marriage-counts-late = Com a primeira vaza, passa a contar tudo o que esperava por ela.
    .title = A primeira vaza
# source: 8066d7eabd7e
marriage-optional = Ninguém é obrigado a anunciar. Um rei ou uma dama que abre a vaza em silêncio conta só como carta.
    .title = Anunciar é opcional
# source: 0a94e6b7aa8f
announce-unspoken = Quem abre com um rei ou uma dama, tendo também a outra carta do par, anunciou o casamento; não é preciso dizer nada.
    .title = Anúncio sem palavras
# source: 07a04fb171c3
marriage-any-time = Pode-se anunciar um casamento a qualquer momento da rodada, também quando o monte está fechado ou acabou.
    .title = Casamentos tardios
# source: 9827dc9897bd
marry-early = Quando o monte está fechado ou acabou, não se pode mais anunciar nenhum casamento.
    .title = Nada de casamentos tardios
    .refused = O monte está fechado ou acabou, e por esta regra da casa não se pode mais anunciar casamento.
# source: 3ab4f7337d47
claim = Quem acha que chegou a { $enough-text } pontos diz “Basta!”, e a rodada acaba. Se tem mesmo esses pontos, vence; se não, perde.
    .title = A declaração
# source: b50752dea740
claim-on-lead = Só pode declarar quem tem a abertura: antes de abrir, logo depois de anunciar um casamento ou depois de ganhar a última vaza.
    .title = Declarar só na abertura
    .refused = Só pode declarar quem tem a abertura. Antes é preciso ganhar uma vaza.
# source: 2182268f3596
claim-any-time = Quem está na vez pode declarar, também em resposta a uma abertura.
    .title = Declarar na resposta
# source: 82c47a0062aa
all-played = Depois da última vaza, quem a ganhou pode declarar, e nada mais.
    .title = Depois da última vaza
    .refused = Todas as cartas foram jogadas. Agora só se pode declarar, ou deixar como está.
# source: ec219b5a5929
claim-is-free = Ninguém é obrigado a declarar. Se ninguém declarar depois da última vaza, a rodada é decidida como se não houvesse nada a declarar.
    .title = Declarar é opcional
# source: b025047f98c2
claim-unspoken = Quem tem { $enough-text } pontos vence na hora; não é preciso dizer nada.
    .title = Vitória sem palavras
    .refused = Aqui não se declara: quem tem pontos suficientes vence na hora.

## Scoring

# source: 610ce420b62c
win-no-trick =
    { $no-trick-win ->
        [one] Contra um adversário sem nenhuma vaza, a rodada vale { $no-trick-win-text } ponto de jogo. Aqui só contam as vazas: um casamento ainda em espera não ajuda.
       *[other] Contra um adversário sem nenhuma vaza, a rodada vale { $no-trick-win-text } pontos de jogo. Aqui só contam as vazas: um casamento ainda em espera não ajuda.
    }
    .title = O adversário não tem vaza
# source: 647ddd50be81
win-under-safe =
    { $under-safe-win ->
        [one] Contra um adversário que tem vaza, porém menos de { $safe-text } pontos, a rodada vale { $under-safe-win-text } ponto de jogo.
       *[other] Contra um adversário que tem vaza, porém menos de { $safe-text } pontos, a rodada vale { $under-safe-win-text } pontos de jogo.
    }
    .title = O adversário tem poucos pontos
# source: 2f73a89391e5
win-plain =
    { $plain-win ->
        [one] Contra um adversário que tem { $safe-text } pontos ou mais, a rodada vale { $plain-win-text } ponto de jogo. Exatamente { $safe-text } já bastam para isso.
       *[other] Contra um adversário que tem { $safe-text } pontos ou mais, a rodada vale { $plain-win-text } pontos de jogo. Exatamente { $safe-text } já bastam para isso.
    }
    .title = O adversário está a salvo
# source: e2f0eab87bc1
counts-frozen = Quando vence quem fechou, os pontos e as vazas do adversário contam como estavam no momento do fechamento. O que o adversário ganha depois disso não torna a rodada mais barata.
    .title = Contado no fechamento
# source: a9a56c09f983
counts-as-they-are = Quando vence quem fechou, os pontos e as vazas do adversário contam como estão no fim, como em qualquer outra rodada.
    .title = Contado no fim
# source: 216bf44f8210
closer-failed =
    { $fault ->
        [one] Se quem fechou não chega a { $enough-text } pontos, o adversário ganha { $fault-text } ponto de jogo, ou { $fault-no-trick-text } se no fechamento não tinha nenhuma vaza. As vazas posteriores e os pontos de quem fechou não mudam nada.
       *[other] Se quem fechou não chega a { $enough-text } pontos, o adversário ganha { $fault-text } pontos de jogo, ou { $fault-no-trick-text } se no fechamento não tinha nenhuma vaza. As vazas posteriores e os pontos de quem fechou não mudam nada.
    }
    .title = Um fechamento que falha
# source: 7ec15da5744f
other-goes-out =
    { $fault ->
        [one] Depois de um fechamento, o adversário pode chegar primeiro. Com { $enough-text } pontos, ele ganha { $fault-text } ponto de jogo, ou { $fault-no-trick-text } se no fechamento não tinha nenhuma vaza.
       *[other] Depois de um fechamento, o adversário pode chegar primeiro. Com { $enough-text } pontos, ele ganha { $fault-text } pontos de jogo, ou { $fault-no-trick-text } se no fechamento não tinha nenhuma vaza.
    }
    .title = O adversário de quem fechou chega primeiro
# source: 63055590042f
last-trick =
    { $claim-how ->
        [auto]
            { $last-trick-win ->
                [one] Se todas as cartas foram jogadas, o monte não foi fechado e ninguém tem { $enough-text } pontos, quem ganhou a última vaza recebe { $last-trick-win-text } ponto de jogo. Os pontos das cartas não importam.
               *[other] Se todas as cartas foram jogadas, o monte não foi fechado e ninguém tem { $enough-text } pontos, quem ganhou a última vaza recebe { $last-trick-win-text } pontos de jogo. Os pontos das cartas não importam.
            }
       *[manual]
            { $last-trick-win ->
                [one] Se todas as cartas foram jogadas, o monte não foi fechado e ninguém declarou, quem ganhou a última vaza recebe { $last-trick-win-text } ponto de jogo. Os pontos das cartas não importam: até { $enough-text } que não foram declarados perdem para a última vaza.
               *[other] Se todas as cartas foram jogadas, o monte não foi fechado e ninguém declarou, quem ganhou a última vaza recebe { $last-trick-win-text } pontos de jogo. Os pontos das cartas não importam: até { $enough-text } que não foram declarados perdem para a última vaza.
            }
    }
    .title = A última vaza
# source: fabb3bc72947
false-claim =
    { $fault ->
        [one] Quem declara sem ter { $enough-text } pontos perde a rodada. O adversário ganha { $fault-text } ponto de jogo, ou { $fault-no-trick-text } se não tem nenhuma vaza; contra quem fechou, contam as vazas do momento do fechamento.
       *[other] Quem declara sem ter { $enough-text } pontos perde a rodada. O adversário ganha { $fault-text } pontos de jogo, ou { $fault-no-trick-text } se não tem nenhuma vaza; contra quem fechou, contam as vazas do momento do fechamento.
    }
    .title = Uma declaração falsa
# source: e35fee8bdc00
false-claim-as-if-won = Quem declara sem ter { $enough-text } pontos perde a rodada. O adversário ganha tanto quanto teria ganhado quem declarou, se a declaração fosse verdadeira.
    .title = Declaração falsa ao preço de uma vitória

## Winning

# source: 171ab46f06de
count-down = Ambos começam com { $target-text }. Quem vence uma rodada desconta os pontos de jogo ganhos; a contagem de quem perde fica como está.
    .title = A contagem regressiva
# source: 6796359073a0
bummerl = Quem chega a zero, ou abaixo de zero, vence o bummerl. De quem perde se diz que leva um bummerl.
    .title = O bummerl
# source: 0ec0f20095b4
loser-gets-bummerl = Não faz diferença até onde chegou quem perde.
    .title = Um bummerl é um bummerl
# source: 804898d0bac6
double-bummerl =
    { $double-bummerl ->
        [one] Quem perde sem ter ganhado um único ponto de jogo leva { $double-bummerl-text } bummerl.
       *[other] Quem perde sem ter ganhado um único ponto de jogo leva { $double-bummerl-text } bummerls de uma vez.
    }
    .title = O bummerl duplo

## Irregularities

# source: ecedc38a2183
count-in-the-head = Os pontos se contam de cabeça. Nada se anota além do bummerl.
    .title = A contagem
# source: c76ad3711e4d
last-trick-only = Só se pode olhar de novo a última vaza.
    .title = Olhar para trás
# source: 092a9041ac05
revoke =
    { $revoke-how ->
        [flat3]
            { $revoke-cost ->
                [one] Quem joga uma carta contra as regras do jogo obrigado perde a rodada na hora, e o adversário ganha { $revoke-cost-text } ponto de jogo.
               *[other] Quem joga uma carta contra as regras do jogo obrigado perde a rodada na hora, e o adversário ganha { $revoke-cost-text } pontos de jogo.
            }
       *[standard]
            { $revoke-cost ->
                [one] Quem joga uma carta contra as regras do jogo obrigado perde a rodada na hora. O adversário ganha { $revoke-cost-text } ponto de jogo, ou { $revoke-cost-no-trick-text } se não tem nenhuma vaza.
               *[other] Quem joga uma carta contra as regras do jogo obrigado perde a rodada na hora. O adversário ganha { $revoke-cost-text } pontos de jogo, ou { $revoke-cost-no-trick-text } se não tem nenhuma vaza.
            }
    }
    .title = Uma carta contra as regras
# source: 2fe83aeaac14
no-revoke = Uma carta que as regras permitem não é infração.
    .title = Nenhuma infração
    .refused = Aqui as regras permitem jogar { $card-the }; por isso não há infração.
# source: c73ea81718bc
no-penalty = Uma carta contra as regras volta para a mão, e joga-se outra. Isso não custa nada.
    .title = O erro se corrige
    .refused = Aqui não se pode jogar uma carta contra as regras, e por isso também não há preço para isso.
# source: d9840eb7a306
deal-first = Terminada a rodada, nada se joga até que o próximo carteador dê as cartas.
    .title = Entre as rodadas
    .refused = A rodada terminou. Primeiro, o próximo carteador dá as cartas.
# source: 3bf0c5db205e
hand-not-over = Ninguém dá as cartas antes do fim da rodada.
    .title = Cartas dadas cedo demais
    .refused = A rodada ainda não terminou.

## Things on the table

# source: de8b07513d7f
zone-trick = A vaza
# source: 7bf41d1989da
zone-stock = Monte
# source: 4a695cc1e1af
zone-trump = Carta virada
# source: 36daa03108d9
zone-taken = Vazas ganhas
# source: bbf5e30002a9
outcome-counted = pontos de jogo desta rodada
# source: 63e000cb8768
fact-points =
    { $value ->
        [0] nenhum ponto
        [one] { $value-text } ponto
       *[other] { $value-text } pontos
    }
# source: be864e284dc8
fact-pending =
    { $value ->
        [0] nada em espera
        [one] { $value-text } ponto em espera
       *[other] { $value-text } pontos em espera
    }
# source: 4a2c90ad66d7
fact-tricks =
    { $value ->
        [0] nenhuma vaza
        [one] { $value-text } vaza
       *[other] { $value-text } vazas
    }
# source: 1df1c8561f4e
fact-talon =
    { $value ->
        [0] O monte acabou.
        [one] { $value-text } carta no monte
       *[other] { $value-text } cartas no monte
    }
# source: 8e1b8fcb548c
fact-trump =
    { $value ->
        [s] O trunfo é espadas.
        [h] O trunfo é copas.
        [d] O trunfo é ouros.
       *[c] O trunfo é paus.
    }
# source: f0af610d4ad1
fact-closed_by = O monte está fechado.
# source: 1d6f16ff25cc
fact-game_points = Bummerl: { $value-text }
# source: 464223a9908c
fact-result =
    { $value ->
        [claim] Os pontos bastam.
        [false-claim] Declaração falsa
        [closer-failed] O fechamento falhou.
        [revoke] Carta contra as regras
       *[last-trick] A última vaza decide.
    }
# source: c26e4af4ae52
fact-awarded =
    { $value ->
        [0] nenhum ponto de jogo
        [one] { $value-text } ponto de jogo
       *[other] { $value-text } pontos de jogo
    }

## What happens

# source: c8c05f81e040
event-announced = { $seat } mostra { $cards-the } e anuncia { $value-text }.
# source: 4be80e97958e
event-exchanged = { $seat } faz a troca: deixa o valete de trunfo e pega { $card-the }.
# source: b7402dfddf72
event-closed =
    { $value ->
        [0] { $seat } fecha o monte. O adversário ainda não tem nenhum ponto.
        [one] { $seat } fecha o monte. O adversário tem { $value-text } ponto até agora.
       *[other] { $seat } fecha o monte. O adversário tem { $value-text } pontos até agora.
    }
# source: c7d041f9e92b
event-claimed =
    { $value ->
        [0] { $seat } diz “Basta!”, sem nenhum ponto.
        [one] { $seat } diz “Basta!”, com { $value-text } ponto.
       *[other] { $seat } diz “Basta!”, com { $value-text } pontos.
    }
# source: 65f8eda83afe
event-drew = { $seat } compra uma carta.
# source: c7b76af361fa
event-counted = Agora contam para { $seat } os { $value-text } pontos que estavam em espera.
# source: 51805fb95373
event-counts-down =
    { $value ->
        [0] { $seat } não desconta nada.
        [one] { $seat } desconta { $value-text } ponto de jogo.
       *[other] { $seat } desconta { $value-text } pontos de jogo.
    }
# source: d3f8ec13a322
event-bummerl =
    { $value ->
        [one] { $seat } leva um bummerl.
       *[other] { $seat } leva { $value-text } bummerls.
    }
# source: d31debc6d3d6
event-won =
    { $value ->
        [trick] { $seat } ganha a vaza.
        [game] { $seat } vence o bummerl.
       *[hand] { $seat } vence a rodada.
    }

## With German cards

# source: db924fb5d9ed
deck-german-fact-trump =
    { $value ->
        [s] O trunfo é folhas.
        [h] O trunfo é copas.
        [d] O trunfo é guizos.
       *[c] O trunfo é bolotas.
    }
# source: 626104004b6b
deck-german-event-exchanged = { $seat } faz a troca: deixa o Unter de trunfo e pega { $card-the }.
# source: 63311e0c451b
deck-german-exchange-or-pass =
    .refused = O monte acaba de ser fechado: agora só se pode trocar o Unter de trunfo ou passar.
# source: 319432591f96
deck-german-lead-married = Depois do anúncio, abre-se com o rei ou com o Ober daquele naipe, à escolha.
    .title = Abre-se com o rei ou o Ober
    .refused = O casamento de { $suit } foi anunciado: é preciso abrir com o rei ou o Ober desse naipe.
# source: eddb745a1c7b
deck-german-trick-game = O Schnapsen é um jogo de vazas. As cartas das suas vazas contam pontos, o rei e o Ober do mesmo naipe valem pontos a mais, e com { $enough-text } pontos se vence a rodada.
# source: 0951acb1c6f5
deck-german-pack =
    { $pack-size ->
        [24] O baralho tem { $pack-size-text } cartas: em cada naipe, o ás, o dez, o rei, o Ober, o Unter e o nove.
       *[other] O baralho tem { $pack-size-text } cartas: em cada naipe, o ás, o dez, o rei, o Ober e o Unter.
    }
# source: a357dc769187
deck-german-card-values =
    { $pack-size ->
        [24] Em cada naipe, da mais alta para a mais baixa, as cartas são { $order }. O ás conta { $ace-value-text }, o dez { $ten-value-text }, o rei { $king-value-text }, o Ober { $queen-value-text }, o Unter { $jack-value-text } e o nove, nada: ao todo, { $all-points-text } pontos.
       *[other] Em cada naipe, da mais alta para a mais baixa, as cartas são { $order }. O ás conta { $ace-value-text }, o dez { $ten-value-text }, o rei { $king-value-text }, o Ober { $queen-value-text } e o Unter { $jack-value-text }: ao todo, { $all-points-text } pontos.
    }
# source: 8dbdd1b4a319
deck-german-exchange = Quem tem o Unter de trunfo pode trocá-lo pela carta virada, mesmo antes da primeira vaza. O Unter fica então no lugar dela e é a última carta que se compra.
# source: d211b0fca5df
deck-german-marriage = O rei e o Ober do mesmo naipe formam um casamento. Quem tem a abertura pode mostrar essas cartas e anunciá-lo; depois abre com uma delas.
# source: 83a1301be9e6
deck-german-marry-on-lead = Só pode anunciar quem tem a abertura; na resposta, o rei e o Ober são cartas como as outras.
# source: 85ae1ef0ccc0
deck-german-marriage-optional = Ninguém é obrigado a anunciar. Um rei ou um Ober que abre a vaza em silêncio conta só como carta.
# source: ad13a631b36b
deck-german-announce-unspoken = Quem abre com um rei ou um Ober, tendo também a outra carta do par, anunciou o casamento; não é preciso dizer nada.
# source: aa62e04c212e
deck-german-example-source-example =
    .note = O exemplo da fonte árabe, completado até formar uma rodada inteira. Um dez cai diante do Unter de trunfo, um casamento vira a contagem, e a declaração vem quando o adversário ainda não está bem a salvo.
# source: 5c639afc9368
deck-german-example-open-talon =
    .note = Um ás perde a vaza ao responder a um Unter de outro naipe; depois o Unter de trunfo ganha um ás.
# source: 0dabfe96bd21
deck-german-example-exchange-before-the-first-trick =
    .note = O Unter se transforma em ás. Quem responde não pode trocar, fechar, anunciar nem declarar.
# source: b5033d3bede8
deck-german-example-exchange-at-the-last-moment =
    .note = O monte está nas últimas cartas. O Unter deixado ali vai para quem perde a vaza.
# source: ba17b01ecc2f
deck-german-example-exchange-after-closing =
    .note = Regra da casa: antes que quem fechou abra a vaza, o adversário ainda pode trocar o Unter de trunfo.
# source: a5c4856ea4f0
deck-german-example-king-of-the-marriage =
    .note = Aqui o rei vence e o Ober perde: a diferença é de um único ponto.
# source: fc63ef5dfc40
deck-german-example-announced-without-a-word =
    .note = Regra da casa: basta abrir com o Ober.
# source: a067595d0729
deck-german-example-draw-the-last-trump =
    .note = Só o Unter de trunfo vence: ele arranca o ás, e depois nada mais detém as outras cartas.
# number: names of cards
# source: 49def56daa52
deck-german-lesson-marry = Você é { $seat }, tem a abertura e o rei e o Ober de um naipe. É um casamento: anuncie-o, e ele vale pontos.

## What a player can do besides playing a card; the labels of buttons

# source: efe4d1492039
action-marry = Anunciar um casamento
# review: a button that exchanges the lowest trump for the trump card; short enough, and clear?
# source: a67f31d6209a
action-exchange = Trocar o trunfo
# source: ac853d5b97c9
action-close = Fechar o monte
# source: 0870faf590ec
action-claim = Basta!
# source: 2cf028e98d03
action-revoke = Jogar assim mesmo

## Options: the points on which tables differ

# source: 99efb05dcd86
option-pack = Cartas do baralho
    .help = O baralho maior tem também os noves, e cada um recebe mais cartas.
# source: 07847a38287c
option-target = Início da contagem
    .help = Quantos pontos de jogo são precisos para vencer o bummerl?
# source: b1d74d43c3d1
option-claim = Como se vence uma rodada
    .help = O jogador precisa dizer que os pontos bastam, ou a rodada acaba por si?
# source: bffc696cf594
choice-claim-manual = com uma declaração
# source: 101bc08a77a4
choice-claim-auto = sem palavras
# source: bf04233c476d
option-claim_when = Quando declarar
    .help = Só pode declarar quem tem a abertura, ou também quem responde?
# source: 9e049dc75750
choice-claim_when-on_lead = na abertura
# source: c67a4e63e6c0
choice-claim_when-any = também na resposta
# source: a2e836472302
option-freeze = Contar o adversário no fechamento
    .help = Quando vence quem fechou, decidem os pontos e as vazas que o adversário tinha no momento do fechamento?
# source: d399b884ad53
option-false_claim = Preço de uma declaração falsa
    .help = Custa o preço habitual de uma falta, ou o que teria ganhado quem declarou?
# source: 86c06fdac93b
choice-false_claim-standard = o preço de uma falta
# source: 50cc388690c4
choice-false_claim-as_if_won = o que teria ganhado quem declarou
# source: 5c66a75ff33e
option-revoke = Carta contra as regras
    .help = A carta volta para a mão, ou perde-se a rodada?
# source: a47a00f37d0d
choice-revoke-refuse = volta para a mão
# source: 9cbaa25b5a6e
choice-revoke-standard = perde-se a rodada, ao preço de uma falta
# source: b34b7487e702
choice-revoke-flat3 = perde-se a rodada, ao preço mais alto
# source: 4668aa9bef84
option-exchange_min = Menor monte para a troca
    .help = Quantas cartas deve ter o monte, contando a carta virada?
# source: 3d6ee1502851
option-exchange_after_close = Troca depois do fechamento
    .help = O adversário de quem fechou ainda pode trocar, antes da abertura?
# source: 59e5ca86b432
option-close_min = Menor monte que se pode fechar
    .help = Quantas cartas deve ter o monte, contando a carta virada?
# source: dfc925944560
option-close_after_announce = Fechar depois de anunciar
    .help = Um jogador pode fechar entre o anúncio de um casamento e a abertura?
# source: fc19a77527ef
option-marriage_late = Casamentos tardios
    .help = Pode-se anunciar um casamento quando o monte está fechado ou acabou?
# source: f63d87100edd
option-auto_announce = Anúncio sem palavras
    .help = O rei ou a dama que abre a vaza anuncia por si só o casamento?
# source: ef818a9e17ef
option-double_bummerl = Bummerl duplo
    .help = Quem perde sem um único ponto de jogo leva um bummerl duplo?
# source: 6ea09f281280
option-deal = O próximo carteador
    .help = Quem dá as cartas da rodada seguinte?
# source: 9425676fbfa6
choice-deal-alternate = o outro jogador
# source: 6030f6c7c43b
choice-deal-winner = o vencedor
# source: f4159013ed41
choice-deal-loser = o perdedor
# source: 8e2bb9dc5e1d
option-deal_pattern = Quando se vira o trunfo
    .help = Quantas cartas cada jogador já tem nesse momento? A opção maior é a mão inteira.

## Presets

# source: 3fee7b497073
preset-standard = Schnapsen
    .about = O jogo como se joga na Áustria, com declarações e com a contagem do adversário fixada no fechamento.
# source: 98a147599898
preset-short = Bummerl curto
    .about = O mesmo jogo com uma contagem menor, para quando há pouco tempo.
# source: d007ed9fc6b8
preset-tournament = Schnapsen de torneio
    .about = As regras na leitura mais severa: uma carta contra as regras não volta para a mão, e com ela se perde a rodada.
# source: e0530d32be41
preset-auto-claim = Schnapsen sem declarações
    .about = Quem tem pontos suficientes vence na hora, como em muitos programas.
# source: 4d9cdb0cb1ba
preset-hard = Fechamento duro
    .about = O que o adversário ganha depois de um fechamento ainda conta.
# source: e78c10a14643
preset-nines = Schnapsen com os noves
    .about = O baralho maior, à maneira do Sessenta e Seis: mais cartas na mão e no monte, com as regras do Schnapsen.

## The game in steps

# source: bd792c4e45c5
step-cards = Pegue { $pack-size-text } cartas. Em cada naipe, da mais alta para a mais baixa, são { $order }; o ás conta { $ace-value-text }, o dez { $ten-value-text }, o rei { $king-value-text }, a dama { $queen-value-text }, o valete { $jack-value-text }.
# source: 36915847b35f
step-deal = Dê { $hand-size-text } cartas a cada um e vire uma, que indica o trunfo. As outras ficam atravessadas sobre ela: são o monte.
# source: 2f9ca864cab0
step-lead = Quem não deu as cartas abre com qualquer uma.
# source: e98645a966e1
step-open = Enquanto o monte está aberto, pode-se responder com qualquer carta.
# source: 736b2e1955c1
step-take = A carta mais alta do naipe da abertura ganha a vaza, e um trunfo ganha de qualquer outro naipe. Quem ganhou compra primeiro e abre de novo.
# source: 67889c305723
step-marry = Ao abrir, mostre o rei e a dama de um naipe e jogue uma dessas cartas: são { $marriage-text } pontos; em trunfo, { $trump-marriage-text }. Eles contam assim que você tem uma vaza.
# source: 618aa1fab995
step-exchange = Quem tem a abertura pode trocar o valete de trunfo pela carta virada sob o monte.
# source: e78e5116956f
step-strict = Quando o monte acaba, ou quando o jogador com a abertura o fecha: acompanhe o naipe, cubra a carta da abertura ou então corte.
# source: 7d6fc7dc0427
step-enough =
    { $claim-how ->
        [auto] Com { $enough-text } pontos você vence na hora: ganha { $plain-win-text }, { $under-safe-win-text } ou { $no-trick-win-text } pontos de jogo, tanto mais quanto menos tem quem perde. Se ninguém chega lá, vence a última vaza.
       *[manual] Com { $enough-text } pontos, diga “Basta!” e ganhe { $plain-win-text }, { $under-safe-win-text } ou { $no-trick-win-text } pontos de jogo, tanto mais quanto menos tem quem perde. Se ninguém declara, vence a última vaza.
    }
# source: 642b3fb68fe4
step-bummerl = Comece com { $target-text } e vá descontando. Quem primeiro chega a zero vence o bummerl.

## The score card

# source: 9978e25cef8a
score-card = Folha de pontos para um bummerl
    .about = Quem vence uma rodada risca um número por ponto de jogo, do mais alto para baixo. Quem fica só com o zero venceu; para o adversário, marca-se uma bolinha na última casa. Onde a tabela traz um par de números, o maior é de quem vence sem ter nenhuma vaza; contra quem fechou, de quem não tinha nenhuma no fechamento.
    .mark = Bummerl

## Tips

# source: 6c723c476eb0
tip-count-your-points = Conte os seus pontos e os do adversário. Quem não percebe que chegou a { $enough-text } pode perder para a última vaza; quem declara cedo demais perde na hora.
    .title = Conte o tempo todo
# source: 8c185061af0f
tip-keep-the-marriage = Guarde o rei e a dama de um naipe até poder anunciar: { $marriage-text } pontos, ou { $trump-marriage-text }, são mais do que rende a maioria das vazas. O mesmo vale para um rei ou uma dama cujo par ainda pode estar no monte.
    .title = Guarde os seus casamentos
# source: 2edc929768b8
tip-protect-the-tens = Um dez perde para o ás do naipe e para qualquer trunfo. Jogue-o quando o ás já saiu e o adversário tem de acompanhar o naipe, ou ganhe uma vaza com ele; com o monte aberto, não abra com um dez sem necessidade.
    .title = Cuide dos dez
# source: 9b691db7c140
tip-keep-trumps = Guarde os trunfos para o que vale a pena. Um trunfo pequeno que ganha um ás ou um dez já se pagou, e no jogo obrigado são os trunfos que decidem de quem são as últimas vazas.
    .title = Guarde os seus trunfos
# source: b548fe27c7d2
tip-close-when-sure = Feche quando puder contar as vazas que levam você até o fim, e pense no que o adversário pode ter. Um fechamento que falha custa { $fault-text } pontos de jogo, ou até { $fault-no-trick-text }, por mais perto que você tenha chegado. Os nossos bots ganham { $closer-wins-text }% das rodadas em que fecham.
    .title = Feche com uma mão forte
# source: 908a0cb4ed45
tip-small-cards-first = Quando a vaza está perdida de qualquer modo, dê um valete ou uma dama sem par: { $jack-value-text } ou { $queen-value-text } pontos custam pouco. São também as aberturas mais seguras enquanto o monte está aberto.
    .title = Primeiro as cartas pequenas
# source: b4da7ea02541
tip-watch-the-trumps = Lembre-se dos trunfos que já saíram. Quando sabe onde estão os últimos, você pode arrancá-los ou abrir com o que não pode mais ser cortado; e quando o monte acaba, você conhece a mão inteira do adversário.
    .title = Fique de olho nos trunfos
# source: 7b06ca1db14c
tip-king-or-queen = Depois de anunciar, conte antes de abrir. O rei rende um ponto a mais que a dama, e talvez seja ele que leve você a { $enough-text }.
    .title = O rei ou a dama
# source: 2097a2776194
tip-reach-safety = Quando a rodada vai mal, trate de chegar a { $safe-text } pontos. Logo abaixo disso a derrota custa { $under-safe-win-text } na contagem do bummerl; a partir daí, só { $plain-win-text }. Quando jogam os nossos bots, { $one-point-deals-text }% das rodadas não custam mais do que isso a quem perde.
    .title = Ponha-se a salvo
# source: 2fb2ce6868ec
tip-close-early = O valor de um fechamento se decide quando você fecha. Se o adversário ainda não tem nenhuma vaza, um fechamento que dá certo rende { $no-trick-win-text } pontos de jogo, mesmo que depois você perca vazas.
    .title = A hora de fechar
# source: 391263403f08
tip-last-open-trick = Atenção à última vaza antes de o monte acabar. Quem a ganha tem a abertura no jogo obrigado, mas quem a perde recebe a carta virada; e se houve troca, é o valete que está lá.
    .title = A última vaza livre

## What many deals show

# source: 9c0ae2a2a109
plot-closed-by-points = Com que frequência um fechamento dá certo, conforme os pontos
    .about = Os pontos são os que quem fecha tem no momento de fechar, entre vazas e casamentos.
# source: 04df6dbae41b
plot-endings = Como acaba uma rodada
    .about = Toda rodada acaba de um destes modos.
    .claim = alguém declara, e tem razão
    .last-trick = ninguém declara, e a última vaza decide
    .closer-failed = o fechamento falha
    .false-claim = alguém declara, e está errado
# source: e0321ce7f31a
plot-awards = Quanto vale uma rodada
    .about = Com que frequência quem vence a rodada ganha esse número de pontos de jogo.

## Questions

# source: 8653c31d5876
question-must-i-follow = Preciso acompanhar o naipe?
    .answer = Enquanto o monte está aberto, não. Quando está fechado ou acabou, você deve acompanhar o naipe e cobrir a carta da abertura; se não tiver o naipe, deve cortar.
# source: 6b8b391309a8
question-when-may-i-announce = Quando posso anunciar um casamento?
    .answer = Só quando a abertura é sua. Você mostra o rei e a dama e abre com uma dessas cartas; o casamento conta { $marriage-text } e, em trunfo, { $trump-marriage-text }.
# source: 602ae9084ae4
question-nobody-has-enough = E se ninguém chegar a { $enough-text }?
    .answer =
        { $last-trick-win ->
            [one] Então a última vaza vence a rodada: { $last-trick-win-text } ponto de jogo, sejam quais forem os pontos das cartas. Se o monte foi fechado, perdeu quem fechou.
           *[other] Então a última vaza vence a rodada: { $last-trick-win-text } pontos de jogo, sejam quais forem os pontos das cartas. Se o monte foi fechado, perdeu quem fechou.
        }
# source: af65f5b6e0db
question-what-is-a-bummerl = O que é um bummerl?
    .answer = A partida inteira. Ambos começam com { $target-text } e vão descontando; quem primeiro chega a zero vence. O outro perdeu e leva um bummerl.
# source: 9cd31574404f
question-when-to-close = Quando devo fechar?
    .answer = Quando as suas cartas garantem que você chega a { $enough-text } pontos. Se não chegar, quem pontua é o adversário.
# source: f2fbbac424c3
question-how-long = Quanto tempo dura?
    .answer = Uma rodada dura de { $deal-shortest-text } a { $deal-longest-text } minutos; um bummerl, cerca de { $bummerl-minutes-text }. Quando jogam os nossos bots, uma rodada tem em média { $deal-tricks-text } vazas, um bummerl { $bummerl-deals-text } rodadas e um bummerl curto { $short-bummerl-deals-text }.
# source: 22f605898929
question-leading-first = É vantagem abrir primeiro?
    .answer = Quando jogam os nossos bots, quem abre primeiro vence { $leader-wins-text }% das rodadas.
# source: 11f495739b4a
question-no-trick-yet = Posso anunciar antes de ter uma vaza?
    .answer = Pode. O casamento fica em espera e conta com a sua primeira vaza. Se você não ganhar nenhuma, ele nunca conta.
# source: bed2e9641141
question-exactly-safe = O adversário tem exatamente { $safe-text } pontos. Quanto vale a minha vitória?
    .answer =
        { $plain-win ->
            [one] Vale { $plain-win-text } ponto de jogo. Só se ele tivesse menos pontos valeria { $under-safe-win-text }.
           *[other] Vale { $plain-win-text } pontos de jogo. Só se ele tivesse menos pontos valeria { $under-safe-win-text }.
        }
# source: c55eaf8f0c4a
question-empty-trick = A única vaza do adversário não vale ponto nenhum. Mesmo assim lhe serve?
    .answer =
        { $under-safe-win ->
            [one] Serve. Uma vaza é uma vaza, mesmo sem nada dentro: a rodada vale { $under-safe-win-text } ponto de jogo, e não { $no-trick-win-text }.
           *[other] Serve. Uma vaza é uma vaza, mesmo sem nada dentro: a rodada vale { $under-safe-win-text } pontos de jogo, e não { $no-trick-win-text }.
        }
# source: ce096660fd6f
question-claim-in-between = Posso declarar quando a abertura é do adversário?
    .answer = Não, antes você precisa ganhar uma vaza. Mas, com a abertura, pode declarar sem jogar carta nenhuma, por exemplo logo depois de anunciar.
# source: 63234903f1bd
question-exchange-twice = Troquei o valete. O adversário pode trocá-lo de novo?
    .answer = Não. O valete fica sob o monte até que alguém o compre, e essa é a última compra de todas.
# source: d08912fbcbd1
question-stuck-after-closing = Pode acontecer que não se possa jogar carta nenhuma?
    .answer = Não. Quem não pode acompanhar o naipe nem cortar joga o que quiser.
# source: 3aa190e2c2ce
question-german-cards = Tenho cartas alemãs. A que cartas daqui elas correspondem?
    .answer = O Ober é a dama e o Unter, o valete. As bolotas correspondem a paus, as folhas a espadas, os guizos a ouros; copas são copas.
# source: 014f929d22f1
question-common-mistakes = Quais são os erros mais comuns?
    .answer = Declarar cedo demais, esquecer depois de um fechamento que é preciso acompanhar o naipe e cobrir, e desfazer um casamento.

## Glossary

# source: 13b69abef4fc
term-trick = vaza
    .definition = As cartas que os jogadores puseram na mesa, uma de cada; fica com elas quem jogou a melhor.
    .also = vazas
# source: b30353d6be04
term-lead = abertura
    .definition = A primeira carta de uma vaza; também o direito de jogá-la.
    .also = aberturas|abrir|abre|abriu
# source: 6c6969aa9a35
term-forehand = jogador mão
    .definition = O jogador que não deu as cartas e que abre primeiro.
# source: fc8ac8190bda
term-dealer = carteador
    .definition = Quem dá as cartas nesta rodada.
# source: f61c0ad1d459
term-trump = trunfo
    .definition = Uma carta do mesmo naipe que a carta virada; ganha das cartas de todos os outros naipes.
    .also = trunfos
# source: cfed01e8d37e
term-talon = monte
    .definition = As cartas que sobram da distribuição, com a carta virada embaixo.
# source: 11182a6960c1
term-close = fechar
    .definition = Pôr a carta virada sobre o monte, com a face para baixo; a partir daí ninguém compra mais, e começa o jogo obrigado.
    .also = fecha|fechou|fechado|fechamento|fechamentos
# source: 373f7853b56a
term-exchange = trocar
    .definition = Tirar a carta virada da mesa e pôr no lugar dela o valete de trunfo.
    .also = troca|trocas
# source: 2c60d50060dc
term-marriage = casamento
    .definition = O rei e a dama do mesmo naipe na mesma mão.
    .also = casamentos
# source: 8a24ba34482e
term-twenty = vinte
    .definition = Um casamento num naipe que não é trunfo, assim chamado porque conta { $marriage-text }.
# source: e8000c26e175
term-forty = quarenta
    .definition = O casamento de trunfo, assim chamado porque conta { $trump-marriage-text }.
# source: dc4547298a2d
term-enough = declarar
    .definition = Encerrar a rodada dizendo “Basta!”, por ter { $enough-text } pontos.
    .also = declara|declarou|declaração|declarações
# source: f3d8e9a98116
term-card-point = ponto de carta
    .definition = O que uma carta conta para quem a ganha numa vaza; aqui se diz simplesmente ponto.
    .also = pontos de carta|pontos das cartas
# source: 2fd2cdc895ee
term-game-point = ponto de jogo
    .definition = O que vale uma rodada; é o que se desconta no bummerl.
    .also = pontos de jogo
# review: "jogo obrigado" for the strict game is our own rendering; is there a better established term?
# source: b5cfefba473e
term-strict-game = jogo obrigado
    .definition = A parte da rodada em que o monte está fechado ou acabou, e a resposta deixa de ser livre.
# source: b54851c152bb
term-follow-suit = acompanhar o naipe
    .definition = Jogar uma carta do mesmo naipe que a abertura.
    .also = acompanhe o naipe|acompanhar
# source: 0848ed1b1dc6
term-beat = cobrir
    .definition = Jogar uma carta mais alta do mesmo naipe que a abertura.
    .also = cobre|cubra|coberta
# source: b579a1f55d55
term-to-trump = cortar
    .definition = Jogar um trunfo numa vaza de outro naipe.
    .also = cortado|cortada
# source: 28ae8589add9
term-discard = descartar
    .definition = Jogar uma carta que não pode ganhar nada, por não ter nem o naipe da abertura nem trunfo.
    .also = descarta|descarte
# source: 639c9e1af60d
term-bummerl = bummerl
    .definition = Uma partida inteira, em que se desconta a partir de { $target-text }; também a marca que leva quem a perde.
    .also = bummerls
# source: a296ec8709d8
term-ober = Ober
    .definition = A figura superior do baralho alemão, abaixo do rei. Corresponde à dama, que os austríacos chamam de Dame.
# source: 429196a18e46
term-unter = Unter
    .definition = A figura inferior do baralho alemão. Corresponde ao valete, que os austríacos chamam de Bube.
# source: 4f18fb02f236
term-revoke = renúncia
    .definition = Jogar uma carta que o jogo obrigado não permite.

## History

# source: 1f9e37957f9f
history-austrian = O Schnapsen é a forma curta austríaca do Sessenta e Seis, jogo conhecido desde o século XVIII. O baralho pequeno faz dele um jogo rápido, e um jogo para quem gosta de contar.
# source: 856083d67ae9
history-mariage = Um dicionário para senhoras, impresso em Leipzig em { $mariage-year-text }, descreve o antepassado sob o nome de Mariage: o casamento do rei com a dama deu nome a todo o grupo de jogos.
# source: b40e6c4420f0
history-name = Diz-se que o nome vem de uma palavra alemã para abocanhar, porque o trunfo abocanha a carta do outro. Na mesa se conta outra história: a de que se jogava valendo um copo de schnaps.
# source: d08ff8f5b502
history-inns = Na Áustria é tido como o jogo típico das tabernas.

## Sources and corrections

# source: 63333435614b
erratum-E002-1 = Ao título que promete a ordem e os pontos das cartas não se segue nada.
    .right = O resumo no fim da mesma fonte os traz: ás { $ace-value-text }, dez { $ten-value-text }, rei { $king-value-text }, dama { $queen-value-text }, valete { $jack-value-text }, nesta ordem.
# source: c33e47645541
erratum-E002-2 = Falta a tabela do que vale uma rodada. Só restam o exemplo e uma lista dos resultados possíveis.
    .right = Em pontos de jogo, a vitória vale { $no-trick-win-text } contra quem não tem vaza, { $under-safe-win-text } contra menos de { $safe-text } pontos e { $plain-win-text } contra { $safe-text } ou mais; a última vaza de uma rodada em que ninguém declarou vale { $last-trick-win-text }.
# source: dc20790d54ce
erratum-E002-3 = Uma carta contra as regras custa { $fault-no-trick-text } quando o adversário ficaria sem nenhuma vaza.
    .right = O que se quer dizer é que o jogador que não cometeu a falta não tem nenhuma vaza naquele momento.
# source: 31a6b65d151a
erratum-E002-4 = Uma dica diz que o dez só perde para o ás.
    .right = Ele perde também para qualquer trunfo, como mostra a primeira vaza do exemplo da mesma fonte.
# source: c970bf279111
erratum-E002-5 = A troca é permitida enquanto o monte tem pelo menos { $exchange-min-text } cartas, como se isso fosse mais do que um monte aberto.
    .right = Contando a carta virada, é a mesma coisa: quando alguém tem a abertura, um monte aberto nunca tem menos. Algumas mesas exigem mais.

## Worked examples

# source: a0630da66142
example-source-example = Uma rodada inteira, com um casamento
    .note = O exemplo da fonte árabe, completado até formar uma rodada inteira. Um dez cai diante do valete de trunfo, um casamento vira a contagem, e a declaração vem quando o adversário ainda não está bem a salvo.
# source: 2d8909e2d630
example-ten-that-cannot-be-trumped = Um dez que não pode ser cortado
    .note = O adversário ainda tem uma carta do naipe e precisa acompanhar. Só vence a abertura com o dez de copas; com qualquer outra, perde-se.
# source: 104992245380
example-start-of-a-deal = Como começa uma rodada
    .note = As mãos dos jogadores, a carta virada e o monte, como o carteador os deixou na mesa.
# source: 01b9a367852a
example-turned-after-the-hands = O trunfo virado depois das mãos
    .note = Regra da casa: o mesmo baralho, mas primeiro se dão as mãos inteiras; assim, outras cartas vão para outros lugares.
# source: 51226c03b983
example-open-talon = Monte aberto: vale qualquer carta
    .note = Um ás perde a vaza ao responder a um valete de outro naipe; depois o valete de trunfo ganha um ás.
# source: b6ad2c4b3617
example-talon-runs-out = O monte acaba
    .note = Quem perde a última vaza livre recebe a carta virada. Já com a carta seguinte começa o jogo obrigado.
# source: 72c4ac2d87f2
example-talon-used-up = O jogo obrigado, carta por carta
    .note = Cobrir, acompanhar, cortar, descartar: uma obrigação depois da outra, embora ninguém tenha fechado.
# source: 1e0fca051b5e
example-exchange-before-the-first-trick = Uma troca antes da primeira vaza
    .note = O valete se transforma em ás. Quem responde não pode trocar, fechar, anunciar nem declarar.
# source: cb6c816ec336
example-exchange-at-the-last-moment = Uma troca no último momento
    .note = O monte está nas últimas cartas. O valete deixado ali vai para quem perde a vaza.
# source: cd3c3ad18035
example-larger-talon-for-exchange = Exige-se um monte maior
    .note = Regra da casa: a mesma situação, mas agora é tarde para trocar ou fechar.
# source: ffd67ebbef86
example-exchange-after-closing = Uma troca depois do fechamento
    .note = Regra da casa: antes que quem fechou abra a vaza, o adversário ainda pode trocar o valete de trunfo.
# source: ade7d668cf01
example-marriage-waits = Um casamento à espera de uma vaza
    .note = Anunciado na primeira abertura, contado com a primeira vaza.
# source: 0fcd46d33919
example-marriage-never-counts = Um casamento que nunca conta
    .note = Ele espera por uma vaza que não vem, e a rodada é vencida contra um adversário sem vaza.
# source: 9a70f1ed2a63
example-marriage-wins-at-once = Um casamento que vence na hora
    .note = Como já há uma vaza, ele conta na hora, e a declaração vem antes da abertura.
# source: 975023ee0b24
example-king-of-the-marriage = O rei do casamento
    .note = Aqui o rei vence e a dama perde: a diferença é de um único ponto.
# source: 921d83029bca
example-marriage-only-on-lead = Nada de casamento na resposta
    .note = Um rei que abre em silêncio conta só como carta. Na resposta não se pode anunciar nada; na abertura, sim.
# source: 34efc5653c7f
example-late-marriage = Um casamento com o monte acabado
    .note = Ele conta também no jogo obrigado, e a resposta não é livre.
# source: e548d993ad5b
example-no-late-marriage = Nada de casamentos tardios
    .note = Regra da casa: a mesma situação, e o casamento não pode ser anunciado.
# source: 776529b00cd9
example-announced-without-a-word = Anúncio sem palavras
    .note = Regra da casa: basta abrir com a dama.
# source: a2c1f739f230
example-reply-to-a-marriage = A resposta a um casamento
    .note = O monte está fechado, mas o adversário não tem nem o naipe nem trunfo; por isso pode jogar qualquer carta.
# source: 2125832529a1
example-closed-for-three = Fechado antes que o adversário tivesse vaza
    .note = Depois o adversário ganha vazas, mas no fechamento não tinha nenhuma, e é isso que conta.
# source: 96fc4529eb77
example-frozen-at-closing = Contado no fechamento
    .note = No fim o adversário está a salvo, mas não estava quando o monte foi fechado.
# source: b4eab27d253f
example-not-frozen = Contado no fim
    .note = A mesma rodada com o fechamento duro: agora conta também o que o adversário ganhou depois, e a vitória vale menos.
# source: 2793bbf62f85
example-closer-fails = Um fechamento que falha
    .note = Faltam alguns pontos, e todas as cartas foram jogadas: vence o adversário, que no fechamento já tinha uma vaza.
# source: 2bb75b7a0b0f
example-closer-fails-for-three = Um fechamento que falha feio
    .note = O adversário não tinha nenhuma vaza quando o monte foi fechado. Todas as que ganhou depois não tornam a derrota mais barata.
# source: 799a1715a7c1
example-other-goes-out = O outro chega primeiro
    .note = Os pontos bastam para quem os tem, também contra quem fechou.
# source: f94d1e8a323a
example-opponent-at-33 = Um adversário a salvo por pouco
    .note = Exatamente no limite: a vitória vale o mínimo.
# source: a687b98c8088
example-opponent-at-32 = Um adversário quase a salvo
    .note = As mesmas cartas, com um ponto a menos para o adversário, e a vitória vale mais.
# source: e9d40ddeeb2e
example-false-claim = Uma declaração falsa
    .note = Falta um único ponto, e a rodada está perdida.
# source: baf300f1dd01
example-false-claim-for-three = Uma declaração falsa contra quem não tem vaza
    .note = O adversário ainda não tem nenhuma vaza, e por isso ganha ainda mais.
# source: 3f2cd095218f
example-false-claim-by-the-closer = Uma declaração falsa de quem fechou
    .note = Contam as vazas que o adversário tinha no fechamento: nenhuma.
# source: c9eac9db3e43
example-false-claim-priced-as-a-win = Declaração falsa ao preço de uma vitória
    .note = Regra da casa: o adversário está a salvo; uma declaração verdadeira teria rendido pouco, e o erro custa igualmente pouco.
# source: a10756e6602c
example-unclaimed = Pontos suficientes, mas sem declaração
    .note = Perdeu-se a conta, perdeu-se a última vaza e, com ela, a rodada.
# source: 493a383a237d
example-claim-after-the-last-trick = Uma declaração depois da última vaza
    .note = Todas as cartas foram jogadas, e ainda há tempo para declarar.
# source: 719feaea0acd
example-claim-left-out = Uma declaração que não veio
    .note = Sem a declaração, só conta a última vaza, e ela vale menos.
# source: e1124e97c0f7
example-claim-waits-for-the-lead = A declaração espera pela abertura
    .note = Os pontos já estão lá, mas a abertura é do outro. Primeiro a vaza, depois a declaração.
# source: 7fb168f8c85a
example-claim-in-reply = Uma declaração na resposta
    .note = Regra da casa: a mesma situação, e a declaração não precisa esperar.
# source: f5897c00b4b9
example-won-without-a-word = Vitória sem palavras
    .note = Com a vaza chegam os pontos, e a rodada acaba.
# source: b4e8a4c1f773
example-ends-only-once = Um casamento encerra a rodada, uma vez só
    .note = Abre-se com o rei, o casamento conta sem palavras, e os pontos vencem sem palavras: a rodada acaba uma única vez.
# source: f646f222e4ff
example-close-after-announcing = Fechar depois de anunciar
    .note = Regra da casa: primeiro o casamento, depois o monte, depois a abertura.
# source: d7186392db84
example-revoke = Uma carta contra as regras
    .note = Era preciso jogar o ás. No torneio, a rodada está perdida.
# source: 59bc06250bf8
example-revoke-for-three = Uma carta contra as regras, contra quem não tem vaza
    .note = Quem fechou ainda não tem nenhuma vaza quando o adversário deixa de acompanhar o naipe.
# source: 719bfa43d0c4
example-revoke-at-a-fixed-price = Uma carta contra as regras, a preço fixo
    .note = Regra da casa: o preço é o mais alto, com ou sem vaza.
# source: cc51dd54a9ff
example-refusals = O que não se pode fazer
    .note = Cartas dos outros, mais de uma carta, passar a vez, dar as cartas no meio da rodada: experimente em “E se…?” e leia por que não.
# source: b6328498f6ae
example-bummerl = O fim de um bummerl
    .note = Uma rodada é vencida, o outro dá as cartas, e a rodada seguinte encerra tudo.
# source: 0012b61d3403
example-double-bummerl = Um bummerl duplo
    .note = Regra da casa: quem perde não ganhou um único ponto de jogo.
# source: 084fb3a24119
example-winner-deals = O vencedor dá as cartas
    .note = Regra da casa: quem venceu a rodada dá as cartas da seguinte, e o outro abre.
# source: 5f2984634040
example-loser-deals = O perdedor dá as cartas
    .note = Regra da casa: quem perdeu dá as cartas, e o vencedor abre de novo.
# source: 10e92606b1a2
example-with-nines = Com os noves: como começa uma rodada
    .note = Um baralho maior, mais cartas na mão, um monte maior.
# source: 3701333551aa
example-trick-worth-nothing = Uma vaza que não vale nada
    .note = A única vaza do adversário só tinha noves. Mesmo assim é uma vaza.
# source: c301ae02577a
example-whole-deal = Uma rodada inteira, até a última vaza
    .note = Ninguém chega lá: vence a última vaza, com menos pontos.
# source: 3af8fd066b33
example-draw-the-last-trump = Arranque o último trunfo
    .note = Só o valete de trunfo vence: ele arranca o ás, e depois nada mais detém as outras cartas.
# source: c368ad352026
example-whole-bummerl = Um bummerl inteiro
    .note = Rodada após rodada, do início ao fim da contagem: pontos suficientes, um fechamento que falha, uma última vaza e, de novo, pontos suficientes.
# source: 220862bf5046
example-schneider = Um bummerl sem nenhum ponto de jogo
    .note = Regra da casa: quem perdeu não venceu nenhuma rodada. É o chamado Schneider, e o bummerl vale em dobro.


## Problemas

# source: 8c25f367d371
problem-question =
    { $value ->
        [one] Quem abre é { $seat }. Como ganha { $value-text } ponto de jogo?
       *[other] Quem abre é { $seat }. Como ganha { $value-text } pontos de jogo?
    }
# source: 72d479090bf6
problem-wins =
    { $value ->
        [one] { $seat } ganha { $value-text } ponto de jogo.
       *[other] { $seat } ganha { $value-text } pontos de jogo.
    }
# source: 64323e11100d
problem-loses =
    { $value ->
        [one] { $seat } perde { $value-text } ponto de jogo.
       *[other] { $seat } perde { $value-text } pontos de jogo.
    }
# source: 294c0320ce84
problem-stands =
    { $tricks ->
        [0] { $seat } tem { $points-text } de { $enough-text } pontos e nenhuma vaza.
        [one] { $seat } tem { $points-text } de { $enough-text } pontos e { $tricks-text } vaza.
       *[other] { $seat } tem { $points-text } de { $enough-text } pontos e { $tricks-text } vazas.
    }
# source: 320127a14ef3
problem-takes = Quem declara com { $enough-text } pontos vence a rodada: { $no-trick-win-text } pontos de jogo contra quem não tem vaza, { $under-safe-win-text } contra quem tem vaza e menos de { $safe-text } pontos, { $plain-win-text } nos outros casos. Se ninguém declara e o monte não foi fechado, a última vaza ganha { $last-trick-win-text }.
# review: "arrancar os trunfos" for drawing trumps; is "puxar" or "tirar" usual at your table?
# source: ca537991139b
theme-draw-trumps = Arrancar os trunfos
    .about = As cartas altas só valem quando não resta trunfo para cortá-las: conte os trunfos que faltam e abra com os seus enquanto o adversário é obrigado a acompanhar.
# source: 1b365f22d6cb
theme-force-trump = Obrigar a cortar
    .about = No jogo obrigado, abra com um naipe que o adversário não tem mais: ele tem de cortar, e cada trunfo gasto assim é um a menos contra as suas cartas boas.
# source: dfb12eca5147
theme-give-up-lead = Ceder uma vaza
    .about = Perca agora uma vaza barata: o adversário terá de abrir nos naipes em que você é forte, ou gastar as cartas que protegem as dele.
# source: a5b55b7e37f9
theme-last-trick = Jogar pela última vaza
    .about = Quando ninguém pode chegar aos pontos necessários, só conta quem ganha a última vaza: guarde a carta que a ganha.
# source: e33eadb5c396
theme-keep-marriage = Guardar o casamento
    .about = Um casamento só se anuncia na abertura: jogue os outros naipes na ordem que lhe devolve a abertura com o casamento ainda na mão.
# source: 97134aa5dad1
theme-count-safe = Contar até { $safe-text }
    .about = A vitória vale mais enquanto o adversário fica abaixo de { $safe-text } pontos: antes de cada vaza, conte quantos ele teria se a ganhasse.
# source: 8314d2414550
theme-time-closing = Fechar agora ou depois
    .about = Depois de um fechamento ninguém compra mais e a resposta deixa de ser livre, mas quem fechou tem de chegar aos pontos necessários: feche quando as suas cartas bastam contra as que o adversário tem na mão naquele momento.

## What changed

# source: cba83ad583f3
change-german-cards = Os exemplos podem ser mostrados com o baralho alemão, e então as cartas têm os nomes dele.

## Os passos do percurso

# review: "rodada" for a deal, and "monte" for the talon
# source: 614cc932e2c1
lesson-deal = Ambos recebem uma mão; uma carta é virada e o naipe dela é o trunfo, o mais forte; o resto é o monte. Vence a rodada quem chega primeiro a { $enough-text } pontos. O número ao lado do nome diminui de rodada em rodada e pode esperar.
# review: "abrir" for leading; is "sair" or "puxar" usual at your table?
# source: 230e7efd8f03
lesson-lead = Você é { $seat } e abre. Jogue qualquer carta. O adversário responde no passo seguinte, e a carta melhor leva a outra: é uma vaza. Em cada naipe, da mais alta para a mais baixa, as cartas são { $order }.
# source: 57ba8faea4df
lesson-reply = Agora você é { $seat }, do outro lado da mesa. Enquanto há cartas no monte, a resposta é livre: ninguém precisa acompanhar o naipe nem ganhar a vaza. Que cartas se podem jogar?
# source: 66dadea2825f
lesson-trump = O naipe da carta virada é o trunfo: um trunfo vence qualquer carta de outro naipe. Quem ganha esta vaza?
# review: "cobrir" for beating a card with a higher one of its suit
# source: 3d88bd9d6826
lesson-take = Você é { $seat }. O adversário ganhou a vaza anterior e abriu esta. Cubra a carta dele com uma mais alta do mesmo naipe. Depois veja como se compra do monte e quem abre em seguida.
# source: c285405cdca5
lesson-count = Cada carta tem um valor, e os pontos se contam de cabeça: { $order } valem, nesta ordem, { $ace-value-text }, { $ten-value-text }, { $king-value-text }, { $queen-value-text } e { $jack-value-text }. Como ficam os jogadores depois desta vaza?
# number: names of cards
# source: 99a3929efd8c
lesson-marry = Você é { $seat }, tem a abertura e o rei e a dama de um naipe. É um casamento: anuncie-o, e ele vale pontos.
# review: points that wait for the first trick, said to a beginner
# source: 50c02dd7728c
lesson-lead-it = Quem anunciou tem de abrir com uma carta do casamento. Se ainda não tem vaza, os pontos esperam pela primeira. Se quiser, tente outra antes.
# source: e4f8e4707183
lesson-keeps = Se a carta da abertura não é coberta, a vaza fica com quem abriu.
# source: 746de6826dd3
lesson-last-draw = O monte está acabando. Quem ganha esta vaza compra a última carta fechada, e o adversário recebe o trunfo virado.
# source: 46c4518ff043
lesson-strict = O monte acabou, e a resposta deixou de ser livre: quem tem carta do naipe da abertura deve jogá-la e, se puder, cobrir a carta da abertura; quem não tem deve jogar trunfo, se tiver. Que cartas se podem jogar?
# source: 086beeb6e1cb
lesson-claim = Você é { $seat }. Ninguém conta por você: quem tem { $enough-text } pontos precisa dizê-lo, e quem se engana perde a rodada. Você contou, e os pontos bastam. Quanto menos o adversário tiver, mais pontos de jogo você ganha. Se ninguém o disser até o fim, a última vaza decide.
# source: f0736bf3b377
lesson-exchange = Você é { $seat }. Tem o trunfo mais baixo e a abertura. Troque-o pelo trunfo virado.
# source: 5d52f89ba8b7
lesson-close = Quem tem certeza de vencer pode fechar o monte. Ninguém compra mais, e a resposta deixa logo de ser livre. Se der errado, custa mais.
