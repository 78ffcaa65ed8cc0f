"""Tricks with a trump suit: which card beats which, and what whoever replies owes."""

from collections.abc import Iterable
from functools import cache

from ..cards import Card


def beats(card: Card, other: Card, order: str, trump: str) -> bool:
    """Whether a card played later takes `other`: higher in its suit, or a trump on a plain suit.

    `order` holds the ranks, lowest first.
    """
    if card[1] == other[1]:
        return card in higher_cards(other, order)
    return card[1] == trump


def has_suit(hand: Iterable[Card], suit: str) -> bool:
    """Whether a card of the suit is in the hand."""
    return suit in [card[1] for card in hand]


def has_higher(hand: Iterable[Card], card: Card, order: str) -> bool:
    """Whether the hand holds a higher card of the same suit."""
    return not higher_cards(card, order).isdisjoint(hand)


@cache
def higher_cards(card: Card, order: str) -> frozenset[Card]:
    """The higher cards of the same suit."""
    return frozenset(Card(rank + card[1]) for rank in order[order.index(card[0]) + 1 :])
