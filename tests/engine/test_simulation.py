"""Laws of the figures: intervals hold what is known, questions agree with what happened, habits keep to the rules."""

import random
from collections import Counter
from math import comb
from statistics import mean

import pytest

from snorum.bots.choosing import RANDOM, choose
from snorum.bots.matches import play_match
from snorum.bots.observation import legal_of, observe
from snorum.core.options import change_options
from snorum.core.types import mask
from snorum.games import find, ids
from snorum.histories import deal_history
from snorum.kit.history import History
from snorum.simulation import find_habits, find_questions, simulate
from snorum.simulation.figures import SURE, make_figure, wilson
from snorum.simulation.sources import code_of


def binomial(count: int, share: float) -> list[float]:
    return [comb(count, hits) * share**hits * (1 - share) ** (count - hits) for hits in range(count + 1)]


def coverage(count: int, share: float) -> float:
    """How often the interval of a share holds it, exactly."""
    held = (low <= share <= high for low, high in (wilson(hits / count, count) for hits in range(count + 1)))
    return sum(chance for chance, holds in zip(binomial(count, share), held, strict=True) if holds)


def test_the_interval_of_a_share_holds_it_as_often_as_it_says() -> None:
    found = [coverage(count, step / 50) for count in (30, 100, 300) for step in range(2, 49)]
    assert mean(found) == pytest.approx(SURE / 100, abs=0.005)
    assert min(found) > 0.9


def test_the_interval_of_a_mean_holds_it_as_often_as_it_says() -> None:
    draw = random.Random(7)
    dice = (make_figure("", "", [draw.randint(1, 6) for _ in range(60)]) for _ in range(2000))
    held = [one.low is not None and one.high is not None and one.low <= 3.5 <= one.high for one in dice]
    # Four standard deviations of two thousand tries.
    assert mean(held) == pytest.approx(SURE / 100, abs=0.02)


def test_all_of_a_rank_is_dealt_as_often_as_must_be() -> None:
    game = find("snip-equal")
    hand, ranks, cards = 13, 13, 52
    ways = sum((-1) ** (k + 1) * comb(ranks, k) * comb(cards - 4 * k, hand - 4 * k) for k in range(1, 4))
    known = ways / comb(cards, hand)
    opened = (deal_history(game, game.presets["plain"], seed=seed, seats=4) for seed in range(800))
    played = [play_match(one, (RANDOM,) * 4, seed=seed) for seed, one in enumerate(opened)]
    told = [case == "held" for history in played for case, _ in _observed(history, "four-of-a-rank")]
    figure = make_figure("", "", told)
    assert figure.low is not None
    assert figure.high is not None
    assert figure.low <= known <= figure.high


@pytest.mark.parametrize("game_id", ids())
def test_play_at_random_is_that_of_the_bots(game_id: str) -> None:
    game = find(game_id)
    history = opened = deal_history(game, next(iter(game.presets.values())), seed=5)
    while history.actor() is not None:
        history = history.with_action(choose(observe(history), level=RANDOM, seed=5).action)
    assert play_match(opened, (RANDOM,) * len(opened.deals[0].seats), seed=5).actions == history.actions


def habits() -> list[tuple[str, str]]:
    return [(game_id, name) for game_id in ids() for name in find_habits(game_id)]


@pytest.mark.parametrize(("game_id", "name"), habits())
def test_a_habit_takes_to_legal_actions_and_is_kept(game_id: str, name: str) -> None:
    game = find(game_id)
    habit = find_habits(game_id)[name]
    opened = deal_history(game, next(iter(game.presets.values())), seed=9)
    first = opened.actor()
    played = play_match(opened, (RANDOM,) * len(opened.deals[0].seats), seed=9, habit=habit)
    narrowed = 0
    for count, action in enumerate(played.actions):
        before = played.before(count)
        if before.actor() == first:
            legal = legal_of(before)
            liked = tuple(habit.prefer(before.options, mask(game.table(before.state()), first), legal))
            assert set(liked) <= set(legal)
            assert not liked or action in liked
            narrowed += 0 < len(liked) < len(legal)
    assert narrowed > 0


def test_a_habit_is_found_again_by_its_seed_and_changes_play() -> None:
    asked = [question for question in find_questions("snip-sequence") if question.name == "actions"]
    told = [
        simulate("snip-sequence", deals=20, seed=2, level=RANDOM, habit=habit, questions=asked)
        for habit in ("lower-first", "lower-first", "")
    ]
    assert told[0] == told[1]
    assert told[0].figures != told[2].figures


def test_the_card_that_leads_a_run_home_is_preferred() -> None:
    game = find("snip-sequence")
    prefer = find_habits("snip-sequence")["comes-back"].prefer
    kept = others = 0
    for seed in range(40):
        history = deal_history(game, game.presets["five-card"], seed=seed)
        seen = observe(history)
        liked = tuple(prefer(history.options, seen.table, seen.legal))
        for action in liked:
            after = history.with_action(action)
            while len(legal_of(after)) == 1 and not _has_stopped(after):
                after = after.with_action(legal_of(after)[0])
            kept += after.actor() == seen.seat
            others += after.actor() != seen.seat
    assert kept > 20
    assert others == 0


def _has_stopped(history: History) -> bool:
    return any(event.kind == "stopped" for event in history.steps[-1].events)


def _observed(history: History, name: str) -> list[tuple[str, float]]:
    question = next(one for one in find_questions(history.game.id) if one.name == name)
    return list(question.observe(history))


def _random_deals(game_id: str, count: int, **changes: bool) -> list[History]:
    game = find(game_id)
    options = change_options(next(iter(game.presets.values())), changes)
    opened = (deal_history(game, options, seed=seed) for seed in range(count))
    return [play_match(one, (RANDOM,) * len(one.deals[0].seats), seed=seed) for seed, one in enumerate(opened)]


def test_a_single_card_never_brings_the_lead_back_and_three_always_do() -> None:
    told = [each for history in _random_deals("snip-equal", 60) for each in _observed(history, "opening-lead-kept")]
    by_held = {held: {kept for case, kept in told if case == held} for held in "1234"}
    assert by_held["1"] == {False}
    assert by_held["2"] == {False, True}
    assert by_held["3"] == {True}
    assert by_held["4"] <= {True}


def test_no_lead_is_dead_where_equals_must_be_played() -> None:
    assert {_observed(history, "dead-leads")[0][1] for history in _random_deals("snip-equal", 40)} == {False}
    free = _random_deals("snip-equal", 40, must_match=False)
    assert True in {_observed(history, "dead-leads")[0][1] for history in free}


def test_the_losers_cards_are_those_that_were_not_played() -> None:
    for history in _random_deals("snip-equal", 10):
        told = dict(_observed(history, "cards-left"))
        hands = Counter(zone.owner for zone in history.game.table(history.state()).zones for _ in zone.cards)
        left = [count for owner, count in hands.items() if owner is not None]
        assert told["most"] == max(left)
        assert told["each"] * (len(history.deals[0].seats) - 1) == pytest.approx(sum(left))


def test_led_cards_of_vorms_win_as_the_events_say() -> None:
    for history in _random_deals("vorms", 8):
        expected, trick = [], []
        for step in history.steps[1:]:
            trick += [(event.seat, event.cards) for event in step.events if event.kind == "played"]
            won = [event.seat for event in step.events if event.kind == "won" and event.value == "trick"]
            if won:
                leader, cards = trick[0]
                if len(cards) == 1:
                    expected.append((cards[0], leader == won[0]))
                trick = []
        assert _observed(history, "led-wins") == expected
        assert len(expected) > 3


CODE = '"""Doc."""\n\n# why\nX = 1\n"""what X is"""\n\ndef f(a):\n    """Doc."""\n    return f"{a} b" + "c"  # so\n'


@pytest.mark.parametrize(
    ("other", "is_same"),
    [
        ('X = 1\ndef f(a):\n\n  return f"{a} b" + "c"\n', True),
        ('X = 2\ndef f(a):\n\n  return f"{a} b" + "c"\n', False),
        ('X = 1\ndef f(a):\n\n  return f"{a} c" + "c"\n', False),
        ('X = 1\ndef f(a):\n\n  pass\nreturn f"{a} b" + "c"\n', False),
    ],
)
def test_only_what_a_module_does_makes_a_figure_stale(other: str, is_same: bool) -> None:
    assert (code_of(CODE) == code_of(other)) is is_same
