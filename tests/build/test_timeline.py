"""Where and when games are played: words for all, and a line where years are known."""

import pytest

from mkdocs_snorum.content import Content, GameContent
from mkdocs_snorum.generate.scope import Scope, family_path, game_path
from mkdocs_snorum.generate.site import Site
from mkdocs_snorum.generate.text import to_plain
from mkdocs_snorum.generate.timeline import Row, Timeline, timeline


def dated(content: Content) -> GameContent:
    return next(game for game in content.games if game.file.book.played is not None)


@pytest.fixture(scope="module")
def made(content: Content) -> Timeline:
    game = dated(content)
    found = timeline(Scope(content, content.source, "en/", game), [game])
    assert found is not None
    return found


def row(made: Timeline, name: str) -> Row:
    return next(row for row in made.rows if to_plain(row.name) == name)


def test_the_game_and_its_nine_relatives_are_there(content: Content, made: Timeline) -> None:
    assert len(made.rows) == 1 + len(dated(content).file.book.related) == 10
    assert all(row.where for row in made.rows)


def test_years_lie_in_their_places(made: Timeline) -> None:
    # 1600 to 2050: 1750 lies a third of the way along.
    assert made.marks == ["1600", "1700", "1800", "1900", "2000"]
    assert row(made, "Brusbart").sure == "M33.33 .5H62"
    assert row(made, "Brusbart").when == "from about 1750 until 1879"


def test_an_unknown_beginning_is_drawn_broken(made: Timeline) -> None:
    for name, end, when in (("Bräus", "100", "still played"), ("Alkort and Treikort", "66.67", "until about 1900")):
        found = row(made, name)
        assert (found.sure, found.open.endswith(f"H{end}"), found.when) == ("", True, when)


def test_without_years_nothing_is_drawn(made: Timeline) -> None:
    assert (row(made, "Brus").sure, row(made, "Brus").open, row(made, "Brus").when) == ("", "", "no dates known")


@pytest.mark.parametrize("code", ["en", "fa"])
def test_the_pages_of_game_and_family_have_it(content: Content, site: Site, code: str) -> None:
    game = dated(content)
    for path in (game_path(game), family_path(game.file.book.family)):
        page = next(page for page in site.pages if page.url == f"{code}/{path}")
        assert page.html.count('<li><a href="') > 0
        assert 'id="timeline"' in page.html
        assert "assets/drawings.css" in page.styles


def test_a_family_without_years_has_none(content: Content) -> None:
    games = [game for game in content.games if game.file.book.played is None]
    assert timeline(Scope(content, content.source, "en/", games[0]), games) is None
