"""The rules of the equal-cards game that are easily forgotten, and what is believed without them."""

from typing import Any

from ...core.types import Action, Step
from ...kit.mistakes import Mistake, is_paying, say_instead, without, word_beside
from ...kit.payments import POOL, Payment, amount_of
from .options import CARD_PAY, WORDS
from .scoring import pay
from .state import State


def _words(shift: int) -> Any:
    """The words are counted from the wrong card."""

    def forget(state: State, action: Action, step: Step[State]) -> Step[State] | None:
        place = 0 if state.rank is None else len(state.row)
        word = word_beside(WORDS[state.options.words], place + shift)
        if action.verb != "play" or len(action.cards) > 1 or word is None:
            return None
        return say_instead(step, state.turn, [word])

    return forget


def _victims(step: Step[State]) -> list[tuple[int, int]]:
    """Who pays how much for a card that was matched: the only payment of a play that does not end the hand."""
    if "victim-pays" not in step.rules or step.state.winner is not None:
        return []
    return [(e.seat, amount_of(e)) for e in step.events if e.kind == "paid" and isinstance(e.seat, int)]


def _matcher_pays(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """Whoever matches pays, not the player of the card before."""
    victims = _victims(step)
    return _repay(state, step, [Payment(state.turn, POOL, due) for _, due in victims]) if victims else None


def _never_more(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """It costs the same however many cards of the rank have been played."""
    victims = _victims(step)
    return _repay(state, step, [Payment(seat, POOL, 1) for seat, _ in victims]) if victims else None


def _no_victim(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    return _repay(state, step, []) if _victims(step) else None


def _cards(each: bool) -> Any:
    """The losers pay nothing for the cards they hold, or the same however many they are."""

    def forget(state: State, action: Action, step: Step[State]) -> Step[State] | None:
        after = step.state
        if "pay-per-card" not in step.rules or after.winner is None or not is_paying(step):
            return None
        payee = after.winner if state.options.card_pay == "winner" else POOL
        losers = [seat for seat, hand in enumerate(after.hands) if hand]
        payments = [Payment(seat, payee, CARD_PAY) for seat in losers] if each else []
        pool = state.chips.pool + (CARD_PAY * len(payments) if payee == POOL else 0)
        return _repay(state, step, [*payments, Payment(POOL, after.winner, pool)])

    return forget


def _pool_stays(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """What is in the pool stays there for the next hand."""
    winner, taken = step.state.winner, sum(amount_of(e) for e in step.events if e.kind == "collected")
    if "winner-takes-pool" not in step.rules or winner is None:
        return None
    held = tuple(count - taken if seat == winner else count for seat, count in enumerate(step.state.chips.held))
    chips = step.state.chips._replace(held=held, pool=step.state.chips.pool + taken)
    return step._replace(state=step.state._replace(chips=chips), events=without(step.events, "collected"))


def _free_pass(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    return _repay(state, step, []) if "pass-chip" in step.rules else None


def _free_silence(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """A word forgotten costs nothing."""
    return _repay(state, step, []) if "forgot-chip" in step.rules and step.state.winner is None else None


def _repay(state: State, step: Step[State], payments: list[Payment]) -> Step[State]:
    chips, paid = pay(state.options, state.chips, payments)
    events = (*without(step.events, "paid", "collected"), *paid)
    return step._replace(state=step.state._replace(chips=chips), events=events)


MISTAKES = (
    Mistake("words", _words(1)),
    Mistake("words", _words(-1)),
    Mistake("victim-pays", _matcher_pays),
    Mistake("victim-pays", _never_more),
    Mistake("victim-pays", _no_victim),
    Mistake("pay-per-card", _cards(each=True)),
    Mistake("pay-per-card", _cards(each=False)),
    Mistake("winner-takes-pool", _pool_stays),
    Mistake("pass-chip", _free_pass),
    Mistake("forgot-chip", _free_silence),
)
