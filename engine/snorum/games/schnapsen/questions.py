"""What simulations ask of Schnapsen besides what they ask of every game."""

from ...kit.history import History
from ...kit.questions import Observed, Question
from .state import CLOSE, State

_STEP = 10
"""Points held at the closing are told in steps of so many."""


def _closings(history: History) -> tuple[str, int, State] | None:
    """The case of a deal in which the talon was closed, by the points that the closer held, and its end."""
    for action, step in zip(history.actions, history.steps, strict=False):
        if action == CLOSE:
            state: State = step.state
            low = state.points[state.turn] // _STEP * _STEP
            return f"{low:02}-{low + _STEP - 1:02}", state.turn, history.state()
    return None


def _closing_wins(history: History) -> Observed:
    found = _closings(history)
    if found is not None and found[2].ending is not None:
        won = found[2].ending.winner == found[1]
        yield "any", won
        yield found[0], won


def _closing_points(history: History) -> Observed:
    found = _closings(history)
    if found is not None and found[2].ending is not None:
        ending = found[2].ending
        points = ending.awarded if ending.winner == found[1] else -ending.awarded
        yield "any", points
        yield found[0], points


def _endings(history: History) -> Observed:
    state: State = history.state()
    if state.ending is not None:
        yield state.ending.result, 1


def _awards(history: History) -> Observed:
    state: State = history.state()
    if state.ending is not None:
        yield str(state.ending.awarded), 1


QUESTIONS = (
    Question("closing-wins", _closing_wins),
    Question("closing-points", _closing_points),
    Question("endings", _endings, every_deal=True),
    Question("awards", _awards, every_deal=True),
)
