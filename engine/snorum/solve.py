"""Exact play: what every legal action is worth when both play best, in any game of two seats with all cards known."""

from typing import Any, NamedTuple

from .core.errors import EngineError
from .core.game import Game
from .core.types import Action, Code, Seat, Table
from .games import find
from .record import Record, replay

CARDS_UNKNOWN = Code("cards-unknown")
NOT_TWO_SEATS = Code("not-two-seats")
TOO_LARGE = Code("too-large-to-solve", (("limit", "number"),))

MAX_POSITIONS = 100_000
"""Positions looked at before the search gives up; five-card endings take some thousands at most."""

_SEATS = 2
_BOUNDLESS = 10**9


class Unsolvable(EngineError):
    """Exact play is not to be had: cards are unknown, or it is no game of two seats."""


class Solution(NamedTuple):
    """Every legal action with its value for the seat to act, the best first; nothing where the deal is over."""

    values: tuple[tuple[Action, int], ...]

    def best(self) -> tuple[Action, ...]:
        """All actions that have the highest value."""
        return tuple(action for action, value in self.values if value == self.values[0][1])


def solve(record: Record) -> Solution:
    """Exact play where a record ends, in the units of the game's `outcome`.

    Raises Unsolvable, or what replaying the record raises.
    """
    *_, (_, _, step) = replay(record)
    return solve_state(find(record.game), step.state)


def solve_state(game: Game[Any, Any], state: Any, *, limit: int = MAX_POSITIONS) -> Solution:
    """Exact play from a state to the end of its deal, without offences, over at most `limit` positions.

    Raises Unsolvable.
    """
    return Solver(game, limit=limit).solution(state)


def sound_actions(game: Game[Any, Any], state: Any) -> list[Action]:
    """The legal actions that are no offences."""
    return [action for action in game.legal_actions(state) if action.verb not in game.offences]


class Solver:
    """Exact play from any number of states of one deal; what is found for one serves the others.

    `is_open`: cards that lie face down are known too, in their order.
    """

    def __init__(self, game: Game[Any, Any], *, is_open: bool = False, limit: int = MAX_POSITIONS) -> None:
        self._game, self._is_open = game, is_open
        self._search = _Search(game, limit)

    def solution(self, state: Any) -> Solution:
        """Exact play from a state to the end of its deal, without offences; raises Unsolvable."""
        game, search = self._game, self._search
        seat = game.to_act(state)
        if seat is None or game.outcome(state) is not None:
            return Solution(())
        self._check(state)
        search.looked_at, sign = 0, 1 if seat == 0 else -1
        values = [
            (action, sign * search.value(game.advance(state, action).state)) for action in sound_actions(game, state)
        ]
        return Solution(tuple(sorted(values, key=lambda pair: -pair[1])))

    def value(self, state: Any, seat: Seat) -> int:
        """What the deal brings a seat when both play best; raises Unsolvable."""
        if self._game.outcome(state) is None:
            self._check(state)
        self._search.looked_at = 0
        value = self._search.value(state)
        return value if seat == 0 else -value

    def _check(self, state: Any) -> None:
        if _count_hands(self._game.table(state)) != _SEATS:
            raise Unsolvable(NOT_TWO_SEATS())
        if not self._is_open and not self._game.is_known(state):
            raise Unsolvable(CARDS_UNKNOWN())


def _count_hands(table: Table) -> int:
    return len({zone.owner for zone in table.zones if zone.owner is not None})


class _Search:
    """Alpha-beta for what the deal brings seat 0; bounds found before are kept by the game's own key."""

    def __init__(self, game: Game[Any, Any], limit: int) -> None:
        self.game, self.limit = game, limit
        self.bounds: dict[object, tuple[int, int]] = {}
        self.looked_at = 0

    def value(self, state: Any, alpha: int = -_BOUNDLESS, beta: int = _BOUNDLESS) -> int:
        """The value between alpha and beta; below or above them only a bound of it."""
        game = self.game
        self.looked_at += 1
        if self.looked_at > self.limit:
            raise Unsolvable(TOO_LARGE(limit=self.limit))
        outcome = game.outcome(state)
        if outcome is not None:
            return outcome[0]
        key = game.solve_key(state)
        low, high = self.bounds.get(key) or game.prospects(state) or (-_BOUNDLESS, _BOUNDLESS)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        floor, ceiling = max(alpha, low), min(beta, high)
        best = self._best(state, floor, ceiling)
        if best > floor:
            low = best
        if best < ceiling:
            high = best
        self.bounds[key] = low, high
        return best

    def _best(self, state: Any, alpha: int, beta: int) -> int:
        """The best of the actions for the seat to act, or the first that is good enough to look no further."""
        game = self.game
        is_first, best = game.to_act(state) == 0, None
        # Games name their lowest cards first, and what may end the deal last: the other way round is sooner done.
        for action in reversed(sound_actions(game, state)):
            value = self.value(game.advance(state, action).state, alpha, beta)
            if best is None or (value > best if is_first else value < best):
                best = value
                if is_first:
                    alpha = max(alpha, best)
                else:
                    beta = min(beta, best)
                if alpha >= beta:
                    break
        assert best is not None, "somebody can act until the deal is over"
        return best
