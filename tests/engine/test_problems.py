"""Problems: each file against exact play, the one best play, the faults of a spoiled file, and the search."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from snorum import solve
from snorum.bridge import handle
from snorum.core.notation import format_action
from snorum.core.types import Action
from snorum.games import find
from snorum.playouts import Playouts
from snorum.problems import Problem, analyse, check_problem, check_problem_text
from snorum.problemsearch import find_problems
from snorum.recordtext import format_record
from snorum.solve import Solver, sound_actions

FILES = sorted(Path("engine/snorum/games").glob("*/problems/*.toml"))
NAMES = [file.stem for file in FILES]


@cache
def read(file: Path) -> Problem:
    read = check_problem(file)
    assert read.checked.faults == ()
    assert read.problem is not None
    return read.problem


def opening(problem: Problem) -> tuple[Any, Any]:
    return find(problem.example.record.game), problem.example.moments[0].step.state


def test_schnapsen_has_twenty_problems_and_all_its_themes() -> None:
    problems = [read(file) for file in FILES if file.parts[-3] == "schnapsen"]
    assert len(problems) >= 20
    assert {problem.theme for problem in problems} == set(find("schnapsen").themes)


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_the_best_play_reaches_the_value_and_no_other_first_action_does(file: Path) -> None:
    problem = read(file)
    game, state = opening(problem)
    seat = game.to_act(state)
    for action in sound_actions(game, state):
        defended = follow(game, game.advance(state, action).state, seat)
        assert (defended >= problem.value) == (action == problem.best), format_action(action)


def follow(game: Any, state: Any, seat: int) -> int:
    """Both seats play any of the best actions, each position solved by itself."""
    while game.outcome(state) is None:
        solution = Solver(game, is_open=True).solution(state)
        state = game.advance(state, solution.best()[-1]).state
    return int(game.outcome(state)[seat])


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_the_lines_that_are_told_end_as_they_are_worth(file: Path) -> None:
    problem = read(file)
    game, opened = opening(problem)
    seat = game.to_act(opened)
    lines = [(problem.value, problem.analysis.line)]
    lines += [(refuted.value, refuted.line) for refuted in problem.analysis.refuted]
    assert {line[0] for _, line in lines} == set(sound_actions(game, opened))
    for value, line in lines:
        state = opened
        for action in line:
            state = game.play(state, action).state
        assert game.outcome(state)[seat] == value


DRAWN_OUT = [file for file in FILES if 'trump = "' in file.read_text("utf-8").partition("[start]")[2]]


@pytest.mark.parametrize("file", DRAWN_OUT, ids=[file.stem for file in DRAWN_OUT])
def test_agrees_with_the_solver_where_nothing_is_left_to_draw(file: Path) -> None:
    problem = read(file)
    solution = solve(problem.example.record)
    assert solution.best() == (problem.best,)
    assert dict(solution.values) == dict(problem.analysis.values)


class Nim:
    """Heaps are taken from in turn; whoever takes the last match wins: enough of a game to count playouts by hand."""

    offences = frozenset[str]()

    def to_act(self, state: tuple[int, int]) -> int | None:
        return state[1] if state[0] else None

    def outcome(self, state: tuple[int, int]) -> tuple[int, int] | None:
        left, turn = state
        return None if left else ((1, -1) if turn == 1 else (-1, 1))

    def legal_actions(self, state: tuple[int, int]) -> tuple[Action, ...]:
        return tuple(Action("take", value=count) for count in range(1, min(state[0], 3) + 1))

    def advance(self, state: tuple[int, int], action: Action) -> Any:
        return type("Step", (), {"state": (state[0] - int(action.value or 0), 1 - state[1])})

    def solve_key(self, state: tuple[int, int]) -> tuple[int, int]:
        return state

    def prospects(self, state: tuple[int, int]) -> None:
        return None

    def table(self, state: tuple[int, int]) -> Any:
        zones = [type("Zone", (), {"owner": seat}) for seat in (0, 1)]
        return type("Table", (), {"zones": zones})


def test_playouts_are_counted_as_by_hand() -> None:
    game: Any = Nim()
    playouts = Playouts(game, Solver(game, is_open=True), 0, 1)
    # From three matches the last is taken at once; from four every reply takes it.
    assert playouts.chance((3, 0)) == 1
    assert playouts.chance((4, 0)) == 0
    # From five only one of three first moves leaves four.
    assert playouts.chance((5, 0)) == pytest.approx(1 / 3)
    # From nine one of three leaves eight; whatever is answered, one of three again leaves four, or the rest is taken.
    assert playouts.chance((9, 0)) == pytest.approx(1 / 9)
    assert playouts.best((5, 0)) == Action("take", value=1)


GOOD = FILES[0].read_text("utf-8")


def spoiled(old: str, new: str) -> list[str]:
    assert old in GOOD
    read = check_problem_text(GOOD.replace(old, new), "deal.toml", game="schnapsen")
    assert read.problem is None
    return [f"{fault.line}: {fault.message}" for fault in read.checked.faults]


def field(name: str) -> str:
    return next(line for line in GOOD.split("\n") if line.startswith(f"{name} = "))


def line_of(name: str) -> int:
    return GOOD.split("\n").index(field(name)) + 1


@pytest.mark.parametrize(
    ("name", "wrong", "part"),
    [
        ("best", 'best = "claim"', "claim is not best: "),
        ("best", 'best = "Zz"', '"Zz" is no action'),
        ("best", "best = 3", "best must be a text in quotes"),
        ("value", "value = -3", "best play is worth "),
        ("value", "value = true", "value must be a whole number"),
        ("one_in", "one_in = 1", "playouts finds it; write one_in = "),
        ("theme", 'theme = "time-clsing"', 'unknown theme "time-clsing" (did you mean "time-closing"?)'),
        ("script", 'script = "A: claim"', "a problem is a position"),
    ],
)
def test_a_wrong_figure_is_a_fault_at_its_line(name: str, wrong: str, part: str) -> None:
    faults = spoiled(field(name), wrong)
    assert len(faults) == 1
    assert faults[0].startswith(f"{line_of(name)}: ")
    assert part in faults[0]


@pytest.mark.parametrize("name", ["theme", "best", "value", "one_in"])
def test_a_missing_figure_is_a_fault(name: str) -> None:
    assert any(f"{name} is missing; write" in fault for fault in spoiled(field(name) + "\n", ""))


def test_a_theme_that_the_position_does_not_teach_is_a_fault() -> None:
    problem = read(FILES[0])
    other = next(theme for theme in find("schnapsen").themes if theme not in problem.analysis.themes)
    faults = spoiled(field("theme"), f'theme = "{other}"')
    assert "themes that fit: " + ", ".join(problem.analysis.themes) in faults[0]


POSITION = """
theme = "draw-trumps"
best = "Ah"
value = 1
one_in = 1
script = ""
[deal]
seats = ["A", "B"]
[deal.hands]
A = "{first}"
B = "{second}"
[start]
to_act = "A"
trump = "h"
points = {{ A = {points}, B = 20 }}
tricks = {{ A = 2, B = 2 }}
"""


@pytest.mark.parametrize(
    ("first", "second", "points", "part"),
    [
        ("Ah Th", "Kh Qh", 60, "Th and Ah are equally good"),
        ("Js Jc", "As Ac", 10, "nothing wins here"),
    ],
)
def test_a_position_that_is_no_problem_is_a_fault(first: str, second: str, points: int, part: str) -> None:
    text = POSITION.format(first=first, second=second, points=points)
    read = check_problem_text(text, "deal.toml", game="schnapsen")
    assert any(part in fault.message for fault in read.checked.faults), read.checked.faults


def test_more_than_two_hands_are_a_fault() -> None:
    text = 'theme = "none"\nbest = "7h"\nvalue = 1\none_in = 1\nscript = ""\n[deal]\nseats = ["A", "B", "C"]\n'
    text += '[deal.hands]\nA = "7h"\nB = "8h"\nC = "9h"\n'
    read = check_problem_text(text, "deal.toml", game="snip-sequence")
    assert any("exact play is for games of two players" in fault.message for fault in read.checked.faults)


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_the_search_finds_the_same_again(file: Path) -> None:
    text = file.read_text("utf-8")
    seed = next(int(line.removeprefix("seed = ")) for line in text.split("\n") if line.startswith("seed = "))
    problem = read(file)
    assert text in [found.text for found in find_problems(find(file.parts[-3]), seed, problem.theme)]


def test_a_problem_is_found_only_where_one_play_is_best() -> None:
    for seed in (24, 34, 83):
        for found in find_problems(find("schnapsen"), seed):
            read = check_problem_text(found.text, f"deal-{seed}.toml", game="schnapsen")
            assert read.checked.faults == ()
            assert read.problem is not None
            assert read.problem.analysis == found.analysis == analyse(*opening(read.problem))


def ask(problem: Problem, actions: tuple[Action, ...] = (), **changes: object) -> Any:
    record = format_record(problem.example.record._replace(actions=actions))
    request = {"call": "contest", "record": record, "seat": "A", "opponent": "best", **changes}
    return json.loads(handle(json.dumps(request)))


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_over_the_bridge_the_best_play_keeps_the_value_and_any_other_loses_it_for_good(file: Path) -> None:
    problem = read(file)
    game, state = opening(problem)
    for action in sound_actions(game, state):
        answer = ask(problem, (action,))
        worth, frames = answer["worth"], answer["frames"]
        assert len(worth) == len(frames)
        assert worth[0] == problem.value
        assert (worth[-1] == problem.value) == (action == problem.best)
        assert frames[-1]["table"]["to_act"] in ("A", None), "the others have answered"
        assert all(zone["seen_by"] is None for frame in frames for zone in frame["table"]["zones"])


def test_the_bridge_answers_an_unknown_opponent_seat_or_action_with_a_fault() -> None:
    problem = read(FILES[0])
    assert ask(problem, opponent="nobody")["error"]["code"] == "unknown-opponent"
    assert ask(problem, seat="Z")["error"]["code"] == "unknown-seat"
    assert ask(problem, (Action("deal"),))["error"]["at"] == 0
    assert ask(problem, seat=7)["error"]["code"] == "unreadable-record"
