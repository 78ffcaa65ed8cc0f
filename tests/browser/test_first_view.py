"""The first view of a rules page: nothing moves, and nothing of ours holds up the first paint."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import brotli
import pytest
from hosting import Host, list_pages_at
from playwright.sync_api import Page, Route

from snorum.games import ids

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
PAGES = [f"/{code}/games/{game}/" for code in ("en", "fa") for game in ids()]
SHIFTS = """() => new Promise((resolve) => {
  const shifts = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  const told = ({ value, hadRecentInput, sources }) => ({
    value, hadRecentInput,
    nodes: sources.map(({ node }) => node?.nodeType === 1 ? node.outerHTML.slice(0, 80) : String(node?.nodeName)),
  });
  setTimeout(() => resolve(shifts.map(told)), 500);
})"""
ASKED = """() => performance.getEntriesByType("resource")
  .map(({ name, renderBlockingStatus }) => ({ path: new URL(name).pathname, status: renderBlockingStatus }))"""
LATE = """() => [...document.querySelectorAll("article *")]
  .filter((each) => getComputedStyle(each).contentVisibility === "auto").length"""
"""How many parts of the page are not laid out before they come near."""
THEME = ("/assets/javascripts/", "/assets/stylesheets/")


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("path", PAGES)
def test_nothing_moves(open_page: OpenPage, path: str, width: int) -> None:
    page = open_page(path, viewport={"width": width, "height": 800})
    page.wait_for_function("() => document.querySelector('snorum-demo')?.shadowRoot != null")
    page.evaluate("() => document.fonts.ready")
    moved = [shift for shift in page.evaluate(SHIFTS) if not shift["hadRecentInput"]]
    assert sum(shift["value"] for shift in moved) < 0.001, moved


def asked(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(ASKED)
    return [each for each in found if not any(part in each["path"] for part in THEME)]


@pytest.mark.parametrize("path", ["/en/games/snip-sequence/", "/fa/games/schnapsen/"])
def test_nothing_of_ours_holds_up_the_first_paint(open_page: OpenPage, path: str) -> None:
    page = open_page(path)
    page.wait_for_load_state("networkidle")
    ours = asked(page)
    assert any(each["path"].endswith(".css") for each in ours)
    assert any(each["path"].endswith(".js") for each in ours)
    assert [each["path"] for each in ours if each["status"] != "non-blocking"] == []


@pytest.mark.parametrize("path", PAGES)
def test_scripts_and_styles_of_ours_are_at_most_twenty_kilobytes(open_page: OpenPage, path: str) -> None:
    page = open_page(path)
    page.wait_for_load_state("networkidle")
    files = {each["path"] for each in asked(page) if each["path"].endswith((".js", ".css"))}
    assert {name.rpartition("/")[2] for name in files} >= {"snorum.css", "snorum-demo.css", "snorum-site.js"}
    sizes = {name: len(brotli.compress(Path("site", name.lstrip("/")).read_bytes(), quality=11)) for name in files}
    assert sum(sizes.values()) <= 20_000, sizes


@pytest.mark.parametrize("path", ["/en/games/snip-sequence/", "/fa/games/schnapsen/"])
def test_what_is_below_the_first_view_is_laid_out_after_it(open_page: OpenPage, path: str) -> None:
    page = open_page(path)
    page.wait_for_function("() => document.documentElement.dataset.early === undefined")
    assert page.evaluate(LATE) == 0


def test_until_then_the_places_of_the_table_of_contents_are_known(open_page: OpenPage) -> None:
    def without_script(route: Route) -> None:
        route.fulfill(body="", content_type="text/javascript")

    page = open_page("/robots.txt")
    page.route("**/snorum-site.js", without_script)
    page.goto(page.url.replace("robots.txt", "en/games/snip-sequence/"))
    late, places, inside = page.evaluate("""() => {
      const all = [...document.querySelectorAll("article *")];
      const late = all.filter((each) => getComputedStyle(each).contentVisibility === "auto");
      const leads = [...document.querySelectorAll("[data-md-component=toc] a")];
      const places = leads.map((link) => document.getElementById(link.hash.slice(1)));
      return [late.length, places.length, places.filter((place) => late.some((part) => part.contains(place))).length];
    }""")
    assert late > 20
    assert places > 10
    assert inside == 0


@pytest.mark.parametrize("is_first", [True, False])
@pytest.mark.parametrize("place", ["rule-last-player-leads", "plot-stops", "sources"])
def test_a_place_far_below_is_met(open_page: OpenPage, place: str, is_first: bool) -> None:
    address = "/en/games/snip-sequence/"
    page = open_page(f"{address}#{place}" if is_first else address, viewport={"width": 360, "height": 800})
    if not is_first:
        page.evaluate("(place) => { location.hash = place; }", place)
    page.wait_for_function(
        f"""(place) => {{
          const {{ top }} = document.getElementById(place).getBoundingClientRect();
          return ({LATE})() === 0 && top > 0 && top < 200;
        }}""",
        arg=place,
    )


def test_a_page_that_the_theme_brings_is_laid_out_whole(open_page: OpenPage, host: Host) -> None:
    page = open_page("/robots.txt")
    list_pages_at(page, host)
    page.goto(f"{host.url}/en/games/snip-sequence/")
    page.wait_for_load_state("networkidle")
    page.evaluate("() => { globalThis.isSame = true; }")
    before = page.locator("h1").text_content()
    page.locator(".md-sidebar--primary a[href$='/games/snip-equal/']").first.click()
    # The address changes before the page does.
    page.wait_for_function("(before) => document.querySelector('h1').textContent !== before", arg=before)
    assert page.evaluate("globalThis.isSame")
    assert page.evaluate(LATE) == 0


SHEETS = "[...document.querySelectorAll('link[rel=stylesheet]')]"


def test_the_theme_gives_no_style_sheet_its_address_anew(open_page: OpenPage) -> None:
    page = open_page("/en/games/snip-sequence/")
    page.wait_for_function("() => window.component$ !== undefined && document.readyState === 'complete'")
    crumb = page.locator(".sn-crumbs a").first.get_attribute("href")
    assert crumb == page.url.removesuffix("games/snip-sequence/"), "the theme has not been here yet"
    sheets = page.evaluate(f"{SHEETS}.map((link) => link.getAttribute('href'))")
    assert len(sheets) > 3
    assert [sheet for sheet in sheets if not sheet.startswith("../")] == []


@pytest.mark.parametrize("way", [".md-sidebar--primary a[href$='/games/snip-equal/']", ".sn-crumbs a[href$='/en/']"])
def test_a_page_that_the_theme_brings_keeps_the_style_sheets_of_all_pages(
    open_page: OpenPage, host: Host, way: str
) -> None:
    page = open_page("/robots.txt")
    list_pages_at(page, host)
    page.goto(f"{host.url}/en/games/snip-sequence/")
    page.wait_for_load_state("networkidle")
    before = page.evaluate(f"""() => {{
      const sheets = {SHEETS}.filter((link) => !link.closest("article"));
      for (const sheet of sheets) sheet.isSame = true;
      return [sheets.length, document.querySelector("h1").textContent];
    }}""")
    page.locator(way).first.click()
    page.wait_for_function("(before) => document.querySelector('h1').textContent !== before", arg=before[1])
    assert before[0] == 3
    same = page.evaluate(f"{SHEETS}.filter((link) => !link.closest('article')).map((link) => link.isSame)")
    assert same == [True] * before[0]
    page.wait_for_function(f"() => {SHEETS}.every(({{ sheet }}) => sheet !== null)")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_the_browser_draws_around_a_page_has_its_colour(open_page: OpenPage, scheme: str) -> None:
    page = open_page("/en/games/snip-sequence/", color_scheme=scheme)
    around, inside = page.evaluate("""() => {
      const all = [...document.querySelectorAll("meta[name=theme-color]")];
      const { content } = all.find(({ media }) => matchMedia(media).matches);
      const probe = document.createElement("i");
      probe.style.color = content;
      document.body.append(probe);
      return [getComputedStyle(probe).color, getComputedStyle(document.body).backgroundColor];
    }""")
    assert around == inside
