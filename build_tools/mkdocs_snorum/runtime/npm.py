"""Pyodide as its npm package holds it."""

import json
from pathlib import Path
from typing import NamedTuple

from .errors import RuntimeBuildError


class Pyodide(NamedTuple):
    """The files of the npm package `pyodide` and what they say of themselves."""

    folder: Path
    version: str
    info: dict[str, str]

    @property
    def python(self) -> str:
        """The version of Python inside, such as "3.13.2"."""
        return self.info["python"]

    @property
    def loader(self) -> Path:
        """The module that has `loadPyodide`."""
        return self.folder / "pyodide.mjs"

    @property
    def script(self) -> Path:
        """The JavaScript half of the interpreter."""
        return self.folder / "pyodide.asm.js"

    @property
    def wasm(self) -> Path:
        """The WebAssembly half of the interpreter."""
        return self.folder / "pyodide.asm.wasm"

    @property
    def library(self) -> Path:
        """The whole standard library, as source."""
        return self.folder / "python_stdlib.zip"

    def empty_lock(self) -> str:
        """A lock file that names no package: the text of a JSON object."""
        return json.dumps({"info": self.info, "packages": {}}, sort_keys=True)


def find_pyodide(folder: Path) -> Pyodide:
    """Read the npm package in `folder`; raises RuntimeBuildError where it is not whole."""
    try:
        package = json.loads((folder / "package.json").read_bytes())
        lock = json.loads((folder / "pyodide-lock.json").read_bytes())
        found = Pyodide(folder=folder, version=str(package["version"]), info=dict(lock["info"]))
        missing = {"abi_version", "arch", "platform", "python"} - found.info.keys()
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise RuntimeBuildError(
            f"{folder}: no whole npm package `pyodide` ({error}); `npm ci` in build_tools/player installs it."
        ) from error
    if missing:
        raise RuntimeBuildError(f"{folder / 'pyodide-lock.json'}: info lacks {', '.join(sorted(missing))}.")
    for path in (found.loader, found.script, found.wasm, found.library):
        if not path.is_file():
            raise RuntimeBuildError(f"{path}: no such file; `npm ci` in build_tools/player installs it.")
    return found
