"""What a term of the glossary means: beside the term for pointer, keyboard and finger, and nothing of it before."""

from collections.abc import Callable

import pytest
from kinds import languages
from playwright.sync_api import Locator, Page, Request, expect

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
READY = 30_000
GAME = "games/schnapsen/"


def plain(term: Locator) -> str:
    """What the link of a term says that it means."""
    return term.get_attribute("data-definition") or ""


def term_of(page: Page) -> tuple[Locator, str]:
    """The first term of the rules, and what its link says that it means."""
    term = page.locator("a.sn-term").first
    return term, plain(term)


@pytest.mark.parametrize("code", languages())
def test_a_term_is_explained_to_pointer_and_keyboard(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/{GAME}")
    page.wait_for_load_state("networkidle")
    term, meaning = term_of(page)
    assert meaning
    box = page.locator(".sn-definition")
    term.scroll_into_view_if_needed()
    term.hover()
    expect(box).to_be_visible(timeout=READY)
    expect(box).to_have_text(meaning)
    # It is the description of the link while it is shown, and the pointer may move onto it.
    expect(page.get_by_role("tooltip")).to_have_id(term.get_attribute("aria-describedby") or "none")
    box.hover()
    expect(box).to_be_visible()
    page.mouse.move(1, 1)
    expect(box).to_be_hidden(timeout=READY)
    expect(term).not_to_have_attribute("aria-describedby", "sn-definition")
    # Escape takes it away while the pointer stays.
    term.hover()
    expect(box).to_be_visible(timeout=READY)
    page.keyboard.press("Escape")
    expect(box).to_be_hidden(timeout=READY)
    page.mouse.move(1, 1)
    term.focus()
    expect(box).to_be_visible(timeout=READY)
    expect(box).to_have_text(meaning)
    page.keyboard.press("Escape")
    expect(box).to_be_hidden(timeout=READY)
    expect(term).to_be_focused()


@pytest.mark.parametrize("code", ["en", "fa"])
def test_it_stays_within_a_narrow_page(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/{GAME}", viewport={"width": 320, "height": 700})
    page.wait_for_load_state("networkidle")
    for place in range(4):
        term = page.locator("a.sn-term").nth(place)
        meaning = plain(term)
        assert meaning
        term.focus()
        box = page.locator(".sn-definition")
        expect(box).to_have_text(meaning, timeout=READY)
        found = box.bounding_box()
        assert found is not None
        assert found["x"] >= 0
        assert found["x"] + found["width"] <= 320
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("code", ["en", "ar"])
def test_a_tap_explains_and_the_next_leads_to_the_glossary(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/{GAME}", has_touch=True, viewport={"width": 360, "height": 740})
    page.wait_for_load_state("networkidle")
    term, meaning = term_of(page)
    term.tap()
    box = page.locator(".sn-definition")
    expect(box).to_be_visible(timeout=READY)
    expect(box).to_have_text(meaning)
    assert "#term-" not in page.url
    term.tap()
    page.wait_for_url("**#term-*", timeout=READY)
    expect(page.locator(":target")).to_contain_text(meaning)


def test_nothing_of_it_is_loaded_before_it_is_wanted(open_page: OpenPage) -> None:
    page = open_page("/en/")
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url.rpartition("/")[2])

    page.on("request", note)
    page.goto(page.url + GAME)
    page.wait_for_load_state("networkidle")
    assert any(name.startswith("snorum-site") for name in asked)
    assert not any(name.startswith("snorum-terms") for name in asked)
    page.locator("a.sn-term").first.hover()
    expect(page.locator(".sn-definition")).to_be_visible(timeout=READY)
    assert any(name.startswith("snorum-terms") for name in asked)
