"""Search on a site of 2,000 pages in one language, from synthetic rulebooks (`measure/synthetic.py`), in Chromium.

`search.idle_bytes`: bytes of the search's script and index that a page has asked for, as sent, before the reader opens
the search. `search.first_ms`: milliseconds by the clock from the press of the button, in a new profile, until the first
result of a query stands there; the query is put in as soon as there is a field, and the median is of several queries,
each several times. `search.first_kb`: kilobytes of 1,000 bytes that were loaded for that, as sent; the most of any
query. `search.index_mb`: the whole index in megabytes of 10^6 bytes, as it lies on disk.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser

from bench.measure import Figures
from bench.measure.browser import chromium
from bench.measure.hosting import serve, site_files
from bench.measure.synthetic import LARGE, build_command, environment, games_for, write_site

QUERIES = ("snorum", "earl of coventry", "ante", "pool")
ROUNDS = 5
LANGUAGE = "en"
SENT = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => /[/]search[/]|snorum-search/.test(new URL(name).pathname))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
FIND = """(query) => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error(`nothing is found for ${query}`)), 30_000);
  const begun = performance.now();
  new MutationObserver(() => {
    const input = document.querySelector("dialog.sn-search[open] input");
    if (input !== null && input.value === "") {
      input.value = query;
      input.dispatchEvent(new Event("input"));
    }
    if (document.querySelector("dialog.sn-search li a") !== null) resolve(performance.now() - begun);
  }).observe(document.body, { attributes: true, childList: true, subtree: true });
  document.querySelector("[data-sn-search]").click();
})"""


def build(folder: Path) -> Path:
    """Build a large site in one language; gives the folder of its pages."""
    write_site(folder, games_for(LARGE), 1)
    done = subprocess.run(
        build_command(folder), env=environment(folder), cwd=folder, check=False, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"bench: the large site was not built:\n{done.stdout}{done.stderr}")
    return folder / "site"


def find(browser: Browser, url: str, query: str) -> tuple[int, float, int]:
    """Bytes before the search is opened, milliseconds until the first result, bytes until then."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(url, wait_until="networkidle")
    before = page.evaluate(SENT)
    spent = page.evaluate(FIND, query)
    after = page.evaluate(SENT)
    context.close()
    return before, spent, after


def figures() -> Figures:
    """Build a large site and search in it."""
    with tempfile.TemporaryDirectory(prefix="snorum-bench-") as name:
        site = build(Path(name))
        with serve(site_files(site)) as host, chromium() as browser:
            url = f"{host.url}/{LANGUAGE}/games/"
            for query in QUERIES:
                find(browser, url, query)  # the host compresses what is asked for the first time
            found = [find(browser, url, query) for _ in range(ROUNDS) for query in QUERIES]
        index = sum(path.stat().st_size for path in (site / LANGUAGE / "search").rglob("*.json"))
    return {
        "search.idle_bytes": max(before for before, _, _ in found),
        "search.first_ms": round(median(spent for _, spent, _ in found)),
        "search.first_kb": round(max(sent for _, _, sent in found) / 1e3, 1),
        "search.index_mb": round(index / 1e6, 2),
    }
