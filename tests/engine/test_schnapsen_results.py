"""Results of Schnapsen: each row of the table, the faults that other programs have, and a second account."""

import random
from collections import Counter
from typing import Any

import pytest
from playing import SEATS, Case, make_deals, play_out
from schnapsen_referee import follow
from schnapsen_table import GAME, STANDARD, begin, legal, result, run, why
from slow_report import report

from snorum.core.deal import shuffle
from snorum.core.options import change_options, option_specs
from snorum.core.types import Action, Deal
from snorum.games.schnapsen.options import PRESETS, Options

SOME: Any = {"points": (66, 40), "tricks": (3, 2)}


@pytest.mark.parametrize(
    ("points", "tricks", "awarded"),
    [
        ((66, 0), (4, 0), 3),
        ((66, 0), (4, 1), 2),  # a trick without points is a trick (two nines)
        ((66, 32), (4, 2), 2),
        ((66, 33), (4, 2), 1),
        ((90, 60), (4, 2), 1),
    ],
)
def test_a_correct_claim(points: tuple[int, int], tricks: tuple[int, int], awarded: int) -> None:
    step = run(begin("Ac Jd", "Tc Qd", points=points, tricks=tricks), "claim")
    assert result(step) == ("claim", 0, awarded)


def test_exactly_33_for_the_loser_is_one_game_point() -> None:
    step = begin("Ac Jd", "Tc Qd", points=(66, 33), tricks=(4, 2))
    assert result(run(step, "claim")) == ("claim", 0, 1)


def test_no_trick_is_tested_by_tricks_not_by_points() -> None:
    nines = PRESETS["nines"]
    step = begin("Ac Jd", "Tc Qd", options=nines, points=(66, 0), tricks=(4, 1))
    assert result(run(step, "claim")) == ("claim", 0, 2)
    waiting = begin("Ac Jd", "Tc Qd", points=(66, 0), tricks=(4, 0), pending=(0, 40))
    assert result(run(waiting, "claim")) == ("claim", 0, 3)


@pytest.mark.parametrize(
    ("at_close", "freeze", "awarded"),
    [
        ({"points": 0, "tricks": 0}, True, 3),
        ({"points": 20, "tricks": 1}, True, 2),
        ({"points": 33, "tricks": 1}, True, 1),
        ({"points": 0, "tricks": 0}, False, 1),
        ({"points": 20, "tricks": 1}, False, 1),
    ],
)
def test_a_successful_closer_is_paid_by_the_counts_at_closing(
    at_close: dict[str, int], freeze: bool, awarded: int
) -> None:
    step = begin("Ac", "Tc", options=Options(freeze=freeze), closed_by=0, at_close=at_close, **SOME)
    assert result(run(step, "claim")) == ("claim", 0, awarded)


@pytest.mark.parametrize("freeze", [True, False])
@pytest.mark.parametrize(("tricks", "awarded"), [(0, 3), (1, 2)])
def test_a_failed_closing_counts_the_tricks_at_closing(tricks: int, awarded: int, freeze: bool) -> None:
    """Later tricks of the opponent and the closer's own points do not matter."""
    position = {"closed_by": 0, "at_close": {"points": 3 * tricks, "tricks": tricks}}
    step = begin("Jc", "Qc", options=Options(freeze=freeze), points=(60, 20), tricks=(3, 2), **position)
    assert result(run(step, "Jc", "Qc")) == ("closer-failed", 1, awarded)
    # The other one goes out first, which is worth the same.
    out = begin("Jc", "Qc", options=Options(freeze=freeze), points=(60, 61), tricks=(3, 2), **position)
    assert result(run(out, "Jc", "Qc", "claim")) == ("claim", 1, awarded)
    assert result(run(out, "Jc", "Qc", "pass")) == ("closer-failed", 1, awarded)


@pytest.mark.parametrize(("tricks", "awarded"), [(0, 3), (1, 2)])
def test_the_66_of_the_other_player_wins_for_the_other_player(tricks: int, awarded: int) -> None:
    at_close = {"points": 20 * tricks, "tricks": tricks}
    step = begin("As Kd", "Ad Th", points=(60, 66), tricks=(3, 4), closed_by=0, at_close=at_close, to_act=1)
    assert result(run(step, "claim")) == ("claim", 1, awarded)


def test_the_last_trick_does_not_save_a_closer() -> None:
    step = begin("Ac", "Qc", points=(50, 20), tricks=(3, 2), closed_by=0)
    assert result(run(step, "Ac", "Qc")) == ("closer-failed", 1, 2)


@pytest.mark.parametrize(
    ("tricks", "closing", "standard", "as_if_won"),
    [
        ((3, 2), {}, 2, 1),
        ((3, 0), {}, 3, 3),
        ((0, 3), {}, 2, 1),
        ((3, 2), {"closed_by": 0, "at_close": {"points": 0, "tricks": 0}}, 3, 3),
        ((3, 2), {"closed_by": 0, "at_close": {"points": 9, "tricks": 1}}, 2, 2),
        ((3, 2), {"closed_by": 1, "at_close": {"points": 33, "tricks": 1}}, 2, 2),
        ((3, 0), {"closed_by": 1, "at_close": {"points": 0, "tricks": 0}}, 3, 3),
    ],
)
def test_a_false_claim(tricks: tuple[int, int], closing: dict[str, Any], standard: int, as_if_won: int) -> None:
    position = {"points": (10 * tricks[0], 20 * tricks[1]), "tricks": tricks, **closing}
    assert result(run(begin("Ac Jd", "Tc Qd", **position), "claim")) == ("false-claim", 1, standard)
    other = begin("Ac Jd", "Tc Qd", options=Options(false_claim="as_if_won"), **position)
    assert result(run(other, "claim")) == ("false-claim", 1, as_if_won)


@pytest.mark.parametrize(("points", "awarded"), [(33, 1), (32, 2)])
def test_as_if_won_costs_what_the_claimer_would_have_written(points: int, awarded: int) -> None:
    step = begin("Ac Jd", "Tc Qd", options=Options(false_claim="as_if_won"), points=(64, points), tricks=(4, 2))
    assert result(run(step, "claim")) == ("false-claim", 1, awarded)


@pytest.mark.parametrize(("how", "tricks", "awarded"), [("standard", 2, 2), ("standard", 0, 3), ("flat3", 2, 3)])
def test_a_card_against_the_rules(how: str, tricks: int, awarded: int) -> None:
    """The side that did not offend is the one whose tricks are looked at."""
    step = run(begin("Ac Jd", "Tc Qd", options=Options(revoke=how), tricks=(tricks, 3)), "Ac")
    assert why(step, "Qd") == "follow-suit"
    assert why(step, "Tc revoke") == "no-revoke"
    assert result(run(step, "Qd revoke")) == ("revoke", 0, awarded)
    refusing = run(begin("Ac Jd", "Tc Qd", tricks=(tricks, 3)), "Ac")
    assert why(refusing, "Qd revoke") == "no-penalty"


def test_an_unclaimed_66_loses_to_the_last_trick() -> None:
    step = begin("Jc", "Qc", points=(80, 20), tricks=(5, 2))
    assert result(run(step, "Jc", "Qc")) == ("last-trick", 1, 1)


def test_the_winner_of_the_last_trick_may_claim_or_pass() -> None:
    step = run(begin("Ac", "Tc", points=(60, 32), tricks=(5, 2)), "Ac", "Tc")
    assert legal(step) == {"claim", "pass"}
    assert (why(step, "Ac"), why(step, "close")) == ("all-played", "all-played")
    assert result(run(step, "claim")) == ("claim", 0, 2)
    assert result(run(step, "pass")) == ("last-trick", 0, 1)


def test_claims_go_without_saying() -> None:
    auto = PRESETS["auto-claim"]
    step = begin("Ac Jd", "Tc Qd", options=auto, points=(50, 20), tricks=(3, 2))
    assert why(step, "claim") == "claim-unspoken"
    assert result(run(step, "Ac", "Tc")) == ("claim", 0, 2)
    married = begin("Kd Qd", "Tc Jd", options=auto, points=(46, 20), tricks=(3, 2))
    done = run(married, "marry d")
    assert result(done) == ("claim", 0, 2)
    assert GAME.to_act(done.state) is None, "it ends once"
    waits = begin("Kd Qd", "Tc Jd", options=auto, points=(0, 20), tricks=(0, 2), trump="d")
    assert run(waits, "marry d").state.ending is None
    late = run(begin("Jc Ts", "Qc As", options=auto, points=(60, 20), tricks=(3, 2), closed_by=0), "Jc", "Qc")
    assert late.state.ending is None
    assert result(run(late, "As", "Ts")) == ("closer-failed", 1, 2)
    assert result(begin("Ac", "Tc", options=auto, points=(66, 20), tricks=(3, 2))) == ("claim", 0, 2)


# The whole table of results, by a second account of random deals


def check_against_referee(options: Options, seed: int, *, is_bold: bool) -> str:
    """Play a deal at random and compare the two accounts after every action; returns the result."""
    deals = make_deals(GAME, options, Case("schnapsen", "standard", 2, 1, seed))
    turns = list(play_out(GAME, options, deals, seed))
    if is_bold:
        turns = list(play_boldly(options, deals[0], seed))
    actions = [turn.action for turn in turns[1:] if turn.action is not None]
    for turn, account in zip(turns[1:], follow(options, deals[0], actions), strict=True):
        state = turn.step.state
        ending = state.ending if state.ending is not None else (None, None, None)
        assert account == (*ending, state.points, state.tricks, tuple(map(frozenset, state.hands)))
    state = turns[-1].step.state
    assert state.ending is not None
    return str(state.ending.result)


def play_boldly(options: Options, deal: Deal, seed: int) -> Any:
    """Random play by somebody who claims when, and mostly only when, it is right."""
    chooser = random.Random(seed)
    state = GAME.start(options, (deal,), {}).state
    actions: list[Action] = []
    while GAME.to_act(state) is not None:
        choices = list(GAME.legal_actions(state))
        enough = state.points[state.turn] >= 66
        if enough and Action("claim") in choices and chooser.random() < 0.8:
            choices = [Action("claim")]
        elif not enough and len(choices) > 1 and chooser.random() < 0.98:
            choices = [choice for choice in choices if choice.verb not in ("claim", "revoke")]
        actions.append(chooser.choice(choices))
        state = GAME.play(state, actions[-1]).state
    return play_out(GAME, options, (deal,), 0, tuple(actions))


ROWS = {"claim", "false-claim", "closer-failed", "last-trick"}


@pytest.mark.parametrize("preset", PRESETS)
def test_results_match_a_second_account(preset: str) -> None:
    options = PRESETS[preset]
    seen = {check_against_referee(options, seed, is_bold=seed % 4 > 0) for seed in range(60)}
    assert seen >= (ROWS - {"false-claim"} if options.claim == "auto" else ROWS)


def test_results_match_a_second_account_under_any_options() -> None:
    seen: Counter[str] = Counter()
    for seed in range(150):
        chooser = random.Random(seed)
        changes = {spec.name: chooser.choice(spec.choices) for spec in option_specs(Options)}
        seen[check_against_referee(change_options(STANDARD, changes), seed, is_bold=seed % 4 > 0)] += 1
    assert set(seen) == {*ROWS, "revoke"}


@pytest.mark.parametrize("seed", range(20))
def test_all_card_points_are_counted_when_all_cards_are_played(seed: int) -> None:
    deal = GAME.deal(STANDARD, tuple(SEATS[:2]), 1, shuffle(GAME.pack(STANDARD), seed))
    chooser, state, marriages = random.Random(seed), GAME.start(STANDARD, (deal,), {}).state, 0
    while GAME.to_act(state) is not None:
        actions = [action for action in GAME.legal_actions(state) if action.verb in ("play", "pass", "marry")]
        step = GAME.play(state, chooser.choice(actions))
        marriages += sum(int(event.value or 0) for event in step.events if event.kind == "announced")
        state = step.state
    assert sum(state.points) + sum(state.pending) == 120 + marriages
    assert sum(state.tricks) == len(GAME.pack(STANDARD)) / 2


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_results_match_a_second_account_at_scale(preset: str) -> None:
    """20,000 deals a preset; the counts go into build/slow.json."""
    seen = Counter(check_against_referee(PRESETS[preset], seed, is_bold=seed % 4 > 0) for seed in range(20_000))
    report(f"schnapsen/{preset} results", seen)
    assert sum(seen.values()) == 20_000
