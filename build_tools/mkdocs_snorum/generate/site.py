"""The whole site as models: every page of every language, and the files beside them."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..content import Content
from ..language import Language
from .example import embed_page, example_page, examples_page
from .game import game_page, preset_page
from .games_index import games_page
from .home import chooser_page, family_page, home_page, missing_page
from .outputs import narration_files, robots_file, sitemap_files
from .page import Page
from .scope import Scope, number
from .score_card import score_card_page, score_card_presets
from .search import MOST_FOUND, search_files


@dataclass
class Site:
    """Pages in the order of the navigation, and files by their address."""

    site_url: str
    languages: list[Language]
    pages: list[Page] = field(default_factory=list)
    files: dict[str, str] = field(default_factory=dict)

    def translations(self, page: Page) -> list[Page]:
        """The same page in every language, in the order of the languages."""
        return self._by_path.get(page.path, []) if page.path is not None and page.layout != "chooser" else []

    def index(self) -> None:
        """Find translations anew after pages were added."""
        self._by_path: dict[str | None, list[Page]] = {}
        for page in self.pages:
            if page.path is not None and page.layout != "chooser":
                self._by_path.setdefault(page.path, []).append(page)


def build_site(content: Content, site_url: str) -> Site:
    """Make every page and file; `site_url` ends in a slash."""
    site = Site(site_url, content.languages)
    site.pages.append(chooser_page(content))
    site.pages.append(missing_page(content, content.source, is_root=True))
    for language in content.languages:
        pages = list(language_pages(content, language))
        site.pages += pages
        scope = Scope(content, language, f"{language.code}/")
        found = [scope.say("search-found", count=number(count)) for count in range(MOST_FOUND + 1)]
        site.files.update(search_files(pages, language.code, found))
    for page in site.pages:
        site.files.update({page.url + name: text for name, text in page.files.items()})
    site.files.update(sitemap_files(site.pages, content.languages, site_url))
    site.files.update(narration_files(content))
    site.files["robots.txt"] = robots_file(site_url)
    site.index()
    return site


def language_pages(content: Content, language: Language) -> Iterator[Page]:
    """Every page of one language."""
    yield home_page(content, language)
    yield games_page(content, language)
    for family in content.families:
        yield family_page(content, language, family)
    for game in content.games:
        yield game_page(content, language, game)
        for preset in game.file.book.presets_with_pages:
            yield preset_page(content, language, game, preset)
        for preset in score_card_presets(game):
            yield score_card_page(content, language, game, preset)
        yield examples_page(content, language, game)
        for worked in game.examples:
            yield example_page(content, language, game, worked)
        for worked in game.examples:
            yield embed_page(content, language, game, worked)
    yield missing_page(content, language, is_root=False)
