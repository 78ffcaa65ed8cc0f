### Nobble and its kin: Bump, Motor, the game of the American books, Cavendish’s game; in English, the source language.
### $x-text is shown; $x without it is a number or a code and only selects. No literal numbers: they come from the rules.

game-nobble = Nobble and its kin
    .short = A gambling game for coins: whoever plays a card equal to yours makes you pay, and the last one with coins takes the pool.
    .minute = Everybody has a few coins and a few cards. Cards are played in turn, and whoever can match the previous card must do so. When your card is matched, you are nobbled and pay into the pool; when the next player matches too, the price goes up. Whoever has no coins left is out, and the last one with coins takes the pool.
    .names = Bump, Tuppenny Ha’penny Bump, Motor, Bonk, Pop

## Overview

coin-game = Cards are played one after another, and equal cards cost coins: whoever’s card is matched pays. There is nothing to win but what the others lose.
    .title = A game for coins

## Players

# $fewest and $most (numbers) are the numbers of players.
players = The game is for { $fewest-text } to { $most-text } players.
    .title = How many can play

## Pack

# $pack-size (number) is how many cards the pack has.
pack = A standard pack of { $pack-size-text } cards is used, without jokers.
    .title = The pack
ranks-only = Only ranks count. Suits do not matter, and no rank is higher than another.
    .title = Ranks only

## Object

aim = Keep your coins longer than everybody else. In Cavendish’s game you also win by being the first without cards.
    .title = The aim

## The deal

# $start-coins (number) is how many coins everybody has at the start.
coins =
    { $start-coins ->
        [one] Everybody begins with { $start-coins-text } coin. The pool is empty.
       *[other] Everybody begins with { $start-coins-text } coins. The pool is empty.
    }
    .title = Coins
# $hand-size (number) is how many cards everybody gets; 0 means that the whole pack is dealt. $few-hand-size (number) is how many
# while no more than $few (number) are playing; 0 means that it makes no difference.
deal-hands =
    { $hand-size ->
        [0]
            { $few-hand-size ->
                [0] The whole pack is dealt one card at a time, clockwise, beginning with the player on the dealer’s left. Some hands may get one card more than others.
               *[other] The whole pack is dealt one card at a time, clockwise, beginning with the player on the dealer’s left; extra cards go to the first players. While no more than { $few-text } are playing, everybody gets { $few-hand-size-text } cards and the rest is not used.
            }
       *[other]
            { $few-hand-size ->
                [0] Everybody gets { $hand-size-text } cards, one at a time, clockwise, beginning with the player on the dealer’s left. The rest is not used.
               *[other] Everybody gets { $hand-size-text } cards, one at a time, clockwise, beginning with the player on the dealer’s left. While no more than { $few-text } are playing, everybody gets { $few-hand-size-text }. The rest is not used.
            }
    }
    .title = Dealing
deal-passes-left = After each deal the next player to the left deals. Coins and pool stay as they are.
    .title = The next deal

## The play

eldest-leads = The player on the dealer’s left, the eldest hand, leads first.
    .title = Who begins
any-card = A new chain may begin with any card.
    .title = Any card
rotation = Turns go clockwise, one card each, until all cards are played. Whoever leads, or has no card to match with, begins a new chain.
    .title = Turns
question = Whoever leads asks the next player to the left for a card of the same rank. If that player matches, the question goes on to the next player to the left.
    .title = The question goes round
# In .refused, $rank is the rank to be matched.
must-match = Whoever can match the previous card must do so, with a card of the same rank.
    .title = Matching is compulsory
    .refused = A player who holds { $rank-a } must play it now.
may-decline = Nobody has to match. A player who could match may play another card instead, so as not to be matched in turn and pay more.
    .title = Matching is voluntary
match = A card of the same rank as the previous card matches it. Cards that match one after another make a chain. A chain ends when the next player does not match, and no chain goes on from one deal to the next.
    .title = Chains
# In .refused, $rank is the rank that is asked for.
only-match = Whoever is asked for a card of the rank plays such a card, or none.
    .title = A match or nothing
    .refused = Only { $rank-a } may be played now.
pass-if-unable = Whoever cannot match says “pass” and plays nothing.
    .title = Passing
play-again = After a pass, the player whose card lies on top plays any card and asks again.
    .title = Playing again
must-play = A player who has the turn must play a card. Only in Cavendish’s game may a player pass: one who is asked for a rank and has none of it.
    .title = Playing is compulsory
    .refused = Passing is not allowed here: a card must be played.
one-card = Only one card is played at a time.
    .title = One card at a time
    .refused = Only one card is played at a time.
# $words (words) are the words in order.
words = The words are said in order with the cards of a chain, beginning with the first that matches: { $words }.
    .title = The words
dealt-out = When all cards have been played, the deal is over and the next dealer deals.
    .title = The end of a deal

## Scoring

# $nobbled, $double-nobbled, $triple-nobbled (numbers) are the payments.
victim-pays = When a card is matched, whoever played it pays coins into the pool at once: { $nobbled-text } for the first card of a chain, { $double-nobbled-text } for the next, { $triple-nobbled-text } for the one after that.
    .title = Nobbled, double nobbled, triple nobbled
last-victim-pays = A chain is paid for only when it is over, and only by the last player in it whose card was matched: { $nobbled-text }, { $double-nobbled-text } or { $triple-nobbled-text } coins, according to the length of the chain. The players before pay nothing. A chain still open when the deal is over is paid for then.
    .title = Only the last one pays
pay-what-you-have = Whoever has too few coins to pay in full pays what is left.
    .title = Not enough coins
# $elimination-kind is immediate or end_of_deal.
no-coins-out =
    { $elimination-kind ->
        [end_of_deal] Whoever has no coins left plays on to the end of the deal and is out then.
       *[immediate] Whoever has no coins left is out at once. The cards of that player are not played any more, and the turn passes over the empty seat.
    }
    .title = Out of the game
peel-double = Whoever could match but does not pays double what is due; whoever played the previous card pays as if it had been matched.
    .title = Not matching costs double

## Winning

last-with-coins = The last player who still has coins wins and takes the pool.
    .title = The last one with coins
first-out-wins = The first player without cards wins and takes the pool, unless somebody has already won it as the last player with coins.
    .title = First out of cards

## Irregularities

no-penalty = There is no penalty for not matching: where matching is compulsory, whoever can match simply has to.
    .title = Not matching
    .refused = There is no penalty for not matching here.
nothing-to-match = Only a player who could have matched can be made to pay for not doing so.
    .title = Nothing to match
    .refused = There is nothing to pay for: no card in this hand matches the previous one, or this card does match it.

## Things on the table

zone-row = The chain
zone-dead = Face down
# What the number counts with which a deal ends for a player; stands in brackets.
outcome-counted = coins in hand at the end
fact-coins =
    { $value ->
        [one] { $value-text } coin
       *[other] { $value-text } coins
    }
fact-pool =
    { $value ->
        [one] { $value-text } coin in the pool
       *[other] { $value-text } coins in the pool
    }

## What happens

# $value is the number of coins.
event-paid =
    { $value ->
        [one] { $seat } pays { $value-text } coin into the pool.
       *[other] { $seat } pays { $value-text } coins into the pool.
    }
event-collected =
    { $value ->
        [one] { $seat } takes the coin in the pool.
       *[other] { $seat } takes the { $value-text } coins in the pool.
    }
event-left = { $seat } has no coins left and is out.
event-won = { $seat } wins the game.

## The words

calls-note = The first card of a chain has no word.
word-snip = snip
word-snap = snap
word-snorum = snorum

## Options: the points on which tables differ

option-hand_size = Cards for each player
    .help = How many cards does everybody get?
choice-hand_size-0 = the whole pack
option-few_hand_size = Cards for each player when few play
    .help = How many cards does everybody get when only a few are playing?
choice-few_hand_size-0 = no difference
option-turns = Turns
    .help = Does everybody play in turn, or is one player after another asked for a match?
choice-turns-rotation = everybody in turn
choice-turns-question = the question goes round
option-must_match = Matching compulsory
    .help = Must a card that matches be played?
option-settle = When a chain is paid for
    .help = Does everybody pay whose card is matched, or only the last one in a chain?
choice-settle-each = each time a card is matched
choice-settle-last = when the chain is over, by the last one matched
option-elimination = Out of coins
    .help = When is somebody without coins out of the game?
choice-elimination-immediate = at once
choice-elimination-end_of_deal = at the end of the deal
option-peel_double = Not matching costs double
    .help = May a player who can match decline, and pay a penalty for it?
option-words = The words
    .help = What is said with the cards of a chain?
choice-words-none = nothing
choice-words-snip = snip, snap, snorum
option-start_coins = Coins at the start
    .help = How many coins does everybody have at the start?

## Presets

preset-nobble = Nobble
    .about = The game as it is played in Bolton.
preset-bump = Tuppenny Ha’penny Bump
    .about = Nobody has to match: whoever fears being matched in turn may play another card.
preset-motor = Motor
    .about = Only the last victim of a chain pays, once it is over. Bonk and Pop are said to be the same.
preset-american-1838 = Snip Snap Snorum of the American books
    .about = Nobble with the whole pack, as American books have had it for a long time.
preset-cavendish-1875 = Cavendish’s Snip Snap Snorum
    .about = One player after another is asked for a match, and the first without cards takes the pool.

## The game in steps

# $start-coins (number) is how many coins everybody has.
step-coins =
    { $start-coins ->
        [one] Everybody takes { $start-coins-text } coin.
       *[other] Everybody takes { $start-coins-text } coins.
    }
# $hand-size (number) is how many cards everybody gets; 0 means the whole pack.
step-deal =
    { $hand-size ->
        [0] Deal out the whole pack, one card at a time.
        [one] Deal everybody { $hand-size-text } card.
       *[other] Deal everybody { $hand-size-text } cards, one at a time.
    }
step-lead = The player on the dealer’s left plays any card face up.
step-round = Go on clockwise, one card each.
step-ask = Ask the next player on the left for a card of the same rank. After a match the question goes on; after a pass, the player whose card lies on top plays again.
step-match = Whoever can match the previous card must do so.
step-decline = Whoever can match the previous card may do so, or play another card.
# The numbers are the payments.
step-pay = When your card is matched, pay { $nobbled-text } into the pool; the next in the chain pays { $double-nobbled-text }, the one after that { $triple-nobbled-text }.
step-pay-last = When a chain is over, the last player whose card was matched pays { $nobbled-text }, { $double-nobbled-text } or { $triple-nobbled-text } coins: the longer the chain, the more.
step-short = Whoever has too few coins pays what is left.
step-out = Whoever has no coins left is out.
step-next-deal = When all cards are played, the next player to the left deals again; the pool stays.
step-first-out = The first player without cards wins and takes the pool.
step-win = If only one player has coins left, that player wins and takes the pool.

## Tips

# $double-nobbled (number) is what the second card of a chain costs.
tip-decline-to-be-safe = Where matching is voluntary, remember what a match may cost you: whoever matches is next in line, and pays { $double-nobbled-text } when matched in turn.
    .title = A match can cost more than it earns
tip-dead-ranks = Watch which ranks have gone. A card whose equals have all been played can never be matched, so keep it for a moment when your other cards could be matched.
    .title = Dead ranks are safe
tip-last-of-chain = Nobody can match the last card of a rank: whoever plays it never pays for it.
    .title = The last card of a rank is free

## What many deals show

plot-first-seat-margin = What leading first costs
    .about = The coins that the first to play wins or loses in a deal more than the others do on average.
plot-deals-in-game = How many deals a game takes
    .about = Until one player alone has any coins left.

## Questions

question-must-i-match = Must I match if I can?
    .answer = In Nobble you must, in Tuppenny Ha’penny Bump you need not.
question-not-enough-coins = I owe more coins than I have. What now?
    .answer = You pay what you have, and you are out.
question-over-two-deals = Can my first card of a deal match the last card of the deal before?
    .answer = No. Every deal begins with a new chain.
question-cards-of-the-out = What happens to the cards of somebody who is out?
    .answer = They are not played any more, and the turn passes over that seat. A chain may go on across it.
question-motor-difference = What is different in Motor?
    .answer = Only the last player whose card was matched pays, and only when the chain is over.
question-cavendish-difference = What is different in Cavendish’s game?
    .answer = Only one player at a time is asked for a match. Whoever cannot give one plays nothing, and the first player without cards wins.

## Glossary

term-nobble = nobble
    .definition = To match somebody’s card and so make that player pay.
    .also = nobbled
term-chain = chain
    .definition = Cards of the same rank that are played one directly after another.
    .also = chains
term-coin = coin
    .definition = What is played for: coins, chips, beans or matchsticks.
    .also = coins
term-pool = pool
    .definition = The coins in the middle of the table.
term-rank = rank
    .definition = What a card is, whatever its suit: an ace, a king and so on.
    .also = ranks
term-eldest-hand = eldest hand
    .definition = The player on the dealer’s left, who leads first.
term-dealer = dealer
    .definition = Whoever deals the cards this time.

## History

history-bolton = Nobble was described by Neil Darbyshire, as played in Bolton, in Lancashire.
# $start-coins (number) is how many coins everybody has.
history-bump = Tuppenny Ha’penny Bump was described in an internet forum by somebody called theotherjonv. Its { $start-coins-text } coins were old halfpennies, and so everybody’s stake, in the money of those days, was what the name says: tuppence ha’penny.
history-motor = In other accounts the game is called Motor, Bonk or Pop. A difference is recorded for Motor only.
# The years are those of the books; $few-hand-most (number) is how many cards each gets when few play.
history-american-books = American books of card games, from { $books-year-text } on, describe under the name of Snip Snap Snorum what is really Nobble, with the whole pack dealt out, or { $few-hand-most-text } cards to each when only a few are left. Elizabeth Burton still has it in her book of party card games of { $burton-year-text }.
# $cavendish-year (year) is the year of his book.
history-cavendish = Cavendish, in his book of round games of { $cavendish-year-text }, has a form of his own: the players are asked one after another, and whoever leads goes on until somebody can match.

## Sources and corrections

# $first and $second are cards, $player and $other seats.
erratum-E000-3 = { $player } plays { $first-the }, { $other } has none, or { $player } plays { $second-the }.
    .right = There is no “or”: since { $other } cannot match, { $player } plays again, this time { $second-the }.
erratum-E000-4 = Nobble is said to be played in Langkawi.
    .right = Bolton lies in Lancashire.
erratum-E000-7 = Bonk is spelt in different ways, once like the word for a bank, and Bump is misspelt.
    .right = The usual spellings are used here.
# $start-coins (number) is how many coins everybody has.
erratum-E000-9 = The stake is put in “currency before the decimal point”.
    .right = What is meant is money from before the decimal currency: { $start-coins-text } old halfpennies.

## Worked examples

example-nobbled-round-the-table = Nobbled round the table
    .note = Equal cards in a row: each player but the last pays, and each more than the one before.
example-must-match = Matching is compulsory
    .note = Whoever can match must; whoever cannot may play any card.
example-chain-broken = The chain is broken
    .note = Another rank ends the chain, and the next pair begins a new one.
example-pay-what-you-have = Not enough coins
    .note = A player who owes more coins than are left pays those and is out.
example-last-with-coins = The last one with coins
    .note = The pool goes to the last player who has any coins.
example-two-deals = Coins and pool go on to the next deal
    .note = The next player deals; the first card of a deal never matches the last of the deal before.
example-bump-declined = Bump: matching declined
    .note = A match is possible, but it is not compulsory.
example-motor-in-a-row = Motor: only the last victim pays
    .note = Nothing is paid until another rank ends the chain.
example-motor-all-equal = Motor: all cards of a rank
    .note = With the last card of the rank the chain is full and paid for at once.
example-motor-open-chain = Motor: a chain at the end of the deal
    .note = The deal ends in the middle of a chain, which is paid for then.
example-american = The American books
    .note = The whole pack is dealt, and the words are said.
example-american-few = The American books: few players
    .note = Only a few are playing, so part of the pack is not used.
example-cavendish-question = Cavendish: the question goes round
    .note = A neighbour who cannot match lets the leader play again; after a match the question goes on.
example-cavendish-first-out = Cavendish: first out of cards
    .note = The first player without cards takes the pool.
example-peel = Peel: not matching costs double
    .note = House rule: a player keeps back a card that matches, and pays for it.
example-out-at-the-end = Out at the end of the deal
    .note = House rule: a player without coins plays on to the end of the deal.
example-refusals = Cards that may not be played
    .note = Another rank, a pass, more than one card: try them under “What if…?” and read why not.

## The lesson: what is said of each of its steps

lesson-deal = Everybody starts with some coins and is dealt a few cards. Whoever is matched loses coins, and whoever keeps coins longest wins.
# $seat (name) is the player whose part the reader takes.
lesson-first-card = You are { $seat }, and you begin. Put down any card. It asks the next player a question: can you match it?
# $seat (name) is the player whose part the reader takes.
lesson-match = Now you are { $seat }, the next player. Whoever can match the previous card must do so.
lesson-pay = A match costs whoever played the previous card some coins. Look how long the chain of equal cards is, and say who pays.
lesson-broken = Only the card just before counts. Watch how a card that does not match breaks the chain, and how a new chain begins.
lesson-end = When all cards are played, the deal is over. Whoever has no coins left is out, and the rest play on.
# $seat (name) is the player whose part the reader takes.
lesson-win = You are { $seat }, and your opponent has hardly any coins left. You know what to do.
