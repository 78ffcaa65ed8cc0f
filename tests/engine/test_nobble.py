"""How a deal and a game of Nobble end where coins and cards run out together."""

from snorum.core.notation import parse_action, parse_cards
from snorum.core.options import change_options
from snorum.core.types import Deal, Step
from snorum.games import find

NOBBLE = find("nobble")
OPTIONS = NOBBLE.presets["nobble"]


def played(options: object, hands: tuple[str, ...], coins: tuple[int, ...], to_act: int, script: str) -> Step:
    deal = Deal(tuple("ABC"[: len(hands)]), len(hands) - 1, tuple(parse_cards(hand) for hand in hands))
    step = NOBBLE.start(options, (deal,), {"coins": dict(enumerate(coins)), "to_act": to_act})
    for action in script.split(", "):
        step = NOBBLE.play(step.state, parse_action(action))
    return step


def test_whoever_pays_the_last_coin_of_all_wins() -> None:
    """A has none left and still plays on, since nobody leaves before the deal is over."""
    options = change_options(OPTIONS, {"elimination": "end_of_deal"})
    step = played(options, ("8s 2c 5c", "8d 5h 3d"), (1, 1), 0, "8s, 8d, 2c, 5h, 5c")
    assert step.state.winner == 1
    assert "last-with-coins" in step.rules
    assert step.state.coins.held == (0, 2)


def test_the_last_with_coins_wins_as_such_even_when_first_out_of_cards() -> None:
    options = change_options(OPTIONS, {"turns": "question"})
    step = played(options, ("8s 2c", "8d"), (1, 1), 0, "8s, 8d")
    assert step.state.winner == 1
    assert "last-with-coins" in step.rules
    assert "first-out-wins" not in step.rules


def test_a_deal_is_over_when_whoever_has_cards_has_no_coins() -> None:
    """C goes on alone, plays on the own card and pays the last coin for it."""
    step = played(OPTIONS, ("", "", "8s 8d 2c"), (3, 3, 1), 2, "8s, 8d")
    assert step.rules[-2:] == ("no-coins-out", "dealt-out")
    assert NOBBLE.to_act(step.state) is None
    assert step.state.winner is None


def test_a_chain_of_all_cards_of_a_rank_is_paid_for_once() -> None:
    options = change_options(OPTIONS, {"settle": "last"})
    step = played(options, ("8s 8c 3c", "8d 2c", "8h 4c"), (5, 5, 5), 0, "8s, 8d, 8h, 8c")
    assert step.state.coins == ((5, 5, 2), 3)
    assert NOBBLE.play(step.state, parse_action("2c")).state.coins == ((5, 5, 2), 3)


def test_an_offender_who_is_left_alone_pays_both_dues_as_far_as_the_coins_go() -> None:
    options = change_options(OPTIONS, {"peel_double": True})
    for coins, is_short in ((3, False), (2, True)):
        step = played(options, ("", "", "8s 8d 2c"), (3, 3, coins), 2, "8s, 2c revoke")
        assert ("pay-what-you-have" in step.rules) == is_short
        assert step.state.coins == ((3, 3, 0), coins)
