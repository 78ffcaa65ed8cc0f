"""What an example expects of its replay."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from .cards import sort_cards
from .core.errors import EngineError
from .core.game import Game
from .core.notation import format_action, parse_action, parse_cards
from .core.types import Action, Event, Seat, Step
from .faults import Kind, Notes, near, say
from .record import Record, fact_name, party_name, place_name
from .script import split_seat

if TYPE_CHECKING:
    from .solve import Solution

KINDS: Mapping[str, Kind] = {
    "after": (int, "a number of actions"),
    "to_act": (str, 'a seat in quotes, or ""'),
    "said": (list, "a list of words"),
    "legal": (list, "a list of actions"),
    "allowed": (list, "a list of actions"),
    "refused": (dict, 'a table: { "Ah" = "not-held" }'),
    "winner": (str, "a seat or a side in quotes"),
    "paid": (dict, "a table: { A = -1, B = 1 }"),
    "facts": (dict, "a table: { name = value }"),
    "scores": (dict, "a table: { A = 1, B = -1 }"),
    "hands": (dict, 'a table: { A = "7h 9h" }'),
    "best": (list, "a list of actions"),
    "value": (dict, "a table: { Th = 2 }"),
    "note": (str, "the key of a message in quotes"),
}
_NO_EXPECTATIONS = ("after", "note")
# The largest thing that an action ends is what `winner` is about.
_WON = ("trick", "hand", "game")


class Moment(NamedTuple):
    """One step of the replay with the action and who took it; the opening has neither."""

    seat: Seat | None
    action: Action | None
    step: Step[Any]


class Expect(NamedTuple):
    """One [[expect]] table."""

    number: int
    after: int
    table: Mapping[str, Any]


def read_expects(data: Mapping[str, Any], notes: Notes, actions: int) -> tuple[Expect, ...]:
    """Read the expectations; what cannot be read is noted."""
    raw = data.get("expect", [])
    if not isinstance(raw, list) or not all(isinstance(table, dict) for table in raw):
        notes.add("expect must be a list of tables: [[expect]]", "expect")
        return ()
    expects = []
    for index, table in enumerate(raw):
        notes.check_keys(table, KINDS, ("expect", index))
        after = table.get("after", actions)
        readable = type(after) is int and 0 <= after <= actions
        if not readable:
            notes.add(f"after must be a number from 0 to {actions}, the length of the script", "expect", index, "after")
        for key, kind in KINDS.items():
            if key in table and key != "after" and not notes.check_kind(table[key], kind, "expect", index, key):
                readable = False
        if readable:
            expects.append(Expect(index, after, table))
    return tuple(expects)


def compare(
    game: Game[Any, Any], record: Record, moments: list[Moment], expects: Iterable[Expect], notes: Notes
) -> None:
    """Note every expectation that the replay does not meet; those past its first fault are left out."""
    for expect in expects:
        if expect.after < len(moments):
            _Comparison(game, record.deals[0].seats, moments[expect.after], expect, notes).run()


class _Comparison:
    def __init__(
        self, game: Game[Any, Any], seats: tuple[str, ...], moment: Moment, expect: Expect, notes: Notes
    ) -> None:
        self.game, self.seats, self.expect, self.notes = game, seats, expect, notes
        self.state, self.events = moment.step.state, moment.step.events
        self.table = game.table(self.state)
        self.solved: Solution | None = None

    def run(self) -> None:
        for key in self.expect.table:
            if key in KINDS and key not in _NO_EXPECTATIONS:
                getattr(self, key)(self.expect.table[key])

    def fault(self, key: str, message: str, *more: str) -> None:
        self.notes.add(f"after {self.expect.after}: {message}", "expect", self.expect.number, key, *more)

    def same(self, key: str, wanted: object, found: object) -> None:
        if wanted != found:
            self.fault(key, f"{key} is {_show(found)}, not {_show(wanted)}")

    def to_act(self, wanted: str) -> None:
        acting = self.game.to_act(self.state)
        self.same("to_act", wanted, "" if acting is None else self.seats[acting])

    def said(self, wanted: list[Any]) -> None:
        self.same("said", wanted, [event.value for event in self.events if event.kind == "said"])

    def legal(self, wanted: list[Any]) -> None:
        self.same("legal", sorted(self.actions("legal", wanted)), sorted(self.legal_texts()))

    def allowed(self, wanted: list[Any]) -> None:
        missing = [text for text in self.actions("allowed", wanted) if text not in self.legal_texts()]
        if missing:
            self.fault(
                "allowed", f"not legal: {', '.join(missing)}; legal: {', '.join(self.legal_texts()) or 'nothing'}"
            )

    def refused(self, wanted: Mapping[str, Any]) -> None:
        codes = {code.id for code in self.game.all_codes()}
        for text, code in wanted.items():
            name, action_text = split_seat(text)
            if name is not None and name not in self.seats:
                self.fault("refused", f'"{name}" is no seat', text)
                continue
            if not isinstance(code, str):
                self.fault("refused", 'a reason is a code in quotes, or "*"', text)
                continue
            if code != "*" and code not in codes:
                self.fault("refused", f'unknown reason "{code}"{near(str(code), codes)}', text)
                continue
            try:
                action = parse_action(action_text)
            except EngineError as error:
                self.fault("refused", say(error.reason, self.seats), text)
                continue
            reason = self.game.why_not(self.state, action, None if name is None else self.seats.index(name))
            if reason is None:
                self.fault("refused", f"{text} is legal, not refused", text)
            elif code not in ("*", reason.code):
                self.fault("refused", f"{text} is refused as {reason.code}, not as {code}", text)

    def winner(self, wanted: str) -> None:
        won = [event for event in self.events if event.kind == "won" and event.value in _WON and event.seat is not None]
        won.sort(key=lambda event: _WON.index(str(event.value)))
        found = party_name(won[-1].seat, self.seats) if won and won[-1].seat is not None else ""
        self.same("winner", wanted, found)

    def paid(self, wanted: Mapping[str, Any]) -> None:
        self.same("paid", {name: count for name, count in wanted.items() if count}, self.paid_now())

    def paid_now(self) -> dict[str, int]:
        paid: dict[str, int] = {}
        for event in self.events:
            for place, change in self.payment(event):
                paid[place] = paid.get(place, 0) + change
        return {name: count for name, count in paid.items() if count}

    def payment(self, event: Event) -> Iterable[tuple[str, int]]:
        if event.kind not in ("paid", "collected") or event.seat is None:
            return
        count, place = int(event.value or 0), party_name(event.seat, self.seats)
        if event.kind == "paid":
            yield place, -count
            yield place_name(event.to, self.seats) or "pool", count
        else:
            yield place, count
            yield "pool", -count

    def facts(self, wanted: Mapping[str, Any]) -> None:
        found = {fact_name(fact.name, fact.owner, self.seats): fact.value for fact in self.table.facts}
        for name, value in wanted.items():
            if isinstance(value, dict):
                inner = next(iter(value), "")
                self.fault("facts", f'{name}.{inner} must stand in quotes: "{name}.{inner}" = ...', name, inner)
            elif name not in found:
                self.fault("facts", f'the table has no fact "{name}" here{near(name, found)}', name)
            elif not _same_fact(value, found[name]):
                self.fault("facts", f"{name} is {_show(found[name])}, not {_show(value)}", name)

    def scores(self, wanted: Mapping[str, Any]) -> None:
        scores = self.game.scores(self.state)
        if scores is None:
            self.fault("scores", "the game is not over, so there are no scores yet")
            return
        for name, count in wanted.items():
            # Partners have the same score.
            members = name.split("+")
            if any(member not in self.seats for member in members):
                self.fault("scores", f'"{name}" is no seat or side', name)
                continue
            found = scores[self.seats.index(members[0])]
            if found != count:
                self.fault("scores", f"{name} has {found}, not {count}", name)

    def hands(self, wanted: Mapping[str, Any]) -> None:
        held = {
            self.seats[zone.owner]: zone.cards
            for zone in self.table.zones
            if zone.name == "hand" and zone.owner is not None
        }
        for name, text in wanted.items():
            try:
                cards = parse_cards(str(text))
            except EngineError as error:
                self.fault("hands", say(error.reason, self.seats), name)
                continue
            if name not in held:
                self.fault("hands", f'"{name}" is no seat', name)
            elif sorted(cards) != sorted(held[name]):
                self.fault(
                    "hands",
                    f"{name} holds {' '.join(held[name]) or 'nothing'}, not {' '.join(cards) or 'nothing'}",
                    name,
                )

    def best(self, wanted: list[Any]) -> None:
        solution = self.solution("best")
        if solution is not None:
            found = [format_action(action) for action in solution.best()]
            self.same("best", sorted(self.actions("best", wanted)), sorted(found))

    def value(self, wanted: Mapping[str, Any]) -> None:
        solution = self.solution("value")
        if solution is None:
            return
        found = {format_action(action): value for action, value in solution.values}
        for text, value in wanted.items():
            for action in self.actions("value", [text]):
                if action not in found:
                    self.fault("value", f"{text} is not legal; legal: {', '.join(found) or 'nothing'}", text)
                elif found[action] != value:
                    self.fault("value", f"{text} is worth {found[action]}, not {_show(value)}", text)

    def solution(self, key: str) -> "Solution | None":
        """Exact play, or None with a fault noted where there is none."""
        from .solve import Unsolvable, solve_state

        if self.solved is None:
            try:
                self.solved = solve_state(self.game, self.state)
            except Unsolvable as error:
                self.fault(key, f"{say(error.reason, self.seats)}; remove this key")
        return self.solved

    def actions(self, key: str, texts: Iterable[Any]) -> list[str]:
        """The texts as they are written, so that 10h and Th are the same, and the order of cards played together."""
        written = []
        for text in texts:
            try:
                written.append(_text(parse_action(str(text))))
            except EngineError as error:
                self.fault(key, say(error.reason, self.seats))
        return written

    def legal_texts(self) -> list[str]:
        return [_text(action) for action in self.game.legal_actions(self.state)]


def _text(action: Action) -> str:
    return format_action(action._replace(cards=sort_cards(action.cards)))


def _same_fact(wanted: Any, found: Any) -> bool:
    if isinstance(wanted, list):
        items = found.split() if isinstance(found, str) else found if isinstance(found, tuple) else [found]
        return set(map(str, wanted)) == set(map(str, items))
    return bool(wanted == found) and type(wanted) is type(found)


def _show(value: Any) -> str:
    if isinstance(value, dict):
        if not value:
            return "nothing"
        return "{ " + ", ".join(f"{name} = {count}" for name, count in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(str, value)) + "]"
    return "nobody" if value == "" else str(value)
