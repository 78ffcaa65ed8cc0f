"""The map of a family: every game and relative once, each a link; mirrored where one reads from right to left."""

import re
from html import unescape

import pytest
from languages import CODES

from mkdocs_snorum.content import Content
from mkdocs_snorum.generate.family_map import DETAIL_SIGNS, NAME_SIGNS, WIDTH, FamilyMap, family_map
from mkdocs_snorum.generate.games_index import GAMES_PATH
from mkdocs_snorum.generate.scope import Scope, family_path, game_path
from mkdocs_snorum.generate.site import Site
from mkdocs_snorum.rulebook import Played

DRAWING = re.compile(r'<svg class="sn-map".*?</svg>', re.DOTALL)
WAY = re.compile(r'<a role="link" xlink:href="([^"]*)">(.*?)</a>', re.DOTALL)


def drawn(content: Content, code: str, family: str, path: str = GAMES_PATH) -> FamilyMap:
    language = next(language for language in content.languages if language.code == code)
    return family_map(Scope(content, language, f"{code}/{path}"), family)


def kin_of(content: Content, family: str) -> set[str]:
    games = content.family_games(family)
    return {each.id for game in games for each in game.file.book.related} | {game.id for game in games}


@pytest.mark.parametrize("code", CODES)
def test_every_game_and_relative_stands_there_once(content: Content, code: str) -> None:
    for family in content.families:
        found = drawn(content, code, family)
        names = [node.name for node in found.nodes]
        assert len(names) == len(set(names)) == len(kin_of(content, family))
        games = [f"../../{code}/{game_path(game)}" for game in content.family_games(family)]
        assert [node.href for node in found.nodes if node.is_game] == games
        assert all("#relative-" in node.href for node in found.nodes if not node.is_game)


def test_forerunners_stand_above_the_games_and_looser_relatives_last(content: Content) -> None:
    for family in content.families:
        games = content.family_games(family)
        kinds = {each.id: each.kind for game in games for each in game.file.book.related}
        found = drawn(content, "en", family).nodes
        order = [kinds[node.href.partition("#relative-")[2]] if not node.is_game else "" for node in found]
        ranks = ["ancestor", "", "same-family", "descendant"]
        places = [ranks.index(kind) if kind in ranks else len(ranks) for kind in order]
        assert places == sorted(places), (family, order)
        assert [node.is_loose for node in found] == [place == len(ranks) for place in places]


def test_what_is_known_of_a_game_is_told(content: Content) -> None:
    game = next(game for game in content.games if game.file.book.played is not None)
    found = drawn(content, "en", game.file.book.family)
    told = {node.name: node.about for node in found.nodes}
    assert told["Brusbart"] == "Riga, Livonia · from about 1750 until 1879"
    for related in game.file.book.related:
        played = related.played or Played()
        if played.since is None and played.until is None:
            name = Scope(content, content.source, "en/", game).plain(f"relative-{related.id}")
            assert "known" not in told[name]


@pytest.mark.parametrize("code", CODES)
def test_no_line_is_longer_than_the_drawing_is_wide(content: Content, code: str) -> None:
    for family in content.families:
        found = drawn(content, code, family)
        bottom = 0
        for node in found.nodes:
            assert node.top == bottom
            bottom += node.height
            # The target of a pointer, at the narrowest screen, where a unit is a pixel.
            assert node.height >= 24
            assert all(len(line.text) <= (NAME_SIGNS if line.is_name else DETAIL_SIGNS) for line in node.lines)
            assert " ".join(line.text for line in node.lines if line.is_name) == node.name
            words = " ".join(line.text for line in node.lines if not line.is_name).replace(" ·", "")
            assert words == node.about.replace(" ·", "")
            assert all(node.top < line.y <= bottom for line in node.lines)
        assert found.height == bottom


def test_a_language_from_right_to_left_has_the_drawing_mirrored(content: Content) -> None:
    for family in content.families:
        one, other = (drawn(content, code, family) for code in ("en", "fa"))
        assert int(one.stem[1:].split()[0]) + int(other.stem[1:].split()[0]) == WIDTH
        for left, right in zip(one.nodes, other.nodes, strict=True):
            assert left.lines[0].x + right.lines[0].x == WIDTH
            ends = [int(node.branch.split()[-2]) for node in (left, right) if node.branch]
            assert sum(ends) in (0, WIDTH)


@pytest.mark.parametrize("code", CODES)
def test_the_pages_have_the_drawing_and_the_same_in_words(content: Content, site: Site, code: str) -> None:
    pages = {page.url: page for page in site.pages}
    index = pages[f"{code}/{GAMES_PATH}"]
    drawings = DRAWING.findall(index.html)
    assert len(drawings) == len(content.families)
    parts = index.html.partition('id="maps"')[2].split("<h3>")[1:]
    for family, drawing, part in zip(content.families, drawings, parts, strict=False):
        nodes = drawn(content, code, family).nodes
        assert [unescape(href) for href, _ in WAY.findall(drawing)] == [node.href for node in nodes]
        listed = part.partition("<details")[2].partition("</details>")[0]
        assert re.findall(r'<a href="([^"]*)">([^<]*)</a>', listed) == [(node.href, node.name) for node in nodes]
        page = pages[f"{code}/{family_path(family)}"]
        assert len(DRAWING.findall(page.html)) == 1
        for node in nodes:
            _, _, anchor = node.href.partition("#")
            assert not anchor or page.html.count(f'id="{anchor}"') == 1
    assert "assets/map.css" in index.styles
