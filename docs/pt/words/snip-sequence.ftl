### The sequence game of Snip Snap Snorum, in Portuguese.
### Terms: run = sequência, stop = bloqueio, lead = abertura/abrir, word and call = palavra, hand (round) = rodada, pool = pote, dead hand = morto.

# review: "jogo de bloqueio" for "stops game" is our own rendering ("parada" would be a stake); is there a better established term?
# source: 718cf30f21ff
game-snip-sequence = Snip Snap Snorum: o jogo em sequência
    .short = Um rápido jogo de bloqueio: sobe-se no mesmo naipe, com uma palavra para cada carta, e quem fica primeiro sem cartas recebe dos outros.
    .minute = Distribua o baralho inteiro. Quem abre joga qualquer carta; quem tem a carta logo acima, do mesmo naipe, deve jogá-la, e assim por diante. Cada carta tem a sua palavra, e com a última palavra a sequência acaba. Se antes disso ninguém puder continuar, quem jogou a última carta diz também a última palavra. De todo modo, quem jogou a última carta abre de novo. Vence quem se livra primeiro de todas as cartas; os outros pagam por cada carta que ainda têm na mão.
    .names = Snip Snap Snorem, Jig, Schnipp Schnapp Schnurr

## Overview

# source: 4b1bf20e350e
stops-game =
    { $length ->
        [one] Snip Snap Snorum é um jogo de bloqueio: jogam-se cartas do mesmo naipe em ordem crescente até a sequência ficar bloqueada. Uma sequência tem no máximo { $length-text } carta.
       *[other] Snip Snap Snorum é um jogo de bloqueio: jogam-se cartas do mesmo naipe em ordem crescente até a sequência ficar bloqueada. Uma sequência tem no máximo { $length-text } cartas.
    }
    .title = Um jogo de bloqueio

## Players

# source: 75ad292a6eb5
players =
    { $usual-fewest ->
        [3] Jogam de { $usual-fewest-text } a { $most-text } pessoas.
       *[other] Jogam de { $usual-fewest-text } a { $most-text } pessoas; com { $fewest-text } o jogo também funciona.
    }
    .title = Quantos jogam
# source: 402408e525e6
no-partners = Cada um joga por si; não há parceiros.
    .title = Sem parceiros

## Pack

# source: b9790a96ea05
pack =
    { $pack-size ->
        [32] Usa-se um baralho de { $pack-size-text } cartas: em cada naipe, o ás, as figuras e as cartas numeradas, sem as que ficam abaixo { $lowest-plain-of }.
       *[other] Usa-se um baralho comum de { $pack-size-text } cartas, sem coringas.
    }
    .title = O baralho
# source: d69204b4ce19
rank-order = Em cada naipe, da mais alta para a mais baixa, as cartas são { $order }: a mais alta é { $highest-the }, a mais baixa, { $lowest-the }.
    .title = Ordem das cartas
# source: 47a2ee89ef93
rank-circle = Em cada naipe as cartas sobem em círculo. Da mais alta para a mais baixa são { $order }, e depois { $highest-of } vem de novo { $lowest-the }; uma sequência pode então seguir assim: { $round-corner }.
    .title = Ordem das cartas em círculo

## Object

# source: b55bdfcd9022
aim = Ser o primeiro a se livrar de todas as cartas.
    .title = O objetivo

## The deal

# source: cbb5cc430eb0
first-dealer = Qualquer um pode dar as cartas na primeira vez.
    .title = O primeiro carteador
# source: d88251b51a7d
deal-one-by-one =
    { $dead-kind ->
        [remainder] O carteador dá as cartas uma a uma, no sentido horário, começando pelo jogador à sua esquerda, enquanto bastam para que todos recebam o mesmo número.
       *[other] O carteador dá o baralho inteiro, carta por carta, no sentido horário, começando pelo jogador à sua esquerda. Alguém pode receber uma carta a mais que os outros; isso é normal.
    }
    .title = A distribuição
# source: 58f125024049
turned-up = A última carta do baralho, porém, não vai para ninguém. Ela é virada com a face para cima e conta como já jogada desde o início.
    .title = A carta virada
# source: aeb5ff451dff
dead-cards =
    { $dead-kind ->
        [one_hand] Distribui-se uma mão a mais, além das mãos dos jogadores. É o morto: fica fechado, e ninguém pode vê-lo.
        [remainder] Todos recebem o mesmo número de cartas. As que sobram ficam fechadas, e ninguém pode vê-las.
       *[count]
            { $dead-count ->
                [one] A última carta do baralho não vai para ninguém. Fica fechada, e ninguém pode vê-la.
               *[other] As últimas { $dead-count-text } cartas do baralho não vão para ninguém. Ficam fechadas, e ninguém pode vê-las.
            }
    }
    .title = Cartas fechadas
# source: 0439e0e7bb22
deal-passes-left = Depois de cada rodada, quem dá as cartas é o jogador à esquerda do carteador. O que cada um ganhou ou perdeu até ali continua valendo.
    .title = A próxima distribuição

## The play

# source: d5d10e2e6dd7
eldest-leads = Quem abre primeiro é o jogador mão, isto é, o que está à esquerda do carteador.
    .title = Quem começa
# source: fbe5f9cf4576
lead-any-card = Quem abre joga qualquer carta, com a face para cima, e diz “{ $first-word }”.
    .title = A abertura
# source: deed626fdca0
must-lead = Quem tem a abertura deve abrir: não se pode passar.
    .title = Abrir é obrigatório
    .refused = Quem deve abrir não pode passar, mas pode jogar qualquer carta.
# source: 57cc8b5246c2
next-in-suit = A sequência só continua com a carta logo acima da última, do mesmo naipe.
    .title = A carta seguinte
    .refused = A sequência só pode continuar com { $card-the }.
# source: 10d82f653492
holder-plays = A vez não roda pela mesa: quem tem a carta seguinte é quem a joga, onde quer que esteja sentado. O mesmo jogador pode jogar várias cartas em seguida.
    .title = Joga quem tem a carta
# source: 0f59ed93ddd1
must-play = Quem tem a carta seguinte deve jogá-la na hora; ninguém pode guardá-la.
    .title = Jogar é obrigatório
    .refused = Não se pode passar: { $seat } tem { $card-the } e deve jogar essa carta.
# source: 5a83000097a5
one-card = Joga-se uma carta por vez.
    .title = Uma carta por vez
    .refused = Só se joga uma carta por vez.
# source: f6704320391b
words = Quem joga uma carta diz a palavra que cabe ao lugar dela na sequência. As palavras são, pela ordem: { $calls }.
    .title = As palavras
# source: 1f8f4c2dbde7
run-full =
    { $length ->
        [one] Uma sequência está completa quando tem { $length-text } carta. A palavra dela é “{ $last-word }”, e a sequência acaba.
       *[other] Uma sequência está completa quando tem { $length-text } cartas. Na última diz-se “{ $last-word }”, e a sequência acaba.
    }
    .title = A sequência completa
# source: d03f93f92bbd
stop-top = Uma sequência fica bloqueada quando se joga { $highest-the }, pois nenhuma carta é mais alta.
    .title = Bloqueio no topo
# source: 0460159f38c2
stop-gone = Uma sequência fica bloqueada quando a carta seguinte já está fora de jogo: ou foi jogada antes, ou é a carta virada no início.
    .title = Bloqueio diante de uma carta que já saiu
# source: 0bd40f5533e7
stop-dead = Uma sequência fica bloqueada quando ninguém tem a carta seguinte, porque ela está entre as fechadas.
    .title = Bloqueio diante de uma carta fechada
# source: 3b11327aa061
last-word = Quando a sequência fica bloqueada antes de se completar, quem jogou a carta do bloqueio diz a palavra dela e em seguida a última, por exemplo “{ $second-word }, { $last-word }”. A última palavra é dita uma vez só, mesmo quando uma sequência completa termina num bloqueio.
    .title = A última palavra no bloqueio
# source: e6f6a7da6156
late-last-word = Quando a carta seguinte está fechada, só se percebe isso porque ninguém responde. Por isso, quem jogou a última carta diz “{ $last-word }” depois desse silêncio, logo antes de abrir de novo.
    .title = A última palavra depois do silêncio
# source: 2848b81fe57b
last-player-leads = Quem jogou a última carta de uma sequência abre a seguinte com qualquer carta.
    .title = A nova abertura

## Scoring

# source: 9a5764a9e1f1
pay-per-card =
    { $card-pay ->
        [one] Cada um dos outros paga ao vencedor { $card-pay-text } ficha por cada carta que ainda tem na mão.
       *[other] Cada um dos outros paga ao vencedor { $card-pay-text } fichas por cada carta que ainda tem na mão.
    }
    .title = Pagamento
# source: 2f98d5cfe515
short-hand-ante =
    { $short-hand-pay ->
        [one] Quando nem todos têm o mesmo número de cartas, quem tem uma a menos põe { $short-hand-pay-text } ficha no pote antes do jogo. O vencedor da rodada fica com o pote.
       *[other] Quando nem todos têm o mesmo número de cartas, quem tem uma a menos põe { $short-hand-pay-text } fichas no pote antes do jogo. O vencedor da rodada fica com o pote.
    }
    .title = Mãos desiguais

## Winning

# source: c91481cef607
out-wins = Quem joga a sua última carta vence a rodada na hora, mesmo no meio de uma sequência. As palavras dessa carta ainda são ditas, mas ninguém pode acrescentar outra carta.
    .title = Ficar sem cartas
# source: d02fe14c993f
session-won = Quando se para de jogar, vence quem tem mais fichas; ou então se joga até que só um jogador ainda tenha fichas. Em caso de empate, os empatados jogam entre si uma rodada de desempate.
    .title = Várias rodadas

## Things on the table

# source: 02a932daffaa
zone-run = A sequência
# source: 06b4ffb46395
zone-played = Já jogadas
# source: 2c30224e6c38
zone-turned = Carta virada
# source: 9352a5b25380
zone-dead = Cartas fechadas
# source: 8d128485f6de
outcome-counted = fichas ganhas ou perdidas desde o início
# source: bce53b3ec2b3
fact-stopped =
    { $value ->
        [length] A sequência está completa.
        [top] Nenhuma carta é mais alta.
        [gone] A carta seguinte já saiu.
       *[dead] Ninguém tem a carta seguinte.
    }

## What happens

# source: 2e01f783d1b5
event-stopped =
    { $value ->
        [length] A sequência está completa.
        [top] A sequência fica bloqueada: nenhuma carta é mais alta que { $card-the }.
        [gone] A sequência fica bloqueada: { $next-the } já saiu.
       *[dead] A sequência fica bloqueada: ninguém tem { $next-the }.
    }
# source: 21f0d2624806
event-won =
    { $value ->
        [game] { $seat } vence a partida.
       *[hand] { $seat } não tem mais cartas e vence a rodada.
    }

## The words that are called

# source: 9185ca4b5479
word-snip = snip
# source: f9ce9d656e74
word-snap = snap
# source: 432c5cd57036
word-snorum = snorum
# source: f873629c13a0
word-hicockalorum = hicockalorum
# source: ba43d9784a64
word-high-cockalorum = high cockalorum
# source: 19422babedac
word-jingo = jingo
# source: 5287c12eef8e
word-jig = jig
# source: 71ac0d6ecc30
word-schnipp = Schnipp
# source: b9ac73194e9a
word-schnapp = Schnapp
# source: edac242ed09f
word-schnurr = Schnurr
# source: 0852b4e8f5d0
word-burr = Burr
# source: 31d7d49d1092
word-basilorum = Basilorum
# source: c2d26d0fcd7a
word-rex = Rex

## Options: the points on which tables differ

# source: 69679bc17af7
option-pack = Cartas do baralho
    .help = O baralho pequeno não tem as cartas numeradas mais baixas.
# source: 720f1bb11233
option-ace = O ás
    .help = O ás é a carta mais baixa ou a mais alta? Onde os valores giram em círculo, isso não muda nada no jogo.
# source: bcac5bb69d99
choice-ace-low = carta mais baixa
# source: 8d2a11161aff
choice-ace-high = carta mais alta
# source: ccb24de67029
option-circular = Valores em círculo
    .help = Uma sequência pode continuar da carta mais alta para a mais baixa?
# source: 13c9dc4a1efb
option-calls = As palavras
    .help = As palavras pela ordem; uma sequência completa tem tantas cartas quantas são as palavras.
# source: af68f9db345d
option-turn_up_last = Última carta virada
    .help = A última carta do baralho é virada, em vez de ir para um jogador?
# source: 5e075e3dced7
option-dead_cards = Cartas fechadas
    .help = Quantas cartas não vão para ninguém?
# source: 0a5dd180df59
choice-dead_cards-none = nenhuma
# source: 1b4da2ba43b2
choice-dead_cards-one_hand = uma mão além das mãos dos jogadores
# source: ddb8113bf68d
choice-dead_cards-remainder = as que sobram quando todas as mãos são iguais
# source: 641660db1e0b
option-dead_stop_call = Última palavra quando a carta seguinte está fechada
    .help = A última palavra é dita junto com a carta ou só quando ninguém responde?
# source: abf8378fde5d
choice-dead_stop_call-immediate = junto com a carta
# source: 41502f20a870
choice-dead_stop_call-after_silence = só quando ninguém responde
# source: 07560bcb9505
option-short_hand_ante = Quem tem menos cartas paga
    .help = Quem tem uma carta a menos que os outros paga ao pote antes do jogo?

## Presets

# source: 1bac491c338d
# number: a century
preset-five-card = Snip Snap Snorum, o jogo clássico
    .about = O jogo dos livros do século XIX: distribui-se o baralho inteiro, e o rei está no topo de cada naipe.
# source: a987e1f39ba0
preset-five-card-jig = Jig de Peel
    .about = O jogo clássico com “jig” como última palavra.
# source: b2edd555f88b
preset-turned-up = Snip Snap Snorum com carta virada
    .about = A última carta do baralho é virada, e todos conhecem um bloqueio desde o início.
# source: 4123a8a99453
preset-dead-hand = Snip Snap Snorum com morto
    .about = Uma mão fica fechada, e as sequências ficam bloqueadas onde ninguém espera.
# source: 8b30c917e4af
preset-jig = Jig
    .about = O jogo inglês moderno: sequências mais curtas, e os valores giram em círculo.
# source: adfb18bb1e33
preset-schnipp-32 = Schnipp Schnapp Schnurr Burr Basilorum, baralho pequeno
    .about = O jogo alemão com o baralho pequeno; os valores giram em círculo.
# source: 60bdbe6675da
preset-schnipp-52 = Schnipp Schnapp Schnurr Burr Basilorum, baralho inteiro
    .about = O jogo alemão com o baralho inteiro; os valores giram em círculo.
# source: 52a1b6967f81
preset-rex-32 = Schnipp Schnapp Schnurr Burr Basilorum Rex, baralho pequeno
    .about = O jogo alemão com uma palavra a mais e, por isso, com sequências mais longas.
# source: 3c53420a0962
preset-rex-52 = Schnipp Schnapp Schnurr Burr Basilorum Rex, baralho inteiro
    .about = O jogo alemão com uma palavra a mais, jogado com o baralho inteiro.

## The game in steps

# source: a4bc710f4cd1
step-shuffle = Embaralhe as { $pack-size-text } cartas. Qualquer um pode dar as cartas na primeira vez.
# source: f41f83d321e4
step-deal = Dê as cartas uma a uma, no sentido horário, começando por quem está à sua esquerda.
# source: b67ab20bfbdc
step-turn-up = A última carta não vai para ninguém: vire-a com a face para cima.
# source: 6d89b524862c
step-dead = Deixe fechadas as cartas que não vão para ninguém; ninguém pode vê-las.
# source: 53815e8d0229
step-look = Pegue as suas cartas e arrume-as por naipe. Não importa se alguém tem uma a mais.
# source: 2149e1d6707a
step-lead = O jogador à esquerda do carteador joga qualquer carta, com a face para cima, e diz “{ $first-word }”.
# source: 6da1d0dc289f
step-follow = Quem tem a carta logo acima, desse naipe, deve jogá-la na hora.
# source: 319dc2caedab
step-say = Cada carta tem a palavra do seu lugar na sequência: { $calls }.
# source: 6e205d6e6177
step-full =
    { $length ->
        [one] Com { $length-text } carta a sequência está completa e acaba.
       *[other] Com { $length-text } cartas a sequência está completa e acaba.
    }
# source: fc0057be0d89
step-stop = Se antes disso ninguém puder continuar, quem jogou a última carta acrescenta “{ $last-word }”.
# source: b6f4f27662fe
step-again = Quem jogou a última carta da sequência abre de novo, com qualquer carta.
# source: 0080510bef72
step-end =
    { $card-pay ->
        [one] Quem fica primeiro sem cartas vence na hora; os outros lhe pagam { $card-pay-text } ficha por cada carta que sobrou.
       *[other] Quem fica primeiro sem cartas vence na hora; os outros lhe pagam { $card-pay-text } fichas por cada carta que sobrou.
    }

## Tips

# source: e872f08fdc90
tip-high-end-first = No exemplo é certo: abre-se com { $high-the } e a abertura volta; mais tarde, { $low-the } leva a sequência até o buraco que ficou e a abertura volta mais uma vez; na ordem inversa ela se perde. Como regra para toda abertura é falso. Quem abriu sempre com a mais alta entre várias cartas de um naipe venceu { $ways-to-lead-upper-first-text }% das rodadas; com qualquer carta, { $ways-to-lead-random-text }%; sempre com a mais baixa, { $ways-to-lead-lower-first-text }%. Uma carta baixa tem poucas abaixo dela cuja sequência possa levá-la.
    .title = Primeiro as cartas altas? Nem sempre
# source: 42e723b007aa
tip-keep-a-stop = { $highest-The } sempre conserva a abertura, porque bloqueia a própria sequência. Isso não é motivo para guardar essa carta até o fim, quando outro pode ficar sem cartas antes. Quem só abriu com ela quando não restava outra venceu { $ways-to-lead-keep-highest-text }% das rodadas; com qualquer carta, { $ways-to-lead-random-text }%: diferença que o acaso basta para explicar.
    .title = Um bloqueio conserva a abertura
# source: afcd637a8388
tip-own-continuation = Se a última carta da sequência estiver na sua mão, a abertura volta para você. Antes de abrir, conte as cartas dizendo as palavras em silêncio. Quem abriu assim sempre que pôde venceu { $ways-to-lead-comes-back-text }% das rodadas; com qualquer carta, { $ways-to-lead-random-text }%.
    .title = Conte onde a sequência acaba
# source: 58f7fc2010a5
tip-watch-the-gone = Repare nas cartas que já saíram. A carta logo abaixo de uma que já saiu passa a ser um bloqueio e vale tanto quanto a mais alta do naipe.
    .title = As cartas abaixo de um buraco
# source: eff437bf2594
tip-last-card-any = A sua última carta pode ocupar qualquer lugar numa sequência. Com poucas cartas na mão, as melhores são aquelas cujas vizinhas de baixo ainda não saíram: a abertura de outro jogador pode fazer você terminar.
    .title = Termine na sequência de outro

## What many deals show

# source: cd210b781f17
plot-ways-to-lead = Modos de abrir
    .about = Com que frequência vence quem abre primeiro, se seguir um só critério em todas as aberturas da rodada.
    .random = qualquer carta
    .upper-first = entre várias cartas de um naipe, a mais alta
    .lower-first = entre várias cartas de um naipe, a mais baixa
    .keep-highest = { $highest-the } só quando não resta outra carta
    .comes-back = se possível, uma carta cuja sequência vai acabar na mão de quem abre
# source: ce4917e5e4cf
plot-stops = O que bloqueia uma sequência
    .about = Quantas sequências de uma rodada acabam por cada motivo.
    .length = todas as palavras foram ditas
    .top = o naipe não sobe mais
    .gone = a carta seguinte já saiu
# source: 78398b6af19e
plot-stops-with-dead-cards = O que bloqueia uma sequência quando há um morto
    .about = O mesmo, quando se distribui uma mão a mais que ninguém pode ver.
    .length = todas as palavras foram ditas
    .top = o naipe não sobe mais
    .gone = a carta seguinte já saiu
    .dead = a carta seguinte está no morto

## Questions

# source: c7873065b97e
question-must-i-play = Posso guardar a carta seguinte para usar mais tarde?
    .answer = Não. Quem tem a carta seguinte da sequência deve jogá-la na hora.
# source: 0d5248ca44d2
question-nobody-has-it = E se ninguém tiver a carta seguinte?
    .answer = Então a sequência fica bloqueada. Quem jogou a última carta acrescenta “{ $last-word }” e abre de novo.
# source: fd426c0f2369
question-ace-after-king = Depois do rei vem o ás?
    .answer = No jogo clássico, não: o rei está no topo, o ás embaixo. No Jig e nos jogos alemães os valores giram em círculo; aí, sim.
# source: 802beb82ee82
question-uneven-hands = Alguns de nós têm uma carta a mais. Isso é justo?
    .answer = É normal, e se compensa à medida que a vez de dar as cartas vai passando. Se vocês quiserem, quem tem menos cartas paga ao pote: veja as regras da casa.
# source: fd982409faa1
question-finish-the-run = Alguém ficou sem cartas no meio de uma sequência. Terminamos a sequência?
    .answer = Não. A rodada acaba com essa carta, e pagam-se as cartas que ficaram na mão.
# source: 406e7d9d84c2
question-both-words = Quando a última palavra é dita junto com outra?
    .answer = Quando a sequência fica bloqueada antes de se completar: então “{ $last-word }” vem depois da palavra normal da carta. Se a carta for a última de uma sequência completa, a palavra dela já é “{ $last-word }”, e é dita uma vez só.
# source: f8dec12a3a65
question-equal-cards-same-game = Conheço um Snip Snap Snorum em que se jogam cartas iguais. É o mesmo jogo?
    .answer = Não: o nome é o mesmo, mas o jogo é outro. Nele se jogam cartas do mesmo valor, e não a carta seguinte do naipe. Talvez o jogo infantil Snap tenha tirado dele o seu nome.

## Glossary

# source: 0c2930a22f17
term-run = sequência
    .definition = Cartas do mesmo naipe, jogadas uma depois da outra em ordem crescente.
    .also = sequências
# source: 556a2ff13ba8
term-stop = bloqueio
    .definition = Uma carta depois da qual a sequência não pode continuar.
    .also = bloqueios|bloqueada|bloqueadas
# source: b0c2d1ef9489
term-lead = abertura
    .definition = A primeira carta de uma sequência; também o direito de jogá-la.
    .also = aberturas|abrir|abre
# review: "entoação" is the source's word for what is said with a card; here it stands in the definition only.
# source: 66e3fbf42bfc
term-call = palavra
    .definition = O que se diz ao jogar uma carta; às vezes chama-se entoação.
    .also = palavras|entoação|entoações
# source: bb9556fe162a
term-eldest-hand = jogador mão
    .definition = O jogador à esquerda do carteador, que abre primeiro.
# source: 509ba69ee5a2
term-dealer = carteador
    .definition = Quem dá as cartas nesta rodada.
# source: 98b2145c8ca6
term-suit = naipe
    .definition = Espadas, copas, ouros ou paus.
    .also = naipes
# source: 49242d32a5ba
term-rank = valor
    .definition = O que uma carta é dentro do naipe, por exemplo rei ou ás.
    .also = valores
# source: ee24c0dfc1d4
term-pack = baralho
    .definition = Todas as cartas com que se joga.
# source: c08c2a9b4cec
term-hand = mão
    .definition = As cartas que um jogador tem. Tudo o que vai de uma distribuição até o pagamento chama-se rodada.
    .also = mãos
# source: 5c7a4e0610c5
term-pool = pote
    .definition = As fichas no meio da mesa.
# source: 730727845b21
term-chip = ficha
    .definition = Um objeto que representa dinheiro ou pontos: uma moeda, um feijão, um palito.
    .also = fichas
# review: "morto" here is a hand that nobody plays and nobody sees, unlike the "morto" of buraco, which is picked up later.
# source: 3e10e85632d8
term-dead-hand = morto
    .definition = Uma mão que não vai para ninguém e fica fechada.
# source: cc402c43c5be
term-hicockalorum = hicockalorum
    .definition = Uma palavra antiga, escrita também high cockalorum: no século XIX, apelido de quem se achava muito importante.

## History

# source: 1b16bc62e5d0
history-burney = Em { $burney-year-text }, Fanny Burney escreveu sobre alguém que hesitaria até que outro jogador gritasse “snap”. David Parlett cita a frase no seu guia de jogos de cartas; pode ser o vestígio mais antigo do Snip Snap Snorum ou do Snap.
# source: 721f28db9211
history-books = Vários livros do século XIX descrevem o jogo em sequência mais ou menos como está aqui. Alguns jogadores viravam a última carta, outros deixavam algumas cartas fechadas, para que as sequências ficassem bloqueadas onde ninguém esperava. O “hicockalorum” era dito por extenso: “high cockalorum”. A última palavra era “jingo” para uns, “jig” para outros.
# source: 87ff468dc573
history-germany = Na Alemanha o jogo leva o nome das suas palavras: Schnipp, Schnapp, Schnurr, Burr, Basilorum, às vezes com mais um Rex no fim. Joga-se com o baralho pequeno ou com o inteiro, e quase sempre com os valores girando em círculo.
# source: 4dcbfdbb08d1
history-jig = Na Inglaterra o jogo sobrevive numa forma mais curta, o Jig, que leva o nome da sua última palavra. A velha palavra “hicockalorum” se perdeu pelo caminho.
# source: e0163a307a6d
history-snap = Dizer as palavras sobre cartas iguais, como se faz no outro jogo com este nome, pode ter dado o nome ao jogo infantil Snap.

## Sources and corrections

# source: 6d72f7aa6cbe
erratum-E000-1 = Depois da abertura com { $lead-the }, { $fifth-the }, como última carta da sequência completa, dá a abertura para { $wrong }.
    .right = Quem joga { $fifth-the } é { $right }, como nas primeiras linhas do mesmo exemplo; por isso a abertura é de { $right }.
# source: 7b72ec049431
erratum-E000-2 = { $player } não pode jogar { $king-the } enquanto { $wrong } não abrir com { $queen-the }.
    .right = { $queen-The } está na mão de { $right }.
# source: 377c907d544b
erratum-E000-6 = Diz-se que a palavra “hicockalorum” às vezes se escreve “hicockalorum”.
    .right = O que se quer dizer é que “high cockalorum” também se escrevia “hicockalorum”. O próprio texto persa escreve a palavra de mais de um modo.
# source: afd019d49921
erratum-E000-7 = Bonk, Bump, Snorum e Yellow Dwarf aparecem com grafia errada em alguns pontos.
    .right = Aqui se usam as grafias habituais.
# source: 9d63424aae4a
erratum-E000-8 = O pote é chamado de “piscina”.
    .right = São as fichas no meio da mesa.

## Worked examples

# source: 930585a6ad7b
example-heart-sequence = A sequência de copas: primeiro as cartas altas
    .note = Quem abre tem o sete, o nove, o dez e o rei de copas. Se abrir primeiro com o dez, a abertura volta logo, e depois mais uma vez.
# source: 6ddd441ae006
example-seven-first = A mesma mão, primeiro o sete
    .note = Com o sete na abertura, a sequência se completa no valete. Quem jogou o valete fica com a abertura, e o rei de quem tinha aberto precisa esperar a dama.
# source: e4d765cb1598
example-king-led = Abertura com um rei
    .note = Nenhuma carta é mais alta: a primeira palavra e a última são ditas juntas, e a abertura fica onde está.
# source: 2ba53062db0b
example-next-card-gone = A carta seguinte já saiu
    .note = O seis de espadas foi jogado antes; por isso o cinco é um bloqueio.
# source: 724cd36eeba9
example-out-in-mid-run = Ficar sem cartas no meio de uma sequência
    .note = Um jogador joga a sua última carta no meio de uma sequência. A rodada acaba mesmo assim.
# source: dc2d05f36207
example-turned-up-card = Uma carta virada
    .note = O nove de paus está na mesa com a face para cima; por isso o oito é um bloqueio desde o início.
# source: a08db317bcd3
example-dead-hand = A carta seguinte está fechada
    .note = Ninguém sabia: o oito de paus está no morto.
# source: ac3636ed8e7d
example-full-run = Uma sequência completa
    .note = O mesmo jogador tem a primeira e a última carta da sequência e, por isso, abre de novo.
# source: 68fd22cd2c43
example-king-ends-full-run = Uma sequência completa termina no rei
    .note = O rei é ao mesmo tempo um bloqueio e a última carta de uma sequência completa: a última palavra é dita uma vez só.
# number: a card is named
# source: a092a4623ad2
example-jig-over-the-ace = Jig: do rei para o ás
    .note = Os valores giram em círculo: depois do rei vêm o ás e o dois.
# source: 4693de136875
example-jig-gap = Jig: um buraco interrompe o círculo
    .note = Em círculo nenhuma carta é a mais alta, mas uma carta que já saiu ainda bloqueia a sequência.
# source: 6415b2aeac9d
example-peels-jig = Jig de Peel
    .note = O jogo clássico, só que a última palavra é outra; o rei continua sendo um bloqueio.
# source: 29300600edec
example-schnipp-small-pack = Schnipp Schnapp com o baralho pequeno
    .note = Depois do ás vem o sete, a carta mais baixa do baralho pequeno.
# number: a card is named
# source: e0a2d5915072
example-schnipp-full-pack = Schnipp Schnapp com o baralho inteiro
    .note = Depois do ás vem o dois.
# source: b5ac3e9c2d6f
example-rex-small-pack = Uma palavra a mais: Rex
    .note = A sequência mais longa da família.
# source: f582106a7e75
example-rex-full-pack = Rex com o baralho inteiro
    .note = A sequência continua depois do ás, e na última carta diz-se “Rex”.
# source: 4ceb75ac03bc
example-refusals = Cartas que não se podem jogar
    .note = A carta errada, passar a vez, mais de uma carta, uma carta fora da vez: experimente em “E se…?” e leia por que não.
# source: f60b526fd675
example-late-last-word = A última palavra depois do silêncio
    .note = Regra da casa: como ninguém pode saber que a carta seguinte está fechada, a última palavra só é dita quando ninguém responde.
# source: bb865e8d7368
example-short-hand-ante = Quem tem menos cartas paga
    .note = Regra da casa: antes do jogo, quem tem uma carta a menos que os outros paga ao pote.
# source: 69b053280065
example-two-hands = Uma rodada e a distribuição seguinte
    .note = A vez de dar as cartas passa para a esquerda, e cada um guarda as suas fichas.
# source: b0265ba7f3bd
example-equal-hands = Mãos iguais, o resto fechado
    .note = Regra da casa: ninguém recebe uma carta a mais que os outros; as que sobram ficam fechadas.
# source: 6e702fde712c
example-whole-hand = Uma rodada inteira
    .note = Todas as cartas de uma distribuição completa, até o último pagamento.

## Under the words

# source: 3dac4107321e
calls-note = Se a sequência fica bloqueada antes do fim, a última palavra se junta à normal.

## What changed

# source: 0e5f80861b69
change-circle-title = A regra sobre a ordem em círculo tem título próprio; antes tinha o da regra anterior.
# source: accf24e2bbda
change-tips-tried = As dicas sobre a abertura foram postas à prova em muitas rodadas. Abrir primeiro com as cartas altas é falso como regra, e agora a dica diz isso.

## Os passos do percurso

# source: 3cd3bc68bebc
lesson-deal = Vence quem se livra primeiro de todas as cartas. O baralho inteiro é distribuído; nesta figura cada um tem só algumas cartas, para que se veja o que importa.
# source: 5b7c19bce279
lesson-run = Quem começa joga qualquer carta: é a abertura, e começa uma sequência. Só a carta seguinte, para cima, do mesmo naipe pode continuá-la, e quem a joga é quem a tem. A vez não corre em volta da mesa. Com cada carta se diz uma palavra; já chegaremos lá.
# source: e0b902422063
lesson-your-card = Agora você é { $seat } e tem a carta de que a sequência precisa. Se quiser, tente outra antes: ela é recusada, e você fica sabendo por quê.
# source: 68f639d1f562
lesson-words = Cada carta de uma sequência tem a sua palavra, sempre nesta ordem: { $calls }. Qual cabe à próxima carta?
# source: 735ad4863327
lesson-top = Depois da carta mais alta de um naipe não vem outra: a sequência acaba ali. Quem a joga diz também a última palavra e abre a sequência seguinte.
# source: f31794ee68d6
lesson-lead = Você é { $seat } e terminou a sequência; por isso abre. Serve qualquer carta, mas não se pode passar.
# source: 22d1a0b3d96b
lesson-gone = A sequência acaba também quando a carta de que precisa já foi jogada. Olhe para a mesa: que cartas já saíram? Diga então que palavra se diz.
# source: e2be5fa89d1e
lesson-full = Uma sequência que chega a todas as palavras está completa. Quem a terminou abre de novo, mesmo que alguém tenha a carta seguinte.
# source: 1745fa492927
lesson-win = Você é { $seat }, desta vez no alto da mesa. Não tem outra carta além desta, e a sequência precisa dela.
# source: 425726ccd60c
lesson-pay = Quem fica sem cartas recebe de todos os outros uma ficha por carta que eles ainda têm. Conte as cartas de cada mão.
