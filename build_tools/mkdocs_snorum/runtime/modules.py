"""Which modules of the engine go to the browser: the bridge, every game, and all that these import."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from .errors import RuntimeBuildError

PACKAGE = "snorum"
BRIDGE = f"{PACKAGE}.bridge"
GAMES = f"{PACKAGE}.games"
MISTAKES = "mistakes"
"""A module that the engine looks for in a game's folder by its name."""


class EngineModules(NamedTuple):
    """The engine's own modules, and the names of all others that it imports anywhere, even inside a function."""

    own: dict[str, Path]
    foreign: frozenset[str]


def find_engine_modules(root: Path) -> EngineModules:
    """The modules to ship; `root` is the folder that holds the package."""
    games = _packages_in(root, GAMES)
    mistakes = [f"{game}.{MISTAKES}" for game in games]
    todo = [BRIDGE, *games, *(name for name in mistakes if _find_file(root, name) is not None)]
    own: dict[str, Path] = {}
    foreign: set[str] = set()
    while todo:
        name = todo.pop()
        if name in own:
            continue
        path = _find_file(root, name)
        if path is None:
            raise RuntimeBuildError(f"{root / PACKAGE}: no module {name}; the live engine is reached through {BRIDGE}.")
        own[name] = path
        todo.extend(_parents(name))
        for imported in imported_modules(path, name):
            if imported.partition(".")[0] != PACKAGE:
                foreign.add(imported)
            elif _find_file(root, imported) is not None:
                todo.append(imported)
    return EngineModules(own=dict(sorted(own.items())), foreign=frozenset(foreign))


def _packages_in(root: Path, parent: str) -> list[str]:
    folder = root.joinpath(*parent.split("."))
    return [f"{parent}.{path.parent.name}" for path in sorted(folder.glob("*/__init__.py"))]


def _find_file(root: Path, name: str) -> Path | None:
    base = root.joinpath(*name.split("."))
    for path in (base / "__init__.py", base.with_suffix(".py")):
        if path.is_file():
            return path
    return None


def _parents(name: str) -> Iterator[str]:
    while "." in name:
        name = name.rpartition(".")[0]
        yield name


def imported_modules(path: Path, name: str) -> Iterator[str]:
    """Every module that an import statement may mean; `from a import b` may mean `a` alone or `a.b` too."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(package, node.level, node.module)
            yield base
            if base.partition(".")[0] == PACKAGE:
                yield from (f"{base}.{alias.name}" for alias in node.names)


def _absolute(package: str, level: int, module: str | None) -> str:
    if level == 0:
        return module or ""
    parts = package.split(".")
    base = parts[: len(parts) - level + 1]
    return ".".join([*base, module] if module else base)
