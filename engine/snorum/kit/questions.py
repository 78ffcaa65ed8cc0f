"""What a game's folder may ask of deals that were played: in a module `questions`, as QUESTIONS."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

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
