"""What a measurement rests on: the Python sources that decide how deals are played and what is seen in them."""

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path

from ..games import find

_ENGINE = Path(__file__).parent.parent
_PARTS = ("bots", "core", "families", "kit", "cards.py", "histories.py", "solve.py")
_HERE = ("figures.py", "questions.py", "report.py")
_ASIDE = "mistakes.py"
"""What games say of mistakes decides nothing that is played."""
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
    return hash_of(file.read_bytes().replace(b"\r\n", b"\n") for file in files if file.name != _ASIDE)
