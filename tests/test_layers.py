"""Imports point down only, and the engine stands on the standard library alone."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ENGINE = Path("engine/snorum")
TOOLS = Path("build_tools/mkdocs_snorum")
LAYERS = ["cards", "core", "kit", "games"]
"""Lowest first; every other module of the engine stands above them."""


def imports(path: Path, root: Path) -> Iterator[str]:
    """What a module imports, its own package's modules as absolute names."""
    package = [root.name, *path.relative_to(root).with_suffix("").parts]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level] if node.level else []
            module = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            yield module
            yield from (f"{module}.{name.name}" for name in node.names if node.level and not node.module)


def engine_modules() -> list[Path]:
    found = sorted(ENGINE.rglob("*.py"))
    assert len(found) > 20
    return found


def layer(parts: list[str]) -> int:
    return LAYERS.index(parts[0]) if parts and parts[0] in LAYERS else len(LAYERS)


def test_the_engine_imports_the_standard_library_only() -> None:
    for path in engine_modules():
        for name in imports(path, ENGINE):
            top = name.split(".")[0]
            assert top == "snorum" or top in sys.stdlib_module_names, f"{path} imports {name}"


def test_imports_point_down() -> None:
    for path in engine_modules():
        own = list(path.relative_to(ENGINE).with_suffix("").parts)
        for name in imports(path, ENGINE):
            parts = name.split(".")
            if parts[0] != "snorum" or own == ["__init__"]:
                continue
            assert layer(parts[1:]) <= layer(own), f"{path} imports {name}"
            if own[0] == "games" and len(own) > 2 and parts[1:2] == ["games"] and len(parts) > 2:
                assert parts[2] == own[1], f"{path}: a game imports another game"


def test_only_the_plugin_and_its_parts_import_mkdocs_and_nobody_material() -> None:
    for path in sorted(TOOLS.rglob("*.py")):
        for name in imports(path, TOOLS):
            top = name.split(".")[0]
            assert top != "material", f"{path} imports {name}"
            assert top != "mkdocs" or path.name in ("plugin.py", "project.py", "ready.py"), f"{path} imports {name}"


def test_the_bridge_does_not_import_javascript() -> None:
    assert not {"js", "pyodide"} & {name.split(".")[0] for path in engine_modules() for name in imports(path, ENGINE)}
