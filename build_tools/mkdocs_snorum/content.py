"""All content of the site, read and replayed: games with their rulebooks, words and examples, in every language."""

import tomllib
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import snorum
from snorum.cards import Card
from snorum.core.game import Game
from snorum.core.options import change_options
from snorum.examples import Example, check_file, find_example_files
from snorum.games import find
from snorum.record import frames_json

from .faults import Fault
from .language import SOURCE, Language, read_languages
from .rulebook import RulebookFile, read_rulebook
from .wordfile import WordFile, read_words
from .words import Facts, Words

CORE = "core"


class Roots(NamedTuple):
    """Where content lies; `project` is what faults are shown relative to."""

    project: Path
    docs: Path
    games: Path
    families: Path
    core: Path
    words: Path
    """The folder of the site's own words; each file in it has its like in every language."""

    @classmethod
    def of_project(cls, project: Path, docs: Path | None = None) -> "Roots":
        """The folders of an installed engine, with the languages of a project."""
        engine = Path(snorum.__file__).parent
        return cls(
            project=project,
            docs=docs or project / "docs",
            games=engine / "games",
            families=engine / "families",
            core=engine / "core" / "en.ftl",
            words=Path(__file__).parent / "words",
        )


class Worked(NamedTuple):
    """A worked example, replayed."""

    id: str
    path: Path
    example: Example
    frames: dict[str, Any]
    options: object
    refused: tuple[str, ...]
    """The clauses with which an action that the example tries is refused."""
    notes: tuple[tuple[int, str], ...]
    """Comments of its expectations: after which action, and the key of the message."""

    @property
    def preset(self) -> str:
        """The preset that it is played by."""
        return self.example.record.preset

    @property
    def used(self) -> list[str]:
        """Every clause that the engine applied, in order of first use."""
        used = [rule for frame in self.frames["frames"] for rule in frame["rules"]]
        return list(dict.fromkeys(used))

    @property
    def key_step(self) -> int:
        """The step whose picture stands for the example."""
        steps = len(self.frames["frames"]) - 1
        return min(int(self.example.meta.get("key_step", max(1, steps // 2))), steps)


class GameContent(NamedTuple):
    """A game with everything that is written about it."""

    game: Game[Any, Any]
    folder: Path
    file: RulebookFile
    examples: tuple[Worked, ...]
    example_ids: frozenset[str]
    """The names of all its example files, also of those that cannot be replayed."""

    @property
    def id(self) -> str:
        """The id of the game, which is its address as well."""
        return self.game.id

    @property
    def default(self) -> str:
        """The first preset."""
        return next(iter(self.game.presets))

    def options(self, preset: str | None = None) -> Any:
        """The options of a preset."""
        return self.game.presets[preset or self.default]

    def pack(self, options: object) -> frozenset[Card]:
        """The cards that may be drawn under the options."""
        return frozenset(self.game.pack(options))

    def find_example(self, example: str) -> Worked | None:
        """The example of that id."""
        return next((worked for worked in self.examples if worked.id == example), None)


class Content:
    """Everything that pages are made from."""

    def __init__(
        self,
        roots: Roots,
        languages: Iterable[Language],
        games: Iterable[GameContent],
        families: Iterable[str],
        files: dict[tuple[str, str], WordFile],
    ) -> None:
        self.roots = roots
        self.languages = list(languages)
        self.games = list(games)
        self.families = list(families)
        self.files = files
        self.cache: dict[tuple[object, ...], Any] = {}
        """Whatever pages share, by what it depends on."""
        self._words: dict[tuple[str, str | None, str | None], Words] = {}
        self._facts: dict[tuple[str, object], Facts] = {}

    def source_names(self) -> list[str]:
        """The names of all source word files: core, the site's, families, games."""
        return [CORE, *site_names(self.roots), *self.families, *(game.id for game in self.games)]

    def words(self, language: Language, game: GameContent | None = None, family: str | None = None) -> Words:
        """The words of a language as a page of a game, a family, or the site sees them."""
        key = (language.code, game.id if game else None, family)
        if key in self._words:
            return self._words[key]
        names = [*site_names(self.roots), CORE]
        if game is not None:
            names += [game.file.book.family, game.id]
        elif family is not None:
            names.append(family)
        fallback = None if language.code == SOURCE.code else self.words(self.source, game, family)
        files = [self.files[language.code, name] for name in names if (language.code, name) in self.files]
        self._words[key] = Words(language, files, fallback)
        return self._words[key]

    @cached_property
    def source(self) -> Language:
        """The source language."""
        return next(language for language in self.languages if language.code == SOURCE.code)

    def facts(self, game: GameContent, options: object) -> Facts:
        """The facts of a game under some options."""
        key = (game.id, options)
        if key not in self._facts:
            self._facts[key] = game.game.facts(options)
        return self._facts[key]

    def family_games(self, family: str) -> list[GameContent]:
        """The games of a family."""
        return [game for game in self.games if game.file.book.family == family]


def read_content(roots: Roots, faults: list[Fault]) -> Content:
    """Read everything; what cannot stand is noted as a fault and left out."""
    if not roots.docs.is_dir():
        faults.append(Fault(roots.docs, 1, "there is no such folder", "name the project: --project FOLDER"))
    languages = read_languages(roots.docs, faults)
    books = [path.parent / "rulebook.toml" for path in sorted(roots.games.glob("*/__init__.py"))]
    faults += [Fault(path, 1, "the file is missing", "write the rulebook") for path in books if not path.exists()]
    games = [game for folder in _game_folders(roots.games) if (game := _read_game(folder, faults)) is not None]
    games.sort(key=lambda game: (game.file.book.place, game.id))
    families = sorted(path.parent.name for path in roots.families.glob("*/en.ftl"))
    for game in games:
        if game.file.book.family not in families:
            line = game.file.line("family")
            message = f"no family `{game.file.book.family}`"
            faults.append(Fault(game.file.path, line, message, "add families/<family>/en.ftl, or correct the name"))
    content = Content(roots, languages, games, families, {})
    _read_words(content, faults)
    return content


def site_names(roots: Roots) -> list[str]:
    """The names of the site's own word files."""
    return sorted(path.stem for path in roots.words.glob("*.ftl"))


def source_path(roots: Roots, name: str) -> Path:
    """The source file of a name."""
    if name == CORE:
        return roots.core
    if name in site_names(roots):
        return roots.words / f"{name}.ftl"
    family = roots.families / name / "en.ftl"
    return family if family.exists() else roots.games / name.replace("-", "_") / "en.ftl"


def _game_folders(games: Path) -> list[Path]:
    return sorted(path.parent for path in games.glob("*/rulebook.toml"))


def _read_game(folder: Path, faults: list[Fault]) -> GameContent | None:
    file = read_rulebook(folder / "rulebook.toml", faults)
    game = find(folder.name.replace("_", "-"))
    examples = []
    paths = find_example_files([folder / "examples"])
    for path in paths:
        checked = check_file(path, game=game.id)
        faults += [Fault(path, fault.line, fault.message, "", checked.unreadable) for fault in checked.faults]
        if checked.example is not None:
            record = checked.example.record
            options = change_options(game.presets[record.preset], dict(record.overrides))
            examples.append(_worked(path, checked.example, options))
    ids = frozenset(path.stem for path in paths)
    return None if file is None else GameContent(game, folder, file, tuple(examples), ids)


def _worked(path: Path, example: Example, options: object) -> Worked:
    """What the site reads from an example besides its record; the engine has checked the file already."""
    expects = tomllib.loads(path.read_text(encoding="utf-8")).get("expect", [])
    steps = len(example.record.actions)
    refused = {code for expect in expects for code in expect.get("refused", {}).values() if code != "*"}
    notes = tuple((int(expect.get("after", steps)), str(expect["note"])) for expect in expects if "note" in expect)
    return Worked(path.stem, path, example, frames_json(example.record), options, tuple(sorted(refused)), notes)


def _read_words(content: Content, faults: list[Fault]) -> None:
    names = content.source_names()
    # A game whose rulebook cannot be read has words all the same.
    unread = {path.parent.name.replace("_", "-") for path in content.roots.games.glob("*/en.ftl")} - set(names)
    for name in names:
        if (words := read_words(source_path(content.roots, name), faults)) is not None:
            content.files[SOURCE.code, name] = words
    for language in content.languages:
        if language.code == SOURCE.code:
            continue
        folder = content.roots.docs / language.code / "words"
        for path in sorted(folder.glob("*.ftl")):
            if path.stem in unread:
                continue
            if path.stem not in names:
                faults.append(Fault(path, 1, f"there are no source words `{path.stem}`", "delete or rename the file"))
            elif (words := read_words(path, faults)) is not None:
                content.files[language.code, path.stem] = words
