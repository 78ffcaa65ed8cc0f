"""The rules of a step are the same in the page without a script, and in the player that takes its place."""

from collections.abc import Callable

import pytest
from kinds import paths
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
READY = 30_000
WAYS = "(links) => links.map((link) => [link.href, link.textContent])"


@pytest.mark.parametrize("code", ["en", "fa"])
def test_the_player_names_the_rules_that_the_page_names(open_page: OpenPage, code: str) -> None:
    path = next(path for path in paths("example") if "snip-sequence" in path)
    static = open_page(f"/{code}/{path}", java_script_enabled=False)
    named = [step.locator("a").evaluate_all(WAYS) for step in static.locator(".sn-figure .sn-steps > li").all()]
    assert sum(map(len, named)) > len(named) / 2
    page = open_page(f"/{code}/{path}")
    steps = page.locator("snorum-demo .sn-step")
    expect(steps).to_have_count(len(named), timeout=READY)
    for number, ways in enumerate(named):
        steps.nth(number).click()
        expect(steps.nth(number)).to_have_attribute("aria-current", "step", timeout=READY)
        links = page.locator(".sn-rules a")
        expect(links).to_have_count(len(ways), timeout=READY)
        assert links.evaluate_all(WAYS) == ways
