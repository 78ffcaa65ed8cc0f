"""A fact stands once: change it, and the pages of every language say something else, and a worked example fails."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest
from option_changes import changes, texts
from slow_report import report

from mkdocs_snorum.content import Content, GameContent
from snorum.core.options import change_options
from snorum.examples import check_file

SAID_BY_NO_TEXT = {
    ("snip-equal", "start_chips"),  # where nothing is paid, the chips lie idle
    ("schnapsen", "claim_when"),  # where claims are made by themselves, nobody chooses when
    ("schnapsen", "false_claim"),
    ("vorms", "own_three"),  # of partners, whom two and three players do not have
    ("vorms", "friendly_toqutsit"),
}
"""Options that do nothing in some presets, so that no text says them there."""
HELD_BY_NO_EXAMPLE = {
    ("snip-sequence", "turn_up_last"),
    ("snip-sequence", "dead_cards"),
    ("schnapsen", "double_bummerl"),
    ("vorms", "deal_all"),
}
"""Options that no example would betray: an example of them closes the gap, and its line here goes."""


@contextmanager
def changed(game: GameContent, preset: str, name: str, value: object) -> Iterator[object]:
    """The game with one option of a preset changed, as if its file said so."""
    presets = cast("dict[str, Any]", game.game.presets)
    kept = presets[preset]
    presets[preset] = change_options(kept, {name: value})
    try:
        yield presets[preset]
    finally:
        presets[preset] = kept


def example_fails(game: GameContent, preset: str) -> bool:
    """Whether some example of the preset, replayed now, is no longer what its file says."""
    return any(worked.preset == preset and check_file(worked.path).faults for worked in game.examples)


def walk(content: Content, every: int) -> tuple[int, list[tuple[str, str, str, object, str]]]:
    """Change each fact; those that some language's text does not follow, with the language."""
    tried, silent = 0, []
    for game in content.games:
        for preset, name, value in changes(game)[::every]:
            tried += 1
            old = game.options(preset)
            new = change_options(old, {name: value})
            silent += [
                (game.id, name, preset, value, language.code)
                for language in content.languages
                if texts(content, game, language, old) == texts(content, game, language, new)
            ]
    return tried, silent


def test_every_language_follows_a_change_of_a_fact(content: Content) -> None:
    tried, silent = walk(content, 9)
    assert tried > 40
    assert [change for change in silent if change[:2] not in SAID_BY_NO_TEXT] == []


@pytest.mark.slow
def test_every_language_follows_a_change_of_any_fact(content: Content) -> None:
    tried, silent = walk(content, 1)
    assert {change[:2] for change in silent} == SAID_BY_NO_TEXT
    failing = 0
    for game in content.games:
        for preset, name, value in changes(game):
            with changed(game, preset, name, value):
                failing += example_fails(game, preset)
    figures = {"facts changed": tried, "unsaid": len({change[:4] for change in silent}), "examples failed": failing}
    report("one truth", figures)


def test_a_change_of_every_option_makes_an_example_fail(content: Content) -> None:
    held: set[tuple[str, str]] = set()
    options: set[tuple[str, str]] = set()
    for game in content.games:
        for preset, name, value in changes(game):
            options.add((game.id, name))
            if (game.id, name) in held:
                continue
            with changed(game, preset, name, value):
                if example_fails(game, preset):
                    held.add((game.id, name))
    assert options - held == HELD_BY_NO_EXAMPLE
