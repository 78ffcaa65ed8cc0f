"""Commands of `snorum` that are more than a few lines: each adds its arguments and says what runs it."""

from .play import add_play
from .setup import BadArgument
from .simulate import add_simulate

__all__ = ["BadArgument", "add_play", "add_simulate"]
