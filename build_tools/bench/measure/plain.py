"""Plain mkdocs-material over the text of built pages: the peer of the site's build."""

import json
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from xml.etree.ElementTree import Element

import html5lib

from bench.measure.cpu import Cost, cost

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


def plain_cost(pages: Iterable[Path], site: Path, most: float | None = None) -> Cost:
    """What mkdocs-material, as it comes, takes for the same pages as Markdown; stopped after `most` seconds of CPU."""
    with tempfile.TemporaryDirectory(prefix="snorum-bench-") as name:
        folder = Path(name)
        for page in pages:
            target = folder / "docs" / page.relative_to(site).parent / "index.md"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(markdown(page), encoding="utf-8")
        settings = {"site_name": "Plain", "theme": {"name": "material", "font": False}, "plugins": ["search"]}
        (folder / "mkdocs.yml").write_text(json.dumps(settings), encoding="utf-8")
        return cost([sys.executable, "-m", "mkdocs", "build", "--quiet"], folder, most=most)
