"""Chips that move between seats and the pool; what leaves one place arrives in another."""

from collections.abc import Iterable
from typing import NamedTuple

from ..core.types import Event, Seat

POOL = "pool"
Place = Seat | str


class Chips(NamedTuple):
    """Chips by seat, counted from what each brought (so they may be negative), and the pool."""

    held: tuple[int, ...]
    pool: int = 0

    def total(self) -> int:
        """All chips; payments never change it."""
        return sum(self.held) + self.pool


class Payment(NamedTuple):
    """`amount` chips from one place to another."""

    payer: Place
    payee: Place
    amount: int


def amount_of(event: Event) -> int:
    """The number that an event tells: of what somebody pays, collects or wins."""
    assert isinstance(event.value, int), "only events with a number are asked"
    return event.value


def settle(chips: Chips, payments: Iterable[Payment]) -> tuple[Chips, tuple[Event, ...]]:
    """The chips after the payments, and an event for each that is more than nothing.

    The kinds are `paid` from a seat to a seat or the pool, and `collected` from the pool by a seat.
    """
    held, pool = list(chips.held), chips.pool
    events = []
    for payer, payee, amount in payments:
        if not amount:
            continue
        for place, change in ((payer, -amount), (payee, amount)):
            if isinstance(place, int):
                held[place] += change
            else:
                pool += change
        if isinstance(payer, int):
            events.append(Event("paid", payer, to=payee, value=amount))
        else:
            assert isinstance(payee, int), "the pool pays a seat"
            events.append(Event("collected", payee, value=amount))
    return Chips(tuple(held), pool), tuple(events)
