"""The rules of Vorms that are easily forgotten, and what is believed without them."""

from typing import Any

from ...cards import RANKS, rank_of
from ...core.types import Action, Event, Seat, Step
from ...kit.mistakes import Mistake
from ...kit.payments import amount_of
from .ending import AT_END, ON_LOSS
from .options import party, side_of, sides
from .ranking import CLAUSES, SEVENS, Head, Standing, led
from .scoring import Scores, put
from .state import State
from .trick import Trick

SCORES = ("score", "hand_points")

_AWARDS = (
    "first-five",
    "fifth-trick",
    "further-tricks",
    "voormsi-home",
    "toqutsit-takes-voormsi",
    "three-takes-voormsi",
    "three-takes-toqutsit",
)


def _taken_by(step: Step[State], seat: Seat) -> Step[State]:
    events = tuple(
        event._replace(seat=seat) if (event.kind, event.value) == ("won", "trick") else event for event in step.events
    )
    return step._replace(events=events)


def _finished(step: Step[State]) -> Trick | None:
    """The trick that the step has ended."""
    is_over = any((event.kind, event.value) == ("won", "trick") for event in step.events)
    return step.state.trick if is_over else None


def _beating(clause: str) -> Any:
    """A card that takes the trick by this clause does not."""

    def forget(state: State, action: Action, step: Step[State]) -> Step[State] | None:
        trick = _finished(step)
        if trick is None:
            return None
        if trick.size > 1:
            heading = trick.heading
            is_used = heading.before is not None and clause in [pair.clause for pair in heading.pairs]
            return _taken_by(step, heading.before.seat) if is_used and heading.before else None
        head, seat, last = led(trick.plays[0].cards[0]), trick.plays[0].seat, 0
        for place, play in enumerate(trick.plays[1:], 1):
            standing = _standing(head, play.cards[0], clause, is_direct=last == place - 1)
            if standing is not None:
                head, seat, last = Head(play.cards[0], standing), play.seat, place
        return _taken_by(step, seat)

    return forget


def _standing(head: Head, card: str, clause: str, *, is_direct: bool) -> Standing | None:
    ways = (beats for name, beats in CLAUSES.items() if name != clause)
    found = (beats(card, head, is_direct) for beats in ways)  # type: ignore[arg-type]
    return next((standing for standing in found if standing is not None), None)


def _usual_order(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """The cards rank as in other games, from the ace down."""
    trick = _finished(step)
    if trick is None or trick.size > 1:
        return None
    best = max(trick.plays, key=lambda play: RANKS.index(rank_of(play.cards[0])))
    return _taken_by(step, best.seat)


def _any_seven(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """A seven takes the trick whether it was led or not."""
    trick = _finished(step)
    if trick is None or trick.size > 1:
        return None
    sevens = [play for play in trick.plays[1:] if play.cards[0] in SEVENS]
    return _taken_by(step, sevens[-1].seat) if sevens else None


def _late_king(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """The King of spades takes the trick from the King of clubs, whatever was played between the two."""
    trick = _finished(step)
    if trick is None or trick.heading.heads[0].standing is not Standing.KING_OVER_SEVEN:
        return None
    late = [event.seat for event in step.events if (event.kind, event.value) == ("falls-short", "king-late")]
    return _taken_by(step, late[0]) if late and isinstance(late[0], int) else None


def _award(clause: str) -> Any:
    """Nothing is scored by this clause."""

    def forget(state: State, action: Action, step: Step[State]) -> Step[State] | None:
        awards = [event for event in step.events if event.kind == clause]
        after = step.state
        if not awards or after.winner is not None or "overshoot" in step.rules or "all-void" in step.rules:
            return None
        assert after.trick is not None
        side, value = side_of(after.options, after.trick.heading.seat), amount_of(awards[0])
        scores = after.scores
        if _realised(step, after, side):
            return _scored(step, scores._replace(total=put(scores.total, side, scores.total[side] - value)))
        return _scored(step, scores._replace(points=put(scores.points, side, scores.points[side] - value)))

    return forget


def _points_wait(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """A trick that is lost makes no points real."""
    after, scores = step.state, step.state.scores
    if after.winner is not None or after.is_over or "overshoot" in step.rules or ON_LOSS not in step.rules:
        return None
    for side in range(len(sides(after.options))):
        value = _realised(step, after, side)
        scores = scores._replace(
            points=put(scores.points, side, scores.points[side] + value),
            total=put(scores.total, side, scores.total[side] - value),
        )
    return _scored(step, scores)


def _points_lost(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """What is still to come at the end of the hand is lost for whoever has won its last trick."""
    after = step.state
    if AT_END not in step.rules or after.trick is None or "overshoot" in step.rules or after.winner is not None:
        return None
    side = side_of(after.options, after.trick.heading.seat)
    total = after.scores.total
    return _scored(step, after.scores._replace(total=put(total, side, total[side] - _realised(step, after, side))))


def _past_the_end(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """Points beyond the last stroke stay there, as if none were too many."""
    if "overshoot" not in step.rules:
        return None
    total = step.state.scores.total
    for side in range(len(sides(step.state.options))):
        value = _realised(step, step.state, side)
        if value:
            total = put(total, side, state.scores.total[side] + value)
    return _scored(step, step.state.scores._replace(total=total))


def _void_counts(state: State, action: Action, step: Step[State]) -> Step[State] | None:
    """All tricks count as any others do."""
    after = step.state
    if "all-void" not in step.rules or after.trick is None:
        return None
    side = side_of(after.options, after.trick.heading.seat)
    gained = state.scores.points[side] + sum(amount_of(event) for event in step.events if event.kind in _AWARDS)
    total = after.scores.total
    return _scored(step, after.scores._replace(total=put(total, side, total[side] + gained)))


def _realised(step: Step[State], after: State, side: int) -> int:
    who = party(sides(after.options)[side])
    return sum(amount_of(event) for event in step.events if _is_of(event, "realised", who))


def _is_of(event: Event, kind: str, who: object) -> bool:
    return event.kind == kind and event.seat == who


def _scored(step: Step[State], scores: Scores) -> Step[State]:
    return step._replace(state=step.state._replace(scores=scores))


MISTAKES = (
    Mistake("seven-thrown", _any_seven),
    Mistake("king-late", _late_king),
    *(Mistake(clause, _beating(clause)) for clause in CLAUSES if clause != "card-order"),
    Mistake("card-order", _usual_order),
    Mistake("card-order", _beating("card-order")),
    Mistake(ON_LOSS, _points_wait),
    Mistake(AT_END, _points_lost),
    *(Mistake(clause, _award(clause)) for clause in _AWARDS),
    Mistake("overshoot", _past_the_end),
    Mistake("all-void", _void_counts),
)
