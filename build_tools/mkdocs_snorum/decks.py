"""Packs by another name: a message `deck-<pack>-x` stands for `x` where the reader has chosen that pack.

The engine knows no packs but by rank and suit; what their cards are called is a matter of words alone.
"""

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentSerializer, ast

from .wordfile import WordFile

FRENCH = "french"
"""The pack that cards are named by where nothing else is said."""

_PREFIX = re.compile(r"^deck-[a-z]+-(?=[a-z])")


@cache
def card_faces() -> Mapping[str, Any]:
    """How the faces of every pack are drawn; `skins` are the packs by name."""
    text = files("mkdocs_snorum").joinpath("assets", "faces.json").read_text(encoding="utf-8")
    faces: Mapping[str, Any] = json.loads(text)
    return faces


def base_key(key: str) -> str:
    """The key that a message stands for: its own, or where it is of a certain pack the one without the pack's name."""
    return _PREFIX.sub("", key)


def deck_messages(words: Iterable[WordFile], deck: str) -> dict[str, ast.Message]:
    """The messages of a pack by the keys that they stand for."""
    prefix = f"deck-{deck}-"
    return {
        key.removeprefix(prefix): ast.Message(
            ast.Identifier(key.removeprefix(prefix)), message.value, message.attributes
        )
        for file in words
        for key, message in file.messages.items()
        if key.startswith(prefix)
    }


def messages_text(messages: Iterable[ast.Message]) -> str:
    """Messages as the text of a Fluent file."""
    serializer = FluentSerializer()
    return "".join(serializer.serialize_entry(message) for message in messages)
