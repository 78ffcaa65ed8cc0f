"""The quiz on the built site: asked and graded as the engine does beside the test, by pointer and by keys alone."""

import re

import pytest
from axe import violations
from beside import READY, Beside, OpenPage, ends_with
from playwright.sync_api import Locator, Page, expect

from snorum.quiz.questions import Question, find_cards, find_questions
from snorum.quiz.situation import find_situation

pytestmark = pytest.mark.browser

CODES = ["en", "fa"]
STRICT = "schnapsen/not-frozen"
AT = 6
"""A reply in the strict game: cards that may not be played, a trick, and points."""


class Quiz(Beside):
    """The quiz of an example, with what the engine knows to be right."""

    @property
    def section(self) -> Locator:
        return self.demo.locator(".sn-quiz")

    @property
    def onward(self) -> Locator:
        """The button that goes on, once an answer is graded."""
        return self.section.locator("button.sn-part-main[type=button]")

    def right_cards(self, at: int) -> list[str]:
        return [verdict.card for verdict in find_cards(self.situation(at)) if verdict.reason is None]

    def questions(self, at: int) -> tuple[Question, ...]:
        return find_questions(self.situation(at))

    def situation(self, at: int):  # type: ignore[no-untyped-def]  # its states are of any game
        actions = self.record.actions
        return find_situation(self.record._replace(actions=actions[:at]), actions[at] if at < len(actions) else None)

    def wait_for(self, kind: str) -> None:
        expect(self.section.locator(f'fieldset[data-kind="{kind}"]:not([disabled])')).to_be_visible(timeout=READY)

    def answer(self, *values: str) -> None:
        for value in values:
            self.section.locator(f'input[value="{value}"]').check()
        self.section.locator("[type=submit]").click()
        expect(self.section.locator("fieldset[disabled]")).to_be_visible(timeout=READY)


def open_quiz(open_page: OpenPage, code: str, example: str = STRICT, at: int = AT) -> Quiz:
    quiz = Quiz(open_page, code, example, f"?mode=quiz#s={at}")
    quiz.wait_for("cards")
    return quiz


@pytest.mark.parametrize("code", CODES)
def test_right_answers_are_counted_up_to_the_next_position(open_page: OpenPage, code: str) -> None:
    quiz = open_quiz(open_page, code)
    expect(quiz.demo.locator(".sn-steps")).to_be_hidden()
    quiz.answer(*quiz.right_cards(AT))
    expect(quiz.section.locator("[data-mark=wrong], [data-mark=missed]")).to_have_count(0)
    questions = quiz.questions(AT)
    assert [question.kind for question in questions] == ["trick", "score"]
    for question in questions:
        quiz.onward.click()
        quiz.wait_for(question.kind)
        quiz.answer(str(question.right()))
        expect(quiz.section.locator(".sn-quiz-why")).to_have_count(0)
    said = "3 of 3" if code == "en" else "۳ از ۳"
    expect(quiz.section.locator(".sn-part-aside")).to_contain_text(said)
    expect(quiz.live).to_contain_text(said)
    quiz.onward.click()
    expect(quiz.demo.locator(".sn-position")).to_contain_text("7" if code == "en" else "۷")
    quiz.wait_for("cards")
    expect(quiz.page).to_have_url(ends_with(f"?mode=quiz#s={AT + 1}"), timeout=READY)


@pytest.mark.parametrize("code", CODES)
def test_a_wrong_card_is_refused_with_the_engines_reason(open_page: OpenPage, code: str) -> None:
    quiz = open_quiz(open_page, code)
    verdicts = find_cards(quiz.situation(AT))
    wrong = next(verdict for verdict in verdicts if verdict.reason is not None)
    assert wrong.reason is not None
    quiz.answer(wrong.card)
    expect(quiz.section.locator(f'label[data-card="{wrong.card}"]')).to_have_attribute("data-mark", "wrong")
    expect(quiz.section.locator("label[data-mark=missed]")).to_have_count(len(quiz.right_cards(AT)))
    link = quiz.section.locator(f'.sn-quiz-reasons [data-rule="{wrong.reason.code}"]')
    assert quiz.leads_somewhere(link)
    expect(quiz.live).to_contain_text(link.inner_text())


@pytest.mark.parametrize(("code", "example", "at"), [("en", "snip-sequence/heart-sequence", 3), ("fa", STRICT, AT)])
def test_every_wrong_choice_names_the_rule_it_leaves_out(open_page: OpenPage, code: str, example: str, at: int) -> None:
    quiz = open_quiz(open_page, code, example, at)
    question = quiz.questions(at)[-1]
    for place, choice in enumerate(question.choices):
        if choice.belief is None:
            continue
        quiz.answer()
        for _ in quiz.questions(at)[: quiz.questions(at).index(question)]:
            quiz.onward.click()
            quiz.section.locator("input").first.check()
            quiz.answer()
        quiz.onward.click()
        quiz.wait_for(question.kind)
        quiz.answer(str(place))
        expect(quiz.section.locator("label[data-mark=wrong] input")).to_have_value(str(place))
        expect(quiz.section.locator("label[data-mark=right] input")).to_have_value(str(question.right()))
        link = quiz.section.locator(".sn-quiz-why a")
        option = None if choice.belief.option is None else choice.belief.option[0]
        expect(link).to_have_attribute(
            "data-rule" if option is None else "data-option", choice.belief.rule if option is None else option
        )
        assert quiz.leads_somewhere(link)
        expect(quiz.live).to_contain_text(link.inner_text())
        quiz.page.reload()
        quiz.wait_for("cards")


def test_the_keyboard_alone_is_enough(open_page: OpenPage) -> None:
    quiz = Quiz(open_page, "en", STRICT, f"#s={AT}")
    page = quiz.page
    quiz.demo.locator(".sn-stage").focus()
    tab_to(page, "[aria-controls=menu]")
    page.keyboard.press("Enter")
    entry = quiz.demo.get_by_role("button", name=quiz.words["quiz"])
    expect(entry).to_be_visible(timeout=READY)
    tab_to(page, ".sn-menu button", quiz.words["quiz"])
    page.keyboard.press("Enter")
    quiz.wait_for("cards")
    expect(page).to_have_url(ends_with(f"?mode=quiz#s={AT}"), timeout=READY)
    for card in quiz.right_cards(AT):
        tab_to(page, f'input[value="{card}"]')
        page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(quiz.onward).to_be_focused(timeout=READY)
    expect(quiz.live).to_contain_text("1 of 1")
    page.keyboard.press("Enter")
    quiz.wait_for("trick")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    expect(quiz.demo.locator(".sn-position")).to_contain_text(f"{AT} /")
    page.keyboard.press("Enter")
    expect(quiz.onward).to_be_focused(timeout=READY)
    page.keyboard.press("Escape")
    expect(quiz.section).to_have_count(0)
    assert "mode" not in page.url


@pytest.mark.parametrize("example", ["snip-equal/all-in-a-row", "nobble/must-match", "vorms/pair-led"])
def test_every_game_asks(open_page: OpenPage, example: str) -> None:
    quiz = Quiz(open_page, "en", example, "?mode=quiz#s=1")
    expect(quiz.section.locator("fieldset")).to_be_visible(timeout=READY)


def test_the_language_switch_keeps_the_quiz_and_the_position(open_page: OpenPage) -> None:
    quiz = open_quiz(open_page, "en")
    quiz.page.locator(".sn-languages summary").click()
    quiz.page.locator('a[data-code="fa"]').first.click()
    expect(quiz.page).to_have_url(re.compile(rf"/fa/.*\?mode=quiz#s={AT}$"), timeout=READY)
    quiz.wait_for("cards")


@pytest.mark.parametrize(("code", "scheme"), [("en", "dark"), ("fa", "light")])
def test_it_is_accessible_and_fits_a_narrow_screen(open_page: OpenPage, code: str, scheme: str) -> None:
    size = {"width": 320, "height": 800}
    quiz = Quiz(open_page, code, STRICT, f"?mode=quiz#s={AT}", viewport=size, color_scheme=scheme)
    quiz.wait_for("cards")
    quiz.answer(find_cards(quiz.situation(AT))[0].card)
    assert violations(quiz.page) == []
    quiz.onward.click()
    quiz.wait_for("trick")
    assert violations(quiz.page) == []
    assert quiz.page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_line_of_the_readers_own_is_asked_about_too(open_page: OpenPage) -> None:
    quiz = Quiz(open_page, "en", "snip-sequence/heart-sequence", "?mode=quiz#s=0~7h")
    expect(quiz.section.locator("fieldset")).to_be_visible(timeout=READY)
    expect(quiz.demo.locator(".sn-own-line")).to_be_visible(timeout=READY)
    expect(quiz.demo.locator("button.sn-card")).to_have_count(0)
    expect(quiz.section.locator('input[type="checkbox"], input[type="radio"]').first).to_be_enabled(timeout=READY)


@pytest.mark.parametrize("search", ["?mode=%3Cscript%3E", "?mode=quizzes", "?mode=quiz&mode=x#s=-1"])
def test_a_hostile_mode_does_no_harm(open_page: OpenPage, search: str) -> None:
    quiz = Quiz(open_page, "en", STRICT, search)
    expect(quiz.demo.locator(".sn-position")).to_be_visible(timeout=READY)
    assert quiz.page.locator("snorum-demo script").count() == 0


def tab_to(page: Page, selector: str, text: str | None = None) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        if page.evaluate(_IS_FOCUSED, [selector, text]):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


_IS_FOCUSED = """([selector, text]) => {
  let inner = document.activeElement;
  while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
  return inner !== null && inner.matches(selector) && (text === null || inner.textContent === text);
}"""
