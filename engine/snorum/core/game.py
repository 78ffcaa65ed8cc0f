"""The contract of a game: what an author writes, and what every game gets."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import ClassVar, final

from ..cards import Card
from .errors import COMMON_CODES, GAME_OVER, NOT_YOUR_TURN, UNKNOWN_ACTION, IllegalAction
from .notation import format_action
from .types import Action, ChartRow, Code, Deal, Position, Reason, Seat, Step, Table, Typed

CARDS, VALUE = "cards", "value"
_OUT_OF_PLAY = ("out", "dead")


type Rule[S] = Callable[[S, Action], Reason | None]
"""A clause that refuses: the reason why, or None where the action keeps it."""


def first_broken[S](rules: Iterable[Rule[S]], state: S, action: Action) -> Reason | None:
    """The first rule that the action breaks, in the order in which a player is told; None where it breaks none."""
    for rule in rules:
        reason = rule(state, action)
        if reason is not None:
            return reason
    return None


class Game[S, O](ABC):
    """One game with all its variants; the state `S` is immutable, the options `O` an `option_set`."""

    id: ClassVar[str]
    presets: Mapping[str, O]
    """Every named variant; the first is the default."""
    codes: ClassVar[tuple[Code, ...]]
    """The reasons of the game's own that it can refuse with."""
    verbs: ClassVar[Mapping[str, frozenset[str]]]
    """The actions that exist in the game: each verb with what it goes with, of `CARDS` and `VALUE`."""
    offences: ClassVar[frozenset[str]] = frozenset()
    """Verbs that the rules allow only to punish them; whoever plays at random leaves them out."""
    reveals: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events by which the rules tell everybody something of cards that lie hidden."""
    piles: ClassVar[tuple[str, ...]] = ()
    """Names that a deal may give besides the hands."""
    position: ClassVar[Mapping[str, str]] = {}
    """What [start] may set, and how it is read: seat, cards, suit, amount, amounts, balances, or counts with names."""
    carries: ClassVar[Mapping[str, str]] = {}
    """What one deal of a session leaves to the next: the value of [start], and the table fact that tells it."""
    words: ClassVar[tuple[str, ...]] = ()
    """Everything that players may say."""
    themes: ClassVar[tuple[str, ...]] = ()
    """What its problems teach, in the order in which they are learnt."""

    _judged: tuple[object, tuple[Action, ...]] = None, ()
    """The state that was last asked for its legal actions, and these: what is played of them is not judged again."""

    # What an author writes.

    @abstractmethod
    def pack(self, options: O) -> tuple[Card, ...]:
        """The cards of the pack."""

    @abstractmethod
    def players(self, options: O) -> tuple[int, int]:
        """The smallest and the largest number of seats."""

    @abstractmethod
    def deal(self, options: O, seats: tuple[str, ...], dealer: Seat, cards: Sequence[Card]) -> Deal:
        """Deal the whole pack, given in dealing order."""

    @abstractmethod
    def start(self, options: O, deals: tuple[Deal, ...], position: Position) -> Step[S]:
        """The first state of a record of one or more deals, and what happened before anybody played."""

    @abstractmethod
    def to_act(self, state: S) -> Seat | None:
        """The seat that must act, or None when the game is over."""

    @abstractmethod
    def candidates(self, state: S) -> Iterable[Action]:
        """Every action worth naming now, legal or not."""

    @abstractmethod
    def refusal(self, state: S, action: Action) -> Reason | None:
        """The first rule that the action of the seat to act breaks."""

    @abstractmethod
    def advance(self, state: S, action: Action) -> Step[S]:
        """Carry out an action that is known to be legal."""

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...] | None:
        """The result by seat once the game is over."""

    @abstractmethod
    def table(self, state: S) -> Table:
        """The table with all cards; zones hold exactly the pack."""

    @abstractmethod
    def facts(self, options: O) -> Mapping[str, Typed]:
        """The facts that rule texts name, computed from the options."""

    @abstractmethod
    def bound(self, options: O, seats: int) -> int:
        """No deal takes more actions than this."""

    # What an author may add.

    def chart(self, options: O) -> tuple[ChartRow, ...]:
        """What beats every card in every situation, found by the rules themselves; the strongest cards first."""
        return ()

    # What an author may add for speed.

    def open_rules(self, state: S) -> Mapping[str, Iterable[Rule[S]]]:
        """What the candidates of one state must be asked, by their verbs: by default all that `refusal` asks.

        A game may leave out what it can tell of the state alone, and what no candidate can break.
        """
        return dict.fromkeys(self.verbs, (self.refusal,))

    # What an author may add for exact play.

    def outcome(self, state: S) -> tuple[int, ...] | None:
        """What the deal has brought each seat, in sum nothing, once it is over; exact play is about this."""
        return self.scores(state)

    def is_known(self, state: S) -> bool:
        """Whether all that can still come into play lies in the hands; by default: whether no pile is face down."""
        face_down = (zone for zone in self.table(state).zones if zone.seen_by == ())
        return all(zone.name in _OUT_OF_PLAY or not zone.cards for zone in face_down)

    def prospects(self, state: S) -> tuple[int, int] | None:
        """The worst and the best that seat 0 can still come to when both play well, where the game can tell."""
        return None

    def solve_key(self, state: S) -> Hashable:
        """All of the state that matters for what follows: with equal keys play goes on alike."""
        return state

    # What an author may add for problems.

    def pose(self, state: S) -> tuple[Deal, Position] | None:
        """The deal and [start] (seats by name) that a record opens this state with; None where it makes no problem."""
        return None

    def find_themes(self, state: S, line: Sequence[Action], values: Sequence[tuple[Action, int]]) -> tuple[str, ...]:
        """Which of `themes` a problem teaches, by best play and what each first action is worth."""
        return ()

    # What every game gets.

    @final
    def all_codes(self) -> tuple[Code, ...]:
        """Every reason that an action can be refused with."""
        return self.codes + COMMON_CODES

    @final
    def why_not(self, state: S, action: Action, seat: Seat | None = None) -> Reason | None:
        """Why the action is refused, or None; with `seat`, tried by that seat, out of turn too."""
        acting = self.to_act(state)
        if acting is None:
            return GAME_OVER()
        if seat is not None and seat != acting:
            return NOT_YOUR_TURN(seat=acting)
        if self.verbs.get(action.verb) != _parts(action):
            return UNKNOWN_ACTION(action=format_action(action))
        return self.refusal(state, action)

    @final
    def explain(self, state: S) -> tuple[tuple[Action, Reason | None], ...]:
        """Every candidate with the reason that refuses it, or None where it is legal."""
        if self.to_act(state) is None:
            return ()
        rules = self.open_rules(state)
        return tuple([(action, first_broken(rules[action.verb], state, action)) for action in self.candidates(state)])

    @final
    def legal_actions(self, state: S) -> tuple[Action, ...]:
        """The candidates that no rule refuses."""
        if self.to_act(state) is None:
            return ()
        judged, legal = self._judged
        if judged is not state:
            rules = self.open_rules(state)
            found = []
            for action in self.candidates(state):
                for rule in rules[action.verb]:
                    if rule(state, action) is not None:
                        break
                else:
                    found.append(action)
            legal = tuple(found)
            self._judged = state, legal
        return legal

    @final
    def play(self, state: S, action: Action) -> Step[S]:
        """Carry out an action; raises IllegalAction(action, reason)."""
        judged, legal = self._judged
        if judged is not state or action not in legal:
            reason = self.why_not(state, action)
            if reason is not None:
                raise IllegalAction(action, reason)
        return self.advance(state, action)


def _parts(action: Action) -> frozenset[str]:
    parts = {CARDS} if action.cards else set()
    return frozenset(parts if action.value is None else {*parts, VALUE})
