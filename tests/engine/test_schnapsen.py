"""Schnapsen: dealing, tricks, what is done before leading, marriages and the Bummerl; each option's effect."""

import random
from typing import Any

import pytest
from schnapsen_table import GAME, STANDARD, begin, legal, result, run, why

from snorum.core.deal import shuffle
from snorum.core.errors import ImpossibleDeal, Unreadable
from snorum.core.notation import parse_cards
from snorum.core.options import change_options, option_specs
from snorum.core.types import Deal, Step
from snorum.games.schnapsen.options import PRESETS, Options, facts
from snorum.games.schnapsen.state import State

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
