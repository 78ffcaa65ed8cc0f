"""Builds the site into a folder of its own and puts it in place only when it is whole."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from .content import PSEUDO, Roots
from .faults import Fault
from .parts import CHECKOUT, IN_CHECKOUT, Part, find_part

SITE, FRESH, OLD = "site", "build/site.new", "build/site.old"
PSEUDO_SITE = "build/pseudo"
NEEDED: dict[Part, tuple[str, str]] = {
    "player": ("snorum-demo.js", "build the player: npm run build in build_tools/player"),
    "runtime": ("manifest.json", "build the engine for the browser: snorum-site runtime"),
}


def missing_parts() -> list[Fault]:
    """What must be built before the site can be."""
    missing = []
    for part, (name, mend) in NEEDED.items():
        folder = find_part(part) or CHECKOUT / IN_CHECKOUT[part]
        if not (folder / name).exists():
            missing.append(Fault(folder / name, 1, "is not built yet", mend))
    return missing


def build(roots: Roots) -> int:
    """Run MkDocs strictly; the last good site stays where it is unless the new one is whole.

    The site in made-up languages has a folder of its own, which is nobody's last good one.
    """
    project, site = roots.project, roots.project / (PSEUDO_SITE if roots.pseudo else SITE)
    fresh = project / FRESH
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(fresh)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", **({PSEUDO: "1"} if roots.pseudo else {})}
    done = subprocess.run(command, cwd=project, env=environment, check=False)
    if done.returncode or not (fresh / "index.html").exists():
        shutil.rmtree(fresh, ignore_errors=True)
        print("the site was not built; the last one stays", file=sys.stderr)
        return done.returncode or 1
    swap(fresh, site, project / OLD)
    return 0


def swap(fresh: Path, site: Path, old: Path) -> None:
    """Put the fresh folder where the site is."""
    shutil.rmtree(old, ignore_errors=True)
    if site.exists():
        site.rename(old)
    fresh.rename(site)
    shutil.rmtree(old, ignore_errors=True)


def published_url(site: Path) -> str:
    """The address that a built site is made for, as its robots.txt says."""
    found = re.search(r"^Sitemap: (.*)sitemap\.xml$", (site / "robots.txt").read_text("utf-8"), re.MULTILINE)
    return found[1] if found else ""
