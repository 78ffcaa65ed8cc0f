"""Questions about any position of any game, made and graded by the engine."""
