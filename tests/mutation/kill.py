"""What a changed engine has to pass: the quickest checks of a game first; exit code 1 at the first fault.

python tests/mutation/kill.py GAME, with the engine on trial first on PYTHONPATH.
"""

import os
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SEEDS = 2


def folder(game: str) -> Path:
    return ROOT / "engine/snorum/games" / game.replace("-", "_")


def files(game: str) -> Iterator[Path]:
    """The examples that the site shows, and the cases whose answers are known from elsewhere."""
    yield from sorted((folder(game) / "examples").glob("*.toml"))
    yield from sorted((ROOT / "tests/data/cases" / game).glob("*.toml"))


def hold_examples(game: str) -> bool:
    """Every file replays as it expects, and the clauses that it is there for are applied in it."""
    from snorum.examples import check_file

    book = tomllib.loads((folder(game) / "rulebook.toml").read_text("utf-8"))
    applying = {clause["id"] for clause in tables(book) if clause.get("kind") == "applies"}
    for path in files(game):
        checked = check_file(path, game=game)
        if checked.faults or checked.example is None:
            return False
        applied = {clause for moment in checked.example.moments for clause in moment.step.rules}
        if applying.intersection(checked.example.meta.get("shows", ())) - applied:
            return False
    return True


def tables(value: Any) -> Iterator[dict[str, Any]]:
    """Every table inside a TOML file."""
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from tables(inner)
    if isinstance(value, dict):
        yield value


def hold_traces(game: str) -> bool:
    """Nothing that can be seen of the game has changed: test_traces.py."""
    from traces import pins, traces

    before = pins(game)
    return all(trace.digests() == before.get(trace.key, trace.digests()) for trace in traces(game))


def hold_laws(game: str) -> bool:
    from test_laws import deals_with_every_choice, run_laws

    for seed in range(SEEDS):
        for case in deals_with_every_choice(game, seed):
            run_laws(case, redeals=1)
    return True


def hold_tests(game: str) -> bool:
    import pytest

    tests = ROOT / "tests/engine"
    own = sorted(tests.glob(f"test_{game.replace('-', '_')}*.py"))
    kin = [tests / "test_sessions.py"]
    if (folder(game) / "problems").exists():
        kin.append(tests / "test_problems.py")
    quiet = ["-qx", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    return pytest.main([*quiet, *map(str, own + kin)]) == 0


def main(game: str) -> int:
    import snorum

    if ROOT / "engine" in Path(snorum.__file__).parents:
        print(f"{snorum.__file__} is not the engine on trial")
        return 2
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "tests/engine"))
    return 0 if hold_examples(game) and hold_traces(game) and hold_laws(game) and hold_tests(game) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
