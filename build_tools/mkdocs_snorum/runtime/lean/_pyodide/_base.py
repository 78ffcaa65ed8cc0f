"""Stands for Pyodide's base: of it, only the import by name and the few lines that its start runs are asked for."""

from importlib import import_module
from typing import Any


def eval_code(source: str, globals: dict[str, Any] | None = None, locals: dict[str, Any] | None = None) -> Any:  # noqa: A002
    """Run Pyodide's own lines, which are statements and after the last semicolon an expression, and give its value."""
    statements, _, expression = source.rpartition(";")
    names = {} if globals is None else globals
    exec(statements, names, locals)  # noqa: S102 (Pyodide's own lines)
    return eval(expression.strip(), names, locals)  # noqa: S307


def pyimport_impl(path: str) -> Any:
    """What `pyimport` of JavaScript gives: the module, or the attribute of a module, of that name."""
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        parent, _, name = path.rpartition(".")
        if error.name != path or not parent:
            raise
        return getattr(import_module(parent), name)
