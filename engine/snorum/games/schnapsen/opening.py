"""How a deal of Schnapsen is dealt, and how it or a position from its middle begins."""

from collections.abc import Sequence

from ...cards import Card
from ...core.errors import BAD_START, NOBODY_CAN_ACT, TOO_MANY_CARDS, EngineError, ImpossibleDeal, Unreadable
from ...core.types import Deal, Position, Seat, Step
from ...kit.session import dealt_events, left_of
from . import options as data
from .ending import settle_unspoken
from .options import Options
from .state import Closing, State, Two, sort_hand


def make_deal(options: Options, seats: tuple[str, ...], dealer: Seat, cards: Sequence[Card]) -> Deal:
    """A round of cards for each, the non-dealer first, and a second one; the trump is turned up in between or after."""
    rest = list(cards)
    eldest = left_of(dealer, len(seats))
    hands: dict[Seat, tuple[Card, ...]] = {eldest: (), dealer: ()}
    turned: tuple[Card, ...] = ()
    for size in data.rounds(options):
        for seat in (eldest, dealer):
            hands[seat] += tuple(rest[:size])
            del rest[:size]
        if not turned and len(hands[dealer]) >= data.turned_after(options):
            turned = (rest.pop(0),)
    return Deal(seats, dealer, (hands[0], hands[1]), (("stock", tuple(rest)), ("trump", turned)))


def check_deals(deals: tuple[Deal, ...], position: Position) -> None:
    """Raise ImpossibleDeal or Unreadable where a deal cannot be played."""
    for number, deal in enumerate(deals):
        turned = deal.pile("trump")
        if len(turned) > 1:
            raise ImpossibleDeal(TOO_MANY_CARDS(zone="trump", count=len(turned), limit=1))
        named = position.get("trump") if not number else None
        if not turned and named is None:
            raise _bad("trump", "")
        if turned and named is not None and turned[0][1] != named:
            raise _bad("trump", named)
        for seat, hand in enumerate(deal.hands):
            if not hand:
                raise ImpossibleDeal(NOBODY_CAN_ACT(seat=seat))


def open_deal(
    options: Options, deal: Deal, later: tuple[Deal, ...], game_points: Two, position: Position
) -> Step[State]:
    """The first state of a deal, or of the position given."""
    turned = deal.pile("trump")
    lead = left_of(deal.dealer, len(deal.seats))
    to_act = position.get("to_act", lead)
    assert isinstance(to_act, int)
    state = State(
        options=options,
        deal=deal,
        later=later,
        game_points=game_points,
        trump=turned[0][1] if turned else str(position["trump"]),
        hands=(sort_hand(options, deal.hands[0]), sort_hand(options, deal.hands[1])),
        stock=deal.pile("stock"),
        turned=turned[0] if turned else None,
        taken=((), ()),
        trick=(),
        lead=to_act,
        turn=to_act,
        points=read_two(position, "points", 0),
        tricks=read_two(position, "tricks", 0),
        pending=read_two(position, "pending", 0),
        announced=None,
        closing=None,
        ending=None,
    )
    state = state._replace(closing=_read_closing(state, position))
    events = dealt_events(deal, ("stock",))
    rules = () if position else ("deal-in-rounds", "trump-turned", "eldest-leads")
    # A position may give somebody enough points already.
    return settle_unspoken(state, to_act, events, rules)


def read_two(position: Position, name: str, default: int) -> Two:
    """A number for each seat; raises Unreadable for a side or a number below nothing."""
    given = position.get(name, {})
    assert isinstance(given, dict)
    for seat, count in given.items():
        if not isinstance(seat, int) or count < 0:
            raise _bad(name, count)
    return given.get(0, default), given.get(1, default)


def _read_closing(state: State, position: Position) -> Closing | None:
    """Who had closed; what is not said of the opponent then is as it is now."""
    closer = position.get("closed_by")
    counts = position.get("at_close", {})
    assert isinstance(counts, dict)
    if closer is None:
        if counts:
            raise _bad("closed_by", "")
        return None
    assert isinstance(closer, int)
    other = 1 - closer
    return Closing(closer, counts.get("points", state.points[other]), counts.get("tricks", state.tricks[other]))


def _bad(name: str, value: object) -> EngineError:
    return Unreadable(BAD_START(name=name, value=str(value)))
