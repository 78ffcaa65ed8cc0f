"""Playing many deals with bots and asking of each what is to be known: pure, the same for the same arguments."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from types import ModuleType
from typing import Any, NamedTuple

from ..bots.choosing import DEFAULT_LEVEL
from ..bots.matches import play_match
from ..core.options import Raw
from ..games import find
from ..histories import deal_history
from ..kit.questions import Habit, Question
from ..record import find_options
from .figures import Figure, make_figure
from .questions import QUESTIONS

MOST_DEALS = 99
"""A whole game has no more deals than these."""


class Report(NamedTuple):
    """How deals were played, and what was found; `seed` is that of the first deal, each further one has the next."""

    game: str
    preset: str
    overrides: tuple[tuple[str, Raw], ...]
    seats: int
    deals: int
    seed: int
    level: int
    habit: str
    figures: tuple[Figure, ...]


def find_questions(game_id: str) -> tuple[Question, ...]:
    """What is asked of every game, and what the game's own folder asks in `questions.py`."""
    own = _own(game_id)
    return QUESTIONS + (() if own is None else tuple(getattr(own, "QUESTIONS", ())))


def find_habits(game_id: str) -> Mapping[str, Habit]:
    """What the game's own folder says of ways to play, by name."""
    own = _own(game_id)
    return {} if own is None else {habit.name: habit for habit in getattr(own, "HABITS", ())}


def _own(game_id: str) -> ModuleType | None:
    name = f"{type(find(game_id)).__module__.rpartition('.')[0]}.questions"
    return import_module(name) if find_spec(name) is not None else None


def deal_questions(game_id: str) -> tuple[Question, ...]:
    """The questions that single deals answer."""
    return tuple(question for question in find_questions(game_id) if not question.whole)


def simulate(
    game_id: str,
    preset: str | None = None,
    overrides: Mapping[str, Raw] | None = None,
    *,
    deals: int,
    seats: int | None = None,
    seed: int = 0,
    level: int = DEFAULT_LEVEL,
    habit: str = "",
    questions: Iterable[Question] | None = None,
) -> Report:
    """Play deals, each seat a bot of that level, and answer the questions; those of whole games of as many games.

    With `habit`, the seat that opens the deal plays by it. Without `preset`, `seats` or `questions`: the default
    preset, the fewest seats, all questions of single deals.
    Raises KeyError for a habit unknown, Unknown, BadOption, ImpossibleDeal, or Unreadable for a level unknown.
    """
    game = find(game_id)
    preset = next(iter(game.presets)) if preset is None else preset
    options = find_options(game, preset, overrides or {})
    asked = deal_questions(game_id) if questions is None else tuple(questions)
    followed = find_habits(game_id)[habit] if habit else None
    found: dict[tuple[str, str], list[float]] = {}
    for whole, number in product(sorted({question.whole for question in asked}), range(deals)):
        most = MOST_DEALS if whole else 1
        opened = deal_history(game, options, seed=seed + number, seats=seats, deals=most)
        played = play_match(opened, (level,) * len(opened.deals[0].seats), seed=seed + number, habit=followed)
        assert not whole or played.current_deal()[0] + 1 < MOST_DEALS, "a whole game ends"
        for question in asked:
            for case, value in question.observe(played) if question.whole == whole else ():
                found.setdefault((question.name, case), []).append(value)
    for question in asked:
        for (name, _), values in found.items():
            if question.every_deal and name == question.name:
                values += [0.0] * (deals - len(values))
    order = [question.name for question in asked]
    figures = [make_figure(name, case, values) for (name, case), values in found.items()]
    figures.sort(key=lambda figure: (order.index(figure.question), figure.case))
    count = game.players(options)[0] if seats is None else seats
    return Report(game_id, preset, tuple((overrides or {}).items()), count, deals, seed, level, habit, tuple(figures))


def report_json(report: Report) -> dict[str, Any]:
    """The report as JSON values, each figure with its sample and interval."""
    return {
        **report._asdict(),
        "overrides": dict(report.overrides),
        "method": "bots",
        "figures": [figure._asdict() for figure in report.figures],
    }
