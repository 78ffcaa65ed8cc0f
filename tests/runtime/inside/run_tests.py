"""Runs inside Pyodide: pytest on the published engine."""

import importlib
import pkgutil
import subprocess
import sys
import types
from typing import Any, NoReturn

import float_bits
import pytest

import snorum.bridge
import snorum.games
import snorum.kit


def run(arguments: list[str]) -> int:
    """Run pytest and return its exit code."""
    assert snorum.bridge.__file__.startswith("/lib/python")
    # What is not shipped (reading of examples, questions) comes from the sources; what is shipped stays as it is.
    snorum.__path__.append("/repository/engine/snorum")
    snorum.kit.__path__.append("/repository/engine/snorum/kit")
    for game in pkgutil.iter_modules(snorum.games.__path__):
        package = importlib.import_module(f"snorum.games.{game.name}")
        package.__path__.append(f"/repository/engine/snorum/games/{game.name}")
    _give_hypothesis_its_native_part()
    subprocess.run = _skip
    return int(pytest.main(arguments))


def _skip(*_: Any, **__: Any) -> NoReturn:
    pytest.skip("a browser starts no other program")


def _give_hypothesis_its_native_part() -> None:
    """Hypothesis has a little compiled code, and none for WebAssembly."""
    package = types.ModuleType("hypothesis._native")
    package.__dict__.update(__path__=[], __version__="0")
    sys.modules["hypothesis._native"] = package
    sys.modules["hypothesis._native.internal"] = types.ModuleType("hypothesis._native.internal")
    sys.modules["hypothesis._native.internal.floats"] = float_bits
    sys.modules["hypothesis._native.internal.cathetus"] = float_bits
