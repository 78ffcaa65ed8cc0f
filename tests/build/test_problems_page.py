"""The page of problems: one in every language, each problem with its picture, its solution and its document."""

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from languages import CODES

from mkdocs_snorum.content import Content, GameContent
from mkdocs_snorum.generate.problems import HARDEST, grade_of
from mkdocs_snorum.generate.site import Site
from mkdocs_snorum.posed import read_problem
from snorum.core.notation import format_action

if TYPE_CHECKING:
    from mkdocs_snorum.faults import Fault


@pytest.fixture
def schnapsen(content: Content) -> GameContent:
    return next(game for game in content.games if game.id == "schnapsen")


def html_of(site: Site, code: str, game: str) -> str:
    return next(page for page in site.pages if page.url == f"{code}/games/{game}/problems/").html


def test_only_games_with_problems_have_the_page(content: Content, site: Site) -> None:
    found = {page.url for page in site.pages if page.url.endswith("/problems/")}
    assert found == {f"{code}/games/{game.id}/problems/" for code in CODES for game in content.games if game.problems}


@pytest.mark.parametrize("code", CODES)
def test_every_problem_stands_there_with_picture_and_solution(site: Site, schnapsen: GameContent, code: str) -> None:
    html = html_of(site, code, "schnapsen")
    for posed in schnapsen.problems:
        article = html.partition(f'<article class="sn-problem" id="{posed.id}"')[2].partition("</article>")[0]
        for card in (card for hand in posed.problem.example.record.deals[0].hands for card in hand):
            assert f'data-card="{card}"' in article
        assert 'data-card="??"' not in article, "all cards are open"
        solution = article.partition("<details")[2]
        assert solution.count("<li>") == len(posed.problem.analysis.line) + len(posed.problem.analysis.refuted)


def test_easier_problems_come_first_and_grades_follow_the_playouts(schnapsen: GameContent) -> None:
    order = [(schnapsen.game.themes.index(each.problem.theme), each.problem.one_in) for each in schnapsen.problems]
    assert order == sorted(order)
    assert [grade_of(one_in) for one_in in (1, 5, 6, 15, 16, 60)] == ["easy"] * 2 + ["fair"] * 2 + ["hard"] * 2
    assert grade_of(61) == HARDEST


def test_a_document_holds_the_position_and_who_is_asked(site: Site, schnapsen: GameContent) -> None:
    page = next(page for page in site.pages if page.url == "fa/games/schnapsen/problems/")
    assert set(page.files) == {f"{posed.id}.json" for posed in schnapsen.problems}
    for posed in schnapsen.problems:
        document = json.loads(page.files[f"{posed.id}.json"])
        assert len(document["frames"]["frames"]) == 1
        assert document["frames"]["worth"] == [posed.problem.value]
        assert document["contest"]["seat"] == "A"
        assert document["title"].startswith("مسئلهٔ ")
        legal = [each["action"] for each in document["frames"]["frames"][0]["verdicts"] if each["reason"] is None]
        assert format_action(posed.problem.best) in legal


def test_the_game_page_leads_there(site: Site) -> None:
    html = next(page for page in site.pages if page.url == "en/games/schnapsen/").html
    assert re.search(r'href="[./]*(en/games/schnapsen/)?problems/"', html)
    assert "en/games/schnapsen/problems/" in site.files["en/sitemap.xml"]


def test_a_spoiled_problem_is_a_fault_with_line_and_mend(schnapsen: GameContent, tmp_path: Path) -> None:
    posed = schnapsen.problems[0]
    text = posed.worked.path.read_text(encoding="utf-8")
    line = next(line for line in text.split("\n") if line.startswith("value = "))
    file = tmp_path / "deal.toml"
    file.write_text(text.replace(line, "value = 9"), encoding="utf-8")
    faults: list[Fault] = []
    assert read_problem(file, schnapsen.game, faults) is None
    assert [(fault.file, fault.line) for fault in faults] == [(file, text.split("\n").index(line) + 1)]
    assert f"not 9; write {line}" in faults[0].message
