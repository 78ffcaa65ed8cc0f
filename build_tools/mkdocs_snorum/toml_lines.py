"""Lines of the keys of a TOML text, which the standard library's reader does not give."""

import re
import tomllib
from pathlib import Path

from pydantic import ValidationError

from .faults import Fault, read_text

Path_ = tuple[str | int, ...]
Lines = dict[Path_, int]

_HEADER = re.compile(r"^\s*(\[\[?)\s*([^\]]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(
    r"""^\s*((?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*'))*)\s*=\s*(.*)$"""
)
_PART = re.compile(r"""[A-Za-z0-9_-]+|"[^"]*"|'[^']*'""")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'')


def index_lines(text: str) -> Lines:
    """The line (from 1) of every table header and key; tables of an array count from 0 in the path."""
    lines: Lines = {(): 1}
    counts: dict[Path_, int] = {}
    table: Path_ = ()
    closing: str | None = None
    depth = 0
    for number, line in enumerate(text.split("\n"), 1):
        if closing is not None:
            if closing in line:
                closing = None
            continue
        if depth > 0:
            depth += _depth(line)
            continue
        if header := _HEADER.match(line):
            table = _table(header[1] == "[[", _parts(header[2]), counts)
            lines.setdefault(table, number)
        elif key := _KEY.match(line):
            path = table + _parts(key[1])
            lines.setdefault(path, number)
            closing = _open_string(key[2])
            depth = 0 if closing else _depth(key[2])
    return lines


def find_line(lines: Lines, path: Path_) -> int:
    """The line of the key, or of the nearest table around it."""
    while path not in lines:
        path = path[:-1]
    return lines[path]


def read_toml(file: Path, faults: list[Fault]) -> tuple[dict[str, object], Lines] | None:
    """The data of a TOML file with its lines, or None with the fault noted."""
    text = read_text(file, faults)
    if text is None:
        return None
    try:
        return tomllib.loads(text), index_lines(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else len(text.rstrip("\n").split("\n"))
        message = re.sub(r"\s*\(at (?:line \d+, column \d+|end of document)\)", "", str(error))
        faults.append(Fault(file, line, f"is not TOML: {message}", "mend the syntax", unreadable=True))
        return None


_MENDS = {
    "extra_forbidden": ("unknown key `{key}`", "delete it, or correct its name"),
    "missing": ("the key `{key}` is missing", "add it"),
}


def validation_faults(error: ValidationError, file: Path, lines: Lines) -> list[Fault]:
    """One fault for each finding of pydantic, at the key's line."""
    faults = []
    for finding in error.errors():
        path: Path_ = finding["loc"]
        key = ".".join(str(part) for part in path)
        name = next((str(part) for part in reversed(path) if isinstance(part, str)), key)
        message, mend = _MENDS.get(finding["type"], (f"`{key}`: {finding['msg']}", "correct the value"))
        faults.append(Fault(file, find_line(lines, path), message.format(key=name), mend))
    return faults


def _parts(dotted: str) -> Path_:
    return tuple(part.strip("\"'") for part in _PART.findall(dotted))


def _table(is_array: bool, parts: Path_, counts: dict[Path_, int]) -> Path_:
    path: Path_ = ()
    for position, part in enumerate(parts):
        path = (*path, part)
        if position == len(parts) - 1 and is_array:
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = (*path, counts[path])
    return path


def _open_string(value: str) -> str | None:
    for mark in ('"""', "'''"):
        if value.startswith(mark):
            return None if mark in value[3:] else mark
    return None


def _depth(line: str) -> int:
    bare = _STRING.sub("", line).split("#", 1)[0]
    return bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}")
