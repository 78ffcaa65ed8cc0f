"""What beats what in Vorms, alone and in groups, and how it is explained."""

import pytest
from vorms_hands import played

from snorum.cards import Card
from snorum.core.types import Event
from snorum.games.vorms.chart import LED, SECOND, THROWN, chart, what_beats
from snorum.games.vorms.ranking import ORDER, PACK, Head, Standing, find_beating


def test_the_order_of_the_cards() -> None:
    assert " ".join(ORDER) == (
        "Jc Kh 8s 9c 9s 9h 9d Ac As Ah Ad Js Jh Jd 6c 6s 6h 6d 5c 5s 5h 5d 8c 8h 8d Qc Qs Qh Qd Kc Ks"
    )
    assert len(set(PACK)) == 36
    assert "Kd" not in PACK


@pytest.mark.parametrize(
    ("card", "head", "standing", "directly", "clause"),
    [
        ("Kh", "Jc", Standing.PLAIN, True, "equal-top"),
        ("Jc", "Kh", Standing.PLAIN, True, "equal-top"),
        ("8s", "9c", Standing.PLAIN, True, "card-order"),
        ("9c", "9s", Standing.PLAIN, True, "card-order"),
        ("9s", "9c", Standing.PLAIN, True, None),
        ("5d", "8c", Standing.PLAIN, True, "card-order"),
        ("Kc", "Ks", Standing.PLAIN, True, "card-order"),
        ("Ks", "Kc", Standing.PLAIN, True, None),
        ("7c", "Ks", Standing.PLAIN, True, None),
        ("Ks", "3d", Standing.THREE_LED, True, "three-led"),
        ("7d", "3d", Standing.THREE_LED, True, "three-led"),
        ("Jc", "3d", Standing.THREE_THROWN, True, None),
        ("7c", "3d", Standing.THREE_THROWN, True, None),
        ("3d", "Jc", Standing.PLAIN, True, "three-thrown"),
        ("3d", "7c", Standing.STRONG_SEVEN, True, "three-thrown"),
        ("7s", "7h", Standing.STRONG_SEVEN, True, "higher-seven"),
        ("7d", "7h", Standing.STRONG_SEVEN, True, None),
        ("Kh", "7d", Standing.STRONG_SEVEN, True, None),
        ("Kc", "7c", Standing.STRONG_SEVEN, False, "king-takes-seven"),
        ("Ks", "7d", Standing.STRONG_SEVEN, True, None),
        ("Ks", "Kc", Standing.KING_OVER_SEVEN, True, "king-on-king"),
        ("Ks", "Kc", Standing.KING_OVER_SEVEN, False, None),
        ("Jc", "Kc", Standing.KING_OVER_SEVEN, True, None),
        ("3d", "Kc", Standing.KING_OVER_SEVEN, False, "three-thrown"),
        ("Jc", "Ks", Standing.KING_OVER_KING, True, None),
        ("3d", "Ks", Standing.KING_OVER_KING, False, "three-thrown"),
    ],
)
def test_what_beats_what(card: str, head: str, standing: Standing, directly: bool, clause: str | None) -> None:
    beating = find_beating(Card(card), Head(Card(head), standing), directly=directly)
    assert (None if beating is None else beating.clause) == clause


@pytest.mark.parametrize(
    ("actions", "heading"),
    [
        ("3d/7d/Jc", "E"),  # second on a led 3 of diamonds a seven counts as led
        ("3d/7d/7h", "S"),
        ("3d/9c/7h", "E"),
        ("3d/Kc/Ks", "E"),  # a King of clubs that was second is an ordinary low card
        ("3d/Kc/5d", "S"),
        ("Kc/Ks", "N"),
        ("Kc/Qd", "E"),
        ("7h/Kc/Ks", "S"),
        ("7h/Kc/9c", "E"),
        ("7h/9c/Kc", "S"),  # E004-2: what is played in between does not save the seven
        ("7h/Ks", "N"),  # E004-7: the King of spades has no power over sevens
        ("7h/Kh", "N"),  # E004-1: nor has any other King
        ("7h/7s/Kc", "S"),
        ("9c/7c", "N"),
        ("9c/3d/Jc", "E"),
    ],
)
def test_who_heads_a_trick(actions: str, heading: str) -> None:
    cards = actions.split("/")
    hands = "/".join([*cards, "Qh", "Qs", "Qc"][:4])
    assert played(hands, actions).facts()["heading"] == heading


def test_the_king_of_spades_comes_too_late_behind_another_card() -> None:
    game = played("7h 8d/Kc 8h/9c 8c/Ks Qd", "7h/Kc/9c/Ks")
    assert game.events("falls-short") == [Event("falls-short", 3, (Card("Ks"), Card("Kc")), value="king-late")]
    assert game.events("why-led", "why-took", "why-stands", "would-beat") == [
        Event("why-led", 0, (Card("7h"),)),
        Event("why-took", 1, (Card("Kc"), Card("7h")), value="king-takes-seven"),
        Event("why-stands", 1, (Card("Kc"),), value="king-over-seven"),
        Event("would-beat", 1, (Card("Ks"), Card("3d")), value="king-over-seven"),
    ]
    assert {"king-late", "king-takes-seven"} <= set(game.steps[-1].rules)


def test_a_led_card_that_stands_is_explained() -> None:
    game = played("7s 8d/Jc 8h/9c 8c/Kh Qd", "7s/Jc/9c/Kh")
    assert game.events("why-took", "takes") == []
    assert [event.cards for event in game.events("would-beat")] == [("7c", "Kc", "3d")]
    assert "seven-led" in game.steps[-1].rules


def test_the_chart_is_what_happens_at_the_table() -> None:
    for card in PACK:
        (row,) = what_beats(card, LED)
        for other in PACK:
            if card != other:
                spare = [each for each in ("Qc", "Qd", "Qh", "Qs") if each not in (card, other)]
                game = played(f"{card}/{other}/{spare[0]}/{spare[1]}", f"{card}/{other}")
                assert (game.facts()["heading"] == "E") == (other in row.beaten_by)


def test_the_chart() -> None:
    assert {row.card for row in chart()} == set(PACK)
    assert what_beats(Card("7d"), THROWN) == ()
    (seven,) = what_beats(Card("7h"), SECOND)
    assert seven.beaten_by == ("7s", "7c", "Kc", "3d")
    plain, king = what_beats(Card("Kc"), THROWN)
    assert (plain.over, king.over) == (("Ks",), ("7c", "7s", "7h", "7d"))
    assert (king.standing, king.beaten_by, king.directly) == (Standing.KING_OVER_SEVEN, ("Ks", "3d"), ("Ks",))
    (spades,) = what_beats(Card("Ks"), THROWN)
    assert (spades.standing, spades.over, spades.beaten_by) == (Standing.KING_OVER_KING, ("Kc",), ("3d",))
    (three,) = what_beats(Card("3d"), THROWN)
    assert three.beaten_by == ()
    assert what_beats(Card("3d"), SECOND) == ()


@pytest.mark.parametrize(
    ("actions", "heading"),
    [
        ("9d 9h/Jc As", "N"),  # E004-3: the ace would have to beat a nine too
        ("9d 9h/Jc 9s", "E"),
        ("9d 9h/3d 9c", "E"),
        ("9c 9s/8s 9h", "N"),  # both cards could only beat the same one
        ("7c 7d/7h Kc", "E"),  # each King or seven takes its own
        ("7c 7d/7h 7s", "N"),
        ("7c 7d/7h Kc/Ks 7s", "S"),
        ("7c 7d/7h Kc/9h 9s/Ks 3d", "E"),
        ("Kc Ks/7c 7d", "N"),
        ("Kh Ks/Jc Qd", "E"),
    ],
)
def test_groups(actions: str, heading: str) -> None:
    plays = actions.split("/")
    hands = [*(f"{play} {spare}" for play, spare in zip(plays, ("8c", "8d", "8h", "5d"), strict=False))]
    hands += ["Qh Qs Ad", "Ac 6d 6h", "6s 6c 5c"][: 4 - len(hands)]
    game = played("/".join(hands), actions)
    if len(plays) < 4:
        assert game.facts()["heading"] == heading
    else:
        assert game.events("won")[0].seat == game.seats.index(heading)


def test_a4_groups_may_have_to_beat_only_the_cards_led() -> None:
    hands, actions = "Qc Qd 8c/8h 5d Qh/5c 8d Qs/6d 5h 5s", "Qc Qd/8h 5d/5c 8d"
    assert played(hands, actions).facts()["heading"] == "E"
    assert played(hands, actions, beat="led").facts()["heading"] == "S"
    assert played("5d/9c/6d/Qh", "5d/9c/6d", beat="led").facts()["heading"] == "E", "single cards are not concerned"


def test_a1_the_three_of_diamonds_with_kings() -> None:
    hands = "3d Ks 8d/9c 7h 8h/Qh Qs 8c/Qc Qd 5c"
    assert played(hands, "").why_not("3d Ks") == "three-alone"
    assert played(hands, "").why_not("3d 8d") == "one-rank"
    game = played(hands, "3d Ks/9c 7h", three_counts_as_king=True)
    assert game.facts()["heading"] == "E"
    assert {event.cards for event in game.events("takes")} == {("9c", "Ks"), ("7h", "3d")}
