"""The state of a game of Vorms, and the table that shows it."""

from typing import NamedTuple

from ...cards import Card
from ...core.types import Deal, Fact, Seat, Table, Zone
from .drawing import Hands
from .options import Options, party, side_of, sides, strokes
from .ranking import PACK
from .scoring import Scores, put
from .trick import Trick


class State(NamedTuple):
    """One moment of a game; the last trick lies on the table until the next is led to."""

    options: Options
    deal: Deal
    later: tuple[Deal, ...]
    hands: Hands
    stock: tuple[Card, ...]
    turn: Seat
    waiting: tuple[Seat, ...]  # who plays after the seat to act, in this round of the trick
    second_round: bool  # with two players: whether each plays to this trick once more
    trick: Trick | None
    played: tuple[Card, ...]  # earlier tricks
    scores: Scores
    total_before: tuple[int, ...]  # strokes by side when the hand began
    is_over: bool  # the hand
    winner: int | None  # the side that has won the game

    @property
    def open_trick(self) -> Trick | None:
        """The trick that is being played to, or None while somebody is to lead."""
        return None if self.trick is None or self.trick.is_over else self.trick


def find_actor(state: State) -> Seat | None:
    """The seat to play, or the next dealer when the hand is over, or None when the game or the record is."""
    if state.winner is not None:
        return None
    if not state.is_over:
        return state.turn
    return state.later[0].dealer if state.later else None


def find_outcome(state: State) -> tuple[int, ...] | None:
    """By seat, what the hand has brought his side beyond what it has brought each other, once it is over."""
    if not state.is_over:
        return None
    options, total = state.options, state.scores.total
    if state.winner is not None:
        # A game that is lost by a fault of the other side counts as won to the last stroke.
        total = put(total, state.winner, strokes(options))
    gained = [now - before for now, before in zip(total, state.total_before, strict=True)]
    margins = [len(gained) * mine - sum(gained) for mine in gained]
    return tuple(margins[side_of(options, seat)] for seat in range(options.players))


def make_table(state: State) -> Table:
    """The table with all cards."""
    on_table = state.trick.cards() if state.trick is not None else ()
    named = {card for hand in state.hands for card in hand}.union(state.stock, on_table, state.played)
    zones = (
        *(Zone("hand", seat, hand, (seat,)) for seat, hand in enumerate(state.hands)),
        Zone("trick", None, on_table),
        Zone("stock", None, state.stock, ()),
        Zone("played", None, state.played),
        Zone("out", None, tuple(card for card in PACK if card not in named), ()),
    )
    return Table(zones, find_actor(state), _facts(state))


def _facts(state: State) -> tuple[Fact, ...]:
    by_side = (
        ("score", state.scores.total),
        ("hand_points", state.scores.points),
        ("tricks", state.scores.tricks),
    )
    owners = [party(side) for side in sides(state.options)]
    facts = [Fact(name, owner, value) for name, values in by_side for owner, value in zip(owners, values, strict=True)]
    facts.append(Fact("stock", None, len(state.stock)))
    if state.open_trick is not None:
        facts.append(Fact("heading", None, state.deal.seats[state.open_trick.heading.seat]))
    return tuple(facts)
