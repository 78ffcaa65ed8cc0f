"""Pages in made-up languages: what is clipped, overflows or is no message shows there first."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kinds import sample
from playwright.sync_api import Browser, Page, ViewportSize

from mkdocs_snorum.content import Roots
from mkdocs_snorum.pseudo import PSEUDO
from mkdocs_snorum.watch.live import LiveSite
from mkdocs_snorum.watch.server import LiveServer

pytestmark = pytest.mark.browser

WIDTH = 320
ROOT = Path(__file__).parents[2]

PLAIN = """() => {
  const free = "script,style,template,code,pre,svg,cite,bdi[dir=ltr],[lang]:not(html),[hidden],.sn-source";
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest(free)) continue;
    if (/[A-Za-z]{2}/.test(node.data)) found.push(node.data.trim());
  }
  for (const element of document.querySelectorAll("[aria-label],[title],[placeholder],[alt]")) {
    if (element.closest(free)) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      const value = element.getAttribute(name) ?? "";
      if (/[A-Za-z]{2}/.test(value)) found.push(`${name}: ${value}`);
    }
  }
  return [...new Set(found)];
}"""

CLIPPED = """() => [...document.querySelectorAll("button,summary,a,label,h1,h2,h3,h4,th,td,dt,dd,li,p")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.clientWidth > 1)
  .filter((each) => getComputedStyle(each).overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1)
  .filter((each) => !each.closest(".md-header__title,.md-nav,.md-sidebar"))
  .map((each) => `${each.tagName}.${each.className}: ${each.textContent.trim().slice(0, 60)}`)"""


@pytest.fixture(scope="module")
def pseudo() -> Iterator[str]:
    """Serves the site in made-up languages; each page is made when it is asked for."""
    live = LiveSite(Roots.of_project(ROOT)._replace(pseudo=True), "https://snorum.example/", ROOT / "site")
    assert live.refresh(), [fault.text(ROOT) for fault in live.faults]
    server = LiveServer(live, ROOT / "site", port=0)
    thread = threading.Thread(target=server.http.serve_forever)
    thread.start()
    yield server.url
    server.workshop.end()
    server.http.shutdown()
    server.http.server_close()
    thread.join()


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Iterator[Page]:
    size: ViewportSize = {"width": WIDTH, "height": 640}
    context = chromium.new_context(service_workers="block", viewport=size, reduced_motion="reduce")
    context.set_default_timeout(180_000)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("language", [language.code for language in PSEUDO])
def test_long_text_fits_and_all_of_it_is_translated(page: Page, pseudo: str, language: str) -> None:
    addresses = [each for each in sample() if each.kind != "chooser"]
    paths = ["games/", *(each.path.removeprefix(f"{each.language}/") for each in addresses)]
    assert len(paths) > 7
    wrong = {}
    for path in paths:
        page.goto(f"{pseudo}{language}/{path}")
        assert "⟦" in page.inner_text("body")
        found: dict[str, Any] = {
            "too wide": page.evaluate("document.scrollingElement.scrollWidth") - WIDTH,
            "clipped": page.evaluate(CLIPPED),
            "plain": page.evaluate(PLAIN),
        }
        if any(found.values()):
            wrong[path] = found
    assert wrong == {}
