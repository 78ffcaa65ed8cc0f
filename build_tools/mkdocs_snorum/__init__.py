"""The site of a card-game rules project: MkDocs plugin, page generator, checks and browser files."""
