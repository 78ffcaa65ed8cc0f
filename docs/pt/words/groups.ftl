### Choosing several cards for one play.

# source: fd4a5ee5dfa3
player-pick = Escolha as cartas que quer jogar juntas e depois jogue-as.
# source: 484b35989c78
player-picked = Cartas escolhidas: { $cards }.
# source: f155a590dec9
player-picked-legal = Jogada permitida.
# source: 52bca652d3d3
player-picked-more = Faltam cartas.
# source: d961079b26f3
player-picked-refused = Não podem ser jogadas juntas.
# source: 9a0fbb710970
player-play-picked = Jogar estas cartas
# source: ddcb676ec6ca
player-picked-groups = Jogadas permitidas com estas cartas
