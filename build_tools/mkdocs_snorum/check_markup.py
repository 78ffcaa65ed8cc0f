"""Well-formed HTML in one language: every element closed in order, no id twice, no digits of another script.

A page without a fault is seen to be so by a few expressions; only where that cannot be seen, `html.parser` reads it,
which takes ten times as long, and says what is wrong and where.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

from .faults import Fault
from .language import DIGITS, Language

_VOID = frozenset({"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"})
_FREE = frozenset({"code", "pre", "svg", "script", "style", "template"})
_RAW = frozenset({"script", "style", "textarea", "title", "iframe", "noembed", "noframes", "xmp"})
"""Elements whose text is not read as markup, by some versions of the parser; without a mark in it that is the same."""
_TAG = re.compile(r"""<(/?)([a-z][a-z0-9-]*)((?:\s+[a-zA-Z_][\w:.-]*(?:="[^"]*"|='[^']*')?)*)\s*(/?)>""")
_ATTRIBUTE = re.compile(r"""([a-zA-Z_][\w:.-]*)(?:="([^"]*)"|='([^']*)')?""")


def markup_faults(file: Path, html: str, language: Language, others: str = "") -> Iterator[Fault]:
    """Every fault of a piece of HTML, at its line in the file; the digits `others` may stand there too."""
    if not is_sound(html, language, others):
        yield from read_faults(file, html, language, others)


def read_faults(file: Path, html: str, language: Language, others: str = "") -> Iterator[Fault]:
    """The same, always by the parser."""
    reader = _Reader(file, language, others)
    reader.feed(html)
    reader.close()
    yield from reader.faults()


def is_sound(html: str, language: Language, others: str = "") -> bool:
    """Whether HTML can be seen to be without a fault; False says nothing."""
    foreign = _foreign(language.digits, others)
    open_tags: list[str] = []
    free_from = 0
    ids: set[str] = set()
    end = 0
    for found in _TAG.finditer(html):
        start = found.start()
        if start > end and not _is_text(html[end:start], None if free_from else foreign):
            return False
        end = found.end()
        closing, tag, attributes, empty = found.groups()
        if closing:
            if attributes or empty or tag in _VOID or not open_tags or open_tags.pop() != tag:
                return False
            if free_from > len(open_tags):
                free_from = 0
            continue
        if tag in _RAW and not html.startswith(f"</{tag}>", html.find("<", end)):
            return False
        if empty:
            continue
        read = _read_attributes(attributes) if attributes else _NONE
        if read is None or read.id in ids:
            return False
        if read.id is not None:
            ids.add(read.id)
        if tag not in _VOID:
            open_tags.append(tag)
            if not free_from and _is_free(tag, read.dir, read.lang, language.code):
                free_from = len(open_tags)
    return not open_tags and _is_text(html[end:], foreign)


class _Attributes(NamedTuple):
    """What matters of an element's attributes."""

    id: str | None = None
    dir: str | None = None
    lang: str | None = None


_NONE = _Attributes()


@lru_cache(10_000)
def _read_attributes(text: str) -> _Attributes | None:
    """The attributes of an element; None where one stands twice."""
    found = _ATTRIBUTE.findall(text)
    values = {name.lower(): unescape(double or single) for name, double, single in found}
    if len(values) != len(found):
        return None
    return _Attributes(values.get("id"), values.get("dir"), values.get("lang"))


def _is_text(text: str, foreign: re.Pattern[str] | None) -> bool:
    """Whether no mark of an element, and no foreign digit, is in it."""
    if "<" in text:
        return False
    return foreign is None or not foreign.search(unescape(text) if "&" in text else text)


@lru_cache
def _foreign(digits: str, others: str) -> re.Pattern[str]:
    """Digits of all scripts but these."""
    return re.compile(f"[{''.join(each for name, each in DIGITS.items() if name not in (digits, others))}]")


def _is_free(tag: str, direction: str | None, lang: str | None, code: str) -> bool:
    """Whether digits of other scripts may stand inside: notation, code, drawings, text of another language."""
    return tag in _FREE or (tag == "bdi" and direction == "ltr") or (lang is not None and lang != code)


class _Reader(HTMLParser):
    """Reads a page's HTML strictly: every element closed in order, no id twice, no foreign digits in its text."""

    def __init__(self, file: Path, language: Language, others: str) -> None:
        super().__init__(convert_charrefs=True)
        self._file = file
        self._language = language
        self._foreign = _foreign(language.digits, others)
        self._open: list[tuple[str, int, bool]] = []
        self._ids: set[str] = set()
        self._found: list[tuple[int, str, str]] = []

    def faults(self) -> Iterator[Fault]:
        """What was found, once the page is read."""
        for tag, line, _ in self._open:
            self._found.append((line, f"<{tag}> is not closed", "mend the template"))
        for line, message, mend in self._found:
            yield Fault(self._file, line, message, mend)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        line = self.getpos()[0]
        values = dict(attrs)
        if len(values) != len(attrs):
            self._found.append((line, f"<{tag}> has an attribute twice", "mend the template"))
        anchor = values.get("id")
        if anchor is not None:
            if anchor in self._ids:
                self._found.append((line, f"the id `{anchor}` stands twice", "rename one"))
            self._ids.add(anchor)
        if tag not in _VOID:
            is_free = _is_free(
                tag, values.get("dir"), values.get("lang", self._language.code) or "", self._language.code
            )
            self._open.append((tag, line, is_free))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del tag, attrs

    def handle_endtag(self, tag: str) -> None:
        if tag in _VOID:
            return
        if self._open and self._open[-1][0] == tag:
            self._open.pop()
        else:
            self._found.append((self.getpos()[0], f"</{tag}> closes nothing", "mend the template"))

    def handle_data(self, data: str) -> None:
        if any(is_free for _, _, is_free in self._open):
            return
        if found := self._foreign.search(data):
            text = " ".join(data.split())[:60]
            message = f"the digit {found[0]} is not one of {self._language.name}: “{text}”"
            self._found.append((self.getpos()[0], message, "give the number as a fact"))
