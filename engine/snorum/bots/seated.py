"""A session dealt from a seed, one seat a reader's and the others the bots', as JSON values for the bridge."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from ..core.errors import RECORD_TOO_LONG, UNREADABLE_RECORD, EngineError, Unreadable
from ..core.game import Game
from ..core.types import Action, Seat
from ..games import find
from ..histories import deal_history
from ..kit.history import History
from ..kit.session import DEAL
from ..record import FORMAT, VERSION, Record, fact_name, find_options, frame_json, make_frame, party_name, reason_json
from ..recordtext import MAX_ACTIONS, format_actions, format_record, parse_actions
from ..start import find_seat
from .choosing import DEFAULT_LEVEL, check_level, choose
from .observation import observe

MOST_DEALS = 50
"""No session has more deals."""

MOST_SEED = 999_999_999
MOST_SEATS = 10
MOST_MOVES = 100

OPTION = "o."
"""Begins the key of a house rule in a request, as it does in the text of a record."""


class Seated(NamedTuple):
    """A session with the record that opened it; `viewer` is the reader's seat."""

    record: Record
    history: History
    viewer: Seat
    level: int
    seed: int

    def is_over(self) -> bool:
        """Whether the deal is over."""
        return self.history.actor() is None or self._waits_for_dealer()

    def is_open(self) -> bool:
        """Whether another deal may follow, and all that it can come to is not too long to be kept."""
        history = self.history
        bound = history.game.bound(history.options, len(history.deals[0].seats))
        return self._waits_for_dealer() and len(history.actions) + 1 + bound <= MAX_ACTIONS

    def move_bots(self, most: int) -> "Seated":
        """Let the bots act, at most so often, until it is the reader's turn or the deal is over."""
        seated = self
        for _ in range(most):
            if seated.is_over() or seated.history.actor() == seated.viewer:
                break
            chosen = choose(observe(seated.history), level=seated.level, seed=seated.seed)
            seated = seated._replace(history=seated.history.with_action(chosen.action))
        return seated

    def _waits_for_dealer(self) -> bool:
        return self.history.game.legal_actions(self.history.state()) == (DEAL,)


def answer_play(request: Mapping[str, Any]) -> dict[str, Any]:
    """Deal, replay what was played, let the bots act, and answer what the reader's seat sees of the deal being played.

    In: "game"; "preset" (else the first), "o.<option>" for each house rule, "seats" (else the fewest), "seat" (else
    the first), "seed", "level"; "actions", parted as in the text of a record; "moves", how often the bots may act;
    "since", the first frame wanted. Out: the frames of the deal being played, counted from its opening, with all
    `actions` of the session, `pack`, `deal` (its number, from 1), `is_over`, `is_open` (another deal may follow) and
    `scores`. The table of a deal that is over is open. A fault is answered as {"error": ...}, its `at` the index of
    an action that cannot be taken; raises EngineError for what cannot be read.
    """
    game_id, preset = _text(request, "game"), request.get("preset")
    game = find(game_id)
    if preset is not None and not isinstance(preset, str):
        raise Unreadable(UNREADABLE_RECORD(text=str(preset)[:40]))
    preset = preset or next(iter(game.presets))
    overrides = {key.removeprefix(OPTION): _text(request, key) for key in request if key.startswith(OPTION)}
    options = find_options(game, preset, overrides)
    level = check_level(_number(request, "level", DEFAULT_LEVEL, MOST_SEED))
    seed = _number(request, "seed", 0, MOST_SEED)
    seats = _number(request, "seats", game.players(options)[0], MOST_SEATS)
    since = _number(request, "since", 0, MOST_SEED)
    actions = parse_actions(_text(request, "actions", ""))
    deals = actions.count(DEAL) + 1
    if deals > MOST_DEALS:
        raise Unreadable(RECORD_TOO_LONG(limit=MOST_DEALS))
    table = _Table(game, options, seed, seats, _ready(deals))
    history = _recall(table, actions)
    names = history.deals[0].seats
    viewer = find_seat(_text(request, "seat", names[0]), names)
    for at in range(len(history.actions), len(actions)):
        try:
            history = history.with_action(actions[at])
        except EngineError as error:
            return {"error": {**reason_json(error.reason, names), "at": at}}
    record = Record(game.id, preset, tuple(overrides.items()), (), (), ())
    seated = Seated(record, history, viewer, level, seed).move_bots(_number(request, "moves", 0, MOST_MOVES))
    _kept[:] = [(table, seated.history)]
    return seated_json(seated, since)


def seated_json(seated: Seated, since: int = 0) -> dict[str, Any]:
    """The deal being played as the reader's seat sees it, from frame `since` on; and the session around it."""
    history, names = seated.history, seated.history.deals[0].seats
    number, _ = history.current_deal()
    # The deal after this one is part of the record, so that a deal that is over is not its end.
    record = seated.record._replace(deals=history.deals[: number + 2], actions=history.actions)
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "preset": record.preset,
        "options": dict(record.overrides),
        "record": format_record(record),
        "seats": list(names),
        "dealer": None,
        "pack": list(history.game.pack(history.options)),
        "frames": list(_frames(seated, since)),
        "actions": format_actions(history.actions),
        "deal": number + 1,
        "is_over": seated.is_over(),
        "is_open": seated.is_open(),
        "scores": list(_scores(seated)),
    }


def _frames(seated: Seated, since: int) -> Iterator[dict[str, Any]]:
    history, game = seated.history, seated.history.game
    names = history.deals[0].seats
    _, first = history.current_deal()
    for at in range(first + since, len(history.steps)):
        action = history.actions[at - 1] if at else None
        seat = game.to_act(history.steps[at - 1].state) if at else None
        frame = make_frame(game, at - first, seat, action, history.steps[at], viewer=seated.viewer)
        verdicts = tuple(verdict for verdict in frame.verdicts if verdict[0].verb not in game.offences)
        if seated.is_over() and at == len(history.steps) - 1:
            # That the session waits for its dealer is none of the table's.
            frame, verdicts = frame._replace(table=game.table(history.state())._replace(to_act=None)), ()
        yield frame_json(frame._replace(verdicts=verdicts), names)


def _scores(seated: Seated) -> Iterator[dict[str, Any]]:
    """For each deal that is over: who won it, and what its end leaves to the next, by seat or side."""
    history, game = seated.history, seated.history.game
    names = history.deals[0].seats
    ends = [at for at, action in enumerate(history.actions) if action == DEAL]
    if seated.is_over():
        ends.append(len(history.actions))
    opened = 0
    for end in ends:
        events = [event for step in history.steps[opened : end + 1] for event in step.events]
        won = [event.seat for event in events if event.kind == "won" and event.value == "hand"]
        facts = game.table(history.steps[end].state).facts
        yield {
            "won": [party_name(seat, names) for seat in won if seat is not None],
            "facts": {
                fact_name(fact.name, fact.owner, names): fact.value
                for fact in facts
                if fact.name in game.carries.values() and fact.owner is not None
            },
        }
        opened = end + 1


class _Table(NamedTuple):
    """What a session is dealt from, and how many deals lie ready."""

    game: Game[Any, Any]
    options: Any
    seed: int
    seats: int
    deals: int


def _ready(deals: int) -> int:
    """How many deals lie ready for a session that has come to its `deals`-th: at least the one after it.

    They double whenever they are used up, since a session with other deals is replayed from its beginning.
    """
    return min(1 << deals.bit_length(), MOST_DEALS)


_kept: list[tuple[_Table, History]] = []
"""The session answered last. A reader plays on from there; without it, every answer would replay the whole of it."""


def _recall(table: _Table, actions: Sequence[Action]) -> History:
    """The history of as many of the actions as were played before at the same table; else what is dealt there."""
    for kept, history in _kept:
        if kept == table:
            same = takewhile(lambda pair: pair[0] == pair[1], zip(history.actions, actions, strict=False))
            return history.before(sum(1 for _ in same))
    return deal_history(table.game, table.options, seed=table.seed, seats=table.seats, deals=table.deals)


def _text(request: Mapping[str, Any], key: str, missing: str | None = None) -> str:
    value = request.get(key, missing)
    if not isinstance(value, str):
        raise Unreadable(UNREADABLE_RECORD(text=f"{key}={value}"[:40]))
    return value


def _number(request: Mapping[str, Any], key: str, missing: int, most: int) -> int:
    value = request.get(key)
    if value is None:
        return missing
    if type(value) is not int or not 0 <= value <= most:
        raise Unreadable(UNREADABLE_RECORD(text=f"{key}={value}"[:40]))
    return value
