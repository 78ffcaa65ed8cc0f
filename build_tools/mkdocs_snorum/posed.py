"""Reads a game's problems and follows their lines."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from snorum.contest import BEST, contest_json
from snorum.core.game import Game
from snorum.core.options import change_options
from snorum.core.types import Action
from snorum.examples import find_example_files
from snorum.problems import FOLDER, Problem, check_problem
from snorum.record import frames_json

from .content import Posed, Worked
from .faults import Fault
from .packed import pack_frames


def read_problem(path: Path, game: Game[Any, Any], faults: list[Fault]) -> Posed | None:
    """The problem of a file, solved; None with the faults noted where it does not hold."""
    checked, problem = check_problem(path, game=game.id)
    faults += [Fault(path, fault.line, fault.message, "", checked.unreadable, fault.column) for fault in checked.faults]
    return None if problem is None else _pose(path, problem, game)


def problem_files(folder: Path) -> list[Path]:
    """The files of the problems in a game's folder."""
    return find_example_files([folder / FOLDER]) if (folder / FOLDER).is_dir() else []


def sort_problems(posed: Iterable[Posed], game: Game[Any, Any]) -> tuple[Posed, ...]:
    """Problems by theme, the easier ones first."""
    return tuple(sorted(posed, key=lambda each: (game.themes.index(each.problem.theme), each.problem.one_in, each.id)))


def _pose(path: Path, problem: Problem, game: Game[Any, Any]) -> Posed:
    record, analysis = problem.example.record, problem.analysis
    options = change_options(game.presets[record.preset], dict(record.overrides))
    frames = pack_frames(contest_json(record, analysis.seat, BEST))
    worked = Worked(problem.id, path, problem.example, frames, options, (), ())

    def follow(line: tuple[Action, ...]) -> list[Mapping[str, Any]]:
        found: list[Mapping[str, Any]] = frames_json(record._replace(actions=line), is_open=True)["frames"]
        return found

    return Posed(problem, worked, follow(analysis.line), [follow(each.line) for each in analysis.refuted])
