"""The page of every game has the same parts in the same order, and its examples say by which rules each step is."""

import json
import re
from html import unescape

import pytest
from languages import CODES

from mkdocs_snorum.content import Content
from mkdocs_snorum.generate.scope import Scope, embed_path, example_path, game_path
from mkdocs_snorum.generate.site import Site
from mkdocs_snorum.generate.terms import Terms
from mkdocs_snorum.language import LRI, PDI

SETTLED = [
    "facts",
    "minute",
    "first-hand",
    "rules",
    "variants",
    "try",
    "steps",
    "tips",
    "questions",
    "glossary",
    "history",
    "sources",
    "changes",
]
ATTACHED = {
    "packs": "facts",
    "chart": "rules",
    "say": "rules",
    "options": "variants",
    "score-card": "variants",
    "evidence": "tips",
    "relatives": "history",
    "coverage": "sources",
}
"""Parts that some games have, each right behind the part that it belongs to."""
STEPS = re.compile(r'<ol class="sn-steps" start="0">(.*?)</ol>', re.DOTALL)
LINK = re.compile(r'<a href="([^"]*)">(.*?)</a>')


def plain(html: str) -> str:
    return unescape(re.sub(r"<[^>]*>", "", html))


@pytest.mark.parametrize("code", CODES)
def test_every_game_has_all_parts_in_the_settled_order(content: Content, site: Site, code: str) -> None:
    pages = {page.url: page for page in site.pages}
    for game in content.games:
        page = pages[f"{code}/{game_path(game)}"]
        found = re.findall(r'<h2 id="([^"]*)"', page.html)
        assert [anchor for anchor in found if anchor in SETTLED] == SETTLED, game.id
        assert set(found) <= {*SETTLED, *ATTACHED}, game.id
        last = ""
        for anchor in found:
            assert anchor in SETTLED or ATTACHED[anchor] == last, (game.id, anchor)
            last = anchor if anchor in SETTLED else last
        # The table of contents names the same, in the same order.
        assert [heading.id for heading in page.toc if heading.level == 2] == found
        # No part is a heading over nothing.
        for part in re.split(r"(?=<h2 )", page.html)[1:]:
            assert len(plain(part.partition("</h2>")[2]).split()) > 3, (game.id, part[:60])


@pytest.mark.parametrize("code", CODES)
def test_the_part_to_try_leads_to_every_page_where_the_reader_acts(content: Content, site: Site, code: str) -> None:
    urls = {page.url for page in site.pages}
    for game in content.games:
        page = next(page for page in site.pages if page.url == f"{code}/{game_path(game)}")
        part = page.html.partition('<h2 id="try"')[2].partition("<h2 ")[0]
        ways = [href for href, _ in LINK.findall(part)]
        assert "#first-hand" in ways
        for path in (f"games/{game.id}/problems/", f"games/{game.id}/quiz/", f"play/{game.id}/"):
            wanted = f"{code}/{path}" in urls
            assert any(href.endswith(path.removeprefix(f"games/{game.id}/")) for href in ways) == wanted, path


@pytest.mark.parametrize("code", CODES)
def test_the_steps_of_an_example_name_the_rules_that_the_player_names(content: Content, site: Site, code: str) -> None:
    pages = {page.url: page.html for page in site.pages}
    linked = 0
    for game in content.games:
        for worked in game.examples:
            html = pages[f"{code}/{example_path(game, worked)}"]
            document = json.loads(unescape(html.partition("<template>")[2].partition("</template>")[0]))
            (steps,) = STEPS.findall(html)
            items = steps.split("<li")[1:]
            told = [[(href, plain(title)) for href, title in LINK.findall(item)] for item in items]
            ways = [
                [(f"{document['rules_url']}#rule-{rule['id']}", rule["title"]) for rule in step["rules"]]
                for step in document["steps"]
            ]
            marks = str.maketrans("", "", "\u2066\u2069")
            assert told == [[(href, title.translate(marks)) for href, title in each] for each in ways], worked.id
            # What the document names is what the engine traced, frame by frame.
            traced = [frame["rules"] for frame in worked.frames["frames"]]
            assert [[rule["id"] for rule in step["rules"]] for step in document["steps"]] == traced
            linked += sum(map(len, told))
    assert linked > sum(len(game.examples) for game in content.games)


def test_other_pages_carry_the_figure_without_the_rules(content: Content, site: Site) -> None:
    game = content.games[0]
    for path in (game_path(game), embed_path(game, game.examples[0])):
        page = next(page for page in site.pages if page.url == f"en/{path}")
        assert "sn-steps" in page.html
        assert "sn-used" not in page.html


@pytest.mark.parametrize("code", ["en", "fa"])
def test_changes_stand_with_the_latest_first(content: Content, site: Site, code: str) -> None:
    language = next(language for language in content.languages if language.code == code)
    for game in content.games:
        page = next(page for page in site.pages if page.url == f"{code}/{game_path(game)}")
        found = re.findall(
            r'<div id="change-([\w-]+)"><dt><time datetime="([\d-]+)"><bdi dir="ltr">(.*?)</bdi>', page.html
        )
        wanted = [(change.id, change.date.isoformat()) for change in reversed(game.file.book.change)]
        assert [(name, date) for name, date, _ in found] == wanted
        assert all(shown == language.digit_text(date) for _, date, shown in found)


@pytest.mark.parametrize("code", CODES)
def test_terms_of_the_glossary_are_explained_in_the_rules(content: Content, site: Site, code: str) -> None:
    pages = {page.url: page.html for page in site.pages}
    for game in content.games:
        html = pages[f"{code}/{game_path(game)}"]
        glossary = dict(re.findall(r'<div id="(term-[\w-]+)"><dt>.*?</dt><dd>(.*?)</dd>', html))
        found = re.findall(r'<a class="sn-term" href="([^"]*)" data-definition="([^"]*)">', html)
        assert len({href for href, _ in found}) >= len(glossary) // 3
        for href, meaning in found:
            without_marks = unescape(meaning).replace(LRI, "").replace(PDI, "")
            assert without_marks == plain(glossary[href.partition("#")[2]]), href
        # A run of cards or ranks stays whole.
        assert not any("sn-term" in run for run in re.findall(r"<bdi.*?</bdi>", html, re.DOTALL))


def test_a_term_is_not_marked_inside_a_run_of_cards(content: Content) -> None:
    game = next(game for game in content.games if game.file.book.term)
    terms = Terms(Scope(content, content.source, "en/", game), game_path(game))
    name = terms.terms[0].forms[0]
    assert "sn-term" in terms.mark(f"The {name} here.")
    terms.start_section()
    marked = terms.mark(f"{LRI}10h {name}{PDI} and {name}")
    assert str(marked).startswith(f'<bdi dir="ltr">10h {name}</bdi> and <a class="sn-term"')
