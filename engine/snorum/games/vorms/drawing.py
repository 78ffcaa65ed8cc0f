"""Drawing from the stock, and how many cards can therefore be led together."""

from typing import NamedTuple

from ...cards import Card
from ...core.types import Seat
from .options import HAND_SIZE, MOST_LED, TWO, Options

Hands = tuple[tuple[Card, ...], ...]


class Drawn(NamedTuple):
    """The hands and the stock after drawing, and who drew which card in which order."""

    hands: Hands
    stock: tuple[Card, ...]
    cards: tuple[tuple[Seat, Card], ...]


def draw(hands: Hands, stock: tuple[Card, ...], first: Seat, way: str) -> Drawn:
    """Fill the hands from the stock, `first` drawing first.

    "rotation": one card at a time in turn (A004-10), so that hands stay equal; "fill_each": each fills his whole hand.
    """
    held, rest = [list(hand) for hand in hands], list(stock)
    drawn: list[tuple[Seat, Card]] = []
    order = [(first + step) % len(hands) for step in range(len(hands))]
    if way == "rotation":
        takers = [seat for size in range(HAND_SIZE) for seat in order if len(held[seat]) + size < HAND_SIZE]
    else:
        takers = [seat for seat in order for _ in range(len(held[seat]), HAND_SIZE)]
    for seat in takers[: len(rest)]:
        held[seat].append(rest[0])
        drawn.append((seat, rest.pop(0)))
    return Drawn(tuple(map(tuple, held)), tuple(rest), tuple(drawn))


def most_led(options: Options, hands: Hands, stock: tuple[Card, ...]) -> int:
    """The most cards that everybody who has a card can play along with, in each of his plays; at least one."""
    playing = [seat for seat, hand in enumerate(hands) if hand]
    most = min(MOST_LED, *(len(hands[seat]) for seat in playing))
    if options.players == TWO:
        while most > 1 and not all(_reaches(options, hands, stock, most, first) for first in range(TWO)):
            most -= 1
    return most


def _reaches(options: Options, hands: Hands, stock: tuple[Card, ...], count: int, first: Seat) -> bool:
    """With two players: whether both can play `count` cards a second time, should `first` draw first in between."""
    left = tuple(hand[count:] for hand in hands)
    return all(len(hand) >= count for hand in draw(left, stock, first, options.draw).hands)
