"""Adds a site's own games to a built runtime: as source, beside the compiled games, so that no other tool is needed."""

import hashlib
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

import snorum

from .archive import SUFFIX, make_archive, read_archive
from .errors import RuntimeBuildError
from .lean import EMPTY
from .manifest import NAME, manifest_text, read_manifest, sha384
from .modules import PACKAGE, imported_modules


def runtime_files(runtime: Path, games: Path | None = None, *, snapshot: bool = False) -> dict[str, Path | bytes]:
    """The files of a built runtime by name, with the games in the folder `games` added to its engine.

    `snapshot`: with the memory of the started engine, which holds no such games. Raises RuntimeBuildError where no
    whole runtime stands in `runtime`, or no snapshot that is asked for, or a game needs what is not in it.
    """
    manifest = read_manifest(runtime)
    if manifest is None:
        raise RuntimeBuildError(f"{runtime}: no whole runtime; `snorum-site runtime` builds one.")
    files: dict[str, Path | bytes] = {path.name: path for path in sorted(runtime.iterdir()) if path.is_file()}
    if snapshot and "snapshot" not in manifest["files"]:
        raise RuntimeBuildError(f"{runtime}: holds no snapshot; `snorum-site runtime --snapshot` makes one.")
    if not snapshot and "snapshot" in manifest["files"]:
        del files[manifest["files"].pop("snapshot")["name"]]
        files[NAME] = manifest_text(manifest).encode()
    modules = [] if games is None else sorted(games.glob("*/*.py"))
    modules = [path for path in modules if (path.parent / "__init__.py").exists()]
    if not modules:
        return files
    library, engine = (read_archive(runtime / manifest["files"][role]["name"]) for role in ("library", "engine"))
    data = _extended(library, engine, modules)
    name = f"engine.{hashlib.sha384(data).hexdigest()[:12]}{SUFFIX}"
    del files[manifest["files"]["engine"]["name"]]
    files[name] = data
    manifest["files"]["engine"] = {"name": name, "size": len(data), "sha384": sha384(data)}
    manifest["inputs"] = hashlib.sha256(manifest["inputs"].encode() + data).hexdigest()
    files[NAME] = manifest_text(manifest).encode()
    return files


def _extended(library: Mapping[str, bytes], engine: Mapping[str, bytes], modules: list[Path]) -> bytes:
    """The engine's archive with the modules of own games."""
    present = {name.rpartition(".")[0].removesuffix("/__init__") for name in (*library, *engine)}
    own = {}
    for path in modules:
        _check_imports(path, present)
        own[f"{PACKAGE}/games/{path.parent.name}/{path.name}"] = path.read_bytes()
    return make_archive({**engine, **own})


def _check_imports(path: Path, present: set[str]) -> None:
    """Whatever is Python must be in an archive; what is compiled is part of the interpreter."""
    engine = Path(snorum.__file__).parents[1]
    for name in imported_modules(path, f"{PACKAGE}.games.{path.parent.name}.{path.stem}"):
        top, place = name.partition(".")[0], name.replace(".", "/")
        if top == PACKAGE:
            is_there = place in present or not (engine / f"{place}.py").exists()
        else:
            spec = find_spec(top)
            is_compiled = spec is not None and not (spec.origin or "").endswith(".py")
            is_there = is_compiled or (top in present and top not in EMPTY)
        if not is_there:
            raise RuntimeBuildError(f"{path}: imports `{name}`, which the engine for the browser does not hold.")
