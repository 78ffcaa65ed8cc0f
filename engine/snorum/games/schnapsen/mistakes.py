"""The rules of Schnapsen that are easily forgotten, and what is believed without them."""

from typing import Any

from ...core.types import Action, Step
from ...kit.mistakes import Mistake
from .ending import play_out
from .options import MARRIAGE, PLAIN, TRUMP_MARRIAGE, UNDER_SAFE, VALUES
from .state import State, change, is_played_out

SCORES = ("points", "game_points")

_TEN = 10
_HELD_ON = ("trump-takes", "higher-takes", "leader-keeps")


def _other_takes(rule: str) -> Any:
    """The trick goes to the other player, who counts it."""

    def forget(state: State, action: Action, step: Step[State]) -> Step[State] | None:
        if rule not in step.rules or step.state.ending is not None:
            return None
        winner = step.state.lead
        gained = sum(VALUES[card[0]] for card in step.state.trick)
        events = tuple(e._replace(seat=1 - winner) if (e.kind, e.value) == ("won", "trick") else e for e in step.events)
        points = change(state.points, 1 - winner, state.points[1 - winner] + gained)
        return step._replace(state=step.state._replace(points=points), events=events)

    return forget


def _like_tens(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """King, Queen and Jack count as much as a Ten, as in some other games."""
    after = step.state
    if not set(_HELD_ON) & set(step.rules) or after.ending is not None:
        return None
    counted = sum(VALUES[card[0]] for card in after.trick)
    believed = sum(_TEN if card[0] in "KQJ" else VALUES[card[0]] for card in after.trick)
    return _with_points(step, after.points[after.lead] - counted + believed, after.lead)


def _only_own_card(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """Only the card that takes the trick counts, not the one that is taken."""
    after = step.state
    if not set(_HELD_ON) & set(step.rules) or after.ending is not None:
        return None
    led, reply = after.trick
    lost = led if after.lead == state.turn else reply
    return _with_points(step, after.points[after.lead] - VALUES[lost[0]], after.lead)


def _never_counts(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """A marriage announced before the first trick is worth nothing any more."""
    after = step.state
    if "marriage-counts-late" not in step.rules or after.ending is not None:
        return None
    return _with_points(step, after.points[after.lead] - state.pending[after.lead], after.lead)


def _counts_at_once(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """A marriage counts at once, with or without a trick."""
    after, seat = step.state, state.turn
    if "marriage-waits" not in step.rules or after.ending is not None:
        return None
    return _with_points(step, after.points[seat] + after.pending[seat] - state.pending[seat], seat)


def _counts_as(rule: str, value: int) -> Any:
    """Every marriage counts the same."""

    def forget(state: State, action: Action, step: Step[State]) -> Step[State] | None:
        seat = state.turn
        if rule not in step.rules or "marriage-counts" not in step.rules or step.state.ending is not None:
            return None
        return _with_points(step, state.points[seat] + value, seat)

    return forget


def _waits(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """A marriage always waits for the next trick."""
    if "marriage-counts" not in step.rules or step.state.ending is not None:
        return None
    return _with_points(step, state.points[state.turn], state.turn)


def _awarded(rule: str, award: int) -> Any:
    """The deal is worth what it would be if the loser had more."""

    def forget(state: State, action: Action, step: Step[State]) -> Step[State] | None:
        return _with_award(state, step, award) if rule in step.rules else None

    return forget


def _counted_up(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """Game points are added, not taken off."""
    ending = step.state.ending
    return None if ending is None else _with_award(state, step, -ending.awarded)


def _closer_goes_on(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """A closing that has failed costs nothing: the last trick decides."""
    ending = step.state.ending
    if ending is None or "closer-failed" not in step.rules or not is_played_out(step.state):
        return None
    after = play_out(step.state._replace(game_points=state.game_points, closing=None, ending=None), (), ())
    return step._replace(state=after.state)


def _nobody_wins(rule: str) -> Any:
    """The deal ends without a winner."""

    def forget(state: State, action: Action, step: Step[State]) -> Step[State] | None:
        return _with_award(state, step, 0) if rule in step.rules and step.state.ending is not None else None

    return forget


def _with_points(step: Step[State], points: int, seat: int) -> Step[State]:
    return step._replace(state=step.state._replace(points=change(step.state.points, seat, points)))


def _with_award(state: State, step: Step[State], award: int) -> Step[State] | None:
    ending = step.state.ending
    if ending is None:
        return None
    left = change(state.game_points, ending.winner, state.game_points[ending.winner] - award)
    return step._replace(state=step.state._replace(game_points=left))


MISTAKES = (
    *(Mistake(rule, _other_takes(rule)) for rule in _HELD_ON),
    Mistake("marriage-counts-late", _never_counts),
    Mistake("marriage-waits", _counts_at_once),
    Mistake("trump-marriage", _counts_as("trump-marriage", MARRIAGE)),
    Mistake("plain-marriage", _counts_as("plain-marriage", TRUMP_MARRIAGE)),
    Mistake("marriage-counts", _waits),
    Mistake("card-values", _like_tens),
    Mistake("card-values", _only_own_card),
    Mistake("win-no-trick", _awarded("win-no-trick", UNDER_SAFE)),
    Mistake("win-under-safe", _awarded("win-under-safe", PLAIN)),
    Mistake("win-plain", _awarded("win-plain", UNDER_SAFE)),
    Mistake("closer-failed", _closer_goes_on),
    Mistake("last-trick", _nobody_wins("last-trick")),
    Mistake("false-claim", _nobody_wins("false-claim")),
    Mistake("count-down", _counted_up),
)
