"""Where histories come from: a record, or deals from a seed."""

from typing import Any

from .core.deal import seat_faults, shuffle
from .core.errors import ImpossibleDeal
from .core.game import Game
from .core.types import Deal
from .games import find
from .kit.history import History
from .record import Record, find_options, replay
from .start import read_position

SEAT_NAMES = "ABCDEFGHIJ"

_DEALS_APART = 10_007
"""Deals of one session are so far apart in seeds that those of the next seeds are others."""


def replay_history(record: Record) -> History:
    """The whole record; raises what replaying it raises."""
    steps = tuple(step for _, _, step in replay(record))
    game = find(record.game)
    options = find_options(game, record.preset, dict(record.overrides))
    position = read_position(game, dict(record.start), record.deals[0].seats)
    return History(game, options, record.deals, position, record.actions, steps)


def deal_history(game: Game[Any, Any], options: Any, *, seed: int, seats: int | None = None, deals: int = 1) -> History:
    """A session that has just been dealt, the same for the same seed; without `seats`, the fewest that can play.

    Raises ImpossibleDeal.
    """
    low, high = game.players(options)
    seats = low if seats is None else seats
    names = tuple(SEAT_NAMES[:seats]) if seats <= len(SEAT_NAMES) else tuple(map(str, range(seats)))
    faults = seat_faults(names, low, high)
    if faults:
        raise ImpossibleDeal(faults[0])
    dealt = make_deals(game, options, names, deals, seed)
    return History(game, options, dealt, {}, (), (game.start(options, dealt, {}),))


def make_deals(game: Game[Any, Any], options: Any, names: tuple[str, ...], deals: int, seed: int) -> tuple[Deal, ...]:
    """The deals of a session; the last seat deals first, so that the first is the eldest hand."""
    pack, seats = game.pack(options), len(names)
    return tuple(
        game.deal(options, names, (number - 1) % seats, shuffle(pack, seed + number * _DEALS_APART))
        for number in range(deals)
    )
