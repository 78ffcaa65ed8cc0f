"""A game's lesson: the steps by which a reader learns it, read from `teach.toml` with the line of every key."""

from pathlib import Path
from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from snorum.tomllines import find_line

from .faults import Fault
from .toml_lines import Lines, read_toml, validation_faults

FILE = "teach.toml"

Kind = Literal["show", "ask", "do", "play"]


class LessonStep(BaseModel):
    """One step: `show` a span of an example, `ask` about a position, `do` a move in it, or `play` a fresh deal."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    id: str = Field(pattern=r"^[a-z][a-z0-9-]*$")
    kind: Kind
    clauses: list[str] = []
    """What it teaches; the first names the step."""
    example: str | None = None
    from_: int | None = Field(default=None, alias="from", ge=0)
    to: int | None = Field(default=None, ge=0)
    at: int | None = Field(default=None, ge=0)
    question: Literal["cards", "trick", "said", "paid", "score"] | None = None
    reach: str | None = None
    """The clause that the move must bring about; without it every allowed move will do."""
    preset: str | None = None
    seats: int | None = None
    seat: str | None = None
    seed: int | None = None

    @property
    def start(self) -> int:
        """The step of the example whose table is shown."""
        return (self.from_ if self.kind == "show" else self.at) or 0

    @property
    def end(self) -> int:
        """The last step of the example that the reader is to know of."""
        return (self.to if self.kind == "show" else self.at) or 0


KEYS: dict[Kind, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "show": (("clauses", "example", "from", "to"), ()),
    "ask": (("clauses", "example", "at", "question"), ()),
    "do": (("clauses", "example", "at"), ("reach",)),
    "play": (("seats", "seat", "seed"), ("preset", "clauses")),
}
"""The keys that a step of each kind must have, and those that it may have."""


class _Lesson(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    step: list[LessonStep] = []


class Lesson(NamedTuple):
    """The steps of a game's lesson together with where they were read."""

    path: Path
    lines: Lines
    steps: tuple[LessonStep, ...]

    def line(self, *path: str | int) -> int:
        """The line of a key, or of the nearest table around it."""
        return find_line(self.lines, *path)


def read_lesson(path: Path, faults: list[Fault]) -> Lesson | None:
    """Read a lesson; None with every fault noted where it cannot stand."""
    read = read_toml(path, faults)
    if read is None:
        return None
    data, lines = read
    try:
        lesson = _Lesson.model_validate(data)
    except ValidationError as error:
        names = [field.alias or name for name, field in LessonStep.model_fields.items()]
        faults.extend(validation_faults(error, path, lines, ["step", *names]))
        return None
    found = list(_key_faults(path, lines, lesson.step))
    faults.extend(found)
    return None if found else Lesson(path, lines, tuple(lesson.step))


def lesson_file(folder: Path) -> Path | None:
    """The file of the lesson in a game's folder, where it has one."""
    path = folder / FILE
    return path if path.exists() else None


def _key_faults(path: Path, lines: Lines, steps: list[LessonStep]) -> list[Fault]:
    """Keys that a step of its kind must have or cannot have."""
    faults: list[Fault] = []
    for index, step in enumerate(steps):
        must, may = KEYS[step.kind]
        written = {LessonStep.model_fields[name].alias or name for name in step.model_fields_set} - {"id", "kind"}
        for key in must:
            if key not in written:
                message = f"the step `{step.id}` lacks `{key}`, which a step of kind `{step.kind}` needs"
                faults.append(Fault(path, find_line(lines, "step", index), message, "add it"))
        for key in sorted(written - {*must, *may}):
            message = f"a step of kind `{step.kind}` has no `{key}`"
            faults.append(Fault(path, find_line(lines, "step", index, key), message, "delete it, or correct the kind"))
    return faults
