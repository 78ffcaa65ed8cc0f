"""Sessions: several deals after one another, each started by its dealer."""

from collections.abc import Container, Iterable, Sequence

from ..core.errors import DEAL_FIRST, HAND_NOT_OVER
from ..core.types import Action, Deal, Event, Reason, Seat, Step, Zone

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


def deal_again[S](opened: Step[S], dealer: Seat, zones: Iterable[Zone], clause: str) -> Step[S]:
    """The next deal, as it was opened, after all cards have left the table and the dealer has taken them up."""
    cards = tuple(card for zone in zones for card in zone.cards)
    before = Event("gathered", cards=cards, to="out", seen_by=()), Event("deals", dealer)
    return Step(opened.state, (*before, *opened.events), (clause, *opened.rules))


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % seats


def next_of(seat: Seat, seats: int, playing: Container[Seat]) -> Seat:
    """The next seat clockwise that is one of those playing; the seat itself where there is no other."""
    for step in range(1, seats):
        if (seat + step) % seats in playing:
            return (seat + step) % seats
    return seat


def find_leader(totals: Sequence[int]) -> Seat | None:
    """The seat with the most, or None where several have it."""
    most = max(totals)
    return totals.index(most) if totals.count(most) == 1 else None
