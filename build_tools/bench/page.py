"""Weight of a rules page.

`page.own_kb`: our scripts and style sheets that a rules page asks for before the engine is wanted, each compressed with
brotli at its best, in kilobytes of 1,000 bytes. The theme's own files are not ours; HTML and the font are not counted.
"""

from pathlib import Path

import html5lib

from bench.measure import Figures
from bench.measure.paths import SITE
from bench.measure.sizes import compressed

THEME = ("assets/javascripts/", "assets/stylesheets/")
RULES = SITE / "en/games/snip-sequence/index.html"


def own_files(page: Path) -> list[Path]:
    """The scripts and style sheets that a page asks for and that are not the theme's."""
    tree = html5lib.parse(page.read_text(encoding="utf-8"), namespaceHTMLElements=False)
    asked = [link.get("href", "") for link in tree.iter("link") if link.get("rel") == "stylesheet"]
    asked += [script.get("src", "") for script in tree.iter("script")]
    return [(page.parent / path).resolve() for path in asked if path and not any(part in path for part in THEME)]


def figures() -> Figures:
    """Measure the page."""
    return {"page.own_kb": round(compressed(own_files(RULES)) / 1e3, 2)}
