from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hosting import Host, serve
from playwright.sync_api import Browser, Page

SITE = Path("site")
READY = 60_000
WHOLE = "() => document.documentElement?.dataset.early === undefined"
"""What is below the first view of a page is laid out after it; until then places in it are not what they will be."""


@pytest.fixture(scope="session")
def host() -> Iterator[Host]:
    assert (SITE / "en" / "index.html").is_file(), "the site is not built: run `make site`"
    with serve(SITE) as host:
        yield host


@pytest.fixture
def open_page(chromium: Browser, host: Host) -> Iterator[Callable[..., Page]]:
    """Open a page of the site in a context of its own; scripts' errors fail the test."""
    contexts = []
    errors: list[str] = []

    def open_page(path: str, *, url: str | None = None, allow_errors: bool = False, **options: Any) -> Page:
        # What is kept of the site would hide what a test does to its host.
        settings = {"viewport": {"width": 1280, "height": 900}, "service_workers": "block", **options}
        context = chromium.new_context(**settings)
        contexts.append(context)
        page = context.new_page()
        if not allow_errors:
            page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto((url or host.url) + path)
        if settings.get("java_script_enabled", True):
            page.wait_for_function(WHOLE, timeout=READY)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors
