"""The memory of the interpreter with the engine imported, so that a browser need neither start it nor import anything.

It is made from the files of a built runtime under Node, and it is the same for the same files and the same Node.
"""

import tempfile
from pathlib import Path

from .archive import read_archive
from .errors import RuntimeBuildError
from .manifest import Manifest, add_file, write_manifest
from .modules import BRIDGE
from .node import run_script
from .npm import Pyodide

REQUEST = '{"call": "hello"}'
"""Asked before the snapshot is made, and after it is restored: the answer must be the same."""


def add_snapshot(runtime: Path, manifest: Manifest, pyodide: Pyodide) -> None:
    """Put a snapshot beside the runtime's files, and its name into the manifest there; then start from it."""
    with tempfile.TemporaryDirectory() as temporary:
        out = Path(temporary) / "snapshot.wasm"
        run_script(
            "snapshot.mjs",
            {
                "runtime": str(runtime),
                "loader": str(pyodide.loader),
                "module": BRIDGE,
                "modules": _modules(runtime, manifest),
                "request": REQUEST,
                "out": str(out),
            },
        )
        manifest["files"]["snapshot"] = add_file(runtime, "snapshot", ".wasm", out.read_bytes())
    write_manifest(runtime, manifest)
    job = {"runtime": str(runtime), "loader": str(pyodide.loader), "module": BRIDGE, "requests": [REQUEST]}
    plain, restored = (run_script("ask.mjs", {**job, "from": source})["answers"] for source in ("library", "snapshot"))
    if plain != restored:
        raise RuntimeBuildError(f"{BRIDGE}: asked hello, the snapshot answers {restored[0]}, and without it {plain[0]}")


def _modules(runtime: Path, manifest: Manifest) -> list[str]:
    """The modules of both archives: what is not imported now cannot be imported from the snapshot."""
    archives = (manifest["files"]["library"], manifest["files"]["engine"])
    names = [Path(name).with_suffix("").parts for file in archives for name in read_archive(runtime / file["name"])]
    return sorted(".".join(parts[:-1] if parts[-1] == "__init__" else parts) for parts in names)
