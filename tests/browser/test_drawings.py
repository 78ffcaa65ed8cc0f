"""Charts and lines of time in the browser, under the site's own policy: every label stands where its drawing is."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
READY = 30_000

COLUMNS = """(axis) => {
  const whole = axis.getBoundingClientRect().width;
  return [...axis.children].map((rank) => [Number(rank.dataset.columns), rank.getBoundingClientRect().width / whole]);
}"""
"""Of every rank over a chart: how many cards it has, and its share of the width."""

YEARS = """(axis) => {
  const line = document.querySelector(".sn-timeline svg").getBoundingClientRect();
  const isMirrored = getComputedStyle(axis).direction === "rtl";
  return [...axis.children].map((year) => {
    const own = year.getBoundingClientRect();
    return (isMirrored ? line.right - own.right : own.left - line.left) / line.width;
  });
}"""
"""Of every year: how far along the line of time it stands, in the direction of reading."""


@pytest.mark.parametrize("code", ["en", "fa"])
@pytest.mark.parametrize("width", [320, 1280])
def test_a_rank_is_as_wide_as_its_cards(open_page: OpenPage, code: str, width: int) -> None:
    page = open_page(f"/{code}/games/vorms/", viewport={"width": width, "height": 800})
    axis = page.locator(".sn-chart-axis").first
    expect(axis).to_be_visible(timeout=READY)
    found = axis.evaluate(COLUMNS)
    pack = sum(columns for columns, _ in found)
    assert len({columns for columns, _ in found}) > 1
    # A pixel stands between two ranks.
    assert all(share == pytest.approx(columns / pack, abs=0.02) for columns, share in found)


@pytest.mark.parametrize("code", ["en", "fa"])
@pytest.mark.parametrize("width", [320, 1280])
def test_years_stand_at_their_places(open_page: OpenPage, code: str, width: int) -> None:
    page = open_page(f"/{code}/families/karnoffel/", viewport={"width": width, "height": 800})
    axis = page.locator(".sn-timeline-axis")
    expect(axis).to_be_visible(timeout=READY)
    # 1600 to 2050, a year every hundred.
    assert axis.evaluate(YEARS) == pytest.approx([0, 2 / 9, 4 / 9, 6 / 9, 8 / 9], abs=0.005)
