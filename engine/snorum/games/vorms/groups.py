"""Cards that are played together: a group beats another when each card beats a different card of it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ...cards import Card
from .ranking import Head, find_beating


class Pair(NamedTuple):
    """A card, the heading card that it beats, by which clause, and as what it heads the trick."""

    card: Card
    beaten: Card
    clause: str
    head: Head


def pairings(cards: tuple[Card, ...], heads: tuple[Head, ...], *, directly: bool) -> Iterator[tuple[Pair, ...]]:
    """Every way to pair each card with a different heading card that it beats; none where the group loses."""
    if not cards:
        yield ()
        return
    card = cards[0]
    for place, head in enumerate(heads):
        beating = find_beating(card, head, directly=directly)
        if beating is None:
            continue
        pair = Pair(card, head.card, beating.clause, Head(card, beating.standing))
        for rest in pairings(cards[1:], heads[:place] + heads[place + 1 :], directly=directly):
            yield (pair, *rest)


@lru_cache(maxsize=256)
def can_win_with(card: Card, hand: tuple[Card, ...], heads: tuple[Head, ...], *, directly: bool) -> bool:
    """Whether some group of the hand that has `card` in it beats the heading group."""
    others = tuple(other for other in hand if other != card)
    return any(
        find_beating(card, head, directly=directly) is not None
        and _can_beat(others, heads[:place] + heads[place + 1 :], directly=directly)
        for place, head in enumerate(heads)
    )


def _can_beat(hand: tuple[Card, ...], heads: tuple[Head, ...], *, directly: bool) -> bool:
    if not heads:
        return True
    return any(
        find_beating(card, heads[0], directly=directly) is not None
        and _can_beat(hand[:place] + hand[place + 1 :], heads[1:], directly=directly)
        for place, card in enumerate(hand)
    )
