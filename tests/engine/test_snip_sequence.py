"""What the presets and options of the sequence game change."""

from collections.abc import Iterator

import pytest

from snorum.cards import Card
from snorum.core.deal import shuffle
from snorum.core.options import change_options
from snorum.examples import check_text
from snorum.games import find
from snorum.games.snip_sequence.options import PRESETS, Options, facts, pack, rank_order
from snorum.kit.sequence import find_successor

GAME = find("snip-sequence")


def deal_sizes(options: Options, seats: int) -> tuple[list[int], dict[str, int]]:
    deal = GAME.deal(options, tuple("ABCDEFGH"[:seats]), seats - 1, GAME.pack(options))
    return [len(hand) for hand in deal.hands], {name: len(cards) for name, cards in deal.piles}


@pytest.mark.parametrize(
    ("preset", "seats", "hands", "piles"),
    [
        ("five-card", 4, [13, 13, 13, 13], {}),
        ("five-card", 5, [11, 11, 10, 10, 10], {}),
        ("five-card", 8, [7, 7, 7, 7, 6, 6, 6, 6], {}),
        ("turned-up", 4, [13, 13, 13, 12], {"turned": 1}),
        ("dead-hand", 4, [11, 11, 10, 10], {"dead": 10}),
        ("schnipp-32", 5, [7, 7, 6, 6, 6], {}),
    ],
)
def test_deals(preset: str, seats: int, hands: list[int], piles: dict[str, int]) -> None:
    assert deal_sizes(PRESETS[preset], seats) == (hands, piles)


def test_cards_face_down() -> None:
    assert deal_sizes(Options(dead_cards="remainder"), 5) == ([10] * 5, {"dead": 2})
    assert deal_sizes(Options(dead_cards="remainder"), 4) == ([13] * 4, {})
    assert deal_sizes(Options(dead_cards=6), 4) == ([12, 12, 11, 11], {"dead": 6})
    assert deal_sizes(Options(dead_cards=6, turn_up_last=True), 4) == ([12, 11, 11, 11], {"turned": 1, "dead": 6})


def test_the_dealer_is_dealt_to_last_whoever_it_is() -> None:
    options = PRESETS["dead-hand"]
    deal = GAME.deal(options, ("A", "B", "C"), 0, GAME.pack(options))
    assert [hand[0] for hand in (deal.hands[1], deal.hands[2], deal.hands[0], deal.pile("dead"))] == [
        "As", "2s", "3s", "4s",
    ]  # fmt: skip


def test_ranks() -> None:
    assert rank_order(PRESETS["five-card"]) == "A23456789TJQK"
    assert rank_order(PRESETS["schnipp-32"]) == "789TJQKA"
    assert rank_order(Options(ace="high")) == "23456789TJQKA"
    assert [len(pack(preset)) for preset in PRESETS.values()] == [52] * 5 + [32, 52, 32, 52]


@pytest.mark.parametrize(
    ("options", "card", "successor"),
    [
        (PRESETS["five-card"], "Kh", None),
        (PRESETS["five-card"], "Ah", "2h"),
        (PRESETS["jig"], "Kh", "Ah"),
        (PRESETS["schnipp-32"], "Kh", "Ah"),
        (PRESETS["schnipp-32"], "Ah", "7h"),
        (Options(pack=32, ace="high"), "Ah", None),
        (Options(pack=32), "Ah", "7h"),
        (Options(ace="high"), "Kc", "Ac"),
    ],
)
def test_successors(options: Options, card: str, successor: str | None) -> None:
    assert find_successor(Card(card), rank_order(options), circular=options.circular) == successor


def test_the_number_of_words_is_the_length_of_a_run() -> None:
    assert {name: facts(preset)["length"].value for name, preset in PRESETS.items()} == {
        "five-card": 5, "five-card-jig": 5, "turned-up": 5, "dead-hand": 5, "jig": 4,
        "schnipp-32": 5, "schnipp-52": 5, "rex-32": 6, "rex-52": 6,
    }  # fmt: skip


def runs(options: Options, seed: int) -> Iterator[tuple[str | None, int]]:
    """Each run's stop and length in a hand of four, always playing the first legal card."""
    deal = GAME.deal(options, ("A", "B", "C", "D"), 3, shuffle(GAME.pack(options), seed))
    state = GAME.start(options, (deal,), {}).state
    while GAME.to_act(state) is not None:
        state = GAME.play(state, GAME.legal_actions(state)[0]).state
        if state.stopped is not None:
            yield state.stopped, len(state.run)


@pytest.mark.parametrize("preset", PRESETS)
def test_runs_stop_for_the_reasons_that_the_preset_has(preset: str) -> None:
    options = PRESETS[preset]
    seen = {stop for seed in range(20) for stop, _ in runs(options, seed)}
    expected = {"length", "gone"}
    if not options.circular:
        expected.add("top")
    if options.dead_cards != "none":
        expected.add("dead")
    assert seen == expected
    assert max(length for seed in range(20) for _, length in runs(options, seed)) == len(options.calls)


def test_words_may_be_changed() -> None:
    options = change_options(PRESETS["five-card"], {"calls": ["snip", "snap", "high-cockalorum"]})
    assert options.calls == ("snip", "snap", "high-cockalorum")
    assert {length for seed in range(10) for stop, length in runs(options, seed) if stop == "length"} == {3}


def test_a_deciding_hand_is_played_by_those_who_hold_cards() -> None:
    """The eldest hand of the second deal takes no part in it, so the next player leads."""
    checked = check_text(
        """
        game = "snip-sequence"
        script = """
        "'''"
        """
        A: Kc
        A: deal
        C: 9h
        """
        "'''"
        """
        [[deal]]
        seats = ["A", "B", "C"]
        [deal.hands]
        A = "Kc"
        B = "2d"
        C = "3d"
        [[deal]]
        seats = ["B", "C"]
        dealer = "A"
        [deal.hands]
        C = "9h"
        [[expect]]
        winner = "A"
        scores = { A = 2, B = -1, C = -1 }
        """,
        "deciding.toml",
    )
    assert [fault.message for fault in checked.faults] == []
