"""The Python engine for the reader's browser: its wheel, its standard library, and the files of Pyodide."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from .build import build_runtime
from .errors import RuntimeBuildError
from .manifest import Manifest, read_manifest

HOSTS = """\
for hosts: a Content-Security-Policy needs at least
  script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'
on the pages and on the answer with snorum-worker.js. Files with a digest in their name
may be cached for ever, manifest.json must be asked for anew. Pages of other origins need
Access-Control-Allow-Origin on all of them, and in their own policy worker-src blob: and
this site's address in script-src and connect-src.

SNORUM_OFFLINE=1 in the environment: do not ask for the published cross-build environment.
"""

__all__ = ["Manifest", "RuntimeBuildError", "build_runtime", "main", "read_manifest"]


def main(argv: Sequence[str] | None = None, *, snapshot: bool = False) -> int:
    """`snorum-site runtime`: 0 when the runtime stands, 1 when it cannot be built.

    `snapshot`: the project's site wants one, whatever the arguments say.
    """
    parser = argparse.ArgumentParser(
        prog="snorum-site runtime",
        description="Build the live engine for the browser.",
        epilog=HOSTS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--out", type=Path, default=Path("build/runtime"), help="folder to write (%(default)s)")
    parser.add_argument("--engine", type=Path, default=Path("engine"), help="sources of the engine (%(default)s)")
    parser.add_argument(
        "--pyodide",
        type=Path,
        default=Path("build_tools/player/node_modules/pyodide"),
        help="npm package of Pyodide (%(default)s)",
    )
    parser.add_argument(
        "--whole",
        action="store_true",
        help="publish Pyodide's interpreter as it comes, without taking out what the engine never calls",
    )
    parser.add_argument(
        "--snapshot",
        action="store_true",
        default=snapshot,
        help="add the memory of the started engine, also where mkdocs.yml here does not set `snapshot: true`",
    )
    options = parser.parse_args(argv)
    try:
        build_runtime(
            options.out.resolve(),
            engine=options.engine.resolve(),
            pyodide_dir=options.pyodide.resolve(),
            pruned=not options.whole,
            snapshot=options.snapshot,
        )
    except RuntimeBuildError as error:
        print(f"snorum-site runtime: {error}", file=sys.stderr)
        return 1
    return 0
