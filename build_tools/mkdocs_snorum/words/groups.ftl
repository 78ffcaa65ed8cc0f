### Choosing several cards for one play.

player-pick = Choose cards to play together, then play them.
# $cards (text) are the cards chosen so far.
player-picked = Chosen: { $cards }.
player-picked-legal = May be played.
player-picked-more = More cards are needed.
player-picked-refused = May not be played together.
player-play-picked = Play these cards
player-picked-groups = Legal plays with these cards
