"""What a game's folder may ask of deals: in a module `questions`, as QUESTIONS, and as HABITS what tips recommend."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from ..core.types import Action, Table
from .history import History

Observed = Iterable[tuple[str, float]]
"""Observations, each with the case that it belongs to."""


class Question(NamedTuple):
    """What is looked at in each deal; with `every_deal`, a deal that says nothing of a case counts as 0 for it.

    With `whole`, it is looked at in games played to their end, deal after deal, in place of single deals.
    """

    name: str
    observe: Callable[[History], Observed]
    every_deal: bool = False
    whole: bool = False


class Habit(NamedTuple):
    """A way to play that a tip recommends: of the legal actions, those that it takes to.

    `prefer` is given the options, the table as the seat to act sees it, and what is legal; of what it names one is
    chosen by lot, and of everything legal where it names nothing.
    """

    name: str
    prefer: Callable[[Any, Table, tuple[Action, ...]], Iterable[Action]]
