"""All content of the site: games with their rulebooks, words and examples, in every language."""

import os
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, cast

import snorum
from snorum.cards import Card
from snorum.core.game import Game
from snorum.core.types import Typed
from snorum.examples import Example
from snorum.problems import Problem
from snorum.simulation.recorded import Recorded

from .decks import FRENCH, deck_messages, messages_text
from .language import SOURCE, Language
from .lessons import Lesson
from .measured import figure_facts
from .packed import unpack_frames
from .parts import find_part
from .reads import Key, note, note_all, noting
from .rulebook import RulebookFile
from .wordfile import WordFile
from .words import Facts, Words

CORE = "core"
STATES = "states"
"""What the key of a language's state, which is shared, begins with."""
FAMILIES = "families"
"""A folder among a project's own games that holds families, and no game."""


PSEUDO = "SNORUM_PSEUDO"
"""The variable of the environment that asks for made-up languages."""


class Roots(NamedTuple):
    """Where content lies; `project` is what faults are shown relative to."""

    project: Path
    docs: Path
    games: Path
    families: Path
    core: Path
    words: Path
    """The folder of the site's own words; each file in it has its like in every language."""
    own: Path | None = None
    """The folder of games that the project adds to those installed."""
    shipped: Path | None = None
    """Languages that are installed; those that have a `language.toml` in `docs` are the project's own."""
    templates: Path = Path(__file__).parent / "templates"
    pseudo: bool = False
    """Made-up languages in place of the translations."""

    @classmethod
    def of_project(cls, project: Path, docs: Path | None = None, own: Path | None = None) -> "Roots":
        """The folders of an installed engine, with the languages and games of a project."""
        engine = Path(snorum.__file__).parent
        docs = docs or project / "docs"
        shipped = find_part("docs")
        return cls(
            project=project,
            docs=docs,
            games=engine / "games",
            families=engine / "families",
            core=engine / "core" / "en.ftl",
            words=Path(__file__).parent / "words",
            own=own,
            shipped=None if shipped is None or shipped.resolve() == docs.resolve() else shipped,
            pseudo=bool(os.environ.get(PSEUDO)),
        )

    @property
    def art(self) -> Path:
        """The folder whose `assets` hold the drawings of cards: the project's own, or the installed one."""
        own = self.docs / "assets" / "cards.svg"
        return self.docs if own.exists() or self.shipped is None else self.shipped


class Worked(NamedTuple):
    """A worked example, replayed."""

    id: str
    path: Path
    example: Example
    packed: bytes
    """Its frames, as `pack_frames` gives them."""
    options: object
    refused: tuple[str, ...]
    """The clauses with which an action that the example tries is refused."""
    notes: tuple[tuple[int, str], ...]
    """Comments of its expectations: after which action, and the key of the message."""
    is_plain: bool = False
    """Its title and notes are texts themselves, no keys of messages."""

    @property
    def frames(self) -> dict[str, Any]:
        """What the engine tells of it, to be read only."""
        return unpack_frames(self.packed)

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


class Posed(NamedTuple):
    """A problem with the frames of its position, all cards open, and of the lines that solve and refute it."""

    problem: Problem
    worked: Worked
    """The position, as an example of one frame."""
    line: list[Mapping[str, Any]]
    refuted: list[list[Mapping[str, Any]]]

    @property
    def id(self) -> str:
        """The id of the problem, which is its anchor as well."""
        return self.problem.id

    @property
    def seat(self) -> str:
        """The seat that is asked."""
        seats: list[str] = self.worked.frames["seats"]
        return seats[self.problem.analysis.seat]


class GameContent:
    """A game with everything that is written about it; `example_ids` also names examples that cannot be replayed."""

    def __init__(
        self,
        game: Game[Any, Any],
        folder: Path,
        file: RulebookFile,
        examples: tuple[Worked, ...],
        example_ids: frozenset[str],
        sidecars: tuple[str, ...] = (),
        problems: tuple[Posed, ...] = (),
        figures: tuple[Recorded, ...] = (),
        lesson: Lesson | None = None,
    ) -> None:
        self.game = game
        self.folder = folder
        self.example_ids = example_ids
        self.sidecars = sidecars
        """The names of the files of words that belong to single examples: "<game>/<example>"."""
        self._file = file
        self._examples = examples
        self._problems = problems
        self._figures = figures
        self._lesson = lesson

    @property
    def file(self) -> RulebookFile:
        """The rulebook."""
        note("rulebook", self.id)
        return self._file

    @property
    def examples(self) -> tuple[Worked, ...]:
        """Every example that could be replayed."""
        note("examples", self.id)
        return self._examples

    @property
    def problems(self) -> tuple[Posed, ...]:
        """Every problem, by theme, and the easier ones first."""
        note("problems", self.id)
        return self._problems

    @property
    def figures(self) -> tuple[Recorded, ...]:
        """Every figure that was measured, in the order of its file."""
        note("figures", self.id)
        return self._figures

    @property
    def lesson(self) -> Lesson | None:
        """The steps by which a reader learns the game, where it has them."""
        note("lesson", self.id)
        return self._lesson

    def facts(self, options: object) -> dict[str, Typed]:
        """What the texts of the game may name: the facts of the game under the options, and its figures."""
        note("figures", self.id)
        return {**self.game.facts(options), **self._figure_facts}

    @cached_property
    def _figure_facts(self) -> dict[str, Typed]:
        return figure_facts(self._figures)

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
        note("example", self.id, example)
        return next((worked for worked in self._examples if worked.id == example), None)

    def neighbours(self, worked: Worked) -> tuple[Worked | None, Worked | None]:
        """The examples before and after one."""
        note("order", self.id)
        place = self._examples.index(worked)
        around = [self._examples[each] if 0 <= each < len(self._examples) else None for each in (place - 1, place + 1)]
        for other in around:
            if other is not None:
                note("example", self.id, other.id)
        return around[0], around[1]


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
        self._games = list(games)
        self.families = list(families)
        self.files = files
        self.prose: dict[tuple[str, str], str] = {}
        """The text of every written page, by its language and its path below the language's folder."""
        self._shared: dict[tuple[object, ...], tuple[Any, set[Key]]] = {}
        self._words: dict[tuple[str, str | None, str | None, str], Words] = {}
        self._facts: dict[tuple[str, object], Facts] = {}

    @property
    def games(self) -> list[GameContent]:
        """Every game, in the order of the navigation."""
        note("games")
        return self._games

    def share[T](self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """Whatever several pages need, made once; `key` says what it depends on besides the content."""
        if key not in self._shared:
            with noting() as reads:
                made = make()
            self._shared[key] = (made, reads)
        value, reads = self._shared[key]
        note_all(reads)
        return cast("T", value)

    def forget_shared(self) -> None:
        """Let go of what pages of a language shared; the state of the translations is told on those of all."""
        self._shared = {key: made for key, made in self._shared.items() if key[0] == STATES}
        self._words.clear()

    def forget_game(self, game: str) -> None:
        """Let go of what pages of a game shared."""
        self._shared = {key: made for key, made in self._shared.items() if game not in key}
        self._words = {key: words for key, words in self._words.items() if game not in key}

    def read_prose(self, code: str, path: str) -> str:
        """The text of a written page."""
        note("prose", code, path)
        return self.prose[code, path]

    def source_names(self) -> list[str]:
        """The names of all source word files: core, the site's, families, games and single examples of theirs."""
        games = [name for game in self._games for name in (game.id, *game.sidecars)]
        return [CORE, *site_names(self.roots), *self.families, *games]

    def words(
        self,
        language: Language,
        game: GameContent | None = None,
        family: str | None = None,
        deck: str = FRENCH,
    ) -> Words:
        """The words of a language as a page of a game, a family, or the site sees them, with the cards of a pack."""
        key = (language.code, game.id if game else None, family, deck)
        if key in self._words:
            return self._words[key]
        if deck != FRENCH:
            plain = self.words(language, game, family)
            text = messages_text(deck_messages(plain.files, deck).values())
            named = WordFile(self.roots.words / f"{deck}.ftl", text)
            self._words[key] = Words(language, [*plain.files, named], plain, f"deck-{deck}-")
            return self._words[key]
        names = [*site_names(self.roots), CORE]
        if game is not None:
            names += [game.file.book.family, game.id, *game.sidecars]
        elif family is not None:
            names.append(family)
        fallback = None if language.code == SOURCE.code else self.words(self.source, game, family)
        files = [self.files[language.code, name] for name in names if (language.code, name) in self.files]
        self._words[key] = Words(language, files, fallback)
        return self._words[key]

    def is_due(self, language: Language, name: str) -> bool:
        """Whether a language must have all words of a file: not those of a draft, nor of games it was not made for."""
        if not language.complete:
            return False
        if name in self.families and (games := self.family_games(name)):
            return any(self.is_due(language, game.id) for game in games)
        game = self.find_game(name)
        if game is None:
            return True
        is_own_game = self.roots.own is not None and game.folder.is_relative_to(self.roots.own)
        return not game.file.book.draft and (not is_own_game or word_folders(self.roots, language.code)[0].is_dir())

    def find_game(self, name: str) -> GameContent | None:
        """The game that a file of words belongs to."""
        game_id = name.partition("/")[0]
        return next((game for game in self._games if game.id == game_id), None)

    def source_path(self, name: str) -> Path:
        """The source file of a name."""
        if name == CORE:
            return self.roots.core
        if name in site_names(self.roots):
            return self.roots.words / f"{name}.ftl"
        game, (game_id, _, example) = self.find_game(name), name.partition("/")
        if game is None:
            return family_files(self.roots)[game_id]
        return game.folder / "examples" / f"{example}.ftl" if example else game.folder / "en.ftl"

    def translation_path(self, language: Language, name: str) -> Path:
        """The file of a name in another language: the project's own, or else the installed one."""
        paths = [folder / f"{name}.ftl" for folder in word_folders(self.roots, language.code)]
        return next((path for path in paths if path.exists()), paths[0])

    @cached_property
    def source(self) -> Language:
        """The source language."""
        return next(language for language in self.languages if language.code == SOURCE.code)

    def facts(self, game: GameContent, options: object) -> Facts:
        """The facts of a game under some options, and its figures."""
        note("figures", game.id)
        key = (game.id, options)
        if key not in self._facts:
            self._facts[key] = game.facts(options)
        return self._facts[key]

    def family_games(self, family: str) -> list[GameContent]:
        """The games of a family."""
        return [game for game in self._games if game.file.book.family == family]


def site_names(roots: Roots) -> list[str]:
    """The names of the site's own word files."""
    return sorted(path.stem for path in roots.words.glob("*.ftl"))


def word_folders(roots: Roots, code: str) -> list[Path]:
    """The folders of a language's words, the project's own first; with its own `language.toml` it is the only one."""
    own = roots.docs / code
    if roots.shipped is None or (own / "language.toml").exists():
        return [own / "words"]
    return [own / "words", roots.shipped / code / "words"]


def game_roots(roots: Roots) -> list[Path]:
    """The folders that hold a folder a game, the installed ones first."""
    return [folder for folder in (roots.games, roots.own) if folder is not None]


def family_files(roots: Roots) -> dict[str, Path]:
    """The source words of every family, installed or of the project."""
    folders = [roots.families, *([roots.own / FAMILIES] if roots.own else [])]
    return {path.parent.name: path for folder in folders for path in folder.glob("*/en.ftl")}
