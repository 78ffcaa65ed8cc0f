"""What other sites are told of an example: its picture, its frame, and the page that stands for it."""

import json
import re
import struct
from html import unescape
from pathlib import Path

import html5lib
import pytest
from languages import CODES

from mkdocs_snorum.content import Content
from mkdocs_snorum.generate import oembed
from mkdocs_snorum.generate.pictures import SIZE, picture, pictures
from mkdocs_snorum.generate.site import Site
from mkdocs_snorum.generate.sprite import sprite
from mkdocs_snorum.rendering import render_all

ROOT = Path(__file__).parents[2]
EXAMPLE = "games/snip-sequence/examples/heart-sequence/"
EMBED = "embed/snip-sequence/heart-sequence/"


def head_of(path: str, file: str = "index.html") -> dict[str, str]:
    """What the head of a built page says, by name, property, or kind of link."""
    text = (ROOT / "site" / path / file).read_text("utf-8")
    parsed = html5lib.parse(text.partition("<body")[0], namespaceHTMLElements=False)
    found = {}
    for meta in parsed.iter("meta"):
        if key := meta.get("property") or meta.get("name"):
            found[key] = meta.get("content", "")
    for link in parsed.iter("link"):
        found[link.get("type") or link.get("rel", "").strip()] = link.get("href", "")
    return found


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("path", [EXAMPLE, EMBED])
def test_a_page_names_its_picture_and_its_frame(code: str, path: str) -> None:
    head = head_of(f"{code}/{path}")
    assert head["og:image"] == "https://snorum.example/assets/pictures/snip-sequence/heart-sequence.png"
    assert (head["og:image:width"], head["og:image:height"]) == tuple(map(str, SIZE))
    assert head["og:image:alt"] == head["og:title"]
    assert head["twitter:card"] == "summary_large_image"
    assert head["application/json+oembed"] == f"https://snorum.example/{code}/{EMBED}oembed.json"
    assert head["canonical"] == f"https://snorum.example/{code}/{EXAMPLE}"
    assert ("robots" in head) == (path == EMBED)
    if path == EMBED:
        assert head["robots"] == "noindex"


def test_a_game_has_the_picture_of_its_first_hand(content: Content) -> None:
    for game in content.games:
        first = game.file.book.first_hand or game.examples[0].id
        address = f"https://snorum.example/assets/pictures/{game.id}/{first}.png"
        assert head_of(f"fa/games/{game.id}/")["og:image"] == address


@pytest.mark.parametrize(
    ("path", "game"),
    [
        ("", "snip-sequence"),
        ("en/", "snip-sequence"),
        ("de/games/", "snip-sequence"),
        ("fa/guide/player/", "snip-sequence"),
        ("ar/families/karnoffel/", "vorms"),
        ("en/families/ace-ten/", "schnapsen"),
        ("pt/games/nobble/teach/", "nobble"),
        ("it/play/vorms/", "vorms"),
        ("fr/games/schnapsen/problems/", "schnapsen"),
        ("da/games/schnapsen/score-card/", "schnapsen"),
    ],
)
def test_every_other_page_has_the_picture_of_its_game_or_of_the_first(content: Content, path: str, game: str) -> None:
    found = content.find_game(game)
    assert found is not None
    first = found.file.book.first_hand or found.examples[0].id
    head = head_of(path)
    assert head["og:image"] == f"https://snorum.example/assets/pictures/{game}/{first}.png"
    assert head["twitter:card"] == "summary_large_image"


def test_what_nobody_is_led_to_has_no_picture() -> None:
    head = head_of("en/", "404.html")
    assert "og:image" not in head
    assert head["twitter:card"] == "summary"


def test_every_picture_is_there_as_png_of_the_size_that_is_told(content: Content) -> None:
    addresses = [address for address, _ in pictures(content)]
    assert len(addresses) == sum(len(game.examples) for game in content.games) > 100
    for address in addresses:
        start = (ROOT / "site" / address).read_bytes()[:24]
        assert start[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", start[16:]) == SIZE


def test_a_picture_shows_the_key_position_as_the_acting_seat_sees_it(content: Content) -> None:
    game = content.find_game("snip-sequence")
    assert game
    worked = game.find_example("heart-sequence")
    assert worked
    assert worked.key_step == 4
    svg = picture(game, worked, str(sprite(content.roots.art)))
    shown = re.findall(r'<use href="#card-(\w+)" transform', svg)
    # A is to play from 7h 9h; B and D have one card and none left, which A does not see.
    frame = worked.frames["frames"][4]["table"]
    hands = {zone["owner"]: zone["cards"] for zone in frame["zones"] if zone["name"] == "hand"}
    assert shown.count("back") == sum(len(cards) for seat, cards in hands.items() if seat != "A") > 0
    assert [card for card in shown if card != "back"] == [*hands["A"], "Th", "Jh", "Qh", "Kh"]
    # No word, no font and no colour by name of a variable: it looks the same wherever it is drawn.
    assert "<text" not in svg
    assert "var(" not in svg


def test_no_picture_leaves_out_a_symbol_that_it_uses(content: Content) -> None:
    for address, svg in pictures(content):
        used = set(re.findall(r'<use href="#([\w-]+)"', svg))
        there = set(re.findall(r' id="([\w-]+)"', svg))
        assert used <= there, address
        assert "NaN" not in svg


def test_a_drawing_is_made_once_and_goes_with_what_it_was_made_for(tmp_path: Path) -> None:
    def drawing(colour: str) -> str:
        rectangle = f'<rect width="8" height="4" fill="{colour}"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4">{rectangle}</svg>'

    (first,) = [path for _, path in render_all([("a.png", drawing("red"))], tmp_path)]
    made = first.stat().st_mtime_ns
    assert struct.unpack(">II", first.read_bytes()[16:24]) == (8, 4)
    again = dict(render_all([("a.png", drawing("red")), ("b.png", drawing("blue"))], tmp_path))
    assert again["a.png"] == first
    assert first.stat().st_mtime_ns == made
    assert again["b.png"] != first
    list(render_all([("b.png", drawing("blue"))], tmp_path))
    assert not first.exists()


@pytest.mark.parametrize("code", CODES)
def test_oembed_tells_of_every_example_how_to_frame_it(site: Site, code: str) -> None:
    pages = [page for page in site.pages if page.layout == "embed" and page.language.code == code and page.oembed]
    assert len(pages) > 100
    for page in pages:
        told = json.loads(site.files[page.oembed])
        assert (told["version"], told["type"], told["provider_url"]) == ("1.0", "rich", "https://snorum.example/")
        assert told["provider_name"]
        assert told["title"] == page.title
        assert told["thumbnail_url"] == f"https://snorum.example/{page.picture}"
        parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
        frame = parser.parseFragment(told["html"]).find("iframe")
        assert frame is not None
        assert frame.get("src") == f"https://snorum.example/{page.url}"
        assert unescape(frame.get("title", "")) == page.title
        assert frame.get("sandbox") == oembed.SANDBOX
        assert (frame.get("lang"), frame.get("loading")) == (code, "lazy")


def test_a_title_with_marks_of_markup_stays_text() -> None:
    html = oembed.snippet("https://snorum.example/en/embed/a/b/", 'A "title" & <b>', "en")
    frame = html5lib.parseFragment(html, namespaceHTMLElements=False).find("iframe")
    assert frame is not None
    assert frame.get("title") == 'A "title" & <b>'
