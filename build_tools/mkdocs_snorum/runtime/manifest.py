"""The manifest of a built runtime: what the worker fetches, and how it knows that it got it."""

import base64
import hashlib
import json
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict, cast

FORMAT = "snorum-runtime"
VERSION = 2
NAME = "manifest.json"

Role = Literal["script", "wasm", "library", "engine", "snapshot"]
"""`library` is what Python needs to start, `engine` all other modules; a runtime need not have a snapshot."""


class File(TypedDict):
    """A file beside the manifest; `size` in bytes as stored, digests in base64.

    `code_sha384`, of scripts: the digest of the one function that runs, as `Function.prototype.toString` gives it.
    Only a laxer CSP would let the worker run bytes that it has checked, so it checks what came to be run.
    """

    name: str
    size: int
    sha384: str
    code_sha384: NotRequired[str]


class Manifest(TypedDict):
    """`lock` is a Pyodide lock file without packages; `inputs` is the digest of all that the runtime was built from."""

    format: str
    version: int
    engine: str
    pyodide: str
    python: str
    module: str
    files: dict[Role, File]
    lock: dict[str, Any]
    inputs: str


def sha384(data: bytes) -> str:
    """The digest in base64, as in the integrity metadata of the web."""
    return base64.b64encode(hashlib.sha384(data).digest()).decode("ascii")


def add_file(folder: Path, stem: str, suffix: str, data: bytes) -> File:
    """Write `data` into `folder` under a name that its content gives."""
    name = f"{stem}.{hashlib.sha384(data).hexdigest()[:12]}{suffix}"
    (folder / name).write_bytes(data)
    return {"name": name, "size": len(data), "sha384": sha384(data)}


def manifest_text(manifest: Manifest) -> str:
    """The manifest as the player is given it."""
    return json.dumps(manifest, indent=1, sort_keys=True) + "\n"


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write the manifest's file."""
    (folder / NAME).write_text(manifest_text(manifest), encoding="utf-8")


def read_manifest(folder: Path) -> Manifest | None:
    """The manifest of the runtime in `folder`, or None where no whole runtime stands there."""
    try:
        manifest = json.loads((folder / NAME).read_bytes())
        if manifest["format"] != FORMAT or manifest["version"] != VERSION:
            return None
        for entry in manifest["files"].values():
            if sha384((folder / entry["name"]).read_bytes()) != entry["sha384"]:
                return None
        return cast("Manifest", manifest)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
