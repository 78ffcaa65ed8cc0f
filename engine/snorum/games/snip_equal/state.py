"""One moment of the equal-cards game."""

from typing import NamedTuple

from ...cards import Card, sort_cards
from ...core.types import Deal, Seat
from ...kit.payments import Chips
from .options import Options


class State(NamedTuple):
    """One moment of a deal; `row` holds the cards of the open rank and is over when somebody is to lead."""

    options: Options
    deal: Deal
    later: tuple[Deal, ...]
    is_session: bool
    hands: tuple[tuple[Card, ...], ...]
    playing: tuple[Seat, ...]
    turn: Seat
    rank: str | None  # the open rank; None while somebody is to lead
    row: tuple[Card, ...]
    played: tuple[Card, ...]
    discards: tuple[tuple[Card, ...], ...]  # by seat, the latest last
    last: Seat | None  # who played the latest card
    passes: int  # since the latest card
    chips: Chips
    winner: Seat | None


def solvent_seats(state: State) -> list[Seat]:
    """Who may go on playing the session."""
    if state.options.insolvency == "debts":
        return list(range(len(state.hands)))
    return [seat for seat, count in enumerate(state.chips.held) if count > 0]


def held_of(state: State, rank: str) -> tuple[Card, ...]:
    """The cards of a rank in the hand that is to play."""
    return of_rank(state.hands[state.turn], rank)


def of_rank(hand: tuple[Card, ...], rank: str) -> tuple[Card, ...]:
    """The cards of a rank in a hand."""
    return sort_cards(card for card in hand if card[0] == rank)
