"""What a page is made from: noted while it is made, so that only a change of that makes it anew.

Keys: `message, language, id`; `words, language` (all of them, with their comments); `ids, language, file` (which of
them a file has); `rulebook, game`; `example, game, id`; `examples, game` (all of them); `problems, game` and
`figures, game` (all of them); `lesson, game`; `order, game` (the examples' ids); `games` (which there are);
`template, name`; `sprite`; `prose, language, path`.
"""

from collections.abc import Iterator
from contextlib import contextmanager

Key = tuple[str, ...]

_noted: list[set[Key]] = []
_keys: dict[Key, Key] = {}
"""Every key once; thousands of pages note the same."""


def note(*key: str) -> None:
    """What is being made depends on this."""
    if _noted:
        _noted[-1].add(_keys.setdefault(key, key))


def is_noting() -> bool:
    """Whether anything is being made of which is noted what it is made from."""
    return bool(_noted)


def note_all(keys: set[Key]) -> None:
    """What is being made depends on all these."""
    if _noted:
        _noted[-1] |= keys


@contextmanager
def noting() -> Iterator[set[Key]]:
    """Everything noted while the block runs; what surrounds it depends on that too."""
    reads: set[Key] = set()
    _noted.append(reads)
    try:
        yield reads
    finally:
        _noted.pop()
        note_all(reads)
