"""Which modules of the engine are shipped."""

from pathlib import Path

import pytest

from mkdocs_snorum.runtime import RuntimeBuildError
from mkdocs_snorum.runtime.modules import find_engine_modules


def make_package(root: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = root / "snorum" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def test_the_bridge_the_games_and_what_they_import(tmp_path: Path) -> None:
    make_package(
        tmp_path,
        {
            "__init__.py": "",
            "bridge.py": "from .record import frames\n",
            "record.py": "import json\ndef frames() -> None:\n    from .core import game\n    import random\n",
            "core/__init__.py": "",
            "core/game.py": "from ..cards import Card\n",
            "cards.py": "",
            "cli.py": "import argparse\n",
            "games/__init__.py": "",
            "games/jig/__init__.py": "from .rules import GAME\n",
            "games/jig/rules.py": "from ...kit.stops import stop\n",
            "games/jig/mistakes.py": "from .rules import GAME\n",
            "games/jig/questions.py": "import statistics\n",
            "kit/__init__.py": "",
            "kit/stops.py": "from collections.abc import Iterable\n",
            "kit/tricks.py": "import statistics\n",
        },
    )
    found = find_engine_modules(tmp_path)
    assert list(found.own) == [
        "snorum",
        "snorum.bridge",
        "snorum.cards",
        "snorum.core",
        "snorum.core.game",
        "snorum.games",
        "snorum.games.jig",
        "snorum.games.jig.mistakes",
        "snorum.games.jig.rules",
        "snorum.kit",
        "snorum.kit.stops",
        "snorum.record",
    ]
    assert found.foreign == {"collections.abc", "json", "random"}


def test_an_engine_without_a_bridge(tmp_path: Path) -> None:
    make_package(tmp_path, {"__init__.py": ""})
    with pytest.raises(RuntimeBuildError, match=r"no module snorum\.bridge"):
        find_engine_modules(tmp_path)
