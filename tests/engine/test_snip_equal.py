"""The equal-cards game where chips run out, and where a word forgotten takes a card back."""

from typing import Any

from playing import Case, make_deals, play_out

from snorum.core.notation import parse_action, parse_cards
from snorum.core.options import change_options
from snorum.core.types import Deal, Event, Reason, Step
from snorum.games import find
from snorum.games.snip_equal.refusals import ONE_CARD, ONE_OR_ALL, SAME_RANK_CODE

GAME = find("snip-equal")
PLAIN = GAME.presets["plain"]


def played(
    options: dict[str, Any], hands: tuple[str, ...], script: str, *, chips: tuple[int, ...] = (5, 5, 5), deals: int = 1
) -> Step[Any]:
    """The last step of a script that A, the eldest hand, begins; every deal has the same hands."""
    deal = Deal(tuple("ABC"), 2, tuple(parse_cards(hand) for hand in hands))
    step = GAME.start(change_options(PLAIN, options), (deal,) * deals, {"chips": dict(enumerate(chips))})
    for action in script.split(", "):
        step = GAME.play(step.state, parse_action(action))
    return step


LEAVE = {"insolvency": "leave", "card_pay": "winner"}


def test_the_only_one_left_with_chips_has_won_the_game() -> None:
    step = played(LEAVE, ("Kd", "2c", "3c"), "Kd", chips=(3, 1, 1))
    assert step.state.chips.held == (5, 0, 0)
    assert step.events[-1] == Event("won", 0, value="game")
    assert step.rules[-2:] == ("no-chips-out", "session-won")


def test_who_comes_back_to_chips_sends_nobody_out() -> None:
    """A has paid the last chip into the pool, and wins it back with the cards of the others."""
    step = played(LEAVE | {"ante": 1}, ("Kd", "2c", "3c"), "Kd", chips=(1, 5, 5))
    assert step.state.chips.held == (5, 3, 3)
    assert "no-chips-out" not in step.rules


def test_who_owes_chips_is_passed_over() -> None:
    step = played(LEAVE, ("8s Kd", "2c", "3c"), "8s", chips=(5, -1, 5))
    assert GAME.to_act(step.state) == 2


def test_a_rank_that_only_somebody_who_has_left_could_go_on_with_is_given_up() -> None:
    """B has no chips and so no turn, but was given the eight of diamonds."""
    step = played(LEAVE, ("8s Kd", "8d 2c", "3c 4c"), "8s, pass, pass", chips=(5, 0, 5))
    assert step.rules[-1] == "rank-abandoned"
    assert (step.state.rank, GAME.to_act(step.state)) == (None, 0)
    # With chips, B must play it.
    assert GAME.to_act(played(LEAVE, ("8s Kd", "8d 2c", "3c 4c"), "8s", chips=(5, 1, 5)).state) == 1


def test_a_session_in_which_somebody_leaves_comes_to_an_end() -> None:
    overrides = (("victim", "none"), ("start_chips", 4), ("insolvency", "leave"))
    for seats, seed in ((8, 623), (7, 548), (3, 754)):
        case = Case("snip-equal", "chips", seats, 3, seed, overrides)
        *_, last = play_out(GAME, case.options(), make_deals(GAME, case.options(), case), seed)
        assert GAME.to_act(last.step.state) is None


def test_who_has_no_cards_in_the_first_deal_of_a_session_is_passed_over() -> None:
    hands = ("8s Kd", "", "3c")
    assert GAME.to_act(played({}, hands, "8s", deals=2).state) == 2
    assert GAME.to_act(played({}, hands, "8s").state) == 1


def test_only_the_card_that_was_laid_without_its_word_comes_back() -> None:
    step = played({"forgot": "take_back"}, ("8s Kd", "8d 2c", "8h 3c"), "8s, 8d, 8h silent")
    assert step.state.row == parse_cards("8s 8d")
    assert step.state.hands[2] == parse_cards("3c 8h")


def test_of_the_cards_laid_before_the_latest_comes_back() -> None:
    options = {"forgot": "draw_back", "words": "coventry"}
    step = played(options, ("8s 8c Kd Ks", "8d 2c", "8h 3c"), "8s, 8d, 8h, 8c, Kd silent")
    assert set(step.state.hands[0]) == set(parse_cards("8c Ks"))


def test_the_session_ends_where_one_has_chips_and_another_owes_some() -> None:
    step = played(LEAVE, ("Kd", "2c", "3c"), "Kd", chips=(5, -1, 1), deals=2)
    assert step.state.chips.held == (6, -1, 0)
    assert GAME.to_act(step.state) is None
    assert GAME.to_act(played(LEAVE, ("Kd", "2c", "3c"), "Kd", chips=(5, -1, 2), deals=2).state) == 2


def refusal(options: dict[str, Any], hand: str, action: str) -> Reason | None:
    deal = Deal(tuple("ABC"), 2, (parse_cards(hand), parse_cards("2c"), parse_cards("3c")))
    step = GAME.start(change_options(PLAIN, options), (deal,), {"chips": {0: 5, 1: 5, 2: 5}})
    return GAME.why_not(step.state, parse_action(action))


def test_three_cards_are_refused_as_two_are() -> None:
    assert refusal({"lay_all": False}, "8s 8d 8h Kd", "8s 8d 8h") == ONE_CARD()
    assert refusal({"lay_all": True}, "8s 8d 8h 8c Kd", "8s 8d 8h") == ONE_OR_ALL(rank="8")
    assert refusal({"lay_all": True}, "8s 8d 8h Kd", "8s 8d 8h") is None


def test_cards_of_two_ranks_are_judged_by_the_first() -> None:
    assert refusal({"lay_all": True}, "8s Kd", "8s Kd") == SAME_RANK_CODE(rank="8")
