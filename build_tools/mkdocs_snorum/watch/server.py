"""The development server: pages from memory, everything else from where it lies, and news of every change."""

import json
import os
import sys
import threading
from collections.abc import Mapping
from functools import partial
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import override

from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer

from ..assets_files import EMBED_STYLES, PAGE_STYLES, STYLES, minify_style
from ..content import Roots
from ..offline import OFF, WORKER
from ..parts import find_part
from ..serve import SiteHandler
from .live import LiveSite
from .workshop import SCRIPT, News, Workshop

EVENTS, LIVE = "/_snorum/events", "/_snorum/live.js"
WAIT = 15.0
"""Seconds after which a browser that waits for news is sent a sign of life."""
READ = frozenset({".ftl", ".toml", ".jinja", ".html", ".svg", ".css", ".md", ".json", ".js", ".py", ".png", ".woff2"})


class LiveHandler(SiteHandler):
    """Answers with pages of the workshop; what it does not make comes from the folders, then from the built site."""

    def __init__(self, *args: object, workshop: Workshop, folders: Mapping[str, Path], **kwargs: object) -> None:
        self.workshop = workshop
        self.folders = folders
        super().__init__(*args, site_url=workshop.site.site_url, **kwargs)

    @override
    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        if path == EVENTS:
            self._events()
        elif path == LIVE:
            self._answer(HTTPStatus.OK, SCRIPT.read_text("utf-8"), "text/javascript; charset=utf-8")
        elif (page := self.workshop.document(path.lstrip("/"))) is not None:
            self._page(HTTPStatus.OK, page)
        elif not self._style(path) and not self._made(path):
            super().do_GET()

    @override
    def translate_path(self, path: str) -> str:
        wanted = path.partition("?")[0].lstrip("/")
        for prefix, folder in self.folders.items():
            if wanted.startswith(prefix) and (file := folder / wanted.removeprefix(prefix)).is_file():
                return str(file)
        return super().translate_path(path)

    @override
    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code == HTTPStatus.NOT_FOUND:
            language = self.path.strip("/").partition("/")[0]
            for name in (f"{language}/404.html", "404.html"):
                if (page := self.workshop.document(name)) is not None:
                    self._page(HTTPStatus.NOT_FOUND, page)
                    return
        super().send_error(code, message, explain)

    @override
    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def _page(self, status: HTTPStatus, text: str) -> None:
        script = f'<script src="{LIVE}?after={self.workshop.last}" type="module"></script>\n</body>'
        self._answer(status, text.replace("</body>", script), "text/html; charset=utf-8")

    def _style(self, path: str) -> bool:
        """Send a style sheet of ours as the site has it; False where the path is none."""
        name = path.removeprefix("/assets/")
        file = self.workshop.site.roots.docs / "assets" / name
        if name not in (*STYLES, *EMBED_STYLES, *PAGE_STYLES) or not file.is_file():
            return False
        self._answer(HTTPStatus.OK, minify_style(file.read_text("utf-8")), "text/css; charset=utf-8")
        return True

    def _made(self, path: str) -> bool:
        """Send a file that the generator makes; False where the path is none."""
        text = self.workshop.file(path.lstrip("/"))
        if text is None:
            return False
        if path.endswith("sitemap.xml"):
            text = text.replace(self.site_url, f"http://{self.headers.get('Host', 'localhost')}/")
        self._answer(HTTPStatus.OK, text, self.guess_type(path))
        return True

    def _events(self) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        after = self.headers.get("Last-Event-ID") or self.path.partition("?after=")[2]
        news: News | None = self.workshop.news(after, 0) or self.workshop.now()
        try:
            while not self.workshop.has_ended:
                if news is None:
                    self.wfile.write(b": still here\n\n")
                else:
                    after = news.id
                    told = json.dumps({"pages": news.pages, "faults": news.faults})
                    self.wfile.write(f"id: {after}\ndata: {told}\n\n".encode())
                self.wfile.flush()
                news = self.workshop.news(after, WAIT)
        except (BrokenPipeError, ConnectionResetError):
            return


class _Inputs(FileSystemEventHandler):
    """Tells the workshop of every change of a file that the site is made from."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop
        self.has_new_python = threading.Event()

    @override
    def on_any_event(self, event: FileSystemEvent) -> None:
        if event.is_directory or event.event_type in ("opened", "closed_no_write"):
            return
        paths = [Path(os.fsdecode(path)) for path in (event.src_path, event.dest_path) if path]
        suffixes = {path.suffix for path in paths if "__pycache__" not in path.parts} & READ
        if ".py" in suffixes:
            self.has_new_python.set()
        elif suffixes:
            self._workshop.change(everywhere=bool(suffixes & {".css", ".js", ".svg", ".png", ".woff2"}))


class LiveServer:
    """The server with its workshop and the watch over the inputs; port 0 takes a free one."""

    def __init__(self, site: LiveSite, built: Path, *, host: str = "127.0.0.1", port: int = 8000) -> None:
        self.workshop = Workshop(site)
        roots = site.roots
        folders = {
            "assets/player/": roots.project / "build" / "player",
            "assets/runtime/": roots.project / "build" / "runtime",
            "assets/": roots.docs / "assets",
        }
        if (player := find_part("player")) is not None:
            # What is looked at here changes: a worker that the built site left in the browser goes.
            folders[WORKER] = player / OFF
        handler = partial(LiveHandler, workshop=self.workshop, folders=folders, directory=str(built))
        self.http = ThreadingHTTPServer((host, port), handler)
        self.http.daemon_threads = True
        self.inputs = _Inputs(self.workshop)
        self._observer = Observer()
        for folder in _watched(roots):
            self._observer.schedule(self.inputs, str(folder), recursive=True)
        self._threads = [
            threading.Thread(target=self.workshop.run, daemon=True),
            threading.Thread(target=self.http.serve_forever, daemon=True),
        ]

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://{self.http.server_address[0]!s}:{self.http.server_address[1]}/"

    def start(self) -> None:
        """Answer, watch and work, each in threads of their own."""
        self._observer.start()
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """End all that was started."""
        self._observer.stop()
        self.workshop.end()
        self.http.shutdown()
        self.http.server_close()
        for thread in (self._observer, *self._threads):
            thread.join()


def _watched(roots: Roots) -> list[Path]:
    """The outermost folders that inputs lie in."""
    found = [roots.docs, roots.games.parent, roots.families, roots.core.parent, roots.words, roots.templates.parent]
    found += [folder for folder in (roots.own, roots.shipped, roots.project / "build" / "player") if folder]
    folders = sorted({folder.resolve() for folder in found if folder.is_dir()})
    return [each for each in folders if not any(each != other and each.is_relative_to(other) for other in folders)]


def watch(server: LiveServer) -> None:
    """Serve until the user ends it; a change of Python starts the command anew, if it can be read."""
    server.start()
    print(f"{server.url} (watching; Ctrl-C ends it)", flush=True)
    try:
        while True:
            server.inputs.has_new_python.wait()
            server.inputs.has_new_python.clear()
            if _reads(server.workshop.site.roots):
                break
    except KeyboardInterrupt:
        print()
        server.stop()
        return
    print("Python changed: starting anew", flush=True)
    server.stop()
    os.execv(sys.executable, [sys.executable, "-m", "mkdocs_snorum.cli", *sys.argv[1:]])  # noqa: S606 (this very command)


def _reads(roots: Roots) -> bool:
    """Whether all Python of the games and of the generator can be read; says what cannot."""
    for folder in (roots.games.parent, roots.templates.parent):
        for path in folder.rglob("*.py"):
            try:
                compile(path.read_bytes(), str(path), "exec")
            except (SyntaxError, ValueError, OSError) as error:
                line = getattr(error, "lineno", None) or 1
                print(f"{path}:{line}: this is no Python: {error}", file=sys.stderr, flush=True)
                return False
    return True
