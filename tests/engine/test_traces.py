"""What is seen of every game is what was seen before: a change of a rule shows itself here, wherever it bites."""

import pytest
from traces import PLAYED, Trace, digest, pinned, pins, traces

Pinned = tuple[str, list[Trace], dict[str, tuple[str, str]]]


@pytest.fixture(scope="module", params=pinned())
def game(request: pytest.FixtureRequest) -> Pinned:
    return request.param, list(traces(request.param)), pins(request.param)


def test_nothing_that_can_be_seen_has_changed(game: Pinned) -> None:
    """An example that was written or edited since is held by what it expects until it is pinned too."""
    name, found, before = game
    changed = []
    for trace in found:
        given, seen = trace.digests()
        if trace.key in before and before[trace.key][0] == given and before[trace.key][1] != seen:
            changed.append(trace.key)
    assert changed == [], f"look at it: python tests/engine/traces.py {name} KEY, here and at the last commit"


def test_most_is_pinned(game: Pinned) -> None:
    _, found, before = game
    # A change of what is given leaves a pin without effect.
    held = [trace for trace in found if before.get(trace.key, ("", ""))[0] == digest([trace.given])]
    assert len(held) > 0.9 * len(found)
    assert [trace.key for trace in found if trace.key.startswith(PLAYED) and trace not in held] == []
    # Nor is there any left over of a preset or a choice that is no more.
    assert {key for key in before if key.startswith(PLAYED)} <= {trace.key for trace in found}
