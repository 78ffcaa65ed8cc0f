"""Examples on pages of other sites: in frames and as elements, from another origin, under policies of any kind."""

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from html import escape
from pathlib import Path
from typing import Any

import pytest
from hosting import Host, serve
from kinds import languages
from playwright.sync_api import FrameLocator, Locator, Page, expect

from mkdocs_snorum.headers import HEADERS

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
MakeHost = Callable[..., str]
READY = 60_000  # milliseconds; the engine starts once a page, on a machine that does other things too
EMBED = "en/embed/snip-sequence/heart-sequence/"
GERMAN = "en/embed/schnapsen/exchange-before-the-first-trick/"
SANDBOX = "allow-scripts allow-same-origin allow-popups"
LISTEN = "window.heard = []; addEventListener('message', ({ data }) => heard.push(data));"
PLAIN: dict[str, str] = {}


@pytest.fixture
def make_host(tmp_path: Path) -> Iterator[MakeHost]:
    """Serve a page of somebody else's: another origin, with its own headers."""
    with ExitStack() as stack:

        def make(body: str, *, headers: dict[str, str] = PLAIN, html: str = 'lang="en"', script: str = LISTEN) -> str:
            folder = tmp_path / str(len(list(tmp_path.iterdir())))
            folder.mkdir()
            text = f'<!doctype html><html {html}><head><meta charset="utf-8"><title>Host</title>'
            text += f'<script src="host.js"></script></head><body>{body}</body></html>'
            (folder / "index.html").write_text(text, "utf-8")
            (folder / "host.js").write_text(script, "utf-8")
            return stack.enter_context(serve(folder, headers)).url

        yield make


def frame(address: str, *, sandbox: str | None = SANDBOX, size: str = 'width="700" height="900"') -> str:
    limits = "" if sandbox is None else f'sandbox="{sandbox}"'
    return f'<iframe src="{escape(address)}" title="Example" {limits} {size}></iframe>'


def demo_in(page: Page, index: int = 0) -> Locator:
    inner: FrameLocator = page.frame_locator("iframe").nth(index)
    return inner.locator("snorum-demo")


def position(demo: Locator) -> Locator:
    return demo.locator(".sn-position")


def tell(page: Page, index: int = 0, **message: Any) -> None:
    """Say something to a frame, as its host would."""
    said = {"format": "snorum-message", "version": 1, **message}
    page.evaluate(
        "([index, said]) => document.querySelectorAll('iframe')[index].contentWindow.postMessage(said, '*')",
        [index, said],
    )


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("(kind) => heard.filter(({ type }) => type === kind)", kind)
    return found


def wait_heard(page: Page, test: str) -> None:
    """Wait until the host has heard a message of which `test`, a function in JavaScript, is true."""
    page.wait_for_function(f"() => heard.some({test})", timeout=READY)


@pytest.mark.parametrize("code", languages())
def test_the_snippets_of_the_page_for_embedders_work(
    open_page: OpenPage, host: Host, make_host: MakeHost, code: str
) -> None:
    text = Path(f"docs/{code}/guide/embed.md").read_text("utf-8")
    blocks = re.findall(r"```html\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 2
    page = open_page("/", url=make_host("".join(blocks).replace("https://snorum.example", host.url)))
    framed, element = demo_in(page), page.locator("body > snorum-demo")
    expect(position(framed)).to_have_text(re.compile(r"^[7۷٧].*[7۷٧]$"), timeout=READY)
    expect(position(element)).to_have_text(re.compile(r"^[0۰٠].*[7۷٧]$"), timeout=READY)
    for demo in (framed, element):
        expect(demo.locator(".sn-player")).to_have_attribute("lang", code)


def test_three_players_on_a_page_step_each_for_itself_and_leave_the_page_where_it_is(
    open_page: OpenPage, host: Host, make_host: MakeHost
) -> None:
    address = f"{host.url}/{EMBED}"
    element = f'<script type="module" src="{host.url}/assets/player/snorum-demo.js"></script>'
    element += f'<snorum-demo src="{address}frames.json"><a href="{address}">The heart sequence</a></snorum-demo>'
    page = open_page("/", url=make_host(frame(f"{address}#s=2") + frame(f"{host.url}/{GERMAN}#s=1") + element))
    one, two, three = demo_in(page, 0), demo_in(page, 1), page.locator("body > snorum-demo")
    expect(position(one)).to_have_text("2 / 7", timeout=READY)
    expect(position(two)).to_contain_text("1 /", timeout=READY)
    expect(position(three)).to_have_text("0 / 7", timeout=READY)
    expect(three.locator(".sn-stage svg[data-suit]").first).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    for demo, shown in ((one, "3 / 7"), (three, "1 / 7")):
        before = page.evaluate("[scrollX, scrollY]")
        demo.get_by_role("button", name="Next step").evaluate("button => button.click()")
        expect(position(demo)).to_have_text(shown)
        assert page.evaluate("[scrollX, scrollY]") == before
    tell(page, 0, type="goto", step=7)
    expect(position(one)).to_have_text("7 / 7")
    assert page.evaluate("[scrollX, scrollY]") == before
    expect(position(two)).to_contain_text("1 /")
    expect(position(three)).to_have_text("1 / 7")


def test_a_sandboxed_frame_with_its_own_origin_does_everything(
    open_page: OpenPage, host: Host, make_host: MakeHost
) -> None:
    page = open_page("/", url=make_host(frame(f"{host.url}/{EMBED}#s=3")))
    demo = demo_in(page)
    expect(position(demo)).to_have_text("3 / 7", timeout=READY)
    demo.get_by_role("button", name="What if…?").click()
    expect(demo.get_by_text("verified in your browser")).to_be_visible(timeout=READY)


@pytest.mark.parametrize("headers", [HEADERS, PLAIN], ids=["as-told", "none"])
def test_a_frame_of_no_origin_steps_and_has_the_engine_where_files_may_be_shared(
    open_page: OpenPage, make_host: MakeHost, headers: dict[str, str]
) -> None:
    with serve(Path("site"), headers) as own:
        page = open_page("/", url=make_host(frame(f"{own.url}/{EMBED}?theme=dark#s=3", sandbox="allow-scripts")))
        demo = demo_in(page)
        expect(position(demo)).to_have_text("3 / 7", timeout=READY)
        demo.get_by_role("button", name="Next step").click()
        expect(position(demo)).to_have_text("4 / 7")
        wait_heard(page, "({ type, n }) => type === 'step' && n === 4")
        # The style is there though the page may not read it: the seats stand around the table.
        expect(demo.locator(".sn-player .sn-table")).to_have_css("display", "grid")
        demo.get_by_role("button", name="What if…?").click()
        if headers:
            expect(demo.get_by_text("verified in your browser")).to_be_visible(timeout=READY)
        else:
            expect(demo.get_by_role("link", name="Open this example on its own page")).to_be_visible(timeout=READY)
            demo.get_by_role("button", name="Previous step").click()
            expect(position(demo)).to_have_text("3 / 7")


def test_a_host_with_a_strict_policy_allows_the_frame_alone(
    open_page: OpenPage, host: Host, make_host: MakeHost
) -> None:
    policy = {"Content-Security-Policy": f"default-src 'none'; script-src 'self'; frame-src {host.url}"}
    page = open_page("/", url=make_host(frame(f"{host.url}/{EMBED}#s=4"), headers=policy))
    demo = demo_in(page)
    expect(position(demo)).to_have_text("4 / 7", timeout=READY)
    demo.get_by_role("button", name="What if…?").click()
    expect(demo.get_by_text("verified in your browser")).to_be_visible(timeout=READY)


def test_an_element_under_a_strict_policy_needs_its_script_and_its_files_allowed(
    open_page: OpenPage, host: Host, make_host: MakeHost
) -> None:
    address = f"{host.url}/{EMBED}"
    body = f'<script type="module" src="{host.url}/assets/player/snorum-demo.js"></script>'
    body += f'<snorum-demo src="{address}frames.json"><a href="{address}">The heart sequence</a></snorum-demo>'
    allowed = f"default-src 'none'; script-src 'self' {host.url}; connect-src {host.url}"
    page = open_page("/", url=make_host(body, headers={"Content-Security-Policy": allowed}))
    demo = page.locator("snorum-demo")
    expect(position(demo)).to_have_text("0 / 7", timeout=READY)
    expect(demo.locator(".sn-player .sn-table")).to_have_css("display", "grid", timeout=READY)
    # No worker and no WebAssembly is allowed: the player says so, and steps.
    demo.get_by_role("button", name="What if…?").click()
    expect(demo.locator(".sn-engine")).to_contain_text("This page does not allow it to run.", timeout=READY)
    demo.get_by_role("button", name="Next step").click()
    expect(position(demo)).to_have_text("1 / 7")


def test_an_element_starts_the_engine_on_a_page_of_another_origin(
    open_page: OpenPage, host: Host, make_host: MakeHost
) -> None:
    body = f'<script type="module" src="{host.url}/assets/player/snorum-demo.js"></script>'
    body += f'<snorum-demo src="{host.url}/{EMBED}frames.json"></snorum-demo>'
    page = open_page("/", url=make_host(body))
    demo = page.locator("snorum-demo")
    expect(position(demo)).to_be_visible(timeout=READY)
    demo.get_by_role("button", name="What if…?").click()
    expect(demo.get_by_text("verified in your browser")).to_be_visible(timeout=READY)


def test_seats_keep_their_places_on_a_page_from_right_to_left(
    open_page: OpenPage, host: Host, make_host: MakeHost
) -> None:
    body = f'<script type="module" src="{host.url}/assets/player/snorum-demo.js"></script>'
    body += f'<snorum-demo src="{host.url}/{EMBED}frames.json"></snorum-demo>'
    page = open_page("/", url=make_host(frame(f"{host.url}/{EMBED}") + body, html='lang="fa" dir="rtl"'))
    for demo in (demo_in(page), page.locator("body > snorum-demo")):
        expect(position(demo)).to_have_text("0 / 7", timeout=READY)
        expect(demo.locator(".sn-player .sn-table")).to_have_css("display", "grid", timeout=READY)
        boxes = {seat: demo.locator(f'.sn-player .sn-seat[data-seat="{seat}"]').bounding_box() for seat in "BD"}
        assert boxes["B"]
        assert boxes["D"]
        # B sits at the left hand of A, as everywhere.
        assert boxes["B"]["x"] < boxes["D"]["x"]
        expect(demo.locator(".sn-player")).to_have_css("direction", "ltr")


THEMES = [("light", "rgb(255, 255, 255)"), ("dark", "rgb(18, 18, 18)")]


@pytest.mark.parametrize(("theme", "ground"), THEMES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_query_is_honoured_together_with_the_hash(
    open_page: OpenPage, host: Host, make_host: MakeHost, theme: str, ground: str, scheme: str
) -> None:
    query = f"?mode=view&theme={theme}&deck=german&seat=B#s=1"
    page = open_page("/", url=make_host(frame(f"{host.url}/{GERMAN}{query}")), color_scheme=scheme)
    demo = demo_in(page)
    expect(position(demo)).to_contain_text("1 /", timeout=READY)
    expect(page.frame_locator("iframe").locator(":root")).to_have_css("background-color", ground)
    expect(demo.locator('.sn-player .sn-stage svg[data-skin="german"]').first).to_be_visible(timeout=READY)
    expect(demo.locator('.sn-player .sn-seat[data-seat="A"] [data-card="??"]').first).to_be_visible(timeout=READY)
    expect(demo.locator('.sn-player .sn-seat[data-seat="B"] [data-card="??"]')).to_have_count(0)


def test_a_diagram_is_the_table_alone_and_still_goes_where_it_is_told(
    open_page: OpenPage, host: Host, make_host: MakeHost
) -> None:
    page = open_page("/", url=make_host(frame(f"{host.url}/{EMBED}?mode=diagram#s=2")))
    demo = demo_in(page)
    expect(demo.locator(".sn-player .sn-row [data-card]")).to_have_count(2, timeout=READY)
    expect(demo.locator(".sn-player .sn-bar")).to_be_hidden()
    expect(demo.locator(".sn-player .sn-steps")).to_be_hidden()
    tell(page, type="goto", position="#s=4")
    expect(demo.locator(".sn-player .sn-row [data-card]")).to_have_count(4)


def test_a_setting_that_there_is_not_is_as_none(open_page: OpenPage, host: Host) -> None:
    for query in ("mode=<b>&theme=red&deck=x&seat=Z&lang=xx", "mode=&theme=&deck=&seat=&lang=", "lang=../../x"):
        page = open_page(f"/{EMBED}?{query}#s=3")
        demo = page.locator("snorum-demo")
        expect(position(demo)).to_have_text("3 / 7", timeout=READY)
        expect(demo.locator('.sn-player [data-card="??"]')).to_have_count(0)
        expect(page).to_have_url(re.compile(r"/en/embed/"))


def test_a_branch_outlives_a_resize_to_240_pixels_and_back(
    open_page: OpenPage, host: Host, make_host: MakeHost
) -> None:
    page = open_page("/", url=make_host(frame(f"{host.url}/{EMBED}#s=4~9h")))
    demo = demo_in(page)
    own = demo.get_by_text("Your line: left the example at step 4")
    expect(own).to_be_visible(timeout=READY)
    page.locator("iframe").evaluate("frame => { frame.width = 240; }")
    inner = page.frames[1]
    inner.wait_for_function("() => innerWidth === 240")
    expect(own).to_be_visible()
    assert inner.evaluate("document.documentElement.scrollWidth") <= 240
    page.locator("iframe").evaluate("frame => { frame.width = 700; }")
    inner.wait_for_function("() => innerWidth === 700")
    expect(own).to_be_visible()
    expect(position(demo)).to_have_text("5 / 5")
    assert inner.evaluate("location.hash") == "#s=4~9h"


def test_a_host_without_a_script_shows_the_picture_and_the_transcript(
    open_page: OpenPage, host: Host, make_host: MakeHost
) -> None:
    page = open_page("/", url=make_host(frame(f"{host.url}/{EMBED}")), java_script_enabled=False)
    demo = demo_in(page)
    expect(demo.locator(".sn-figure .sn-table")).to_be_visible()
    expect(demo.locator(".sn-figure ol > li")).to_have_count(8)


def test_an_embed_honours_the_language_and_keeps_step_and_query(
    open_page: OpenPage, host: Host, make_host: MakeHost
) -> None:
    page = open_page("/", url=make_host(frame(f"{host.url}/{EMBED}?lang=fa&seat=B#s=3")))
    demo = demo_in(page)
    expect(position(demo)).to_have_text("۳ از ۷", timeout=READY)
    assert page.frames[1].url.endswith("/fa/embed/snip-sequence/heart-sequence/?seat=B#s=3")
    tell(page, type="lang", lang="it")
    expect(demo.locator(".sn-player")).to_have_attribute("lang", "it", timeout=READY)
    expect(position(demo)).to_have_text("3 / 7", timeout=READY)
    expect(demo.locator('.sn-player .sn-seat[data-seat="A"] [data-card="??"]').first).to_be_visible(timeout=READY)
    for lang in ("xx", "../..", "it", "__proto__"):
        tell(page, type="lang", lang=lang)
    tell(page, type="goto", step=5)
    expect(position(demo)).to_have_text("5 / 7")
    assert "/it/embed/" in page.frames[1].url


@pytest.mark.parametrize("width", [320, 499])
def test_the_list_of_moves_is_whole_in_a_narrow_frame(
    open_page: OpenPage, host: Host, make_host: MakeHost, width: int
) -> None:
    size = f'width="{width}" height="1400" style="border: 0"'
    page = open_page("/", url=make_host(frame(f"{host.url}/{EMBED}", size=size)))
    demo = demo_in(page)
    expect(position(demo)).to_have_text("0 / 7", timeout=READY)
    last = demo.locator(".sn-player .sn-step").last
    last.click()
    expect(position(demo)).to_have_text("7 / 7")
    inner = page.frames[1]
    assert inner.evaluate("document.documentElement.scrollWidth") <= width
    inside = """(item) => {
      const list = item.closest(".sn-steps").getBoundingClientRect();
      const box = item.getBoundingClientRect();
      return box.top >= list.top - 1 && box.bottom <= list.bottom + 1 && box.width > 200;
    }"""
    assert last.evaluate(inside)
    assert demo.locator(".sn-player .sn-steps").bounding_box()["y"] > 0  # type: ignore[index]


def test_the_height_that_is_told_grows_and_shrinks(open_page: OpenPage, host: Host, make_host: MakeHost) -> None:
    # As the page for embedders tells it.
    follow = LISTEN + Path("docs/en/guide/embed.md").read_text("utf-8").partition("```js\n")[2].partition("```")[0]
    page = open_page("/", url=make_host(frame(f"{host.url}/{EMBED}", size='width="700" height="150"'), script=follow))
    demo = demo_in(page)
    expect(position(demo)).to_have_text("0 / 7", timeout=READY)
    fits = "() => Math.abs(document.body.getBoundingClientRect().height - innerHeight) <= 1"
    inner = page.frames[1]
    inner.wait_for_function(fits, timeout=READY)
    before = inner.evaluate("innerHeight")
    demo.get_by_role("button", name="Menu").click()
    expect(demo.locator(".sn-menu")).to_be_visible()
    inner.wait_for_function(f"() => innerHeight > {before + 30}", timeout=READY)
    demo.get_by_role("button", name="Menu").click()
    inner.wait_for_function(f"() => innerHeight === {before}", timeout=READY)
    inner.wait_for_function(fits)


def test_a_frame_says_its_steps_and_follows_its_host(open_page: OpenPage, host: Host, make_host: MakeHost) -> None:
    page = open_page("/", url=make_host(frame(f"{host.url}/{EMBED}")), color_scheme="light")
    demo = demo_in(page)
    expect(position(demo)).to_have_text("0 / 7", timeout=READY)
    length = page.evaluate("history.length")
    demo.get_by_role("button", name="Next step").click()
    wait_heard(page, "({ type, n }) => type === 'step' && n === 1")
    assert heard(page, "step")[-1] == {
        "format": "snorum-message", "version": 1, "type": "step", "n": 1, "last": 7, "position": "#s=1"
    }  # fmt: skip
    root = page.frame_locator("iframe").locator(":root")
    for theme, ground in (*THEMES, ("auto", "rgb(255, 255, 255)")):
        tell(page, type="theme", theme=theme)
        expect(root).to_have_css("background-color", ground)
    tell(page, type="goto", position="#s=6")
    expect(position(demo)).to_have_text("6 / 7")
    assert page.evaluate("history.length") == length


def test_messages_that_are_none_do_nothing(open_page: OpenPage, host: Host, make_host: MakeHost) -> None:
    page = open_page("/", url=make_host(frame(f"{host.url}/{EMBED}#s=2") + frame(f"{host.url}/{GERMAN}#s=1")))
    demo = demo_in(page)
    expect(position(demo)).to_have_text("2 / 7", timeout=READY)
    expect(position(demo_in(page, 1))).to_contain_text("1 /", timeout=READY)
    choose = random.Random(6)
    values: list[Any] = [
        None, True, -1, 1.5, 1e400, 10**9, "", "#s=5x", "s=1~<img>", "javascript:alert(1)", "x" * 9000, [], {},
        ["goto"],         {"toString": 1}, "__proto__", "//evil.example", "data:text/html,1", "dark;", "#s=9999999",
    ]  # fmt: skip
    said = []
    for _ in range(400):
        message: dict[str, Any] = {
            "format": "snorum-message",
            "version": 1,
            "type": choose.choice(["goto", "theme", "lang"]),
        }
        for key in choose.sample(["format", "version", "type"], choose.choice([0, 0, 0, 1, 2])):
            message[key] = choose.choice(values)
        for key in ("position", "step", "theme", "lang"):
            if choose.random() < 0.6:
                message[key] = choose.choice(values)
        said.append(message if choose.random() < 0.9 else choose.choice(values))
    page.evaluate("heard.length = 0")
    text = json.dumps(said).replace("Infinity", "1e999")
    page.evaluate(f"() => {{ for (const each of {text}) frames[0].postMessage(each, '*'); }}")
    # A message of the right form from another window than the host is none either.
    good = "{ format: 'snorum-message', version: 1, type: 'goto', step: 6 }"
    page.frames[2].evaluate(f"() => parent.frames[0].postMessage({good}, '*')")
    page.frames[1].evaluate(f"() => postMessage({good}, '*')")
    tell(page, type="goto", step=3)
    expect(position(demo)).to_have_text("3 / 7")
    assert [step["n"] for step in heard(page, "step")] == [3]
    assert "/en/embed/" in page.frames[1].url


def test_an_element_tells_its_page_and_follows_its_attributes(
    open_page: OpenPage, host: Host, make_host: MakeHost
) -> None:
    listen = "window.told = []; for (const name of ['ready', 'step', 'branch', 'error'])"
    listen += " addEventListener(`snorum-${name}`, ({ type, detail }) => told.push([type, detail]));"
    body = f'<script type="module" src="{host.url}/assets/player/snorum-demo.js"></script>'
    body += f'<snorum-demo src="{host.url}/{GERMAN}frames.json" seat="A" theme="dark"></snorum-demo>'
    page = open_page("/", url=make_host(body, script=listen), color_scheme="light")
    demo = page.locator("snorum-demo")
    expect(demo.locator('.sn-player .sn-seat[data-seat="B"] [data-card="??"]').first).to_be_visible(timeout=READY)
    expect(demo).to_have_css("background-color", "rgb(18, 18, 18)")
    demo.evaluate("demo => { demo.goTo(1); }")
    page.wait_for_function("() => told.some(([type, detail]) => type === 'snorum-step' && detail.n === 1)")
    assert page.evaluate("told[0][0]") == "snorum-ready"
    demo.evaluate("demo => { demo.setAttribute('deck', 'german'); demo.setAttribute('seat', 'all'); }")
    expect(demo.locator('.sn-player .sn-stage svg[data-skin="german"]').first).to_be_visible(timeout=READY)
    expect(demo.locator('.sn-player .sn-seat [data-card="??"]')).to_have_count(0)
    demo.evaluate("demo => { demo.setLang('fa'); }")
    expect(demo.locator(".sn-player")).to_have_attribute("dir", "rtl", timeout=READY)
    expect(position(demo)).to_contain_text("۱ از")
    expect(demo.locator('.sn-player .sn-stage svg[data-skin="german"]').first).to_be_visible(timeout=READY)
    expect(demo).to_have_css("background-color", "rgb(18, 18, 18)")
    demo.evaluate("demo => { demo.setLang('xx'); }")
    page.wait_for_function("() => told.some(([type]) => type === 'snorum-error')", timeout=READY)
    expect(demo.locator(".sn-player")).to_have_attribute("lang", "fa")
    expect(demo).to_have_attribute("lang", "fa")
    demo.evaluate("demo => { demo.removeAttribute('theme'); demo.setAttribute('mode', 'diagram'); }")
    expect(demo).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(demo.locator(".sn-player .sn-bar")).to_be_hidden()
