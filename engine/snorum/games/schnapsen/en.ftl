### Schnapsen: every word of its pages, in English, the source language.
### $x-text is shown; $x without it is a number or a code and only selects. No literal numbers: they come from the rules.
### The deal is one hand of cards, the Bummerl the whole game; "points" are card points, "game points" what a deal is worth.

# number: "sixty-six" is part of the game's other name
game-schnapsen = Schnapsen
    .short = Austria’s favourite card game for a pair of players: few cards, marriages, a talon that can be closed, and a claim that ends the deal.
    .minute = Each player has a small hand; one card is turned up for trumps, and the rest is the talon. While the talon is open, any card may be played to a trick, and both players draw afterwards. A king and a queen of the same suit are a marriage and count extra. Whoever thinks that the tricks and marriages are enough says so and ends the deal. When the talon is used up, or a player has closed it, suit must be followed and the card led must be beaten. What a deal is worth depends on how little the loser has; whoever first counts down to nought has won the Bummerl.
    .names = Schnapser, Austrian Sixty-Six

## Overview

# $enough (number) is how many points win a deal.
trick-game = Schnapsen is a trick-taking game. The cards in your tricks count points, a king and a queen of the same suit count extra, and { $enough-text } points win the deal.
    .title = A game of tricks and marriages

## Players

# $players (number) is how many can play.
players =
    { $players ->
        [one] The game is for { $players-text } player.
       *[other] The game is for { $players-text } players, against each other.
    }
    .title = Who plays

## Pack

# $pack-size (number) is how many cards the pack has.
# number: cards are named
pack =
    { $pack-size ->
        [24] The pack has { $pack-size-text } cards: in each suit the ace, ten, king, queen, jack and nine.
       *[other] The pack has { $pack-size-text } cards: in each suit the ace, ten, king, queen and jack.
    }
    .title = The pack
# $order (ranks) are the index letters from high to low; the values (numbers) are what each card counts; $all-points (number) is their sum.
# number: cards are named
card-values =
    { $pack-size ->
        [24] From high to low the cards of a suit are { $order }. An ace counts { $ace-value-text }, a ten { $ten-value-text }, a king { $king-value-text }, a queen { $queen-value-text }, a jack { $jack-value-text } and a nine nothing: { $all-points-text } points in all.
       *[other] From high to low the cards of a suit are { $order }. An ace counts { $ace-value-text }, a ten { $ten-value-text }, a king { $king-value-text }, a queen { $queen-value-text } and a jack { $jack-value-text }: { $all-points-text } points in all.
    }
    .title = Order and values
german-pack = French and German cards serve equally well. In a German pack acorns stand for clubs, leaves for spades and bells for diamonds, while hearts are the same; the Ober stands for the queen and the Unter for the jack. Austrians who use French cards call these Dame and Bube.
    .title = French and German cards

## Object

# $enough (number) is how many points win; $claim-how is manual or auto.
aim =
    { $claim-how ->
        [auto] Be the first to have { $enough-text } points from tricks and marriages.
       *[manual] Be the first to have { $enough-text } points from tricks and marriages, and say so.
    }
    .title = The aim of a deal
# $target (number) is where the count starts.
bummerl-aim = The whole game is the Bummerl. Both players start at { $target-text } and count down what they win; whoever gets to nought first has won it.
    .title = The aim of the game

## The deal

first-dealer = The first dealer is chosen by lot: both cut, and whoever shows the higher card deals.
    .title = First dealer
shuffle-and-cut = The dealer shuffles, and the opponent cuts.
    .title = Shuffling and cutting
# The numbers are how many cards are given in the first and the second round, and how many that makes.
deal-in-rounds = The dealer gives the opponent { $first-round-text } cards and then takes as many; in a second round each gets { $second-round-text } more, so that both hold { $hand-size-text }.
    .title = Dealing
# $turned-after (number) is how many cards each player has when the trump is turned up.
trump-turned =
    { $turned-after ->
        [3] Between the rounds the next card is turned face up. Its suit is trumps.
       *[other] When both hands are dealt, the next card is turned face up. Its suit is trumps.
    }
    .title = Trumps
# $face-down (number) is how many cards lie face down, $talon-size (number) how many with the card turned up.
talon-laid = The other { $face-down-text } cards are laid face down across the trump card, which stays in sight. Together they are the talon, of { $talon-size-text } cards.
    .title = The talon
deal-alternates = The deal alternates.
    .title = The next dealer
winner-deals = Whoever won the last deal deals the next.
    .title = The winner deals
loser-deals = Whoever lost the last deal deals the next.
    .title = The loser deals

## The play

eldest-leads = The player who did not deal leads to the first trick.
    .title = Who begins
lead-any-card = Whoever leads may lead any card.
    .title = The lead
must-play = Nobody may pass instead of playing: a player whose turn it is to play adds a card.
    .title = No passing
    .refused = There is no passing here: a card must be played.
one-card = Each player adds one card to a trick.
    .title = One card at a time
    .refused = Only one card is played at a time.
free-reply = While the talon is open, any card may be played in reply. There is no need to follow suit, nor to win the trick.
    .title = A free reply
higher-takes = A higher card of the suit that was led takes the trick.
    .title = The higher card takes
trump-takes = A trump takes a trick that was led in any other suit.
    .title = A trump takes
leader-keeps = A reply that is neither a higher card of the suit led nor a trump on another suit loses to the card led, whatever it counts.
    .title = The leader’s trick
# $hand-size (number) is how many cards a hand has.
draw = After each trick, while the talon is open, its winner draws the top card and the loser the next, so that both have { $hand-size-text } cards again.
    .title = Drawing
last-draw = When only one card is left face down, the winner of the trick takes it, and the loser gets the trump card that lies face up. From then on the talon is used up.
    .title = The last draw
winner-leads = Whoever took the trick leads to the next.
    .title = The next lead
strict-reply = Once the talon is used up or closed, the reply is bound: follow suit and beat the card led; if you cannot beat it, follow suit with a lower card; if you have none of the suit, play a trump; and only without a trump play anything else. All this holds for trumps led as well.
    .title = The strict game
# In .refused, $suit is the suit that was led.
follow-suit = In the strict game, whoever has a card of the suit led must play one.
    .title = Following suit
    .refused = The talon is used up or closed, so suit must be followed: { $suit }.
# In .refused, $card is the card that was led.
must-beat = In the strict game, whoever can beat the card led with a card of the same suit must do so.
    .title = Beating the card led
    .refused = The talon is used up or closed, so { $card-the } must be beaten by whoever has a higher card of its suit.
# In .refused, $suit is the trump suit.
must-trump = In the strict game, whoever has no card of the suit led must play a trump.
    .title = Trumping
    .refused = The talon is used up or closed: whoever cannot follow suit must play a trump, that is, one of the { $suit }.
discard = Whoever has neither a card of the suit led nor a trump may throw off anything. So there is always a card that may be played, even to a marriage.
    .title = Throwing off
# $claim-how is manual or auto, $claim-when is on_lead or any.
before-leading =
    { $claim-how ->
        [auto] Whoever is on lead may first exchange, close and announce a marriage, in any order that the rules below allow, and then leads. The player who replies may do none of these.
       *[manual]
            { $claim-when ->
                [any] Whoever is on lead may first exchange, close, announce a marriage and claim, in any order that the rules below allow, and then leads. The player who replies may only claim.
               *[on_lead] Whoever is on lead may first exchange, close, announce a marriage and claim, in any order that the rules below allow, and then leads. The player who replies may do none of these.
            }
    }
    .title = Before leading
exchange = The holder of the jack of trumps may exchange it for the trump card that lies face up, even before the first trick. The jack then lies there instead, and is the last card to be drawn.
    .title = Exchanging
exchange-on-lead = Only the player on lead may exchange.
    .title = Exchange on lead
    .refused = Only the player on lead may exchange.
exchange-open = There is no exchange once the talon is closed or used up.
    .title = Exchange with an open talon
    .refused = The talon is closed or used up, so nothing can be exchanged.
# $exchange-min (number) is the smallest talon for an exchange; in .refused, $least (number) is the same.
exchange-enough = For an exchange the talon must have at least { $exchange-min-text } cards, the trump card included.
    .title = How late you may exchange
    .refused = The talon has too few cards for an exchange: { $least-text } are needed, the trump card included.
exchange-after-close = When a player closes, the opponent may still exchange at once, before the closer leads, or pass.
    .title = Exchanging after the closing
exchange-or-pass = Until the opponent has exchanged or passed, nothing else can be done.
    .title = Exchange or pass
    .refused = The talon has just been closed: exchange the jack of trumps now, or pass.
close = Whoever is on lead may close the talon: the trump card is turned face down on top of it. From this trick on nobody draws, and the reply is bound. It cannot be undone.
    .title = Closing
close-on-lead = Only the player on lead may close, before leading.
    .title = Closing on lead
    .refused = Only the player on lead may close.
close-once = A talon that is closed or used up cannot be closed.
    .title = Closing an open talon
    .refused = The talon is closed or used up already.
# $close-min (number) is the smallest talon that may be closed; in .refused, $least (number) is the same.
close-enough = To be closed, the talon must have at least { $close-min-text } cards, the trump card included.
    .title = How late you may close
    .refused = The talon has too few cards to be closed: { $least-text } are needed, the trump card included.
# In .refused, $suit is the suit of the marriage.
close-first = Whoever wants both to close and to announce in the same turn closes first.
    .title = First close, then announce
    .refused = The marriage of { $suit } has been announced, so it is too late to close: a card of it must be led.
close-after-announce = Whoever has announced a marriage may still close before leading.
    .title = Closing after announcing
marriage = King and queen of the same suit are a marriage. Whoever is on lead may show both and announce it, and then leads one of them.
    .title = Marriages
# $marriage (number) is what it counts.
plain-marriage = A marriage counts { $marriage-text } points in a suit that is not trumps.
    .title = A plain marriage
# $trump-marriage (number) is what it counts.
trump-marriage = A marriage in trumps counts { $trump-marriage-text } points.
    .title = The trump marriage
marry-on-lead = Only the player on lead may announce; in reply the king and queen are cards like others.
    .title = Announcing on lead
    .refused = Only the player on lead may announce a marriage.
# In .refused, $suit is the suit of the marriage announced before.
marry-one = Only one marriage can be announced with a lead, since one of its cards has to be led.
    .title = One marriage at a time
    .refused = The marriage of { $suit } has been announced already, and a card of it must be led first.
# In .refused, $suit is the suit of the marriage.
lead-married = After announcing, the king or the queen of that suit is led, whichever you like.
    .title = King or queen is led
    .refused = The marriage of { $suit } has been announced, so its king or queen must be led.
# $claim-how is manual or auto.
marriage-counts =
    { $claim-how ->
        [auto] If the player has taken a trick before, the marriage counts at once, and may win the deal before a card is led.
       *[manual] If the player has taken a trick before, the marriage counts at once, and the deal may be claimed before a card is led.
    }
    .title = A marriage counts
marriage-waits = A player without a trick may announce as well, but the marriage waits for that player’s first trick. If there is none, it never counts.
    .title = A marriage waits
marriage-counts-late = With the first trick everything counts that has been waiting for it.
    .title = The first trick
marriage-optional = Nobody has to announce. A king or queen led without a word counts only as a card.
    .title = Announcing is voluntary
announce-unspoken = Whoever leads a king or queen and holds the other has announced the marriage; it need not be said.
    .title = Announced without a word
marriage-any-time = A marriage may be announced at any time of the deal, also when the talon is closed or used up.
    .title = Late marriages
marry-early = Once the talon is closed or used up, no marriage can be announced.
    .title = No late marriages
    .refused = The talon is closed or used up, and by this house rule no marriage may be announced any more.
# $enough (number) is how many points win.
claim = Whoever thinks that their points have reached { $enough-text } says “Enough!”, and the deal is over. Whoever is right wins it; whoever is wrong loses it.
    .title = The claim
claim-on-lead = Only the player on lead may claim: before leading, right after announcing a marriage, or after taking the last trick.
    .title = Claiming on lead
    .refused = Only the player on lead may claim. Win the trick first.
claim-any-time = Whoever has the turn may claim, also in reply to a lead.
    .title = Claiming in reply
all-played = After the last trick its winner may claim, and nothing else.
    .title = After the last trick
    .refused = All cards have been played: the winner of the last trick may claim, or leave it.
claim-is-free = Nobody has to claim. If nobody does after the last trick, the deal is decided as if there had been nothing to claim.
    .title = Claiming is voluntary
# $enough (number) is how many points win.
claim-unspoken = Whoever has { $enough-text } points wins at once; nothing need be said.
    .title = Won without a word
    .refused = Nothing is claimed here: whoever has enough points wins at once.

## Scoring

# $no-trick-win (number) is what the deal is worth in game points.
win-no-trick =
    { $no-trick-win ->
        [one] Against an opponent who has no trick, a deal is worth { $no-trick-win-text } game point. Only tricks matter here: a marriage that is still waiting is no help.
       *[other] Against an opponent who has no trick, a deal is worth { $no-trick-win-text } game points. Only tricks matter here: a marriage that is still waiting is no help.
    }
    .title = The opponent has no trick
# $under-safe-win (number) is what the deal is worth, $safe (number) what the opponent does not have.
win-under-safe =
    { $under-safe-win ->
        [one] Against an opponent who has a trick but fewer than { $safe-text } points, a deal is worth { $under-safe-win-text } game point.
       *[other] Against an opponent who has a trick but fewer than { $safe-text } points, a deal is worth { $under-safe-win-text } game points.
    }
    .title = The opponent has little
# $plain-win (number) is what the deal is worth, $safe (number) what the opponent has at least.
win-plain =
    { $plain-win ->
        [one] Against an opponent who has { $safe-text } points or more, a deal is worth { $plain-win-text } game point. Exactly { $safe-text } are enough for that.
       *[other] Against an opponent who has { $safe-text } points or more, a deal is worth { $plain-win-text } game points. Exactly { $safe-text } are enough for that.
    }
    .title = The opponent is safe
counts-frozen = When a closer wins, the opponent’s points and tricks are taken as they were at the moment of closing. What the opponent takes after that does not make the deal cheaper.
    .title = Counted at the closing
counts-as-they-are = When a closer wins, the opponent’s points and tricks count as they are at the end, like those after any other deal.
    .title = Counted at the end
# $enough (number) is how many points win; $fault and $fault-no-trick (numbers) are game points.
closer-failed =
    { $fault ->
        [one] If the closer does not get to { $enough-text } points, the opponent wins { $fault-text } game point, or { $fault-no-trick-text } if the opponent had no trick at the closing. Later tricks and the closer’s own points change nothing.
       *[other] If the closer does not get to { $enough-text } points, the opponent wins { $fault-text } game points, or { $fault-no-trick-text } if the opponent had no trick at the closing. Later tricks and the closer’s own points change nothing.
    }
    .title = A closing that fails
# $enough (number) is how many points win; $fault and $fault-no-trick (numbers) are game points.
other-goes-out =
    { $fault ->
        [one] After a closing the opponent may go out first. With { $enough-text } points the opponent then wins { $fault-text } game point, or { $fault-no-trick-text } without a trick at the closing.
       *[other] After a closing the opponent may go out first. With { $enough-text } points the opponent then wins { $fault-text } game points, or { $fault-no-trick-text } without a trick at the closing.
    }
    .title = The opponent of the closer goes out
# $last-trick-win (number) is what it is worth; $enough (number) is how many points win; $claim-how is manual or auto.
last-trick =
    { $claim-how ->
        [auto]
            { $last-trick-win ->
                [one] If all cards are played, the talon was not closed, and nobody has { $enough-text } points, whoever took the last trick wins { $last-trick-win-text } game point. The points do not matter.
               *[other] If all cards are played, the talon was not closed, and nobody has { $enough-text } points, whoever took the last trick wins { $last-trick-win-text } game points. The points do not matter.
            }
       *[manual]
            { $last-trick-win ->
                [one] If all cards are played, the talon was not closed, and nobody has claimed, whoever took the last trick wins { $last-trick-win-text } game point. The points do not matter: even { $enough-text } that were never claimed lose to it.
               *[other] If all cards are played, the talon was not closed, and nobody has claimed, whoever took the last trick wins { $last-trick-win-text } game points. The points do not matter: even { $enough-text } that were never claimed lose to it.
            }
    }
    .title = The last trick
# $enough (number) is how many points win; $fault and $fault-no-trick (numbers) are game points.
false-claim =
    { $fault ->
        [one] Whoever claims without { $enough-text } points loses the deal. The opponent wins { $fault-text } game point, or { $fault-no-trick-text } without a trick; if the loser had closed, the opponent’s tricks at the closing are what counts.
       *[other] Whoever claims without { $enough-text } points loses the deal. The opponent wins { $fault-text } game points, or { $fault-no-trick-text } without a trick; if the loser had closed, the opponent’s tricks at the closing are what counts.
    }
    .title = A false claim
# $enough (number) is how many points win.
false-claim-as-if-won = Whoever claims without { $enough-text } points loses the deal. The opponent wins what the claimer would have won if the claim had been good.
    .title = A false claim, paid like a win

## Winning

# $target (number) is where the count starts.
count-down = Both players start at { $target-text }. The winner of a deal takes the game points off; the loser’s count stays as it is.
    .title = Counting down
bummerl = Whoever gets to nought or below has won the Bummerl. The loser is said to get a Bummerl.
    .title = The Bummerl
loser-gets-bummerl = It makes no difference how far the loser has come.
    .title = A Bummerl is a Bummerl
# $double-bummerl (number) is how many the loser gets.
double-bummerl =
    { $double-bummerl ->
        [one] A loser who has not won a single game point gets { $double-bummerl-text } Bummerl.
       *[other] A loser who has not won a single game point gets { $double-bummerl-text } Bummerl at once.
    }
    .title = A double Bummerl

## Irregularities

count-in-the-head = Points are counted in the head. Nothing is written down but the Bummerl.
    .title = Counting
last-trick-only = Only the last trick may be looked at again.
    .title = Looking back
# $revoke-how is standard or flat3; $revoke-cost and $revoke-cost-no-trick (numbers) are game points.
revoke =
    { $revoke-how ->
        [flat3]
            { $revoke-cost ->
                [one] Whoever plays a card against the rules of the strict game loses the deal at once, and the opponent wins { $revoke-cost-text } game point.
               *[other] Whoever plays a card against the rules of the strict game loses the deal at once, and the opponent wins { $revoke-cost-text } game points.
            }
       *[standard]
            { $revoke-cost ->
                [one] Whoever plays a card against the rules of the strict game loses the deal at once. The opponent wins { $revoke-cost-text } game point, or { $revoke-cost-no-trick-text } without a trick.
               *[other] Whoever plays a card against the rules of the strict game loses the deal at once. The opponent wins { $revoke-cost-text } game points, or { $revoke-cost-no-trick-text } without a trick.
            }
    }
    .title = A card against the rules
# In .refused, $card is the card that was played.
no-revoke = A card that the rules allow is no offence.
    .title = No offence
    .refused = { $card-The } may be played here, so it is no offence.
no-penalty = A card against the rules is taken back and another is played. It costs nothing.
    .title = A mistake is mended
    .refused = A card against the rules cannot be played here, so it has no price either.
deal-first = When a deal is over, nothing is played until the next dealer has dealt.
    .title = Between deals
    .refused = The deal is over. The next dealer deals first.
hand-not-over = Nobody deals until the deal is over.
    .title = Dealing too early
    .refused = The deal is not over yet.

## Things on the table

zone-trick = The trick
zone-stock = Talon
zone-trump = Trump card
zone-taken = Tricks taken
# What the number counts with which a deal ends for a player; stands in brackets.
outcome-counted = game points of this deal
fact-points =
    { $value ->
        [one] { $value-text } point
       *[other] { $value-text } points
    }
# A marriage that waits for its player’s first trick.
fact-pending =
    { $value ->
        [0] Nothing waiting
        [one] { $value-text } point waiting
       *[other] { $value-text } points waiting
    }
fact-tricks =
    { $value ->
        [one] { $value-text } trick
       *[other] { $value-text } tricks
    }
fact-talon =
    { $value ->
        [0] The talon is used up.
        [one] { $value-text } card in the talon
       *[other] { $value-text } cards in the talon
    }
fact-trump =
    { $value ->
        [s] Spades are trumps.
        [h] Hearts are trumps.
        [d] Diamonds are trumps.
       *[c] Clubs are trumps.
    }
fact-closed_by = The talon is closed.
# What is left to count down.
fact-game_points = Bummerl: { $value-text }
fact-result =
    { $value ->
        [claim] Enough points
        [false-claim] A false claim
        [closer-failed] The closing has failed.
        [revoke] A card against the rules
       *[last-trick] The last trick decides.
    }
fact-awarded =
    { $value ->
        [one] { $value-text } game point
       *[other] { $value-text } game points
    }

## What happens

# $cards are king and queen, $value what they count.
event-announced = { $seat } shows { $cards-the } and announces { $value-text }.
# $card is the trump card that was turned up.
event-exchanged = { $seat } exchanges the jack of trumps for { $card-the }.
# $value is how many points the opponent has at that moment.
event-closed =
    { $value ->
        [0] { $seat } closes the talon. The opponent has no points yet.
        [one] { $seat } closes the talon. The opponent has { $value-text } point so far.
       *[other] { $seat } closes the talon. The opponent has { $value-text } points so far.
    }
# $value is how many points the player has.
event-claimed =
    { $value ->
        [one] { $seat } says “Enough!”, with { $value-text } point.
       *[other] { $seat } says “Enough!”, with { $value-text } points.
    }
# The card is not named: only its player sees it.
event-drew = { $seat } draws.
# $value is what had been waiting for the first trick.
event-counted = { $seat } now counts the { $value-text } points that had been waiting.
# $value is the number of game points.
event-counts-down =
    { $value ->
        [one] { $seat } counts { $value-text } game point down.
       *[other] { $seat } counts { $value-text } game points down.
    }
# $value is how many Bummerl the loser gets.
event-bummerl =
    { $value ->
        [one] { $seat } gets a Bummerl.
       *[other] { $seat } gets { $value-text } Bummerl.
    }
event-won =
    { $value ->
        [trick] { $seat } takes the trick.
        [game] { $seat } has won the Bummerl.
       *[hand] { $seat } wins the deal.
    }

## With German cards

deck-german-fact-trump =
    { $value ->
        [s] Leaves are trumps.
        [h] Hearts are trumps.
        [d] Bells are trumps.
       *[c] Acorns are trumps.
    }
deck-german-event-exchanged = { $seat } exchanges the Unter of trumps for { $card-the }.
deck-german-exchange-or-pass =
    .refused = The talon has just been closed: exchange the Unter of trumps now, or pass.
# In .refused, $suit is the suit of the marriage.
deck-german-lead-married = After announcing, the king or the Ober of that suit is led, whichever you like.
    .title = King or Ober is led
    .refused = The marriage of { $suit } has been announced, so its king or Ober must be led.
# $enough (number) is how many points win a deal.
deck-german-trick-game = Schnapsen is a trick-taking game. The cards in your tricks count points, a king and an Ober of the same suit count extra, and { $enough-text } points win the deal.
# $pack-size (number) is how many cards the pack has.
# number: cards are named
deck-german-pack =
    { $pack-size ->
        [24] The pack has { $pack-size-text } cards: in each suit the ace, ten, king, Ober, Unter and nine.
       *[other] The pack has { $pack-size-text } cards: in each suit the ace, ten, king, Ober and Unter.
    }
# $order (ranks) are the index letters from high to low; the values (numbers) are what each card counts; $all-points (number) is their sum.
# number: cards are named
deck-german-card-values =
    { $pack-size ->
        [24] From high to low the cards of a suit are { $order }. An ace counts { $ace-value-text }, a ten { $ten-value-text }, a king { $king-value-text }, an Ober { $queen-value-text }, an Unter { $jack-value-text } and a nine nothing: { $all-points-text } points in all.
       *[other] From high to low the cards of a suit are { $order }. An ace counts { $ace-value-text }, a ten { $ten-value-text }, a king { $king-value-text }, an Ober { $queen-value-text } and an Unter { $jack-value-text }: { $all-points-text } points in all.
    }
deck-german-exchange = The holder of the Unter of trumps may exchange it for the trump card that lies face up, even before the first trick. The Unter then lies there instead, and is the last card to be drawn.
deck-german-marriage = King and Ober of the same suit are a marriage. Whoever is on lead may show both and announce it, and then leads one of them.
deck-german-marry-on-lead = Only the player on lead may announce; in reply the king and Ober are cards like others.
deck-german-marriage-optional = Nobody has to announce. A king or Ober led without a word counts only as a card.
deck-german-announce-unspoken = Whoever leads a king or Ober and holds the other has announced the marriage; it need not be said.
# number: a card is named
deck-german-example-source-example =
    .note = The example of the Arabic source, completed to a full deal. A ten falls to the Unter of trumps, a marriage turns the count, and the deal is claimed against an opponent who is not quite safe.
deck-german-example-open-talon =
    .note = An ace of another suit loses to an Unter; then the Unter of trumps takes an ace.
deck-german-example-exchange-before-the-first-trick =
    .note = The Unter becomes an ace. The player who replies may neither exchange, close, announce nor claim.
deck-german-example-exchange-at-the-last-moment =
    .note = The talon is down to its last cards. The Unter that was put there goes to the loser of the trick.
deck-german-example-exchange-after-closing =
    .note = House rule: before the closer leads, the opponent may still exchange the Unter of trumps.
deck-german-example-king-of-the-marriage =
    .note = Here the king wins and the Ober loses, and the difference is a single point.
deck-german-example-announced-without-a-word =
    .note = House rule: leading the Ober is enough.
deck-german-example-draw-the-last-trump =
    .note = Only the Unter of trumps wins: it draws the ace, and the rest cannot be stopped.
# number: names of cards
# $seat (name) is the player whose part the reader takes.
deck-german-lesson-marry = You are { $seat }, you have the lead, and you hold the king and Ober of a suit. That is a marriage: announce it, and it is worth points.

## What a player can do besides playing a card; the labels of buttons

action-marry = Announce a marriage
action-exchange = Exchange the trump
action-close = Close the talon
action-claim = Enough!
action-revoke = Play it all the same

## Options: the points on which tables differ

option-pack = Cards in the pack
    .help = The larger pack has the nines as well, and larger hands.
option-target = Start of the count
    .help = How many game points does it take to win the Bummerl?
option-claim = How a deal is won
    .help = Must a player say that the points are enough, or does the deal end by itself?
choice-claim-manual = by a claim
choice-claim-auto = without a word
option-claim_when = When to claim
    .help = May only the player on lead claim, or also the player who replies?
choice-claim_when-on_lead = on lead
choice-claim_when-any = in reply as well
option-freeze = Count the opponent at the closing
    .help = When a closer wins, do the opponent’s points and tricks of the moment of closing decide?
option-false_claim = Price of a false claim
    .help = Does it cost the usual price of a fault, or what the claimer would have won?
choice-false_claim-standard = the price of a fault
choice-false_claim-as_if_won = what the claimer would have won
option-revoke = A card against the rules
    .help = Is it taken back, or does it lose the deal?
choice-revoke-refuse = is taken back
choice-revoke-standard = loses the deal at the price of a fault
choice-revoke-flat3 = loses the deal at the highest price
option-exchange_min = Smallest talon for an exchange
    .help = How many cards must the talon have, the trump card included?
option-exchange_after_close = Exchange after the closing
    .help = May the opponent of the closer still exchange, before the closer leads?
option-close_min = Smallest talon that may be closed
    .help = How many cards must the talon have, the trump card included?
option-close_after_announce = Closing after announcing
    .help = May a player close between announcing a marriage and leading?
option-marriage_late = Late marriages
    .help = May marriages be announced when the talon is closed or used up?
option-auto_announce = Announced without a word
    .help = Does a king or queen that is led announce the marriage by itself?
option-double_bummerl = Double Bummerl
    .help = Does a loser without a single game point get a double Bummerl?
option-deal = The next dealer
    .help = Who deals next?
choice-deal-alternate = the other player
choice-deal-winner = the winner
choice-deal-loser = the loser
option-deal_pattern = When trumps are turned up
    .help = How many cards does each player have by then? The largest choice means the whole hand.

## Presets

preset-standard = Schnapsen
    .about = The game as it is played in Austria, with claims and with the opponent’s count kept at a closing.
preset-short = Short Bummerl
    .about = The same game with a shorter count, for when time is short.
preset-tournament = Tournament Schnapsen
    .about = The strict readings: a card against the rules is not taken back, but loses the deal.
preset-auto-claim = Schnapsen without claims
    .about = Whoever has enough points wins at once, as many programs play it.
preset-hard = Hard closing
    .about = What the opponent takes after a closing still counts.
# number: the name of a game
preset-nines = Schnapsen with nines
    .about = The larger pack, after Sixty-Six: larger hands and a larger talon, with the rules of Schnapsen.

## The game in steps

# number: cards are named
step-cards = Take { $pack-size-text } cards. In each suit they are, from high to low, { $order }; an ace counts { $ace-value-text }, a ten { $ten-value-text }, a king { $king-value-text }, a queen { $queen-value-text }, a jack { $jack-value-text }.
# $hand-size (number) is how many cards a hand has.
step-deal = Deal { $hand-size-text } cards each and turn one up for trumps. The rest lies across it: the talon.
step-lead = The player who did not deal leads any card.
step-open = While the talon is open, any card may be played in reply.
step-take = The higher card of the suit led takes the trick, and a trump takes any other suit. The winner draws first and leads again.
# $marriage and $trump-marriage (numbers) are what marriages count.
step-marry = On lead, show king and queen of a suit and lead one of them: { $marriage-text } points, in trumps { $trump-marriage-text }. They count once you have a trick.
step-exchange = On lead, the jack of trumps may be exchanged for the trump card under the talon.
step-strict = When the talon is used up, or a player on lead has closed it: follow suit, beat the card led, or else trump.
# $claim-how is manual or auto; the numbers are points and game points.
step-enough =
    { $claim-how ->
        [auto] With { $enough-text } points you win at once: { $plain-win-text }, { $under-safe-win-text } or { $no-trick-win-text } game points, the less the loser has the more. If nobody gets there, the last trick wins.
       *[manual] With { $enough-text } points, say “Enough!” and win { $plain-win-text }, { $under-safe-win-text } or { $no-trick-win-text } game points, the less the loser has the more. If nobody claims, the last trick wins.
    }
# $target (number) is where the count starts.
step-bummerl = Count down from { $target-text }. Whoever gets to nought first has won the Bummerl.

## The score card

score-card = Score card for a Bummerl
    .about = Whoever wins a deal strikes out as many numbers as it is worth, from the highest down. Whoever has nothing but the nought left has won; the other player gets a dot in the last field. Where the table gives a pair of numbers, the larger goes to a winner without a trick; against a closer, to a winner who had none at the closing.
    .mark = Bummerl

## Tips

# $enough (number) is how many points win.
tip-count-your-points = Count your points, and your opponent’s as well. Whoever does not know that { $enough-text } are reached may lose to the last trick; whoever claims too early loses at once.
    .title = Count all the time
# $marriage and $trump-marriage (numbers) are what marriages count.
tip-keep-the-marriage = Keep king and queen of a suit together until you can announce them: { $marriage-text } points, or { $trump-marriage-text }, are more than most tricks bring. The same goes for a king or queen whose mate may still be in the talon.
    .title = Keep your marriages
# number: a card is named
tip-protect-the-tens = A ten loses to the ace of its suit and to every trump. Play it when the ace has gone and your opponent must follow suit, or take a trick with it; do not lead it into an open talon without need.
    .title = Look after your tens
# number: a card is named
tip-keep-trumps = Keep trumps for what is worth it. A small trump that takes an ace or a ten has earned its place, and in the strict game trumps decide who gets the last tricks.
    .title = Keep your trumps
# $fault and $fault-no-trick (numbers) are game points; $closer-wins (number) is percent, measured.
tip-close-when-sure = Close when you can count the tricks that take you home, and mind what your opponent may hold. A closing that fails costs { $fault-text } game points or even { $fault-no-trick-text }, however near you have come. Our bots win { $closer-wins-text }% of the deals in which they close.
    .title = Close with a strong hand
# $queen-value and $jack-value (numbers) are what the cards count.
tip-small-cards-first = When a trick is lost anyway, give it a jack or a single queen: { $jack-value-text } or { $queen-value-text } points are cheap. They are also the safest leads while the talon is open.
    .title = Small cards first
tip-watch-the-trumps = Remember which trumps have gone. When you know the last ones, you can draw them, or lead what can no longer be trumped; once the talon is used up you know your opponent’s whole hand.
    .title = Watch the trumps
# $enough (number) is how many points win.
tip-king-or-queen = After announcing, count before you lead. The king brings a point more than the queen, and may be what takes you to { $enough-text }.
    .title = The king or the queen
# $safe (number) is the limit; $one-point-deals (number) is percent, measured; the other numbers are game points.
tip-reach-safety = When a deal is going badly, get to { $safe-text } points. Just short of them the deal costs you { $under-safe-win-text }, with them only { $plain-win-text }. Where our bots play, { $one-point-deals-text }% of all deals cost the loser no more than that.
    .title = Get to safety
# $no-trick-win (number) is what a deal against an opponent without a trick is worth.
tip-close-early = What a closing is worth is settled when you close. Before your opponent has a trick a closing that holds brings { $no-trick-win-text } game points, even if tricks are lost afterwards.
    .title = The moment of closing
tip-last-open-trick = Mind the last trick before the talon is used up. Its winner has the lead in the strict game, but its loser gets the trump card, or the jack if somebody has exchanged it.
    .title = The last open trick

## What many deals show

plot-closed-by-points = How often a closing wins, by the points held
    .about = The points are those that the closer has when closing the talon, tricks and marriages together.
plot-endings = How a deal ends
    .about = Each deal ends in one of these ways.
    .claim = somebody claims, and is right
    .last-trick = nobody claims, and the last trick decides
    .closer-failed = the closer does not get there
    .false-claim = somebody claims, and is wrong
plot-awards = How much a deal is worth
    .about = How often the winner of a deal gets so many game points.

## Questions

question-must-i-follow = Must I follow suit?
    .answer = Not while the talon is open. Once it is closed or used up you must follow suit and beat the card led, and if you have none of the suit you must trump.
# $marriage and $trump-marriage (numbers) are what marriages count.
question-when-may-i-announce = When may I announce a marriage?
    .answer = Only when you are on lead. You show king and queen and lead one of them; it counts { $marriage-text }, in trumps { $trump-marriage-text }.
# $enough (number) is how many points win; $last-trick-win (number) is game points.
question-nobody-has-enough = What happens if nobody gets to { $enough-text }?
    .answer =
        { $last-trick-win ->
            [one] Then the last trick wins the deal: { $last-trick-win-text } game point, whatever the points are. If the talon was closed, the closer has lost.
           *[other] Then the last trick wins the deal: { $last-trick-win-text } game points, whatever the points are. If the talon was closed, the closer has lost.
        }
# $target (number) is where the count starts.
question-what-is-a-bummerl = What is a Bummerl?
    .answer = The whole game. Both players start at { $target-text } and count down; whoever gets to nought first has won. The other player has lost, and gets a Bummerl.
# $enough (number) is how many points win.
question-when-to-close = When should I close?
    .answer = When your own cards are sure to take you to { $enough-text } points. If they do not, your opponent scores.
# $deal-shortest and $deal-longest (numbers) are minutes, $bummerl-minutes (number) as well. The others are measured
# (numbers with decimals): $deal-tricks is tricks; $bummerl-deals and $short-bummerl-deals are deals.
question-how-long = How long does it take?
    .answer = A deal takes { $deal-shortest-text } to { $deal-longest-text } minutes, a Bummerl about { $bummerl-minutes-text }. Where our bots play, a deal lasts { $deal-tricks-text } tricks on average, a Bummerl { $bummerl-deals-text } deals and a short Bummerl { $short-bummerl-deals-text }.
# $leader-wins (number) is percent.
question-leading-first = Is it an advantage to lead first?
    .answer = Where our bots play, whoever leads first wins { $leader-wins-text }% of the deals.
question-no-trick-yet = May I announce before I have a trick?
    .answer = Yes. The marriage waits and counts with your first trick. If you take no trick at all, it never counts.
# $safe (number) is the limit; the other numbers are game points.
question-exactly-safe = My opponent has exactly { $safe-text } points. What is my win worth?
    .answer =
        { $plain-win ->
            [one] It is worth { $plain-win-text } game point. Only with fewer points would it be { $under-safe-win-text }.
           *[other] It is worth { $plain-win-text } game points. Only with fewer points would it be { $under-safe-win-text }.
        }
# The numbers are game points.
question-empty-trick = My opponent’s only trick counts nothing. Does that still help?
    .answer =
        { $under-safe-win ->
            [one] Yes. A trick is a trick, even with nothing in it: the deal is worth { $under-safe-win-text } game point, not { $no-trick-win-text }.
           *[other] Yes. A trick is a trick, even with nothing in it: the deal is worth { $under-safe-win-text } game points, not { $no-trick-win-text }.
        }
question-claim-in-between = May I claim while my opponent is on lead?
    .answer = No, you have to win a trick first. But on lead you may claim without playing a card, for example right after announcing.
question-exchange-twice = I exchanged the jack. Can my opponent exchange it again?
    .answer = No. The jack lies under the talon until somebody draws it, and that is the last draw of all.
question-stuck-after-closing = Can it happen that no card may be played?
    .answer = No. If you can neither follow suit nor trump, you may play anything.
question-german-cards = I have German cards. How do they go together with the cards shown here?
    .answer = The Ober is the queen and the Unter the jack. Acorns stand for clubs, leaves for spades, bells for diamonds; hearts are hearts.
question-common-mistakes = Which mistakes are common?
    .answer = Claiming too early, forgetting after a closing that suit must be followed and cards must be beaten, and breaking up a marriage.

## Glossary

term-trick = trick
    .definition = The cards that both players have played, one each; whoever plays the better card takes them.
    .also = tricks
term-lead = lead
    .definition = To play the first card of a trick; also the right to do so.
    .also = leads|led|on lead
term-forehand = forehand
    .definition = The player who did not deal, and who leads first.
term-dealer = dealer
    .definition = Whoever deals the cards for this deal.
term-trump = trump
    .definition = A card of the suit that was turned up; it takes cards of every other suit.
    .also = trumps
term-talon = talon
    .definition = The cards that are left after the deal, with the trump card under them.
term-close = close
    .definition = To turn the trump card face down on the talon, so that nobody draws any more and the strict game begins.
    .also = closes|closed|closing
term-exchange = exchange
    .definition = To take the trump card from the table and put the jack of trumps in its place.
    .also = exchanges
term-marriage = marriage
    .definition = King and queen of the same suit in one hand.
    .also = marriages
# number: the name of a marriage
# $marriage (number) is what it counts.
term-twenty = twenty
    .definition = A marriage in a suit that is not trumps, so called because it counts { $marriage-text }.
# number: the name of a marriage
# $trump-marriage (number) is what it counts.
term-forty = forty
    .definition = The marriage in trumps, so called because it counts { $trump-marriage-text }.
# $enough (number) is how many points win.
term-enough = claim
    .definition = To end the deal by saying “Enough!”, because one has { $enough-text } points.
    .also = claims|claimed
term-card-point = card point
    .definition = What a card counts for whoever takes it in a trick; here simply called a point.
    .also = card points
term-game-point = game point
    .definition = What a deal is worth, counted down in the Bummerl.
    .also = game points
term-strict-game = strict game
    .definition = The part of a deal in which the talon is used up or closed, and the reply is bound.
term-follow-suit = follow suit
    .definition = To play a card of the suit that was led.
    .also = following suit|suit must be followed
term-beat = beat
    .definition = To play a higher card of the suit that was led.
    .also = beaten|beating
term-to-trump = trumping
    .definition = To play a trump on a card of another suit.
term-discard = throw off
    .definition = To play a card that can take nothing, because one has neither the suit led nor a trump.
    .also = throwing off
# $target (number) is where the count starts.
term-bummerl = Bummerl
    .definition = A whole game, counted down from { $target-text }; also the mark that its loser gets.
term-ober = Ober
    .definition = The upper court card of a German pack, below the king. It stands for the queen, which Austrians call Dame.
term-unter = Unter
    .definition = The lower court card of a German pack. It stands for the jack, which Austrians call Bube.
term-revoke = revoke
    .definition = To play a card that the strict game does not allow.

## History

# number: a century, as each language writes it, and the name of a game
history-austrian = Schnapsen is the Austrian short form of Sixty-Six, a game known since the eighteenth century. The small pack makes it quick, and a game for those who like to count.
# $mariage-year (year) is the year of the book.
history-mariage = A dictionary for ladies printed in Leipzig in { $mariage-year-text } describes the ancestor, under the name of Mariage: the marriage of king and queen has given the whole group of games its name.
history-name = The name is said to come from a German word for snapping, as a trump snaps up a card. At the table another story is told: that the game was played for schnaps.
history-inns = In Austria it is counted as the typical game of the inn.

## Sources and corrections

# The numbers are what the cards count.
# number: cards are named
erratum-E002-1 = The heading that promises rank and points is followed by nothing.
    .right = The summary at the end of the same source has them: ace { $ace-value-text }, ten { $ten-value-text }, king { $king-value-text }, queen { $queen-value-text }, jack { $jack-value-text }, in this order.
# The numbers are points and game points.
erratum-E002-2 = The table of what a deal is worth is missing. Only the example and a list of the possible results are left.
    .right = A win is worth { $no-trick-win-text } against an opponent without a trick, { $under-safe-win-text } against fewer than { $safe-text } points and { $plain-win-text } against { $safe-text } or more; the last trick of a deal that nobody has claimed is worth { $last-trick-win-text }.
# $fault-no-trick (number) is game points.
erratum-E002-3 = A card against the rules costs { $fault-no-trick-text } if the opponent would remain without a trick.
    .right = What is meant is that the player who did not offend has no trick at that moment.
# number: a card is named
erratum-E002-4 = A tip says that a ten loses only to the ace.
    .right = It loses to every trump as well, as the example of the same source shows in its first trick.
# $exchange-min (number) is the smallest talon for an exchange.
erratum-E002-5 = Exchanging is allowed as long as the talon has at least { $exchange-min-text } cards, as if that were more than an open talon.
    .right = With the trump card counted, it is the same: while a player is on lead, an open talon has never fewer. Some tables ask for more.

## Worked examples

# number: a card is named
example-source-example = A whole deal, with a marriage
    .note = The example of the Arabic source, completed to a full deal. A ten falls to the jack of trumps, a marriage turns the count, and the deal is claimed against an opponent who is not quite safe.
# number: a card is named
example-ten-that-cannot-be-trumped = A ten that cannot be trumped
    .note = The opponent still has a card of the suit and must follow. Only the ten of hearts wins; every other lead loses.
example-start-of-a-deal = How a deal begins
    .note = Both hands, the trump card and the talon, as the dealer has laid them out.
example-turned-after-the-hands = Trumps turned up after the hands
    .note = House rule: the same pack, but the hands are dealt out first, so that the players get other cards and another card is turned up.
example-open-talon = An open talon: anything goes
    .note = An ace of another suit loses to a jack; then the jack of trumps takes an ace.
example-talon-runs-out = The talon runs out
    .note = The loser of the last open trick gets the trump card. With the very next card the strict game has begun.
example-talon-used-up = The strict game, card by card
    .note = Beat, follow, trump, throw off: each duty in turn, although nobody has closed.
example-exchange-before-the-first-trick = An exchange before the first trick
    .note = The jack becomes an ace. The player who replies may neither exchange, close, announce nor claim.
example-exchange-at-the-last-moment = An exchange at the last moment
    .note = The talon is down to its last cards. The jack that was put there goes to the loser of the trick.
example-larger-talon-for-exchange = A larger talon is asked for
    .note = House rule: the same position, but now it is too late to exchange or to close.
example-exchange-after-closing = An exchange after the closing
    .note = House rule: before the closer leads, the opponent may still exchange the jack of trumps.
example-marriage-waits = A marriage waits for a trick
    .note = Announced with the first lead, counted with the first trick.
example-marriage-never-counts = A marriage that never counts
    .note = It waits for a trick that never comes, and the deal is won against an opponent without a trick.
example-marriage-wins-at-once = A marriage wins at once
    .note = With a trick in hand it counts immediately, and the claim follows before a card is led.
example-king-of-the-marriage = The king of the marriage
    .note = Here the king wins and the queen loses, and the difference is a single point.
example-marriage-only-on-lead = No marriage in reply
    .note = A king led in silence counts only as a card. In reply nothing can be announced, but on lead it can.
example-late-marriage = A marriage when the talon is used up
    .note = It counts in the strict game too, and the reply to it is bound.
example-no-late-marriage = No late marriages
    .note = House rule: the same position, and the marriage may not be announced.
example-announced-without-a-word = Announced without a word
    .note = House rule: leading the queen is enough.
example-reply-to-a-marriage = The reply to a marriage
    .note = The talon is closed, but the opponent has neither the suit nor a trump, and so every card may be played.
example-closed-for-three = Closed before the opponent had a trick
    .note = The opponent takes tricks afterwards, but had none at the closing, and that is what counts.
example-frozen-at-closing = Counted at the closing
    .note = The opponent is safe in the end, but was not when the talon was closed.
example-not-frozen = Counted at the end
    .note = The same deal with hard closing: now what the opponent took later counts too, and the win is worth less.
example-closer-fails = A closing that fails
    .note = A few points short, all cards played: the opponent, who had a trick at the closing, wins.
example-closer-fails-for-three = A closing that fails badly
    .note = The opponent had no trick when the talon was closed. All the tricks taken since do not make it cheaper.
example-other-goes-out = The other player goes out
    .note = Enough points win for whoever has them, also against the closer.
example-opponent-at-33 = An opponent just safe
    .note = Exactly at the limit: the win is worth the least.
example-opponent-at-32 = An opponent just short of safety
    .note = The same cards with a point less for the opponent, and the win is worth more.
example-false-claim = A false claim
    .note = A single point short, and the deal is lost.
example-false-claim-for-three = A false claim against an opponent without a trick
    .note = The opponent has no trick yet, and wins all the more.
example-false-claim-by-the-closer = A false claim by the closer
    .note = It is the opponent’s tricks at the closing that count: there were none.
example-false-claim-priced-as-a-win = A false claim, paid like a win
    .note = House rule: the opponent is safe, so a good claim would have won little, and the mistake costs as little.
example-unclaimed = Enough points, but no claim
    .note = The count was lost, the last trick was lost, and with it the deal.
example-claim-after-the-last-trick = A claim after the last trick
    .note = All cards are played, and there is just time to claim.
example-claim-left-out = A claim left out
    .note = Without the claim only the last trick counts, and it is worth less.
example-claim-waits-for-the-lead = A claim has to wait for the lead
    .note = The points are there, but the other player is on lead. First the trick, then the claim.
example-claim-in-reply = A claim in reply
    .note = House rule: the same position, and the claim need not wait.
example-won-without-a-word = Won without a word
    .note = With the trick the points are there, and the deal is over.
example-ends-only-once = A marriage that ends the deal, once
    .note = The king is led, the marriage counts without a word, and the points win without a word: the deal ends a single time.
example-close-after-announcing = Closing after announcing
    .note = House rule: first the marriage, then the talon, then the lead.
example-revoke = A card against the rules
    .note = The ace had to be played. In a tournament the deal is lost.
example-revoke-for-three = A card against the rules, with no trick on the other side
    .note = The closer has no trick yet when the opponent fails to follow suit.
example-revoke-at-a-fixed-price = A card against the rules, at a fixed price
    .note = House rule: the price is the highest, whether there was a trick or not.
example-refusals = What may not be done
    .note = Cards of others, more than one at a time, passing, dealing in between: try them under “What if…?” and read why not.
example-bummerl = The end of a Bummerl
    .note = A deal is won, the deal alternates, and the next one ends it all.
example-double-bummerl = A double Bummerl
    .note = House rule: the loser has not won a single game point.
example-winner-deals = The winner deals
    .note = House rule: whoever won the deal deals the next, and the other player leads.
example-loser-deals = The loser deals
    .note = House rule: whoever lost deals, and the winner leads again.
example-with-nines = With nines: how a deal begins
    .note = A larger pack, larger hands, a larger talon.
example-trick-worth-nothing = A trick worth nothing
    .note = The opponent’s only trick held the nines alone. It is a trick all the same.
example-whole-deal = A whole deal, down to the last trick
    .note = Nobody gets there: the last trick wins, with the fewer points.
example-draw-the-last-trump = Draw the last trump
    .note = Only the jack of trumps wins: it draws the ace, and the rest cannot be stopped.
example-whole-bummerl = A whole Bummerl
    .note = Deal after deal, from the start of the count to its end: enough points, a closing that fails, a last trick, and enough points again.
example-schneider = A Bummerl without a single game point
    .note = House rule: the loser has not won a deal. Such a loser is called a Schneider, and the Bummerl counts double.


## Problems

# $value (number) is the number of game points.
problem-question =
    { $value ->
        [one] { $seat } leads. What wins { $value-text } game point?
       *[other] { $seat } leads. What wins { $value-text } game points?
    }
problem-wins =
    { $value ->
        [one] { $seat } wins { $value-text } game point.
       *[other] { $seat } wins { $value-text } game points.
    }
problem-loses =
    { $value ->
        [one] { $seat } loses { $value-text } game point.
       *[other] { $seat } loses { $value-text } game points.
    }
# $points (number) are the points so far, $enough (number) those that win, $tricks (number) the tricks won.
problem-stands =
    { $tricks ->
        [0] { $seat } has { $points-text } of { $enough-text } points and no trick.
        [one] { $seat } has { $points-text } of { $enough-text } points and { $tricks-text } trick.
       *[other] { $seat } has { $points-text } of { $enough-text } points and { $tricks-text } tricks.
    }
# $enough and $safe (numbers) are points; the others are game points.
problem-takes = Whoever claims { $enough-text } points wins the deal: { $no-trick-win-text } game points against an opponent without a trick, { $under-safe-win-text } against one below { $safe-text } points, else { $plain-win-text }. If nobody claims, and the talon was not closed, the last trick wins { $last-trick-win-text }.
theme-draw-trumps = Draw the trumps
    .about = Your high cards are only worth something once nothing is left to trump them with, so count the trumps that are out and lead yours while your opponent must follow suit.
theme-force-trump = Force the trump
    .about = Once suit must be followed, lead a suit that your opponent no longer has: the reply must be a trump, and each trump spent so is one fewer against your good cards.
theme-give-up-lead = Let your opponent win first
    .about = Lose a cheap trick now, and your opponent has to lead into your strong cards or use up what guards other strong cards.
theme-last-trick = Play for the last trick
    .about = When neither player can get enough points, nothing counts but who takes the last trick: keep the card that takes it.
theme-keep-marriage = Keep the marriage
    .about = A marriage can only be announced on lead, so play the other suits in an order that brings you the lead with king and queen still in your hand.
# $safe (number) is the number of points that saves a game point.
theme-count-safe = Count to { $safe-text }
    .about = A win is worth more while your opponent stays below { $safe-text } points: before every trick, count what your opponent would have after winning it.
theme-time-closing = Close now or later
    .about = Closing stops the drawing and binds every reply, but the closer must then get enough points: close when your cards are strong enough against exactly what your opponent holds at that moment.

## What changed

change-german-cards = Examples can be shown with German cards, and then call them by their own names.

## The lesson: what is said of each of its steps

# $enough (number) is how many card points win.
lesson-deal = Both players get a hand; a card is turned up, and its suit is trumps, the strongest suit; the rest is the talon. Whoever first has { $enough-text } card points wins the deal. The number beside a name is counted down over several deals, and can wait.
# $seat (name) is the player whose part the reader takes; $order (ranks) are the index letters from high to low.
lesson-lead = You are { $seat }, and you begin. Put down any card. Your opponent answers it in the next step, and the better card takes both: that is a trick. In each suit the cards are, from high to low, { $order }.
# $seat (name) is the player whose part the reader takes.
lesson-reply = Now you are { $seat }, on the other side of the table. As long as there are cards in the talon, the reply is free: nobody has to follow suit or to win the trick. Which cards may be played?
lesson-trump = The suit of the card turned up is trumps: a trump beats every card of another suit. Who takes this trick?
# $seat (name) is the player whose part the reader takes.
lesson-take = You are { $seat }. Your opponent has taken the previous trick and led a card to you. Take it with a higher card of its suit. Then see how both draw from the talon, and who leads next.
# $order (ranks) are the index letters from high to low; the values (numbers) are what each of these counts, in the same order.
lesson-count = Each card has a value, and you have to count in your head: { $order } count { $ace-value-text }, { $ten-value-text }, { $king-value-text }, { $queen-value-text } and { $jack-value-text }. How do both stand after this trick?
# number: names of cards
# $seat (name) is the player whose part the reader takes.
lesson-marry = You are { $seat }, you have the lead, and you hold the king and queen of a suit. That is a marriage: announce it, and it is worth points.
lesson-lead-it = Whoever has announced must lead a card of the marriage. As long as that player has no trick, the points wait for the first trick. Try another card first, if you like.
lesson-keeps = If the card led is not beaten, the trick goes to whoever led it.
lesson-last-draw = The talon is running out. Whoever takes this trick draws the last hidden card, and the opponent gets the trump that was turned up.
lesson-strict = The talon is used up, and the reply is no longer free: whoever has a card of the suit led must play one, and must beat the card led if possible; whoever has none must play a trump, if there is any. Which cards may be played?
# $seat (name) is the player whose part the reader takes; $enough (number) is how many card points win.
lesson-claim = You are { $seat }. Nobody counts for you: whoever has { $enough-text } points must say so, and whoever is wrong loses the deal. You have counted, and it is enough. The less the opponent has, the more game points you win. If nobody says it to the end, the last trick decides.
# $seat (name) is the player whose part the reader takes.
lesson-exchange = You are { $seat }. You hold the lowest trump and have the lead. Exchange it for the trump that was turned up.
lesson-close = Whoever is sure of winning may close the talon. Nobody draws any more, and the strict rules hold at once. If it fails, it costs more.
