"""The text of one message or attribute by itself, as translators' tools hold it: Fluent syntax without its indent."""

from fluent.syntax import FluentParser, FluentSerializer, ast

_INDENT = "    "
_SERIALIZER = FluentSerializer()


def pattern_text(pattern: ast.Pattern) -> str:
    """A pattern in Fluent syntax; what stands on several lines starts each of them without the file's indent."""
    text = _SERIALIZER.serialize_entry(ast.Message(ast.Identifier("x"), pattern)).removeprefix("x =").removesuffix("\n")
    return text.removeprefix(f"\n{_INDENT}").replace(f"\n{_INDENT}", "\n") if text.startswith("\n") else text[1:]


def parse_pattern(text: str) -> ast.Pattern | str:
    """The pattern that a text is, or in words why it is none."""
    indented = "".join(f"\n{_INDENT}{line}" if line.strip() else "\n" for line in text.split("\n"))
    body = FluentParser().parse(f"x ={indented}\n").body
    for entry in body:
        if isinstance(entry, ast.Junk):
            return (entry.annotations[0].message if entry.annotations else None) or "it cannot be parsed"
    if len(body) != 1 or not isinstance(body[0], ast.Message) or body[0].value is None or body[0].attributes:
        return 'a line starts with a sign of Fluent\'s own; write it as { "sign" }'
    return body[0].value


def message_text(message: ast.Message) -> str:
    """A whole message in Fluent syntax, with the comment above it and a line end."""
    return _SERIALIZER.serialize_entry(message)
