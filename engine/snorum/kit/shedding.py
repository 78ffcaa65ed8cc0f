"""What games share in which hands are played out before everybody: how a deal opens, and what lies on the table."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from ..cards import Card
from ..core.errors import NOT_HELD
from ..core.types import Action, Fact, Position, Reason, Seat, Zone
from .payments import POOL, Chips


class Opening(NamedTuple):
    """What [start] says of a deal: chips, cards played before, and who is to act (None: the eldest hand)."""

    chips: Chips
    played: tuple[Card, ...]
    to_act: Seat | None


class InTurn(Protocol):
    """A state in which one hand is to play."""

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]: ...

    @property
    def turn(self) -> Seat: ...


def held(state: InTurn, action: Action) -> Reason | None:
    """Only a card of one's own hand can be played."""
    missing = [card for card in action.cards if card not in state.hands[state.turn]]
    return NOT_HELD(card=missing[0]) if missing else None


def read_opening(position: Position, seats: int, *, holdings: str, each: int = 0) -> Opening:
    """The start values under the key `holdings` ("chips", "coins"), `each` where a seat has none of its own."""
    by_seat, pool = position.get(holdings, {}), position.get(POOL, 0)
    played, to_act = position.get("played", ()), position.get("to_act")
    assert isinstance(by_seat, dict)
    assert isinstance(pool, int)
    assert isinstance(played, tuple)
    assert to_act is None or isinstance(to_act, int)
    return Opening(Chips(tuple(by_seat.get(seat, each) for seat in range(seats)), pool), played, to_act)


def make_zones(
    pack: Iterable[Card],
    hands: tuple[tuple[Card, ...], ...],
    face_up: Mapping[str, tuple[Card, ...]],
    face_down: Mapping[str, tuple[Card, ...]],
) -> tuple[Zone, ...]:
    """Hands that their players see, piles that everybody or nobody sees, and `out` for cards that are nowhere."""
    piles = [Zone(name, None, cards) for name, cards in face_up.items()]
    piles += [Zone(name, None, cards, ()) for name, cards in face_down.items()]
    placed = {card for cards in (*hands, *(zone.cards for zone in piles)) for card in cards}
    out = tuple(card for card in pack if card not in placed)
    held = (Zone("hand", seat, hand, (seat,)) for seat, hand in enumerate(hands))
    return (*held, *piles, Zone("out", None, out, ()))


def make_facts(hands: tuple[tuple[Card, ...], ...], holdings: str, chips: Chips) -> list[Fact]:
    """Cards left and chips by seat, and the pool."""
    facts = [Fact("left", seat, len(hand)) for seat, hand in enumerate(hands)]
    facts += [Fact(holdings, seat, count) for seat, count in enumerate(chips.held)]
    return [*facts, Fact(POOL, None, chips.pool)]
