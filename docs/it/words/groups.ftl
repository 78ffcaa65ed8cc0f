### Choosing several cards for one play.

# source: fd4a5ee5dfa3
player-pick = Scegli le carte da giocare insieme, poi giocale.
# source: 484b35989c78
player-picked = Carte scelte: { $cards }.
# source: f155a590dec9
player-picked-legal = Giocata permessa.
# source: 52bca652d3d3
player-picked-more = Servono altre carte.
# source: d961079b26f3
player-picked-refused = Non si possono giocare insieme.
# source: 9a0fbb710970
player-play-picked = Gioca queste carte
# source: ddcb676ec6ca
player-picked-groups = Giocate permesse con queste carte
