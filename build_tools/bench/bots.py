"""How well the bot plays, and how long it thinks.

`bots.win_rate_<game>`: share of single deals that a bot at its default level wins at a table of players by lot, with
the first of the game's presets that seats fewest. It sits in each seat in turn with the same cards; of a deal that
several win, each has a part. `_low` and `_high`: the 95% interval of that share; `_chance`: what a player by lot would
win; `_deals`: the deals played in every seat, with seeds from 0, until the bot has had 4,000 decisions to make.

`bots.move_ms`, `bots.move_max_ms`: milliseconds of CPU on CPython for one decision with several legal actions, on
average and at most, over all those deals.
"""

import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

from bench.measure import Figures
from snorum.bots import DEFAULT_LEVEL, choose, observe
from snorum.games import find, ids
from snorum.histories import deal_history
from snorum.simulation.figures import make_figure
from snorum.simulation.questions import shares_won

DECISIONS = 4_000
CHUNK = 20
"""Deals between two looks at how many decisions there have been."""


class Played(NamedTuple):
    """What the bot won of a deal in each seat, and the milliseconds of each decision."""

    won: tuple[float, ...]
    thought: tuple[float, ...]


def find_preset(game_id: str) -> str:
    """The first preset that seats fewest."""
    game = find(game_id)
    return min(game.presets, key=lambda preset: game.players(game.presets[preset])[0])


def play_deal(game_id: str, seed: int) -> Played:
    """One deal, once for each seat."""
    game = find(game_id)
    options = game.presets[find_preset(game_id)]
    won, thought = [], []
    for bot in range(game.players(options)[0]):
        history = deal_history(game, options, seed=seed)
        while (seat := history.actor()) is not None:
            seen = observe(history)
            started = time.process_time()
            chosen = choose(seen, level=DEFAULT_LEVEL if seat == bot else 1, seed=seed)
            if seat == bot and len(seen.legal) > 1:
                thought.append((time.process_time() - started) * 1000)
            history = history.with_action(chosen.action)
        won.append(shares_won(history)[bot])
    return Played(tuple(won), tuple(thought))


def figures() -> Figures:
    """Play every game, on every processor."""
    found: Figures = {}
    thought: list[float] = []
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for game_id in ids():
            played: list[Played] = []
            while sum(len(deal.thought) for deal in played) < DECISIONS:
                seeds = range(len(played), len(played) + CHUNK)
                played += pool.map(partial(play_deal, game_id), seeds, chunksize=2)
            share = make_figure("won", "", [won for deal in played for won in deal.won])
            key = f"bots.win_rate_{game_id.replace('-', '_')}"
            assert share.low is not None
            assert share.high is not None
            found[key] = round(share.value, 3)
            found[f"{key}_low"], found[f"{key}_high"] = round(share.low, 3), round(share.high, 3)
            found[f"{key}_chance"] = round(1 / len(played[0].won), 3)
            found[f"{key}_deals"] = len(played)
            thought += [one for deal in played for one in deal.thought]
    found["bots.move_ms"] = round(sum(thought) / len(thought), 1)
    found["bots.move_max_ms"] = round(max(thought), 1)
    return found
