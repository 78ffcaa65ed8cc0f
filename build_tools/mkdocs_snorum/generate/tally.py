"""A score kept by strokes, as a drawing: arms round a middle, a stroke for each point; the browser makes the same."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..content import GameContent

STEP, REACH, GAP = 8, 7, 10
"""Between two strokes of an arm; half a stroke; from the middle to the first stroke."""
ROOM, MARGIN = 18, 22
"""From the end of an arm to the name of its side; from there to the edge."""

Drawing = dict[str, Any]
"""`box`: a viewBox; `standing` and `gone`: paths; `names`: (x, y, side)."""


def tally_of(game: GameContent, options: object) -> dict[str, Any] | None:
    """The fact of the table that is kept by strokes, and how many an arm has; None where the rulebook names none."""
    tally = game.file.book.tally
    return None if tally is None else {"fact": tally.fact, "of": game.game.facts(options)[tally.of].value}


def draw_tally(tally: Mapping[str, Any], frame: Mapping[str, Any]) -> Drawing:
    """The strokes of a frame: those that stand, and those that are rubbed out, from the end of each arm inwards."""
    scores = _scores(tally, frame)
    count: int = tally["of"]
    length = GAP + STEP * (count - 1)
    standing: list[str] = []
    gone: list[str] = []
    names: list[list[str]] = []
    for place, (side, rubbed) in enumerate(scores):
        # Two arms lie in one line; more stand like spokes, the first downwards.
        angle = math.pi * (1 - place) if len(scores) <= 2 else math.pi * (0.5 + 2 * place / len(scores))
        x, y = math.cos(angle), math.sin(angle)
        standing.append(f"M0 0L{_at(x * length)} {_at(y * length)}")
        for stroke in range(count):
            far = GAP + STEP * stroke
            line = (
                f"M{_at(x * far - y * REACH)} {_at(y * far + x * REACH)}"
                f"L{_at(x * far + y * REACH)} {_at(y * far - x * REACH)}"
            )
            (gone if stroke >= count - rubbed else standing).append(line)
        names.append([_at(x * (length + ROOM)), _at(y * (length + ROOM)), side])
    return {"box": _box(names), "standing": "".join(standing), "gone": "".join(gone), "names": names}


def drawings(tally: Mapping[str, Any] | None, frames: Sequence[Mapping[str, Any]]) -> list[Drawing | None]:
    """A drawing for each frame, where there is a tally and it says something in any of them."""
    if tally is None or not any(rubbed for frame in frames for _, rubbed in _scores(tally, frame)):
        return [None] * len(frames)
    return [draw_tally(tally, frame) for frame in frames]


def _scores(tally: Mapping[str, Any], frame: Mapping[str, Any]) -> list[tuple[str, int]]:
    facts = ((key.partition("."), value) for key, value in frame["table"]["facts"].items())
    return [(owner, value) for (name, _, owner), value in facts if name == tally["fact"] and owner]


def _box(names: Iterable[Sequence[Any]]) -> str:
    """Room for the whole drawing: round the middle and the names."""
    xs, ys = zip(*((float(x), float(y)) for x, y, _ in names), strict=True)
    left, top = min(0, *xs) - MARGIN, min(0, *ys) - ROOM
    return " ".join(map(_at, (left, top, max(0, *xs) + MARGIN - left, max(0, *ys) + ROOM - top)))


def _at(value: float) -> str:
    """A length to a tenth, written as the browser writes it."""
    return f"{math.floor(value * 10 + 0.5) / 10 + 0:g}"
