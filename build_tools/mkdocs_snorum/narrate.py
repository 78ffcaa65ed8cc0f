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
    before = events[start - 1] if start else None
    # Some words name the rank of the card that they go with.
    rank = f":{before['cards'][0][0]}" if before is not None and before["kind"] == "played" else ""
    while position < len(events) and events[position]["kind"] == "said" and events[position]["seat"] == seat:
        said.append(f"{events[position]['value']}{rank}")
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
    if len(event["cards"]) > 1:
        facts["next"] = Typed("card", event["cards"][1])
    if event["to"]:
        facts |= _target(event["to"], seats)
    if event["value"] is not None:
        facts["value"] = typed_value(event["value"])
    return facts


def _target(to: str, seats: Sequence[str]) -> dict[str, Typed]:
    zone, _, owner = to.partition(".")
    if all(name in seats for name in zone.split("+")):
        return {"to": Typed("choice", "seat"), "to-seat": Typed("seat", zone)}
    facts = {"to": Typed("choice", zone)}
    return facts | {"to-seat": Typed("seat", owner)} if owner else facts


def typed_value(value: object) -> Typed:
    """A public value of an event or the table, with the way it is put into words."""
    if type(value) is int:
        return Typed("number", value)
    return Typed("words" if isinstance(value, list | tuple) else "choice", value)


def said_words(words: Words, events: Sequence[Event]) -> list[dict[str, str]]:
    """What each seat says in a step; what one seat says in a row is one."""
    said = []
    position = 0
    while position < len(events):
        seat = events[position]["seat"]
        values, after = _said(events, position, seat)
        if values and seat:
            said.append({"seat": seat, "text": words.join([words.word(value) for value in values], "list-words")})
        position = max(after, position + 1)
    return said


def fact_texts(words: Words, frame: Mapping[str, Any], seats: Sequence[str]) -> list[dict[str, str | None]]:
    """The public values of the table in words, `short` for narrow places; a value that has no message is left out."""
    texts: list[dict[str, str | None]] = []
    for key, value in frame["table"]["facts"].items():
        name, _, owner = key.partition(".")
        facts = {"value": typed_value(value)}
        if owner:
            facts["seat"] = Typed("seat", owner)
        shown = owner if owner in seats else None
        # Beside a player's name nothing needs to name the player.
        own = words.find(f"fact-{name}.own", facts) if shown else None
        text = words.find(f"fact-{name}", facts) if own is None else own
        if text is not None:
            short = words.find(f"fact-{name}.short", facts)
            texts.append({"key": key, "name": name, "owner": shown, "text": text, "short": short})
    return texts
