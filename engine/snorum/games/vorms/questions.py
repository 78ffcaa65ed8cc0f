"""What simulations ask of Vorms besides what they ask of every game."""

from ...kit.history import History
from ...kit.questions import Observed, Question
from .state import State
from .trick import Trick


def _states(history: History) -> list[State]:
    return [step.state for step in history.steps]


def _finished(history: History) -> list[Trick]:
    """The tricks of the deal in which nobody has a card to add any more."""
    states = _states(history)
    open_before = [None, *(state.open_trick for state in states)]
    return [
        state.trick
        for before, state in zip(open_before, states, strict=False)
        if before is not None and state.open_trick is None and state.trick is not None
    ]


def _led_wins(history: History) -> Observed:
    """By each card that was led alone: whether nobody beat it."""
    for trick in _finished(history):
        if trick.size == 1:
            yield trick.led.heads[0].card, trick.heading.place == 0


QUESTIONS = (Question("led-wins", _led_wins),)
