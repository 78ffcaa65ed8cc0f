"""Who pays whom in the sequence game."""

from ...cards import Card
from ...core.types import Deal, Seat
from ...kit.payments import POOL, Payment
from .options import CARD_PAY, SHORT_HAND_PAY, Options


def hand_payments(winner: Seat, hands: tuple[tuple[Card, ...], ...], pool: int) -> tuple[Payment, ...]:
    """Every other player pays the winner for each card left; what is in the pool is the winner's too."""
    losers = [seat for seat in range(len(hands)) if seat != winner]
    return (
        *(Payment(seat, winner, CARD_PAY * len(hands[seat])) for seat in losers),
        Payment(POOL, winner, pool),
    )


def opening_payments(options: Options, deal: Deal) -> tuple[Payment, ...]:
    """Where hands are uneven, the ante rule makes those with a card less pay into the pool."""
    if not options.short_hand_ante:
        return ()
    longest = max(len(hand) for hand in deal.hands)
    short = [seat for seat, hand in enumerate(deal.hands) if len(hand) < longest]
    return tuple(Payment(seat, POOL, SHORT_HAND_PAY) for seat in short)
