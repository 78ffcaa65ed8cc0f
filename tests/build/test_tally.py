"""A score kept by strokes: what the drawing shows is the score of the table."""

import re
from typing import Any

import pytest

from mkdocs_snorum.content import Content, Worked
from mkdocs_snorum.generate.demo import demo_document
from mkdocs_snorum.generate.example import example_path
from mkdocs_snorum.generate.scope import Scope
from mkdocs_snorum.generate.table import render_table
from mkdocs_snorum.generate.tally import draw_tally

STROKE = re.compile(r"M(?!0 0L)[^M]*")


def document(content: Content, name: str) -> tuple[Worked, dict[str, Any]]:
    game = next(game for game in content.games if game.file.book.tally is not None)
    worked = game.find_example(name)
    assert worked is not None
    path = f"en/{example_path(game, worked)}"
    return worked, demo_document(Scope(content, content.source, path, game, options=worked.options), worked)


@pytest.mark.parametrize(
    ("name", "scores"),
    [
        ("four-and-five-is-nine", [4, 9]),  # both scoring examples of source 004
        ("past-nine-and-back", [7, 8, 7]),
        ("all-nine-void", [4]),
    ],
)
def test_the_strokes_follow_the_score(content: Content, name: str, scores: list[int]) -> None:
    _, made = document(content, name)
    frames = made["frames"]["frames"]
    side = next(owner for x, y, owner in made["steps"][0]["drawing"]["names"])
    assert made["tally"] == {"fact": "score", "of": 9}
    seen = []
    for n, (step, frame) in enumerate(zip(made["steps"], frames, strict=True)):
        rubbed = [value for key, value in frame["table"]["facts"].items() if key.startswith("score.")]
        assert len(STROKE.findall(step["drawing"]["gone"])) == sum(rubbed)
        assert len(STROKE.findall(step["drawing"]["standing"])) == 9 * len(rubbed) - sum(rubbed)
        assert step["drawing"]["gone"] in render_table(made, n)
        score = frame["table"]["facts"][f"score.{side}"]
        seen += [score] if seen[-1:] != [score] else []
    assert seen == scores


def test_where_nothing_is_rubbed_out_nothing_is_drawn(content: Content) -> None:
    _, made = document(content, "king-on-king")
    assert all("drawing" not in step for step in made["steps"])
    assert "sn-tally" not in render_table(made, 0)


@pytest.mark.parametrize(("sides", "box"), [(("A", "B"), "-114 -18 228 36"), (("A", "B", "C"), "-122.5 -76 245 210")])
def test_arms_stand_round_the_middle(sides: tuple[str, ...], box: str) -> None:
    count = 9 if len(sides) == 2 else 12
    facts = {f"score.{side}": place for place, side in enumerate(sides)}
    made = draw_tally({"fact": "score", "of": count}, {"table": {"facts": {**facts, "stock": 3}}})
    assert [name for _, _, name in made["names"]] == list(sides)
    assert made["standing"].count("M0 0L") == len(sides)
    assert made["box"] == box
