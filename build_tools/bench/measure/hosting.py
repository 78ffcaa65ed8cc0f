"""A host for what a browser is measured with: files compressed as a good host does it, over a line that may be slow."""

import hashlib
import mimetypes
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple, override

import brotli

from bench.measure.paths import ROOT

mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")

COMPRESSED = ROOT / "build/.cache/bench-brotli"
FOR_EVER = "max-age=31536000, immutable"
ANEW = "no-cache"
CHUNK = 16_384
BEST, QUICK = 11, 5
BIG = (".wasm", ".zip", ".js", ".whl", ".mjs", ".bin")
"""What is compressed at its best; pages are many and small."""


class Line(NamedTuple):
    """A line to the reader: bytes a second for all answers together, and seconds from question to answer."""

    rate: float
    delay: float


SLOW = Line(rate=9e6 / 8, delay=0.170)
"""9 Mbit/s, 170 ms."""


class Host:
    """Files by their address, `/` among them; `line` may be changed while it serves, None for the machine's own."""

    def __init__(self, files: Mapping[str, Path | bytes]) -> None:
        self.line: Line | None = None
        self.url = ""
        self.sleep: Callable[[float], None] = time.sleep
        self.clock: Callable[[], float] = time.monotonic
        self._files = files
        self._packed: dict[str, tuple[bytes, str]] = {}
        self._turn = threading.Lock()
        self._free = 0.0
        """The time at which the line has sent all that was given to it."""

    def find(self, path: str) -> tuple[bytes, str] | None:
        """The compressed bytes of a file, and how long it may be kept."""
        if path not in self._packed and path in self._files:
            self._packed[path] = _pack(path, self._files[path])
        return self._packed.get(path)

    def prepare(self) -> None:
        """Compress everything now, so that no answer waits for it."""
        for path in self._files:
            self.find(path)

    def wait_for(self, size: int, line: Line) -> None:
        """Wait until the line has sent so many bytes more."""
        with self._turn:
            self._free = max(self._free, self.clock()) + size / line.rate
            until = self._free
        self.sleep(max(0.0, until - self.clock()))


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments: object, host: Host) -> None:
        self.host = host
        super().__init__(*arguments)  # type: ignore[arg-type]

    @override
    def handle(self) -> None:
        with suppress(ConnectionError):  # the browser may have gone
            super().handle()

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        line, found = self.host.line, self.host.find(path)
        if line is not None:
            self.host.sleep(line.delay)
        body, kept = found or (b"", ANEW)
        self.send_response(404 if found is None else 200)
        self.send_header(
            "Content-Type", "text/html" if path.endswith("/") else mimetypes.guess_type(path)[0] or "text/plain"
        )
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", kept)
        self.end_headers()
        for start in range(0, len(body), CHUNK):
            part = body[start : start + CHUNK]
            if line is not None:
                self.host.wait_for(len(part), line)
            self.wfile.write(part)

    @override
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def _pack(path: str, source: Path | bytes) -> tuple[bytes, str]:
    data = source if isinstance(source, bytes) else source.read_bytes()
    # What keeps its name from one version to the next is asked for anew.
    return compress(data, BEST if path.endswith(BIG) else QUICK), ANEW if path.endswith(
        ("/", "/manifest.json")
    ) else FOR_EVER


def compress(data: bytes, quality: int) -> bytes:
    """The data compressed with brotli; at its best it takes half a minute for an interpreter, so that is kept."""
    if quality < BEST:
        quick: bytes = brotli.compress(data, quality=quality)
        return quick
    kept = COMPRESSED / f"{hashlib.sha256(data).hexdigest()}.br"
    if not kept.exists():
        COMPRESSED.mkdir(parents=True, exist_ok=True)
        partial_file = kept.with_suffix(".part")
        partial_file.write_bytes(brotli.compress(data, quality=quality))
        partial_file.replace(kept)
    return kept.read_bytes()


def site_files(site: Path) -> dict[str, Path | bytes]:
    """Every file of a built site by its address, the pages by that of their folder."""
    files = sorted(path for path in site.rglob("*") if path.is_file())
    return {f"/{path.relative_to(site).as_posix()}".removesuffix("index.html"): path for path in files}


@contextmanager
def serve(files: Mapping[str, Path | bytes]) -> Iterator[Host]:
    """Serve the files on a free port of this machine until the block ends."""
    host = Host(files)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, host=host))
    host.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield host
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
