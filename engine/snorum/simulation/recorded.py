"""Figures on record: what is asked, what was found when it was measured, and measuring it anew."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from .figures import Figure
from .report import find_questions, simulate
from .sources import hash_of, hash_sources

NUMBER, PERCENT = "number", "percent"
SHOWN = (NUMBER, PERCENT)

WORDS, SEATS, PRESET, CARD, RANGE = "words", "seats", "preset", "card", "range"
LABELS = (WORDS, SEATS, PRESET, CARD, RANGE)
"""What tells the rows of a plot apart: words of the game's own, players, the variant, a card, or a range of numbers."""


class Request(NamedTuple):
    """What is measured: one case of a question, over so many deals (or whole games, where the question asks of them).

    `seed` is that of the first deal; by `habit`, if any, plays the seat that opens the deal. `shown` is how readers
    are told the value.
    """

    id: str
    question: str
    case: str
    preset: str
    seats: int
    level: int
    habit: str
    seed: int
    deals: int
    shown: str

    @property
    def hash(self) -> str:
        """Of all that decides what is found."""
        return hash_of([repr(self[1:-1]).encode()])


class Found(NamedTuple):
    """What was found: a value with its 95% interval; `request` and `sources` are hashes of what it was found with."""

    value: float
    low: float
    high: float
    sample: int
    request: str
    sources: str


class Plot(NamedTuple):
    """Figures that are drawn under one heading; with `fair`, the value at which nobody has an advantage is marked."""

    id: str
    label: str
    fair: bool


class Recorded(NamedTuple):
    """A figure of a game's file; `found` is None where nothing has been measured for what is asked now.

    `plot` is the drawing that it belongs to, if any, and `row` its name there.
    """

    request: Request
    found: Found | None
    line: int
    plot: Plot | None = None
    row: str = ""


def measure(game_id: str, requests: Iterable[Request]) -> dict[str, Figure]:
    """What is found for each request, by its id; those that are played alike are asked of the same deals.

    One that no deal, or a single one, had anything to say of is left out.
    """
    played: dict[tuple[Any, ...], list[Request]] = {}
    questions = {question.name: question for question in find_questions(game_id)}
    for request in requests:
        key = (request.preset, request.seats, request.level, request.habit, request.seed, request.deals)
        played.setdefault((*key, questions[request.question].whole), []).append(request)
    found: dict[str, Figure] = {}
    for (preset, seats, level, habit, seed, deals, _), alike in played.items():
        asked = [questions[name] for name in dict.fromkeys(request.question for request in alike)]
        report = simulate(
            game_id, preset, deals=deals, seats=seats, seed=seed, level=level, habit=habit, questions=asked
        )
        figures = {(figure.question, figure.case): figure for figure in report.figures}
        for request in alike:
            figure = figures.get((request.question, request.case))
            if figure is not None and figure.low is not None:
                found[request.id] = figure
    return found


def is_stale(game_id: str, recorded: Recorded) -> bool:
    """Whether a figure is to be measured anew: never measured, or with other sources than there are now."""
    return recorded.found is None or recorded.found.sources != hash_sources(game_id)


def renew(game_id: str, recorded: Iterable[Recorded]) -> tuple[Recorded, ...]:
    """The figures, those that are stale measured anew; `found` stays None where nothing was observed."""
    recorded = tuple(recorded)
    figures = measure(game_id, (one.request for one in recorded if is_stale(game_id, one)))
    sources = hash_sources(game_id)

    def anew(one: Recorded) -> Recorded:
        figure = figures.get(one.request.id)
        if figure is None or figure.low is None or figure.high is None:
            return one._replace(found=None) if is_stale(game_id, one) else one
        low, value, high = (round(each, 6) for each in (figure.low, figure.value, figure.high))
        return one._replace(found=Found(value, low, high, figure.sample, one.request.hash, sources))

    return tuple(map(anew, recorded))
