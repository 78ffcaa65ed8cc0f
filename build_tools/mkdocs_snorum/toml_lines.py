"""TOML with the line of every key, and pydantic's findings as faults at those lines."""

import json
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from snorum.tomllines import find_line, find_lines, toml_error

from .faults import Fault, near_mend, read_text

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


_KINDS = {
    "int_type": "a whole number, as in key = 3",
    "string_type": 'a text in quotes, as in key = "text"',
    "bool_type": "true or false",
    "list_type": 'a list, as in key = ["a", "b"]',
    "tuple_type": "a list of two",
    "dict_type": "a table, as in key = { name = value }",
    "model_type": "a table",
}


def validation_faults(error: ValidationError, file: Path, lines: Lines, keys: Iterable[str] = ()) -> list[Fault]:
    """One fault for each finding of pydantic, at the key's line; `keys` are all that the format knows."""
    faults: list[Fault] = []
    keys = sorted(set(keys))
    for finding in error.errors():
        path: KeyPath = finding["loc"]
        message, mend = _say(finding, keys)
        fault = Fault(file, find_line(lines, *path), message, mend)
        if fault not in faults:
            faults.append(fault)
    return faults


def _say(finding: ErrorDetails, keys: list[str]) -> tuple[str, str]:
    """What is wrong and the mend, in the words of this project."""
    kind, value, context = finding["type"], finding["input"], finding.get("ctx", {})
    name = next((str(part) for part in reversed(finding["loc"]) if isinstance(part, str)), "")
    if kind == "extra_forbidden":
        return f"unknown key `{name}`", near_mend(name, keys, "delete it, or correct its name")
    if kind == "missing":
        return f"the key `{name}` is missing", "add it"
    if kind == "literal_error":
        allowed = re.findall(r"'([^']*)'", str(context.get("expected", "")))
        return f"`{name}` cannot be `{value}`", near_mend(str(value), allowed)
    if kind == "string_pattern_mismatch":
        return f"`{name}` cannot be `{value}`", f"it must match {context.get('pattern')}"
    if kind in _KINDS:
        shown = json.dumps(value, ensure_ascii=False, default=str)[:40]
        return f"`{name}` cannot be `{shown}`", f"write {_KINDS[kind]}"
    return f"`{name}`: {finding['msg'][:1].lower()}{finding['msg'][1:]}", "correct the value"
