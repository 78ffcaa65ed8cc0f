"""Stands for asyncio, which Pyodide's start imports for promises that Python awaits; the engine awaits none."""

from typing import NoReturn


def get_event_loop() -> NoReturn:
    """Asked for by name at Pyodide's start, and not called."""
    raise RuntimeError("there is no event loop here: the engine answers at once")
