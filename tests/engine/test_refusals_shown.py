"""Every refusal is shown at work by an example, and shown where it only just does not apply."""

import tomllib
from collections import defaultdict
from pathlib import Path

import pytest

from snorum.core.notation import parse_action
from snorum.core.types import Action
from snorum.examples import check_file
from snorum.games import find, ids

ROOT = Path(__file__).parents[2]
NEVER_LEGAL = {
    # Two cards in one play, or cards that may never go together.
    ("nobble", "one-card"),
    ("schnapsen", "one-card"),
    ("snip-equal", "one-card"),
    ("snip-sequence", "one-card"),
    ("vorms", "one-rank"),
    # To pass: nobody may while he can play or lead.
    ("snip-sequence", "must-lead"),
    ("snip-sequence", "must-play"),
}
"""What these refuse is legal in no position."""
NOT_YET = {
    ("nobble", "nothing-to-match"),
    ("snip-equal", "one-or-all"),
}
"""No example has the very same action legal elsewhere: one that does closes the gap, and its line here goes."""


def unordered(action: Action) -> Action:
    """Cards that are played together have no order."""
    return action._replace(cards=tuple(sorted(action.cards)))


def refused_and_legal(name: str) -> tuple[dict[str, set[Action]], set[Action]]:
    """The actions that the game's examples show as refused, by code, and all that are legal anywhere in them."""
    game = find(name)
    refused: dict[str, set[Action]] = defaultdict(set)
    legal: set[Action] = set()
    folder = f"engine/snorum/games/{name.replace('-', '_')}/examples"
    for path in sorted(ROOT.glob(f"{folder}/*.toml")):
        example = check_file(path, game=name).example
        assert example is not None
        for moment in example.moments:
            if game.to_act(moment.step.state) is not None:
                legal.update(unordered(action) for action, reason in game.explain(moment.step.state) if reason is None)
        for expect in tomllib.loads(path.read_text("utf-8")).get("expect", []):
            for text, code in expect.get("refused", {}).items():
                refused[code].add(unordered(parse_action(text.rpartition(": ")[2])))
    return refused, legal


@pytest.mark.parametrize("name", ids())
def test_every_refusal_bites_in_an_example_and_nearly_does_in_another(name: str) -> None:
    refused, legal = refused_and_legal(name)
    codes = [code.id for code in find(name).codes]
    assert [code for code in codes if code not in refused] == []
    apart = {(name, code) for code in codes if not refused[code] & legal}
    assert apart == {each for each in NEVER_LEGAL | NOT_YET if each[0] == name}
