"""Both wheels, built once, in an environment that has nothing else of this project."""

import os
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]


class Clean(NamedTuple):
    """An environment with the wheels and with what they depend on."""

    python: Path
    wheels: list[Path]

    def run(self, folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a command of the environment in a folder."""
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | {"NO_MKDOCS_2_WARNING": "1"}
        line = [str(self.python.parent / command[0]), *command[1:]]
        return subprocess.run(line, cwd=folder, env=env, capture_output=True, text=True, check=False)


def ran(command: Sequence[str | Path]) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="session")
def clean(tmp_path_factory: pytest.TempPathFactory) -> Clean:
    """Built from the source distributions, and installed without any network."""
    assert (ROOT / "build/runtime/manifest.json").is_file(), "the live engine is not built: run `make site`"
    folder = tmp_path_factory.mktemp("wheels")
    for project in ("engine", "build_tools"):
        ran([sys.executable, "-m", "build", "--no-isolation", "--outdir", folder / "dist", ROOT / project])
    wheels = sorted((folder / "dist").glob("*.whl"))
    ran([sys.executable, "-m", "venv", "--without-pip", folder / "venv"])
    python = folder / "venv" / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python]
    ran([*pip, "install", "--quiet", "--no-index", "--no-deps", *wheels])
    packages = Path(ran([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]).strip())
    # What the wheels depend on; the editable installs there are reached through .pth files, which are not read again.
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return Clean(python, wheels)
