"""Exact play and random hands of Schnapsen, on CPython and in the browser's Python under Node.

`solver.median_ms`, `solver.max_ms`: CPU milliseconds for `solve` on 1,000 positions of five cards a hand, the talon
closed after none to four tricks by lot (deals with seeds from 0). `solver.median_ms_pyodide`: the median of 100 of them
in Pyodide.

`schnapsen.hands_ratio`: hands a second that are played by lot through the engine's public API, every rule asked,
against those of the package `schnapsen` 0.0.5 with its random bots, in the same run on CPython, best of three rounds
each. Both end a hand without a word; ours can also close. `schnapsen.hands_ratio_pyodide`: ours in Pyodide against the
package on CPython. None where the package cannot be had.
"""

import subprocess
import sys
from pathlib import Path
from statistics import median

from bench.measure import Figures
from bench.measure.hands import play_hands, solve_closed
from bench.measure.paths import ROOT, RUNTIME
from mkdocs_snorum.runtime.node import run_script

POSITIONS, POSITIONS_PYODIDE = 1_000, 100
HANDS, ROUNDS = 1_000, 3
PEER = ROOT / "build/bench-peer"
MEASURE = Path(__file__).parent / "measure"


def in_pyodide(call: str) -> object:
    """What a call of `measure.hands` gives inside the published interpreter."""
    code = MEASURE.joinpath("hands.py").read_text(encoding="utf-8") + f"\nimport json\nanswer = json.dumps({call})\n"
    loader = ROOT / "build_tools/player/node_modules/pyodide/pyodide.mjs"
    job = {"runtime": str(RUNTIME), "loader": str(loader), "code": code}
    return run_script(str(MEASURE / "in_pyodide.mjs"), job)["value"]


def peer_seconds(hands: int) -> float | None:
    """Seconds of CPU that the package takes for so many hands; it is fetched the first time, without its own needs."""
    if not (PEER / "schnapsen").is_dir():
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps"]
        command += ["--require-hashes", "--target", str(PEER), "-r", str(ROOT / "requirements/bench.txt")]
        if subprocess.run(command, check=False).returncode:
            return None
    done = subprocess.run(
        [sys.executable, str(MEASURE / "peer.py"), str(PEER), str(hands)], check=True, capture_output=True, text=True
    )
    return float(done.stdout)


def figures() -> Figures:
    """Measure exact play, and hands against the package."""
    spent = solve_closed(POSITIONS)
    inside = in_pyodide(f"solve_closed({POSITIONS_PYODIDE})")
    assert isinstance(inside, list)
    rounds = [(play_hands(HANDS), peer_seconds(HANDS)) for _ in range(ROUNDS)]
    ours = min(own for own, _ in rounds)
    theirs = [seconds for _, seconds in rounds if seconds is not None]
    ours_inside = in_pyodide(f"min(play_hands({HANDS}) for _ in range({ROUNDS}))")
    assert isinstance(ours_inside, float)
    return {
        "solver.median_ms": round(median(spent), 1),
        "solver.max_ms": round(max(spent), 1),
        "solver.median_ms_pyodide": round(median(inside), 1),
        "schnapsen.hands_ratio": round(min(theirs) / ours, 2) if theirs else None,
        "schnapsen.hands_ratio_pyodide": round(min(theirs) / ours_inside, 2) if theirs else None,
    }
