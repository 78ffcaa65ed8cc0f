"""The script of an example: one action a line, `SEAT: ACTION # comment`."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from .core.errors import EngineError
from .core.notation import parse_action
from .core.types import Action
from .faults import Notes, say


class Line(NamedTuple):
    """One action of a script, who is said to take it (or None), and where it stands."""

    line: int
    seat: str | None
    action: Action
    text: str


class Script(NamedTuple):
    """The lines that can be read, how many of them stand before the first that cannot, and the number of all."""

    lines: tuple[Line, ...]
    sound: int
    size: int


def split_seat(text: str) -> tuple[str | None, str]:
    """Part "A: Th" into seat and action text; without a seat, None and the text."""
    seat, colon, action = text.partition(":")
    return (seat.strip(), action.strip()) if colon else (None, text.strip())


def read_script(data: Mapping[str, Any], notes: Notes) -> Script:
    """Read the script; each line that cannot be read is noted."""
    text = data.get("script")
    if text is None:
        notes.add("script is missing; write one action a line, as in A: Th (an empty script shows a position)")
        return Script((), 0, 0)
    if not isinstance(text, str):
        notes.add('script must be a text: script = """..."""', "script")
        return Script((), 0, 0)
    first = notes.line("script")
    # A script in one line of the file has all its actions there.
    is_block = any(fence in notes.source(first) for fence in ('"""', "'''"))
    lines: list[Line] = []
    sound, size = None, 0
    for index, raw in enumerate(text.split("\n"), 1):
        number = first + index if is_block else first
        content = raw.partition("#")[0].strip()
        if not content:
            continue
        seat, action = split_seat(content)
        size += 1
        try:
            lines.append(Line(number, seat, parse_action(action), content))
        except EngineError as error:
            notes.add_at(number, f"{content[:80]}: {say(error.reason, ())}")
            sound = len(lines) if sound is None else sound
    return Script(tuple(lines), len(lines) if sound is None else sound, size)
