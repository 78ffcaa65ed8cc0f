"""What tests of several folders share. It is read inside Pyodide too, so it imports only what is there."""

import os
import shutil
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

CHROMIUM_FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name that is not this machine's own has no secure context over plain HTTP.
    "--host-resolver-rules=MAP insecure.test 127.0.0.1",
]


@pytest.fixture(scope="session")
def chromium() -> "Iterator[Browser]":
    """The one Chromium of a test run; a test takes a context of its own from it."""
    from playwright.sync_api import sync_playwright

    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    program = os.environ.get("SNORUM_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert program is not None, "no Chromium: name one in SNORUM_CHROMIUM, or run `make test`, which looks for one"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()
