"""Builds the site into a folder of its own and puts it in place only when it is whole."""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from .content import Content, Roots
from .faults import Fault
from .parts import CHECKOUT, IN_CHECKOUT, Part, find_part
from .placing import locked, put_in_place, recover

SITE, PSEUDO_SITE = "site", "build/pseudo"
FRESH, LOCK = "build/site.new", "build/site.lock"
UNBUILT = "the site was not built; the last one stays"
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


def build(roots: Roots, checked: Content | None = None) -> int:
    """Run MkDocs strictly; the last good site stays where it is unless the new one is whole.

    Content that is `checked` is not read and checked once more.
    The site in made-up languages has a folder of its own, which is nobody's last good one.
    """
    project = roots.project
    try:
        (project / FRESH).parent.mkdir(parents=True, exist_ok=True)
        with locked(project / LOCK):
            return _build(roots, checked)
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        print(f"{place}{(error.strerror or str(error)).lower()}; {UNBUILT}", file=sys.stderr)
        return 2


def _build(roots: Roots, checked: Content | None) -> int:
    project, fresh = roots.project, roots.project / FRESH
    site = project / (PSEUDO_SITE if roots.pseudo else SITE)
    old = project / "build" / f"{site.name}.old"
    if loops := [*_loops(project / "docs")]:
        print("\n".join(fault.text(project) for fault in loops), UNBUILT, sep="\n", file=sys.stderr)
        return 1
    recover(site, old)
    shutil.rmtree(fresh, ignore_errors=True)
    # MkDocs is imported where it is needed: the other commands start without it.
    from .project import run_mkdocs

    code = run_mkdocs(project, fresh, checked, is_pseudo=roots.pseudo)
    if code or not (fresh / "index.html").exists():
        shutil.rmtree(fresh, ignore_errors=True)
        print(UNBUILT, file=sys.stderr)
        return code or 1
    put_in_place(fresh, site, old)
    return 0


def _loops(docs: Path) -> Iterator[Fault]:
    """Links to folders that hold them: MkDocs would follow them until the path is too long."""
    for folder, names, files in docs.walk():
        for path in (folder / name for name in names + files if (folder / name).is_symlink()):
            if path.parent.resolve().is_relative_to(path.resolve()):
                yield Fault(path, 1, "the link leads back to a folder that holds it", "take it out")


def published_url(site: Path) -> str:
    """The address that our pages of a built site are made for, as its robots.txt says; empty where it has none."""
    robots = site / "robots.txt"
    text = robots.read_text("utf-8") if robots.exists() else ""
    found = re.search(r"^Sitemap: (.*)sitemap\.xml$", text, re.MULTILINE)
    return found[1] if found else ""
