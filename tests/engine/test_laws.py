"""Every law, for every game folder and preset found on disk."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import laws
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playing import Case, all_presets, make_deals, play_out

from snorum.core.options import Option, option_specs
from snorum.games import find
from snorum.record import Record

PRESETS = all_presets()


def run_laws(case: Case, *, redeals: int, strange_every: int = 1) -> Counter[str]:
    """Play one case and check every law on it; counts what was seen.

    At one turn in `strange_every` actions from anywhere are tried and every seat's view is looked at.
    """
    game = find(case.game)
    options = case.options()
    deals = make_deals(game, options, case)
    turns = list(play_out(game, options, deals, case.seed))
    chooser = random.Random(case.seed)
    seen: Counter[str] = Counter(actions=len(turns) - 1)
    laws.check_goes_on_or_ends(game, options, turns, case.seats, case.deals)
    laws.check_chips_are_kept(turns, game)
    actions = tuple(turn.action for turn in turns if turn.action is not None)
    laws.check_texts(Record(case.game, case.preset, case.overrides, deals, (), actions))
    for before, after in pairwise(turns):
        tables = game.table(before.step.state), game.table(after.step.state)
        laws.check_events(*tables, after.step.events, deals[0].seats)
    for number, turn in enumerate(turns, case.seed):
        table = game.table(turn.step.state)
        laws.check_zones_are_the_pack(game, options, table)
        is_tried = number % strange_every == 0
        if is_tried:
            laws.check_mask(table, case.seats)
        strange = laws.strange_actions(game, options, turn.step.state, chooser) if is_tried else []
        for code in laws.check_explained(game, turn.step.state, strange):
            seen[f"refused {code}"] += 1
    if case.deals == 1:
        # Anywhere in the deal, and at its beginning too: there every re-deal is possible.
        for at in {chooser.randrange(len(turns)), chooser.randrange(min(3, len(turns)))}:
            possible = laws.check_unseen_cards_do_not_matter(game, options, deals, turns, at, redeals, case.seed)
            seen["re-deals"] += possible
    return seen


def cases(game: str, preset: str) -> st.SearchStrategy[Case]:
    low, high = find(game).players(find(game).presets[preset])
    return st.builds(
        Case,
        st.just(game),
        st.just(preset),
        st.integers(low, high),
        st.integers(1, 2),
        st.integers(0, 10**6),
        st.just(()),
    )


def overridden(game: str) -> st.SearchStrategy[Case]:
    """Any preset with any options replaced by others that they may have."""

    def values(spec: Option) -> st.SearchStrategy[object]:
        found = [st.sampled_from(spec.choices)] if spec.choices else []
        if spec.low is not None and spec.high is not None:
            found.append(st.integers(spec.low, min(spec.high, spec.low + 8)))
        if spec.words:
            found.append(st.lists(st.sampled_from(find(game).words), min_size=1, max_size=6).map(tuple))
        return st.one_of(found)

    @st.composite
    def draw_case(draw: st.DrawFn) -> Case:
        preset = draw(st.sampled_from(sorted(find(game).presets)))
        options = find(game).presets[preset]
        overrides = draw(
            st.fixed_dictionaries({}, optional={spec.name: values(spec) for spec in option_specs(options)})
        )
        case = Case(game, preset, 0, draw(st.integers(1, 2)), draw(st.integers(0, 10**6)), tuple(overrides.items()))
        return case._replace(seats=draw(st.integers(*find(game).players(case.options()))))

    return draw_case()


@pytest.mark.parametrize("game", sorted({game for game, _ in PRESETS}))
def test_laws_hold_under_any_options(game: str) -> None:
    @settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
    @given(overridden(game))
    def hold(case: Case) -> None:
        run_laws(case, redeals=2)

    hold()


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_laws_hold(game: str, preset: str) -> None:
    seen: Counter[str] = Counter()

    @settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
    @given(cases(game, preset))
    def hold(case: Case) -> None:
        seen.update(run_laws(case, redeals=8))

    hold()
    assert seen["re-deals"], "no re-deal was possible, so law 4 was not tried"


def deals_with_every_choice(game: str, seed: int) -> Iterator[Case]:
    """One session of each preset, and one deal with each other choice of each option of the first."""
    for number, (preset, options) in enumerate(find(game).presets.items()):
        yield Case(game, preset, find(game).players(options)[0], 2, seed * 100 + number)
    default, options = next(iter(find(game).presets.items()))
    for spec in option_specs(options):
        for value in spec.choices:
            if value != getattr(options, spec.name):
                case = Case(game, default, 0, 1, seed * 100 + 1, ((spec.name, value),))
                yield case._replace(seats=find(game).players(case.options())[0])


@pytest.mark.parametrize("game", sorted({game for game, _ in PRESETS}))
def test_every_refusal_of_a_game_is_seen(game: str) -> None:
    """Law 9: no dead rules, each option's every choice included."""
    seen: Counter[str] = Counter()
    missing = [code.id for code in find(game).codes]
    for seed in range(100):
        # Some refusals need a rare position; once all are seen there is nothing more to look for.
        for case in deals_with_every_choice(game, seed) if missing else ():
            seen.update(refusals(case) if seed else run_laws(case, redeals=0))
        missing = [code.id for code in find(game).codes if not seen[f"refused {code.id}"]]
    assert not missing


def refusals(case: Case) -> Counter[str]:
    """Play one case and count the reasons for which something is refused, whatever else holds of it."""
    game, options = find(case.game), case.options()
    chooser = random.Random(case.seed)
    seen: Counter[str] = Counter()
    for turn in play_out(game, options, make_deals(game, options, case), case.seed):
        state = turn.step.state
        reasons = [reason for _, reason in game.explain(state)]
        reasons += [game.why_not(state, strange) for strange in laws.strange_actions(game, options, state, chooser)]
        seen.update(f"refused {reason.code}" for reason in reasons if reason is not None)
    return seen
