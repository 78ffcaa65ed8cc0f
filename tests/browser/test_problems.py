"""Problems on the built site: won by playing right, lost by playing wrong and taken back, with the keyboard alone."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from snorum.core.notation import format_action, parse_action
from snorum.playouts import Playouts
from snorum.record import open_record
from snorum.recordtext import parse_record
from snorum.solve import Solver, sound_actions

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
PROBLEMS = "games/schnapsen/problems/"
READY = 60_000  # milliseconds; the engine starts once a page, on a machine that does other things too
CODES = ["en", "fa"]


def is_card(action: str) -> bool:
    return len(action) == len("7h")


class Table:
    """One problem of a page, with the engine beside it to know what is best."""

    def __init__(self, page: Page, code: str, problem: str) -> None:
        self.page, self.article = page, page.locator(f"#{problem}")
        response = page.request.get(f"{page.url}{problem}.json")
        self.document: dict[str, Any] = json.loads(response.text())
        self.words: dict[str, str] = self.document["words"]
        self.record = parse_record(self.document["frames"]["record"])

    @property
    def demo(self) -> Locator:
        return self.article.locator("snorum-demo")

    @property
    def status(self) -> Locator:
        return self.demo.locator(".sn-engine")

    def sit(self) -> None:
        """Press the button, and wait until the engine is there."""
        self.article.locator("[data-sn-solve]").click()
        expect(self.demo.locator(".sn-engine[data-state=ready]")).to_be_visible(timeout=READY)

    def advice(self, actions: list[str]) -> tuple[str, list[str]]:
        """The best action after these, and the others that are legal."""
        game, _, step = open_record(self.record)
        for text in actions:
            step = game.play(step.state, parse_action(text))
        playouts = Playouts(game, Solver(game, is_open=True), 0, self.document["contest"]["value"])
        best = playouts.best(step.state)
        others = [action for action in sound_actions(game, step.state) if action != best]
        return format_action(best), [format_action(action) for action in others]

    def taken(self) -> list[str]:
        """The actions of the line that the reader follows."""
        actions = self.page.evaluate("window.taken ?? []")
        assert isinstance(actions, list)
        return actions

    def control(self, action: str) -> Locator:
        """The card or the button of an action."""
        if is_card(action):
            return self.demo.locator(f'li[data-card="{action}"] button.sn-card')
        verbs = [verdict for verdict in self.last_verdicts() if not is_card(verdict)]
        return self.demo.locator(".sn-engine [role=group] button").nth(verbs.index(action))

    def last_verdicts(self) -> list[str]:
        game, _, step = open_record(self.record)
        for text in self.taken():
            step = game.play(step.state, parse_action(text))
        return [format_action(action) for action, _ in game.explain(step.state)]


def sit_down(open_page: OpenPage, code: str, problem: str) -> Table:
    page = open_page(f"/{code}/{PROBLEMS}")
    page.evaluate("document.addEventListener('snorum-branch', (event) => { window.taken = event.detail.actions; })")
    return Table(page, code, problem)


@pytest.mark.parametrize(("code", "problem"), [("en", "deal-102"), ("fa", "deal-133")])
def test_whoever_plays_right_solves_it(open_page: OpenPage, code: str, problem: str) -> None:
    table = sit_down(open_page, code, problem)
    table.sit()
    while table.status.get_attribute("data-win") not in ("solved", "failed"):
        before = table.taken()
        best, _ = table.advice(before)
        table.control(best).click()
        table.page.wait_for_function("(length) => (window.taken ?? []).length > length", arg=len(before))
        assert table.status.get_attribute("data-win") in ("stands", "solved")
    expect(table.status).to_have_attribute("data-win", "solved")
    expect(table.status).to_contain_text(table.words["solved"].split("{")[0].strip())


@pytest.mark.parametrize("code", CODES)
def test_a_wrong_play_is_said_named_and_taken_back(open_page: OpenPage, code: str) -> None:
    table = sit_down(open_page, code, "deal-1437")
    table.sit()
    best, others = table.advice([])
    wrong = next(action for action in others if len(action) == 2)
    table.control(wrong).click()
    expect(table.status).to_have_attribute("data-win", "lost")
    lost = table.words["lost"].split("{")[0].strip()
    expect(table.demo.locator(".sn-steps")).to_contain_text(lost)
    expect(table.demo.locator(".sn-live")).to_contain_text(lost)
    expect(table.status).to_contain_text(table.words["lost-already"].split("{")[0].strip())
    table.demo.get_by_role("button", name=table.words["take-back-lost"]).click()
    expect(table.demo.locator(".sn-position")).to_contain_text("0" if code == "en" else "۰")
    table.control(best).click()
    expect(table.status).to_have_attribute("data-win", "stands")
    expect(table.demo.locator(".sn-live")).to_contain_text(table.words["stands"])


def test_a_play_against_the_rules_is_refused_with_its_reason(open_page: OpenPage) -> None:
    table = sit_down(open_page, "en", "deal-1437")
    table.sit()
    best, others = table.advice([])
    table.control(next(action for action in others if len(action) == 2)).click()
    expect(table.status).to_have_attribute("data-win", "lost")
    table.demo.locator('button.sn-card[data-legal="no"]').first.click()
    expect(table.demo.locator(".sn-refusal")).to_be_visible()
    assert best not in table.taken()


def test_the_keyboard_alone_is_enough(open_page: OpenPage) -> None:
    table = sit_down(open_page, "en", "deal-1437")
    page = table.page
    table.article.locator("[data-sn-solve]").focus()
    page.keyboard.press("Enter")
    expect(table.demo.locator(".sn-engine[data-state=ready]")).to_be_visible(timeout=READY)
    best, _ = table.advice([])
    # From the table, which has the focus, Tab leads to the cards.
    for _ in range(12):
        if page.evaluate(_FOCUSED_CARD) == best:
            break
        page.keyboard.press("Tab")
    assert page.evaluate(_FOCUSED_CARD) == best
    page.keyboard.press("Enter")
    expect(table.status).to_have_attribute("data-win", "stands")
    assert page.evaluate("document.activeElement.localName") == "snorum-demo", "the focus stays at the table"


_FOCUSED_CARD = """() => {
  const inner = document.activeElement?.shadowRoot?.activeElement;
  return inner?.closest?.("li[data-card]")?.dataset.card ?? null;
}"""


def test_without_a_script_position_and_solution_are_there(open_page: OpenPage) -> None:
    page = open_page(f"/fa/{PROBLEMS}", java_script_enabled=False)
    article = page.locator("#deal-1437")
    expect(article.locator(".sn-face").first).to_be_visible()
    expect(article.locator("[data-sn-solve]")).to_be_hidden()
    article.locator("summary").click()
    expect(article.locator("details li").first).to_be_visible()
