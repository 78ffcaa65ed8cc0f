"""The list of all games and of their variants with pages, and the ways into it: by players, kind, aim and the rest."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from markupsafe import Markup

from ..content import Content, GameContent
from ..language import NO_PLACE, Language, Place
from .facts import year
from .family_map import STYLES as MAP_STYLES
from .family_map import family_map
from .page import Crumb, Heading, Page, Section
from .picture import hand_picture
from .rules import Link
from .scope import Scope, game_path, number, preset_path
from .sprite import sprite
from .ways import ways

GAMES_PATH = "games/"
STYLES = ("assets/games.css",)
CENTURY = 100


class Choice(NamedTuple):
    """A value of an axis, in words, with the games that have it."""

    key: str
    text: str
    games: list[Link]


class Axis(NamedTuple):
    """One way into the list; the choices stand in the order in which a reader looks for them."""

    id: str
    choices: list[Choice]


class Entry(NamedTuple):
    """A game or variant of the list; `tags` holds, for each axis, the keys of its values."""

    link: Link
    about: str
    picture: list[Markup]
    tags: dict[str, list[str]]
    facts: list[str]
    is_variant: bool
    ways: list[Link]
    """None for a variant, which is chosen on the page to play."""


class _Value(NamedTuple):
    order: tuple[int, Place]
    key: str
    text: str


def games_page(content: Content, language: Language) -> Page:
    """The page that lists every game and variant of a language."""
    scope = Scope(content, language, f"{language.code}/{GAMES_PATH}")
    entries, axes = _entries(scope)
    title = scope.plain("index-title")
    found = [scope.plain("index-found", count=number(count)) for count in range(len(entries) + 1)]
    maps = [family_map(scope, family) for family in content.families if content.family_games(family)]
    headings = [Heading("list", scope.plain("index-list"), 2), Heading("maps", scope.plain("heading-maps"), 2)]
    headings += [Heading(f"by-{axis.id}", scope.plain(f"index-by-{axis.id}"), 2) for axis in axes]
    return Page(
        url=scope.url,
        path=GAMES_PATH,
        language=language,
        title=title,
        heading=title,
        description=scope.plain("index-lead"),
        html=scope.render(
            "games.html.jinja", sprite=sprite(content.roots.art), entries=entries, axes=axes, found=found, maps=maps
        ),
        toc=tuple(headings),
        sections=(Section("", title, scope.plain("index-lead")),),
        crumbs=(Crumb(scope.at(""), scope.plain("site-name")),),
        styles=STYLES + MAP_STYLES,
    )


def _entries(scope: Scope) -> tuple[list[Entry], list[Axis]]:
    entries: list[Entry] = []
    values: dict[str, dict[str, _Value]] = {}
    linked: dict[tuple[str, str], list[Link]] = {}
    shared: Counter[tuple[str, str]] = Counter()
    of_game: dict[str, list[str]] = {}
    for own, game, preset in _variants(scope):
        is_variant = preset != game.default
        key = f"preset-{preset}" if is_variant else f"game-{game.id}"
        path = preset_path(game, preset) if is_variant else game_path(game)
        link = Link(scope.href(path), own.say(key))
        tags: dict[str, list[str]] = {}
        for axis, value in _axis_values(own, game):
            values.setdefault(axis, {})[value.key] = value
            tags.setdefault(axis, []).append(value.key)
            shared[axis, value.key] += 1
            # A variant stands beside its game only where the game itself is not found.
            if not is_variant or value.key not in of_game.get(axis, []):
                linked.setdefault((axis, value.key), []).append(link)
        of_game = of_game if is_variant else tags
        about = own.say(f"{key}.about" if is_variant else f"{key}.short")
        picture = [] if is_variant else hand_picture(own, game)
        into = [] if is_variant else ways(own, game)
        entries.append(Entry(link, about, picture, tags, _facts(own, game), is_variant, into))
    axes = []
    for axis, found in values.items():
        # What every game has leads nowhere.
        telling = [value for value in sorted(found.values()) if shared[axis, value.key] < len(entries)]
        choices = [Choice(value.key, value.text, linked[axis, value.key]) for value in telling]
        if choices:
            axes.append(Axis(axis, choices))
    return entries, axes


def _variants(scope: Scope) -> Iterator[tuple[Scope, GameContent, str]]:
    """Every game, by its first preset, and every other preset that has a page."""
    for game in scope.content.games:
        others = [preset for preset in game.file.book.presets_with_pages if preset != game.default]
        for preset in (game.default, *others):
            own = Scope(scope.content, scope.language, scope.url, game, options=game.options(preset))
            yield own, game, preset


def _axis_values(scope: Scope, game: GameContent) -> Iterator[tuple[str, _Value]]:
    """What a variant is found by; the axes come in the order in which they stand on the page."""
    book = game.file.book
    fewest, most = game.game.players(scope.options)
    for count in range(fewest, most + 1):
        yield "players", _counted(scope, "index-players", count)
    for axis, keys in (("mechanism", [book.mechanism]), ("objective", [book.objective])):
        yield from _named(scope, axis, keys)
    yield from _named(scope, "equipment", book.axis("equipment"))
    yield "cards", _counted(scope, "facts-pack-cards", len(game.game.pack(scope.options)))
    longest = {each.file.book.duration[1] for each in scope.content.games if each.file.book.duration}
    for minutes in sorted(longest) if book.duration else ():
        # Whoever has half an hour may also play what takes a quarter.
        if book.duration is not None and minutes >= book.duration[1]:
            yield "time", _counted(scope, "index-time", minutes)
    yield from _named(scope, "region", book.axis("region"))
    if book.period is not None:
        first = book.period // CENTURY * CENTURY
        text = scope.plain("index-period", **{"from": year(first), "to": year(first + CENTURY - 1)})
        yield "period", _Value((first, NO_PLACE), str(first), text)


def _counted(scope: Scope, message: str, count: int) -> _Value:
    return _Value((count, NO_PLACE), str(count), scope.plain(message, count=number(count)))


def _named(scope: Scope, axis: str, keys: Iterable[str]) -> Iterator[tuple[str, _Value]]:
    for key in keys:
        text = scope.plain(f"{axis}-{key}")
        yield axis, _Value((0, scope.language.place(text)), key, text)


def _facts(scope: Scope, game: GameContent) -> list[str]:
    """Players and size of the pack, as they stand under a name of the list."""
    fewest, most = game.game.players(scope.options)
    if fewest == most:
        players = scope.plain("index-players", count=number(most))
    else:
        players = scope.plain("index-players-range", **{"from": number(fewest), "to": number(most)})
    cards = scope.plain("facts-pack-cards", count=number(len(game.game.pack(scope.options))))
    return [players, cards]
