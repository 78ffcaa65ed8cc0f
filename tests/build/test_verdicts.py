"""What the texts say of tips that were tried: each verdict must be what the intervals say."""

import pytest

from mkdocs_snorum.content import Content
from snorum.simulation.recorded import Found


def found(content: Content, game_id: str, figure: str) -> Found:
    game = content.find_game(game_id)
    assert game is not None
    one = next(one for one in game.figures if one.request.id == figure)
    assert one.found is not None
    return one.found


@pytest.mark.parametrize(
    ("game", "less", "more"),
    [
        ("snip-sequence", "ways-to-lead-upper-first", "ways-to-lead-random"),
        ("snip-sequence", "ways-to-lead-random", "ways-to-lead-lower-first"),
        ("snip-sequence", "ways-to-lead-random", "ways-to-lead-comes-back"),
        ("vorms", "led-wins-3d", "led-wins-7c"),
    ],
)
def test_what_is_said_to_do_better_does(content: Content, game: str, less: str, more: str) -> None:
    assert found(content, game, less).high < found(content, game, more).low


@pytest.mark.parametrize(
    ("game", "one", "other"),
    [
        ("snip-sequence", "ways-to-lead-keep-highest", "ways-to-lead-random"),
        ("snip-equal", "most-held-first-3", "first-seat-3"),
        ("snip-equal", "most-held-first-4", "first-seat-4"),
        ("snip-equal", "most-held-first-5", "first-seat-5"),
        ("snip-equal", "four-of-a-rank-held", "four-of-a-rank-not-held"),
    ],
)
def test_what_is_said_to_make_no_difference_does_not(content: Content, game: str, one: str, other: str) -> None:
    first, second = found(content, game, one), found(content, game, other)
    assert first.low <= second.high
    assert second.low <= first.high


def test_what_is_said_never_or_always_to_happen_does(content: Content) -> None:
    assert found(content, "snip-equal", "dead-lead").value == 0
    assert found(content, "snip-equal", "lead-kept-1").value == 0
    assert found(content, "snip-equal", "lead-kept-3").value == 1
    assert found(content, "snip-equal", "lead-kept-4").value == 1
