"""The development server with the whole site in memory.

`serve.rebuild_ms`: milliseconds by the clock from the write of a changed message until whoever has a page open has the
changed page; the median of several changes, after the server has made every page once.
`serve.rebuild_cpu_ms`: CPU milliseconds of the server for such a change until nothing is left to make anew.
"""

import json
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from bench.measure import Figures
from bench.measure.paths import ROOT, SITE
from mkdocs_snorum.build import published_url
from mkdocs_snorum.content import Roots
from mkdocs_snorum.watch.live import LiveSite
from mkdocs_snorum.watch.server import LiveServer

WORDS = ("Qa", "Qe", "Qi", "Qo", "Qu", "Qy", "Qz")
"""What the message begins with, one after the other: on no page, and no number, which may not stand in a message."""
PAGE, MESSAGE = "de/games/nobble/", "nav-home"


def figures() -> Figures:
    """Serve a copy of the languages, change one of its messages, and wait for the page."""
    with tempfile.TemporaryDirectory(prefix="snorum-bench-") as name:
        project = Path(name)
        shutil.copytree(ROOT / "docs", project / "docs")
        live = LiveSite(Roots.of_project(project), published_url(SITE), SITE)
        if not live.refresh():
            raise SystemExit("bench: the content has faults; see `snorum-site check`")
        server = LiveServer(live, SITE, port=0)
        server.start()
        try:
            walls, cpus = zip(*_rounds(server, project / "docs/de/words/site.ftl"), strict=True)
        finally:
            server.stop()
    return {
        "serve.rebuild_ms": round(statistics.median(walls) * 1000),
        "serve.rebuild_cpu_ms": round(statistics.median(cpus) * 1000),
    }


def _rounds(server: LiveServer, file: Path) -> list[tuple[float, float]]:
    _settle(server)
    page = _get(server, PAGE).read().decode()
    after = page.partition("?after=")[2].partition('"')[0]
    told = _get(server, f"_snorum/events?after={after}")
    text = file.read_text(encoding="utf-8")
    rounds = []
    for word in WORDS:
        wall, cpu = time.perf_counter(), time.process_time()
        file.write_text(text.replace(f"\n{MESSAGE} = ", f"\n{MESSAGE} = {word} "), encoding="utf-8")
        assert f"{word} " not in page
        while f"{word} " not in page:
            line = told.readline()
            if line.startswith(b"data: ") and f"/{PAGE}" in json.loads(line.removeprefix(b"data: "))["pages"]:
                page = _get(server, PAGE).read().decode()
        seen = time.perf_counter() - wall
        _settle(server)
        rounds.append((seen, time.process_time() - cpu))
    return rounds


def _get(server: LiveServer, path: str) -> Any:
    return urlopen(server.url + path)  # noqa: S310 (our own server)


def _settle(server: LiveServer) -> None:
    """Wait until every page is made."""
    while server.workshop.is_busy:
        time.sleep(0.05)
