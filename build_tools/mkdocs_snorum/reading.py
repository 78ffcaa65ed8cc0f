"""Reads all content and replays the examples; what cannot stand is noted and left out."""

import tomllib
import traceback
from collections.abc import Callable, Collection, Iterable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

from snorum.core.game import Game
from snorum.core.options import change_options
from snorum.examples import Example, check_file, find_example_files
from snorum.games import add_folder, find
from snorum.record import frames_json

from .content import Content, GameContent, Roots, Worked, family_files, game_roots, word_folders
from .faults import Fault, near_mend, read_text
from .language import SOURCE, Language, language_files, read_languages
from .lessons import lesson_file, read_lesson
from .measured import measured_file, read_measured
from .packed import pack_frames
from .posed import problem_files, read_problem, sort_problems
from .pseudo import with_pseudo
from .rulebook import read_rulebook
from .wordfile import WordFile, read_words

_known: dict[tuple[str, Path], tuple[bytes | None, Any, list[Fault]]] = {}


def remembered[T](kind: str, path: Path, faults: list[Fault], read: Callable[[list[Fault]], T]) -> T:
    """What a file says, read anew only when its bytes are not those of the last time."""
    try:
        seen = sha256(path.read_bytes()).digest()
    except OSError:
        seen = None
    before = _known.get((kind, path))
    if before is None or before[0] != seen:
        found: list[Fault] = []
        before = _known[kind, path] = seen, read(found), found
    faults += before[2]
    return cast("T", before[1])


def read_content(roots: Roots, faults: list[Fault], *, whole: bool = True) -> Content:
    """Read everything; what cannot stand is noted as a fault and left out.

    Not `whole`: only the project's own games and languages. The rest is there to be read when it is asked for.
    """
    if not roots.docs.is_dir():
        faults.append(Fault(roots.docs, 1, "there is no such folder", "name the project: --project FOLDER"))
    languages = read_languages(language_files(roots.docs, roots.shipped), faults)
    folders = game_folders(roots, faults)
    if not whole:
        folders = [folder for folder in folders if roots.own is not None and folder.is_relative_to(roots.own)]
    games = [game for folder in folders if (game := read_game(folder, faults)) is not None]
    games.sort(key=lambda game: (game.file.book.place, game.id))
    families = sorted(family_files(roots))
    for game in games:
        if game.file.book.family not in families:
            line = game.file.line("family")
            mend = near_mend(game.file.book.family, families, "add families/<family>/en.ftl, or correct the name")
            faults.append(Fault(game.file.path, line, f"no family `{game.file.book.family}`", mend))
    content = Content(roots, languages, games, families, {})
    read_source_words(content, content.source_names(), faults)
    for language in content.languages:
        if language.code != SOURCE.code and (whole or word_folders(roots, language.code)[0].is_dir()):
            read_language_words(content, language, faults)
        if whole:
            _read_prose(content, language, faults)
    return with_pseudo(content) if roots.pseudo else content


def _read_prose(content: Content, language: Language, faults: list[Fault]) -> None:
    folder = content.roots.docs / language.code
    for path in sorted(folder.rglob("*.md")):
        if (text := read_text(path, faults)) is not None:
            content.prose[language.code, path.relative_to(folder).as_posix()] = text


def game_folders(roots: Roots, faults: list[Fault]) -> list[Path]:
    """The folder of every game; the project's own are made known to the engine."""
    found = _game_folders(roots.games, faults)
    if roots.own is None:
        return found
    if not roots.own.is_dir():
        faults.append(Fault(roots.own, 1, "there is no such folder of games", "correct `games` in mkdocs.yml"))
        return found
    installed = {folder.name for folder in found}
    for folder in _game_folders(roots.own, faults):
        if folder.name in installed:
            faults.append(Fault(folder / "__init__.py", 1, f"a game `{folder.name}` is installed", "rename the folder"))
        else:
            found.append(folder)
    add_folder(str(roots.own))
    return found


def _game_folders(games: Path, faults: list[Fault]) -> list[Path]:
    books = [path.parent / "rulebook.toml" for path in sorted(games.glob("*/__init__.py"))]
    faults += [Fault(path, 1, "the file is missing", "write the rulebook") for path in books if not path.exists()]
    return sorted(path.parent for path in games.glob("*/rulebook.toml"))


def read_game(folder: Path, faults: list[Fault], only: Collection[str] | None = None) -> GameContent | None:
    """The game of a folder with its examples, or with `only` those named; None with the fault noted."""
    book = folder / "rulebook.toml"
    file = remembered("rulebook", book, faults, lambda found: read_rulebook(book, found))
    game = load_game(folder, faults)
    if game is None:
        return None
    examples = []
    paths = find_example_files([folder / "examples"])
    for path in paths:
        if only is not None and path.stem not in only:
            continue
        worked = remembered("example", path, faults, partial(read_example, path, game.id))
        if worked is not None:
            examples.append(worked)
    ids = frozenset(path.stem for path in paths)
    sidecars = tuple(f"{game.id}/{path.stem}" for path in sorted((folder / "examples").glob("*.ftl")))
    files = problem_files(folder) if only is None else []
    solved = (remembered("problem", path, faults, partial(read_problem, path, game)) for path in files)
    problems = sort_problems((posed for posed in solved if posed is not None), game)
    measured = measured_file(folder)
    figures = (
        () if measured is None else remembered("figures", measured, faults, partial(read_measured, measured, game))
    )
    taught = lesson_file(folder) if only is None else None
    lesson = None if taught is None else remembered("lesson", taught, faults, partial(read_lesson, taught))
    if file is None:
        return None
    return GameContent(game, folder, file, tuple(examples), ids, sidecars, problems, figures, lesson)


def read_example(path: Path, game: str, faults: list[Fault]) -> Worked | None:
    """The example of a file, replayed; None with the faults noted where it does not hold."""
    checked = check_file(path, game=game)
    faults += [Fault(path, fault.line, fault.message, "", checked.unreadable, fault.column) for fault in checked.faults]
    return checked.example and work_example(path, path.read_text(encoding="utf-8"), checked.example)


def load_game(folder: Path, faults: list[Fault]) -> Game[Any, Any] | None:
    """The game that a folder's Python makes; None with the fault noted where it cannot be imported."""
    game_id = folder.name.replace("_", "-")
    try:
        game = find(game_id)
        names = (game.id, tuple(game.presets))
    except Exception as error:  # noqa: BLE001 (an author's module may raise anything)
        faults.append(import_fault(folder, error))
        return None
    if names[0] != game_id or not names[1]:
        message = f"GAME has the id `{names[0]}`" if names[1] else "GAME has no presets"
        faults.append(Fault(folder / "rules.py", 1, message, f'write id = "{game_id}", and at least one preset'))
        return None
    return game


def import_fault(folder: Path, error: Exception) -> Fault:
    """Where in a game's folder the error arose that its import ended in."""
    file, line = folder / "__init__.py", 1
    for frame in traceback.extract_tb(error.__traceback__):
        if Path(frame.filename).is_relative_to(folder):
            file, line = Path(frame.filename), frame.lineno or 1
    if isinstance(error, SyntaxError) and error.filename is not None:
        file, line = Path(error.filename), error.lineno or 1
    reason = f"{type(error).__name__}: {error.args[0] if isinstance(error, SyntaxError) else error}"
    return Fault(file, line, f"the game cannot be imported: {reason}", "mend the module", unreadable=True)


def work_example(path: Path, text: str, example: Example) -> Worked:
    """What the site reads from an example besides its record; the engine has checked the text already."""
    options = change_options(find(example.record.game).presets[example.record.preset], dict(example.record.overrides))
    expects = tomllib.loads(text.removeprefix("\ufeff")).get("expect", [])
    steps = len(example.record.actions)
    refused = {code for expect in expects for code in expect.get("refused", {}).values() if code != "*"}
    notes = tuple((int(expect.get("after", steps)), str(expect["note"])) for expect in expects if "note" in expect)
    frames = pack_frames(frames_json(example.record))
    return Worked(path.stem, path, example, frames, options, tuple(sorted(refused)), notes)


def read_source_words(content: Content, names: Iterable[str], faults: list[Fault]) -> None:
    """Read the source words of these names."""
    for name in names:
        if (words := _words(content.source_path(name), faults)) is not None:
            content.files[SOURCE.code, name] = words


def _words(path: Path, faults: list[Fault]) -> WordFile | None:
    return remembered("words", path, faults, lambda found: read_words(path, found))


def read_language_words(content: Content, language: Language, faults: list[Fault]) -> None:
    """Read the words of a language for all games that are read; a file that has no source is a fault."""
    names = content.source_names()
    # A game whose rulebook cannot be read has words all the same.
    folders = game_roots(content.roots)
    unread = {path.parent.name.replace("_", "-") for folder in folders for path in folder.glob("*/en.ftl")} - set(names)
    for folder in reversed(word_folders(content.roots, language.code)):
        for path in sorted(folder.rglob("*.ftl")):
            name = path.relative_to(folder).with_suffix("").as_posix()
            if name.partition("/")[0] in unread:
                continue
            if name in names:
                if (words := _words(path, faults)) is not None:
                    content.files[language.code, name] = words
            elif folder.is_relative_to(content.roots.docs):
                mend = near_mend(name, names, "delete or rename the file")
                faults.append(Fault(path, 1, f"there are no source words `{name}`", mend))
