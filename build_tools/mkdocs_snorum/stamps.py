"""Stamps of translations: the hash of the source message that each was made from, as a comment above it."""

from collections.abc import Collection
from typing import NamedTuple

from .content import Content
from .language import Language
from .lint import source_hash
from .wordfile import STAMP, WordFile


class State(NamedTuple):
    """How far a language has come with one file of words."""

    language: str
    name: str
    total: int
    missing: list[str]
    unstamped: list[str]
    stale: list[str]


def words_state(content: Content, language: Language, name: str) -> State:
    """Which messages of a file are missing, unstamped or stale in a language."""
    source = content.files[content.source.code, name]
    file = content.files.get((language.code, name))
    if file is None:
        return State(language.code, name, len(source.messages), list(source.messages), [], [])
    missing = [key for key in source.messages if key not in file.messages]
    present = [key for key in source.messages if key in file.messages]
    unstamped = [key for key in present if file.stamp(key) is None]
    stale = [key for key in present if file.stamp(key) not in (None, source_hash(source.messages[key]))]
    return State(language.code, name, len(source.messages), missing, unstamped, stale)


def stamp_file(source: WordFile, file: WordFile, stale: Collection[str]) -> str:
    """The text of a translation with every unstamped message stamped, and those named in `stale` anew."""
    lines = file.text.split("\n")
    for key, message in reversed(file.messages.items()):
        if key not in source.messages:
            continue
        stamp = file.stamp(key)
        line = file.line(key) - 1
        text = f"# source: {source_hash(source.messages[key])}"
        if stamp is None:
            lines.insert(line, text)
        elif key in stale:
            start = file.line_of(message.comment) - 1 if message.comment else line
            for place in range(start, line):
                if STAMP.search(lines[place].removeprefix("# ")):
                    lines[place] = text
    return "\n".join(lines)
