"""Worked examples: read (with lines), replayed, and compared with what they expect."""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from .core.errors import BAD_START
from .core.types import Reason, Step
from .exampledeal import read_deals
from .exampleexpect import Moment, compare, read_expects
from .faults import Fault, Kind, Notes, near, say
from .games import find, ids
from .record import Record, open_record
from .script import Line, read_script

__all__ = ["Example", "Fault", "Step", "check_file", "check_text", "find_example_files", "format_fault"]

TOP: Mapping[str, Kind] = {
    "game": (str, "the id of a game in quotes"),
    "preset": (str, "the name of a preset in quotes"),
    "options": (dict, "a table: options = { name = value }"),
    "source": (str, "a text in quotes"),
    "script": (str, 'a text: script = """..."""'),
    "deal": (dict | list, "a table, [deal], or several, [[deal]]"),
    "start": (dict, "a table: [start]"),
    "expect": (list, "a list of tables: [[expect]]"),
}
SITE: Mapping[str, Kind] = {
    "title": (str, "a text in quotes"),
    "note": (str, "a text in quotes"),
    "kind": (str, "a text in quotes"),
    "theme": (str, "a text in quotes"),
    "key_step": (int, "a number of actions"),
    "viewer": (str, "a text in quotes"),
    "shows": (list, "a list of clause ids"),
}
"""What only the site reads."""
KINDS = ("example", "problem")
_FOLDERS = ("examples", "problems")
MAX_LINE = 4_000
"""Characters; the reader of TOML takes the square of it for a dotted key."""


class Example(NamedTuple):
    """A worked example whose record can be replayed; `meta` holds what only the site reads."""

    path: str
    record: Record
    script: tuple[Line, ...]
    meta: Mapping[str, Any]
    moments: tuple[Moment, ...]
    """The replay: the opening, then one moment an action."""


class More(NamedTuple):
    """What a file may hold besides an example: its keys, and what is checked of them once the example is sound."""

    keys: tuple[str, ...]
    check: Callable[[Mapping[str, Any], Example, Notes], None]


class Checked(NamedTuple):
    """What came of reading a file: its faults, and the example where it could be replayed whole."""

    faults: tuple[Fault, ...]
    example: Example | None
    unreadable: bool = False
    """The file is missing or no text at all."""


def find_example_files(paths: Iterable[Path]) -> list[Path]:
    """The files as given, and for folders all `*.toml` below, sorted."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.toml")) if _is_folder(path) else [path]
    return found


def _is_special(path: Path) -> bool:
    """A pipe or a device, which would be waited for."""
    try:
        return path.exists() and not path.is_file()
    except OSError:
        return False


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False  # a name that no file can have; reading it says so


def check_file(path: Path, *, game: str | None = None, more: More | None = None) -> Checked:
    """Read and replay one file; inside a game's own folders the game need not be named."""
    if not _is_folder(path) and _is_special(path):
        return Checked((Fault(str(path), 1, "is no file that can be read"),), None, unreadable=True)
    try:
        content = path.read_bytes()
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        return Checked((Fault(str(path), 1, f"cannot be read: {reason}"),), None, unreadable=True)
    if b"\0" in content:
        message = "is a binary file, not text; an example is a TOML file"
        return Checked(
            (Fault(str(path), content[: content.index(b"\0")].count(b"\n") + 1, message),), None, unreadable=True
        )
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        message = f"is not UTF-8 text (byte {error.start}); save the file as UTF-8"
        return Checked((Fault(str(path), line, message),), None, unreadable=True)
    return check_text(text, str(path), game=game if game is not None else _folder_game(path), more=more)


def check_text(text: str, path: str, *, game: str | None = None, more: More | None = None) -> Checked:
    """Read and replay an example given as text; `path` is only named in faults."""
    long = next((number for number, line in enumerate(text.split("\n"), 1) if len(line) > MAX_LINE), None)
    if long is not None:
        return Checked((Fault(path, long, f"the line is longer than {MAX_LINE} characters; break it"),), None)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return Checked((Fault.of_toml(path, text, error),), None)
    notes = Notes(path, text)
    example = _read(data, notes, game, more)
    return Checked(tuple(sorted(notes.faults, key=lambda fault: fault.line)), example)


def format_fault(fault: Fault) -> str:
    """FILE:LINE[:COLUMN]: message."""
    place = f"{fault.line}:{fault.column}" if fault.column else str(fault.line)
    return f"{fault.path}:{place}: {fault.message}"


def _folder_game(path: Path) -> str | None:
    parent = path.resolve().parent
    name = parent.parent.name.replace("_", "-")
    return name if parent.name in _FOLDERS and name in ids() else None


def _read(data: dict[str, Any], notes: Notes, folder_game: str | None, more: More | None) -> Example | None:
    if not data:
        notes.add("is empty; an example has at least game, [deal] and script")
        return None
    notes.check_keys(data, (*TOP, *SITE, *(more.keys if more is not None else ())), ())
    meta = _read_meta(data, notes)
    script = read_script(data, notes)
    game_id = data.get("game", folder_game)
    if not isinstance(game_id, str):
        notes.add("game is missing; name the game", "game")
        return None
    if game_id not in ids():
        notes.add(f'unknown game "{game_id}"{near(game_id, ids())}', "game")
        return None
    game = find(game_id)
    before = len(notes.faults)
    read = read_deals(game, data, notes)
    is_playable = read.options is not None and len(notes.faults) == before
    if isinstance(meta.get("viewer"), str) and read.deals and meta["viewer"] not in read.deals[0].seats:
        notes.add(f'viewer "{meta["viewer"]}" is no seat{near(meta["viewer"], read.deals[0].seats)}', "viewer")
    expects = read_expects(data, notes, script.size)
    if not is_playable:
        return None
    lines = script.lines[: script.sound]
    actions = tuple(line.action for line in lines)
    record = Record(game_id, read.preset, read.overrides, read.deals, read.start, actions)
    moments = _replay(record, lines, notes)
    compare(game, record, moments, expects, notes)
    example = Example(notes.path, record, lines, meta, tuple(moments))
    if more is not None and not notes.faults:
        more.check(data, example, notes)
    return None if notes.faults else example


def _replay(record: Record, script: tuple[Line, ...], notes: Notes) -> list[Moment]:
    """Replay up to the first fault, which is noted at its script line."""
    from .core.errors import EngineError, IllegalAction

    seats = record.deals[0].seats
    moments: list[Moment] = []
    try:
        game, _, step = open_record(record)
    except EngineError as error:
        notes.add(say(error.reason, seats), *_opening_key(error.reason))
        return moments
    moments.append(Moment(None, None, step))
    for line in script:
        acting = game.to_act(step.state)
        if acting is None:
            notes.add_at(line.line, f"{line.text}: the game is over; remove this line and what follows it")
            break
        if line.seat is not None and line.seat != seats[acting]:
            known = "" if line.seat in seats else f'; "{line.seat}" is no seat{near(line.seat, seats)}'
            notes.add_at(line.line, f"{line.text}: it is {seats[acting]}'s turn, not {line.seat}'s{known}")
            break
        try:
            step = game.play(step.state, line.action)
        except IllegalAction as error:
            legal = ", ".join(_texts(game.legal_actions(step.state)))
            notes.add_at(line.line, f"{line.text}: refused: {say(error.reason, seats)}; legal here: {legal}")
            break
        except EngineError as error:
            notes.add_at(line.line, f"{line.text}: {say(error.reason, seats)}")
            break
        moments.append(Moment(acting, line.action, step))
    return moments


def _opening_key(reason: Reason) -> tuple[str, ...]:
    """The key that a fault of the opening belongs to."""
    name = {key: str(value) for key, _, value in reason.params}.get("name")
    return ("start", name) if reason.code == BAD_START.id and name is not None else ("deal",)


def _texts(actions: Iterable[Any]) -> list[str]:
    from .core.notation import format_action

    return [format_action(action) for action in actions]


def _read_meta(data: Mapping[str, Any], notes: Notes) -> dict[str, Any]:
    meta = {key: data[key] for key in (*SITE, "source") if key in data}
    for key in [key for key in meta if not notes.check_kind(meta[key], {**TOP, **SITE}[key], key)]:
        del meta[key]
    if meta.get("kind", KINDS[0]) not in KINDS:
        notes.add(f'kind cannot be "{meta["kind"]}"{near(meta["kind"], KINDS)}', "kind")
    if meta.get("key_step", 0) < 0:
        notes.add("key_step must be 0 or more, the number of actions before the picture", "key_step")
    if not all(isinstance(item, str) for item in meta.get("shows", [])):
        notes.add(f"shows must be {SITE['shows'][1]}", "shows")
    return meta
