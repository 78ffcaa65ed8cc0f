"""Fluent text as its syntax tree: the library's parser, with whole runs of characters read at once.

The library reads a character at a time, through four calls each; that was half of what a build of the site took. Its
grammar stays as it is: only what reads comments, names, texts, strings and blanks is another here, and where one of
these is not as it should be, the library reads it and says why.
"""

import re
from collections.abc import Callable
from typing import override

from fluent.syntax import FluentParser, ast
from fluent.syntax.stream import FluentParserStream

_SPACES = re.compile(r" *")
_BLANK = re.compile(r"[ \n]*")
_BLANK_LINES = re.compile(r"(?: *\n)*(?: *\Z)?")
_TEXT = re.compile(r"[^{}\n]*")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_STRING = re.compile(r'"([^"\\\n]*)"')
_MARKS = re.compile(r"#*")
type AnyComment = ast.Comment | ast.GroupComment | ast.ResourceComment

_COMMENTS: dict[int, tuple[Callable[[str], AnyComment], re.Pattern[str]]] = {
    1: (ast.Comment, re.compile(r"#(?: [^\n]*|(?=\n))(?:\n#(?: [^\n]*|(?=\n)))*")),
    2: (ast.GroupComment, re.compile(r"##(?: [^\n]*|(?=\n))(?:\n##(?: [^\n]*|(?=\n)))*")),
    3: (ast.ResourceComment, re.compile(r"###(?: [^\n]*|(?=\n))(?:\n###(?: [^\n]*|(?=\n)))*")),
}
"""A comment, all its lines, by the marks at the start of each."""


def parse_fluent(text: str) -> ast.Resource:
    """The syntax tree of a file, with spans, exactly as the library gives it."""
    if "\r" in text:
        return FluentParser().parse(text)
    stream = _Stream(text)
    stream.skip_blank_block()
    parser = _Parser()
    body: list[ast.EntryType] = []
    above: ast.Comment | None = None
    while stream.index < len(text):
        entry = parser.get_entry_or_junk(stream)
        is_apart = bool(stream.skip_blank_block())
        if above is not None:
            _put_above(above, entry, body)
            above = None
        if isinstance(entry, ast.Comment) and not is_apart and stream.index < len(text):
            above = entry
        else:
            body.append(entry)
    resource = ast.Resource(body)
    resource.add_span(0, stream.index)
    return resource


def _put_above(comment: ast.Comment, entry: ast.EntryType, body: list[ast.EntryType]) -> None:
    """A comment right above a message belongs to it; above anything else it stands by itself."""
    if not isinstance(entry, ast.Message | ast.Term):
        body.append(comment)
        return
    entry.comment = comment
    if entry.span is not None and comment.span is not None:
        entry.span.start = comment.span.start


class _Stream(FluentParserStream):
    """Text in which lines end in a line feed alone."""

    @override
    def char_at(self, offset: int) -> str | None:
        return self.string[offset : offset + 1] or None

    @property
    @override
    def current_char(self) -> str | None:
        return self.string[self.index : self.index + 1] or None

    @property
    @override
    def current_peek(self) -> str | None:
        at = self.index + self.peek_offset
        return self.string[at : at + 1] or None

    @override
    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.string[self.index : self.index + 1] or None

    @override
    def peek(self) -> str | None:
        self.peek_offset += 1
        return self.current_peek

    @override
    def peek_blank_inline(self) -> str:
        return self._peek(_SPACES)

    @override
    def peek_blank_block(self) -> str:
        return "\n" * self._peek(_BLANK_LINES).count("\n")

    @override
    def peek_blank(self) -> None:
        self._peek(_BLANK)

    def _peek(self, blank: re.Pattern[str]) -> str:
        start = self.index + self.peek_offset
        found = blank.match(self.string, start)
        if found is None:
            return ""
        self.peek_offset += found.end() - start
        return found[0]

    def take(self, run: re.Pattern[str]) -> re.Match[str] | None:
        """Read what matches here, if anything does."""
        found = run.match(self.string, self.index)
        if found is not None:
            self.index, self.peek_offset = found.end(), 0
        return found


class _Parser(FluentParser):
    """The library's parser over such a stream."""

    @override
    def get_comment(self, ps: FluentParserStream) -> AnyComment:
        assert isinstance(ps, _Stream)
        start = ps.index
        marks = _MARKS.match(ps.string, start)
        length = len(marks[0]) if marks else 0
        if length not in _COMMENTS:
            return super().get_comment(ps)
        kind, run = _COMMENTS[length]
        found = ps.take(run)
        if found is None:
            return super().get_comment(ps)
        comment = kind("\n".join(line[length + 1 :] for line in found[0].split("\n")))
        comment.add_span(start, ps.index)
        return comment

    @override
    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        return _read(ps, _NAME, ast.Identifier) or super().get_identifier(ps)

    @override
    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        return _read(ps, _TEXT, ast.TextElement) or super().get_text_element(ps)

    @override
    def get_string(self, ps: FluentParserStream) -> ast.StringLiteral:
        return _read(ps, _STRING, ast.StringLiteral) or super().get_string(ps)


def _read[Node: ast.SyntaxNode](
    ps: FluentParserStream, run: re.Pattern[str], kind: Callable[[str], Node]
) -> Node | None:
    """The node of what matches here, of its group where the expression has one; None where nothing matches."""
    assert isinstance(ps, _Stream)
    start = ps.index
    found = ps.take(run)
    if found is None:
        return None
    node = kind(found[run.groups])
    node.add_span(start, ps.index)
    return node
