"""A game's `figures.toml`: what is asked of simulations, and what was found; read with every fault, and written."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

from ..bots.choosing import LEVELS
from ..cards import find_card
from ..core.game import Game
from ..faults import Fault, Notes, near
from .recorded import CARD, LABELS, NUMBER, PRESET, RANGE, SEATS, SHOWN, WORDS, Found, Plot, Recorded, Request
from .report import find_habits, find_questions
from .sources import hash_of

FILE = "figures.toml"

_DEFAULTS: Mapping[str, Any] = {"case": "", "habit": "", "shown": NUMBER}
_KINDS = Request.__annotations__
_PLOT_DEFAULTS: Mapping[str, Any] = {"label": WORDS, "fair": False}
_MEASURED: Mapping[str, tuple[type, ...]] = {
    "value": (float, int),
    "low": (float, int),
    "high": (float, int),
    "sample": (int,),
}
_HASHES: Mapping[str, tuple[type, ...]] = {"request": (str,), "sources": (str,)}
_RANGE = re.compile(r"\d+(-\d+)?")
_NAME = re.compile(r"[a-z][a-z0-9-]*")

Where = tuple[str | int, ...]


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
        self.habits = {"", *find_habits(game.id)}
        self.taken = set(game.facts(next(iter(game.presets.values()))))

    def read(self, data: Mapping[str, Any]) -> Iterator[Recorded]:
        self.notes.check_keys(data, ("figure", "plot"), ())
        for table, where in self._tables(data, "figure", "[[figure]]", ()):
            request = self._request(table, {}, where, (*_KINDS, "found"))
            if request is not None:
                found = self._found(table.get("found"), request, (*where, "found"))
                yield Recorded(request, found, self.notes.line(*where))
        for table, where in self._tables(data, "plot", "[[plot]]", ()):
            yield from self._plot(table, where)

    def _tables(
        self, data: Mapping[str, Any], name: str, written: str, where: Where
    ) -> list[tuple[Mapping[str, Any], Where]]:
        tables = data.get(name, [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self.notes.add(f"{name} is no list of tables; write {written}", *where, name)
            return []
        return [(table, (*where, name, index)) for index, table in enumerate(tables)]

    def _plot(self, table: Mapping[str, Any], where: Where) -> Iterator[Recorded]:
        """The figures of a drawing: each row adds to, or changes, what the table says for all of them."""
        self.notes.check_keys(table, (*_KINDS, *_PLOT_DEFAULTS, *_HASHES, "rows"), where)
        name, label = table.get("id"), table.get("label", WORDS)
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            self.notes.add("id must be a name of small letters, digits and hyphens; add it", *where, "id")
            return
        if label not in LABELS:
            self.notes.add(f'no label "{label}"{near(str(label), LABELS)}', *where, "label")
            return
        if not isinstance(table.get("fair", False), bool):
            self.notes.add("fair must be true or false; correct it", *where, "fair")
        plot = Plot(name, label, table.get("fair") is True)
        rows = self._tables(table, "rows", "rows = [{ ... }]", where)
        if not rows:
            self.notes.add("rows is missing or empty; add a row for each figure", *where, "rows")
        asked = [self._row(plot, row, table, place) for row, place in rows]
        requests = [request for request in asked if request is not None]
        is_current = table.get("request") == _hash_of_all(requests)
        if self.measured and not is_current and len(requests) == len(rows):
            wrong = "asks something else than was measured" if "request" in table else "has not been measured"
            self.notes.add(f'"{name}" {wrong}; {self._mend()}', *where, "request")
        for (row, place), request in zip(rows, asked, strict=True):
            if request is not None:
                found = {key: row[key] for key in _MEASURED if key in row}
                hashes = {"request": request.hash, "sources": table.get("sources")}
                kept = self._found({**found, **hashes}, request, place) if is_current else None
                yield Recorded(request, kept, self.notes.line(*place), plot, request.id.removeprefix(f"{name}-"))

    def _row(self, plot: Plot, row: Mapping[str, Any], table: Mapping[str, Any], where: Where) -> Request | None:
        values = {key: value for key, value in {**table, **row}.items() if key in _KINDS}
        by_label = {SEATS: values.get("seats"), PRESET: values.get("preset")}
        name = by_label.get(plot.label, row.get("id", values.get("case")))
        if name is None or not _is_row(plot.label, str(name)):
            wrong = "what tells the row apart is missing" if name is None else f'"{name}" is no {plot.label}'
            self.notes.add(f"{wrong}; its label is {plot.label}", *where)
            return None
        shared = {**values, "id": f"{plot.id}-{name}"}
        return self._request(row, shared, where, (*_KINDS, *_MEASURED))

    def _request(
        self, table: Mapping[str, Any], shared: Mapping[str, Any], where: Where, allowed: Iterable[str]
    ) -> Request | None:
        before = len(self.notes.faults)
        self.notes.check_keys(table, allowed, where)
        values = {**_DEFAULTS, **{key: value for key, value in table.items() if key in _KINDS}, **shared}
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

    def _check(self, request: Request, where: Where) -> None:
        for key, known in (
            ("question", self.questions),
            ("preset", self.game.presets),
            ("habit", self.habits),
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

    def _found(self, table: object, request: Request, where: Where) -> Found | None:
        mend = self._mend()
        kinds = {**_MEASURED, **_HASHES}
        if table is None:
            if self.measured:
                self.notes.add(f'"{request.id}" has not been measured; {mend}', *where)
            return None
        if (
            not isinstance(table, dict)
            or set(table) != set(kinds)
            or any(type(table[key]) not in kind for key, kind in kinds.items())
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

    def _mend(self) -> str:
        return f"run `snorum simulate {self.game.id} --write`"


def _is_row(label: str, name: str) -> bool:
    if label == CARD:
        return find_card(name) is not None
    pattern = {WORDS: _NAME, RANGE: _RANGE}.get(label)
    return pattern is None or pattern.fullmatch(name) is not None


def _hash_of_all(requests: Iterable[Request]) -> str:
    return hash_of(request.hash.encode() for request in requests)


def figures_text(game_id: str, recorded: Iterable[Recorded]) -> str:
    """The file that holds these figures."""
    lines = [
        f"# What is asked of simulations; `snorum simulate {game_id} --write` measures, and writes what was found."
    ]
    lines.append("")
    for plot, group in groupby(recorded, key=lambda one: one.plot):
        if plot is not None:
            lines += _plot_lines(plot, list(group))
            continue
        for one in group:
            lines += ["[[figure]]", *_keys(one.request._asdict(), _DEFAULTS)]
            if one.found is not None:
                lines += ["", "[figure.found]", *_keys(one.found._asdict(), {})]
            lines.append("")
    return "\n".join(lines)


def _plot_lines(plot: Plot, rows: list[Recorded]) -> list[str]:
    """What all rows share stands in the table, the rest in the rows."""
    asked = [{**one.request._asdict(), "id": one.row} for one in rows]
    shared = {key: value for key, value in asked[0].items() if all(row[key] == value for row in asked)}
    shared.pop("id", None)
    lines = ["[[plot]]", *_keys({**plot._asdict(), **shared}, {**_DEFAULTS, **_PLOT_DEFAULTS})]
    if all(one.found is not None for one in rows):
        sources = next(one.found.sources for one in rows if one.found is not None)
        lines += _keys({"request": _hash_of_all(one.request for one in rows), "sources": sources}, {})
    lines.append("rows = [")
    for row, one in zip(asked, rows, strict=True):
        own = {key: value for key, value in row.items() if key not in shared}
        if plot.label in (SEATS, PRESET) or row["id"] == row["case"]:
            del own["id"]
        found = {} if one.found is None else {key: getattr(one.found, key) for key in _MEASURED}
        lines.append(f"    {{ {', '.join(_keys({**own, **found}, _DEFAULTS))} }},")
    return [*lines, "]", ""]


def _keys(values: Mapping[str, Any], defaults: Mapping[str, Any]) -> list[str]:
    """Ids, hashes and names of questions need no escapes."""
    return [f"{key} = {_value(value)}" for key, value in values.items() if defaults.get(key) != value]


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)
