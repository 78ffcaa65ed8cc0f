"""From "What if...?" to the first live answer, in Chromium, against Pyodide as it comes with the same engine.

Time is taken in the page, from the call that starts the engine until the answer is there: a line that leaves a worked
example. Both answers are compared, so both engines do the same work. Ours is the player's own client, worker and
published runtime; the peer is a worker that calls `loadPyodide` of the npm package of the same version and unpacks the
engine's wheel into it. Both come from one host, compressed with brotli at its best, kept for ever where the name may
be. Both are loaded in turn, and the ratio is that of the medians.

`engine.cold_ratio`: in a new profile, with nothing kept. `engine.warm_ratio`: in a new page of that profile, with what
the browser has kept. `engine.cold_slow_ratio`: as the first, on a line of 9 Mbit/s and 170 ms and with a quarter of the
CPU, which is taken from all of the browser's processes (Chromium's own throttling does not reach workers).
The same keys with `_snapshot` at their end are of a site that has the snapshot switched on. `engine.cold_ms`,
`engine.cold_stock_ms` and their like are the medians that the ratios are of.

`engine.after_intent_ms`: milliseconds from the call to the answer where the engine was started two seconds before, as
a pointer over the button does; the median. As in the player, the engine has replayed the example itself by then.
"""

import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext

from bench.measure import Figures
from bench.measure.browser import chromium, slowed
from bench.measure.hosting import SLOW, Host, serve
from bench.measure.lines import branches, worked_examples
from bench.measure.paths import PLAYER, ROOT, RUNTIME
from bench.measure.snapshot import with_snapshot
from snorum.recordtext import format_record

ROUNDS, SLOW_ROUNDS, CPU = 5, 3, 4
INTENT_MS = 2_000
SOURCES = ROOT / "build_tools/player"
PYODIDE = SOURCES / "node_modules/pyodide"
PEER = Path(__file__).parent / "measure/stock-worker.js"
PEER_FILES = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PAGE = b"<!doctype html><html lang='en'><meta charset='utf-8'><title>bench</title><link rel='icon' href='data:,'>"
STARTS = {
    "ours": """async ({ request, runtime, intent }) => {
      const started = performance.now();
      const { engine } = await import("/player/client.js");
      const manifest = `/${runtime}/manifest.json`;
      let begun = started;
      if (intent !== null) {
        void engine.call(intent, manifest);
        await new Promise((resolve) => setTimeout(resolve, INTENT_MS));
        begun = performance.now();
      }
      const answer = await engine.call(request, manifest);
      return { ms: performance.now() - begun, answer };
    }""".replace("INTENT_MS", str(INTENT_MS)),
    "stock": """async ({ request }) => {
      const begun = performance.now();
      const worker = new Worker("/stock/worker.js", { type: "module" });
      const answer = await new Promise((resolve, reject) => {
        worker.addEventListener("message", ({ data }) => resolve(JSON.parse(data)), { once: true });
        worker.addEventListener("error", ({ message }) => reject(new Error(message)), { once: true });
        worker.postMessage(JSON.stringify(request));
      });
      return { ms: performance.now() - begun, answer };
    }""",
}


type Request = Mapping[str, object]


class Start(NamedTuple):
    """A way to start: whose engine, and for ours from which runtime."""

    whose: str
    runtime: str = ""


STOCK, OURS, SNAPSHOT = Start("stock"), Start("ours", "runtime"), Start("ours", "snapshot")


def hosted(snapshot: Path | None) -> dict[str, Path | bytes]:
    """Every file of the player, of the peer, and of one or two runtimes, by its address."""
    files: dict[str, Path | bytes] = {"/": PAGE, "/stock/worker.js": PEER}
    files |= {f"/stock/{name}": PYODIDE / name for name in PEER_FILES}
    (wheel,) = (ROOT / "build/wheel").glob("*.whl")
    files["/stock/engine.whl"] = wheel
    files["/player/snorum-worker.js"] = PLAYER / "snorum-worker.js"
    bundle = [
        str(SOURCES / "node_modules/.bin/esbuild"),
        "src/engine/client.ts",
        "--bundle",
        "--minify",
        "--format=esm",
    ]
    files["/player/client.js"] = subprocess.run(bundle, cwd=SOURCES, check=True, capture_output=True).stdout
    for name, folder in (("runtime", RUNTIME), ("snapshot", snapshot)):
        if folder is not None:
            files |= {f"/{name}/{path.name}": path for path in folder.iterdir()}
    return files


class Answered(NamedTuple):
    """Milliseconds until the answer, and the answer."""

    ms: float
    answer: object


def start(context: BrowserContext, url: str, how: Start, request: Request, intent: Request | None = None) -> Answered:
    """Start an engine in a new page and ask it; `intent` is what it is asked some time before."""
    page = context.new_page()
    page.goto(url)
    job = {"request": request, "runtime": how.runtime, "intent": intent}
    found = page.evaluate(STARTS[how.whose], job)
    page.close()
    return Answered(found["ms"], found["answer"])


def alternate[T](hows: list[Start], rounds: int, measure: Callable[[Start], T]) -> dict[Start, list[T]]:
    """Measure each in turn, so many times."""
    found: dict[Start, list[T]] = {how: [] for how in hows}
    for turn in range(rounds):
        for how in hows if turn % 2 == 0 else reversed(hows):
            found[how].append(measure(how))
    return found


@contextmanager
def profile(browser: Browser) -> Iterator[BrowserContext]:
    """A profile that has seen nothing yet."""
    context = browser.new_context()
    try:
        yield context
    finally:
        context.close()


def ratios(times: Mapping[str, Mapping[Start, list[float]]]) -> Figures:
    """The figures of the starts, by the state they were measured in."""
    found: Figures = {}
    for state, by_start in times.items():
        peer = median(by_start[STOCK])
        found[f"engine.{state}_stock_ms"] = round(peer)
        for how, suffix in ((OURS, ""), (SNAPSHOT, "_snapshot")):
            if how in by_start:
                ours = median(by_start[how])
                found[f"engine.{state}{suffix}_ms"] = round(ours)
                found[f"engine.{state}_ratio{suffix}"] = round(ours / peer, 3)
    return found


def measure_starts(browser: Browser, host: Host, hows: list[Start]) -> Figures:
    """Start each from nothing, from what is kept, slowly, and after intent."""
    request: Request = {"call": "frames", "record": next(branches()), "viewer": None}
    # The line leaves the first of the worked examples.
    example: Request = {**request, "record": format_record(worked_examples()[0].record)}
    answers = []

    def both(how: Start) -> tuple[float, float]:
        with profile(browser) as context:
            cold = start(context, host.url, how, request)
            warm = start(context, host.url, how, request)
        answers.extend([cold.answer, warm.answer])
        return cold.ms, warm.ms

    def slow(how: Start) -> float:
        with profile(browser) as context:
            page = context.new_page()
            page.goto(host.url)
            job = {"request": request, "runtime": how.runtime, "intent": None}
            host.line = SLOW
            try:
                with slowed(browser, CPU):
                    found = page.evaluate(STARTS[how.whose], job)
            finally:
                host.line = None
        answers.append(found["answer"])
        return float(found["ms"])

    def prepared(how: Start) -> float:
        with profile(browser) as context:
            return start(context, host.url, how, request, example).ms

    host.prepare()
    quick = alternate(hows, ROUNDS, both)
    if any(answer != answers[0] for answer in answers):
        raise SystemExit("bench: the engines do not answer alike")
    times = {
        "cold": {how: [cold for cold, _ in each] for how, each in quick.items()},
        "warm": {how: [warm for _, warm in each] for how, each in quick.items()},
        "cold_slow": alternate(hows, SLOW_ROUNDS, slow),
    }
    intent = alternate([OURS], ROUNDS, prepared)[OURS]
    return ratios(times) | {"engine.after_intent_ms": round(median(intent), 1)}


def figures() -> Figures:
    """Start the engine in every way."""
    with with_snapshot() as snapshot, serve(hosted(snapshot)) as host, chromium() as browser:
        return measure_starts(browser, host, [STOCK, OURS, SNAPSHOT])
