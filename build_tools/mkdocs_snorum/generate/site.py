"""The whole site as models: every page of every language, and the files beside them."""

from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import groupby
from typing import NamedTuple

from ..content import Content, GameContent
from ..language import Language
from ..schemas import schema_files
from .example import embed_page, example_page, examples_page
from .game import game_page, preset_page
from .games_index import GAMES_PATH, games_page
from .home import OFFLINE, chooser_page, family_page, home_page, missing_page, offline_page
from .lesson import lesson_page
from .outputs import narration_files, oembed_files, robots_file, sitemap_files
from .page import Layout, Page, taken_back
from .pictures import game_picture
from .play import play_page
from .problems import problems_page
from .prose import prose_page, prose_path
from .scope import (
    Scope,
    embed_path,
    example_path,
    examples_path,
    family_path,
    game_path,
    lesson_path,
    number,
    play_path,
    preset_path,
    problems_path,
    score_card_path,
    summary_path,
)
from .score_card import score_card_page, score_card_presets
from .search import MOST_FOUND, search_files
from .selftest import SELFTEST, selftest_page
from .summary import summary_page
from .translations import PATH as TRANSLATIONS_PATH
from .translations import translations_page


@dataclass
class Site:
    """Pages in the order of the navigation, and files by their address."""

    site_url: str
    languages: list[Language]
    pages: list[Page] = field(default_factory=list)
    files: MutableMapping[str, str] = field(default_factory=dict)

    texts: MutableMapping[str, str] = field(default_factory=dict)
    """What pages that were put aside show, by their address."""

    def whole(self, page: Page) -> Page:
        """A page of the site with what it shows."""
        return taken_back(page, self.texts[page.url]) if page.url in self.texts else page

    def translations(self, page: Page) -> list[Page]:
        """The same page in every language, in the order of the languages."""
        return self._by_path.get(page.path, []) if page.path is not None and page.layout != "chooser" else []

    def index(self) -> None:
        """Find translations anew after pages were added."""
        self._by_path: dict[str | None, list[Page]] = {}
        for page in self.pages:
            if page.path is not None and page.layout != "chooser":
                self._by_path.setdefault(page.path, []).append(page)


class Plan(NamedTuple):
    """A page before it is made."""

    url: str
    path: str | None
    language: Language
    make: Callable[[], Page]
    layout: Layout = "page"
    game: str = ""
    """The id of the game that it belongs to."""


def build_site(content: Content, site_url: str) -> Site:
    """Make every page and file; `site_url` ends in a slash."""
    site = Site(site_url, content.languages)
    for page in make_pages(content, site.files):
        site.pages.append(page)
    finish_site(content, site)
    return site


def make_pages(content: Content, files: MutableMapping[str, str]) -> Iterator[Page]:
    """Every page, one after the other; its files, and the search of each language, are put among the files.

    What pages of a game in a language share is forgotten after the last of them, and what all of a language do as well.
    """
    for _, plans in groupby(site_plans(content), key=lambda plan: plan.language.code):
        found: list[Page] = []
        language = content.source
        for game, its_plans in groupby(plans, key=lambda plan: plan.game):
            for plan in its_plans:
                page = plan.make()
                language = plan.language
                files.update({page.url + name: text for name, text in page.files.items()})
                files.update(page.site_files)
                found.append(replace(page, html="", files={}, site_files={}))
                yield page
            if game:
                content.forget_game(game)
        files.update(language_search(content, language, found))
        content.forget_shared()


def finish_site(content: Content, site: Site) -> None:
    """Make the files that need every page."""
    site.files.update(sitemap_files(site.pages, content.languages, site.site_url))
    site.files.update(oembed_files(content, site.pages, site.site_url))
    site.files.update(narration_files(content))
    site.files["robots.txt"] = robots_file(site.site_url)
    site.files.update(schema_files(content))
    site.index()


def language_search(content: Content, language: Language, pages: Iterable[Page]) -> Mapping[str, str]:
    """The search index of a language."""
    scope = Scope(content, language, f"{language.code}/")
    found = [scope.say("search-found", count=number(count)) for count in range(MOST_FOUND + 1)]
    own = (page for page in pages if page.language.code == language.code and page.layout != "chooser")
    return search_files(own, language.code, found)


def site_plans(content: Content) -> Iterator[Plan]:
    """Every page of the site, in the order of the navigation."""
    source = content.source
    chooser = Plan("", "", source, partial(chooser_page, content), "chooser")
    yield chooser._replace(make=partial(_pictured, content, chooser))
    yield Plan("404.html", None, source, partial(missing_page, content, source, is_root=True), "missing")
    yield Plan(SELFTEST, None, source, partial(selftest_page, content), "selftest")
    for language in content.languages:
        for plan in _language_plans(content, language):
            yield plan._replace(url=f"{language.code}/{plan.url}", make=partial(_pictured, content, plan))


def _pictured(content: Content, plan: Plan) -> Page:
    """The page; one that may be shown elsewhere and has no picture of its own has that of its game or of the first."""
    page = plan.make()
    if page.picture or not page.is_indexed:
        return page
    return replace(page, picture=game_picture(content.find_game(plan.game) or next(iter(content.games), None)))


def _language_plans(content: Content, language: Language) -> Iterator[Plan]:
    """Every page of one language; the addresses are below the language's folder."""

    def plan(path: str, make: Callable[..., Page], *arguments: object, layout: Layout = "page") -> Plan:
        game = next((each.id for each in arguments if isinstance(each, GameContent)), "")
        return Plan(path, path, language, partial(make, content, language, *arguments), layout, game)

    yield plan("", home_page)
    yield plan(GAMES_PATH, games_page)
    for family in content.families:
        yield plan(family_path(family), family_page, family)
    for game in content.games:
        yield plan(game_path(game), game_page, game)
        for preset in game.file.book.presets_with_pages:
            yield plan(preset_path(game, preset), preset_page, game, preset)
        yield from _printed_plans(game, plan)
        yield plan(play_path(game), play_page, game)
        if game.lesson:
            yield plan(lesson_path(game), lesson_page, game)
        yield plan(examples_path(game), examples_page, game)
        if game.problems:
            yield plan(problems_path(game), problems_page, game)
        for worked in game.examples:
            yield plan(example_path(game, worked), example_page, game, worked)
        for worked in game.examples:
            yield plan(embed_path(game, worked), embed_page, game, worked, layout="embed")
    if len(content.languages) > 1:
        yield plan(TRANSLATIONS_PATH, translations_page)
    for code, name in content.prose:
        if code == language.code:
            yield plan(prose_path(name), prose_page, name)
    yield Plan("404.html", None, language, partial(missing_page, content, language, is_root=False), "missing")
    yield Plan(OFFLINE, None, language, partial(offline_page, content, language), "offline")


def _printed_plans(game: GameContent, plan: Callable[..., Plan]) -> Iterator[Plan]:
    """The pages of a game that are made for paper."""
    if game.file.book.step:
        yield plan(summary_path(game), summary_page, game)
    for preset in score_card_presets(game):
        yield plan(score_card_path(game, preset), score_card_page, game, preset)
