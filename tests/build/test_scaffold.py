"""Skeletons: what may be named so, and that each is whole under every name."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import snorum
from mkdocs_snorum.cli import main
from mkdocs_snorum.content import Roots
from mkdocs_snorum.scaffold import new
from snorum import games

BAD = {
    ("game", "../up"): (2, "`../up` is no name; write small letters, digits and hyphens, a letter first"),
    ("game", "a/b"): (2, "`a/b` is no name"),
    ("game", "Big"): (2, "`Big` is no name"),
    ("game", "under_score"): (2, "`under_score` is no name"),
    ("game", "4-aces"): (2, "`4-aces` is no name"),
    ("game", ""): (2, "`` is no name"),
    ("game", "class"): (2, "the name `class` is reserved; choose another"),
    ("game", "examples"): (2, "the name `examples` is reserved; choose another"),
    ("game", "problems"): (2, "the name `problems` is reserved; choose another"),
    ("game", "a" * 31): (2, "is longer than 30 characters; choose a shorter one"),
    ("game", "vorms"): (1, "there is a game `vorms` already; choose another name"),
    ("game", "my-game"): (1, "there is a game `my-game` already; choose another name"),
    ("game", "core"): (1, "there are words `core` already; choose another name"),
    ("language", "../es"): (2, "`../es` is no code of a language; write one such as es or pt-BR"),
    ("language", "english"): (2, "`english` is no code of a language"),
    ("language", "fa"): (1, "the language `fa` is there already"),
    ("example", "first"): (2, "`first` names no game; write GAME/EXAMPLE, such as vorms/last-trick"),
    ("example", "my-game/../x"): (2, "`../x` is no name"),
    ("example", "my-gam/x"): (1, "there is no game `my-gam` (did you mean `my-game`?)"),
    ("example", "my-game/first-hand"): (1, "has an example `first-hand` already; choose another name"),
    ("example", "vorms/x"): (1, "`vorms` is installed and not a game of this project"),
    ("site", "../x"): (2, "`../x` is no name"),
    ("site", "docs"): (1, "is there already; choose another name"),
}


@pytest.fixture(scope="module", autouse=True)
def own_games_are_forgotten() -> Iterator[None]:
    """Other tests look at the installed games only."""
    before = list(games.__path__)
    yield
    games.__path__[:] = before
    games.find.cache_clear()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sites")
    new(Roots.of_project(folder), "site", "corner")
    return folder / "corner"


@pytest.mark.parametrize(("kind", "name"), BAD)
def test_a_bad_name_gets_a_sentence_and_writes_nothing(
    kind: str, name: str, site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(site.parent.rglob("*"))
    code, sentence = BAD[kind, name]
    assert main(["--project", str(site), "new", kind, name]) == code
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"snorum-site new {kind}: ")
    assert sentence in told.err
    assert sorted(site.parent.rglob("*")) == before


def test_a_site_without_a_folder_of_games_is_told_how_to_have_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs").mkdir()
    assert main(["--project", str(tmp_path), "new", "game", "pairs"]) == 1
    assert "names no folder of games; write `games: games` below `snorum:`" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["g", "two-piles", "an-unusually-long-name-of-a-xx", "re-3"])
def test_a_skeleton_holds_under_any_name(name: str, site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--project", str(site), "new", "game", name]) == 0
    assert main(["--project", str(site), "new", "example", f"{name}/three-cards"]) == 0
    capsys.readouterr()
    assert main(["--project", str(site), "check"]) == 0, capsys.readouterr().out


def test_a_language_is_written_with_every_message_to_be_translated(site: Path) -> None:
    assert main(["--project", str(site), "new", "language", "he"]) == 0
    settings = (site / "docs" / "he" / "language.toml").read_text("utf-8")
    assert 'direction = "rtl"' in settings
    assert "complete = false" in settings
    words = (site / "docs" / "he" / "words" / "core.ftl").read_text("utf-8")
    source = (Path(snorum.__file__).parent / "core" / "en.ftl").read_text("utf-8")
    assert all(f"# {line}".rstrip() in words for line in source.split("\n") if line.startswith("event-"))
    assert main(["--project", str(site), "check"]) == 0
