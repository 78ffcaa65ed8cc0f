"""One language as a PO file for translators' tools, and back.

An entry is one text: a message or an attribute, in Fluent syntax. Its context is `file:message.attribute`; an
attribute that only the translation has, such as a case of a card's name, ends in ` @language`. The source stands in the
entry as it was when it was exported, so the stamp of what comes back says what the translator has seen.
"""

import io
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.pofile import PoFileError, read_po, write_po
from fluent.syntax import ast

from .content import Content
from .faults import Fault, read_text
from .language import Language
from .patterns import pattern_text
from .wordfile import STAMP, Pattern, WordFile

_CONTEXT = re.compile(r'^msgctxt "(.*)"$', re.MULTILINE)
_UNBROKEN = 1_000_000
"""A width at which no line is broken: a comment's own lines stay as they are."""


class Entry(NamedTuple):
    """One text of a PO file."""

    file: str
    message: str
    attribute: str
    is_own: bool
    """The source has no such attribute."""
    line: int
    source: str
    text: str
    comments: tuple[str, ...]
    is_fuzzy: bool


def export_language(content: Content, language: Language, project: Path) -> str:
    """The words of a language as the text of a PO file; what is stale is marked fuzzy."""
    now = datetime.now(UTC).replace(microsecond=0)
    catalog = Catalog(
        locale=language.code, project="Snorum", version="", fuzzy=False, creation_date=now, revision_date=now
    )
    catalog.header_comment = f"# {language.name}: texts in the syntax of Fluent."
    for name in content.source_names():
        source = content.files[content.source.code, name]
        file = content.files.get((language.code, name))
        path = source.path.relative_to(project) if source.path.is_relative_to(project) else Path(source.path.name)
        last = ""
        for pattern in _patterns(source, file):
            key, _, attribute = pattern.key.partition(".")
            is_first, last = key != last, key
            original, translated = source.messages[key], file.messages.get(key) if file else None
            own = file.pattern(key, attribute) if file else None
            is_own = source.pattern(key, attribute) is None
            stale = file.stamp(key) not in (None, source.source_stamp(key)) if file and translated else False
            entry = catalog.add(
                pattern_text(pattern.value),
                pattern_text(own) if own else "",
                locations=[(path.as_posix(), source.line(key))],
                flags=["fuzzy"] if stale and own else [],
                auto_comments=comment_lines(original),
                user_comments=comment_lines(translated) if is_first else [],
                context=f"{name}:{pattern.key}{f' @{language.code}' if is_own else ''}",
            )
            # Babel takes what stands in braces for Python's own format.
            entry.flags.difference_update({"python-format", "python-brace-format"})
    file_of_po = io.BytesIO()
    write_po(file_of_po, catalog, width=_UNBROKEN)
    return file_of_po.getvalue().decode()


def _patterns(source: WordFile, file: WordFile | None) -> Iterator[Pattern]:
    """Every text of the source, and after those of a message the attributes that only the translation has."""
    for key, message in source.messages.items():
        if message.value is not None:
            yield Pattern(key, 1, message.value)
        for attribute in message.attributes:
            yield Pattern(f"{key}.{attribute.id.name}", 1, attribute.value)
        known = source.attributes(key)
        for name in file.attributes(key) if file else ():
            if name not in known:
                yield Pattern(f"{key}.{name}", 1, message.value or message.attributes[0].value)


def comment_lines(message: ast.Message | None) -> list[str]:
    """The lines of a message's comment without its stamp."""
    comment = message.comment.content if message and message.comment else None
    return [line for line in STAMP.sub("", comment or "").split("\n") if line.strip()]


def read_entries(content: Content, language: Language, file: Path, faults: list[Fault]) -> list[Entry]:
    """The entries of a PO file that name messages of the source; what cannot be read or placed is noted as a fault."""
    text = read_text(file, faults)
    if text is None:
        return []
    contexts: dict[str, int] = {}
    for found in _CONTEXT.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        if found[1] in contexts:
            faults.append(Fault(file, line, f"the entry `{found[1]}` stands twice", "delete one"))
        contexts[found[1]] = line
    try:
        catalog = read_po(io.StringIO(text), ignore_obsolete=True, abort_invalid=True)
    except PoFileError as error:
        faults.append(Fault(file, error.lineno + 1, "this is no PO file", "export it anew", unreadable=True))
        return []
    except (ValueError, IndexError, AttributeError, LookupError):
        faults.append(Fault(file, 1, "this is no PO file", "export it anew", unreadable=True))
        return []
    if catalog.locale_identifier not in (None, language.code):
        message = f"the file is for `{catalog.locale_identifier}`, not for `{language.code}`"
        faults.append(Fault(file, 1, message, "name that language"))
        return []
    entries: list[Entry] = []
    for each in catalog:
        if not each.id:
            continue
        context = str(each.context or "")
        line = contexts.get(context, each.lineno or 1)
        key, _, own = context.partition(" @")
        name, _, place = key.partition(":")
        message, _, attribute = place.partition(".")
        source = content.files.get((content.source.code, name))
        if source is None or message not in source.messages:
            faults.append(Fault(file, line, f"there is no message `{context}`", "delete the entry, or export it anew"))
            continue
        comments = tuple(str(comment) for comment in each.user_comments)
        entries.append(
            Entry(name, message, attribute, bool(own), line, str(each.id), str(each.string), comments, each.fuzzy)
        )
    return entries
