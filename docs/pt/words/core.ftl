### Words that every game shares, in Portuguese (Brazilian-neutral): cards, seats, lists, the reasons and events common to all games.
### The reader is addressed as "você"; rules are told of "quem ..." and "o jogador".
### Plural: Portuguese counts zero as singular, so [0] is given where zero can occur.

## Cards

# .the has the article: o ás, o rei, a dama; .The begins a sentence.
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
suit-name =
    { $suit ->
        [s] espadas
        [h] copas
        [d] ouros
       *[c] paus
    }
# .of is "of the": do rei, da dama.
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

## The letters on the cards

rank-label-A = A
rank-label-K = K
rank-label-Q = Q
rank-label-J = J

## Lists

list-two = { $a } e { $b }
list-more = { $a }, { $b }
list-last = { $a } e { $b }
list-words = { $a }, { $b }

## Reasons common to all games

not-held = Só se pode jogar uma carta que se tem na mão.
    .title = Só as próprias cartas
    .refused = { $card-The } não está na mão de quem deve jogar.
not-your-turn = Só joga quem está na vez. Uma carta jogada fora da vez volta para a mão.
    .title = Fora da vez
    .refused = É a vez de { $seat }.
game-over = Terminada a partida, não se joga mais nenhuma carta.
    .title = Depois do fim
    .refused = A partida terminou.
unknown-action = Só se pode fazer o que as regras preveem.
    .title = Ações desconhecidas
    .refused = Neste jogo não existe a ação “{ $action }”.
deal-first = Terminada a rodada, nada se joga até que o próximo carteador dê as cartas.
    .title = Entre as rodadas
    .refused = A rodada terminou. Primeiro, o próximo carteador dá as cartas.
hand-not-over = Ninguém dá as cartas antes do fim da rodada.
    .title = Cartas dadas cedo demais
    .refused = A rodada ainda não terminou.

## What can be wrong with a hand that comes in a link

unreadable-card = “{ $text }” não é uma carta.
unreadable-action = “{ $text }” não é algo que um jogador possa fazer.
unreadable-record = Não é possível ler esta rodada: “{ $text }”.
record-too-long = Esta rodada é longa demais: o limite é { $limit-text }.
unknown-version = Este link vem de outra versão: “{ $text }”.
unknown-game = Aqui não há nenhum jogo “{ $name }”.
unknown-preset = Não há nenhuma variante “{ $name }”.
unknown-option = Não há nenhuma regra da casa “{ $name }”.
unknown-pile = Este jogo não tem nenhum monte “{ $name }”.
unknown-seat = Não há nenhum lugar “{ $name }”.
unknown-start = Uma rodada deste jogo não pode começar com “{ $name }”.
bad-option = A regra da casa “{ $name }” não pode ser “{ $value }”. Permitido: { $allowed }.
bad-start = O valor inicial “{ $name }” não pode ser “{ $value }”.
bad-seats =
    { $count ->
        [0] Sem jogadores não há jogo: jogam de { $low-text } a { $high-text } pessoas.
        [one] { $count-text } jogador não basta: jogam de { $low-text } a { $high-text } pessoas.
       *[other] Com { $count-text } jogadores não dá: jogam de { $low-text } a { $high-text } pessoas.
    }
bad-seat-name = Um lugar não pode se chamar “{ $name }”.
seat-twice = Mais de um lugar se chama “{ $name }”.
card-twice = { $card-The } aparece mais de uma vez na distribuição.
card-not-in-pack = { $card-The } não faz parte deste baralho.
too-many-cards =
    { $count ->
        [0] “{ $zone }” não tem nenhuma carta; numa distribuição de verdade são { $limit-text }.
        [one] “{ $zone }” tem { $count-text } carta; numa distribuição de verdade são { $limit-text }.
       *[other] “{ $zone }” tem { $count-text } cartas; numa distribuição de verdade são { $limit-text }.
    }
not-whole-pack =
    { $count ->
        [0] A distribuição não tem nenhuma carta; o baralho inteiro tem { $size-text }.
        [one] A distribuição tem { $count-text } carta; o baralho inteiro tem { $size-text }.
       *[other] A distribuição tem { $count-text } cartas; o baralho inteiro tem { $size-text }.
    }
nobody-can-act = { $seat } deve começar, mas não tem cartas.

## What happens at the table

event-played = { $seat } joga { $card-the }.
event-played-said = { $seat } joga { $card-the } e diz “{ $words }”.
event-said = { $seat } diz “{ $words }”.
event-passed = { $seat } passa.
event-paid =
    { $to ->
        [pool]
            { $value ->
                [0] { $seat } não paga nada ao pote.
                [one] { $seat } paga { $value-text } ficha ao pote.
               *[other] { $seat } paga { $value-text } fichas ao pote.
            }
       *[seat]
            { $value ->
                [0] { $seat } não paga nada para { $to-seat }.
                [one] { $seat } paga { $value-text } ficha para { $to-seat }.
               *[other] { $seat } paga { $value-text } fichas para { $to-seat }.
            }
    }
event-collected =
    { $value ->
        [0] { $seat } fica com o pote, que está vazio.
        [one] { $seat } fica com a ficha do pote.
       *[other] { $seat } fica com as { $value-text } fichas do pote.
    }
event-won =
    { $value ->
        [trick] { $seat } ganha a vaza.
        [game] { $seat } vence a partida.
       *[hand] { $seat } vence a rodada.
    }

## Places and values on the table

zone-hand = Mão
zone-played = Já jogadas
fact-left =
    { $value ->
        [0] nenhuma carta na mão
        [one] { $value-text } carta na mão
       *[other] { $value-text } cartas na mão
    }
    .short = { $value-text }
fact-chips =
    { $value ->
        [0] nenhuma ficha
        [one] { $value-text } ficha
       *[other] { $value-text } fichas
    }
fact-pool =
    { $value ->
        [0] nenhuma ficha no pote
        [one] { $value-text } ficha no pote
       *[other] { $value-text } fichas no pote
    }
