"""Search of random deals for problems; the same seed finds the same ones."""

import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from .core.deal import shuffle
from .core.game import Game
from .core.notation import format_action
from .core.types import Action, Deal
from .problems import Analysis, analyse
from .solve import Solver, Unsolvable, sound_actions
from .start import read_position

SEATS = ("A", "B")
LIMIT = 60_000
"""Positions looked at before one is left out as too slow for a reader's browser."""
FEWEST_CHOICES = 3
SHORTEST_LINE = 5
"""Actions to the end of the deal; what is sooner over is seen at a glance."""


class Found(NamedTuple):
    """A position that makes a problem, with the text of its file."""

    analysis: Analysis
    text: str


def find_problems(game: Game[Any, Any], seed: int, theme: str | None = None) -> Iterator[Found]:
    """Play one random deal under the game's first preset; every problem met on the way, of a theme or of any."""
    preset = next(iter(game.presets))
    options = game.presets[preset]
    draw = random.Random(seed).random
    deal = game.deal(options, SEATS, seed % len(SEATS), shuffle(game.pack(options), seed))
    state = game.start(options, (deal,), {}).state
    while True:
        posed = game.pose(state)
        analysis = _find(game, options, posed) if posed is not None else None
        if posed is not None and analysis is not None and (theme is None or theme in analysis.themes):
            yield Found(analysis, format_problem(posed, analysis, theme or analysis.themes[-1], seed))
        going_on = [action for action in sound_actions(game, state) if not _ends(game, state, action)]
        if not going_on:
            return
        state = game.advance(state, going_on[int(draw() * len(going_on))]).state


def format_problem(posed: tuple[Deal, Mapping[str, object]], analysis: Analysis, theme: str, seed: int) -> str:
    """A problem as the text of its file, under the game's first preset."""
    deal, start = posed
    best, value = analysis.values[0]
    lines = [
        f'theme = "{theme}"',
        f'best = "{format_action(best)}"',
        f"value = {value}",
        f"one_in = {analysis.one_in}",
        f"seed = {seed}",
        'script = ""',
        "",
        "[deal]",
        "seats = [" + ", ".join(f'"{seat}"' for seat in deal.seats) + "]",
        f'dealer = "{deal.seats[deal.dealer]}"',
        *(f'{name} = "{" ".join(cards)}"' for name, cards in deal.piles),
        "",
        "[deal.hands]",
        *(f'{seat} = "{" ".join(hand)}"' for seat, hand in zip(deal.seats, deal.hands, strict=True)),
        "",
        "[start]",
        *(f"{name} = {_toml(value)}" for name, value in start.items()),
    ]
    return "\n".join(lines) + "\n"


def _find(game: Game[Any, Any], options: Any, posed: tuple[Deal, Mapping[str, Any]]) -> Analysis | None:
    """The analysis of a position that makes a problem; None for any other."""
    deal, start = posed
    state = game.start(options, (deal,), read_position(game, start, deal.seats)).state
    try:
        values = Solver(game, is_open=True, limit=LIMIT).solution(state).values
        if len(values) < FEWEST_CHOICES or values[0][1] <= max(0, values[1][1]) or _ends(game, state, values[0][0]):
            return None
        analysis = analyse(game, state)
    except Unsolvable:
        return None
    choices = sum(not _ends(game, state, action) for action, _ in values)
    is_short = choices < FEWEST_CHOICES or len(analysis.line) < SHORTEST_LINE
    return None if is_short or not analysis.themes else analysis


def _ends(game: Game[Any, Any], state: Any, action: Action) -> bool:
    return game.outcome(game.advance(state, action).state) is not None


def _toml(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {count}" for key, count in value.items()) + " }"
    return str(value) if isinstance(value, int) else f'"{value}"'
