## The player: names of the control elements and what it says.
## Every variable here is filled in by the player itself.

# $title is the title of the example.
player-label = Worked example: { $title }
player-table = The table
player-controls = Controls
player-first = First step
player-back = Previous step
player-next = Next step
player-last = Last step
# $n is the step shown, $m the last step.
player-step = Step { $n } of { $m }
player-position = { $n } / { $m }
player-steps = Steps
player-start = Start
player-play = Play
player-pause = Pause
player-speed = Speed
player-speed-slow = slow
player-speed-normal = normal
player-speed-fast = fast
player-paused = Paused.
player-ended = End of the example.
player-whatif = What if…?
player-whatif-help = Choose a card for the player whose turn it is.
player-whatif-end = Stop asking
player-hands = Hands
player-hands-open = All hands open
player-hands-acting = Only the hand that is to play
# $seat is the name of a seat.
player-hands-seat = Only the hand of { $seat }
player-menu = Menu
player-transcript = Transcript
player-copy = Copy link
player-copied = Link copied.
player-copy-failed = The link could not be copied.
player-rules = Rules used
player-rule-link = Read the rule
player-why = Why not?
player-starting = Starting the rules engine…
# $done and $total are amounts of data, in megabytes.
player-progress = { $done } of { $total } MB
player-cancel = Cancel
player-thinking = The engine is working…
player-verified = verified in your browser
player-verified-help = The rules engine has replayed this example in your browser and come to the same result.
player-mismatch = This example does not check out.
player-mismatch-help = The rules engine in your browser comes to a different result from this page. The page still shows its own; please report the fault.
player-unavailable = The rules engine is not available here.
player-unavailable-stalled = It stopped loading.
player-unavailable-missing = A file is missing.
player-unavailable-damaged = A file arrived damaged.
player-unavailable-blocked = This page does not allow it to run.
player-unavailable-failed = It reported an error.
player-unavailable-cancelled = You cancelled it.
player-unavailable-help = Stepping through the example still works.
player-retry = Try again
player-open-page = Open this example on its own page
# $n is the step at which the reader left the example.
player-branch = Your line: left the example at step { $n }
player-back-to-example = Back to the example
player-undo = Take back the last card
player-stale = This link names a step or a card that the example does not have. The nearest step is shown.
player-version = This example cannot be read here: the page comes from another version.
player-broken = This example could not be read.
player-missing = This example could not be loaded.
# $seat is the name of a seat.
player-to-act = { $seat } is to play
player-acting = to play
player-over = The hand is over.
player-dealer = dealer
player-hidden-card = a card face down
# $n is how many cards.
player-cards-left = Cards left: { $n }
# $card is the name of a card.
player-legal-card = { $card }: may be played
player-refused-card = { $card }: may not be played
# $card is the name of an action that is no card, such as closing the talon.
player-refused-action = { $card }: not allowed now
# $words are the words that somebody said.
player-said = “{ $words }”
# $cards is a list of names of cards.
player-cards-of = Cards of { $seat }: { $cards }
player-cards-none = { $seat } has no cards.
# $zone is the name of a place on the table, $cards a list of names of cards.
player-zone-cards = { $zone }: { $cards }
player-zone-empty = { $zone }: no cards
player-no-facts = Nothing is counted yet.
# $card is the name of a card.
player-pending = { $card } will be played as soon as the engine is ready.
player-line-failed = The engine could not follow this line.
player-other-actions = Other actions
player-mismatch-step = First difference: step { $n }.
player-close = Close
player-help = Keys
player-help-title = Keyboard shortcuts
player-help-note = They work while the example has the focus.
player-key-next = next step
player-key-back = previous step
player-key-next-group = next trick or run
player-key-back-group = previous trick or run
player-key-first = first step
player-key-last = last step
player-key-play = play or pause
player-key-card = play the chosen card, in a line of your own
player-key-escape = leave your line, then close what is open
player-key-seat = whose hand is shown
player-key-hands = open or hidden hands
player-key-whatif = what if…?
player-key-speak = say what lies on the table
player-key-last-move = say the last step
player-key-score = say the score
player-key-cards = say my cards
player-key-help = this list
player-keyname-right = Right arrow
player-keyname-left = Left arrow
player-keyname-page-down = Page down
player-keyname-page-up = Page up
player-keyname-home = Home
player-keyname-end = End
player-keyname-space = Space
player-keyname-enter = Enter
player-keyname-escape = Esc
