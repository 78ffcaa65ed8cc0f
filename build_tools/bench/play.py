"""How long a reader who plays on the site waits for a bot, in Chromium.

`play.move_p50_ms`, `play.move_p95_ms`, `play.move_max_ms`: milliseconds from the request for a bot's move to the
answer, as the page sees it: what half stay below, 95 in 100, and the slowest. `play.moves`: how many there were. The
same for each game, as `play.<game>_p95_ms`; and for all at the highest level, as `play.highest_p95_ms`. Every game is
played on its own page, by its first preset with as many players as it asks for at least, at the default level, `DEALS`
deals each with seeds from 0; the reader in seat A does the first thing that is legal. `play.load`: the mean load of the
machine over the last minute, at the end; above the number of its processors the times are too long.
"""

import os
from collections.abc import Iterator

from playwright.sync_api import Page

from bench.measure import Figures
from bench.measure.browser import chromium
from bench.measure.hosting import serve, site_files
from bench.measure.paths import SITE
from bench.player import percentile
from snorum.bots import DEFAULT_LEVEL, LEVELS

DEALS = 3
LANGUAGE = "en"
TIME_MOVES = """() => {
  window.moves = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message) {
    const asked = performance.now();
    if (message.type === "ask" && JSON.parse(message.text).moves === 1) {
      this.addEventListener("message", () => window.moves.push(performance.now() - asked), { once: true });
    }
    postMessage.call(this, message);
  };
}"""
PLAY_ON = """() => {
  const root = document.querySelector(".sn-play-place")?.shadowRoot?.querySelector(".sn-match");
  if (root?.dataset.turn === "mine") {
    const legal = root.querySelector(':is(.sn-stage, .sn-engine-place) button[data-legal="yes"]');
    const whole = root.querySelector('.sn-picking button[data-legal="yes"], .sn-picking [role="group"] button');
    (whole ?? legal).click();
  }
  return root?.dataset.turn === "over";
}"""
LIMIT = 300_000
"""Milliseconds that a deal may take."""


def moves_of(page: Page) -> Iterator[float]:
    """Milliseconds of every bot's move in the deal that is open, played to its end."""
    page.wait_for_function(PLAY_ON, polling=20, timeout=LIMIT)
    yield from page.evaluate("window.moves")


def figures() -> Figures:
    """Play some deals of every game."""
    spent: dict[str, list[float]] = {}
    highest: list[float] = []
    with serve(site_files(SITE)) as host, chromium() as browser:
        for folder in sorted(SITE.glob(f"{LANGUAGE}/play/*/")):
            for level, seed in [*((DEFAULT_LEVEL, seed) for seed in range(DEALS)), (max(LEVELS), 0)]:
                context = browser.new_context(reduced_motion="reduce")
                page = context.new_page()
                page.add_init_script(f"({TIME_MOVES})()")
                page.goto(f"{host.url}/{LANGUAGE}/play/{folder.name}/#level={level}&seed={seed}")
                moves = spent.setdefault(folder.name.replace("-", "_"), []) if level == DEFAULT_LEVEL else highest
                moves += moves_of(page)
                context.close()
    found: Figures = {}
    told = {**spent, "move": [each for moves in spent.values() for each in moves], "highest": highest}
    for name, times in told.items():
        found[f"play.{name}_p50_ms"] = round(percentile(times, 0.5), 1)
        found[f"play.{name}_p95_ms"] = round(percentile(times, 0.95), 1)
        found[f"play.{name}_max_ms"] = round(max(times), 1)
    found["play.moves"] = sum(map(len, spent.values()))
    found["play.load"] = round(os.getloadavg()[0], 1)
    return found
