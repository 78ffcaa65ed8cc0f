"""Sessions: several deals after one another, each started by its dealer."""

from collections.abc import Iterable

from ..core.errors import DEAL_FIRST, HAND_NOT_OVER
from ..core.types import Action, Deal, Event, Reason, Seat, Zone

DEAL = Action("deal")


def deal_refusal(action: Action, *, over: bool) -> Reason | None:
    """A hand that is over waits for the dealer's `deal`, and nothing but it; before that nobody deals."""
    if over and action.verb != "deal":
        return DEAL_FIRST()
    if not over and action.verb == "deal":
        return HAND_NOT_OVER()
    return None


def dealt_events(deal: Deal, face_down: tuple[str, ...] = ()) -> tuple[Event, ...]:
    """The events that take every card of a deal to its place; a hand is seen by its player only."""
    hands = tuple(
        Event("dealt", seat, cards, to=("hand", seat), seen_by=(seat,))
        for seat, cards in enumerate(deal.hands)
        if cards
    )
    piles = tuple(
        Event("laid", None, cards, to=name, seen_by=() if name in face_down else None)
        for name, cards in deal.piles
        if cards
    )
    return hands + piles


def gathered_event(zones: Iterable[Zone]) -> Event:
    """All cards leave the table before the next deal."""
    return Event("gathered", cards=tuple(card for zone in zones for card in zone.cards), to="out", seen_by=())


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % seats
