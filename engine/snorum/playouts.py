"""How often a seat reaches its aim by playing at random against best defence; best play among equals."""

from collections.abc import Iterator
from typing import Any

from .core.game import Game
from .core.types import Action, Seat
from .solve import Solver, sound_actions

_PLACES = 9
"""Decimal places in which two chances are told apart; the rest is rounding."""


class Playouts:
    """Lines of a deal in which `seat` wants to bring home `aim` and the other seat defends as well as can be.

    A playout takes what ends the deal with the aim reached, leaves what ends it otherwise while there is anything
    else to do, and of the rest takes any with the same chance.
    """

    def __init__(self, game: Game[Any, Any], solver: Solver, seat: Seat, aim: int) -> None:
        self._game, self._solver, self._seat, self._aim = game, solver, seat, aim
        self._chances: dict[object, float] = {}

    def chance(self, state: Any) -> float:
        """The share of playouts from a state that reach the aim, from 0 to 1; raises Unsolvable."""
        game = self._game
        outcome = game.outcome(state)
        if outcome is not None:
            return float(outcome[self._seat] >= self._aim)
        key = game.solve_key(state)
        if key not in self._chances:
            self._chances[key] = round(self._chance(state), _PLACES)
        return self._chances[key]

    def choices(self, state: Any) -> tuple[Action, ...]:
        """What a playout chooses from."""
        ended: list[Action] = []
        others: list[Action] = []
        for action in sound_actions(self._game, state):
            outcome = self._game.outcome(self._game.advance(state, action).state)
            if outcome is None:
                others.append(action)
            elif outcome[self._seat] >= self._aim:
                return (action,)
            else:
                ended.append(action)
        return tuple(others or ended)

    def best(self, state: Any) -> Action:
        """The best action: of equals, for the seat the one that forgives most, for the other the hardest to meet."""
        game = self._game
        best = self._solver.solution(state).best()
        if len(best) == 1:
            return best[0]
        sign = 1 if game.to_act(state) == self._seat else -1

        def rank(action: Action) -> tuple[float, bool]:
            after = game.advance(state, action).state
            is_end = game.outcome(after) is not None
            return sign * self.chance(after), is_end if sign > 0 else not is_end

        return max(best, key=rank)

    def line(self, state: Any) -> Iterator[Action]:
        """Best play of both seats from a state to the end of the deal."""
        while self._game.outcome(state) is None:
            action = self.best(state)
            yield action
            state = self._game.advance(state, action).state

    def _chance(self, state: Any) -> float:
        game = self._game
        if game.to_act(state) == self._seat:
            choices = self.choices(state)
            return sum(self.chance(game.advance(state, action).state) for action in choices) / len(choices)
        # A defence that is best holds what it has won, whatever the seat does.
        if self._solver.value(state, self._seat) < self._aim:
            return 0.0
        best = self._solver.solution(state).best()
        return min(self.chance(game.advance(state, action).state) for action in best)
