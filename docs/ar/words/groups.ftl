### Choosing several cards for one play.

# source: fd4a5ee5dfa3
player-pick = اختر الأوراق التي تُلعب معًا، ثم العبها.
# source: 484b35989c78
player-picked = المختار: { $cards }.
# source: f155a590dec9
player-picked-legal = يجوز لعبها.
# source: 52bca652d3d3
player-picked-more = يلزم المزيد من الأوراق.
# source: d961079b26f3
player-picked-refused = لا يجوز لعبها معًا.
# source: 9a0fbb710970
player-play-picked = العب هذه الأوراق
# source: ddcb676ec6ca
player-picked-groups = ما يجوز لعبه مع هذه الأوراق
