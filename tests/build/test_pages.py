"""The pages as models: one in every language, whole head data, rules with their anchors, and what checks refuse."""

import dataclasses
import json
import re
from pathlib import Path

import pytest
from languages import CODES

from mkdocs_snorum.aside import TextsAside
from mkdocs_snorum.assets_files import minify_style
from mkdocs_snorum.check_pages import PageCheck, SiteCheck, page_check
from mkdocs_snorum.content import Content
from mkdocs_snorum.faults import Fault
from mkdocs_snorum.generate.page import Page, put_aside, relative, taken_back
from mkdocs_snorum.generate.prose import prose_path
from mkdocs_snorum.generate.rules import coverage
from mkdocs_snorum.generate.site import Site, build_site
from mkdocs_snorum.rulebook import holds


def page_of(site: Site, url: str) -> Page:
    return next(page for page in site.pages if page.url == url)


def page_of_path(site: Site, code: str, path: str) -> Page | None:
    return next((page for page in site.pages if (page.language.code, page.path) == (code, path)), None)


def test_every_page_stands_in_every_language(content: Content, site: Site) -> None:
    # What people write may stand in some languages only.
    written = {prose_path(path) for _, path in content.prose}
    paths = {
        code: {page.path for page in site.pages if page.language.code == code and page.layout in ("page", "embed")}
        - written
        for code in CODES
    }
    assert all(found == paths["en"] for found in paths.values())
    assert {"", "families/snip-snap-snorum/", "games/snip-sequence/"} <= paths["en"]
    assert {"games/snip-sequence/jig/", "games/snip-sequence/examples/heart-sequence/"} <= paths["en"]


def test_addresses_are_unique(site: Site) -> None:
    urls = [page.url for page in site.pages]
    assert len(set(urls)) == len(urls)


@pytest.mark.parametrize("code", CODES)
def test_the_game_page_has_all_its_parts(site: Site, code: str) -> None:
    html = page_of(site, f"{code}/games/snip-sequence/").html
    wanted = ["facts", "minute", "first-hand", "rules", "say", "variants", "options", "steps", "tips", "questions"]
    wanted += ["glossary", "history", "relatives", "sources", "corrections", "coverage"]
    for anchor in wanted:
        assert f'id="{anchor}"' in html, anchor


def test_every_clause_has_its_anchor_and_its_number(content: Content, site: Site) -> None:
    html = page_of(site, "en/games/snip-sequence/").html
    for _, clause in content.games[0].file.book.clauses():
        assert f'id="rule-{clause.id}"' in html
    assert re.search(r'<bdi dir="ltr">6\.\d+</bdi>', html)


def test_a_preset_page_shows_only_the_rules_that_hold_there(site: Site) -> None:
    jig = page_of(site, "en/games/snip-sequence/jig/").html
    turned = page_of(site, "en/games/snip-sequence/turned-up/").html
    assert 'id="rule-rank-circle"' in jig
    assert 'id="rule-rank-order"' not in jig
    assert 'id="rule-turned-up"' in turned
    assert 'id="rule-turned-up"' not in jig


def test_the_default_presets_page_has_nothing_different(site: Site) -> None:
    assert 'id="differences"' not in page_of(site, "en/games/snip-sequence/five-card/").html
    assert 'id="differences"' in page_of(site, "en/games/snip-sequence/jig/").html


def test_a_family_page_has_every_variant_of_every_game(content: Content, site: Site) -> None:
    html = page_of(site, "en/families/snip-snap-snorum/").html
    for game in content.family_games("snip-snap-snorum"):
        for preset in game.file.book.presets_with_pages:
            assert f"games/{game.id}/{preset}/" in html
        assert html.count("<tr>") >= len(game.game.presets)


def test_sources_go_by_number_or_by_author_and_year(site: Site) -> None:
    html = page_of(site, "fa/games/snip-sequence/").html
    assert re.search(r'href="[^"]*#source-parlett"><bdi dir="ltr">David Parlett, 1990</bdi></a>', html)
    assert re.search(r'href="[^"]*#source-000">[^<]*<bdi dir="ltr">000</bdi>', html)
    assert not re.search(r">(?:pagat|parlett|peel)<", html)


def test_every_clause_that_the_engine_knows_is_shown_by_an_example(content: Content) -> None:
    for game in content.games:
        shown = coverage(game)
        for _, clause in game.file.book.clauses():
            if clause.kind != "states":
                assert shown[clause.id], f"no example shows {clause.id}"


def test_the_count_of_examples_has_the_rules_that_can_be_shown(site: Site, content: Content) -> None:
    for game in content.games:
        table = (
            page_of(site, f"en/games/{game.id}/")
            .html.partition('<table class="sn-coverage">')[2]
            .partition("</table>")[0]
        )
        shown = coverage(game)
        wanted = [clause.id for _, clause in game.file.book.clauses() if clause.kind != "states" or shown[clause.id]]
        assert re.findall(r'href="#rule-([^"]+)"', table) == wanted
        assert all(int(count) > 0 for count in re.findall(r"<td>([^<]*)</td></tr>", table))


def test_the_summary_has_ten_steps_under_the_first_preset(content: Content) -> None:
    for game in content.games:
        steps = [step.id for step in game.file.book.step if holds(step.when, game.options())]
        assert len(steps) == 10, (game.id, steps)


def test_structured_data_says_what_is_true(site: Site) -> None:
    page = page_of(site, "en/games/snip-sequence/")
    kinds = {data["@type"]: data for data in page.data}
    assert set(kinds) == {"Game", "HowTo", "FAQPage"}
    assert kinds["Game"]["numberOfPlayers"]["minValue"] == 3
    assert len(kinds["HowTo"]["step"]) == 10
    assert all(item["acceptedAnswer"]["text"] for item in kinds["FAQPage"]["mainEntity"])
    assert page_of(site, "en/").data == ()


def test_an_embed_leads_search_engines_to_the_example(site: Site) -> None:
    page = page_of(site, "fa/embed/snip-sequence/heart-sequence/")
    assert not page.is_indexed
    assert page.canonical_url == "fa/games/snip-sequence/examples/heart-sequence/"
    document = json.loads(page.files["frames.json"])
    assert document["lang"] == "fa"
    assert document["dir"] == "rtl"
    assert document["frames"]["format"] == "snorum-frames"
    assert document["url"] == "../../../../fa/games/snip-sequence/examples/heart-sequence/"
    assert "fa/embed/snip-sequence/heart-sequence/frames.json" in site.files


def test_sitemaps_name_every_translation(site: Site) -> None:
    index = site.files["sitemap.xml"]
    for code in CODES:
        assert f"<loc>https://snorum.example/{code}/sitemap.xml</loc>" in index
        sitemap = site.files[f"{code}/sitemap.xml"]
        assert f"<loc>https://snorum.example/{code}/games/snip-sequence/</loc>" in sitemap
        assert f"/{code}/embed/" not in sitemap
        for entry in sitemap.split("<url>")[1:]:
            path = entry.partition(f"<loc>https://snorum.example/{code}/")[2].partition("</loc>")[0]
            stands_in = [other for other in CODES if page_of_path(site, other, path)]
            named = re.findall(r'hreflang="([^"]*)" href="https://snorum\.example/([^/]*)/([^"]*)"', entry)
            assert sorted(named) == sorted((other, other, path) for other in stands_in)
        ways = site.files[f"assets/ways/{code}/sitemap.xml"]
        assert re.findall("<loc>.*?</loc>", ways) == re.findall("<loc>.*?</loc>", sitemap)
        assert "hreflang" not in ways
    assert site.files["robots.txt"].endswith("Sitemap: https://snorum.example/sitemap.xml\n")


def test_no_page_has_a_fault(content: Content, site: Site) -> None:
    check = SiteCheck(content, site)
    for page in site.pages:
        check.take(page)
    assert [fault.text(content.roots.project) for fault in check.faults()] == []


def test_a_way_leads_up_to_the_root_and_down() -> None:
    assert relative("en/games/x/", "fa/") == "../../../fa/"
    assert relative("", "en/") == "en/"
    assert relative("en/404.html", "en/") == "../en/"


def page_faults(check: PageCheck, page: Page) -> list[Fault]:
    return [*check.markup(page), *check.links(page)]


def spoiled(content: Content, site: Site, **changes: object) -> list[str]:
    """The faults of a page with something changed."""
    page = dataclasses.replace(page_of(site, "en/families/snip-snap-snorum/"), **changes)  # type: ignore[arg-type]
    return [fault.text(content.roots.project) for fault in page_faults(page_check(content, site), page)]


FAMILY = "site/en/families/snip-snap-snorum/index.html"


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, []),
        ({"title": " "}, [f"{FAMILY}:1: the page has no title (give its message a text)"]),
        ({"description": ""}, [f"{FAMILY}:1: the page has no description (give its message a text)"]),
        (
            {"html": "<p>a\n<b>c</p>"},
            [
                f"{FAMILY}:2: </p> closes nothing (mend the template)",
                f"{FAMILY}:2: <b> is not closed (mend the template)",
                f"{FAMILY}:1: <p> is not closed (mend the template)",
            ],
        ),
        ({"html": '<p id="x"></p>\n<p id="x"></p>'}, [f"{FAMILY}:2: the id `x` stands twice (rename one)"]),
        ({"html": '<p class="a" class="b"></p>'}, [f"{FAMILY}:1: <p> has an attribute twice (mend the template)"]),
        (
            {"html": '\n<a href="../../nowhere/">x</a>'},
            [f"{FAMILY}:2: the link ../../nowhere/ leads nowhere (correct it, or make the page)"],
        ),
        (
            {"html": '<a href="../../games/snip-sequence/#rule-none">x</a>'},
            [f"{FAMILY}:1: the anchor of ../../games/snip-sequence/#rule-none does not exist (correct it)"],
        ),
        (
            {"html": "<p>\u06f7 cards</p>"},
            [f"{FAMILY}:1: the digit \u06f7 is not one of English: “\u06f7 cards” (give the number as a fact)"],
        ),
        ({"html": '<p><span lang="fa">\u06f7</span> <code>\u06f7</code> <bdi dir="ltr">\u06f7</bdi></p>'}, []),
    ],
)
def test_what_a_page_must_not_be(content: Content, site: Site, changes: dict[str, object], expected: list[str]) -> None:
    assert sorted(spoiled(content, site, **changes)) == sorted(expected)


def test_a_persian_page_has_no_latin_digits_outside_notation(content: Content, site: Site) -> None:
    page = page_of(site, "fa/games/snip-sequence/")
    changed = dataclasses.replace(page, html=page.html.replace("</h1>", " 7</h1>", 1))
    faults = page_faults(page_check(content, site), changed)
    assert ["the digit 7 is not one of" in fault.message for fault in faults] == [True]


def test_a_language_that_is_not_complete_falls_back_and_is_marked(content: Content) -> None:
    files = {key: file for key, file in content.files.items() if key != ("de", "snip-sequence")}
    partial = Content(content.roots, content.languages, content.games, content.families, files)
    page = page_of(build_site(partial, "https://snorum.example/"), "de/games/snip-sequence/")
    assert '<span class="sn-untranslated" lang="en" dir="ltr">' in page.html


def test_a_small_style_sheet_says_the_same() -> None:
    text = "/* a\n b */\n.a,\n.b :is(c, d) {\n  color: red;\n  margin: 0 1px;\n}\n\n"
    text += "@media print {\n  .a {\n    top: 0;\n  }\n}\n.a > .b {\n  margin: 0.5rem -0.25em 10.5px;\n}\n"
    assert minify_style(text) == (
        ".a,.b :is(c,d){color:red;margin:0 1px}@media print{.a{top:0}}.a>.b{margin:.5rem -.25em 10.5px}"
    )


def test_the_pages_know_nothing_of_the_build_machine(site: Site) -> None:
    home = str(Path.cwd())
    assert not any(home in page.html for page in site.pages)


def test_a_dead_way_is_told_wherever_the_page_stands(content: Content, site: Site) -> None:
    spoilt = {
        "en/": '<a href="../fa/nowhere/">x</a>',
        "fa/": '<a href="../en/#nothing">y</a>',
        "de/": '<a href="../">z</a>',
    }
    pages = [dataclasses.replace(page, html=page.html + spoilt.get(page.url, "")) for page in site.pages]
    texts = TextsAside()
    kept = Site(site.site_url, site.languages, files=site.files, texts=texts)
    check = SiteCheck(content, kept)
    for page in pages:
        known, texts[page.url] = put_aside(page)
        kept.pages.append(known)
        check.take(page)
    assert sorted(fault.text(content.roots.project).partition(":")[0] for fault in check.faults()) == [
        "site/en/index.html",
        "site/fa/index.html",
    ]


def test_a_page_comes_back_as_it_was_put_aside(site: Site) -> None:
    def shown(page: Page) -> dict[str, object]:
        # What is JSON in the page anyway has lists for tuples.
        beside: dict[str, object] = {"sections": (), "files": {}, "site_files": {}}
        return {**vars(page), **beside, "data": json.dumps(page.data)}

    for page in site.pages:
        known, text = put_aside(page)
        assert (known.html, known.toc, known.data) == ("", (), ())
        assert shown(taken_back(known, text)) == shown(page)
