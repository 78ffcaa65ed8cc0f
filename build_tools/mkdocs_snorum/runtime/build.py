"""Builds the folder that the reader's browser gets its Python from."""

import hashlib
import json
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, NamedTuple

from .archive import SUFFIX, make_archive
from .errors import RuntimeBuildError
from .lean import write_lean_library
from .manifest import FORMAT, NAME, VERSION, Manifest, add_file, read_manifest, write_manifest
from .modules import BRIDGE, PACKAGE, find_engine_modules
from .node import run_script
from .npm import Pyodide, find_pyodide
from .prune import Binaryen, Interpreter, find_binaryen, prune
from .snapshot import add_snapshot
from .wheel import EPOCH, SHIPPED, build_wheel, unpack_wheel

NOTICE = "LICENSE.txt"
# Asked while the imports are traced, so that what is imported only by then is found: one question and two bad ones.
TRACED = ('{"call": "hello"}', "{}", "not JSON")
FOR_OWN_GAMES = {"dataclasses", "re"}
"""What the engine does without and a game of a site's own may import."""


def build_runtime(
    out_dir: Path,
    *,
    engine: Path,
    pyodide_dir: Path,
    cache: Path | None = None,
    pruned: bool = True,
    snapshot: bool = False,
    say: Callable[[str], None] = print,
) -> Manifest:
    """Bring `out_dir` up to date with the engine's sources in `engine` and the npm package in `pyodide_dir`.

    Nothing is done where the inputs are those of the runtime that stands there. `pruned=False` leaves the interpreter
    as it comes; so it is left where the npm package `binaryen` is not installed beside Pyodide. `snapshot` adds the
    memory of the started engine. The wheel goes into `wheel` beside `out_dir`, what pyodide-build needs into `cache`,
    by default `.cache` there.
    """
    pyodide = find_pyodide(pyodide_dir)
    for tool in ("hatchling", "pyodide-build"):
        if not _is_installed(tool):
            raise RuntimeBuildError(f"{tool} is not installed; pip install 'mkdocs-snorum[runtime]' does it.")
    binaryen = find_binaryen(pyodide) if pruned else None
    if pruned and binaryen is None:
        say("runtime: the npm package binaryen is not installed, so the interpreter is published whole")
    inputs = _digest_inputs(engine, pyodide, binaryen, snapshot=snapshot)
    standing = read_manifest(out_dir)
    if standing is not None and standing["inputs"] == inputs:
        say(f"runtime: up to date ({out_dir})")
        return standing
    out_dir.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".runtime-", dir=out_dir.parent) as temporary:
        fresh, work = Path(temporary) / "fresh", Path(temporary) / "work"
        fresh.mkdir()
        cache = cache or out_dir.parent / ".cache"
        wheel = build_wheel(engine, out_dir.parent / "wheel", pyodide=pyodide, cache=cache, say=say)
        unpack_wheel(wheel, work / "engine")
        whole = Interpreter(pyodide.script, pyodide.wasm)
        interpreter = whole if binaryen is None else prune(pyodide, binaryen, work / "pruned")
        prepared = _prepare(work, pyodide, interpreter)
        manifest: Manifest = {
            "format": FORMAT,
            "version": VERSION,
            "engine": _engine_version(engine),
            "pyodide": pyodide.version,
            "python": pyodide.python,
            "module": BRIDGE,
            "files": {
                "script": {
                    **add_file(fresh, "pyodide.asm", ".js", interpreter.script.read_bytes()),
                    "code_sha384": prepared.code_sha384,
                },
                "wasm": add_file(fresh, "pyodide.asm", ".wasm", interpreter.wasm.read_bytes()),
                "library": add_file(fresh, "library", SUFFIX, prepared.library),
                "engine": add_file(fresh, "engine", SUFFIX, prepared.engine),
            },
            "lock": json.loads(pyodide.empty_lock()),
            "inputs": inputs,
        }
        shutil.copyfile(Path(__file__).with_name("NOTICE.txt"), fresh / NOTICE)
        write_manifest(fresh, manifest)
        _check(fresh, pyodide)
        if snapshot:
            add_snapshot(fresh, manifest, pyodide)
        _publish(fresh, out_dir)
    size = sum(entry["size"] for entry in manifest["files"].values())
    say(f"runtime: engine {manifest['engine']}, Pyodide {pyodide.version}, {size:,} bytes ({out_dir})")
    return manifest


def _is_installed(tool: str) -> bool:
    try:
        version(tool)
    except PackageNotFoundError:
        return False
    return True


def _digest_inputs(engine: Path, pyodide: Pyodide, binaryen: Binaryen | None, *, snapshot: bool) -> str:
    settings = [
        snapshot,
        binaryen and binaryen.version,
        sys.version_info[:3],
        version("pyodide-build"),
        version("hatchling"),
        EPOCH,
    ]
    digest = hashlib.sha256(json.dumps(settings).encode())
    own = Path(__file__).parent
    sources = [
        *sorted(path for path in engine.iterdir() if path.is_file()),
        *sorted({path for pattern in SHIPPED for path in (engine / PACKAGE).rglob(pattern)}),
        *sorted(path for path in own.rglob("*") if path.suffix in {".py", ".mjs", ".txt"}),
        *(pyodide.folder / name for name in ("package.json", "pyodide-lock.json")),
        *(pyodide.loader, pyodide.script, pyodide.wasm, pyodide.library),
    ]
    for path in sources:
        base = next(base for base in (engine, own, pyodide.folder) if path.is_relative_to(base))
        name = path.relative_to(base).as_posix()
        digest.update(json.dumps([name, hashlib.sha256(path.read_bytes()).hexdigest()]).encode())
    return digest.hexdigest()


def _engine_version(engine: Path) -> str:
    project: dict[str, Any] = tomllib.loads((engine / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


class Prepared(NamedTuple):
    """The archives of what Python imports to start and of all other modules; the digest of the script's code."""

    library: bytes
    engine: bytes
    code_sha384: str


def _prepare(work: Path, pyodide: Pyodide, interpreter: Interpreter) -> Prepared:
    """Compile the engine and what is imported of the standard library."""
    root, compiled = work / "engine", work / "compiled"
    compiled.mkdir(parents=True)
    modules = find_engine_modules(root)
    source = work / "library.zip"
    write_lean_library(pyodide.library, source)
    report = run_script(
        "prepare.mjs",
        {
            "pyodide": str(pyodide.folder),
            "library": str(source),
            "lock": pyodide.empty_lock(),
            "engine": str(root),
            "inside": str(Path(__file__).with_name("inside.py")),
            "out": str(compiled),
            "script": str(interpreter.script),
            "module": BRIDGE,
            "own": list(modules.own),
            "foreign": sorted(modules.foreign | FOR_OWN_GAMES),
            "files": [path.relative_to(root).as_posix() for path in modules.own.values()],
            "requests": TRACED,
        },
    )
    # A package is looked for in one archive alone.
    early = {_package_of(name) for name in report["start"]}
    files = {path.relative_to(compiled).as_posix(): path.read_bytes() for path in compiled.rglob("*.pyc")}
    return Prepared(
        library=make_archive({name: data for name, data in files.items() if _package_of(name) in early}),
        engine=make_archive({name: data for name, data in files.items() if _package_of(name) not in early}),
        code_sha384=str(report["code_sha384"]),
    )


def _package_of(name: str) -> str:
    """The package, or the module, that a path inside an archive belongs to."""
    return Path(name).with_suffix("").parts[0]


def _check(fresh: Path, pyodide: Pyodide) -> None:
    """Start what is to be published and ask it which games it knows."""
    asked = run_script(
        "ask.mjs",
        {"runtime": str(fresh), "loader": str(pyodide.loader), "module": BRIDGE, "requests": [TRACED[0]]},
    )
    hello = json.loads(asked["answers"][0])
    if not hello.get("games"):
        raise RuntimeBuildError(
            f"{BRIDGE}: asked hello in the browser's Python, it names no game: {asked['answers'][0]}"
        )


def _publish(fresh: Path, out_dir: Path) -> None:
    """Move the files in, the manifest last, so that it never names half a runtime; then drop what it does not name."""
    out_dir.mkdir(parents=True, exist_ok=True)
    names = {path.name for path in fresh.iterdir()}
    for name in sorted(names - {NAME}):
        (fresh / name).replace(out_dir / name)
    (fresh / NAME).replace(out_dir / NAME)
    for path in out_dir.iterdir():
        if path.name not in names:
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink()
