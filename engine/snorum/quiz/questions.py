"""The questions that a position offers, each with its one right choice and with wrong ones that have a reason."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple
from zlib import crc32

from ..cards import Card
from ..core.types import Action, Reason
from ..record import event_json, party_name
from ..recordtext import format_record
from .beliefs import Belief, find_beliefs, find_truth
from .situation import Situation

MOST_CHOICES = 4

Shown = Mapping[str, Any]
"""What a choice shows, as JSON values: {"seat"}, {"words"}, {"events"} or {"score"}."""


class Choice(NamedTuple):
    """One of the answers to choose from; `belief` is None for the right one."""

    shown: Shown
    belief: Belief | None


class Question(NamedTuple):
    """A question by its kind (`trick`, `said`, `paid`, `score`), with its choices in the order in which they stand."""

    kind: str
    choices: tuple[Choice, ...]

    def right(self) -> int:
        """The place of the right choice."""
        return next(index for index, choice in enumerate(self.choices) if choice.belief is None)


class CardVerdict(NamedTuple):
    """A card of the hand: why it may not be played, or None; and the first clause by which it may."""

    card: Card
    reason: Reason | None
    rule: str | None


def find_questions(situation: Situation) -> tuple[Question, ...]:
    """What can be asked of the action, but for the question which cards may be played."""
    if situation.after is None:
        return ()
    truth, beliefs = find_truth(situation), list(find_beliefs(situation))
    salt = format_record(situation.record)
    found = (_question(kind, show, situation, truth, beliefs, salt) for kind, show in SHOW.items())
    return tuple(question for question in found if question is not None)


def find_cards(situation: Situation) -> tuple[CardVerdict, ...]:
    """Every card of the hand that is to play, alone or with others; none where there is nothing to choose between."""
    game, state, seat = situation.game, situation.state, situation.seat
    hand = [
        card for zone in game.table(state).zones if (zone.name, zone.owner) == ("hand", seat) for card in zone.cards
    ]
    plays = [(action, reason) for action, reason in game.explain(state) if action.verb == "play"]
    if seat is None or len(hand) < 2 or not plays:
        return ()
    return tuple(_verdict(situation, card, plays) for card in hand)


def _verdict(situation: Situation, card: Card, plays: list[tuple[Action, Reason | None]]) -> CardVerdict:
    with_card = [(action, reason) for action, reason in plays if card in action.cards]
    legal = next((action for action, reason in with_card if reason is None), None)
    if legal is not None:
        rules = situation.game.play(situation.state, legal).rules
        return CardVerdict(card, None, rules[0] if rules else None)
    first = with_card[0][1] if with_card else None
    alone = Action("play", (card,))
    return CardVerdict(card, first or situation.game.why_not(situation.state, alone), None)


Show = Callable[[Situation, Belief], Shown | None]


def _question(
    kind: str, show: Show, situation: Situation, truth: Belief, beliefs: list[Belief], salt: str
) -> Question | None:
    right = show(situation, truth)
    if right is None:
        return None
    choices = {_key(right): Choice(right, None)}
    for belief in beliefs:
        shown = show(situation, belief)
        if shown is not None and len(choices) < MOST_CHOICES:
            choices.setdefault(_key(shown), Choice(shown, belief))
    if len(choices) == 1:
        return None
    ordered = sorted(choices.items(), key=lambda item: crc32(f"{kind}{item[0]}{salt}".encode()))
    return Question(kind, tuple(_trim_score([choice for _, choice in ordered])))


def _key(shown: Shown) -> str:
    return json.dumps(shown, sort_keys=True)


def _trim_score(choices: list[Choice]) -> Iterator[Choice]:
    """Of a score, only what is not the same in all choices is shown."""
    for choice in choices:
        score = choice.shown.get("score")
        if score is None:
            yield choice
            continue
        differing = {
            key: count for key, count in score.items() if any(other.shown["score"][key] != count for other in choices)
        }
        yield choice._replace(shown={"score": differing})


def _show_trick(situation: Situation, belief: Belief) -> Shown | None:
    seats = situation.record.deals[0].seats
    won = [event for event in belief.events if (event.kind, event.value) == ("won", "trick") and event.seat is not None]
    return {"seat": party_name(won[0].seat, seats)} if won and won[0].seat is not None else None


def _show_said(situation: Situation, belief: Belief) -> Shown | None:
    action = situation.action
    if action is None or not action.cards:
        return None
    # Some words name the rank of the card that they go with.
    return {"words": [f"{e.value}:{action.cards[0][0]}" for e in belief.events if e.kind == "said"]}


def _show_paid(situation: Situation, belief: Belief) -> Shown | None:
    seats = situation.record.deals[0].seats
    return {"events": [event_json(e, seats) for e in belief.events if e.kind in ("paid", "collected")]}


def _show_score(situation: Situation, belief: Belief) -> Shown | None:
    return {"score": dict(belief.score)}


SHOW: Mapping[str, Show] = {"trick": _show_trick, "said": _show_said, "paid": _show_paid, "score": _show_score}
"""Every kind of question, in the order in which they are asked, and what a choice shows of a belief."""
