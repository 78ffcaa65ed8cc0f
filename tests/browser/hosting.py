"""A plain static host for the built site, as any web space would be."""

import functools
import http.server
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, Route

from mkdocs_snorum.headers import HEADERS


class Host(NamedTuple):
    """Where the site is served, what was asked of it, and paths that are answered as missing."""

    url: str
    asked: list[str]
    missing: set[str]


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - the base class has it so
        ".html": "text/html; charset=utf-8",
        ".css": "text/css",
        ".js": "text/javascript",
        ".json": "application/json",
        ".svg": "image/svg+xml",
        ".xml": "application/xml",
        ".wasm": "application/wasm",
        ".zip": "application/zip",
        ".woff2": "font/woff2",
        "": "application/octet-stream",
    }
    host: Host
    headers_added: Mapping[str, str]

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        self.host.asked.append(path)
        if any(part in path for part in self.host.missing):
            self.send_error(404)
            return
        with suppress(ConnectionError):  # the page may have gone
            super().do_GET()

    def end_headers(self) -> None:
        for name, value in self.headers_added.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def serve(folder: Path, headers: Mapping[str, str] = HEADERS) -> Iterator[Host]:
    """Serve a folder on a free port of this machine until the block ends, under the policy that a host should set."""
    host = Host("", [], set())
    handler = type("SiteHandler", (Handler,), {"host": host, "headers_added": headers})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield host._replace(url=f"http://127.0.0.1:{server.server_port}")
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def list_pages_at(page: Page, host: Host) -> None:
    """Let the theme bring pages by itself: it takes the host of its sitemap for the page's, but not the port."""

    def with_port(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=response.text().replace("https://snorum.example", host.url))

    page.route("**/sitemap.xml", with_port)
