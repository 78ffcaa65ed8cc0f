"""Without a network: what was read works, what was not says so, and no page is ever given parts of another build."""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from hosting import Host, serve
from kinds import SITE
from playwright.sync_api import Error, Page, expect
from test_player import HEART, READY, ask, demo_of

from mkdocs_snorum.headers import HEADERS
from mkdocs_snorum.offline import no_offline_files, offline_files
from mkdocs_snorum.parts import find_part

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
UNSTORED = HEADERS | {"Cache-Control": "no-store"}
"""So that nothing but the service worker can give what the host does not."""
UNREAD = "games/vorms/"
KEPT = """async () => navigator.serviceWorker.controller !== null
  && await caches.match(location.origin + location.pathname) !== undefined"""
GONE = """async () => (await navigator.serviceWorker.getRegistrations()).length === 0
  && (await caches.keys()).length === 0"""
IS_KEPT = "async (path) => await caches.match(new URL(path, location.href)) !== undefined"
BUILDS = "(async () => (await caches.keys()).map((name) => name.split(' ')[2]).filter((name) => name !== 'marks'))()"
ONLY = f"async (build) => (await {BUILDS}).join() === build"
TAKEN_OVER = f"""async (build) => (await {BUILDS}).includes(build)
  && (({{ installing, waiting, active }}) => !installing && !waiting && active.state === "activated")
    (await navigator.serviceWorker.ready)"""
FETCHED = """async (path) => {
  try { return (await (await fetch(new URL(path, document.baseURI))).text()); } catch { return "refused"; }
}"""
SECOND = "second build"
CHANGED = ("assets/player/*.js", "assets/*.css", "assets/words/*/*.ftl")


class Hosted(NamedTuple):
    """A folder of a host below which the site stands; the way to it can be turned to another build."""

    host: Host
    way: Path

    @property
    def url(self) -> str:
        return f"{self.host.url}/sub"

    def turn(self, site: Path) -> None:
        fresh = self.way.with_name("fresh")
        fresh.symlink_to(site)
        fresh.replace(self.way)


@contextmanager
def hosted(folder: Path, site: Path) -> Iterator[Hosted]:
    way = folder / "web" / "sub"
    way.parent.mkdir()
    way.symlink_to(site)
    with serve(way.parent, UNSTORED) as host:
        yield Hosted(host, way)


def copy(folder: Path) -> Path:
    """The parts and a few pages of the built site, to be changed."""
    for path in [*SITE.glob("*.*"), *(SITE / "assets").rglob("*")]:
        if path.is_file():
            _link(path, folder)
    for pattern in ("", "search", "games/snip-sequence/**", UNREAD):
        for path in (SITE / "en").glob(f"{pattern}/*" if pattern else "*"):
            if path.is_file():
                _link(path, folder)
    _link(SITE / "fa" / "offline.html", folder)
    return folder


def _link(path: Path, folder: Path) -> None:
    place = folder / path.relative_to(SITE)
    place.parent.mkdir(parents=True, exist_ok=True)
    os.link(path, place)


def change(path: Path, text: str) -> None:
    path.unlink()  # it is the built site's own file
    path.write_text(text, encoding="utf-8")


def player() -> Path:
    found = find_part("player")
    assert found is not None
    return found


def make_second(folder: Path) -> Path:
    """Another build: scripts, styles and words differ, and every page says so."""
    site = copy(folder)
    for pattern in CHANGED:
        for path in site.glob(pattern):
            mark = f"\n# {SECOND}\n" if path.suffix == ".ftl" else f"\n/* {SECOND} */\n"
            change(path, path.read_text("utf-8") + mark)
    for path in site.glob("offline.*"):
        path.unlink()
    files = [(path.relative_to(site).as_posix(), path) for path in site.rglob("*") if path.is_file()]
    parts = [(name, path.read_bytes()) for name, path in files if path.suffix != ".html"]
    build, written = offline_files(parts, [], player())
    for name, text in written.items():
        (site / name).write_text(text, encoding="utf-8")
    for name, path in files:
        if name.endswith(".html"):
            change(path, re.sub(r'data-build="\w+"', f'data-build="{build}"', path.read_text("utf-8"), count=1))
    return site


def read(open_page: OpenPage, site: Hosted, path: str, **options: bool) -> Page:
    """Open a page and wait until it is kept."""
    page = open_page(path, url=site.url, service_workers="allow", **options)
    until(page, KEPT)
    return page


def until(page: Page, condition: str, arg: str = "") -> None:
    """Wait in the page until an asynchronous function of it gives true."""
    page.evaluate(
        f"""async ([arg, patience]) => {{
          const end = performance.now() + patience, holds = {condition};
          while (!(await holds(arg))) {{
            if (performance.now() > end) throw new Error(`it never came to be that ${{holds}}`);
            await new Promise((resolve) => setTimeout(resolve, 100));
          }}
        }}""",
        [arg, READY],
    )


def build_of(page: Page) -> str:
    found = page.locator("html").get_attribute("data-build")
    assert found
    return found


def test_without_a_network_a_page_that_was_read_steps_and_its_engine_answers(
    open_page: OpenPage, tmp_path: Path
) -> None:
    with hosted(tmp_path, SITE.resolve()) as site:
        page = read(open_page, site, f"/en/{HEART}")
        ask(page, demo_of(page))
        wasm = next((SITE / "assets/runtime").glob("*.wasm"))
        until(page, IS_KEPT, f"{site.url}/assets/runtime/{wasm.name}")
        page.goto(f"{site.url}/en/games/snip-sequence/")
        until(page, KEPT)
    page.reload()
    demo_of(page)
    page.goto(f"{site.url}/en/{HEART}")
    demo = demo_of(page)
    demo.get_by_role("button", name="Next step").click()
    expect(demo.locator(".sn-position")).to_have_text("1 / 7")
    ask(page, demo)
    page.evaluate("location.hash = '#s=0~7h'")
    expect(demo.locator(".sn-own-line")).to_be_visible(timeout=READY)


@pytest.mark.parametrize("code", ["en", "fa"])
def test_a_page_that_was_not_read_is_answered_in_its_language_with_those_that_were(
    open_page: OpenPage, tmp_path: Path, code: str
) -> None:
    with hosted(tmp_path, SITE.resolve()) as site:
        page = read(open_page, site, f"/{code}/{HEART}")
        title = page.title().rpartition(" · ")[0]
        until(page, IS_KEPT, f"{site.url}/{code}/offline.html")
        until(page, IS_KEPT, f"{site.url}/{code}/")
    response = page.goto(f"{site.url}/{code}/{UNREAD}")
    assert response is not None
    assert response.status == 503
    assert page.url == f"{site.url}/{code}/{UNREAD}"
    assert page.locator("html").get_attribute("lang") == code
    link = page.locator(".sn-kept a")
    expect(link).to_have_text([title])
    # The style sheet is there, at this address too.
    assert page.evaluate("getComputedStyle(document.querySelector('.md-header')).position") == "sticky"
    link.click()
    demo_of(page)
    assert page.url == f"{site.url}/{code}/{HEART}"
    # The home of the language was never opened, and is there all the same.
    page.goto(f"{site.url}/{code}/{UNREAD}")
    page.locator("article .sn-tiles a").click()
    expect(page.locator(".sn-hero")).to_be_visible(timeout=READY)
    assert page.url == f"{site.url}/{code}/"


def test_an_open_page_stays_with_its_build_and_the_next_is_wholly_of_the_new_one(
    open_page: OpenPage, tmp_path: Path
) -> None:
    first, second = copy(tmp_path / "first"), make_second(tmp_path / "second")
    with hosted(tmp_path, first) as site:
        page = read(open_page, site, f"/en/{HEART}", allow_errors=True)
        old = build_of(page)
        until(page, IS_KEPT, f"{site.url}/assets/words/en/snip-sequence.ftl")
        site.turn(second)
        parts = ("assets/words/en/snip-sequence.ftl", "assets/snorum.css", "assets/player/snorum-worker.js")
        for part in parts:
            assert SECOND not in page.evaluate(FETCHED, f"{site.url}/{part}")
        # What was not kept, and is another by now, is not given at all.
        asked = len(site.host.asked)
        assert page.evaluate(FETCHED, f"{site.url}/assets/words/de/vorms.ftl") == "refused"
        assert "/sub/assets/words/de/vorms.ftl" in site.host.asked[asked:]
        # The theme would put the new text into this page: it must load the page instead.
        page.evaluate("window.isOld = true")
        page.locator(f".md-nav--primary a[href$='{UNREAD}']").first.evaluate("link => link.click()")
        page.wait_for_url(f"{site.url}/en/{UNREAD}")
        page.wait_for_function("() => window.isOld === undefined", timeout=READY)
        demo_of(page)
        new = build_of(page)
        assert new != old
        for part in parts:
            assert SECOND in page.evaluate(FETCHED, f"{site.url}/{part}")
        # The new worker takes over whole: with what was read before, and without what is left of the old build.
        until(page, ONLY, new)
        until(page, IS_KEPT, f"{site.url}/en/{HEART}")
    page.goto(f"{site.url}/en/{HEART}")
    demo_of(page)
    assert build_of(page) == new
    assert SECOND in page.evaluate(FETCHED, f"{site.url}/assets/snorum.css")


def test_two_pages_of_two_builds_stand_beside_each_other(open_page: OpenPage, tmp_path: Path) -> None:
    first, second = copy(tmp_path / "first"), make_second(tmp_path / "second")
    with hosted(tmp_path, first) as site:
        page = read(open_page, site, f"/en/{HEART}", allow_errors=True)
        page.reload()
        demo_of(page)
        old = build_of(page)
        site.turn(second)
        other = page.context.new_page()
        other.goto(f"{site.url}/en/games/snip-sequence/")
        demo_of(other)
        new = build_of(other)
        until(other, TAKEN_OVER, new)
        assert SECOND not in page.evaluate(FETCHED, f"{site.url}/assets/snorum.css")
        assert SECOND in other.evaluate(FETCHED, f"{site.url}/assets/snorum.css")
        # The last page of the old build is left: what was kept of that build goes.
        assert old in page.evaluate(BUILDS)
        page.goto(f"{site.url}/en/{HEART}")
        assert build_of(page) == new
        other.reload()
        until(other, ONLY, new)


def test_a_host_that_changes_what_it_sends_keeps_its_readers_without_a_worker(
    open_page: OpenPage, tmp_path: Path
) -> None:
    first = copy(tmp_path / "first")
    change(first / "assets/player/snorum-demo.js", (first / "assets/player/snorum-demo.js").read_text("utf-8") + "\n")
    with hosted(tmp_path, first) as site:
        page = open_page("/robots.txt", url=site.url, service_workers="allow")
        page.add_init_script(END_OF_WORKER)
        page.goto(f"{site.url}/en/{HEART}")
        page.wait_for_function("() => window.ended === 'redundant'", timeout=READY)
        until(page, GONE)
        ask(page, demo_of(page))


def test_switched_off_the_worker_goes_with_all_that_it_kept(open_page: OpenPage, tmp_path: Path) -> None:
    first, off = copy(tmp_path / "first"), copy(tmp_path / "off")
    for path in off.rglob("*.html"):
        change(path, re.sub(r' data-build="\w+"', "", path.read_text("utf-8"), count=1))
    for name, text in no_offline_files(player()).items():
        change(off / name, text)
    with hosted(tmp_path, first) as site:
        page = read(open_page, site, f"/en/{HEART}")
        site.turn(off)
        page.reload()
        gone = (
            "async () => (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length === 0"
        )
        until(page, gone)
        page.reload()
        demo_of(page)
    with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
        page.goto(f"{site.url}/en/{HEART}")


END_OF_WORKER = """
const { register } = ServiceWorkerContainer.prototype;
ServiceWorkerContainer.prototype.register = async function (...settings) {
  const registration = await register.apply(this, settings), { installing } = registration;
  installing.addEventListener("statechange", () => { window.ended = installing.state; });
  return registration;
};
"""
# A page asks for a worker a second after it has come.
LATE = "addEventListener('load', () => setTimeout(() => { window.isLater = true; }, 1500));"
LATER = "() => window.isLater"
NO = "new DOMException('denied', 'SecurityError')"
DENIED = f"Object.defineProperty(Navigator.prototype, 'serviceWorker', {{ get() {{ throw {NO}; }} }});"
REFUSED = f"ServiceWorkerContainer.prototype.register = () => Promise.reject({NO});"
ABSENT = "delete Navigator.prototype.serviceWorker;"


@pytest.mark.parametrize("how", [DENIED, REFUSED, ABSENT], ids=["denied", "refused", "absent"])
def test_where_nothing_may_be_kept_the_page_works_in_silence(open_page: OpenPage, host: Host, how: str) -> None:
    page = open_page("/en/404.html", service_workers="allow")
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text) if message.type in ("error", "warning") else None)
    page.add_init_script(how)
    page.add_init_script(LATE)
    page.goto(f"{host.url}/en/{HEART}")
    page.wait_for_function(LATER, timeout=READY)
    demo = demo_of(page)
    demo.get_by_role("button", name="Next step").click()
    expect(demo.locator(".sn-position")).to_have_text("1 / 7")
    assert told == []


def test_embeds_and_pages_inside_others_are_not_kept(open_page: OpenPage, host: Host) -> None:
    page = open_page("/robots.txt", service_workers="allow")
    page.add_init_script(LATE)
    page.evaluate(
        "(ways) => { document.body.innerHTML = ways.map((way) => `<iframe src='${way}'></iframe>`).join(''); }",
        [f"{host.url}/en/embed/{HEART.removeprefix('games/').replace('examples/', '')}", f"{host.url}/en/{HEART}"],
    )
    for number in (0, 1):
        inside = page.frame_locator("iframe").nth(number)
        expect(inside.locator("snorum-demo .sn-position")).to_be_visible(timeout=READY)
        frame = page.locator("iframe").nth(number).element_handle().content_frame()
        assert frame is not None
        frame.wait_for_function(LATER, timeout=READY)
    assert page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    assert 'data-build="' not in (SITE / "en" / "embed/snip-sequence/heart-sequence/index.html").read_text("utf-8")
