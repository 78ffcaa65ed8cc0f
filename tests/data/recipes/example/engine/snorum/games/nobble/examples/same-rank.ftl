example-same-rank = A card of the same rank
