"""The engine's bytes, and its time on CPython.

`engine.bytes_mb`: everything that a browser loads for the engine the first time, each file compressed with brotli at
its best, in megabytes of 10^6 bytes. `engine.explain_us`: microseconds of CPU for one call of `explain`, over every
position of every worked example, the best of several rounds.
"""

import json
import sys
import time
from pathlib import Path

from bench.measure import Figures
from bench.measure.paths import PLAYER, ROOT, RUNTIME
from bench.measure.sizes import compressed
from snorum.examples import check_file, find_example_files
from snorum.games import find, ids

ROUNDS = 20


def engine_files() -> list[Path]:
    """What a browser loads for its first live answer."""
    manifest = RUNTIME / "manifest.json"
    listed = json.loads(manifest.read_text(encoding="utf-8"))["files"].values()
    return [PLAYER / "snorum-worker.js", manifest, *(RUNTIME / file["name"] for file in listed)]


def explain_us() -> float:
    """Microseconds of CPU for one call of `explain`."""
    positions = []
    for game_id in ids():
        game = find(game_id)
        folder = ROOT / "engine/snorum/games" / game_id.replace("-", "_") / "examples"
        for path in find_example_files([folder] if folder.is_dir() else []):
            example = check_file(path).example
            if example is None:
                sys.exit(f"bench: {path} does not hold; see `snorum check`")
            positions += [(game, moment.step.state) for moment in example.moments]
    rounds = []
    for _ in range(ROUNDS):
        started = time.process_time_ns()
        for game, state in positions:
            game.explain(state)
        rounds.append(time.process_time_ns() - started)
    return min(rounds) / len(positions) / 1000


def figures() -> Figures:
    """Measure the engine."""
    return {
        "engine.bytes_mb": round(compressed(engine_files()) / 1e6, 3),
        "engine.explain_us": round(explain_us(), 2),
    }
