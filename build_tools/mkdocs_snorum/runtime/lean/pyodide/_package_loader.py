"""Stands for Pyodide's installer of packages: the engine has none."""

from typing import override


class Place:
    """A folder that Pyodide's start asks for, as text, of an object."""

    def __init__(self, path: str) -> None:
        self._path = path

    @override
    def __str__(self) -> str:
        return self._path


SITE_PACKAGES = Place("/lib/python/site-packages")
DSO_DIR = Place("/usr/lib")


def init_loaded_packages() -> None:
    """Called at the end of Pyodide's start; there are no packages to tell of."""
