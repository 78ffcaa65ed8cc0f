"""Lessons on the built site: moves judged, questions answered, progress kept, by keys alone and in both directions."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from axe import violations
from beside import READY, OpenPage
from hosting import Host
from playwright.sync_api import Browser, Locator, Page, expect
from test_slow_arrival import PAINTED, WATCH

pytestmark = pytest.mark.browser

CODES = ["en", "fa"]
SEQUENCE = "games/snip-sequence/teach/"
SCHNAPSEN = "games/schnapsen/teach/"
KEPT = "snorum-teach-snip-sequence"
DENIED = (
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });"
)


def open_lesson(open_page: OpenPage, path: str, **options: Any) -> Page:
    """The page, once its script has taken it over."""
    page = open_page(path, **options)
    expect(page.locator(".sn-progress")).to_be_visible(timeout=READY)
    return page


@pytest.mark.parametrize("code", CODES)
def test_nothing_moves_when_the_script_of_the_lesson_comes(chromium: Browser, host: Host, code: str) -> None:
    page = chromium.new_page(viewport={"width": 360, "height": 800}, service_workers="block")
    page.add_init_script(f"({WATCH})()")
    page.route("**/snorum-teach.js", lambda _: None)
    page.goto(f"{host.url}/{code}/{SCHNAPSEN}", wait_until="commit")
    page.wait_for_selector("footer", state="attached")
    page.evaluate(PAINTED)
    expect(page.locator(".sn-progress")).to_be_hidden()
    # What waits goes on by it.
    page.unroute("**/snorum-teach.js")
    expect(page.locator(".sn-progress")).to_be_visible(timeout=READY)
    page.evaluate(PAINTED)
    moved = page.evaluate("[...shifts, ...shiftObserver.takeRecords()].map(({ value }) => value)")
    page.close()
    assert moved == []


def step_of(page: Page, name: str) -> Locator:
    return page.locator(f"#step-{name}")


def words_of(page: Page) -> dict[str, str]:
    found: dict[str, str] = json.loads(page.locator("snorum-teach").get_attribute("data-words") or "{}")
    return found


def sit(page: Page, name: str) -> Locator:
    """Press the step's button with the keyboard, and wait until the engine is there."""
    step = step_of(page, name)
    button = step.locator('[data-act="open"]')
    button.focus()
    page.keyboard.press("Enter")
    expect(step.locator("snorum-demo .sn-engine[data-state=ready]")).to_be_visible(timeout=READY)
    return step


def press(step: Locator, card: str) -> None:
    step.locator(f'snorum-demo li[data-card="{card}"] button.sn-card').press("Enter")


@pytest.mark.parametrize("code", CODES)
def test_a_wrong_card_is_refused_with_its_reason_and_the_right_one_kept(open_page: OpenPage, code: str) -> None:
    page = open_lesson(open_page, f"/{code}/{SEQUENCE}")
    step = sit(page, "your-card")
    press(step, "9h")
    refusal = step.locator("snorum-demo .sn-refusal")
    expect(refusal).to_be_visible(timeout=READY)
    expect(refusal.locator('a[data-rule="next-in-suit"]')).to_be_visible()
    expect(step.locator(".sn-done")).to_be_hidden()
    press(step, "Kh")
    expect(step.locator(".sn-lesson-told")).to_have_text(words_of(page)["well"], timeout=READY)
    expect(step.locator(".sn-done")).to_be_visible()
    # What the learner was asked to do is no line that leaves an example.
    said = {"en": "Your move is made", "fa": "حرکت شما انجام شد"}[code]
    expect(step.locator("snorum-demo .sn-own-line span")).to_have_text(said)
    expect(page.locator(".sn-progress-told")).to_contain_text("1" if code == "en" else "۱")
    page.reload()
    expect(page.locator(".sn-progress")).to_be_visible(timeout=READY)
    expect(step_of(page, "your-card").locator(".sn-done")).to_be_visible()
    expect(step_of(page, "deal").locator(".sn-done")).to_be_hidden()
    # The theme makes addresses absolute when it comes.
    expect(page.locator(".sn-go-on")).to_have_attribute("href", re.compile("#step-deal$"))


@pytest.mark.parametrize("code", CODES)
def test_a_hand_of_four_that_may_be_chosen_from_stays_in_one_line(open_page: OpenPage, code: str) -> None:
    page = open_lesson(open_page, f"/{code}/{SEQUENCE}", viewport={"width": 360, "height": 800})
    cards = sit(page, "your-card").locator("snorum-demo li[data-card]:has(button.sn-card)")
    expect(cards).to_have_count(4, timeout=READY)
    tops = cards.evaluate_all("cards => cards.map((card) => Math.round(card.getBoundingClientRect().top))")
    assert len(set(tops)) == 1


def test_a_move_that_is_allowed_but_not_asked_for_is_taken_back(open_page: OpenPage) -> None:
    page = open_lesson(open_page, f"/en/{SCHNAPSEN}")
    step = sit(page, "take")
    press(step, "Ks")
    expect(step.locator(".sn-lesson-told")).to_have_text(words_of(page)["allowed"], timeout=READY)
    expect(step.locator(".sn-done")).to_be_hidden()
    back = step.locator('[data-act="back"]')
    back.press("Enter")
    expect(back).to_be_hidden()
    press(step, "Ac")
    expect(step.locator(".sn-lesson-told")).to_have_text(words_of(page)["well"], timeout=READY)
    expect(step.locator(".sn-done")).to_be_visible()


def test_on_a_phone_what_is_said_of_a_move_comes_into_view_and_so_does_the_table(open_page: OpenPage) -> None:
    page = open_lesson(open_page, f"/en/{SCHNAPSEN}", viewport={"width": 360, "height": 740})
    step = sit(page, "take")
    press(step, "Ks")
    back = step.locator('[data-act="back"]')
    expect(back).to_be_in_viewport(ratio=1, timeout=READY)
    back.press("Enter")
    expect(step.locator('snorum-demo li[data-card="Ac"] button.sn-card')).to_be_in_viewport(ratio=1)
    press(step, "Ac")
    told = step.locator(".sn-lesson-told")
    expect(told).to_have_text(words_of(page)["well"], timeout=READY)
    expect(told).to_be_in_viewport(ratio=1)
    # The lesson has what it asked for: nothing more is asked at its table.
    expect(step.locator("snorum-demo .sn-ask")).to_have_attribute("aria-pressed", "false")
    expect(step.locator("snorum-demo button.sn-card")).to_have_count(0)
    expect(page.locator(".md-top")).to_be_hidden()


@pytest.mark.parametrize(("code", "name"), [("en", "Announce a marriage (spades)"), ("de", "Paar ansagen (Pik)")])
def test_what_can_be_done_has_its_name_at_every_table_of_the_page(open_page: OpenPage, code: str, name: str) -> None:
    page = open_lesson(open_page, f"/{code}/{SCHNAPSEN}")
    # At the second table the engine is there before the words are.
    for place in ("lead", "take"):
        step = sit(page, place)
        expect(step.locator("snorum-demo .sn-engine .sn-others button").first).to_have_text(name, timeout=READY)


@pytest.mark.parametrize("code", CODES)
def test_a_question_is_done_once_it_is_answered_right(open_page: OpenPage, code: str) -> None:
    page = open_lesson(open_page, f"/{code}/{SCHNAPSEN}")
    step = step_of(page, "trump")
    step.locator('[data-act="open"]').press("Enter")
    quiz = step.locator("snorum-demo .sn-quiz")
    expect(quiz.locator("fieldset[data-kind=trick]:not([disabled])")).to_be_visible(timeout=READY)
    expect(quiz.locator("fieldset")).to_have_count(1)
    quiz.locator("label", has_text="A").locator("input").check()
    quiz.locator("[type=submit]").press("Enter")
    expect(quiz.locator('[data-rule="trump-takes"]').first).to_be_visible(timeout=READY)
    expect(step.locator(".sn-done")).to_be_hidden()
    quiz.locator("button.sn-part-main[type=button]").press("Enter")
    expect(quiz.locator("fieldset:not([disabled])")).to_be_visible()
    quiz.locator("label", has_text="B").locator("input").check()
    quiz.locator("[type=submit]").press("Enter")
    expect(step.locator(".sn-done")).to_be_visible(timeout=READY)


def test_what_is_shown_is_done_when_the_reader_has_seen_it_or_goes_on(open_page: OpenPage) -> None:
    page = open_lesson(open_page, f"/en/{SEQUENCE}")
    run = step_of(page, "run")
    run.scroll_into_view_if_needed()
    stage = run.locator("snorum-demo .sn-stage[tabindex]")
    expect(stage).to_be_visible(timeout=READY)
    stage.press("ArrowRight")
    expect(run.locator("snorum-demo .sn-position")).to_contain_text("1")
    expect(run.locator(".sn-done")).to_be_hidden()
    stage.press("ArrowRight")
    expect(run.locator(".sn-done")).to_be_visible()
    # Its player goes no further than the step does.
    expect(run.locator("snorum-demo .sn-position")).to_have_text("2 / 2")
    deal = step_of(page, "deal")
    page.locator("snorum-teach").evaluate("(element) => element.setAttribute('data-same', '')")
    deal.locator(".sn-lesson-on a").press("Enter")
    expect(deal.locator(".sn-done")).to_be_visible()
    expect(run.locator("h2")).to_be_focused()
    # The page stays, and its players where the reader has brought them.
    expect(page.locator("snorum-teach[data-same]")).to_be_attached()
    expect(page).to_have_url(page.url.partition("#")[0] + "#step-run")


def test_progress_is_taken_along_and_a_strange_file_is_refused(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_lesson(open_page, f"/en/{SEQUENCE}")
    words = words_of(page)
    step_of(page, "deal").locator(".sn-lesson-on a").press("Enter")
    expect(step_of(page, "deal").locator(".sn-done")).to_be_visible()
    with page.expect_download() as download:
        page.locator('[data-act="save"]').press("Enter")
    saved = tmp_path / "saved.json"
    download.value.save_as(saved)
    assert json.loads(saved.read_text("utf-8")) == {
        "format": "snorum-progress",
        "version": 1,
        "game": "snip-sequence",
        "done": ["deal"],
    }
    page.locator('[data-act="anew"]').press("Enter")
    expect(step_of(page, "deal").locator(".sn-done")).to_be_hidden()
    expect(page.locator(".sn-progress-told")).to_contain_text(words["gone"])
    strange = tmp_path / "strange.json"
    for text in ("<b>", "[]", saved.read_text("utf-8").replace("snip-sequence", "nobble"), "9" * 30_000):
        strange.write_text(text, "utf-8")
        page.locator(".sn-progress-told").evaluate("(line) => line.replaceChildren()")
        page.locator("input[type=file]").set_input_files(strange)
        expect(page.locator(".sn-progress-told")).to_have_text(words["load-failed"])
        expect(step_of(page, "deal").locator(".sn-done")).to_be_hidden()
    page.locator("input[type=file]").set_input_files(saved)
    expect(step_of(page, "deal").locator(".sn-done")).to_be_visible()
    expect(page.locator(".sn-progress-told")).to_contain_text(words["loaded"])


def test_where_nothing_may_be_kept_the_reader_is_told(open_page: OpenPage) -> None:
    page = open_page("/en/")
    page.add_init_script(DENIED)
    page.goto(page.url + SEQUENCE)
    expect(page.locator(".sn-progress")).to_be_visible(timeout=READY)
    step_of(page, "deal").locator(".sn-lesson-on a").press("Enter")
    expect(step_of(page, "deal").locator(".sn-done")).to_be_visible()
    expect(page.locator(".sn-progress-told")).to_contain_text(words_of(page)["not-kept"])


@pytest.mark.parametrize("kept", ["", "{", '{"format":"snorum-progress","version":1,"game":"snip-sequence","done":7}'])
def test_a_strange_text_among_what_is_kept_is_as_none(open_page: OpenPage, kept: str) -> None:
    page = open_lesson(open_page, f"/en/{SEQUENCE}")
    page.evaluate("([key, value]) => localStorage.setItem(key, value)", [KEPT, kept])
    page.reload()
    expect(page.locator(".sn-progress")).to_be_visible()
    expect(page.locator(".sn-done:visible")).to_have_count(0)


def test_the_lesson_ends_at_the_table_with_the_hand_it_names(open_page: OpenPage) -> None:
    page = open_lesson(open_page, f"/fa/{SEQUENCE}")
    step_of(page, "play").locator(".sn-deal").press("Enter")
    expect(page.locator("snorum-play .sn-play-place .sn-stage")).to_be_visible(timeout=READY)
    expect(page.locator("#seed")).to_have_value("3")
    expect(page.locator("#seats")).to_have_value("4")


@pytest.mark.parametrize("code", CODES)
def test_without_a_script_the_lesson_can_be_read_through(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/{SCHNAPSEN}", java_script_enabled=False)
    step = step_of(page, "strict")
    expect(step.locator(".sn-figure")).to_be_visible()
    expect(step.locator(".sn-lesson-choices li")).to_have_count(5)
    expect(step.locator('[data-act="open"]')).to_be_hidden()
    expect(page.locator(".sn-progress")).to_be_hidden()
    answer = step.locator("details")
    answer.locator("summary").click()
    expect(answer.locator('a[href*="#rule-follow-suit"]').first).to_be_visible()


@pytest.mark.parametrize("code", CODES)
def test_axe_finds_nothing_while_a_step_is_done(open_page: OpenPage, code: str) -> None:
    page = open_lesson(open_page, f"/{code}/{SEQUENCE}", viewport={"width": 360, "height": 800})
    step = sit(page, "your-card")
    press(step, "Kh")
    expect(step.locator(".sn-done")).to_be_visible(timeout=READY)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
