"""What the engine says of a step of a lesson: the question and its answers, the moves and why others are refused."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from snorum.core.types import Action, Reason, Step
from snorum.quiz.questions import CardVerdict, Question, find_cards, find_questions
from snorum.quiz.situation import Situation, find_situation
from snorum.recordtext import format_record

from .content import GameContent, Worked
from .lessons import LessonStep
from .packed import pack_frames

CARDS = "cards"


class Move(NamedTuple):
    """A move that could be tried: what it leads to, or why it is refused; `is_aim`: it is what the step asks for."""

    action: Action
    reason: Reason | None
    after: Step[Any] | None
    is_aim: bool


def last_step(worked: Worked) -> int:
    """The number of the example's last frame."""
    return len(worked.frames["frames"]) - 1


def situation_at(worked: Worked, n: int) -> Situation:
    """The position after `n` actions of an example, with the action that it takes next, if any."""
    record = worked.example.record
    following = record.actions[n] if n < len(record.actions) else None
    return find_situation(record._replace(actions=record.actions[:n]), following)


def cut(worked: Worked, n: int) -> Worked:
    """The example up to the position after `n` actions, so that what comes then is not told."""
    record = worked.example.record._replace(actions=worked.example.record.actions[:n])
    frames = {**worked.frames, "record": format_record(record), "frames": worked.frames["frames"][: n + 1]}
    notes = tuple((step, note) for step, note in worked.notes if step <= n)
    return worked._replace(example=worked.example._replace(record=record), packed=pack_frames(frames), notes=notes)


def kinds_of(situation: Situation) -> list[str]:
    """The kinds of question that the position offers."""
    cards = [CARDS] if find_cards(situation) else []
    return cards + [question.kind for question in find_questions(situation)]


def question_of(step: LessonStep, situation: Situation) -> Question | tuple[CardVerdict, ...] | None:
    """The question that a step asks: one with choices, or of each card whether it may be played."""
    if step.question == CARDS:
        return find_cards(situation) or None
    return next((each for each in find_questions(situation) if each.kind == step.question), None)


def moves_of(step: LessonStep, situation: Situation) -> list[Move]:
    """Every move that a step of kind `do` lets the learner try."""
    game, state = situation.game, situation.state
    moves = []
    for action, reason in game.explain(state):
        after = game.play(state, action) if reason is None else None
        is_aim = after is not None and (step.reach is None or step.reach in after.rules)
        moves.append(Move(action, reason, after, is_aim))
    return moves


def shown_clauses(step: LessonStep, worked: Worked) -> set[str]:
    """The clauses that a step of a lesson lets its reader meet: applied, forgotten in a wrong answer, or refusing."""
    if step.kind == "show":
        frames = worked.frames["frames"][step.start + (step.start > 0) : step.end + 1]
        return {rule for frame in frames for rule in frame["rules"]}
    situation = situation_at(worked, step.start)
    if step.kind == "do":
        return set(_met(moves_of(step, situation)))
    question = question_of(step, situation)
    found = set(situation.after.rules) if situation.after else set()
    if isinstance(question, Question):
        return found | {choice.belief.rule for choice in question.choices if choice.belief and choice.belief.rule}
    for verdict in question or ():
        found |= {verdict.reason.code} if verdict.reason else {verdict.rule} if verdict.rule else set()
    return found


def _met(moves: Iterable[Move]) -> Iterator[str]:
    for move in moves:
        if move.reason is not None:
            yield move.reason.code
        elif move.is_aim and move.after is not None:
            yield from move.after.rules


def core_clauses(game: GameContent) -> list[str]:
    """The beginner's core: every clause that the engine applies in the first hand that the game's page shows."""
    book = game.file.book
    first = game.find_example(book.first_hand) if book.first_hand else next(iter(game.examples), None)
    return [] if first is None else first.used
