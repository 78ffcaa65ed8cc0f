"""Which card beats which: the order of the cards, and the rules of the cards that stand outside it.

A card that heads a trick has a standing, since the same card is beaten by other cards when it was led, thrown, or has
just beaten a special card. Source: text 004, with its errors E004-1, 2 and 7 mended after Parlett.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from ...cards import Card, rank_of, suit_of

TOQUTSIT = Card("Jc")
VOORMSI = Card("Kh")
THREE = Card("3d")
KING_OF_CLUBS = Card("Kc")
KING_OF_SPADES = Card("Ks")
KING, SEVEN = rank_of(VOORMSI), "7"

SUITS_DOWN = "cshd"
"""The suits, highest first: clubs, spades, hearts, diamonds."""

_TOP = {TOQUTSIT, VOORMSI}
_BEFORE_EIGHTS = ("9", "A", "J", "6", "5")
_AFTER_EIGHTS = ("Q", "K")
_EIGHT = "8"
HIGH_EIGHT = Card("8s")


def _rank(rank: str, *without: Card) -> tuple[Card, ...]:
    return tuple(card for suit in SUITS_DOWN if (card := Card(rank + suit)) not in without)


SEVENS = _rank(SEVEN)
MIDDLE_RANKS = (*_BEFORE_EIGHTS, _EIGHT, _AFTER_EIGHTS[0])
"""The ranks between the three highest cards and the last two Kings, highest first."""

ORDER: tuple[Card, ...] = (
    TOQUTSIT,
    VOORMSI,
    HIGH_EIGHT,
    *(card for rank in _BEFORE_EIGHTS for card in _rank(rank, TOQUTSIT)),
    *_rank(_EIGHT, HIGH_EIGHT),
    # The King of diamonds is not in the pack; the 3 of diamonds has its place.
    *(card for rank in _AFTER_EIGHTS for card in _rank(rank, VOORMSI, Card(KING + suit_of(THREE)))),
)
"""The cards that beat one another by height alone, highest first; the first two are equal."""

PACK: tuple[Card, ...] = (THREE, *ORDER, *SEVENS)
_HEIGHT = {card: 0 if card in _TOP else -place for place, card in enumerate(ORDER)}


class Standing(StrEnum):
    """What a card that heads a trick counts as."""

    PLAIN = "plain"
    STRONG_SEVEN = "strong-seven"
    KING_OVER_SEVEN = "king-over-seven"
    KING_OVER_KING = "king-over-king"
    THREE_LED = "three-led"
    THREE_THROWN = "three-thrown"


class Head(NamedTuple):
    """A card that heads a trick."""

    card: Card
    standing: Standing


class Beating(NamedTuple):
    """The clause by which a card beats another, and what it counts as from then on."""

    clause: str
    standing: Standing


def led(card: Card) -> Head:
    """A card as it counts when it is led."""
    if card == THREE:
        return Head(card, Standing.THREE_LED)
    return Head(card, Standing.STRONG_SEVEN if card in SEVENS else Standing.PLAIN)


def any_card(card: Card, head: Head, directly: bool) -> Standing | None:
    """Any card beats a led 3 of diamonds, and counts as led in its stead."""
    return led(card).standing if head.standing is Standing.THREE_LED else None


def three_takes_all(card: Card, head: Head, directly: bool) -> Standing | None:
    """The 3 of diamonds, played and not led, beats every card, and nothing beats it."""
    return Standing.THREE_THROWN if card == THREE else None


def higher_seven(card: Card, head: Head, directly: bool) -> Standing | None:
    """A strong seven is beaten by a seven of a higher suit, which is then strong itself."""
    if head.standing is not Standing.STRONG_SEVEN or card not in SEVENS:
        return None
    return Standing.STRONG_SEVEN if SEVENS.index(card) < SEVENS.index(head.card) else None


def king_takes_seven(card: Card, head: Head, directly: bool) -> Standing | None:
    """The King of clubs beats a strong seven, whatever was played in between."""
    is_taken = head.standing is Standing.STRONG_SEVEN and card == KING_OF_CLUBS
    return Standing.KING_OVER_SEVEN if is_taken else None


def king_on_king(card: Card, head: Head, directly: bool) -> Standing | None:
    """The King of spades, played directly on a King of clubs that has just beaten a seven, beats it."""
    is_taken = head.standing is Standing.KING_OVER_SEVEN and card == KING_OF_SPADES and directly
    return Standing.KING_OVER_KING if is_taken else None


def later_of_equals(card: Card, head: Head, directly: bool) -> Standing | None:
    """Toqutsit and Voormsi are equal: the later one beats the earlier."""
    return Standing.PLAIN if head.standing is Standing.PLAIN and {card, head.card} == _TOP else None


def card_order(card: Card, head: Head, directly: bool) -> Standing | None:
    """Any other card is beaten by a card higher in the order; a seven is not in it."""
    if head.standing is not Standing.PLAIN or card not in _HEIGHT:
        return None
    return Standing.PLAIN if _HEIGHT[card] > _HEIGHT[head.card] else None


Clause = Callable[[Card, Head, bool], Standing | None]

CLAUSES: Mapping[str, Clause] = {
    "three-led": any_card,
    "three-thrown": three_takes_all,
    "higher-seven": higher_seven,
    "king-takes-seven": king_takes_seven,
    "king-on-king": king_on_king,
    "equal-top": later_of_equals,
    "card-order": card_order,
}
"""Every way to beat a card, by the id of its clause; the first that holds counts."""


@cache
def find_beating(card: Card, head: Head, *, directly: bool) -> Beating | None:
    """How `card` beats the heading card, or None; `directly`: nothing was played between the two."""
    for clause, beats in CLAUSES.items():
        standing = beats(card, head, directly)
        if standing is not None:
            return Beating(clause, standing)
    return None


def beaters(head: Head, *, directly: bool) -> tuple[Card, ...]:
    """Every card that beats the heading card, the weakest first and the 3 of diamonds last."""
    return tuple(card for card in reversed(PACK) if card != head.card and find_beating(card, head, directly=directly))
