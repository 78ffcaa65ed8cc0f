"""The navigation of a page: all games, and what there is of the one that the page belongs to."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from markupsafe import Markup, escape

from ..content import Content, GameContent
from ..language import Language
from .games_index import GAMES_PATH
from .page import ROOT, Page
from .prose import prose_places
from .scope import (
    Scope,
    examples_path,
    family_path,
    game_path,
    lesson_path,
    play_path,
    preset_path,
    problems_path,
    score_card_path,
)
from .text import to_html
from .translations import PATH as TRANSLATIONS_PATH

MOST_NAMED = 20
"""No more games or families are named at once, so that a page is as large among a thousand games as among ten."""


class _Place(NamedTuple):
    """Where a page stands: its language, and the ids of the game and family that it belongs to, or empty."""

    language: str
    game: str
    family: str


class Navigation:
    """The navigation of every page; what several pages share is made once."""

    def __init__(self, content: Content, prose: Sequence[Page] = ()) -> None:
        self._content = content
        self._prose = prose
        self._games = {game.id: game for game in content.games}
        self._made: dict[_Place, str] = {}

    def html(self, page: Page, root: str) -> Markup:
        """The navigation of a page from which `root` leads to the site's root."""
        place = self._place(page)
        if place not in self._made:
            self._made[place] = self._make(page.language, place)
        html = self._made[place].replace(f'data-url="{page.url}"', 'aria-current="page"')
        for crumb in page.crumbs:
            html = html.replace(f'data-url="{crumb.url}"', 'data-above=""')
        return Markup(html.replace(ROOT, root))  # noqa: S704 (made by the generator)

    def _place(self, page: Page) -> _Place:
        _, kind, name, *_ = (*page.url.split("/"), "", "")
        if kind in ("games", "play") and (game := self._games.get(name)) is not None:
            return _Place(page.language.code, game.id, game.file.book.family)
        return _Place(page.language.code, "", name if kind == "families" else "")

    def _make(self, language: Language, place: _Place) -> str:
        scope = Scope(self._content, language, f"{language.code}/")
        items = [_item(scope.at(""), scope.plain("nav-home"), 1)]
        items.append(_item(scope.at(GAMES_PATH), scope.plain("index-title"), 1))
        if games := self._named_games(place):
            items.append(_label(scope.plain("nav-games")))
        for game in games:
            own = Scope(self._content, language, scope.url, game)
            items.append(_item(scope.at(game_path(game)), own.say(f"game-{game.id}"), 1))
            if game.id == place.game:
                items += _game_items(own, game)
        families = self._content.families
        if len(families) > MOST_NAMED:
            families = [family for family in families if family == place.family]
        if families:
            items.append(_label(scope.plain("nav-families")))
        for family in families:
            own = Scope(self._content, language, scope.url, family=family)
            items.append(_item(scope.at(family_path(family)), own.say(f"family-{family}"), 1))
        if written := list(self._written(scope)):
            items.append(_label(scope.plain("nav-guide")))
        items += [_item(url, title, 1) for url, title in written]
        menu, name = escape(scope.plain("chrome-menu")), to_html(scope.say("site-name"))
        return (
            f'<nav class="md-nav md-nav--primary sn-nav" aria-label="{menu}" data-md-level="0">'
            f'<label class="md-nav__title" for="__drawer">{name}</label>'
            f'<ul class="md-nav__list" data-md-scrollfix>{"".join(items)}</ul></nav>'
        )

    def _named_games(self, place: _Place) -> list[GameContent]:
        """All games; where these are too many those of the page's family, or else the page's own."""
        all_games = self._content.games
        groups = (all_games, [game for game in all_games if game.file.book.family == place.family])
        own = [game for game in all_games if game.id == place.game]
        return next((group for group in groups if len(group) <= MOST_NAMED), own)

    def _written(self, scope: Scope) -> Iterator[tuple[str, str]]:
        """Address and title of every written page of a language."""
        for path, title in prose_places(self._content, scope.language):
            yield scope.at(path), title
        for page in self._prose:
            if page.language.code == scope.language.code:
                yield page.url, page.title
        if len(self._content.languages) > 1:
            yield scope.at(TRANSLATIONS_PATH), scope.plain("translations-title")


def _game_items(scope: Scope, game: GameContent) -> Iterator[str]:
    """What there is of a game."""
    for preset in game.file.book.presets_with_pages:
        each = Scope(scope.content, scope.language, scope.url, game, options=game.options(preset))
        yield _item(scope.at(preset_path(game, preset)), each.say(f"preset-{preset}"), 2)
    if game.lesson:
        yield _item(scope.at(lesson_path(game)), scope.plain("nav-teach"), 2)
    yield _item(scope.at(play_path(game)), scope.plain("nav-play"), 2)
    yield _item(scope.at(examples_path(game)), scope.plain("nav-examples"), 2)
    if game.file.book.score_card is not None:
        yield _item(scope.at(score_card_path(game, game.default)), scope.say("score-card"), 2)
    if game.problems:
        yield _item(scope.at(problems_path(game)), scope.plain("nav-problems"), 2)


def _item(url: str, title: str, level: int) -> str:
    return (
        f'<li class="md-nav__item sn-level-{level}"><a class="md-nav__link" href="{ROOT}{url}" data-url="{url}">'
        f'<span class="md-ellipsis">{to_html(title)}</span></a></li>'
    )


def _label(title: str) -> str:
    return f'<li class="sn-nav-label">{to_html(title)}</li>'
