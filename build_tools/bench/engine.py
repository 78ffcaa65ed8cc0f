"""The engine's bytes, its time on CPython, and its import in the browser's Python.

`engine.bytes_mb`: everything that a browser loads for the engine the first time, each file compressed with brotli at
its best, in megabytes of 10^6 bytes; `engine.bytes_mb_snapshot` is the same for a site that has the snapshot switched
on, which is loaded instead of all modules. `engine.explain_us`: microseconds of CPU for one call of `explain`, over
every position of every worked example, the best of several rounds.

`engine.import_ms`: milliseconds to import the engine's one door and one game from the published library, in the
published interpreter under Node, each time in a process of its own; the median over every game three times. Where the
system tells it (Linux), that is the main thread's time on a processor, and else time by the clock.
"""

import json
import time
from pathlib import Path
from statistics import median

from bench.measure import Figures
from bench.measure.lines import worked_examples
from bench.measure.paths import PLAYER, ROOT, RUNTIME
from bench.measure.sizes import compressed
from bench.measure.snapshot import with_snapshot
from mkdocs_snorum.runtime.node import run_script
from snorum.games import find, ids

ROUNDS = 20
IMPORTS = 3
MEASURE = Path(__file__).parent / "measure"


def engine_files(runtime: Path) -> list[Path]:
    """What a browser loads for its first live answer."""
    manifest = runtime / "manifest.json"
    listed = json.loads(manifest.read_text(encoding="utf-8"))["files"]
    unused = ("library", "engine") if "snapshot" in listed else ()
    loaded = [runtime / file["name"] for role, file in listed.items() if role not in unused]
    return [PLAYER / "snorum-worker.js", manifest, *loaded]


def explain_us() -> float:
    """Microseconds of CPU for one call of `explain`."""
    positions = [
        (find(example.record.game), moment.step.state) for example in worked_examples() for moment in example.moments
    ]
    rounds = []
    for _ in range(ROUNDS):
        started = time.process_time_ns()
        for game, state in positions:
            game.explain(state)
        rounds.append(time.process_time_ns() - started)
    return min(rounds) / len(positions) / 1000


def import_ms() -> float:
    """Milliseconds to import the engine and one game."""
    loader = str(ROOT / "build_tools/player/node_modules/pyodide/pyodide.mjs")
    jobs = [{"runtime": str(RUNTIME), "loader": loader, "game": game_id.replace("-", "_")} for game_id in ids()]
    spent: list[float] = [run_script(str(MEASURE / "importing.mjs"), job)["ms"] for job in jobs * IMPORTS]
    return median(spent)


def figures() -> Figures:
    """Measure the engine."""
    with with_snapshot() as runtime:
        bytes_with_snapshot = compressed(engine_files(runtime))
    return {
        "engine.bytes_mb": round(compressed(engine_files(RUNTIME)) / 1e6, 3),
        "engine.bytes_mb_snapshot": round(bytes_with_snapshot / 1e6, 3),
        "engine.explain_us": round(explain_us(), 2),
        "engine.import_ms": round(import_ms(), 1),
    }
