"""Files that pages load: the theme's and ours, found where they were built."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from .generate.chrome import Assets

PLAYER = "assets/player"
FONTS = ("vazirmatn-arabic-wght-normal.woff2", "vazirmatn-latin-wght-normal.woff2")
NOT_PUBLISHED = (".mjs",)
"""Tools for tests that are built beside the player."""

STYLES = ("snorum.css",)
EMBED_STYLES = ("embed.css",)
PAGE_STYLES = ("games.css", "drawings.css")
"""Style sheets of some kinds of page alone."""


def site_assets(theme: Sequence[Path], docs: Path) -> Assets:
    """The files that pages load, by their addresses."""
    styles = tuple(f"assets/{name}" for name in STYLES if (docs / "assets" / name).exists())
    return Assets(
        styles=(
            _find(theme, "assets/stylesheets/main.*.min.css"),
            _find(theme, "assets/stylesheets/palette.*.min.css"),
            *styles,
        ),
        demo_styles=(f"{PLAYER}/snorum-demo.css",),
        start=f"{PLAYER}/snorum-start.js",
        bundle=_find(theme, "assets/javascripts/bundle.*.min.js"),
        modules=(f"{PLAYER}/snorum-site.js", f"{PLAYER}/snorum-demo.js"),
        embed_styles=tuple(f"assets/{name}" for name in EMBED_STYLES if (docs / "assets" / name).exists()),
        embed_modules=(f"{PLAYER}/snorum-demo.js",),
    )


def static_files(folders: Mapping[str, Path]) -> Iterator[tuple[str, Path]]:
    """Every built file with the address that it gets: the player, the engine's runtime, the fonts."""
    for name in ("player", "runtime"):
        folder = folders[name]
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not path.name.endswith(NOT_PUBLISHED):
                yield f"assets/{name}/{path.relative_to(folder).as_posix()}", path
    for font in FONTS:
        path = folders["fonts"] / font
        if path.exists():
            yield f"assets/fonts/{font}", path


def _find(theme: Sequence[Path], pattern: str) -> str:
    for folder in theme:
        for path in sorted(folder.glob(pattern)):
            return path.relative_to(folder).as_posix()
    raise FileNotFoundError(f"the theme has no {pattern}; is mkdocs-material installed?")


def minify_style(text: str) -> str:
    """A style sheet of ours without comments, indents and line ends; one declaration stands on one line in it."""
    lines = (line.strip() for line in re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL).split("\n"))
    short = (re.sub(r"^([\w-]+): ", r"\1:", line) if line.endswith(";") else line for line in lines)
    joined = "".join(line + (" " if line.endswith(",") else "") for line in short if line)
    return joined.replace(" {", "{").replace(";}", "}").replace(", ", ",")
