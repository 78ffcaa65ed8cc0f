### What many deals show: measured figures, each in a line of a table with a drawing beside it.

heading-evidence = What many deals show
# $sure (number) is a percentage.
evidence-lead = Programs have played these deals, and counted. A dot is what was measured; with a certainty of { $sure-text }% the true value lies somewhere in the bar around it. Where there is a broken line, it marks where the value would lie if nobody had an advantage. Shares have Wilson’s interval, means that of the normal distribution.
# The heading over what the lines of a table are about.
evidence-row = Case
# $sure (number) is a percentage. The headings over shares, and over means, with their intervals.
evidence-percent-kind = Share, { $sure-text }% interval
evidence-number-kind = Mean, { $sure-text }% interval
# $value (number) is percent.
evidence-percent = { $value-text }%
# $value (number).
evidence-number = { $value-text }
# $low and $high (numbers) are percent.
evidence-percent-between = { $low-text }% to { $high-text }%
# As above, but no percent.
evidence-number-between = { $low-text } to { $high-text }
# $low and $high (numbers) are percent: what the drawings reach from and to.
evidence-percent-scale = scale from { $low-text }% to { $high-text }%
# As above, but no percent.
evidence-number-scale = scale from { $low-text } to { $high-text }
# $sample (number) is how many observations there were.
evidence-observed = { $sample-text } observed
# $low and $high (numbers): points, for example.
evidence-range = { $low-text } to { $high-text }
# $count (number) is how many play.
evidence-seats =
    { $count ->
        [one] { $count-text } player
       *[other] { $count-text } players
    }
evidence-random = Everybody played at random, as far as the rules allow.
evidence-habit = Whoever led first kept to the way of playing in question; everybody else played at random, as far as the rules allow.
# $level (number) is how much the bots think.
evidence-bots = Our bots played, at level { $level-text }.
# $rules (text) is the name of a variant.
evidence-rules = Rules: “{ $rules }”.
# $count (number) is how many play.
evidence-players = Players: { $count-text }.
# $deals (text) is one number or several; $seed (number) is that of the first deal.
evidence-deals = Deals in each line: { $deals }, numbered from { $seed-text } on.
evidence-games = Whole games in each line: { $deals }, numbered from { $seed-text } on.
# Before the name of a table.
evidence-see = Measured:

## Tables that several games have

plot-first-seat = How often the first to lead wins
    .about = Leading first is an advantage where the dot lies beyond the broken line. Of a win that several share, each is counted an equal part.
plot-cards-played = How many cards are played in a deal
    .about = From the first lead until somebody is out of cards.
plot-payments = What is paid in a deal
    .about = What all players together pay, in chips or coins.
