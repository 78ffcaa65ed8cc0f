"""Exact play: against plain minimax, in a game that is not about cards, and what is said where there is none."""

import random
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from snorum import solve
from snorum.cards import Card
from snorum.core.deal import shuffle
from snorum.core.game import Game
from snorum.core.notation import format_action, parse_action, parse_cards
from snorum.core.options import change_options, option_specs
from snorum.core.types import Action, Deal, Position, Reason, Seat, Step, Table, Typed, Zone
from snorum.examples import check_file, check_text
from snorum.games import find
from snorum.games.schnapsen.options import PRESETS, Options
from snorum.record import Record
from snorum.solve import Solution, Unsolvable, solve_state

SCHNAPSEN = find("schnapsen")
CASES = Path("tests/data/cases/schnapsen")


def texts(solution: Solution) -> dict[str, int]:
    return {format_action(action): value for action, value in solution.values}


def plain_value(game: Game[Any, Any], state: Any) -> int:
    """Minimax without any short cut: what the deal brings seat 0."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome[0]
    actions = [action for action in game.legal_actions(state) if action.verb not in game.offences]
    values = [plain_value(game, game.advance(state, action).state) for action in actions]
    return max(values) if game.to_act(state) == 0 else min(values)


def random_options(chooser: random.Random) -> Options:
    changes = {spec.name: chooser.choice(spec.choices) for spec in option_specs(Options) if chooser.random() < 0.4}
    return change_options(PRESETS["standard"], changes)


def endings(options: Options, seed: int, most: int) -> Iterator[Any]:
    """Positions of a random deal, played without false claims, with all cards known and few in hand."""
    chooser = random.Random(seed)
    deal = SCHNAPSEN.deal(options, ("A", "B"), seed % 2, shuffle(SCHNAPSEN.pack(options), seed))
    state = SCHNAPSEN.start(options, (deal,), {}).state
    while SCHNAPSEN.to_act(state) is not None:
        if SCHNAPSEN.is_known(state) and max(map(len, state.hands)) <= most:
            yield state
        choices = [action for action in SCHNAPSEN.legal_actions(state) if action.verb not in ("claim", "revoke")]
        state = SCHNAPSEN.play(state, chooser.choice(choices)).state


@pytest.mark.parametrize("seed", range(60))
def test_schnapsen_against_plain_minimax(seed: int) -> None:
    options = PRESETS["standard"] if seed % 3 == 0 else random_options(random.Random(seed))
    for state in endings(options, seed, 3):
        sign = 1 if SCHNAPSEN.to_act(state) == 0 else -1
        expected = {
            format_action(action): sign * plain_value(SCHNAPSEN, SCHNAPSEN.advance(state, action).state)
            for action in SCHNAPSEN.legal_actions(state)
            if action.verb != "revoke"
        }
        assert texts(solve_state(SCHNAPSEN, state)) == expected


def position(first: str, second: str, *, options: Options = PRESETS["standard"], **start: Any) -> Any:
    """Seat 0 on lead, hearts trump."""
    deal = Deal(("A", "B"), 1, (parse_cards(first), parse_cards(second)))
    read = {key: dict(enumerate(value)) if isinstance(value, tuple) else value for key, value in start.items()}
    return SCHNAPSEN.start(options, (deal,), {"trump": "h", **read}).state


def test_a_false_claim_is_a_free_choice_and_may_be_the_best() -> None:
    """Without a trick the deal would be lost for three; the claim loses only two."""
    state = position("Jc Jd", "Ac Ad", points=(0, 60), tricks=(0, 6))
    assert texts(solve_state(SCHNAPSEN, state)) == {"claim": -2, "Jd": -3, "Jc": -3}


def test_a_claim_now_may_be_worth_more_than_one_later() -> None:
    state = position("Jc Kd", "Ac Ad", points=(66, 32), tricks=(4, 3))
    solution = solve_state(SCHNAPSEN, state)
    assert [format_action(action) for action in solution.best()] == ["claim"]
    assert texts(solution)["claim"] == 2


def test_marriages_are_actions_of_their_own() -> None:
    state = position("Kd Qd", "Ad Ac", points=(46, 40), tricks=(3, 4))
    assert texts(solve_state(SCHNAPSEN, state)) == {"marry d": 1, "Kd": -1, "Qd": -1, "claim": -2}


def test_frozen_counts_are_respected() -> None:
    counts: Any = {"points": (55, 40), "tricks": (3, 3), "closed_by": 0, "at_close": {"points": 20, "tricks": 1}}
    assert texts(solve_state(SCHNAPSEN, position("Ac", "Jc", **counts)))["Ac"] == 2
    assert texts(solve_state(SCHNAPSEN, position("Ac", "Jc", options=Options(freeze=False), **counts)))["Ac"] == 1


def test_offences_are_left_out() -> None:
    state = position("Jc Jd", "Ac Ad", options=Options(revoke="standard"), points=(20, 20), tricks=(3, 3))
    state = SCHNAPSEN.play(state, parse_action("Jc")).state
    assert "Ad revoke" in {format_action(action) for action in SCHNAPSEN.legal_actions(state)}
    assert set(texts(solve_state(SCHNAPSEN, state))) == {"Ac"}


def test_a_deal_that_is_over_has_no_values() -> None:
    over = SCHNAPSEN.play(position("Ac", "Jc"), Action("claim")).state
    assert solve_state(SCHNAPSEN, over) == Solution(())
    assert Solution(()).best() == ()


def test_a_record_is_solved_where_it_ends() -> None:
    start = (("to_act", "A"), ("trump", "h"), ("points", {"A": 40, "B": 45}), ("tricks", {"A": 3, "B": 3}))
    deal = Deal(("A", "B"), 1, (parse_cards("Ac Ah Qh Qc"), parse_cards("As Th Kh Jh")))
    record = Record("schnapsen", "standard", (), (deal,), start, (parse_action("Qc"),))
    assert [format_action(action) for action in solve(record).best()] == ["Jh"]


# Any game of two seats


class Heap(NamedTuple):
    """Counters on the table, and who takes next."""

    left: int
    turn: Seat


class TakeAway(Game[Heap, None]):
    """Take one, two or three counters; whoever takes the last one wins as many as he took with it."""

    id = "take-away"
    presets: Mapping[str, None] = {"plain": None}
    codes = ()
    verbs: Mapping[str, frozenset[str]] = {"take": frozenset({"value"})}  # type: ignore[misc]

    def pack(self, options: None) -> tuple[Card, ...]:
        return ()

    def players(self, options: None) -> tuple[int, int]:
        return 2, 2

    def deal(self, options: None, seats: tuple[str, ...], dealer: Seat, cards: Sequence[Card]) -> Deal:
        return Deal(seats, dealer, ((), ()))

    def start(self, options: None, deals: tuple[Deal, ...], position: Position) -> Step[Heap]:
        left = position["left"]
        assert isinstance(left, int)
        return Step(Heap(left, 0), (), ())

    def to_act(self, state: Heap) -> Seat | None:
        return state.turn if state.left > 0 else None

    def candidates(self, state: Heap) -> Iterable[Action]:
        return [Action("take", value=count) for count in (1, 2, 3) if count <= state.left]

    def refusal(self, state: Heap, action: Action) -> Reason | None:
        return None

    def advance(self, state: Heap, action: Action) -> Step[Heap]:
        taken = int(action.value or 0)
        left = state.left - taken
        return Step(Heap(left or -taken, 1 - state.turn), (), ())

    def scores(self, state: Heap) -> tuple[int, ...] | None:
        if state.left > 0:
            return None
        return (state.left, -state.left) if state.turn == 0 else (-state.left, state.left)

    def table(self, state: Heap) -> Table:
        return Table((Zone("hand", 0, ()), Zone("hand", 1, ())), self.to_act(state), ())

    def facts(self, options: None) -> Mapping[str, Typed]:
        return {}

    def bound(self, options: None, seats: int) -> int:
        return 100


@pytest.mark.parametrize("left", range(1, 15))
def test_another_game_needs_nothing_but_the_public_api(left: int) -> None:
    game = TakeAway()
    state = game.start(None, (), {"left": left}).state
    values = {action.value: value for action, value in solve_state(game, state).values}
    assert values == {
        action.value: plain_value(game, game.advance(state, action).state) for action in game.legal_actions(state)
    }
    assert (max(values.values()) > 0) == (left % 4 > 0)


# Where there is no exact play


def test_an_open_talon_is_not_known() -> None:
    options = PRESETS["standard"]
    deal = SCHNAPSEN.deal(options, ("A", "B"), 1, SCHNAPSEN.pack(options))
    with pytest.raises(Unsolvable) as raised:
        solve_state(SCHNAPSEN, SCHNAPSEN.start(options, (deal,), {}).state)
    assert raised.value.reason.code == "cards-unknown"


def test_three_seats_are_too_many() -> None:
    game = find("nobble")
    options = game.presets["nobble"]
    deal = game.deal(options, ("A", "B", "C"), 2, game.pack(options))
    with pytest.raises(Unsolvable) as raised:
        solve_state(game, game.start(options, (deal,), {}).state)
    assert raised.value.reason.code == "not-two-seats"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "snorum.cli", *arguments], capture_output=True, text=True, check=False)


def test_solve_prints_actions_with_values_best_first() -> None:
    done = run("solve", str(CASES / "TOM-034-run-the-trumps.toml"))
    assert (done.returncode, done.stdout.splitlines()) == (0, ["Td 2", "Ad 2", "Ac 2", "Jd 1", "Kc 1", "claim -2"])
    early = run("solve", str(CASES / "TOM-019a-ruff-with-the-jack.toml"), "--after", "0")
    assert early.stdout.splitlines() == ["Qh -1", "Ah -1", "Qc -1", "Ac -1", "claim -2"]


def test_solve_says_why_it_cannot() -> None:
    done = run("solve", str(CASES / "SCH-16-closed-for-three.toml"), "--after", "0")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("exact play needs all cards known")
    assert run("solve", str(CASES / "SCH-16-closed-for-three.toml"), "--after", "99").returncode == 2
    assert run("solve", "no-such-file.toml").returncode == 2


EXAMPLE = """
game = "schnapsen"
script = ""
[deal]
seats = ["O", "Y"]
[deal.hands]
O = "Ac Kd"
Y = "Ks Kc"
[start]
to_act = "O"
trump = "s"
points = { O = 41, Y = 56 }
tricks = { O = 3, Y = 5 }
[[expect]]
"""


@pytest.mark.parametrize(
    ("line", "faults"),
    [
        ('best = ["Kd"]', []),
        ("value = { Kd = 1, Ac = -1, claim = -2 }", []),
        ('best = ["Ac"]', ["after 0: best is [Kd], not [Ac]"]),
        ('best = ["Kd", "Ac"]', ["after 0: best is [Kd], not [Ac, Kd]"]),
        ("value = { Kd = 2 }", ["after 0: Kd is worth 1, not 2"]),
        ("value = { Ks = 2 }", ["after 0: Ks is not legal; legal: Kd, Ac, claim"]),
        ("value = { nonsense-card = 1 }", ["after 0: nonsense-card is not legal; legal: Kd, Ac, claim"]),
    ],
)
def test_expectations_of_exact_play(line: str, faults: list[str]) -> None:
    assert [fault.message for fault in check_text(EXAMPLE + line, "example.toml").faults] == faults


def test_printed_problems() -> None:
    for path in sorted(CASES.glob("TOM-*.toml")):
        assert check_file(path).faults == ()
