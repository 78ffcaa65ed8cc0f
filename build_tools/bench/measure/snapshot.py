"""The published runtime with a snapshot beside it, as a site has it that switches `snapshot` on."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.measure.paths import ROOT, RUNTIME
from mkdocs_snorum.runtime.manifest import read_manifest
from mkdocs_snorum.runtime.npm import find_pyodide
from mkdocs_snorum.runtime.snapshot import add_snapshot


@contextmanager
def with_snapshot() -> Iterator[Path]:
    """The folder of the runtime, until the block ends."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(shutil.copytree(RUNTIME, Path(temporary) / "runtime"))
        manifest = read_manifest(folder)
        if manifest is None:
            raise SystemExit(f"bench: {RUNTIME} is not built: run `make site`")
        add_snapshot(folder, manifest, find_pyodide(ROOT / "build_tools/player/node_modules/pyodide"))
        yield folder
