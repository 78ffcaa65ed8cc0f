### Choosing several cards for one play.

# source: fd4a5ee5dfa3
player-pick = Karten wählen, die zusammen gespielt werden, und dann spielen.
# source: 484b35989c78
player-picked = Gewählt: { $cards }.
# source: f155a590dec9
player-picked-legal = Erlaubter Spielzug.
# source: 52bca652d3d3
player-picked-more = Es fehlen noch Karten.
# source: d961079b26f3
player-picked-refused = Dürfen nicht zusammen gespielt werden.
# source: 9a0fbb710970
player-play-picked = Diese Karten spielen
# source: ddcb676ec6ca
player-picked-groups = Erlaubte Spielzüge mit diesen Karten
