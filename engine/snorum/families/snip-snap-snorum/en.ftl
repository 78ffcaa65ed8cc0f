### The family page.

family-snip-snap-snorum = Snip Snap Snorum and its kin
    .short = Games in which one card calls for another, in most of them with a word for each card.
    .about = More than one game goes by the name of Snip Snap Snorum. In the sequence game each card is followed by the next one up in the same suit; in the equal-cards game, by another of the same rank. These share the words, the haste and the aim: the first player without cards wins. The sequence game is one of the stops games, in which play goes on until nobody can follow. In Nobble and its kin, players pay coins when their cards are matched.

## Related games

relative-newmarket = Newmarket
    .about = A stops game with stakes on certain cards; runs go up in suit until nobody can go on.
relative-michigan = Michigan
    .about = The American sister of Newmarket, with a spare hand that may be bought.
relative-yellow-dwarf = Yellow Dwarf
    .about = The French Nain Jaune: a stops game with a board, in which suits do not matter.
relative-pope-joan = Pope Joan
    .about = An old English stops game with a round board and stakes for special cards.
relative-snap = Snap
    .about = The children’s game of matching cards, perhaps a descendant of the equal-cards game.
