"""Pages on a narrow screen: nothing wider than it, no column that takes a word a line, code from left to right."""

from collections.abc import Callable

import pytest
from kinds import Address, one_a_game, sample
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
WIDTH = 360
RIGHT_TO_LEFT = ("ar", "fa")
GAMES = [page for page in one_a_game() if page.kind == "game" and page.language in ("ar", "de")]
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


@pytest.mark.parametrize("page_of", [*sample(), *GAMES, *WRITTEN], ids=lambda page: f"{page.language}-{page.path}")
def test_a_narrow_screen_holds_everything(open_page: OpenPage, page_of: Address) -> None:
    page = open_page(f"/{page_of.path}", viewport={"width": WIDTH, "height": 800})
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH
    assert page.evaluate(SQUEEZED) == []
    assert set(page.evaluate(CODE)) <= {"ltr"}
