"""A site of 300 games in 30 languages, 9,000 pages of rules: what its build would take, from two that are smaller.

The whole would be half a million pages: more files than most disks and patience hold. So synthetic rulebooks
(`measure/synthetic.py`) are built with FEW and with SOME games in all 30 languages, and a straight line through both is
drawn out to 300. Every page holds the navigation, which names games up to a number and then the page's own alone, so
its bytes are taken from a third site of MANY games in one language. What else grows faster than a straight line is not
seen here; that time per page does not up to 2,000 pages a language, the group `site` says. With SCALE_GAMES="30 60" in
the environment the two builds have so many games.

`scale.pages`: HTML pages. `scale.cpu_h`: hours of CPU. `scale.memory_gb`: the most memory of one process, and
`scale.disk_gb` the site's files, in units of 10^9 bytes; `scale.files`: how many. `scale.index_mb`: the search index of
one language in units of 10^6 bytes. `scale.navigation_kb`: the navigation of a game's page, in units of
1,000 bytes of HTML. `scale.games_built`: how many games the larger of the two builds had.
"""

import os
import re
import tempfile
from pathlib import Path
from typing import NamedTuple

from bench.measure import Figures
from bench.measure.cpu import cost
from bench.measure.synthetic import build_command, environment, game_name, write_site

GAMES, LANGUAGES = 300, 30
FEW, SOME, MANY = 1, 3, 25
NAVIGATION = re.compile(r'<nav class="md-nav md-nav--primary.*?</nav>', re.DOTALL)


class Built(NamedTuple):
    """What one build took and left."""

    pages: float
    cpu: float
    memory: float
    disk: float
    files: float
    search: float
    navigation: float


def build(games: int, languages: int = LANGUAGES) -> Built:
    """Build a site of so many games in so many languages."""
    with tempfile.TemporaryDirectory(prefix="snorum-bench-") as name:
        folder = Path(name)
        write_site(folder, games, languages)
        spent = cost(build_command(folder), folder, environment(folder))
        site = folder / "site"
        files = [path for path in site.rglob("*") if path.is_file()]
        shown = NAVIGATION.search((site / "en/games" / game_name(0) / "index.html").read_text(encoding="utf-8"))
        assert shown is not None
        return Built(
            pages=sum(path.name == "index.html" for path in files),
            cpu=spent.cpu,
            memory=spent.memory,
            disk=sum(path.stat().st_size for path in files),
            files=len(files),
            search=sum(path.stat().st_size for path in (site / "en/search").iterdir()),
            navigation=len(shown[0].encode()),
        )


def drawn_out(few: Built, some: Built, games: tuple[int, int], navigation: float) -> Built:
    """What a straight line through two builds says of all games; `navigation`: of a page of the whole site."""
    steps = (GAMES - games[0]) / (games[1] - games[0])
    low, high = (each._replace(disk=each.disk - each.pages * each.navigation) for each in (few, some))
    line = Built(*(first + (second - first) * steps for first, second in zip(low, high, strict=True)))
    return line._replace(disk=line.disk + line.pages * navigation, navigation=navigation)


def figures() -> Figures:
    """Build both, and draw out."""
    asked = [int(count) for count in os.environ.get("SCALE_GAMES", f"{FEW} {SOME}").split()]
    games = asked[0], asked[1]
    all_games = drawn_out(build(games[0]), build(games[1]), games, build(MANY, 1).navigation)
    return {
        "scale.pages": round(all_games.pages),
        "scale.cpu_h": round(all_games.cpu / 3600, 1),
        "scale.memory_gb": round(all_games.memory / 1e9, 2),
        "scale.disk_gb": round(all_games.disk / 1e9, 1),
        "scale.files": round(all_games.files),
        "scale.index_mb": round(all_games.search / 1e6, 1),
        "scale.navigation_kb": round(all_games.navigation / 1e3, 1),
        "scale.games_built": games[1],
    }
