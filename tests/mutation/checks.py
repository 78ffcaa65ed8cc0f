"""What a changed engine has to pass, check by check, so that the one that notices a change can be tried first."""

import tomllib
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from test_laws import deals_with_every_choice, run_laws
from traces import Trace, example_trace, pins, traces

from snorum.examples import check_file

ROOT = Path(__file__).resolve().parents[2]
FOR_ALL = ("test_judging.py", "test_options.py", "test_refusals_shown.py")
"""Files of tests that take the game as a parameter; of others those that are about it alone.

Those that take seconds are left out: what they look at, the pins hold too.
"""
QUIET = ("-qx", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning")

Check = Callable[[], bool]
Watch = Callable[[str], AbstractContextManager[None]]
"""Is told what is being checked, while it is."""


def folder(game: str) -> Path:
    return ROOT / "engine/snorum/games" / game.replace("-", "_")


def find_checks(game: str) -> dict[str, Check]:
    """By name: does it hold? An exception says that it does not."""
    return dict(file_checks(game)) | dict(trace_checks(game)) | dict(law_checks(game))


def file_checks(game: str) -> Iterator[tuple[str, Check]]:
    """The examples that the site shows, and the cases whose answers are known from elsewhere."""
    book = tomllib.loads((folder(game) / "rulebook.toml").read_text("utf-8"))
    applying = {clause["id"] for clause in tables(book) if clause.get("kind") == "applies"}
    pinned = pins(game)
    for home in (folder(game) / "examples", ROOT / "tests/data/cases" / game):
        for path in sorted(home.glob("*.toml")):
            yield f"{home.name} {path.stem}", partial(hold_file, game, path, applying, pinned)


def hold_file(game: str, path: Path, applying: set[str], pinned: Mapping[str, tuple[str, str]]) -> bool:
    """It replays as it expects, with the clauses that it is there for, and all that is seen in it was seen before."""
    checked = check_file(path, game=game)
    if checked.faults or checked.example is None:
        return False
    applied = {clause for moment in checked.example.moments for clause in moment.step.rules}
    if applying.intersection(checked.example.meta.get("shows", ())) - applied:
        return False
    return hold_trace(example_trace(game, path, checked.example), pinned)


def tables(value: Any) -> Iterator[dict[str, Any]]:
    """Every table inside a TOML file."""
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from tables(inner)
    if isinstance(value, dict):
        yield value


def trace_checks(game: str) -> Iterator[tuple[str, Check]]:
    """Nothing that can be seen of the game has changed: test_traces.py."""
    pinned = pins(game)
    return ((trace.key, partial(hold_trace, trace, pinned)) for trace in traces(game, examples=False))


def hold_trace(trace: Trace, pinned: Mapping[str, tuple[str, str]]) -> bool:
    return trace.key not in pinned or trace.digests() == pinned[trace.key]


def law_checks(game: str) -> Iterator[tuple[str, Check]]:
    for case in deals_with_every_choice(game, 0):
        if not case.overrides:
            yield f"laws {case.preset}", partial(hold_laws, case)


def hold_laws(case: Any) -> bool:
    run_laws(case, redeals=1)
    return True


def test_files(game: str) -> list[Path]:
    tests = ROOT / "tests/engine"
    own = sorted(tests.glob(f"test_{game.replace('-', '_')}*.py"))
    kin = [tests / "test_sessions.py", *(tests / name for name in FOR_ALL)]
    if (folder(game) / "problems").exists():
        kin.append(tests / "test_solve.py")
    return own + kin


class Tests:
    """A run of the tests, those of `first` before all others, up to the one that fails: `failed`."""

    def __init__(self, game: str, first: Sequence[str], watch: Watch) -> None:
        self.game = game
        self.places = {name: place for place, name in enumerate(first)}
        self.watch = watch
        self.failed: str | None = None

    def run(self, *chosen: str) -> bool:
        return pytest.main([*QUIET, *chosen], plugins=[self]) == 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wanted = [item for item in items if item.path.name not in FOR_ALL or self.game in item.nodeid]
        items[:] = sorted(wanted, key=lambda item: self.places.get(item.nodeid, len(self.places)))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        with self.watch(item.nodeid):
            return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.failed is None:
            self.failed = report.nodeid
