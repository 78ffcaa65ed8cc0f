"""What has been played so far, with all cards: the side of the table that knows everything. No bot is given it."""

from typing import Any, NamedTuple

from ..core.game import Game
from ..core.types import Action, Deal, Position, Seat, Step
from .session import DEAL


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
        step = self.game.play(self.state(), action)
        return self._replace(actions=(*self.actions, action), steps=(*self.steps, step))

    def before(self, count: int) -> "History":
        """The history as it was after `count` actions."""
        return self._replace(actions=self.actions[:count], steps=self.steps[: count + 1])

    def current_deal(self) -> tuple[int, int]:
        """The number of the deal that is being played, and of the step that opened it, both from 0."""
        dealt = [index for index, action in enumerate(self.actions) if action == DEAL]
        return len(dealt), dealt[-1] + 1 if dealt else 0
