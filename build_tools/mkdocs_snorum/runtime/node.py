"""Runs our scripts under Node, where the shipped interpreter runs as it does in a browser."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from .errors import RuntimeBuildError

SCRIPTS = Path(__file__).parent / "js"


def run_script(name: str, job: dict[str, Any], *, timeout: float = 300) -> dict[str, Any]:
    """Run `js/<name>` with `job` as JSON on its standard input; the answer is the JSON object on its last line."""
    node = os.environ.get("NODE") or shutil.which("node")
    if node is None:
        raise RuntimeBuildError("Node.js is missing: install version 20 or newer, or name its program in NODE.")
    try:
        done = subprocess.run(
            [node, str(SCRIPTS / name)],
            input=json.dumps(job),
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=timeout,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise RuntimeBuildError(f"{name} was given {timeout:.0f} s under Node and did not end.") from error
    lines = done.stdout.strip().splitlines()
    if done.returncode != 0 or not lines:
        said = (done.stderr.strip() or done.stdout.strip())[-4000:]
        raise RuntimeBuildError(f"{name} failed under Node with exit code {done.returncode}:\n{said}")
    answer: dict[str, Any] = json.loads(lines[-1])
    return answer
