"""Stands for Pyodide's base: of it, only the import by name and the few lines that its start runs are asked for."""

import ast
from importlib import import_module
from typing import Any


def eval_code(source: str, globals: dict[str, Any] | None = None, locals: dict[str, Any] | None = None) -> Any:  # noqa: A002
    """Run Pyodide's own lines; what the last one comes to, where it is an expression."""
    tree = ast.parse(source)
    last = tree.body[-1]
    names = {} if globals is None else globals
    if not isinstance(last, ast.Expr):
        raise TypeError("Pyodide's start asks for the value of a statement")
    exec(compile(ast.Module(tree.body[:-1], []), "<start>", "exec"), names, locals)  # noqa: S102 (Pyodide's own lines)
    return eval(compile(ast.Expression(last.value), "<start>", "eval"), names, locals)  # noqa: S307


def pyimport_impl(path: str) -> Any:
    """What `pyimport` of JavaScript gives: the module, or the attribute of a module, of that name."""
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        parent, _, name = path.rpartition(".")
        if error.name != path or not parent:
            raise
        return getattr(import_module(parent), name)
