"""A record as one line of text that may stand in a link.

`1;g=snip-sequence;p=jig;o.ace=high;s=A.B.C;d=C;h=7h9h/8h/Th;turned=9c;start.played=6s;a=7h.8h.9h`: fields parted by
`;`, cards run together, hands in seat order parted by `/`, actions parted by `.` with `_` for a space; `d` and what
belongs to it once for each deal.
"""

from collections.abc import Iterable
from typing import Any

from .cards import Card
from .core.errors import RECORD_TOO_LONG, UNKNOWN_VERSION, UNREADABLE_RECORD, Unreadable
from .core.notation import format_action, parse_action, parse_cards
from .core.options import Raw
from .core.types import Action, Deal
from .record import Record
from .start import RawStart, find_seat

VERSION = "1"
MAX_CHARS = 20_000
MAX_ACTIONS = 2_000


def format_record(record: Record) -> str:
    """The text that `parse_record` reads back."""
    fields = [VERSION, f"g={record.game}", f"p={record.preset}"]
    fields += [f"o.{name}={_raw_text(raw)}" for name, raw in record.overrides]
    fields.append("s=" + ".".join(record.deals[0].seats))
    for deal in record.deals:
        fields.append("d=" + deal.seats[deal.dealer])
        fields.append("h=" + "/".join("".join(hand) for hand in deal.hands))
        fields += [f"{name}=" + "".join(cards) for name, cards in deal.piles]
    for name, value in record.start:
        if isinstance(value, str | int):
            fields.append(f"start.{name}=" + ".".join(str(value).split()))
        else:
            fields += [f"start.{name}.{party}={count}" for party, count in value.items()]
    fields.append("a=" + format_actions(record.actions))
    return ";".join(fields)


def format_actions(actions: Iterable[Action]) -> str:
    """The text that `parse_actions` reads back."""
    return ".".join(format_action(action).replace(" ", "_") for action in actions)


def parse_record(text: str) -> Record:
    """Read a record; raises Unreadable with the part that cannot be read. Whether it can be played, replaying says."""
    if len(text) > MAX_CHARS:
        raise Unreadable(RECORD_TOO_LONG(limit=MAX_CHARS))
    version, *parts = text.split(";")
    if version != VERSION:
        raise Unreadable(UNKNOWN_VERSION(text=version[:40]))
    reader = _Reader()
    for part in parts:
        name, sign, value = part.partition("=")
        if not sign or not name:
            raise Unreadable(UNREADABLE_RECORD(text=part[:40]))
        reader.read(name, value, part)
    return reader.record()


class _Reader:
    def __init__(self) -> None:
        self.single: dict[str, str] = {}
        self.overrides: dict[str, Raw] = {}
        self.deals: list[dict[str, str]] = []
        self.start: dict[str, Any] = {}

    def read(self, name: str, value: str, part: str) -> None:
        if name in ("g", "p", "s", "a"):
            self._once(self.single, name, value, part)
        elif name.startswith("o."):
            self._once(self.overrides, name[2:], value, part)
        elif name.startswith("start."):
            key, dot, party = name[6:].partition(".")
            if dot:
                parties = self.start.setdefault(key, {})
                if not isinstance(parties, dict):
                    raise Unreadable(UNREADABLE_RECORD(text=part[:40]))
                self._once(parties, party, value, part)
            else:
                self._once(self.start, key, value.replace(".", " "), part)
        elif name == "d":
            self.deals.append({"d": value})
        elif self.deals:
            self._once(self.deals[-1], name, value, part)
        else:
            raise Unreadable(UNREADABLE_RECORD(text=part[:40]))

    def record(self) -> Record:
        for name in ("g", "p", "s", "a"):
            if name not in self.single:
                raise Unreadable(UNREADABLE_RECORD(text=f"{name}="))
        if not self.deals:
            raise Unreadable(UNREADABLE_RECORD(text="d="))
        seats = tuple(self.single["s"].split("."))
        actions = parse_actions(self.single["a"])
        start: tuple[tuple[str, RawStart], ...] = tuple(self.start.items())
        deals = tuple(_deal(deal, seats) for deal in self.deals)
        return Record(self.single["g"], self.single["p"], tuple(self.overrides.items()), deals, start, actions)

    @staticmethod
    def _once(into: dict[str, Any], name: str, value: str, part: str) -> None:
        if name in into:
            raise Unreadable(UNREADABLE_RECORD(text=part[:40]))
        into[name] = value


def _deal(fields: dict[str, str], seats: tuple[str, ...]) -> Deal:
    dealer = find_seat(fields["d"], seats)
    hands = tuple(_cards(hand) for hand in fields.get("h", "").split("/"))
    if len(hands) != len(seats):
        raise Unreadable(UNREADABLE_RECORD(text="h=" + fields.get("h", "")[:38]))
    piles = tuple((name, _cards(value)) for name, value in fields.items() if name not in ("d", "h"))
    return Deal(seats, dealer, hands, piles)


def _cards(text: str) -> tuple[Card, ...]:
    return parse_cards(" ".join(text[index : index + 2] for index in range(0, len(text), 2)))


def parse_actions(text: str) -> tuple[Action, ...]:
    """Actions as the text of a record has them; raises Unreadable."""
    words = text.split(".") if text else []
    if len(words) > MAX_ACTIONS:
        raise Unreadable(RECORD_TOO_LONG(limit=MAX_ACTIONS))
    return tuple(parse_action(word.replace("_", " ")) for word in words)


def _raw_text(raw: Raw) -> str:
    if isinstance(raw, bool):
        return str(raw).lower()
    return ".".join(raw) if isinstance(raw, list | tuple) else str(raw)
