"""Messages parsed from the text of Fluent files; those of the files asked for last are kept."""

import re
from collections import OrderedDict
from typing import TYPE_CHECKING

from fluent.syntax import ast

from .fluent_reader import parse_fluent

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

MOST_KEPT = 600_000
"""Characters of the texts that are kept parsed: twice what the pages of a game in one language are said with. A parsed
one takes thirty bytes, which nobody has for all words of a large site; a million are parsed anew in 0.3 seconds."""


class Parsed:
    """The messages of a text, and what has been made from them."""

    def __init__(self, text: str) -> None:
        self.messages: dict[str, ast.Message] = {}
        self.rest: list[ast.Junk | ast.Term] = []
        """What is no message."""
        self.twice: list[ast.Identifier] = []
        self.lines = [0, *(found.end() for found in re.finditer("\n", text))]
        """Where each line starts."""
        self.compiled: dict[str, Message] = {}
        self.variables: dict[str, frozenset[str]] = {}
        self.facts: dict[str, tuple[str, ...]] = {}
        for entry in parse_fluent(text).body:
            if isinstance(entry, ast.Junk | ast.Term):
                self.rest.append(entry)
            elif isinstance(entry, ast.Message):
                if entry.id.name in self.messages:
                    self.twice.append(entry.id)
                self.messages[entry.id.name] = entry


class Kept:
    """Texts by the last time that they were asked for, no more of them than `most` characters besides the last."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._found: OrderedDict[str, Parsed] = OrderedDict()

    def parsed(self, text: str) -> Parsed:
        """The messages of a text."""
        found = self._found.get(text)
        if found is None:
            found = self._found[text] = Parsed(text)
            self._size += len(text)
            while self._size > self._most and len(self._found) > 1:
                self._size -= len(self._found.popitem(last=False)[0])
        self._found.move_to_end(text)
        return found


parsed = Kept(MOST_KEPT).parsed
