"""Cards as two characters, rank then suit: "Ah", "Th", "9c"."""

from collections.abc import Iterable, Sequence
from typing import NewType

Card = NewType("Card", str)

SUITS = "shdc"
RANKS = "23456789TJQKA"
UNKNOWN = Card("??")

_SUIT_SIGNS = dict(zip("♠♥♦♣♤♡♢♧", SUITS * 2, strict=True))
_SUIT_READ = {**{suit: suit for suit in SUITS}, **_SUIT_SIGNS}


def rank_of(card: Card) -> str:
    """The rank's character."""
    return card[0]


def suit_of(card: Card) -> str:
    """The suit's letter."""
    return card[1]


def make_pack(ranks: Iterable[str], suits: Iterable[str] = SUITS) -> tuple[Card, ...]:
    """Every card of the given ranks, suit after suit."""
    ranks = tuple(ranks)
    return tuple(Card(rank + suit) for suit in suits for rank in ranks)


def find_card(text: str) -> Card | None:
    """Read one card ("Th", "10h", "10♥", "TH"), or None where the text is no card."""
    sign = text[-1:]
    suit = _SUIT_READ.get(sign) or _SUIT_READ.get(sign.lower())
    rank = text[:-1].upper()
    if rank == "10":
        rank = "T"
    if suit is None or len(rank) != 1 or rank not in RANKS:
        return None
    return Card(rank + suit)


def sort_cards(cards: Iterable[Card], order: Sequence[str] = RANKS) -> tuple[Card, ...]:
    """Cards by suit, and by the given order of ranks, lowest first, inside a suit."""
    return tuple(sorted(cards, key=lambda card: (SUITS.find(card[1]), order.index(card[0]))))
