### The equal-cards game of Snip Snap Snorum, with Earl of Coventry, in English, the source language.
### $x-text is shown; $x without it is a number or a code and only selects. No literal numbers: they come from the rules.

game-snip-equal = Snip Snap Snorum: the equal-cards game
    .short = A lively game of matching ranks: one card is led, its equals follow round the table, a word with each, and whoever goes out first wins.
    .minute = Deal out the whole pack. Whoever leads plays any card in silence. Then each player in turn adds a card of the same rank; whoever has none passes. The first to match says “snip”, the next “snap”, the last “snorum”. Whoever played the last card of the rank leads next. Whoever gets rid of all cards first wins.
    .names = Snip Snap Snorem, Earl of Coventry

## Overview

# $same-rank (number) is how many cards of each rank there are.
matching-game =
    { $same-rank ->
        [one] A card is led, and the others of its rank are played to it, { $same-rank-text } in all. Getting rid of cards is all that counts.
       *[other] A card is led, and the others of its rank are played to it until all { $same-rank-text } have fallen. Getting rid of cards is all that counts.
    }
    .title = A matching game

## Players

# $fewest and $most (numbers) are the least and the greatest number of players.
players = The game is for { $fewest-text } to { $most-text } players.
    .title = How many can play
no-partners = Everybody plays alone; there are no partners.
    .title = No partners

## Pack

# $pack-size (number) is how many cards the pack has; $first-removed and the last removed (ranks) are what a reduced pack leaves out.
pack =
    { $pack-size ->
        [52] A standard pack of { $pack-size-text } cards is used, without jokers.
        [32] A reduced pack of { $pack-size-text } cards is used: everything from { $first-removed-the } to { $last-removed-larger-the } is taken out.
       *[24] A reduced pack of { $pack-size-text } cards is used: everything from { $first-removed-the } to { $last-removed-smaller-the } is taken out.
    }
    .title = The pack
suits-do-not-matter = Only ranks count. Suits do not matter, and no rank is higher than another.
    .title = Ranks only

## Object

aim = Be the first to get rid of all your cards.
    .title = The aim

## The deal

first-dealer = The first dealer is chosen in any way you like; cutting for the lowest card is the custom.
    .title = First dealer
deal-one-by-one = The dealer deals out the whole pack one card at a time, clockwise, beginning with the player on the dealer’s left. Some hands may get one card more than others; that is usual.
    .title = Dealing
# $start-chips (number) is how many chips each player has at the start; 0 means that they are only counted.
stakes =
    { $start-chips ->
        [0] Everybody has the same number of chips at hand: counters, coins or matchsticks. What is won and lost is counted from there.
       *[other] Everybody starts with { $start-chips-text } chips: counters, coins or matchsticks.
    }
    .title = Chips
# $ante (number) is what everybody pays before the deal.
ante =
    { $ante ->
        [one] Before the deal everybody puts { $ante-text } chip into the pool.
       *[other] Before the deal everybody puts { $ante-text } chips into the pool.
    }
    .title = Ante
deal-passes-left = After each hand the next player to the left deals. What everybody has won or lost so far is kept.
    .title = The next deal

## The play

eldest-leads = The player on the dealer’s left, the eldest hand, leads first.
    .title = Who begins
lead-any-card = Whoever leads plays any card face up.
    .title = The lead
must-lead = Whoever is to lead must lead; there is no passing.
    .title = Leading is compulsory
    .refused = A player who is to lead cannot pass, but may lead any card.
# In .refused, $rank is the rank that was led.
same-rank = Play goes on clockwise, round and round the table, the leader included. Only a card of the rank that was led may be added.
    .title = Cards of the same rank
    .refused = Only { $rank-a } may be added now.
must-match = Whoever holds a card of the rank must play one when the turn comes.
    .title = Matching is compulsory
    .refused = A player who holds { $rank-a } must play it.
may-decline = Whoever holds a card of the rank may keep it back and pass.
    .title = Matching is voluntary
pass-if-unable = Whoever has no card of the rank passes, saying “pass” or tapping on the table.
    .title = Passing
# $pass-chip (number) is the price of a pass.
pass-chip =
    { $pass-chip ->
        [one] Each pass costs { $pass-chip-text } chip, paid into the pool.
       *[other] Each pass costs { $pass-chip-text } chips, paid into the pool.
    }
    .title = Passing costs
one-card = Only one card is played at a time, even by a player who holds more of the rank.
    .title = One card at a time
    .refused = Only one card is played at a time.
lay-all = A player who holds several cards of the rank may lay them all down at once, saying the word for each.
    .title = Several at once
# In .refused, $rank is the rank of the cards.
one-or-all = A player who lays down more than one card must lay down every card of the rank in the hand.
    .title = One or all
    .refused = { $rank-A } may be played alone, or with all the others held, but nothing in between.
# $words (words) are the words, in order.
words = As the cards fall, the words are said in order: { $words }. If the card that is led has no word of its own, it is played in silence.
    .title = The words
no-words = Nothing is said; the cards speak for themselves.
    .title = No words
last-of-rank-leads = When the last card of the rank has fallen, the rank is complete and its cards are put aside. Whoever played that card leads next.
    .title = The next lead
rank-abandoned = If all have passed and the rank can go no further, whoever played the latest card of it leads next.
    .title = A rank that goes no further

## Scoring

no-stakes = Nothing is paid: winning the hand is all that counts.
    .title = No stakes
# $victim-kind is adjacent or last_matcher; $snipped, $snapped, $snored (numbers) are the payments.
victim-pays =
    { $victim-kind ->
        [last_matcher] When a card is matched by another player, whoever played it is snipped, snapped or snored, and pays chips into the pool: { $snipped-text } when the word is “snip”, { $snapped-text } when it is “snap”, { $snored-text } when it is “snorum”. Passes in between do not help.
       *[adjacent] When a card is matched by the very next player, whoever played it is snipped, snapped or snored, and pays chips into the pool: { $snipped-text } when the word is “snip”, { $snapped-text } when it is “snap”, { $snored-text } when it is “snorum”. After a pass nobody pays.
    }
    .title = Snipped, snapped, snored
# $card-payee is winner or pool; $card-pay (number) is the price of a card.
pay-per-card =
    { $card-payee ->
        [pool]
            { $card-pay ->
                [one] At the end each of the others pays { $card-pay-text } chip into the pool for every card still in hand.
               *[other] At the end each of the others pays { $card-pay-text } chips into the pool for every card still in hand.
            }
       *[winner]
            { $card-pay ->
                [one] At the end each of the others pays the winner { $card-pay-text } chip for every card still in hand.
               *[other] At the end each of the others pays the winner { $card-pay-text } chips for every card still in hand.
            }
    }
    .title = Cards left over
no-chips-out = Whoever has too few chips to pay in full pays what is left. Whoever has none after a hand leaves the game.
    .title = Out of chips

## Winning

out-wins = A player who has no card left wins the hand at once, whether the rank is complete or not. Only one player can go out at a time, so a hand never ends in a tie.
    .title = Going out
winner-takes-pool = The winner of the hand takes whatever is in the pool.
    .title = The pool
session-won = When play stops, whoever has the most chips has won; or you play on until only one player has any. Players who tie for the most play one more hand between them.
    .title = Several hands

## Irregularities

# $forgot-pay (number) is the price of a word.
forgot-chip =
    { $forgot-pay ->
        [one] Whoever forgets the word, or says a wrong one, pays { $forgot-pay-text } chip into the pool.
       *[other] Whoever forgets the word, or says a wrong one, pays { $forgot-pay-text } chips into the pool.
    }
    .title = A forgotten word costs
forgot-take-back = Whoever forgets the word, or says a wrong one, takes the card back and loses the turn.
    .title = A forgotten word: the card returns
forgot-draw-back = Whoever forgets the word, or says a wrong one, leaves the card on the table, but takes back the card played before it by the same player.
    .title = A forgotten word: a penalty card
words-free = A forgotten word costs nothing, so nobody watches for it.
    .title = Words are not watched
    .refused = Here nobody watches the words, so there is nothing to forget.

## Things on the table

zone-row = The rank
zone-dead = Face down

## What happens

# What the number counts with which a deal ends for a player; stands in brackets.
outcome-counted = chips, counted from what you brought
event-taken-back = { $seat } takes { $card-the } back.
event-won =
    { $value ->
        [game] { $seat } wins the session.
       *[hand] { $seat } has no cards left and wins the hand.
    }

## The words; $rank is the rank of the card

calls-note = Where the first card of a rank has no word of its own, it is led in silence.

word-snip = snip
word-snap = snap
word-snorum = snorum
word-coventry-1 = There’s as good as { $rank } can be
word-coventry-2 = There’s { $rank-a } as good as he
# number: a line of the rhyme
word-coventry-3 = There’s the best of all the three
word-coventry-4 = And there’s the Earl of Coventreee

## Options: the points on which tables differ

option-pack = Cards in the pack
    .help = Smaller packs make shorter hands, for children.
option-words = The words
    .help = What is said with the cards of a rank?
choice-words-snip = snip, snap, snorum
choice-words-coventry = the lines of Earl of Coventry
choice-words-none = none
option-must_match = Matching compulsory
    .help = Must a card of the rank be played by whoever holds one?
option-lay_all = Several at once
    .help = May a player lay down several cards of the rank together?
option-victim = Who is snipped
    .help = Who pays when a card is matched?
choice-victim-none = nobody
choice-victim-adjacent = the neighbour whose card is matched at once
choice-victim-last_matcher = whoever’s card is matched, passes or not
option-card_pay = Payment for cards left over
    .help = To whom do the others pay for the cards they still hold?
choice-card_pay-none = to nobody
choice-card_pay-winner = to the winner
choice-card_pay-pool = into the pool
option-ante = Ante
    .help = How many chips does everybody put into the pool before the deal?
option-pass_chip = Price of a pass
    .help = How many chips does a pass cost?
option-forgot = A forgotten or wrong word
    .help = What happens when somebody forgets the word, or says a wrong one?
choice-forgot-none = nothing
choice-forgot-chip = a chip into the pool
choice-forgot-take_back = the player takes the card back and loses the turn
choice-forgot-draw_back = the player takes back an earlier card
option-start_chips = Chips at the start
    .help = How many chips does everybody have at the start? Where there are none, winnings are only counted.
option-insolvency = Out of chips
    .help = May somebody owe chips, or does a player without chips leave?
choice-insolvency-debts = debts are allowed
choice-insolvency-leave = whoever has none left leaves the game
option-min_players = Fewest players
    .help = How many players does it take at least?

## Presets

preset-plain = Snip Snap Snorum with equal cards
    .about = The plain game: whoever goes out first wins the hand, and nothing is paid.
preset-chips = Snip Snap Snorum for chips
    .about = The others pay the winner for the cards they still hold.
preset-pool = The pool game
    .about = Neighbours snip, snap and snore each other, and the winner takes the pool.
preset-silent = Silent Snip Snap
    .about = No words at all: a first matching game for small children.
preset-reduced-32 = Snip Snap Snorum with a reduced pack
    .about = A shorter game for children.
preset-reduced-24 = Snip Snap Snorum with a small pack
    .about = The shortest game, for the smallest children.
preset-earl-of-coventry = Earl of Coventry
    .about = The same game with a rhyme instead of the words. Its first lines name the rank that is being played, and the winner is paid a chip for each card left over.

## The game in steps

# $pack-size (number) is how many cards the pack has.
step-shuffle = Shuffle the pack of { $pack-size-text } cards. Anybody may deal first.
step-deal = Deal out all the cards one at a time, clockwise, beginning on your left.
step-stake = If you play for chips, everybody takes the same number.
step-lead = The player on the dealer’s left plays any card face up.
step-match = Go round clockwise: whoever holds a card of the same rank plays it when the turn comes.
step-pass = Whoever has none passes.
# $words (words) are the words in order.
step-say = Say the word that belongs to your card: { $words }.
step-complete = When all cards of the rank lie on the table, put them aside.
step-lead-again = Whoever played the last of them leads next, any card.
step-end = Whoever is out of cards first wins at once.
step-next-hand = The next player to the left deals the next hand.
# $card-payee is winner or pool, $card-pay (number) the price of a card.
step-pay =
    { $card-payee ->
        [pool]
            { $card-pay ->
                [one] The others pay { $card-pay-text } chip for each card left into the pool, and the winner takes it all.
               *[other] The others pay { $card-pay-text } chips for each card left into the pool, and the winner takes it all.
            }
       *[winner]
            { $card-pay ->
                [one] The others pay the winner { $card-pay-text } chip for each card left.
               *[other] The others pay the winner { $card-pay-text } chips for each card left.
            }
    }

## Tips

# number: cards of a rank in one hand, and how many play in the measured deals
tip-lead-what-you-have-most = There is little to decide but what to lead. A single card never brings the lead back, of two cards the first lead comes back in { $lead-kept-2-text }% of the deals, and of more always. That the lead comes back wins no more deals, as far as we could measure. Among three players the first to lead won { $most-held-first-3-text }% of the deals by leading what that player held most of, and { $first-seat-3-text }% by leading at random; among four { $most-held-first-4-text }% and { $first-seat-4-text }%.
    .title = Lead what you hold most of? It hardly matters
# $same-rank (number) is how many cards of each rank there are.
tip-all-of-a-rank =
    { $same-rank ->
        [one] Whoever holds every card of a rank gets rid of { $same-rank-text } card and keeps the lead.
       *[other] Whoever holds all { $same-rank-text } cards of a rank gets rid of them and keeps the lead. It does not happen at once: between your cards everybody else must pass, and where a pass costs a chip, that fills the pool.
    } Nor is it a free win: players dealt all of a rank won { $four-of-a-rank-held-text }% of the deals, the others { $four-of-a-rank-not-held-text }%. The lead is safe, but nobody else’s lead ever takes one of these cards along.
    .title = All of a rank
tip-no-dead-leads = In the usual game no lead is dead: a rank that was led is always completed, since all cards are dealt and matching is compulsory. Only where players may decline, or a card was taken back, can a single card of a rank be left over; lead it when you must. In { $dead-lead-text }% of our deals by the usual rules somebody led a card whose equals had all gone.
    .title = Single cards left over
# $card-pay (number) is the price of a card.
# number: how many play in the measured deals
tip-cards-cost = In the game for chips each card left in your hand costs you. When somebody is nearly out and you have the lead, play a rank of which you hold several cards, not a single one; a hand full of cards is costly. With four players a loser held { $cards-left-each-text } cards in the end on average, and whoever held most { $cards-left-most-text }.
    .title = Cards cost chips
tip-mind-your-neighbour = In the pool game it is your neighbour on the left who makes you pay. You can only choose what to lead: the more cards of a rank you hold yourself, the less likely your neighbour is to have one. Once your neighbour has passed, the rest of your cards of that rank are safe.
    .title = Mind your neighbour

## What many deals show

plot-lead-kept = How often the first lead comes back
    .about = How often whoever leads first also plays the last card of that rank and leads again, by how many cards of it that player held.
plot-most-held-first = Leading what one holds most of
    .about = How often the first to lead wins by always leading one of the ranks of which that player holds most cards. Compare it with the table of leading at random.
# $same-rank (number) is how many cards of each rank there are.
plot-four-of-a-rank = Does it help to hold all of a rank?
    .about = How often a player wins who was dealt all { $same-rank-text } cards of some rank, and one who was not.
    .held = all cards of a rank
    .not-held = no rank complete
# $same-rank (number) is how many cards of each rank there are.
plot-four-of-a-rank-chips = What holding all of a rank is worth in chips
    .about = What a player wins or loses more than the others do on average, dealt all { $same-rank-text } cards of some rank, and dealt no such rank.
    .held = all cards of a rank
    .not-held = no rank complete

## Questions

question-must-i-match = Must I play a card of the rank if I have one?
    .answer = In the usual game you must, one card in each turn. As a house rule you may agree that anybody may decline.
# $words (words) are the words in order.
question-which-word = Which word belongs to which card?
    .answer = They come in this order: { $words }. The card that is led has no word of its own, except in Earl of Coventry.
question-all-in-my-hand = I hold all cards of a rank. May I lay them down together?
    .answer = Not in the usual game. You play one, everybody passes, and you play the next. As a house rule you may agree to lay them down at once.
question-out-in-the-middle = Somebody went out before the rank was complete. Do we complete it?
    .answer = No. The hand is over with that card.
# $fewest and $most (numbers) are the numbers of players.
question-uneven-hands = Is everybody dealt the same number of cards?
    .answer = Often not: with most numbers of players from { $fewest-text } to { $most-text }, somebody gets one card more than the others. It does not matter, and it evens out as the deal goes round the table.
question-tie = Can it end in a tie?
    .answer = A hand cannot, since only one player can go out at a time. Players who tie for the most chips when you stop play one more hand between them.
# $larger-reduced and $smaller-reduced (numbers) are the sizes of the reduced packs.
question-children = How can small children play?
    .answer = Leave out the words, or take a smaller pack, of { $larger-reduced-text } or of { $smaller-reduced-text } cards.

## Glossary

term-rank = rank
    .definition = What a card is, whatever its suit: an ace, a king and so on.
    .also = ranks
term-lead = lead
    .definition = To play the first card of a rank; also the right to do so, which belongs to whoever played the last card of the rank before.
    .also = leads|led
term-call = call
    .definition = The word that is said with a card that matches.
    .also = calls
term-pass = pass
    .definition = To let a turn go by, because one has no card of the rank. It costs nothing, except where a house rule sets a price on it.
    .also = passes|passed
term-snorum = snorum
    .definition = The word for the last card of a rank, and that card itself; whoever plays it has the next lead.
term-chip = chip
    .definition = A counter, coin or matchstick that keeps the score.
    .also = chips
term-shedding-game = shedding game
    .definition = A game in which everybody tries to get rid of the whole hand before the others.
term-pool = pool
    .definition = The chips in the middle of the table.
term-eldest-hand = eldest hand
    .definition = The player on the dealer’s left, who leads first.
term-dealer = dealer
    .definition = Whoever deals the cards for this hand.

## History

# $burney-year (year) is the year of the quotation.
history-burney = In { $burney-year-text } Fanny Burney wrote of somebody who would dither until another player cried “snap”. David Parlett quotes it in his guide to card games; it may mean Snip Snap Snorum, in one form or the other, or the children’s game Snap.
# number: a century, as each language writes it
history-century = The game is English and goes back to the eighteenth century. Modern writers prefer this form, in which equal cards are played, to the older sequence game of the same name.
history-coventry = Earl of Coventry is the same game with a rhyme. Its first lines name the rank that is being played, and its last line gives the game its name. In Foster’s book the winner is paid a counter for each card that the others hold.
history-snap = Saying “snip” and “snap” over equal cards is close to the children’s game Snap, in which equal cards are called as well. One may have come from the other.

## Sources and corrections

# $snipped, $snapped, $snored (numbers) are the payments.
erratum-E000-5 = When players match one after the other, the first of them is snipped, the next snapped, the next snored.
    .right = In each pair of neighbours it is the first who pays: { $snipped-text }, { $snapped-text } or { $snored-text }, according to the word that the other says.
# The numbers are sizes of packs, the ranks the ends of what is taken out.
erratum-E001-1 = For a pack of { $smaller-reduced-text } or { $larger-reduced-text } cards, take out everything from { $first-removed-the } to { $last-removed-larger-the }, or to { $last-removed-smaller-the }.
    .right = It is the other way round: without everything up to { $last-removed-larger-the }, { $larger-reduced-text } cards are left; without everything up to { $last-removed-smaller-the }, { $smaller-reduced-text }.
erratum-E001-2 = When all cards of a rank but one are out, that one is a dead lead.
    .right = By the rules of the source it cannot happen: a rank that is led is completed before another begins. It takes a house rule, or a card taken back.
erratum-E001-3 = Whoever holds all cards of a rank takes the snorum immediately.
    .right = Between those cards everybody else passes, a whole round each time.
erratum-E001-4 = The glossary says that a pass costs a chip in the game for chips.
    .right = The rules of the same source make that a house rule of its own.
erratum-E001-5 = Jig is said to be played like Sevens.
    .right = Jig is a stops game: the next card up in the suit is played, in short runs. Nothing is built out from the sevens.
erratum-E001-6 = Rows of cards stand after some sentences.
    .right = They are remnants of the web page and mean nothing.
erratum-E001-7 = A forgotten word is punished in different ways in different places.
    .right = They are different house rules; here each can be chosen.
erratum-E003-1 = The player on the dealer’s left is called the oldest player.
    .right = What is meant is the eldest hand, whatever that player’s age.

## Worked examples

example-passes-and-words = Passes and words
    .note = A rank goes round the table until its last card has fallen. Whoever has none passes.
example-all-in-a-row = The pool game: neighbours in a row
    .note = Each neighbour but the last has to pay, and each more than the one before.
example-pass-saves = The pool game: a pass saves
    .note = After a pass the next card of the rank costs nobody anything.
example-all-of-a-rank = All of a rank in one hand
    .note = Between the cards everybody else must pass; where a pass costs a chip, that fills the pool.
example-cards-left = Paid for cards left over
    .note = Whoever holds many cards pays dearly.
example-pool-at-the-end = The winner takes the pool
    .note = The others pay into the pool first, then the winner takes it all.
example-ante = An ante
    .note = What everybody put in before the deal goes to the winner too.
example-forgotten-word = A forgotten word costs
    .note = House rule: a wrong word or none at all costs a chip; the silent lead is no offence.
example-taken-back = A forgotten word: the card returns
    .note = House rule: the card goes back to the hand, and the rank waits for it.
example-drawn-back = A forgotten word: a penalty card
    .note = House rule: the player takes back an earlier card, now the only one left of its rank.
example-out-on-snip = Out in the middle of a rank
    .note = The hand stops at once; the rank is not completed.
example-earl-of-coventry = Earl of Coventry
    .note = Each card has its line, and the first lines name the rank.
example-silent = Without words
    .note = The play is the same, only quieter.
example-reduced-pack = A reduced pack
    .note = Hands are short; the example shows what everybody is dealt.
example-small-pack = The small pack
    .note = The shortest game; one player has a card fewer.
example-declined = Declining to match
    .note = House rule: a card is kept back, and its rank goes no further.
example-all-at-once = All at once
    .note = House rule: equal cards may be laid down together, each with its word.
example-last-matcher = Snipped after a pass
    .note = House rule: whoever’s card is matched pays, even when others have passed in between.
example-deciding-hand = A session and its deciding hand
    .note = After the first hand some players are level; they alone play one more.
example-out-of-chips = Out of chips
    .note = Whoever cannot pay in full pays what is left, and leaves the game.
example-plain-hand = A plain hand
    .note = Nothing is paid; winning is all that counts.
example-refusals = Cards that may not be played
    .note = Another rank, a pass that is not allowed, more than one card: try them under “What if…?” and read why not.

## The lesson: what is said of each of its steps

lesson-deal = Whoever gets rid of all cards first wins. The whole pack is dealt; in this picture everybody holds only a few cards, so that you see what matters.
lesson-first-card = The player to the left of the dealer begins and may lead any card. From there on it goes round the table.
# $seat (name) is to act.
lesson-pass = Only cards of the rank that was led may follow. Look at the hand of { $seat }.
# $seat (name) is the player whose part the reader takes.
lesson-match = You are { $seat }, and you can match. Try another card or a pass first, if you like: both are refused.
lesson-words = Every card that matches comes with a word, and the words follow in order. Count the matches so far.
lesson-last = Whoever plays the last card of the rank leads again. Until then the others go on passing.
# $seat (name) is the player whose part the reader takes.
lesson-win = You are { $seat }. You have the lead and your last card. Play it, and the hand is yours.
lesson-chips = With chips every match costs somebody something. A card is being matched: who pays?
