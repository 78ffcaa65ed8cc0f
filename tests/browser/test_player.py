"""The player on the built site: stepping, leaving the line, refusals, languages, and everything that may fail."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hosting import Host, list_pages_at, serve
from playwright.sync_api import Locator, Page, Route, expect

pytestmark = pytest.mark.browser

HEART = "games/snip-sequence/examples/heart-sequence/"
OpenPage = Callable[..., Page]
READY = 60_000  # milliseconds; the engine starts once a page, on a machine that does other things too


def demo_of(page: Page) -> Locator:
    demo = page.locator("snorum-demo").first
    expect(demo.locator(".sn-position")).to_be_visible()
    return demo


def document_of(page: Page) -> dict[str, Any]:
    """The demo document as the page has it, so that a test speaks its language."""
    document = page.evaluate("JSON.parse(document.querySelector('snorum-demo > template').content.textContent)")
    assert isinstance(document, dict)
    return document


def words_of(page: Page) -> dict[str, str]:
    words = document_of(page)["words"]
    assert isinstance(words, dict)
    return words


def plain(text: str) -> str:
    """Text without the marks that isolate seats and notation."""
    return text.replace("\u2066", "").replace("\u2069", "")


def ask(page: Page, demo: Locator) -> None:
    """Press What if…? and wait until the live engine has verified the example."""
    words = words_of(page)
    demo.get_by_role("button", name=words["whatif"]).click()
    expect(demo.get_by_text(words["verified"])).to_be_visible(timeout=READY)


def test_steps_need_no_engine_and_no_further_request(open_page: OpenPage) -> None:
    page = open_page(f"/en/{HEART}")
    demo = demo_of(page)
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert loaded
    assert not [address for address in loaded if "runtime" in address or "worker" in address]
    # What may be wanted soon is asked for where a pointer comes; steps need none of it.
    page.route("**/snorum-extras-*.js", lambda route: route.abort())
    further: list[str] = []
    page.on("request", lambda request: further.append(request.url))
    expect(demo.locator(".sn-position")).to_have_text("0 / 7")
    for _ in range(4):
        demo.get_by_role("button", name="Next step").click()
    expect(demo.locator(".sn-position")).to_have_text("4 / 7")
    told = plain(demo.locator(".sn-panel").inner_text())
    assert "A plays the king of hearts and says “hicockalorum, jingo”." in told
    demo.get_by_role("button", name="Last step").click()
    expect(demo.locator(".sn-position")).to_have_text("7 / 7")
    expect(demo.get_by_role("button", name="Next step")).to_have_attribute("aria-disabled", "true")
    demo.get_by_role("button", name="First step").click()
    expect(demo.locator(".sn-position")).to_have_text("0 / 7")
    expect(page).to_have_url(re.compile("#s=0$"))
    # The browser looks for the page's icon again whenever the address changes.
    assert not [address for address in further if not re.search(r"/favicon\.svg$|/snorum-extras-\w+\.js$", address)]


COUNT_FLIGHTS = """() => {
  globalThis.flown = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) { globalThis.flown += 1; return animate.apply(this, how); };
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_card_that_is_played_flies_unless_the_reader_wants_no_motion(open_page: OpenPage, motion: str) -> None:
    page = open_page(f"/en/{HEART}", reduced_motion=motion)
    page.evaluate(COUNT_FLIGHTS)
    demo = demo_of(page)
    # The menu comes in the same file as the flight.
    demo.get_by_role("button", name=words_of(page)["menu"]).click()
    expect(demo.locator(".sn-menu select").first).to_be_visible(timeout=READY)
    demo.get_by_role("button", name="Next step").click()
    expect(demo.locator(".sn-position")).to_have_text("1 / 7")
    if motion == "reduce":
        demo.get_by_role("button", name="Last step").click()
        expect(demo.locator(".sn-position")).to_have_text("7 / 7")
        assert page.evaluate("flown") == 0
    else:
        page.wait_for_function("() => flown > 0", timeout=READY)


def test_a_transcript_item_and_a_hash_lead_to_their_step(open_page: OpenPage) -> None:
    page = open_page(f"/en/{HEART}#s=5")
    demo = demo_of(page)
    expect(demo.locator(".sn-position")).to_have_text("5 / 7")
    demo.locator("button", has_text="plays the queen of hearts").click()
    expect(demo.locator(".sn-position")).to_have_text("3 / 7")
    page.goto(page.url.partition("#")[0] + "#s=99")
    expect(demo.locator(".sn-position")).to_have_text("7 / 7")
    expect(demo).to_contain_text(words_of(page)["stale"])


@pytest.mark.parametrize("language", ["en", "fa", "ar", "it", "pt", "de"])
def test_the_example_is_verified_left_and_found_again_in_every_language(open_page: OpenPage, language: str) -> None:
    page = open_page(f"/{language}/{HEART}")
    demo, words = demo_of(page), words_of(page)
    ask(page, demo)
    card = document_of(page)["cards"]
    demo.get_by_role("button", name=words["legal-card"].replace("{card}", card["7h"]["name"])).click()
    banner = demo.locator(".sn-own-line")
    expect(banner).to_be_visible()
    expect(page).to_have_url(re.compile(r"#s=0~7h$"))
    demo.get_by_role("button", name=words["legal-card"].replace("{card}", card["8h"]["name"])).click()
    expect(page).to_have_url(re.compile(r"#s=0~7h\.8h$"))
    assert card["8h"]["name"].split()[-1] in demo.locator(".sn-panel").inner_text()
    demo.get_by_role("button", name=words["back-to-example"]).click()
    expect(banner).to_have_count(0)
    expect(page).to_have_url(re.compile("#s=0$"))
    page.goto(page.url.partition("#")[0] + "#s=0~7h.8h")
    page.reload()
    expect(demo_of(page).locator(".sn-own-line")).to_be_visible(timeout=READY)


def test_a_refused_card_says_why_and_links_to_the_rule(open_page: OpenPage) -> None:
    page = open_page(f"/en/{HEART}#s=1")
    demo = demo_of(page)
    ask(page, demo)
    refused = demo.get_by_role("button", name="eight of hearts: may not be played")
    refused.click()
    expect(demo).to_contain_text("The run goes on with the jack of hearts, and with no other card.")
    expect(demo.locator(".sn-position")).to_have_text("1 / 7")
    demo.get_by_role("link", name="Read the rule").click()
    expect(page).to_have_url(re.compile(r"/en/games/snip-sequence/(five-card/)?#rule-next-in-suit$"))
    expect(page.locator("#rule-next-in-suit")).to_be_in_viewport()


@pytest.mark.parametrize("language", ["en", "fa"])
def test_several_cards_are_chosen_refused_and_played_by_keyboard(open_page: OpenPage, language: str) -> None:
    page = open_page(f"/{language}/games/vorms/examples/pair-led/")
    demo, words = demo_of(page), words_of(page)
    ask(page, demo)
    names = {card: each["name"] for card, each in document_of(page)["cards"].items()}
    card = {held: demo.locator(f".sn-seat[data-acting] li[data-card='{held}'] button") for held in ("9d", "9h", "8d")}
    play = demo.get_by_role("button", name=words["play-picked"])
    expect(play).to_have_attribute("aria-disabled", "true")
    expect(card["9h"]).to_have_attribute("aria-pressed", "false")
    card["9h"].press("Enter")
    expect(card["9h"]).to_have_attribute("aria-pressed", "true")
    expect(card["9h"]).to_be_focused()
    expect(demo.locator(".sn-live")).to_contain_text(words["picked"].replace("{cards}", names["9h"]))
    expect(demo.get_by_role("group", name=words["picked-groups"]).get_by_role("button")).to_have_count(1)
    card["8d"].press("Space")
    expect(demo.locator(".sn-live")).to_contain_text(words["picked-refused"])
    play.press("Enter")
    expect(demo.locator(".sn-refusal a")).to_have_attribute("data-rule", "one-rank")
    expect(demo.locator(".sn-position")).not_to_contain_text("1")
    card["8d"].press("Space")
    card["9d"].press("Space")
    expect(demo.locator(".sn-live")).to_contain_text(words["picked-legal"])
    play.press("Enter")
    expect(page).to_have_url(re.compile("#s=1$"))
    expect(demo.locator(".sn-own-line")).to_have_count(0)


def test_what_comes_of_a_press_is_seen_where_the_window_ends_at_the_buttons(open_page: OpenPage) -> None:
    page = open_page(f"/en/{HEART}#s=1", viewport={"width": 1280, "height": 700})
    demo = demo_of(page)
    ask(page, demo)
    demo.locator(".sn-bar").evaluate("(bar) => scrollBy(0, bar.getBoundingClientRect().bottom - innerHeight)")
    demo.get_by_role("button", name="eight of hearts: may not be played").click()
    expect(demo.locator(".sn-refusal")).to_be_in_viewport(ratio=1)
    demo.get_by_role("button", name="jack of hearts: may be played").click()
    expect(demo.locator(".sn-position")).to_have_text("2 / 7")
    demo.get_by_role("button", name="First step").click()
    demo.get_by_role("button", name="seven of hearts: may be played").click()
    back = demo.get_by_role("button", name="Back to the example")
    expect(back).to_be_visible(timeout=READY)
    # Under the buttons, not over the table: leaving the example moves no card under the reader's hand.
    below = """(button) => {
      const bar = button.getRootNode().querySelector(".sn-bar");
      return button.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
    }"""
    assert 0 <= back.evaluate(below) < 60


def test_passing_is_refused_too(open_page: OpenPage) -> None:
    page = open_page(f"/en/{HEART}#s=1")
    demo = demo_of(page)
    ask(page, demo)
    demo.get_by_role("button", name="Pass: not allowed now", exact=True).click()
    expect(demo).to_contain_text("Passing is not allowed: B holds the jack of hearts and must play it.")


def test_keys_turn_round_from_right_to_left(open_page: OpenPage) -> None:
    for language, onward, backward in (("en", "ArrowRight", "ArrowLeft"), ("fa", "ArrowLeft", "ArrowRight")):
        page = open_page(f"/{language}/{HEART}")
        demo = demo_of(page)
        demo.get_by_role("button", name=words_of(page)["next"]).focus()
        page.keyboard.press(onward)
        page.keyboard.press(onward)
        expect(page).to_have_url(re.compile("#s=2$"))
        page.keyboard.press(backward)
        expect(page).to_have_url(re.compile("#s=1$"))
        page.keyboard.press("End")
        expect(page).to_have_url(re.compile("#s=7$"))
        page.keyboard.press("PageUp")
        expect(page).to_have_url(re.compile("#s=(4|5)$"))
        page.keyboard.press("Home")
        expect(page).to_have_url(re.compile("#s=0$"))


def test_keys_outside_the_player_do_nothing(open_page: OpenPage) -> None:
    page = open_page(f"/en/{HEART}")
    demo = demo_of(page)
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    expect(demo.locator(".sn-position")).to_have_text("0 / 7")


def test_a_persian_page_reads_from_right_to_left_and_its_notation_does_not(open_page: OpenPage) -> None:
    page = open_page("/fa/games/snip-sequence/")
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == ["fa", "rtl"]
    order = page.locator("#rule-rank-order").locator("xpath=..").locator('bdi[dir="ltr"]', has_text="K Q J").first
    run = order if order.count() else page.locator('bdi[dir="ltr"]', has_text=re.compile("^K Q J 10")).first
    box = page.evaluate(
        """(bdi) => [...bdi.textContent].map((letter, at) => {
             const range = document.createRange();
             range.setStart(bdi.firstChild, at); range.setEnd(bdi.firstChild, at + 1);
             return [letter, range.getBoundingClientRect().left];
           }).filter(([letter]) => letter.trim())""",
        run.element_handle(),
    )
    left = [place for _, place in box]
    assert "".join(letter for letter, _ in box).startswith("KQJ10")
    assert left == sorted(left), "the order of the cards is read backwards"


def test_seats_go_clockwise_in_both_directions_of_writing(open_page: OpenPage) -> None:
    places = {}
    for language in ("en", "fa"):
        page = open_page(f"/{language}/{HEART}")
        seats = demo_of(page).locator(".sn-player .sn-seat")
        boxes = [(seats.nth(n).get_attribute("data-seat"), seats.nth(n).bounding_box()) for n in range(4)]
        places[language] = {seat: box for seat, box in boxes if box is not None}
        assert len(places[language]) == 4
    for boxes in places.values():
        assert boxes["B"]["x"] < boxes["D"]["x"], "B sits to the left of A"
        assert boxes["C"]["y"] < boxes["A"]["y"], "C sits opposite A"


def test_the_live_region_says_a_step_once(open_page: OpenPage) -> None:
    page = open_page(f"/en/{HEART}")
    demo = demo_of(page)
    live = demo.locator("[aria-live]")
    expect(live).to_have_count(1)
    demo.get_by_role("button", name="Next step").click()
    expect(live).to_contain_text("Step 1 of 7")
    told = plain(live.inner_text())
    assert told.count("A plays the ten of hearts and says “snip”.") == 1


def test_a_corrupted_frame_is_told_loudly_and_the_page_keeps_what_it_showed(open_page: OpenPage, host: Host) -> None:
    page = open_page("/en/")

    def corrupt(route: Route) -> None:
        response = route.fetch()
        body = response.text()
        changed = body.replace(
            '"said","seat":"A","cards":[],"to":null,"value":"snorum"',
            '"said","seat":"A","cards":[],"to":null,"value":"snap"',
        )
        assert changed != body
        route.fulfill(response=response, body=changed)

    page.route(f"**/en/{HEART}", corrupt)
    page.goto(f"{host.url}/en/{HEART}")
    demo, words = demo_of(page), words_of(page)
    demo.get_by_role("button", name=words["whatif"]).click()
    alarm = demo.locator(".sn-alarm")
    expect(alarm).to_contain_text(words["mismatch"], timeout=READY)
    expect(alarm).to_contain_text("7")
    expect(demo.get_by_text(words["verified"], exact=True)).to_have_count(0)
    demo.get_by_role("button", name="Next step").click()
    expect(demo.locator(".sn-position")).to_have_text("1 / 7")


def test_twenty_instant_navigations_start_one_engine_and_leave_nothing_behind(open_page: OpenPage, host: Host) -> None:
    page = open_page("/robots.txt")
    list_pages_at(page, host)
    page.goto(f"{host.url}/en/{HEART}")
    page.wait_for_load_state("networkidle")
    workers: list[str] = []
    page.on("worker", lambda worker: workers.append(worker.url))
    page.evaluate("window.sameDocument = true")
    ask(page, demo_of(page))
    examples = ["seven-first", "king-led", "full-run", "jig-over-the-ace"]
    for turn in range(20):
        page.evaluate(
            """(path) => { const link = document.createElement("a"); link.href = path;
                 document.querySelector("article").append(link); link.click(); }""",
            f"/en/games/snip-sequence/examples/{examples[turn % 4]}/",
        )
        page.wait_for_url(re.compile(examples[turn % 4]))
        # The address changes before the page does.
        page.wait_for_function(
            """(name) => JSON.parse(document.querySelector("snorum-demo > template").content.textContent).example
                 === name""",
            arg=examples[turn % 4],
        )
        demo = demo_of(page)
        expect(demo.locator(".sn-position")).to_contain_text("0 /")
        demo.get_by_role("button", name="Next step").click()
        expect(demo.locator(".sn-position")).to_contain_text("1 /")
        assert page.locator("snorum-demo").count() == 1
    assert page.evaluate("window.sameDocument"), "the navigation was not an instant one"
    ask(page, demo_of(page))
    assert len(workers) == 1
    assert len(page.workers) == 1


@pytest.mark.parametrize("missing", ["pyodide.asm", "library", "engine.", "manifest.json", "snorum-worker.js"])
def test_a_missing_file_ends_in_a_word_and_stepping_goes_on(open_page: OpenPage, host: Host, missing: str) -> None:
    page = open_page(f"/en/{HEART}", allow_errors=True)
    demo, words = demo_of(page), words_of(page)
    host.missing.add(missing)
    try:
        demo.get_by_role("button", name=words["whatif"]).click()
        expect(demo).to_contain_text(words["unavailable"], timeout=READY)
    finally:
        host.missing.clear()
    demo.get_by_role("button", name="Next step").click()
    expect(demo.locator(".sn-position")).to_have_text("1 / 7")
    demo.get_by_role("button", name=words["retry"]).click()
    expect(demo.get_by_text(words["verified"])).to_be_visible(timeout=READY)


def test_a_host_that_forbids_wasm_ends_in_a_word(open_page: OpenPage, host: Host) -> None:
    policy = {"Content-Security-Policy": "script-src 'self' 'unsafe-inline'; worker-src 'self'; object-src 'none'"}
    with serve(Path("site"), policy) as strict:
        page = open_page(f"/en/{HEART}", url=strict.url, allow_errors=True)
        demo, words = demo_of(page), words_of(page)
        demo.get_by_role("button", name=words["whatif"]).click()
        expect(demo).to_contain_text(words["unavailable"], timeout=READY)


def test_without_a_script_the_figure_and_the_transcript_are_there(open_page: OpenPage) -> None:
    page = open_page(f"/fa/{HEART}", java_script_enabled=False)
    figure = page.locator("snorum-demo figure")
    expect(figure).to_be_visible()
    expect(figure.locator(".sn-face").first).to_be_visible()
    steps = page.locator("snorum-demo ol li")
    assert steps.count() >= 7
    expect(steps.nth(1)).to_be_visible()


def test_nothing_is_asked_of_other_hosts_and_nothing_of_ours_fails(open_page: OpenPage, host: Host) -> None:
    page = open_page("/en/")
    foreign, failed = [], []
    page.on(
        "request",
        lambda request: None if request.url.startswith((host.url, "data:", "blob:")) else foreign.append(request.url),
    )
    page.on("response", lambda response: failed.append(response.url) if response.status >= 400 else None)
    page.route(lambda url: not url.startswith(host.url), lambda route: route.abort())
    for path in (
        "/en/",
        "/fa/games/snip-sequence/",
        f"/ar/{HEART}",
        "/de/families/snip-snap-snorum/",
        "/it/embed/snip-sequence/heart-sequence/",
    ):
        page.goto(host.url + path)
        page.wait_for_load_state("networkidle")
    page.goto(f"{host.url}/en/{HEART}")
    ask(page, demo_of(page))
    assert (foreign, failed) == ([], [])


@pytest.mark.parametrize("width", [320, 360, 768, 1280])
def test_no_page_scrolls_sideways(open_page: OpenPage, host: Host, width: int) -> None:
    page = open_page("/en/", viewport={"width": width, "height": 800})
    for language in ("en", "fa", "de"):
        for path in (
            "",
            "games/snip-sequence/",
            "games/snip-sequence/rex-32/",
            HEART,
            "games/snip-sequence/examples/whole-hand/",
            "families/snip-snap-snorum/",
            "games/snip-sequence/examples/",
        ):
            page.goto(f"{host.url}/{language}/{path}")
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (language, path)
