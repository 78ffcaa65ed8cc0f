### The chart of what beats what.

heading-chart = What beats what
chart-lead = The rules engine has tried every card on every other. Each line shows the pack, strongest cards first. A filled square is a card that beats the card of the line.
chart-only-directly = A square with an empty middle is a card that beats it only as the very next play.
chart-card = Card
chart-beaten-by = Beaten by
# $how (text) lists ways to play a card.
chart-how = How it is played: { $how }
# $how (text) is a way to play a card, $cards (cards) those that it is played on.
chart-over = { $how } on { $cards-the }
chart-nothing = Nothing beats it.
chart-any = Any other card beats it.
# $count (number) is how many cards beat the card of the line.
chart-count =
    { $count ->
        [one] { $count-text } card:
       *[other] { $count-text } cards:
    }
