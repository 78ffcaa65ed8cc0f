"""The runtime under test is the one that is published: the folder build/runtime, brought up to date."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mkdocs_snorum.runtime import build_runtime

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine"
PLAYER = ROOT / "build_tools" / "player"
PYODIDE = PLAYER / "node_modules" / "pyodide"


@pytest.fixture(scope="session")
def runtime() -> Path:
    """The folder of the published runtime."""
    out_dir = ROOT / "build" / "runtime"
    build_runtime(out_dir, engine=ENGINE, pyodide_dir=PYODIDE)
    return out_dir


@pytest.fixture(scope="session")
def node() -> str:
    found = os.environ.get("NODE") or shutil.which("node")
    assert found is not None, "Node.js is missing: install version 20 or newer, or name its program in NODE"
    return found


@pytest.fixture
def copied(runtime: Path, tmp_path: Path) -> Path:
    """A copy of the runtime that a test may damage."""
    return Path(shutil.copytree(runtime, tmp_path / "runtime"))


@pytest.fixture(scope="session")
def run_node(node: str) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run a script under Node with a job as JSON on its standard input."""

    def run(script: Path, job: dict[str, Any]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [node, str(script)], input=json.dumps(job), capture_output=True, encoding="utf-8", check=False
        )

    return run
