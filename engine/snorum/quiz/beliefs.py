"""What an action is believed to lead to: in truth, with a clause forgotten, or by a rule that is not in force here."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ..core.options import with_option
from ..core.types import Event
from ..houserules import can_deal, other_values
from .situation import Situation, find_lore, replay_under, score_of


class Belief(NamedTuple):
    """Events and score after the action; of a mistaken one `rule`, the clause forgotten, or `option`, a house rule."""

    events: tuple[Event, ...]
    score: Mapping[str, int]
    rule: str | None = None
    option: tuple[str, object] | None = None


def find_truth(situation: Situation) -> Belief:
    """What the action really leads to."""
    assert situation.after is not None
    return Belief(situation.after.events, _score(situation, situation.after.state))


def find_beliefs(situation: Situation) -> Iterator[Belief]:
    """What it leads to for somebody who is mistaken; a game's own mistakes first, then other house rules."""
    state, action, after = situation.state, situation.action, situation.after
    assert action is not None
    assert after is not None
    for rule, forget in find_lore(situation.game).mistakes:
        step = forget(state, action, after)
        if step is not None:
            yield Belief(step.events, _score(situation, step.state), rule)
    before = _score(situation, state)
    for spec, value in other_values(situation.game, situation.options):
        options = with_option(situation.options, spec.name, value)
        if not can_deal(situation.game, options, situation.record):
            continue
        replayed = replay_under(situation, options)
        if replayed is None:
            continue
        then, step = replayed
        # What earlier steps would have brought is not what is asked.
        start, end = _score(situation, then), _score(situation, step.state)
        score = {key: count + end.get(key, 0) - start.get(key, 0) for key, count in before.items()}
        yield Belief(step.events, score, option=(spec.name, value))


def _score(situation: Situation, state: Any) -> Mapping[str, int]:
    names = find_lore(situation.game).scores
    return score_of(situation.game, state, names, situation.record.deals[0].seats)
