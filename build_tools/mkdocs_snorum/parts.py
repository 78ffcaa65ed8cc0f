"""What the wheel carries besides Python: the player, the live engine, the languages, the drawings and the fonts."""

from pathlib import Path
from typing import Literal

Part = Literal["player", "runtime", "docs", "fonts"]

PACKAGE = Path(__file__).parent
SHIPPED = PACKAGE / "shipped"
"""Written by the build of the wheel; see hatch_build.py."""
CHECKOUT = PACKAGE.parents[1]
IN_CHECKOUT: dict[Part, str] = {
    "player": "build/player",
    "runtime": "build/runtime",
    "docs": "docs",
    "fonts": "build_tools/player/node_modules/@fontsource-variable/vazirmatn/files",
}
"""Where the same parts stand while this project itself is worked on."""


def find_part(part: Part) -> Path | None:
    """The folder of a part as installed, or of the checkout; None where it is not there."""
    for folder in (SHIPPED / part, CHECKOUT / IN_CHECKOUT[part]):
        if folder.is_dir():
            return folder
    return None
