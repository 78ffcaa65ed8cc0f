## The form on the page for embedders that puts together what another site pastes.

playground-game = Game
playground-example = Example
playground-language = Language
# Label of a field for a number.
playground-step = Start at step
# Label of a field for a number.
playground-height = Height in pixels
playground-copy = Copy the snippet
