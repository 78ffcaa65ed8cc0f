"""CONTRIBUTING's recipes, followed as they are written, in a copy of the project; no file that was there may change."""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
DATA = ROOT / "tests" / "data" / "recipes"
GAME, FAMILY, LANGUAGES = "nobble", "snip-snap-snorum", ("en", "fa", "it")
NAMES = {"game": {"NAME": "stepwise"}, "language": {"LANG": "es"}}
NAMES |= {"worked example": {"GAME": GAME, "NAME": "same-rank"}, "site": {"NAME": "card-corner"}}


def recipe_commands(title: str) -> list[str]:
    """The lines of code of a recipe, in their order, with its names put in."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    section = re.search(rf"^## Add a {title}\n(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    assert section is not None, f"CONTRIBUTING has no recipe for a {title}"
    commands = re.findall(r"^ {4,}(\S.*)$", section[1], re.MULTILINE)
    for name, value in NAMES[title].items():
        commands = [re.sub(rf"\b{name}\b", value, command) for command in commands]
    return commands


def copy_project(folder: Path, games: tuple[str, ...] = (GAME,), languages: tuple[str, ...] = LANGUAGES) -> None:
    """The project with some of its games and languages, and the tests that find a game by its folder."""
    (folder / "build").symlink_to(ROOT / "build")
    for part in ("engine", "build_tools/mkdocs_snorum", "tests/engine", "docs/assets"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("games", "families", "__pycache__"))
    for part in ("mkdocs.yml", "pyproject.toml", "tests/conftest.py", "engine/snorum/games/__init__.py"):
        (folder / part).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / part, folder / part)
    for game in games:
        shutil.copytree(ROOT / "engine/snorum/games" / game, folder / "engine/snorum/games" / game)
    shutil.copytree(ROOT / "engine/snorum/families" / FAMILY, folder / "engine/snorum/families" / FAMILY)
    names = {"core", FAMILY, *games, *(path.stem for path in (ROOT / "build_tools/mkdocs_snorum/words").glob("*.ftl"))}
    for language in languages:
        (folder / "docs" / language / "words").mkdir(parents=True)
        shutil.copy(ROOT / "docs" / language / "language.toml", folder / "docs" / language)
        for path in (ROOT / "docs" / language / "words").glob("*.ftl"):
            if path.stem in names:
                shutil.copy(path, folder / "docs" / language / "words")


def digests(folder: Path) -> dict[Path, str]:
    return {
        path.relative_to(folder): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file() and not {"__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache", "site"} & {*path.parts}
    }


def run(folder: Path, command: list[str]) -> None:
    code = f"{folder / 'engine'}{os.pathsep}{folder / 'build_tools'}"
    env = {**os.environ, "PYTHONPATH": code, "NO_MKDOCS_2_WARNING": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout}\n{done.stderr}"


def follow(folder: Path, command: str, added: list[Path]) -> None:
    """One command of a recipe; `make` stands for what it runs on the files that are new."""
    python = [str(path) for path in added if path.suffix == ".py"]
    game = next((path.parent.name for path in added if path.name == "rules.py"), "")
    if command == "make test":
        tests = ["pytest", "-q", "-p", "no:cacheprovider", "tests/engine/test_laws.py", "-k", game.replace("_", "-")]
        run(folder, [sys.executable, "-m", *tests])
    elif command == "make check":
        if python:
            run(folder, [str(BIN / "ruff"), "check", "--no-cache", *python])
            run(folder, [str(BIN / "ruff"), "format", "--no-cache", "--check", *python])
            run(folder, [str(BIN / "mypy"), *python])
        run(folder, [str(BIN / "snorum-site"), "check"])
    else:
        program, *arguments = shlex.split(command)
        assert program.startswith(".venv/bin/"), f"the recipe's command is not one of ours: {command}"
        run(folder, [str(BIN / program.removeprefix(".venv/bin/")), *arguments])


@pytest.mark.parametrize("title", NAMES)
def test_a_recipe_ends_in_done_and_changes_no_file_that_was_there(title: str, tmp_path: Path) -> None:
    copy_project(tmp_path)
    before = digests(tmp_path)
    first, *others = recipe_commands(title)
    assert " new " in first
    assert others
    follow(tmp_path, first, [])
    made = digests(tmp_path)
    assert made.keys() > before.keys()
    written = DATA / title.rsplit(maxsplit=1)[-1]
    if written.is_dir():
        # What the recipe asks its reader to write.
        assert not {path.relative_to(written) for path in written.rglob("*") if path.is_file()} & before.keys()
        shutil.copytree(written, tmp_path, dirs_exist_ok=True)
    for command in others:
        follow(tmp_path, command, sorted(digests(tmp_path).keys() - before.keys()))
    after = digests(tmp_path)
    assert {path: after.get(path) for path in before} == before


def test_the_language_of_the_recipe_is_really_translated() -> None:
    words = (DATA / "language/docs/es/words/core.ftl").read_text("utf-8")
    assert len(re.findall(r"^[a-z][\w-]* =", words, re.MULTILINE)) >= 30
