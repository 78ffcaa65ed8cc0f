"""Runs inside Pyodide at build: compiles modules with the very Python that will load them."""

import importlib.util
import marshal
import zipfile
from collections.abc import Iterable
from pathlib import Path

# PEP 552: a hash-based .pyc whose source is not looked for. No time of day is in it.
UNCHECKED_HASH = (1).to_bytes(4, "little")


def compile_library(archive: str, names: Iterable[str], out: str) -> None:
    """Compile the files `names` (paths inside the zip `archive`, ending in .py) into the folder `out`."""
    with zipfile.ZipFile(archive) as library:
        for name in sorted(names):
            compile_module(library.read(name), name, out)


def compile_folder(root: str, names: Iterable[str], out: str) -> None:
    """Compile the files `names` (paths below `root`, ending in .py) into the folder `out`."""
    for name in sorted(names):
        compile_module((Path(root) / name).read_bytes(), name, out)


def compile_module(source: bytes, name: str, out: str) -> None:
    """Write the module's code without docstrings and assertions (-OO) as `out`/`name` with the suffix .pyc."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    target = Path(out) / f"{name}c"
    target.parent.mkdir(parents=True, exist_ok=True)
    header = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + importlib.util.source_hash(source)
    target.write_bytes(header + marshal.dumps(code))
