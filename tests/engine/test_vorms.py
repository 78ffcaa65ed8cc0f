"""What Vorms brings, and what its options and presets change."""

import json
import random
from itertools import combinations
from pathlib import Path

import pytest
from vorms_hands import GAME, SEATS, played

from snorum.cards import Card
from snorum.core.errors import IllegalAction, Unreadable
from snorum.core.notation import format_action, parse_cards
from snorum.core.options import change_options
from snorum.core.types import Event
from snorum.examples import check_file, check_text, find_example_files
from snorum.games.vorms.drawing import draw, most_led
from snorum.games.vorms.groups import can_win_with, pairings
from snorum.games.vorms.options import PRESETS, Options, facts, sides, strokes, tricks_in_hand
from snorum.games.vorms.ranking import PACK, led
from snorum.games.vorms.scoring import Scores, realise, trick_awards
from snorum.record import frames_json
from snorum.recordtext import format_record, parse_record
from snorum.solve import solve_state

CASES = find_example_files([Path("tests/data/cases/vorms")])


def test_sizes() -> None:
    assert {
        name: (tricks_in_hand(preset), strokes(preset), len(sides(preset))) for name, preset in PRESETS.items()
    } == {
        "four": (9, 9, 2),
        "three": (12, 12, 3),
        "two": (9, 9, 2),
    }
    assert sides(PRESETS["four"]) == ((0, 2), (1, 3))
    assert facts(PRESETS["four"])["stock-size"].value == 20
    assert facts(Options(deal_all=True))["hand-size"].value == 9
    assert facts(PRESETS["three"])["first-five-points"].value == 0


DUTY = "Qc 8d/Kh Qh/Jc 3d 9c/Qd 5s"


def test_a2_the_duty_to_play_toqutsit() -> None:
    assert played(DUTY, "Qc/Kh").legal() == {"Jc"}
    assert played(DUTY, "Qc/Kh", toqu_duty="led").legal() == {"Jc", "3d", "9c"}
    led = "Kh 8d/Jc 9c/Qh Qs/Qd 5s"
    assert played(led, "Kh", toqu_duty="led").legal() == {"Jc"}
    second = "3d 8d/Kh Qs/Jc 9c/Qd 5s"
    assert played(second, "3d/Kh", toqu_duty="led").legal() == {"Jc"}
    taken = "Kh 8d/3d Qs/Qh 9c/Jc 5s"
    assert played(taken, "Kh/3d/Qh").legal() == {"Jc", "5s"}
    assert played(taken, "Kh/3d/Qh", toqu_duty="led").legal() == {"Jc"}


def test_there_is_no_duty_towards_the_partner() -> None:
    assert played("Kh 8d/Qh 9c/Jc 5s/Qd 6s", "Kh/Qh").legal() == {"Jc", "5s"}


def test_a3_the_duty_in_a_group_that_cannot_win() -> None:
    hands = "9c 9s 8d/Kh 8s 8h/Jc 9d 5s/Qd Qh 6s"
    assert played(hands, "9c 9s/Kh 8s").legal() == {"9d Jc", "5s Jc"}
    assert len(played(hands, "9c 9s/Kh 8s", toqu_duty_hopeless=False).legal()) == 3
    winning = hands.replace("9d", "3d")
    assert len(played(winning, "9c 9s/Kh 8s", toqu_duty_hopeless=False).legal()) == 2


FRIENDLY = "Kh 8d/5d 8h/Jc 8c/Qd Qh"


@pytest.mark.parametrize(
    ("way", "score", "winner"),
    [("reset_score", 0, None), ("lose_hand_points", 4, None), ("lose_game", 4, (1, 3))],
)
def test_a6_toqutsit_on_the_own_sides_voormsi(way: str, score: int, winner: object) -> None:
    start = {"scores": {"N+S": 4, "E+W": 3}, "tricks": {"N+S": 4}}
    game = played(FRIENDLY, "Kh/5d/Jc/Qd", start=start, friendly_toqutsit=way)
    assert game.facts()["score.N+S"] == score
    assert game.to_act() is None
    assert [event.seat for event in game.events("won") if event.value == "game"] == ([winner] if winner else [])
    if way != "lose_game":
        assert game.facts()["hand_points.N+S"] == 0


def test_a6_the_other_side_wins_the_game_whichever_side_was_at_fault() -> None:
    game = played("5d/Kh/8c/Jc", "5d/Kh/8c/Jc", friendly_toqutsit="lose_game")
    assert game.events("won")[-1] == Event("won", (0, 2), value="game")


def test_a6_toqutsit_on_the_own_sides_voormsi_may_be_forbidden() -> None:
    forbidden = played(FRIENDLY, "Kh/5d", friendly_toqutsit="forbidden")
    assert forbidden.why_not("Jc") == "spare-own-voormsi"
    assert forbidden.legal() == {"8c"}
    last = played("Kh/5d/Jc/Qd", "Kh/5d/Jc/Qd", friendly_toqutsit="forbidden")
    assert last.facts()["score.N+S"] == 0, "the last card must be played, and brings nothing"
    assert last.events("own-voormsi") == []


def test_the_three_of_diamonds_is_paired_with_the_own_sides_voormsi() -> None:
    game = played("Kh Ks 8d/5d 5h 8h/Jc 3d 8c/Qd Qh Qs", "Kh Ks/5d 5h/Jc 3d/Qd Qh", friendly_toqutsit="forbidden")
    assert [(event.kind, event.value) for event in game.events("three-takes-voormsi", "own-voormsi")] == [
        ("three-takes-voormsi", 1)
    ]


def test_toqutsit_is_paired_with_the_other_sides_voormsi() -> None:
    game = played("Kh Ks 8d/Jc 3d 8h/5d 5h 8c/Qd Qh Qs", "Kh Ks/Jc 3d/5d 5h/Qd Qh")
    assert game.facts()["hand_points.E+W"] == 2


HONOURS = [
    # Voormsi's point, and the three cases without.
    ("9c 8d/Kh 8h/5d Jc/Qd Qh", "9c/Kh/Jc/Qd", "toqutsit-takes-voormsi", 2),
    ("9c 8d/5d 8h/Kh 8c/Qd Jc", "9c/5d/Kh/Jc", "toqutsit-takes-voormsi", 2),
    ("9c 8d Jc/Kh 8h Qs/5d 8c 5s/Qd Qh 6d", "9c/Kh/5d/Qd", "voormsi-home", 1),
    ("9c 8d/5d 8h/Qd 8c/Kh Qh", "9c/5d/Qd/Kh", "voormsi-last", 0),
    ("9c 8d/Kh Jc/Qd 8c/6d Qh", "9c/Kh/Qd/6d", "voormsi-toqutsit-held", 0),
    ("9c 9s 8d/Kh Jc Qs/Qd 8c 5d/6d Qh 5h", "9c 9s/Kh Jc/Qd 8c/6d Qh", "voormsi-toqutsit-held", 0),
    ("Jc 8d/Kh 8h/Qd 8c/6d Qh", "Jc/Kh/Qd/6d", "voormsi-toqutsit-out", 0),
    # Toqutsit and the 3 of diamonds.
    ("9c 9s 8d/Kh 5d 8h/Jc 3d 8c/Qc Qd Qh", "9c 9s/Kh 5d/Jc 3d/Qc Qd", "voormsi-thrown-in", 0),
    ("Kh 8d/3d 8h/5d Jc/Qd Qh", "Kh/3d/5d/Qd", "three-takes-voormsi", 1),
    ("Kh 8d/5d Jc/3d 8h/Qd Qh", "Kh/Jc/3d/Qd", "three-takes-toqutsit", 2),
    ("Jc 8d/3d 8h/Kh 5d/Qd Qh", "Jc/3d/Kh/Qd", "three-on-toqutsit-alone", 0),
]


@pytest.mark.parametrize(("hands", "actions", "clause", "points"), HONOURS)
def test_honours(hands: str, actions: str, clause: str, points: int) -> None:
    game = played(hands, actions)
    winner = game.events("won")[0].seat
    assert isinstance(winner, int)
    side = ("N+S", "E+W")[winner % 2]
    other = ("E+W", "N+S")[winner % 2]
    assert clause in game.steps[-1].rules
    assert game.events(clause)[0].value == (points or None)
    assert (game.facts()[f"hand_points.{side}"], game.facts()[f"hand_points.{other}"]) == (points, 0)


def test_a8_toqutsit_in_the_stock_is_a_danger() -> None:
    game = played("9c 8d/Kh 8h/Qd 8c/6d Qh", "9c/Kh/Qd/6d", stock="Jc")
    assert game.facts()["hand_points.E+W"] == 1


def test_the_partners_voormsi_brings_the_three_of_diamonds_its_point() -> None:
    assert played("Kh 8d/Qd 8h/3d Qh/5d 6d", "Kh/Qd/3d/5d").facts()["hand_points.N+S"] == 1


def test_e4_a_led_three_of_diamonds_takes_no_voormsi() -> None:
    assert played("3d 8d/Kh 8h/Qd Qh/5d 6d", "3d/Kh/Qd/5d").facts()["hand_points.N+S"] == 0


def test_a7_voormsi_over_an_earlier_toqutsit() -> None:
    hands, actions = "Jc 8d/Kh 8h/Qd 8c/6d Qh", "Jc/Kh/Qd/6d"
    assert played(hands, actions, voormsi_over_toqu=True).facts()["hand_points.E+W"] == 1
    thrown = "9c 9s 8d/Jc 5d 8h/6s 6h 8c/8s Kh Qh", "9c 9s/Jc 5d/6s 6h/Kh 8s"
    assert played(*thrown, voormsi_over_toqu=True).facts()["hand_points.E+W"] == 0, "the last card, and nothing beaten"


@pytest.mark.parametrize(
    ("preset", "tricks", "count", "points"),
    [
        ("four", (4, 0), 1, 2),
        ("four", (4, 1), 1, 1),
        ("four", (4, 0), 4, 5),
        ("four", (3, 0), 1, 0),
        ("four", (5, 2), 2, 2),
        ("two", (3, 0), 3, 3),
        ("three", (4, 0, 0), 1, 1),
        ("three", (4, 0, 0), 3, 3),
    ],
)
def test_points_for_tricks(preset: str, tricks: tuple[int, ...], count: int, points: int) -> None:
    assert sum(award.points for award in trick_awards(PRESETS[preset], tricks, 0, count)) == points


@pytest.mark.parametrize(
    ("score", "points", "after", "is_won"), [(7, 3, 8, False), (8, 3, 7, False), (4, 5, 9, True), (0, 2, 2, False)]
)
def test_points_become_real_in_one_lump(score: int, points: int, after: int, is_won: bool) -> None:
    done = realise(PRESETS["four"], Scores((0, 0), (points, 0), (score, 0)), 0, "realise-on-loss")
    assert (done.scores.total[0], done.scores.points[0], done.is_won) == (after, 0, is_won)


def test_e5_all_nine_tricks_are_void_only_when_all_were_played() -> None:
    hands, actions = "9c/Qd/Qh/Qs", "9c/Qd/Qh/Qs"
    void = played(hands, actions, start={"tricks": {"N+S": 8}, "scores": {"N+S": 4}})
    assert void.facts()["score.N+S"] == 4
    assert "all-void" in void.steps[-1].rules
    short = played(hands, actions, start={"tricks": {"N+S": 7}, "scores": {"N+S": 4}})
    assert short.facts()["score.N+S"] == 5
    three = played("9c/Qd/Qh", "9c/Qd/Qh", preset="three", start={"tricks": {"a": 11}, "scores": {"a": 4}})
    assert (three.facts()["score.a"], "all-void" in three.steps[-1].rules) == (4, True)


@pytest.mark.parametrize(("order", "winner"), [("loser_first", (0, 2)), ("winner_first", (1, 3))])
def test_a9_who_makes_his_points_real_first(order: str, winner: tuple[int, ...]) -> None:
    # Both sides need one point; N's trick is the fifth of his side, then E's last trick the fifth of the other.
    start = {"tricks": {"N+S": 4, "E+W": 4}, "scores": {"N+S": 8, "E+W": 8}}
    game = played("9c 8d/Qd 9h/Qh 5s/Qs 8h", "9c/Qd/Qh/Qs/8d/9h/5s/8h", start=start, end_order=order)
    assert game.events("won")[-1] == Event("won", winner, value="game")


def test_a14_the_winner_of_the_last_trick_makes_his_points_real_at_the_end() -> None:
    game = played("9c/Qd/Qh/Qs", "9c/Qd/Qh/Qs", start={"tricks": {"N+S": 4, "E+W": 4}})
    assert (game.facts()["score.N+S"], game.facts()["hand_points.N+S"]) == (1, 0)
    assert "realise-at-end" in game.steps[-1].rules


def test_the_game_ends_at_once_in_mid_hand() -> None:
    start = {"tricks": {"N+S": 4}, "scores": {"N+S": 7}}
    game = played("9c 8d Jd/Qd 9h Jh/Qh 5s 6c/Qs 8h 6s", "9c/Qd/Qh/Qs/8d/9h/5s/8h", start=start)
    assert game.facts()["score.N+S"] == 9
    assert game.to_act() is None
    assert GAME.scores(game.steps[-1].state) == (9, 0, 9, 0)


def test_a10_drawing() -> None:
    hands = tuple(parse_cards(text) for text in ("9c", "8d 5d", "6c"))
    stock = parse_cards("Ac Ad As Ah Jh")
    sizes = [len(hand) for hand in draw(hands, stock, 2, "rotation").hands]
    assert sizes == [3, 3, 3]
    assert [card for seat, card in draw(hands, stock, 2, "rotation").cards if seat == 2] == ["Ac", "Ah"]
    assert [len(hand) for hand in draw(hands, stock, 2, "fill_each").hands] == [3, 2, 4]


def test_a12_the_own_three_of_diamonds_on_the_own_voormsi() -> None:
    hands, actions = "Kh 3d Qd/5d 5h 6d", "Kh/5d/3d/5h"
    assert played(hands, actions, preset="two").facts()["hand_points.a"] == 1
    assert played(hands, actions, preset="two", own_three=False).facts()["hand_points.a"] == 0
    partner = played("Kh 8d/Qd 8h/3d Qh/5d 6d", "Kh/Qd/3d/5d", own_three=False)
    assert partner.facts()["hand_points.N+S"] == 1, "a partner's Voormsi is not one's own"


def test_a13_all_cards_dealt() -> None:
    for preset, size in (("four", 9), ("three", 12), ("two", 18)):
        options = change_options(PRESETS[preset], {"deal_all": True})
        deal = GAME.deal(options, SEATS[preset], 0, PACK)
        assert {len(hand) for hand in deal.hands} == {size}
        assert deal.pile("stock") == ()


def test_the_deal() -> None:
    deal = GAME.deal(PRESETS["four"], SEATS["four"], 3, PACK)
    assert deal.hands[0] == (PACK[0], PACK[4], PACK[8], PACK[12])
    assert deal.pile("stock") == PACK[16:]


def test_two_players_play_twice_and_draw_in_between() -> None:
    game = played("7h 9c 8d 8h/Kc Qd 5s 5d", "7h/Kc", preset="two", stock="Ks Ah 6s 6d 6h 6c")
    assert game.to_act() == "b", "who heads the trick plays third"
    assert [(event.seat, event.cards) for event in game.events("drew")] == [(1, ("Ks",)), (0, ("Ah",))]
    own = played("7h 9c 8d 8h/Kc Qd 5s 5d", "7h/Kc/Ks/9c", preset="two", stock="Ks Ah 6s 6d 6h 6c")
    assert own.events("why-took") == [Event("why-took", 1, (Card("Ks"), Card("Kc")), value="king-on-king")]
    assert own.facts()["tricks.b"] == 1


def test_two_players_lead_no_more_than_both_can_play_twice() -> None:
    options = PRESETS["two"]
    hands = (parse_cards("9c 9d 9h 9s"), parse_cards("5c 5d 5h 5s"))
    assert [most_led(options, hands, PACK[:cards]) for cards in (0, 2, 4, 6, 8)] == [2, 2, 3, 3, 4]
    game = played("9c 9d 9h 9s/5c 5d 5h 5s", "", preset="two")
    assert game.why_not("9c 9d 9h") == "too-many-led"
    assert game.why_not("9c 9d") is None


def test_two_players_own_toqutsit_on_own_voormsi() -> None:
    game = played("Kh Jc Qd/5d 5h 6d", "Kh/5d/Jc/5h", preset="two", start={"scores": {"a": 5}})
    assert game.facts()["score.a"] == 0


def test_who_has_no_card_is_passed_over() -> None:
    game = played("9c 9d/5c//6c 6d", "9c/5c/6c")
    assert game.facts()["tricks.N+S"] == 1
    assert played("9c 9d/5c//6c 6d", "").why_not("9c 9d") == "too-many-led"


def test_the_cards_of_a_group_are_each_held_once() -> None:
    game = played("9c 9d 8c/5c 5s/5d 5h/6c 6d", "")
    assert game.why_not("9c 9c") == "not-held"
    assert game.why_not("9c 8c") == "one-rank"
    with pytest.raises(IllegalAction):
        played("9c 9d/5c 5s/5d 5h/6c 6d", "9c 9d/5c")


def test_several_hands_are_one_game() -> None:
    text = """
    game = "vorms"
    script = \"\"\"
    A: 9c
    B: 5c
    C: 5d
    D: 6c
    A: deal
    B: 8c
    C: 8d
    D: 7c
    A: Qd
    \"\"\"
    [[deal]]
    seats = ["A", "B", "C", "D"]
    [deal.hands]
    A = "9c"
    B = "5c"
    C = "5d"
    D = "6c"
    [[deal]]
    [deal.hands]
    A = "Qd"
    B = "8c"
    C = "8d"
    D = "7c"
    [start]
    scores = { "A+C" = 3 }
    tricks = { "A+C" = 5, "B+D" = 3 }
    [[expect]]
    after = 4
    to_act = "A"
    facts = { "score.A+C" = 4, "tricks.A+C" = 6 }
    [[expect]]
    after = 5
    to_act = "B"
    facts = { "score.A+C" = 4, "tricks.A+C" = 0 }
    [[expect]]
    to_act = ""
    scores = { "A+C" = 4, "B+D" = 0 }
    """
    assert check_text(text, "several.toml").faults == ()


def test_exact_play_counts_strokes() -> None:
    start = {"tricks": {"a": 4, "b": 4}}
    game = played("9c 8d/Qd 9s", "", preset="two", start=start)
    values = {format_action(action): value for action, value in solve_state(GAME, game.steps[-1].state).values}
    assert values == {"9c": 1, "8d": 1}
    assert (
        GAME.outcome(played("9c/5c/5d/6c", "9c/5c/5d/6c", start={"tricks": {"N+S": 4}}).steps[-1].state) == (2, -2) * 2
    )
    lost = played(FRIENDLY, "Kh/5d/Jc/Qd", start={"scores": {"E+W": 3}}, friendly_toqutsit="lose_game")
    assert GAME.outcome(lost.steps[-1].state) == (-6, 6, -6, 6)


@pytest.mark.parametrize("scores", [{"N+E": 1}, {"N": 1}, {"N+S": 9}, {"N+S": 10}, {"N+S": -1}])
def test_a_start_that_cannot_be(scores: dict[str, int]) -> None:
    with pytest.raises(Unreadable):
        played("9c/5c/5d/6c", "", start={"scores": scores})


@pytest.mark.parametrize("size", [4, 3, 2, 1])
def test_with_two_players_no_more_is_led_than_can_be_played_twice(size: int) -> None:
    """Against a count of what each holds when both have played and drawn, one card at a time in turn."""
    hands = PACK[:size], PACK[10 : 10 + size]
    for stock in range(10):
        held = {count: [size - count, size - count] for count in range(1, size + 1)}
        for count, left in held.items():
            for taken in range(min(stock, 2 * (4 - (size - count)))):
                left[taken % 2] += 1
            assert max(left) <= 4
        possible = max((count for count, left in held.items() if min(left) >= count), default=1)
        assert most_led(PRESETS["two"], hands, PACK[20 : 20 + stock]) == possible


@pytest.mark.parametrize("directly", [True, False])
def test_a_card_wins_in_a_group_when_some_group_with_it_does(directly: bool) -> None:
    chooser = random.Random(4)
    found = set()
    for _ in range(3000):
        cards = chooser.sample(PACK, 8)
        heads = tuple(led(card) for card in cards[: chooser.randint(1, 3)])
        card, others = cards[3], cards[4 : 4 + chooser.randint(0, 4)]
        groups = combinations(others, len(heads) - 1)
        wins = any(list(pairings((card, *group), heads, directly=directly)) for group in groups)
        hand = tuple(chooser.sample([card, *others], len(others) + 1))
        assert can_win_with(card, hand, heads, directly=directly) == wins
        found.add((len(heads), wins))
    assert len(found) == 6


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_cases_and_their_records(path: Path) -> None:
    checked = check_file(path)
    assert checked.faults == ()
    assert checked.example is not None
    record = checked.example.record
    assert frames_json(parse_record(format_record(record)))["frames"] == frames_json(record)["frames"]
    assert json.loads(json.dumps(frames_json(record)))
