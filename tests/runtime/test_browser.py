"""The engine in Chromium: from the published files and no others, and never an endless wait."""

import functools
import http.server
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from mkdocs_snorum.runtime import read_manifest

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
STRICT = (
    "default-src 'none'; img-src data:; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'"
)
PAGE = b"<!doctype html><html lang='en'><meta charset='utf-8'><title>engine</title><link rel='icon' href='data:,'>"

HELLO = """async () => {
  const { engine } = await import("/player/client.js");
  try {
    const answer = await engine.call({ call: "hello" }, "/runtime/manifest.json");
    return { answer, state: engine.state };
  } catch (error) {
    return { reason: error.reason, detail: error.message, state: engine.state };
  }
}"""


class Reply(NamedTuple):
    """What the site answers instead of a file of its own."""

    status: int = 200
    body: bytes | None = None
    media_type: str | None = None


class Site(NamedTuple):
    """A plain static host, and what was asked of it; `hold` keeps replies with this path until it is set."""

    url: str
    asked: list[str]
    replies: dict[str, Reply]
    headers: dict[str, str]
    held: dict[str, threading.Event]


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - the base class has it so
        ".js": "text/javascript",
        ".json": "application/json",
        ".wasm": "application/wasm",
        ".zip": "application/zip",
        "": "application/octet-stream",
    }
    site: Site

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        self.site.asked.append(path)
        if path in self.site.held:
            self.site.held[path].wait()
        reply = self.site.replies.get(path, Reply())
        if path == "/":
            reply = Reply(body=PAGE, media_type="text/html")
        file = Path(self.translate_path(path))
        body = reply.body if reply.body is not None else file.read_bytes() if file.is_file() else None
        self.send_response(404 if body is None else reply.status)
        self.send_header("Content-Type", reply.media_type or self.guess_type(path))
        self.send_header("Content-Length", str(len(body or b"")))
        for name, value in self.site.headers.items():
            self.send_header(name, value)
        self.end_headers()
        with suppress(ConnectionError):  # the page may have gone
            self.wfile.write(body or b"")

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def serve(folder: Path, **headers: str) -> Iterator[Site]:
    site = Site("", [], {}, {name.replace("_", "-"): value for name, value in headers.items()}, {})
    handler = type("SiteHandler", (Handler,), {"site": site})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=folder))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield site._replace(url=f"http://127.0.0.1:{server.server_port}/")
    finally:
        for event in site.held.values():
            event.set()
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    with serve(folder) as site:
        yield site


@pytest.fixture
def files(runtime: Path) -> dict[str, str]:
    """The path of each file, by its role."""
    manifest = read_manifest(runtime)
    assert manifest is not None
    named = {str(role): f"/runtime/{entry['name']}" for role, entry in manifest["files"].items()}
    return named | {"worker": "/player/snorum-worker.js", "manifest": "/runtime/manifest.json"}


def hello(page: Page, url: str) -> dict[str, Any]:
    page.goto(url)
    found: dict[str, Any] = page.evaluate(HELLO)
    return found


def test_it_answers_from_the_published_files_alone(page: Page, site: Site, files: dict[str, str]) -> None:
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    assert "snip-sequence" in hello(page, site.url)["answer"]["games"]
    assert sorted(set(site.asked)) == sorted(["/", "/player/client.js", *files.values()])
    assert all(url.startswith((site.url, "data:")) for url in asked)
    before = len(site.asked)
    assert page.evaluate(HELLO)["state"]["kind"] == "ready"
    assert len(site.asked) == before


def test_it_tells_its_bytes(page: Page, site: Site, runtime: Path) -> None:
    page.goto(site.url)
    states = page.evaluate("""async () => {
      const { engine } = await import("/player/client.js");
      const states = [];
      engine.watch((state) => states.push(state), new AbortController().signal);
      await engine.call({ call: "hello" }, "/runtime/manifest.json");
      return states;
    }""")
    manifest = json.loads((runtime / "manifest.json").read_text(encoding="utf-8"))
    total = sum(entry["size"] for entry in manifest["files"].values())
    done = [state["done"] for state in states if state["kind"] == "starting"]
    assert done == sorted(done)
    assert done[0] == 0
    assert done[-1] == total
    assert states[-1] == {"kind": "ready", "version": manifest["engine"]}


def test_the_strict_policy_is_enough(page: Page, folder: Path) -> None:
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type in {"error", "warning"} else None)
    with serve(folder, Content_Security_Policy=STRICT) as site:
        assert "answer" in hello(page, site.url)
    assert errors == []


@pytest.mark.parametrize(
    "policy",
    [
        STRICT.replace(" 'wasm-unsafe-eval'", ""),
        STRICT.replace("worker-src 'self'", "worker-src 'none'"),
        STRICT.replace("connect-src 'self'", "connect-src 'none'"),
    ],
)
def test_a_stricter_policy_blocks_it_and_says_so(page: Page, folder: Path, policy: str) -> None:
    with serve(folder, Content_Security_Policy=policy) as site:
        assert hello(page, site.url)["state"] == {"kind": "unavailable", "reason": "blocked"}


@pytest.mark.parametrize("role", ["worker", "manifest", "script", "wasm", "library", "engine"])
def test_a_missing_file(page: Page, site: Site, files: dict[str, str], role: str) -> None:
    site.replies[files[role]] = Reply(status=404, body=b"<!doctype html>", media_type="text/html")
    assert hello(page, site.url)["state"] == {"kind": "unavailable", "reason": "missing"}


@pytest.mark.parametrize("harm", ["another byte", "cut short", "a page instead"])
@pytest.mark.parametrize("role", ["manifest", "script", "wasm", "library", "engine"])
def test_a_damaged_file(page: Page, site: Site, folder: Path, files: dict[str, str], role: str, harm: str) -> None:
    data = (folder / files[role].lstrip("/")).read_bytes()
    middle = len(data) // 2
    if harm == "another byte":
        # Each stays what its kind is: JSON, a script that runs, a module that compiles, an archive.
        at = {"manifest": data.find(b"snorum-runtime"), "script": data.find(b"Unsupported data type")}.get(role, middle)
        assert at > 0
        reply = Reply(body=data[:at] + bytes([data[at] ^ 2]) + data[at + 1 :])
    elif harm == "cut short":
        reply = Reply(body=data[:middle])
    else:
        reply = Reply(body=b"<!doctype html><title>Not here</title>", media_type="text/html")
    site.replies[files[role]] = reply
    found = hello(page, site.url)
    assert found["state"] == {"kind": "unavailable", "reason": "damaged"}, found


def test_the_media_type_of_the_wasm_file_does_not_matter(page: Page, site: Site, files: dict[str, str]) -> None:
    site.replies[files["wasm"]] = Reply(media_type="application/octet-stream")
    assert "answer" in hello(page, site.url)


def test_the_media_type_of_the_script_does(page: Page, site: Site, files: dict[str, str]) -> None:
    site.replies[files["script"]] = Reply(media_type="text/plain")
    assert hello(page, site.url)["state"] == {"kind": "unavailable", "reason": "damaged"}


@pytest.mark.parametrize("role", ["worker", "manifest", "script", "wasm", "library", "engine"])
def test_a_file_that_never_comes_stalls_and_can_be_tried_again(
    page: Page, site: Site, files: dict[str, str], role: str
) -> None:
    site.held[files[role]] = threading.Event()
    page.clock.install()
    page.goto(site.url)
    page.evaluate("""async () => {
      const { engine } = await import("/player/client.js");
      engine.warm("/runtime/manifest.json");
    }""")
    page.clock.fast_forward(60_000)
    state = """async () => (await import("/player/client.js")).engine.state"""
    assert page.evaluate(state) == {"kind": "unavailable", "reason": "stalled"}
    site.held.pop(files[role]).set()
    assert "answer" in page.evaluate(HELLO)


def test_it_can_be_cancelled(page: Page, site: Site, files: dict[str, str]) -> None:
    site.held[files["wasm"]] = threading.Event()
    page.goto(site.url)
    ended = page.evaluate("""async () => {
      const { engine } = await import("/player/client.js");
      const call = engine.call({ call: "hello" }, "/runtime/manifest.json").catch((error) => error.reason);
      engine.cancel();
      return [await call, engine.state];
    }""")
    assert ended == ["cancelled", {"kind": "idle"}]


def test_digests_are_checked_without_a_secure_context(
    page: Page, site: Site, folder: Path, files: dict[str, str]
) -> None:
    url = site.url.replace("127.0.0.1", "insecure.test")
    found = hello(page, url)
    assert page.evaluate("isSecureContext") is False
    assert "answer" in found
    size = (folder / files["library"].lstrip("/")).stat().st_size
    site.replies[files["library"]] = Reply(body=b"x" * size)
    assert hello(page, url)["state"] == {"kind": "unavailable", "reason": "damaged"}


def test_a_page_of_another_origin_may_use_it(page: Page, folder: Path, tmp_path: Path) -> None:
    with serve(folder, Access_Control_Allow_Origin="*") as site, serve(tmp_path) as other:
        page.goto(other.url)
        answer = page.evaluate(
            """async (base) => {
              const { engine } = await import(`${base}player/client.js`);
              return await engine.call({ call: "hello" }, `${base}runtime/manifest.json`);
            }""",
            site.url,
        )
    assert "snip-sequence" in answer["games"]
