### The sequence game of Snip Snap Snorum: every word of its pages, in English, the source language.
### $x-text is shown; $x without it is a number or a code and only selects. No literal numbers: they come from the rules.

game-snip-sequence = Snip Snap Snorum: the sequence game
    .short = A quick stops game: cards of one suit are played upwards, a word with every card, and whoever goes out first is paid by the rest.
    .minute = Deal out the whole pack. Whoever leads plays any card; then whoever holds the next card up in the same suit must play it, and so on. Each card has its word, and with the last word the run is over. If nobody can go on before that, the player of the last card says the last word as well. Either way, whoever played the last card leads again. The first to get rid of all their cards wins, and the others pay for every card they still hold.
    .names = Snip Snap Snorem, Jig, Schnipp Schnapp Schnurr

## Overview

# $length (number) is the most cards that a run can have.
stops-game =
    { $length ->
        [one] Snip Snap Snorum is a stops game: cards of one suit are played in ascending order until the run stops. A run has at most { $length-text } card.
       *[other] Snip Snap Snorum is a stops game: cards of one suit are played in ascending order until the run stops. A run has at most { $length-text } cards.
    }
    .title = A stops game

## Players

# $usual-fewest and $most (numbers) are the usual least and the greatest number of players, $fewest (number) the least possible.
players =
    { $usual-fewest ->
        [3] From { $usual-fewest-text } to { $most-text } people can play.
       *[other] From { $usual-fewest-text } to { $most-text } people can play; it still works with { $fewest-text }.
    }
    .title = How many can play
no-partners = Everybody plays alone; there are no partners.
    .title = No partners

## Pack

# $pack-size (number) is how many cards the pack has, $lowest-plain (rank) its lowest card when aces are left aside.
pack =
    { $pack-size ->
        [32] A pack of { $pack-size-text } cards is used: in each suit the ace, the court cards, and the number cards down to { $lowest-plain-the }.
       *[other] A standard pack of { $pack-size-text } cards is used, without jokers.
    }
    .title = The pack
# $order (ranks) are the index letters from high to low, $highest and $lowest (rank) the ends.
rank-order = In each suit the cards rank, from high to low, { $order }: { $highest-the } is the highest, { $lowest-the } the lowest.
    .title = Order of the cards
# $order (ranks) from high to low; $round-corner (ranks) is a run that goes past the highest card.
rank-circle = In each suit the cards go up in a circle. From high to low they are { $order }, and after { $highest-the } comes { $lowest-the } again, so that a run may go { $round-corner }.
    .title = Order of the cards in a circle

## Object

aim = Be the first to get rid of all your cards.
    .title = The aim

## The deal

first-dealer = Anybody may deal first.
    .title = First dealer
# $dead-kind is none, one_hand, remainder or count.
deal-one-by-one =
    { $dead-kind ->
        [remainder] The dealer deals out the pack, one card at a time and clockwise, as far as everybody gets the same number of cards, beginning with the player on the dealer’s left.
       *[other] The dealer deals out the whole pack, one card at a time, clockwise, beginning with the player on the dealer’s left. Some hands may get one card more than others; that is quite usual.
    }
    .title = Dealing
turned-up = The last card of the pack, however, goes to nobody. It is turned face up, and counts as played from the start.
    .title = The card turned up
# $dead-kind is one_hand, remainder or count; $dead-count (number) is how many cards, where it is count.
dead-cards =
    { $dead-kind ->
        [one_hand] One hand more than there are players is dealt. It lies face down as the dead hand, and nobody may look at it.
        [remainder] Every player gets the same number of cards. What is left over lies face down, and nobody may look at it.
       *[count]
            { $dead-count ->
                [one] The last { $dead-count-text } card of the pack is dealt to nobody. It lies face down, and nobody may look at it.
               *[other] The last { $dead-count-text } cards of the pack are dealt to nobody. They lie face down, and nobody may look at them.
            }
    }
    .title = Cards face down
deal-passes-left = After each hand the deal passes to the left. What everybody has won or lost so far is kept.
    .title = The next deal

## The play

eldest-leads = The player on the dealer’s left, the eldest hand, leads first.
    .title = Who begins
# $first-word (word) is the word of the first card.
lead-any-card = Whoever leads plays any card face up and says “{ $first-word }”.
    .title = The lead
must-lead = Whoever is to lead must lead; there is no passing.
    .title = Leading is compulsory
    .refused = A player who is to lead cannot pass, but may lead any card.
# In .refused, $card is the card that the run asks for.
next-in-suit = The run goes on with the next card up in the same suit, and with no other.
    .title = The next card up
    .refused = The run goes on with { $card-the }, and with no other card.
holder-plays = Turns do not go round the table: whoever holds the next card plays it, wherever that player sits. The same player may play several cards in a row.
    .title = Whoever holds it plays
# In .refused, $seat holds the card that the run asks for, $card.
must-play = Whoever holds the next card must play it at once; nobody may hold it back.
    .title = Playing is compulsory
    .refused = Passing is not allowed: { $seat } holds { $card-the } and must play it.
one-card = Cards are played one at a time.
    .title = One card at a time
    .refused = Only one card is played at a time.
# $calls (words) are all words in order.
words = Whoever plays a card says the word that belongs to its place in the run. In order, the words are: { $calls }.
    .title = The words
# $length (number) is the length of a full run, $last-word (word) the word of its last card.
run-full =
    { $length ->
        [one] A run is full when it has { $length-text } card. Its word is “{ $last-word }”, and the run is over.
       *[other] A run is full when it has { $length-text } cards. With the last of them “{ $last-word }” is said, and the run is over.
    }
    .title = A full run
# $highest (rank) is the highest rank.
stop-top = A run stops when { $highest-the } is played, since no card is higher.
    .title = Stop at the top
stop-gone = A run stops when its next card is already out of play: it was played earlier, or it is the card that was turned up.
    .title = Stop at a card that has gone
stop-dead = A run stops when its next card lies face down, so that nobody can play it.
    .title = Stop at a card face down
# $last-word (word) is the last of the words, $second-word (word) the word of the second card.
last-word = Whoever plays the card at which a run stops early says that card’s own word and then the last word, for example “{ $second-word }, { $last-word }”. The last word is said only once, even when a full run ends at a stop.
    .title = The last word at a stop
# $last-word (word) is the last of the words.
late-last-word = Where the next card lies face down, this shows only when nobody answers. So the player of the last card says “{ $last-word }” after that silence, just before leading again.
    .title = The last word after a silence
last-player-leads = Whoever played the last card of a run leads any card to the next one.
    .title = The next lead

## Scoring

# $card-pay (number) is what a player pays for each card left.
pay-per-card =
    { $card-pay ->
        [one] Each of the others pays the winner { $card-pay-text } chip for every card still in hand.
       *[other] Each of the others pays the winner { $card-pay-text } chips for every card still in hand.
    }
    .title = Payment
# $short-hand-pay (number) is what a shorter hand costs.
short-hand-ante =
    { $short-hand-pay ->
        [one] When the hands are uneven, each player with a card fewer than the longest hand pays { $short-hand-pay-text } chip into the pool before play begins. The winner of the hand takes the pool.
       *[other] When the hands are uneven, each player with a card fewer than the longest hand pays { $short-hand-pay-text } chips into the pool before play begins. The winner of the hand takes the pool.
    }
    .title = Uneven hands

## Winning

out-wins = A player with no cards left wins at once, even in the middle of a run. What goes with the last card is still said, but nobody may add another card.
    .title = Going out
session-won = When play stops, whoever has the most chips has won; or you play on until only one player has any. Players who tie for the most play one more hand between them.
    .title = Several hands

## Things on the table

zone-run = The run
zone-played = Played earlier
zone-turned = Turned up
zone-dead = Face down
# What the number counts with which a deal ends for a player; stands in brackets.
outcome-counted = chips, counted from what you brought
# $value says why the last run ended.
fact-stopped =
    { $value ->
        [length] The run is full.
        [top] Nothing is higher.
        [gone] The next card has gone.
       *[dead] Nobody has the next card.
    }

## What happens

# $card is the last card of the run, $next the card that the run would have asked for.
event-stopped =
    { $value ->
        [length] That fills the run.
        [top] The run stops: nothing is higher than { $card-the }.
        [gone] The run stops: { $next-the } has already gone.
       *[dead] The run stops: nobody has { $next-the }.
    }
event-won =
    { $value ->
        [game] { $seat } wins the session.
       *[hand] { $seat } has no cards left and wins the hand.
    }

## The words that are called; other languages keep them

word-snip = snip
word-snap = snap
word-snorum = snorum
word-hicockalorum = hicockalorum
word-high-cockalorum = high cockalorum
word-jingo = jingo
word-jig = jig
word-schnipp = Schnipp
word-schnapp = Schnapp
word-schnurr = Schnurr
word-burr = Burr
word-basilorum = Basilorum
word-rex = Rex

## Options: the points on which tables differ

option-pack = Cards in the pack
    .help = The small pack leaves out the lowest number cards.
option-ace = The ace
    .help = Is the ace the lowest or the highest card? Where ranks go round in a circle, this changes nothing in the play.
choice-ace-low = lowest card
choice-ace-high = highest card
option-circular = Ranks in a circle
    .help = May a run go on from the highest card to the lowest?
option-calls = The words
    .help = The words in order; their number is the length of a full run.
option-turn_up_last = Last card turned up
    .help = Is the last card of the pack turned up instead of being dealt?
option-dead_cards = Cards face down
    .help = How many cards are dealt to nobody?
choice-dead_cards-none = none
choice-dead_cards-one_hand = one hand more than there are players
choice-dead_cards-remainder = what is left when all hands are equal
option-dead_stop_call = Last word when the next card lies face down
    .help = Is the last word said with the card, or after nobody has answered?
choice-dead_stop_call-immediate = with the card
choice-dead_stop_call-after_silence = after nobody has answered
option-short_hand_ante = Shorter hands pay
    .help = Do players with a card fewer than others pay into the pool before play begins?

## Presets

# number: a century, as each language writes it
preset-five-card = Snip Snap Snorum, the classic game
    .about = The game of the nineteenth-century books: the whole pack is dealt, and the king is the top of each suit.
preset-five-card-jig = Peel’s Jig
    .about = The classic game with “jig” as its last word.
preset-turned-up = Snip Snap Snorum with a card turned up
    .about = The last card of the pack is turned face up, and everybody knows one stop from the start.
preset-dead-hand = Snip Snap Snorum with a dead hand
    .about = One hand lies face down, and runs stop where nobody expects them to.
preset-jig = Jig
    .about = The modern English game: shorter runs, and the ranks go round in a circle.
preset-schnipp-32 = Schnipp Schnapp Schnurr Burr Basilorum, small pack
    .about = The German game with the small pack; the ranks go round in a circle.
preset-schnipp-52 = Schnipp Schnapp Schnurr Burr Basilorum, full pack
    .about = The German game with the full pack; the ranks go round in a circle.
preset-rex-32 = Schnipp Schnapp Schnurr Burr Basilorum Rex, small pack
    .about = The German game with one more word, and so with longer runs.
preset-rex-52 = Schnipp Schnapp Schnurr Burr Basilorum Rex, full pack
    .about = The German game with one more word, played with the full pack.

## The game in steps

# $pack-size (number) is how many cards the pack has.
step-shuffle = Shuffle the pack of { $pack-size-text } cards. Anybody may deal first.
step-deal = Deal the cards one at a time, clockwise, beginning on your left.
step-turn-up = The last card goes to nobody: turn it face up.
step-dead = Put the cards that go to nobody face down; nobody looks at them.
step-look = Take up your hand and sort it by suit. It does not matter if some hands have one card more.
# $first-word (word) is the word of the first card.
step-lead = The player on the dealer’s left plays any card face up and says “{ $first-word }”.
step-follow = Whoever holds the next card up in that suit plays it at once.
# $calls (words) are the words in order.
step-say = Each card has its word, by its place in the run: { $calls }.
# $length (number) is the length of a full run.
step-full =
    { $length ->
        [one] A run with { $length-text } card is full, and over.
       *[other] A run with { $length-text } cards is full, and over.
    }
# $last-word (word) is the last word.
step-stop = If nobody can go on before that, the player of the last card adds “{ $last-word }”.
step-again = Whoever played the last card of the run leads again, with any card.
# $card-pay (number) is the payment for a card.
step-end =
    { $card-pay ->
        [one] Whoever goes out first wins at once; the others pay the winner { $card-pay-text } chip for each card left.
       *[other] Whoever goes out first wins at once; the others pay the winner { $card-pay-text } chips for each card left.
    }

## Tips

# $high and $low are cards of the same hand.
tip-high-end-first = In the example it is right: { $high-the } is led first and the lead comes back, later { $low-the } runs into the gap that was left and the lead comes back once more; in the other order it is lost. As a rule for every lead it is false. Players who always led the highest of several cards in one suit won { $ways-to-lead-upper-first-text }% of the deals, with any card { $ways-to-lead-random-text }%, and always with the lowest { $ways-to-lead-lower-first-text }%. A low card has few below it whose run could take it along.
    .title = The high end first? Not as a rule
# $highest (rank) is the highest rank.
tip-keep-a-stop = { $highest-The } always keeps the lead: it stops its own run. That is no reason to hold it back to the end, when somebody else may go out first. Players who led it only when nothing else was left won { $ways-to-lead-keep-highest-text }% of the deals, with any card { $ways-to-lead-random-text }%: no more than chance explains.
    .title = A stop keeps the lead
tip-own-continuation = A run whose last card is in your own hand brings the lead back to you. Count along with the words before you lead. Players who led so wherever they could won { $ways-to-lead-comes-back-text }% of the deals, with any card { $ways-to-lead-random-text }%.
    .title = Count where the run ends
tip-watch-the-gone = Watch which cards have gone. The card just below one that has gone is a stop from then on, and as good as the highest of its suit.
    .title = Cards below a gap
tip-last-card-any = Your last card may go at any place in a run. When you have few cards left, the good ones are those whose lower neighbours are still to be played: somebody else’s lead may let you go out.
    .title = Go out on somebody else’s run

## What many deals show

plot-ways-to-lead = Ways to lead
    .about = How often the first to lead wins, keeping to one rule at every lead of the deal.
    .random = any card
    .upper-first = of several cards in one suit, the highest
    .lower-first = of several cards in one suit, the lowest
    .keep-highest = { $highest-a } only when nothing else is left
    .comes-back = where possible a card whose run will end in the leader’s own hand
plot-stops = What stops a run
    .about = How many runs of one deal end for each reason.
    .length = all words have been said
    .top = the suit goes no higher
    .gone = the next card has gone
plot-stops-with-dead-cards = What stops a run when there is a dead hand
    .about = The same, where one hand more is dealt and nobody may look at it.
    .length = all words have been said
    .top = the suit goes no higher
    .gone = the next card has gone
    .dead = the next card lies in the dead hand

## Questions

question-must-i-play = May I hold back the next card and use it later?
    .answer = No. Whoever holds the next card of the run must play it at once.
# $last-word (word) is the last word.
question-nobody-has-it = What if nobody holds the next card?
    .answer = Then the run stops. The player of the last card adds “{ $last-word }” and leads again.
question-ace-after-king = Does the ace follow the king?
    .answer = Not in the classic game: there the king is the top and the ace the bottom. In Jig and in the German games, where the ranks go round in a circle, it does.
question-uneven-hands = Some of us have one card more. Is that fair?
    .answer = It is quite usual, and evens out as the deal passes round. If you like, let the shorter hands pay into the pool: see the house rules.
question-finish-the-run = Somebody went out in the middle of a run. Do we finish the run?
    .answer = No. The hand is over with that card, and the cards still in hand are paid for.
# $last-word (word) is the last word.
question-both-words = When is the last word said together with another?
    .answer = When the run stops before it is full: then “{ $last-word }” follows the ordinary word of the card. If the card is the last of a full run, its word is already “{ $last-word }”, and it is said once.
question-equal-cards-same-game = I know a Snip Snap Snorum in which equal cards are played. Is that this game?
    .answer = It goes by the same name, but it is another game: there, cards of the same rank are played, not the next card up in the same suit. Perhaps the children’s game Snap took its name from it.

## Glossary

term-run = run
    .definition = Cards of one suit, played upwards one after another.
    .also = runs|sequence
term-stop = stop
    .definition = A card after which a run cannot go on.
    .also = stops
term-lead = lead
    .definition = To play the first card of a run; also the right to do so.
    .also = leads|led
term-call = call
    .definition = The word that is said with a card.
    .also = calls
term-eldest-hand = eldest hand
    .definition = The player on the dealer’s left, who leads first.
term-dealer = dealer
    .definition = Whoever deals the cards for this hand.
term-suit = suit
    .definition = Spades, hearts, diamonds or clubs.
    .also = suits
term-rank = rank
    .definition = What a card is within its suit, such as king or ace.
    .also = ranks
term-pack = pack
    .definition = All the cards that a game is played with.
term-hand = hand
    .definition = The cards that a player holds; also everything from one deal to the payment after it.
    .also = hands
term-pool = pool
    .definition = The chips in the middle of the table.
term-chip = chip
    .definition = A counter that stands for money or points: a coin, a bean, a matchstick.
    .also = chips
term-dead-hand = dead hand
    .definition = A hand dealt to nobody; it stays face down.
# number: a century, as each language writes it
term-hicockalorum = hicockalorum
    .definition = An old word, also written high cockalorum: in the nineteenth century a nickname for somebody full of self-importance.

## History

# $burney-year (year) is the year of the quotation.
history-burney = In { $burney-year-text } Fanny Burney wrote of somebody who would dither until another player cried “snap”. David Parlett quotes the passage in his guide to card games; it may be the earliest trace of Snip Snap Snorum, or of Snap.
# number: a century, as each language writes it
history-books = Several books of the nineteenth century describe the sequence game much as it stands here. Some players then turned up the last card; others dealt a few cards face down, so that runs stopped where nobody expected them to. “Hicockalorum” was said in full: “high cockalorum”. The last word was “jingo” for some, “jig” for others.
history-germany = In Germany the game is named after its words: Schnipp, Schnapp, Schnurr, Burr, Basilorum, sometimes with Rex added. It is played with the small pack or the full one, and mostly with ranks that go round in a circle.
history-jig = In England the game lives on in a shorter form, Jig, named after its last word. The old word “hicockalorum” was lost on the way.
history-snap = Calling the words over equal cards, as in the other game of this name, may have given the children’s game Snap its name.

## Sources and corrections

# $lead, $fifth are cards, $wrong, $right seats.
erratum-E000-1 = After { $lead-the } is led, { $fifth-the } as the last card of the full run gives the lead to { $wrong }.
    .right = { $fifth-The } is played by { $right }, as in the first lines of the same example, so the lead goes to { $right }.
# $queen, $king are cards, $player, $wrong, $right seats.
erratum-E000-2 = { $player } cannot play { $king-the } until { $wrong } has led { $queen-the }.
    .right = { $queen-The } is held by { $right }.
erratum-E000-6 = The word “hicockalorum” is said to be written “hicockalorum” at times.
    .right = What is meant is that “high cockalorum” was also written “hicockalorum”. The Persian text itself spells it in more than one way.
erratum-E000-7 = Bonk, Bump, Snorum and Yellow Dwarf are misspelt in places.
    .right = The usual spellings are used here.
erratum-E000-8 = The pool is called a swimming pool.
    .right = It is the chips in the middle of the table.

## Worked examples

# number: cards are named
example-heart-sequence = The heart sequence: upper end first
    .note = The eldest hand holds the seven, nine, ten and king of hearts. Leading the ten first brings the lead back at once, and then again.
# number: a card is named
example-seven-first = The same hand, seven first
    .note = With the seven led first, the run is full at the jack. Whoever played the jack has the lead now, and the eldest hand’s king has to wait for the queen.
example-king-led = A king is led
    .note = Nothing is higher, so the first and the last word are said together, and the lead stays where it is.
# number: cards are named
example-next-card-gone = The next card has gone
    .note = The six of spades was played earlier, so the five is a stop.
example-out-in-mid-run = Out in the middle of a run
    .note = A player’s last card falls in the middle of a run. The hand is over all the same.
# number: cards are named
example-turned-up-card = A card turned up
    .note = The nine of clubs lies face up, so the eight is a stop from the start.
# number: cards are named
example-dead-hand = The next card lies face down
    .note = Nobody knew: the eight of clubs is in the dead hand.
example-full-run = A full run
    .note = The same player has both the first and the last card of the run, and so leads again.
example-king-ends-full-run = A full run ends with the king
    .note = The king is a stop and also the last card of a full run: the last word is said only once.
# number: cards are named
example-jig-over-the-ace = Jig: over the king to the ace
    .note = The ranks go round: after the king come the ace and the two.
example-jig-gap = Jig: a gap stops the circle
    .note = In a circle no card is the highest, but a card that has gone still stops the run.
example-peels-jig = Peel’s Jig
    .note = The classic game with another last word; the king is still a stop.
# number: a card is named
example-schnipp-small-pack = Schnipp Schnapp with the small pack
    .note = After the ace comes the seven, the lowest card of the small pack.
# number: a card is named
example-schnipp-full-pack = Schnipp Schnapp with the full pack
    .note = After the ace comes the two.
example-rex-small-pack = One word more: Rex
    .note = The longest run in the family.
example-rex-full-pack = Rex with the full pack
    .note = The run goes over the ace, and “Rex” is said with its last card.
example-refusals = Cards that may not be played
    .note = The wrong card, a pass, more than one card, a card out of turn: try them under “What if…?” and read why not.
example-late-last-word = The last word after a silence
    .note = House rule: since nobody can know that the next card lies face down, the last word is said only when nobody has answered.
example-short-hand-ante = Shorter hands pay
    .note = House rule: before play begins, those with a card fewer than the longest hand pay into the pool.
example-two-hands = A hand, and the next deal
    .note = The deal passes to the left, and the chips are kept.
example-equal-hands = Equal hands, the rest face down
    .note = House rule: nobody gets a card more than anybody else; what is left over lies face down.
example-whole-hand = A whole hand
    .note = A full deal, card by card, down to the last payment.

## Under the words

calls-note = If the run stops early, the last word is added to the ordinary one.

## What changed

change-circle-title = The rule about a circle of cards has a title of its own; it had that of the rule before it.
change-tips-tried = The tips about leads have been tried on many deals. To lead the high end first is false as a rule, and the tip says so now.

## The lesson: what is said of each of its steps

lesson-deal = Whoever gets rid of all cards first wins. The whole pack is dealt; in this picture everybody holds only a few cards, so that you see what matters.
lesson-run = The player who begins puts down any card: that is the lead, and a run begins. Only the next card up in the same suit may go on with it, and it is played by whoever has it. Turns do not go round the table. With each card a word is said; more of that soon.
# $seat (name) is the player whose part the reader takes.
lesson-your-card = Now you are { $seat }, and you hold the card that the run needs. Try another first, if you like: it is refused, and you are told why.
# $calls (words) are the words of a run, in order.
lesson-words = Each card of a run comes with a word, always in this order: { $calls }. Which is due with the next card?
lesson-top = Nothing follows the highest card of a suit, so it ends the run. Its player says the last word as well, and begins the next run.
# $seat (name) is the player whose part the reader takes.
lesson-lead = You are { $seat } and have ended the run, so you lead. Any card will do, but you cannot pass.
lesson-gone = A run also ends when the card that it needs has already been played. Look at the table: which cards are gone? Then say what is called.
lesson-full = A run that reaches all the words is full. Its last player leads again, even if somebody holds the next card.
# $seat (name) is the player whose part the reader takes.
lesson-win = You are { $seat }, at the top of the table this time. You have no other card than this, and the run needs it.
lesson-pay = Whoever is out is paid by all the others: a chip for every card that they have left. Count the cards in each hand.
