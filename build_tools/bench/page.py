"""Weight of the heaviest page of rules, and of the heaviest page of any kind.

`page.own_kb`: our scripts and style sheets that the page of a game asks for by itself before the engine is wanted, each
compressed with brotli at its best, in kilobytes of 1,000 bytes; the heaviest counts. Of all pages of the built site
those that link the same files make one kind; one of each is opened in Chromium until nothing more is asked for.
`page.heaviest_kb`, `page.lightest_kb`: the heaviest and the lightest of all kinds. `page.kinds`: how many there were.
The theme's own files are not ours; HTML, drawings, fonts and data are not counted. That nothing of ours holds up the
first paint, and that nothing moves, a test holds.
"""

import re
from pathlib import Path

import brotli
from playwright.sync_api import Browser

from bench.measure import Figures
from bench.measure.browser import PATIENCE, chromium
from bench.measure.hosting import serve, site_files
from bench.measure.paths import SITE

THEME = ("/assets/javascripts/", "/assets/stylesheets/")
LINKED = re.compile(r'<link rel="stylesheet" href="([^"]+)"|<script[^>]* src="([^"]+)"')
ASKED = """() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)"""


def linked_files(page: Path) -> frozenset[str]:
    """The names of the scripts and style sheets that a page links."""
    found = LINKED.findall(page.read_text(encoding="utf-8"))
    return frozenset((style or script).rpartition("/")[2] for style, script in found)


def kinds(site: Path) -> list[Path]:
    """One page of each kind: no two link the same files."""
    return list({linked_files(page): page for page in sorted(site.rglob("*.html"), reverse=True)}.values())


def is_own(path: str) -> bool:
    """Whether the file at this address is a script or style sheet of ours."""
    return path.endswith((".js", ".css")) and not any(part in path for part in THEME)


def own_bytes(browser: Browser, url: str, site: Path, page: Path) -> int:
    """Bytes of our scripts and style sheets that a page asks for, compressed."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    shown = context.new_page()
    address = page.relative_to(site).as_posix().removesuffix("index.html")
    shown.goto(f"{url}/{address}", wait_until="networkidle")
    files = sorted({path for path in shown.evaluate(ASKED) if is_own(path)})
    context.close()
    return sum(len(brotli.compress((site / path.lstrip("/")).read_bytes(), quality=11)) for path in files)


def figures() -> Figures:
    """Open a page of each kind."""
    pages = kinds(SITE)
    with serve(site_files(SITE)) as host, chromium() as browser:
        for path in (path for path in site_files(SITE) if "/runtime/" in path):
            host.find(path)
        sizes = {page: own_bytes(browser, host.url, SITE, page) for page in pages}
        rules = {linked_files(page): page for page in SITE.glob("*/games/*/index.html")}.values()
        of_rules = [own_bytes(browser, host.url, SITE, page) for page in rules]
    return {
        "page.own_kb": round(max(of_rules) / 1e3, 2),
        "page.heaviest_kb": round(max(sizes.values()) / 1e3, 2),
        "page.lightest_kb": round(min(sizes.values()) / 1e3, 2),
        "page.kinds": len(sizes),
    }
