"""Who pays whom in the equal-cards game."""

from collections.abc import Iterable

from ...cards import Card
from ...core.types import Event, Seat
from ...kit.payments import POOL, Chips, Payment, Place, settle
from .options import CARD_PAY, VICTIM_PAY, Options


def pay(options: Options, chips: Chips, payments: Iterable[Payment]) -> tuple[Chips, tuple[Event, ...]]:
    """Settle in order; where debts are not allowed, everybody pays at most what is left."""
    events: tuple[Event, ...] = ()
    for payer, payee, amount in payments:
        due = amount
        if options.insolvency == "leave" and isinstance(payer, int):
            due = min(amount, max(0, chips.held[payer]))
        chips, paid = settle(chips, [Payment(payer, payee, due)])
        events += paid
    return chips, events


def victim_payments(options: Options, place: int, seat: Seat, last: Seat | None, *, adjacent: bool) -> list[Payment]:
    """The player of the card before pays for the card at `place` (0 is the lead), after passes only if so agreed."""
    if last is None or last == seat or options.victim == "none":
        return []
    if options.victim == "adjacent" and not adjacent:
        return []
    return [Payment(last, POOL, VICTIM_PAY[place])]


def hand_payments(options: Options, winner: Seat, hands: tuple[tuple[Card, ...], ...]) -> list[Payment]:
    """The losers pay for the cards they hold."""
    if options.card_pay == "none":
        return []
    payee: Place = winner if options.card_pay == "winner" else POOL
    losers = [seat for seat in range(len(hands)) if seat != winner]
    return [Payment(seat, payee, CARD_PAY * len(hands[seat])) for seat in losers]
