## What a reader takes away from an example: the link, files, and what another page pastes.

# Button in the player's menu; also the heading of what it opens.
player-share = Share and embed
share-title = Share and embed
share-position = This position
share-link = Link
share-copy = Copy
share-copied = Copied.
share-copy-failed = The browser does not let this page copy. The text is selected: copy it with the keyboard or the menu of your device.
# Names a row of buttons, each of which saves one kind of file.
share-save = Save as a file
share-picture = Picture (SVG)
share-transcript = Transcript
# The record of what was played, in card notation.
share-record = Record as text
share-toml = Example file (TOML)
# Heading: how to show this example on a web page of the reader's own.
share-embed = On a page of your own
share-kind = What to paste
share-kind-frame = A frame, for any page
share-kind-element = An element with its script
share-mode = What is shown
share-mode-view = The table with its controls
share-mode-diagram = The table alone
share-theme = Light and dark
share-theme-auto = As the reader’s system has it
share-theme-light = Light
share-theme-dark = Dark
# Box to tick.
share-step = Start at this step
share-snippet = To paste
share-none = This example has no page of its own that could stand in a frame.
