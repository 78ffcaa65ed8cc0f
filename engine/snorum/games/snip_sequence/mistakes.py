"""The rules of the sequence game that are easily forgotten, and what is believed without them."""

from typing import Any

from ...core.types import Action, Step
from ...kit.mistakes import Mistake, is_paying, said_of, say_instead, without, word_beside
from ...kit.payments import Payment, amount_of, settle
from .options import CARD_PAY
from .rules import State


def _last_word(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """The run just stops: nothing is said besides the card's own word."""
    if "last-word" not in step.rules:
        return None
    return say_instead(step, state.turn, [str(event.value) for event in said_of(step.events)][:-1])


def _words(shift: int) -> Any:
    """The words are counted from the wrong card."""

    def forget(state: State, action: Action, step: Step[State]) -> Step[State] | None:
        word = word_beside(state.options.calls, len(step.state.run) - 1 + shift)
        if action.verb != "play" or word is None:
            return None
        last = [str(event.value) for event in said_of(step.events)][1:] if "last-word" in step.rules else []
        return say_instead(step, state.turn, [word, *last])

    return forget


def _owed_word(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """The last word of the run before is no longer owed."""
    if not state.silent_word:
        return None
    return say_instead(step, state.turn, [str(event.value) for event in said_of(step.events)][1:])


def _nobody_pays(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    return _pay(state, step, 0) if is_paying(step) else None


def _each_pays_once(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """Everybody who has lost pays the same, however many cards are left."""
    return _pay(state, step, CARD_PAY) if is_paying(step) else None


def _pay(state: State, step: Step[State], amount: int) -> Step[State]:
    winner = state.turn
    losers = [seat for seat, hand in enumerate(step.state.hands) if hand]
    collected = [event for event in step.events if event.kind == "collected"]
    payments = [Payment(seat, winner, amount) for seat in losers]
    payments += [Payment("pool", winner, amount_of(event)) for event in collected]
    chips, paid = settle(state.chips, payments)
    events = (*without(step.events, "paid", "collected"), *paid)
    return step._replace(state=step.state._replace(chips=chips), events=events)


MISTAKES = (
    Mistake("last-word", _last_word),
    Mistake("late-last-word", _owed_word),
    Mistake("words", _words(-1)),
    Mistake("words", _words(1)),
    Mistake("pay-per-card", _each_pays_once),
    Mistake("pay-per-card", _nobody_pays),
)
