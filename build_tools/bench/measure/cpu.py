"""CPU time of commands."""

import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple


class Cost(NamedTuple):
    """What a command and all that it started took."""

    cpu: float
    """Seconds of CPU, user and system."""
    wall: float
    """Seconds by the clock."""


def cost(command: list[str], folder: Path) -> Cost:
    """Run a command in a folder; ends this run with the command's own words if it fails."""
    before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    wall, after = time.perf_counter() - started, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        sys.exit(f"bench: {' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return Cost(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall)
