"""What a step of an example costs the reader's main thread, in Chromium, as if slowed down four times.

`player.step_p95_ms`: of every step of every worked example in one language, the milliseconds of script that 95 in 100
stay below. The button for the next step is pressed on the example's own page; counted is the browser's own measure of
script (`ScriptDuration` of CDP's Performance domain), from the press until the page has been drawn twice, so what the
player puts off is in it. It counts the main thread's CPU time, times four: what the clock would show on a machine that
is four times slower and does nothing else. `player.steps`: how many there were. `player.step_max_ms`: the slowest.
`player.step_task_p95_ms`: the same of all that the main thread did (`TaskDuration`), style, layout and painting too.
"""

from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import CDPSession, Page

from bench.measure import Figures
from bench.measure.browser import PATIENCE, chromium
from bench.measure.hosting import serve, site_files
from bench.measure.paths import SITE

CPU = 4
LANGUAGE = "en"
READY = """() => document.querySelector("article snorum-demo")?.shadowRoot?.querySelector(".sn-step-buttons") != null"""
PREPARE = """() => {
  const { shadowRoot } = document.querySelector("article snorum-demo");
  const buttons = [...shadowRoot.querySelectorAll(".sn-step-buttons > button")];
  const next = buttons.at(2);
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));
  globalThis.stepOn = async () => {
    if (next.getAttribute("aria-disabled") !== null) return false;
    next.click();
    await drawn();
    await drawn();
    return true;
  };
}"""


def percentile(values: list[float], share: float) -> float:
    """The least of the values that so large a share of all does not exceed."""
    ranked = sorted(values)
    return ranked[max(0, -int(-share * len(ranked) // 1) - 1)]


def example_pages() -> list[str]:
    """The address of every worked example's page."""
    found = SITE.glob(f"{LANGUAGE}/games/*/examples/*/index.html")
    return sorted(f"/{path.parent.relative_to(SITE).as_posix()}/" for path in found)


class Spent(NamedTuple):
    """Milliseconds of the page's main thread, as if slowed down."""

    script: float
    task: float


def spent_by(session: CDPSession) -> Spent:
    """What the page has spent so far."""
    metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return Spent(*(float(metrics[name]) * 1000 * CPU for name in ("ScriptDuration", "TaskDuration")))


def steps(page: Page) -> Iterator[Spent]:
    """What each step of the example that is open costs."""
    page.wait_for_function(READY)
    page.evaluate(PREPARE)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = spent_by(session)
    # Straight from the protocol, for whatever else runs in the page is counted too.
    step = {"expression": "stepOn()", "awaitPromise": True}
    while session.send("Runtime.evaluate", step)["result"]["value"]:
        after = spent_by(session)
        yield Spent(after.script - before.script, after.task - before.task)
        before = after
    session.detach()


def figures() -> Figures:
    """Step through every example."""
    spent: list[Spent] = []
    with serve(site_files(SITE)) as host, chromium() as browser:
        for path in example_pages():
            page = browser.new_page()
            page.set_default_timeout(PATIENCE)
            page.goto(host.url + path)
            spent += steps(page)
            page.close()
    return {
        "player.step_p95_ms": round(percentile([step.script for step in spent], 0.95), 1),
        "player.step_task_p95_ms": round(percentile([step.task for step in spent], 0.95), 1),
        "player.step_max_ms": round(max(step.script for step in spent), 1),
        "player.steps": len(spent),
    }
