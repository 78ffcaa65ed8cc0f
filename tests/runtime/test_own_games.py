"""A site's own games are added to the engine for the browser, or are refused with a word."""

import json
from pathlib import Path

import pytest

from mkdocs_snorum.runtime import RuntimeBuildError
from mkdocs_snorum.runtime.archive import read_archive
from mkdocs_snorum.runtime.own_games import runtime_files


def write_game(folder: Path, source: str) -> Path:
    game = folder / "games/own"
    game.mkdir(parents=True)
    (game / "__init__.py").write_text("", "utf-8")
    (game / "rules.py").write_text(source, "utf-8")
    return folder / "games"


def test_an_own_game_is_in_the_engine_that_is_published(runtime: Path, tmp_path: Path) -> None:
    source = "import dataclasses\nimport json\nimport math\nimport re\n\nfrom snorum.core.game import Game\n"
    files = runtime_files(runtime, write_game(tmp_path, source))
    manifest = json.loads(files["manifest.json"])  # type: ignore[arg-type]
    name = manifest["files"]["engine"]["name"]
    data = files[name]
    assert isinstance(data, bytes)
    (tmp_path / name).write_bytes(data)
    published = read_archive(tmp_path / name)
    assert published["snorum/games/own/rules.py"].decode() == source
    plain = json.loads((runtime / "manifest.json").read_bytes())["files"]
    assert plain["engine"]["name"] not in files
    assert published.items() >= read_archive(runtime / plain["engine"]["name"]).items()


@pytest.mark.parametrize("name", ["asyncio", "inspect", "traceback", "statistics", "snorum.cli"])
def test_an_own_game_is_told_what_browsers_do_not_have(runtime: Path, tmp_path: Path, name: str) -> None:
    games = write_game(tmp_path, f"import {name}\n")
    with pytest.raises(RuntimeBuildError, match=rf"rules\.py: imports `{name}`, which the engine for the browser"):
        runtime_files(runtime, games)
