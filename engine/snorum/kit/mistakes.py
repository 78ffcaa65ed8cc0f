"""What a game's folder may say of how it is played by mistake: in a module `mistakes`, as MISTAKES and SCORES."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from ..core.types import Action, Event, Seat, Step

Forget = Callable[[Any, Action, Step[Any]], Step[Any] | None]


class Mistake(NamedTuple):
    """A clause that somebody forgets; `forget` is given the state, the action and what it really leads to.

    It answers what somebody without the clause takes the action to lead to, or None where the clause has no part in it.
    Of that step only what is said, won and paid and the facts of its table are read.
    """

    rule: str
    forget: Forget


def without(events: Iterable[Event], *kinds: str) -> tuple[Event, ...]:
    """The events that are of none of the kinds."""
    return tuple(event for event in events if event.kind not in kinds)


def said_of(events: Iterable[Event]) -> tuple[Event, ...]:
    """What is said."""
    return tuple(event for event in events if event.kind == "said")


def say_instead(step: Step[Any], seat: Seat, words: Iterable[str]) -> Step[Any]:
    """The step with these words in place of what is really said; empty ones are none."""
    said = tuple(Event("said", seat, value=word) for word in words if word)
    return step._replace(events=(*without(step.events, "said"), *said))


def word_beside(words: Sequence[str], place: int) -> str | None:
    """The word of a place, or None where the list has no such place."""
    return words[place] if 0 <= place < len(words) else None


def is_paying(step: Step[Any]) -> bool:
    """Whether anybody pays."""
    return any(event.kind == "paid" for event in step.events)
