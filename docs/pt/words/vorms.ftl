### Vorms (Voormsi), in Portuguese.
### Terms: trick = vaza, lead = abertura / abrir (com), led = na abertura, played and not led = fora da abertura, to beat = cobrir (of a card played
### upon another; vencer where cards are only compared), to take Voormsi or Toqutsit = capturar, to head = dominar a vaza, thrown in = descartado,
### brought home = a salvo, stock = monte, to draw = comprar, stroke = traço, hand (round) = rodada, rubber = partida, side = lado,
### points become real = passam a valer, points to come = pontos pendentes, set back = recuar. Toqutsit and Voormsi are masculine and take the article.

# source: 9b3f8f8c9282
game-vorms = Vorms
    .short = O jogo de vazas da Groenlândia: uma ordem de cartas sem igual, setes que só são fortes na abertura e um par de cartas supremas, da mesma força, que se caçam uma à outra.
    .minute =
        { $players ->
            [4] Os parceiros se sentam frente a frente. Cada um tem { $hand-size-text } cartas e completa a mão no monte depois de cada vaza. Abre-se com uma carta, ou com várias do mesmo valor; os outros jogam o mesmo número, as que quiserem. No topo estão { $toqutsit-the }, chamado Toqutsit, e { $voormsi-the }, chamado Voormsi: o que vem depois cobre o que veio antes. Um sete na abertura vence até esses, e { $three-the } cobre tudo, desde que não esteja na abertura. Um lado pontua com as vazas e por capturar ou salvar o Voormsi, mas os pontos só passam a valer quando ele perde uma vaza ou a rodada acaba. Vence o primeiro lado que apagar exatamente { $strokes-text } traços.
           *[other] Cada um joga sozinho, tem { $hand-size-text } cartas e vai completando a mão no monte ao longo do jogo. Abre-se com uma carta, ou com várias do mesmo valor; depois joga-se sempre o mesmo número, as que se quiser. No topo estão { $toqutsit-the }, chamado Toqutsit, e { $voormsi-the }, chamado Voormsi: o que vem depois cobre o que veio antes. Um sete na abertura vence até esses, e { $three-the } cobre tudo, desde que não esteja na abertura. Os pontos vêm das vazas e de capturar ou salvar o Voormsi, mas só passam a valer quando o jogador perde uma vaza ou a rodada acaba. Vence o primeiro que apagar exatamente { $strokes-text } traços.
        }
    .names = Voormsi, Vôrmse, Wumps

# source: 9eb4cf800017
kind-distant = parente mais distante

## Overview

# source: 4ea52262b330
trick-game = Vorms é um jogo de vazas sem naipe de trunfo. Quase todas as cartas formam uma única ordem, que vale para todos os naipes, e umas poucas fogem dela. Ninguém precisa acompanhar o naipe.
    .title = Um jogo de vazas

## Players

# source: 37bb7834f3da
players =
    { $players ->
        [4] O normal é jogarem { $players-text } pessoas. Com algumas mudanças joga-se também com menos, no mínimo { $fewest-text }.
       *[other] Nesta variante jogam { $players-text } pessoas. Podem jogar de { $fewest-text } a { $most-text }; o mais comum é jogarem { $most-text }.
    }
    .title = Quantos jogam
# source: 77a02f3f2d30
partners = Os jogadores formam { $sides-text } duplas, as mesmas durante a partida inteira; cada dupla é um lado. Os parceiros se sentam frente a frente e pontuam juntos.
    .title = Parceiros
# source: e12dcf10dded
alone = Cada um joga e pontua sozinho. Onde estas regras falam de um lado, cada jogador é um.
    .title = Sem parceiros

## Pack

# source: e71cc7590bcb
pack = O baralho tem { $pack-size-text } cartas: em cada naipe, o ás, o rei, a dama, o valete, o nove, o oito, o sete, o seis e o cinco. Só falta o rei de ouros; no lugar dele entra { $three-the }.
    .title = O baralho
# source: 6de7bfb89b43
named-cards = { $toqutsit-The } se chama Toqutsit, que em groenlandês quer dizer “o seu carrasco”; { $voormsi-the } se chama Voormsi. Deles depende boa parte dos pontos.
    .title = Toqutsit e Voormsi
# source: b586a0976e94
card-order = Qualquer carta é coberta por outra que esteja acima dela, seja qual for o naipe. O Toqutsit e o Voormsi são os mais altos. Em seguida vem { $high-eight-the }, sozinho. Depois, cada valor por inteiro, seguem { $middle-ranks }, sem o valete e o oito já mencionados. A penúltima carta é { $king-of-clubs-the }, e { $king-of-spades-the } é a mais baixa. Os setes e o três de ouros ficam fora desta ordem.
    .title = Ordem das cartas
# source: 1200afb4f716
suit-order = Entre cartas do mesmo valor decidem os naipes: paus é o mais alto, depois vêm espadas e copas, e ouros é o mais baixo.
    .title = Ordem dos naipes

## Object

# source: fe54b702a146
aim = Apagar, antes de todos os outros, os { $strokes-text } traços do seu braço da cruz. Os pontos para isso vêm das vazas e do que acontece com o Voormsi.
    .title = O objetivo

## The deal

# source: c1dd5d9105bf
first-dealer = Cada um tira uma carta do baralho. Quem tira a mais baixa dá as cartas na primeira vez.
    .title = O primeiro carteador
# source: 1fe749516471
deal-four = O carteador dá { $hand-size-text } cartas a cada um, uma a uma, começando pelo jogador à sua esquerda. As outras { $stock-size-text } ficam fechadas e formam o monte.
    .title = A distribuição
# source: 6015fcda1591
deal-all = Dá-se o baralho inteiro, carta por carta, começando à esquerda do carteador: { $hand-size-text } cartas para cada um. Não há monte, e ninguém compra.
    .title = O baralho inteiro distribuído
# source: 3f1b17615ad9
deal-passes-left = Depois de cada rodada, quem dá as cartas é o jogador à esquerda do carteador. Os traços apagados continuam apagados.
    .title = A próxima distribuição

## The play

# source: fa8b64a8ec63
eldest-leads = Quem abre a primeira vaza é o jogador à esquerda do carteador.
    .title = Quem começa
# source: cbf6de857fba
lead-one = Pode-se abrir com uma só carta, qualquer uma da mão.
    .title = Abrir com uma carta
# source: 6c48bea77e16
lead-group = Pode-se abrir com várias cartas do mesmo valor de uma vez, até { $most-led-text }. Serve qualquer valor, também setes e reis; aqui o Voormsi conta como rei.
    .title = Abrir com várias cartas
# source: bcc37eb8927e
one-rank = As cartas de uma mesma abertura devem ser do mesmo valor.
    .title = Um só valor
    .refused = As cartas de uma mesma abertura devem ser do mesmo valor: { $rank } só vai com { $rank }.
# source: 932171af036b
three-alone = { $three-The } ocupa no baralho o lugar de um rei, mas não é rei: abre-se só com ele, sem outra carta, ou não se abre com ele.
    .title = Não com os reis
    .refused = { $card-The } não é rei. Na abertura, só pode ir sem outra carta.
# source: c14d42022b54
three-with-kings = { $three-The } conta como rei na abertura: pode-se abrir com ele e com reis ao mesmo tempo.
    .title = Com os reis
# source: f26fa328cdd4
too-many-led = Ninguém pode abrir com mais cartas do que todos os outros podem acompanhar.
    .title = Não mais do que todos podem jogar
    .refused =
        { $count ->
            [one] Alguém não poderia acompanhar. Agora só se pode abrir com { $count-text } carta.
           *[other] Alguém não poderia acompanhar. Agora só se pode abrir com { $count-text } cartas, no máximo.
        }
# source: f11d2d211e19
same-number = Cada um joga tantas cartas quantas foram as da abertura. Elas não precisam ser do mesmo valor.
    .title = Tantas quantas na abertura
    .refused =
        { $count ->
            [one] Abriu-se com { $count-text } carta; por isso é preciso jogar { $count-text }.
           *[other] Abriu-se com { $count-text } cartas; por isso é preciso jogar { $count-text }.
        }
# source: ddb0082cdbbf
free-play = Jogue o que quiser. Ninguém é obrigado a acompanhar o naipe ou o valor, nem a cobrir.
    .title = Jogo livre
# source: da46234168d9
toqutsit-duty =
    { $toqu-duty ->
        [led] A única exceção: se um adversário abriu com o Voormsi, quem tem o Toqutsit, { $toqutsit-the }, deve jogá-lo, mesmo que outra carta já domine a vaza.
       *[heading] A única exceção: enquanto o Voormsi de um adversário domina a vaza, quem tem o Toqutsit, { $toqutsit-the }, deve jogá-lo.
    }
    .title = A obrigação de jogar o Toqutsit
    .refused = { $card-The } é o Toqutsit e deve ser jogado sobre o Voormsi dos adversários.
# source: 42b276427099
duty-in-groups = Quando se jogam várias cartas juntas, o Toqutsit deve ser uma delas, mesmo que elas não possam ganhar.
    .title = A obrigação em qualquer grupo
# source: c3d96109d6e3
duty-only-to-win = Quando se jogam várias cartas juntas, só é preciso jogar o Toqutsit se isso pode ganhar a vaza.
    .title = A obrigação só para ganhar

## The play: what beats what

# source: 0fdcd95b0bcd
three-led = { $three-The }, na abertura, não vale nada: qualquer carta o cobre. A carta que faz isso passa a contar como abertura; assim, um sete ali é tão forte quanto na abertura.
    .title = O três de ouros na abertura
# source: 1af2f8f09085
three-thrown = { $three-The }, fora da abertura, cobre tudo, e nada o cobre.
    .title = O três de ouros fora da abertura
# source: 69039314f16a
seven-led = Um sete na abertura é forte. Vence todas as cartas, menos estas: um sete de naipe mais alto, { $king-of-clubs-the } e { $three-the }. Nem o Toqutsit nem o Voormsi podem com ele.
    .title = Um sete na abertura
# source: e11634e2ddc0
higher-seven = Um sete forte é coberto por um sete de naipe mais alto, que passa a ser o forte. { $highest-seven-The } é o mais alto deles, { $lowest-seven-the }, o mais baixo.
    .title = Um sete mais alto
# source: 48a56df4e4bf
seven-thrown = Qualquer outro sete não vale nada: se não está na abertura e não cobre um sete forte, não captura nada.
    .title = Um sete fora da abertura
# source: e45aa9be8871
king-takes-seven = { $king-of-clubs-The } cobre um sete forte, não importa o que se jogou entre um e outro. Fora disso, é a penúltima carta da ordem.
    .title = O rei de paus captura um sete
# source: de797608933a
king-on-king = { $king-of-spades-The } cobre { $king-of-clubs-the }, quando este acaba de cobrir um sete forte, mas só se for a jogada imediatamente seguinte. Depois disso, só { $three-the } cobre { $king-of-spades-the }.
    .title = O rei de espadas sobre o rei de paus
# source: 483aaacc7251
king-late = Se alguma coisa foi jogada entre um e outro, { $king-of-spades-the } chega tarde, e { $king-of-clubs-the } se mantém. Por si só, { $king-of-spades-the } não tem poder sobre um sete.
    .title = O rei de espadas chega tarde
# review: "a mesma força" for equal cards, since "cartas iguais" are cards of one rank in the other games
# source: d8d853773117
equal-top = { $toqutsit-The } e { $voormsi-the }, o Toqutsit e o Voormsi, têm a mesma força. Se ambos entram na mesma vaza, o que vem depois cobre o que veio antes.
    .title = Mesma força no topo
# source: 6bd185883229
group-beats =
    { $beat ->
        [led] Cartas jogadas juntas só ganham a vaza se cada uma cobre uma carta diferente da abertura. Não importa o que já tenha coberto a abertura.
       *[heading] Cartas jogadas juntas só ganham a vaza se cada uma cobre uma carta diferente entre as que a dominam.
    }
    .title = Cobrir várias cartas

## The play: after the trick

# source: 1a61d541010a
winner-leads = Quem ganha a vaza abre a seguinte.
    .title = A próxima abertura
# source: e842148f3bd8
trick-counts = Uma vaza aberta com várias cartas conta como esse número de vazas, até { $most-led-text }.
    .title = Uma jogada, várias vazas
# source: 0a81f3a53f6e
second-round = Cada vaza tem { $plays-text } jogadas. Depois que cada um jogou uma vez, completam-se as mãos, e quem domina a vaza compra primeiro. Então esse jogador joga de novo, e depois dele o outro. A melhor das { $plays-text } jogadas ganha a vaza.
    .title = Cada um joga de novo
# source: 4495938afa0f
draw-in-rotation = Depois de cada vaza, completam-se as mãos até { $hand-size-text } cartas, enquanto houver monte. Compra-se uma carta por vez, um jogador depois do outro, começando por quem ganhou a vaza; assim as mãos ficam iguais.
    .title = A compra carta por carta
# source: 2ed0abd993c9
draw-each = Depois de cada vaza, completam-se as mãos até { $hand-size-text } cartas, enquanto houver monte. Quem ganhou a vaza compra todas as que lhe faltam, depois o jogador seguinte, e assim por diante; quando o monte acaba, alguém pode ficar com menos.
    .title = A compra de uma só vez

## Scoring

# source: 6ac32f57c79b
cross = Desenha-se uma cruz, com um braço de { $strokes-text } traços para cada um dos { $sides-text } lados. Marcam-se os pontos apagando traços.
    .title = A cruz
# source: 3afcd790d840
fifth-trick =
    { $trick-points ->
        [one] As primeiras { $fifth-text } vazas de um lado dão, juntas, { $trick-points-text } ponto; com menos não se ganha nada.
       *[other] As primeiras { $fifth-text } vazas de um lado dão, juntas, { $trick-points-text } pontos; com menos não se ganha nada.
    }
    .title = A quinta vaza
# source: 50cc03803936
first-five =
    { $first-five-points ->
        [one] Se essas { $fifth-text } foram as primeiras vazas da rodada, dão mais { $first-five-points-text } ponto.
       *[other] Se essas { $fifth-text } foram as primeiras vazas da rodada, dão mais { $first-five-points-text } pontos.
    }
    .title = As cinco primeiras vazas
# source: d86a39ebc242
further-tricks =
    { $trick-points ->
        [one] Cada vaza além de { $fifth-text } dá mais { $trick-points-text } ponto.
       *[other] Cada vaza além de { $fifth-text } dá mais { $trick-points-text } pontos.
    }
    .title = Outras vazas
# source: 00f29c72b1f6
all-void = Se um lado ganha todas as { $tricks-text } vazas, a rodada é nula, e ninguém marca nada por ela.
    .title = Uma rodada nula
# source: 6662816b946f
voormsi-home =
    { $voormsi-points ->
        [one] O lado que ganha uma vaza com o Voormsi, { $voormsi-the }, marca por isso { $voormsi-points-text } ponto, se o Toqutsit ainda podia cobri-lo. Vale mesmo que o Toqutsit estivesse no monte.
       *[other] O lado que ganha uma vaza com o Voormsi, { $voormsi-the }, marca por isso { $voormsi-points-text } pontos, se o Toqutsit ainda podia cobri-lo. Vale mesmo que o Toqutsit estivesse no monte.
    }
    .title = O Voormsi a salvo
# source: 8fb61c0e91d2
voormsi-last = O Voormsi não dá nada quando é a última carta jogada na vaza.
    .title = O Voormsi como última carta
# source: 8583142315f0
voormsi-toqutsit-out = O Voormsi não dá nada quando o Toqutsit já foi jogado antes.
    .title = O Toqutsit já saiu
# source: 6c764851dbce
voormsi-toqutsit-held = O Voormsi não dá nada quando quem o joga tem também o Toqutsit.
    .title = O Toqutsit na mesma mão
# source: b39be061ac0a
voormsi-on-toqutsit = Isso vale também dentro de uma vaza: o Voormsi não dá nada por cobrir o Toqutsit.
    .title = O Voormsi sobre o Toqutsit não dá ponto
# source: 981ab6453f98
voormsi-over-toqutsit = Mas, se o próprio Voormsi acaba de cobrir o Toqutsit na mesma vaza, o ponto é marcado.
    .title = O Voormsi sobre o Toqutsit dá o ponto
# source: 714704403a02
toqutsit-takes-voormsi =
    { $toqutsit-points ->
        [one] Se o Toqutsit cobre o Voormsi de um adversário quando este domina a vaza, e ganha a vaza, o lado do Toqutsit marca { $toqutsit-points-text } ponto.
       *[other] Se o Toqutsit cobre o Voormsi de um adversário quando este domina a vaza, e ganha a vaza, o lado do Toqutsit marca { $toqutsit-points-text } pontos.
    }
    .title = O Toqutsit captura o Voormsi
# source: 9c15de3625a7
voormsi-thrown-in = Se o Voormsi não dominava a vaza e só foi descartado nela, o Toqutsit não marca nada por ele.
    .title = Voormsi descartado
# source: 70b298899eee
own-voormsi =
    { $friendly-toqutsit ->
        [lose_game] Se o Toqutsit cobre o Voormsi do próprio lado quando este domina a vaza, esse lado perde a partida na hora.
        [lose_hand_points] Se o Toqutsit cobre o Voormsi do próprio lado quando este domina a vaza, a rodada acaba, e esse lado perde os pontos que ganhou nela e que ainda estão pendentes.
       *[reset_score] Se o Toqutsit cobre o Voormsi do próprio lado quando este domina a vaza, a rodada acaba, esse lado não marca nada por ela, e todos os traços que já tinha apagado são desenhados de novo.
    }
    .title = O Toqutsit sobre o próprio Voormsi
# source: 41e1452bb80c
spare-own-voormsi = Ninguém pode cobrir com o Toqutsit o Voormsi do próprio lado que domina a vaza, enquanto outra jogada for possível.
    .title = Poupe o seu próprio Voormsi
    .refused = { $card-The } cobriria o Voormsi do seu próprio lado. Jogue outra coisa.
# source: 4cd2006efa3d
three-takes-voormsi =
    { $three-on-voormsi-points ->
        [one] Se { $three-the } cobre um Voormsi que domina a vaza, o seu lado marca { $three-on-voormsi-points-text } ponto, quer o Voormsi fosse de um adversário, quer do parceiro.
       *[other] Se { $three-the } cobre um Voormsi que domina a vaza, o seu lado marca { $three-on-voormsi-points-text } pontos, quer o Voormsi fosse de um adversário, quer do parceiro.
    }
    .title = O três de ouros captura o Voormsi
# source: adacc9376dec
own-three-counts = Com { $three-the } pode-se capturar também o próprio Voormsi, e marca-se o mesmo por isso.
    .title = Capturar o próprio Voormsi dá pontos
# source: e14a84cb031f
own-three-nothing = Capturar o próprio Voormsi com { $three-the } não dá nada.
    .title = Capturar o próprio Voormsi não dá pontos
# source: 3722ccf2d0ff
three-takes-toqutsit =
    { $three-on-toqutsit-points ->
        [one] Se { $three-the } cobre um Toqutsit que acaba de cobrir um Voormsi que dominava a vaza, o seu lado marca { $three-on-toqutsit-points-text } ponto, e o lado do Toqutsit não marca nada.
       *[other] Se { $three-the } cobre um Toqutsit que acaba de cobrir um Voormsi que dominava a vaza, o seu lado marca { $three-on-toqutsit-points-text } pontos, e o lado do Toqutsit não marca nada.
    }
    .title = O três de ouros captura o Toqutsit
# source: 0e07cd8ee850
three-on-toqutsit-alone = Se o Toqutsit não cobriu nenhum Voormsi, { $three-the } não marca nada por capturá-lo.
    .title = O Toqutsit capturado sozinho
# source: 08b9b39eb9f2
realise-on-loss = Os pontos não valem na hora: ficam pendentes. Quando um lado perde uma vaza, todos os pontos que ganhou até ali passam a valer, e os traços são apagados de uma vez.
    .title = Os pontos passam a valer
# source: 55dc318f24d3
realise-at-end =
    { $end-order ->
        [winner_first] No fim da rodada todos os pontos passam a valer: primeiro os do lado que ganhou a última vaza, depois os dos outros.
       *[loser_first] No fim da rodada todos os pontos passam a valer: primeiro os de quem perdeu a última vaza, depois os do lado que a ganhou.
    }
    .title = No fim da rodada
# source: c8c1ac5c4671
overshoot = Um lado que passa de { $strokes-text } recua: vai até o fim e volta tantos traços quantos tem a mais. Não perdeu; continua jogando.
    .title = Pontos demais

## Winning

# source: 7142937cf9cc
hand-over = A rodada acaba quando todas as cartas foram jogadas.
    .title = O fim da rodada
# source: 42b40f7c7903
game-won = O lado que chega a exatamente { $strokes-text } vence a partida na hora, mesmo no meio de uma rodada. Se ninguém chegou, joga-se outra rodada.
    .title = Vencer a partida

## Irregularities

# source: 4923a7cd46a7
show-hand = Quem marca por ganhar uma vaza com o Voormsi deve, se alguém pedir, mostrar a mão na hora, para provar que o Toqutsit não está nela.
    .title = Mostrar a mão

## Tabela

# source: de3f21a6419c
standing-three-led = { $three-The } na abertura
    .about = Agora não vale nada: a carta seguinte toma o seu lugar e conta como abertura.
# source: cbee682c5e9b
standing-three-thrown = { $three-The } fora da abertura
    .about = Fora da abertura, está acima de tudo.
# source: 0ddc9039b606
standing-plain = Na ordem normal
    .about = Só conta a posição na ordem, seja qual for o naipe da abertura. O Toqutsit e o Voormsi cobrem um ao outro.
# source: ea350c637552
standing-strong-seven = Setes fortes
    .about = Um sete que estava na abertura, ou que foi a primeira carta sobre o três de ouros da abertura, ou que cobriu outro sete forte. Qualquer outro sete não captura nada.
# source: 87ed0d25adfb
standing-king-over-seven = { $king-of-clubs-The } sobre um sete forte
    .about = Acaba de capturar o sete, e já não está entre as cartas mais baixas.
# source: 747bf721c640
standing-king-over-king = { $king-of-spades-The } sobre esse rei
    .about = Jogado logo depois do rei de paus que acaba de capturar um sete forte.
# source: 8171efebbbe0
situation-led = na abertura
# source: 3e32829be0e5
situation-second = como primeira carta sobre o três de ouros da abertura
# source: 64c60f63d8dc
situation-thrown = mais tarde na vaza

## Things on the table

# source: de8b07513d7f
zone-trick = A vaza
# source: d3f70ac7c7c4
zone-stock = Monte
# source: 06b4ffb46395
zone-played = Jogadas antes
# source: 4fcdfbe852b2
outcome-counted = traços de vantagem nesta rodada sobre cada outro lado
# source: 5d2ef3e549fe
fact-score =
    { $value ->
        [0] { $seat }: nenhum traço apagado
        [one] { $seat }: { $value-text } traço apagado
       *[other] { $seat }: { $value-text } traços apagados
    }
    .own =
        { $value ->
            [0] nenhum traço apagado
            [one] { $value-text } traço apagado
           *[other] { $value-text } traços apagados
        }
# source: 839937859cc3
fact-hand_points =
    { $value ->
        [0] { $seat }: nenhum ponto pendente
        [one] { $seat }: { $value-text } ponto pendente
       *[other] { $seat }: { $value-text } pontos pendentes
    }
    .own =
        { $value ->
            [0] nenhum ponto pendente
            [one] { $value-text } ponto pendente
           *[other] { $value-text } pontos pendentes
        }
# source: ff492d544a4f
fact-tricks =
    { $value ->
        [0] { $seat }: nenhuma vaza
        [one] { $seat }: { $value-text } vaza
       *[other] { $seat }: { $value-text } vazas
    }
    .own =
        { $value ->
            [0] nenhuma vaza
            [one] { $value-text } vaza
           *[other] { $value-text } vazas
        }
# source: 8a37f332441d
fact-stock =
    { $value ->
        [0] nenhuma carta no monte
        [one] { $value-text } carta no monte
       *[other] { $value-text } cartas no monte
    }

## What happens; $seat is a player or a side

# source: 59ea9f3f5ae8
event-played = { $seat } joga { $cards-the }.
# source: aa7f37fde14f
event-drew = { $seat } compra { $card-the }.
# source: 9df47fac798f
event-takes =
    { $value ->
        [three-led] { $card-The } passa a dominar e conta como abertura, pois { $next-the } na abertura não vale nada.
        [three-thrown] { $card-The } cobre { $next-the }, como cobre qualquer carta.
        [higher-seven] { $card-The } cobre { $next-the }, por ser de naipe mais alto.
        [king-takes-seven] { $card-The } tem o poder de cobrir { $next-the }.
        [king-on-king] Logo em seguida, { $card-the } cobre { $next-the }.
        [equal-top] { $card-The } e { $next-the } têm a mesma força, e vence a carta que veio depois.
       *[card-order] { $card-The } cobre { $next-the }.
    }
# source: 4470352093c8
event-falls-short =
    { $value ->
        [seven-thrown] { $card-The } não está na abertura; por isso não vale nada.
        [king-late] { $card-The } chega tarde: devia ter vindo logo em seguida, sobre { $next-the }.
       *[group-beats] Não basta: cada carta deve cobrir uma diferente, e isso não é possível com { $cards-the }.
    }
# source: 22c664a39107
event-why-led = { $seat } tinha aberto com { $cards-the }.
# source: 2dfee4454545
event-why-took =
    { $value ->
        [three-led] { $card-The } foi a primeira carta sobre { $next-the } e contou como abertura.
        [three-thrown] { $card-The } cobriu { $next-the }.
        [higher-seven] { $card-The } cobriu { $next-the }, por ser de naipe mais alto.
        [king-takes-seven] { $card-The } cobriu { $next-the } com o seu poder especial.
        [king-on-king] { $card-The } cobriu { $next-the } porque veio logo em seguida.
        [equal-top] { $card-The } cobriu uma carta da mesma força, { $next-the }, porque veio depois.
       *[card-order] { $card-The } cobriu { $next-the }.
    }
# source: 495b5d224cad
event-why-stands =
    { $value ->
        [strong-seven] { $card-The } contava como sete forte.
        [king-over-seven] { $card-The } tinha capturado um sete forte.
        [king-over-king] { $card-The } tinha a última palavra entre os reis.
        [three-led] { $card-The } estava na abertura, e qualquer carta serviria para cobrir.
        [three-thrown] { $card-The } veio fora da abertura; por isso nada podia cobrir essa carta.
       *[plain] { $card-The } estava no seu lugar da ordem normal.
    }
# source: 8eaf5ca3c844
event-would-beat =
    { $value ->
        [three-led] Qualquer carta teria bastado, até { $card-the }.
        [king-over-seven]
            { $cards-count ->
                [1] Só { $cards-the }, na hora certa, teria coberto essa carta.
               *[other] Só { $cards-the } teriam coberto essa carta, e o rei, só logo em seguida.
            }
       *[other]
            { $cards-count ->
                [1] Só { $cards-the } teria coberto essa carta.
                [2] Só { $cards-the } teriam coberto essa carta.
                [3] Só { $cards-the } teriam coberto essa carta.
                [4] Só { $cards-the } teriam coberto essa carta.
                [5] Só { $cards-the } teriam coberto essa carta.
               *[other] Qualquer carta mais alta, começando com { $card-the }, teria coberto essa.
            }
    }
# source: c5e909c71718
event-fifth-trick =
    { $value ->
        [one] A quinta vaza: { $value-text } ponto para { $seat }.
       *[other] A quinta vaza: { $value-text } pontos para { $seat }.
    }
# source: 2a4557edbf69
event-first-five =
    { $value ->
        [one] Foram as primeiras da rodada: mais { $value-text } ponto para { $seat }.
       *[other] Foram as primeiras da rodada: mais { $value-text } pontos para { $seat }.
    }
# source: f8ea67a9d83a
event-further-tricks =
    { $value ->
        [one] Por outras vazas: { $value-text } ponto para { $seat }.
       *[other] Por outras vazas: { $value-text } pontos para { $seat }.
    }
# source: 17040a59304e
event-voormsi-home =
    { $value ->
        [one] O Voormsi está a salvo: { $value-text } ponto para { $seat }.
       *[other] O Voormsi está a salvo: { $value-text } pontos para { $seat }.
    }
# source: 3f5aff1300b3
event-voormsi-last = O Voormsi foi a última carta da vaza; por isso não dá nada.
# source: 7ab1b0b7f296
event-voormsi-toqutsit-out = O Toqutsit já tinha saído; por isso o Voormsi não dá nada.
# source: d812edc337af
event-voormsi-toqutsit-held = O Toqutsit estava na mesma mão; por isso o Voormsi não dá nada.
# source: a783e48b7e17
event-voormsi-thrown-in = O Voormsi não dominava a vaza; por isso o Toqutsit não marca nada por ele.
# source: 95943d1e34a4
event-toqutsit-takes-voormsi =
    { $value ->
        [one] O Toqutsit capturou o Voormsi: { $value-text } ponto para { $seat }.
       *[other] O Toqutsit capturou o Voormsi: { $value-text } pontos para { $seat }.
    }
# source: c9f63e6a0ac6
event-three-takes-voormsi =
    { $value ->
        [one] { $card-The } capturou o Voormsi: { $value-text } ponto para { $seat }.
       *[other] { $card-The } capturou o Voormsi: { $value-text } pontos para { $seat }.
    }
# source: 347ebfae7810
event-three-takes-toqutsit =
    { $value ->
        [one] { $card-The } capturou o Toqutsit, que tinha capturado o Voormsi: { $value-text } ponto para { $seat }, e nada para o Toqutsit.
       *[other] { $card-The } capturou o Toqutsit, que tinha capturado o Voormsi: { $value-text } pontos para { $seat }, e nada para o Toqutsit.
    }
# source: 64d4b1455b9c
event-three-on-toqutsit-alone = O Toqutsit não tinha capturado nenhum Voormsi; por isso a captura dele não dá nada.
# source: dc9816ba45e6
event-own-voormsi =
    { $value ->
        [lose_game] O Toqutsit capturou o Voormsi do próprio lado: { $seat } perde a partida.
        [lose_hand_points] O Toqutsit capturou o Voormsi do próprio lado: { $seat } perde os pontos pendentes.
       *[reset_score] O Toqutsit capturou o Voormsi do próprio lado: todos os traços de { $seat } são desenhados de novo.
    }
# source: 7890b07e91af
event-realised =
    { $value ->
        [one] Agora vale: { $seat } apaga { $value-text } traço.
       *[other] Agora vale: { $seat } apaga { $value-text } traços.
    }
# source: efe2d5d5dccf
event-set-back = Isso passa do fim: a contagem recua, e { $seat } fica agora com { $value-text }.
# source: 3b79894dd273
event-hand-void = Todas as vazas foram para { $seat }; por isso a rodada é nula, e ninguém marca nada.
# source: be9d889c062c
event-hand-over = A rodada terminou.

## Options: the points on which sources or tables differ

# source: 5639f776ce0c
option-players = Jogadores
    .help = Quantos jogam? Disso dependem os lados, as vazas e o tamanho da cruz.
# source: 0409f0158ea9
option-three_counts_as_king = O três de ouros com os reis
    .help = Pode-se abrir com o três de ouros e com reis ao mesmo tempo?
# source: e8a64d55f634
option-toqu_duty = A obrigação de jogar o Toqutsit
    .help = Quando se é obrigado a jogar o Toqutsit sobre o Voormsi de um adversário?
# source: 14427ba6e0a1
choice-toqu_duty-heading = enquanto o Voormsi domina a vaza
# source: 7b78f4252137
choice-toqu_duty-led = sempre que se abriu com o Voormsi
# source: 989c4792136f
option-toqu_duty_hopeless = A obrigação num grupo que não pode ganhar
    .help = O Toqutsit deve estar entre várias cartas, mesmo que elas não possam ganhar a vaza?
# source: c4e47dd7ddc1
option-beat = O que um grupo tem de cobrir
    .help = Várias cartas têm de cobrir as que dominam a vaza ou as da abertura?
# source: 7844b3e0e290
choice-beat-heading = as cartas que dominam a vaza
# source: e2e17cbf9136
choice-beat-led = as cartas da abertura
# source: 21502e7b34a9
option-friendly_toqutsit = O Toqutsit sobre o próprio Voormsi
    .help = O que acontece quando o Toqutsit cobre o Voormsi do próprio lado, se este domina a vaza?
# source: 3bd78fc0140f
choice-friendly_toqutsit-reset_score = todos os traços do lado são desenhados de novo
# source: e7c90fea25aa
choice-friendly_toqutsit-lose_hand_points = o lado perde os pontos da rodada
# source: 159b3851d838
choice-friendly_toqutsit-lose_game = o lado perde a partida
# source: b6520a4d4f85
choice-friendly_toqutsit-forbidden = é proibido
# source: c7f40de542a0
option-voormsi_over_toqu = O Voormsi marca sobre o Toqutsit
    .help = O ponto do Voormsi vale quando ele cobre o Toqutsit na mesma vaza?
# source: ebfaa04f3682
option-end_order = De quem são os pontos que valem primeiro
    .help = Quando a rodada acaba, os pontos de quem passam a valer primeiro?
# source: 1cbaa140faa5
choice-end_order-loser_first = de quem perdeu a última vaza
# source: 3673d14f362a
choice-end_order-winner_first = de quem ganhou a última vaza
# source: 47875c1e88ba
option-draw = A compra
    .help = Compra-se uma carta de cada vez, um depois do outro, ou cada um completa logo a mão inteira?
# source: 4ca68800b2f6
choice-draw-rotation = uma carta por vez, um depois do outro
# source: 6189144dc98f
choice-draw-fill_each = cada um compra de uma vez todas as que faltam
# source: f7f3ac382180
option-own_three = O três de ouros sobre o próprio Voormsi
    .help = Quando jogam poucos, capturar o próprio Voormsi com o três de ouros dá pontos?
# source: fb9efc5d2849
option-deal_all = Todas as cartas distribuídas
    .help = Distribui-se o baralho inteiro no início?

## Presets

# source: 690872b3ab09
preset-four = Vorms para quatro jogadores
    .about = O jogo normal: os parceiros se sentam frente a frente.
# source: dd7f5b16c1a2
preset-three = Vorms para três jogadores
    .about = Cada um joga sozinho; as rodadas têm mais vazas, e a cruz tem mais traços.
# source: b9a7c1351cf7
preset-two = Vorms para dois jogadores
    .about = Em cada vaza, cada um joga também por um parceiro invisível.

## The game in steps

# source: 7446c93e35c0
step-deal-four = Pegue as { $pack-size-text } cartas, com { $three-the } no lugar do rei de ouros. Quem tira a carta mais baixa dá { $hand-size-text } a cada um; o resto é o monte.
# source: 28b7ff0a54ac
step-deal-all = Pegue as { $pack-size-text } cartas, com { $three-the } no lugar do rei de ouros. Quem tira a carta mais baixa dá o baralho inteiro, { $hand-size-text } cartas a cada um.
# source: b1e3a929d100
step-lead = O jogador à esquerda do carteador abre com uma carta, ou com até { $most-led-text } do mesmo valor.
# source: 38bb3240e8eb
step-play = Os outros jogam o mesmo número de cartas, as que quiserem. Só o Toqutsit, { $toqutsit-the }, deve ser jogado sobre o Voormsi de um adversário.
# source: d914c0c06b0d
step-order = De cima para baixo: { $toqutsit-the } e { $voormsi-the }, da mesma força; { $high-eight-the }; depois { $middle-ranks }; por fim o rei de paus e o rei de espadas. Dentro de cada valor: paus, espadas, copas, ouros.
# source: f755452f33ef
step-special = Um sete na abertura só é coberto por um sete mais alto, { $king-of-clubs-the } ou { $three-the }; { $king-of-spades-the } cobre esse rei se vier logo em seguida. Fora da abertura, { $three-the } cobre tudo.
# source: e4a3fd74d31f
step-draw = Quem ganha a vaza abre de novo. Antes, todos completam a mão até { $hand-size-text } cartas, uma por vez, um depois do outro.
# source: 49bab1959ba5
step-draw-each = Quem ganha a vaza abre de novo. Antes, todos completam a mão até { $hand-size-text } cartas, cada um de uma vez, a começar por quem ganhou.
# source: a26b723c8a63
step-draw-two = Depois que cada um jogou uma vez, completem as mãos até { $hand-size-text } cartas; quem domina a vaza compra primeiro e joga de novo, depois o outro. Quem ganha a vaza compra e abre.
# source: 21ca68938923
step-win-tricks =
    { $first-five-points ->
        [0] Conte { $trick-points-text } pelas suas primeiras { $fifth-text } vazas e { $trick-points-text } por cada vaza além delas.
       *[other] Conte { $trick-points-text } pelas suas primeiras { $fifth-text } vazas, mais { $first-five-points-text } se foram as primeiras da rodada, e { $trick-points-text } por cada vaza além delas.
    }
# source: 7c3355bad81f
step-win-cards = Conte { $voormsi-points-text } por uma vaza ganha com o Voormsi enquanto o Toqutsit era um perigo, e { $toqutsit-points-text } por capturar com o Toqutsit o Voormsi de um adversário que domina a vaza. Com { $three-the }, conte { $three-on-voormsi-points-text } por capturar um Voormsi que domina a vaza e { $three-on-toqutsit-points-text } por um Toqutsit que acaba de capturar um assim.
# source: 032aef5069bf
step-realise = Os seus pontos passam a valer quando você perde uma vaza ou quando a rodada acaba. Se alguém ganha todas as vazas, a rodada é nula.
# source: 6d3eee446c2e
step-end = Quem chega a exatamente { $strokes-text } vence na hora. Quem passa disso recua tudo o que passou.

## Tips

# source: c22c2233a27c
tip-lead-a-seven = Um sete na mão não vale nada até você abrir com ele. { $highest-seven-The } na abertura só perde para { $king-of-clubs-the } e para { $three-the }; quando esses já saíram, é vaza certa. Quando os nossos bots abriram só com ele, ganhou a vaza em { $led-wins-7c-text }% dos casos.
    .title = Abra com os seus setes
# source: d6d1e4df061a
tip-keep-the-three = Se puder evitar, nunca abra com { $three-the }. Guardada, essa carta ganha qualquer vaza, e sobretudo aquela em que o Toqutsit acaba de capturar o Voormsi. Quando os nossos bots abriram com ela mesmo assim, ganhou a vaza em { $led-wins-3d-text }% dos casos.
    .title = Guarde a carta invencível
# source: f43a1f26a69e
tip-king-of-spades-ready = { $king-of-spades-The } só serve se você joga logo depois de quem tem { $king-of-clubs-the }. Guarde-o se aquele rei ainda não saiu e quem o tem está sentado à sua direita; senão, descarte-o cedo.
    .title = O rei de espadas espera
# source: 73ec6ae65943
tip-voormsi-early = O Voormsi só dá pontos enquanto há perigo. Jogado por último, ou depois que o Toqutsit saiu, ganha uma vaza e mais nada; jogado cedo, pode trazer o seu ponto ou cair.
    .title = O Voormsi quer perigo
# source: 433e0f1f1767
tip-spare-your-partner =
    { $friendly-toqutsit ->
        [forbidden] Você não precisa, nem pode, jogar o Toqutsit sobre o Voormsi do seu próprio lado quando este domina a vaza.
       *[other] Você não deve nada ao Voormsi do seu parceiro. Pôr o Toqutsit sobre ele é o erro mais caro do jogo: jogue qualquer outra coisa.
    }
    .title = Deixe em paz o Voormsi do parceiro
# source: 9c4afd28f79e
tip-lead-pairs = Várias cartas na mesma abertura são difíceis de cobrir, pois cada uma tem de ser coberta por uma carta diferente. Até um par baixo muitas vezes se mantém, e conta como o mesmo número de vazas.
    .title = Abra com várias cartas
# source: debfbbffd2d2
tip-draw-out-toqutsit = Se você desconfia que um adversário tem o Toqutsit, o Voormsi o obriga a sair. Num par que não pode ser coberto, isso não lhe custa nada: o Toqutsit tem de ser jogado e não captura nada.
    .title = Force o Toqutsit a sair
# source: 58e34fd0ab54
tip-lose-one = Ganhar todas as { $tricks-text } vazas não vale nada. Quando você tem todas menos a última, entregue essa: a perda faz os seus pontos valerem.
    .title = Perca uma a tempo
# source: 5d5be081696f
tip-count-the-strokes = Perto de { $strokes-text }, conte antes de jogar. Uma vaza perdida na hora certa vence a partida; uma vaza a mais faz você recuar.
    .title = Conte até o fim

## What many deals show

# source: b1504e9e8b73
plot-led-wins = Com que frequência a carta de abertura ganha a vaza
    .about = Cartas jogadas sozinhas na abertura, da mais forte para a mais fraca.
# source: f98a779f140e
plot-tricks-won = Quantas vazas tem uma rodada
    .about = Várias cartas na mesma abertura contam aqui como uma vaza.

## Questions

# source: d4785270a5f2
question-must-i-beat = Sou obrigado a cobrir uma carta ou a acompanhar o naipe?
    .answer = Não. Você pode jogar o que quiser. A única obrigação é jogar o Toqutsit sobre o Voormsi de um adversário.
# source: 29d2fec32a80
question-what-beats-a-seven = O que pode cobrir um sete?
    .answer = Se está na abertura: um sete de naipe mais alto, { $king-of-clubs-the } ou { $three-the }. Nem { $king-of-spades-the } nem as cartas mais altas podem. Fora da abertura, ele não vale nada desde o início.
# source: dbbeaa520fb4
question-beat-the-three = Alguma carta cobre o três de ouros?
    .answer = Se { $three-the } está na abertura, qualquer uma. Se veio depois, nenhuma.
# source: 08aeb963ec8b
question-king-second = E se o rei de paus for a primeira carta sobre o três de ouros na abertura?
    .answer = Ele conta como abertura, mas { $king-of-clubs-the } só tem poder sobre setes. Por isso cobre { $three-the } e volta a ser a penúltima carta da ordem.
# source: a4e920d4f202
question-mixed-group = As cartas que cobrem um par têm de ser também um par?
    .answer = Não. Podem ser de valores diferentes, mas cada uma deve cobrir uma carta diferente do par.
# source: 30ad73401458
question-both-cards = Qual é mais alto, o Toqutsit ou o Voormsi?
    .answer = Nenhum. { $toqutsit-The } e { $voormsi-the } têm a mesma força, e vence o que vem depois.
# source: de94359b84b3
question-toqutsit-in-the-stock = O Voormsi dá pontos enquanto o Toqutsit está no monte?
    .answer = Sim. Ninguém podia saber onde ele estava; por isso o perigo conta.
# source: 0b72ef29aacc
question-uneven-hands = As mãos podem ficar desiguais quando se abre com várias cartas?
    .answer = Não, se cada um compra uma carta por vez, um depois do outro. Se cada um completa logo a mão inteira, podem, quando o monte acaba.
# source: 2eb0c5e9bebf
question-win-in-mid-hand = A partida pode acabar no meio de uma rodada?
    .answer = Pode, no momento em que os pontos passam a valer e completam exatamente { $strokes-text }. Enquanto você só ganha vazas, nada vale ainda.
# source: 2c93d6744e88
question-both-sides-at-the-end = E se mais de um lado chegar ao alvo no fim da rodada?
    .answer =
        { $end-order ->
            [winner_first] Os pontos de quem ganhou a última vaza passam a valer primeiro; se com eles esse lado tem exatamente { $strokes-text }, venceu.
           *[loser_first] Os pontos de quem perdeu a última vaza passam a valer primeiro; se com eles esse lado tem exatamente { $strokes-text }, venceu.
        }
# source: 9b4218aa17b4
question-where-is-the-king = Onde está o rei de ouros?
    .answer = { $king-of-diamonds-The } não está no baralho. Hoje { $three-the } ocupa o lugar dele.

## Glossary

# source: 2e79aff42d02
term-trick = vaza
    .definition = As cartas que todos jogam depois de uma abertura.
    .also = vazas
# source: 77da9314b781
term-lead = abertura
    .definition = A primeira carta de uma vaza, ou as primeiras cartas juntas; também o ato de jogá-las.
    .also = aberturas|abrir|abre|abriu
# source: 3582542b93b9
term-stock = monte
    .definition = As cartas que não foram distribuídas. Delas se completam as mãos.
# source: 00f60c0a66df
term-stroke = traço
    .definition = Uma marca no braço da cruz de um lado. Cada ponto apaga um traço.
    .also = traços
# review: English "rubber"; "partida" is the word used all over the site for a whole game.
# source: d51c96d2abaa
term-rubber = partida
    .definition = O jogo inteiro, até que um lado tenha apagado todos os seus traços.
# source: 53f9aa8cef76
term-group = grupo
    .definition = Várias cartas que um jogador joga juntas.
    .also = grupos
# review: "dominar" for "to head the trick" (to be the best play so far) is our own choice.
# source: f19a3fd21bde
term-heading = dominar
    .definition = Ser a melhor jogada da vaza até o momento. Quem a domina no fim ganha a vaza.
    .also = domina|dominam|dominava|domine
# source: 1fd46ee94dc6
term-strong-seven = sete forte
    .definition = Um sete que estava na abertura, ou que foi a primeira carta sobre o três de ouros da abertura, ou que cobriu outro sete forte.
    .also = setes fortes
# source: 5da10f171c8b
term-void-hand = nula
    .definition = Diz-se de uma rodada: não conta para ninguém.
    .also = rodada nula
# source: 5f956fcfe61a
term-toqutsit = Toqutsit
    .definition = { $toqutsit-The }. O nome quer dizer “o seu carrasco”, ou mais exatamente aquele que mata você; abreviado, é { $toqu }, “morte”.
# source: 9666a72c0e9a
term-voormsi = Voormsi
    .definition = { $voormsi-The }, e o nome do jogo inteiro. De origem, não é uma palavra groenlandesa.
# source: 9b7a20bad6f5
term-essi = { $word }
    .definition = Groenlandês: o ás. Em dinamarquês: { $danish }.
# source: eef779bfb616
term-kunngi = { $word }
    .definition = Groenlandês: o rei. Em dinamarquês: { $danish }.
# source: 6074aa9e70cc
term-arnaq = { $word }
    .definition = Groenlandês: a dama, ao pé da letra “mulher”; também { $other }, aquela que usa saia. Em dinamarquês: { $danish }.
# source: bcc6e7941c53
term-kinitsi = { $word }
    .definition = Groenlandês: o valete; também { $other }. Em dinamarquês: { $danish }.
# source: bd017fdae2ed
term-kulooq = { $word }
    .definition = Groenlandês: paus. Em dinamarquês: { $danish }.
# source: 5cd7abdd1f92
term-sipaaq = { $word }
    .definition = Groenlandês: espadas. Em dinamarquês: { $danish }.
# source: 7d4b0e3b083b
term-hjerteri = { $word }
    .definition = Groenlandês: copas. Em dinamarquês: { $danish }.
# source: ad524dbe0745
term-ruderi = { $word }
    .definition = Groenlandês: ouros. Em dinamarquês: { $danish }.
# source: ce7cc442898f
term-aalaterpai = { $word }
    .definition = Groenlandês: embaralhar.
# source: 970e1aa8719d
term-nallukattat = { $word }
    .definition = Groenlandês: cartas de jogar; também { $other }. Uma só carta é { $single }, ou { $counted } quando se conta.
# source: f7066411c4ff
term-pinnattaq = { $word }
    .definition = Groenlandês: uma vaza.
# source: 95fa412515c5
term-nerfala = { $word }
    .definition = Groenlandês: o trunfo, que existe em outros jogos; também { $other }, e no uso mais antigo { $older } ou { $oldest }, que lembra o holandês { $dutch }.

## History

# source: f2bc94b4c56a
history-national-game = O Vorms é chamado de jogo de cartas nacional da Groenlândia, e muito se jogou a bordo dos navios ao longo da costa. Existe em várias versões.
    .title = O jogo da Groenlândia
# source: 9fb044da5452
history-age = Acredita-se que seja antigo. Alguns groenlandeses dizem que talvez venha do tempo dos baleeiros: entre o fim do século XV, quando os povoados nórdicos tinham desaparecido, e o início do século XVIII, quando chegaram os missionários dinamarqueses, os baleeiros e os piratas eram os únicos europeus que alguém encontrava ali.
    .title = Dos baleeiros?
# source: 5ee5ee53cacc
history-name = Um dicionário dinamarquês e groenlandês anterior à reforma ortográfica de { $reform-text } dá { $greenlandic } como tradução tanto da palavra dinamarquesa { $kin } como de { $danish }. Desde a reforma se escreve { $new }. A palavra não vem do groenlandês, e não se achou nenhum outro registro do dinamarquês { $danish }.
    .title = O nome
# source: 8fb2d20fabbd
history-wumps = As notas de Matthew Macfadyen chamam o jogo de { $wumps }; a primeira letra se pronuncia como em inglês.
    .title = Outra grafia
# source: 88803d17b7c0
history-pronunciation = Toqutsit soa mais ou menos como { $toqutsit-said } lido em inglês, e Voormsi, como { $voormsi-said }.
    .title = Como se pronuncia
# source: de2963952872
history-words = O groenlandês é próximo da língua dos inuítes do Labrador, mas quase todos os seus termos de jogo vêm do dinamarquês. Essa influência começou com os missionários do século XVIII. Uma palavra ou outra pode ser holandesa, ou vir da fala dos baleeiros.
    .title = As palavras do jogo
# source: f06bc069777f
history-three-for-king = { $king-of-diamonds-The } fazia parte do baralho; hoje { $three-the } o substitui.
    .title = Um rei substituído
# source: 8ee2e2c2c1b9
history-all-dealt = Numa versão, de que não se sabe mais nada, distribui-se o baralho inteiro no início. As regras da casa permitem isso.
    .title = Todas as cartas distribuídas
# source: 94d4a69c1c02
history-witnesses = O que se sabe vem de poucas testemunhas: cartas de { $letters-text } de um arquivista do Museu Nacional da Groenlândia e do professor Petersen, da Universidade da Groenlândia, e nenhum deles jogava; notas de { $notes-text } de Matthew Macfadyen, segundo o que lhe contou um jogador groenlandês; e cartas de Lars Petersen até { $last-letters-text }.
    .title = As testemunhas

## Sources and corrections

# source: 658dfc62b633
erratum-E004-1 = Diz-se que { $king-of-diamonds-the } tem o poder de cobrir todos os setes.
    .right = É { $king-of-clubs-the }. { $king-of-diamonds-The } não está no baralho, e a frase anterior nomeia o rei certo.
# source: 92de798502fb
erratum-E004-2 = Diz-se que as cartas jogadas entre o sete e { $king-of-clubs-the } não impedem esse rei de perder.
    .right = Elas não o impedem de ganhar.
# source: 20b9b1a68c25
erratum-E004-3 = As cartas jogadas sobre um grupo não precisam ser do mesmo valor, nem cobrir todas as cartas da abertura.
    .right = Não precisam ser do mesmo valor, mas cada uma deve cobrir uma carta diferente.
# source: 51f4173857d2
erratum-E004-4 = Cobrir o Voormsi dá { $points-text } quando se abriu com { $three-the }.
    .right = Dá quando essa carta foi jogada na vaza, fora da abertura. Na abertura, { $three-the } não cobre nada.
# source: 9c1891898a34
erratum-E004-5 = Depois de todas as { $all-text } vazas, diz-se que a contagem fica em { $wrong-text }.
    .right = Ela fica em { $right-text }, que é o que o lado tinha antes.
# source: 1e8c354f02e1
erratum-E004-6 = O jogo é para { $usual-text } jogadores, mas também se joga com { $three-players-text } ou { $usual-text }.
    .right = Com { $three-players-text } ou { $two-players-text }.
# source: 5f709b5f7d31
erratum-E004-7 = Diz-se que os setes são cobertos pelo rei preto, como se qualquer um servisse.
    .right = Só { $king-of-clubs-the } os cobre. { $king-of-spades-The }, por si só, não tem poder sobre um sete.
# source: e767cb03a58b
erratum-E004-8 = Diz-se que um lado que passa de { $goal-text } está derrotado.
    .right = Ele apenas recua; o exemplo da mesma fonte continua a partida.
# source: d6c9c97582f6
erratum-E004-9 = O Toqutsit deve ser jogado se o adversário abriu com o Voormsi.
    .right = David Parlett: se o Voormsi domina a vaza. Aqui isso é o básico, e o outro se pode escolher.
# source: d388c78a2aef
erratum-E004-10 = { $dictionary } é atribuído a um autor cujo primeiro nome seria “Ed”, { $editor }.
    .right = { $short } quer dizer editor.
# source: c83bbb1417b4
erratum-E004-11 = O Kaiserspiel é chamado de versão suíça moderna do Vorms.
    .right = É uma versão suíça moderna do Karnöffel, o antepassado do grupo inteiro.
# source: e25f048aa22c
erratum-E004-12 = O monte é chamado de { $wrong }, e diz-se que um lado que cobre o próprio Voormsi com o Toqutsit “perde todos os pontos e a mão”.
    .right = A palavra significa ações de uma empresa. O que se perde não está claro; por isso as regras da casa oferecem uma escolha.
# source: 1fa1b86bd9a9
erratum-E004-13 = Faltam quase todas as referências por letra à lista de fontes, e para a distribuição do baralho inteiro cita-se uma “referência polonesa”.
    .right = As letras se perderam no caminho; “polonesa” é provavelmente uma marca de fonte mal lida.

## Worked examples

# source: 41d05b51c1f4
example-whole-hand = Uma rodada inteira
    .note = Uma rodada completa, com aberturas de pares, compra de uma carta por vez e o Toqutsit que captura o Voormsi.
# source: 137ce580625b
example-four-and-five-is-nine = De quatro a nove
    .note = Oito vazas seguidas ainda não valem. Perder a nona faz com que valham e dá a vitória.
# source: acad444dd94b
example-all-nine-void = Todas as nove vazas
    .note = Ganhar também a última anula a rodada, e a contagem fica onde estava.
# source: 6a1dd7ee5c1e
example-past-nine-and-back = Passar de nove e voltar
    .note = Duas vezes na mesma rodada um lado passa do fim e recua.
# source: 3803c299bec5
example-first-five = As cinco primeiras vazas
    .note = Dão mais por serem as primeiras, e passam a valer quando o lado perde uma vaza.
# source: cf08be610bf3
example-four-tricks-score-nothing = Quatro vazas não dão nada
    .note = O outro lado faz a sua quinta vaza no fim, mas não as cinco primeiras da rodada.
# source: 48f2d8ed9c81
example-three-players = Três jogadores
    .note = Pelas primeiras vazas da rodada não se ganha nada a mais.
# source: e18ed84014f7
example-two-players = Dois jogadores
    .note = Depois de comprar, cada um joga de novo na mesma vaza.
# source: e785fa2e9636
example-voormsi-home = O Voormsi a salvo
    .note = O Toqutsit está no monte, mas ninguém sabe disso.
# source: 70711f6c9722
example-voormsi-last = O Voormsi como última carta
    .note = O Toqutsit já não podia ser jogado.
# source: 8e945fca897f
example-voormsi-toqutsit-held = O Toqutsit na mesma mão
    .note = Quem jogou o Voormsi não corria perigo.
# source: eb63530e3648
example-voormsi-toqutsit-out = O Toqutsit já saiu
    .note = Caiu numa vaza anterior.
# source: 0abab20d5fce
example-voormsi-thrown-in = Voormsi descartado
    .note = Ele não dominava a vaza; por isso o Toqutsit não recebe nada por ele.
# source: 4b1591fcd424
example-three-takes-voormsi = O três de ouros captura o Voormsi
    .note = A única carta a que ninguém pode responder.
# source: b90a8ae270e0
example-three-takes-toqutsit = O três de ouros captura o Toqutsit
    .note = O Toqutsit acaba de capturar o Voormsi, e os pontos dele se vão junto.
# source: 94de45719aa6
example-three-on-toqutsit-alone = O Toqutsit capturado sozinho
    .note = Sem um Voormsi antes dele, o Toqutsit não vale nada.
# source: 2b4ec67c1f5c
example-own-voormsi = O Toqutsit sobre o Voormsi do parceiro
    .note = Todos os traços do lado são desenhados de novo, e a rodada acaba.
# source: 85172b42477f
example-own-voormsi-points-lost = Sobre o Voormsi do parceiro: a penalidade mais branda
    .note = Regra da casa: os traços ficam, só se perdem os pontos da rodada.
# source: 805617bcb07d
example-own-voormsi-game-lost = Sobre o Voormsi do parceiro: a partida está perdida
    .note = Regra da casa: o outro lado vence na hora.
# source: 89d1c14de949
example-spare-own-voormsi = Sobre o Voormsi do parceiro: proibido
    .note = Regra da casa: é preciso jogar qualquer outra carta.
# source: 0178c574129c
example-own-voormsi-two-players = Dois jogadores: sobre o próprio Voormsi
    .note = Como se joga de novo na mesma vaza, um jogador pode cair nisso sozinho.
# source: 644eac91596e
example-equal-top = O Voormsi sobre o Toqutsit
    .note = O que vem depois vence, mas não dá nada.
# source: 9ee26bef5ed1
example-toqutsit-takes-voormsi = O Toqutsit captura o Voormsi
    .note = A carta pela qual se joga a partida.
# source: 7d1ddf097fe0
example-three-led = O três de ouros na abertura
    .note = Até a carta mais baixa o cobre e, então, conta como abertura.
# source: f7216a0b170e
example-three-thrown = O três de ouros fora da abertura
    .note = Nada pode capturá-lo, nem as cartas mais altas.
# source: df4da0507f48
example-seven-led = Um sete na abertura
    .note = Nem o Toqutsit nem o Voormsi podem capturá-lo.
# source: 94987b8bebec
example-higher-seven = Sete sobre sete
    .note = Só um naipe mais alto o captura.
# source: 61d35576c68a
example-king-takes-seven = O rei de paus captura um sete
    .note = Não importa o que se jogou entre um e outro.
# source: 734aea74c54b
example-king-on-king = O rei de espadas sobre o rei de paus
    .note = Tem de ser a carta imediatamente seguinte.
# source: 5bb488905a35
example-king-late = O rei de espadas chega tarde
    .note = Há uma carta entre os reis; por isso o primeiro deles se mantém.
# source: f2c69a585553
example-king-of-spades-on-seven = O rei de espadas sobre um sete
    .note = Ele não tem poder sobre o próprio sete.
# source: 848ea059b680
example-three-stops-the-kings = A última palavra sobre os reis
    .note = Só o três de ouros cobre agora o rei de espadas.
# source: 8689fa6eb1dd
example-seven-second = Um sete sobre o três de ouros da abertura
    .note = Conta como abertura, e é forte.
# source: 58bf1de3e5bf
example-seven-thrown = Setes fora da abertura
    .note = Não capturam nada, e os reis não acham nada para capturar.
# source: 2cf732b979e4
example-king-second = O rei de paus sobre o três de ouros da abertura
    .note = Conta como abertura, mas não há nenhum sete: é uma carta baixa.
# source: cf0a7cc3e32d
example-lowest-cards = As cartas mais baixas
    .note = Do rei de espadas para cima.
# source: a6c1b5e2efbe
example-high-cards = Cartas altas
    .note = Uma vaza sobe pela ordem, e ninguém precisa acompanhar.
# source: 6ee97e313102
example-pair-led = Abertura com um par
    .note = Cada carta tem de cobrir uma diferente.
# source: e7fa574dd3c2
example-mixed-pair = Pares de valores diferentes
    .note = O par seguinte tem de cobrir o par que então domina a vaza.
# source: f64eb8264b5f
example-triple-led = Mais cartas, mais vazas
    .note = Tantas vazas quantas cartas na abertura.
# source: 165dbe53c306
example-kings-led = Abertura com o Voormsi e outro rei
    .note = É preciso jogar o Toqutsit, e a outra carta captura o outro rei.
# source: b8590f8376f3
example-sevens-in-pairs = Abertura com um par de setes
    .note = Setes e reis se capturam carta por carta.
# source: dfc4534bd378
example-king-late-in-pairs = Tarde demais com um par
    .note = Também aqui o rei de espadas teria de vir logo em seguida.
# source: 44eee7055949
example-refusals = Aberturas e jogadas que não se permitem
    .note = Valores misturados, cartas de menos, cartas dos outros: experimente em “E se…?” e leia por que não.
# source: e3f068e7ed56
example-too-many-led = Não mais do que todos podem jogar
    .note = No fim de uma rodada, um par pode ser demais.
# source: 37c576e70a6f
example-three-with-kings = O três de ouros na abertura com um rei
    .note = Regra da casa: na abertura ele conta como rei, mas ainda assim não vale nada.
# source: c967b2ecec0f
example-toqutsit-duty = A obrigação de jogar o Toqutsit
    .note = Não se pode jogar nenhuma outra carta.
# source: 603636fa4720
example-duty-when-voormsi-was-led = A obrigação depois que o Voormsi foi capturado
    .note = Regra da casa: o Toqutsit tem de ser jogado, embora o Voormsi já não domine a vaza.
# source: e84dd959fdbf
example-duty-in-a-losing-group = A obrigação num par perdedor
    .note = O Toqutsit tem de ser jogado, e se perde.
# source: b2932d5d1b67
example-no-duty-in-a-losing-group = Sem obrigação num par perdedor
    .note = Regra da casa: o Toqutsit pode ficar na mão quando não pode ganhar.
# source: ba720755791c
example-no-duty-to-the-partner = Sem obrigação com o parceiro
    .note = Ninguém precisa jogar o Toqutsit sobre o Voormsi do parceiro.
# source: 51129d9e2775
example-beat-the-led-pair = Cobrir o par da abertura
    .note = Regra da casa: não importa o que já tenha coberto o par.
# source: b164aa945352
example-voormsi-over-toqutsit = O Voormsi marca sobre o Toqutsit
    .note = Regra da casa: cobrir o Toqutsit traz o ponto.
# source: ffb13e57f40e
example-loser-real-first = Quem é o primeiro no fim
    .note = Ambos os lados venceriam; quem perdeu a última vaza vem primeiro.
# source: 3573d5ff2c6b
example-winner-real-first = Quem é o primeiro no fim, ao contrário
    .note = Regra da casa: quem ganhou a última vaza vem primeiro.
# source: 235b37ecb1ff
example-draw-in-rotation = A compra, um depois do outro
    .note = Abriu-se com um par e o monte está curto, mas as mãos ficam iguais.
# source: cc94cb64f7e3
example-draw-each = A mão inteira de uma vez
    .note = Regra da casa: quando o monte acaba, as mãos ficam desiguais.
# source: 6d93818ed695
example-own-three = O três de ouros sobre o próprio Voormsi
    .note = Embora não haja parceiro, o ponto é marcado do mesmo modo.
# source: ba2d52fccc7b
example-own-three-nothing = Nenhum ponto pelo próprio Voormsi
    .note = Regra da casa: ganha a vaza e mais nada.
# source: 25862b3c59e4
example-deal-all = Todas as cartas distribuídas
    .note = Regra da casa: cada um tem na mão toda a sua parte do baralho.
# source: 885171eb22c9
example-two-hands = Uma rodada e a distribuição seguinte
    .note = A vez de dar as cartas passa para a esquerda, e os traços apagados continuam apagados.

## What changed

# source: 3301dc06ad54
change-titles = As regras que se excluem não têm mais o mesmo título.

## Os passos do percurso

# source: 5d0290ada2d8
lesson-deal = Os parceiros se sentam frente a frente. Depois de cada vaza todos completam a mão com cartas do monte. Vence o lado que apagar primeiro os seus traços. A figura mostra só as cartas que importam.
# source: 040d1a538048
lesson-lead = Você é { $seat } e começa a vaza. Abra com qualquer carta.
# source: 3c0b2a0339ab
lesson-order = Ninguém precisa acompanhar o naipe. Todas as cartas estão numa só ordem, através dos naipes: veja qual cobre qual.
# number: names of cards
# source: 2c8baefc78e9
lesson-seven = Um sete na abertura é forte. Veja a que ele resiste e quem abre em seguida.
# number: names of cards
# source: 6967c4df14d3
lesson-king = Você é { $seat }. Há um rei que captura o sete da abertura, e ele está na sua mão.
# number: names of cards
# source: 0cc6f0a72cee
lesson-kings = Os reis que vêm depois de um sete na abertura cobrem uns aos outros. Quem ganha esta vaza?
# number: names of cards
# source: 9327d98b1243
lesson-three = Você é { $seat }. O três de ouros está no lugar do rei que falta. Jogado sobre outra carta, cobre tudo. Jogue-o.
# review: "captura" for taking the partner of the highest card
# source: abdf5becc2fd
lesson-hunt = As cartas mais altas têm nome e caçam uma à outra: entre iguais, vale mais a que vem depois. Veja o que a captura rende.
# source: 914483c1fa80
lesson-real = Pontos ganhos ainda não estão seguros. Passam a valer quando o lado perde uma vaza, e só então se apagam traços.
# source: ce89beec08cc
lesson-end = A última vaza da rodada também pode render pontos. No fim da rodada, o que ainda está pendente passa a valer.
