### Choosing several cards for one play, in Danish.

# source: fd4a5ee5dfa3
player-pick = Vælg de kort, der skal spilles sammen, og spil dem så.
# source: 484b35989c78
player-picked = Valgt: { $cards }.
# source: f155a590dec9
player-picked-legal = Må spilles.
# source: 52bca652d3d3
player-picked-more = Der skal flere kort til.
# source: d961079b26f3
player-picked-refused = Må ikke spilles sammen.
# source: 9a0fbb710970
player-play-picked = Spil disse kort
# source: ddcb676ec6ca
player-picked-groups = Tilladte spil med disse kort
