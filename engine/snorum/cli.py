"""The command `snorum`: check examples and problems, show what is legal and what is best, play, find, simulate."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .commands import BadArgument, add_play, add_simulate
from .core.errors import EngineError
from .core.game import Game
from .core.notation import format_action
from .examples import Checked, check_file, find_example_files, format_fault
from .faults import say
from .games import add_folder, find, ids
from .problems import check_problem, is_problem


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0 when all is well, 1 for faults, 2 for what cannot be read."""
    parser = argparse.ArgumentParser(prog="snorum", description=__doc__)
    parser.add_argument("--games", type=Path, metavar="FOLDER", help="a folder of games of your own")
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="replay examples, solve problems, and compare with what they say")
    check.add_argument("paths", nargs="+", type=Path, metavar="FILE_OR_FOLDER")
    legal = commands.add_parser("legal", help="list the legal actions, then each refused one with its code")
    solve = commands.add_parser("solve", help="list the value of every legal action under best play, best first")
    for command in (legal, solve):
        command.add_argument("file", type=Path, metavar="FILE")
        command.add_argument(
            "--after", type=int, metavar="N", help="after the Nth action of the script (default: the last)"
        )
    for add_command in (add_play, add_simulate):
        add_command(commands)
    problems = commands.add_parser("problems", help="find problems in random deals")
    problems.add_argument("game", metavar="GAME", choices=ids())
    problems.add_argument("--seed", type=int, default=1, metavar="N", help="the first deal (default: 1)")
    problems.add_argument("--deals", type=int, default=1, metavar="N", help="how many deals (default: 1)")
    problems.add_argument("--theme", metavar="THEME", help="only problems that teach this, filed under it")
    problems.add_argument("--write", type=Path, metavar="FOLDER", help="write each as a file, never over another")
    arguments = parser.parse_args(argv)
    if arguments.games is not None:
        add_folder(str(arguments.games.resolve()))
    if arguments.command in ("play", "simulate"):
        return _run(arguments)
    if arguments.command == "check":
        return _check(arguments.paths)
    if arguments.command == "problems":
        seeds = range(arguments.seed, arguments.seed + arguments.deals)
        return _problems(find(arguments.game), seeds, arguments.theme, arguments.write)
    found = _find_state(arguments.file, arguments.after)
    if isinstance(found, int):
        return found
    return _legal(*found) if arguments.command == "legal" else _solve(*found)


def _run(arguments: argparse.Namespace) -> int:
    try:
        code: int = arguments.run(arguments)
    except BadArgument as error:
        print(f"snorum: {error}", file=sys.stderr)
        return 2
    except EngineError as error:
        print(f"snorum: {say(error.reason, ())}", file=sys.stderr)
        return 2
    return code


def _check(paths: Sequence[Path]) -> int:
    passed = failed = 0
    unreadable = False
    for path in paths:
        files = find_example_files([path])
        if not files:
            print(f"{path}:1: has no *.toml below it")
            unreadable = True
        for file in files:
            checked = _read(file)
            unreadable |= checked.unreadable
            if checked.faults:
                failed += 1
                _print_faults(checked)
            else:
                passed += 1
                print(f"ok {file}")
    print(f"{passed} passed, {failed} failed")
    return 2 if unreadable else 1 if failed else 0


def _read(file: Path) -> Checked:
    return check_problem(file).checked if is_problem(file) else check_file(file)


def _find_state(path: Path, after: int | None) -> tuple[Game[Any, Any], Any] | int:
    """The game and state after so many actions of an example, or the exit code where there is none."""
    checked = _read(path)
    if checked.example is None:
        _print_faults(checked)
        return 2 if checked.unreadable else 1
    moments = checked.example.moments
    index = len(moments) - 1 if after is None else after
    if not 0 <= index < len(moments):
        print(f"--after must be from 0 to {len(moments) - 1}, the length of the script", file=sys.stderr)
        return 2
    return find(checked.example.record.game), moments[index].step.state


def _legal(game: Game[Any, Any], state: Any) -> int:
    verdicts = game.explain(state)
    for action, reason in verdicts:
        if reason is None:
            print(format_action(action))
    for action, reason in verdicts:
        if reason is not None:
            print(f"{format_action(action)}: {reason.code}")
    return 0


def _solve(game: Game[Any, Any], state: Any) -> int:
    from .solve import Unsolvable, solve_state

    try:
        solution = solve_state(game, state)
    except Unsolvable as error:
        print(say(error.reason, ()), file=sys.stderr)
        return 1
    for action, value in solution.values:
        print(format_action(action), value)
    return 0


def _problems(game: Game[Any, Any], seeds: Sequence[int], theme: str | None, folder: Path | None) -> int:
    from .problemsearch import find_problems

    count = 0
    for seed in seeds:
        for place, found in enumerate(find_problems(game, seed, theme)):
            analysis = found.analysis
            count += 1
            name = f"deal-{seed}" + (f"-{place + 1}" if place else "")
            moves = " ".join(format_action(action) for action in analysis.line)
            print(
                f"{name}: 1 in {analysis.one_in}, worth {analysis.values[0][1]}: {moves} ({', '.join(analysis.themes)})"
            )
            if folder is not None:
                try:
                    with (folder / f"{name}.toml").open("x", encoding="utf-8", newline="\n") as file:
                        file.write(found.text)
                except OSError as error:
                    print(f"{error.filename}: {(error.strerror or str(error)).lower()}", file=sys.stderr)
                    return 2
    return 0 if count else 1


def _print_faults(checked: Checked) -> None:
    for fault in checked.faults:
        print(format_fault(fault))


def run() -> int:
    """The installed command: whoever reads its output may stop reading."""
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


if __name__ == "__main__":
    raise SystemExit(run())
