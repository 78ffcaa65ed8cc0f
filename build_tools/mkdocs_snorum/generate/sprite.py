"""The symbols that card faces are built from, inline once a page."""

import re
from functools import cache
from pathlib import Path

from markupsafe import Markup

from ..reads import note

SPRITE = "assets/cards.svg"


def sprite(docs: Path) -> Markup:
    """The sprite of a project; nothing where it has none."""
    note("sprite")
    file = docs / SPRITE
    return _read(file, file.stat().st_mtime_ns) if file.exists() else Markup()


@cache
def _read(file: Path, _changed: int) -> Markup:
    text = re.sub(r"<\?xml[^>]*\?>|<!--.*?-->", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    return Markup(re.sub(r">\s+<", "><", text).strip())  # noqa: S704 (the project's own file, checked to be SVG)
