"""A session played from one seat: dealt as in the terminal, without what the seat cannot see, with its scores."""

import json
import random
from typing import Any

import laws
import pytest
from playing import Turn, all_presets

from snorum.bots.seated import MOST_DEALS, MOST_SEED
from snorum.bridge import handle
from snorum.cards import UNKNOWN
from snorum.core.game import Game
from snorum.core.notation import parse_action
from snorum.core.types import mask
from snorum.games import find, ids
from snorum.histories import deal_history, replay_history
from snorum.kit.session import DEAL
from snorum.recordtext import format_record, parse_record

Answer = dict[str, Any]
PRESETS = all_presets()
BY_LOT = 1
"""A level that costs no time, for what does not hang on how well the bots play."""


def ask(**request: Any) -> Answer:
    answer: Answer = json.loads(handle(json.dumps(request)))
    return answer


def join(actions: str, action: str) -> str:
    return ".".join(part for part in (actions, action.replace(" ", "_")) if part)


def legal(answer: Answer) -> list[str]:
    return [verdict["action"] for verdict in answer["frames"][-1]["verdicts"] if verdict["reason"] is None]


def play(table: dict[str, Any], chooser: random.Random, deals: int) -> list[Answer]:
    """Every answer of a session in which the reader plays at random, bot after bot, up to so many deals."""
    answers = [ask(call="play", **table)]
    while True:
        last = answers[-1]
        assert "error" not in last, last
        if last["is_over"]:
            if not last["is_open"] or last["deal"] == deals:
                return answers
            more = {"actions": join(last["actions"], "deal")}
        elif last["frames"][-1]["table"]["to_act"] == table["seat"]:
            more = {"actions": join(last["actions"], chooser.choice(legal(last)))}
        else:
            more = {"actions": last["actions"], "moves": 1}
        answers.append(ask(call="play", **table, **more))


def table_of(game: str, preset: str, seed: int, **more: Any) -> dict[str, Any]:
    low, high = find(game).players(find(game).presets[preset])
    seats = low + seed % (high - low + 1)
    seat = "ABCDEFGHIJ"[seed % seats]
    return {"game": game, "preset": preset, "seats": seats, "seat": seat, "seed": seed, "level": BY_LOT, **more}


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_the_seat_is_shown_no_card_that_it_has_not_seen(game: str, preset: str) -> None:
    for seed in range(2):
        table = table_of(game, preset, seed)
        answers = play(table, random.Random(seed), 1)
        for answer in (answers[0], answers[len(answers) // 2], answers[-2], answers[-1]):
            check_hidden(find(game), table["seat"], answer)


def check_hidden(game: Game[Any, Any], name: str, answer: Answer) -> None:
    """No frame names a card that the seat has not seen by then; only a table that is over is open."""
    history = replay_history(parse_record(answer["record"]))
    seat = history.deals[0].seats.index(name)
    _, first = history.current_deal()
    seen: set[str] = set()
    frames = answer["frames"]
    for frame, step in zip(frames, history.steps[first:], strict=True):
        told = {card for event in step.events if event.seen_by is None or seat in event.seen_by for card in event.cards}
        is_last = frame is frames[-1] and answer["is_over"]
        table = game.table(step.state) if is_last else mask(game.table(step.state), seat)
        shown = [list(zone.cards) for zone in table.zones]
        assert [zone["cards"] for zone in frame["table"]["zones"]] == shown
        seen |= told | {card for cards in shown for card in cards}
        named = {card for event in frame["events"] for card in event["cards"]}
        named |= set(frame["action"]["cards"]) if frame["action"] else set()
        named |= {card for verdict in frame["verdicts"] for card in parse_action(verdict["action"]).cards}
        assert named <= seen
        if frame["table"]["to_act"] != name:
            assert frame["verdicts"] == [], "what another seat may play is none of the reader's business"
        if not is_last:
            others = [zone for zone in frame["table"]["zones"] if zone["name"] == "hand" and zone["owner"] != name]
            assert all(card == UNKNOWN for zone in others for card in zone["cards"])


@pytest.mark.parametrize("game", ids())
def test_somebody_is_to_act_until_the_deal_is_over_and_nobody_then(game: str) -> None:
    """That the session waits for the next deal does not show at the table."""
    for answer in play(table_of(game, next(iter(find(game).presets)), 3), random.Random(3), 2):
        assert (answer["frames"][-1]["table"]["to_act"] is None) == answer["is_over"]


@pytest.mark.parametrize("game", ids())
def test_a_bot_at_the_table_goes_by_what_its_seat_sees(game: str) -> None:
    """What a bot does at the table is what it does in deals that look the same to it."""
    preset, compared = next(iter(find(game).presets)), 0
    for seed in range(2):
        table = table_of(game, preset, seed, level=2)
        for answer in play(table, random.Random(seed), 1)[::3]:
            record = parse_record(answer["record"])
            before = replay_history(record)
            acting, names = before.actor(), before.deals[0].seats
            if answer["is_over"] or acting is None or names[acting] == table["seat"]:
                continue
            after = ask(call="play", **table, actions=answer["actions"], moves=1)
            chosen = after["actions"].removeprefix(answer["actions"]).strip(".").replace("_", " ")
            states, actions = (None, *(step.state for step in before.steps)), (None, *before.actions)
            turns = [Turn(*turn) for turn in zip(states, actions, before.steps, strict=False)]
            at, dealt = len(before.actions), before.deals[:1]
            for deals, _ in laws.redeals(before.game, before.options, dealt, turns, at, 2, seed):
                other = format_record(record._replace(deals=(*deals, *before.deals[1:])))
                again = ask(call="choose", record=other, seat=names[acting], level=2, seed=seed)
                assert again["action"] == chosen
                compared += deals != dealt
    assert compared


def test_the_table_is_dealt_as_in_the_terminal() -> None:
    for game in ids():
        found = find(game)
        options = found.presets[next(iter(found.presets))]
        history = deal_history(found, options, seed=7, deals=2)
        answer = ask(call="play", game=game, seed=7)
        assert parse_record(answer["record"]).deals == history.deals
        assert answer["seats"] == list(history.deals[0].seats)
        assert answer["deal"] == 1
        assert answer["pack"] == list(found.pack(options))


@pytest.mark.parametrize("game", ids())
def test_asking_again_is_answered_alike_whatever_was_asked_before(game: str) -> None:
    table = table_of(game, next(iter(find(game).presets)), 1, level=2)
    answers = play(table, random.Random(1), 2)
    last = answers[-1]
    middle = answers[len(answers) // 2]
    assert ask(call="play", **table, actions=middle["actions"]) == {**middle, "frames": middle["frames"]}
    other = {**table, "seed": 2}
    ask(call="play", **other)
    assert ask(call="play", **table, actions=last["actions"]) == last


def test_a_long_session_is_replayed_ever_more_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answer goes on from the last one; only when the deals that lie ready are used up is all played again."""
    game = find("snip-sequence")
    played = []
    advance = type(game).advance
    monkeypatch.setattr(type(game), "advance", lambda *taken: (played.append(1), advance(*taken))[1])
    last = play(table_of(game.id, next(iter(game.presets)), 4), random.Random(4), 12)[-1]
    actions = last["actions"].count(".") + 1
    assert last["deal"] == 12
    assert actions <= len(played) <= 3 * actions
    # The record holds the deal that follows, and no more.
    assert len(parse_record(last["record"]).deals) == 13


@pytest.mark.parametrize("game", ids())
def test_only_the_frames_that_are_wanted_come(game: str) -> None:
    table = table_of(game, next(iter(find(game).presets)), 3)
    answer = play(table, random.Random(3), 1)[-1]
    since = len(answer["frames"]) - 2
    part = ask(call="play", **table, actions=answer["actions"], since=since)
    assert part["frames"] == answer["frames"][since:]
    assert [frame["n"] for frame in part["frames"]] == [since, since + 1]


@pytest.mark.parametrize("game", ids())
def test_a_session_keeps_a_row_for_each_deal_that_is_over(game: str) -> None:
    table = table_of(game, next(iter(find(game).presets)), 2)
    answers = play(table, random.Random(2), 3)
    for answer in answers:
        assert len(answer["scores"]) == answer["deal"] - 1 + answer["is_over"]
    last = answers[-1]
    history = replay_history(parse_record(last["record"]))
    assert history.actions.count(DEAL) == last["deal"] - 1
    carried = find(game).carries.values()
    facts = [
        fact for fact in find(game).table(history.state()).facts if fact.name in carried and fact.owner is not None
    ]
    assert sorted(last["scores"][-1]["facts"].values()) == sorted(fact.value for fact in facts)
    assert facts, "a game of several deals carries something by seat or side"
    won = [event for step in history.steps for event in step.events if (event.kind, event.value) == ("won", "hand")]
    assert sum(len(row["won"]) for row in last["scores"]) == len(won)


def test_the_dealer_changes_from_deal_to_deal() -> None:
    table = {"game": "schnapsen", "seat": "A", "seed": 4, "level": BY_LOT}
    openings = {}
    for answer in play(table, random.Random(4), 3):
        openings[answer["deal"]] = answer["frames"][0]
    dealers = [event["seat"] for n in (2, 3) for event in openings[n]["events"] if event["kind"] == "deals"]
    assert dealers == ["A", "B"], "B dealt first"
    assert [openings[n]["action"]["verb"] for n in (2, 3)] == ["deal", "deal"]


def test_no_move_of_a_bot_deals_the_next_hand() -> None:
    for answer in play({"game": "schnapsen", "seat": "A", "seed": 4, "level": BY_LOT}, random.Random(4), 2):
        if answer["is_over"]:
            again = ask(
                call="play", game="schnapsen", seat="A", seed=4, level=BY_LOT, actions=answer["actions"], moves=5
            )
            assert again["actions"] == answer["actions"]


def test_house_rules_and_sizes_are_those_asked_for() -> None:
    answer = ask(call="play", game="schnapsen", **{"o.pack": "24", "o.target": "9"})
    assert len(answer["pack"]) == 24
    assert answer["options"] == {"pack": "24", "target": "9"}
    assert answer["frames"][0]["table"]["facts"]["game_points.A"] == 9
    assert len(ask(call="play", game="snip-equal", seats=5)["seats"]) == 5


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"game": "whist"}, "unknown-game"),
        ({"game": "../x"}, "unknown-game"),
        ({}, "unreadable-record"),
        ({"game": 3}, "unreadable-record"),
        ({"preset": "harder"}, "unknown-preset"),
        ({"preset": 1}, "unreadable-record"),
        ({"o.nothing": "1"}, "unknown-option"),
        ({"o.pack": "99"}, "bad-option"),
        ({"o.pack": 24}, "unreadable-record"),
        ({"seats": 7}, "bad-seats"),
        ({"seats": "2"}, "unreadable-record"),
        ({"seats": 11}, "unreadable-record"),
        ({"seat": "C"}, "unknown-seat"),
        ({"seat": None}, "unreadable-record"),
        ({"level": 9}, "unknown-level"),
        ({"level": "3"}, "unreadable-record"),
        ({"seed": -1}, "unreadable-record"),
        ({"seed": MOST_SEED + 1}, "unreadable-record"),
        ({"seed": True}, "unreadable-record"),
        ({"moves": 1.5}, "unreadable-record"),
        ({"since": -2}, "unreadable-record"),
        ({"actions": "Ah Th"}, "illegal"),
        ({"actions": "zz!"}, "unreadable-action"),
        ({"actions": "deal"}, "hand-not-over"),
        ({"actions": ".".join(["deal"] * MOST_DEALS)}, "record-too-long"),
        ({"actions": ["Ah"]}, "unreadable-record"),
    ],
)
def test_what_cannot_be_played_is_answered_with_its_reason(request_: dict[str, Any], code: str) -> None:
    base = {"game": "schnapsen"} if "game" not in request_ and request_ else {}
    answer = ask(call="play", **{**base, **request_})
    assert set(answer) == {"error"}
    if code != "illegal":
        assert answer["error"]["code"] == code


def test_the_action_that_is_refused_is_named() -> None:
    table = {"game": "schnapsen", "seat": "A", "seed": 4, "level": BY_LOT}
    first = ask(call="play", **table)
    action = legal(first)[0]
    answer = ask(call="play", **table, actions=join(join("", action), action))
    assert answer["error"]["at"] == 1
    assert answer["error"]["code"] == "not-held"
