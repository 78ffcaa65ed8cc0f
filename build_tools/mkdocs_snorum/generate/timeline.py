"""Where and when games and their relatives are played: a line of time, drawn for those whose years are known."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from markupsafe import Markup

from snorum.core.types import Typed

from ..content import GameContent
from ..rulebook import Played
from .scope import Scope, game_path

CENTURY = 100
LEAD = 12
"""How far a line of unknown beginning reaches back, in hundredths of the whole."""
TODAY = "today"


class Row(NamedTuple):
    """A game with its place and its years in words; `sure` and `open` are paths along the line, empty without years."""

    name: Markup
    href: str | None
    where: Markup | None
    when: Markup
    sure: str
    open: str


class Timeline(NamedTuple):
    """The rows over one line of time, which runs in the direction of reading.

    `marks` are the years a century apart that stand along it; half a century follows the last.
    """

    marks: list[str]
    rows: list[Row]


class _Game(NamedTuple):
    name: Markup
    href: str | None
    played: Played


def timeline(scope: Scope, games: Sequence[GameContent]) -> Timeline | None:
    """The games and their relatives, each once, or None where the years of none are known."""
    found = {each.name: each for game in games for each in _games(scope, game)}.values()
    years = [year for each in found for year in (each.played.since, each.played.until) if isinstance(year, int)]
    if not years:
        return None
    first, last = min(years) // CENTURY * CENTURY - CENTURY, -(-max(years) // CENTURY) * CENTURY
    span = last + CENTURY // 2 - first
    ends = range(first, last + 1, CENTURY)
    marks = [scope.plain("timeline-year", year=Typed("year", year)) for year in ends]
    return Timeline(marks, [_row(scope, each, first, span) for each in found])


def _games(scope: Scope, game: GameContent) -> Iterable[_Game]:
    own = Scope(scope.content, scope.language, scope.url, game)
    if game.file.book.played is not None:
        yield _Game(own.html(f"game-{game.id}"), scope.href(game_path(game)), game.file.book.played)
    for related in game.file.book.related:
        if related.played is not None:
            yield _Game(own.html(f"relative-{related.id}"), None, related.played)


def _row(scope: Scope, each: _Game, first: int, span: int) -> Row:
    since, until = each.played.since, each.played.until
    where = None if each.played.region is None else scope.html(f"region-{each.played.region}")
    key, facts = when(each.played)
    end = "100" if until == TODAY else _at(until, first, span) if isinstance(until, int) else ""
    start = _at(since, first, span) if since is not None else f"{max(0.0, float(end) - LEAD):g}" if end else ""
    line = f"M{start} .5H{end or _at_end(start)}" if start else ""
    is_sure = since is not None and bool(end)
    return Row(each.name, each.href, where, scope.html(key, **facts), line if is_sure else "", "" if is_sure else line)


def when(played: Played) -> tuple[str, dict[str, Typed]]:
    """The message that says in which years a game is played, and its facts."""
    ends = (("since", played.since), ("until", played.until))
    facts = {name: Typed("year", year) for name, year in ends if isinstance(year, int)}
    parts = [*facts, *(["today"] if played.until == TODAY else [])]
    return f"timeline-{'-'.join(parts) or 'unknown'}", facts


def _at(year: int, first: int, span: int) -> str:
    return f"{100 * (year - first) / span:.4g}"


def _at_end(start: str) -> str:
    return f"{min(100.0, float(start) + LEAD):g}"
