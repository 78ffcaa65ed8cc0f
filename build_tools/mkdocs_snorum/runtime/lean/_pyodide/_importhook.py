"""Stands for the import of JavaScript's objects as modules: the engine imports none."""

from types import SimpleNamespace
from typing import Any

jsfinder = SimpleNamespace(jsproxies={})


def register_js_module(name: str, jsproxy: Any) -> None:
    """Called at Pyodide's start for the global scope and for Pyodide itself."""
    jsfinder.jsproxies[name] = jsproxy


def unregister_js_module(name: str) -> None:
    """Asked for by name."""
    del jsfinder.jsproxies[name]


def register_js_finder() -> None:
    """Called at Pyodide's start; no import is to find what is registered."""


def register_windows_finder() -> None:
    """Called at Pyodide's start; there are no paths of Windows."""


def register_module_not_found_hook(_packages: Any, _unvendored: Any) -> None:
    """Called at Pyodide's start; there are no packages that could be loaded."""


def add_note_to_module_not_found_error(_error: ModuleNotFoundError) -> None:
    """Called where an import fails; there is nothing to advise."""
