"""A chart of what beats what, made by trying every card on every other."""

from collections.abc import Iterable

from ...cards import Card
from ...core.types import ChartRow
from .ranking import PACK, THREE, Head, Standing, beaters, find_beating, led

LED, SECOND, THROWN = "led", "second", "thrown"
SITUATIONS = (LED, SECOND, THROWN)
"""A card is led; it is second on a led 3 of diamonds; it is played to a card other than that."""


def what_beats(card: Card, situation: str) -> tuple[ChartRow, ...]:
    """What beats a card in a situation, one row for each standing it can have; none where it can never head."""
    if situation == LED:
        return (_row(led(card), situation, ()),)
    found: dict[Standing, list[Card]] = {}
    for head in _heads_before(situation):
        beating = None if head.card == card else find_beating(card, head, directly=True)
        if beating is not None:
            found.setdefault(beating.standing, []).append(head.card)
    return tuple(_row(Head(card, standing), situation, dict.fromkeys(over)) for standing, over in found.items())


def chart() -> tuple[ChartRow, ...]:
    """Every row of every card, the strongest cards first."""
    return tuple(row for card in PACK for situation in SITUATIONS for row in what_beats(card, situation))


def _heads_before(situation: str) -> tuple[Head, ...]:
    """The cards that can head a trick before the card is played in this situation."""
    if situation == SECOND:
        return (led(THREE),)
    known = [led(card) for card in PACK if card != THREE]
    found = known
    while found:
        better = [(card, head) for head in found for card in beaters(head, directly=True) if card != THREE]
        beatings = [(card, find_beating(card, head, directly=True)) for card, head in better]
        heads = [Head(card, beating.standing) for card, beating in beatings if beating is not None]
        found = [head for head in dict.fromkeys(heads) if head not in known]
        known += found
    return tuple(known)


def _row(head: Head, situation: str, over: Iterable[Card]) -> ChartRow:
    beaten_by = beaters(head, directly=True)
    later = beaters(head, directly=False)
    directly = tuple(card for card in beaten_by if card not in later)
    return ChartRow(head.card, situation, head.standing, tuple(over), beaten_by, directly)
