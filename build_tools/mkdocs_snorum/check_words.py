"""What must hold of the words of all languages: every message there, with the right facts, and no number in prose."""

from collections.abc import Callable, Collection, Iterator
from functools import cache, lru_cache, partial

from .content import CORE, Content, GameContent
from .decks import base_key
from .declared import (
    EVENT_TYPES,
    FACT_TYPES,
    SHARED_PREFIXES,
    Types,
    Wanted,
    core_types,
    open_types,
    optional_of_game,
    types_of_game,
    variables_of,
    wanted_of_game,
)
from .faults import Fault, near_mend, near_name
from .language import Language
from .lint import (
    Known,
    KnownOf,
    is_number_allowed,
    number_faults,
    parity_faults,
    text_faults,
    title_faults,
    variable_faults,
)
from .memory import Memory
from .wordfile import WordFile


def words_faults(
    content: Content,
    only: Language | None = None,
    *,
    names: Collection[str] | None = None,
    memory: Memory | None = None,
) -> Iterator[Fault]:
    """Every fault of the source words and, language by language, of the translations; with `names` of these files."""
    memory = memory or Memory()
    known_of = lru_cache(maxsize=1)(partial(_known, content))
    for name in content.source_names() if names is None else sorted(names):
        source = content.files.get((content.source.code, name))
        if source is None:
            continue
        game = content.find_game(name)
        inputs = (source, game.file, game.lesson, *game.examples, *game.figures) if game else (source,)
        for language in content.languages:
            if only is not None and language.code != only.code:
                continue
            file = content.files.get((language.code, name))
            key: tuple[object, ...] = ("words", language, name, content.is_due(language, name))
            if language.code == content.source.code:
                yield from memory.recall(key, inputs, partial(_source_faults, content, name, source, known_of))
            else:
                is_due = content.is_due(language, name)
                find = partial(_translation_faults, content, name, source, language, known_of, is_due=is_due)
                yield from memory.recall(key, (*inputs, file), find)
    if only is None or only.code == content.source.code:
        sources = [file for (code, _), file in content.files.items() if code == content.source.code]
        known = tuple(game.id for game in content.games)
        for game in content.games:
            key = ("game", game.id, known, tuple(content.families))
            find = partial(_game_faults, content, game)
            yield from memory.recall(key, (*sources, game.file, game.lesson, *game.examples, *game.figures), find)


def _source_faults(
    content: Content, name: str, source: WordFile, known_of: Callable[[str], KnownOf]
) -> Iterator[Fault]:
    yield from number_faults(source, content.source, _allowed(source))
    yield from text_faults(source)
    yield from variable_faults(source, known_of(name))
    yield from title_faults(source, _clauses(content, name))


def _translation_faults(
    content: Content,
    name: str,
    source: WordFile,
    language: Language,
    known_of: Callable[[str], KnownOf],
    *,
    is_due: bool,
) -> Iterator[Fault]:
    file = content.files.get((language.code, name))
    if file is None:
        path = content.translation_path(language, name)
        # One that is there could not be read, which is a fault of its own.
        if is_due and not path.exists():
            mend = f"translate {content.source_path(name).name} of `{name}`"
            yield Fault(path, 1, "the file is missing", mend)
        return
    yield from number_faults(file, language, _allowed(source))
    yield from text_faults(file)
    yield from variable_faults(file, known_of(name))
    yield from title_faults(file, _clauses(content, name))
    # What could not be parsed would only be told once more, as missing.
    if not source.junk and not file.junk:
        yield from parity_faults(source, file, known_of(name), is_due=is_due)


def _allowed(source: WordFile) -> set[str]:
    return {key for key, message in source.messages.items() if is_number_allowed(message)}


def _clauses(content: Content, name: str) -> list[str]:
    game = content.find_game(name)
    return [clause.id for _, clause in game.file.book.clauses()] if game else []


def _known(content: Content, name: str) -> KnownOf:
    """The variables that each message of a file may use; None where the source's own use decides."""
    game = content.find_game(name)
    if game is not None:
        of_game, found = types_of_game(game), game

        def types_of(key: str) -> Types | None:
            return of_game[key] if key in of_game else open_types(found, key)

    else:
        core = core_types()

        def types_of(key: str) -> Types | None:
            if key in core:
                return core[key]
            if name == CORE and key.startswith(("event-", "fact-")):
                return EVENT_TYPES if key.startswith("event-") else FACT_TYPES
            return None

    @cache
    def known_of(key: str) -> Known | None:
        types = types_of(key)
        return None if types is None else variables_of(types)

    return lambda key: known_of(base_key(key))


def _game_faults(content: Content, game: GameContent) -> Iterator[Fault]:
    words = content.words(content.source, game)
    wanted = list(_wanted(content, game))
    read = (content.files.get((content.source.code, name)) for name in (game.id, *game.sidecars))
    files = [file for file in read if file is not None]
    if any(file.junk for file in files):
        return
    needed = {key.partition(".")[0] for key, _, _ in wanted}
    strangers = [name for file in files for name in file.messages if name not in needed]
    for key, why, sidecar in wanted:
        if not words.has(key):
            name, _, attribute = key.partition(".")
            file = next((file for file in files if name in file.messages), None)
            path = file.path if file else content.source_path(f"{game.id}/{sidecar}" if sidecar else game.id)
            part = f"`{name}` lacks the attribute `.{attribute}`" if attribute else f"no message `{key}`"
            spelt = near_name(name, strangers)
            mend = f"write it, or rename `{spelt}`" if spelt and not attribute else "write it"
            yield Fault(path, file.line(name) if file else 1, f"{part}: {why}", mend)
    known = needed | optional_of_game(game)
    seen: dict[str, str] = {}
    for file in files:
        for name in file.messages:
            line = file.line(name)
            if name not in known and not name.startswith(SHARED_PREFIXES):
                unused = known - {name for file in files for name in file.messages}
                mend = near_mend(name, sorted(unused), "delete it, or correct its name")
                yield Fault(file.path, line, f"nothing uses the message `{name}`", mend)
            if name in seen:
                yield Fault(file.path, line, f"the message `{name}` stands in {seen[name]} too", "delete one")
            seen.setdefault(name, file.path.name)


def _wanted(content: Content, game: GameContent) -> Iterator[Wanted]:
    yield from wanted_of_game(game)
    book = game.file.book
    axes = [("mechanism", book.mechanism), ("objective", book.objective)]
    axes += [("equipment", value) for value in book.axis("equipment")]
    axes += [("region", value) for value in book.axis("region")]
    axes += [("kind", related.kind) for related in book.related]
    played = [book.played, *(related.played for related in book.related)]
    axes += [("region", each.region) for each in played if each is not None and each.region is not None]
    for axis, value in axes:
        yield Wanted(f"{axis}-{value}", f"the rulebook has this {axis}")
    known = {other.id for other in content.games}
    for related in book.related if book.family in content.families else ():
        if related.id not in known:
            yield Wanted(f"relative-{related.id}", "the rulebook names this game as related")
    for attribute in ("", ".short") if book.family in content.families else ():
        yield Wanted(f"family-{book.family}{attribute}", "the family's page names it")
    zones = {zone["name"] for worked in game.examples for f in worked.frames["frames"] for zone in f["table"]["zones"]}
    for zone in sorted(zones - {"hand", "out"}):
        yield Wanted(f"zone-{zone}", "the table has this zone")
    for worked in game.examples:
        for _, note in worked.notes:
            yield Wanted(f"note-{note}", f"the example {worked.id} has this note", worked.id)
