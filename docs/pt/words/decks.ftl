### The cards of a German pack, in Portuguese.

## The pages and the player

# source: 105b8ec38f97
deck-choice = Cartas
# source: eb096e4f496f
deck-french = Cartas francesas
# source: 60f73d5d1cab
deck-german = Cartas alemãs
# source: 0c1a91360dc2
deck-heading = As cartas de cada baralho
# source: 12bc7c45f9b7
deck-lead = Os exemplos podem ser vistos com um ou outro baralho: escolha no menu de um exemplo.
# source: aca99058e831
deck-suits = Naipes
# source: c88d4fbc604e
deck-ranks = Valores

## Cards

# source: b5749fed9387
deck-german-card-name =
    { $rank ->
        [A] ás
        [K] rei
        [Q] Ober
        [J] Unter
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
        [s] folhas
        [h] copas
        [d] guizos
       *[c] bolotas
    }
    .the =
        { $rank ->
            [A] o ás
            [K] o rei
            [Q] o Ober
            [J] o Unter
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
            [s] folhas
            [h] copas
            [d] guizos
           *[c] bolotas
        }
    .The =
        { $rank ->
            [A] O ás
            [K] O rei
            [Q] O Ober
            [J] O Unter
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
            [s] folhas
            [h] copas
            [d] guizos
           *[c] bolotas
        }
# source: 110f0e999fef
deck-german-suit-name =
    { $suit ->
        [s] folhas
        [h] copas
        [d] guizos
       *[c] bolotas
    }
# source: ec869740ea3e
deck-german-rank-name =
    { $rank ->
        [A] ás
        [K] rei
        [Q] Ober
        [J] Unter
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
            [Q] o Ober
            [J] o Unter
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
            [Q] O Ober
            [J] O Unter
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
            [Q] do Ober
            [J] do Unter
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
            [Q] um Ober
            [J] um Unter
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
            [Q] Um Ober
            [J] Um Unter
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

# source: 03b5a8efd16a
deck-german-rank-label-Q = O
# source: 5667b6a750f9
deck-german-rank-label-J = U
