"""The static figure of a demo, a frame as a table of cards; the browser's renderer makes the same elements."""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Literal

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from ..decks import FRENCH, card_faces
from ..reads import note
from .text import to_html

Document = Mapping[str, Any]
"""A demo document, version 1."""
Frame = Mapping[str, Any]
Hands = Literal["open", "acting"]

HIDDEN = "??"
SHORT_HAND = 7
"""Where there are more than two, hands up to this size stand two abreast on narrow screens."""
_UNDRAWN = {"out"}


def render_table(document: Document, n: int, *, hands: Hands = "open") -> Markup:
    """Frame `n` of the document as HTML."""
    return Markup(_template("table").render(table=_table(document, n, hands)))  # noqa: S704 (the template escapes)


def render_demo(
    document: Document, *, main: bool = False, link: bool = True, src: str | None = None, used: str = ""
) -> Markup:
    """The `<snorum-demo>` element with its static figure.

    `main`: the page's hash names its step; `src`: the script loads the document from there instead of finding it here;
    `used`: what stands before the rules of a step in the figure, without which they are left out.
    """
    key_step = min(max(int(document.get("key_step") or 0), 0), len(document["steps"]) - 1)
    html = _template("demo").render(
        document=document,
        json=_inline_json(document),
        key_step=key_step,
        link=link,
        main=main,
        src=src,
        step=document["steps"][key_step],
        table=render_table(document, key_step),
        used=used,
    )
    return Markup(html)  # noqa: S704 (the template escapes)


def render_printed(document: Document, places: Mapping[int, str]) -> Markup:
    """The figures of some steps for paper, each with what tells its place.

    A player that is printed shows the start, or where its reader stands; without a script it shows the step that stands
    for the example, and so the start is among these.
    """
    start, *positions = (
        {"place": told, "step": document["steps"][n], "table": render_table(document, n)} for n, told in places.items()
    )
    html = _template("printed").render(start=start if document.get("key_step") else None, positions=positions)
    return Markup(html)  # noqa: S704 (the template escapes)


def place(index: int, seats: int) -> tuple[str, int]:
    """Side and row of a seat, clockwise from the bottom: up the left side, over the top (row 1), down the right."""
    sides = (seats - 1) // 2
    if index == 0:
        return "s", max(sides, 1) + 2
    if index <= sides:
        return "w", sides + 2 - index
    if seats % 2 == 0 and index == sides + 1:
        return "n", 1
    return "e", sides + 2 - (seats - index)


def _table(document: Document, n: int, hands: Hands) -> dict[str, Any]:
    frames = document["frames"]["frames"]
    frame, step, seats = frames[n], document["steps"][n], document["frames"]["seats"]
    viewers: set[str | None] = set(seats) if hands == "open" else {acting_seat(frame)}
    shown = _shown_facts(frames[: n + 1])
    facts = [fact for fact in step.get("facts", ()) if fact["name"] in shown]
    drawn = {zone["key"] for other in frames for zone in shared_zones(other) if zone["cards"]}
    new = {card for event in frame["events"] if event["kind"] == "played" for card in event["cards"]}
    players = _players(frames[: n + 1])
    return {
        "acting": document["words"].get("acting", ""),
        "facts": [fact for fact in facts if fact["owner"] not in seats],
        "seats": [_seat(document, frame, step, index, viewers, facts) for index in range(len(seats))],
        "drawing": step.get("drawing"),
        "short": len(seats) > 2
        and max((len(zone["cards"]) for other in frames for zone in _hands(other)), default=0) <= SHORT_HAND,
        "zones": [
            {
                "name": zone["name"],
                "heading": document.get("zones", {}).get(zone["name"], ""),
                "cards": [
                    _card(document, card) | {"by": players.get(card), "new": card in new}
                    for card in seen_cards(zone, viewers)
                ],
            }
            for zone in shared_zones(frame)
            if zone["key"] in drawn
        ],
    }


def _seat(
    document: Document,
    frame: Frame,
    step: Mapping[str, Any],
    index: int,
    viewers: set[str | None],
    facts: Sequence[Any],
) -> dict[str, Any]:
    seats = document["frames"]["seats"]
    name = seats[index]
    side, row = place(index, len(seats))
    hand = next((zone for zone in _hands(frame) if zone["owner"] == name), None)
    said = [item["text"] for item in step.get("said", ()) if item["seat"] == name]
    template: str = document["words"].get("said", "{words}")
    return {
        "name": name,
        "side": side,
        "row": row,
        "acting": frame["table"]["to_act"] == name,
        "cards": [_card(document, card) for card in sorted(seen_cards(hand, viewers), key=_pack_order(document))]
        if hand
        else [],
        "facts": [fact for fact in facts if fact["owner"] == name],
        "said": " ".join(template.replace("{words}", words) for words in said) if said else None,
    }


def _card(document: Document, card: str) -> dict[str, Any]:
    rank = card[:1]
    named = document["cards"].get(card)
    name = document["words"].get("hidden-card", "") if card == HIDDEN else named["name"] if named else card
    return {
        "card": card,
        "face": card_face(card, name, document.get("ranks", {}).get(rank, rank), document.get("deck", FRENCH)),
    }


def _pack_order(document: Document) -> Callable[[str], int]:
    """A hand is held in the order of the document's pack."""
    order = {card: index for index, card in enumerate(document["cards"])}
    return lambda card: order.get(card, 0)


@cache
def card_face(card: str, name: str, label: str, skin: str = FRENCH) -> Markup:
    """A card's face with its name for readers who cannot see it; `label` stands in its corners."""
    data = card_faces()
    rank, suit = card[:1], card[1:]
    look = data["skins"][skin]
    label = look["labels"].get(rank, label)
    html = _template("face").render(
        data=data,
        face=(look["faces"].get(rank) or data["faces"].get(rank)) if suit in look["suits"] else None,
        label=label,
        name=name,
        skin=skin,
        suit=suit,
        suit_symbol=look["suits"].get(suit),
        width=data["index"]["widths"].get(label, data["index"]["width"]),
    )
    return Markup(html)  # noqa: S704 (the template escapes)


def acting_seat(frame: Frame) -> str | None:
    """Who is to act, or when nobody is, who acted last."""
    action = frame["action"]
    actor: str | None = frame["table"]["to_act"] or (action["seat"] if action else None)
    return actor


def seen_cards(zone: Mapping[str, Any], viewers: set[str | None]) -> list[str]:
    """The cards of a zone, those that none of the viewers sees as `HIDDEN`."""
    seen_by = zone["seen_by"]
    if seen_by is None or viewers.intersection(seen_by):
        return list(zone["cards"])
    return [HIDDEN] * len(zone["cards"])


def shared_zones(frame: Frame) -> list[Mapping[str, Any]]:
    """The zones in the middle of the table."""
    return [zone for zone in frame["table"]["zones"] if zone["owner"] is None and zone["name"] not in _UNDRAWN]


def _hands(frame: Frame) -> list[Mapping[str, Any]]:
    return [zone for zone in frame["table"]["zones"] if zone["name"] == "hand"]


def _players(frames: Sequence[Frame]) -> dict[str, str]:
    played = (event for frame in frames for event in frame["events"] if event["kind"] == "played" and event["seat"])
    return {card: event["seat"] for event in played for card in event["cards"]}


def _shown_facts(frames: Sequence[Frame]) -> set[str]:
    """Facts that say something: those that were not zero in some of these frames."""
    facts = ((key, value) for frame in frames for key, value in frame["table"]["facts"].items())
    return {key.partition(".")[0] for key, value in facts if value is not None and value != 0}


def _inline_json(document: Document) -> Markup:
    """JSON as text of an element.

    It stands in a `<template>`: a theme with instant navigation makes every script without an address anew, without its
    type, and so would run a script of JSON.
    """
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("&", "\\u0026").replace("<", "\\u003c"))  # noqa: S704 (no markup is left in it)


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("mkdocs_snorum"), autoescape=True, undefined=StrictUndefined, trim_blocks=False
    )
    environment.filters["isolated"] = to_html
    return environment


def _template(name: str) -> Any:
    note("template", f"{name}.html.jinja")
    return _environment().get_template(f"{name}.html.jinja")


def main() -> None:
    """Print, as JSON, the tables of a demo document's frames; a test compares them with the browser's."""
    document = json.load(sys.stdin)
    hands: tuple[Hands, ...] = ("open", "acting")
    tables = {mode: [render_table(document, n, hands=mode) for n in range(len(document["steps"]))] for mode in hands}
    json.dump(tables, sys.stdout)


if __name__ == "__main__":
    main()
