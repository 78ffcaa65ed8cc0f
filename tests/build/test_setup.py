"""Set-up says all that it needs and this machine has not, before it installs anything."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SETUP = "build_tools/setup"
OLD_NODE = """case "$1" in --version) echo v18.20.4 ;; *) exit 1 ;; esac"""
NEW_NODE = """case "$1" in --version) echo v22.1.0 ;; *) exit 0 ;; esac"""
OLD_PYTHON = """case "$1" in --version) echo Python 3.9.2 ;; *) exit 1 ;; esac"""
BARE_PYTHON = """case "$2" in *ensurepip*) exit 1 ;; *) exit 0 ;; esac"""
NEW_PYTHON = "exit 0"

NO_PYTHON = "no Python 3.12 or newer was found"
NO_NODE = "Node.js is missing."


class Machine:
    """A machine that has only what it is given, with a copy of the set-up."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "bin"
        self.bin.mkdir()
        shutil.copytree(ROOT / SETUP, folder / SETUP)
        for name in ("dirname", "sed"):
            found = shutil.which(name)
            assert found is not None
            (self.bin / name).symlink_to(found)

    def give(self, name: str, script: str) -> None:
        path = self.bin / name
        path.write_text(f"#!{shutil.which('sh')}\n{script}\n", encoding="utf-8")
        path.chmod(0o755)

    def check(self, **environment: str) -> tuple[int, list[str]]:
        """The exit code, and what was said."""
        own = {"PATH": str(self.bin), "HOME": str(self.folder), **environment}
        before = sorted(self.folder.rglob("*"))
        command = [shutil.which("sh") or "sh", f"{SETUP}/check.sh"]
        done = subprocess.run(command, cwd=self.folder, env=own, capture_output=True, text=True, check=False)
        assert sorted(self.folder.rglob("*")) == before, "nothing is made yet"
        assert done.stdout == ""
        return done.returncode, done.stderr.splitlines()


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_a_machine_that_has_all_is_told_nothing(machine: Machine) -> None:
    machine.give("python3", NEW_PYTHON)
    machine.give("node", NEW_NODE)
    machine.give("npm", "exit 0")
    assert machine.check() == (0, [])


def test_all_that_is_missing_is_told_at_once(machine: Machine) -> None:
    code, (python, node) = machine.check()
    assert code == 1
    assert python.startswith(f"setup: {NO_PYTHON}. Install Python 3.13")
    assert node.startswith(f"setup: {NO_NODE} Install Node.js")


@pytest.mark.parametrize(
    ("python", "node", "npm", "told"),
    [
        (NEW_PYTHON, None, None, [NO_NODE]),
        (NEW_PYTHON, NEW_NODE, None, ["npm is missing."]),
        (NEW_PYTHON, OLD_NODE, "exit 0", ["Node.js v18.20.4 is too old."]),
        (OLD_PYTHON, NEW_NODE, "exit 0", [f"{NO_PYTHON} (python3 is Python 3.9.2)."]),
        (BARE_PYTHON, OLD_NODE, "exit 0", ["python3 cannot make an environment.", "Node.js v18.20.4 is too old."]),
    ],
)
def test_each_fault_is_named(machine: Machine, python: str, node: str | None, npm: str | None, told: list[str]) -> None:
    for name, script in (("python3", python), ("node", node), ("npm", npm)):
        if script is not None:
            machine.give(name, script)
    code, said = machine.check()
    assert code == 1
    assert re.findall(r"^setup: (.*?\.)(?= [IO])", "\n".join(said), re.MULTILINE) == told
    assert len(said) == len(told)


def test_a_python_that_is_named_and_does_not_run_is_told_by_its_name(machine: Machine) -> None:
    machine.give("python3", NEW_PYTHON)
    code, (told, _) = machine.check(PYTHON="/nowhere/python")
    assert code == 1
    assert told.startswith("setup: PYTHON is set to /nowhere/python, which is not a Python 3.12 or newer")


def test_an_environment_that_stands_needs_no_other_python(machine: Machine) -> None:
    machine.give("node", NEW_NODE)
    machine.give("npm", "exit 0")
    python = machine.folder / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.symlink_to(sys.executable)
    stamp = machine.folder / ".venv" / "snorum-setup"
    stamp.write_text(f"{machine.folder}\n")
    assert machine.check() == (0, [])
    # It was made elsewhere: its commands name another folder.
    stamp.write_text("/another/folder\n")
    code, (told,) = machine.check()
    assert code == 1
    assert told.startswith(f"setup: {NO_PYTHON}")


def test_it_is_checked_before_anything_is_installed() -> None:
    if (make := shutil.which("make")) is None:
        pytest.skip("without make there is nothing to run")
    own = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    done = subprocess.run([make, "-n", "setup"], cwd=ROOT, env=own, capture_output=True, text=True, check=True)
    assert re.findall(r"setup/(\w+)\.sh", done.stdout) == ["check", "python", "node"]
