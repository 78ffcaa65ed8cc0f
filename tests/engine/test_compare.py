"""What holds of every example under every other rule; then single examples."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from snorum.bridge import handle
from snorum.compare import compare, with_change
from snorum.core.errors import EngineError
from snorum.examples import check_file, find_example_files
from snorum.games import find, ids
from snorum.record import Record, frames_json
from snorum.recordtext import format_record, parse_record

GAMES, CASES = Path("engine/snorum/games"), Path("tests/data/cases")
HEART = "1;g=snip-sequence;p=five-card;s=A.B.C.D;d=D;h=7h9hThKh2c/8hJh3c/4c5c/Qh6c;a=Th.Jh.Qh.Kh.7h.8h.9h"


def ask(record: str, **more: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(handle(json.dumps({"call": "compare", "record": record, **more})))
    return answer


@cache
def records(game: str) -> tuple[Record, ...]:
    files = find_example_files([GAMES / game.replace("-", "_") / "examples", CASES / game])
    examples = [check_file(file).example for file in files]
    return tuple(example.record for example in examples if example is not None)


def changes(game: str) -> Iterator[tuple[Record, dict[str, str], dict[str, Any]]]:
    """Every change that an example offers: the example, the change as a request names it, what is said of it."""
    for record in records(game):
        offered = ask(format_record(record))
        for preset in offered["presets"]:
            yield record, {"preset": preset["name"]}, preset
        for option in offered["options"]:
            for value in option["values"]:
                yield record, {"option": option["name"], "value": value["value"]}, value


@pytest.mark.parametrize("game", ids())
def test_under_its_own_rules_nothing_differs(game: str) -> None:
    for record in records(game):
        assert compare(record, record).kind == "same"
        if not record.overrides:
            assert compare(record, with_change(record, preset=record.preset)).kind == "same"


@pytest.mark.parametrize("game", ids())
def test_every_change_has_an_answer_that_replaying_bears_out(game: str) -> None:
    seen = set()
    for record, change, told in list(changes(game))[::5]:
        answer = ask(format_record(record), **change)
        assert (answer["kind"], answer["at"]) == (told["kind"], told["at"])
        seen.add(answer["kind"])
        option = (change["option"], change["value"]) if "option" in change else None
        other = with_change(record, preset=change.get("preset"), option=option)
        at = answer["at"]
        here = frames_json(record)["frames"]
        match answer["kind"]:
            case "same" | "choices":
                there = frames_json(other)["frames"]
                assert [outcome(frame) for frame in here] == [outcome(frame) for frame in there]
                differing = [n for n in range(len(here)) if legal(here[n]) != legal(there[n])]
                assert differing[:1] == ([at] if answer["kind"] == "choices" else [])
            case "differs":
                there = frames_json(other._replace(actions=other.actions[:at]))["frames"]
                assert [outcome(frame) for frame in here[:at]] == [outcome(frame) for frame in there[:at]]
                assert outcome(here[at]) != outcome(there[at])
                assert (answer["here"], answer["there"]) == (
                    json.loads(json.dumps(here[at])),
                    json.loads(json.dumps(there[at])),
                )
            case "refused":
                there = frames_json(other._replace(actions=other.actions[: at - 1]))["frames"]
                assert [outcome(frame) for frame in here[:at]] == [outcome(frame) for frame in there]
                assert answer["reason"]["code"] in {code.id for code in find(game).all_codes()}
                assert answer["here"]["n"] == at
                with pytest.raises(EngineError):
                    frames_json(other._replace(actions=other.actions[:at]))
            case _:
                assert answer["kind"] == "impossible"
                assert answer["reason"]["code"]
    assert {"same", "differs"} <= seen


def outcome(frame: dict[str, Any]) -> tuple[Any, Any]:
    return frame["events"], frame["table"]


def legal(frame: dict[str, Any]) -> set[str]:
    return {verdict["action"] for verdict in frame["verdicts"] if verdict["reason"] is None}


def test_round_the_corner_a_run_goes_on() -> None:
    answer = ask(HEART, option="circular", value="true")
    assert (answer["kind"], answer["at"]) == ("differs", 4)
    assert "stopped" in [event["kind"] for event in answer["here"]["events"]]
    assert [event["value"] for event in answer["there"]["events"] if event["kind"] == "stopped"] != ["top"]


def test_a_step_that_is_not_legal_there_names_its_reason() -> None:
    record = "1;g=nobble;p=bump;s=A.B;d=B;h=7h9s/7s9c;a=7h.9c"
    answer = ask(record, option="must_match", value="true")
    assert (answer["kind"], answer["at"]) == ("refused", 2)
    assert answer["reason"]["code"] == "must-match"


def test_where_only_the_choices_differ_the_first_position_is_named() -> None:
    record = "1;g=nobble;p=nobble;s=A.B;d=B;h=7h9s/7s9c;a=7h.7s"
    answer = ask(record, option="must_match", value="false")
    assert (answer["kind"], answer["at"]) == ("choices", 1)
    assert legal(answer["there"]) - legal(answer["here"]) == {"9c"}


def test_cards_that_other_rules_cannot_deal_are_a_reason() -> None:
    answer = ask(HEART, option="pack", value="32")
    assert (answer["kind"], answer["reason"]["code"]) == ("impossible", "card-not-in-pack")
    assert "pack" not in [option["name"] for option in ask(HEART)["options"]]


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"preset": "<b>"}, "unknown-preset"),
        ({"preset": 3}, "unreadable-record"),
        ({"option": "colour", "value": "red"}, "unknown-option"),
        ({"option": "__class__", "value": "x"}, "unknown-option"),
        ({"option": "ace", "value": "<script>"}, "bad-option"),
        ({"option": "ace"}, "bad-option"),
        ({"option": "calls", "value": "9" * 9_000 + "'"}, "bad-option"),
        ({"record": "1;g=x"}, "unreadable-record"),
        ({"record": HEART + ".8c"}, "not-held"),
    ],
)
def test_a_change_that_cannot_be_made_is_an_error(more: dict[str, object], code: str) -> None:
    answer = ask(**{"record": HEART, **more})  # type: ignore[arg-type]
    assert answer["error"]["code"] == code


def test_a_preset_takes_the_place_of_all_own_rules() -> None:
    record = parse_record(HEART.replace("p=five-card", "p=five-card;o.circular=true"))
    assert with_change(record, preset="five-card").overrides == ()
    assert dict(with_change(record, option=("ace", "high")).overrides) == {"circular": "true", "ace": "high"}
