"""What must hold of messages: no number in prose, only declared variables, the same in every language."""

import re
from collections.abc import Callable, Iterable, Iterator

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from .decks import base_key
from .declared import FREE_ATTRIBUTES
from .faults import Fault, near_mend
from .language import Language
from .number_words import find_numbers
from .wordfile import Pattern, WordFile, message_references, pattern_texts, pattern_variables
from .words import FORMS_OF

Known = dict[str, tuple[str, str]]
"""Every variable that a message may use, with the fact that it belongs to and the type of that."""

KnownOf = Callable[[str], Known | None]

ALLOWED = re.compile(r"^number: \S", re.MULTILINE)
"""A comment above a message that says why a number stands in it."""

# The rank is part of a card's name: the ten is called so under every option.
NAMES_WITH_NUMBERS = frozenset(FORMS_OF.values())

_LOOSE = re.compile(r" [%٪]")

_MARKUP = re.compile(r"<[a-zA-Z/!]|&[a-z]+;|\*\*|`")


def number_faults(file: WordFile, language: Language, allowed: set[str]) -> Iterator[Fault]:
    """A number in a message, in any script's digits or in words, that no comment allows."""
    for pattern in file.patterns():
        name = pattern.key.partition(".")[0]
        if base_key(name) in NAMES_WITH_NUMBERS or name in allowed or is_number_allowed(file.messages[name]):
            continue
        found = [number for text in pattern_texts(pattern.value) for number in find_numbers(text, language)]
        for number in dict.fromkeys(found):
            message = f"`{pattern.key}` has the number “{number}” in its text"
            yield Fault(file.path, pattern.line, message, "let a fact give it, or say why above it: # number: ...")


def is_number_allowed(message: ast.Message) -> bool:
    """Whether a comment above the message says why a number may stand in it."""
    return bool(message.comment and message.comment.content and ALLOWED.search(message.comment.content))


def text_faults(file: WordFile) -> Iterator[Fault]:
    """What no message may have: markup, a sign of per cent parted from its number, a reference to another message."""
    for pattern in file.patterns():
        for text in pattern_texts(pattern.value):
            if found := _MARKUP.search(text):
                message = f"`{pattern.key}` has markup: “{found[0]}”"
                yield Fault(file.path, pattern.line, message, "messages are plain text")
            if found := _LOOSE.search(text):
                message = f"`{pattern.key}` lets a line end between a number and its sign: “{found[0]}”"
                yield Fault(file.path, pattern.line, message, "write a no-break space (U+00A0) before the sign")
        for name in sorted(message_references(pattern.value)):
            message = f"`{pattern.key}` refers to `{name}`"
            yield Fault(file.path, pattern.line, message, "write the words out; no sentence is glued from parts")


def variable_faults(file: WordFile, known_of: KnownOf) -> Iterator[Fault]:
    """A variable that no fact gives, and a number or code that is shown as it is."""
    for pattern in file.patterns():
        known = known_of(pattern.key)
        if known is None:
            continue
        shown, selected = pattern_variables(pattern.value)
        for name in sorted(shown | selected):
            found = _find(name, known)
            if found is None:
                message = f"`{pattern.key}` uses ${name}, which is no fact of it"
                names = ", ".join(f"${variable}" for variable in known) or "none"
                yield Fault(file.path, pattern.line, message, f"declare the fact, or use one of: {names}")
            elif name in shown and (fault := _shown_fault(pattern, name, found)):
                yield Fault(file.path, pattern.line, *fault)


def title_faults(file: WordFile, clauses: Iterable[str]) -> Iterator[Fault]:
    """Two clauses of a game under one heading: a link that names a rule by it would not say which."""
    first: dict[str, str] = {}
    for clause in clauses:
        pattern = file.pattern(clause, "title")
        if pattern is None:
            continue
        other = first.setdefault(serialize_pattern(pattern).strip().casefold(), clause)
        if other != clause:
            message = f"`{clause}` and `{other}` have the same title"
            yield Fault(file.path, file.line(f"{clause}.title"), message, "say in each what makes it differ")


def _shown_fault(pattern: Pattern, name: str, found: tuple[str, str]) -> tuple[str, str] | None:
    fact, kind = found
    if (kind == "number" and name == fact) or name.endswith("-count"):
        return f"`{pattern.key}` shows the number ${name} itself", f"show ${name}-text; ${name} only selects"
    if kind == "choice":
        return f"`{pattern.key}` shows ${name}, which is a code", f"select on it: {{ ${name} -> ... }}"
    return None


def _find(name: str, known: Known) -> tuple[str, str] | None:
    if name in known:
        return known[name]
    for variable, found in known.items():
        if variable.endswith("-*") and name.startswith(variable[:-1]):
            return found
    return None


def parity_faults(source: WordFile, file: WordFile, known_of: KnownOf, *, is_due: bool) -> Iterator[Fault]:
    """What a translation has too much or says with other variables, and where it `is_due` what it lacks or is stale."""
    for name in source.messages:
        if name not in file.messages:
            if is_due:
                where = f"translate it from {source.path.name}"
                yield Fault(file.path, 1, f"the message `{name}` is missing", where)
            continue
        yield from _attribute_faults(source, file, name, is_due=is_due)
        stamp = file.stamp(name)
        if is_due and stamp is None:
            yield Fault(
                file.path, file.line(name), f"`{name}` has no stamp of its source", "run: snorum-site words stamp"
            )
        elif is_due and stamp != source.source_stamp(name):
            mend = f"translate it anew, then run: snorum-site words stamp --stale {name}"
            yield Fault(file.path, file.line(name), f"`{name}` is stale: its source has changed", mend)
    untranslated = [name for name in source.messages if name not in file.messages]
    for name in file.messages:
        if name not in source.messages:
            mend = near_mend(name, untranslated, "delete it, or correct its name")
            yield Fault(file.path, file.line(name), f"the source has no message `{name}`", mend)
    patterns = {pattern.key: pattern for pattern in source.patterns()}
    for pattern in file.patterns():
        if pattern.key in patterns:
            yield from _facts_faults(patterns[pattern.key], pattern, file, known_of(pattern.key))


def _attribute_faults(source: WordFile, file: WordFile, name: str, *, is_due: bool) -> Iterator[Fault]:
    if base_key(name) in FORMS_OF.values():
        return
    wanted, found = set(source.attributes(name)), set(file.attributes(name))
    if is_due:
        for attribute in sorted(wanted - found - FREE_ATTRIBUTES):
            yield Fault(file.path, file.line(name), f"`{name}` lacks the attribute `.{attribute}`", "translate it")
    for attribute in sorted(found - wanted - FREE_ATTRIBUTES):
        line = file.line(f"{name}.{attribute}")
        yield Fault(file.path, line, f"the source's `{name}` has no attribute `.{attribute}`", "delete it")
    if source.messages[name].value is not None and file.messages[name].value is None:
        yield Fault(file.path, file.line(name), f"`{name}` has no text of its own", "translate it")


def _facts_faults(source: Pattern, pattern: Pattern, file: WordFile, known: Known | None) -> Iterator[Fault]:
    wanted, found = facts_used(source.value, known), facts_used(pattern.value, known)
    if wanted != found:
        missing = ", ".join(f"${name}" for name in sorted(wanted - found))
        extra = ", ".join(f"${name}" for name in sorted(found - wanted))
        parts = [f"lacks {missing}" if missing else "", f"has {extra} too much" if extra else ""]
        message = f"the variables of `{pattern.key}` differ from the source's: it {' and '.join(filter(None, parts))}"
        yield Fault(file.path, pattern.line, message, "use the same facts as the source")


def facts_used(pattern: ast.Pattern, known: Known | None) -> set[str]:
    """The facts whose variables a pattern uses; without declarations, `x` and `x-text` are one."""
    shown, selected = pattern_variables(pattern)
    facts = set()
    for name in shown | selected:
        found = _find(name, known) if known is not None else None
        facts.add(found[0] if found else name.removesuffix("-text"))
    return facts
