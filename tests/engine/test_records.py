import json
from pathlib import Path

import pytest

from snorum.bridge import MAX_REQUEST_CHARS, handle
from snorum.core.errors import EngineError
from snorum.examples import check_file, find_example_files
from snorum.games import ids
from snorum.record import Record, frames, frames_json
from snorum.recordtext import MAX_ACTIONS, format_record, parse_record

HEART = "1;g=snip-sequence;p=five-card;s=A.B.C.D;d=D;h=7h9hThKh2c/8hJh3c/4c5c/Qh6c;a=Th.Jh.Qh.Kh.7h.8h.9h"
CASES = find_example_files([Path("tests/data/cases/snip-sequence"), Path("engine/snorum/games/snip_sequence/examples")])


def ask(**request: object) -> dict[str, object]:
    answer = json.loads(handle(json.dumps(request)))
    assert isinstance(answer, dict)
    return answer


def case_record(path: Path) -> Record:
    example = check_file(path).example
    assert example is not None
    return example.record


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_records_are_read_back_and_played_the_same(path: Path) -> None:
    record = case_record(path)
    text = format_record(record)
    assert set(text) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._~=;/,:+-")
    assert frames_json(parse_record(text))["frames"] == frames_json(record)["frames"]
    assert ask(call="frames", record=text) == json.loads(json.dumps(frames_json(parse_record(text))))


def test_frames_hide_what_a_seat_cannot_see() -> None:
    record = parse_record(HEART)
    for frame in frames(record, viewer=1):
        hands = {zone.owner: zone.cards for zone in frame.table.zones if zone.name == "hand"}
        assert "??" not in hands[1]
        assert set(hands[0] + hands[2] + hands[3]) <= {"??"}
        assert bool(frame.verdicts) == (frame.table.to_act == 1)


def test_hello_names_the_games() -> None:
    assert ask(call="hello") == {"version": 1, "games": list(ids())}
    assert "snip-sequence" in ids()


BAD_RECORDS = [
    ("", "unknown-version", None),
    ("2;g=snip-sequence", "unknown-version", None),
    ("1", "unreadable-record", None),
    (HEART.replace("g=snip-sequence", "g=whist"), "unknown-game", None),
    (HEART.replace("g=snip-sequence", "g=../../etc"), "unknown-game", None),
    (HEART.replace("p=five-card", "p=x"), "unknown-preset", None),
    (HEART.replace("p=five-card", "p=five-card;o.ace=up"), "bad-option", None),
    (HEART.replace("p=five-card", "p=five-card;o.colour=up"), "unknown-option", None),
    (HEART.replace("d=D", "d=X"), "unknown-seat", None),
    (HEART.replace("s=A.B.C.D", "s=A.B.A.D"), "seat-twice", None),
    (HEART.replace("s=A.B.C.D", "s=A.B.C"), "unknown-seat", None),
    (HEART.replace("8hJh3c", "8hJh2c"), "card-twice", None),
    (HEART.replace("8hJh3c", "8hJh3x"), "unreadable-card", None),
    (HEART.replace(";a=", ";turned=2d;trump=3d;a="), "unknown-pile", None),
    (HEART.replace(";a=", ";start.played=7h;a="), "card-twice", None),
    (HEART.replace(";a=", ";start.to_act=Q;a="), "unknown-seat", None),
    (HEART.replace(";a=", ";start.colour=Q;a="), "unknown-start", None),
    (HEART + ".2c", None, None),
    (HEART.replace("a=Th.Jh", "a=Th.8h"), "next-in-suit", 1),
    (HEART.replace("a=Th.Jh", "a=Th.pass"), "must-play", 1),
    (HEART.replace("a=Th.Jh", "a=Th.<script>"), "unreadable-action", None),
    (HEART.replace("a=Th.Jh", "a=Th.fly"), "unknown-action", 1),
    (HEART + ";a=2c", "unreadable-record", None),
    (HEART.replace(";a=", f";start.pool={'9' * 5000};a="), "bad-start", None),
    (HEART.replace(";a=", f";start.chips.A={'9' * 5000};a="), "bad-start", None),
    (HEART.replace("p=five-card", f"p=five-card;o.dead_cards={'9' * 5000}"), "bad-option", None),
    (HEART + "." * (MAX_ACTIONS + 1), "record-too-long", None),
    (HEART + "x" * 30_000, "record-too-long", None),
]


@pytest.mark.parametrize(("text", "code", "at"), BAD_RECORDS, ids=range(len(BAD_RECORDS)))
def test_a_bad_record_is_answered_never_raised(text: str, code: str | None, at: int | None) -> None:
    answer = ask(call="frames", record=text)
    if code is None:
        assert "frames" in answer
        return
    error = answer["error"]
    assert isinstance(error, dict)
    assert (error["code"], error["at"]) == (code, at)
    assert error["params"].keys() == error["types"].keys()


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{", "7", '{"call": "exec"}', '{"call": "frames"}', "[" * 40_000, "x" * MAX_REQUEST_CHARS * 2],
)
def test_a_bad_request_is_answered_never_raised(text: str) -> None:
    assert "error" in json.loads(handle(text))


def test_an_error_reads_as_its_code_with_parameters() -> None:
    with pytest.raises(EngineError, match=r"^unknown-version \(text=9\)$"):
        parse_record("9;g=x")
