"""What many deals show: measured figures as tables, each line of them with a drawing of its value and interval."""

import math
from collections.abc import Iterable, Sequence
from decimal import Decimal
from itertools import groupby
from typing import NamedTuple

from markupsafe import Markup

from snorum.bots.choosing import RANDOM
from snorum.cards import Card
from snorum.core.types import Typed
from snorum.simulation import find_questions
from snorum.simulation.figures import SURE
from snorum.simulation.recorded import CARD, PERCENT, PRESET, RANGE, SEATS, Plot, Recorded

from ..content import GameContent
from ..measured import rounded, scale_of
from .chart import card_label
from .scope import Scope, number, phrase
from .text import to_html

STEPS = 5
"""A scale has no more steps than these."""
SHORT_LABEL = 14
"""So many letters still stand beside a drawing on a narrow screen."""


class Scale(NamedTuple):
    """What a drawing reaches from and to, and how far its marks are apart."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> str:
        """How far along the scale a value lies, in hundredths."""
        return f"{100 * (value - self.low) / (self.high - self.low):.4g}"

    def marks(self) -> list[float]:
        """Where lines are drawn, both ends among them."""
        return [self.low + index * self.step for index in range(round((self.high - self.low) / self.step) + 1)]


class Row(NamedTuple):
    """A figure in words; `observed` is None where the number of deals, told for all rows, says it.

    `interval`, `point` and `fair` are paths along a scale of 100 by 10, the last empty without.
    """

    label: Markup
    value: Markup
    between: Markup
    observed: Markup | None
    interval: str
    point: str
    fair: str


class PlotView(NamedTuple):
    """Figures under one heading; `marks` is a path through all rows, `scale` says what it reaches from and to."""

    id: str
    title: Markup
    about: Markup
    method: list[Markup]
    kind: Markup
    marks: str
    scale: Markup
    rows: list[Row]

    @property
    def is_named(self) -> bool:
        """Whether its lines begin with words rather than with a number or a card."""
        return max(len(row.label.striptags()) for row in self.rows) > SHORT_LABEL


def plots(scope: Scope, game: GameContent) -> list[PlotView]:
    """The drawings of a game, in the order of its file."""
    found = []
    for plot, group in groupby(game.figures, key=lambda one: one.plot):
        if plot is not None:
            found.append(_view(scope, game, plot, list(group)))
    return found


def _view(scope: Scope, game: GameContent, plot: Plot, figures: Sequence[Recorded]) -> PlotView:
    shown = figures[0].request.shown
    scale = scale_for(reach(figures, plot))
    return PlotView(
        plot.id,
        scope.html(f"plot-{plot.id}"),
        scope.html(f"plot-{plot.id}.about"),
        list(_method(scope, game, figures)),
        scope.html(f"evidence-{shown}-kind", sure=number(SURE)),
        "".join(f"M{scale.at(mark)} 0V10" for mark in scale.marks()),
        scope.html(f"evidence-{shown}-scale", low=_exact(scale.low), high=_exact(scale.high)),
        [_row(scope, game, plot, one, scale) for one in figures],
    )


def reach(figures: Iterable[Recorded], plot: Plot) -> list[float]:
    """All that a drawing must have room for, as it is shown: nothing, every interval, and every mark."""
    values = [0.0]
    for one in figures:
        assert one.found is not None, "only what was measured is drawn"
        values += [scale_of(one) * one.found.low, scale_of(one) * one.found.high]
        if plot.fair:
            values.append(fair_value(one))
    return values


def fair_value(one: Recorded) -> float:
    """What nobody having an advantage comes to, as it is shown: an equal share, or nothing."""
    return scale_of(one) / one.request.seats if one.request.shown == PERCENT else 0.0


def scale_for(values: Iterable[float]) -> Scale:
    """The smallest scale of few even steps, each 1, 2 or 5 of a power of ten, on which all values lie."""
    values = list(values)
    least, most = min(values), max(values)
    size = 10.0 ** math.floor(math.log10((most - least) / STEPS or 1))
    for step in (size, 2 * size, 5 * size, 10 * size, 20 * size):
        low, high = math.floor(least / step) * step, math.ceil(most / step) * step
        if high - low <= (STEPS + 0.5) * step:
            return Scale(low, high if high > low else low + step, step)
    raise AssertionError("twenty times a power of ten below a fifth of the span is enough")


def _row(scope: Scope, game: GameContent, plot: Plot, one: Recorded, scale: Scale) -> Row:
    found, shown, facts = one.found, one.request.shown, rounded(one)
    assert found is not None, "only what was measured is drawn"
    low, value, high = (scale.at(scale_of(one) * each) for each in (found.low, found.value, found.high))
    fair = f"M{scale.at(fair_value(one))} 0V10" if plot.fair else ""
    return Row(
        _label(scope, plot, one),
        _value(scope, shown, facts["value"]),
        scope.html(f"evidence-{shown}-between", low=facts["low"], high=facts["high"]),
        None if found.sample == one.request.deals else scope.html("evidence-observed", sample=number(found.sample)),
        f"M{low} 5H{high}",
        f"M{value} 5h0",
        fair,
    )


def _exact(value: float) -> Typed:
    return Typed("number", Decimal(f"{value:.12g}"))


def _value(scope: Scope, shown: str, value: Typed) -> Markup:
    return scope.html(f"evidence-{shown}", value=value)


def _label(scope: Scope, plot: Plot, one: Recorded) -> Markup:
    if plot.label == SEATS:
        return scope.html("evidence-seats", count=number(one.request.seats))
    if plot.label == PRESET:
        return scope.html(f"preset-{one.request.preset}")
    if plot.label == CARD:
        card = Card(one.row)
        name = scope.words.card(card)[""]
        return Markup('<bdi dir="ltr" role="img" aria-label="{}">{}</bdi>').format(name, card_label(scope, card))
    if plot.label == RANGE:
        first, _, last = one.row.partition("-")
        if not last:
            return to_html(scope.language.number(int(first)))
        return scope.html("evidence-range", low=number(int(first)), high=number(int(last)))
    return scope.html(f"plot-{plot.id}.{one.row}")


def _method(scope: Scope, game: GameContent, figures: Sequence[Recorded]) -> Iterable[Markup]:
    """Who played, by which rules, how many and how often, and from which seeds: what all lines have in common."""
    asked = [one.request for one in figures]
    first = asked[0]
    if first.level == RANDOM:
        yield scope.html("evidence-habit" if any(one.habit for one in asked) else "evidence-random")
    else:
        yield scope.html("evidence-bots", level=number(first.level))
    if all(one.preset == first.preset for one in asked):
        yield scope.html("evidence-rules", rules=phrase(scope.say(f"preset-{first.preset}")))
    if all(one.seats == first.seats for one in asked):
        yield scope.html("evidence-players", count=number(first.seats))
    whole = {question.name for question in find_questions(game.id) if question.whole}
    counts = [scope.language.number(count) for count in sorted({one.deals for one in asked})]
    deals = phrase(scope.words.join(counts, "list-words"))
    key = "evidence-games" if first.question in whole else "evidence-deals"
    yield scope.html(key, deals=deals, seed=number(first.seed))
