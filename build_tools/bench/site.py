"""The build of the site as it stands.

`site.pages`: HTML pages, all languages. `site.build_s`: seconds by the clock for a build from nothing.
`site.cpu_ratio`: CPU time of that build against plain mkdocs-material over the text of the same pages as Markdown.
"""

import sys
from pathlib import Path

from bench.measure import Figures
from bench.measure.cpu import cost
from bench.measure.paths import ROOT, SITE
from bench.measure.plain import plain_cost


def figures() -> Figures:
    """Build the site and its peer."""
    ours = cost([str(Path(sys.executable).with_name("snorum-site")), "site"], ROOT)
    pages = sorted(SITE.rglob("index.html"))
    return {
        "site.pages": len(pages),
        "site.build_s": round(ours.wall, 2),
        "site.cpu_ratio": round(ours.cpu / plain_cost(pages, SITE).cpu, 3),
    }
