"""A record: a game's deals and actions, enough to replay it; as text for links, and replayed as frames."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from .core.deal import card_faults, seat_faults
from .core.errors import UNKNOWN_PILE, UNKNOWN_PRESET, EngineError, ImpossibleDeal, Unknown
from .core.game import Game
from .core.notation import format_action
from .core.options import Raw, change_options
from .core.types import Action, Deal, Event, Reason, Seat, Side, Step, Table, mask
from .games import find
from .start import RawStart, position_cards, read_position

FORMAT = "snorum-frames"
VERSION = 1


class Record(NamedTuple):
    """Everything that decides how a game went; `overrides` replaces single options of the preset."""

    game: str
    preset: str
    overrides: tuple[tuple[str, Raw], ...]
    deals: tuple[Deal, ...]
    start: tuple[tuple[str, RawStart], ...]
    actions: tuple[Action, ...]


class Frame(NamedTuple):
    """The table after an action, how it came about, and every candidate for the next with its reason or None."""

    n: int
    seat: Seat | None
    action: Action | None
    events: tuple[Event, ...]
    rules: tuple[str, ...]
    table: Table
    verdicts: tuple[tuple[Action, Reason | None], ...]


class Opened(NamedTuple):
    """A record's game and options, and its first step."""

    game: Game[Any, Any]
    options: Any
    step: Step[Any]


def find_options(game: Game[Any, Any], preset: str, overrides: Mapping[str, Raw]) -> Any:
    """The options of a preset with some replaced; raises Unknown or BadOption."""
    if preset not in game.presets:
        raise Unknown(UNKNOWN_PRESET(name=preset))
    return change_options(game.presets[preset], overrides)


def deal_faults(game: Game[Any, Any], options: Any, deal: Deal) -> list[Reason]:
    """Everything that is wrong with a deal under the options."""
    faults = seat_faults(deal.seats, *game.players(options))
    faults += [UNKNOWN_PILE(name=name) for name, _ in deal.piles if name not in game.piles]
    return faults + card_faults(deal.cards(), game.pack(options))


def open_record(record: Record) -> Opened:
    """Check a record and take its first step; raises the first error."""
    game = find(record.game)
    options = find_options(game, record.preset, dict(record.overrides))
    position = read_position(game, dict(record.start), record.deals[0].seats)
    for index, deal in enumerate(record.deals):
        faults = deal_faults(game, options, deal)
        if not index:
            faults += card_faults(deal.cards() + position_cards(position), game.pack(options))
        if faults:
            raise ImpossibleDeal(faults[0])
    return Opened(game, options, game.start(options, record.deals, position))


def replay(record: Record) -> Iterator[tuple[Seat | None, Action | None, Step[Any]]]:
    """Every step with its action and who took it, the opening first; raises at the first error."""
    game, _, step = open_record(record)
    yield None, None, step
    for action in record.actions:
        seat = game.to_act(step.state)
        step = game.play(step.state, action)
        yield seat, action, step


def frames(record: Record, *, viewer: Seat | None = None, is_open: bool = False) -> Iterator[Frame]:
    """Frame by frame, or as one seat sees them; with `is_open`, cards that lie face down are open too."""
    game = find(record.game)
    for n, (seat, action, step) in enumerate(replay(record)):
        frame = make_frame(game, n, seat, action, step, viewer=viewer)
        if is_open:
            table = frame.table
            frame = frame._replace(
                table=table._replace(zones=tuple(zone._replace(seen_by=None) for zone in table.zones))
            )
        yield frame


def make_frame(
    game: Game[Any, Any],
    n: int,
    seat: Seat | None,
    action: Action | None,
    step: Step[Any],
    *,
    viewer: Seat | None = None,
) -> Frame:
    """The frame of a step, or as one seat sees it; `seat` took the action that led to it."""
    table = game.table(step.state)
    verdicts = game.explain(step.state) if viewer is None or viewer == table.to_act else ()
    events = step.events
    if viewer is not None:
        table = mask(table, viewer)
        events = tuple(event for event in events if event.seen_by is None or viewer in event.seen_by)
    return Frame(n, seat, action, events, step.rules, table, verdicts)


def party_name(party: Seat | Side, seats: tuple[str, ...]) -> str:
    """A seat's name, or a side's as "A+C"."""
    return "+".join(seats[seat] for seat in (party if isinstance(party, tuple) else (party,)))


def place_name(place: str | Seat | Side | tuple[str, Seat] | None, seats: tuple[str, ...]) -> str | None:
    """Where an event's cards or chips go: "run", "hand.A", "pool", "A", "A+C"."""
    if place is None or isinstance(place, str):
        return place
    if isinstance(place, tuple) and isinstance(place[0], str):
        return f"{place[0]}.{seats[place[1]]}"
    return party_name(place, seats)


def fact_name(name: str, owner: Seat | Side | None, seats: tuple[str, ...]) -> str:
    """A table fact's key: "stopped", "left.A", "score.A+C"."""
    return name if owner is None else f"{name}.{party_name(owner, seats)}"


def table_json(table: Table, seats: tuple[str, ...]) -> dict[str, Any]:
    """A table as JSON values."""
    return {
        "zones": [
            {
                "key": zone.name if zone.owner is None else f"{zone.name}.{seats[zone.owner]}",
                "name": zone.name,
                "owner": None if zone.owner is None else seats[zone.owner],
                "cards": list(zone.cards),
                "seen_by": None if zone.seen_by is None else [seats[seat] for seat in zone.seen_by],
            }
            for zone in table.zones
        ],
        "to_act": None if table.to_act is None else seats[table.to_act],
        "facts": {
            fact_name(fact.name, fact.owner, seats): list(fact.value) if isinstance(fact.value, tuple) else fact.value
            for fact in table.facts
        },
    }


def reason_json(reason: Reason, seats: tuple[str, ...]) -> dict[str, Any]:
    """A reason as JSON values, each parameter with its type."""

    def value(kind: str, raw: Any) -> Any:
        if kind in ("seat", "side"):
            return party_name(raw, seats)
        return list(raw) if isinstance(raw, tuple) else raw

    return {
        "code": reason.code,
        "params": {name: value(kind, raw) for name, kind, raw in reason.params},
        "types": {name: kind for name, kind, _ in reason.params},
    }


def frames_json(record: Record, *, viewer: Seat | None = None, is_open: bool = False) -> dict[str, Any]:
    """All frames as JSON values, the same at build and live; raises at the first error."""
    from .recordtext import format_record  # it reads records, so it needs this module

    seats = record.deals[0].seats
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "preset": record.preset,
        "options": {name: list(raw) if isinstance(raw, tuple) else raw for name, raw in record.overrides},
        "record": format_record(record),
        "seats": list(seats),
        "dealer": seats[record.deals[0].dealer],
        "frames": [frame_json(frame, seats) for frame in frames(record, viewer=viewer, is_open=is_open)],
    }


def event_json(event: Event, seats: tuple[str, ...]) -> dict[str, Any]:
    """An event as JSON values."""
    return {
        "kind": event.kind,
        "seat": None if event.seat is None else party_name(event.seat, seats),
        "cards": list(event.cards),
        "to": place_name(event.to, seats),
        "value": event.value,
    }


def frame_json(frame: Frame, seats: tuple[str, ...]) -> dict[str, Any]:
    """A frame as JSON values."""
    action = frame.action
    return {
        "n": frame.n,
        "action": None
        if action is None or frame.seat is None
        else {
            "text": format_action(action),
            "seat": seats[frame.seat],
            "verb": action.verb,
            "cards": list(action.cards),
            "value": action.value,
        },
        "events": [event_json(event, seats) for event in frame.events],
        "rules": list(frame.rules),
        "table": table_json(frame.table, seats),
        "verdicts": [
            {"action": format_action(candidate), "reason": None if reason is None else reason_json(reason, seats)}
            for candidate, reason in frame.verdicts
        ],
    }


__all__ = ["EngineError", "Frame", "Record", "frames", "frames_json", "open_record", "replay"]
