"""An example under other rules on the built site: both outcomes of the first step that differs, or what there is."""

import re

import pytest
from axe import violations
from beside import READY, Beside, OpenPage, ends_with
from playwright.sync_api import Locator, expect

from snorum.compare import compare, with_change

pytestmark = pytest.mark.browser

CODES = ["en", "fa"]
EXAMPLE = "schnapsen/not-frozen"


class Comparison(Beside):
    """The comparison of an example under other rules."""

    @property
    def result(self) -> Locator:
        return self.demo.locator(".sn-compare-result")

    @property
    def sides(self) -> Locator:
        return self.result.locator(".sn-compare-side")

    def wait_for(self, kind: str) -> None:
        expect(self.demo.locator(f'.sn-compare-result[data-kind="{kind}"]')).to_be_visible(timeout=READY)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("width", [360, 1280])
def test_both_outcomes_stand_beside_each_other_or_below(open_page: OpenPage, code: str, width: int) -> None:
    size = {"width": width, "height": 900}
    view = Comparison(open_page, code, EXAMPLE, "?compare=freeze:true#s=2", viewport=size)
    view.wait_for("differs")
    at = compare(view.record, with_change(view.record, option=("freeze", "true"))).at
    expect(view.sides).to_have_count(2)
    first, second = (view.sides.nth(n).bounding_box() for n in range(2))
    assert first is not None
    assert second is not None
    if width < 480:
        assert second["y"] >= first["y"] + first["height"]
    else:
        assert second["y"] == first["y"]
        assert (second["x"] > first["x"]) == (code == "en")
    for link in view.sides.locator("a").all():
        assert view.leads_somewhere(link)
    expect(view.live).to_contain_text(view.result.locator(".sn-compare-verdict").inner_text())
    view.result.locator("button").click()
    expect(view.demo.locator(".sn-steps [aria-current]")).to_be_visible()
    expect(view.page).to_have_url(ends_with(f"?compare=freeze:true#s={at}"), timeout=READY)
    expect(view.sides).to_have_count(2)


@pytest.mark.parametrize("code", CODES)
def test_the_list_says_what_becomes_of_the_example(open_page: OpenPage, code: str) -> None:
    view = Comparison(open_page, code, "nobble/nobbled-round-the-table", "?compare=")
    select = view.demo.locator(".sn-compare select")
    expect(select).to_be_visible(timeout=READY)
    told = select.locator("option[data-kind]").evaluate_all(
        "(all) => all.map(({ value, dataset }) => [value, dataset.kind])"
    )
    assert {kind for _, kind in told} >= {"same", "differs"}
    for value, kind in told:
        change, _, text = value.partition(":")
        option = (change, text) if text else None
        other = with_change(view.record, preset=None if text else change, option=option)
        assert compare(view.record, other).kind == kind, value
    same = next(value for value, kind in told if kind == "same")
    select.select_option(same)
    view.wait_for("same")
    expect(view.page).to_have_url(ends_with(f"?compare={same}"), timeout=READY)


def test_a_step_that_is_not_legal_there_has_its_reason(open_page: OpenPage) -> None:
    view = Comparison(open_page, "en", "schnapsen/claim-in-reply", "?compare=claim_when:on_lead")
    view.wait_for("refused")
    assert view.leads_somewhere(view.sides.last.locator("a"))


def test_the_keyboard_alone_is_enough(open_page: OpenPage) -> None:
    view = Comparison(open_page, "en", EXAMPLE, "?compare=")
    page, select = view.page, view.demo.locator(".sn-compare select")
    expect(select).to_be_visible(timeout=READY)
    select.focus()
    options = select.locator("option").evaluate_all("(all) => all.map(({ value }) => value)")
    for _ in range(options.index("freeze:true")):
        page.keyboard.press("ArrowDown")
    view.wait_for("differs")
    expect(select).to_be_focused()
    expect(select).to_have_value("freeze:true")
    page.keyboard.press("Escape")
    expect(view.demo.locator(".sn-compare")).to_have_count(0)
    assert "compare" not in page.url


@pytest.mark.parametrize(("code", "scheme"), [("fa", "dark"), ("de", "light")])
def test_it_is_accessible_and_fits_a_narrow_screen(open_page: OpenPage, code: str, scheme: str) -> None:
    size = {"width": 320, "height": 800}
    view = Comparison(open_page, code, EXAMPLE, "?compare=freeze:true", viewport=size, color_scheme=scheme)
    view.wait_for("differs")
    assert violations(view.page) == []
    assert view.page.evaluate("document.documentElement.scrollWidth") <= 320


def test_the_language_switch_keeps_the_comparison(open_page: OpenPage) -> None:
    view = Comparison(open_page, "en", EXAMPLE, "?compare=freeze:true#s=2")
    view.wait_for("differs")
    view.page.locator(".sn-languages summary").click()
    view.page.locator('a[data-code="fa"]').first.click()
    expect(view.page).to_have_url(re.compile(r"/fa/.*\?compare=freeze:true#s=2$"), timeout=READY)
    view.wait_for("differs")


@pytest.mark.parametrize("search", ["?compare=%3Cimg%20src=x%3E", "?compare=colour:red", "?compare=__class__:x"])
def test_a_hostile_rule_gets_a_sentence(open_page: OpenPage, search: str) -> None:
    view = Comparison(open_page, "en", EXAMPLE, search)
    expect(view.result).to_contain_text("This link names a rule", timeout=READY)
    assert view.demo.locator(".sn-compare img").count() == 0
