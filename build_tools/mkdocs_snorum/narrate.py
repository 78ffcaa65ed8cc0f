"""A step in words: sentences made from events, and from the reason that refuses an action."""

from collections.abc import Mapping, Sequence
from typing import Any

from snorum.core.types import Typed

from .words import Words

Event = Mapping[str, Any]
"""One event of the frames document."""


def narrate(words: Words, events: Sequence[Event], seats: Sequence[str]) -> str:
    """What happened in a step, as sentences; an event that has no message is not told."""
    sentences = []
    for kind, facts in _told(events, seats):
        sentence = words.find(f"event-{kind}", facts)
        if sentence:
            sentences.append(sentence)
    return " ".join(sentences)


def reason_sentence(words: Words, reason: Mapping[str, Any]) -> str:
    """Why an action is refused; `reason` has the code, its parameters and their types."""
    types = reason["types"]
    facts = {name: Typed(types[name], value) for name, value in reason["params"].items()}
    return words.say(f"{reason['code']}.refused", facts)


def _told(events: Sequence[Event], seats: Sequence[str]) -> list[tuple[str, dict[str, Typed]]]:
    """The kinds of message and their facts; what one seat says in a row is one, and goes with the card it played."""
    told: list[tuple[str, dict[str, Typed]]] = []
    position = 0
    while position < len(events):
        event = events[position]
        facts = event_facts(event, seats)
        said, after = _said(events, position + (event["kind"] == "played"), event["seat"])
        if said:
            kind = "played-said" if event["kind"] == "played" else "said"
            told.append((kind, facts | {"words": Typed("words", said)}))
            position = after
        else:
            told.append((event["kind"], facts))
            position += 1
    return told


def _said(events: Sequence[Event], start: int, seat: str | None) -> tuple[list[str], int]:
    said = []
    position = start
    while position < len(events) and events[position]["kind"] == "said" and events[position]["seat"] == seat:
        said.append(str(events[position]["value"]))
        position += 1
    return said, position


def event_facts(event: Event, seats: Sequence[str]) -> dict[str, Typed]:
    """The facts that an event gives to its message."""
    facts: dict[str, Typed] = {}
    if event["seat"]:
        facts["seat"] = Typed("seat", event["seat"])
    if event["cards"]:
        facts["card"] = Typed("card", event["cards"][0])
        facts["cards"] = Typed("cards", event["cards"])
    to = event["to"]
    if to:
        zone, _, owner = to.partition(".")
        if all(name in seats for name in zone.split("+")):
            facts["to-seat"] = Typed("seat", zone)
        else:
            facts["to"] = Typed("choice", zone)
            if owner:
                facts["to-seat"] = Typed("seat", owner)
    value = event["value"]
    if value is not None:
        facts["value"] = Typed("number" if type(value) is int else "choice", value)
    return facts
