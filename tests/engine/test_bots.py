"""What holds of the bot in every game and preset: it plays by the rules, by what it sees, and better than by lot."""

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, count, islice
from pathlib import Path
from typing import Any

import laws
import pytest
from playing import Case, Turn, all_presets, make_deals, play_out

from snorum.bots import DEFAULT_LEVEL, LEVELS, choose, observe, play_match
from snorum.bots.choosing import AT_RANDOM, EXACT, ONLY
from snorum.bots.worlds import Worlds
from snorum.bridge import handle
from snorum.cards import UNKNOWN, Card
from snorum.core.errors import IllegalAction, Unreadable
from snorum.core.notation import format_action
from snorum.core.types import mask
from snorum.examples import check_file, find_example_files
from snorum.games import find, ids
from snorum.histories import replay_history
from snorum.kit.history import History
from snorum.kit.session import DEAL
from snorum.record import Record
from snorum.recordtext import format_record
from snorum.solve import Unsolvable, solve_state

GAMES = Path(__file__).parents[2] / "engine/snorum/games"
PRESETS = all_presets()
QUICK = 2
"""A level that thinks, but not long."""


def open_case(case: Case) -> History:
    game, options = find(case.game), case.options()
    deals = make_deals(game, options, case)
    return History(game, options, deals, {}, (), (game.start(options, deals, {}),))


def random_histories(case: Case) -> list[History]:
    """A history before every decision of a random hand or session, and after none of them."""
    history = open_case(case)
    found = []
    for turn in list(play_out(history.game, history.options, history.deals, case.seed))[1:]:
        found.append(history)
        assert turn.action is not None
        history = history._replace(actions=(*history.actions, turn.action), steps=(*history.steps, turn.step))
    return found


def turns_of(history: History) -> list[Turn]:
    states = [None, *(step.state for step in history.steps)]
    return [Turn(*turn) for turn in zip(states, (None, *history.actions), history.steps, strict=False)]


def some_decisions(game: str, preset: str, seeds: int, chooser: random.Random) -> list[History]:
    """Positions from anywhere in random hands of every size of table in turn, with more than one action to choose."""
    low, high = find(game).players(find(game).presets[preset])
    found = []
    for seed in range(seeds):
        histories = random_histories(Case(game, preset, low + seed % (high - low + 1), 1, seed))
        open_ones = [one for one in histories if len(one.game.legal_actions(one.state())) > 1]
        found += chooser.sample(open_ones, min(2, len(open_ones)))
    return found


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_what_it_cannot_see_does_not_matter(game: str, preset: str) -> None:
    chooser, possible = random.Random(preset), 0
    for history in some_decisions(game, preset, 6, chooser):
        seen, other = observe(history), None
        at, seed = len(history.actions), chooser.randrange(10**6)
        for deals, turns in laws.redeals(history.game, history.options, history.deals, turns_of(history), at, 6, seed):
            other = observe(history._replace(deals=deals, steps=tuple(turn.step for turn in turns)))
            possible += deals != history.deals
            assert other == seen
        if other is not None:
            assert choose(other, level=QUICK, seed=5) == choose(seen, level=QUICK, seed=5)
    assert possible, "no re-deal was possible, so nothing was tried"


def test_an_observation_holds_no_card_that_its_seat_has_not_seen() -> None:
    history = open_case(Case("schnapsen", "standard", 2, 1, 3))
    seen = observe(history)
    assert seen.deal.hands[seen.seat] == history.deals[0].hands[seen.seat]
    assert seen.deal.hands[1 - seen.seat] == (UNKNOWN,) * 5
    assert set(seen.deal.pile("stock")) == {UNKNOWN}
    assert seen.deal.pile("trump") == history.deals[0].pile("trump")


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_world_is_one_in_which_the_seat_would_have_seen_the_same(game: str, preset: str) -> None:
    for history in some_decisions(game, preset, 5, random.Random(preset)):
        seen = observe(history)
        world = Worlds(seen, random.Random(1).random).sample()
        assert world is not None
        assert UNKNOWN not in world.deal.cards()
        steps = [seen.game.start(seen.options, (world.deal,), seen.position)]
        for action in seen.actions:
            steps.append(seen.game.play(steps[-1].state, action))
        assert steps[-1].state == world.state
        assert observe(history._replace(deals=(world.deal,), steps=tuple(steps))) == seen


@pytest.mark.parametrize("game", ids())
def test_worlds_are_found_in_every_worked_example(game: str) -> None:
    """Positions from the middle of a deal, hands of which only some cards are named, offences."""
    tried = 0
    for file in find_example_files([GAMES / game.replace("-", "_") / "examples"]):
        example = check_file(file).example
        assert example is not None
        history = replay_history(example.record)
        for number in range(len(history.actions) + 1):
            before = history.before(number)
            if before.actor() is None or before.game.legal_actions(before.state()) == (DEAL,):
                continue
            seen = observe(before)
            world = Worlds(seen, random.Random(1).random).sample()
            assert world is not None, f"{file} after {number}"
            assert mask(seen.game.table(world.state), seen.seat) == seen.table, f"{file} after {number}"
            tried += 1
    assert tried > 20


@pytest.mark.parametrize("game", ids())
def test_a_later_deal_of_a_session_is_seen_with_what_the_earlier_ones_left(game: str) -> None:
    """The worlds of the second deal are single deals, yet chips and scores stand in them as in the session."""
    preset = next(iter(find(game).presets))
    tried = 0
    for seed in range(12):
        case = Case(game, preset, find(game).players(find(game).presets[preset])[0], 2, seed)
        later = [one for one in random_histories(case) if one.current_deal()[0] == 1][::9]
        for history in later:
            seen = observe(history)
            world = Worlds(seen, random.Random(1).random).sample()
            assert world is not None
            assert seen.game.table(world.state).facts == seen.table.facts
            assert seen.deal.dealer == next(
                event.seat for event in history.steps[history.current_deal()[1]].events if event.kind == "deals"
            )
            tried += 1
    assert tried > 3


@pytest.mark.parametrize(("game", "preset"), PRESETS)
@pytest.mark.parametrize("level", [1, QUICK])
def test_it_plays_by_the_rules_and_the_same_again(game: str, preset: str, level: int) -> None:
    """A whole deal, each seat a bot: what it chooses is legal, no offence, and one of what it considered."""
    low, high = find(game).players(find(game).presets[preset])
    history = open_case(Case(game, preset, min(high, low + 1), 1, 7))
    while history.actor() is not None:
        seen = observe(history)
        chosen = choose(seen, level=level, seed=11)
        assert history.game.why_not(history.state(), chosen.action) is None
        assert chosen.action.verb not in history.game.offences
        assert sorted(one.action for one in chosen.considered) == sorted(seen.legal)
        assert chosen.considered[0].action == chosen.action or chosen.method == AT_RANDOM
        if len(history.actions) % 7 == 0:
            assert choose(seen, level=level, seed=11) == chosen
        history = history.with_action(chosen.action)


def test_where_all_is_known_it_plays_exactly() -> None:
    """In Schnapsen whoever has counted knows the other hand once the talon is used up."""
    tried = 0
    for seed in range(12):
        for history in random_histories(Case("schnapsen", "auto-claim", 2, 1, seed)):
            known = history.game.is_known(history.state()) and not history.game.table(history.state()).zones[3].cards
            seen = observe(history)
            if not known or len(seen.legal) == 1:
                continue
            chosen = choose(seen, level=4, seed=seed)
            solution = solve_state(history.game, history.state())
            assert chosen.method == EXACT
            assert chosen.action in solution.best()
            assert {one.action: one.value for one in chosen.considered} == dict(solution.values)
            tried += 1
    assert tried > 5


def test_who_has_won_says_so_and_who_loses_plays_on() -> None:
    """Of what is worth the same, a winner takes what ends the deal at once, and a loser anything else."""
    won = lost = 0
    for seed in range(60):
        for history in random_histories(Case("schnapsen", "standard", 2, 1, seed))[10:]:
            game, state, seen = history.game, history.state(), observe(history)
            if len(seen.legal) == 1 or all(action.cards for action in seen.legal):
                continue
            chosen = choose(seen, level=QUICK, seed=seed)
            value = chosen.considered[0].value
            assert value is not None
            as_good = [one.action for one in chosen.considered if one.value == value]
            ends = [action for action in as_good if game.to_act(game.advance(state, action).state) is None]
            if not ends or len(ends) == len(as_good):
                continue
            assert (chosen.action in ends) is (value > 0)
            won += value > 0
            lost += value <= 0
    assert won > 5
    assert lost > 1


def test_exact_play_keeps_to_its_budget() -> None:
    history = next(
        one
        for one in random_histories(Case("schnapsen", "auto-claim", 2, 1, 3))
        if one.game.is_known(one.state()) and len(one.game.legal_actions(one.state())) > 1
    )
    with pytest.raises(Unsolvable) as raised:
        solve_state(history.game, history.state(), limit=1)
    assert raised.value.reason.params == (("limit", "number", 1),)


def test_a_single_action_needs_no_thought() -> None:
    history = open_case(Case("snip-sequence", "five-card", 3, 1, 1))
    history = history.with_action(history.game.legal_actions(history.state())[0])
    while len(history.game.legal_actions(history.state())) > 1:
        history = history.with_action(history.game.legal_actions(history.state())[0])
    chosen = choose(observe(history))
    assert (chosen.method, len(chosen.considered)) == (ONLY, 1)


def test_where_no_world_is_found_it_plays_by_lot() -> None:
    """A record that cannot have come about from what the seat saw: the bot still answers with a legal action."""
    seen = observe(open_case(Case("schnapsen", "standard", 2, 1, 3)))
    chosen = choose(seen._replace(acting=(1 - seen.seat,), actions=seen.legal[:1]), level=QUICK)
    assert chosen.method == AT_RANDOM
    assert chosen.action in seen.legal


def test_an_unknown_level_is_refused() -> None:
    seen = observe(open_case(Case("nobble", "nobble", 2, 1, 3)))
    with pytest.raises(Unreadable) as raised:
        choose(seen, level=9)
    assert raised.value.reason.code == "unknown-level"


def closed_talons() -> Iterator[History]:
    """Positions in Schnapsen after replies to a closed talon, with few enough cards to try every hand."""
    for seed in count():
        for history in random_histories(Case("schnapsen", "auto-claim", 2, 1, seed)):
            state = history.state()
            if not any(fact.name == "closed_by" for fact in history.game.table(state).facts):
                continue
            seen = observe(history)
            if len(seen.unseen) - len(seen.shown) <= 8 and len(seen.legal) > 1:
                yield history


def test_every_possible_hand_comes_up_about_as_often() -> None:
    """All hands that the other seat can have are tried one by one; the sampler finds them all, and no other."""
    tried = 0
    for history in islice(closed_talons(), 6):
        seen, game, state = observe(history), history.game, history.state()
        zones = game.table(state).zones
        hand = next(zone.cards for zone in zones if zone.owner == 1 - seen.seat)
        hidden = [*hand, *(card for zone in zones if zone.seen_by == () for card in zone.cards)]
        possible = set()
        for other in combinations(hidden, len(hand)):
            swap = dict(zip(hidden, [*other, *(card for card in hidden if card not in other)], strict=True))
            deals = (laws.swap_cards(history.deals[0], swap),)
            try:
                turns = list(play_out(game, history.options, deals, 0, history.actions))
            except IllegalAction:
                continue
            if observe(history._replace(deals=deals, steps=tuple(turn.step for turn in turns))) == seen:
                possible.add(frozenset(other))
        worlds, found = Worlds(seen, random.Random(2).random), Counter[frozenset[Card]]()
        for _ in range(40 * len(possible)):
            world = worlds.sample()
            assert world is not None
            found[frozenset(next(z.cards for z in game.table(world.state).zones if z.owner == 1 - seen.seat))] += 1
        assert set(found) == possible
        assert all(20 < times < 70 for times in found.values())
        tried += len(possible) > 1
    assert tried > 3


def test_levels_are_numbered_from_one() -> None:
    assert list(LEVELS) == list(range(1, len(LEVELS) + 1))


def test_it_beats_a_random_player_in_schnapsen() -> None:
    """Both seats in turn with the same cards: by chance half of the deals would be won."""
    won = 0
    for seed in range(5):
        for seat in (0, 1):
            levels = [1, 1]
            levels[seat] = DEFAULT_LEVEL
            history = play_match(open_case(Case("schnapsen", "auto-claim", 2, 1, seed)), levels, seed=seed)
            outcome = history.game.outcome(history.state())
            assert outcome is not None
            won += outcome[seat] > 0
    assert won >= 8


def ask(**request: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(handle(json.dumps(request)))
    return answer


def test_the_bridge_answers_with_the_choice_and_with_a_hint() -> None:
    history = open_case(Case("schnapsen", "standard", 2, 1, 3))
    history = history.with_action(history.game.legal_actions(history.state())[0])
    text = format_record(Record("schnapsen", "standard", (), history.deals, (), history.actions))
    chosen = choose(observe(history), seed=4)
    seat = "AB"[observe(history).seat]
    answer = ask(call="choose", record=text, seat=seat, seed=4)
    assert answer["action"] == format_action(chosen.action)
    assert answer["method"] == "played-out"
    assert [one["action"] for one in answer["considered"]] == [format_action(one.action) for one in chosen.considered]
    hint = ask(call="hint", record=text, seat=seat, seed=4, level=1)
    assert (hint["best"], hint["next"]) == tuple(answer["considered"][:2])


def test_the_bridge_tells_only_whose_turn_it_is_what_to_do() -> None:
    history = open_case(Case("schnapsen", "standard", 2, 1, 3))
    text = format_record(Record("schnapsen", "standard", (), history.deals, (), ()))
    codes = [
        ask(call="choose", record=text, seat="B")["error"]["code"],
        ask(call="hint", record=text, seat="C")["error"]["code"],
        ask(call="choose", record=text, seat="A", level=0)["error"]["code"],
        ask(call="choose", record=text, seat="A", level="3")["error"]["code"],
        ask(call="choose", record=text, seat="A", seed=None)["error"]["code"],
        ask(call="hint", record="1;g=x", seat="A")["error"]["code"],
    ]
    assert codes == [
        "not-your-turn",
        "unknown-seat",
        "unknown-level",
        "unreadable-record",
        "unreadable-record",
        "unreadable-record",
    ]


def test_the_bot_is_loaded_when_it_is_asked() -> None:
    """The first live answer in the browser does not wait for it."""
    code = "import sys, snorum.bridge; sys.exit(any(name.startswith('snorum.bots') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
