"""The map of a family: its games on one stem, their relatives on branches; every name is a link."""

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import NamedTuple

from ..content import GameContent
from ..rulebook import Played, Related
from .facts import year
from .scope import Scope, family_path, game_path
from .timeline import when

STYLES = ("assets/map.css",)
WIDTH = 288
"""Units of the drawing; it is as wide as the text of a page on the narrowest screen, so that they are pixels there."""
STEM, BRANCH = 10, 34
"""How far from the edge where reading begins the stem and the marks of relatives are."""
GAP = 14
NAME, DETAIL = 17, 15
"""Heights of lines."""
NAME_SIGNS, DETAIL_SIGNS = 26, 36
"""So many signs of the widest script are sure to fit into a line."""
OLDER, CLOSE = "ancestor", ("same-family", "descendant")


class Line(NamedTuple):
    """A line of text in the drawing."""

    text: str
    x: int
    y: int
    is_name: bool


class Node(NamedTuple):
    """A game: its link, its name and what is known of it, and how it is drawn."""

    href: str
    name: str
    about: str
    is_game: bool
    is_loose: bool
    lines: list[Line]
    mark: str
    branch: str
    top: int
    height: int


class FamilyMap(NamedTuple):
    """The drawing of a family."""

    family: str
    name: str
    href: str
    width: int
    height: int
    stem: str
    nodes: list[Node]


class _Kin(NamedTuple):
    name: str
    href: str
    details: list[str]
    kind: str
    """Empty for a game of the family."""


def family_map(scope: Scope, family: str) -> FamilyMap:
    """The map of a family: forerunners first, then its games, then their relatives, the looser ones last."""
    own = Scope(scope.content, scope.language, scope.url, family=family)
    games = scope.content.family_games(family)
    known = {game.id for game in games}
    kin: dict[str, _Kin] = {}
    for game in games:
        for each in game.file.book.related:
            if each.id not in known and each.id not in kin:
                kin[each.id] = _relative(Scope(scope.content, scope.language, scope.url, game), family, each)
    older = [each for each in kin.values() if each.kind == OLDER]
    others = sorted((each for each in kin.values() if each.kind != OLDER), key=lambda each: _distance(each.kind))
    rows = [*older, *(_game(scope, game) for game in games), *others]
    nodes, top = [], 0
    for row in rows:
        node = _node(scope, row, top)
        nodes.append(node)
        top += node.height
    href = scope.href(family_path(family))
    return FamilyMap(family, own.plain(f"family-{family}"), href, WIDTH, top, _stem(scope, nodes), nodes)


def _distance(kind: str) -> int:
    return CLOSE.index(kind) if kind in CLOSE else len(CLOSE)


def _game(scope: Scope, game: GameContent) -> _Kin:
    own, book = Scope(scope.content, scope.language, scope.url, game), game.file.book
    if book.played is not None:
        details = _played(own, book.played)
    else:
        regions = [own.say(f"region-{region}") for region in book.axis("region")]
        details = [own.words.join(regions)] if regions else []
        if book.period is not None:
            details.append(own.plain("facts-period-since", year=year(book.period)))
    return _Kin(own.plain(f"game-{game.id}"), scope.href(game_path(game)), details, "")


def _relative(scope: Scope, family: str, related: Related) -> _Kin:
    details = [] if related.played is None else _played(scope, related.played)
    kind = scope.plain(f"kind-{related.kind}")
    if related.kind != CLOSE[0] or not details:
        details.insert(0, kind)
    game = next((game for game in scope.content.games if game.id == related.id), None)
    if game is not None:
        own = Scope(scope.content, scope.language, scope.url, game)
        return _Kin(own.plain(f"game-{game.id}"), scope.href(game_path(game)), details, related.kind)
    href = scope.href(family_path(family), f"relative-{related.id}")
    return _Kin(scope.plain(f"relative-{related.id}"), href, details, related.kind)


def _played(scope: Scope, played: Played) -> list[str]:
    key, facts = when(played)
    where = [] if played.region is None else [scope.plain(f"region-{played.region}")]
    known = played.since is not None or played.until is not None
    return [*where, *([scope.plain(key, **facts)] if known else [])]


def _node(scope: Scope, kin: _Kin, top: int) -> Node:
    is_game, is_older = not kin.kind, kin.kind == OLDER
    x = (STEM if is_game else BRANCH) + 16
    names, details = wrap(kin.name, NAME_SIGNS), _detail_lines(kin.details)
    height = GAP + len(names) * NAME + len(details) * DETAIL
    lines, y = [], top + GAP // 2
    for text in names:
        lines.append(Line(text, _across(scope, x), y + 13, is_name=True))
        y += NAME
    for text in details:
        lines.append(Line(text, _across(scope, x), y + 11, is_name=False))
        y += DETAIL
    middle, about = top + GAP // 2 + 8, " · ".join(kin.details)
    return Node(
        href=kin.href,
        name=kin.name,
        about=about,
        is_game=is_game,
        is_loose=bool(kin.kind) and kin.kind != OLDER and kin.kind not in CLOSE,
        lines=lines,
        mark=_card(_across(scope, STEM), middle) if is_game else _ring(_across(scope, BRANCH), middle),
        branch="" if is_game else _branch(scope, middle, 20 if is_older else -20),
        top=top,
        height=height,
    )


def _detail_lines(details: Sequence[str]) -> list[str]:
    """The details in as few lines as hold them, broken between them where that can be."""
    lines: list[str] = []
    for each in details:
        joined = f"{lines[-1]} · {each}" if lines else each
        if len(joined) <= DETAIL_SIGNS:
            lines[-1:] = [joined]
        else:
            lines += wrap(each, DETAIL_SIGNS)
    return lines


def _across(scope: Scope, x: int) -> int:
    """A place as far from the edge where reading begins."""
    return x if scope.language.direction == "ltr" else WIDTH - x


def _branch(scope: Scope, y: int, away: int) -> str:
    """From the mark of a relative to the stem, below it for what was there before."""
    stem, end = _across(scope, STEM), _across(scope, BRANCH)
    return f"M{stem} {y + away}C{stem} {y + away // 4} {(stem + end) // 2} {y} {end} {y}"


def _card(x: int, y: int) -> str:
    return f"M{x - 6} {y - 9}h12v18h-12z"


def _ring(x: int, y: int) -> str:
    return f"M{x - 4} {y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z"


def _stem(scope: Scope, nodes: Iterable[Node]) -> str:
    """The line through all games, as far as branches leave it."""
    ends = []
    for node in nodes:
        y = node.top + GAP // 2 + 8
        ends.append(int(node.branch.partition("C")[0].split()[1]) if node.branch else y)
    return f"M{_across(scope, STEM)} {min(ends)}V{max(ends)}" if ends else ""
