"""Figures on record: a game's `figures.toml` says what is asked, and holds what was found when it was measured."""

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ..bots.choosing import LEVELS
from ..core.game import Game
from ..faults import Fault, Notes, near
from .figures import Figure
from .report import find_questions, simulate
from .sources import hash_of, hash_sources

FILE = "figures.toml"

NUMBER, PERCENT = "number", "percent"
SHOWN = (NUMBER, PERCENT)


class Request(NamedTuple):
    """What is measured: one case of a question, over so many deals (or whole games, where the question asks of them).

    `seed` is that of the first deal. `shown` is how readers are told the value.
    """

    id: str
    question: str
    case: str
    preset: str
    seats: int
    level: int
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


class Recorded(NamedTuple):
    """A figure of a game's file; `found` is None where nothing has been measured for what is asked now."""

    request: Request
    found: Found | None
    line: int


_DEFAULTS: Mapping[str, Any] = {"case": "", "shown": NUMBER}
_KINDS = Request.__annotations__
_FOUND_KINDS: Mapping[str, tuple[type, ...]] = {
    "value": (float, int),
    "low": (float, int),
    "high": (float, int),
    "sample": (int,),
    "request": (str,),
    "sources": (str,),
}


def read_figures(
    path: Path, game: Game[Any, Any], *, measured: bool = True
) -> tuple[tuple[Recorded, ...], list[Fault]]:
    """The figures of a file, and its faults; where `measured`, a figure that is not is one of them."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        return (), [Fault(str(path), 1, f"cannot be read: {reason}; mend the file")]
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return (), [Fault.of_toml(str(path), text, error)]
    reader = _Reader(Notes(str(path), text), game, measured)
    return tuple(reader.read(data)), reader.notes.faults


class _Reader:
    def __init__(self, notes: Notes, game: Game[Any, Any], measured: bool) -> None:
        self.notes = notes
        self.game = game
        self.measured = measured
        self.questions = {question.name for question in find_questions(game.id)}
        self.taken = set(game.facts(next(iter(game.presets.values()))))

    def read(self, data: Mapping[str, Any]) -> Iterable[Recorded]:
        self.notes.check_keys(data, ("figure",), ())
        tables = data.get("figure", [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.notes.add("figure is no list of tables; write [[figure]]", "figure")
            return
        for index, table in enumerate(tables):
            where = ("figure", index)
            request = self._request(table, where)
            if request is not None:
                found = self._found(table.get("found"), request, (*where, "found"))
                yield Recorded(request, found, self.notes.line(*where))

    def _request(self, table: Mapping[str, Any], where: tuple[str | int, ...]) -> Request | None:
        before = len(self.notes.faults)
        self.notes.check_keys(table, (*_KINDS, "found"), where)
        values = {**_DEFAULTS, **{key: value for key, value in table.items() if key in _KINDS}}
        for key, kind in _KINDS.items():
            if key not in values:
                self.notes.add(f"{key} is missing; add it", *where)
            elif type(values[key]) is not kind:
                self.notes.add(f"{key} is no {'number' if kind is int else 'text'}; correct it", *where, key)
        if len(self.notes.faults) > before:
            return None
        request = Request(**values)
        self._check(request, where)
        return None if len(self.notes.faults) > before else request

    def _check(self, request: Request, where: tuple[str | int, ...]) -> None:
        for key, known in (
            ("question", self.questions),
            ("preset", self.game.presets),
            ("shown", SHOWN),
        ):
            value = getattr(request, key)
            if value not in known:
                self.notes.add(f'no {key} "{value}"{near(value, known)}', *where, key)
        if request.id in self.taken:
            self.notes.add(f'"{request.id}" is a fact or figure already; rename this one', *where, "id")
        self.taken.add(request.id)
        if request.level not in LEVELS:
            self.notes.add(f"level must be from {min(LEVELS)} to {max(LEVELS)}", *where, "level")
        if request.deals < 2:
            self.notes.add("deals must be 2 or more: a single one has no interval", *where, "deals")
        if request.preset in self.game.presets:
            low, high = self.game.players(self.game.presets[request.preset])
            if not low <= request.seats <= high:
                self.notes.add(f"seats must be from {low} to {high}", *where, "seats")

    def _found(self, table: object, request: Request, where: tuple[str | int, ...]) -> Found | None:
        mend = f"run `snorum simulate {self.game.id} --write`"
        if table is None:
            if self.measured:
                self.notes.add(f'"{request.id}" has not been measured; {mend}', *where)
            return None
        if (
            not isinstance(table, dict)
            or set(table) != set(_FOUND_KINDS)
            or any(type(table[key]) not in kinds for key, kinds in _FOUND_KINDS.items())
            or not table["low"] <= table["value"] <= table["high"]
        ):
            self.notes.add(f'what was found of "{request.id}" is no measurement; delete it and {mend}', *where)
            return None
        found = Found(**table)
        if found.request == request.hash:
            return found
        if self.measured:
            self.notes.add(f'"{request.id}" asks something else than was measured; {mend}', *where, "request")
        return None


def measure(game_id: str, requests: Iterable[Request]) -> dict[str, Figure]:
    """What is found for each request, by its id; those that are played alike are asked of the same deals.

    One that no deal, or a single one, had anything to say of is left out.
    """
    played: dict[tuple[Any, ...], list[Request]] = {}
    questions = {question.name: question for question in find_questions(game_id)}
    for request in requests:
        key = (request.preset, request.seats, request.level, request.seed, request.deals)
        played.setdefault((*key, questions[request.question].whole), []).append(request)
    found: dict[str, Figure] = {}
    for (preset, seats, level, seed, deals, _), alike in played.items():
        asked = [questions[name] for name in dict.fromkeys(request.question for request in alike)]
        report = simulate(game_id, preset, deals=deals, seats=seats, seed=seed, level=level, questions=asked)
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


def figures_text(game_id: str, recorded: Iterable[Recorded]) -> str:
    """The file that holds these figures."""
    lines = [f"# Each figure asks; `snorum simulate {game_id} --write` measures, and writes what was found.", ""]
    for request, found, _ in recorded:
        lines += ["[[figure]]", *_keys(request._asdict(), _DEFAULTS)]
        if found is not None:
            lines += ["", "[figure.found]", *_keys(found._asdict(), {})]
        lines.append("")
    return "\n".join(lines)


def _keys(values: Mapping[str, Any], defaults: Mapping[str, Any]) -> list[str]:
    """Ids, hashes and names of questions need no escapes."""
    return [
        f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}"
        for key, value in values.items()
        if defaults.get(key) != value
    ]
