"""What holds of every question about every position of every example; then the questions of single positions."""

import json
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from snorum.bridge import handle
from snorum.core.notation import format_action
from snorum.core.options import option_specs
from snorum.examples import check_file, find_example_files
from snorum.games import find, ids
from snorum.quiz.questions import MOST_CHOICES, SHOW, CardVerdict, Question, find_cards, find_questions
from snorum.quiz.situation import Situation, find_lore, find_situation
from snorum.record import Record, frames_json
from snorum.recordtext import format_record, parse_record

GAMES, CASES = Path("engine/snorum/games"), Path("tests/data/cases")
HEART = "1;g=snip-sequence;p=five-card;s=A.B.C.D;d=D;h=7h9hThKh2c/8hJh3c/4c5c/Qh6c;a="
OPEN_TALON = "1;g=schnapsen;p=standard;s=A.B;d=B;h=AsKsQsTh9h/JsTsAhKhQh;a="


class Asked(NamedTuple):
    """A position of an example, with its questions and what really follows, as frames tell it."""

    name: str
    situation: Situation
    cards: tuple[CardVerdict, ...]
    questions: tuple[Question, ...]
    after: dict[str, Any] | None


@cache
def positions(game: str) -> tuple[Asked, ...]:
    folder = game.replace("-", "_")
    files = find_example_files([GAMES / folder / "examples", CASES / game])
    return tuple(asked for file in files for asked in _positions(file))


def _positions(file: Path) -> Iterator[Asked]:
    example = check_file(file).example
    if example is None:
        return
    record = example.record
    frames = frames_json(record)["frames"]
    for at in range(len(record.actions) + 1):
        following = record.actions[at] if at < len(record.actions) else None
        situation = find_situation(record._replace(actions=record.actions[:at]), following)
        after = frames[at + 1] if following is not None else None
        yield Asked(f"{file.stem} {at}", situation, find_cards(situation), find_questions(situation), after)


def ask(record: str, **more: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(handle(json.dumps({"call": "quiz", "record": record, "next": None, **more})))
    return answer


def clause_ids(game: str) -> frozenset[str]:
    book = tomllib.loads((GAMES / game.replace("-", "_") / "rulebook.toml").read_text("utf-8"))
    return frozenset(clause["id"] for section in book["section"] for clause in section.get("clause", ()))


@pytest.mark.parametrize("game", ids())
def test_one_choice_is_right_and_each_wrong_one_has_its_reason(game: str) -> None:
    clauses, options = (
        clause_ids(game),
        {spec.name for preset in find(game).presets.values() for spec in option_specs(preset)},
    )
    for asked in positions(game):
        for question in asked.questions:
            assert question.kind in SHOW
            assert 1 < len(question.choices) <= MOST_CHOICES, asked.name
            assert len({json.dumps(choice.shown, sort_keys=True) for choice in question.choices}) == len(
                question.choices
            )
            wrong = [choice.belief for choice in question.choices if choice.belief is not None]
            assert len(wrong) == len(question.choices) - 1, asked.name
            for belief in wrong:
                assert (belief.rule is None) != (belief.option is None), asked.name
                assert belief.rule is None or belief.rule in clauses
                assert belief.option is None or belief.option[0] in options


@pytest.mark.parametrize("game", ids())
def test_what_is_right_is_what_the_replay_tells(game: str) -> None:
    told = 0
    for asked in positions(game):
        if asked.after is None:
            continue
        events, facts = asked.after["events"], asked.after["table"]["facts"]
        for question in asked.questions:
            shown = question.choices[question.right()].shown
            told += 1
            match question.kind:
                case "trick":
                    won = [event["seat"] for event in events if (event["kind"], event["value"]) == ("won", "trick")]
                    assert [shown["seat"]] == won, asked.name
                case "said":
                    words = [word.partition(":")[0] for word in shown["words"]]
                    assert words == [event["value"] for event in events if event["kind"] == "said"], asked.name
                case "paid":
                    assert shown["events"] == [e for e in events if e["kind"] in ("paid", "collected")], asked.name
                case _:
                    assert shown["score"]
                    assert shown["score"] == {key: facts[key] for key in shown["score"]}, asked.name
    assert told > 50


@pytest.mark.parametrize("game", ids())
def test_cards_are_judged_as_the_engine_judges_plays(game: str) -> None:
    codes = {code.id for code in find(game).all_codes()}
    judged = 0
    for asked in positions(game):
        state = asked.situation.state
        legal = {card for a in find(game).legal_actions(state) if a.verb == "play" for card in a.cards}
        for card, reason, rule in asked.cards:
            judged += 1
            assert (reason is None) == (card in legal), asked.name
            assert reason is None or reason.code in codes
            assert rule is None or reason is None
    assert judged > 100


@pytest.mark.parametrize("game", ids())
def test_every_mistake_is_made_somewhere(game: str) -> None:
    made = {
        choice.belief.rule
        for asked in positions(game)
        for question in asked.questions
        for choice in question.choices
        if choice.belief is not None and choice.belief.option is None
    }
    assert {mistake.rule for mistake in find_lore(find(game)).mistakes} == made


@pytest.mark.parametrize("game", ids())
def test_the_bridge_grades_what_it_asks(game: str) -> None:
    for asked in positions(game)[::13]:
        record, action = format_record(asked.situation.record), asked.situation.action
        following = None if action is None else format_action(action)
        quiz = ask(record, next=following)
        assert quiz["action"] == following
        assert [question["kind"] for question in quiz["questions"] if question["kind"] != "cards"] == [
            question.kind for question in asked.questions
        ]
        for question in asked.questions:
            graded = [
                ask(record, next=following, question=question.kind, answer=str(n)) for n in range(len(question.choices))
            ]
            assert [n for n, answer in enumerate(graded) if answer["right"]] == [question.right()]
            assert {answer["answer"] for answer in graded} == {question.right()}
            for answer, choice in zip(graded, question.choices, strict=True):
                assert answer["right"] == (answer["rule"] is None and answer["option"] is None)
                assert answer["rule"] == (choice.belief.rule if choice.belief else None)
        legal = " ".join(verdict.card for verdict in asked.cards if verdict.reason is None)
        if asked.cards:
            assert ask(record, next=following, question="cards", answer=legal)["right"]


def test_a_run_goes_on_with_one_card() -> None:
    record = HEART + "Th"
    quiz = ask(record, next="Jh")
    assert quiz["seat"] == "B"
    assert {"kind": "cards", "cards": ["8h", "Jh", "3c"]} in quiz["questions"]
    said = next(question for question in quiz["questions"] if question["kind"] == "said")
    right = said["choices"].index({"words": ["snap:J"]})
    assert ask(record, next="Jh", question="said", answer=str(right))["right"]
    wrong = said["choices"].index({"words": ["snorum:J"]})
    assert ask(record, next="Jh", question="said", answer=str(wrong))["rule"] == "words"
    graded = ask(record, next="Jh", question="cards", answer="8h Jh")
    assert not graded["right"]
    refused = {verdict["card"]: verdict["reason"] for verdict in graded["cards"] if verdict["chosen"]}
    assert refused["Jh"] is None
    assert refused["8h"]["code"] == "next-in-suit"
    assert refused["8h"]["params"] == {"card": "Jh"}


def test_where_a_record_ends_an_action_is_supposed() -> None:
    quiz = ask(HEART + "Th")
    assert quiz["supposed"]
    assert quiz["action"] == "Jh"


def test_nothing_is_asked_once_all_is_over() -> None:
    example = check_file(CASES / "schnapsen" / "SCH-42.1-bummerl.toml").example
    assert example is not None
    quiz = ask(format_record(example.record))
    assert (quiz["seat"], quiz["action"], quiz["questions"]) == (None, None, [])


@pytest.mark.parametrize(
    "more",
    [
        {"question": "trick", "answer": "0"},
        {"question": "said", "answer": "9"},
        {"question": "said", "answer": "-1"},
        {"question": "said", "answer": "٣"},
        {"question": "said", "answer": ""},
        {"question": "said"},
        {"question": "cards", "answer": "Ac"},
        {"question": "cards", "answer": "<b>"},
        {"question": "__class__", "answer": "0"},
        {"question": 3},
        {"next": 4},
        {"next": "2c 2c"},
        {"next": "8h"},
        {"next": "\x00"},
        {"record": "1;g=../x"},
        {"record": None},
    ],
)
def test_what_cannot_be_asked_is_an_error(more: dict[str, object]) -> None:
    answer = ask(HEART + "Th", **{"next": "Jh", **more}) if "record" not in more else ask(**more)  # type: ignore[arg-type]
    assert set(answer) == {"error"}
    assert answer["error"]["code"]


def test_records_are_those_of_the_example() -> None:
    example: Record = parse_record(HEART + "Th")
    assert find_situation(example, None).record == example
