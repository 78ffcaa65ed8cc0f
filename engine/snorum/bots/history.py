"""A record as far as it has been played: the side of the table that knows all cards. No bot is given one."""

from typing import Any, NamedTuple

from ..core.game import Game
from ..core.types import Action, Deal, Position, Seat, Step
from ..games import find
from ..kit.session import DEAL
from ..record import Record, find_options, open_record, replay
from ..start import read_position


class History(NamedTuple):
    """A game with its deals, and every action and step so far; there is one step more than there are actions."""

    game: Game[Any, Any]
    options: Any
    deals: tuple[Deal, ...]
    position: Position
    actions: tuple[Action, ...]
    steps: tuple[Step[Any], ...]

    def state(self) -> Any:
        """The state that was reached."""
        return self.steps[-1].state

    def actor(self) -> Seat | None:
        """The seat that must act, or None when all is over."""
        return self.game.to_act(self.state())

    def with_action(self, action: Action) -> "History":
        """The history with one action more; raises IllegalAction."""
        return self.with_step(action, self.game.play(self.state(), action))

    def with_step(self, action: Action, step: Step[Any]) -> "History":
        """The history with an action more whose step is known already."""
        return self._replace(actions=(*self.actions, action), steps=(*self.steps, step))

    def current_deal(self) -> tuple[int, int]:
        """The number of the deal that is being played, and of the step that opened it, both from 0."""
        dealt = [index for index, action in enumerate(self.actions) if action == DEAL]
        return len(dealt), dealt[-1] + 1 if dealt else 0


def open_history(record: Record) -> History:
    """The record before its first action; raises what opening a record raises."""
    game, options, step = open_record(record)
    position = read_position(game, dict(record.start), record.deals[0].seats)
    return History(game, options, record.deals, position, (), (step,))


def replay_history(record: Record) -> History:
    """The whole record; raises what replaying it raises."""
    steps = tuple(step for _, _, step in replay(record))
    game = find(record.game)
    options = find_options(game, record.preset, dict(record.overrides))
    position = read_position(game, dict(record.start), record.deals[0].seats)
    return History(game, options, record.deals, position, record.actions, steps)
