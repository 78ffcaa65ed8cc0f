"""The page of all games: every game and variant stands in it and is found by what it is."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from mkdocs_snorum.content import Content
from mkdocs_snorum.generate.games_index import games_page
from mkdocs_snorum.generate.home import family_page, home_page
from mkdocs_snorum.generate.page import Page, relative
from mkdocs_snorum.generate.scope import lesson_path, play_path


class Listing(HTMLParser):
    """The entries of the list with their tags, and the choices of the filter."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.entries: list[tuple[str, dict[str, list[str]]]] = []
        self.choices: dict[str, list[str]] = {}
        self._tags: dict[str, list[str]] | None = None
        self._axis = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = {name: value or "" for name, value in attrs}
        if tag == "li":
            tags = {name: value.split() for name, value in named.items()}
            self._tags = {name.removeprefix("data-"): keys for name, keys in tags.items() if name.startswith("data-")}
        elif tag == "a" and self._tags:
            self.entries.append((named["href"], self._tags))
            self._tags = None
        elif tag == "select":
            self._axis = named["name"]
        elif tag == "option" and named["value"]:
            self.choices.setdefault(self._axis, []).append(named["value"])


@pytest.fixture(scope="module", params=["en", "fa"])
def page(request: pytest.FixtureRequest, content: Content) -> Page:
    language = next(each for each in content.languages if each.code == request.param)
    return games_page(content, language)


def presets(content: Content) -> Iterator[tuple[str, str]]:
    for game in content.games:
        for preset in game.file.book.presets_with_pages:
            yield game.id, preset


def test_every_game_and_variant_is_listed(content: Content, page: Page) -> None:
    hrefs = {href for href, _ in Listing(page.html).entries}
    for game in content.games:
        assert f"../../{page.language.code}/games/{game.id}/" in hrefs
    for game_id, preset in presets(content):
        default = next(game.default for game in content.games if game.id == game_id)
        assert (f"../../{page.language.code}/games/{game_id}/{preset}/" in hrefs) == (preset != default)


def test_tags_are_the_engine_s_own(content: Content, page: Page) -> None:
    tags = dict(Listing(page.html).entries)
    for game in content.games:
        fewest, most = game.game.players(game.options())
        own = tags[f"../../{page.language.code}/games/{game.id}/"]
        assert own["players"] == [str(count) for count in range(fewest, most + 1)]
        assert own["cards"] == [str(len(game.game.pack(game.options())))]


def test_each_choice_finds_some_and_not_all(page: Page) -> None:
    listing = Listing(page.html)
    assert {"players", "mechanism", "objective", "cards", "region"} <= set(listing.choices)
    for axis, keys in listing.choices.items():
        for key in keys:
            found = [href for href, tags in listing.entries if key in tags.get(axis, [])]
            assert 0 < len(found) < len(listing.entries), (axis, key)


def test_whoever_has_more_time_finds_what_takes_less(content: Content, page: Page) -> None:
    tags = dict(Listing(page.html).entries)
    longest = sorted({game.file.book.duration[1] for game in content.games if game.file.book.duration})
    for game in content.games:
        own = tags[f"../../{page.language.code}/games/{game.id}/"].get("time", [])
        duration = game.file.book.duration
        assert own == [str(minutes) for minutes in longest if duration and minutes >= duration[1]]


def links(page: Page, target: str) -> list[str]:
    """What the links of a page to an address of the site say, without the marks of isolated runs."""
    told = re.findall(rf'<a href="{re.escape(relative(page.url, target))}">(.*?)</a>', page.html)
    return [re.sub("<[^>]+>", "", each) for each in told]


def test_every_list_of_games_leads_to_lessons_and_play(content: Content, page: Page) -> None:
    language = page.language
    taught = [game for game in content.games if game.lesson]
    assert taught
    families = [family_page(content, language, family) for family in content.families]
    for listing in (page, home_page(content, language), *families):
        for game in taught:
            if listing in families and game.file.book.family not in listing.url:
                continue
            assert game.lesson is not None
            ways = links(listing, f"{language.code}/{lesson_path(game)}")
            assert ways, (listing.url, game.id)
            assert all(language.number(len(game.lesson.steps)) in way for way in ways)
            assert links(listing, f"{language.code}/{play_path(game)}")


def test_the_live_hand_of_the_home_leads_to_the_lesson_of_its_game(content: Content, page: Page) -> None:
    home = home_page(content, page.language)
    above = home.html.partition('id="hand"')[2].partition("<snorum-demo")[0]
    game = content.games[0]
    assert f'href="{relative(home.url, f"{page.language.code}/{lesson_path(game)}")}"' in above


IN_ORDER = {
    "de": ["als Letzter", "Deutschland", "Grönland", "Österreich", "Vereinigte Staaten"],
    "pt": ["Alemanha", "Áustria", "Estados Unidos", "Groenlândia", "Inglaterra"],
    "fr": ["Allemagne", "Autriche", "États-Unis", "Groenland"],
    "da": ["England", "Tyskland", "USA", "Ærø", "Østrig", "Åland"],
    "fa": ["آلمان", "اتریش", "پرتغال", "چیپ", "سکه", "کاغذ", "گرینلند", "نروژ", "یک"],
    "ar": ["ألمانيا", "النمسا", "إنجلترا", "غرينلاند", "هولندا", "يابان"],
}


@pytest.mark.parametrize("code", IN_ORDER)
def test_names_follow_the_alphabet_of_the_language(content: Content, code: str) -> None:
    language = next(each for each in content.languages if each.code == code)
    assert sorted(IN_ORDER[code], key=language.place) == IN_ORDER[code]


@pytest.mark.parametrize("code", ["en", *IN_ORDER])
def test_choices_that_are_words_stand_in_the_order_of_the_language(content: Content, code: str) -> None:
    language = next(each for each in content.languages if each.code == code)
    html = games_page(content, language).html
    for axis in ("mechanism", "objective", "equipment", "region"):
        listed = html.partition(f'id="by-{axis}"')[2].partition("</dl>")[0]
        names = re.findall("<dt>(.*?)</dt>", listed)
        assert len(names) > 1
        assert names == sorted(names, key=language.place)
