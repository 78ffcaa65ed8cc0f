"""Stands for the documentation of Pyodide's own functions, which takes much of the start to put together."""


def get_cmeth_docstring(_function: object) -> str:
    """Called at Pyodide's start for each function; nobody reads it here."""
    return ""
