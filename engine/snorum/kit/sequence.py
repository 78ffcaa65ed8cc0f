"""Ranks in ascending order, round the corner or not."""

from collections.abc import Sequence

from ..cards import Card


def find_successor(card: Card, order: Sequence[str], *, circular: bool) -> Card | None:
    """The next card up in the suit, or None above the top of an order that does not go round."""
    place = order.index(card[0]) + 1
    if place == len(order):
        if not circular:
            return None
        place = 0
    return Card(order[place] + card[1])
