"""What a browser may do to the player: every wait ends, and no line of the reader's own is lost without a word."""

import re
from collections.abc import Callable

import pytest
from hosting import Host
from kinds import paths
from playwright.sync_api import Page, Route, expect
from test_player import HEART, READY, ask, demo_of, words_of

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
"""
FULL_STORAGE = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""


def leave_the_line(page: Page) -> None:
    """Ask the engine, and play a card that the example does not."""
    demo = demo_of(page)
    ask(page, demo)
    demo.locator("button.sn-card[data-legal=yes]:not([data-card=Th])").first.click()
    expect(demo.locator(".sn-own-line")).to_be_visible(timeout=READY)


def dying_worker(how: str) -> Callable[[Route], None]:
    """The real worker, which ends in the given way at its second question: the first verifies the example."""
    code = f"""
      let asked = 0;
      addEventListener("message", (event) => {{
        if (event.data.type === "ask" && ++asked === 2) {{ event.stopImmediatePropagation(); {how} }}
      }});
    """

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=code + response.text())

    return answer


@pytest.mark.parametrize(
    "how",
    [
        pytest.param("setTimeout(() => { throw new Error('gone'); });", id="throws"),
        pytest.param("close();", id="ends silently"),
        pytest.param("postMessage({type: 'unavailable', reason: 'failed', detail: 'out of memory'});", id="no memory"),
    ],
)
def test_a_worker_that_dies_in_a_line_is_told_and_the_line_is_asked_for_again(open_page: OpenPage, how: str) -> None:
    page = open_page("/en/404.html", allow_errors=True)
    page.context.route("**/snorum-worker.js", dying_worker(how), times=1)
    page.goto(page.url.replace("404.html", HEART))
    demo, words = demo_of(page), words_of(page)
    ask(page, demo)
    page.evaluate("location.hash = '#s=0~7h'")
    # A new engine may have it again before one looks; a wait that goes on is the fault.
    told = demo.get_by_text(words["line-failed"]).or_(demo.get_by_text(words["unavailable"]))
    expect(told.or_(demo.locator(".sn-own-line")).first).to_be_visible(timeout=READY)
    expect(page).to_have_url(re.compile(r"#s=0~7h$"))
    retry, own = demo.get_by_role("button", name=words["retry"]), demo.locator(".sn-own-line")
    expect(retry.or_(own).first).to_be_visible(timeout=READY)
    # In one turn of the page: between looking for the button and pressing it, the line may have come.
    retry.evaluate_all("(buttons) => buttons.forEach((button) => button.click())")
    expect(own).to_be_visible(timeout=READY)


def test_offline_the_page_steps_says_that_the_engine_is_missing_and_finds_it_again(open_page: OpenPage) -> None:
    page = open_page(f"/en/{HEART}", allow_errors=True)
    demo, words = demo_of(page), words_of(page)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    demo.get_by_role("button", name="Next step").click()
    expect(demo.locator(".sn-position")).to_have_text("1 / 7")
    demo.get_by_role("button", name=words["whatif"]).click()
    expect(demo).to_contain_text(words["unavailable"], timeout=READY)
    page.context.set_offline(False)
    demo.get_by_role("button", name=words["retry"]).click()
    expect(demo.get_by_text(words["verified"])).to_be_visible(timeout=READY)


def test_fifty_players_share_one_engine(open_page: OpenPage) -> None:
    page = open_page(f"/en/{HEART}")
    demo_of(page)
    page.evaluate(
        """() => { const demo = document.querySelector("snorum-demo"), template = demo.querySelector("template");
             for (let n = 1; n < 50; n += 1) {
               const other = document.createElement("snorum-demo");
               other.append(template.cloneNode(true)); demo.parentNode.append(other); } }"""
    )
    expect(page.locator("snorum-demo .sn-position")).to_have_count(50)
    words = words_of(page)
    for n in (0, 17, 49):
        page.locator("snorum-demo").nth(n).get_by_role("button", name=words["whatif"]).click()
        expect(page.locator("snorum-demo").nth(n).get_by_text(words["verified"])).to_be_visible(timeout=READY)
    assert len(page.workers) == 1
    page.evaluate("document.querySelectorAll('snorum-demo').forEach((demo, n) => demo.goTo(n % 8))")
    assert page.locator("snorum-demo .sn-position").nth(10).inner_text() == "2 / 7"


@pytest.mark.parametrize("storage", [NO_STORAGE, FULL_STORAGE], ids=["denied", "full"])
def test_without_storage_everything_but_memory_of_colours_works(open_page: OpenPage, storage: str) -> None:
    page = open_page("/en/404.html")
    page.add_init_script(storage)
    page.goto(page.url.replace("404.html", HEART))
    leave_the_line(page)
    page.locator(".sn-colours [value=light]").click()
    page.locator(".sn-colours [value=dark]").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.keyboard.press("/")
    expect(page.locator(".sn-search input")).to_be_visible()


def test_thirty_pages_back_and_forward(open_page: OpenPage, host: Host) -> None:
    page = open_page("/en/")
    visited = [f"{host.url}/en/{path}" for path in (*paths("game"), *paths("preset"), *paths("example"))[:30]]
    for url in visited:
        page.goto(url, wait_until="domcontentloaded")
    for url in visited[-2::-1]:
        page.evaluate("setTimeout(() => history.back())")
        page.wait_for_url(re.compile(f"{re.escape(url)}(#.*)?$"), wait_until="domcontentloaded")
    for url in visited[1:]:
        page.evaluate("setTimeout(() => history.forward())")
        page.wait_for_url(re.compile(f"{re.escape(url)}(#.*)?$"), wait_until="domcontentloaded")
    demo_of(page)


def test_a_line_of_ones_own_is_there_again_after_going_away_and_back(open_page: OpenPage, host: Host) -> None:
    page = open_page(f"/en/{HEART}")
    leave_the_line(page)
    own = re.compile(r"#s=0~\w+$")
    expect(page).to_have_url(own)
    page.goto(f"{host.url}/en/")
    page.go_back()
    expect(page).to_have_url(own)
    expect(demo_of(page).locator(".sn-own-line")).to_be_visible(timeout=READY)
