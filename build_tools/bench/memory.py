"""The engine worker's memory in Chromium.

`engine.memory_mb`: megabytes of 10^6 bytes of the worker's WebAssembly memory, which holds the interpreter with all its
objects and never shrinks, after 1,000 lines that leave the worked examples of all games. `engine.growth_mb`: by how
much it grew over them, after a first round of one line of each example. The worker is the published one; the
line before it keeps hold of the memory.
"""

from itertools import islice

from playwright.sync_api import Page

from bench.measure import Figures
from bench.measure.browser import chromium
from bench.measure.hosting import serve
from bench.measure.lines import branches, worked_examples
from bench.measure.paths import PLAYER
from bench.start import OURS, hosted

BRANCHES = 1_000
CHUNK = 50
WORKER = "/player/snorum-worker.js"
HOLD = b"""{
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate.apply(WebAssembly, given);
    const parts = [...Object.values(made.exports ?? {}), ...Object.values(given[1]?.env ?? {})];
    globalThis.measured = parts.find((part) => part instanceof WebAssembly.Memory) ?? globalThis.measured;
    return made;
  };
}
"""
ASK = """async ({ records, runtime }) => {
  const { engine } = await import("/player/client.js");
  let count = 0;
  for (const record of records) {
    const answer = await engine.call({ call: "frames", record, viewer: null }, `/${runtime}/manifest.json`);
    count += "frames" in answer ? 1 : 0;
  }
  return count;
}"""


def ask(page: Page, records: list[str]) -> None:
    """Ask for the frames of each record; ends this run where one has none."""
    for start in range(0, len(records), CHUNK):
        part = records[start : start + CHUNK]
        found = page.evaluate(ASK, {"records": part, "runtime": OURS.runtime})
        if found != len(part):
            raise SystemExit(f"bench: {len(part) - found} of {len(part)} records have no frames")


def heap(page: Page) -> int:
    """Bytes of the worker's memory."""
    (worker,) = page.workers
    size = worker.evaluate("() => globalThis.measured.buffer.byteLength")
    assert isinstance(size, int)
    return size


def figures() -> Figures:
    """Ask for many lines, and look at the memory before and after."""
    files = hosted(None)
    files[WORKER] = HOLD + (PLAYER / "snorum-worker.js").read_bytes()
    first = len(worked_examples())
    records = list(islice(branches(), first + BRANCHES))
    with serve(files) as host, chromium() as browser:
        host.prepare()
        page = browser.new_page()
        page.goto(host.url)
        ask(page, records[:first])
        before = heap(page)
        ask(page, records[first:])
        after = heap(page)
    return {"engine.memory_mb": round(after / 1e6, 1), "engine.growth_mb": round((after - before) / 1e6, 1)}
