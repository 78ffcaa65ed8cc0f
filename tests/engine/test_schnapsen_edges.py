"""Schnapsen where one point, trick or card more or less decides: starts, ends, and what exact play tells apart."""

from typing import Any

import pytest
from schnapsen_table import GAME, STANDARD, begin, run

from snorum.core.errors import EngineError
from snorum.core.notation import parse_action, parse_cards
from snorum.core.options import change_options, option_specs
from snorum.core.types import Action, Step
from snorum.games.schnapsen.state import State
from snorum.quiz.situation import find_lore

OPTIONS = {spec.name for spec in option_specs(STANDARD)}


def opened(first: str, second: str, **given: Any) -> State:
    """The state of `begin`; what is the name of an option is one."""
    chosen = change_options(STANDARD, {name: given.pop(name) for name in OPTIONS & set(given)})
    return begin(first, second, options=chosen, **given).state


def play(state: State, script: str) -> Step[State]:
    return run(Step(state, (), ()), *script.split(", "))


# Starts


@pytest.mark.parametrize(
    "given",
    [
        {"turned": "Jh Qh", "stock": "9c"},
        {"turned": "Jh", "trump": "s"},
        {"points": {(0, 1): 3}},
        {"at_close": {"points": 3}},
    ],
)
def test_a_start_that_cannot_be(given: dict[str, Any]) -> None:
    with pytest.raises(EngineError) as raised:
        opened("Ac Ad", "Kc Kd", **given)
    if "stock" in given:
        assert {name: value for name, _, value in raised.value.reason.params} == {
            "zone": "trump",
            "count": 2,
            "limit": 1,
        }


def test_the_trump_that_is_named_may_be_the_one_turned_up() -> None:
    assert opened("Ac Ad", "Kc Kd", turned="Jh", stock="Qs", trump="h").trump == "h"


def test_a_later_deal_needs_a_hand_and_a_trump_too() -> None:
    deal = GAME.deal(STANDARD, ("A", "B"), 0, GAME.pack(STANDARD))
    for broken in (deal._replace(hands=(deal.hands[0], ())), deal._replace(piles=(("stock", deal.pile("stock")),))):
        with pytest.raises(EngineError):
            GAME.start(STANDARD, (deal, broken), {})


@pytest.mark.parametrize("closer", [0, 1])
def test_what_is_not_said_of_a_closing_is_as_it_is_now(closer: int) -> None:
    state = opened("Ac Ad", "Kc Kd", closed_by=closer, points=(20, 41), tricks=(1, 2))
    assert state.closing == (closer, (20, 41)[1 - closer], (1, 2)[1 - closer])


@pytest.mark.parametrize("points", [(70, 20), (20, 70)])
def test_enough_points_at_the_start_win_without_a_word(points: tuple[int, int]) -> None:
    state = opened("Ac Ad", "Kc Kd", claim="auto", points=points, tricks=(2, 2))
    assert state.ending.winner == points.index(70)


# Ends


@pytest.mark.parametrize(("left", "is_over"), [(2, True), (1, True), (3, False)])
def test_a_bummerl_is_over_at_nothing_or_below(left: int, is_over: bool) -> None:
    """B has fewer than 33 points, so that the claim brings two."""
    state = opened("Ac Ad", "Kc Kd", later=1, points=(66, 20), tricks=(3, 1), game_points=(left, 4))
    ended = play(state, "claim").state
    assert ended.game_points == (left - 2, 4)
    assert (GAME.to_act(ended) is None) == is_over


@pytest.mark.parametrize(("left", "is_double"), [(7, True), (6, False)])
def test_only_who_has_not_scored_at_all_loses_a_bummerl_twice(left: int, is_double: bool) -> None:
    state = opened(
        "Ac Ad", "Kc Kd", points=(66, 40), tricks=(3, 1), game_points=(1, left), double_bummerl=True, later=1
    )
    assert ("double-bummerl" in play(state, "claim").rules) == is_double


@pytest.mark.parametrize(("first", "second"), [("Ac Ad", "Jc"), ("Ac", "Jc Jd")])
def test_a_deal_is_played_out_when_either_hand_is(first: str, second: str) -> None:
    step = play(opened(first, second, points=(20, 20), tricks=(2, 2)), "Ac, Jc")
    assert step.state.ending.result == "last-trick"
    assert step.state.ending.winner == 0


@pytest.mark.parametrize(("first", "second"), [("Ac Ad", "Jc"), ("Ac", "Jc Jd")])
def test_then_only_a_claim_is_left_for_whoever_has_enough(first: str, second: str) -> None:
    state = play(opened(first, second, points=(60, 20), tricks=(2, 2)), "Ac, Jc").state
    assert set(GAME.legal_actions(state)) == {Action("claim"), Action("pass")}
    reason = GAME.why_not(state, parse_action("Ad"))
    assert reason is not None
    assert reason.code == "all-played"


@pytest.mark.parametrize("tricks", [(0, 2), (2, 0), (1, 1)])
@pytest.mark.parametrize("offender", [0, 1])
def test_a_revoke_costs_three_where_the_other_has_no_trick(tricks: tuple[int, int], offender: int) -> None:
    leader = 1 - offender
    hands = ("Ac Kd", "Kc Jd") if leader == 0 else ("Kc Jd", "Ac Kd")
    state = opened(*hands, revoke="standard", points=(20, 20), tricks=tricks, to_act=leader)
    assert play(state, "Kd, Kc revoke").state.ending == ("revoke", leader, 2 if tricks[leader] else 3)


@pytest.mark.parametrize(("stock", "is_asked"), [("As Qs Ks", True), ("Qs Ks", True), ("Ks", False)])
def test_after_a_closing_the_other_exchanges_where_the_talon_holds_enough(stock: str, is_asked: bool) -> None:
    given = {"exchange_after_close": True, "exchange_min": 3, "points": (10, 10), "tricks": (1, 1)}
    state = play(opened("Ac Ad Kd", "Jh Kc Qd", stock=stock, turned="Qh", **given), "close").state
    assert GAME.to_act(state) == (1 if is_asked else 0)


def test_a_second_marriage_waits_beside_the_first() -> None:
    """Who believes that marriages count at once has both, each once."""
    state = opened("Kd Qd Jc", "Ac Ad Js", pending=(20, 0), points=(0, 4))
    step = play(state, "marry d")
    assert step.state.pending == (40, 0)
    forgotten = [one.forget(state, Action("marry", value="d"), step) for one in find_lore(GAME).mistakes]
    assert [one.state.points for one in forgotten if one is not None] == [(20, 4)]


# What exact play tells apart


def key(**given: Any) -> Any:
    return GAME.solve_key(opened("Ac Ad Kd", "Kc Qc Jd", **{"points": (30, 30), "tricks": (2, 2), **given}))


@pytest.mark.parametrize("seat", [0, 1])
def test_points_matter_up_to_those_that_win_and_the_first_trick(seat: int) -> None:
    def of(name: str, count: int, other: int) -> Any:
        return key(**{name: (count, other) if seat == 0 else (other, count)})

    assert of("points", 64, 30) != of("points", 65, 30) != of("points", 66, 30) == of("points", 90, 30)
    for other in (0, 2):
        assert of("tricks", 0, other) != of("tricks", 1, other) == of("tricks", 3, other)


def test_who_leads_and_what_was_led_matter() -> None:
    assert key(to_act=0) != key(to_act=1)
    state = opened("Ac Ad Kd", "Kc Qc Jd", points=(30, 30), tricks=(2, 2))
    led = [state._replace(trick=(card,), turn=1) for card in parse_cards("Th Td")]
    assert GAME.solve_key(led[0]) != GAME.solve_key(led[1])
    over = [state._replace(trick=trick) for trick in (parse_cards("Th Td"), parse_cards("Td Th"), ())]
    assert len({GAME.solve_key(each) for each in over}) == 1


def test_the_talon_matters_while_it_is_drawn_from() -> None:
    open_ones = [opened("Ac Ad Kd", "Kc Qc Jd", turned="Jh", stock=stock) for stock in ("Qs", "Ks")]
    closed = [play(state, "close").state for state in open_ones]
    assert GAME.solve_key(open_ones[0]) != GAME.solve_key(open_ones[1])
    assert GAME.solve_key(closed[0]) == GAME.solve_key(closed[1])


# What a problem teaches


def themes(state: Any, script: str, *values: int) -> tuple[str, ...]:
    line = [parse_action(text) for text in script.split(", ")]
    others = [action for action in GAME.legal_actions(state) if action != line[0]]
    return GAME.find_themes(state, line, list(zip([line[0], *others], values, strict=False)))


def test_a_marriage_is_kept_where_another_card_is_led_before() -> None:
    state = opened("Kd Qd Ac", "Jc Jd Js", points=(30, 30), tricks=(2, 2))
    assert "keep-marriage" in themes(state, "Ac, Jc, marry d, Kd, Jd, Qd, Js", 2, 1)
    assert "keep-marriage" not in themes(state, "marry d, Kd, Jd, Qd, Js, Ac, Jc", 2, 1)
    assert "keep-marriage" not in themes(state, "Ac, Jc, Kd, Jd, Qd, Js", 2, 1)


def test_a_marriage_announced_after_closing_is_not_kept() -> None:
    state = opened("Kd Qd Ac", "Jc Jd Js", stock="Qs", turned="Jh", points=(30, 30), tricks=(2, 2))
    assert "keep-marriage" not in themes(state, "close, marry d, Kd, Jd, Qd, Js, Ac, Jc", 2, 1)


def test_the_other_seats_marriage_is_none_to_keep() -> None:
    state = opened("Jc Ad Td", "Kd Qd Ac", points=(30, 30), tricks=(2, 2))
    assert "keep-marriage" not in themes(state, "Jc, Ac, marry d, Kd, Ad, Td, Qd", 2, 1)


def test_what_can_be_done_in_one_way_only_teaches_nothing() -> None:
    state = opened("Ah Kd Qd", "Jh Jd Js", points=(30, 30), tricks=(2, 2))
    line = "Ah, Jh, marry d, Kd, Jd, Qd, Js"
    assert "draw-trumps" in themes(state, line, 2, 1)
    assert themes(state, line, 2) == ()


def test_only_a_card_is_a_reply() -> None:
    """With claims at any time, the other seat may claim in place of a reply."""
    state = opened("Ac Kd", "Jc Jd", claim_when="any", points=(30, 66), tricks=(2, 2))
    assert themes(state, "Ac, claim", 3, 1) == ()
