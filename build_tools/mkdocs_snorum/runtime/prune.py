"""The interpreter without what nothing calls, and with zeros where nothing reads.

The whole interpreter exports some 9,700 functions and data so that extension modules can be loaded into it. The engine
has none, so all but some 530 go, and with them the code that they alone keep; and in the script the lines that name
them. Binaryen's wasm-metadce does it. The tables of codecs that are not published are filled with zeros: a twelfth of
what is left, compressed.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

from .errors import RuntimeBuildError
from .node import run_script
from .npm import Pyodide


class Interpreter(NamedTuple):
    """The two halves of the interpreter."""

    script: Path
    wasm: Path


class Binaryen(NamedTuple):
    """The npm package `binaryen`."""

    folder: Path
    version: str

    @property
    def tool(self) -> Path:
        """The program that removes what cannot be reached."""
        return self.folder / "bin" / "wasm-metadce"


def find_binaryen(pyodide: Pyodide) -> Binaryen | None:
    """The package beside that of Pyodide; None where it is not installed."""
    folder = pyodide.folder.parent / "binaryen"
    try:
        package: dict[str, Any] = json.loads((folder / "package.json").read_bytes())
        found = Binaryen(folder, str(package["version"]))
    except (OSError, ValueError, KeyError):
        return None
    return found if found.tool.is_file() else None


def prune(pyodide: Pyodide, binaryen: Binaryen, out: Path) -> Interpreter:
    """Write both halves, pruned, into the folder `out`."""
    pruned = Interpreter(out / pyodide.script.name, out / pyodide.wasm.name)
    out.mkdir(parents=True)
    report = run_script(
        "prune.mjs",
        {
            "script": str(pyodide.script),
            "wasm": str(pyodide.wasm),
            "loader": str(pyodide.loader),
            "tool": str(binaryen.tool),
            "out": {"script": str(pruned.script), "wasm": str(pruned.wasm)},
        },
    )
    if not 0 < report["kept"] < report["exports"]:
        raise RuntimeBuildError(
            f"{pyodide.wasm}: {report['kept']} of {report['exports']} exports are named by the script."
        )
    whole = {"pyodide": str(pyodide.folder), "lock": pyodide.empty_lock()}
    blanked = run_script("blank.mjs", {**whole, "wasm": str(pruned.wasm), "out": str(pruned.wasm)})
    if not blanked["bytes"]:
        raise RuntimeBuildError(f"{pyodide.wasm}: its codecs have no tables.")
    return pruned
