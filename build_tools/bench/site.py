"""The build of the site: as it stands, and from synthetic rulebooks at 50, 500 and 2,000 pages a language.

`site.pages`: HTML pages of this site, all languages. `site.build_s`: seconds by the clock for its build from nothing.
`site.cpu_ratio`: CPU time of that build against plain mkdocs-material over the text of the same pages as Markdown.

`site.cpu_ratio_50`, `_500`, `_2000`: the same ratio for sites of at least so many pages a language, in six languages,
whose games are copies of one real game with its examples and translations (`measure/synthetic.py`). Ours and the plain
build run one after the other, ours with all its checks. The plain build writes a navigation of all pages into every
page, so its time grows with their square: it is stopped once it has taken STOPPED_AFTER times what ours took. Then the
ratio is at most the one told, and `site.plain_stopped_50`, `_500`, `_2000` is 1, else 0.

`site.cpu_ratio_apart_50`, `_500`, `_2000`: the ratio to a peer that does better, a plain site for each language apart,
as whoever has only mkdocs-material would make them: its navigation is of one language. The English one is built, and
counted once for each language; what would join the sites is not counted. It is never stopped.

`site.growth`: our CPU time per page at 2,000 pages a language against that at 50. `site.memory_mb`: the most memory
that one process of our build at 2,000 pages held, in megabytes of 10^6 bytes; `site.plain_memory_mb`: that of the plain
build, as far as it came. With SITE_SIZES="50 500" in the environment the sites have so many pages a language, and the
last two figures are of the largest of them.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from bench.measure import Figures
from bench.measure.cpu import Cost, cost
from bench.measure.paths import ROOT, SITE
from bench.measure.plain import plain_cost
from bench.measure.synthetic import LARGE, build_command, environment, games_for, write_site
from mkdocs_snorum.language import SOURCE

SIZES = (50, 500, LARGE)
LANGUAGES = 6
STOPPED_AFTER = 12


class Sized(NamedTuple):
    """What the builds of a site took; `pages` in all languages, `apart` a plain build of one language."""

    pages: int
    ours: Cost
    plain: Cost
    apart: Cost


def measure_size(pages: int) -> Sized:
    """Build a synthetic site with at least so many pages a language, and its peer."""
    with tempfile.TemporaryDirectory(prefix="snorum-bench-") as name:
        folder = Path(name)
        write_site(folder, games_for(pages), LANGUAGES)
        ours = cost(build_command(folder), folder, environment(folder))
        site, english = folder / "site", folder / "site" / SOURCE.code
        built, apart = (sorted(top.rglob("index.html")) for top in (site, english))
        most = ours.cpu * STOPPED_AFTER
        return Sized(len(built), ours, plain_cost(built, site, most), plain_cost(apart, english))


def ratios(sizes: dict[int, Sized]) -> Figures:
    """The figures of synthetic sites by their size."""
    found: Figures = {}
    for size, each in sizes.items():
        found[f"site.cpu_ratio_{size}"] = round(each.ours.cpu / each.plain.cpu, 3)
        found[f"site.cpu_ratio_apart_{size}"] = round(each.ours.cpu / (each.apart.cpu * LANGUAGES), 3)
        found[f"site.plain_stopped_{size}"] = int(each.plain.is_stopped)
    small, large = sizes[min(sizes)], sizes[max(sizes)]
    found["site.growth"] = round((large.ours.cpu / large.pages) / (small.ours.cpu / small.pages), 2)
    found["site.memory_mb"] = round(large.ours.memory / 1e6)
    found["site.plain_memory_mb"] = round(large.plain.memory / 1e6)
    return found


def figures() -> Figures:
    """Build the site, the synthetic ones, and their peers."""
    ours = cost([str(Path(sys.executable).with_name("snorum-site")), "site"], ROOT)
    pages = sorted(SITE.rglob("index.html"))
    found: Figures = {
        "site.pages": len(pages),
        "site.build_s": round(ours.wall, 2),
        "site.cpu_ratio": round(ours.cpu / plain_cost(pages, SITE).cpu, 3),
    }
    sizes = [int(size) for size in os.environ.get("SITE_SIZES", "").split()] or SIZES
    return found | ratios({size: measure_size(size) for size in sizes})
