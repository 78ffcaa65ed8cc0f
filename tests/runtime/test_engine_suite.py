"""The engine's own tests, run by the published interpreter on the published engine."""

import json
import re
import subprocess
import sysconfig
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from mkdocs_snorum.runtime import read_manifest
from mkdocs_snorum.runtime.archive import read_archive

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "build_tools" / "player" / "node_modules" / "pyodide"

LAWS_OF_PRESETS = (
    "test_laws.py::test_laws_hold",
    "test_bots.py::test_what_it_cannot_see_does_not_matter",
    "test_bots.py::test_every_world_is_one_in_which_the_seat_would_have_seen_the_same",
    "test_bots.py::test_it_plays_by_the_rules_and_the_same_again",
    "test_seated.py::test_the_seat_is_shown_no_card_that_it_has_not_seen",
    "test_quiz.py::test_one_choice_is_right_and_each_wrong_one_has_its_reason",
    "test_traces.py::test_nothing_that_can_be_seen_has_changed",
    "test_traces.py::test_most_is_pinned",
    "test_compare.py::test_every_change_has_an_answer_that_replaying_bears_out",
)

WHOLE_FOR_PYTEST = ("importlib/resources/", "asyncio/", "inspect.", "traceback.", "json/")
"""Packages and modules that the published library has only stand-ins of, and that pytest itself uses."""


@pytest.fixture
def wide_library(runtime: Path, tmp_path: Path) -> Path:
    """The published modules, and after them what only pytest imports."""
    manifest = read_manifest(runtime)
    assert manifest is not None
    wide = tmp_path / "library.zip"
    ours: dict[str, bytes] = {}
    for file in (manifest["files"]["library"], manifest["files"]["engine"]):
        ours |= read_archive(runtime / file["name"])
    with zipfile.ZipFile(wide, "w") as library, zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        compiled = {name: data for name, data in ours.items() if not name.startswith(WHOLE_FOR_PYTEST)}
        for name, data in compiled.items():
            library.writestr(name, data)
        for name in whole.namelist():
            if name.endswith(".py") and f"{name}c" not in compiled:
                library.writestr(name, whole.read(name))
    return wide


@pytest.mark.parametrize(
    "skipped",
    [
        # WebAssembly is some five times slower: the laws of each preset and game are left to the slow run.
        pytest.param([part for law in LAWS_OF_PRESETS for part in ("--deselect", f"tests/engine/{law}[")], id="quick"),
        pytest.param([], id="whole", marks=pytest.mark.slow),
    ],
)
def test_the_engines_own_tests_pass_in_the_browsers_python(
    run_node: Callable[..., subprocess.CompletedProcess[str]], runtime: Path, wide_library: Path, skipped: list[str]
) -> None:
    done = run_node(
        ROOT / "tests" / "runtime" / "pytest_in_pyodide.mjs",
        {
            "runtime": str(runtime),
            "loader": str(PYODIDE / "pyodide.mjs"),
            "library": str(wide_library),
            "root": str(ROOT),
            "site": sysconfig.get_path("purelib"),
            "arguments": ["tests/engine", "-p", "no:cacheprovider", "-p", "no:faulthandler", *skipped],
        },
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == {"code": 0}, done.stderr
    passed = re.search(r"(\d+) passed", done.stderr)
    assert passed is not None
    assert int(passed[1]) > 100
