"""Games are found by their names, and what one of them lacks is not mistaken for a game that is not there."""

from importlib import invalidate_caches
from pathlib import Path

import pytest

from snorum import games
from snorum.core.errors import Unknown


@pytest.mark.parametrize("name", ["whist", "snip_sequence", "Schnapsen", "rules", "../x", ""])
def test_an_unknown_name_is_told(name: str) -> None:
    with pytest.raises(Unknown) as raised:
        games.find(name)
    assert raised.value.reason.code == "unknown-game"


def test_what_a_game_does_not_find_is_not_an_unknown_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "halved").mkdir()
    (tmp_path / "halved/__init__.py").write_text("from .rules import GAME\n", "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    invalidate_caches()
    with pytest.raises(ModuleNotFoundError, match=r"halved\.rules"):
        games.find("halved")
