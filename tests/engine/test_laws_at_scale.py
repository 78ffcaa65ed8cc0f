"""Every law over deals of each preset and of mixed options, two million actions in all; part of `make slow`."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import pytest
from playing import Case
from slow_report import report
from test_laws import PRESETS, run_laws
from traces import mixed_case

from snorum.games import find

pytestmark = pytest.mark.slow

PARTS = len(PRESETS) + len({game for game, _ in PRESETS})
ACTIONS_AT_SCALE = -(-2_000_000 // PARTS)
"""At least so many for each preset, and for each game with mixed options."""
CHUNK = 50
CHUNKS_AT_ONCE = 8


def run_chunk(cases: Callable[[int], Case], first: int) -> Counter[str]:
    """The laws over the next `CHUNK` cases, in a process of its own."""
    seen: Counter[str] = Counter()
    for seed in range(first, first + CHUNK):
        seen.update(run_laws(cases(seed), redeals=1, strange_every=12))
        seen["deals"] += 1
    return seen


def at_any_table(game: str, preset: str, seed: int) -> Case:
    """A preset with each number of players that it allows, one deal or a session of two."""
    low, high = find(game).players(find(game).presets[preset])
    return Case(game, preset, low + seed % (high - low + 1), 1 + seed % 3 // 2, seed)


def with_mixed_options(game: str, seed: int) -> Case:
    """Any preset with some of its options replaced, one deal or a session of up to three."""
    return mixed_case(game, seed)._replace(deals=1 + seed % 3)


def run_at_scale(cases: Callable[[int], Case], name: str) -> Counter[str]:
    """The laws over as many cases as it takes, on every processor; the counts go into build/slow.json."""
    seen: Counter[str] = Counter()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        first = 0
        while seen["actions"] < ACTIONS_AT_SCALE:
            firsts = range(first, first + CHUNKS_AT_ONCE * CHUNK, CHUNK)
            for counted in pool.map(partial(run_chunk, cases), firsts):
                seen.update(counted)
            first = firsts.stop
    report(name, seen)
    return seen


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_laws_hold_at_scale(game: str, preset: str) -> None:
    seen = run_at_scale(partial(at_any_table, game, preset), f"{game}/{preset}")
    assert seen["re-deals"] > max(100, seen["deals"] // 10)


@pytest.mark.parametrize("game", sorted({game for game, _ in PRESETS}))
def test_laws_hold_at_scale_under_mixed_options(game: str) -> None:
    assert run_at_scale(partial(with_mixed_options, game), f"{game}/mixed options")["re-deals"] > 100
