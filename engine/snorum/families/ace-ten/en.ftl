### The family page of the ace-ten games.

# number: the family is named after its cards
family-ace-ten = Ace-ten games
    .short = Trick-taking games in which the tricks are counted by the cards in them, and ace and ten count most.
    .about = In these games it matters not how many tricks you take but what is in them. The ace is the highest card of its suit and counts most; the ten comes next, above the king, and counts nearly as much. In one branch of the family, to which Schnapsen belongs, a king and a queen of the same suit are a marriage and count extra.

## Related games

# number: the name of a game
relative-sixty-six = Sixty-Six
    .about = The German game of which Schnapsen is the short form. It has the nines as well, and a larger hand.
relative-mariage = Mariage
    .about = The old German game named after the marriage of king and queen, from which the others come.
relative-marias = Mariáš
    .about = The Czech game of marriages, mostly for more players, and with a contract to be bid for.
relative-snapszer = Snapszer
    .about = The Hungarian cousin, also called Snapszli.
relative-bauernschnapsen = Bauernschnapsen
    .about = An Austrian form of Schnapsen for partners.
