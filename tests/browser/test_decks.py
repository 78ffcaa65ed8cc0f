"""Packs on the built site: chosen in the menu, kept, asked for by the address, and said in words."""

from collections.abc import Callable

import pytest
from hosting import Host
from playwright.sync_api import Locator, Page, Route, expect

pytestmark = pytest.mark.browser

EXAMPLE = "games/schnapsen/examples/exchange-before-the-first-trick/"
EMBED = "embed/schnapsen/exchange-before-the-first-trick/"
OpenPage = Callable[..., Page]
READY = 60_000  # milliseconds, as long as the engine may take


def demo_of(page: Page) -> Locator:
    demo = page.locator("snorum-demo").first
    expect(demo.locator(".sn-position")).to_be_visible()
    return demo


def choose(demo: Locator, deck: str) -> None:
    if not demo.locator(".sn-menu").is_visible():
        demo.locator(".sn-more-buttons [aria-expanded]").click()
    demo.locator(".sn-menu select").first.select_option(deck)


def faces(demo: Locator, skin: str) -> Locator:
    return demo.locator(f'.sn-player .sn-stage svg[data-skin="{skin}"]')


def test_the_pack_chosen_in_the_menu_is_shown_named_and_kept(open_page: OpenPage) -> None:
    page = open_page(f"/en/{EXAMPLE}#s=1")
    demo = demo_of(page)
    expect(demo.locator(".sn-panel")).to_contain_text("the jack of trumps")
    choose(demo, "german")
    expect(faces(demo, "german").first).to_be_visible()
    expect(faces(demo, "french")).to_have_count(0)
    expect(demo.locator(".sn-panel")).to_contain_text("the Unter of trumps")
    expect(demo.locator(".sn-position")).to_contain_text("1 /")
    for name in ("queen", "jack", "spades", "clubs", "diamonds"):
        expect(demo.locator(f".sn-player .sn-stage svg[aria-label*={name}]")).to_have_count(0)
    # The list keeps the focus, and the menu stays open, so that the choice can be undone by key.
    expect(demo.locator(".sn-menu select").first).to_be_focused()
    page.goto(page.url.replace("exchange-before-the-first-trick/#s=1", "whole-deal/"))
    expect(faces(demo_of(page), "german").first).to_be_visible()
    choose(demo_of(page), "french")
    expect(faces(demo_of(page), "french").first).to_be_visible()
    expect(faces(demo_of(page), "german")).to_have_count(0)


def test_the_page_around_a_player_is_told_with_the_pack(open_page: OpenPage) -> None:
    page = open_page(f"/en/{EXAMPLE}")
    note = page.locator(".sn-lead")
    expect(note).to_contain_text("The jack becomes an ace")
    choose(demo_of(page), "german")
    expect(note).to_contain_text("The Unter becomes an ace", timeout=READY)
    choose(demo_of(page), "french")
    expect(note).to_contain_text("The jack becomes an ace", timeout=READY)


@pytest.mark.parametrize(("code", "plain", "named"), [("en", "queen", "Ober"), ("fa", "بی‌بی", "اوبر")])
def test_a_lesson_is_told_with_the_pack_that_was_chosen(open_page: OpenPage, code: str, plain: str, named: str) -> None:
    page = open_page(f"/{code}/games/schnapsen/teach/")
    step = page.locator("#step-marry")
    expect(step.locator("p").nth(1)).to_contain_text(plain)
    page.evaluate("() => localStorage.setItem('snorum-deck', 'german')")
    page.reload()
    expect(step.locator("p").nth(1)).to_contain_text(named, timeout=READY)
    expect(step).not_to_contain_text(plain)
    # The picture of a step that has no player yet, too.
    expect(step.locator('.sn-lesson-table svg[data-skin="german"]').first).to_be_attached()
    expect(step.locator('.sn-lesson-table svg[data-skin="french"]')).to_have_count(0)
    # And the players: of a step that lets the reader move, and of one that shows.
    step.locator('[data-act="open"]').press("Enter")
    for shown in (step, page.locator("#step-close")):
        shown.scroll_into_view_if_needed()
        expect(faces(shown.locator("snorum-demo"), "german").first).to_be_visible(timeout=READY)
        expect(faces(shown.locator("snorum-demo"), "french")).to_have_count(0)


def test_cards_may_be_drawn_before_the_theme_comes(open_page: OpenPage) -> None:
    """The theme gives every element its address anew, and what a card is drawn with has one that cannot be given."""
    page = open_page("/en/games/schnapsen/teach/")
    page.evaluate("() => localStorage.setItem('snorum-deck', 'german')")
    held: list[Route] = []
    page.route("**/assets/javascripts/bundle*", lambda route: held.append(route))  # noqa: PLW0108 (Playwright marks its handlers)
    page.reload(wait_until="domcontentloaded")
    expect(page.locator('#step-marry .sn-lesson-table svg[data-skin="german"]').first).to_be_attached(timeout=READY)
    assert page.evaluate("globalThis.location$ === undefined")
    page.route("**/assets/javascripts/bundle*", lambda route: route.continue_())
    for route in held:
        route.continue_()
    page.wait_for_function("() => globalThis.location$ !== undefined", timeout=READY)
    expect(page.locator(".md-sidebar--primary")).to_be_visible()


def test_the_address_of_an_embed_asks_for_a_pack(open_page: OpenPage) -> None:
    page = open_page(f"/de/{EMBED}?deck=german#s=1")
    demo = demo_of(page)
    expect(faces(demo, "german").first).to_be_visible()
    expect(demo.locator(".sn-panel")).to_contain_text("Trumpfunter")
    expect(demo.locator(".sn-position")).to_contain_text("1 /")


def test_a_pack_that_there_is_not_leaves_the_first(open_page: OpenPage) -> None:
    demo = demo_of(open_page(f"/en/{EMBED}?deck=spanish"))
    demo.locator(".sn-more-buttons [aria-expanded]").click()
    expect(demo.locator(".sn-menu select").first).to_have_value("french")
    expect(faces(demo, "french").first).to_be_visible()


def test_words_that_cannot_be_loaded_leave_the_pack_as_it_is(open_page: OpenPage, host: Host) -> None:
    page = open_page(f"/en/{EXAMPLE}")
    demo = demo_of(page)
    demo.locator(".sn-more-buttons [aria-expanded]").click()
    expect(demo.locator(".sn-menu select").first).to_have_value("french")
    host.missing.add("german.json")
    try:
        choose(demo, "german")
        expect(demo.locator(".sn-menu select").first).to_have_value("french")
    finally:
        host.missing.clear()
    expect(faces(demo, "french").first).to_be_visible()


def test_a_line_of_the_reader_s_own_is_told_with_the_pack(open_page: OpenPage) -> None:
    page = open_page(f"/en/{EXAMPLE}?deck=german")
    demo = demo_of(page)
    expect(faces(demo, "german").first).to_be_visible()
    demo.get_by_role("button", name="What if…?").click()
    demo.locator("button.sn-card[data-legal=yes]").first.click(timeout=READY)
    expect(demo.locator(".sn-own-line")).to_be_visible(timeout=READY)
    said = demo.locator(".sn-words").first.inner_text()
    assert any(suit in said for suit in ("acorns", "leaves", "hearts", "bells"))
    assert not any(suit in said for suit in ("clubs", "spades", "diamonds"))


def test_a_game_with_one_pack_offers_no_choice(open_page: OpenPage, host: Host) -> None:
    asked = len(host.asked)
    page = open_page("/en/games/snip-sequence/examples/heart-sequence/?deck=german")
    demo = demo_of(page)
    page.wait_for_load_state("networkidle")
    assert not [path for path in host.asked[asked:] if "snorum-decks" in path]
    expect(faces(demo, "french").first).to_be_visible()
