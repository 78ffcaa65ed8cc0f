"""A seat is played by the reader and the others answer: a record continued until the reader's seat is to act again."""

from collections.abc import Callable
from typing import Any

from .core.errors import Unknown
from .core.game import Game
from .core.types import Action, Code, Seat
from .playouts import Playouts
from .record import Record, frames_json, open_record
from .solve import Solver

BEST = "best"
UNKNOWN_OPPONENT = Code("unknown-opponent", (("name", "text"),))


def contest_json(record: Record, seat: Seat, opponent: str) -> dict[str, Any]:
    """Frames with all cards open, of the record and what the other seats answer to it.

    `worth` is a number a frame: what the deal brings the reader's seat when both play best from there. Raises what
    replaying or solving raises, and Unknown for an opponent.
    """
    if opponent not in _OPPONENTS:
        raise Unknown(UNKNOWN_OPPONENT(name=opponent))
    game, _, step = open_record(record)
    solver = Solver(game, is_open=True)
    worth = [solver.value(step.state, seat)]
    for action in record.actions:
        step = game.play(step.state, action)
        worth.append(solver.value(step.state, seat))
    answer = _OPPONENTS[opponent](game, solver, seat, worth[0])
    answers: list[Action] = []
    while game.outcome(step.state) is None and game.to_act(step.state) not in (None, seat):
        action = answer(step.state)
        answers.append(action)
        step = game.play(step.state, action)
        worth.append(solver.value(step.state, seat))
    frames = frames_json(record._replace(actions=(*record.actions, *answers)), is_open=True)
    return {**frames, "worth": worth}


def _answer_best(game: Game[Any, Any], solver: Solver, seat: Seat, aim: int) -> Callable[[Any], Action]:
    """Best defence against what the position was worth to the seat."""
    return Playouts(game, solver, seat, aim).best


_OPPONENTS = {BEST: _answer_best}
"""Who plays the other seats, by the name that a request gives."""
