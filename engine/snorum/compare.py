"""A record under other rules: the first step that goes otherwise, with both outcomes."""

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any, NamedTuple

from .core.errors import UNREADABLE_RECORD, EngineError, IllegalAction, Unreadable
from .core.game import Game
from .core.notation import format_action
from .core.options import Raw, with_option
from .core.types import Action, Reason, Seat, Step
from .games import find
from .houserules import can_deal, other_values
from .record import Frame, Record, find_options, frame_json, open_record, reason_json
from .recordtext import parse_record


class Taken(NamedTuple):
    """A step of a replay, with its action and who took it."""

    seat: Seat | None
    action: Action | None
    step: Step[Any]


class Outcome(NamedTuple):
    """How two replays compare; `kind` is `same`, `choices`, `differs`, `refused` or `impossible`.

    `at` is the first step that goes otherwise: what was `here` is `there` under the other rules, or refused for a
    reason. For `choices`, all steps go alike, and `at` is the first position in which other actions are legal there.
    """

    kind: str
    at: int = 0
    here: Taken | None = None
    there: Taken | None = None
    reason: Reason | None = None


def compare(record: Record, other: Record) -> Outcome:
    """Replay a record, and the same actions under the options of another; raises EngineError where the first fails."""
    here, game = list(_replay(record)), find(record.game)
    last = here[-1]
    if isinstance(last, EngineError):
        raise last
    choices: Outcome | None = None
    for at, (own, there) in enumerate(zip_longest(here, _replay(other))):
        assert isinstance(own, Taken)
        if isinstance(there, IllegalAction):
            return Outcome("refused", at, own, reason=there.reason)
        if isinstance(there, EngineError):
            return Outcome("impossible", reason=there.reason)
        if not _is_alike(game, own, there):
            return Outcome("differs", at, own, there)
        if choices is None and _legal(game, own) != _legal(game, there):
            choices = Outcome("choices", at, own, there)
    return choices or Outcome("same")


def with_change(record: Record, *, preset: str | None = None, option: tuple[str, Raw] | None = None) -> Record:
    """The record under another preset, or with one option changed; raises Unknown or BadOption."""
    game = find(record.game)
    if preset is not None:
        find_options(game, preset, {})
        return record._replace(preset=preset, overrides=())
    if option is None:
        return record
    overrides = {**dict(record.overrides), option[0]: option[1]}
    find_options(game, record.preset, overrides)
    return record._replace(overrides=tuple(overrides.items()))


def answer_compare(request: Mapping[str, Any]) -> dict[str, Any]:
    """{"record", "preset"} or {"record", "option", "value"} in, the outcome out; with neither, what can be tried.

    A fault in the record or the change is answered as {"error": ...}; raises EngineError for what cannot be read.
    """
    text, preset, name, value = (request.get(key) for key in ("record", "preset", "option", "value"))
    if not isinstance(text, str) or any(not (each is None or isinstance(each, str)) for each in (preset, name, value)):
        raise Unreadable(UNREADABLE_RECORD(text=str(text)[:40]))
    record = parse_record(text)
    seats = record.deals[0].seats
    try:
        if preset is None and name is None:
            return changes_json(record)
        option = None if name is None else (name, value or "")
        return outcome_json(record, compare(record, with_change(record, preset=preset, option=option)))
    except EngineError as error:
        return {"error": {**reason_json(error.reason, seats), "at": None}}


def changes_json(record: Record) -> dict[str, Any]:
    """What can be tried with the record's cards, as JSON values: presets, and other values of options.

    Each says how the record goes under it, as an outcome's `kind` and `at` do.
    """
    game = find(record.game)
    options = find_options(game, record.preset, dict(record.overrides))
    presets = [name for name, other in game.presets.items() if other != options and can_deal(game, other, record)]
    changed: dict[str, list[dict[str, Any]]] = {}
    for spec, value in other_values(game, options):
        if can_deal(game, with_option(options, spec.name, value), record):
            text = _value_text(value)
            outcome = compare(record, with_change(record, option=(spec.name, text)))
            changed.setdefault(spec.name, []).append({"value": text, **_summary(outcome)})
    return {
        "presets": [{"name": name, **_summary(compare(record, with_change(record, preset=name)))} for name in presets],
        "options": [
            {"name": name, "own": _value_text(getattr(options, name)), "values": values}
            for name, values in changed.items()
        ],
    }


def _summary(outcome: Outcome) -> dict[str, Any]:
    return {"kind": outcome.kind, "at": outcome.at}


def outcome_json(record: Record, outcome: Outcome) -> dict[str, Any]:
    """An outcome as JSON values, its steps as frames."""
    game, seats = find(record.game), record.deals[0].seats

    def frame(taken: Taken | None) -> dict[str, Any] | None:
        if taken is None:
            return None
        seat, action, step = taken
        table, verdicts = game.table(step.state), game.explain(step.state)
        return frame_json(Frame(outcome.at, seat, action, step.events, step.rules, table, verdicts), seats)

    return {
        "kind": outcome.kind,
        "at": outcome.at,
        "here": frame(outcome.here),
        "there": frame(outcome.there),
        "reason": None if outcome.reason is None else reason_json(outcome.reason, seats),
    }


def _value_text(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ".".join(value) if isinstance(value, tuple) else str(value)


def _replay(record: Record) -> Iterator[Taken | EngineError]:
    """Step by step, and the error at which it ends where it does not go through."""
    try:
        game, _, step = open_record(record)
        yield Taken(None, None, step)
        for action in record.actions:
            seat = game.to_act(step.state)
            step = game.play(step.state, action)
            yield Taken(seat, action, step)
    except EngineError as error:
        yield error


def _is_alike(game: Game[Any, Any], here: Taken, there: Taken) -> bool:
    return here.step.events == there.step.events and game.table(here.step.state) == game.table(there.step.state)


def _legal(game: Game[Any, Any], taken: Taken) -> frozenset[str]:
    return frozenset(format_action(action) for action in game.legal_actions(taken.step.state))
