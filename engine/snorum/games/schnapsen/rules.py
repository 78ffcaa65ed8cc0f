"""Schnapsen: tricks with a trump suit, marriages, and a claim of 66.

Source: text 002; M. Tompa, The Schnapsen Log; schnopsn.com; preisschnapsen.at; kartenspiele-regeln.de.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import ClassVar

from ...cards import SUITS, Card
from ...core.game import CARDS, VALUE, Game, Rule
from ...core.types import Action, Deal, Fact, Position, Reason, Seat, Step, Table, Typed, Zone
from ...kit.session import DEAL, deal_again
from . import options as data
from .ending import is_bummerl_over
from .exact import find_prospects, make_key
from .moves import take_action
from .opening import check_deals, make_deal, open_deal, read_two
from .options import MARRIED, PRESETS, Options
from .posing import THEMES, find_themes, pose
from .refusals import CODES, find_refusal, open_rules
from .state import (
    CLAIM,
    CLOSE,
    EXCHANGE,
    MARRY,
    PASS,
    State,
    is_asked,
    is_played_out,
    is_strict,
    play_card,
    talon_size,
    whole_pack,
)

DEALER_CLAUSES = {"alternate": "deal-alternates", "winner": "winner-deals", "loser": "loser-deals"}


class Schnapsen(Game[State, Options]):
    """See the module."""

    id = "schnapsen"
    presets = PRESETS
    codes = CODES
    verbs: ClassVar[Mapping[str, frozenset[str]]] = {
        "play": frozenset({CARDS}),
        "revoke": frozenset({CARDS}),
        "marry": frozenset({VALUE}),
        "exchange": frozenset(),
        "close": frozenset(),
        "claim": frozenset(),
        "pass": frozenset(),
        "deal": frozenset(),
    }
    offences = frozenset({"revoke"})
    reveals = frozenset({"announced"})  # where it happens by itself, leading the King tells of the Queen
    piles = ("stock", "trump")
    themes = THEMES
    position: ClassVar[Mapping[str, str]] = {
        "to_act": "seat",
        "trump": "suit",
        "points": "amounts",
        "tricks": "amounts",
        "pending": "amounts",
        "closed_by": "seat",
        "at_close": "counts:points,tricks",
        "game_points": "amounts",
    }
    carries: ClassVar[Mapping[str, str]] = {"game_points": "game_points"}

    def pack(self, options: Options) -> tuple[Card, ...]:
        return whole_pack(options)

    def players(self, options: Options) -> tuple[int, int]:
        return data.players()

    def facts(self, options: Options) -> Mapping[str, Typed]:
        return data.facts(options)

    def bound(self, options: Options, seats: int) -> int:
        """Every card once, a marriage a suit, the exchange, the closing, two passes and a claim."""
        return options.pack + len(SUITS) + 5

    def deal(self, options: Options, seats: tuple[str, ...], dealer: Seat, cards: Sequence[Card]) -> Deal:
        return make_deal(options, seats, dealer, cards)

    def start(self, options: Options, deals: tuple[Deal, ...], position: Position) -> Step[State]:
        check_deals(deals, position)
        game_points = read_two(position, "game_points", options.target)
        return open_deal(options, deals[0], deals[1:], game_points, position)

    def to_act(self, state: State) -> Seat | None:
        if state.ending is None:
            return state.turn
        return _next_dealer(state) if state.later and not is_bummerl_over(state) else None

    def candidates(self, state: State) -> Iterable[Action]:
        if state.ending is not None:
            return (DEAL,)
        hand = state.hands[state.turn]
        actions = [play_card(card) for card in hand]
        if len(state.trick) == 1 and state.options.revoke != "refuse" and is_strict(state):
            actions += [Action("revoke", (card,)) for card in hand]
        married = [card[1] for card in hand if card[0] in MARRIED]
        actions += [MARRY[suit] for suit in SUITS if suit in married]
        if talon_size(state):
            actions += [EXCHANGE, CLOSE]
        actions.append(CLAIM)
        if is_asked(state) or is_played_out(state):
            actions.append(PASS)
        return actions

    def refusal(self, state: State, action: Action) -> Reason | None:
        return find_refusal(state, action)

    def open_rules(self, state: State) -> Mapping[str, Iterable[Rule[State]]]:
        return open_rules(state)

    def advance(self, state: State, action: Action) -> Step[State]:
        if action.verb != "deal":
            return take_action(state, action)
        deal = state.later[0]._replace(dealer=_next_dealer(state))
        step = open_deal(state.options, deal, state.later[1:], state.game_points, {})
        return deal_again(step, deal.dealer, self.table(state).zones, DEALER_CLAUSES[state.options.deal])

    def scores(self, state: State) -> tuple[int, ...] | None:
        """Game points scored in the Bummerl."""
        if self.to_act(state) is not None:
            return None
        return tuple(state.options.target - left for left in state.game_points)

    def outcome(self, state: State) -> tuple[int, ...] | None:
        """Game points of the deal, for the winner and against the loser."""
        if state.ending is None:
            return None
        awarded = state.ending.awarded
        return (awarded, -awarded) if state.ending.winner == 0 else (-awarded, awarded)

    def is_known(self, state: State) -> bool:
        """Nobody draws any more; the card turned up is known where it can still be exchanged."""
        return is_strict(state)

    def prospects(self, state: State) -> tuple[int, int] | None:
        return find_prospects(state)

    def solve_key(self, state: State) -> Hashable:
        return make_key(state)

    def pose(self, state: State) -> tuple[Deal, Position] | None:
        return pose(state)

    def find_themes(
        self, state: State, line: Sequence[Action], values: Sequence[tuple[Action, int]]
    ) -> tuple[str, ...]:
        return find_themes(state, line, values)

    def table(self, state: State) -> Table:
        turned = () if state.turned is None else (state.turned,)
        zones = (
            *(Zone("hand", seat, hand, (seat,)) for seat, hand in enumerate(state.hands)),
            Zone("trick", None, state.trick),
            Zone("stock", None, state.stock, ()),
            # Everybody has seen it, so that it is no secret when the talon is closed over it.
            Zone("trump", None, turned),
            *(Zone("taken", seat, cards) for seat, cards in enumerate(state.taken)),
        )
        named = {card for zone in zones for card in zone.cards}
        out = tuple(card for card in whole_pack(state.options) if card not in named)
        return Table((*zones, Zone("out", None, out, ())), self.to_act(state), _table_facts(state))


def _next_dealer(state: State) -> Seat:
    assert state.ending is not None
    if state.options.deal == "winner":
        return state.ending.winner
    if state.options.deal == "loser":
        return 1 - state.ending.winner
    return 1 - state.deal.dealer


def _table_facts(state: State) -> tuple[Fact, ...]:
    facts = [Fact("points", seat, count) for seat, count in enumerate(state.points)]
    facts += [Fact("pending", seat, count) for seat, count in enumerate(state.pending)]
    facts += [Fact("tricks", seat, count) for seat, count in enumerate(state.tricks)]
    facts += [Fact("talon", None, talon_size(state)), Fact("trump", None, state.trump)]
    if state.closing is not None:
        facts.append(Fact("closed_by", None, state.deal.seats[state.closing.seat]))
    facts += [Fact("game_points", seat, count) for seat, count in enumerate(state.game_points)]
    if state.ending is not None:
        facts += [Fact("result", None, state.ending.result), Fact("awarded", None, state.ending.awarded)]
    return tuple(facts)


GAME = Schnapsen()
