"""What simulations ask of the equal-cards game, and the ways to lead that its tips recommend."""

from collections import Counter
from collections.abc import Iterable

from ...core.types import Action, Table
from ...kit.history import History
from ...kit.questions import Habit, Observed, Question
from .options import SAME_RANK, Options
from .state import State


def _states(history: History) -> list[State]:
    return [step.state for step in history.steps]


def _opening_lead_kept(history: History) -> Observed:
    """By how many cards of the rank that is led first the leader holds: whether the next lead is that player's too."""
    opened, *later = _states(history)
    led = history.actions[0].cards[0][0]
    held = sum(card[0] == led for card in opened.hands[opened.turn])
    for state in later:
        if state.rank is None:
            yield str(held), state.last == opened.turn
            return


def _dead_leads(history: History) -> Observed:
    """Whether somebody led a card whose equals had all gone."""
    found = False
    for state, action in zip(_states(history), history.actions, strict=False):
        if state.rank is None and action.cards:
            gone = sum(card[0] == action.cards[0][0] for card in (*state.played, *state.row))
            found |= gone == SAME_RANK - len(action.cards)
    yield "", found


def _cards_left(history: History) -> Observed:
    """How many cards a loser holds in the end, on average, and the one who holds most."""
    held = [len(hand) for hand in _states(history)[-1].hands]
    yield "each", sum(held) / (len(held) - 1)
    yield "most", max(held)


def _by_count(table: Table, legal: tuple[Action, ...], *, most: bool) -> Iterable[Action]:
    """The actions that play a rank of which the hand holds most, or fewest."""
    plays = [action for action in legal if action.cards]
    hand = next(zone.cards for zone in table.zones if zone.name == "hand" and zone.owner == table.to_act)
    held = Counter(card[0] for card in hand)
    counts = [held[action.cards[0][0]] for action in plays]
    wanted = max(counts, default=0) if most else min(counts, default=0)
    return [action for action, count in zip(plays, counts, strict=True) if count == wanted]


def _most_held(options: Options, table: Table, legal: tuple[Action, ...]) -> Iterable[Action]:
    return _by_count(table, legal, most=True)


def _fewest_held(options: Options, table: Table, legal: tuple[Action, ...]) -> Iterable[Action]:
    return _by_count(table, legal, most=False)


QUESTIONS = (
    Question("opening-lead-kept", _opening_lead_kept),
    Question("dead-leads", _dead_leads),
    Question("cards-left", _cards_left),
)

HABITS = (Habit("most-held", _most_held), Habit("fewest-held", _fewest_held))
