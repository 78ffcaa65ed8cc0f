"""The chart of what beats what, as the engine found it: a table, each line of it with a drawing of the pack."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from markupsafe import Markup

from snorum.cards import Card, rank_of, suit_of
from snorum.core.types import ChartRow, Typed

from .demo import SUIT_SIGNS
from .scope import Scope, number, phrase
from .text import to_html

STYLES = ("assets/drawings.css",)

GAP = 0.1
"""Room on each side of a square, in widths of a column."""


class Rank(NamedTuple):
    """Neighbouring cards of one rank: a heading over the columns, or a run of cards in a line."""

    label: str
    suits: str
    names: str
    width: int


class Line(NamedTuple):
    """A card with what beats it; `beaten` and `direct` are paths of squares, one unit a column."""

    label: str
    name: str
    comes: Markup | None
    beaten: str
    direct: str
    told: Markup
    cards: list[Rank]


class Panel(NamedTuple):
    """The cards that count as the same thing; `comes` says how they were played, where a line says nothing else."""

    id: str
    title: Markup
    about: Markup
    comes: Markup | None
    lines: list[Line]
    has_direct: bool


class ChartView(NamedTuple):
    """The whole chart, over one column for each card of the pack."""

    columns: list[Rank]
    width: int
    panels: list[Panel]


class _Card(NamedTuple):
    """A card in one standing, with all its rows."""

    card: Card
    rows: tuple[ChartRow, ...]


def chart_view(scope: Scope) -> ChartView | None:
    """The chart that the rulebook asks for, under the scope's options; None where it asks for none."""
    game = scope.game
    if game is None or game.file.book.chart is None:
        return None
    pack = game.game.pack(scope.options)
    rows = game.game.chart(scope.options)
    panels = []
    for standing in dict.fromkeys(row.standing for row in rows):
        own = [row for row in rows if row.standing == standing]
        cards = [_Card(card, tuple(found)) for card, found in groupby(own, key=lambda row: row.card)]
        panels.append(_panel(scope, pack, rows, standing, cards))
    return ChartView(_ranks(scope, pack), len(pack), panels)


def _panel(
    scope: Scope, pack: Sequence[Card], rows: Sequence[ChartRow], standing: str, cards: Sequence[_Card]
) -> Panel:
    own = [row for each in cards for row in each.rows]
    told = [_comes(scope, rows, each) for each in cards]
    usual = max(told, key=told.count)
    lines = [
        _line(scope, pack, each, None if comes == usual else comes) for each, comes in zip(cards, told, strict=True)
    ]
    return Panel(
        standing,
        scope.html(f"standing-{standing}"),
        scope.html(f"standing-{standing}.about"),
        scope.html("chart-how", how=phrase(usual)) if len(own) > 1 else None,
        lines,
        any(line.direct for line in lines),
    )


def _comes(scope: Scope, rows: Sequence[ChartRow], each: _Card) -> str:
    """How the card was played; on which cards, where the same play may count as something else."""
    parts = []
    for row in each.rows:
        said = scope.say(f"situation-{row.situation}")
        alike = [other for other in rows if (other.card, other.situation) == (row.card, row.situation)]
        if len(alike) > 1:
            said = scope.say("chart-over", how=phrase(said), cards=Typed("cards", row.over))
        parts.append(said)
    return scope.words.join(parts, "list-words")


def _line(scope: Scope, pack: Sequence[Card], each: _Card, comes: str | None) -> Line:
    beaten, direct = each.rows[0].beaten_by, each.rows[0].directly
    others = len(pack) - 1
    if len(beaten) in (0, others):
        told = scope.html("chart-any" if beaten else "chart-nothing")
    else:
        told = scope.html("chart-count", count=number(len(beaten)))
    return Line(
        card_label(scope, each.card),
        scope.words.card(each.card)[""],
        to_html(comes) if comes is not None else None,
        _squares(pack, [card for card in beaten if card not in direct]),
        _squares(pack, direct),
        told,
        _ranks(scope, [card for card in pack if card in beaten]) if len(beaten) != others else [],
    )


def card_label(scope: Scope, card: Card) -> str:
    """The index and the suit sign of a card."""
    return scope.words.rank_label(rank_of(card)) + SUIT_SIGNS[suit_of(card)]


def _ranks(scope: Scope, cards: Iterable[Card]) -> list[Rank]:
    """Cards as runs of one rank."""
    found = []
    for rank, run in groupby(cards, key=rank_of):
        held = list(run)
        names = scope.words.join([scope.words.card(card)[""] for card in held])
        suits = "".join(SUIT_SIGNS[suit_of(card)] for card in held)
        found.append(Rank(scope.words.rank_label(rank), suits, names, len(held)))
    return found


def _squares(pack: Sequence[Card], cards: Iterable[Card]) -> str:
    """A path with a square for each of the cards, in its column of the pack."""
    side = 1 - 2 * GAP
    return "".join(f"M{pack.index(card) + GAP:g} {GAP:g}h{side:g}v{side:g}h-{side:g}z" for card in cards)
