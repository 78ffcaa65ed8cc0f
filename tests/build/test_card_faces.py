"""The card art: every face is complete, says its rank, stays small and is drawn without inline styles."""

import gzip
import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).parents[2]
SPRITE = ROOT / "docs/assets/cards.svg"
FACES: dict[str, Any] = json.loads((ROOT / "build_tools/mkdocs_snorum/assets/faces.json").read_text(encoding="utf-8"))
COUNTS = {"A": 1, "T": 10} | {str(n): n for n in range(2, 10)}
RANKS = "A23456789TJQK"
SVG = "{http://www.w3.org/2000/svg}"


def symbols() -> set[str]:
    tree = ET.fromstring(SPRITE.read_text(encoding="utf-8"))  # noqa: S314 (our own file)
    return {symbol.attrib["id"] for symbol in tree.iter(f"{SVG}symbol")}


def face(skin: str, rank: str) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = FACES["skins"][skin]["faces"].get(rank) or FACES["faces"][rank]
    return found


@pytest.mark.parametrize("skin", ["french", "german"])
def test_every_part_of_a_face_is_in_the_sprite(skin: str) -> None:
    known = symbols()
    assert set(FACES["skins"][skin]["suits"]) == set("shdc")
    assert set(FACES["skins"][skin]["suits"].values()) <= known
    for rank in RANKS:
        parts = face(skin, rank)["upright"] + face(skin, rank)["turned"]
        assert {part["use"] for part in parts} <= known | {"suit"}, rank
    assert {part["use"] for part in FACES["back"]["upright"]} <= known


@pytest.mark.parametrize("skin", ["french", "german"])
@pytest.mark.parametrize("rank", COUNTS)
def test_a_numeral_shows_as_many_signs_as_it_says(skin: str, rank: str) -> None:
    # The German ace is the Daus, the old two.
    wanted = 2 if (skin, rank) == ("german", "A") else COUNTS[rank]
    halves = face(skin, rank)
    assert len(halves["upright"]) + len(halves["turned"]) == wanted


def test_no_two_signs_of_a_numeral_touch() -> None:
    width, height = FACES["width"], FACES["height"]
    for rank in COUNTS:
        halves = face("french", rank)
        places = [(p["x"] + p["width"] / 2, p["y"] + p["height"] / 2, p["width"]) for p in halves["upright"]]
        places += [
            (width - p["x"] - p["width"] / 2, height - p["y"] - p["height"] / 2, p["width"]) for p in halves["turned"]
        ]
        for i, (x, y, size) in enumerate(places):
            assert x - size / 2 > width * 0.22, f"{rank}: a sign lies under the index"
            for other_x, other_y, _ in places[:i]:
                assert (x - other_x) ** 2 + (y - other_y) ** 2 > size**2, f"{rank}: two signs touch"


def test_the_index_fits_the_strip_that_an_overlapped_card_shows() -> None:
    index = FACES["index"]
    strip = FACES["width"] * 0.22 + 2
    for width in [index["width"], *index["widths"].values()]:
        assert index["x"] - width / 2 >= FACES["paper"]["x"]
        assert index["x"] + width / 2 <= strip
    assert index["suit"]["x"] + index["suit"]["width"] <= strip


def test_the_sprite_is_small_and_needs_no_inline_style() -> None:
    text = SPRITE.read_text(encoding="utf-8")
    assert len(gzip.compress(text.encode())) < 6_000
    assert "style=" not in text
    assert "<style" not in text
    assert "url(" not in text
    assert "<script" not in text


def colours(scheme: int) -> dict[str, str]:
    """The private colours of a face, light (0) or dark (1), as the style sheet has them where nobody sets others."""
    style = (ROOT / "build_tools/mkdocs_snorum/assets/cards.css").read_text(encoding="utf-8")
    found = dict(re.findall(r"--f-([a-z]+): var\(--sn-[a-z-]+, (#[0-9a-f]{6})\);", style))
    pairs = re.findall(r"--f-([a-z]+): var\(--sn-[a-z-]+, light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)\);", style)
    return found | {name: pair[scheme] for name, *pair in pairs}


def contrast(one: str, other: str) -> float:
    """The contrast of two colours (#rrggbb) by WCAG 2.2, 1 to 21."""

    def luminance(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_computed_as_defined() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("scheme", [0, 1])
def test_every_suit_is_read_on_its_paper(scheme: int) -> None:
    known = colours(scheme)
    for suit in ("black", "red", "blue", "green", "amber", "ink"):
        assert contrast(known[suit], known["paper"]) >= 4.5, suit
    assert contrast(known["back"], known["line"]) >= 3
