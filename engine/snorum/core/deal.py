"""Dealing: our own shuffle, and deals of which only some cards are named."""

from collections.abc import Iterable, Sequence

from ..cards import Card
from .errors import (
    BAD_SEAT_NAME,
    BAD_SEATS,
    CARD_NOT_IN_PACK,
    CARD_TWICE,
    SEAT_TWICE,
    TOO_MANY_CARDS,
    ImpossibleDeal,
)
from .types import Deal, Reason


def shuffle(cards: Iterable[Card], seed: int) -> tuple[Card, ...]:
    """Fisher-Yates over `random.Random(seed).random()`, the one sequence that Python keeps across versions."""
    import random  # only who shuffles pays for the import

    draw = random.Random(seed).random
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        chosen = int(draw() * (last + 1))
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return tuple(deck)


def seat_faults(seats: Sequence[str], low: int, high: int) -> list[Reason]:
    """What is wrong with the seats of a deal: their number, or their names."""
    faults = []
    if not low <= len(seats) <= high:
        faults.append(BAD_SEATS(count=len(seats), low=low, high=high))
    for index, name in enumerate(seats):
        if not (name.isascii() and name.isalnum()) or name == "pool":
            faults.append(BAD_SEAT_NAME(name=name))
        elif name in seats[:index]:
            faults.append(SEAT_TWICE(name=name))
    return faults


def card_faults(cards: Iterable[Card], pack: Sequence[Card]) -> list[Reason]:
    """What is wrong with the cards of a deal: one named twice, or one that the pack does not have."""
    faults: list[Reason] = []
    seen: set[Card] = set()
    for card in cards:
        if card not in pack:
            faults.append(CARD_NOT_IN_PACK(card=card))
        elif card in seen:
            faults.append(CARD_TWICE(card=card))
        seen.add(card)
    return faults


def fill_deal(deal: Deal, whole: Deal, spare: Iterable[Card], seed: int) -> Deal:
    """Complete `deal` to the sizes of `whole` with the `spare` cards, shuffled by `seed`.

    Raises ImpossibleDeal where a hand or pile already holds more than a real deal gives it.
    """
    cards = list(shuffle(spare, seed))
    names = [*deal.seats, *(name for name, _ in whole.piles)]
    have = [list(hand) for hand in deal.hands] + [list(deal.pile(name)) for name, _ in whole.piles]
    sizes = [len(hand) for hand in whole.hands] + [len(pile) for _, pile in whole.piles]
    for name, held, size in zip(names, have, sizes, strict=True):
        if len(held) > size:
            raise ImpossibleDeal(TOO_MANY_CARDS(zone=name, count=len(held), limit=size))
    # One card a zone in turn, so that spare cards that do not suffice (some were played before) run out evenly.
    while cards and any(len(held) < size for held, size in zip(have, sizes, strict=True)):
        for held, size in zip(have, sizes, strict=True):
            if cards and len(held) < size:
                held.append(cards.pop())
    seats = len(deal.seats)
    filled = tuple((name, tuple(have[seats + i])) for i, (name, _) in enumerate(whole.piles))
    others = tuple((name, pile) for name, pile in deal.piles if name not in dict(filled))
    return deal._replace(hands=tuple(map(tuple, have[:seats])), piles=filled + others)


def deal_round(cards: Sequence[Card], hands: int, first: int) -> tuple[tuple[Card, ...], ...]:
    """Deal all cards one at a time to `hands` hands, clockwise from hand `first`."""
    return tuple(tuple(cards[(index - first) % hands :: hands]) for index in range(hands))
