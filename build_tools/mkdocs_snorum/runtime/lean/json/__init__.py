"""Stands for json over the parts of it that are compiled, without the regular expressions of those that are not."""

from _json import encode_basestring, encode_basestring_ascii, make_encoder, make_scanner
from typing import Any

from .decoder import JSONDecodeError, Options

__all__ = ["JSONDecodeError", "dumps", "loads"]

WHITESPACE = " \t\n\r"
_scan = make_scanner(Options())  # type: ignore[arg-type]


def loads(text: str | bytes) -> Any:
    """The value of a JSON text; raises JSONDecodeError."""
    if isinstance(text, bytes):
        text = text.decode()
    if text.startswith("\ufeff"):
        raise JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", text, 0)
    start = len(text) - len(text.lstrip(WHITESPACE))
    try:
        value, end = _scan(text, start)
    except StopIteration as stopped:
        raise JSONDecodeError("Expecting value", text, stopped.value) from None
    end = len(text) - len(text[end:].lstrip(WHITESPACE))
    if end != len(text):
        raise JSONDecodeError("Extra data", text, end)
    return value


def dumps(
    value: object,
    *,
    ensure_ascii: bool = True,
    separators: tuple[str, str] = (", ", ": "),
    sort_keys: bool = False,
) -> str:
    """The JSON text of a value; raises TypeError for what JSON has nothing for."""
    encode = encode_basestring_ascii if ensure_ascii else encode_basestring
    between, after_key = separators
    encoder = make_encoder({}, _refuse, encode, None, after_key, between, sort_keys, False, True)
    return "".join(encoder(value, 0))


def _refuse(value: object) -> None:
    raise TypeError(f"Object of type {type(value).__name__} is not JSON serializable")
