"""What an example's [start] says, read as the game declares it."""

from collections.abc import Mapping
from typing import Any

from .cards import SUITS
from .core.errors import BAD_START, UNKNOWN_SEAT, UNKNOWN_START, EngineError, Unknown, Unreadable
from .core.game import Game
from .core.notation import parse_cards
from .core.types import Position, Seat, Side

COUNTS = "counts:"
"""Begins the kind of a value that gives a number for each of some names: "counts:points,tricks"."""

RawStart = str | int | Mapping[str, int]

MOST = 9_999
"""No count at a table is larger."""


def read_position(game: Game[Any, Any], raw: Mapping[str, RawStart], seats: tuple[str, ...]) -> Position:
    """The values of [start] in the engine's terms; raises the first error."""
    return {name: read_start(game, name, value, seats) for name, value in raw.items()}


def read_start(game: Game[Any, Any], name: str, value: object, seats: tuple[str, ...]) -> object:
    """One value of [start]; raises Unknown or Unreadable."""
    kind = game.position.get(name)
    bad = Unreadable(BAD_START(name=name, value=_shown(value)))
    if kind is None:
        raise Unknown(UNKNOWN_START(name=name))
    if kind == "amount":
        return _number(value, bad, least=0)
    if kind in ("amounts", "balances"):
        if not isinstance(value, Mapping):
            raise bad
        least = 0 if kind == "amounts" else -MOST
        return {find_party(party, seats): _number(count, bad, least=least) for party, count in value.items()}
    if kind.startswith(COUNTS):
        return _read_counts(name, value, kind.removeprefix(COUNTS).split(","), bad)
    if not isinstance(value, str):
        raise bad
    if kind == "seat":
        return find_seat(value, seats)
    if kind == "cards":
        return parse_cards(value)
    if kind == "suit" and len(value) == 1 and value in SUITS:
        return value
    raise bad


def position_cards(position: Position) -> tuple[Any, ...]:
    """The cards that a position names."""
    return tuple(card for value in position.values() if isinstance(value, tuple) for card in value)


def find_seat(name: str, seats: tuple[str, ...]) -> Seat:
    """The index of a seat; raises Unknown."""
    if name not in seats:
        raise Unknown(UNKNOWN_SEAT(name=name))
    return seats.index(name)


def find_party(name: str, seats: tuple[str, ...]) -> Seat | Side:
    """A seat ("A") or a side ("A+C"); raises Unknown."""
    if "+" not in name:
        return find_seat(name, seats)
    return tuple(find_seat(part, seats) for part in name.split("+"))


def _shown(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} = {count}" for key, count in value.items())
    return str(value)


def _read_counts(name: str, value: object, known: list[str], bad: EngineError) -> dict[str, int]:
    if not isinstance(value, Mapping):
        raise bad
    for key in value:
        if key not in known:
            raise Unknown(UNKNOWN_START(name=f"{name}.{key}"))
    return {key: _number(count, bad, least=0) for key, count in value.items()}


def _number(value: object, bad: EngineError, *, least: int) -> int:
    if isinstance(value, str) and len(value) <= len(str(-MOST)) and value.removeprefix("-").isdecimal():
        value = int(value)
    if type(value) is not int or not least <= value <= MOST:
        raise bad
    return value
