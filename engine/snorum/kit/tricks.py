"""Tricks with a trump suit: which card beats which, and what whoever replies owes."""

from collections.abc import Iterable

from ..cards import Card


def beats(card: Card, other: Card, order: str, trump: str) -> bool:
    """Whether a card played later takes `other`: higher in its suit, or a trump on a plain suit.

    `order` holds the ranks, lowest first.
    """
    if card[1] == other[1]:
        return order.index(card[0]) > order.index(other[0])
    return card[1] == trump


def has_suit(hand: Iterable[Card], suit: str) -> bool:
    """Whether a card of the suit is in the hand."""
    return any(card[1] == suit for card in hand)


def has_higher(hand: Iterable[Card], card: Card, order: str) -> bool:
    """Whether the hand holds a higher card of the same suit."""
    return any(other[1] == card[1] and order.index(other[0]) > order.index(card[0]) for other in hand)
