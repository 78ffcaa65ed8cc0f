"""Files that pages load: the theme's and ours, found where they were built."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from .content import Roots
from .generate.chrome import Assets

PLAYER = "assets/player"
FONTS = ("vazirmatn-arabic-wght-normal.woff2", "vazirmatn-latin-wght-normal.woff2")
NOT_PUBLISHED = (".mjs",)
"""Tools for tests that are built beside the player."""

NOT_IN_ITS_FOLDER = ("offline-",)
"""Scripts that a site has at its root, if at all."""

OF_OUR_PAGES = ("snorum-site", "snorum-start", "snorum-search", "snorum-embed", "snorum-selftest")
"""Scripts of our own pages, which other sites have no use for."""

STYLES = ("snorum.css",)
RTL_STYLES = ("arabic.css",)
EMBED_STYLES = ("embed.css",)
PAGE_STYLES = (
    "games.css",
    "drawings.css",
    "filled.css",
    "map.css",
    "play.css",
    "playground.css",
    "printed.css",
    "problems.css",
    "say.css",
    "score.css",
    "sheet.css",
    "status.css",
    "teach.css",
    "tiles.css",
)
"""Style sheets of some kinds of page alone."""


def site_assets(theme: Sequence[Path], roots: Roots) -> Assets:
    """The files that pages load, by their addresses."""
    # A project's own come after those that are installed, and stand for them.
    files = {path.name: path for path in [*shipped_assets(roots), *(roots.docs / "assets").glob("*.css")]}

    def own(names: Sequence[str]) -> tuple[str, ...]:
        return tuple(f"assets/{name}" for name in names if name in files)

    return Assets(
        theme_styles=(
            _find(theme, "assets/stylesheets/main.*.min.css"),
            _find(theme, "assets/stylesheets/palette.*.min.css"),
        ),
        styles=own(STYLES),
        rtl_styles=own(RTL_STYLES),
        rtl_fonts=tuple(f"assets/fonts/{font}" for font in FONTS),
        demo_styles=(f"{PLAYER}/snorum-demo.css",),
        start=f"{PLAYER}/snorum-start.js",
        bundle=_find(theme, "assets/javascripts/bundle.*.min.js"),
        modules=(f"{PLAYER}/snorum-site.js",),
        embed_styles=own(EMBED_STYLES),
        embed_scripts=(f"{PLAYER}/snorum-embed.js",),
        backgrounds=backgrounds("".join(files[name].read_text("utf-8") for name in STYLES if name in files)),
    )


def player_files(player: Path, *, is_whole: bool = True) -> Iterator[tuple[str, Path]]:
    """Every file of the built player with its address; not `is_whole`: without the scripts of our own pages."""
    for path in sorted(player.rglob("*")):
        is_ours = path.name.startswith(OF_OUR_PAGES)
        is_published = not path.name.endswith(NOT_PUBLISHED) and not path.name.startswith(NOT_IN_ITS_FOLDER)
        if path.is_file() and is_published and (is_whole or not is_ours):
            yield f"player/{path.relative_to(player).as_posix()}", path


def font_files(fonts: Path | None) -> Iterator[tuple[str, Path]]:
    """The fonts of pages from right to left and their licence, which goes where they go, with their addresses."""
    if fonts is None:
        return
    for font in FONTS:
        if (fonts / font).exists():
            yield f"fonts/{font}", fonts / font
    # Installed it stands beside the fonts, in the package of the fonts over their folder.
    for licence in (fonts / "LICENSE", fonts.parent / "LICENSE"):
        if licence.exists():
            yield "fonts/LICENSE.txt", licence
            return


def shipped_assets(roots: Roots) -> list[Path]:
    """Drawings and style sheets that are installed; a project's own of the same name stand for them."""
    return [] if roots.shipped is None else sorted(path for path in (roots.shipped / "assets").glob("*.*[gs]"))


def _find(theme: Sequence[Path], pattern: str) -> str:
    for folder in theme:
        for path in sorted(folder.glob(pattern)):
            return path.relative_to(folder).as_posix()
    raise FileNotFoundError(f"the theme has no {pattern}; is mkdocs-material installed?")


def backgrounds(style: str) -> tuple[str, str] | None:
    """The colours of a page that a style sheet sets, light and dark; none where it does not say both."""
    found = re.findall(r"--sn-page:\s*([^;]+);", style)
    return (found[0], found[1]) if len(found) == 2 else None


def minify_style(text: str) -> str:
    """A style sheet of ours without what browsers do not need; one declaration stands on one line in it."""
    lines = (line.strip() for line in re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL).split("\n"))
    short = (re.sub(r"^([\w-]+): ", r"\1:", line) if line.endswith(";") else line for line in lines)
    joined = "".join(line + (" " if line.endswith(",") else "") for line in short if line)
    small = joined.replace(" {", "{").replace(";}", "}").replace(", ", ",").replace(" > ", ">")
    return re.sub(r"(?<![\w.])0(?=\.\d)", "", small)
