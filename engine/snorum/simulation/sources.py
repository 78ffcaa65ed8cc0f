"""What a measurement rests on: the Python sources that decide how deals are played and what is seen in them."""

import hashlib
import io
import tokenize
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path

from ..games import find

_ENGINE = Path(__file__).parent.parent
_PARTS = ("bots", "core", "families", "kit", "cards.py", "histories.py", "solve.py")
_HERE = ("figures.py", "questions.py", "report.py")
"""Of this folder."""
_ASIDE = {"mistakes.py", "seated.py"}
"""What games say of mistakes, and how a reader is seated among bots, decide nothing that is played here."""
_LENGTH = 12


def hash_of(parts: Iterable[bytes]) -> str:
    """The first digits of a SHA-256 of all parts."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(hashlib.sha256(part).digest())
    return digest.hexdigest()[:_LENGTH]


def game_folder(game_id: str) -> Path:
    """The folder of a game."""
    package = import_module(type(find(game_id)).__module__.rpartition(".")[0])
    assert package.__file__ is not None, "a game is a folder"
    return Path(package.__file__).parent


@cache
def hash_sources(game_id: str) -> str:
    """The hash of a game's sources, of bots, and of all that both rest on."""
    roots = [_ENGINE / name for name in _PARTS] + [Path(__file__).parent / name for name in _HERE]
    roots.append(game_folder(game_id))
    files = [file for root in roots for file in (sorted(root.rglob("*.py")) if root.is_dir() else [root])]
    return hash_of("\0".join(code_of(file.read_text("utf-8"))).encode() for file in files if file.name not in _ASIDE)


_LAYOUT = {tokenize.COMMENT, tokenize.NL}
_BLOCKS = {tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}


def code_of(text: str) -> list[str]:
    """What a module does: its tokens without comments, empty lines, depth of indentation and docstrings."""
    tokens = [each for each in tokenize.generate_tokens(io.StringIO(text).readline) if each.type not in _LAYOUT]
    kept: list[str] = []
    is_start = True
    for token, after in pairwise(tokens):
        is_docstring = is_start and token.type == tokenize.STRING and after.type == tokenize.NEWLINE
        if token.type == tokenize.NEWLINE and is_start:
            continue
        if not is_docstring:
            kept.append(tokenize.tok_name[token.type] if token.type in _BLOCKS else token.string)
            is_start = token.type in _BLOCKS
    return kept
