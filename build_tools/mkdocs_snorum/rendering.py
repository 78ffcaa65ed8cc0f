"""Drawings as PNG, each made once and kept by what it is made from."""

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

import resvg_py

KEPT = "build/pictures"
"""Where a project keeps what has been made."""


def render_all(drawings: Iterable[tuple[str, str]], folder: Path) -> Iterator[tuple[str, Path]]:
    """The file of each drawing (address, SVG) below `folder`; files of drawings that are no more are removed."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted: set[str] = set()
    for address, svg in drawings:
        text = f"{resvg_py.__resvg_version__}\n{svg}"
        name = f"{hashlib.sha256(text.encode()).hexdigest()[:32]}.png"
        wanted.add(name)
        file = folder / name
        if not file.exists():
            fresh = file.with_suffix(".new")
            fresh.write_bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
            fresh.replace(file)
        yield address, file
    for file in folder.glob("*.png"):
        if file.name not in wanted:
            file.unlink(missing_ok=True)
