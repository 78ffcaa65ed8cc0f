"""How a hand begins: the deal, or a position from the middle of a game."""

from collections.abc import Mapping, Sequence

from ...cards import Card
from ...core.deal import deal_round
from ...core.errors import BAD_START, NOBODY_CAN_ACT, ImpossibleDeal, Unreadable
from ...core.types import Deal, Position, Seat, Side, Step
from ...kit.session import dealt_events, left_of
from .options import HAND_SIZE, Options, sides, strokes
from .scoring import Scores
from .state import State

POSITION: Mapping[str, str] = {"to_act": "seat", "scores": "amounts", "tricks": "amounts", "gone": "cards"}


def deal_pack(options: Options, seats: tuple[str, ...], dealer: Seat, cards: Sequence[Card]) -> Deal:
    """One card at a time from the dealer's left until each has four; the rest is the stock (A004-13: or all)."""
    count, first = len(seats), left_of(dealer, len(seats))
    if options.deal_all:
        return Deal(seats, dealer, deal_round(cards, count, first))
    dealt = HAND_SIZE * count
    return Deal(seats, dealer, deal_round(cards[:dealt], count, first), (("stock", tuple(cards[dealt:])),))


def start_at(options: Options, deals: tuple[Deal, ...], position: Position) -> Step[State]:
    """The first hand of a record, from the position where one is given."""
    first = deals[0]
    total = _by_side(options, first, position, "scores", below=strokes(options))
    tricks = _by_side(options, first, position, "tricks")
    gone, leader = position.get("gone", ()), position.get("to_act")
    assert isinstance(gone, tuple)
    assert leader is None or isinstance(leader, int)
    none = (0,) * len(sides(options))
    return open_hand(options, first, deals[1:], Scores(tricks, none, total), gone, leader)


def open_hand(
    options: Options,
    deal: Deal,
    later: tuple[Deal, ...],
    scores: Scores,
    gone: tuple[Card, ...] = (),
    leader: Seat | None = None,
) -> Step[State]:
    """A hand that has just been dealt, with the player on the dealer's left to lead."""
    seat = left_of(deal.dealer, len(deal.seats)) if leader is None else leader
    if not deal.hands[seat]:
        raise ImpossibleDeal(NOBODY_CAN_ACT(seat=seat))
    rules = ["deal-all" if options.deal_all else "deal-four", "eldest-leads"]
    state = State(
        options=options,
        deal=deal,
        later=later,
        hands=deal.hands,
        stock=deal.pile("stock"),
        turn=seat,
        waiting=(),
        second_round=False,
        trick=None,
        played=gone,
        scores=scores,
        total_before=scores.total,
        is_over=False,
        winner=None,
    )
    return Step(state, dealt_events(deal, ("stock",)), tuple(rules))


def _by_side(
    options: Options, deal: Deal, position: Position, name: str, *, below: int | None = None
) -> tuple[int, ...]:
    given = position.get(name, {})
    assert isinstance(given, dict)
    by_side: dict[Side, int] = {}
    for who, count in given.items():
        side = (who,) if isinstance(who, int) else tuple(sorted(who))
        if side not in sides(options) or (below is not None and count >= below):
            raise Unreadable(BAD_START(name=name, value=f"{'+'.join(deal.seats[seat] for seat in side)} = {count}"))
        by_side[side] = count
    return tuple(by_side.get(side, 0) for side in sides(options))
