"""What is taken away from an example: files that hold, a picture that stands alone, snippets that work."""

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hosting import Host
from playwright.sync_api import Locator, Page, expect

from snorum.examples import check_text

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
READY = 60_000  # milliseconds; the words of the dialog are loaded, the engine starts once a page
HEART = "games/snip-sequence/examples/heart-sequence/"
SVG = "{http://www.w3.org/2000/svg}"


def open_share(page: Page) -> Locator:
    """Open the dialog by the menu's last button but one."""
    demo = page.locator("snorum-demo").first
    expect(demo.locator(".sn-position")).to_be_visible(timeout=READY)
    demo.locator(".sn-more-buttons [aria-expanded]").click()
    expect(demo.locator(".sn-menu")).to_be_visible(timeout=READY)
    demo.locator(".sn-menu > button").nth(-2).click()
    dialog = demo.locator("dialog.sn-share")
    expect(dialog).to_be_visible(timeout=READY)
    return dialog


def saved(page: Page, dialog: Locator, place: int) -> tuple[str, str]:
    """The name and the text of the file that a button saves."""
    with page.expect_download(timeout=READY) as download:
        dialog.locator(".sn-share-files button").nth(place).click()
    return download.value.suggested_filename, Path(download.value.path()).read_text("utf-8")


def test_every_file_of_an_example_holds(open_page: OpenPage) -> None:
    page = open_page(f"/en/{HEART}#s=4")
    dialog = open_share(page)
    name, toml = saved(page, dialog, 3)
    assert name == "snip-sequence-4.toml"
    checked = check_text(toml, name)
    assert checked.faults == ()
    assert checked.example
    assert [line.text for line in checked.example.script] == [
        "A: Th",
        "B: Jh",
        "D: Qh",
        "A: Kh",
        "A: 7h",
        "B: 8h",
        "A: 9h",
    ]
    name, record = saved(page, dialog, 2)
    assert name.endswith(".record.txt")
    assert "A Th, B Jh, D Qh, A Kh\n" in record
    assert record.rstrip().rpartition("\n")[2].startswith("1;g=snip-sequence;")
    _, told = saved(page, dialog, 1)
    assert "A plays the king of hearts and says “hicockalorum, jingo”." in told.replace("\u2066", "").replace(
        "\u2069", ""
    )


def test_a_line_of_the_reader_s_own_is_saved_as_an_example_that_passes(open_page: OpenPage) -> None:
    page = open_page(f"/fa/{HEART}#s=4~9h")
    expect(page.locator("snorum-demo .sn-own-line")).to_be_visible(timeout=READY)
    dialog = open_share(page)
    _, toml = saved(page, dialog, 3)
    checked = check_text(toml, "branch.toml")
    assert checked.faults == ()
    assert checked.example
    assert [line.text for line in checked.example.script][4:] == ["A: 9h"]
    assert re.search(r"#s=4~9h$", dialog.locator('input[type="text"]').input_value())


PICTURES = [("en", HEART, "french"), ("fa", HEART, "french"), ("de", "games/schnapsen/examples/whole-deal/", "german")]


@pytest.mark.parametrize(("code", "path", "deck"), PICTURES)
def test_the_picture_stands_alone(open_page: OpenPage, code: str, path: str, deck: str) -> None:
    page = open_page(f"/{code}/{path}?deck={deck}#s=3")
    expect(page.locator(f'snorum-demo .sn-player svg[data-skin="{deck}"]').first).to_be_visible(timeout=READY)
    shown = page.locator("snorum-demo .sn-player .sn-stage li[data-card]").count()
    # The pack is read from the address, so that it is there before the menu is.
    dialog = open_share(page)
    name, text = saved(page, dialog, 0)
    assert name.endswith("-3.svg")
    root = ET.fromstring(text)  # noqa: S314 (our own file)
    cards = root.findall(f"./{SVG}g/{SVG}svg")
    assert len(cards) == shown
    assert all(card.findtext(f"{SVG}title") for card in cards)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    assert {use.get("href", "")[1:] for use in root.iter(f"{SVG}use")} == set(ids)
    assert "var(" not in text
    assert not re.search(r"class=|href=\"(?!#)|url\(", text)
    texts = root.findall(f"./{SVG}g/{SVG}text")
    assert {element.get("direction") for element in texts} == {"rtl" if code == "fa" else "ltr"}
    # The first seat sits below, the second at its left, whatever the direction of writing.
    heads = [element for element in texts if element.get("font-size") == "16"]
    places = {(element.text or "").partition(" ")[0]: element for element in heads}
    if code != "de":
        assert float(places["B"].get("x", 0)) < float(places["D"].get("x", 0))
        assert float(places["A"].get("y", 0)) > float(places["B"].get("y", 0))


def test_the_snippets_follow_what_is_chosen(open_page: OpenPage, host: Host) -> None:
    page = open_page("/en/games/schnapsen/examples/whole-deal/#s=2")
    dialog = open_share(page)
    snippet = dialog.locator("textarea")
    address = f"{host.url}/en/embed/schnapsen/whole-deal/"
    expect(snippet).to_have_value(re.compile(re.escape(f'<iframe src="{address}#s=2"')))
    choices = dialog.locator(".sn-share-choices select")
    for place, value in enumerate(("diagram", "A", "dark", "german"), 1):
        choices.nth(place).select_option(value)
    dialog.get_by_label("Start at this step").uncheck()
    wanted = f"{address}?mode=diagram&amp;theme=dark&amp;deck=german&amp;seat=A"
    expect(snippet).to_have_value(re.compile(re.escape(f'<iframe src="{wanted}"')))
    choices.first.select_option("element")
    expect(snippet).to_have_value(
        re.compile(r'<snorum-demo src="[^"]*frames\.json" mode="diagram" theme="dark" deck="german" seat="A">')
    )
    expect(snippet).to_have_value(re.compile(re.escape(f'src="{host.url}/assets/player/snorum-demo.js"')))


def test_it_is_worked_by_keys_and_gives_the_focus_back(open_page: OpenPage, host: Host) -> None:
    page = open_page(f"/en/{HEART}#s=2")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=host.url)
    dialog = open_share(page)
    position = page.locator("snorum-demo .sn-position").first
    dialog.get_by_label("Link", exact=True).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("h")
    expect(position).to_have_text("2 / 7")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(dialog.locator("output")).to_have_text("Copied.")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"{HEART}#s=2")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(position).to_have_text("2 / 7")
    page.keyboard.press("Escape")
    expect(page.locator("snorum-demo .sn-menu").first).to_be_hidden()


def test_words_that_cannot_be_had_are_told(open_page: OpenPage, host: Host) -> None:
    page = open_page(f"/en/{HEART}")
    demo = page.locator("snorum-demo").first
    expect(demo.locator(".sn-position")).to_be_visible(timeout=READY)
    host.missing.add("snip-sequence.ftl")
    try:
        demo.get_by_role("button", name="Menu").click()
        demo.get_by_role("button", name="Share and embed").click()
        expect(demo.locator(".sn-live")).to_have_text("A file is missing.", timeout=READY)
    finally:
        host.missing.clear()
    demo.get_by_role("button", name="Share and embed").click()
    expect(demo.locator("dialog.sn-share")).to_be_visible(timeout=READY)


@pytest.mark.parametrize("code", ["en", "fa", "ar", "it", "pt", "de"])
def test_the_dialog_fits_a_narrow_screen(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/{HEART}", viewport={"width": 320, "height": 700})
    dialog = open_share(page)
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    small = "controls => controls.filter((each) => each.offsetHeight < 24 || each.offsetWidth < 24).length"
    assert dialog.locator("button, select, input, textarea").evaluate_all(small) == 0
    assert not re.search(r"share-|undefined", dialog.inner_text())
