"""WCAG 2.2 AA: axe on every kind of page, and what axe cannot see: zoom, keys alone, forced colours, reduced motion."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from axe import violations
from hosting import Host
from kinds import SITE, Address, languages, one_a_game, paths, sample
from playwright.sync_api import Browser, Page, ViewportSize, expect
from slow_report import report

pytestmark = pytest.mark.browser

OpenPage = Callable[..., Page]
MODULES = Path("build_tools/player/node_modules")
SCHEMES = ("light", "dark")
EXAMPLE = "games/snip-sequence/examples/heart-sequence/"


def is_ready(page: Page) -> None:
    """The page is at rest: its players are drawn, and nothing is on its way."""
    page.wait_for_load_state("networkidle")
    for demo in page.locator("snorum-demo").all():
        expect(demo.locator(".sn-position").first).to_be_visible()


def walk(chromium: Browser, host: Host, pages: list[Address], scheme: str) -> tuple[int, list[str]]:
    size: ViewportSize = {"width": 1280, "height": 900}
    context = chromium.new_context(service_workers="block", color_scheme=scheme, viewport=size)  # type: ignore[arg-type]
    page, told = context.new_page(), []
    for address in pages:
        page.goto(f"{host.url}/{address.path}")
        is_ready(page)
        told += [f"{scheme} /{address.path}: {line}" for line in violations(page)]
    context.close()
    return len(pages), told


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_on_a_page_of_each_kind(chromium: Browser, host: Host, scheme: str) -> None:
    pages = sample() if scheme == "light" else sample()[::-1][:4]
    assert walk(chromium, host, pages, scheme)[1] == []


@pytest.mark.slow
def test_axe_finds_nothing_in_any_language_or_scheme(chromium: Browser, host: Host) -> None:
    counted, told = 0, []
    for scheme in SCHEMES:
        count, faults = walk(chromium, host, one_a_game(), scheme)
        counted += count
        told += faults
    report("accessibility.axe", {"pages": counted, "violations": len(told)})
    assert told == []


def test_axe_knows_a_fault_when_it_sees_one(open_page: OpenPage) -> None:
    page = open_page("/en/")
    page.evaluate("document.querySelector('article').insertAdjacentHTML('beforeend', '<img src=x><button></button>')")
    assert {line.partition(":")[0] for line in violations(page)} >= {"image-alt", "button-name"}


@pytest.mark.parametrize("code", ["en", "fa"])
def test_axe_finds_nothing_in_what_opens(open_page: OpenPage, code: str) -> None:
    page = open_page(f"/{code}/{EXAMPLE}")
    is_ready(page)
    page.keyboard.press("/")
    page.locator(".sn-search input").fill("a")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator(".sn-languages summary").click()
    page.locator("snorum-demo [aria-controls=menu]").click()
    assert violations(page) == []
    page.locator("snorum-demo .sn-ask").click()
    expect(page.locator("snorum-demo .sn-verified")).to_be_visible(timeout=60_000)
    assert violations(page) == []


@pytest.mark.parametrize(
    "pages",
    [
        pytest.param([address.path for address in sample()], id="kinds"),
        pytest.param([], id="all", marks=pytest.mark.slow),
    ],
)
def test_html_is_valid(pages: list[str]) -> None:
    files = [SITE / path if path.endswith(".html") else SITE / path / "index.html" for path in pages] or [SITE]
    command = ["node", MODULES / "html-validate/bin/html-validate.mjs", "--config", "tests/browser/htmlvalidate.mjs"]
    done = subprocess.run([*command, "--formatter", "json", *files], check=False, capture_output=True, text=True)
    told = [
        f"{Path(file['filePath']).relative_to(SITE.resolve())}:{fault['line']}: {fault['message']}"
        for file in json.loads(done.stdout)
        for fault in file["messages"]
    ]
    if not pages:
        report("accessibility.html", {"pages": len(list(SITE.rglob("*.html"))), "faults": len(told)})
    assert (done.returncode, told[:20]) == (0, [])


@pytest.mark.parametrize("code", languages())
def test_a_page_is_read_at_twice_the_size(open_page: OpenPage, code: str) -> None:
    # A browser that zooms by two gives the page half the pixels.
    page = open_page(f"/{code}/{paths('game')[0]}", viewport={"width": 640, "height": 480}, device_scale_factor=2)
    is_ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    # Text alone may be enlarged too.
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 640


@pytest.mark.parametrize("address", sample(), ids=lambda address: f"{address.kind}-{address.language}")
def test_no_page_scrolls_sideways_at_320_pixels(open_page: OpenPage, address: Address) -> None:
    page = open_page(f"/{address.path}", viewport={"width": 320, "height": 640})
    is_ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_an_example_is_stepped_asked_and_left_by_keys_alone(open_page: OpenPage) -> None:
    page = open_page(f"/en/{EXAMPLE}")
    is_ready(page)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.md-skip')")
    page.keyboard.press("Enter")
    reached = ""
    for _ in range(60):
        page.keyboard.press("Tab")
        # What has the focus shows it, unless that is the page itself.
        reached = page.wait_for_function(
            """() => {
              const at = document.activeElement, inner = at.shadowRoot?.activeElement ?? at;
              const isSeen = inner === document.body || getComputedStyle(inner).outlineStyle !== "none";
              return isSeen && ` ${inner.className}`;
            }"""
        ).json_value()
        if "sn-ask" in reached:
            break
    assert "sn-ask" in reached
    page.keyboard.press("Enter")
    expect(page.locator("snorum-demo .sn-verified")).to_be_visible(timeout=60_000)
    page.keyboard.press("ArrowRight")
    expect(page.locator("snorum-demo .sn-position")).to_contain_text("1 /")
    page.keyboard.press("Enter")
    expect(page.locator("snorum-demo .sn-ask")).to_have_attribute("aria-pressed", "false")


def test_forced_colours_keep_every_card_and_every_state_apart(open_page: OpenPage) -> None:
    page = open_page(f"/en/{EXAMPLE}", forced_colors="active")
    is_ready(page)
    demo = page.locator("snorum-demo")
    colours = demo.locator(".sn-player .sn-face:not(.sn-face-back)").first.evaluate(
        "face => [getComputedStyle(face).color, getComputedStyle(face.querySelector('.sn-paper')).fill]"
    )
    assert colours[0] != colours[1]
    step = demo.locator(".sn-step[aria-current]")
    assert step.evaluate("item => getComputedStyle(item).outlineStyle") == "solid"
    assert violations(page) == []


def test_with_reduced_motion_nothing_moves(open_page: OpenPage) -> None:
    page = open_page(f"/en/{EXAMPLE}", reduced_motion="reduce")
    is_ready(page)
    page.get_by_role("button", name="Next step").click()
    running = page.evaluate(
        "[...document.getAnimations(), ...document.querySelector('snorum-demo').shadowRoot.getAnimations()].length"
    )
    assert running == 0
    assert page.locator("snorum-demo .sn-playing button").count() == 0
