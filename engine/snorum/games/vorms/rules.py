"""Vorms as a game of the engine: what is where.

`ranking` and `groups` say what beats what, `trick` what heads a trick, `why` and `chart` explain it; `honours` and
`scoring` count, `refusals` holds the rules that refuse, `moves` and `ending` what a play leads to.

Source: text 004 (after D. Parlett, The Penguin Book of Card Games), with its errors E004-1 to 13 mended.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from ...cards import Card
from ...core.game import CARDS, Game
from ...core.types import Action, ChartRow, Deal, Position, Reason, Seat, Step, Table, Typed
from ...kit.session import deal_again
from . import options as data
from .chart import chart
from .moves import play
from .opening import POSITION, deal_pack, open_hand, start_at
from .options import PRESETS, Options
from .refusals import CODES, find_candidates, find_refusal
from .scoring import Scores
from .state import State, find_actor, find_outcome, make_table


class Vorms(Game[State, Options]):
    """See the module."""

    id = "vorms"
    presets = PRESETS
    codes = CODES
    verbs: ClassVar[Mapping[str, frozenset[str]]] = {"play": frozenset({CARDS}), "deal": frozenset()}
    piles = ("stock",)
    position = POSITION
    carries: ClassVar[Mapping[str, str]] = {"scores": "score"}
    reveals = frozenset({"voormsi-home", "voormsi-toqutsit-held"})

    def pack(self, options: Options) -> tuple[Card, ...]:
        return data.pack()

    def players(self, options: Options) -> tuple[int, int]:
        return options.players, options.players

    def facts(self, options: Options) -> Mapping[str, Typed]:
        return data.facts(options)

    def bound(self, options: Options, seats: int) -> int:
        return len(data.pack())

    def deal(self, options: Options, seats: tuple[str, ...], dealer: Seat, cards: Sequence[Card]) -> Deal:
        return deal_pack(options, seats, dealer, cards)

    def start(self, options: Options, deals: tuple[Deal, ...], position: Position) -> Step[State]:
        return start_at(options, deals, position)

    def to_act(self, state: State) -> Seat | None:
        return find_actor(state)

    def candidates(self, state: State) -> Iterable[Action]:
        return find_candidates(state)

    def refusal(self, state: State, action: Action) -> Reason | None:
        return find_refusal(state, action)

    def advance(self, state: State, action: Action) -> Step[State]:
        if action.verb != "deal":
            return play(state, action)
        none = (0,) * len(data.sides(state.options))
        scores = Scores(none, none, state.scores.total)
        step = open_hand(state.options, state.later[0], state.later[1:], scores)
        return deal_again(step, state.later[0].dealer, self.table(state).zones, "deal-passes-left")

    def chart(self, options: Options) -> tuple[ChartRow, ...]:
        return chart()

    def scores(self, state: State) -> tuple[int, ...] | None:
        """The strokes that each player's side has rubbed out."""
        if self.to_act(state) is not None:
            return None
        options = state.options
        return tuple(state.scores.total[data.side_of(options, seat)] for seat in range(options.players))

    def outcome(self, state: State) -> tuple[int, ...] | None:
        return find_outcome(state)

    def table(self, state: State) -> Table:
        return make_table(state)


GAME = Vorms()
