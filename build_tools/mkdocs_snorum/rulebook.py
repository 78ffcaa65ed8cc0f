"""The structured rules of a game, read from `rulebook.toml` with the line of every key."""

from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from snorum.core.types import TYPES, Typed
from snorum.tomllines import find_line

from .faults import Fault
from .toml_lines import KeyPath, Lines, read_toml, validation_faults

SectionId = Literal[
    "overview",
    "players",
    "pack",
    "object",
    "deal",
    "play",
    "scoring",
    "winning",
    "irregularities",
    "variants",
]
SECTIONS: tuple[SectionId, ...] = get_args(SectionId)

PLACES = ("examples", "problems", "quick-reference", "score-card", "teach")
"""Pages below a game's own; a preset of that name could have none."""

Id = str
FactRef = str | dict[str, Any]
OptionValue = bool | int | str | list[str | int | bool]


class Entry(BaseModel):
    """What every part of a rulebook has: an id that is its message key, and the facts that its words may use."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    id: Id = Field(pattern=r"^[A-Za-z][A-Za-z0-9-]*$")
    facts: list[FactRef] = []


class Clause(Entry):
    """One numbered rule; shown, and enforced, only under the options of `when`."""

    when: dict[str, OptionValue] = {}
    kind: Literal["refuses", "applies", "states"] = "states"
    sources: list[str] = []


class Section(BaseModel):
    """A section of the rules with its clauses."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    id: SectionId
    clause: list[Clause] = []


class Evidenced(Entry):
    """A tip, a question, a paragraph of history or a step of the summary, with what it rests on."""

    examples: list[str] = []
    sources: list[str] = []
    when: dict[str, OptionValue] = {}


class Erratum(Entry):
    """A correction to a source text."""

    source: str
    confidence: Literal["A", "B", "C"]
    example: str | None = None


class Change(Entry):
    """What became different on the page of the game, on which day, and the clauses that it touches."""

    date: date
    clauses: list[str] = []


class Source(BaseModel):
    """A book, page or text that the rules rest on, in its own language."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    id: str
    title: str
    author: str | None = None
    year: int | str | None = None
    url: str | None = Field(default=None, pattern=r"^https?://")
    note: str | None = None
    publisher: str | None = None
    language: str | None = None


class Played(BaseModel):
    """Where and when a game is or was played, as far as the sources say."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    region: str | None = None
    since: int | None = None
    until: int | Literal["today"] | None = None


class Related(BaseModel):
    """Another game of the site, or one that it may have later, and how it is related."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    id: str
    kind: str
    played: Played | None = None


class Gain(BaseModel):
    """What a deal may be worth: the clause that says so, and the facts that are the points."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    clause: str
    facts: list[str]


class ScoreCard(BaseModel):
    """How a whole game is written down: what each seat has left after a deal, counted down to nothing."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    fact: str
    """The public value of each seat that is written down."""
    start: str
    """The fact at which it begins."""
    gain: list[Gain] = []


class Tally(BaseModel):
    """A score that is kept by rubbing strokes out: the fact of the table, and the number fact that says how many."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    fact: str
    of: str


class Rulebook(BaseModel):
    """The whole file."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    id: str
    family: str
    place: int = 100
    """Games stand in this order on the site, and then by their names."""
    draft: bool = False
    """Languages may still lack its words; what is there must be right."""
    mechanism: str
    objective: str
    players_from: int | None = None
    players_to: int | None = None
    equipment: list[str] | str = []
    region: list[str] | str = []
    period: int | None = None
    duration: tuple[int, int] | None = Field(default=None, strict=False)
    first_hand: str | None = None
    chart: str | None = None
    """The clause beside which the game's chart of what beats what belongs."""
    related: list[Related] = []
    presets_with_pages: list[str] = []
    decks: list[str] = []
    """The packs that the game is played with, where there are several; the first is shown."""
    score_card: ScoreCard | None = None
    tally: Tally | None = None
    played: Played | None = None
    section: list[Section] = []
    tip: list[Evidenced] = []
    question: list[Evidenced] = []
    term: list[Entry] = []
    history: list[Evidenced] = []
    step: list[Evidenced] = []
    erratum: list[Erratum] = []
    source: list[Source] = []
    relative: list[Entry] = []
    note: list[Entry] = []
    change: list[Change] = []
    """The latest last."""

    def clauses(self) -> Iterator[tuple[Section, Clause]]:
        """Every clause with its section, in the order of the page."""
        for section in self.section:
            for clause in section.clause:
                yield section, clause

    def axis(self, name: Literal["equipment", "region"]) -> list[str]:
        """The values of an axis that may have several."""
        value = self.equipment if name == "equipment" else self.region
        return [value] if isinstance(value, str) else list(value)


_MODELS = (Rulebook, Section, Clause, Evidenced, Erratum, Change, Source, Related)
_KEYS = [name for model in _MODELS for name in model.model_fields]


class RulebookFile(NamedTuple):
    """A rulebook together with where it was read."""

    path: Path
    lines: Lines
    book: Rulebook

    def line(self, *path: str | int) -> int:
        """The line of a key, or of the nearest table around it."""
        return find_line(self.lines, *path)


class Placed[E: Entry](NamedTuple):
    """An entry and its place in the file."""

    entry: E
    path: KeyPath
    prefix: str
    """What stands before the id in the message key: "", "tip-", ..."""


def read_rulebook(path: Path, faults: list[Fault]) -> RulebookFile | None:
    """Read a rulebook; None with every fault noted where it cannot stand."""
    read = read_toml(path, faults)
    if read is None:
        return None
    data, lines = read
    try:
        return RulebookFile(path, lines, Rulebook.model_validate(data))
    except ValidationError as error:
        faults.extend(validation_faults(error, path, lines, _KEYS))
        return None


def entries(book: Rulebook) -> Iterator[Placed[Entry]]:
    """Everything of a rulebook that has words."""
    for s, section in enumerate(book.section):
        for c, clause in enumerate(section.clause):
            yield Placed(clause, ("section", s, "clause", c), "")
    lists: tuple[tuple[str, list[Any]], ...] = (
        ("tip", book.tip),
        ("question", book.question),
        ("term", book.term),
        ("history", book.history),
        ("step", book.step),
        ("erratum", book.erratum),
        ("relative", book.relative),
        ("note", book.note),
        ("change", book.change),
    )
    for name, found in lists:
        for index, entry in enumerate(found):
            yield Placed(entry, (name, index), f"{name}-")


def resolve_facts(refs: list[FactRef], game_facts: Mapping[str, Typed]) -> dict[str, Typed]:
    """The facts that an entry names; a table gives a constant of the rulebook itself."""
    facts: dict[str, Typed] = {}
    for ref in refs:
        if isinstance(ref, str):
            if ref in game_facts:
                facts[ref] = game_facts[ref]
        else:
            kind = next((key for key in ref if key in TYPES), None)
            if kind is not None and "name" in ref:
                facts[str(ref["name"])] = Typed(kind, ref[kind])
    return facts


def holds(when: Mapping[str, OptionValue], options: object) -> bool:
    """Whether the options have the values that `when` asks for; a list means any of its values."""
    return all(_matches(getattr(options, name, None), value) for name, value in when.items())


def _matches(value: object, wanted: OptionValue) -> bool:
    if isinstance(value, tuple):
        return isinstance(wanted, list) and list(value) == wanted
    alternatives = wanted if isinstance(wanted, list) else [wanted]
    return any(value == item and type(value) is type(item) for item in alternatives)
