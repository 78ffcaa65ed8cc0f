"""Which line of a TOML file a key stands on; the standard library's reader does not say."""

import re

_HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]#]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(
    r"""\s*((?:"[^"]*"|'[^']*'|[A-Za-z0-9_-]+)(?:\s*\.\s*(?:"[^"]*"|'[^']*'|[A-Za-z0-9_-]+))*)\s*=(.*)$""", re.DOTALL
)
_PART = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([A-Za-z0-9_-]+))\s*\.?""")
_QUOTES = ('"""', "'''", '"', "'")
# An escaped character is no quotation mark; in a literal string one may be missed, which costs a line number only.
_TOKEN = re.compile(r"""\\.|\"{3}|'{3}|["'#\[\]{}]""")
_ERROR_PLACE = re.compile(r"\(at (?:line (\d+), column (\d+)|end of document)\)")

Path = tuple[str | int, ...]


def find_lines(text: str) -> dict[Path, int]:
    """The line of each key and table header, by path; tables of an array are numbered from 0 ("expect", 0, "after")."""
    lines: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    base: Path = ()
    value = _Value()
    for number, line in enumerate(text.split("\n"), 1):
        if value.is_open:
            value.read(line)
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
        for end in range(len(base) + 1, len(path) + 1):
            lines.setdefault(path[:end], number)
        value.read(key[2])
    return lines


class _Value:
    """Follows a value over its lines: open brackets, and strings, which end with their line unless they are fenced."""

    def __init__(self) -> None:
        self.depth = 0
        self.quote = ""

    @property
    def is_open(self) -> bool:
        """Whether the value goes on in the next line."""
        return self.depth > 0 or bool(self.quote)

    def read(self, text: str) -> None:
        """Read on to the end of a line."""
        for mark in _TOKEN.findall(text):
            if self.quote:
                if mark == self.quote:
                    self.quote = ""
            elif mark == "#":
                break
            elif mark in _QUOTES:
                self.quote = mark
            else:
                self.depth = max(0, self.depth + (mark in "[{") - (mark in "]}"))
        if len(self.quote) == 1:
            self.quote = ""


def find_line(lines: dict[Path, int], *path: str | int) -> int:
    """The line of the key, or of the nearest table that holds it; 1 where there is none."""
    while path:
        if path in lines:
            return lines[path]
        path = path[:-1]
    return 1


def toml_error(message: str, text: str) -> tuple[str, int, int | None]:
    """What the TOML reader's message says without its place, and the line and column of that, where it gives one."""
    found = _ERROR_PLACE.search(message)
    what = message[: found.start()].rstrip() if found else message
    what = what[:1].lower() + what[1:]
    if found and found[1]:
        return what, int(found[1]), int(found[2])
    return what, text.rstrip("\n").count("\n") + 1, None


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
