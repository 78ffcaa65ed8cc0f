"""Every law, for every game folder and preset found on disk."""

import json
import random
from collections import Counter
from itertools import pairwise
from pathlib import Path

import laws
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playing import Case, all_presets, make_deals, play_out

from snorum.games import find
from snorum.record import Record

PRESETS = all_presets()


def run_laws(case: Case, *, redeals: int) -> Counter[str]:
    """Play one case and check every law on it; counts what was seen."""
    game = find(case.game)
    options = game.presets[case.preset]
    deals = make_deals(game, options, case)
    turns = list(play_out(game, options, deals, case.seed))
    chooser = random.Random(case.seed)
    seen: Counter[str] = Counter(actions=len(turns) - 1)
    laws.check_goes_on_or_ends(game, options, turns, case.seats, case.deals)
    laws.check_chips_are_kept(turns, game)
    actions = tuple(turn.action for turn in turns if turn.action is not None)
    laws.check_texts(Record(case.game, case.preset, (), deals, (), actions))
    for before, after in pairwise(turns):
        tables = game.table(before.step.state), game.table(after.step.state)
        laws.check_events(*tables, after.step.events, deals[0].seats)
    for turn in turns:
        table = game.table(turn.step.state)
        laws.check_zones_are_the_pack(game, options, table)
        laws.check_mask(table, case.seats)
        for code in laws.check_explained(game, turn.step.state, laws.strange_actions(game, options, chooser)):
            seen[f"refused {code}"] += 1
    if case.deals == 1:
        at = chooser.randrange(len(turns))
        possible = laws.check_unseen_cards_do_not_matter(game, options, deals, turns, at, redeals, case.seed)
        seen["re-deals"] += possible
    return seen


def cases(game: str, preset: str) -> st.SearchStrategy[Case]:
    low, high = find(game).players(find(game).presets[preset])
    return st.builds(
        Case, st.just(game), st.just(preset), st.integers(low, high), st.integers(1, 2), st.integers(0, 10**6)
    )


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_laws_hold(game: str, preset: str) -> None:
    seen: Counter[str] = Counter()

    @settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
    @given(cases(game, preset))
    def hold(case: Case) -> None:
        seen.update(run_laws(case, redeals=8))

    hold()
    assert seen["re-deals"], "no re-deal was possible, so law 4 was not tried"


@pytest.mark.parametrize("game", sorted({game for game, _ in PRESETS}))
def test_every_refusal_of_a_game_is_seen(game: str) -> None:
    """Law 9: no dead rules."""
    seen: Counter[str] = Counter()
    for seed in range(6):
        for preset in find(game).presets:
            low, _ = find(game).players(find(game).presets[preset])
            seen.update(run_laws(Case(game, preset, low, 1 + seed % 2, seed), redeals=0))
    missing = [code.id for code in find(game).codes if not seen[f"refused {code.id}"]]
    assert not missing


@pytest.mark.slow
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_laws_hold_at_scale(game: str, preset: str) -> None:
    """A thousand deals a preset; the counts go into build/slow.json."""
    low, high = find(game).players(find(game).presets[preset])
    seen: Counter[str] = Counter()
    for seed in range(1_000):
        seen.update(run_laws(Case(game, preset, low + seed % (high - low + 1), 1 + seed % 3 // 2, seed), redeals=3))
        seen["deals"] += 1
    report = Path("build/slow.json")
    report.parent.mkdir(exist_ok=True)
    figures = json.loads(report.read_text("utf-8")) if report.exists() else {}
    figures[f"{game}/{preset}"] = dict(sorted(seen.items()))
    report.write_text(json.dumps(figures, indent=2, sort_keys=True) + "\n", "utf-8")
    assert seen["re-deals"] > 100
