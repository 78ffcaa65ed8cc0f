"""What a rulebook's model alone cannot see: names that lead nowhere, ids that stand twice, sections out of order."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from snorum.core.game import Game
from snorum.core.options import Option, option_specs
from snorum.core.types import TYPES, Typed

from .decks import card_faces
from .faults import Fault, near_mend
from .rulebook import (
    PLACES,
    SECTIONS,
    Clause,
    Entry,
    Erratum,
    Evidenced,
    FactRef,
    OptionValue,
    Placed,
    RulebookFile,
    entries,
)
from .toml_lines import KeyPath

Finding = tuple[KeyPath, str, str]
"""Where, what is wrong, and the mend."""


def rulebook_faults(
    file: RulebookFile, game: Game[Any, Any], examples: Collection[str], figures: Mapping[str, Typed]
) -> list[Fault]:
    """Every fault of a rulebook against its game, the names of its worked examples, and the figures as facts."""
    check = _Check(file, game, examples, figures)
    return [Fault(file.path, file.line(*path), message, mend) for path, message, mend in check.findings()]


class _Check:
    def __init__(
        self, file: RulebookFile, game: Game[Any, Any], examples: Collection[str], figures: Mapping[str, Typed]
    ) -> None:
        options = next(iter(game.presets.values()))
        self.book = file.book
        self.game = game
        self.examples = examples
        self.facts = game.facts(options)
        self.named = {**self.facts, **figures}
        self.specs = {spec.name: spec for spec in option_specs(options)}
        self.sources = {source.id for source in file.book.source}

    def findings(self) -> Iterator[Finding]:
        book = self.book
        if book.id != self.game.id:
            yield ("id",), f"`id` is {book.id}, but the folder holds {self.game.id}", f'write id = "{self.game.id}"'
        if book.first_hand is not None:
            yield from self._example(("first_hand",), book.first_hand)
        yield from self._chart()
        yield from self._tally()
        yield from self._sections()
        yield from self._presets()
        yield from self._refusals()
        yield from self._score_card()
        yield from self._changes()
        for deck in sorted(set(book.decks) - set(packs := card_faces()["skins"])):
            yield ("decks",), f"there are no faces for a pack `{deck}`", f"one of {', '.join(packs)}"
        seen: set[str] = set()
        for placed in entries(book):
            key = placed.prefix + placed.entry.id
            if key in seen:
                yield (*placed.path, "id"), f"the id `{placed.entry.id}` stands twice", "rename one"
            seen.add(key)
            yield from self._entry(placed)

    def _chart(self) -> Iterator[Finding]:
        chart = self.book.chart
        if chart is None:
            return
        if chart not in {clause.id for _, clause in self.book.clauses()}:
            yield ("chart",), f"no clause `{chart}`", "name the clause that the chart belongs to"
        if not self.game.chart(next(iter(self.game.presets.values()))):
            yield ("chart",), "the game makes no chart", "delete the key, or write the game's `chart`"

    def _tally(self) -> Iterator[Finding]:
        tally = self.book.tally
        numbers = [name for name, typed in self.facts.items() if typed.type == "number"]
        if tally is not None and tally.of not in numbers:
            yield ("tally", "of"), f"no number `{tally.of}`", f"one of {', '.join(numbers)}"

    def _sections(self) -> Iterator[Finding]:
        last = -1
        for index, section in enumerate(self.book.section):
            place = SECTIONS.index(section.id)
            if place <= last:
                yield ("section", index), f"the section `{section.id}` is out of order", f"order: {', '.join(SECTIONS)}"
            last = place

    def _presets(self) -> Iterator[Finding]:
        pages = self.book.presets_with_pages
        for index, preset in enumerate(pages):
            if preset not in self.game.presets:
                yield ("presets_with_pages",), f"no preset `{preset}`", near_mend(preset, self.game.presets)
            elif preset in PLACES:
                yield ("presets_with_pages",), f"`{preset}` is another page of the game", "rename the preset"
            elif preset in pages[:index]:
                yield ("presets_with_pages",), f"the preset `{preset}` stands twice", "delete one"

    def _refusals(self) -> Iterator[Finding]:
        """The clauses that refuse are the game's own codes."""
        codes = {code.id for code in self.game.codes}
        refusing = {clause.id for _, clause in self.book.clauses() if clause.kind == "refuses"}
        for code in sorted(codes - {clause.id for _, clause in self.book.clauses()}):
            yield (), f"the engine refuses with `{code}`, but no clause has that id", "add the clause"
        for placed in entries(self.book):
            entry = placed.entry
            if isinstance(entry, Clause):
                known = entry.id in codes or entry.id in {code.id for code in self.game.all_codes()}
                if entry.id in refusing and not known:
                    known_codes = [code.id for code in self.game.all_codes()]
                    mend = near_mend(entry.id, known_codes, 'write kind = "states", or declare the code in rules.py')
                    yield (*placed.path, "kind"), f"`{entry.id}` refuses, but the engine has no such code", mend
                if entry.id in codes and entry.id not in refusing:
                    yield placed.path, f"the engine refuses with `{entry.id}`", 'write kind = "refuses"'

    def _score_card(self) -> Iterator[Finding]:
        card = self.book.score_card
        if card is None:
            return
        clauses = {clause.id for _, clause in self.book.clauses()}
        named: list[tuple[KeyPath, str]] = [(("score_card", "start"), card.start)]
        for index, gain in enumerate(card.gain):
            path: KeyPath = ("score_card", "gain", index)
            named += [((*path, "facts"), fact) for fact in gain.facts]
            if gain.clause not in clauses:
                yield (*path, "clause"), f"no clause `{gain.clause}`", "name a clause of this rulebook"
        for where, fact in named:
            if fact not in self.facts or self.facts[fact].type != "number":
                yield where, f"no fact `{fact}` that is a number", "name one of the game's facts"
        public = _public_values(self.game)
        if card.fact not in public:
            yield ("score_card", "fact"), f"no seat has a value `{card.fact}`", f"one of {', '.join(public)}"

    def _changes(self) -> Iterator[Finding]:
        known = [clause.id for _, clause in self.book.clauses()]
        for index, change in enumerate(self.book.change):
            for clause in change.clauses:
                if clause not in known:
                    yield ("change", index, "clauses"), f"no clause `{clause}`", near_mend(clause, known)
            if index and change.date < self.book.change[index - 1].date:
                yield ("change", index, "date"), "it is earlier than the change before it", "put the latest last"

    def _entry(self, placed: Placed[Entry]) -> Iterator[Finding]:
        entry, path = placed.entry, placed.path
        for ref in entry.facts:
            for message, mend in fact_faults(ref, self.named):
                yield (*path, "facts"), message, mend
        if isinstance(entry, Clause | Evidenced):
            for name, value in entry.when.items():
                for message, mend in when_faults(name, value, self.specs):
                    yield (*path, "when"), message, mend
            for source in entry.sources:
                yield from self._source((*path, "sources"), source)
        if isinstance(entry, Evidenced):
            for example in entry.examples:
                yield from self._example((*path, "examples"), example)
        if isinstance(entry, Erratum):
            yield from self._source((*path, "source"), entry.source)
            if entry.example is not None:
                yield from self._example((*path, "example"), entry.example)

    def _source(self, path: KeyPath, source: str) -> Iterator[Finding]:
        if source not in self.sources:
            yield path, f"no source `{source}`", near_mend(source, self.sources, "add a [[source]] with that id")

    def _example(self, path: KeyPath, example: str) -> Iterator[Finding]:
        if example not in self.examples:
            yield path, f"no example `{example}`", near_mend(example, sorted(self.examples), "name a file of examples/")


def _public_values(game: Game[Any, Any]) -> list[str]:
    """The values that every seat has on the table of a fresh deal."""
    options = next(iter(game.presets.values()))
    fewest, _ = game.players(options)
    deal = game.deal(options, tuple("ABCDEFGHIJ"[:fewest]), 0, game.pack(options))
    facts = game.table(game.start(options, (deal,), {}).state).facts
    return list(dict.fromkeys(fact.name for fact in facts if isinstance(fact.owner, int)))


def fact_faults(ref: FactRef, known: Mapping[str, Typed]) -> Iterator[tuple[str, str]]:
    """What is wrong with a fact that an entry names, and the mend."""
    if isinstance(ref, str):
        if ref not in known:
            yield f"no fact `{ref}`", near_mend(ref, known)
        return
    kinds = [key for key in ref if key != "name"]
    if "name" not in ref or len(kinds) != 1 or kinds[0] not in TYPES:
        yield f"a fact of the rulebook's own needs a name and one typed value, not {ref}", "{ name = ..., year = 1782 }"


def when_faults(name: str, value: OptionValue, specs: Mapping[str, Option]) -> Iterator[tuple[str, str]]:
    """What is wrong with a condition on an option, and the mend."""
    if name not in specs:
        yield f"no option `{name}`", near_mend(name, specs)
        return
    spec = specs[name]
    if spec.words:
        return
    for item in value if isinstance(value, list) else [value]:
        ranged = type(item) is int and spec.low is not None and spec.high is not None and spec.low <= item <= spec.high
        if not ranged and not any(item == choice and type(item) is type(choice) for choice in spec.choices):
            mend = near_mend(str(item), map(str, spec.choices), f"one of {spec.allowed()}")
            yield f"the option `{name}` cannot be `{item}`", mend
