"""The measured figures of a game as facts of its texts, told as exactly as they are known."""

import math
from collections.abc import Iterable
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_EVEN, Decimal
from pathlib import Path
from typing import Any

from snorum.core.game import Game
from snorum.core.types import Typed
from snorum.simulation.figurefile import FILE, read_figures
from snorum.simulation.recorded import PERCENT, Found, Recorded, is_stale

from .faults import Fault


def measured_file(folder: Path) -> Path | None:
    """The file of figures in a game's folder, where it has one."""
    path = folder / FILE
    return path if path.exists() else None


def read_measured(path: Path, game: Game[Any, Any], faults: list[Fault]) -> tuple[Recorded, ...]:
    """The figures of a file; those that cannot be used are noted as faults."""
    recorded, found = read_figures(path, game)
    faults += [Fault(path, fault.line, fault.message, "", column=fault.column) for fault in found]
    return tuple(one for one in recorded if one.found is not None)


def stale_figures(path: Path, game_id: str, recorded: Iterable[Recorded]) -> Fault | None:
    """The figures of a file that were measured with other sources than there are now; told, but nothing is wrong."""
    stale = [one for one in recorded if is_stale(game_id, one)]
    if not stale:
        return None
    names = dict.fromkeys(one.request.id if one.plot is None else one.plot.id for one in stale)
    message = f"measured before the rules or bots changed: {', '.join(names)}"
    return Fault(path, stale[0].line, message, f"measure anew: snorum simulate {game_id} --write")


def figure_facts(recorded: Iterable[Recorded]) -> dict[str, Typed]:
    """Each figure as a number, by its id."""
    return {one.request.id: rounded(one)["value"] for one in recorded}


def rounded(one: Recorded) -> dict[str, Typed]:
    """`value`, `low` and `high` to the first digit of half the interval; the interval only ever grows by it."""
    found = one.found
    assert found is not None, "only what was measured is told"
    scale = scale_of(one)
    step = Decimal(1).scaleb(-_places(found, scale))
    ways = (
        ("value", found.value, ROUND_HALF_EVEN),
        ("low", found.low, ROUND_FLOOR),
        ("high", found.high, ROUND_CEILING),
    )
    return {
        name: Typed("number", (Decimal(str(value)) * scale).quantize(step, rounding=way)) for name, value, way in ways
    }


def scale_of(one: Recorded) -> int:
    """What a figure is multiplied by to be shown."""
    return 100 if one.request.shown == PERCENT else 1


def _places(found: Found, scale: int) -> int:
    half = (found.high - found.low) / 2 * scale
    return max(0, -math.floor(math.log10(half))) if half > 0 else 0
