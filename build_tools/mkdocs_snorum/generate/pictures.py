"""Pictures that stand for examples where others link to them: the key position in cards, without a word."""

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from ..content import Content, GameContent, Worked
from ..decks import FRENCH, card_faces
from .sprite import sprite
from .table import HIDDEN, acting_seat, place, seen_cards, shared_zones

SIZE = (800, 420)
"""Pixels; the shape that most readers of such pictures show whole."""
DRAWN = (1200, 630)
"""The same in the units of the drawing."""
FOLDER = "assets/pictures/"
CLOTH, EDGE = "#1c6048", "#174f3b"
COLOURS = {"s": "#1d2433", "h": "#c4122f", "d": "#c4122f", "c": "#1d2433"}
PAPER, LINE = "#fffdf8", "#b9b4a8"
MIDDLE_WIDTH = 760
OWN, OTHERS, MIDDLE = 0.72, 0.5, 0.78
"""How large cards are: the hand of the seat to act, other hands, what lies on the table; 1 is 200 by 280."""

# Letters and figures as strokes in a box of 6 by 10, so that the picture is the same whatever fonts there are.
STROKES: Mapping[str, str] = {
    "A": "M0 10L3 0L6 10M1.1 6.6H4.9",
    "K": "M.5 0V10M5.9 0L.7 6.2M2.4 4.4L6 10",
    "Q": "M3 0C5 0 5.8 2 5.8 5S5 10 3 10S.2 8 .2 5S1 0 3 0M3.4 7.2L6.2 10.8",
    "J": "M5 0V7.2C5 9 4 10 2.6 10S.3 9 .3 7.4",
    "0": "M3 0C4.9 0 5.6 2 5.6 5S4.9 10 3 10S.4 8 .4 5S1.1 0 3 0",
    "1": "M.8 2L3.4 0V10",
    "2": "M.5 2.6C.6 1 1.7 0 3.1 0S5.6 1 5.6 2.7C5.6 5 2.6 6.8 .4 10H5.9",
    "3": "M.5 0H5.5L2.9 3.8C4.8 3.8 5.7 5 5.7 6.8S4.6 10 2.9 10S.5 9.2 .2 7.8",
    "4": "M4.6 10V0L.2 7.2H6",
    "5": "M5.4 0H1.2L.8 4.5C1.4 4 2.2 3.7 3 3.7C4.6 3.7 5.7 5 5.7 6.8S4.6 10 2.9 10S.6 9.3 .3 8",
    "6": "M4.9 0C2.4 2 .4 4.4 .4 7C.4 8.8 1.4 10 3 10S5.6 8.8 5.6 7S4.5 4.1 3 4.1S.9 5 .5 6.2",
    "7": "M.3 0H5.8C4.2 3 2.9 6.2 2.4 10",
    "8": "M3 4.7C1.5 4.7 .7 3.7 .7 2.4S1.6 0 3 0S5.3 1 5.3 2.4S4.5 4.7 3 4.7C1.3 4.7 .3 5.8 .3 7.4S1.4 10 3 10"
    "S5.7 9 5.7 7.4S4.7 4.7 3 4.7",
    "9": "M1.1 10C3.6 8 5.6 5.6 5.6 3C5.6 1.2 4.6 0 3 0S.4 1.2 .4 3S1.5 5.9 3 5.9S5.1 5 5.5 3.8",
}


def picture_path(game: GameContent, worked: Worked | None) -> str:
    """The address of the picture of an example; empty where there is none."""
    return f"{FOLDER}{game.id}/{worked.id}.png" if worked else ""


def game_picture(game: GameContent | None) -> str:
    """The address of the picture of a game, which is that of its first hand; empty where there is none."""
    return picture_path(game, first_hand(game)) if game else ""


def first_hand(game: GameContent) -> Worked | None:
    """The example that a reader of a game is shown first."""
    book = game.file.book
    return game.find_example(book.first_hand) if book.first_hand else next(iter(game.examples), None)


def pictures(content: Content) -> Iterator[tuple[str, str]]:
    """The address and the drawing, as SVG, of every example's picture."""
    art = str(sprite(content.roots.art))
    for game in content.games:
        for worked in game.examples:
            yield picture_path(game, worked), picture(game, worked, art)


def picture(game: GameContent, worked: Worked, art: str) -> str:
    """The table at the key step as its acting seat sees it; `art` holds the symbols of the cards."""
    frame = worked.frames["frames"][worked.key_step]
    seats: list[str] = worked.frames["seats"]
    actor = acting_seat(frame) or seats[0]
    order: dict[str, int] = {card: index for index, card in enumerate(game.game.pack(worked.options))}
    hands = {zone["owner"]: zone for zone in frame["table"]["zones"] if zone["name"] == "hand"}
    first = seats.index(actor) if actor in seats else 0
    placed = []
    for index, seat in enumerate([*seats[first:], *seats[:first]]):
        zone = hands.get(seat)
        cards = sorted(seen_cards(zone, {actor}), key=lambda card: order.get(card, -1)) if zone else []
        placed.append((place(index, len(seats)), cards))
    middle = [seen_cards(zone, {actor}) for zone in shared_zones(frame)]
    parts = [*_hands(placed), *_middle([cards for cards in middle if cards])]
    return _document(parts, art)


def _hands(placed: Sequence[tuple[tuple[str, int], Sequence[str]]]) -> Iterator[str]:
    width, height = DRAWN
    on_side = {side: sorted(row for (other, row), _ in placed if other == side) for side in "wnes"}
    for (side, row), cards in placed:
        if side == "s":
            yield _fan(cards, width / 2, height - 62, 0, OWN, 900)
        elif side == "n":
            yield _fan(cards, width / 2, 22, 180, OTHERS, 520)
        else:
            rows = on_side[side]
            y = height * (rows.index(row) + 1) / (len(rows) + 1)
            room = min(400, (height - 100) / len(rows))
            yield _fan(cards, 18 if side == "w" else width - 18, y, 90 if side == "w" else -90, OTHERS, room)


def _fan(cards: Sequence[str], x: float, y: float, turn: float, size: float, room: float) -> str:
    """A hand around a point, seen from the side that it is turned to, at most so wide."""
    if not cards:
        return ""
    step = min(64 * size / OWN, (room - 200 * size) / max(len(cards) - 1, 1))
    radius = 1900 * size
    parts = []
    for index, card in enumerate(cards):
        angle = math.degrees((index - (len(cards) - 1) / 2) * step / radius)
        parts.append(f'<g transform="rotate({angle:.2f} 0 {radius:.0f})">{_card(card, size)}</g>')
    return f'<g transform="translate({x:.0f} {y:.0f}) rotate({turn:.0f})">{"".join(parts)}</g>'


def _middle(zones: Sequence[Sequence[str]]) -> Iterator[str]:
    """What lies on the table, zone by zone in one row; where there is too much, the last cards of each zone."""
    if not zones:
        return
    most = max(3, 12 // len(zones))
    shown = [list(cards)[-most:] for cards in zones]
    gap, wide = 40.0, 200 * MIDDLE
    gaps = gap * (len(shown) - 1) + wide * len(shown)
    between = sum(len(cards) - 1 for cards in shown)
    step = min(wide * 0.62, (MIDDLE_WIDTH - gaps) / between if between else 0)
    x = (DRAWN[0] - gaps - step * between) / 2 + wide / 2
    for cards in shown:
        for card in cards:
            yield f'<g transform="translate({x:.1f} 288)">{_card(card, MIDDLE)}</g>'
            x += step
        x += wide + gap - step


def _card(card: str, size: float) -> str:
    return f'<use href="#card-{"back" if card == HIDDEN else card}" transform="scale({size}) translate(-100 -140)"/>'


def _document(parts: Sequence[str], art: str) -> str:
    width, height = DRAWN
    body = "".join(parts)
    cards = sorted(set(re.findall(r'href="#card-(\w+)"', body)))
    faces = "".join(_face(card) for card in cards)
    used = set(re.findall(r'href="#(sn-[\w-]+)"', faces))
    symbols = "".join(text for name, text in _symbols(art).items() if name in used)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE[0]}" height="{SIZE[1]}"'
        f' viewBox="0 0 {width} {height}">'
        f'<defs>{symbols}{faces}</defs><rect width="{width}" height="{height}" fill="{CLOTH}"/>'
        f'<rect x="150" y="70" width="{width - 300}" height="{height - 140}" rx="220" fill="{EDGE}"/>{body}</svg>'
    )


@cache
def _symbols(art: str) -> Mapping[str, str]:
    """The symbols by name, in the colours that they have where nobody sets others."""
    plain = re.sub(r"var\(--[\w-]+,\s*([^)]+)\)", r"\1", art)
    return {found[1]: found[0] for found in re.finditer(r'<symbol id="([\w-]+)".*?</symbol>', plain, re.DOTALL)}


@cache
def _face(card: str) -> str:
    data = card_faces()
    sheet = data["paper"]
    paper = (
        f'<rect x="{sheet["x"]}" y="{sheet["y"]}" width="{sheet["width"]}" height="{sheet["height"]}"'
        f' rx="{sheet["rx"]}" fill="{PAPER}" stroke="{LINE}" stroke-width="1.5"/>'
    )
    skin = data["skins"][FRENCH]
    face = data["faces"].get(card[0])
    suit = skin["suits"].get(card[1:])
    if face is None or suit is None:
        return f'<g id="card-back" color="#27496d">{paper}{"".join(_uses(data["back"]["upright"], ""))}</g>'
    upright, turned = (_half(card[0], suit, face[half]) for half in ("upright", "turned"))
    turn = f'<g transform="{data["turn"]}">{turned}</g>'
    return f'<g id="card-{card}" color="{COLOURS[card[1]]}">{paper}{turn}{upright}</g>'


def _half(rank: str, suit: str, parts: Iterable[Mapping[str, Any]]) -> str:
    index = card_faces()["index"]
    label = "10" if rank == "T" else rank
    width = index["widths"].get(label, index["width"]) - 6
    each = width / len(label) - (2 if len(label) > 1 else 0)
    high = index["size"] * 0.7
    glyphs = "".join(
        f'<path transform="translate({index["x"] - width / 2 + place * (each + 4):.1f} {index["y"] - high:.1f})'
        f' scale({each / 6:.3f} {high / 10:.3f})" d="{STROKES[sign]}"/>'
        for place, sign in enumerate(label)
    )
    drawn = f'<g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round">{glyphs}</g>'
    corner = "".join(_uses([{"use": "suit", **index["suit"]}], suit))
    return drawn + corner + "".join(_uses(parts, suit))


def _uses(parts: Iterable[Mapping[str, Any]], suit: str) -> Iterator[str]:
    for part in parts:
        name = suit if part["use"] == "suit" else part["use"]
        box = " ".join(f'{key}="{part[key]}"' for key in ("x", "y", "width", "height"))
        yield f'<use href="#{name}" {box}/>'
