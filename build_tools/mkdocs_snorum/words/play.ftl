## The page on which a reader plays a game against the engine's bots.

nav-play = Play
# Link on a game's page and in the list of games.
play-way = Play it here
    .about = A seat of your own against bots, in any variant and with any house rule.
# $game (text) is the name of the game.
play-of = Play { $game }
# $game (text) is the name of the game.
play-description = Play { $game } in the browser: any seat, any variant and any house rule, against bots that see only what a player in their seat would see.
play-lead = Take a seat: the bots hold the others. They go by the same rules, and know only what a player in their seat would know. To play a card, press it.
play-rules = The rules
play-needs = Playing needs JavaScript. The rules can be read without it.
play-failed = The part of this page that plays could not be loaded.
# Heading of the form.
play-table = The table
play-preset = Variant
play-seats = Players
play-seat = Your seat
play-level = Strength of the bots
# Levels of strength, from the weakest to the strongest.
play-level-1 = by chance
play-level-2 = beginner
play-level-3 = experienced
play-level-4 = strong
play-seed = Number of the deal
play-seed-help = The same number deals the same cards.
play-options = House rules
play-options-help = They follow the variant until you change them.
# Button that begins a game with cards by chance.
play-deal = Deal
# Button beside the number of the deal, which begins a game with the cards of that number.
play-number = Deal this number
# Button that goes on with a game kept in the browser.
play-resume = Go on with your last game

## What the player says while a game is played. Every variable here is filled in by the player itself.

# $title is the name of the game.
match-label = { $title }: your game
match-unavailable-help = Without it nothing can be dealt here.
match-your-turn = It is your turn.
# Follows the sentence before it where the hand holds cards and all are refused.
match-no-card = None of your cards may be played now; choose one of the buttons below.
# $seat is the name of a seat.
match-their-turn = { $seat } is thinking…
match-over = The deal is over.
match-session-over = The game is over.
match-dealt = The cards are dealt.
match-undo = Take back
match-hint = Hint
match-next-deal = Next deal
match-anew = Deal other cards
match-now = Back to the game
match-looking-back = You are looking at an earlier step.
match-copy-deal = Copy link to this deal
match-copy-game = Copy link to this game
match-nothing-back = There is nothing of yours to take back in this deal.
# $card is a card or an action.
match-hint-only = Only one thing can be done: { $card }.
match-hint-exact = Best, with the best play of all from here: { $card }.
# Follows the sentence before it. $a is a number with its sign, $b what it counts, such as "game points of this deal".
match-hint-result = The deal then ends with { $a } for you ({ $b }).
# $n counts deals of the cards that the reader cannot see.
match-hint-played = Try this: { $card }. It came out best on average where the hidden cards were dealt and the deal was played on at random. Deals tried: { $n }.
match-hint-lot = As good as anything: { $card }. Nothing better is known.
# $card is a card or an action, $a the number with which the deal then ends.
match-hint-next = Next best: { $card } ({ $a }).
match-hint-then = Next best: { $card }.
match-scores = The session
match-deal = Deal { $n }
match-won = won
match-wins = Deals won
# $title is the part of the address that cannot be read.
match-bad-address = This address names no game that can be read; look at “{ $title }”. You can deal anew.
# $a is a sentence that says what is wrong.
match-bad-game = This address names a game that cannot be played. { $a }
# $a is a sentence that says what is wrong with what was chosen in the form.
match-bad-table = This table cannot be set. { $a }
# $a is a sentence that says why a play is refused.
match-cut = This address names a play that the rules refuse. { $a } The game goes on from before it.
match-bot-failed = The engine could not go on. What was played is kept.
match-keys = Keys: arrows look back through the deal, End returns to the game, C says your cards, S the table, P the score, L the last move.
