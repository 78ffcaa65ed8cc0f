"""Stands for Pyodide's event loop: the engine answers at once and awaits nothing, so asyncio is not loaded."""


def _initialize_event_loop() -> None:
    """Called when the package is imported; there is no loop to make."""
