"""Points for tricks, and how points become real: strokes rubbed out on a side's arm of the cross."""

from typing import NamedTuple

from ...core.types import Event
from .honours import Award
from .options import (
    FIFTH,
    FIRST_FIVE_POINTS,
    TRICK_POINTS,
    Options,
    has_first_five,
    party,
    sides,
    strokes,
    tricks_in_hand,
)


class Scores(NamedTuple):
    """By side: tricks and points of this hand, points that are not real yet, and strokes rubbed out in the game."""

    tricks: tuple[int, ...]
    points: tuple[int, ...]
    total: tuple[int, ...]


class Realised(NamedTuple):
    """What came of making a side's points real."""

    scores: Scores
    events: tuple[Event, ...]
    rules: tuple[str, ...]
    is_won: bool


def put(values: tuple[int, ...], side: int, value: int) -> tuple[int, ...]:
    """The values with one side's replaced."""
    return (*values[:side], value, *values[side + 1 :])


def trick_awards(options: Options, tricks: tuple[int, ...], side: int, count: int) -> tuple[Award, ...]:
    """What a trick that counts as `count` brings, with the tricks that the sides had before it."""
    had, now = tricks[side], tricks[side] + count
    awards = []
    if had < FIFTH <= now:
        awards.append(Award("fifth-trick", TRICK_POINTS))
        if has_first_five(options) and sum(tricks) == had:
            awards.append(Award("first-five", FIRST_FIVE_POINTS))
    further = max(0, now - max(FIFTH, had))
    if further:
        awards.append(Award("further-tricks", TRICK_POINTS * further))
    return tuple(awards)


def is_void(options: Options, tricks: tuple[int, ...]) -> bool:
    """Whether all tricks of the hand were played and one side has won every one."""
    return max(tricks) == sum(tricks) >= tricks_in_hand(options)


def realise(options: Options, scores: Scores, side: int, clause: str) -> Realised:
    """Make a side's points real in one lump; whoever passes the last stroke goes back by as much."""
    points = scores.points[side]
    if not points:
        return Realised(scores, (), (), is_won=False)
    goal, who = strokes(options), party(sides(options)[side])
    total = scores.total[side] + points
    events, rules = [Event("realised", who, value=points)], [clause]
    if total > goal:
        total = 2 * goal - total
        events.append(Event("set-back", who, value=total))
        rules.append("overshoot")
    after = scores._replace(points=put(scores.points, side, 0), total=put(scores.total, side, total))
    return Realised(after, tuple(events), tuple(rules), is_won=total == goal)
