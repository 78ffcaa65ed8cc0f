"""A page arrives in pieces and its scripts long after: wherever the first paint falls, nothing in the header moves."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from typing import override

import pytest
from hosting import Handler, Host
from playwright.sync_api import Browser, Page

from mkdocs_snorum.headers import HEADERS

pytestmark = pytest.mark.browser

SITE = Path("site")
READY = 60_000
LATE = ("/snorum-site.js", "/assets/javascripts/bundle")
"""Our script and the theme's, in the order in which they come."""
CUT = r"<(?:a|label|form|details|button|svg)\b|</(?:label|svg|summary|details)>"
"""Where one more thing of the header is there, or an icon in it."""
WATCH = """() => {
  globalThis.shifts = [];
  globalThis.shiftObserver = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  shiftObserver.observe({ type: "layout-shift", buffered: true });
}"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
MOVED = """() => [...shifts, ...shiftObserver.takeRecords()].flatMap(({ sources }) => sources)
  .map(({ node }) => node?.nodeType === 1 ? node : node?.parentElement)
  .filter((element) => element?.closest(".md-header"))
  .map((element) => element.outerHTML.slice(0, 80))"""


class SlowHost:
    """Sends one page in pieces, each when `send` says so, and every late file when it is let go."""

    def __init__(self, path: str) -> None:
        text = (SITE / path.strip("/") / "index.html").read_text("utf-8")
        start, end = text.index("<header"), text.index("</header>")
        cuts = [start, *(start + found.start() for found in re.finditer(CUT, text[start:end])), end]
        self.path = path
        self.pieces = [text[: cuts[0]], *(text[a:b] for a, b in pairwise(cuts)), text[end:]]
        self.send = threading.Semaphore(0)
        self.let_go = {part: threading.Event() for part in LATE}


class SlowHandler(Handler):
    slow: SlowHost

    @override
    def do_GET(self) -> None:
        for part, event in self.slow.let_go.items():
            if part in self.path:
                event.wait()
        if self.path != self.slow.path:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        for piece in self.slow.pieces:
            self.slow.send.acquire()
            self.wfile.write(piece.encode())


@contextmanager
def serve_slowly(path: str) -> Iterator[tuple[str, SlowHost]]:
    slow = SlowHost(path)
    host = Host("", [], set())
    handler = type("SlowSiteHandler", (SlowHandler,), {"host": host, "headers_added": HEADERS, "slow": slow})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(SITE)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{path}", slow
    finally:
        for event in slow.let_go.values():
            event.set()
        for _ in slow.pieces:
            slow.send.release()
        server.shutdown()
        server.server_close()
        thread.join()


def in_header(pieces: list[str]) -> int:
    """How many elements of the header these pieces begin."""
    return len(re.findall(r"<[a-z]", "".join(pieces)))


@pytest.fixture
def empty_page(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(service_workers="block")
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("path", ["/en/games/snip-sequence/", "/fa/games/snip-sequence/"])
def test_nothing_in_the_header_moves_while_it_arrives(empty_page: Page, path: str, width: int) -> None:
    page = empty_page
    page.set_default_timeout(READY)
    page.set_viewport_size({"width": width, "height": 800})
    page.add_init_script(f"({WATCH})()")
    with serve_slowly(path) as (url, slow):
        slow.send.release()
        page.goto(url, wait_until="commit")
        for count in range(1, len(slow.pieces) - 1):
            slow.send.release()
            page.wait_for_function(
                "(count) => document.querySelectorAll('header, header *').length >= count",
                arg=in_header(slow.pieces[1 : count + 1]),
            )
            page.evaluate(PAINTED)
        slow.send.release()
        page.wait_for_selector("footer", state="attached")
        page.evaluate(PAINTED)
        assert page.locator(".sn-colours button:visible").count() == 1
        assert page.locator("[data-sn-search][hidden]").count() == 1
        slow.let_go[LATE[0]].set()
        page.wait_for_selector("[data-sn-search]:not([hidden])")
        page.evaluate(PAINTED)
        assert page.evaluate("globalThis.location$ === undefined")
        slow.let_go[LATE[1]].set()
        page.wait_for_function("() => globalThis.location$ !== undefined")
        page.wait_for_load_state("load")
        page.evaluate(PAINTED)
        assert page.evaluate(MOVED) == []


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("path", ["/en/games/snip-sequence/", "/fa/games/snip-sequence/"])
def test_without_script_the_header_keeps_no_room_for_its_buttons(
    chromium: Browser, host: Host, path: str, width: int
) -> None:
    context = chromium.new_context(java_script_enabled=False, viewport={"width": width, "height": 800})
    try:
        page = context.new_page()
        page.goto(host.url + path)
        header = page.locator(".md-header__inner").bounding_box()
        button = page.locator(".sn-languages summary").bounding_box()
        assert header is not None
        assert button is not None
        before = button["x"] - header["x"]
        after = header["width"] - before - button["width"]
        assert 0 <= (before if path.startswith("/fa/") else after) < 12
        assert button["width"] == button["height"] == 40
    finally:
        context.close()
