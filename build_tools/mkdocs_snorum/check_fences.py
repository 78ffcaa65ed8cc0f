"""Checks the fences of a project's pages without building any."""

import re
from pathlib import Path

from .faults import Fault, read_text
from .fences import NAME, Fence, find_fences
from .generate.fenced import Fencer, Places
from .library import Library

CODE_DEPTH = 4
_OPENS = re.compile(r"\s*(?:[-*+]|\d+[.)]|!!!|\?\?\?\+?|===[!+]?)\s")
"""A line whose block the lines further in belong to: of a list, a box, a tab."""


def fence_faults(library: Library, docs: Path) -> list[Fault]:
    """Every fault of the fences in the Markdown below `docs`; what a game lacks is noted where a fence first asks."""
    faults: list[Fault] = []
    library.note_in(faults)
    fencer = Fencer(library, Places("", has_runtime=False), faults)
    for path in sorted(docs.rglob("*.md")):
        if NAME.encode() not in path.read_bytes():
            continue
        text = read_text(path, faults) or ""
        for start, _, fence in find_fences(text):
            if not _is_code(text.split("\n")[:start], fence):
                fencer.make(fence, path, 0, "", library.content.source)
    return faults


def _is_code(above: list[str], fence: Fence) -> bool:
    """Whether a fence stands so far in, and in no list or box, that Markdown takes it for code."""
    depth = len(fence.margin.expandtabs())
    if depth < CODE_DEPTH or ">" in fence.margin:
        return False
    lines = (line for line in reversed(above) if line.strip())
    outer = next((line for line in lines if len(line) - len(line.lstrip()) < depth), "")
    return _OPENS.match(outer) is None
