"""A Chromium to measure in, at full speed or slowed down as a whole."""

import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import Browser, sync_playwright

from bench.measure.paths import ROOT

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 180_000
"""Milliseconds that a page may take before it counts as stuck: what is measured is not the clock alone."""
SLICE = 0.005
"""Seconds that a slowed process runs before it is stopped again."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The Chromium that the browser tests use, until the block ends."""
    find = ["sh", str(ROOT / "build_tools/setup/browser.sh")]
    program = subprocess.run(find, check=True, capture_output=True, text=True).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def slowed(browser: Browser, factor: int) -> Iterator[None]:
    """Give the browser's processes one part in `factor` of their time, until the block ends.

    Chromium's own throttling does not reach workers, so the processes are stopped and continued in turn.
    """
    session = browser.new_browser_cdp_session()
    known = {int(each["id"]) for each in session.send("SystemInfo.getProcessInfo")["processInfo"]}
    session.detach()
    over = threading.Event()
    thread = threading.Thread(target=_slow_down, args=(known, factor, over), daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _slow_down(processes: set[int], factor: int, over: threading.Event) -> None:
    while not over.is_set():
        _signal(processes, signal.SIGSTOP)
        time.sleep(SLICE * (factor - 1))
        _signal(processes, signal.SIGCONT)
        time.sleep(SLICE)


def _signal(processes: set[int], number: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)
