"""What a project's `mkdocs.yml` says, and what is wrong with it."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from .content import Roots
from .faults import Fault, near_mend


class Settings(NamedTuple):
    """What the commands need to know of it."""

    roots: Roots
    pages: bool = True
    snapshot: bool = False


def setting_fault(file: Path, text: str, key: str, reason: str, options: Iterable[str]) -> Fault:
    """A fault that MkDocs found in `text`, at the line of the key that it names last; `options` are the plugin's."""
    names = [key, *re.findall(r"'([\w-]+)'", reason), *re.findall(r"name: ([\w-]+)", reason)]
    lines = text.split("\n")
    found = [n for name in names for n, line in enumerate(lines, 1) if re.match(rf"[\s-]*{re.escape(name)}\s*:", line)]
    is_unknown = "Unrecognised configuration name" in reason
    mend = near_mend(names[-1], options, "delete it") if is_unknown else "correct the value"
    return Fault(file, found[-1] if found else 1, " ".join(reason.split()), mend)
