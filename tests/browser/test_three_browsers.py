"""What a reader does, in Chromium, Firefox and WebKit: one list of scenarios, and each of them in every browser."""

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from html import escape, unescape
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from axe import FIND, SCRIPT, faults_in
from driven import Node, Window, plain
from driven_chromium import ChromiumWindow
from driven_firefox import FirefoxWindow
from driven_webkit import WebKitWindow
from hosting import Host, serve
from kinds import SITE

from mkdocs_snorum.runtime import read_manifest
from mkdocs_snorum.runtime.npm import find_pyodide
from mkdocs_snorum.runtime.snapshot import add_snapshot
from snorum.quiz.questions import find_cards
from snorum.quiz.situation import find_situation
from snorum.recordtext import parse_record

pytestmark = pytest.mark.browser

MakePage = Callable[..., str]
CODES = ["en", "fa"]
PYODIDE = Path("build_tools/player/node_modules/pyodide").resolve()
HEART = "snip-sequence/examples/heart-sequence/"
STRICT = "schnapsen/examples/not-frozen/"
EMBED = "embed/snip-sequence/heart-sequence/"
LISTEN = "window.heard = []; addEventListener('message', ({ data }) => heard.push(data));"
SANDBOX = 'sandbox="allow-scripts allow-same-origin allow-popups"'
FOLLOW = """() => {
  const [live] = all("[aria-live]");
  window.said = [];
  new MutationObserver(() => said.push(plain(live.textContent))).observe(live, { childList: true });
}"""
SMALL = """() => all(".sn-player button").filter((each) => each.checkVisibility()).filter((each) => {
  const { width, height } = each.getBoundingClientRect();
  return Math.min(width, height) < 24;
}).map(named)"""
EMPTY = """() => all("svg.sn-face use").filter((each) => each.checkVisibility())
  .filter((each) => each.getBBox().width === 0).length"""
"""Parts of cards that are there and not drawn."""
IN_VIEW = """(hash) => { const { top } = document.querySelector(hash).getBoundingClientRect();
  return top >= 0 && top < innerHeight; }"""
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
"""A browser that goes to a place in a page takes the focus away with the frame after."""
FITS = "(width) => document.documentElement.scrollWidth <= width && innerWidth === width"


@pytest.fixture(scope="session", params=os.environ.get("SNORUM_BROWSERS", "chromium firefox webkit").split())
def browser_window(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """The one window of each browser of a test run."""
    made: ChromiumWindow | FirefoxWindow | WebKitWindow
    if request.param == "chromium":
        made = ChromiumWindow(request.getfixturevalue("chromium"))
    elif request.param == "firefox":
        made = FirefoxWindow(tmp_path_factory.mktemp("firefox"))
    else:
        assert request.param == "webkit", (
            f"SNORUM_BROWSERS names “{request.param}”: it knows chromium, firefox and webkit"
        )
        made = WebKitWindow()
    yield made
    made.close()


@pytest.fixture
def window(browser_window: Window, site: Host, other_page: MakePage) -> Iterator[Window]:
    """The window with an empty page; scripts' errors fail the test. The hosts outlast the page that asks them."""
    browser_window.errors()
    yield browser_window
    errors = browser_window.errors()
    browser_window.go("about:blank")
    assert errors == []


@pytest.fixture
def site() -> Iterator[Host]:
    """The site on an origin of its own, so that nothing that a browser keeps comes from another test."""
    assert (SITE / "en" / "index.html").is_file(), "the site is not built: run `make site`"
    with serve(SITE) as host:
        yield host


class Example(NamedTuple):
    """An example as its page has it."""

    code: str
    path: str
    document: dict[str, Any]

    @property
    def words(self) -> dict[str, str]:
        words: dict[str, str] = self.document["words"]
        return words

    @property
    def last(self) -> int:
        return len(self.document["steps"]) - 1

    def digits(self, text: str) -> str:
        return "".join(self.document["digits"][int(each)] if each.isdecimal() else each for each in text)

    def position(self, n: int) -> str:
        return plain(self.digits(self.words["position"].replace("{n}", str(n)).replace("{m}", str(self.last))))

    def card(self, card: str) -> str:
        name: str = self.document["cards"][card]["name"]
        return plain(name)

    def may(self, key: str, card: str) -> str:
        return self.words[key].replace("{card}", self.card(card))

    def tree(self, n: int) -> list[Node]:
        """What a screen reader is to find at a step, before the engine is asked."""
        words, (step, frame) = self.words, (self.document["steps"][n], self.document["frames"]["frames"][n])
        order = list(self.document["cards"])
        found = [Node("region", plain(words["label"].replace("{title}", self.document["title"])))]
        found.append(Node("group", words["table"]))
        for zone in frame["table"]["zones"]:
            if zone["name"] in ("hand", "run", "played"):
                held = sorted(zone["cards"], key=order.index) if zone["owner"] else zone["cards"]
                found += [Node("list", "")] if held else []
                found += [each for card in held for each in (Node("listitem", ""), Node("img", self.card(card)))]
        found.append(Node("group", words["controls"]))
        found += [Node("button", words[key]) for key in ("first", "back", "next", "last", "play", "whatif", "menu")]
        if step["rules"]:
            found.append(Node("list", words["rules"]))
            titles = [plain(rule["title"]) for rule in step["rules"]]
            found += [each for title in titles for each in (Node("listitem", ""), Node("link", title))]
        found.append(Node("list", words["transcript"]))
        for number, each in enumerate(self.document["steps"]):
            said = " ".join([self.digits(str(number)), each["say"], *each["notes"]])
            found += [Node("listitem", ""), Node("button", plain(said))]
        return found

    def spoken(self, n: int) -> str:
        """What the live region begins with at a step."""
        return plain(self.digits(self.words["step"].replace("{n}", str(n)).replace("{m}", str(self.last))))


def read_example(code: str, path: str) -> Example:
    text = (SITE / code / "games" / path / "index.html").read_text("utf-8")
    found = re.search(r"<snorum-demo[^>]* main[^>]*>\s*<template>(.*?)</template>", text, re.DOTALL)
    assert found is not None
    return Example(code, f"{code}/games/{path}", json.loads(unescape(found[1])))


def open_example(window: Window, site: Host, code: str, path: str = HEART, place: str = "") -> Example:
    """Open the page of an example and wait for its player."""
    example = read_example(code, path)
    window.go(f"{site.url}/{example.path}{place}")
    window.see(".sn-position")
    return example


def see_step(window: Window, example: Example, n: int) -> None:
    window.see(".sn-position", example.position(n))
    window.until("(end) => location.hash === end", f"#s={n}")


def ask(window: Window, example: Example) -> None:
    """Press What if…? and wait until the live engine has verified the example."""
    window.click(".sn-ask")
    window.see_text(".sn-verified", example.words["verified"])


@pytest.fixture
def other_page(tmp_path: Path) -> Iterator[MakePage]:
    """Serve a page of somebody else's, on another origin."""
    with ExitStack() as stack:

        def make(body: str, script: str = LISTEN) -> str:
            page = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>'
            page += f'<script src="host.js"></script></head><body style="margin: 0">{body}</body></html>'
            (tmp_path / "index.html").write_text(page, "utf-8")
            (tmp_path / "host.js").write_text(script, "utf-8")
            return stack.enter_context(serve(tmp_path, {})).url

        yield make


def frame_of(address: str, width: int, *, limits: str = "") -> str:
    size = f'width="{width}" height="800" style="border: 0"'
    return f'<iframe src="{escape(address)}" title="Site" {limits} {size}></iframe>'


@pytest.mark.parametrize("code", CODES)
def test_steps_by_keys_as_a_screen_reader_is_told_them(window: Window, site: Host, code: str) -> None:
    example = open_example(window, site, code)
    window.press("Tab")
    window.until("() => focused().matches('.md-skip')")
    window.press("Enter")
    window.until("() => location.hash === '#content'")
    window.call(NEXT_FRAME)
    window.tab_on()
    assert window.call("() => focused().closest('#content') !== null"), "the skip link leads past the navigation"
    window.tab_to(".sn-stage")
    window.see_tree("sn-player", example.tree(0))
    window.call(FOLLOW)
    assert window.call("() => all('[aria-live]').map((each) => [each.ariaLive, each.ariaAtomic])") == [
        ["polite", "true"]
    ]
    before = window.call("() => [scrollX, scrollY]")
    onward, backward = ("ArrowRight", "ArrowLeft") if code == "en" else ("ArrowLeft", "ArrowRight")
    steps = [(onward, 1), (onward, 2), (onward, 3), (backward, 2), (onward, 3), ("End", example.last), ("Home", 0)]
    for turn, (key, n) in enumerate(steps):
        window.press(key)
        see_step(window, example, n)
        window.see_tree("sn-player", example.tree(n))
        # Whatever came before has come once: a second time would stand here in between.
        window.until("(turn) => said.length > turn", turn)
        said = window.call("() => said")
        assert [each.startswith(example.spoken(to)) for each, (_, to) in zip(said, steps, strict=False)] == [True] * (
            turn + 1
        )
        assert plain(example.document["steps"][n]["say"]) in said[turn]
        assert window.call("() => focused().matches('.sn-stage')")
    assert window.call("() => [scrollX, scrollY]") == before
    window.tab_on()


def test_the_address_of_a_step_leads_there_and_one_that_there_is_not_says_so(window: Window, site: Host) -> None:
    example = open_example(window, site, "en", place="#s=3")
    see_step(window, example, 3)
    window.call("() => { location.hash = '#s=5'; }")
    see_step(window, example, 5)
    window.call("() => { location.hash = '#s=99'; }")
    window.see(".sn-position", example.position(example.last))
    window.see_text(".sn-banner", example.words["stale"])


def go_to(window: Window, place: str) -> None:
    """Follow a link of the table of contents by key: the table moves with the page, and a mouse may miss it then."""
    window.call("(link) => { one(link).focus(); }", f".md-nav--secondary a[href$='{place}']")
    window.press("Enter")


def test_a_place_in_the_page_is_gone_to_without_fetching_the_page_anew(window: Window, site: Host) -> None:
    window.go(f"{site.url}/en/games/snip-sequence/")
    window.see(".sn-position")
    window.until("() => document.readyState === 'complete'")
    marked = "() => all('snorum-demo').length > 0 && all('snorum-demo').every((each) => each.isMarked)"
    mark = "() => { for (const each of all('snorum-demo')) each.isMarked = true; }"
    window.call(mark)
    for place in ("#rules", "#tips"):
        go_to(window, place)
        window.until("(hash) => location.hash === hash", place)
        window.until(IN_VIEW, place)
    for place in ("#rules", ""):
        window.call("() => { history.back(); }")
        window.until("(hash) => location.hash === hash", place)
    window.until("() => scrollY < 100")
    assert window.call(marked)
    window.click(".sn-crumbs a, .md-nav--primary a[href$='games/']")
    window.until("() => location.pathname.endsWith('/en/games/') && all('snorum-demo').every((each) => !each.isMarked)")
    window.call("() => { history.back(); }")
    window.until("() => location.pathname.endsWith('/snip-sequence/')")
    window.see(".sn-position")
    window.call(mark)
    go_to(window, "#tips")
    window.until(IN_VIEW, "#tips")
    assert window.call(marked)


@pytest.mark.parametrize("code", CODES)
def test_a_card_is_refused_with_its_reason_and_the_way_to_the_rule(window: Window, site: Host, code: str) -> None:
    example = open_example(window, site, code, place="#s=1")
    window.tab_to(".sn-ask")
    window.press("Enter")
    window.see_text(".sn-verified", example.words["verified"])
    refused = [Node("button", example.may("refused-card", card)) for card in ("8h", "3c")]
    legal = Node("button", example.may("legal-card", "Jh"))
    window.see_tree("sn-stage", [refused[0], legal, refused[1]], roles=["button"])
    window.click("button.sn-card", refused[0].name)
    window.see(".sn-refusal a[data-rule='next-in-suit']")
    window.see_text(".sn-refusal", example.card("Jh"))
    window.see(".sn-position", example.position(1))
    window.click(".sn-refusal a[data-rule='next-in-suit']")
    window.until("(start) => location.pathname.startsWith(start)", f"/{code}/games/snip-sequence/")
    window.until("() => location.hash === '#rule-next-in-suit'")
    window.until(IN_VIEW, "#rule-next-in-suit")


def test_the_line_is_left_and_found_again(window: Window, site: Host) -> None:
    example = open_example(window, site, "en")
    ask(window, example)
    window.click("button.sn-card", example.may("legal-card", "7h"))
    window.see(".sn-own-line")
    window.until("() => location.hash === '#s=0~7h'")
    window.click("button.sn-card", example.may("legal-card", "8h"))
    window.until("() => location.hash === '#s=0~7h.8h'")
    window.click(".md-logo")
    window.until("() => !location.pathname.includes('examples') && document.readyState === 'complete'")
    window.call("() => { history.back(); }")
    window.until("() => location.hash === '#s=0~7h.8h'")
    window.see(".sn-own-line")
    window.click("button", example.words["back-to-example"])
    window.until("() => one('.sn-own-line') === null")
    see_step(window, example, 0)


def test_the_engine_starts_from_a_snapshot(window: Window, tmp_path: Path) -> None:
    # The modules are not there, so the engine cannot start without the snapshot; nor is the worker that knows the list
    # of the build without one.
    runtime = tmp_path / "assets/runtime"
    shutil.copytree(SITE / "assets/runtime", runtime)
    for folder, kept in ((SITE, ("assets", "offline.js")), (SITE / "assets", ("runtime",))):
        for path in folder.iterdir():
            if path.name not in kept:
                (tmp_path / path.relative_to(SITE)).symlink_to(path.resolve())
    manifest = read_manifest(runtime)
    assert manifest is not None
    add_snapshot(runtime, manifest, find_pyodide(PYODIDE))
    for file in (manifest["files"]["library"], manifest["files"]["engine"]):
        (runtime / file["name"]).unlink()
    with serve(tmp_path) as site:
        example = open_example(window, site, "en")
        ask(window, example)
        window.click("button.sn-card", example.may("legal-card", "7h"))
        window.see(".sn-own-line")
        window.go("about:blank")
    assert [path for path in site.asked if path.endswith("/" + manifest["files"]["snapshot"]["name"])]


def test_a_quiz_of_the_menu_is_graded(window: Window, site: Host) -> None:
    example = open_example(window, site, "en", STRICT, "#s=6")
    window.click("[aria-controls=menu]")
    window.click(".sn-menu button", example.words["quiz"])
    window.see("fieldset[data-kind=cards]:not([disabled])")
    window.until("() => location.search === '?mode=quiz' && location.hash === '#s=6'")
    record = parse_record(example.document["frames"]["record"])
    verdicts = find_cards(find_situation(record._replace(actions=record.actions[:6]), record.actions[6]))
    right = [verdict.card for verdict in verdicts if verdict.reason is None]
    wrong = next(verdict for verdict in verdicts if verdict.reason is not None)
    assert wrong.reason is not None
    marked = [right[0], wrong.card]
    for card in window.call("() => all('fieldset input').map(({ value }) => value)"):
        if card in marked:
            window.tab_to(f'input[value="{card}"]')
            window.press("Space")
    window.press("Enter")
    window.see("fieldset[disabled]")
    marks = "() => Object.fromEntries(all('label[data-mark]').map((each) => [each.dataset.card, each.dataset.mark]))"
    expected = {wrong.card: "wrong", **dict.fromkeys(right, "missed"), right[0]: "right"}
    window.become(expected, marks)
    window.see(f'.sn-quiz-reasons [data-rule="{wrong.reason.code}"]')


def test_an_embed_on_a_page_of_another_origin(window: Window, site: Host, other_page: MakePage) -> None:
    example = read_example("en", HEART)
    window.go(other_page(frame_of(f"{site.url}/en/{EMBED}#s=3", 700, limits=SANDBOX)))
    heard = "(type, n) => heard.find((each) => each.type === type && (n === null || each.n === n)) ?? null"
    with window.frame():
        window.see(".sn-position", example.position(3))
        window.click(".sn-bar button", example.words["next"])
        window.see(".sn-position", example.position(4))
    step = window.until(heard, "step", 4)
    assert step == {
        "format": "snorum-message", "version": 1, "type": "step", "n": 4, "last": 7, "position": "#s=4"
    }  # fmt: skip
    assert window.until(heard, "size", None)["height"] > 200
    tell = """(said) => document.querySelector("iframe").contentWindow.postMessage(
      { format: "snorum-message", version: 1, ...said }, "*")"""
    window.call(tell, {"type": "theme", "theme": "dark"})
    window.call(tell, {"type": "goto", "position": "#s=0~7h"})
    # Each browser has a dark of its own.
    dark = "() => getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).every((each) => each < 60)"
    with window.frame():
        window.see(".sn-own-line")
        window.until(dark)
    for width in (240, 700):
        window.call("(width) => { document.querySelector('iframe').width = width; }", width)
        with window.frame():
            window.until(FITS, width)
            window.see(".sn-own-line")
            assert window.call("() => location.hash") == "#s=0~7h"
    window.call(tell, {"type": "lang", "lang": "fa"})
    persian = read_example("fa", HEART)
    with window.frame():
        window.see_text(".sn-own-line", plain(persian.digits(persian.words["branch"].replace("{n}", "0"))))
        window.until("() => document.documentElement.dir === 'rtl'")


def test_an_element_on_a_page_of_another_origin(window: Window, site: Host, other_page: MakePage) -> None:
    example = read_example("en", HEART)
    body = f'<script type="module" src="{site.url}/assets/player/snorum-demo.js"></script>'
    body += f'<snorum-demo src="{site.url}/en/{EMBED}frames.json"></snorum-demo>'
    window.go(other_page(body))
    window.see(".sn-position", example.position(0))
    # The drawings come after the table.
    window.until("() => all('symbol').length > 0")
    window.become(0, EMPTY)
    window.click(".sn-bar button", example.words["next"])
    window.see(".sn-position", example.position(1))
    window.become(0, EMPTY)


def test_a_move_is_made_at_the_table_and_the_bots_answer(window: Window, site: Host) -> None:
    window.go(f"{site.url}/en/play/schnapsen/#seed=3&level=1")
    mine = ".sn-match[data-turn=mine]"
    window.see(mine)
    actions = "() => new URLSearchParams(location.hash.slice(1)).get('a')?.split('.') ?? []"
    before = window.call(actions)
    hidden = "() => all('.sn-seat:not([data-seat=A]) .sn-hand li').every((each) => each.dataset.card === '??')"
    assert window.call(hidden)
    window.become(0, EMPTY)
    window.click(".sn-stage button[data-legal=yes]")
    after = window.until(
        f"(before) => {{ const now = ({actions})(); return now.length > before + 1 && now; }}", len(before)
    )
    assert after[: len(before)] == before
    window.see(".sn-match[data-turn=mine], .sn-match[data-turn=over]")
    window.see(".sn-steps li [aria-current]")


def test_the_language_switch_keeps_the_step(window: Window, site: Host) -> None:
    example = open_example(window, site, "en", place="#s=2")
    see_step(window, example, 2)
    window.click(".sn-languages summary")
    window.click(".sn-languages a[data-code=fa]")
    persian = read_example("fa", HEART)
    window.until("(path) => location.pathname === path", f"/{persian.path}")
    see_step(window, persian, 2)
    window.become(["fa", "rtl"], "() => [document.documentElement.lang, document.documentElement.dir]")


def test_dark_colours_are_chosen_and_kept(window: Window, site: Host) -> None:
    example = open_example(window, site, "en")
    light = window.call("() => getComputedStyle(document.body).backgroundColor")
    chosen = "() => document.body.dataset.mdColorScheme === 'slate'"
    window.click(".sn-colours [value=light]")
    window.until("() => document.body.dataset.snColours === 'light' && document.activeElement.value === 'dark'")
    window.press("Enter")
    window.until(chosen)
    window.until("() => document.activeElement.value === 'auto' && document.activeElement.checkVisibility()")
    dark = window.until(
        "(light) => { const now = getComputedStyle(document.body).backgroundColor; return now !== light && now; }",
        light,
    )
    assert max(map(int, re.findall(r"\d+", dark)[:3])) < 80
    window.go(f"{site.url}/en/games/snip-sequence/")
    window.until(chosen)
    assert window.call("() => getComputedStyle(document.body).backgroundColor") == dark
    assert example.last == 7


@pytest.mark.parametrize("code", CODES)
def test_pages_fit_360_pixels(window: Window, site: Host, other_page: MakePage, code: str) -> None:
    # A window of WebKit's browser is never as narrow; a frame is.
    example = read_example(code, HEART)
    window.go(other_page(frame_of(f"{site.url}/{example.path}", 360)))
    with window.frame():
        window.see(".sn-position", example.position(0))
        window.until(FITS, 360)
        window.click(".sn-bar button", example.words["next"])
        see_step(window, example, 1)
        window.click("[aria-controls=menu]")
        window.see(".sn-menu button", example.words["quiz"])
        window.until(FITS, 360)
        window.become([], SMALL)
    for path in (f"{code}/games/schnapsen/", f"{code}/games/"):
        window.call("(url) => { document.querySelector('iframe').src = url; }", f"{site.url}/{path}")
        with window.frame():
            window.until("(path) => location.pathname === path && document.readyState === 'complete'", f"/{path}")
            window.until(FITS, 360)


def test_what_was_read_works_without_a_network(window: Window) -> None:
    example = read_example("en", HEART)
    missing = re.search(r"<h1[^>]*>(.*?)</h1>", (SITE / "en" / "offline.html").read_text("utf-8"))
    assert missing is not None
    with serve(SITE, {"Cache-Control": "no-store"}) as host:
        window.go(f"{host.url}/{example.path}")
        window.see(".sn-position")
        window.until(
            """async () => navigator.serviceWorker.controller !== null
              && await caches.match(location.origin + location.pathname) !== undefined"""
        )
    window.go(f"{host.url}/{example.path}?again#s=2")
    see_step(window, example, 2)
    window.click(".sn-bar button", example.words["next"])
    see_step(window, example, 3)
    window.go(f"{host.url}/en/games/vorms/")
    window.see_text("h1", missing[1])
    # Firefox tells of every request that got no answer.
    assert [each for each in window.errors() if "NetworkError" not in each] == []


def test_links_in_text_are_underlined(window: Window, site: Host) -> None:
    window.go(f"{site.url}/en/games/snip-sequence/")
    links = ".md-typeset p a:not(.headerlink)"
    window.see(links)
    bare = "(each) => each.checkVisibility() && getComputedStyle(each).textDecorationLine !== 'underline'"
    window.become([], f"() => all({links!r}).filter({bare}).map(named)")


@pytest.mark.parametrize("code", CODES)
def test_axe_finds_nothing(window: Window, site: Host, code: str) -> None:
    example = open_example(window, site, code)
    window.click("[aria-controls=menu]")
    window.see(".sn-menu button", example.words["quiz"])
    ask(window, example)
    window.call(f"() => {{ {SCRIPT.read_text('utf-8')} }}")
    assert faults_in(window.call(*FIND)) == []


def test_notation_and_seats_keep_their_order_from_right_to_left(window: Window, site: Host) -> None:
    window.go(f"{site.url}/fa/games/snip-sequence/")
    window.until("() => document.readyState === 'complete'")
    runs = window.call(
        """() => all("bdi[dir=ltr]").filter((each) => each.checkVisibility() && each.firstChild?.length > 5)
          .map((each) => [each.firstChild, [...each.textContent].map((_, at) => {
             const range = document.createRange();
             range.setStart(each.firstChild, at); range.setEnd(each.firstChild, at + 1);
             return range.getClientRects()[0];
           })]).filter(([, boxes]) => boxes.every(Boolean) && boxes.every(({ top }) => top === boxes[0].top))
          .map(([{ data }, boxes]) => [data, boxes.map(({ left }) => left)])"""
    )
    assert any(text.startswith("K Q J") for text, _ in runs)
    assert [text for text, places in runs if places != sorted(places)] == []
    open_example(window, site, "fa")
    left = "(seat) => one(`.sn-player .sn-seat[data-seat=${seat}]`).getBoundingClientRect().left"
    assert window.call(left, "B") < window.call(left, "D"), "B sits at the left hand of A, as everywhere"
