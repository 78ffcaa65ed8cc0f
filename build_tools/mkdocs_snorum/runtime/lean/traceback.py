"""Stands for traceback: published modules have no lines, so of an error its kind and its message are all there is."""

import sys
from types import TracebackType


def format_exception(
    kind: type[BaseException], error: BaseException | None = None, _trace: TracebackType | None = None, **_named: object
) -> list[str]:
    """Asked by Pyodide for the message of an error that crosses into JavaScript."""
    return [f"{kind.__module__}.{kind.__qualname__}: {error}\n"]


def print_exception(
    kind: type[BaseException], error: BaseException | None = None, trace: TracebackType | None = None
) -> None:
    """Python's own way to tell of an error that nobody has caught."""
    sys.stderr.write("".join(format_exception(kind, error, trace)))
