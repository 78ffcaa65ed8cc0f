"""The bridge's call `quiz`: the questions of a position, or what there is to say of an answer."""

from collections.abc import Mapping
from typing import Any

from ..core.errors import UNREADABLE_RECORD, EngineError, Unreadable
from ..core.notation import format_action, parse_action, parse_cards
from ..record import reason_json
from ..recordtext import parse_record
from .questions import CardVerdict, Question, find_cards, find_questions
from .situation import Situation, find_situation

CARDS = "cards"


def answer_quiz(request: Mapping[str, Any]) -> dict[str, Any]:
    """{"record", "next"} in; {"seat", "action", "supposed", "questions"} out.

    `next` is the action that is asked about; where it is null, one is supposed. With {"question", "answer"} besides,
    {"right", ...}; the answer is the cards chosen ("Th 9c", or ""), or the place of the choice as text. A fault in the
    record is answered as {"error": ...}; raises EngineError for what cannot be read.
    """
    text, following = _text(request, "record"), _text(request, "next", may_miss=True)
    asked, answer = _text(request, "question", may_miss=True), _text(request, "answer", may_miss=True)
    record = parse_record(text or "")
    seats = record.deals[0].seats
    try:
        situation = find_situation(record, None if following is None else parse_action(following))
        if asked is None:
            return quiz_json(situation, is_supposed=following is None)
        return _grade(situation, asked, answer or "")
    except EngineError as error:
        return {"error": {**reason_json(error.reason, seats), "at": None}}


def quiz_json(situation: Situation, *, is_supposed: bool) -> dict[str, Any]:
    """The questions as JSON values, without what is right."""
    cards = find_cards(situation)
    questions: list[dict[str, Any]] = []
    if cards:
        questions.append({"kind": CARDS, "cards": [verdict.card for verdict in cards]})
    for kind, choices in find_questions(situation):
        questions.append({"kind": kind, "choices": [choice.shown for choice in choices]})
    seats = situation.record.deals[0].seats
    return {
        "seat": None if situation.seat is None else seats[situation.seat],
        "action": None if situation.action is None else format_action(situation.action),
        "supposed": is_supposed,
        "questions": questions,
    }


def _grade(situation: Situation, asked: str, answer: str) -> dict[str, Any]:
    if asked == CARDS:
        return _grade_cards(situation, answer)
    for question in find_questions(situation):
        if question.kind == asked and answer.isascii() and answer.isdigit() and len(answer) == 1:
            place = int(answer)
            if place < len(question.choices):
                return _grade_choice(situation, question, place)
    raise Unreadable(UNREADABLE_RECORD(text=f"{asked}={answer}"[:40]))


def _grade_choice(situation: Situation, question: Question, place: int) -> dict[str, Any]:
    belief = question.choices[place].belief
    option = None if belief is None else belief.option
    return {
        "right": belief is None,
        "answer": question.right(),
        "rule": None if belief is None else belief.rule,
        "option": None if option is None else {"name": option[0], "value": _raw(option[1])},
        "rules": list(situation.after.rules) if situation.after else [],
    }


def _raw(value: object) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _grade_cards(situation: Situation, answer: str) -> dict[str, Any]:
    chosen, verdicts = set(parse_cards(answer)), find_cards(situation)
    seats = situation.record.deals[0].seats
    if not verdicts or chosen - {verdict.card for verdict in verdicts}:
        raise Unreadable(UNREADABLE_RECORD(text=f"{CARDS}={answer}"[:40]))

    def told(verdict: CardVerdict) -> dict[str, Any]:
        return {
            "card": verdict.card,
            "chosen": verdict.card in chosen,
            "reason": None if verdict.reason is None else reason_json(verdict.reason, seats),
            "rule": verdict.rule,
        }

    is_right = all((verdict.reason is None) == (verdict.card in chosen) for verdict in verdicts)
    return {"right": is_right, "cards": [told(verdict) for verdict in verdicts]}


def _text(request: Mapping[str, Any], name: str, *, may_miss: bool = False) -> str | None:
    value = request.get(name)
    if isinstance(value, str) or (value is None and may_miss):
        return value
    raise Unreadable(UNREADABLE_RECORD(text=str(value)[:40]))
