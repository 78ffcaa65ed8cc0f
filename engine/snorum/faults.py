"""Content faults: sentences for authors, each with file, line, what is wrong and how to mend it."""

import difflib
import tomllib
from collections.abc import Iterable, Mapping
from types import UnionType
from typing import Any, NamedTuple

from .core.types import Reason
from .tomllines import find_line, find_lines, toml_error


class Fault(NamedTuple):
    """One thing wrong with one file; the message says how to mend it too."""

    path: str
    line: int
    message: str
    column: int | None = None
    """From 1; where the reader of TOML gives one."""

    @classmethod
    def of_toml(cls, path: str, text: str, error: Exception) -> "Fault":
        """The one fault of a file that is not TOML."""
        if not isinstance(error, tomllib.TOMLDecodeError):
            reason = "nested too deeply" if isinstance(error, RecursionError) else "a number in it is too long"
            return cls(path, 1, f"is no TOML that can be read: {reason}")
        what, line, column = toml_error(str(error), text)
        return cls(path, line, f"is not TOML: {what}; mend the syntax", column)


Kind = tuple[type | UnionType, str]
"""What a key of the format holds: the type of its value, and how that is written."""


class Notes:
    """Collects the faults of one file."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.faults: list[Fault] = []
        self._lines = find_lines(text)
        self._text = text.split("\n")

    def line(self, *key: str | int) -> int:
        """The line of a key."""
        return find_line(self._lines, *key)

    def source(self, line: int) -> str:
        """A line of the file as it stands there."""
        return self._text[line - 1] if 0 < line <= len(self._text) else ""

    def add(self, message: str, *key: str | int) -> None:
        """A fault at a key."""
        self.add_at(self.line(*key), message)

    def add_at(self, line: int, message: str) -> None:
        """A fault at a line; the same fault is told once."""
        fault = Fault(self.path, line, message)
        if fault not in self.faults:
            self.faults.append(fault)

    def check_kind(self, value: object, kind: Kind, *key: str | int) -> bool:
        """Whether a value is of the kind that its key holds; a fault where it is not."""
        # A truth value is a number in Python, but none in TOML.
        if isinstance(value, kind[0]) and not (isinstance(value, bool) and kind[0] is int):
            return True
        self.add(f"{key[-1]} must be {kind[1]}", *key)
        return False

    def check_keys(self, table: Mapping[str, Any], allowed: Iterable[str], where: tuple[str | int, ...]) -> None:
        """Every key that the format does not know is a fault."""
        allowed = tuple(allowed)
        for key in table:
            if key not in allowed:
                self.add(f'unknown key "{key}"{near(key, allowed)}', *where, key)


def near(word: str, known: Iterable[str]) -> str:
    """A suggestion in brackets, or the list to choose from."""
    known = sorted(known)
    close = difflib.get_close_matches(word, known, 1)
    if close:
        return f' (did you mean "{close[0]}"?)'
    return " (known: " + ", ".join(known) + ")" if known else ""


_SENTENCES = {
    "not-held": "the {card} is not in the hand",
    "not-your-turn": "it is {seat}'s turn",
    "game-over": "the game is over",
    "unknown-action": '"{action}" is no action of this game',
    "deal-first": "the hand is over; the dealer must deal first",
    "hand-not-over": "the hand is not over yet, nobody deals",
    "unreadable-card": '"{text}" is no card; write rank and suit, as in Th or 9c',
    "unreadable-action": '"{text}" is no action; write a card (Th), or a verb (pass)',
    "unreadable-record": 'the record cannot be read at "{text}"',
    "record-too-long": "the record is longer than {limit}",
    "unknown-version": 'version "{text}" of the record is not known',
    "unknown-game": 'unknown game "{name}"',
    "unknown-preset": 'unknown preset "{name}"',
    "unknown-option": 'unknown option "{name}"',
    "unknown-pile": 'the game has no pile "{name}"; remove it',
    "unknown-seat": '"{name}" is no seat of this deal',
    "unknown-start": 'the game knows no start value "{name}"; remove it',
    "bad-option": 'option {name} cannot be "{value}"; allowed: {allowed}',
    "bad-start": 'start value {name} cannot be "{value}"',
    "bad-seats": "{count} seats are too few or too many; this game seats {low} to {high}",
    "bad-seat-name": '"{name}" is no name for a seat; use letters and digits, not "pool"',
    "seat-twice": 'seat "{name}" is named twice',
    "card-twice": "the {card} is dealt twice; remove one of them",
    "card-not-in-pack": "the {card} is not in the pack of this variant",
    "too-many-cards": "{zone} holds {count} cards, a real deal gives {limit}",
    "not-whole-pack": "pack names {count} cards, the whole pack has {size}",
    "cards-unknown": "exact play needs all cards known, but some that nobody has seen can still come into play",
    "not-two-seats": "exact play is for games of two players",
    "unknown-level": 'there is no level "{level}"; choose one from {low} to {high}',
    "too-large-to-solve": "more than {limit} positions would have to be looked at; start nearer to the end",
    "nobody-can-act": "{seat} is to act first but holds no card; deal a card to that seat, or set [start] to_act",
}
"""For authors, in English; readers get theirs from the message files."""


def say(reason: Reason, seats: tuple[str, ...]) -> str:
    """A reason as an English sentence for an author; a game's own reason as its code with parameters."""
    values = {name: _text(kind, raw, seats) for name, kind, raw in reason.params}
    if reason.code in _SENTENCES:
        return _SENTENCES[reason.code].format(**values)
    params = ", ".join(f"{name} {value}" for name, value in values.items())
    return f"{reason.code} ({params})" if params else reason.code


def _text(kind: str, raw: Any, seats: tuple[str, ...]) -> str:
    if kind == "seat" and isinstance(raw, int):
        return seats[raw] if raw < len(seats) else str(raw)
    return " ".join(map(str, raw)) if isinstance(raw, tuple) else str(raw)
