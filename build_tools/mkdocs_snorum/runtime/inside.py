"""Runs inside Pyodide at build: compiles modules with the very Python that will load them."""

import importlib.util
import marshal
import zipfile
from collections.abc import Iterable
from pathlib import Path
from types import CodeType

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
    """Write the module's code as `out`/`name` with the suffix .pyc: without docstrings, assertions (-OO) and lines."""
    code = without_lines(compile(source, name, "exec", dont_inherit=True, optimize=2))
    target = Path(out) / f"{name}c"
    target.parent.mkdir(parents=True, exist_ok=True)
    header = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + importlib.util.source_hash(source)
    target.write_bytes(header + marshal.dumps(code))


def without_lines(code: CodeType) -> CodeType:
    """The same code with no line numbers: they are a quarter of it, and no reader is shown one.

    An entry of the table stands for up to eight units of code; 15 says that nothing is known of their place in the
    source (InternalDocs/code_objects.md of CPython).
    """
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([0x80 | 15 << 3 | 7] * whole + ([0x80 | 15 << 3 | rest - 1] if rest else []))
    inner = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=table, co_consts=inner)
