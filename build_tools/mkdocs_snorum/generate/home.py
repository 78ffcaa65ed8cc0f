"""The pages that belong to no game: home, family, page not found, and the choice of a language."""

from typing import Any, NamedTuple

from markupsafe import Markup

from ..content import Content, GameContent
from ..language import Language
from .chart import STYLES as DRAWING_STYLES
from .demo import demo_document, example_title
from .evidence import Relative, relatives
from .family_map import STYLES as MAP_STYLES
from .family_map import family_map
from .games_index import GAMES_PATH, STYLES
from .page import TILE_STYLES, Crumb, Heading, Page, Section, relative
from .picture import hand_picture
from .pictures import game_picture
from .rules import Link
from .scope import Scope, family_path, game_path, preset_path, rules_path
from .sprite import sprite
from .table import render_demo
from .timeline import timeline
from .variants import Variant, variants
from .ways import lesson_way, ways

OFFLINE = "offline.html"


class Tile(NamedTuple):
    """A way to a page, with what is there."""

    href: str
    title: str
    about: str


class GameTile(NamedTuple):
    """A game with those of its presets that have pages."""

    href: str
    name: str
    short: str
    presets: list[Tile]
    default: str
    variants: list[Variant]
    picture: list[Markup]
    ways: list[Link]


class Entrance(NamedTuple):
    """A language in the list of the root page."""

    href: str
    language: Language
    enter: str
    tagline: str


def home_page(content: Content, language: Language) -> Page:
    """The home page of a language."""
    scope = Scope(content, language, f"{language.code}/")
    demo: dict[str, Any] = {"demo": None}
    game = next(iter(content.games), None)
    if game is not None and game.examples:
        worked = game.find_example(game.file.book.first_hand or "") or game.examples[0]
        own = Scope(content, language, scope.url, game, options=worked.options)
        demo = {
            "demo": render_demo(demo_document(own, worked)),
            "demo_title": example_title(own, worked),
            "demo_ways": [Link(scope.href(rules_path(game, worked)), scope.say("home-read")), *lesson_way(scope, game)],
        }
    return Page(
        url=scope.url,
        path="",
        language=language,
        title=scope.plain("site-tagline"),
        heading=scope.plain("site-name"),
        description=scope.plain("site-about"),
        html=scope.render(
            "home.html.jinja",
            sprite=sprite(content.roots.art),
            games=[game_tile(scope, game) for game in content.games],
            families=[_family_tile(scope, family) for family in content.families],
            languages=len(content.languages),
            all_games=scope.href(GAMES_PATH),
            maps=scope.href(GAMES_PATH, "maps"),
            **demo,
        ),
        styles=TILE_STYLES + STYLES,
        sections=(Section("", scope.plain("site-name"), scope.plain("site-about")),),
        has_demo=demo["demo"] is not None,
    )


def family_page(content: Content, language: Language, family: str) -> Page:
    """The page of a family: its games and their relatives."""
    path = family_path(family)
    scope = Scope(content, language, f"{language.code}/{path}", family=family)
    name, short = scope.plain(f"family-{family}"), scope.plain(f"family-{family}.short")
    games = content.family_games(family)
    about = f"family-{family}.about"
    kin: dict[str, Relative] = {}
    for game in games:
        told = relatives(_of_game(scope, game), game)
        kin |= {related.id: each for related, each in zip(game.file.book.related, told, strict=True)}
    headings = [
        Heading("map", scope.plain("heading-map"), 2),
        Heading("games", scope.plain("family-games"), 2),
        Heading("variants", scope.plain("heading-variants"), 2),
    ]
    times = timeline(scope, games)
    if kin:
        headings.append(Heading("relatives", scope.plain("family-relatives"), 2))
    return Page(
        url=scope.url,
        path=path,
        language=language,
        title=name,
        heading=name,
        description=short,
        html=scope.render(
            "family.html.jinja",
            family=family,
            about=scope.html(about) if scope.has(about) else None,
            games=[game_tile(scope, game) for game in games],
            relatives=kin,
            map=family_map(scope, family),
            timeline=times,
            history=(),
        ),
        toc=tuple(headings),
        picture=game_picture(next(iter(games), None)),
        styles=MAP_STYLES + (DRAWING_STYLES if times else ()),
        sections=(Section("", name, f"{short} {scope.plain(about) if scope.has(about) else ''}"),),
        crumbs=(Crumb(scope.at(""), scope.plain("site-name")),),
    )


def missing_page(content: Content, language: Language, *, is_root: bool) -> Page:
    """The page of a language for addresses that do not exist; its links start at the site's root."""
    url = "404.html" if is_root else f"{language.code}/404.html"
    scope = Scope(content, language, url)
    games = [
        Link(f"@root@{language.code}/{game_path(game)}", _of_game(scope, game).say(f"game-{game.id}"))
        for game in content.games
    ]
    home = "@root@" if is_root else f"@root@{language.code}/"
    return Page(
        url=url,
        language=language,
        title=scope.plain("missing-title"),
        heading=scope.plain("missing-title"),
        description=scope.plain("missing-text"),
        html=scope.render("missing.html.jinja", home=home, games=games),
        layout="missing",
        styles=TILE_STYLES,
        is_indexed=False,
    )


def offline_page(content: Content, language: Language) -> Page:
    """What a reader without a network sees in place of a page that is not kept; the worker lists those that are."""
    url = f"{language.code}/{OFFLINE}"
    scope = Scope(content, language, url)
    return Page(
        url=url,
        language=language,
        title=scope.plain("offline-title"),
        heading=scope.plain("offline-title"),
        description=scope.plain("offline-text"),
        html=scope.render("offline.html.jinja", home=scope.href("")),
        layout="offline",
        styles=TILE_STYLES,
        is_indexed=False,
    )


def chooser_page(content: Content) -> Page:
    """The root page: a list of the languages."""
    source = content.source
    scope = Scope(content, source, "")
    items = []
    for language in content.languages:
        own = Scope(content, language, "")
        items.append(
            Entrance(relative("", f"{language.code}/"), language, own.say("chooser-enter"), own.say("site-tagline"))
        )
    return Page(
        url="",
        language=source,
        title=scope.plain("site-tagline"),
        heading=scope.plain("site-name"),
        description=scope.plain("site-about"),
        html=scope.render("chooser.html.jinja", items=items),
        layout="chooser",
        styles=TILE_STYLES,
        path="",
    )


def game_tile(scope: Scope, game: GameContent) -> GameTile:
    """A game and its presets with pages, in words."""
    own = _of_game(scope, game)
    presets = []
    for preset in game.file.book.presets_with_pages:
        if preset != game.default:
            each = Scope(scope.content, scope.language, scope.url, game, options=game.options(preset))
            presets.append(
                Tile(
                    scope.href(preset_path(game, preset)),
                    each.say(f"preset-{preset}"),
                    each.say(f"preset-{preset}.about"),
                )
            )
    return GameTile(
        scope.href(game_path(game)),
        own.say(f"game-{game.id}"),
        own.say(f"game-{game.id}.short"),
        presets,
        own.say(f"preset-{game.default}"),
        variants(own, game),
        hand_picture(own, game),
        ways(own, game),
    )


def _family_tile(scope: Scope, family: str) -> Tile:
    own = Scope(scope.content, scope.language, scope.url, family=family)
    return Tile(scope.href(family_path(family)), own.say(f"family-{family}"), own.say(f"family-{family}.short"))


def _of_game(scope: Scope, game: GameContent) -> Scope:
    return Scope(scope.content, scope.language, scope.url, game)
