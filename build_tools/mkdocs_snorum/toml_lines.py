"""TOML with the line of every key, and pydantic's findings as faults at those lines."""

import tomllib
from pathlib import Path

from pydantic import ValidationError

from snorum.tomllines import find_line, find_lines, toml_error

from .faults import Fault, read_text

KeyPath = tuple[str | int, ...]
Lines = dict[KeyPath, int]


def read_toml(file: Path, faults: list[Fault]) -> tuple[dict[str, object], Lines] | None:
    """The data of a TOML file with its lines, or None with the fault noted."""
    text = read_text(file, faults)
    if text is None:
        return None
    try:
        return tomllib.loads(text), find_lines(text)
    except tomllib.TOMLDecodeError as error:
        what, line, column = toml_error(str(error), text)
        faults.append(Fault(file, line, f"is not TOML: {what}", "mend the syntax", unreadable=True, column=column))
    except (ValueError, RecursionError) as error:
        reason = "it is nested too deeply" if isinstance(error, RecursionError) else "a number in it is too long"
        faults.append(Fault(file, 1, f"cannot be read: {reason}", "shorten it", unreadable=True))
    return None


_MENDS = {
    "extra_forbidden": ("unknown key `{key}`", "delete it, or correct its name"),
    "missing": ("the key `{key}` is missing", "add it"),
}


def validation_faults(error: ValidationError, file: Path, lines: Lines) -> list[Fault]:
    """One fault for each finding of pydantic, at the key's line."""
    faults = []
    for finding in error.errors():
        path: KeyPath = finding["loc"]
        key = ".".join(str(part) for part in path)
        name = next((str(part) for part in reversed(path) if isinstance(part, str)), key)
        message, mend = _MENDS.get(finding["type"], (f"`{key}`: {finding['msg']}", "correct the value"))
        fault = Fault(file, find_line(lines, *path), message.format(key=name), mend)
        if fault not in faults:
            faults.append(fault)
    return faults
