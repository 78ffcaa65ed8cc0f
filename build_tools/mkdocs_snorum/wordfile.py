"""A Fluent file with the lines of its messages."""

import hashlib
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import Message
from fluent.syntax import FluentSerializer, ast

from .faults import Fault, read_text
from .parsed import Parsed, parsed

_compile: Callable[[ast.Message], Message] = Compiler()
STAMP = re.compile(r"^source:\s*([0-9a-f]{12})$", re.MULTILINE)


class Pattern(NamedTuple):
    """The value of a message (`key` is its id) or of one of its attributes (`id.attribute`)."""

    key: str
    line: int
    value: ast.Pattern


class WordFile:
    """The messages of one Fluent file; they are parsed anew where many other files were asked for in between."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.text = text
        self.junk: list[tuple[int, int, str]] = []
        """Line, column and reason of what is no message."""
        for entry in self._parsed.rest:
            if isinstance(entry, ast.Junk):
                found = entry.annotations[0] if entry.annotations else None
                reason = (found.message if found else None) or "it cannot be parsed"
                self.junk.append((*self.place_of(found or entry), reason))
            else:
                self.junk.append((*self.place_of(entry), "a term; only messages are used here"))
        self.twice = [(self.line_of(name), name.name) for name in self._parsed.twice]
        """Line and name of what stands there once more."""
        self.names = tuple(map(sys.intern, self.messages))
        """The id of every message."""
        self._stamps: dict[str, str] = {}

    @property
    def _parsed(self) -> Parsed:
        return parsed(self.text)

    @property
    def messages(self) -> dict[str, ast.Message]:
        """Every message by its id."""
        return self._parsed.messages

    def line_of(self, node: ast.SyntaxNode) -> int:
        """The line of a node, from 1."""
        return self.place_of(node)[0]

    def place_of(self, node: ast.SyntaxNode) -> tuple[int, int]:
        """The line and column of a node, from 1."""
        start = node.span.start if node.span else 0
        lines = self._parsed.lines
        low, high = 0, len(lines)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if lines[middle] <= start else (low, middle)
        return low + 1, start - lines[low] + 1

    def line(self, key: str) -> int:
        """The line of a message or attribute (1 where there is none)."""
        name, _, attribute = key.partition(".")
        message = self.messages.get(name)
        if message is None:
            return 1
        for found in message.attributes:
            if found.id.name == attribute:
                return self.line_of(found.id)
        return self.line_of(message.id)

    def patterns(self) -> Iterator[Pattern]:
        """Every value and attribute, in the order of the file."""
        for name, message in self.messages.items():
            if message.value is not None:
                yield Pattern(name, self.line_of(message.id), message.value)
            for attribute in message.attributes:
                yield Pattern(f"{name}.{attribute.id.name}", self.line_of(attribute.id), attribute.value)

    def pattern(self, name: str, attribute: str = "") -> ast.Pattern | None:
        """The value of a message or of its attribute."""
        message = self.messages.get(name)
        if message is None or not attribute:
            return message.value if message else None
        return next((each.value for each in message.attributes if each.id.name == attribute), None)

    def source_stamp(self, name: str) -> str:
        """The stamp that a translation of a message has."""
        if name not in self._stamps:
            self._stamps[name] = source_hash(self.messages[name])
        return self._stamps[name]

    def compiled(self, name: str) -> Message:
        """A message as the runtime says it, made once for all pages that do."""
        known = self._parsed
        if name not in known.compiled:
            known.compiled[name] = _compile(known.messages[name])
        return known.compiled[name]

    def variables(self, key: str) -> frozenset[str]:
        """The variables that a message or attribute shows or selects on."""
        found = self._parsed.variables
        if key not in found:
            name, _, attribute = key.partition(".")
            pattern = self.pattern(name, attribute)
            found[key] = frozenset().union(*pattern_variables(pattern)) if pattern else frozenset()
        return found[key]

    def facts(self, key: str) -> tuple[str, ...]:
        """Every name of a fact that a variable of a message or attribute may belong to: `a-b-text` to `a` and `a-b`."""
        found = self._parsed.facts
        if key not in found:
            parts = [variable.split("-") for variable in self.variables(key)]
            names = {"-".join(each[: n + 1]) for each in parts for n in range(len(each))}
            found[key] = tuple(sorted(names))
        return found[key]

    def attributes(self, name: str) -> tuple[str, ...]:
        """The names of a message's attributes."""
        message = self.messages.get(name)
        return tuple(attribute.id.name for attribute in message.attributes) if message else ()

    def stamp(self, name: str) -> str | None:
        """The hash of the source message that a translation was made from, as its comment records it."""
        message = self.messages[name]
        if message.comment is None or message.comment.content is None:
            return None
        found = STAMP.search(message.comment.content)
        return found[1] if found else None


def read_words(path: Path, faults: list[Fault]) -> WordFile | None:
    """The messages of a file; what cannot be parsed or stands twice is noted as a fault."""
    text = read_text(path, faults)
    if text is None:
        return None
    words = WordFile(path, text)
    for line, column, reason in words.junk:
        message = f"this is no Fluent message: {reason[:1].lower()}{reason[1:]}"
        faults.append(Fault(path, line, message, "mend the syntax", unreadable=True, column=column))
    for line, name in words.twice:
        faults.append(Fault(path, line, f"the message `{name}` stands twice", "delete one"))
    return words


def source_hash(message: ast.Message) -> str:
    """The stamp of a source message: a hash of its text without its comment."""
    bare = ast.Message(message.id, message.value, message.attributes)
    text = FluentSerializer().serialize_entry(bare)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def pattern_variables(pattern: ast.Pattern) -> tuple[set[str], set[str]]:
    """The variables that a pattern shows, and those that it selects on."""
    shown: set[str] = set()
    selected: set[str] = set()
    for expression in _expressions(pattern):
        if isinstance(expression, ast.VariableReference):
            shown.add(expression.id.name)
        elif isinstance(expression, ast.FunctionReference):
            shown.update(_argument_names(expression))
        elif isinstance(expression, ast.SelectExpression):
            if isinstance(expression.selector, ast.VariableReference):
                selected.add(expression.selector.id.name)
            elif isinstance(expression.selector, ast.FunctionReference):
                selected.update(_argument_names(expression.selector))
    return shown, selected


def _expressions(pattern: ast.Pattern) -> Iterator[object]:
    """Every expression of a pattern, with those inside its variants."""
    for element in pattern.elements:
        expression: object = element
        while isinstance(expression, ast.Placeable):
            expression = expression.expression
        if isinstance(expression, ast.TextElement):
            continue
        yield expression
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from _expressions(variant.value)


def _argument_names(call: ast.FunctionReference) -> set[str]:
    return {arg.id.name for arg in call.arguments.positional if isinstance(arg, ast.VariableReference)}


def pattern_texts(pattern: ast.Pattern) -> Iterator[str]:
    """Every piece of literal text of a pattern, with those inside its variants."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        else:
            yield from _expression_texts(element.expression)


def _expression_texts(node: object) -> Iterator[str]:
    if isinstance(node, ast.Placeable):
        yield from _expression_texts(node.expression)
    elif isinstance(node, ast.StringLiteral):
        yield node.parse()["value"]
    elif isinstance(node, ast.NumberLiteral):
        yield node.value
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from pattern_texts(variant.value)


def message_references(pattern: ast.Pattern) -> set[str]:
    """The names of other messages that a pattern refers to."""
    found: set[str] = set()
    for expression in _expressions(pattern):
        if isinstance(expression, ast.MessageReference):
            name, attribute = expression.id.name, expression.attribute
            found.add(name if attribute is None else f"{name}.{attribute.name}")
        elif isinstance(expression, ast.TermReference):
            found.add(f"-{expression.id.name}")
    return found
