"""Puts into both distributions what stands outside this folder: player, live engine, languages, drawings and fonts."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, override

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SHIPPED = "mkdocs_snorum/shipped"
FONTS = "build_tools/player/node_modules/@fontsource-variable/vazirmatn"
PARTS = {
    "player": ("build/player", ("*.js", "*.css", "*.txt"), "build/player/snorum-demo.js"),
    "runtime": ("build/runtime", ("*",), "build/runtime/manifest.json"),
    "docs": ("docs", ("*/language.toml", "*/words/**/*.ftl", "assets/*.svg", "assets/*.css"), "docs/en/language.toml"),
    "fonts": (FONTS, ("LICENSE", "files/*-wght-normal.woff2"), f"{FONTS}/LICENSE"),
}
"""Each part: its folder in the checkout, what of it is shipped, and a file without which it is not whole."""


class ShippedParts(BuildHookInterface):  # type: ignore[type-arg]
    """A wheel or source distribution is whole; an editable installation finds the parts in the checkout."""

    @override
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        # A source distribution holds them already.
        if version != "editable" and not (root / SHIPPED).is_dir():
            build_data["force_include"].update(dict(shipped_files(root.parent)))


def shipped_files(checkout: Path) -> Iterator[tuple[str, str]]:
    """Every file to be shipped with its place in the package."""
    for part, (folder, patterns, needed) in PARTS.items():
        if not (checkout / needed).is_file():
            raise FileNotFoundError(f"{checkout / needed}: is not built yet (run: make site)")
        for path in sorted({path for pattern in patterns for path in (checkout / folder).glob(pattern)}):
            if path.is_file():
                inside = path.name if part == "fonts" else path.relative_to(checkout / folder).as_posix()
                yield str(path), f"{SHIPPED}/{part}/{inside}"
