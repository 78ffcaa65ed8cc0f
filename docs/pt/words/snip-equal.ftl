### The equal-cards game of Snip Snap Snorum, with Earl of Coventry, in Portuguese.
### Terms: match = acompanhar, rank = valor, lead = abertura/abrir, word = palavra, call = entoação, pool = pote, chip = ficha,
### ante = aposta inicial, hand (round) = rodada, session = partida; to be snipped = levar snip.

# source: 6bb4d4e446d8
game-snip-equal = Snip Snap Snorum: o jogo de cartas iguais
    .short = Um jogo animado de cartas iguais: abre-se com uma, e em volta da mesa vão saindo as outras do mesmo valor, cada uma com a sua palavra; vence quem fica primeiro sem cartas.
    .minute = Distribua o baralho inteiro. Quem abre joga qualquer carta em silêncio. Depois, cada um na sua vez põe uma carta do mesmo valor ou, se não tem, passa. O primeiro a acompanhar diz “snip”, o seguinte “snap”, o último “snorum”. Quem jogou a última carta do valor abre o seguinte. Vence quem se livra primeiro de todas as cartas.
    .names = Snip Snap Snorem, Earl of Coventry

## Overview

# source: fe8064c0cf3b
matching-game =
    { $same-rank ->
        [one] Abre-se com uma carta, e as outras do mesmo valor vêm atrás dela: ao todo { $same-rank-text }. Só importa livrar-se das cartas.
       *[other] Abre-se com uma carta, e as outras do mesmo valor vêm atrás dela, até saírem todas as { $same-rank-text }. Só importa livrar-se das cartas.
    }
    .title = Um jogo de cartas iguais

## Players

# source: 99fe9b48fafa
players = Jogam de { $fewest-text } a { $most-text } pessoas.
    .title = Quantos jogam
# source: 402408e525e6
no-partners = Cada um joga por si; não há parceiros.
    .title = Sem parceiros

## Pack

# source: 08e872d6f576
pack =
    { $pack-size ->
        [52] Usa-se um baralho comum de { $pack-size-text } cartas, sem coringas.
        [32] Usa-se um baralho reduzido de { $pack-size-text } cartas: tira-se tudo { $first-removed-of } até { $last-removed-larger-the }.
       *[24] Usa-se um baralho reduzido de { $pack-size-text } cartas: tira-se tudo { $first-removed-of } até { $last-removed-smaller-the }.
    }
    .title = O baralho
# source: 063764444816
suits-do-not-matter = Só o valor conta. Os naipes não contam, e nenhum valor é mais alto que outro.
    .title = Só os valores

## Object

# source: b55bdfcd9022
aim = Ser o primeiro a se livrar de todas as cartas.
    .title = O objetivo

## The deal

# source: 394291118201
first-dealer = O primeiro carteador é escolhido como vocês quiserem; o costume é cortar o baralho, e quem tira a carta mais baixa dá as cartas.
    .title = O primeiro carteador
# source: 2c23ce691946
deal-one-by-one = O carteador dá o baralho inteiro, carta por carta, no sentido horário, começando pelo jogador à sua esquerda. Alguém pode receber uma carta a mais que os outros; isso é normal.
    .title = A distribuição
# source: 3d167cb91c45
stakes =
    { $start-chips ->
        [0] Todos têm à mão o mesmo número de fichas: tentos, moedas ou palitos. Conta-se, a partir daí, o que cada um ganha e perde.
        [one] Todos começam com { $start-chips-text } ficha: um tento, uma moeda ou um palito.
       *[other] Todos começam com { $start-chips-text } fichas: tentos, moedas ou palitos.
    }
    .title = Fichas
# source: 4d5c47fdcfbd
ante =
    { $ante ->
        [one] Antes da distribuição cada um põe { $ante-text } ficha no pote.
       *[other] Antes da distribuição cada um põe { $ante-text } fichas no pote.
    }
    .title = Aposta inicial
# source: 4f91dcb2570d
deal-passes-left = Depois de cada rodada, quem dá as cartas é o jogador à esquerda do carteador. O que cada um ganhou ou perdeu até ali continua valendo.
    .title = A próxima distribuição

## The play

# source: d5d10e2e6dd7
eldest-leads = Quem abre primeiro é o jogador mão, que está à esquerda do carteador.
    .title = Quem começa
# source: a9c7d698a43e
lead-any-card = Quem abre joga qualquer carta, com a face para cima.
    .title = A abertura
# source: deed626fdca0
must-lead = Quem tem a abertura deve abrir: não pode passar.
    .title = Abrir é obrigatório
    .refused = Quem tem a abertura não pode passar, mas pode jogar qualquer carta.
# source: 557086966e02
same-rank = Os outros seguem no sentido horário, um depois do outro e dando voltas à mesa, inclusive quem abriu. Só se pode pôr uma carta do valor da abertura.
    .title = Cartas do mesmo valor
    .refused = Agora só se pode pôr { $rank-a }.
# source: 36c84bcc004a
must-match = Quem está na vez e tem uma carta desse valor deve jogá-la.
    .title = Acompanhar é obrigatório
    .refused = Quem tem { $rank-a } na mão deve jogar essa carta.
# source: d1fa44d3be09
may-decline = Quem tem uma carta desse valor pode guardá-la e passar.
    .title = Acompanhar é opcional
# source: 324764a3f347
pass-if-unable = Quem não tem carta desse valor diz “passo”, ou dá uma batidinha na mesa.
    .title = Passar
# source: fa760c3432e4
pass-chip =
    { $pass-chip ->
        [one] Cada passe custa { $pass-chip-text } ficha, que vai para o pote.
       *[other] Cada passe custa { $pass-chip-text } fichas, que vão para o pote.
    }
    .title = Passar custa
# source: c988af4a55e7
one-card = Joga-se uma carta por vez, mesmo quando se tem mais de uma desse valor.
    .title = Uma carta por vez
    .refused = Só se joga uma carta por vez.
# source: 6d7ec9f8b937
lay-all = Quem tem várias cartas desse valor pode baixar todas de uma vez, dizendo a palavra de cada uma.
    .title = Várias de uma vez
# source: a809774bc6b4
one-or-all = Quem baixa mais de uma carta baixa todas as que tem desse valor.
    .title = Uma ou todas
    .refused = Deste valor ({ $rank }) joga-se uma carta só, ou todas as que se tem: não há meio-termo.
# source: 1ab8a7d4b1d1
words = Com as cartas dizem-se, pela ordem, estas palavras: { $words }. A abertura que não tem palavra própria é jogada em silêncio.
    .title = As palavras
# source: ead7a5d4fe24
no-words = Não se diz nada: as cartas falam por si.
    .title = Sem palavras
# source: 64c397a0bd6c
last-of-rank-leads = Quando sai a última carta do valor, o valor está completo, e as suas cartas são postas de lado. Quem jogou essa carta abre o valor seguinte.
    .title = A nova abertura
# source: bfda13fa37a1
rank-abandoned = Se todos passaram e o valor não pode ir adiante, abre o seguinte quem jogou por último uma carta desse valor.
    .title = Um valor que não vai adiante

## Scoring

# source: f2a35576bcde
no-stakes = Não se paga nada: só importa vencer a rodada.
    .title = Sem pagamentos
# source: 2cfaac3edda1
victim-pays =
    { $victim-kind ->
        [last_matcher] Quem jogou a carta anterior leva snip, snap ou snorum de quem acompanha e paga ao pote: { $snipped-text } quando a palavra é “snip”, { $snapped-text } quando é “snap”, { $snored-text } quando é “snorum”. Passes no meio não salvam ninguém.
       *[adjacent] Quando o jogador seguinte acompanha logo, quem jogou a carta anterior leva snip, snap ou snorum e paga ao pote: { $snipped-text } quando a palavra é “snip”, { $snapped-text } quando é “snap”, { $snored-text } quando é “snorum”. Depois de um passe ninguém paga.
    }
    .title = Quem leva snip, snap e snorum
# source: 3cf42641f235
pay-per-card =
    { $card-payee ->
        [pool]
            { $card-pay ->
                [one] No fim, cada um dos outros paga ao pote { $card-pay-text } ficha por carta que ainda tem na mão.
               *[other] No fim, cada um dos outros paga ao pote { $card-pay-text } fichas por carta que ainda tem na mão.
            }
       *[winner]
            { $card-pay ->
                [one] No fim, cada um dos outros paga ao vencedor { $card-pay-text } ficha por carta que ainda tem na mão.
               *[other] No fim, cada um dos outros paga ao vencedor { $card-pay-text } fichas por carta que ainda tem na mão.
            }
    }
    .title = Cartas que sobram
# source: d710a8985ddc
no-chips-out = Ninguém paga mais do que lhe resta. Quem fica sem fichas depois de uma rodada sai do jogo.
    .title = Sem fichas

## Winning

# source: 824e744cdde9
out-wins = Quem joga a última carta da mão vence na hora, esteja o valor completo ou não. Só um jogador de cada vez pode ficar sem cartas; por isso nunca há empate numa rodada.
    .title = Ficar sem cartas
# source: 7974dd2c79d1
winner-takes-pool = Quem vence a rodada fica com tudo o que há no pote.
    .title = O pote
# source: d02fe14c993f
session-won = Quando se para de jogar, vence quem tem mais fichas; ou então se joga até que só um jogador ainda tenha fichas. Em caso de empate, os empatados jogam entre si uma rodada de desempate.
    .title = Várias rodadas

## Irregularities

# source: 4a5d36678fc1
forgot-chip =
    { $forgot-pay ->
        [one] Quem esquece a palavra, ou diz uma errada, paga { $forgot-pay-text } ficha ao pote.
       *[other] Quem esquece a palavra, ou diz uma errada, paga { $forgot-pay-text } fichas ao pote.
    }
    .title = Uma palavra esquecida custa
# source: 6cb1aa29dace
forgot-take-back = Quem esquece a palavra, ou diz uma errada, pega a carta de volta, e a vez passa ao seguinte.
    .title = Palavra esquecida: a carta volta
# source: c2f947697f78
forgot-draw-back = Quem esquece a palavra, ou diz uma errada, pega de volta, como castigo, a carta que tinha jogado na vez anterior; a nova fica na mesa.
    .title = Palavra esquecida: uma carta de castigo
# source: ecb0b5cab71e
words-free = Uma palavra esquecida não custa nada, e por isso ninguém repara nela.
    .title = Ninguém vigia as palavras
    .refused = Aqui ninguém vigia as palavras, e por isso não há o que esquecer.

## Things on the table

# source: 2bbecefb8a03
zone-row = O valor
# source: 9352a5b25380
zone-dead = Cartas fechadas

## What happens

# source: 8d128485f6de
outcome-counted = fichas ganhas ou perdidas desde o início
# source: 968124f8c1db
event-taken-back = { $seat } pega de volta { $card-the }.
# source: 21f0d2624806
event-won =
    { $value ->
        [game] { $seat } vence a partida.
       *[hand] { $seat } não tem mais cartas e vence a rodada.
    }

## The words; the lines of the rhyme have no commas, since commas stand between them in a list

# source: 107b7a1e2713
calls-note = A primeira carta de um valor é jogada em silêncio, quando não tem palavra própria.

# source: 9185ca4b5479
word-snip = snip
# source: f9ce9d656e74
word-snap = snap
# source: 432c5cd57036
word-snorum = snorum
# source: 118972966111
word-coventry-1 = { $rank-A } assim eu nunca vi
# source: 99b7bb0e2219
word-coventry-2 = E { $rank-a } igual eu ponho ali
# source: a3e9e17c5e16
word-coventry-3 = A melhor das três está aqui
# source: 6b416691fe73
word-coventry-4 = E este é o conde de Coventry

## Options: the points on which tables differ

# source: 4fc040e43da3
option-pack = Cartas do baralho
    .help = Com menos cartas as rodadas ficam mais curtas, boas para crianças.
# source: 8d46b135a43c
option-words = As palavras
    .help = O que se diz com as cartas de um valor.
# source: 6c61ae241b5f
choice-words-snip = snip, snap, snorum
# source: d1bb4dc3db2e
choice-words-coventry = os versos de Earl of Coventry
# source: 08ab0f9a6a8d
choice-words-none = nenhuma
# source: b10901e07876
option-must_match = Acompanhar é obrigatório
    .help = Quem tem uma carta do valor é obrigado a jogá-la?
# source: 890a7722fd5a
option-lay_all = Várias de uma vez
    .help = Pode-se baixar todas as cartas do valor juntas?
# source: 2ab0b115ddfa
option-victim = Quem leva snip
    .help = Quem paga quando alguém acompanha uma carta?
# source: 7f9835830c3d
choice-victim-none = ninguém
# source: 4a0409ccf29b
choice-victim-adjacent = o vizinho, se a carta dele é acompanhada logo
# source: ce0f8ba35e11
choice-victim-last_matcher = quem jogou a carta anterior, com ou sem passes no meio
# source: dd12abad5374
option-card_pay = Pagamento pelas cartas que sobram
    .help = A quem os outros pagam pelas cartas que ainda têm na mão?
# source: a675cfcf268a
choice-card_pay-none = a ninguém
# source: 5cb8433c1972
choice-card_pay-winner = ao vencedor
# source: cf06eeebdc09
choice-card_pay-pool = ao pote
# source: a22918ab71c0
option-ante = Aposta inicial
    .help = Quantas fichas cada um põe no pote antes da distribuição?
# source: cb1bf0fb0d3a
option-pass_chip = Preço de um passe
    .help = Quantas fichas custa passar?
# source: e3572dcf7f4b
option-forgot = Palavra esquecida ou errada
    .help = O que acontece quando alguém esquece a palavra, ou diz uma errada?
# source: a749ba5c6740
choice-forgot-none = nada
# source: 0553ea5d096d
choice-forgot-chip = uma ficha para o pote
# source: 1cbb04ff738d
choice-forgot-take_back = a carta volta, e a vez passa ao seguinte
# source: 0e5669e828d9
choice-forgot-draw_back = volta a carta jogada na vez anterior
# source: e6de425775d2
option-start_chips = Fichas no início
    .help = Quantas fichas cada um tem no início? Onde não há nenhuma, os ganhos são apenas contados.
# source: 22d481ec7d00
option-insolvency = Sem fichas
    .help = Pode-se ficar devendo fichas, ou quem fica sem nenhuma sai do jogo?
# source: 93d7ccf4bbdb
choice-insolvency-debts = pode-se ficar devendo
# source: 51799ab4c801
choice-insolvency-leave = quem fica sem nenhuma sai
# source: 4879846f393d
option-min_players = Mínimo de jogadores
    .help = Quantos jogadores é preciso haver, no mínimo?

## Presets

# source: d1eda83d6129
preset-plain = Snip Snap Snorum de cartas iguais
    .about = O jogo simples: quem fica primeiro sem cartas vence a rodada, e não se paga nada.
# source: c8a1c025ab19
preset-chips = Snip Snap Snorum com fichas
    .about = Os outros pagam ao vencedor pelas cartas que ainda têm na mão.
# source: 81bba3e56e81
preset-pool = O jogo do pote
    .about = Os vizinhos dão snip, snap e snorum uns nos outros, e o vencedor fica com o pote.
# source: d8568ff5b167
preset-silent = Snip Snap silencioso
    .about = Sem nenhuma palavra: um primeiro jogo de cartas iguais para crianças pequenas.
# source: 501fe2b33146
preset-reduced-32 = Snip Snap Snorum com baralho reduzido
    .about = Um jogo mais curto, para crianças.
# source: 391d80366f23
preset-reduced-24 = Snip Snap Snorum com baralho pequeno
    .about = O jogo mais curto, para as crianças menores.
# source: 7beda1cbc000
preset-earl-of-coventry = Earl of Coventry
    .about = O mesmo jogo com versos no lugar das palavras. Os primeiros versos dizem o valor que se joga, e o vencedor recebe uma ficha por carta que sobra aos outros.

## The game in steps

# source: a4bc710f4cd1
step-shuffle = Embaralhe as { $pack-size-text } cartas. Qualquer um pode dar as cartas na primeira vez.
# source: 8159ae9c7769
step-deal = Dê todas as cartas uma a uma, no sentido horário, começando por quem está à sua esquerda.
# source: df42999c308b
step-stake = Se o jogo é com fichas, todos pegam o mesmo número delas.
# source: 898fa6421810
step-lead = O jogador à esquerda do carteador joga qualquer carta, com a face para cima.
# source: 39b28c3e0f37
step-match = Siga no sentido horário: quem está na vez e tem uma carta do mesmo valor joga essa carta.
# source: 14a1aa955797
step-pass = Quem não tem nenhuma passa.
# source: 7c567d26fd11
step-say = Diga a palavra da sua carta: { $words }.
# source: f9fa8bf58455
step-complete = Quando todas as cartas do valor estão na mesa, ponha-as de lado.
# source: 992f496a96d4
step-lead-again = Quem jogou a última delas abre o valor seguinte, com qualquer carta.
# source: 4eb22becf55c
step-end = Quem fica primeiro sem cartas vence na hora.
# source: df75e1e02106
step-next-hand = Na rodada seguinte, quem dá as cartas é o jogador à esquerda do carteador.
# source: d8da796b25c2
step-pay =
    { $card-payee ->
        [pool]
            { $card-pay ->
                [one] Os outros pagam ao pote { $card-pay-text } ficha por carta que sobrou, e o vencedor fica com tudo.
               *[other] Os outros pagam ao pote { $card-pay-text } fichas por carta que sobrou, e o vencedor fica com tudo.
            }
       *[winner]
            { $card-pay ->
                [one] Os outros pagam ao vencedor { $card-pay-text } ficha por carta que sobrou.
               *[other] Os outros pagam ao vencedor { $card-pay-text } fichas por carta que sobrou.
            }
    }

## Tips

# source: 94f089475c58
tip-lead-what-you-have-most = Há pouco a decidir, a não ser com que abrir. Uma carta sozinha nunca faz a abertura voltar; com duas cartas, a primeira abertura volta em { $lead-kept-2-text }% das rodadas; com mais, sempre. Mas a volta da abertura não faz vencer mais rodadas, até onde pudemos medir. Entre três jogadores, quem abriu primeiro venceu { $most-held-first-3-text }% das rodadas abrindo com o valor de que tinha mais cartas e { $first-seat-3-text }% abrindo ao acaso; entre quatro, { $most-held-first-4-text }% e { $first-seat-4-text }%.
    .title = Abrir com o valor de que você tem mais cartas? Pouco importa
# source: 29244578094a
tip-all-of-a-rank =
    { $same-rank ->
        [one] Quem tem todas as cartas de um valor se livra de { $same-rank-text } carta e conserva a abertura.
       *[other] Quem tem todas as { $same-rank-text } cartas de um valor se livra delas e conserva a abertura. Isso não acontece de uma vez: entre uma carta e outra todos os outros precisam passar, e onde um passe custa uma ficha o pote vai enchendo.
    } Nem é vitória de graça: quem recebeu um valor inteiro venceu { $four-of-a-rank-held-text }% das rodadas; os outros, { $four-of-a-rank-not-held-text }%. A abertura é segura, mas a abertura de outro nunca leva uma dessas cartas.
    .title = Um valor inteiro na mão
# source: d56f72172c19
tip-no-dead-leads = No jogo comum nenhuma abertura é morta: um valor aberto sempre se completa, porque todas as cartas foram distribuídas e acompanhar é obrigatório. Só quando se pode passar tendo a carta, ou quando uma carta voltou para a mão, pode sobrar uma carta sozinha de um valor; abra com ela quando não tiver outro jeito. Em { $dead-lead-text }% das nossas rodadas com as regras comuns, alguém abriu com uma carta cujas iguais já tinham todas saído.
    .title = Cartas que ficam sozinhas
# source: 09a50061e2c8
tip-cards-cost = No jogo com fichas cada carta que fica na sua mão custa. Quando alguém está quase sem cartas e a abertura é sua, jogue um valor de que você tem várias cartas, e não uma carta sozinha; uma mão cheia sai cara. Com quatro jogadores, quem perdeu tinha no fim em média { $cards-left-each-text } cartas, e quem tinha mais, { $cards-left-most-text }.
    .title = Cartas custam fichas
# source: bd55b4167690
tip-mind-your-neighbour = No jogo do pote, quem faz você pagar é o vizinho da esquerda. Você só escolhe com que carta abrir: quanto mais cartas de um valor você tem, menos provável é que o vizinho tenha uma. Depois que ele passa, as suas outras cartas desse valor estão seguras.
    .title = Cuidado com o vizinho

## What many deals show

# source: 0d7e5ca9d33c
plot-lead-kept = Com que frequência a primeira abertura volta
    .about = Com que frequência quem abre primeiro joga também a última carta daquele valor e abre de novo, conforme quantas cartas dele tinha.
# source: 7c31d1237c7a
plot-most-held-first = Abrir com o valor de que se tem mais cartas
    .about = Com que frequência vence quem abre primeiro, se abrir sempre com um valor de que tem mais cartas do que de qualquer outro. Compare com a tabela de quem abre ao acaso.
# source: 1ff06738defd
plot-four-of-a-rank = Ajuda ter um valor inteiro?
    .about = Com que frequência vence quem recebeu todas as { $same-rank-text } cartas de um valor, e quem não recebeu.
    .held = um valor inteiro
    .not-held = nenhum valor inteiro
# source: 90f04c7cdf6b
plot-four-of-a-rank-chips = Quantas fichas vale um valor inteiro
    .about = Quanto se afasta da média dos outros o resultado de quem recebeu todas as { $same-rank-text } cartas de um valor, e o de quem não as recebeu; abaixo de zero, ele perde.
    .held = um valor inteiro
    .not-held = nenhum valor inteiro

## Questions

# source: 744680807d89
question-must-i-match = Sou obrigado a jogar uma carta do valor, se tenho uma?
    .answer = No jogo comum, sim, uma sempre que for a sua vez. Como regra da casa, vocês podem combinar que qualquer um possa passar.
# source: dd1b0b42a4a0
question-which-word = Que palavra vai com cada carta?
    .answer = Elas vêm em ordem: { $words }. A carta da abertura não tem palavra própria, a não ser em Earl of Coventry.
# source: d02493d47009
question-all-in-my-hand = Tenho todas as cartas de um valor. Posso baixá-las juntas?
    .answer = No jogo comum, não. Você joga uma, todos passam, e você joga a seguinte. Como regra da casa, vocês podem combinar que elas sejam baixadas de uma vez.
# source: 621cb67d236b
question-out-in-the-middle = Alguém ficou sem cartas antes de o valor se completar. Completamos o valor?
    .answer = Não. A rodada acaba com essa carta.
# source: 4d5ffb33d58c
question-uneven-hands = Todos recebem o mesmo número de cartas?
    .answer = Muitas vezes não: de { $fewest-text } a { $most-text } jogadores, com quase todos os números alguém fica com uma carta a mais. Não importa: isso se compensa, porque a vez de dar as cartas vai passando de um para outro.
# source: 905847d787ce
question-tie = Pode haver empate?
    .answer = Numa rodada, não, pois só um jogador de cada vez pode ficar sem cartas. Se vários têm o mesmo número de fichas quando vocês param, jogam entre si uma rodada de desempate.
# source: f3798f7540f8
question-children = Como as crianças pequenas podem jogar?
    .answer = Deixem de lado as palavras, ou usem um baralho menor, de { $larger-reduced-text } ou de { $smaller-reduced-text } cartas.

## Glossary

# source: 11296d08487d
term-rank = valor
    .definition = O que uma carta é, qualquer que seja o naipe: um ás, um rei e assim por diante.
    .also = valores
# source: 1b23e752d75e
term-lead = abertura
    .definition = A primeira carta de um valor; também o direito de jogá-la, que é de quem jogou a última carta do valor anterior.
    .also = aberturas|abrir|abre
# source: cda88fbe9479
term-call = palavra
    .definition = O que se diz ao acompanhar uma carta; às vezes chama-se entoação.
    .also = palavras|entoação|entoações
# source: 1f4d9f137d68
term-pass = passar
    .definition = Não jogar na sua vez, porque não se tem nenhuma carta do valor. Não custa nada, a não ser onde uma regra da casa fixa um preço.
    .also = passa|passe|passes
# source: 99f015764077
term-snorum = snorum
    .definition = A palavra da última carta de um valor, e essa própria carta; quem a joga tem a abertura seguinte.
# source: 643f04e45510
term-chip = ficha
    .definition = Um objeto com que se fazem as contas: um tento, uma moeda ou um palito.
    .also = fichas
# review: "jogo de descarte" for "shedding game"; is there a better established term?
# source: 4aed2fa73b96
term-shedding-game = jogo de descarte
    .definition = Um jogo em que cada um tenta se livrar de todas as cartas antes dos outros.
# source: 5c7a4e0610c5
term-pool = pote
    .definition = As fichas no meio da mesa.
# source: bb9556fe162a
term-eldest-hand = jogador mão
    .definition = O jogador à esquerda do carteador, que abre primeiro.
# source: 509ba69ee5a2
term-dealer = carteador
    .definition = Quem dá as cartas nesta rodada.

## History

# source: 3206e02e8a72
history-burney = Em { $burney-year-text }, Fanny Burney escreveu sobre alguém que hesitaria até que outro jogador gritasse “snap”. David Parlett cita a frase no seu guia de jogos de cartas; pode tratar-se do Snip Snap Snorum, numa forma ou na outra, ou do Snap, o jogo infantil.
# number: a century, as each language writes it
# source: 7896fe89ecbc
history-century = O jogo é inglês e vem do século XVIII. Os autores de hoje preferem esta forma, em que se jogam cartas iguais, ao jogo em sequência do mesmo nome, que é mais antigo.
# source: eb1f61cd1241
history-coventry = Earl of Coventry, isto é, “o conde de Coventry”, é o mesmo jogo com versos. Eles dizem o valor que se joga, e o último dá nome ao jogo. Em Foster, o vencedor recebe uma ficha por carta que os outros ainda têm na mão.
# source: 12b099ef7ade
history-snap = Dizer “snip” e “snap” sobre cartas iguais é quase jogar Snap, o jogo infantil em que também se grita quando saem cartas iguais. Talvez um tenha nascido do outro.

## Sources and corrections

# source: 8958ba09279d
erratum-E000-5 = Quando vários jogadores acompanham em seguida, o primeiro deles leva snip, o seguinte snap, e o que vem depois snorum.
    .right = Em cada par de vizinhos quem paga é o primeiro: { $snipped-text }, { $snapped-text } ou { $snored-text }, conforme a palavra que o outro diz.
# source: b234eea64710
erratum-E001-1 = Para um baralho de { $smaller-reduced-text } ou { $larger-reduced-text } cartas, tirar tudo { $first-removed-of } até { $last-removed-larger-the }, ou até { $last-removed-smaller-the }.
    .right = É o contrário: tirando tudo até { $last-removed-larger-the } o baralho tem { $larger-reduced-text } cartas; tirando tudo até { $last-removed-smaller-the }, tem { $smaller-reduced-text }.
# source: 22ad5a9867aa
erratum-E001-2 = Quando só falta sair uma carta de um valor, essa carta é uma abertura morta.
    .right = Pelas regras daquele texto isso não pode acontecer: um valor aberto se completa antes que outro comece. É preciso uma regra da casa, ou uma carta que voltou para a mão.
# source: 2e1a67994f62
erratum-E001-3 = Quem tem todas as cartas de um valor fica com o snorum imediatamente.
    .right = Entre essas cartas todos os outros passam, cada vez uma volta inteira.
# source: dacdea730031
erratum-E001-4 = O glossário diz que no jogo com fichas um passe custa uma ficha.
    .right = As regras do mesmo texto fazem disso uma regra da casa à parte.
# source: d2d30de8eac1
erratum-E001-5 = Diz-se que o Jig se joga como o Sevens.
    .right = O Jig é um jogo de bloqueio: joga-se a carta seguinte do naipe, em sequências curtas. Não se constrói para cima e para baixo a partir de uma carta do meio.
# source: 7ff3e8456461
erratum-E001-6 = Depois de algumas frases há fileiras de cartas.
    .right = São restos da página da internet e não significam nada.
# source: 0670e212314f
erratum-E001-7 = Uma palavra esquecida é punida de modos diferentes em lugares diferentes.
    .right = São regras da casa diferentes; aqui se pode escolher qualquer uma.
# source: 3ca86d5f01e8
erratum-E003-1 = O jogador à esquerda do carteador é chamado de jogador mais antigo.
    .right = Trata-se do jogador mão, tenha ele a idade que tiver.

## Worked examples

# source: 9f5f8cdcff43
example-passes-and-words = Passes e palavras
    .note = Um valor dá a volta à mesa até sair a última carta dele. Quem não tem nenhuma passa.
# source: c40a001cdc34
example-all-in-a-row = O jogo do pote: vizinhos em fila
    .note = Todos pagam, menos o último, e cada vez mais.
# source: 543e58862038
example-pass-saves = O jogo do pote: um passe salva
    .note = Depois de um passe, a carta seguinte do valor não custa nada a ninguém.
# source: 4dbbe9af5265
example-all-of-a-rank = Um valor inteiro numa só mão
    .note = Entre uma carta e outra todos os outros precisam passar; com a regra da casa, isso enche o pote.
# source: 7bfed7479893
example-cards-left = Pagam-se as cartas que sobram
    .note = Quem ainda tem muitas cartas paga caro.
# source: 1d67377e1554
example-pool-at-the-end = O vencedor fica com o pote
    .note = Primeiro os outros pagam ao pote, e depois tudo é do vencedor.
# source: f09626d0a084
example-ante = Uma aposta inicial
    .note = O que todos puseram antes da distribuição também vai para o vencedor.
# source: 782ad5fb39b9
example-forgotten-word = Uma palavra esquecida custa
    .note = Regra da casa: uma palavra errada, ou nenhuma, custa uma ficha; abrir em silêncio não é falta.
# source: 987c37dd7766
example-taken-back = Palavra esquecida: a carta volta
    .note = Regra da casa: a carta volta para a mão, e o valor espera por ela.
# source: 0efdbcd37244
example-drawn-back = Palavra esquecida: uma carta de castigo
    .note = Regra da casa: a carta jogada na vez anterior volta para a mão e fica sozinha no seu valor.
# source: c78a4aa45d9b
example-out-on-snip = Ficar sem cartas no meio de um valor
    .note = A rodada acaba na hora; o valor não se completa.
# source: 2900aa51f5e7
example-earl-of-coventry = Earl of Coventry
    .note = Cada carta tem o seu verso, e os versos dizem o valor.
# source: a99d44f92070
example-silent = Sem palavras
    .note = Joga-se do mesmo jeito, só que com menos barulho.
# source: ca001ce0eeb8
example-reduced-pack = Um baralho reduzido
    .note = As mãos são pequenas: aqui se vê o que cada um recebe.
# source: b38b14097548
example-small-pack = O baralho pequeno
    .note = O jogo mais curto; um jogador tem uma carta a menos.
# source: 00a5116140c8
example-declined = Recusar-se a acompanhar
    .note = Regra da casa: uma carta fica guardada, e o valor dela não vai adiante.
# source: 13cdd33b56fd
example-all-at-once = Todas de uma vez
    .note = Regra da casa: cartas iguais podem ser baixadas juntas, cada uma com a sua palavra.
# source: 87032f0a0022
example-last-matcher = Levar snip depois de um passe
    .note = Regra da casa: quem jogou a carta anterior paga, mesmo que outros tenham passado no meio.
# source: 84b912c253dc
example-deciding-hand = Uma partida e o desempate
    .note = Depois da primeira rodada alguns jogadores estão empatados; só eles jogam mais uma.
# source: ba25bc34c7b9
example-out-of-chips = Sem fichas
    .note = Ninguém paga mais do que lhe resta, e quem não tem mais nada sai.
# source: a76e2be59d93
example-plain-hand = Uma rodada simples
    .note = Não se paga nada; só importa vencer.
# source: 93edffe2cd9a
example-refusals = Cartas que não se podem jogar
    .note = Outro valor, um passe proibido, mais de uma carta: experimente em “E se…?” e leia por que não.

## Os passos do percurso

# source: 3cd3bc68bebc
lesson-deal = Vence quem se livra primeiro de todas as cartas. O baralho inteiro é distribuído; nesta figura cada um tem só algumas cartas, para que se veja o que importa.
# source: 52dfc9ba8168
lesson-first-card = Começa o jogador à esquerda do carteador, com a carta que quiser. Daí em diante a vez corre em volta da mesa.
# source: 73d1f9cb851c
lesson-pass = Só se pode pôr carta do valor da abertura. Olhe para a mão de { $seat }.
# source: c2bb0f850527
lesson-match = Você é { $seat } e pode acompanhar. Se quiser, tente antes jogar outra carta ou passar: nem uma coisa nem outra é aceita.
# source: 549bb0718dc2
lesson-words = Cada carta que acompanha tem a sua palavra, e as palavras vêm em ordem. Conte quantas já acompanharam.
# source: 4641029e90b9
lesson-last = Quem joga a última carta do valor abre de novo. Até lá, os outros continuam passando.
# source: f2f04c088970
lesson-win = Você é { $seat }. Tem a abertura e a sua última carta. Jogue-a, e a rodada é sua.
# source: a223b796fb9d
lesson-chips = Com fichas, cada carta que acompanha custa alguma coisa a alguém. Aqui uma acompanha: quem paga?
