"""Stamps of translations: the hash of the source message that each was made from, as a comment above it."""

import re
from collections.abc import Collection
from typing import NamedTuple

from .content import Content
from .language import Language
from .wordfile import STAMP, WordFile

REVIEW = re.compile(r"^review:\s*(\S.*)$", re.MULTILINE)
"""A comment above a message that says what a native reader should look at."""


class State(NamedTuple):
    """How far a language has come with one file of words; every list holds ids of messages."""

    language: str
    name: str
    total: int
    missing: list[str]
    unstamped: list[str]
    stale: list[str]
    review: list[str]

    @property
    def translated(self) -> int:
        """Messages that are there and made from today's source."""
        return self.total - len(self.missing) - len(self.stale)


def words_state(content: Content, language: Language, name: str) -> State:
    """Which messages of a file are missing, unstamped or stale in a language, or wait for a native reader."""
    source = content.files[content.source.code, name]
    file = content.files.get((language.code, name))
    if file is None:
        return State(language.code, name, len(source.messages), list(source.messages), [], [], [])
    missing = [key for key in source.messages if key not in file.messages]
    present = [key for key in source.messages if key in file.messages]
    unstamped = [key for key in present if file.stamp(key) is None]
    stale = [key for key in present if file.stamp(key) not in (None, source.source_stamp(key))]
    review = [key for key in present if review_note(file, key)]
    return State(language.code, name, len(source.messages), missing, unstamped, stale, review)


def language_states(content: Content, language: Language) -> list[State]:
    """The state of every file of words that could be read, in the order of the source's files."""
    names = [name for name in content.source_names() if (content.source.code, name) in content.files]
    return [words_state(content, language, name) for name in names]


def review_note(file: WordFile, key: str) -> str | None:
    """What a native reader should look at in a message."""
    comment = file.messages[key].comment
    found = REVIEW.search(comment.content or "") if comment else None
    return found[1] if found else None


def stamp_line(stamp: str) -> str:
    """The stamp as it stands in a comment."""
    return f"source: {stamp}"


def stamp_file(source: WordFile, file: WordFile, stale: Collection[str]) -> str:
    """The text of a translation with every unstamped message stamped, and those named in `stale` anew."""
    lines = file.text.split("\n")
    for key, message in reversed(file.messages.items()):
        if key not in source.messages:
            continue
        stamp = file.stamp(key)
        line = file.line(key) - 1
        text = f"# {stamp_line(source.source_stamp(key))}"
        if stamp is None:
            lines.insert(line, text)
        elif key in stale:
            start = file.line_of(message.comment) - 1 if message.comment else line
            for place in range(start, line):
                if STAMP.search(lines[place].removeprefix("# ")):
                    lines[place] = text
    return "\n".join(lines)
