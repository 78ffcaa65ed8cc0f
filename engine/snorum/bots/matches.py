"""Bots playing each other, each by what its own seat sees."""

from collections.abc import Sequence

from ..core.types import Action, mask
from ..kit.history import History
from ..kit.questions import Habit
from .choosing import RANDOM, by_lot, choose, draw_at
from .observation import legal_of, observe


def play_match(history: History, levels: Sequence[int], *, seed: int = 0, habit: Habit | None = None) -> History:
    """The history played on to its end, with a level for each seat; the seat to act first plays by the habit."""
    by_habit = None if habit is None else history.actor()
    while (seat := history.actor()) is not None:
        if habit is not None and seat == by_habit:
            action = _by_habit(history, habit, seed)
        elif levels[seat] == RANDOM:
            # As `choose` would, without looking at the whole deal.
            action = by_lot(legal_of(history), draw_at(history, seed))
        else:
            action = choose(observe(history), level=levels[seat], seed=seed).action
        history = history.with_action(action)
    return history


def _by_habit(history: History, habit: Habit, seed: int) -> Action:
    legal = legal_of(history)
    table = mask(history.game.table(history.state()), history.actor())
    return by_lot(tuple(habit.prefer(history.options, table, legal)) or legal, draw_at(history, seed))
