"""The command `snorum`: check worked examples, and show what is legal and why."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from .core.notation import format_action
from .examples import Checked, check_file, find_example_files, format_fault
from .games import find


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0 when all is well, 1 for faults, 2 for what cannot be read."""
    parser = argparse.ArgumentParser(prog="snorum", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="replay worked examples and compare what they expect")
    check.add_argument("paths", nargs="+", type=Path, metavar="FILE_OR_FOLDER")
    legal = commands.add_parser("legal", help="list the legal actions, then each refused one with its code")
    legal.add_argument("file", type=Path, metavar="FILE")
    legal.add_argument("--after", type=int, metavar="N", help="after the Nth action of the script (default: the last)")
    arguments = parser.parse_args(argv)
    if arguments.command == "check":
        return _check(arguments.paths)
    return _legal(arguments.file, arguments.after)


def _check(paths: Sequence[Path]) -> int:
    passed = failed = 0
    unreadable = False
    for path in paths:
        files = find_example_files([path])
        if not files:
            print(f"{path}:1: has no *.toml below it")
            unreadable = True
        for file in files:
            checked = check_file(file)
            unreadable |= checked.unreadable
            if checked.faults:
                failed += 1
                _print_faults(checked)
            else:
                passed += 1
                print(f"ok {file}")
    print(f"{passed} passed, {failed} failed")
    return 2 if unreadable else 1 if failed else 0


def _legal(path: Path, after: int | None) -> int:
    checked = check_file(path)
    if checked.example is None:
        _print_faults(checked)
        return 2 if checked.unreadable else 1
    moments = checked.example.moments
    index = len(moments) - 1 if after is None else after
    if not 0 <= index < len(moments):
        print(f"--after must be from 0 to {len(moments) - 1}, the length of the script", file=sys.stderr)
        return 2
    game = find(checked.example.record.game)
    verdicts = game.explain(moments[index].step.state)
    for action, reason in verdicts:
        if reason is None:
            print(format_action(action))
    for action, reason in verdicts:
        if reason is not None:
            print(f"{format_action(action)}: {reason.code}")
    return 0


def _print_faults(checked: Checked) -> None:
    for fault in checked.faults:
        print(format_fault(fault))


if __name__ == "__main__":
    raise SystemExit(main())
