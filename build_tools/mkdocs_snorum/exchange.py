"""What comes back from translators' tools, put into the files of a language where all of it holds."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast

from .check_words import words_faults
from .content import Content
from .decks import base_key
from .declared import FREE_ATTRIBUTES
from .faults import Fault, sort_faults
from .language import Language
from .patterns import message_text, parse_pattern
from .po import Entry, comment_lines, read_entries
from .stamps import stamp_line
from .wordfile import WordFile, source_hash
from .words import FORMS_OF


class Merged(NamedTuple):
    """What an import gives: the texts of the files that change, and how many messages were taken."""

    texts: dict[Path, str]
    taken: int
    left: int
    """Messages that are untranslated or marked fuzzy, which stay as the files have them."""


def import_language(content: Content, language: Language, file: Path, faults: list[Fault]) -> Merged:
    """Read a PO file of a language; the texts given are those that hold, and none where there is any fault."""
    entries = read_entries(content, language, file, faults)
    texts: dict[Path, str] = {}
    lines: dict[tuple[Path, str], int] = {}
    taken = left = 0
    files = dict(content.files)
    for name in content.source_names():
        groups: dict[str, list[Entry]] = {}
        for entry in entries:
            if entry.file == name:
                groups.setdefault(entry.message, []).append(entry)
        old = content.files.get((language.code, name))
        path = old.path if old else content.translation_path(language, name)
        fresh: dict[str, str] = {}
        for key, group in groups.items():
            lines[path, key] = group[0].line
            if any(entry.is_fuzzy for entry in group) or not any(entry.text for entry in group):
                left += 1
                continue
            taken += 1
            message = _message(content.files[content.source.code, name], old, key, group, file, faults)
            if message is not None:
                fresh[key] = message
        text = _replace(old, fresh, list(content.files[content.source.code, name].messages), name, language)
        if fresh and text != (old.text if old else ""):
            texts[path] = text
            files[language.code, name] = WordFile(path, text)
    draft = Content(
        content.roots,
        # What is missing or stale is no fault of what comes in.
        [each.model_copy(update={"complete": False}) for each in content.languages],
        content.games,
        content.families,
        files,
    )
    for fault in words_faults(draft, language):
        words = next((words for words in files.values() if words.path == fault.file), None)
        if fault.file in texts and words is not None:
            key = next((key for key in reversed(words.messages) if words.line(key) <= fault.line), "")
            faults.append(fault._replace(file=file, line=lines.get((fault.file, key), 1)))
    faults[:] = sort_faults(faults)
    return Merged({} if faults else texts, taken, left)


def _message(
    source: WordFile, old: WordFile | None, key: str, group: list[Entry], file: Path, faults: list[Fault]
) -> str | None:
    """A message put together from its entries, in Fluent syntax; None where one of them cannot stand."""
    present = old.messages.get(key) if old else None
    seen = {entry.attribute: _parse(entry, entry.source, file, faults) for entry in group if not entry.is_own}
    said: dict[str, ast.Pattern | None] = {}
    for entry in group:
        if entry.text:
            said[entry.attribute] = _parse(entry, entry.text, file, faults)
        elif not entry.is_own and entry.attribute not in FREE_ATTRIBUTES and base_key(key) not in FORMS_OF.values():
            name = f"{key}.{entry.attribute}" if entry.attribute else key
            message = f"`{name}` is empty, while others of `{key}` are translated"
            faults.append(Fault(file, entry.line, message, "translate it, or mark one of them fuzzy"))
    if None in seen.values() or None in said.values():
        return None
    stamp = source_hash(_built(key, seen, source.attributes(key)))
    built = _built(key, said, old.attributes(key) if old and present else source.attributes(key))
    comments = [comment for entry in group for comment in entry.comments]
    is_same = old and present and old.stamp(key) == stamp and source_hash(present) == source_hash(built)
    if old and present and is_same and [line.strip() for line in comment_lines(present)] == comments:
        return _span(old, present)
    built.comment = ast.Comment("\n".join([*comments, stamp_line(stamp)]))
    return message_text(built).rstrip("\n")


def _parse(entry: Entry, text: str, file: Path, faults: list[Fault]) -> ast.Pattern | None:
    pattern = parse_pattern(text)
    if isinstance(pattern, str):
        name = f"{entry.message}.{entry.attribute}" if entry.attribute else entry.message
        faults.append(Fault(file, entry.line, f"the text of `{name}` is no Fluent: {pattern}", "mend the syntax"))
        return None
    return pattern


def _built(key: str, patterns: Mapping[str, ast.Pattern | None], order: tuple[str, ...]) -> ast.Message:
    names = [name for name in order if name in patterns] + [name for name in patterns if name and name not in order]
    attributes = [
        ast.Attribute(ast.Identifier(name), pattern) for name in names if (pattern := patterns[name]) is not None
    ]
    return ast.Message(ast.Identifier(key), patterns.get(""), attributes)


def _span(file: WordFile, message: ast.Message) -> str:
    return file.text[message.span.start : message.span.end] if message.span else ""


def _replace(old: WordFile | None, fresh: Mapping[str, str], order: list[str], name: str, language: Language) -> str:
    """The file's text with every fresh message in its place; a new one stands after the one before it in the source."""
    if old is None:
        return "\n\n".join([f"### The words of {name}, in {language.name}.", *fresh.values()]) + "\n"
    texts = dict(old.messages.items())
    edits: list[tuple[int, int, str]] = []
    place = 0
    for key in order:
        message = texts.get(key)
        span = message.span if message else None
        if span is not None:
            place = span.end
            if key in fresh:
                edits.append((span.start, span.end, fresh[key]))
        elif key in fresh:
            edits.append((place, place, f"\n\n{fresh[key]}" if place else f"{fresh[key]}\n\n"))
    text = old.text
    for start, end, piece in sorted(edits, key=lambda edit: edit[0], reverse=True):
        text = text[:start] + piece + text[end:]
    return text
