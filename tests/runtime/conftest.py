"""The runtime under test is the one that is published: the folder build/runtime, brought up to date."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from mkdocs_snorum.runtime import build_runtime

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine"
PLAYER = ROOT / "build_tools" / "player"
PYODIDE = PLAYER / "node_modules" / "pyodide"
WORKER = ROOT / "build" / "player" / "snorum-worker.js"


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


@pytest.fixture(scope="module")
def folder(runtime: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The published worker and runtime, and the client by itself."""
    assert WORKER.is_file(), f"{WORKER} is missing: `npm run build` in build_tools/player makes it"
    folder = tmp_path_factory.mktemp("site")
    (folder / "player").mkdir()
    (folder / "player" / WORKER.name).write_bytes(WORKER.read_bytes())
    (folder / "runtime").symlink_to(runtime, target_is_directory=True)
    bundle = ["--bundle", "--format=esm", "--target=es2022", "--log-level=error"]
    subprocess.run(
        [
            PLAYER / "node_modules" / ".bin" / "esbuild",
            "src/engine/client.ts",
            *bundle,
            f"--outfile={folder}/player/client.js",
        ],
        cwd=PLAYER,
        check=True,
    )
    return folder


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context()
    yield context.new_page()
    context.close()
