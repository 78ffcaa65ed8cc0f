"""On paper: examples are figures and transcript without controls, on white; a quick reference is one page."""

import re
from collections.abc import Callable

import pytest
from kinds import paths
from playwright.sync_api import Page, expect
from test_player import HEART, demo_of

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
LUMINANCE = """element => {
  const [r, g, b] = getComputedStyle(element).color.match(/[\\d.]+/g).map(Number);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}"""


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("code", ["en", "fa", "de"])
def test_a_quick_reference_prints_on_one_page(open_page: OpenPage, code: str, paper: str) -> None:
    found = paths("quick reference")
    assert found
    page = open_page(f"/{code}/{found[0]}")
    for path in found:
        page.goto(re.sub(r"/games/.*", f"/{path}", page.url))
        assert re.findall(rb"/Count (\d+)", page.pdf(format=paper)) == [b"1"], path


@pytest.mark.parametrize("code", ["en", "fa"])
@pytest.mark.parametrize("kind", ["", "embed"])
def test_an_example_prints_as_figure_and_transcript_in_dark_ink(open_page: OpenPage, code: str, kind: str) -> None:
    path = HEART if not kind else HEART.replace("games/", "embed/").replace("examples/", "")
    page = open_page(f"/{code}/{path}", color_scheme="dark")
    demo = demo_of(page)
    steps = demo.locator(".sn-player .sn-steps li")
    count = steps.count()
    assert count > 5
    page.emulate_media(media="print", color_scheme="dark")
    expect(demo.locator(".sn-bar")).not_to_be_visible()
    expect(demo.locator(".sn-player .sn-table").first).to_be_visible()
    # Every step is on the paper, none behind the edge of a list that scrolls.
    box = demo.locator(".sn-player .sn-steps")
    assert box.evaluate("list => list.scrollHeight <= list.clientHeight + 1")
    for place in range(count):
        expect(steps.nth(place)).to_be_visible()
        assert steps.nth(place).evaluate(LUMINANCE) < 110
    assert page.locator("h1, main").first.evaluate(LUMINANCE) < 110
    paper = demo.locator(".sn-player .sn-face:not(.sn-face-back) .sn-paper").first
    assert paper.evaluate("paper => getComputedStyle(paper).fill") == "rgb(255, 255, 255)"


@pytest.mark.parametrize("code", ["en", "fa"])
def test_the_rules_print_without_what_only_leads_elsewhere(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/games/schnapsen/")
    shown, contents = page.locator(".sn-shown"), page.locator(".sn-contents")
    expect(shown.first).to_be_visible()
    page.emulate_media(media="print")
    expect(shown.first).not_to_be_visible()
    # The theme opens everything that can be opened.
    page.evaluate("() => document.querySelectorAll('details').forEach((details) => { details.open = true; })")
    expect(shown.filter(visible=True)).to_have_count(0)
    expect(contents).not_to_be_visible()
    expect(page.locator(".sn-section p").first).to_be_visible()


@pytest.mark.parametrize("code", ["en", "fa"])
def test_problems_print_with_their_solutions_and_no_buttons(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/games/schnapsen/problems/")
    expect(page.locator(".sn-solve").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".sn-solve").filter(visible=True)).to_have_count(0)
    expect(page.locator(".sn-solution").first).to_be_visible()


@pytest.mark.parametrize("code", ["en", "fa"])
def test_an_example_prints_its_key_positions_and_its_end(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/games/schnapsen/examples/whole-deal/", color_scheme="dark")
    demo_of(page)
    printed = page.locator(".sn-printed > .sn-figure")
    assert printed.count() >= 2
    expect(printed.first).not_to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    for place in range(printed.count()):
        figure = printed.nth(place)
        expect(figure.locator(".sn-table")).to_be_visible()
        expect(figure.locator(".sn-caption")).to_be_visible()
        assert figure.evaluate(LUMINANCE) < 110
        # The table is whole: nothing of it is behind the edge.
        assert figure.evaluate("item => item.scrollWidth <= item.clientWidth + 1")
    # The last one is the end.
    last = page.locator("snorum-demo .sn-position").inner_text().split()[-1]
    told = printed.last.locator(".sn-caption > strong").inner_text().rstrip(".").split()
    assert told.count(last) == 2
    assert page.pdf(format="A4").startswith(b"%PDF")
