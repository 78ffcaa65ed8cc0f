"""The navigation names all games, opens that of the page, and does not grow with the number of games."""

import re

import pytest

from mkdocs_snorum.content import Content
from mkdocs_snorum.generate import navigation
from mkdocs_snorum.generate.navigation import Navigation
from mkdocs_snorum.generate.page import Page
from mkdocs_snorum.generate.site import Site

HREF = re.compile(r'href="@([^"]*)"')


def ways(content: Content, site: Site, url: str) -> list[str]:
    """Where the navigation of a page leads, in its order, below the language's folder."""
    html = Navigation(content).html(page_of(site, url), "@")
    code = url.partition("/")[0]
    return [way.removeprefix(f"{code}/") for way in HREF.findall(html)]


def page_of(site: Site, url: str) -> Page:
    return next(page for page in site.pages if page.url == url)


@pytest.mark.parametrize("code", ["en", "fa"])
def test_every_page_names_all_games_and_opens_its_own(content: Content, site: Site, code: str) -> None:
    games = [f"games/{game.id}/" for game in content.games]
    for inside in ("", "teach/", "examples/", "examples/whole-hand/", "../../play/vorms/"):
        url = "play/vorms/" if inside.startswith("..") else f"games/vorms/{inside}"
        found = ways(content, site, f"{code}/{url}")
        assert [way for way in found if way in games] == games, url
        opened = [way for way in found if way.startswith(("games/", "play/")) and way not in (*games, "games/")]
        assert "play/vorms/" in opened
        assert "games/vorms/teach/" in opened
        assert all("vorms" in way for way in opened), opened


@pytest.mark.parametrize("url", ["en/", "en/games/", "en/families/karnoffel/", "en/404.html", "en/translations/"])
def test_a_page_of_no_game_opens_none(content: Content, site: Site, url: str) -> None:
    found = ways(content, site, url)
    assert [way for way in found if way.startswith("games/")] == [
        "games/",
        *(f"games/{game.id}/" for game in content.games),
    ]
    assert not [way for way in found if way.startswith("play/")]


def test_the_entry_of_the_page_and_those_above_it_are_marked(content: Content, site: Site) -> None:
    html = Navigation(content).html(page_of(site, "en/games/schnapsen/problems/"), "@")
    assert re.findall(r'href="@([^"]*)" aria-current="page"', html) == ["en/games/schnapsen/problems/"]
    assert "en/games/schnapsen/" in re.findall(r'href="@([^"]*)" data-above=""', html)


def test_among_too_many_games_those_of_the_family_are_named_or_else_the_game_alone(
    content: Content, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    family = [f"games/{game.id}/" for game in content.family_games("snip-snap-snorum")]
    assert 1 < len(family) < len(content.games)

    def named(url: str) -> list[str]:
        return [way for way in ways(content, site, url) if re.fullmatch(r"games/[^/]+/", way)]

    monkeypatch.setattr(navigation, "MOST_NAMED", len(family))
    assert named("en/games/nobble/") == named("en/families/snip-snap-snorum/") == family
    assert named("en/") == []
    assert "games/" in ways(content, site, "en/")
    monkeypatch.setattr(navigation, "MOST_NAMED", len(family) - 1)
    assert named("en/games/nobble/") == ["games/nobble/"]
    assert "games/nobble/examples/" in ways(content, site, "en/games/nobble/")
    monkeypatch.setattr(navigation, "MOST_NAMED", 0)
    assert [way for way in ways(content, site, "en/families/karnoffel/") if way.startswith("families/")] == [
        "families/karnoffel/"
    ]
    assert not [way for way in ways(content, site, "en/") if way.startswith("families/")]
