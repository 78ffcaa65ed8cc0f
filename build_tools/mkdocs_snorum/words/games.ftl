### Words of the page that lists all games, and of the ways into that list.

index-title = All games
index-lead = Every game and variant on this site. Choose what you have, and how many you are.
home-all-games = All games and variants, by players, kind and origin
# The name of the group of lists to choose from.
index-filter = Narrow the list
index-any = any
index-list = Games and variants
# $count (number) is how many games and variants the list shows now.
index-found =
    { $count ->
        [0] No game has all of this.
        [one] { $count-text } game or variant
       *[other] { $count-text } games and variants
    }
index-clear = Show all
# $count (number) is how many people play.
index-players =
    { $count ->
        [one] { $count-text } player
       *[other] { $count-text } players
    }
# $from and $to (number) are the fewest and the most players.
index-players-range = { $from-text } to { $to-text } players
# $count (number) is a number of minutes.
index-time =
    { $count ->
        [one] up to { $count-text } minute
       *[other] up to { $count-text } minutes
    }
# $from and $to (year) are the first and the last year of a century in which a game is first heard of.
index-period = { $from-text } to { $to-text }

## What a list is chosen by

index-axis-players = Players
index-axis-mechanism = Kind of game
index-axis-objective = Aim
index-axis-equipment = You need
index-axis-cards = Pack
index-axis-time = Playing time
index-axis-region = Origin
index-axis-period = First known

## Headings of the lists

index-by-players = By number of players
index-by-mechanism = By kind of game
index-by-objective = By aim
index-by-equipment = By what you need besides cards
index-by-cards = By size of the pack
index-by-time = By playing time
index-by-region = By origin
index-by-period = By time of first mention
