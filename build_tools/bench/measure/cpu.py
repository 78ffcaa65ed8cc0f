"""CPU time and memory of commands."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from bench.measure.paths import ROOT

RUN = ROOT / "build_tools/bench/measure/run.py"


class Cost(NamedTuple):
    """What a command and all that it started took."""

    cpu: float
    """Seconds of CPU, user and system."""
    wall: float
    """Seconds by the clock."""
    memory: int
    """The most bytes that any one of its processes held."""


def cost(command: list[str], folder: Path, environment: Mapping[str, str] | None = None) -> Cost:
    """Run a command in a folder; ends this run with the command's own words if it fails."""
    with tempfile.TemporaryFile("w+") as said:
        before = os.times()
        started = time.perf_counter()
        done = subprocess.run(
            [sys.executable, str(RUN), *command],
            cwd=folder,
            env=environment,
            check=False,
            stdout=subprocess.PIPE,
            stderr=said,
            text=True,
        )
        wall, after = time.perf_counter() - started, os.times()
        if done.returncode:
            said.seek(0)
            sys.exit(f"bench: {' '.join(command)} failed:\n{said.read()}")
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return Cost(cpu, wall, int(done.stdout.splitlines()[-1]))
