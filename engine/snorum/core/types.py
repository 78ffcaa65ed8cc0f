"""The records that games, renderers and the bridge exchange; all of them immutable."""

from collections.abc import Mapping
from typing import NamedTuple

from ..cards import UNKNOWN, Card

Seat = int
"""Index of a player, clockwise from the first seat of the deal; names exist only at the edges."""

Side = tuple[Seat, ...]
"""Partners who score together."""

Value = str | int | None

TYPES = frozenset(
    {
        "card",
        "cards",
        "suit",
        "rank",
        "ranks",
        "seat",
        "side",
        "number",
        "year",
        "word",
        "words",
        "choice",
        "text",
    }
)
"""How a value is to be put into words; the reader's language does the rest."""


class Typed(NamedTuple):
    """A value together with the way it is put into words (one of `TYPES`)."""

    type: str
    value: object


class Action(NamedTuple):
    """What a player does: `play` with cards, or another verb with cards or a value."""

    verb: str
    cards: tuple[Card, ...] = ()
    value: Value = None


class Event(NamedTuple):
    """What happened: `played`, `said`, `paid`, `won` and a game's own kinds.

    `to` is the key of the zone that the cards go to ("run", ("hand", 0)), or who is paid (a seat, a side, "pool").
    `seen_by` None means that everybody sees the cards.
    """

    kind: str
    seat: Seat | Side | None = None
    cards: tuple[Card, ...] = ()
    to: "str | Seat | Side | tuple[str, Seat] | None" = None
    value: Value = None
    seen_by: tuple[Seat, ...] | None = None


class Reason(NamedTuple):
    """Why an action is refused: the id of a clause, and (name, type, value) of each parameter."""

    code: str
    params: tuple[tuple[str, str, object], ...] = ()


class Code(NamedTuple):
    """A declared reason; calling it with its parameters makes the `Reason`."""

    id: str
    params: tuple[tuple[str, str], ...] = ()

    def __call__(self, **values: object) -> Reason:
        return Reason(self.id, tuple([(name, kind, values[name]) for name, kind in self.params]))


class Zone(NamedTuple):
    """Cards in one place; `seen_by` None means that everybody sees them."""

    name: str
    owner: Seat | None
    cards: tuple[Card, ...]
    seen_by: tuple[Seat, ...] | None = None


class Fact(NamedTuple):
    """A public value of the table, of a seat or of a side; a set of names is a tuple."""

    name: str
    owner: Seat | Side | None
    value: Value | tuple[str, ...]


class Table(NamedTuple):
    """All that a renderer needs; it knows no rules."""

    zones: tuple[Zone, ...]
    to_act: Seat | None
    facts: tuple[Fact, ...]


class ChartRow(NamedTuple):
    """A line of a chart of what beats what: a card, how it came to head the play, and what beats it from there.

    `situation` and `standing` are names with words of the game's own: how the card was played, and what it counts as.
    `over` holds the cards that it came to beat (none where it was led), `beaten_by` those that beat it, the weakest
    first, `directly` those of them that must be the very next play.
    """

    card: Card
    situation: str
    standing: str
    over: tuple[Card, ...]
    beaten_by: tuple[Card, ...]
    directly: tuple[Card, ...]


class Step[S](NamedTuple):
    """What an action leads to: the next state, what happened, and the clauses that made it so."""

    state: S
    events: tuple[Event, ...]
    rules: tuple[str, ...]


class Deal(NamedTuple):
    """The cards of one deal: a hand a seat, and named piles ("stock", "turned", "dead", ...)."""

    seats: tuple[str, ...]
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    piles: tuple[tuple[str, tuple[Card, ...]], ...] = ()

    def pile(self, name: str) -> tuple[Card, ...]:
        """The cards of a pile; empty where the deal does not name it."""
        return dict(self.piles).get(name, ())

    def cards(self) -> tuple[Card, ...]:
        """Every card that the deal names."""
        named = self.hands + tuple(cards for _, cards in self.piles)
        return tuple(card for cards in named for card in cards)


Position = Mapping[str, object]
"""A start from the middle of a deal, each value already read as the game declares it."""


def mask(table: Table, viewer: Seat | None) -> Table:
    """The table as `viewer` sees it (None: a spectator); the one place where cards are hidden."""

    def seen(zone: Zone) -> Zone:
        if zone.seen_by is None or viewer in zone.seen_by:
            return zone
        return zone._replace(cards=(UNKNOWN,) * len(zone.cards))

    return table._replace(zones=tuple(seen(zone) for zone in table.zones))
