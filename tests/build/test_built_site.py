"""The built site in a browser: nothing from elsewhere, no inline script, navigation, languages, search, colours."""

import json
import re
import threading
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import html5lib
import pytest
from languages import CODES, LANGUAGES
from playwright.sync_api import Browser, ConsoleMessage, Page

from mkdocs_snorum.build import published_url
from mkdocs_snorum.serve import make_server

pytestmark = pytest.mark.browser

SAMPLE = ["", "404.html"] + [
    f"{code}/{path}"
    for code in CODES
    for path in (
        "",
        "404.html",
        "families/snip-snap-snorum/",
        "games/snip-sequence/",
        "games/snip-sequence/jig/",
        "games/snip-sequence/examples/",
        "games/snip-sequence/examples/heart-sequence/",
        "embed/snip-sequence/heart-sequence/",
    )
]


@pytest.fixture(scope="module")
def base(built: Path) -> Iterator[str]:
    server = make_server(built, published_url(built))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/"
    server.shutdown()
    thread.join()
    server.server_close()


class Watched:
    """A page with what it asked for and complained about."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.requests: list[str] = []
        self.complaints: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)

    def _listen(self, message: ConsoleMessage) -> None:
        # Playwright warns of what it was told to do.
        if message.type in ("error", "warning") and not message.text.startswith("Service Worker registration blocked"):
            self.complaints.append(message.text)


@pytest.fixture
def watched(chromium: Browser) -> Iterator[Watched]:
    context = chromium.new_context(service_workers="block", viewport={"width": 1280, "height": 900})
    yield Watched(context.new_page())
    context.close()


def source(built: Path, url: str) -> str:
    file = built / url
    return (file if file.suffix else file / "index.html").read_text("utf-8")


@pytest.mark.parametrize("url", [url for url in SAMPLE if url.partition("/")[0] in ("", "404.html", "en", "fa")])
def test_html_is_well_formed(built: Path, url: str) -> None:
    html = source(built, url)
    parser = html5lib.HTMLParser()
    parser.parse(html)
    assert [code for _, code, _ in parser.errors] == []


@pytest.mark.parametrize("url", SAMPLE)
def test_nothing_runs_inside_a_page_and_nothing_comes_from_elsewhere(built: Path, url: str) -> None:
    html = source(built, url)
    for attributes, text in re.findall(r"<script\b([^>]*)>(.*?)</script>", html, re.DOTALL):
        assert "src=" in attributes or "json" in attributes, text[:80]
    assert not re.search(r"\son[a-z]+=\"", html)
    assert "javascript:" not in html
    loaded = re.findall(r"<(?:script|img|iframe|source)\b[^>]*\bsrc=\"([^\"]*)\"", html)
    loaded += re.findall(r"<link rel=\"(?:stylesheet|icon|preload)\" href=\"([^\"]*)\"", html)
    assert loaded
    assert not [address for address in loaded if re.match(r"[a-z]+:|//", address)]


def test_no_page_has_styles_that_the_policy_refuses(built: Path) -> None:
    """Neither attributes nor elements of style: `style-src 'self'` would leave them without effect."""
    refused = re.compile(r"<style\b|<[a-z][^>]*\sstyle=")
    pages = list(built.rglob("*.html"))
    assert len(pages) > 500
    assert [str(page.relative_to(built)) for page in pages if refused.search(page.read_text("utf-8"))] == []


def test_every_width_in_the_chart_has_its_rule(built: Path) -> None:
    widths = set(re.findall(r'data-columns="(\d+)"', source(built, "en/games/vorms/")))
    ruled = set(re.findall(r'data-columns="(\d+)"\]', (built / "assets/drawings.css").read_text("utf-8")))
    assert widths
    assert widths <= ruled


def test_every_document_in_a_page_can_be_read(built: Path) -> None:
    read = 0
    for page in sorted(built.rglob("*.html")):
        for document in re.findall(r"<template>(.*?)</template>", page.read_text("utf-8"), re.DOTALL):
            assert isinstance(json.loads(unescape(document)), dict), page
            read += 1
    assert read > len(CODES) * 100


@pytest.mark.parametrize("code", CODES)
def test_a_page_says_its_language_and_its_translations(built: Path, code: str) -> None:
    html = source(built, f"{code}/games/snip-sequence/")
    direction = next(language.direction for language in LANGUAGES if language.code == code)
    assert f'<html lang="{code}" dir="{direction}"' in html
    assert f'<link rel="canonical" href="https://snorum.example/{code}/games/snip-sequence/">' in html
    found = dict(re.findall(r'<link rel="alternate " hreflang="([^"]*)" href="([^"]*)">', html))
    assert set(found) == {*CODES, "x-default"}
    assert found["fa"] == "https://snorum.example/fa/games/snip-sequence/"
    assert re.search(r'<meta name="description" content="[^"]{20,}">', html)
    assert f'<meta property="og:url" content="https://snorum.example/{code}/games/snip-sequence/">' in html
    data = [json.loads(text) for text in re.findall(r'<script type="application/ld\+json">(.*?)</script>', html)]
    assert [each["@type"] for each in data] == ["Game", "HowTo", "FAQPage"]


def test_an_embed_is_not_indexed(built: Path) -> None:
    html = source(built, "de/embed/snip-sequence/heart-sequence/")
    assert '<meta name="robots" content="noindex">' in html
    assert "de/games/snip-sequence/examples/heart-sequence/" in html.partition("canonical")[2][:120]
    assert (built / "de/embed/snip-sequence/heart-sequence/frames.json").exists()


def test_an_embed_has_the_type_and_the_colours_of_the_site(watched: Watched, base: str) -> None:
    page = watched.page
    page.goto(base + "fa/embed/snip-sequence/heart-sequence/")
    page.wait_for_load_state("networkidle")
    families = page.evaluate("getComputedStyle(document.querySelector('snorum-demo')).fontFamily")
    assert families.startswith("Vazirmatn")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light dark"


def test_words_and_settings_are_not_published(built: Path) -> None:
    published = {path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}
    assert not [name for name in published if name.endswith((".toml", ".mjs", ".jinja")) or "/words/site" in name]
    assert "assets/runtime/manifest.json" in published
    assert "assets/words/fa/snip-sequence.ftl" in published


@pytest.mark.parametrize("url", ["", "en/", "fa/games/snip-sequence/", "ar/embed/snip-sequence/king-led/"])
def test_a_page_loads_from_its_own_site_without_complaint(watched: Watched, base: str, url: str) -> None:
    watched.page.goto(base + url, wait_until="networkidle")
    assert watched.complaints == []
    assert not [address for address in watched.requests if not address.startswith((base, "data:"))]
    assert not [address for address in watched.requests if "/search/" in address or "/runtime/" in address]


def test_links_are_followed_without_a_full_load(watched: Watched, base: str) -> None:
    page = watched.page
    page.goto(f"{base}en/games/snip-sequence/", wait_until="networkidle")
    page.evaluate("window.stays = true")
    for name in ("jig", "turned-up", "examples", "rex-32", "") * 4:
        href = f"/en/games/snip-sequence/{name}/" if name else "/en/games/snip-sequence/"
        page.locator(f".sn-nav a[href$='{href}']").click()
        page.wait_for_url(f"**{href}")
        page.wait_for_function(
            "address => document.querySelector('link[rel=canonical]').href.endsWith(address)", arg=href
        )
    assert page.evaluate("window.stays")
    assert page.locator(".sn-nav a[aria-current=page]").count() == 1
    assert watched.complaints == []


def test_the_language_switch_keeps_page_and_place(watched: Watched, base: str) -> None:
    page = watched.page
    page.goto(f"{base}en/games/snip-sequence/", wait_until="networkidle")
    page.locator(".sn-nav a[href$='/jig/']").click()
    page.wait_for_url("**/en/games/snip-sequence/jig/")
    page.evaluate("location.hash = '#rule-words'")
    page.locator(".sn-languages summary").click()
    page.locator(".sn-languages a[data-code=fa]").click()
    page.wait_for_url("**/fa/games/snip-sequence/jig/#rule-words")
    assert page.locator("html").get_attribute("dir") == "rtl"
    assert page.locator("html").get_attribute("lang") == "fa"
    assert watched.complaints == []


def test_search_opens_by_key_and_leads_to_the_readers_language(watched: Watched, base: str) -> None:
    page = watched.page
    page.goto(f"{base}fa/", wait_until="networkidle")
    # The button is shown by the script that listens to the key.
    page.locator("[data-sn-search]").wait_for()
    page.keyboard.press("/")
    page.locator(".sn-search input").fill("جیگ")
    page.locator(".sn-search li a").first.wait_for()
    fetched = [address for address in watched.requests if "/search/" in address and address.endswith(".json")]
    assert fetched
    assert all(address.startswith(f"{base}fa/search/") for address in fetched)
    hrefs = page.locator(".sn-search li a").evaluate_all("links => links.map(link => link.href)")
    assert f"{base}fa/games/snip-sequence/jig/" in hrefs
    assert all(href.startswith(f"{base}fa/") for href in hrefs)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(hrefs[0])
    assert not page.locator(".sn-search").evaluate("dialog => dialog.open")
    assert watched.complaints == []


def test_search_says_when_nothing_is_found_or_nothing_comes(watched: Watched, base: str) -> None:
    page = watched.page
    page.goto(f"{base}en/", wait_until="networkidle")
    page.locator("[data-sn-search]").click()
    page.locator(".sn-search input").fill("zzzz")
    page.locator(".sn-search-status", has_text="Nothing found.").wait_for()
    page.route("**/search/6a.json", lambda route: route.abort())
    page.locator(".sn-search input").fill("jig")
    page.locator(".sn-search-status", has_text="The index could not be loaded.").wait_for()
    page.unroute("**/search/6a.json")
    page.locator(".sn-search input").fill("jig ")
    page.locator(".sn-search li a").first.wait_for()
    page.keyboard.press("Escape")
    assert not page.locator(".sn-search").evaluate("dialog => dialog.open")


def test_the_chosen_colours_stay_from_page_to_page(chromium: Browser, base: str) -> None:
    context = chromium.new_context(service_workers="block", color_scheme="dark")
    page = context.new_page()
    page.goto(f"{base}en/", wait_until="networkidle")
    assert page.locator("body").get_attribute("data-md-color-scheme") == "slate"
    page.locator(".sn-colours [value=light]").click()
    assert page.locator("body").get_attribute("data-md-color-scheme") == "default"
    page.goto(f"{base}fa/games/snip-sequence/", wait_until="networkidle")
    assert page.locator("body").get_attribute("data-md-color-scheme") == "default"
    context.close()


@pytest.mark.parametrize("code", CODES)
def test_a_missing_page_answers_in_the_language_of_its_address(watched: Watched, base: str, code: str) -> None:
    answer = watched.page.goto(f"{base}{code}/no/such/page/")
    assert answer is not None
    assert answer.status == 404
    assert watched.page.locator("html").get_attribute("lang") == code
    watched.page.locator("#content a").first.click()
    watched.page.wait_for_url(f"{base}{code}/")


@pytest.mark.parametrize(
    "url", ["en/games/snip-sequence/", "fa/games/snip-sequence/", "ar/", "de/games/snip-sequence/examples/"]
)
def test_a_narrow_page_does_not_scroll_sideways(chromium: Browser, base: str, url: str) -> None:
    context = chromium.new_context(service_workers="block", viewport={"width": 320, "height": 800})
    page = context.new_page()
    page.goto(base + url, wait_until="networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    context.close()


def test_the_fonts_of_arabic_script_come_only_where_they_are_used(watched: Watched, base: str) -> None:
    watched.page.goto(f"{base}en/games/snip-sequence/jig/", wait_until="networkidle")
    assert not [address for address in watched.requests if address.endswith(".woff2")]
    watched.page.goto(f"{base}fa/games/snip-sequence/jig/", wait_until="networkidle")
    assert [address for address in watched.requests if address.endswith("vazirmatn-arabic-wght-normal.woff2")]
