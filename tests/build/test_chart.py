"""The chart of what beats what: the drawing, the words and the engine say the same."""

import re

import pytest

from mkdocs_snorum.content import Content, GameContent
from mkdocs_snorum.generate.chart import Line, chart_view
from mkdocs_snorum.generate.scope import Scope, game_path
from mkdocs_snorum.generate.site import Site

SIGNS = {"♣": "c", "♠": "s", "♥": "h", "♦": "d"}


def charted(content: Content) -> GameContent:
    return next(game for game in content.games if game.file.book.chart is not None)


def squares(path: str) -> list[int]:
    return [int(float(x)) for x in re.findall(r"M([\d.]+) ", path)]


def cards_of(line: Line) -> set[str]:
    return {rank.label + SIGNS[sign] for rank in line.cards for sign in rank.suits}


def test_the_drawing_shows_what_the_engine_found(content: Content) -> None:
    game = charted(content)
    options = game.options()
    pack = game.game.pack(options)
    rows = {(row.card, row.standing): row for row in game.game.chart(options)}
    view = chart_view(Scope(content, content.source, "en/", game))
    assert view is not None
    drawn = {}
    for panel in view.panels:
        for line in panel.lines:
            card = line.label[0] + SIGNS[line.label[1]]
            row = drawn[card, panel.id] = rows[card, panel.id]
            assert {pack[n] for n in squares(line.beaten)} == set(row.beaten_by) - set(row.directly)
            assert {pack[n] for n in squares(line.direct)} == set(row.directly)
            assert cards_of(line) in (set(row.beaten_by), set())
            if not line.cards:
                assert len(row.beaten_by) in (0, len(pack) - 1)
    assert drawn == rows


def test_columns_are_the_whole_pack(content: Content) -> None:
    game = charted(content)
    view = chart_view(Scope(content, content.source, "en/", game))
    assert view is not None
    assert view.width == sum(rank.width for rank in view.columns) == len(game.game.pack(game.options()))


@pytest.mark.parametrize("code", ["en", "fa"])
def test_the_page_has_a_line_for_every_card_with_its_name(content: Content, site: Site, code: str) -> None:
    game = charted(content)
    page = next(page for page in site.pages if page.url == f"{code}/{game_path(game)}")
    named = re.findall(r'<th scope="row"><bdi dir="ltr" role="img" aria-label="([^"]+)">', page.html)
    language = next(language for language in content.languages if language.code == code)
    words = content.words(language, game)
    assert set(named) == {words.card(card)[""] for card in game.game.pack(game.options())}
    assert 'href="#chart"' in page.html
    assert "chart" in [heading.id for heading in page.toc]


def test_a_game_without_a_chart_shows_none(content: Content) -> None:
    game = next(game for game in content.games if game.file.book.chart is None)
    assert chart_view(Scope(content, content.source, "en/", game)) is None
    assert game.game.chart(game.options()) == ()
