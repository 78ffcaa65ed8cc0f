"""Serves the built site as a static host would, for looking at it and for tests."""

import mimetypes
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import override

from .headers import HEADERS

mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("text/plain; charset=utf-8", ".ftl")


class SiteHandler(SimpleHTTPRequestHandler):
    """Static files with the headers that a host should send.

    What is missing is answered by each language's own page, and sitemaps name the address asked for: the theme follows
    a link without a full load only where the sitemap names it, so one with the published address would switch that off.
    """

    protocol_version = "HTTP/1.1"

    def __init__(self, *args: object, site_url: str, **kwargs: object) -> None:
        self.site_url = site_url
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    @override
    def handle(self) -> None:
        with suppress(ConnectionError):  # the browser may have gone
            super().handle()

    @override
    def do_GET(self) -> None:
        if self.site_url and self.path.partition("?")[0].endswith("/sitemap.xml"):
            file = Path(self.translate_path(self.path))
            if file.is_file():
                here = f"http://{self.headers.get('Host', 'localhost')}/"
                self._answer(HTTPStatus.OK, file.read_text("utf-8").replace(self.site_url, here), "application/xml")
                return
        super().do_GET()

    @override
    def end_headers(self) -> None:
        # A theme that is not ours may need what our own pages forbid.
        for name, value in (HEADERS if self.site_url else {}).items():
            self.send_header(name, value)
        super().end_headers()

    @override
    def guess_type(self, path: str) -> str:  # type: ignore[override]
        kind = super().guess_type(path)
        return f"{kind}; charset=utf-8" if kind.startswith("text/") and "charset" not in kind else kind

    @override
    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code == HTTPStatus.NOT_FOUND:
            language = self.path.strip("/").partition("/")[0]
            for name in (f"{language}/404.html", "404.html"):
                file = Path(self.directory) / name
                if language.replace("-", "").isalpha() and file.is_file():
                    self._answer(HTTPStatus.NOT_FOUND, file.read_text("utf-8"), "text/html; charset=utf-8")
                    return
        super().send_error(code, message, explain)

    @override
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing; a browser shows what it asks for."""

    def _answer(self, status: HTTPStatus, text: str, kind: str) -> None:
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)


def make_server(site: Path, site_url: str, *, host: str = "127.0.0.1", port: int = 0) -> ThreadingHTTPServer:
    """A server of the folder; port 0 takes a free one (`server_address` tells it).

    `site_url` is the address that our pages are made for; empty for a site without them.
    """
    return ThreadingHTTPServer((host, port), partial(SiteHandler, directory=str(site), site_url=site_url))
