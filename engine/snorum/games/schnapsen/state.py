"""The state of a deal of Schnapsen, and what can be read from it."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from ...cards import SUITS, Card, make_pack, sort_cards
from ...core.types import Action, Deal, Seat
from . import options as data
from .options import ENOUGH, MARRIAGE, MARRIED, TRUMP_MARRIAGE, Options

PASS, CLAIM, CLOSE, EXCHANGE = Action("pass"), Action("claim"), Action("close"), Action("exchange")
MARRY = {suit: Action("marry", value=suit) for suit in SUITS}

Two = tuple[int, int]
"""A number for each seat."""
Hands = tuple[tuple[Card, ...], tuple[Card, ...]]


class Closing(NamedTuple):
    """Who closed the talon, and what the opponent had at that moment."""

    seat: Seat
    points: int
    tricks: int


class Ending(NamedTuple):
    """How a deal ended, who won it, and the game points it brought."""

    result: str
    winner: Seat
    awarded: int


class State(NamedTuple):
    """One moment of a deal; hands are sorted, and a trick lies on the table until the next card is led."""

    options: Options
    deal: Deal
    later: tuple[Deal, ...]
    game_points: Two
    trump: str
    hands: Hands
    stock: tuple[Card, ...]  # the cards face down, the next one first
    turned: Card | None
    taken: tuple[tuple[Card, ...], tuple[Card, ...]]  # without the trick on the table
    trick: tuple[Card, ...]  # one card: it waits for the reply
    lead: Seat  # who leads or has led; after a trick its winner
    turn: Seat
    points: Two
    tricks: Two
    pending: Two  # marriages that wait for their player's first trick
    announced: str | None  # the suit of the marriage of which a card must now be led
    closing: Closing | None
    ending: Ending | None


def is_on_lead(state: State) -> bool:
    """Whether the seat to act may lead."""
    return len(state.trick) != 1 and state.turn == state.lead


def is_asked(state: State) -> bool:
    """Whether the seat to act may exchange after the other one closed (`exchange_after_close`)."""
    return len(state.trick) != 1 and state.turn != state.lead


def is_strict(state: State) -> bool:
    """Whether the talon is closed or used up, so that replies are bound."""
    return state.closing is not None or not talon_size(state)


def talon_size(state: State) -> int:
    """The cards of the talon, the one turned up included."""
    return len(state.stock) + (state.turned is not None)


def marriage_value(state: State, suit: str) -> int:
    """What a marriage counts."""
    return TRUMP_MARRIAGE if suit == state.trump else MARRIAGE


@cache
def marriage_cards(suit: str) -> tuple[Card, ...]:
    """King and Queen of a suit."""
    return tuple(Card(rank + suit) for rank in MARRIED)


def is_played_out(state: State) -> bool:
    """Whether no trick can follow the one on the table."""
    return len(state.trick) != 1 and not (state.hands[0] and state.hands[1])


def may_claim_late(state: State) -> bool:
    """Whether the winner of the last trick has enough to claim, with all cards played."""
    return state.options.claim == "manual" and state.points[state.lead] >= ENOUGH


def change[T](pair: tuple[T, T], seat: Seat, value: T) -> tuple[T, T]:
    """The pair with the value of one seat replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def sort_hand(options: Options, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """A hand by suit, the lowest card of each first."""
    return tuple(sorted(cards, key=_places(options.pack).__getitem__))


@cache
def _places(pack: int) -> Mapping[Card, int]:
    """Every card of a pack of that size with its place in a sorted hand."""
    order = data.rank_order(Options(pack=pack))
    return {card: place for place, card in enumerate(sort_cards(make_pack(order), order))}


@cache
def play_card(card: Card) -> Action:
    """Playing a card."""
    return Action("play", (card,))


@cache
def whole_pack(options: Options) -> tuple[Card, ...]:
    """The cards of the pack."""
    return data.pack(options)
