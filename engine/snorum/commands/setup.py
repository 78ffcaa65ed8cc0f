"""What `play` and `simulate` are both told: game, preset, options, seats, seed and level."""

import argparse
from collections.abc import Iterable
from typing import Any, NamedTuple

from ..bots.choosing import DEFAULT_LEVEL, LEVELS
from ..core.game import Game
from ..core.options import option_specs
from ..faults import near
from ..games import find, ids
from ..record import find_options


class BadArgument(Exception):
    """An argument of the command that cannot be used; the message is a sentence for the reader."""


class Setup(NamedTuple):
    """A game with the options asked for."""

    game: Game[Any, Any]
    preset: str
    overrides: dict[str, str]
    options: Any


def add_setup(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that `read_setup` reads, and `--seats`, `--seed` and `--level`."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="one of " + ", ".join(ids()))
    parser.add_argument("--preset", metavar="NAME", help="a named variant (default: the game's first)")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        dest="overrides",
        metavar="OPTION=VALUE",
        help="a house rule: replaces one option of the preset; may be given several times",
    )
    parser.add_argument("--seats", type=int, metavar="N", help="players at the table (default: the fewest)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the same seed deals the same cards")
    parser.add_argument(
        "--level",
        type=int,
        choices=sorted(LEVELS),
        default=DEFAULT_LEVEL,
        help=f"how much the bots think, {min(LEVELS)} (by lot) to {max(LEVELS)} (default: %(default)s)",
    )


def read_setup(arguments: argparse.Namespace) -> Setup:
    """The game and options; raises BadArgument or EngineError."""
    if arguments.game is None:
        raise BadArgument(f"name a game: {', '.join(ids())}")
    _check_known("game", arguments.game, ids())
    game = find(arguments.game)
    preset = arguments.preset or next(iter(game.presets))
    _check_known("preset", preset, game.presets)
    names = [spec.name for spec in option_specs(game.presets[preset])]
    overrides: dict[str, str] = {}
    for text in arguments.overrides:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadArgument(f"--set {text}: write OPTION=VALUE, as in {names[0]}=...")
        _check_known("option", name, names)
        overrides[name] = value
    return Setup(game, preset, overrides, find_options(game, preset, overrides))


def check_count(name: str, count: int, most: int) -> None:
    """Raise BadArgument for a number of things that is none, or too many."""
    if not 1 <= count <= most:
        raise BadArgument(f"{name} must be from 1 to {most}")


def _check_known(kind: str, name: str, known: Iterable[str]) -> None:
    if name not in (known := tuple(known)):
        raise BadArgument(f'unknown {kind} "{name}"{near(name, known)}')
