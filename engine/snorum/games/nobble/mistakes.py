"""The rules of Nobble that are easily forgotten, and what is believed without them."""

from typing import Any

from ...core.types import Action, Seat, Step
from ...kit.mistakes import Mistake, say_instead, without, word_beside
from ...kit.payments import POOL, Payment, amount_of, settle
from .options import WORDS
from .rules import State

Debts = list[tuple[Seat, int]]


def _words(shift: int) -> Any:
    """The words are counted from the wrong card."""

    def forget(state: State, action: Action, step: Step[State]) -> Step[State] | None:
        place = len(state.chain) if action.cards and action.cards[0][0] == state.rank else 0
        word = word_beside(WORDS[state.options.words], place + shift)
        return say_instead(step, state.turn, [word]) if action.verb == "play" and word is not None else None

    return forget


def _debts(step: Step[State]) -> Debts:
    return [(e.seat, amount_of(e)) for e in step.events if e.kind == "paid" and isinstance(e.seat, int)]


def _matcher_pays(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """Whoever matches pays, not the player of the card before."""
    debts = _debts(step)
    if "victim-pays" not in step.rules or not debts:
        return None
    due = min(sum(amount for _, amount in debts), state.coins.held[state.turn])
    return _repay(state, step, [(state.turn, due)])


def _never_double(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """It costs the same however long the chain has grown."""
    debts = _debts(step)
    is_due = {"victim-pays", "last-victim-pays"} & set(step.rules)
    return _repay(state, step, [(seat, 1) for seat, _ in debts]) if is_due and debts else None


def _nobody_pays(rule: str) -> Any:
    def forget(state: State, action: Action, step: Step[State]) -> Step[State] | None:
        return _repay(state, step, []) if rule in step.rules and _debts(step) else None

    return forget


def _single_penalty(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """Not matching costs what is due, as for anybody else."""
    debts = _debts(step)
    if "peel-double" not in step.rules or not debts:
        return None
    return _repay(state, step, [(seat, (due + 1) // 2 if seat == state.turn else due) for seat, due in debts])


def _pool_stays(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """What is in the pool stays there when the game is won."""
    winner, taken = step.state.winner, sum(amount_of(e) for e in step.events if e.kind == "collected")
    if winner is None or not taken:
        return None
    held = tuple(count - taken if seat == winner else count for seat, count in enumerate(step.state.coins.held))
    coins = step.state.coins._replace(held=held, pool=taken)
    return step._replace(state=step.state._replace(coins=coins), events=without(step.events, "collected"))


def _repay(state: State, step: Step[State], debts: Debts) -> Step[State]:
    """These payments in place of the real ones; whoever has won still takes the pool."""
    payments = [Payment(seat, POOL, due) for seat, due in debts]
    winner = step.state.winner
    if winner is not None:
        payments.append(Payment(POOL, winner, state.coins.pool + sum(due for _, due in debts)))
    coins, paid = settle(state.coins, payments)
    events = (*without(step.events, "paid", "collected"), *paid)
    return step._replace(state=step.state._replace(coins=coins), events=events)


MISTAKES = (
    Mistake("words", _words(1)),
    Mistake("words", _words(-1)),
    Mistake("victim-pays", _matcher_pays),
    Mistake("victim-pays", _never_double),
    Mistake("victim-pays", _nobody_pays("victim-pays")),
    Mistake("last-victim-pays", _nobody_pays("last-victim-pays")),
    Mistake("peel-double", _single_penalty),
    Mistake("peel-double", _nobody_pays("peel-double")),
    Mistake("last-with-coins", _pool_stays),
)
