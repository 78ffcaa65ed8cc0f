"""Problems: positions with one play that reaches what best play is worth; read, and checked by exact play."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from .core.errors import GAME_OVER, EngineError
from .core.game import Game
from .core.notation import format_action, parse_action
from .core.types import Action, Seat
from .examples import Checked, Example, More, check_file, check_text
from .faults import Notes, near, say
from .games import find
from .playouts import Playouts
from .solve import Solver, Unsolvable

FOLDER = "problems"
KEYS = ("best", "value", "one_in", "seed")


class Refuted(NamedTuple):
    """Another first action: what it is worth to the seat that is asked, and the line that shows it."""

    action: Action
    value: int
    line: tuple[Action, ...]


class Analysis(NamedTuple):
    """What exact play finds at a problem."""

    seat: Seat
    values: tuple[tuple[Action, int], ...]
    """Every first action with what it is worth to the seat, the best first."""
    one_in: int
    """One of so many playouts reaches the value."""
    line: tuple[Action, ...]
    """Best play of both seats."""
    refuted: tuple[Refuted, ...]
    themes: tuple[str, ...]


class Problem(NamedTuple):
    """A problem that has been checked."""

    id: str
    path: str
    example: Example
    """The position: a record without actions."""
    theme: str
    best: Action
    value: int
    one_in: int
    analysis: Analysis


class CheckedProblem(NamedTuple):
    """What came of reading a problem's file, and the problem where it has no fault."""

    checked: Checked
    problem: Problem | None


def is_problem(path: Path) -> bool:
    """Whether a file is one of a game's problems, by the folder that it lies in."""
    return path.resolve().parent.name == FOLDER


def analyse(game: Game[Any, Any], state: Any) -> Analysis:
    """Solve a position with all cards open, those of a talon too; raises Unsolvable."""
    solver = Solver(game, is_open=True)
    seat, values = game.to_act(state), solver.solution(state).values
    if seat is None or not values:
        raise Unsolvable(GAME_OVER())
    playouts = Playouts(game, solver, seat, values[0][1])
    chance = playouts.chance(state)
    line = tuple(playouts.line(state))
    refuted = tuple(
        Refuted(action, value, (action, *playouts.line(game.advance(state, action).state)))
        for action, value in values[1:]
    )
    one_in = max(round(1 / chance), 1) if chance else 0
    return Analysis(seat, values, one_in, line, refuted, game.find_themes(state, line, values))


def check_problem(path: Path, *, game: str | None = None) -> CheckedProblem:
    """Read one file and compare what it says with exact play; in a game's folder the game need not be named."""
    reader = _Reader(path.stem)
    return CheckedProblem(check_file(path, game=game, more=reader.more), reader.problem)


def check_problem_text(text: str, path: str, *, game: str | None = None) -> CheckedProblem:
    """As `check_problem`, of a problem given as text; `path` is only named in faults."""
    reader = _Reader(Path(path).stem)
    return CheckedProblem(check_text(text, path, game=game, more=reader.more), reader.problem)


class _Reader:
    """Checks what a problem's file says besides its position."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.problem: Problem | None = None
        self.more = More(KEYS, self._check)

    def _check(self, data: Mapping[str, Any], example: Example, notes: Notes) -> None:
        if example.record.actions:
            notes.add('a problem is a position; write script = ""', "script")
        is_complete = self._check_kinds(data, notes)
        if notes.faults:
            return
        game, state = find(example.record.game), example.moments[0].step.state
        try:
            analysis = analyse(game, state)
        except Unsolvable as error:
            notes.add(f"{say(error.reason, example.record.deals[0].seats)}; deal another position", "deal")
            return
        self._compare(game, data, analysis, notes)
        if is_complete and not notes.faults:
            best, value = analysis.values[0]
            theme = str(data["theme"])
            self.problem = Problem(self.name, notes.path, example, theme, best, value, analysis.one_in, analysis)

    def _check_kinds(self, data: Mapping[str, Any], notes: Notes) -> bool:
        before = len(notes.faults)
        for key, kind, hint in (
            ("theme", str, 'what it teaches, as in theme = "..."'),
            ("best", str, 'the one best action, as in best = "Jd"'),
            ("value", int, "what it wins, as in value = 1"),
            ("one_in", int, "how many playouts it takes to find it, as in one_in = 12"),
            ("seed", int, "the deal it was found in, as in seed = 7"),
        ):
            if key not in data:
                if key != "seed":
                    notes.add(f"{key} is missing; write {hint}")
            elif type(data[key]) is not kind:
                notes.add(f"{key} must be {'a text in quotes' if kind is str else 'a whole number'}", key)
        return len(notes.faults) == before

    def _compare(self, game: Game[Any, Any], data: Mapping[str, Any], analysis: Analysis, notes: Notes) -> None:
        action, value = analysis.values[0]
        text = format_action(action)
        equals = [format_action(other) for other, worth in analysis.values if worth == value]
        if value <= 0:
            notes.add(f"nothing wins here: best play is worth {value}; deal another position", "deal")
        elif len(equals) > 1:
            notes.add(f"{' and '.join(equals)} are equally good; deal a position with one best action", "best")
        try:
            said = format_action(parse_action(data["best"]))
        except EngineError as error:
            notes.add(say(error.reason, ()), "best")
        else:
            if said not in equals:
                notes.add(f'{said} is not best: {text} is worth {value}; write best = "{text}"', "best")
        if data["value"] != value:
            notes.add(f"best play is worth {value}, not {data['value']}; write value = {value}", "value")
        if data["one_in"] != analysis.one_in:
            notes.add(f"one of {analysis.one_in} playouts finds it; write one_in = {analysis.one_in}", "one_in")
        theme = data["theme"]
        if theme not in game.themes:
            notes.add(f'unknown theme "{theme}"{near(theme, game.themes)}', "theme")
        elif theme not in analysis.themes:
            fits = ", ".join(analysis.themes) or "none"
            notes.add(f'the position does not teach "{theme}"; themes that fit: {fits}', "theme")
