"""Games against bots on the built site: whole deals, by keyboard too, bad addresses, reload, taking back, hints."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from kinds import languages, paths
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
READY = 90_000  # milliseconds; the engine starts once a page, on a machine that does other things too
GAMES = [path.split("/")[1] for path in paths("play")]
STILL = {"reduced_motion": "reduce"}
"""Whoever wants no motion does not wait for the bots."""


class Table:
    """The page of a game."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.words: dict[str, str] = json.loads(page.request.get(page.url.partition("#")[0] + "table.json").text())[
            "words"
        ]

    @property
    def root(self) -> Locator:
        return self.page.locator(".sn-match")

    @property
    def trouble(self) -> Locator:
        return self.page.locator(".sn-trouble")

    def deal(self) -> None:
        """Press the button, and wait for the first turn or the end."""
        self.page.locator("snorum-play button[type=submit]").click()
        self.wait("mine", "over")

    def wait(self, *turns: str) -> str:
        """Wait until it is one of these turns; which one it is."""
        either = ", ".join(f'.sn-match[data-turn="{turn}"]' for turn in turns)
        expect(self.page.locator(either)).to_be_visible(timeout=READY)
        return self.root.get_attribute("data-turn") or ""

    def actions(self) -> list[str]:
        """Everything that was played, as the address has it."""
        found = re.search(r"[#&]a=([^&]*)", self.page.url)
        return found[1].split(".") if found else []

    def act(self) -> str:
        """Do the first thing that is legal, and wait for the next turn; which turn that is."""
        steps = self.root.locator(".sn-steps li").count()
        card = self.root.locator('.sn-stage button[data-legal="yes"]')
        other = self.root.locator('.sn-engine-place button[data-legal="yes"]')
        if self.root.locator(".sn-picking").count():
            card.first.click()
            (other if other.count() else self.root.locator(".sn-picking [role=group] button")).first.click()
        else:
            (card if card.count() else other).first.click()
        expect(self.root.locator(".sn-steps li").nth(steps)).to_be_attached(timeout=READY)
        return self.wait("mine", "over")

    def finish(self) -> None:
        while self.act() != "over":
            pass

    def button(self, key: str) -> Locator:
        return self.root.get_by_role("button", name=self.words[key], exact=True)


def sit(open_page: OpenPage, path: str, **options: Any) -> Table:
    return Table(open_page(path, **{**STILL, **options}))


@pytest.mark.parametrize(("game", "code"), [*((game, "en") for game in GAMES), *((game, "fa") for game in GAMES[:2])])
def test_a_whole_deal_is_played_and_another_follows(open_page: OpenPage, game: str, code: str) -> None:
    table = sit(open_page, f"/{code}/play/{game}/#seed=3&level=1")
    table.wait("mine", "over")
    hidden = table.root.locator('.sn-seat .sn-hand li[data-card="??"]')
    expect(hidden.first).to_be_visible()
    table.finish()
    expect(table.root.locator(".sn-scores tbody tr")).to_have_count(1)
    expect(table.root.locator(".sn-live")).to_contain_text(table.words["over"].rstrip("."), timeout=READY)
    expect(hidden).to_have_count(0)
    table.button("next-deal").click()
    expect(hidden.first).to_be_visible(timeout=READY)
    table.wait("mine", "over")
    assert table.actions().count("deal") == 1
    table.act()


def test_the_form_sets_the_table(open_page: OpenPage) -> None:
    table = sit(open_page, "/en/play/schnapsen/")
    page = table.page
    assert page.evaluate("performance.getEntriesByType('resource').every(({name}) => !name.includes('/runtime/'))")
    page.get_by_label("Variant").select_option("nines")
    page.get_by_label("Your seat").select_option("B")
    page.get_by_label("Strength of the bots").select_option("1")
    page.get_by_label("Number of the deal").fill("21")
    page.get_by_text("House rules", exact=True).click()
    page.locator("[name='o.target']").select_option("9")
    expect(page.locator("[data-changed]")).to_have_count(1)
    table.deal()
    assert "#preset=nines&seat=B&level=1&seed=21&o.target=9" in page.url
    # The reader sits in front, with the cards open.
    expect(table.root.locator('.sn-seat[data-side="s"]')).to_have_attribute("data-seat", "B")
    expect(table.root.locator('.sn-seat[data-seat="B"] li[data-card="??"]')).to_have_count(0)
    expect(table.root.locator('.sn-seat[data-seat="A"] li:not([data-card="??"])')).to_have_count(0)


def test_the_first_button_deals_by_chance_and_says_which_number(open_page: OpenPage) -> None:
    table = sit(open_page, "/en/play/nobble/")
    page = table.page
    page.get_by_label("Strength of the bots").select_option("1")
    seed = page.get_by_label("Number of the deal")
    expect(seed).to_have_value("1")
    page.evaluate("() => { crypto.getRandomValues = (numbers) => numbers.fill(4321); }")
    page.get_by_role("button", name="Deal", exact=True).click()
    table.wait("mine", "over")
    assert "seed=4321" in page.url
    expect(seed).to_have_value("4321")


def test_nothing_is_dealt_by_chance_with_a_house_rule_that_is_left_empty(open_page: OpenPage) -> None:
    table = sit(open_page, "/en/play/snip-equal/")
    page = table.page
    page.get_by_text("House rules", exact=True).click()
    typed = page.locator("[name^='o.'][type=number]").first
    typed.fill("")
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(typed).to_be_focused()
    expect(page.locator(".sn-match, .sn-engine")).to_have_count(0)


@pytest.mark.parametrize("code", ["en", "de"])
def test_a_game_is_played_with_the_other_pack_that_it_has(open_page: OpenPage, code: str) -> None:
    table = sit(open_page, f"/{code}/play/schnapsen/#seed=3&level=1")
    table.wait("mine", "over")
    table.act()
    played = table.actions()
    french, german = (table.root.locator(f'.sn-stage svg[data-skin="{skin}"]') for skin in ("french", "german"))
    expect(french.first).to_be_visible()
    table.page.locator(".sn-setting > summary").click()
    choice = table.page.locator("select[name=deck]")
    choice.focus()
    choice.select_option("german")
    expect(german.first).to_be_visible(timeout=READY)
    expect(french).to_have_count(0)
    # The game goes on where it was, and the reader is still at the choice.
    expect(choice).to_be_focused()
    table.wait("mine", "over")
    assert table.actions()[: len(played)] == played
    suits = {"en": r"(leaves|hearts|bells|acorns)", "de": r"(Laub|Herz|Schell|Eichel)"}[code]
    expect(table.root.locator(".sn-stage button.sn-card").first).to_have_attribute(
        "aria-label", re.compile(suits, re.IGNORECASE)
    )
    expect(table.root.locator(".sn-steps")).not_to_contain_text(re.compile("spades|clubs|diamonds|Pik|Kreuz|Karo"))
    table.act()
    table.page.reload()
    table.wait("mine", "over")
    expect(german.first).to_be_visible(timeout=READY)
    expect(choice).to_have_value("german")


def test_a_game_with_one_pack_offers_no_choice(open_page: OpenPage) -> None:
    page = open_page("/en/play/snip-sequence/?deck=german")
    expect(page.locator("select[name=preset]")).to_be_visible()
    expect(page.locator("select[name=deck]")).to_have_count(0)


def test_a_card_against_the_rules_is_refused_with_its_reason_and_rule(open_page: OpenPage) -> None:
    table = sit(open_page, "/en/play/snip-sequence/#seed=1&level=1&seat=B")
    table.wait("mine")
    refused = table.root.locator('.sn-stage button[data-legal="no"]')
    before = table.actions()
    refused.first.click()
    refusal = table.root.locator(".sn-refusal")
    expect(refusal).to_be_visible()
    code = refusal.locator("a").get_attribute("data-rule")
    assert code
    href = refusal.locator("a").get_attribute("href") or ""
    assert href.endswith(f"/en/games/snip-sequence/#rule-{code}")
    assert table.actions() == before
    expect(table.root.locator(".sn-live")).to_have_text(refusal.locator("p").inner_text(), use_inner_text=False)


@pytest.mark.parametrize("code", ["en", "fa"])
def test_taking_back_goes_to_the_readers_last_turn(open_page: OpenPage, code: str) -> None:
    table = sit(open_page, f"/{code}/play/vorms/#seed=6&level=1")
    table.wait("mine")
    table.act()
    before = table.actions()
    table.act()
    assert len(table.actions()) > len(before)
    table.button("undo").click()
    expect(table.root.locator(".sn-steps li")).to_have_count(len(before) + 1)
    table.wait("mine")
    assert table.actions() == before
    table.act()


def test_a_hint_says_what_and_why(open_page: OpenPage) -> None:
    table = sit(open_page, "/en/play/schnapsen/#seed=4")
    table.wait("mine")
    table.button("hint").click()
    hint = table.root.locator("[data-told=hint]")
    expect(hint).to_be_visible(timeout=READY)
    text = hint.inner_text()
    assert re.search(r"Try this: .*(of|Announce|Close|Exchange).* Deals tried: \d+\. Next best: [^(]*\.$", text), text
    expect(table.root.locator(".sn-live")).to_contain_text("on average")
    table.act()
    expect(hint).to_have_count(0)


# The tenth card was the last of the talon: from here on all cards are known.
STRICT = "#seed=2&level=1&a=Js.Jh.Ts.Kd.Th.Qd.Jd.Kc.Kh.Tc"


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "The deal then ends with +3 for you (game points of this deal). Next best: queen of clubs (+3)."),
        ("de", "Die Runde endet dann mit +3 für den eigenen Platz (Spielpunkte dieser Runde). Nächstbestes:"),
    ],
)
def test_a_hint_by_exact_play_says_what_its_number_counts(open_page: OpenPage, code: str, told: str) -> None:
    table = sit(open_page, f"/{code}/play/schnapsen/{STRICT}")
    table.wait("mine")
    table.button("hint").click()
    hint = table.root.locator("[data-told=hint]")
    expect(hint).to_contain_text(told, timeout=READY)


PHONE = {"width": 360, "height": 740}


@pytest.mark.parametrize("code", ["en", "fa"])
def test_on_a_phone_the_reader_sees_the_table_after_each_press(open_page: OpenPage, code: str) -> None:
    table = sit(open_page, f"/{code}/play/schnapsen/", viewport=PHONE)
    table.page.locator("[name=seed]").fill("4")
    table.page.locator("[name=level]").select_option("1")
    table.deal()
    own = table.root.locator('.sn-seat[data-side="s"] .sn-hand')
    expect(table.root.locator(".sn-stage")).to_be_in_viewport(ratio=1)
    table.button("hint").click()
    expect(table.root.locator("[data-told=hint]")).to_be_in_viewport(ratio=1, timeout=READY)
    table.finish()
    # Steps are followed inside their list, which does not move the page.
    inside = """(list) => {
      const [box, last] = [list, list.lastElementChild].map((each) => each.getBoundingClientRect());
      return last.top >= box.top - 1 && last.bottom <= box.bottom + 1;
    }"""
    assert table.root.locator(".sn-steps").evaluate(inside)
    expect(table.root.locator(".sn-turn")).to_have_count(0)
    expect(table.root.locator(".sn-scores tbody td").first).to_contain_text("Bummerl" if code == "en" else "بومرل")
    table.button("next-deal").click()
    table.wait("mine", "over")
    expect(own).to_be_in_viewport(ratio=1)
    expect(table.page.locator(".md-top")).to_be_hidden()


def test_a_reader_with_no_card_to_play_is_told_so(open_page: OpenPage) -> None:
    table = sit(open_page, "/en/play/snip-equal/#seed=1&level=1")
    while table.wait("mine", "over") == "mine" and table.root.locator('.sn-stage button[data-legal="yes"]').count():
        table.act()
    told = "None of your cards may be played now; choose one of the buttons below."
    expect(table.root.locator(".sn-status")).to_have_text(f"It is your turn. {told}")
    expect(table.root.locator('.sn-engine-place button[data-legal="yes"]').first).to_be_visible()


def test_what_the_others_have_done_since_stays_in_words(open_page: OpenPage) -> None:
    table = sit(open_page, "/en/play/snip-sequence/#seed=1&level=1&seats=6")
    since = table.root.locator(".sn-since")
    while table.wait("mine", "over") == "mine" and not since.count():
        table.act()
    steps = table.root.locator(".sn-steps li")
    expect(since).to_be_visible()
    told = since.inner_text()
    assert told.strip()
    assert steps.nth(steps.count() - 2).locator("span").last.inner_text().strip() in told


def test_a_reload_resumes_and_so_does_a_later_visit(open_page: OpenPage) -> None:
    table = sit(open_page, "/en/play/snip-sequence/#seed=9&level=1")
    table.wait("mine", "over")
    table.act()
    played = table.actions()
    steps = table.root.locator(".sn-steps li").count()
    table.page.reload()
    table.wait("mine", "over")
    expect(table.root.locator(".sn-steps li")).to_have_count(steps)
    assert table.actions() == played
    table.page.goto(table.page.url.partition("#")[0].replace("/en/play/", "/en/games/"))
    table.page.goto(table.page.url.replace("/en/games/", "/en/play/"))
    table.page.get_by_role("button", name="Go on with your last game").click()
    table.wait("mine", "over")
    expect(table.root.locator(".sn-steps li")).to_have_count(steps)


def test_a_browser_that_stores_nothing_plays_all_the_same(open_page: OpenPage) -> None:
    table = sit(open_page, "/en/play/nobble/")
    table.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no'); } });"
    )
    table.page.goto(table.page.url + "#seed=1&level=1")
    table.page.reload()
    table.wait("mine", "over")
    table.act()
    assert table.actions()


@pytest.mark.parametrize("code", ["fa", "de"])
def test_the_language_switch_keeps_the_game(open_page: OpenPage, code: str) -> None:
    table = sit(open_page, "/en/play/schnapsen/#seed=8&level=1")
    table.wait("mine")
    table.act()
    played, steps = table.actions(), table.root.locator(".sn-steps li").count()
    table.page.locator(".sn-languages summary").click()
    table.page.locator(f'.sn-languages a[data-code="{code}"]').click()
    table.page.wait_for_url(f"**/{code}/play/schnapsen/**")
    table.wait("mine", "over")
    assert table.actions() == played
    expect(table.root.locator(".sn-steps li")).to_have_count(steps)
    expect(table.root).to_have_attribute("dir", "rtl" if code == "fa" else "ltr")


BAD = {
    "#seed=abc": "bad-address",
    "#seed=1&preset=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E": "bad-address",
    "#seed=1&x=2": "bad-address",
    "#seed=1&preset=none": "bad-game",
    "#seed=1&seat=Z": "bad-game",
    "#seed=1&seats=9": "bad-game",
    "#seed=1&level=8": "bad-game",
    "#seed=1&o.pack=99": "bad-game",
    "#seed=1&o.nothing=1": "bad-game",
    "#seed=1&a=nonsense!": "bad-address",
}


@pytest.mark.parametrize("code", ["en", "ar"])
@pytest.mark.parametrize("hash_", BAD)
def test_a_bad_address_gets_a_sentence(open_page: OpenPage, hash_: str, code: str) -> None:
    table = sit(open_page, f"/{code}/play/schnapsen/{hash_}")
    expect(table.trouble).to_be_visible(timeout=READY)
    opening = table.words[BAD[hash_]].split("{")[0].strip(" «“")
    expect(table.trouble).to_contain_text(opening)
    assert table.trouble.locator("img").count() == 0
    assert not re.search(r"\{|unknown-|bad-|unreadable-", table.trouble.inner_text())
    # The form is there to deal anew.
    table.page.locator("[name=seed]").fill("5")
    table.page.locator("[name=level]").select_option("1")
    table.deal()
    expect(table.trouble).to_be_hidden()


def test_a_play_in_an_address_that_the_rules_refuse_ends_it_there(open_page: OpenPage) -> None:
    table = sit(open_page, "/en/play/schnapsen/#seed=5&level=1")
    table.wait("mine")
    table.act()
    played = table.actions()
    table.page.goto(table.page.url.partition("#")[0] + f"#seed=5&level=1&a={'.'.join(played)}.deal.deal")
    expect(table.trouble).to_contain_text("refuse", timeout=READY)
    table.wait("mine")
    assert table.actions() == played


def test_one_announcement_a_turn(open_page: OpenPage) -> None:
    """From press to press the live region changes once, however many bots act."""
    table = sit(open_page, "/en/play/snip-sequence/#seed=2&level=1&seats=6", reduced_motion="no-preference")
    table.wait("mine", "over")
    expect(table.root.locator(".sn-live")).to_contain_text("your turn", timeout=READY)
    table.root.locator(".sn-live").evaluate(_WATCH)
    for count in (1, 2):
        table.act()
        table.page.wait_for_function("(count) => window.told.length >= count", arg=count, timeout=READY)
    told = table.page.evaluate("window.told")
    assert len(told) == 2, told
    assert all("your turn" in text or "over" in text for text in told)


_WATCH = """(live) => {
  window.told = [];
  const watcher = new MutationObserver(() => window.told.push(live.textContent));
  watcher.observe(live, { childList: true, characterData: true, subtree: true });
}"""


def test_the_keyboard_alone_is_enough(open_page: OpenPage) -> None:
    table = sit(open_page, "/en/play/schnapsen/")
    page = table.page
    page.locator("[name=level]").focus()
    page.keyboard.press("Home")
    page.locator("snorum-play button[type=submit]").focus()
    page.keyboard.press("Enter")
    table.wait("mine")
    page.wait_for_function(_FOCUSED, arg=".sn-stage", timeout=READY)
    for _ in range(3):
        page.keyboard.press("Tab")
        if page.evaluate(_FOCUSED, ".sn-card[data-legal=yes]"):
            break
    assert page.evaluate(_FOCUSED, ".sn-card[data-legal=yes]")
    page.keyboard.press("Enter")
    expect(table.root.locator(".sn-steps li").nth(2)).to_be_attached(timeout=READY)
    table.wait("mine")
    assert page.evaluate(_FOCUSED, ".sn-stage, .sn-stage *"), "the focus stays at the table"
    page.keyboard.press("ArrowLeft")
    expect(table.button("now")).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.button("now")).to_be_hidden()
    page.keyboard.press("c")
    expect(table.root.locator(".sn-live")).to_contain_text("Cards of")


_FOCUSED = """(selector) => {
  const inner = document.activeElement?.shadowRoot?.activeElement;
  return inner?.matches(selector) === true;
}"""


@pytest.mark.parametrize("code", languages())
def test_it_fits_a_narrow_screen(open_page: OpenPage, code: str) -> None:
    table = sit(open_page, f"/{code}/play/vorms/#seed=6&level=1", viewport={"width": 320, "height": 700})
    table.wait("mine")
    table.page.locator("details.sn-setting > summary").click()
    table.page.locator("details.sn-house > summary").click()
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 320
    small = table.page.evaluate(
        """() => [...document.querySelectorAll('snorum-play :is(button, select, input, summary)')]
          .concat([...document.querySelector('.sn-play-place').shadowRoot.querySelectorAll('button')])
          .filter((each) => each.checkVisibility())
          .map((each) => [each.textContent, each.getBoundingClientRect()])
          .filter(([, { width, height }]) => width < 24 || height < 24).map(([text]) => text)"""
    )
    assert small == []


def test_without_a_script_the_page_says_so_and_leads_to_the_rules(open_page: OpenPage) -> None:
    page = open_page("/en/play/schnapsen/", java_script_enabled=False)
    expect(page.locator("form").first).to_be_hidden()
    expect(page.locator(".sn-needs")).to_be_visible()
    expect(page.locator('.sn-lead a[href$="#rules"]')).to_be_visible()


def test_an_engine_that_cannot_be_had_is_told(open_page: OpenPage, host: Any) -> None:
    host.missing.add("manifest.json")
    try:
        table = sit(open_page, "/en/play/schnapsen/", allow_errors=True)
        table.page.locator("snorum-play button[type=submit]").click()
        box = table.page.locator('.sn-engine[data-state="unavailable"]')
        expect(box).to_be_visible(timeout=READY)
        expect(box).to_contain_text(table.words["unavailable-help"])
    finally:
        host.missing.discard("manifest.json")
    box.get_by_role("button").click()
    table.wait("mine", "over")


def test_the_middle_of_the_table_has_no_ground_before_a_card_lies_there(open_page: OpenPage) -> None:
    table = sit(open_page, "/en/play/nobble/#seed=4&level=1")
    table.wait("mine")
    centre = table.root.locator(".sn-centre")
    expect(centre).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    table.act()
    expect(centre.locator(".sn-zone").first).to_be_visible(timeout=READY)
    expect(centre).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
