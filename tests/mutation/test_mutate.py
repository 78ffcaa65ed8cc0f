"""The tool that changes the rules: an engine as it is passes, a changed one does not, and the sums are right."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ENGINE = HERE.parents[1] / "engine/snorum"
spec = importlib.util.spec_from_file_location("mutate", HERE / "mutate.py")
assert spec is not None
assert spec.loader is not None
mutate = importlib.util.module_from_spec(spec)
spec.loader.exec_module(mutate)


def try_out(folder: Path, game: str) -> int:
    environment = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, str(HERE / "kill.py"), game]
    return subprocess.run(command, env=environment, check=False, capture_output=True).returncode


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(ENGINE, tmp_path / "snorum", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_the_engine_as_it_is_passes(copy: Path) -> None:
    assert try_out(copy, "vorms") == 0


def test_a_changed_rule_is_noticed(copy: Path) -> None:
    changed = copy / "snorum/games/vorms/refusals.py"
    text = changed.read_text("utf-8")
    assert " not in " in text
    changed.write_text(text.replace(" not in ", " in ", 1), "utf-8")
    assert try_out(copy, "vorms") == 1


def test_an_engine_that_is_not_on_trial_is_refused() -> None:
    assert try_out(ENGINE.parent, "vorms") == 2


def test_what_was_not_noticed_is_named() -> None:
    tried = [
        mutate.Mutant("rules.py:7", "core/NumberReplacer", 0, outcome, "")
        for outcome in ("killed", "survived", "incompetent", "killed")
    ]
    figures = mutate.summarise(tried)
    assert (figures["mutants"], figures["noticed"], figures["share"]) == (4, 3, 0.75)
    assert figures["not noticed"] == ["rules.py:7 NumberReplacer 0"]
