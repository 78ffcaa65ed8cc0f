"""What is wrong with the content: collected, sorted, and shown all at once."""

import difflib
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple


class Fault(NamedTuple):
    """One fault of the content, at a line of a file, and how to mend it."""

    file: Path
    line: int
    message: str
    mend: str = ""
    unreadable: bool = False
    """The file itself could not be read; this outranks other faults in the exit code."""
    column: int | None = None
    """From 1; where the parser of the file gives one."""

    def text(self, root: Path) -> str:
        """The fault as `FILE:LINE[:COLUMN]: message (mend)`, the file relative to `root` where it lies below it."""
        file = self.file.relative_to(root) if self.file.is_relative_to(root) else self.file
        mend = f" ({self.mend})" if self.mend else ""
        place = f"{self.line}:{self.column}" if self.column else str(self.line)
        return f"{file.as_posix()}:{place}: {self.message}{mend}"


class ContentError(Exception):
    """The content has faults; none of it is published."""

    def __init__(self, faults: Iterable[Fault], root: Path) -> None:
        self.faults = sort_faults(faults)
        self.root = root
        super().__init__("\n".join(fault.text(root) for fault in self.faults))


def sort_faults(faults: Iterable[Fault]) -> list[Fault]:
    """Every different fault once, by file, line and message."""
    return sorted(set(faults), key=lambda fault: (fault.file, fault.line, fault.column or 0, fault.message, fault.mend))


def near_name(word: str, known: Iterable[str]) -> str | None:
    """That of the known names which is most like the word, where one is like it."""
    return next(iter(difflib.get_close_matches(word, list(known), 1)), None)


MOST_NAMED = 20
"""A longer list of names helps nobody."""


def near_mend(word: str, known: Iterable[str], otherwise: str | None = None) -> str:
    """The mend of a name that leads nowhere: the nearest of those known, or else what to do or the list of them."""
    known = list(known)
    if (close := near_name(word, known)) is not None:
        return f"did you mean `{close}`?"
    named = known if len(known) <= MOST_NAMED else [*known[:MOST_NAMED], "…"]
    return otherwise or (f"one of {', '.join(named)}" if named else "delete it")


def exit_code(faults: Iterable[Fault]) -> int:
    """0 without faults, 2 when a file could not be read, else 1."""
    faults = list(faults)
    if not faults:
        return 0
    return 2 if any(fault.unreadable for fault in faults) else 1


def report(faults: Iterable[Fault], root: Path) -> int:
    """Print every fault, and their number on standard error; the exit code that they make."""
    faults = list(faults)
    for fault in faults:
        print(fault.text(root))
    print(f"{len(faults)} faults" if faults else "no faults", file=sys.stderr)
    return exit_code(faults)


MAX_BYTES = 1_000_000
"""No file of words or rules comes near it, and parsing one that does would take minutes."""


def read_text(file: Path, faults: list[Fault]) -> str | None:
    """The text of a file, or None with the fault noted where it is missing, empty, too large, binary or not UTF-8."""
    try:
        raw = file.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        faults.append(Fault(file, 1, f"cannot be read: {reason}", "put the file there, readable", unreadable=True))
        return None
    if len(raw) > MAX_BYTES:
        message = f"the file has {len(raw):,} bytes; more than {MAX_BYTES:,} are not read"
        faults.append(Fault(file, 1, message, "take out what does not belong there", unreadable=True))
        return None
    if not raw.strip():
        faults.append(Fault(file, 1, "the file is empty", "fill it or delete it", unreadable=True))
        return None
    if b"\0" in raw:
        faults.append(Fault(file, 1, "the file is binary, not text", "save it as UTF-8 text", unreadable=True))
        return None
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        faults.append(Fault(file, line, "the file is not UTF-8", "save it as UTF-8", unreadable=True))
        return None
