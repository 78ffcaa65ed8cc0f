"""The schemas for editors agree with what the checks accept and refuse."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import snorum
from mkdocs_snorum.schemas import example_schema, rulebook_schema
from snorum.examples import find_example_files
from snorum.games import find, ids

ROOT = Path(__file__).parents[2]
GAMES = Path(snorum.__file__).parent / "games"


@pytest.fixture(scope="module")
def example() -> Draft202012Validator:
    schema = example_schema([find(game) for game in ids()])
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@pytest.fixture(scope="module")
def rulebook() -> Draft202012Validator:
    Draft202012Validator.check_schema(rulebook_schema())
    return Draft202012Validator(rulebook_schema())


def read(path: Path) -> Any:
    # An editor sees dates and the like as texts.
    return json.loads(json.dumps(tomllib.loads(path.read_text("utf-8")), default=str))


def test_every_rulebook_and_example_holds(example: Draft202012Validator, rulebook: Draft202012Validator) -> None:
    books = sorted(GAMES.glob("*/rulebook.toml"))
    files = [*find_example_files([ROOT / "tests/data/cases"]), *find_example_files(GAMES.glob("*/examples"))]
    assert len(books) == len(ids())
    assert len(files) > 150
    for path in books:
        assert not list(rulebook.iter_errors(read(path))), path
    for path in files:
        assert not list(example.iter_errors(read(path))), path


GOOD = {
    "game": "snip-sequence",
    "preset": "jig",
    "script": "A: 7h",
    "deal": {"seats": ["A", "B", "C"], "hands": {"A": "7h"}, "dead": "8c"},
    "expect": [{"after": 0, "facts": {"left.A": 1}}],
}


@pytest.mark.parametrize(
    "change",
    [
        {"preset": "jigg"},
        {"game": "snap"},
        {"keystep": 1},
        {"key_step": "1"},
        {"kind": "exercise"},
        {"script": ["A: 7h"]},
        {"deal": {"seats": "A B"}},
        {"deal": []},
        {"deal": {"seats": ["A"], "talon": "7h"}},
        {"expect": [{"too_act": "A"}]},
        {"expect": [{"legal": "7h"}]},
        {"options": {"ace": "sideways"}},
        {"options": {"aces": "high"}},
        {"start": {"too_act": "A"}},
    ],
    ids=json.dumps,
)
def test_what_the_checks_refuse_the_schema_marks(example: Draft202012Validator, change: dict[str, Any]) -> None:
    assert not list(example.iter_errors(GOOD))
    assert list(example.iter_errors({**GOOD, **change}))


def test_every_bad_key_of_a_rulebook_is_marked(rulebook: Draft202012Validator) -> None:
    book = read(GAMES / "nobble" / "rulebook.toml")
    for change in ({"periode": 1838}, {"period": "1838"}, {"section": [{"id": "intro"}]}, {"players_from": 2.5}):
        assert list(rulebook.iter_errors({**book, **change})), change


def test_the_site_publishes_them(built: Path) -> None:
    for name in ("example", "rulebook"):
        schema = json.loads((built / "schemas" / f"{name}.json").read_text("utf-8"))
        Draft202012Validator.check_schema(schema)
