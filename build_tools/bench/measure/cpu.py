"""CPU time and memory of commands."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from math import ceil
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
    is_stopped: bool = False
    """It was not let run to its end: the whole would have taken more."""


def cost(
    command: list[str], folder: Path, environment: Mapping[str, str] | None = None, most: float | None = None
) -> Cost:
    """Run a command in a folder; ends this run with the command's own words if it fails.

    A process of it that has taken `most` seconds of CPU is stopped; what it started and waits for counts by itself.
    """
    with tempfile.TemporaryFile("w+") as said:
        before = os.times()
        started = time.perf_counter()
        done = subprocess.run(
            [sys.executable, str(RUN), str(ceil(most or 0)), *command],
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
    memory, is_stopped = done.stdout.split()
    return Cost(cpu, wall, int(memory), is_stopped == "1")
