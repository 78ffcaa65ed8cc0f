"""Schnapsen: each option's effect, each row of the table of results, and the faults that other programs have."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playing import SEATS, Case, make_deals, play_out
from schnapsen_referee import follow

from snorum.core.deal import shuffle
from snorum.core.errors import ImpossibleDeal, Unreadable
from snorum.core.notation import format_action, parse_action, parse_cards
from snorum.core.options import change_options, option_specs
from snorum.core.types import Action, Deal, Step
from snorum.games import find
from snorum.games.schnapsen.options import PRESETS, Options, facts
from snorum.games.schnapsen.state import State

GAME = find("schnapsen")
STANDARD = PRESETS["standard"]


def begin(
    first: str, second: str, *, options: Options = STANDARD, stock: str = "", turned: str = "", **position: Any
) -> Step[State]:
    """A position with seat 0 on lead; trump is hearts where no card is turned up."""
    hands = (parse_cards(first), parse_cards(second))
    deal = Deal(("A", "B"), 1, hands, (("stock", parse_cards(stock)), ("trump", parse_cards(turned))))
    if not turned:
        position.setdefault("trump", "h")
    read = {key: dict(enumerate(value)) if isinstance(value, tuple) else value for key, value in position.items()}
    return GAME.start(options, (deal,), read)


def run(step: Step[State], *texts: str) -> Step[State]:
    for text in texts:
        step = GAME.play(step.state, parse_action(text))
    return step


def legal(step: Step[State]) -> set[str]:
    return {format_action(action) for action in GAME.legal_actions(step.state)}


def why(step: Step[State], text: str) -> str | None:
    reason = GAME.why_not(step.state, parse_action(text))
    return None if reason is None else reason.code


def result(step: Step[State]) -> tuple[str, int, int]:
    assert step.state.ending is not None, "the deal is not over"
    return tuple(step.state.ending)


# Dealing


@pytest.mark.parametrize(
    ("options", "eldest", "dealer", "stock", "turned"),
    [
        (Options(), "0 1 2 7 8", "3 4 5 9 10", 9, 6),
        (Options(deal_pattern=5), "0 1 2 6 7", "3 4 5 8 9", 9, 10),
        (Options(pack=24), "0 1 2 7 8 9", "3 4 5 10 11 12", 11, 6),
        (Options(pack=24, deal_pattern=5), "0 1 2 6 7 8", "3 4 5 9 10 11", 11, 12),
    ],
)
@pytest.mark.parametrize("dealing", [0, 1])
def test_cards_are_dealt_in_rounds_the_non_dealer_first(
    options: Options, eldest: str, dealer: str, stock: int, turned: int, dealing: int
) -> None:
    pack = GAME.pack(options)
    deal = GAME.deal(options, ("A", "B"), dealing, pack)
    assert deal.hands[1 - dealing] == tuple(pack[int(place)] for place in eldest.split())
    assert deal.hands[dealing] == tuple(pack[int(place)] for place in dealer.split())
    assert deal.pile("trump") == (pack[turned],)
    assert deal.pile("stock") == pack[-stock:]
    assert GAME.to_act(GAME.start(options, (deal,), {}).state) == 1 - dealing


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("standard", {}),
        ("short", {"target": 5}),
        ("tournament", {"revoke": "standard"}),
        ("auto-claim", {"claim": "auto"}),
        ("hard", {"freeze": False}),
        ("nines", {"pack": 24}),
    ],
)
def test_presets(preset: str, changed: dict[str, object]) -> None:
    differing = {
        spec.name: value
        for spec in option_specs(Options)
        if (value := getattr(PRESETS[preset], spec.name)) != spec.default
    }
    assert differing == changed


def test_nines_count_nothing_and_are_the_lowest() -> None:
    nines = PRESETS["nines"]
    assert facts(nines)["talon-size"].value == 12
    assert facts(nines)["all-points"].value == facts(STANDARD)["all-points"].value == 120
    done = run(begin("9c Jd", "Jc Qd", options=nines), "9c", "Jc")
    assert (done.state.lead, done.state.points) == (1, (0, 2))


# Tricks


@pytest.mark.parametrize(
    ("led", "hand", "allowed"),
    [
        ("Kc", "Ac Tc Jc Jh Qs", "Ac Tc"),  # beat in the suit
        ("Ac", "Tc Jc Jh", "Tc Jc"),  # cannot beat: any of the suit
        ("Td", "Jc Jh Ah", "Jh Ah"),  # void: any trump
        ("Kd", "Jc Qs", "Jc Qs"),  # neither: anything
        ("Kh", "Ah Qh Ad", "Ah"),  # the same where trump is led
        ("Ah", "Th Qh Ad", "Th Qh"),
        ("Ah", "Ad Qs", "Ad Qs"),
    ],
)
@pytest.mark.parametrize("closed", [False, True])
def test_replies_are_bound_when_the_talon_is_closed_or_used_up(led: str, hand: str, allowed: str, closed: bool) -> None:
    """The duty to beat holds when the talon is used up too, not only when it was closed."""
    hands = (f"{led} Js Ts"[: len(hand)], hand)
    position = {"closed_by": 0} if closed else {}
    assert legal(run(begin(*hands, **position), led)) == set(allowed.split())


def test_replies_are_free_while_the_talon_is_open() -> None:
    step = run(begin("Kc Ad", "Ac Jh", stock="Td", turned="Qh"), "Kc")
    assert legal(step) == {"Ac", "Jh"}


@pytest.mark.parametrize(
    ("led", "answer", "winner"),
    [("Jc", "Ad", 0), ("Ac", "Jh", 1), ("Kc", "Tc", 1), ("Tc", "Kc", 0), ("Jh", "Ac", 0), ("Qh", "Th", 1)],
)
def test_the_leader_wins_unless_beaten(led: str, answer: str, winner: int) -> None:
    step = run(begin(f"{led} Qs", f"{answer} Ks", stock="Js Ts", turned="Ah"), led, answer)
    assert (GAME.to_act(step.state), step.state.tricks[winner]) == (winner, 1)


def test_the_winner_draws_first_and_the_loser_takes_the_card_turned_up() -> None:
    step = run(begin("Ac Jd", "Jc Qd", stock="Ts", turned="Kh"), "Ac", "Jc")
    assert step.state.hands == (parse_cards("Ts Jd"), parse_cards("Kh Qd"))
    assert "last-draw" in step.rules


@pytest.mark.parametrize("seed", range(30))
def test_there_is_always_a_reply_to_a_marriage(seed: int) -> None:
    chooser = random.Random(seed)
    cards = [card for card in shuffle(GAME.pack(STANDARD), seed) if card not in ("Kd", "Qd")]
    size = chooser.randint(2, 5)
    first, second = ["Kd", "Qd", *cards[: size - 2]], cards[size : 2 * size]
    step = run(begin(" ".join(first), " ".join(second), trump=chooser.choice("shdc")), "marry d")
    assert legal(step) >= {"Kd", "Qd", "claim"}
    assert not legal(step) & set(first[2:])
    assert legal(run(step, chooser.choice(["Kd", "Qd"]))) & set(second)


# Before leading

OPEN = {"stock": "Td", "turned": "Ah"}


def test_exchange_close_announce_in_any_order_and_only_on_lead() -> None:
    step = begin("Jh Kd Qd Ac Js", "Ad Tc Ks Qs Kc", **OPEN)
    assert legal(step) >= {"exchange", "close", "marry d", "claim"}
    assert {why(run(step, "marry d"), text) for text in ("exchange", "Kd", "Qd", "claim")} == {None}
    assert why(run(step, "marry d"), "marry d") == "marry-one"
    exchanged = run(step, "exchange")
    assert "Ah" in exchanged.state.hands[0]
    assert (exchanged.state.turned, why(exchanged, "exchange")) == ("Jh", "not-held")
    replying = run(step, "Ac")
    codes = {text: why(replying, text) for text in ("exchange", "close", "marry s", "claim")}
    assert codes == {
        "exchange": "exchange-on-lead",
        "close": "close-on-lead",
        "marry s": "marry-on-lead",
        "claim": "claim-on-lead",
    }


def test_a_closed_talon_stays_closed_and_nobody_exchanges() -> None:
    step = run(begin("Jh Kd Qd Ac Js", "Ad Tc Ks Qs Kc", **OPEN), "close")
    assert (why(step, "close"), why(step, "exchange")) == ("close-once", "exchange-open")
    done = run(step, "Ac", "Tc")
    assert [len(hand) for hand in done.state.hands] == [4, 4]
    assert "draw" not in done.rules


@pytest.mark.parametrize(("least", "talon", "refused"), [(2, 2, False), (3, 2, True), (3, 4, False), (4, 4, False)])
def test_exchange_min_and_close_min(least: int, talon: int, refused: bool) -> None:
    options = Options(exchange_min=least, close_min=least)
    step = begin("Jh Kd", "Ad Tc", options=options, stock="Ts Ks Qs"[: 3 * (talon - 1)], turned="Ah")
    assert why(step, "exchange") == ("exchange-enough" if refused else None)
    assert why(step, "close") == ("close-enough" if refused else None)


def test_close_after_announce() -> None:
    hands = "Kd Qd Ac Js Jc", "Ad Tc Ks Qs Kc"
    assert why(run(begin(*hands, **OPEN), "marry d"), "close") == "close-first"
    step = run(begin(*hands, options=Options(close_after_announce=True), **OPEN), "marry d", "close")
    assert legal(step) == {"Kd", "Qd", "claim"}


def test_marriage_late() -> None:
    hands, early = ("Kd Qd", "Ad Tc"), Options(marriage_late=False)
    assert why(begin(*hands), "marry d") is None
    assert why(begin(*hands, options=early), "marry d") == "marry-early"
    assert why(begin(*hands, options=early, **OPEN), "marry d") is None
    assert why(run(begin(*hands, options=early, **OPEN), "close"), "marry d") == "marry-early"


def test_auto_announce() -> None:
    silent = begin("Kd Qd Ac", "Jd Ad Tc", tricks=(1, 0))
    automatic = begin("Kd Qd Ac", "Jd Ad Tc", tricks=(1, 0), options=Options(auto_announce=True))
    assert run(silent, "Kd").state.points == (0, 0)
    assert run(automatic, "Kd").state.points == (20, 0)
    assert run(automatic, "marry d", "Kd").state.points == (20, 0), "not twice"
    assert run(automatic, "Ac").state.points == (0, 0)
    late = begin("Kd Qd", "Jd Ad", options=Options(auto_announce=True, marriage_late=False), tricks=(1, 0))
    assert run(late, "Kd").state.points == (0, 0)


def test_auto_announce_that_wins_without_a_word() -> None:
    options = Options(auto_announce=True, claim="auto")
    step = run(begin("Kd Qd Ac", "Jd Ad Tc", points=(46, 40), tricks=(3, 2), options=options), "Kd")
    assert result(step) == ("claim", 0, 1)
    assert [event.kind for event in step.events][:3] == ["announced", "played", "won"]


def test_exchange_after_close() -> None:
    hands = ("Ac Kc", "Jh Tc")
    options = Options(exchange_after_close=True)
    step = run(begin(*hands, options=options, **OPEN), "close")
    assert (GAME.to_act(step.state), legal(step)) == (1, {"exchange", "pass"})
    assert why(step, "Tc") == "exchange-or-pass"
    exchanged = run(step, "exchange")
    assert (GAME.to_act(exchanged.state), exchanged.state.turned) == (0, "Jh")
    assert "Ah" in exchanged.state.hands[1]
    assert GAME.to_act(run(step, "pass").state) == 0
    # Without the Jack there is nothing to ask, and without the option nobody is asked.
    assert GAME.to_act(run(begin("Ac Kc", "Js Tc", options=options, **OPEN), "close").state) == 0
    assert GAME.to_act(run(begin(*hands, **OPEN), "close").state) == 0
    few = Options(exchange_after_close=True, exchange_min=3)
    assert GAME.to_act(run(begin(*hands, options=few, **OPEN), "close").state) == 0


def test_claim_when() -> None:
    hands = {"points": (40, 70), "tricks": (3, 3)}
    assert why(run(begin("Ac Jd", "Tc Qd", **hands), "Jd"), "claim") == "claim-on-lead"
    step = run(begin("Ac Jd", "Tc Qd", options=Options(claim_when="any"), **hands), "Jd", "claim")
    assert result(step) == ("claim", 1, 1)


# Results

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


def test_the_last_trick_does_not_save_a_closer() -> None:
    step = begin("Ac", "Qc", points=(50, 20), tricks=(3, 2), closed_by=0)
    assert result(run(step, "Ac", "Qc")) == ("closer-failed", 1, 2)


@pytest.mark.parametrize(
    ("tricks", "closing", "standard", "as_if_won"),
    [
        ((3, 2), {}, 2, 2),
        ((3, 0), {}, 3, 2),
        ((0, 3), {}, 2, 3),
        ((3, 2), {"closed_by": 0, "at_close": {"points": 0, "tricks": 0}}, 3, 3),
        ((3, 2), {"closed_by": 0, "at_close": {"points": 9, "tricks": 1}}, 2, 2),
        ((3, 2), {"closed_by": 1, "at_close": {"points": 33, "tricks": 1}}, 2, 1),
        ((3, 0), {"closed_by": 1, "at_close": {"points": 0, "tricks": 0}}, 3, 3),
    ],
)
def test_a_false_claim(tricks: tuple[int, int], closing: dict[str, Any], standard: int, as_if_won: int) -> None:
    position = {"points": (10 * tricks[0], 20 * tricks[1]), "tricks": tricks, **closing}
    assert result(run(begin("Ac Jd", "Tc Qd", **position), "claim")) == ("false-claim", 1, standard)
    other = begin("Ac Jd", "Tc Qd", options=Options(false_claim="as_if_won"), **position)
    assert result(run(other, "claim")) == ("false-claim", 1, as_if_won)


def test_as_if_won_costs_one_game_point_where_the_claimer_has_33() -> None:
    step = begin("Ac Jd", "Tc Qd", options=Options(false_claim="as_if_won"), points=(65, 10), tricks=(4, 0))
    assert result(run(step, "claim")) == ("false-claim", 1, 1)


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


# Marriages


def test_a_marriage_waits_for_the_first_trick_and_never_counts_without_one() -> None:
    step = run(begin("Kd Qd Jc", "Ad Tc Ac", tricks=(0, 1)), "marry d", "Qd", "Ad")
    assert (step.state.points, step.state.pending) == ((0, 14), (20, 0))
    lost = run(step, "Ac", "Jc", "Tc", "Kd")
    assert (lost.state.points[0], lost.state.pending[0]) == (0, 20)
    won = run(begin("Kd Qd Jc", "Jd Tc Ac", tricks=(0, 1)), "marry d", "Qd", "Jd")
    assert (won.state.points, won.state.pending) == ((25, 0), (0, 0))


def test_a_marriage_can_win_before_a_card_is_led_and_that_happens_once() -> None:
    step = run(begin("Kh Qh Ac", "Ad Tc Jc", points=(26, 20), tricks=(1, 1)), "marry h")
    done = run(step, "claim")
    assert result(done) == ("claim", 0, 2)
    assert [event.value for event in done.events if event.kind == "won"] == ["hand"]
    assert why(done, "claim") == "game-over"


@pytest.mark.parametrize(("lead", "points"), [("Kd", 66), ("Qd", 65)])
def test_king_or_queen_may_be_led(lead: str, points: int) -> None:
    step = run(begin("Kd Qd", "Jd Jc", points=(40, 31), tricks=(4, 4)), "marry d", lead, "Jd")
    assert step.state.points[0] == points


def test_a_king_led_without_a_word_scores_nothing_extra() -> None:
    step = run(begin("Kd Qd Ac", "Jd Js Tc", points=(40, 25), tricks=(4, 3)), "Kd", "Jd")
    assert (step.state.points[0], why(step, "marry d")) == (46, "not-held")


@pytest.mark.parametrize("text", ["Kd marry d", "Kd claim", "marry", "marry x", "marry dd", "close d"])
def test_an_announcement_smuggled_into_another_action_is_refused(text: str) -> None:
    assert why(begin("Kd Qd Ac", "Jd Js Tc", tricks=(1, 0)), text) == "unknown-action"


# The Bummerl


def session(options: Options, *dealers: int) -> Step[State]:
    """Deals of one card each; seat 0 holds the higher."""
    deals = tuple(
        Deal(("A", "B"), dealer, (parse_cards("Ac"), parse_cards("Tc")), (("trump", parse_cards("Jh")),))
        for dealer in dealers
    )
    return GAME.start(options, deals, {})


def test_the_countdown_from_the_target() -> None:
    for preset, target in (("standard", 7), ("short", 5)):
        step = begin("Ac", "Tc", options=PRESETS[preset], points=(66, 40), tricks=(4, 2))
        assert step.state.game_points == (target, target)
        assert run(step, "claim").state.game_points == (target - 1, target)


@pytest.mark.parametrize(
    ("left", "double", "lost"), [((2, 7), False, 1), ((2, 7), True, 2), ((2, 6), True, 1), ((1, 7), True, 2)]
)
def test_the_bummerl_and_the_double_one(left: tuple[int, int], double: bool, lost: int) -> None:
    options = Options(double_bummerl=double)
    step = run(begin("Ac", "Tc", options=options, points=(66, 9), tricks=(4, 2), game_points=left), "claim")
    assert [(event.seat, event.value) for event in step.events if event.kind == "bummerl"] == [(1, lost)]
    assert [event.value for event in step.events if event.kind == "won"] == ["hand", "game"]
    assert GAME.to_act(step.state) is None


@pytest.mark.parametrize(("how", "dealer"), [("alternate", 0), ("winner", 1), ("loser", 0)])
def test_who_deals_next(how: str, dealer: int) -> None:
    step = run(session(Options(deal=how), 1, 0), "claim")
    assert result(step) == ("false-claim", 1, 3)
    assert (GAME.to_act(step.state), why(step, "Ac"), legal(step)) == (dealer, "deal-first", {"deal"})
    dealt = run(step, "deal")
    assert (GAME.to_act(dealt.state), dealt.state.game_points) == (1 - dealer, (7, 4))
    assert why(dealt, "deal") == "hand-not-over"


def test_no_deal_follows_a_bummerl() -> None:
    step = session(Options(), 1, 0, 1, 0)
    step = run(step, "claim", "deal", "claim", "deal", "claim")
    assert step.state.game_points == (4, 1)
    done = run(step, "deal", "Tc", "Ac")
    assert result(done) == ("last-trick", 0, 1)
    assert (GAME.to_act(done.state), GAME.scores(done.state)) == (None, (4, 6))


# What cannot be played


@pytest.mark.parametrize(
    ("position", "name"),
    [
        ({"trump": "c", "turned": "Ah"}, "trump"),
        ({"points": (-1, 0)}, "points"),
        ({"at_close": {"points": 3}}, "closed_by"),
    ],
)
def test_positions_that_contradict_themselves(position: dict[str, Any], name: str) -> None:
    with pytest.raises(Unreadable) as raised:
        begin("Ac", "Tc", **position)
    assert (raised.value.reason.code, raised.value.reason.params[0][2]) == ("bad-start", name)


def test_deals_without_trump_or_cards() -> None:
    with pytest.raises(Unreadable):
        GAME.start(STANDARD, (Deal(("A", "B"), 1, (parse_cards("Ac"), parse_cards("Tc"))),), {})
    with pytest.raises(ImpossibleDeal):
        begin("Ac", "")
    with pytest.raises(ImpossibleDeal):
        begin("Ac", "Tc", turned="Ah Kh")


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
    report = Path("build/slow.json")
    report.parent.mkdir(exist_ok=True)
    figures = json.loads(report.read_text("utf-8")) if report.exists() else {}
    figures[f"schnapsen/{preset} results"] = dict(sorted(seen.items()))
    report.write_text(json.dumps(figures, indent=2, sort_keys=True) + "\n", "utf-8")
    assert sum(seen.values()) == 20_000


def test_facts_follow_the_options() -> None:
    for spec in option_specs(Options):
        for value in spec.choices:
            told = facts(change_options(STANDARD, {spec.name: value}))  # type: ignore[dict-item]
            assert set(told) == set(facts(STANDARD))
    assert facts(Options(target=5))["target"].value == 5
    assert facts(Options(exchange_min=3))["exchange-min"].value == 3
    assert facts(Options(revoke="flat3"))["revoke-cost"].value == 3
    assert facts(Options(deal_pattern=5))["turned-after"].value == 5
    assert facts(Options(deal_pattern=5, pack=24))["turned-after"].value == 6
