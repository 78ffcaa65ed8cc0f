"""The equal-cards game: a rank is led and matched round the table until its last card has fallen.

Source: texts 000, 001 and 003; for Earl of Coventry also R. F. Foster.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import ClassVar

from ...cards import Card, sort_cards
from ...core.deal import deal_round
from ...core.errors import NOBODY_CAN_ACT, ImpossibleDeal
from ...core.game import CARDS, VALUE, Game, first_broken
from ...core.types import Action, Deal, Fact, Position, Reason, Seat, Step, Table, Typed
from ...kit.session import DEAL, deal_again, left_of
from ...kit.shedding import Opening, make_facts, make_zones, read_opening
from . import options as data
from .moves import open_deal, pass_turn, play_cards
from .options import PRESETS, WORDS, Options
from .refusals import CODES, RULES
from .state import State, held_of, solvent_seats

PASS = Action("pass")


class SnipEqual(Game[State, Options]):
    """See the module."""

    id = "snip-equal"
    presets = PRESETS
    codes = CODES
    verbs: ClassVar[Mapping[str, frozenset[str]]] = {
        "play": frozenset({CARDS}),
        "silent": frozenset({CARDS}),
        "says": frozenset({CARDS, VALUE}),
        "pass": frozenset(),
        "deal": frozenset(),
    }
    offences = frozenset({"silent", "says"})
    piles = ("dead",)
    position: ClassVar[Mapping[str, str]] = {
        "to_act": "seat",
        "played": "cards",
        "chips": "balances",
        "pool": "amount",
    }
    carries: ClassVar[Mapping[str, str]] = {"chips": "chips", "pool": "pool"}
    words = tuple(word for words in WORDS.values() for word in words if word)

    def pack(self, options: Options) -> tuple[Card, ...]:
        return _pack(options)

    def players(self, options: Options) -> tuple[int, int]:
        return options.min_players, data.MOST

    def facts(self, options: Options) -> Mapping[str, Typed]:
        return data.facts(options)

    def bound(self, options: Options, seats: int) -> int:
        return options.pack * (seats + 1)

    def deal(self, options: Options, seats: tuple[str, ...], dealer: Seat, cards: Sequence[Card]) -> Deal:
        """The whole pack, one card at a time from the dealer's left."""
        return Deal(seats, dealer, deal_round(cards, len(seats), left_of(dealer, len(seats))))

    def start(self, options: Options, deals: tuple[Deal, ...], position: Position) -> Step[State]:
        first = deals[0]
        opening = read_opening(position, len(first.seats), holdings="chips", each=options.start_chips)
        eldest = left_of(first.dealer, len(first.seats)) if opening.to_act is None else opening.to_act
        if not first.hands[eldest]:
            raise ImpossibleDeal(NOBODY_CAN_ACT(seat=eldest))
        return open_deal(options, first, deals[1:], opening, is_session=len(deals) > 1)

    def to_act(self, state: State) -> Seat | None:
        if state.winner is None:
            return state.turn
        return state.later[0].dealer if state.later and len(solvent_seats(state)) > 1 else None

    def candidates(self, state: State) -> Iterable[Action]:
        if state.winner is not None:
            return (DEAL,)
        options, hand = state.options, sort_cards(state.hands[state.turn])
        actions = [Action("play", (card,)) for card in hand]
        if options.lay_all:
            groups = {card[0]: held_of(state, card[0]) for card in hand}
            actions += [Action("play", cards) for cards in groups.values() if len(cards) > 1]
        if options.forgot != "none" and options.words != "none":
            actions += [Action("silent", (card,)) for card in hand]
            words = [word for word in WORDS[options.words] if word]
            actions += [Action("says", (card,), word) for card in hand for word in words]
        return (*actions, PASS)

    def refusal(self, state: State, action: Action) -> Reason | None:
        return first_broken(RULES, state, action)

    def advance(self, state: State, action: Action) -> Step[State]:
        if action.verb == "deal":
            opening = Opening(state.chips, (), None)
            step = open_deal(state.options, state.later[0], state.later[1:], opening, is_session=True)
            return deal_again(step, state.later[0].dealer, self.table(state).zones, "deal-passes-left")
        return pass_turn(state) if action.verb == "pass" else play_cards(state, action)

    def scores(self, state: State) -> tuple[int, ...] | None:
        return state.chips.held if self.to_act(state) is None else None

    def table(self, state: State) -> Table:
        face_up = {"row": state.row, "played": state.played}
        zones = make_zones(_pack(state.options), state.hands, face_up, {"dead": state.deal.pile("dead")})
        facts = make_facts(state.hands, "chips", state.chips)
        if state.options.insolvency == "leave":
            out_seats = [name for seat, name in enumerate(state.deal.seats) if seat not in solvent_seats(state)]
            facts.append(Fact("out", None, tuple(out_seats)))
        return Table(zones, self.to_act(state), tuple(facts))


@cache
def _pack(options: Options) -> tuple[Card, ...]:
    return data.pack(options)


GAME = SnipEqual()
