"""Maps of families in the browser: no text is cut off, every name is a link by pointer and by keyboard."""

from collections.abc import Callable
from pathlib import Path

import pytest
from kinds import languages
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
READY = 30_000
CUT_OFF = """() => [...document.querySelectorAll(".sn-map")].flatMap((map) => {
  const box = map.getBoundingClientRect();
  return [...map.querySelectorAll("text")].filter((text) => {
    const own = text.getBoundingClientRect();
    return own.left < box.left - 1 || own.right > box.right + 1;
  }).map((text) => text.textContent);
})"""
SMALL = """() => [...document.querySelectorAll(".sn-map a rect")]
  .filter((rect) => Math.min(rect.getBoundingClientRect().width, rect.getBoundingClientRect().height) < 24).length"""


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("code", languages())
def test_no_name_is_cut_off_and_every_target_is_large_enough(open_page: OpenPage, code: str, width: int) -> None:
    page = open_page(f"/{code}/games/", viewport={"width": width, "height": 800})
    expect(page.locator(".sn-map")).to_have_count(
        len(list(Path("site/en/families").glob("*/index.html"))), timeout=READY
    )
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(SMALL) == 0


@pytest.mark.parametrize("code", ["en", "fa"])
def test_a_name_leads_on_and_the_next_page_still_opens_without_a_load(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/games/")
    page.wait_for_load_state("networkidle")
    way = page.locator('.sn-map a[*|href*="#relative-"]').first
    target = way.evaluate("(link) => link.href.baseVal").partition("#")[2]
    name = way.locator(".sn-name").first.text_content() or ""
    way.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/families/*/#{target}", timeout=READY)
    expect(page.locator(f"#{target}")).to_be_in_viewport(timeout=READY)
    expect(page.locator(f"#{target}")).to_contain_text(name)
    # On this page a name leads to its place, and the theme's own navigation goes on working.
    page.locator(f'.sn-map a[*|href$="#{target}"]').click()
    expect(page.locator(f"#{target}")).to_be_in_viewport(timeout=READY)


@pytest.mark.parametrize("code", ["en", "fa"])
def test_a_screen_reader_finds_the_map_and_its_links(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/games/")
    for place in range(page.locator(".sn-map").count()):
        drawing = page.locator(".sn-map").nth(place)
        family = page.locator(".sn-maps h3").nth(place).inner_text()
        expect(page.get_by_role("group", name=family)).to_have_count(1)
        names = drawing.locator("a").count()
        expect(drawing.get_by_role("link")).to_have_count(names)
        listed = page.locator(".sn-maps details").nth(place)
        listed.locator("summary").click()
        expect(listed.get_by_role("link")).to_have_count(names)
