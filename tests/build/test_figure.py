"""The static figure: the table of a frame, and the element that the player grows from."""

import json
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from mkdocs_snorum.generate.table import place, render_demo, render_table

FIXTURE = Path(__file__).parents[2] / "build_tools/player/tests/fixtures/heart-sequence.json"
EVIL = "\"'><img src=x onerror=alert(1)></template><script>alert(1)</script>&amp;"


@pytest.fixture
def document() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(FIXTURE.read_text(encoding="utf-8"))
    return read


class Outline(HTMLParser):
    """The elements of a piece of HTML with their attributes, and the text inside `<template>`."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.template = ""
        self._inside = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self._inside = self._inside or tag == "template"

    def handle_endtag(self, tag: str) -> None:
        self._inside = self._inside and tag != "template"

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.template += data

    def of_class(self, name: str) -> Iterator[dict[str, str | None]]:
        return (attributes for _, attributes in self.elements if name in (attributes.get("class") or "").split())


def test_seats_sit_clockwise_from_the_bottom() -> None:
    assert [place(index, 4) for index in range(4)] == [("s", 3), ("w", 2), ("n", 1), ("e", 2)]
    assert [place(index, 3) for index in range(3)] == [("s", 3), ("w", 2), ("e", 2)]
    assert [place(index, 2) for index in range(2)] == [("s", 3), ("n", 1)]
    assert [place(index, 5)[0] for index in range(5)] == ["s", "w", "w", "e", "e"]
    assert [place(index, 5)[1] for index in range(5)] == [4, 3, 2, 2, 3]
    for seats in range(2, 11):
        places = [place(index, seats) for index in range(seats)]
        assert len(set(places)) == seats


def test_the_table_marks_the_new_card_and_who_is_to_play(document: dict[str, Any]) -> None:
    outline = Outline(render_table(document, 2))
    seats = list(outline.of_class("sn-seat"))
    assert [seat["data-seat"] for seat in seats if "data-acting" in seat] == ["D"]
    assert [attributes["data-card"] for _, attributes in outline.elements if "data-new" in attributes] == ["Jh"]
    assert len(list(outline.of_class("sn-face"))) == len(list(outline.of_class("sn-card"))) > 0


def test_hidden_hands_are_not_in_the_page(document: dict[str, Any]) -> None:
    html = render_table(document, 1, hands="acting")
    assert "seven of hearts" not in html
    assert 'data-card="8h"' in html
    assert html.count("sn-face-back") == 8


def test_the_element_holds_the_key_step_the_transcript_and_the_document(document: dict[str, Any]) -> None:
    outline = Outline(render_demo(document, main=True))
    assert outline.elements[0][0] == "snorum-demo"
    assert "main" in outline.elements[0][1]
    assert json.loads(outline.template) == document
    current = [attributes for tag, attributes in outline.elements if tag == "li" and "aria-current" in attributes]
    assert len(current) == 1
    assert sum(tag == "li" and "data-card" not in attributes for tag, attributes in outline.elements) == 8
    assert ("a", {"href": document["url"]}) in outline.elements


def test_a_document_from_elsewhere_is_not_inline(document: dict[str, Any]) -> None:
    outline = Outline(render_demo(document, src="frames.json", link=False))
    assert outline.elements[0][1]["src"] == "frames.json"
    assert not outline.template
    assert not [tag for tag, _ in outline.elements if tag == "a"]


def test_a_key_step_outside_the_example_is_the_last(document: dict[str, Any]) -> None:
    html = render_demo(document | {"key_step": 99})
    assert 'aria-current="step">' in html
    assert render_table(document, 7) in html


def test_hostile_words_stay_text(document: dict[str, Any]) -> None:
    def poison(value: Any) -> Any:
        if isinstance(value, str):
            return value + EVIL
        if isinstance(value, list):
            return [poison(item) for item in value]
        if isinstance(value, dict):
            return {key: poison(item) for key, item in value.items()}
        return value

    poisoned = document | {
        key: poison(document[key]) for key in ("title", "url", "steps", "words", "cards", "zones", "ranks")
    }
    outline = Outline(render_demo(poisoned))
    assert not [tag for tag, _ in outline.elements if tag in {"img", "script"}]
    assert not [name for _, attributes in outline.elements for name in attributes if name.startswith("on")]
    assert json.loads(outline.template) == poisoned


def test_no_inline_style_and_no_script(document: dict[str, Any]) -> None:
    outline = Outline(render_demo(document, main=True))
    assert not [attributes for _, attributes in outline.elements if "style" in attributes]
    assert not [tag for tag, _ in outline.elements if tag in {"script", "style"}]


def test_what_a_seat_says_at_two_moments_stands_in_quotes_of_its_own(document: dict[str, Any]) -> None:
    document["steps"][1]["said"] = [{"seat": "A", "text": "jingo"}, {"seat": "A", "text": "snip"}]
    assert "“jingo” “snip”" in render_table(document, 1)
