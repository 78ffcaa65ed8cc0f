"""Who pays whom in Nobble and its kin: nobody pays more than he has."""

from collections.abc import Iterable

from ...core.types import Event, Seat
from ...kit.payments import POOL, Chips, Payment, settle


def pay_coins(coins: Chips, debts: Iterable[tuple[Seat, int]]) -> tuple[Chips, tuple[Event, ...]]:
    """Each pays into the pool what is due, or what is left."""
    events: tuple[Event, ...] = ()
    for seat, due in debts:
        coins, paid = settle(coins, [Payment(seat, POOL, min(due, coins.held[seat]))])
        events += paid
    return coins, events
