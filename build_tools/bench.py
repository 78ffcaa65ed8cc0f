"""Measure the built site, the engine and the build in one run; writes build/bench.json, one flat object.

Keys: `engine.explain_us` microseconds of CPU for one call of `explain` over every position of every worked example, the
best of several rounds; `engine.bytes_mb` everything that the browser loads for the engine, brotli, megabytes of 10^6;
`page.own_kb` our scripts and style sheets on a rules page before the engine is asked for, brotli, kilobytes of 10^3;
`site.pages`; `site.build_s` wall seconds; `site.cpu_ratio` CPU time of the build against plain mkdocs-material over the
text of the same pages as Markdown.
"""

import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import Element

import brotli
import html5lib

from snorum.examples import check_file, find_example_files
from snorum.games import find, ids

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 20
THEME = ("assets/javascripts/", "assets/stylesheets/")
BLOCKS = {
    "h1": "# ",
    "h2": "## ",
    "h3": "### ",
    "h4": "#### ",
    "p": "",
    "li": "- ",
    "dt": "",
    "dd": ": ",
    "td": "",
    "th": "",
}


def explain_us() -> float:
    """Microseconds of CPU for one call of `explain`."""
    positions = []
    for game_id in ids():
        game = find(game_id)
        folder = ROOT / "engine/snorum/games" / game_id.replace("-", "_") / "examples"
        for path in find_example_files([folder] if folder.is_dir() else []):
            example = check_file(path).example
            if example is None:
                sys.exit(f"bench: {path} does not hold; see `snorum check`")
            positions += [(game, moment.step.state) for moment in example.moments]
    rounds = []
    for _ in range(ROUNDS):
        started = time.process_time_ns()
        for game, state in positions:
            game.explain(state)
        rounds.append(time.process_time_ns() - started)
    return min(rounds) / len(positions) / 1000


def compressed(paths: list[Path]) -> int:
    """Bytes of the files, each compressed with brotli at its best."""
    return sum(len(brotli.compress(path.read_bytes(), quality=11)) for path in paths)


def engine_files() -> list[Path]:
    """What a browser loads for its first live answer."""
    manifest = ROOT / "build/runtime/manifest.json"
    listed = json.loads(manifest.read_text(encoding="utf-8"))["files"].values()
    return [ROOT / "build/player/snorum-worker.js", manifest, *(manifest.with_name(file["name"]) for file in listed)]


def own_files(page: Path) -> list[Path]:
    """The scripts and style sheets that a page asks for and that are not the theme's."""
    tree: Element = html5lib.parse(page.read_text(encoding="utf-8"), namespaceHTMLElements=False)
    asked = [link.get("href", "") for link in tree.iter("link") if link.get("rel") == "stylesheet"]
    asked += [script.get("src", "") for script in tree.iter("script")]
    return [(page.parent / path).resolve() for path in asked if path and not any(part in path for part in THEME)]


def cpu_seconds(command: list[str], folder: Path) -> tuple[float, float]:
    """CPU and wall seconds of a command and all that it starts."""
    before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"bench: {' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    after, wall = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter() - started
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall


def markdown(page: Path) -> str:
    """The text of a page's article, as Markdown."""
    tree: Element = html5lib.parse(page.read_text(encoding="utf-8"), namespaceHTMLElements=False)
    article = tree.find(".//article")
    return "\n\n".join(_blocks(tree if article is None else article)) + "\n"


def _blocks(element: Element) -> Iterator[str]:
    for child in element:
        if child.tag in ("script", "style", "svg", "template", "nav"):
            continue
        if child.tag in BLOCKS:
            yield BLOCKS[child.tag] + " ".join("".join(child.itertext()).split())
        else:
            yield from _blocks(child)


def plain_cpu_seconds(pages: list[Path], site: Path) -> float:
    """CPU seconds of mkdocs-material, as it comes, over the same pages as Markdown."""
    with tempfile.TemporaryDirectory(prefix="snorum-bench-") as name:
        folder = Path(name)
        for page in pages:
            target = folder / "docs" / page.relative_to(site).parent / "index.md"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(markdown(page), encoding="utf-8")
        settings = {"site_name": "Plain", "theme": {"name": "material", "font": False}, "plugins": ["search"]}
        (folder / "mkdocs.yml").write_text(json.dumps(settings), encoding="utf-8")
        return cpu_seconds([sys.executable, "-m", "mkdocs", "build", "--quiet"], folder)[0]


def main() -> None:
    """Measure all and write build/bench.json."""
    site = ROOT / "site"
    cpu, wall = cpu_seconds([str(Path(sys.executable).parent / "snorum-site"), "site"], ROOT)
    pages = sorted(site.rglob("index.html"))
    rules = own_files(site / "en/games/snip-sequence/index.html")
    figures = {
        "engine.explain_us": round(explain_us(), 2),
        "engine.bytes_mb": round(compressed(engine_files()) / 1e6, 3),
        "page.own_kb": round(compressed(rules) / 1e3, 2),
        "site.pages": len(pages),
        "site.build_s": round(wall, 2),
        "site.cpu_ratio": round(cpu / plain_cpu_seconds(pages, site), 3),
    }
    target = ROOT / "build/bench.json"
    partial = target.with_suffix(".part")
    partial.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    partial.replace(target)
    print(target.read_text(encoding="utf-8"), end="")


if __name__ == "__main__":
    main()
