"""English for the terminal: what a refusal says, what happened, and the table as a seat sees it."""

import re
from pathlib import Path
from sys import modules
from typing import Any

from ..cards import UNKNOWN
from ..core.game import Game
from ..core.types import Event, Reason, Table
from ..faults import say
from ..record import fact_name, party_name, place_name

SUIT_NAMES = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}

Seats = tuple[str, ...]

_REFUSED = re.compile(r"^(?P<code>[a-z0-9-]+) =(?:.*\n)(?:[ #].*\n)*?    \.refused = (?P<text>.+)$", re.MULTILINE)
_PLACEABLE = re.compile(r"\{ \$([a-z-]+?)(?:-(?:the|The|text))? \}")


def refusal_text(game: Game[Any, Any], reason: Reason, seats: Seats) -> str:
    """The code and what it means: the rule's own words where the source lies beside the engine and is plain text."""
    values = {name: _value_text(kind, value, seats) for name, kind, value in reason.params}
    text = _find_refused(game).get(reason.code, "")
    sentence = _PLACEABLE.sub(lambda found: values.get(found[1], found[0]), text)
    if not sentence or "{" in sentence:
        sentence = say(reason, seats)
    return sentence if sentence.startswith(reason.code) else f"{reason.code}: {sentence}"


def _find_refused(game: Game[Any, Any]) -> dict[str, str]:
    """The sentences of refusals by code, from the source words of the game's folder."""
    package = modules[type(game).__module__.rpartition(".")[0]]
    for folder in package.__path__:
        words = Path(folder) / "en.ftl"
        if words.is_file():
            return {found["code"]: found["text"] for found in _REFUSED.finditer(words.read_text(encoding="utf-8"))}
    return {}


def _value_text(kind: str, value: Any, seats: Seats) -> str:
    if kind in ("seat", "side"):
        return party_name(value, seats)
    if kind == "suit":
        return SUIT_NAMES.get(str(value), str(value))
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def event_text(event: Event, seats: Seats) -> str | None:
    """What happened, in a line; None where cards were only dealt or cleared away, which the table shows."""
    if event.kind == "dealt" or (event.seat is None and event.cards):
        return None
    who = "" if event.seat is None else f"{party_name(event.seat, seats)} "
    cards = " ".join("a card" if card == UNKNOWN else card for card in event.cards)
    place = place_name(event.to, seats) if event.kind == "paid" else None
    parts = [event.kind, cards, "" if event.value is None else str(event.value), f"to {place}" if place else ""]
    return who + " ".join(part for part in parts if part)


def table_lines(table: Table, seats: Seats) -> list[str]:
    """The table, masked already, as text: zones with cards first, then what else everybody knows."""
    lines = []
    for zone in table.zones:
        if not zone.cards:
            continue
        name = zone.name if zone.owner is None else f"{zone.name} {seats[zone.owner]}"
        hidden = all(card == UNKNOWN for card in zone.cards)
        shown = f"{len(zone.cards)} face down" if hidden else " ".join(zone.cards)
        lines.append(f"  {name}: {shown}")
    facts = [
        f"{fact_name(fact.name, fact.owner, seats)} {_value_text('', fact.value, seats)}"
        for fact in table.facts
        if fact.value not in (None, (), "")
    ]
    return [*lines, "  " + ", ".join(facts)] if facts else lines
