"""Pages on a narrow screen: nothing wider than it, no column that takes a word a line, code from left to right."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from beside import READY
from kinds import Address, languages, one_a_game, sample
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
WIDTH = 360
RIGHT_TO_LEFT = ("ar", "fa")
GAMES = [page for page in one_a_game() if page.kind == "game" and page.language in ("ar", "de", "en")]
WRITTEN = [page for page in one_a_game() if page.kind == "written" and page.language in RIGHT_TO_LEFT]
# A text of several lines that has room for hardly more than a word stands in a column that is too narrow.
SQUEEZED = """() => {
  const found = [];
  for (const element of document.querySelectorAll("article *")) {
    if (element.closest("svg, template, .md-nav, .sn-hand, snorum-demo")) continue;
    if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "")) continue;
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const line = parseFloat(style.lineHeight) || parseFloat(style.fontSize) * 1.4;
    if (style.display !== "inline" && height > line * 4.5 && width > 2 && width < line * 4) {
      const told = element.textContent.trim().slice(0, 60);
      found.push(`${element.className}: ${told} (${Math.round(width)} x ${Math.round(height)})`);
    }
  }
  return found;
}"""
CODE = "() => [...document.querySelectorAll('article code')].map((code) => getComputedStyle(code).direction)"

CODES = ["en", "fa"]
BOXES = """(selector) => [...document.querySelectorAll(selector)].map((element) => {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  return { left, right, top, bottom, width };
})"""
LINES = """() => {
  const found = [];
  for (const run of document.querySelectorAll('article :is(p, dd, li) > bdi[dir="ltr"]')) {
    const room = run.parentElement.clientWidth - 40;
    const range = document.createRange();
    range.selectNodeContents(run);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
    if (lines.size > 1 && run.textContent.length * 9 < room) found.push(run.textContent);
  }
  return found;
}"""

STARTS = """(root) => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector(root), NodeFilter.SHOW_TEXT);
  let last;
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (parentElement.closest("svg, template, script, code, pre") || !parentElement.checkVisibility()) continue;
    let block = parentElement;
    while (getComputedStyle(block).display === "inline") block = block.parentElement;
    for (let at = 0; at < data.length; at += 1) {
      if (/\\s/.test(data[at])) continue;
      const range = document.createRange();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + 1);
      const { top, height, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const below = last?.block === block && top > last.top + height * 0.6;
      if (below && /[·,.;:!?)،؛؟]/.test(data[at])) found.push(data.slice(Math.max(0, at - 20), at + 20));
      last = { block, top };
    }
  }
  return found;
}"""
"""Lines that begin with what belongs to the line before."""
ROWS = """(heads) => heads.map((head) => [...head.children]
  .filter((part) => getComputedStyle(part).position !== "absolute" && part.getBoundingClientRect().width > 0)
  .map((part) => part.getBoundingClientRect())
  .map(({ top, bottom }) => Math.round((top + bottom) / 8)))"""
"""For each line about a player, how high each of its parts stands."""


@pytest.mark.parametrize("page_of", [*sample(), *GAMES, *WRITTEN], ids=lambda page: f"{page.language}-{page.path}")
def test_a_narrow_screen_holds_everything(open_page: OpenPage, page_of: Address) -> None:
    page = open_page(f"/{page_of.path}", viewport={"width": WIDTH, "height": 800})
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH
    assert page.evaluate(SQUEEZED) == []
    assert page.evaluate(STARTS, "body") == []
    assert set(page.evaluate(CODE)) <= {"ltr"}


@pytest.mark.parametrize("code", languages())
def test_no_line_of_the_footer_begins_with_what_parts_its_notes(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/404.html", viewport={"width": WIDTH, "height": 800})
    page.evaluate("() => document.fonts.ready")
    assert len(page.evaluate(BOXES, "footer li")) > len(languages())
    assert page.evaluate(STARTS, "footer") == []


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("path", ["nobble/", "schnapsen/problems/"])
def test_what_is_said_of_a_player_has_one_line(open_page: OpenPage, code: str, path: str) -> None:
    page = open_page(f"/{code}/games/{path}", viewport={"width": WIDTH, "height": 800})
    page.evaluate("() => document.fonts.ready")
    heads = page.locator(".sn-seat[data-acting] .sn-seat-head:has(.sn-fact ~ .sn-fact)")
    expect(heads.first).to_be_attached()
    rows = [row for row in page.locator(".sn-seat-head").evaluate_all(ROWS) if row]
    assert rows
    assert [row for row in rows if len({*row}) > 1] == []


@pytest.mark.parametrize("code", ["it", "de"])
def test_the_grade_of_a_problem_stands_beside_what_it_means(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/games/schnapsen/problems/", viewport={"width": WIDTH, "height": 800})
    grades = page.locator(".sn-grade").evaluate_all(
        """(grades) => grades.map((grade) => {
          const range = document.createRange();
          range.setStartAfter(grade.querySelector("strong"));
          range.setEnd(grade, grade.childNodes.length);
          return [grade.querySelector("strong").getBoundingClientRect().right, range.getBoundingClientRect().left];
        })"""
    )
    assert grades
    assert all(right < left for right, left in grades)


@pytest.mark.parametrize("code", ["en", "pt", "fa"])
def test_the_label_of_a_figure_by_number_has_one_line(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/games/schnapsen/", viewport={"width": WIDTH, "height": 800})
    page.evaluate("() => document.fonts.ready")
    labels = page.locator(".sn-plot:not(.sn-cards-table) tbody th").evaluate_all(
        """(labels) => labels.map((label) => {
          const range = document.createRange();
          range.selectNodeContents(label);
          return range.getBoundingClientRect().height / parseFloat(getComputedStyle(label).fontSize);
        })"""
    )
    assert labels
    assert max(labels) < 2


@pytest.mark.parametrize("code", CODES)
def test_a_framed_example_has_as_much_room_above_as_beside(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/embed/schnapsen/refusals/", viewport={"width": WIDTH, "height": 800})
    [demo] = page.evaluate(BOXES, "snorum-demo")
    assert 0 < demo["top"] == demo["left"] == WIDTH - demo["right"]


@pytest.mark.parametrize("code", CODES)
def test_two_players_sit_opposite_each_other_over_the_whole_width(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/games/schnapsen/problems/", viewport={"width": WIDTH, "height": 800})
    table = '.sn-problem:has(.sn-zone [data-card]) .sn-table[data-seats="2"]'
    assert page.locator(table).count() > 0
    [place, *_] = page.evaluate(BOXES, table)
    [own, opponent, *_] = page.evaluate(BOXES, f"{table} .sn-seat")
    [centre, *_] = page.evaluate(BOXES, f"{table} .sn-centre")
    assert place["top"] < opponent["bottom"] <= centre["top"] < centre["bottom"] <= own["top"] < place["bottom"]
    assert min(own["width"], opponent["width"], centre["width"]) > place["width"] - 30
    for hand in page.evaluate(BOXES, f"{table} .sn-seat"):
        assert hand["left"] >= place["left"] - 1
        assert hand["right"] <= place["right"] + 1


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("path", ["", "games/"])
def test_the_words_about_a_game_have_the_whole_width_below_its_picture(
    open_page: OpenPage, code: str, path: str
) -> None:
    page = open_page(f"/{code}/{path}", viewport={"width": WIDTH, "height": 800})
    lists = page.evaluate(BOXES, ".sn-games")
    words = page.evaluate(BOXES, ".sn-games > li > div")
    pictures = page.evaluate(BOXES, ".sn-games .sn-fan:has(svg)")
    assert words
    assert {each["width"] for each in words} == {lists[0]["width"]}
    end, other = ("right", "left") if code == "en" else ("left", "right")
    assert {abs(picture[end] - lists[0][end]) < 2 for picture in pictures} == {True}
    assert all(abs(picture[other] - lists[0][other]) > WIDTH / 2 for picture in pictures)


@pytest.mark.parametrize("code", ["de", "fa"])
def test_a_figure_whose_line_begins_with_words_has_the_width_to_itself(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/games/schnapsen/", viewport={"width": WIDTH, "height": 800})
    [table, *_] = page.evaluate(BOXES, ".sn-plot.sn-cards-table")
    labels = page.evaluate(BOXES, ".sn-plot.sn-cards-table tbody th")
    values = page.evaluate(BOXES, ".sn-plot.sn-cards-table tbody td")
    assert table["width"] > WIDTH - 40
    assert labels
    assert {each["width"] for each in [*labels, *values]} == {table["width"]}
    assert all(label["bottom"] <= value["top"] for label, value in zip(labels, values, strict=True))


@pytest.mark.parametrize("code", ["da", "ar"])
@pytest.mark.parametrize("path", ["games/schnapsen/", "games/schnapsen/quick-reference/"])
def test_cards_in_their_order_stay_in_one_line(open_page: OpenPage, code: str, path: str) -> None:
    page = open_page(f"/{code}/{path}", viewport={"width": WIDTH, "height": 800})
    assert page.locator('dd > bdi[dir="ltr"]').count() > 0
    assert page.evaluate(LINES) == []


@pytest.mark.parametrize("code", ["de", "fa"])
def test_the_state_of_the_translations_needs_no_scrolling_and_breaks_no_name(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/translations/", viewport={"width": WIDTH, "height": 800})
    page.evaluate("() => document.fonts.ready")
    scrolled = "() => { const { scrollWidth, clientWidth } = document.querySelector('.sn-table-scroll');"
    assert page.evaluate(scrolled + " return scrollWidth - clientWidth; }") <= 0
    names = page.locator(".sn-status tbody th a")
    heights = {round(box["bottom"] - box["top"]) for box in page.evaluate(BOXES, ".sn-status tbody th")}
    assert names.count() > 1
    assert max(heights) < 45
    assert page.locator(".sn-status td").first.evaluate("cell => getComputedStyle(cell, '::before').content") != "none"


@pytest.mark.parametrize("path", ["games/schnapsen/teach/", "games/schnapsen/hard/"])
def test_nothing_covers_the_first_entry_of_the_contents(open_page: OpenPage, path: str) -> None:
    page = open_page(f"/de/{path}")
    title = page.locator(".md-sidebar--secondary .md-nav__title")
    assert title.evaluate("title => getComputedStyle(title).boxShadow") == "none"
    [above, *_] = page.evaluate(BOXES, ".md-sidebar--secondary .md-nav__title")
    links = page.evaluate(BOXES, ".md-sidebar--secondary .md-nav__link")
    assert links
    assert above["bottom"] <= links[0]["top"] + 1
    assert all(one["bottom"] <= other["top"] for one, other in pairwise(links))


@pytest.mark.parametrize("code", ["en", "fa"])
def test_the_menu_is_seen_while_the_keyboard_is_in_it(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/games/schnapsen/", viewport={"width": WIDTH, "height": 800})
    search = page.locator("[data-sn-search]")
    expect(search).to_be_visible()
    search.focus()
    page.keyboard.press("Tab")
    link = page.locator(".md-sidebar--primary a:focus")
    expect(link).to_be_in_viewport(ratio=1)
    first = page.locator(".md-sidebar--primary a").first
    page.locator("#content a").first.focus()
    expect(first).not_to_be_in_viewport()


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("path", ["offline.html", "games/snip-sequence/examples/heart-sequence/"])
def test_the_navigation_beside_the_text_stays_in_the_window_and_above_the_footer(
    open_page: OpenPage, code: str, path: str
) -> None:
    page = open_page(f"/{code}/{path}", viewport={"width": 1280, "height": 700})
    page.wait_for_function(
        """() => {
          const bar = document.querySelector(".md-sidebar--primary .md-sidebar__scrollwrap").getBoundingClientRect();
          return bar.bottom <= Math.min(innerHeight, document.querySelector("footer").getBoundingClientRect().top);
        }""",
        timeout=READY,
    )
