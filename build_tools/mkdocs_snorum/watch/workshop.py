"""Keeps the site in memory up to date: the pages that are open first, then all others, so that every fault is known."""

import gc
import sys
import threading
import time
from collections import OrderedDict
from pathlib import Path
from typing import NamedTuple

from .live import LiveSite

REMEMBERED = 24
"""So many pages, those asked for last, are taken to be open."""

BREATH = 0.001
"""Seconds between two pages that nobody waits for."""


class News(NamedTuple):
    """What a browser is told: the addresses of open pages that changed ("*": every one), and what is wrong."""

    id: str
    """As the browser sends it back to hear what came after."""
    pages: tuple[str, ...]
    faults: tuple[str, ...]


class Workshop:
    """Runs in a thread of its own; whoever asks for a page meanwhile gets it between two others."""

    def __init__(self, site: LiveSite) -> None:
        self.site = site
        self.lock = threading.RLock()
        self._run = str(time.time_ns())
        self._told = threading.Condition()
        self._pages: list[tuple[str, ...]] = []
        self._faults: tuple[str, ...] = ()
        self._changed = threading.Event()
        self._everywhere = threading.Event()
        self._ended = threading.Event()
        self._idle = threading.Event()
        self._open: OrderedDict[str, str] = OrderedDict()

    def change(self, *, everywhere: bool = False) -> None:
        """Say that some input changed; `everywhere`, one that every page loads."""
        if everywhere:
            self._everywhere.set()
        self._changed.set()

    def end(self) -> None:
        """Let the thread and all who wait for news go."""
        self._ended.set()
        self._changed.set()
        with self._told:
            self._told.notify_all()

    @property
    def is_busy(self) -> bool:
        """Whether some page is not made or checked yet."""
        return self._changed.is_set() or not self._idle.is_set()

    @property
    def has_ended(self) -> bool:
        """Whether no news will come."""
        return self._ended.is_set()

    def document(self, url: str) -> str | None:
        """The HTML of a page for a browser, which then has it open; the last good one where its frame has faults."""
        with self.lock:
            text = self.site.document(url) or self._open.get(url)
            if text is not None:
                self._open[url] = text
                self._open.move_to_end(url)
                while len(self._open) > REMEMBERED:
                    self._open.popitem(last=False)
            return text

    def file(self, url: str) -> str | None:
        """A file that is no page."""
        with self.lock:
            return self.site.file(url)

    @property
    def last(self) -> str:
        """The id of the last news."""
        return f"{self._run}-{len(self._pages)}"

    def now(self) -> News:
        """What is wrong at present."""
        return News(self.last, (), self._faults)

    def news(self, after: str, timeout: float) -> News | None:
        """What happened after some news, or None when the time (seconds) is over.

        Whoever heard the last news from another run of the server shall load its page again.
        """
        run, _, number = after.partition("-")
        with self._told:
            if run != self._run or not number.isdigit():
                return News(self.last, ("*",), self._faults)
            self._told.wait_for(lambda: len(self._pages) > int(number) or self.has_ended, timeout)
            heard = self._pages[int(number) :]
            if not heard:
                return None
            return News(self.last, tuple(dict.fromkeys(page for pages in heard for page in pages)), self._faults)

    def run(self) -> None:
        """Take up changes until the end; begins with making every page once."""
        checked: set[str] = set()
        self._fill(checked)
        # What is there now mostly stays; looking through it for garbage again and again takes longer than a change.
        gc.collect()
        gc.freeze()
        while not self.has_ended:
            if not self._changed.is_set():
                self._idle.set()
            self._changed.wait()
            self._changed.clear()
            self._idle.clear()
            is_everywhere = self._everywhere.is_set()
            self._everywhere.clear()
            with self.lock:
                started = time.perf_counter()
                if self.site.refresh():
                    checked &= set(self.site.urls()) - set(self.site.missing())
                    pages = self._changed_pages()
                    self._tell(("*",) if is_everywhere else pages)
                    took = (time.perf_counter() - started) * 1000
                    left = len(self.site.missing())
                    print(f"changed: {len(pages)} open pages in {took:.0f} ms, {left} more to make", flush=True)
                else:
                    self._tell(())
            self._fill(checked)

    def _changed_pages(self) -> tuple[str, ...]:
        """The open pages that differ from what their browsers show."""
        changed = []
        for url, shown in reversed(self._open.items()):
            text = self.site.document(url)
            if text not in (None, shown):
                changed.append(f"/{url}")
        return tuple(changed)

    def _fill(self, checked: set[str]) -> None:
        """Make what is missing and check the ways of every page not checked yet; a change ends this at once."""
        for url in self.site.missing():
            if self._is_interrupted():
                return
            with self.lock:
                before = self.site.ids(url)
                self.site.page(url)
                if before - self.site.ids(url):
                    # Some other page may lead to a place that is gone.
                    checked.clear()
        for url in [url for url in self.site.urls() if url not in checked]:
            if self._is_interrupted():
                return
            with self.lock:
                self.site.check_links([url])
            checked.add(url)
        self._tell(())

    def _is_interrupted(self) -> bool:
        """Whether there is something new to do; whoever waits for a page gets the lock now."""
        time.sleep(BREATH)
        return self._changed.is_set()

    def _tell(self, pages: tuple[str, ...]) -> None:
        faults = tuple(fault.text(self.site.roots.project) for fault in self.site.all_faults())
        with self._told:
            if not pages and faults == self._faults:
                return
            if faults != self._faults:
                print("\n".join(faults) or "no faults", file=sys.stderr, flush=True)
            self._faults = faults
            self._pages.append(pages)
            self._told.notify_all()


SCRIPT = Path(__file__).with_name("live.js")
