"""Made-up languages that show what a translation would break: text that is longer, accented, or written right to left.

Whatever is plain on their pages is no message. Every message stands between ⟦ and ⟧: a missing bracket is clipped text,
and one bracket against another is a sentence glued from parts. They are made for a build and never kept.
"""

import re
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentSerializer, ast, visitor

from .content import Content
from .language import SOURCE, Language
from .wordfile import WordFile

_PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_MARKED = "ÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽàƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž"
_ACCENTS = str.maketrans(_PLAIN, _MARKED)
_LONGER = re.compile("[àéîöû]")
_WORD = re.compile(r"\S+")
_OVERRIDE, _END = "\u202e", "\u202c"
"""Marks that turn what is between them right to left, letters and all."""
_SHORT = "rank-label-"
"""Letters in the corners of cards, which no language makes long."""


def _pseudo_language(code: str, **changes: object) -> Language:
    return SOURCE.model_copy(update={"code": code, "locale": code.replace("-", "_"), "complete": False, **changes})


ACCENTED = _pseudo_language("en-XA", name="Àççéñţš")
MIRRORED = _pseudo_language("en-XB", name="Ṁîŕŕöŕ", direction="rtl", material="fa")
PSEUDO = (ACCENTED, MIRRORED)


def with_pseudo(content: Content) -> Content:
    """The content in its source language and the made-up ones alone."""
    source = content.source
    files = {key: file for key, file in content.files.items() if key[0] == source.code}
    for (_, name), file in list(files.items()):
        for language in PSEUDO:
            files[language.code, name] = _pseudo_file(content.translation_path(language, name), file, language)
    return Content(content.roots, [source, *PSEUDO], content.games, content.families, files)


@lru_cache(maxsize=256)
def _pseudo_file(path: Path, file: WordFile, language: Language) -> WordFile:
    return WordFile(path, pseudo_words(file, language))


def pseudo_words(file: WordFile, language: Language) -> str:
    """The messages of a file in a made-up language."""
    bend = _Bend(is_mirrored=language.direction == "rtl")
    entries = [bend.visit(message.clone()) for message in file.messages.values()]
    return "\n".join(FluentSerializer().serialize_entry(entry) for entry in entries)


def pseudo_text(text: str) -> str:
    """Text with an accent on every letter and every vowel twice."""
    return _LONGER.sub(lambda found: found[0] * 2, text.translate(_ACCENTS))


class _Bend(visitor.Transformer):
    """Changes the text of messages; what stands in braces stays."""

    def __init__(self, *, is_mirrored: bool) -> None:
        self._is_mirrored = is_mirrored
        self._is_short = False

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802 (the visitor's way)
        self._is_short = node.id.name.startswith(_SHORT)
        node.comment = None
        self.generic_visit(node)
        patterns = [node.value, *(attribute.value for attribute in node.attributes)]
        for pattern in patterns if not self._is_short else ():
            if pattern is not None:
                pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]
        return node

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (the visitor's way)
        node.value = node.value.translate(_ACCENTS) if self._is_short else pseudo_text(node.value)
        if self._is_mirrored:
            node.value = _WORD.sub(lambda found: f"{_OVERRIDE}{found[0]}{_END}", node.value)
        return node
