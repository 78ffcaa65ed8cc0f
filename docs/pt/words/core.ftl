### Words that every game shares, in Portuguese (Brazilian-neutral): cards, seats, lists, the reasons and events common to all games.
### The reader is addressed as "você"; rules are told of "quem ..." and "o jogador".
### Plural: Portuguese counts zero as singular, so [0] is given where zero can occur.

## Cards

# .the has the article: o ás, o rei, a dama; .The begins a sentence.
# source: 1928acde2142
card-name =
    { $rank ->
        [A] ás
        [K] rei
        [Q] dama
        [J] valete
        [T] dez
        [9] nove
        [8] oito
        [7] sete
        [6] seis
        [5] cinco
        [4] quatro
        [3] três
       *[2] dois
    } de { $suit ->
        [s] espadas
        [h] copas
        [d] ouros
       *[c] paus
    }
    .the =
        { $rank ->
            [A] o ás
            [K] o rei
            [Q] a dama
            [J] o valete
            [T] o dez
            [9] o nove
            [8] o oito
            [7] o sete
            [6] o seis
            [5] o cinco
            [4] o quatro
            [3] o três
           *[2] o dois
        } de { $suit ->
            [s] espadas
            [h] copas
            [d] ouros
           *[c] paus
        }
    .The =
        { $rank ->
            [A] O ás
            [K] O rei
            [Q] A dama
            [J] O valete
            [T] O dez
            [9] O nove
            [8] O oito
            [7] O sete
            [6] O seis
            [5] O cinco
            [4] O quatro
            [3] O três
           *[2] O dois
        } de { $suit ->
            [s] espadas
            [h] copas
            [d] ouros
           *[c] paus
        }
# source: 25def995e80b
suit-name =
    { $suit ->
        [s] espadas
        [h] copas
        [d] ouros
       *[c] paus
    }
# .of is "of the": do rei, da dama. .a is um rei, uma dama; .A begins a sentence.
# source: aed090d51c14
rank-name =
    { $rank ->
        [A] ás
        [K] rei
        [Q] dama
        [J] valete
        [T] dez
        [9] nove
        [8] oito
        [7] sete
        [6] seis
        [5] cinco
        [4] quatro
        [3] três
       *[2] dois
    }
    .the =
        { $rank ->
            [A] o ás
            [K] o rei
            [Q] a dama
            [J] o valete
            [T] o dez
            [9] o nove
            [8] o oito
            [7] o sete
            [6] o seis
            [5] o cinco
            [4] o quatro
            [3] o três
           *[2] o dois
        }
    .The =
        { $rank ->
            [A] O ás
            [K] O rei
            [Q] A dama
            [J] O valete
            [T] O dez
            [9] O nove
            [8] O oito
            [7] O sete
            [6] O seis
            [5] O cinco
            [4] O quatro
            [3] O três
           *[2] O dois
        }
    .of =
        { $rank ->
            [A] do ás
            [K] do rei
            [Q] da dama
            [J] do valete
            [T] do dez
            [9] do nove
            [8] do oito
            [7] do sete
            [6] do seis
            [5] do cinco
            [4] do quatro
            [3] do três
           *[2] do dois
        }
    .a =
        { $rank ->
            [A] um ás
            [K] um rei
            [Q] uma dama
            [J] um valete
            [T] um dez
            [9] um nove
            [8] um oito
            [7] um sete
            [6] um seis
            [5] um cinco
            [4] um quatro
            [3] um três
           *[2] um dois
        }
    .A =
        { $rank ->
            [A] Um ás
            [K] Um rei
            [Q] Uma dama
            [J] Um valete
            [T] Um dez
            [9] Um nove
            [8] Um oito
            [7] Um sete
            [6] Um seis
            [5] Um cinco
            [4] Um quatro
            [3] Um três
           *[2] Um dois
        }

## The letters on the cards

# source: e1858cb0c223
rank-label-A = A
# source: dc93c269cc81
rank-label-K = K
# source: 1eb4eaf276dc
rank-label-Q = Q
# source: b41054b7e140
rank-label-J = J

## Lists

# source: e6e7f9ace548
list-two = { $a } e { $b }
# source: b2d615ea19e3
list-more = { $a }, { $b }
# source: 670396810c68
list-last = { $a } e { $b }
# source: baafc40f9335
list-words = { $a }, { $b }

## Reasons common to all games

# source: 3aacd0508943
not-held = Só se pode jogar uma carta que se tem na mão.
    .title = Só as próprias cartas
    .refused = { $card-The } não está na mão de quem deve jogar.
# source: 0d935db6b3b4
not-your-turn = Só joga quem está com a vez. Uma carta jogada fora da vez volta para a mão.
    .title = Fora da vez
    .refused = É a vez de { $seat }.
# source: 8f9e7a53b74b
game-over = Terminada a partida, não se joga mais nenhuma carta.
    .title = Depois do fim
    .refused = A partida terminou.
# source: b9763e459b5d
unknown-action = Só se pode fazer o que as regras preveem.
    .title = Ações desconhecidas
    .refused = Neste jogo não existe a ação “{ $action }”.
# source: 5f8712f62eca
deal-first = Terminada a rodada, nada se joga até que o próximo carteador dê as cartas.
    .title = Entre as rodadas
    .refused = A rodada terminou. Primeiro, o próximo carteador dá as cartas.
# source: 09755fa4b573
hand-not-over = Ninguém dá as cartas antes do fim da rodada.
    .title = Cartas dadas cedo demais
    .refused = A rodada ainda não terminou.

## What can be wrong with a hand that comes in a link

# source: 4c47526a9c15
unreadable-card = “{ $text }” não é uma carta.
# source: 4b923de3f7b4
unreadable-action = “{ $text }” não é algo que um jogador possa fazer.
# source: b924cac8a8df
unreadable-record = Não é possível ler esta rodada: “{ $text }”.
# source: ac26a331a074
record-too-long = Esta rodada é longa demais: o limite é { $limit-text }.
# source: 5782bc66a27c
unknown-version = Este link vem de outra versão: “{ $text }”.
# source: 03f6f550f6ca
unknown-game = Aqui não há nenhum jogo “{ $name }”.
# source: 38e341c2479a
unknown-preset = Não há nenhuma variante “{ $name }”.
# source: 55b759b65d8c
unknown-option = Não há nenhuma regra da casa “{ $name }”.
# source: da2b4867da2e
unknown-pile = Este jogo não tem nenhum monte “{ $name }”.
# source: e2e1403744a5
unknown-seat = Não há nenhum lugar “{ $name }”.
# source: cc6deeeed6cc
unknown-start = Uma rodada deste jogo não pode começar com “{ $name }”.
# source: b59754521fd2
unknown-level = O nível { $level } não existe para os bots: os níveis vão de { $low-text } a { $high-text }.
# source: 638b2044d4bf
bad-option = A regra da casa “{ $name }” não pode ser “{ $value }”. Permitido: { $allowed }.
# source: 0bbd9f7a586a
bad-start = O valor inicial “{ $name }” não pode ser “{ $value }”.
# source: 71bb4ad346ad
bad-seats =
    { $count ->
        [0] Sem jogadores não há jogo: jogam de { $low-text } a { $high-text } pessoas.
        [one] { $count-text } jogador não basta: jogam de { $low-text } a { $high-text } pessoas.
       *[other] Com { $count-text } jogadores não dá: jogam de { $low-text } a { $high-text } pessoas.
    }
# source: fb5152bfd5e3
bad-seat-name = Um lugar não pode se chamar “{ $name }”.
# source: 8421a00eb31b
seat-twice = Mais de um lugar se chama “{ $name }”.
# source: c84fe7ad144a
card-twice = { $card-The } aparece mais de uma vez na distribuição.
# source: ce90f6ee6303
card-not-in-pack = { $card-The } não faz parte deste baralho.
# source: 25cff7676144
too-many-cards =
    { $count ->
        [0] “{ $zone }” não tem nenhuma carta; numa distribuição de verdade são { $limit-text }.
        [one] “{ $zone }” tem { $count-text } carta; numa distribuição de verdade são { $limit-text }.
       *[other] “{ $zone }” tem { $count-text } cartas; numa distribuição de verdade são { $limit-text }.
    }
# source: 4afd57db4b70
not-whole-pack =
    { $count ->
        [0] A distribuição não tem nenhuma carta; o baralho inteiro tem { $size-text }.
        [one] A distribuição tem { $count-text } carta; o baralho inteiro tem { $size-text }.
       *[other] A distribuição tem { $count-text } cartas; o baralho inteiro tem { $size-text }.
    }
# source: 03cb30d34892
nobody-can-act = { $seat } deve começar, mas não tem cartas.

## What happens at the table

# source: 59ea9f3f5ae8
event-played = { $seat } joga { $cards-the }.
# source: 8e1aa9f02498
event-played-said = { $seat } joga { $cards-the } e diz “{ $words }”.
# source: d40cb19cbc7e
event-said = { $seat } diz “{ $words }”.
# source: d51539c98a18
event-passed = { $seat } passa.
# source: 8a6ac9d932e2
event-deals = { $seat } dá as cartas.
# source: 4a5337309053
event-paid =
    { $to ->
        [pool]
            { $value ->
                [0] { $seat } não põe nada no pote.
                [one] { $seat } põe { $value-text } ficha no pote.
               *[other] { $seat } põe { $value-text } fichas no pote.
            }
       *[seat]
            { $value ->
                [0] { $seat } não paga nada para { $to-seat }.
                [one] { $seat } paga { $value-text } ficha para { $to-seat }.
               *[other] { $seat } paga { $value-text } fichas para { $to-seat }.
            }
    }
# source: 534d98eb880d
event-collected =
    { $value ->
        [0] { $seat } fica com o pote, que está vazio.
        [one] { $seat } fica com a ficha do pote.
       *[other] { $seat } fica com as { $value-text } fichas do pote.
    }
# source: fbd661e5f0fd
event-won =
    { $value ->
        [trick] { $seat } ganha a vaza.
        [game] { $seat } vence a partida.
       *[hand] { $seat } vence a rodada.
    }

## Places and values on the table

# source: 66768381479d
zone-hand = Mão
# source: 06b4ffb46395
zone-played = Já jogadas
# source: 738151c3f301
fact-left =
    { $value ->
        [0] nenhuma carta na mão
        [one] { $value-text } carta na mão
       *[other] { $value-text } cartas na mão
    }
    .short = { $value-text }
# source: 7478eb3c8c5d
fact-chips =
    { $value ->
        [0] nenhuma ficha
        [one] { $value-text } ficha
       *[other] { $value-text } fichas
    }
# source: 47597fb44fa7
fact-pool =
    { $value ->
        [0] nenhuma ficha no pote
        [one] { $value-text } ficha no pote
       *[other] { $value-text } fichas no pote
    }

# source: ae52cf797d73
action-pass = Passar
# source: d3251fb72015
action-deal = Dar as cartas
