"""Stands for inspect, which Pyodide's start and `dataclasses` import for little of it, and which reads source text."""

from collections.abc import Mapping
from importlib.machinery import all_suffixes
from typing import Any, NoReturn

CO_COROUTINE = 0x80


def get_annotations(cls: type) -> Mapping[str, Any]:
    """The annotations in the body of a class, asked for by `dataclasses`."""
    found: Mapping[str, Any] = cls.__dict__.get("__annotations__", {})  # noqa: RUF063 (this is that function)
    return found


def iscoroutinefunction(function: object) -> bool:
    """Whether a call would have to be awaited, asked by Pyodide of what it calls."""
    code = getattr(function, "__code__", None)
    return code is not None and bool(code.co_flags & CO_COROUTINE)


def signature(_function: object) -> NoReturn:
    """Asked by `dataclasses` for a class without documentation; it does without where there is an error."""
    raise ValueError("no signatures here")


def getmodulename(path: str) -> str | None:
    """The name of the module that a file would be, asked by `pkgutil`; None where it would be none."""
    name = path.rpartition("/")[2]
    return next((name.removesuffix(suffix) for suffix in all_suffixes() if name.endswith(suffix)), None)
