"""Finds the blocks ```snorum in Markdown, and puts a word in their place that the page's HTML is made to hold."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

NAME = "snorum"
_OPEN = re.compile(r"(?P<margin>[ \t]*(?:>[ \t]*)*)(?P<fence>`{3,}|~{3,})[ \t]*(?P<info>[^\n]*)$")
_SETTING = re.compile(r"(\w+)=(?:\"([^\"]*)\"|'([^']*)'|(\S+))")


class Fence(NamedTuple):
    """One block: the line that it opens on, its settings, and what stands inside, without its margin."""

    line: int
    margin: str
    settings: dict[str, str]
    strange: tuple[str, ...]
    """Words behind the name that are no settings."""
    body: str
    source: str
    """The whole block as it is written."""
    is_closed: bool


def find_fences(text: str) -> Iterator[tuple[int, int, Fence]]:
    """Every block with the index of its first line and of the line after it; those inside other fences are text."""
    lines = text.split("\n")
    index = 0
    while index < len(lines):
        opened = _OPEN.match(lines[index])
        # A fence of backticks has none behind it; else it is code inside a line.
        if opened is None or (opened["fence"][0] == "`" and "`" in opened["info"]):
            index += 1
            continue
        end = _find_end(lines, index + 1, opened["fence"])
        words = opened["info"].strip().strip("{}").split(maxsplit=1) or [""]
        if words[0].removeprefix(".") == NAME:
            rest = words[1] if len(words) > 1 else ""
            settings = {key: double or single or bare for key, double, single, bare in _SETTING.findall(rest)}
            body = "\n".join(_inside(line, opened["margin"]) for line in lines[index + 1 : end])
            strange = tuple(_SETTING.sub(" ", rest).split())
            source = "\n".join(lines[index : end + 1])
            is_closed = end < len(lines)
            yield index, end + 1, Fence(index + 1, opened["margin"], settings, strange, body, source, is_closed)
        index = end + 1


def replace_fences(text: str, word: Callable[[Fence], str]) -> str:
    """The text with a paragraph of one word for every block, and as many lines as before."""
    lines = text.split("\n")
    for start, end, fence in reversed(list(find_fences(text))):
        empty = fence.margin.rstrip()
        size = min(end, len(lines)) - start
        lines[start : start + size] = [empty, fence.margin + word(fence), *[empty] * max(size - 2, 1)]
    return "\n".join(lines)


def _find_end(lines: list[str], index: int, fence: str) -> int:
    while index < len(lines):
        bare = lines[index].strip(" \t>")
        if len(bare) >= len(fence) and not bare.strip(fence[0]):
            break
        index += 1
    return index


def _inside(line: str, margin: str) -> str:
    """A line without the margin that the block stands at, as far as it has it."""
    if line.startswith(margin):
        return line[len(margin) :]
    return line.lstrip(" \t>") if line.startswith(margin.rstrip()) or not line.strip(" \t>") else line.lstrip()
