"""The score card in print: one page of paper in every language, whatever the script."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

CARDS = ("games/schnapsen/score-card/", "games/schnapsen/short/score-card/")


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("code", ["en", "fa", "ar", "it", "pt", "de"])
def test_a_score_card_prints_on_one_page(open_page: Callable[..., Page], code: str, paper: str) -> None:
    for path in CARDS:
        page = open_page(f"/{code}/{path}")
        counts = re.findall(rb"/Count (\d+)", page.pdf(format=paper))
        assert counts == [b"1"], (path, counts)
        page.emulate_media(media="print")
        assert page.locator(".sn-count").first.is_visible()
        assert not page.locator(".sn-score").first.is_visible()


def test_a_score_card_fits_a_narrow_screen(open_page: Callable[..., Page]) -> None:
    for code in ("en", "fa"):
        page = open_page(f"/{code}/{CARDS[0]}", viewport={"width": 320, "height": 700})
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
