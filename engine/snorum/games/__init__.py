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
    whole = f"{__name__}.{name}"
    try:
        game: Game[Any, Any] | None = import_module(whole).GAME if readable else None
    except ModuleNotFoundError as error:
        if error.name != whole:
            raise
        game = None
    if game is None:
        raise Unknown(UNKNOWN_GAME(name=game_id))
    return game
