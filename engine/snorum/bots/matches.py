"""Bots playing each other, each by what its own seat sees."""

from collections.abc import Sequence

from ..kit.history import History
from .choosing import choose
from .observation import observe


def play_match(history: History, levels: Sequence[int], *, seed: int = 0) -> History:
    """The history played on to its end, with a level for each seat."""
    while (seat := history.actor()) is not None:
        chosen = choose(observe(history), level=levels[seat], seed=seed)
        history = history.with_action(chosen.action)
    return history
