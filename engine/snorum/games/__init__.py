"""The games: one folder each, found by its name; a site may add a folder of its own games."""

from functools import cache
from importlib import import_module, invalidate_caches
from typing import Any

from ..core.errors import UNKNOWN_GAME, Unknown
from ..core.game import Game


def add_folder(folder: str) -> None:
    """Find games in this folder as well; its packages import `...core` as those here do, and stand behind them."""
    if folder not in __path__:
        __path__.append(folder)
        invalidate_caches()


def ids() -> tuple[str, ...]:
    """The id of every game that has a folder here."""
    from pkgutil import iter_modules  # to find one game, nobody needs the list

    return tuple(sorted(info.name.replace("_", "-") for info in iter_modules(__path__) if info.ispkg))


@cache
def find(game_id: str) -> Game[Any, Any]:
    """The game of that id; raises Unknown."""
    name = game_id.replace("-", "_")
    readable = game_id.isascii() and name.isidentifier() and game_id == game_id.lower() and "_" not in game_id
    unknown = Unknown(UNKNOWN_GAME(name=game_id))
    if not readable:
        raise unknown
    module = f"{__name__}.{name}"
    try:
        game: Game[Any, Any] = import_module(module).GAME
    except ModuleNotFoundError as error:
        # What a game that is there does not find is its own fault.
        if error.name != module:
            raise
        raise unknown from None
    return game
