### Choosing several cards for one play, in French.

# source: fd4a5ee5dfa3
player-pick = Choisissez les cartes à jouer ensemble, puis jouez-les.
# source: 484b35989c78
player-picked = Cartes choisies : { $cards }.
# source: f155a590dec9
player-picked-legal = On peut les jouer.
# source: 52bca652d3d3
player-picked-more = Il en faut davantage.
# source: d961079b26f3
player-picked-refused = On ne peut pas les jouer ensemble.
# source: 9a0fbb710970
player-play-picked = Jouer ces cartes
# source: ddcb676ec6ca
player-picked-groups = Coups permis avec ces cartes
