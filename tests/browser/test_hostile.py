"""What comes from outside is data: addresses, storage, documents and messages run nothing and hang nothing."""

import json
import random
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from hosting import Host
from playwright.sync_api import Page, Route, expect
from slow_report import report

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
EXAMPLE = "games/snip-sequence/examples/heart-sequence/"
READY = 60_000
TRAP = """
window.hits = [];
window.hit = (how) => window.hits.push(how);
document.addEventListener("securitypolicyviolation", (event) => window.hits.push(event.violatedDirective));
"""
HOSTILE = [
    "<img src=x onerror=hit(1)>",
    "<script>hit(2)</script>",
    '"><svg onload=hit(3)>',
    "javascript:hit(4)",
    "{{hit(5)}}",
    "${hit(6)}",
    "'-hit(7)-'",
    "</template><script>hit(8)</script>",
    "\u2028\u2029\u202e\u0000",
    "__proto__",
    "constructor",
    "%",
    "%E0%A4%A",
    "data:text/html,<script>parent.hit(9)</script>",
    "9" * 400,
    "-1",
    "NaN",
    "",
]
PLAYS = ["Kh", "7h", "8h", "pass", "Kh.Th", "zz", "Th.Th.Th.Th"]


def hostile_hashes(seed: int, count: int) -> list[str]:
    """Addresses of a step that are broken in many ways, some by far too long."""
    choose = random.Random(seed)
    made = []
    for _ in range(count):
        step = choose.choice(["0", "3", "7", "99", "999999", *HOSTILE])
        actions = [choose.choice(HOSTILE + PLAYS) for _ in range(choose.choice([0, 1, 2, 40]))]
        text = f"s={step}" + ("~" + ".".join(actions) if actions else "") + choose.choice(["", "~", "&s=2", "#s=1"])
        made.append(quote(text, safe="=~.#&") if choose.random() < 0.5 else text)
    return made


def is_well(page: Page) -> None:
    """Nothing has run that was not ours, and the player still steps."""
    assert page.evaluate("window.hits") == []
    position = page.locator("snorum-demo .sn-position").first
    page.locator("snorum-demo").first.evaluate("demo => demo.goTo(0)")
    expect(position).to_contain_text("0 /")


def fuzz_hashes(page: Page, seed: int, count: int) -> None:
    for text in hostile_hashes(seed, count):
        page.evaluate("(text) => { location.hash = text; }", text)
    page.evaluate("location.hash = '#s=2'")
    expect(page.locator("snorum-demo .sn-position").first).to_have_text("2 / 7", timeout=READY)
    is_well(page)


def test_no_address_runs_anything_or_stops_the_player(open_page: OpenPage) -> None:
    page = open_page("/en/404.html")
    page.add_init_script(TRAP)
    page.goto(page.url.replace("404.html", f"{EXAMPLE}?{quote(HOSTILE[0])}&players={quote(HOSTILE[2])}"))
    fuzz_hashes(page, 1, 120)


@pytest.mark.slow
def test_no_address_of_thousands_runs_anything(open_page: OpenPage) -> None:
    page = open_page("/en/404.html")
    page.add_init_script(TRAP)
    page.goto(page.url.replace("404.html", EXAMPLE))
    for seed in range(40):
        fuzz_hashes(page, seed, 100)
    report("security.addresses", {"tried": 4000, "scripts run": 0})


def test_a_list_narrowed_by_a_hostile_address_stays_whole(open_page: OpenPage) -> None:
    page = open_page("/en/404.html")
    page.add_init_script(TRAP)
    for text in HOSTILE:
        page.goto(page.url.partition("/en/")[0] + f"/en/games/?players={quote(text)}&kind={quote(text)}")
        page.wait_for_load_state("load")
        assert page.locator("li[data-players]:visible").count() > 10
    assert page.evaluate("window.hits") == []


def test_storage_that_somebody_else_wrote_is_no_harm(open_page: OpenPage) -> None:
    page = open_page("/en/")
    page.add_init_script(TRAP)
    values = [
        *HOSTILE,
        *map(json.dumps, HOSTILE),
        "{",
        "null",
        "[]",
        '{"color":{"media":"<img>","scheme":"</x>"}}',
        '{"index":0,"color":null}',
    ]
    page.locator(".sn-colours [value=light]").click()
    keys = page.evaluate("Object.keys(localStorage)")
    assert keys
    for value in values:
        page.evaluate("([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value))", [keys, value])
        page.goto(page.url)
        expect(page.locator("h1")).to_be_visible()
        assert page.locator("body").get_attribute("data-md-color-scheme") in ("default", "slate")
        assert page.evaluate("window.hits") == []


def poison(value: Any, choose: random.Random, rate: float) -> Any:
    """The document with some of its texts replaced by hostile ones."""
    match value:
        case dict():
            return {key: poison(item, choose, rate) for key, item in value.items()}
        case list():
            return [poison(item, choose, rate) for item in value]
        case str() if choose.random() < rate:
            return choose.choice(HOSTILE)
    return value


def fuzz_documents(page: Page, host: Host, seeds: range) -> None:
    page.goto(f"{host.url}/en/404.html")
    whole = page.request.get(f"{host.url}/en/embed/snip-sequence/heart-sequence/frames.json").json()
    page.add_init_script(TRAP)
    now: dict[str, Any] = {}
    page.route("**/hostile.json", lambda route: route.fulfill(json=now))
    page.goto(f"{host.url}/en/{EXAMPLE}")
    for seed in seeds:
        choose = random.Random(seed)
        now.clear()
        now.update(poison(whole, choose, choose.choice([0.01, 0.1, 0.6])))
        page.evaluate(
            """() => new Promise((resolve) => {
                 const demo = document.createElement("snorum-demo");
                 for (const name of ["snorum-ready", "snorum-error"]) demo.addEventListener(name, resolve);
                 demo.setAttribute("src", "/hostile.json");
                 document.querySelector("article").replaceChildren(demo);
               })"""
        )
        page.evaluate("document.querySelector('snorum-demo').goTo(3)")
        for link in page.locator("snorum-demo a").all():
            assert (link.get_attribute("href") or "").startswith(("http:", "https:", "#"))
        assert page.evaluate("window.hits") == []


def test_a_hostile_document_is_text_or_refused(open_page: OpenPage, host: Host) -> None:
    fuzz_documents(open_page("/en/404.html", allow_errors=True), host, range(25))


@pytest.mark.slow
def test_hundreds_of_hostile_documents_are_text_or_refused(open_page: OpenPage, host: Host) -> None:
    fuzz_documents(open_page("/en/404.html", allow_errors=True), host, range(25, 825))
    report("security.documents", {"tried": 800, "scripts run": 0})


def test_messages_from_elsewhere_do_nothing(open_page: OpenPage) -> None:
    page = open_page("/en/404.html")
    page.add_init_script(TRAP)
    page.goto(page.url.replace("404.html", EXAMPLE))
    expect(page.locator("snorum-demo .sn-position")).to_have_text("0 / 7")
    page.evaluate(
        """(texts) => texts.forEach((text) => {
             for (const type of ["start", "ask", "ready", "answer", text])
               window.postMessage({ type, text, manifest: text, detail: text }, "*");
           })""",
        HOSTILE,
    )
    is_well(page)
    assert page.workers == []


def test_an_engine_that_never_answers_ends_in_a_word(open_page: OpenPage) -> None:
    page = open_page("/en/404.html", allow_errors=True)

    def deaf(route: Route) -> None:
        script = (
            "onmessage = ({ data }) => { if (data.type === 'start') postMessage({ type: 'ready', version: '0' }); };"
        )
        route.fulfill(body=script, content_type="text/javascript")

    page.context.route("**/snorum-worker.js", deaf)
    page.goto(page.url.replace("404.html", f"{EXAMPLE}#s=0~7h"))
    words = page.evaluate("JSON.parse(document.querySelector('snorum-demo > template').content.textContent).words")
    expect(page.locator("snorum-demo")).to_contain_text(words["line-failed"], timeout=READY)
    expect(page.locator("snorum-demo")).not_to_contain_text(words["thinking"])
