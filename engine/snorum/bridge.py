"""The only door for JavaScript: JSON text in, JSON text out."""

import json
from collections.abc import Mapping
from typing import Any

from .core.errors import UNREADABLE_RECORD, EngineError, Unreadable
from .games import ids
from .record import VERSION, Record, frames_json, open_record, reason_json
from .recordtext import parse_record
from .start import find_seat

MAX_REQUEST_CHARS = 50_000


def handle(request_text: str) -> str:
    """Answer one request; never raises. A fault is answered as {"error": {code, params, types, at}}.

    {"call": "hello"} answers the version and the games;
    {"call": "frames", "record": "...", "viewer": seat or null} answers the frames;
    {"call": "choose", "record": "...", "seat": "A", "level": 3, "seed": 1} answers what a bot does, and
    {"call": "hint", ...} what it would do in the reader's place;
    {"call": "play", "game": "...", "seed": 1, "seat": "A", ...} deals, lets bots play and answers what the seat sees.
    {"call": "contest", "record": "...", "seat": seat, "opponent": "best"} answers the frames of the record and of what
    the other seats answer, all cards open, with `worth`: what each frame is worth to the seat.
    {"call": "quiz", "record": "...", "next": action or null} answers the questions of a position; `quiz.answers` says
    how they are graded.
    {"call": "compare", "record": "...", "preset": name} or {..., "option": name, "value": text} answers the first step
    that goes otherwise.
    """
    try:
        answer = _answer(request_text)
    except EngineError as error:
        answer = {"error": {**reason_json(error.reason, ()), "at": None}}
    return json.dumps(answer, separators=(",", ":"))


def _answer(request_text: str) -> dict[str, Any]:
    request = _parse(request_text)
    call = request.get("call")
    if call == "hello":
        return {"version": VERSION, "games": list(ids())}
    if call == "frames":
        return _frames(request)
    if call in ("choose", "hint"):
        from .bots.answers import answer_choose, answer_hint  # the first frames need no bot

        return answer_choose(request) if call == "choose" else answer_hint(request)
    if call == "play":
        from .bots.seated import answer_play

        return answer_play(request)
    if call == "contest":
        return _contest(request)
    if call == "quiz":
        from .quiz.answers import answer_quiz

        return answer_quiz(request)
    if call == "compare":
        from .compare import answer_compare

        return answer_compare(request)
    raise Unreadable(UNREADABLE_RECORD(text=str(call)[:40]))


def _parse(text: str) -> Mapping[str, Any]:
    # A request is flat. Nested JSON is not even looked at: in Pyodide its depth would overflow the JavaScript stack.
    if len(text) <= MAX_REQUEST_CHARS and text.count("{") == 1 and "[" not in text:
        try:
            request = json.loads(text)
        except ValueError:
            request = None
        if isinstance(request, dict):
            return request
    raise Unreadable(UNREADABLE_RECORD(text=str(text)[:40]))


def _frames(request: Mapping[str, Any]) -> dict[str, Any]:
    text, viewer = request.get("record"), request.get("viewer")
    if not isinstance(text, str) or not (viewer is None or isinstance(viewer, str)):
        raise Unreadable(UNREADABLE_RECORD(text=str(text)[:40]))
    record = parse_record(text)
    seats = record.deals[0].seats
    seat = None if viewer is None else find_seat(viewer, seats)
    try:
        return frames_json(record, viewer=seat)
    except EngineError as error:
        return {"error": {**reason_json(error.reason, seats), "at": _find_fault(record)}}


def _contest(request: Mapping[str, Any]) -> dict[str, Any]:
    text, name, opponent = (request.get(key) for key in ("record", "seat", "opponent"))
    if not isinstance(text, str) or not isinstance(name, str) or not isinstance(opponent, str):
        raise Unreadable(UNREADABLE_RECORD(text=str(text)[:40]))
    from .contest import contest_json  # exact play is loaded only where it is asked for

    record = parse_record(text)
    seats = record.deals[0].seats
    seat = find_seat(name, seats)
    try:
        return contest_json(record, seat, opponent)
    except EngineError as error:
        return {"error": {**reason_json(error.reason, seats), "at": _find_fault(record)}}


def _find_fault(record: Record) -> int | None:
    """The index of the action that cannot be taken, or None where the record does not even open."""
    try:
        game, _, step = open_record(record)
    except EngineError:
        return None
    for index, action in enumerate(record.actions):
        if game.why_not(step.state, action) is not None:
            return index
        step = game.play(step.state, action)
    return None
