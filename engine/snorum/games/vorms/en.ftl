### Vorms (Voormsi): every word of its pages, in English, the source language.
### $x-text is shown; $x without it is a number or a code and only selects. Numbers come from the rules; names of ranks are allowed where a comment says so.

# number: names of cards
# $players (number) is how many play.
game-vorms = Vorms
    .short = The trick-taking game of Greenland: an order of cards all its own, sevens that are strong only when led, and a pair of equal top cards that hunt each other.
    .minute =
        { $players ->
            [4] Partners sit opposite each other. Everybody holds { $hand-size-text } cards and fills up from the stock after each trick. Lead one card, or several of a rank; the others play as many, whatever they like. At the top stand { $toqutsit-the }, called Toqutsit, and { $voormsi-the }, called Voormsi: the later of them beats the earlier. A led seven beats even these, and { $three-the } beats everything unless it is led. A side scores from its tricks and from capturing or saving Voormsi, but its points become real only when it loses a trick or the hand ends. The first side to rub out exactly { $strokes-text } strokes wins.
           *[other] Everybody plays alone, holds { $hand-size-text } cards and fills up from the stock as the play goes on. Lead one card, or several of a rank; then as many are played each time, whatever one likes. At the top stand { $toqutsit-the }, called Toqutsit, and { $voormsi-the }, called Voormsi: the later of them beats the earlier. A led seven beats even these, and { $three-the } beats everything unless it is led. Points come from tricks and from capturing or saving Voormsi, but they become real only when a player loses a trick or the hand ends. The first to rub out exactly { $strokes-text } strokes wins.
        }
    .names = Voormsi, Vôrmse, Wumps

kind-distant = more distant relative

## Overview

trick-game = Vorms is a trick-taking game without a trump suit. Nearly all cards stand in one order across the suits, and a few break it. Nobody has to follow suit.
    .title = A game of tricks

## Players

# $players (number) is how many play in this variant; $fewest and $most (numbers) are how many can play at all.
players =
    { $players ->
        [4] { $players-text } players are usual. With changes it can be played by fewer, down to { $fewest-text }.
       *[other] In this variant there are { $players-text } players. From { $fewest-text } to { $most-text } can play; the most usual number is { $most-text }.
    }
    .title = How many can play
# $sides (number) is how many sides there are.
partners = The players form { $sides-text } sides for the whole game. Partners sit opposite each other and score together.
    .title = Partners
alone = Everybody plays and scores alone. Where these rules speak of a side, each player is one.
    .title = No partners

## Pack

# number: names of ranks
# $pack-size (number) is how many cards the pack has; $three (card) stands for the king of diamonds.
pack = The pack has { $pack-size-text } cards: in each suit the ace, king, queen, jack, nine, eight, seven, six and five. Only the king of diamonds is left out; { $three-the } takes its place.
    .title = The pack
# $toqutsit, $voormsi (cards) are the jack of clubs and the king of hearts.
named-cards = { $toqutsit-The } is called Toqutsit, Greenlandic for “your executioner”; { $voormsi-the } is called Voormsi. Much of the scoring turns on these.
    .title = Toqutsit and Voormsi
# number: names of ranks
# $high-eight (card) is the eight of spades; $middle-ranks (ranks) are the ranks after it, from high to low; the kings (cards) are the lowest cards.
card-order = Any card is beaten by one that stands higher, of whatever suit. Toqutsit and Voormsi are the highest. Next comes { $high-eight-the }, by itself. Then follow, whole rank by whole rank, { $middle-ranks }, without the jack and the eight already named. The last but one is { $king-of-clubs-the }, and { $king-of-spades-the } is the lowest. Sevens and the three of diamonds stand outside this order.
    .title = Order of the cards
suit-order = Among cards of one rank the suits decide: clubs are highest, then spades, then hearts, and diamonds are lowest.
    .title = Order of the suits

## Object

# $strokes (number) is how many strokes a side has to rub out.
aim = Rub out all { $strokes-text } strokes on your arm of the cross before anybody else does. Points for that come from tricks, and from what becomes of Voormsi.
    .title = The aim

## The deal

first-dealer = Everybody draws a card. Whoever draws the lowest deals first.
    .title = First dealer
# $hand-size (number) is the size of a hand, $stock-size (number) that of the stock.
deal-four = The dealer deals { $hand-size-text } cards to everybody, one at a time, beginning with the player on the left. The other { $stock-size-text } lie face down as the stock.
    .title = Dealing
# $hand-size (number) is the size of a hand.
deal-all = The whole pack is dealt, one card at a time, beginning on the dealer’s left: { $hand-size-text } cards each. There is no stock, and nobody draws.
    .title = Dealing out the pack
deal-passes-left = After each hand the deal passes to the left. Strokes that have been rubbed out stay so.
    .title = The next deal

## The play

eldest-leads = The player on the dealer’s left leads to the first trick.
    .title = Who begins
lead-one = A single card may be led, any one of the hand.
    .title = Leading a card
# $most-led (number) is how many cards can be led together.
lead-group = Several cards of one rank may be led together, up to { $most-led-text }. Any rank will do, sevens and kings too; Voormsi counts as a king here.
    .title = Leading several cards
# In .refused, $rank is the rank of the first card.
one-rank = Cards that are led together must be of one rank.
    .title = Only one rank
    .refused = Cards led together must be of one rank: { $rank } goes only with { $rank }.
# $three (card) is the three of diamonds; in .refused, $card is that card.
three-alone = { $three-The } stands for a king in the pack, but it is no king: it is led by itself or not at all.
    .title = Not with the kings
    .refused = { $card-The } is no king. It can only be led by itself.
# $three (card) is the three of diamonds.
three-with-kings = { $three-The } counts as a king for leading: it may be led together with kings.
    .title = With the kings
# In .refused, $count (number) is how many cards may be led.
too-many-led = Nobody may lead more cards than all the others can play along with.
    .title = No more than all can play
    .refused =
        { $count ->
            [one] Somebody could not play along. Only { $count-text } card can be led now.
           *[other] Somebody could not play along. At most { $count-text } cards can be led now.
        }
# In .refused, $count (number) is how many cards were led.
same-number = Everybody plays as many cards as were led. They need not be of one rank.
    .title = As many as were led
    .refused =
        { $count ->
            [one] { $count-text } card was led, so { $count-text } must be played.
           *[other] { $count-text } cards were led, so { $count-text } must be played.
        }
free-play = Play whatever you like. There is no duty to follow suit, to follow rank or to beat.
    .title = Free play
# $toqutsit (card) is the jack of clubs; $toqu-duty is heading or led. In .refused, $card is Toqutsit.
toqutsit-duty =
    { $toqu-duty ->
        [led] The one exception: if an opponent has led Voormsi, whoever holds Toqutsit, { $toqutsit-the }, must play it, even when another card heads the trick by then.
       *[heading] The one exception: while an opponent’s Voormsi heads the trick, whoever holds Toqutsit, { $toqutsit-the }, must play it.
    }
    .title = The duty to play Toqutsit
    .refused = { $card-The } is Toqutsit, and must be played on the opponents’ Voormsi.
duty-in-groups = Where several cards are played together, Toqutsit must be one of them even if they cannot win.
    .title = The duty in every group
duty-only-to-win = Where several cards are played together, Toqutsit need only be played if that can win the trick.
    .title = The duty only to win

## The play: what beats what

# number: the seven and the three are names of cards
# $three (card) is the three of diamonds.
three-led = { $three-The }, when led, is worthless: any card beats it. The card that does so then counts as led itself, so that a seven there is as strong as a led seven.
    .title = The three of diamonds, led
# number: the three is a name of a card
# $three (card) is the three of diamonds.
three-thrown = { $three-The }, when it is played and not led, beats everything, and nothing beats it.
    .title = The three of diamonds, played
# number: names of cards
# $king-of-clubs, $three (cards).
seven-led = A seven that is led is strong. It beats every card but these: a seven of a higher suit, { $king-of-clubs-the }, and { $three-the }. Not even Toqutsit or Voormsi can take it.
    .title = A led seven
# number: names of cards
# $highest-seven, $lowest-seven (cards) are the sevens of clubs and of diamonds.
higher-seven = A strong seven is beaten by a seven of a higher suit, which is then strong in its turn. { $highest-seven-The } is the highest of them, { $lowest-seven-the } the lowest.
    .title = A higher seven
# number: names of cards
seven-thrown = Any other seven is worthless: if it is not led, and beats no strong seven, it takes nothing.
    .title = A seven that is not led
# number: names of cards
# $king-of-clubs (card).
king-takes-seven = { $king-of-clubs-The } beats a strong seven, whatever was played in between. Elsewhere it is the lowest card but one.
    .title = The king of clubs takes a seven
# number: names of cards
# $king-of-spades, $king-of-clubs, $three (cards).
king-on-king = { $king-of-spades-The } beats { $king-of-clubs-the } when that has just beaten a strong seven, and only as the very next play. After that nothing but { $three-the } beats it.
    .title = The king of spades on the king of clubs
# number: names of cards
# $king-of-spades, $king-of-clubs (cards).
king-late = If anything was played in between, { $king-of-spades-the } comes too late and { $king-of-clubs-the } stands. By itself { $king-of-spades-the } has no power over a seven.
    .title = The king of spades comes too late
# $toqutsit, $voormsi (cards).
equal-top = { $toqutsit-The } and { $voormsi-the }, Toqutsit and Voormsi, are equal. If both are played to a trick, the later one beats the earlier.
    .title = Equal top cards
# $beat is heading or led.
group-beats =
    { $beat ->
        [led] Cards played together take the trick only if each of them beats a different card of those that were led. It does not matter what has taken them meanwhile.
       *[heading] Cards played together take the trick only if each of them beats a different card of those that head it.
    }
    .title = Beating several cards

## The play: after the trick

winner-leads = Whoever takes the trick leads to the next.
    .title = The next lead
# $most-led (number) is how many cards can be led together.
trick-counts = A trick to which several cards were led counts as that many tricks, up to { $most-led-text }.
    .title = One play, several tricks
# $plays (number) is how many plays make a trick.
second-round = Each trick has { $plays-text } plays. When both players have played, hands are filled up, and whoever heads the trick draws first. Then that player plays again, and after that the other. The best of all { $plays-text } plays takes the trick.
    .title = Each player plays again
# $hand-size (number) is the size of a full hand.
draw-in-rotation = After each trick hands are filled up to { $hand-size-text } cards as long as the stock lasts. Cards are drawn one at a time in turn, the winner of the trick first, so that hands stay equal.
    .title = Drawing in turn
# $hand-size (number) is the size of a full hand.
draw-each = After each trick hands are filled up to { $hand-size-text } cards as long as the stock lasts. The winner of the trick draws all that are missing, then the next player, and so on; when the stock runs out, some may have fewer.
    .title = Drawing all at once

## Scoring

# $strokes (number) is how many strokes an arm has, $sides (number) how many arms.
cross = A cross is drawn with an arm of { $strokes-text } strokes for each of the { $sides-text } sides. Points are scored by rubbing strokes out.
    .title = The cross
# number: the title names a trick by its place
# $fifth (number) is how many tricks score together, $trick-points (number) what they bring.
fifth-trick =
    { $trick-points ->
        [one] The first { $fifth-text } tricks of a side bring { $trick-points-text } point between them; fewer bring nothing.
       *[other] The first { $fifth-text } tricks of a side bring { $trick-points-text } points between them; fewer bring nothing.
    }
    .title = The fifth trick
# number: the title names tricks by their place
# $fifth (number), $first-five-points (number).
first-five =
    { $first-five-points ->
        [one] If those { $fifth-text } were the first tricks of the hand, they bring { $first-five-points-text } point more.
       *[other] If those { $fifth-text } were the first tricks of the hand, they bring { $first-five-points-text } points more.
    }
    .title = The first five tricks
# $fifth (number), $trick-points (number).
further-tricks =
    { $trick-points ->
        [one] Every trick beyond { $fifth-text } brings { $trick-points-text } point more.
       *[other] Every trick beyond { $fifth-text } brings { $trick-points-text } points more.
    }
    .title = Further tricks
# $tricks (number) is how many tricks a hand has.
all-void = If one side takes all { $tricks-text } tricks, the hand is void and nobody scores anything for it.
    .title = A void hand
# $voormsi (card), $voormsi-points (number).
voormsi-home =
    { $voormsi-points ->
        [one] A side that takes a trick with Voormsi, { $voormsi-the }, scores { $voormsi-points-text } point for it, if Toqutsit could still have beaten it. It counts even when Toqutsit was lying in the stock.
       *[other] A side that takes a trick with Voormsi, { $voormsi-the }, scores { $voormsi-points-text } points for it, if Toqutsit could still have beaten it. It counts even when Toqutsit was lying in the stock.
    }
    .title = Voormsi brought home
voormsi-last = Nothing is scored for Voormsi when it was the last card played to the trick.
    .title = Voormsi as the last card
voormsi-toqutsit-out = Nothing is scored for Voormsi when Toqutsit had been played before.
    .title = Toqutsit has gone
voormsi-toqutsit-held = Nothing is scored for Voormsi when the player of Voormsi held Toqutsit too.
    .title = Toqutsit in the same hand
voormsi-on-toqutsit = That holds within a trick as well: Voormsi scores nothing by beating Toqutsit.
    .title = Voormsi on Toqutsit scores nothing
voormsi-over-toqutsit = But if Voormsi itself has just beaten Toqutsit in the same trick, the point is scored.
    .title = Voormsi on Toqutsit scores
# $toqutsit-points (number).
toqutsit-takes-voormsi =
    { $toqutsit-points ->
        [one] If Toqutsit beats an opponent’s Voormsi that heads the trick, and the trick is won with it, its side scores { $toqutsit-points-text } point.
       *[other] If Toqutsit beats an opponent’s Voormsi that heads the trick, and the trick is won with it, its side scores { $toqutsit-points-text } points.
    }
    .title = Toqutsit takes Voormsi
voormsi-thrown-in = If Voormsi did not head the trick but was only thrown in, Toqutsit scores nothing for it.
    .title = Voormsi thrown in
# $friendly-toqutsit says what it costs: reset_score, lose_hand_points or lose_game. $players is 2 where nobody has a partner.
own-voormsi =
    { $friendly-toqutsit ->
        [lose_game] If Toqutsit beats a heading Voormsi of its own side, that side loses the game at once.
        [lose_hand_points] If Toqutsit beats a heading Voormsi of its own side, the hand ends, and that side loses the points it has gained in it and not yet made real.
       *[reset_score] If Toqutsit beats a heading Voormsi of its own side, the hand ends, that side scores nothing for it, and all the strokes it has rubbed out are drawn again.
    }
    .title = Toqutsit on one’s own Voormsi
# In .refused, $card is Toqutsit.
spare-own-voormsi = Nobody may beat a heading Voormsi of the same side with Toqutsit, as long as any other play is possible.
    .title = Spare your own Voormsi
    .refused = { $card-The } would beat your own side’s Voormsi. Play something else.
# number: the name of a card
# $three (card), $three-on-voormsi-points (number).
three-takes-voormsi =
    { $three-on-voormsi-points ->
        [one] If { $three-the } beats a heading Voormsi, its side scores { $three-on-voormsi-points-text } point, whether Voormsi was an opponent’s or a partner’s.
       *[other] If { $three-the } beats a heading Voormsi, its side scores { $three-on-voormsi-points-text } points, whether Voormsi was an opponent’s or a partner’s.
    }
    .title = The three of diamonds takes Voormsi
# $three (card).
own-three-counts = With { $three-the } you may take your own Voormsi too, and score the same for it.
    .title = Taking your own Voormsi scores
# $three (card).
own-three-nothing = Taking your own Voormsi with { $three-the } scores nothing.
    .title = Taking your own Voormsi scores nothing
# number: the name of a card
# $three (card), $three-on-toqutsit-points (number).
three-takes-toqutsit =
    { $three-on-toqutsit-points ->
        [one] If { $three-the } beats a Toqutsit that has just beaten a heading Voormsi, its side scores { $three-on-toqutsit-points-text } point, and Toqutsit’s side scores nothing.
       *[other] If { $three-the } beats a Toqutsit that has just beaten a heading Voormsi, its side scores { $three-on-toqutsit-points-text } points, and Toqutsit’s side scores nothing.
    }
    .title = The three of diamonds takes Toqutsit
# $three (card).
three-on-toqutsit-alone = If Toqutsit has beaten no Voormsi, { $three-the } scores nothing for taking it.
    .title = Toqutsit taken alone
realise-on-loss = Points are not real at once. When a side loses a trick, it rubs out at once the strokes for all the points that it has won until then.
    .title = Making points real
# $end-order is loser_first or winner_first.
realise-at-end =
    { $end-order ->
        [winner_first] At the end of the hand all points become real: first those of the side that took the last trick, then the others’.
       *[loser_first] At the end of the hand all points become real: first those of whoever lost the last trick, then those of the side that took it.
    }
    .title = At the end of the hand
# $strokes (number).
overshoot = A side that passes { $strokes-text } is set back: it goes on to the end and then back by as many strokes as it has too many. It has not lost, and plays on.
    .title = Too many points

## Winning

hand-over = The hand ends when all cards have been played.
    .title = End of the hand
# $strokes (number).
game-won = The side that reaches exactly { $strokes-text } has won the rubber at once, even in the middle of a hand. Otherwise another hand is dealt.
    .title = Winning the game

## Irregularities

show-hand = Whoever scores for taking a trick with Voormsi must show the hand at once when asked, to prove that Toqutsit is not in it.
    .title = Showing the hand

## The chart of what beats what: what a card counts as, and how it was played

# number: the name of a card
# $three (card).
standing-three-led = { $three-The }, led
    .about = It is worthless now, and whatever is played next takes over and counts as led.
# number: the name of a card
standing-three-thrown = { $three-The }, played to a trick
    .about = Not led, it stands above everything.
standing-plain = In the usual order
    .about = Only height counts, across the suits. Toqutsit and Voormsi beat each other.
# number: names of cards
standing-strong-seven = Strong sevens
    .about = A seven that was led, or came first on a led three of diamonds, or has beaten such a seven. Any other seven takes nothing.
# number: names of cards
# $king-of-clubs (card).
standing-king-over-seven = { $king-of-clubs-The } on a strong seven
    .about = It has just taken the seven, and now it is no longer among the lowest.
# number: names of cards
# $king-of-spades (card).
standing-king-over-king = { $king-of-spades-The } on that king
    .about = Played directly on the king of clubs that has just taken a strong seven.
situation-led = led
# number: the name of a card
situation-second = first on a led three of diamonds
situation-thrown = played later

## Things on the table

zone-trick = The trick
zone-stock = Stock
zone-played = Played earlier
# What the number counts with which a deal ends for a player; stands in brackets.
outcome-counted = strokes of this hand, ahead of every other side
# $seat is a player or a side; $value (number) is what it has. `own` stands beside the player's name.
fact-score =
    { $value ->
        [one] { $seat }: { $value-text } stroke rubbed out
       *[other] { $seat }: { $value-text } strokes rubbed out
    }
    .own =
        { $value ->
            [one] { $value-text } stroke rubbed out
           *[other] { $value-text } strokes rubbed out
        }
fact-hand_points =
    { $value ->
        [one] { $seat }: { $value-text } point to come
       *[other] { $seat }: { $value-text } points to come
    }
    .own =
        { $value ->
            [one] { $value-text } point to come
           *[other] { $value-text } points to come
        }
fact-tricks =
    { $value ->
        [one] { $seat }: { $value-text } trick
       *[other] { $seat }: { $value-text } tricks
    }
    .own =
        { $value ->
            [one] { $value-text } trick
           *[other] { $value-text } tricks
        }
fact-stock =
    { $value ->
        [one] { $value-text } card in the stock
       *[other] { $value-text } cards in the stock
    }

## What happens; $seat is a player or a side

event-played = { $seat } plays { $cards-the }.
event-drew = { $seat } draws { $card-the }.
# $card beats $next by the rule that $value names.
event-takes =
    { $value ->
        [three-led] { $card-The } takes over and counts as led, since { $next-the } is worthless when led.
        [three-thrown] { $card-The } beats { $next-the } and anything else.
        [higher-seven] { $card-The } beats { $next-the }, being of the higher suit.
        [king-takes-seven] { $card-The } has the power to beat { $next-the }.
        [king-on-king] Played directly on { $next-the }, { $card-the } beats it.
        [equal-top] { $card-The } and { $next-the } are equal, and the later one wins.
       *[card-order] { $card-The } beats { $next-the }.
    }
# $card does not beat $next by the rule that $value names; for group-beats, $cards are those that have no card, or no different card, to beat.
event-falls-short =
    { $value ->
        [seven-thrown] { $card-The } was not led, so it is worthless.
        [king-late] { $card-The } comes too late: it had to be played directly on { $next-the }.
       *[group-beats] Not enough: each card must beat a different one, and { $cards-the } cannot.
    }
event-why-led = { $seat } had led { $cards-the }.
# $card beat $next by the rule that $value names.
event-why-took =
    { $value ->
        [three-led] { $card-The } was the first card on { $next-the }, and counted as led.
        [three-thrown] { $card-The } beat { $next-the }.
        [higher-seven] { $card-The } beat { $next-the }, being of the higher suit.
        [king-takes-seven] { $card-The } beat { $next-the } by its special power.
        [king-on-king] { $card-The } beat { $next-the } because it was played directly on it.
        [equal-top] { $card-The } beat its equal, { $next-the }, because it came later.
       *[card-order] { $card-The } beat { $next-the }.
    }
# $value says what $card counts as.
# number: names of cards
event-why-stands =
    { $value ->
        [strong-seven] { $card-The } counted as a strong seven.
        [king-over-seven] { $card-The } had taken a strong seven.
        [king-over-king] { $card-The } had the last word among the kings.
        [three-led] { $card-The } was led, and any card would have beaten it.
        [three-thrown] { $card-The } was not led, and so nothing could beat it.
       *[plain] { $card-The } stood in the usual order.
    }
# $cards are the cards, not played before, that would have beaten the card named in event-why-stands; $card is the weakest of them.
event-would-beat =
    { $value ->
        [three-led] Any card would have beaten it, even { $card-the }.
        [king-over-seven]
            { $cards-count ->
                [1] Only { $cards-the } would have beaten it.
               *[other] Only { $cards-the } would have beaten it; the king would have had to be played directly on it.
            }
       *[other]
            { $cards-count ->
                [1] Only { $cards-the } would have beaten it.
                [2] Only { $cards-the } would have beaten it.
                [3] Only { $cards-the } would have beaten it.
                [4] Only { $cards-the } would have beaten it.
                [5] Only { $cards-the } would have beaten it.
               *[other] Any higher card, from { $card-the } upwards, would have beaten it.
            }
    }
# number: the trick is named by its place
event-fifth-trick =
    { $value ->
        [one] A fifth trick: { $value-text } point for { $seat }.
       *[other] A fifth trick: { $value-text } points for { $seat }.
    }
event-first-five =
    { $value ->
        [one] They were the first of the hand: { $value-text } point more for { $seat }.
       *[other] They were the first of the hand: { $value-text } points more for { $seat }.
    }
event-further-tricks =
    { $value ->
        [one] For further tricks: { $value-text } point for { $seat }.
       *[other] For further tricks: { $value-text } points for { $seat }.
    }
event-voormsi-home =
    { $value ->
        [one] Voormsi is brought home: { $value-text } point for { $seat }.
       *[other] Voormsi is brought home: { $value-text } points for { $seat }.
    }
event-voormsi-last = Voormsi was the last card of the trick, so nothing is scored for it.
event-voormsi-toqutsit-out = Toqutsit was out already, so nothing is scored for Voormsi.
event-voormsi-toqutsit-held = Toqutsit was in the same hand, so nothing is scored for Voormsi.
event-voormsi-thrown-in = Voormsi did not head the trick, so Toqutsit scores nothing for it.
event-toqutsit-takes-voormsi =
    { $value ->
        [one] Toqutsit has taken Voormsi: { $value-text } point for { $seat }.
       *[other] Toqutsit has taken Voormsi: { $value-text } points for { $seat }.
    }
event-three-takes-voormsi =
    { $value ->
        [one] { $card-The } has taken Voormsi: { $value-text } point for { $seat }.
       *[other] { $card-The } has taken Voormsi: { $value-text } points for { $seat }.
    }
event-three-takes-toqutsit =
    { $value ->
        [one] { $card-The } has taken Toqutsit, which had taken Voormsi: { $value-text } point for { $seat }, and nothing for Toqutsit.
       *[other] { $card-The } has taken Toqutsit, which had taken Voormsi: { $value-text } points for { $seat }, and nothing for Toqutsit.
    }
event-three-on-toqutsit-alone = Toqutsit had taken no Voormsi, so nothing is scored for taking it.
# $value says what it costs.
event-own-voormsi =
    { $value ->
        [lose_game] Toqutsit has taken its own side’s Voormsi, and { $seat } loses the game.
        [lose_hand_points] Toqutsit has taken its own side’s Voormsi: the points still to come are lost for { $seat }.
       *[reset_score] Toqutsit has taken its own side’s Voormsi: all strokes are drawn again for { $seat }.
    }
event-realised =
    { $value ->
        [one] Now it is real: { $value-text } stroke is rubbed out for { $seat }.
       *[other] Now it is real: { $value-text } strokes are rubbed out for { $seat }.
    }
# $value (number) is the score after going back.
event-set-back = That is past the end, so the score goes back again, and { $seat } now has { $value-text }.
event-hand-void = Every trick went to { $seat }, so the hand is void and nobody scores.
event-hand-over = The hand is over.

## Options: the points on which sources or tables differ

option-players = Players
    .help = How many play? It decides sides, tricks and the length of the cross.
# number: the name of a card
option-three_counts_as_king = The three of diamonds with kings
    .help = May the three of diamonds be led together with kings?
option-toqu_duty = The duty to play Toqutsit
    .help = When must Toqutsit be played on an opponent’s Voormsi?
choice-toqu_duty-heading = while Voormsi heads the trick
choice-toqu_duty-led = whenever Voormsi was led
option-toqu_duty_hopeless = The duty in a group that cannot win
    .help = Must Toqutsit be among several cards even when they cannot take the trick?
option-beat = What a group has to beat
    .help = Do several cards have to beat those that head the trick, or those that were led?
choice-beat-heading = the cards that head the trick
choice-beat-led = the cards that were led
option-friendly_toqutsit = Toqutsit on one’s own Voormsi
    .help = What happens when Toqutsit beats a heading Voormsi of its own side?
choice-friendly_toqutsit-reset_score = all strokes of the side are drawn again
choice-friendly_toqutsit-lose_hand_points = the side loses its points of the hand
choice-friendly_toqutsit-lose_game = the side loses the game
choice-friendly_toqutsit-forbidden = it is forbidden
option-voormsi_over_toqu = Voormsi on Toqutsit scores
    .help = Is Voormsi’s point scored when Voormsi beats Toqutsit in the same trick?
option-end_order = Who makes points real first
    .help = When the hand ends, whose points become real first?
choice-end_order-loser_first = whoever lost the last trick
choice-end_order-winner_first = whoever took the last trick
option-draw = Drawing
    .help = Are cards drawn in turn, or does each player fill the whole hand?
choice-draw-rotation = one card at a time in turn
choice-draw-fill_each = each player all that are missing
# number: the name of a card
option-own_three = The three of diamonds on one’s own Voormsi
    .help = With few players, does one score for taking one’s own Voormsi with the three of diamonds?
option-deal_all = All cards dealt
    .help = Is the whole pack dealt at the start?

## Presets

# number: the number of players gives the variant its name
preset-four = Vorms for four players
    .about = The usual game: partners sit opposite each other.
# number: the number of players gives the variant its name
preset-three = Vorms for three players
    .about = Everybody plays alone; hands have more tricks and the cross has more strokes.
# number: the number of players gives the variant its name
preset-two = Vorms for two players
    .about = Each player plays to every trick as if for an unseen partner as well.

## The game in steps

# $pack-size, $hand-size (numbers); $three (card) stands for the king of diamonds.
step-deal-four = Take the { $pack-size-text } cards, with { $three-the } for the king of diamonds. Whoever draws the lowest card deals { $hand-size-text } to everybody; the rest is the stock.
# $pack-size, $hand-size (numbers); $three (card) stands for the king of diamonds.
step-deal-all = Take the { $pack-size-text } cards, with { $three-the } for the king of diamonds. Whoever draws the lowest card deals them all out, { $hand-size-text } to everybody.
# $most-led (number) is how many cards can be led together.
step-lead = The player on the dealer’s left leads a card, or up to { $most-led-text } of one rank.
# $toqutsit (card).
step-play = The others play as many cards, any they like. Only Toqutsit, { $toqutsit-the }, must be played on an opponent’s Voormsi.
# number: names of ranks
# $toqutsit, $voormsi, $high-eight (cards); $middle-ranks (ranks), from high to low.
step-order = From the top: { $toqutsit-the } and { $voormsi-the }, equal; { $high-eight-the }; then { $middle-ranks }; then the king of clubs and the king of spades. Within a rank: clubs, spades, hearts, diamonds.
# number: names of ranks
# $three, $king-of-clubs, $king-of-spades (cards).
step-special = A led seven falls only to a higher seven, to { $king-of-clubs-the } and to { $three-the }; { $king-of-spades-the } beats that king when played directly on it. Played and not led, { $three-the } beats everything.
# $hand-size (number).
step-draw = The winner leads again. First all fill up to { $hand-size-text } cards, one at a time in turn.
# $hand-size (number).
step-draw-each = The winner leads again. First all fill up to { $hand-size-text } cards, each player the whole hand, the winner first.
# $hand-size (number).
step-draw-two = When both have played, fill up to { $hand-size-text } cards; whoever heads the trick draws first and plays again, then the other. The winner of the trick draws and leads.
# $fifth, $trick-points, $first-five-points (numbers); the last is 0 where nothing is given.
step-win-tricks =
    { $first-five-points ->
        [0] Count { $trick-points-text } for your first { $fifth-text } tricks and { $trick-points-text } for each trick beyond.
       *[other] Count { $trick-points-text } for your first { $fifth-text } tricks, { $first-five-points-text } more if they were the first of the hand, and { $trick-points-text } for each trick beyond.
    }
# $voormsi-points, $toqutsit-points, $three-on-voormsi-points, $three-on-toqutsit-points (numbers), $three (card).
step-win-cards = Count { $voormsi-points-text } for a trick taken with Voormsi while Toqutsit was still a danger, and { $toqutsit-points-text } for taking an opponent’s heading Voormsi with Toqutsit. With { $three-the } count { $three-on-voormsi-points-text } for taking a heading Voormsi, { $three-on-toqutsit-points-text } for a Toqutsit that has just taken one.
step-realise = Your points become real when you lose a trick, or when the hand ends. Whoever takes every trick makes the hand void.
# $strokes (number).
step-end = Reach exactly { $strokes-text } and you have won at once. Go past it and you are set back by as much.

## Tips

# number: names of cards
# $highest-seven, $king-of-clubs, $three (cards).
tip-lead-a-seven = A seven in the hand is worth nothing until you lead it. { $highest-seven-The }, led, falls only to { $king-of-clubs-the } and to { $three-the }; when those have gone, it is a sure trick. Where our bots led it alone, it took { $led-wins-7c-text }% of its tricks.
    .title = Lead your sevens
# $three (card).
tip-keep-the-three = Never lead { $three-the } if you can help it. Kept back, it takes any trick, and most of all one in which Toqutsit has just taken Voormsi. Where our bots led it nevertheless, it took { $led-wins-3d-text }% of the tricks.
    .title = Keep the invincible card
# number: names of cards
# $king-of-spades, $king-of-clubs (cards).
tip-king-of-spades-ready = { $king-of-spades-The } is of use only if you play right after whoever holds { $king-of-clubs-the }. Keep it while that king is still to come and you sit on the left of whoever holds it; else throw it away early.
    .title = The king of spades waits
tip-voormsi-early = Voormsi scores only while there is danger. Played last, or when Toqutsit has gone, it takes a trick and nothing more; played early, it may bring its point or fall.
    .title = Voormsi needs danger
# $friendly-toqutsit says what it costs.
tip-spare-your-partner =
    { $friendly-toqutsit ->
        [forbidden] You need not, and may not, play Toqutsit on a heading Voormsi of your own side.
       *[other] You owe your partner’s Voormsi nothing. Toqutsit on it is the costliest mistake in the game: play anything else.
    }
    .title = Leave your partner’s Voormsi alone
tip-lead-pairs = Several cards led together are hard to beat, since each must be beaten by a different card. Even a low pair often stands, and it counts as so many tricks.
    .title = Lead cards together
tip-draw-out-toqutsit = If you suspect Toqutsit in an opponent’s hand, Voormsi draws it out by force. In a pair that cannot be beaten it costs you nothing: Toqutsit must come and takes nothing.
    .title = Draw Toqutsit out
# $tricks (number) is how many tricks a hand has.
tip-lose-one = Taking all { $tricks-text } tricks is worth nothing. When you have all but the last, give that one away: the loss makes your points real.
    .title = Lose one in time
# $strokes (number).
tip-count-the-strokes = Near { $strokes-text } count before you play. A trick lost at the right moment wins the game; a trick too many sets you back.
    .title = Count to the end

## What many deals show

plot-led-wins = How often a card that is led takes the trick
    .about = Cards led alone, the strongest first.
plot-tricks-won = How many tricks a hand has
    .about = Several cards led together make one trick here.

## Questions

question-must-i-beat = Must I beat a card, or follow suit?
    .answer = No. You may play anything. The one duty is to play Toqutsit on an opponent’s Voormsi.
# number: names of cards
# $king-of-clubs, $king-of-spades, $three (cards).
question-what-beats-a-seven = What can beat a seven?
    .answer = If it was led: a seven of a higher suit, { $king-of-clubs-the } or { $three-the }. Neither { $king-of-spades-the } nor the highest cards can. If it was not led, it is worthless from the start.
# number: names of cards
# $three (card).
question-beat-the-three = Can anything beat the three of diamonds?
    .answer = If { $three-the } was led, everything can. If it was played to a trick, nothing can.
# number: names of cards
# $king-of-clubs, $three (cards).
question-king-second = What if the king of clubs is the first card on a led three of diamonds?
    .answer = It counts as led, but { $king-of-clubs-the } has power only over sevens. So it takes { $three-the } and is the lowest card but one again.
question-mixed-group = Must cards that beat a pair be a pair themselves?
    .answer = No. They may be of different ranks, but each must beat a different card of the pair.
# $toqutsit, $voormsi (cards).
question-both-cards = Which is higher, Toqutsit or Voormsi?
    .answer = Neither. { $toqutsit-The } and { $voormsi-the } are equal, and the one that comes later wins.
question-toqutsit-in-the-stock = Does Voormsi score while Toqutsit lies in the stock?
    .answer = Yes. Nobody could know where it was, so the danger counts.
question-uneven-hands = Can hands become unequal when several cards are led?
    .answer = Not when cards are drawn one at a time in turn. If each player fills the whole hand at once, they can when the stock runs out.
# $strokes (number).
question-win-in-mid-hand = Can the game end in the middle of a hand?
    .answer = Yes, at the moment when points become real and make exactly { $strokes-text }. As long as you only win tricks, nothing is real yet.
# $strokes (number); $end-order is loser_first or winner_first.
question-both-sides-at-the-end = What if more than one side would reach the goal at the end of the hand?
    .answer =
        { $end-order ->
            [winner_first] Whoever took the last trick makes points real first, and with exactly { $strokes-text } has won.
           *[loser_first] Whoever lost the last trick makes points real first, and with exactly { $strokes-text } has won.
        }
# $king-of-diamonds, $three (cards).
question-where-is-the-king = Where is the king of diamonds?
    .answer = { $king-of-diamonds-The } is not in the pack. Today { $three-the } takes its place.

## Glossary

term-trick = trick
    .definition = The cards that everybody plays after one lead.
    .also = tricks
term-lead = lead
    .definition = To play the first card, or cards, of a trick; also those cards.
    .also = leads|led
term-stock = stock
    .definition = The cards that are not dealt. Hands are filled up from them.
term-stroke = stroke
    .definition = A mark on a side’s arm of the cross. Each point rubs out a stroke.
    .also = strokes
term-rubber = rubber
    .definition = The whole game, played until a side has rubbed out all its strokes.
term-group = group
    .definition = Several cards that one player plays together.
term-heading = head
    .definition = To be the best play of a trick so far. What heads it at the end takes it.
    .also = heads|heading
# number: names of cards
term-strong-seven = strong seven
    .definition = A seven that was led, or was the first card on a led three of diamonds, or has beaten such a seven.
term-void-hand = void
    .definition = Of a hand: it counts for nobody.
# $toqutsit (card); $toqu (text) is a Greenlandic word.
term-toqutsit = Toqutsit
    .definition = { $toqutsit-The }. The name means “your executioner”, or more closely the one who kills you; for short it is { $toqu }, “death”.
# $voormsi (card).
term-voormsi = Voormsi
    .definition = { $voormsi-The }, and the name of the whole game. It is not a Greenlandic word by origin.
# The words of the following terms (texts) are Greenlandic; $danish is the Danish word.
# $word, $danish (texts).
term-essi = { $word }
    .definition = Greenlandic: the ace. In Danish: { $danish }.
# $word, $danish (texts).
term-kunngi = { $word }
    .definition = Greenlandic: the king. In Danish: { $danish }.
# $word, $other, $danish (texts).
term-arnaq = { $word }
    .definition = Greenlandic: the queen, literally “woman”; also { $other }, the one who wears a skirt. In Danish: { $danish }.
# $word, $other, $danish (texts).
term-kinitsi = { $word }
    .definition = Greenlandic: the jack; also { $other }. In Danish: { $danish }.
# $word, $danish (texts).
term-kulooq = { $word }
    .definition = Greenlandic: clubs. In Danish: { $danish }.
# $word, $danish (texts).
term-sipaaq = { $word }
    .definition = Greenlandic: spades. In Danish: { $danish }.
# $word, $danish (texts).
term-hjerteri = { $word }
    .definition = Greenlandic: hearts. In Danish: { $danish }.
# $word, $danish (texts).
term-ruderi = { $word }
    .definition = Greenlandic: diamonds. In Danish: { $danish }.
# $word (text).
term-aalaterpai = { $word }
    .definition = Greenlandic: to shuffle.
# $word, $other, $single, $counted (texts).
term-nallukattat = { $word }
    .definition = Greenlandic: playing cards; also { $other }. A single card is { $single }, or { $counted } when it is counted.
# $word (text).
term-pinnattaq = { $word }
    .definition = Greenlandic: a trick.
# $word, $other, $older, $oldest, $dutch (texts).
term-nerfala = { $word }
    .definition = Greenlandic: trumps, which other games have; also { $other }, and in older use { $older } or { $oldest }, to be compared with Dutch { $dutch }.

## History

history-national-game = Vorms is called the national card game of Greenland, and was often played on board the ships along its coast. It exists in several versions.
    .title = The game of Greenland
# number: centuries, as each language writes them
history-age = It is thought to be old. Some Greenlanders say that it may come from the days of the whalers: between the end of the fifteenth century, when the Norse settlements had vanished, and the early eighteenth, when Danish missionaries came, whalers and pirates were the only Europeans anybody there met.
    .title = From the whalers?
# $greenlandic, $new, $danish, $kin (texts); $reform (year) is the year of the spelling reform.
history-name = A Danish and Greenlandic dictionary from before the spelling reform of { $reform-text } gives { $greenlandic } for the Danish words { $kin } and { $danish } alike. Since the reform it is spelt { $new }. The word does not come from Greenlandic, and no other record of Danish { $danish } has been found.
    .title = The name
# $wumps (text) is the spelling in the notes.
history-wumps = Matthew Macfadyen’s notes call the game { $wumps }, the first letter being spoken as in English.
    .title = Another spelling
# $toqutsit-said, $voormsi-said (texts) show the sound in English spelling.
history-pronunciation = Toqutsit sounds roughly like an English { $toqutsit-said }, and Voormsi like { $voormsi-said }.
    .title = How to say it
# number: a century, as each language writes it
history-words = Greenlandic is close to the language of the Inuit of Labrador, but most of its card terms are borrowed from Danish. That influence began with the missionaries of the eighteenth century. A word here and there may be Dutch, or come from the speech of the whalers.
    .title = The words of the game
# $king-of-diamonds, $three (cards).
history-three-for-king = { $king-of-diamonds-The } used to be in the pack; today { $three-the } stands for it.
    .title = A king replaced
history-all-dealt = In one version, which is not otherwise known, the whole pack is dealt at the start. The house rules offer it.
    .title = All cards dealt
# $notes, $letters, $last-letters (years).
history-witnesses = What is known rests on few witnesses: letters of { $letters-text } from an archivist of the National Museum of Greenland and from Professor Petersen of the University of Greenland, neither of whom played; notes of { $notes-text } by Matthew Macfadyen after what a Greenlandic player told him; and letters from Lars Petersen up to { $last-letters-text }.
    .title = The witnesses

## Sources and corrections

# $king-of-diamonds, $king-of-clubs (cards).
erratum-E004-1 = { $king-of-diamonds-The } is said to have the power to beat all sevens.
    .right = It is { $king-of-clubs-the }. { $king-of-diamonds-The } is not in the pack, and the sentence before names the right king.
# number: names of cards
# $king-of-clubs (card).
erratum-E004-2 = Cards played between the seven and { $king-of-clubs-the } are said not to prevent that king from losing.
    .right = They do not prevent it from winning.
erratum-E004-3 = Cards played on a group need not be of one rank, nor beat all the cards led.
    .right = They need not be of one rank, but each must beat a different card.
# $three (card), $points (number).
erratum-E004-4 = Beating Voormsi scores { $points-text } when you have led { $three-the }.
    .right = It scores when you have played that card to the trick. Led, { $three-the } beats nothing.
# $all, $wrong, $right (numbers).
erratum-E004-5 = After all { $all-text } tricks the score is said to stay at { $wrong-text }.
    .right = It stays at { $right-text }, which is what the side had before.
# $usual, $three-players, $two-players (numbers).
erratum-E004-6 = The game is for { $usual-text } players, but can also be played by { $three-players-text } or { $usual-text }.
    .right = By { $three-players-text } or { $two-players-text }.
# number: names of cards
# $king-of-clubs, $king-of-spades (cards).
erratum-E004-7 = Sevens are said to be beaten by the black king, as if either would do.
    .right = Only { $king-of-clubs-the } beats them. { $king-of-spades-The } has no power over a seven itself.
# $goal (number).
erratum-E004-8 = A side that goes past { $goal-text } is said to be defeated.
    .right = It is only set back; the example of the same source plays on.
erratum-E004-9 = Toqutsit must be played if the opponent’s Voormsi was led.
    .right = David Parlett: if it heads the trick. That is the standard here, and the other can be chosen.
# $dictionary, $editor, $short (texts).
erratum-E004-10 = { $dictionary } is ascribed to an author whose first name is “Ed”, { $editor }.
    .right = { $short } means editor.
erratum-E004-11 = Kaiserspiel is called the modern Swiss version of Vorms.
    .right = It is a modern Swiss version of Karnöffel, the forerunner of the whole group.
# $wrong (text) is the Persian word.
erratum-E004-12 = The stock is called { $wrong }, and a side that takes its own Voormsi with Toqutsit “loses all points and hand”.
    .right = The word means shares of a company. What is lost is unclear, so the house rules offer a choice.
erratum-E004-13 = Most references by letter to the list of sources are missing, and a “Polish reference” is named for dealing all cards out.
    .right = The letters were lost on the way; “Polish” is probably a misread mark of a source.

## Worked examples

example-whole-hand = A whole hand
    .note = A full hand with pairs led, drawing in turn, and Toqutsit taking Voormsi.
# number: scores of the hand, which give the example its name
example-four-and-five-is-nine = From four to nine
    .note = Eight tricks in a row are not yet real. Losing the ninth makes them so, and wins.
# number: the tricks of the hand, which give the example its name
example-all-nine-void = All nine tricks
    .note = Taking the last one too voids the hand, and the score stays where it was.
# number: scores of the hand, which give the example its name
example-past-nine-and-back = Past nine and back
    .note = Twice in one hand a side goes past the end and is set back.
# number: tricks are named by their place
example-first-five = The first five tricks
    .note = They score more for being the first, and become real when the side loses a trick.
# number: the tricks of the hand, which give the example its name
example-four-tricks-score-nothing = Four tricks score nothing
    .note = The other side has its fifth trick at the end, but not the first five of the hand.
# number: the number of players names the example
example-three-players = Three players
    .note = Nothing is added for the first tricks of the hand.
# number: the number of players names the example
example-two-players = Two players
    .note = Each plays to a trick again after drawing.
example-voormsi-home = Voormsi brought home
    .note = Toqutsit lies in the stock, but nobody knows that.
example-voormsi-last = Voormsi as the last card
    .note = Toqutsit could not have been played any more.
example-voormsi-toqutsit-held = Toqutsit in the same hand
    .note = The player of Voormsi was in no danger.
example-voormsi-toqutsit-out = Toqutsit has gone
    .note = It fell in an earlier trick.
example-voormsi-thrown-in = Voormsi thrown in
    .note = It did not head the trick, so Toqutsit is not paid for it.
# number: the name of a card
example-three-takes-voormsi = The three of diamonds takes Voormsi
    .note = The only card that nobody can answer.
# number: the name of a card
example-three-takes-toqutsit = The three of diamonds takes Toqutsit
    .note = Toqutsit has just taken Voormsi, and its own points go with it.
example-three-on-toqutsit-alone = Toqutsit taken alone
    .note = Without Voormsi before it, Toqutsit is worth nothing.
example-own-voormsi = Toqutsit on the partner’s Voormsi
    .note = All strokes of the side are drawn again, and the hand ends.
example-own-voormsi-points-lost = On the partner’s Voormsi: the milder penalty
    .note = House rule: the strokes stay, only the points of the hand are lost.
example-own-voormsi-game-lost = On the partner’s Voormsi: the game is lost
    .note = House rule: the other side wins at once.
example-spare-own-voormsi = On the partner’s Voormsi: forbidden
    .note = House rule: any other card must be played.
# number: the number of players names the example
example-own-voormsi-two-players = Two players: on one’s own Voormsi
    .note = Playing again to the same trick, a player can fall into it alone.
example-equal-top = Voormsi on Toqutsit
    .note = The later one wins, but scores nothing.
example-toqutsit-takes-voormsi = Toqutsit takes Voormsi
    .note = The card that the game is played for.
# number: the name of a card
example-three-led = The three of diamonds is led
    .note = Even the lowest card beats it, and then counts as led.
# number: the name of a card
example-three-thrown = The three of diamonds is played
    .note = Nothing can take it, not even the highest cards.
# number: the name of a card
example-seven-led = A seven is led
    .note = Neither Toqutsit nor Voormsi can take it.
# number: the name of a card
example-higher-seven = Seven upon seven
    .note = Only a higher suit takes it.
# number: the name of a card
example-king-takes-seven = The king of clubs takes a seven
    .note = What was played in between does not matter.
example-king-on-king = The king of spades on the king of clubs
    .note = It has to be the very next card.
example-king-late = The king of spades comes too late
    .note = A card lies between the kings, so the first of them stands.
# number: the name of a card
example-king-of-spades-on-seven = The king of spades on a seven
    .note = It has no power over the seven itself.
# number: the name of a card
example-three-stops-the-kings = The last word over the kings
    .note = Only the three of diamonds beats the king of spades now.
# number: the name of a card
example-seven-second = A seven on the led three of diamonds
    .note = It counts as led, and is strong.
# number: the name of a card
example-seven-thrown = Sevens that are not led
    .note = They take nothing, and the kings find nothing to take.
# number: the name of a card
example-king-second = The king of clubs on the led three of diamonds
    .note = It counts as led, but there is no seven: it is a low card.
example-lowest-cards = The lowest cards
    .note = From the king of spades upwards.
example-high-cards = High cards
    .note = A trick climbs through the order, and nobody has to follow.
example-pair-led = A pair is led
    .note = Each card has to beat a different one.
example-mixed-pair = Pairs of different ranks
    .note = The next pair must beat the pair that heads the trick by then.
example-triple-led = More cards, more tricks
    .note = As many tricks as cards were led.
example-kings-led = Voormsi led with another king
    .note = Toqutsit must be played, and the other card takes the other king.
# number: the name of a card
example-sevens-in-pairs = Sevens led as a pair
    .note = Sevens and kings take each other card by card.
example-king-late-in-pairs = Too late with a pair
    .note = Here too the king of spades had to come directly.
example-refusals = Leads and plays that are not allowed
    .note = Mixed ranks, too few cards, cards of others: try them in What if…? and read why.
example-too-many-led = No more than all can play
    .note = At the end of a hand a pair may be too much.
# number: the name of a card
example-three-with-kings = The three of diamonds led with a king
    .note = House rule: it counts as a king for leading, but is still worthless when led.
example-toqutsit-duty = The duty to play Toqutsit
    .note = No other card may be played.
example-duty-when-voormsi-was-led = The duty after Voormsi was taken
    .note = House rule: Toqutsit must come even though Voormsi no longer heads the trick.
example-duty-in-a-losing-group = The duty in a losing pair
    .note = Toqutsit must come, and is lost.
example-no-duty-in-a-losing-group = No duty in a losing pair
    .note = House rule: Toqutsit may stay in the hand when it cannot win.
example-no-duty-to-the-partner = No duty to the partner
    .note = Nobody has to play Toqutsit on the partner’s Voormsi.
example-beat-the-led-pair = Beating the pair that was led
    .note = House rule: what has taken the pair meanwhile does not matter.
example-voormsi-over-toqutsit = Voormsi scores on Toqutsit
    .note = House rule: beating Toqutsit brings the point.
example-loser-real-first = Who is first at the end
    .note = Both sides would win; whoever lost the last trick comes first.
example-winner-real-first = Who is first at the end, the other way
    .note = House rule: whoever took the last trick comes first.
example-draw-in-rotation = Drawing in turn
    .note = A pair was led and the stock is short, yet hands stay equal.
example-draw-each = Filling the whole hand
    .note = House rule: when the stock runs out, hands become unequal.
# number: the name of a card
example-own-three = The three of diamonds on one’s own Voormsi
    .note = With nobody as a partner, the point is scored all the same.
# number: the name of a card
example-own-three-nothing = No point for one’s own Voormsi
    .note = House rule: it takes the trick and nothing more.
example-deal-all = All cards dealt
    .note = House rule: everybody holds a full share of the pack.
example-two-hands = A hand, and the next deal
    .note = The deal passes to the left, and the strokes stay rubbed out.

## What changed

change-titles = Rules that exclude each other no longer have the same title.

## The lesson: what is said of each of its steps

lesson-deal = Partners sit opposite each other. Everybody fills up the hand from the stock after each trick. The side that has rubbed out its strokes first wins. This picture shows only the cards that matter.
# $seat (name) is the player whose part the reader takes.
lesson-lead = You are { $seat }, and you begin the trick. Lead any card.
lesson-order = Nobody has to follow suit. All cards stand in a single order, across the suits: watch which card beats which.
# number: names of cards
lesson-seven = A seven that is led is strong. Watch what it withstands, and who leads next.
# number: names of cards
# $seat (name) is the player whose part the reader takes.
lesson-king = You are { $seat }. There is a king that takes a led seven, and you hold it.
# number: names of cards
lesson-kings = Kings that follow a led seven beat each other. Who takes this trick?
# number: names of cards
# $seat (name) is the player whose part the reader takes.
lesson-three = You are { $seat }. The three of diamonds stands for the missing king. Thrown on another card, it beats everything. Play it.
lesson-hunt = The highest cards have names, and they hunt each other: they are equal, and the one played later wins. Watch what the capture brings.
lesson-real = Points are not safe when they are won. They become real when the side loses a trick, and only then are strokes rubbed out.
lesson-end = The last trick of the hand can bring points too. When the hand ends, what is still open becomes real.
