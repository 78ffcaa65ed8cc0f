"""Pyodide's library with our small modules in place of those that only other uses of it need."""

import zipfile
from pathlib import Path

LEAN = Path(__file__).parent / "lean"
"""Modules by their place in the library; each says what it stands for."""


def write_lean_library(library: Path, target: Path) -> None:
    """Write the library, as source, to the zip `target`."""
    ours = {path.relative_to(LEAN).as_posix(): path for path in sorted(LEAN.rglob("*.py"))}
    with zipfile.ZipFile(library) as whole, zipfile.ZipFile(target, "w") as lean:
        for name in whole.namelist():
            lean.writestr(name, ours[name].read_bytes() if name in ours else whole.read(name))
