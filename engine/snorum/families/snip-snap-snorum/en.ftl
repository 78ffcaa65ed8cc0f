### The family page.

family-snip-snap-snorum = Snip Snap Snorum and its kin
    .short = Games in which a card calls for another card, and every card has its word.
    .about = More than one game goes by the name of Snip Snap Snorum. In the sequence game the next card up in the same suit is played; in the other, cards of the same rank are. What they share is the words, the haste, and that the first player without cards wins. They belong to the stops games, in which play goes on until nobody can follow.
