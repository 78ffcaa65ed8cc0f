"""Which line of a TOML file a key stands on; the standard library's reader does not say."""

import re

_HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]#]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(
    r"""\s*((?:"[^"]*"|'[^']*'|[A-Za-z0-9_-]+)(?:\s*\.\s*(?:"[^"]*"|'[^']*'|[A-Za-z0-9_-]+))*)\s*=(.*)$""", re.DOTALL
)
_PART = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([A-Za-z0-9_-]+))\s*\.?""")
_FENCE = re.compile("\"\"\"|'''")
_ERROR_LINE = re.compile(r"\(at line (\d+), column \d+\)|\(at end of document\)")

Path = tuple[str | int, ...]


def find_lines(text: str) -> dict[Path, int]:
    """The line of each key and table header, by path; tables of an array are numbered from 0 ("expect", 0, "after")."""
    lines: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    base: Path = ()
    fence: str | None = None
    depth = 0
    for number, line in enumerate(text.splitlines(), 1):
        if fence is not None:
            if fence in line:
                fence = None
            continue
        if depth:
            depth += _brackets(line)
            continue
        header = _HEADER.match(line)
        if header:
            base = _table_path(_parts(header[2]), counts, is_array=header[1] == "[[")
            for end in range(1, len(base) + 1):
                lines.setdefault(base[:end], number)
            continue
        key = _KEY.match(line)
        if not key:
            continue
        path = base + _parts(key[1])
        lines.setdefault(path, number)
        value = key[2]
        opening = _FENCE.match(value.strip())
        if opening and opening[0] not in value.strip()[3:]:
            fence = opening[0]
        elif not opening:
            depth = max(0, _brackets(value))
    return lines


def find_line(lines: dict[Path, int], *path: str | int) -> int:
    """The line of the key, or of the nearest table that holds it; 1 where there is none."""
    while path:
        if path in lines:
            return lines[path]
        path = path[:-1]
    return 1


def error_line(message: str, text: str) -> int:
    """The line that a message of the TOML reader names."""
    found = _ERROR_LINE.search(message)
    if found and found[1]:
        return int(found[1])
    return max(1, len(text.splitlines()))


def _table_path(parts: Path, counts: dict[Path, int], *, is_array: bool) -> Path:
    path: Path = ()
    for part in parts[:-1]:
        path += (part,)
        if path in counts:
            path += (counts[path],)
    path += parts[-1:]
    if is_array:
        counts[path] = counts.get(path, -1) + 1
        return (*path, counts[path])
    return path


def _parts(text: str) -> Path:
    return tuple(
        next(group for group in match if group or group == match[2]) for match in _PART.findall(text) if any(match)
    )


def _brackets(text: str) -> int:
    """How many brackets the text leaves open, strings and comments aside."""
    depth, quote = 0, ""
    for char in text:
        if quote:
            quote = "" if char == quote else quote
        elif char in "\"'":
            quote = char
        elif char == "#":
            break
        else:
            depth += (char in "[{") - (char in "]}")
    return depth
