"""Adds a site's own games to a built runtime: as source, beside the compiled games, so that no other tool is needed."""

import hashlib
import zipfile
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

import snorum

from .errors import RuntimeBuildError
from .manifest import NAME, manifest_text, read_manifest, sha384
from .modules import PACKAGE, imported_modules

ZIP_DATE = (1980, 1, 1, 0, 0, 0)
"""The first that a zip file can hold, so that the same games give the same file."""


def runtime_files(runtime: Path, games: Path | None = None, *, snapshot: bool = False) -> dict[str, Path | bytes]:
    """The files of a built runtime by name, with the games in the folder `games` added to its library.

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
    library = files.pop(manifest["files"]["library"]["name"])
    assert isinstance(library, Path)
    data = _extended(library, modules)
    name = f"library.{hashlib.sha384(data).hexdigest()[:12]}.zip"
    files[name] = data
    manifest["files"]["library"] = {"name": name, "size": len(data), "sha384": sha384(data)}
    manifest["inputs"] = hashlib.sha256(manifest["inputs"].encode() + data).hexdigest()
    files[NAME] = manifest_text(manifest).encode()
    return files


def _extended(library: Path, modules: list[Path]) -> bytes:
    buffer = BytesIO(library.read_bytes())
    with zipfile.ZipFile(buffer, "a") as archive:
        present = {name.rpartition(".")[0].removesuffix("/__init__") for name in archive.namelist()}
        for path in modules:
            _check_imports(path, present)
            inside = f"{PACKAGE}/games/{path.parent.name}/{path.name}"
            info = zipfile.ZipInfo(inside, ZIP_DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, path.read_bytes())
    return buffer.getvalue()


def _check_imports(path: Path, present: set[str]) -> None:
    """Whatever is Python must be in the library; what is compiled is part of the interpreter."""
    engine = Path(snorum.__file__).parents[1]
    for name in imported_modules(path, f"{PACKAGE}.games.{path.parent.name}.{path.stem}"):
        top, place = name.partition(".")[0], name.replace(".", "/")
        if top == PACKAGE:
            is_there = place in present or not (engine / f"{place}.py").exists()
        else:
            spec = find_spec(top)
            is_there = top in present or (spec is not None and not (spec.origin or "").endswith(".py"))
        if not is_there:
            raise RuntimeBuildError(f"{path}: imports `{name}`, which the engine for the browser does not hold.")
