"""The tool that changes the rules: what is noticed, what is not, and how it is counted."""

import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

HERE = Path(__file__).parent
GAMES = HERE.parents[1] / "engine/snorum/games"
sys.path.insert(0, str(HERE))

from mutate import EQUIVALENT, Mutant, Verdict, squeeze, summarise  # noqa: E402

JUDGED = """
import json, sys
from pathlib import Path
from judge import Change, Judge
judge = Judge("nobble")
judge.try_unchanged()
changes = [Change(judge.folder / module, source) for module, source in json.load(sys.stdin)]
print(json.dumps([[change.source, verdict.noticed_by] for change, verdict in judge.judge(changes)]))
"""
CHANGES = {
    "no change of what is done": ("rules.py", "def _pass(", "def _unused() -> None:\n    pass\n\n\ndef _pass("),
    "a changed rule": ("rules.py", "len(action.cards) > 1", "len(action.cards) > 2"),
    "a function that another module imports": ("scoring.py", "min(due, ", "max(due, "),
    "a fact of every preset": ("options.py", "return chain - 1", "return chain"),
    "a mistake of the quiz": ("mistakes.py", "(seat, 1)", "(seat, 2)"),
    "no end": ("rules.py", "def _last_payer(", "while True:\n    pass\n\n\ndef _last_payer("),
    "no end in the middle": ("rules.py", 'event = Event("passed"', 'while True: pass\n    event = Event("passed"'),
    "no Python": ("scoring.py", "return coins, events", "return return"),
}


@pytest.fixture(scope="module")
def noticed_by() -> Mapping[str, str | None]:
    """The verdicts, found in a process of its own: the judge forgets the modules of the game."""
    changed = {}
    for name, (module, was, becomes) in CHANGES.items():
        source = (GAMES / "nobble" / module).read_text("utf-8")
        assert was in source
        changed[name] = module, source.replace(was, becomes, 1)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(HERE), str(HERE.parent / "engine")])}
    command = [sys.executable, "-c", JUDGED]
    given = json.dumps(list(changed.values()))
    ran = subprocess.run(command, env=environment, input=given, check=True, capture_output=True, text=True)
    found = dict(json.loads(ran.stdout.splitlines()[-1]))
    return {name: found[source] for name, (_, source) in changed.items()}


def test_only_what_changes_nothing_passes(noticed_by: Mapping[str, str | None]) -> None:
    assert [name for name, by in noticed_by.items() if by is None] == ["no change of what is done"]


def test_an_end_that_never_comes_is_noticed_as_such(noticed_by: Mapping[str, str | None]) -> None:
    assert {name for name, by in noticed_by.items() if by and "endless" in by} == {"no end", "no end in the middle"}


def test_what_cannot_be_read_is_noticed_at_once(noticed_by: Mapping[str, str | None]) -> None:
    assert noticed_by["no Python"] == "import"


def mutant(after: str) -> Mutant:
    return Mutant(Path("rules.py"), "NumberReplacer", "deal", 2, "def deal():\n    return 1\n", after)


def test_a_change_is_named_by_its_lines() -> None:
    assert mutant("def deal():\n    return  2\n").name == "rules deal: return 1 => return 2"


def test_what_was_not_noticed_is_named_and_what_is_none_does_not_count() -> None:
    tried = [mutant(f"def deal():\n    return {number}\n") for number in (2, 3, 4, 5)]
    verdicts = [Verdict("examples first", 0.25), Verdict(None, 9.0), Verdict(None, 9.0), Verdict("tests", 0.75)]
    found = dict(zip([one.key for one in tried], verdicts, strict=True))
    figures = summarise(tried, found, {tried[1].name: "why", tried[3].name: "why"})
    assert figures == {
        "mutants": 4,
        "equivalent": 1,
        "noticed": 2,
        "share": 0.6667,
        "not noticed": ["rules deal: return 1 => return 4"],
        "no longer equivalent": ["rules deal: return 1 => return 5"],
        "seconds a noticed one": 0.5,
    }


def test_what_nobody_can_notice_is_a_change_of_what_is_there() -> None:
    """And has a reason; whether it is noticed, the tool says."""
    gone = []
    for game, entries in tomllib.loads(EQUIVALENT.read_text("utf-8")).items():
        folder = GAMES / game.replace("-", "_")
        for entry in entries:
            assert entry["why"].endswith(".")
            for name in entry["changes"]:
                place, _, lines = name.partition(": ")
                was = lines.partition(" => ")[0]
                module = folder / f"{place.partition(' ')[0]}.py"
                if was not in squeeze(module.read_text("utf-8").splitlines()):
                    gone.append(name)
    assert gone == []
