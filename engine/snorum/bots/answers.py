"""What a bot would do where a record ends, as JSON values for the bridge."""

from collections.abc import Mapping
from typing import Any

from ..core.errors import GAME_OVER, NOT_YOUR_TURN, UNREADABLE_RECORD, EngineError, Unreadable
from ..core.notation import format_action
from ..histories import replay_history
from ..record import reason_json
from ..recordtext import parse_record
from ..start import find_seat
from .choosing import DEFAULT_LEVEL, Choice, choose
from .observation import observe


def answer_choose(request: Mapping[str, Any]) -> dict[str, Any]:
    """{"record", "seat", "level", "seed"} in; what the bot does and all that it considered out.

    `level` and `seed` may be left out. A fault in the record is answered as {"error": ...}; raises EngineError for
    what cannot be read.
    """
    text, seat = request.get("record"), request.get("seat")
    level, seed = request.get("level", DEFAULT_LEVEL), request.get("seed", 0)
    if not isinstance(text, str) or not isinstance(seat, str) or type(level) is not int or type(seed) is not int:
        raise Unreadable(UNREADABLE_RECORD(text=str(text)[:40]))
    record = parse_record(text)
    seats = record.deals[0].seats
    viewer = find_seat(seat, seats)
    try:
        history = replay_history(record)
        acting = history.actor()
        if acting != viewer:
            # What another seat sees is none of its business.
            raise Unreadable(GAME_OVER() if acting is None else NOT_YOUR_TURN(seat=acting))
        return choice_json(choose(observe(history), level=level, seed=seed))
    except EngineError as error:
        return {"error": {**reason_json(error.reason, seats), "at": None}}


def answer_hint(request: Mapping[str, Any]) -> dict[str, Any]:
    """As `answer_choose`, at the default level; only the best action and the next best are told, with their values."""
    answer = answer_choose({**request, "level": DEFAULT_LEVEL})
    if "error" in answer:
        return answer
    best, *others = answer["considered"]
    return {"method": answer["method"], "best": best, "next": others[0] if others else None}


def choice_json(choice: Choice) -> dict[str, Any]:
    """A choice as JSON values; values are in the units of the game's outcome, for the seat against the others."""
    return {
        "action": format_action(choice.action),
        "method": choice.method,
        "considered": [
            {
                "action": format_action(one.action),
                "value": None if one.value is None else round(one.value, 3),
                "worlds": one.worlds,
            }
            for one in choice.considered
        ],
    }
