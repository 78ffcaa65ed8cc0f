"""The command `snorum-site`: check the content, build the site, serve it, and look after translations."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from .check import check_content, check_site
from .check_words import words_faults
from .content import Content, Roots, read_content
from .faults import Fault, exit_code
from .stamps import stamp_file, words_state

SITE_URL = "https://snorum.example/"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0 when all is well, 1 for faults, 2 for what cannot be read."""
    parser = argparse.ArgumentParser(prog="snorum-site", description=__doc__)
    parser.add_argument("--project", type=Path, default=Path(), help="the project's folder (default: this one)")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check", help="check all content and every page, without writing any")
    words = commands.add_parser("words", help="look after translations")
    actions = words.add_subparsers(dest="action", required=True)
    lint = actions.add_parser("lint", help="check the words of a language")
    lint.add_argument("language", metavar="LANG")
    status = actions.add_parser("status", help="count what is missing, unstamped or stale")
    status.add_argument("language", nargs="?", metavar="LANG")
    stamp = actions.add_parser("stamp", help="record the source of every translation that has no stamp")
    stamp.add_argument("language", nargs="?", metavar="LANG")
    stamp.add_argument("--stale", nargs="+", default=[], metavar="ID", help="stamp these anew as well")
    arguments = parser.parse_args(argv)
    roots = Roots.of_project(arguments.project.resolve())
    if arguments.command == "check":
        return _report(check_site(roots, SITE_URL)[2], roots)
    return {"lint": _lint, "status": _status, "stamp": _stamp}[arguments.action](roots, arguments)


def _report(faults: list[Fault], roots: Roots) -> int:
    for fault in faults:
        print(fault.text(roots.project))
    print(f"{len(faults)} faults" if faults else "no faults", file=sys.stderr)
    return exit_code(faults)


def _lint(roots: Roots, arguments: argparse.Namespace) -> int:
    faults: list[Fault] = []
    content = read_content(roots, faults)
    folder = roots.docs / arguments.language
    own = [fault for fault in faults if fault.file.is_relative_to(folder)]
    language = next((each for each in content.languages if each.code == arguments.language), None)
    if language is None:
        print(f"{folder}/language.toml:1: there is no such language (add the file)")
        return 2
    return _report(sorted({*own, *words_faults(content, language)}), roots)


def _status(roots: Roots, arguments: argparse.Namespace) -> int:
    content = _words(roots)
    for language in content.languages:
        if language.code == content.source.code or arguments.language not in (None, language.code):
            continue
        for name in content.source_names():
            state = words_state(content, language, name)
            done = state.total - len(state.missing)
            print(
                f"{language.code} {name}: {done} of {state.total}, {len(state.missing)} missing, "
                f"{len(state.unstamped)} unstamped, {len(state.stale)} stale"
            )
            for key in state.stale:
                print(f"  stale: {key}")
    return 0


def _stamp(roots: Roots, arguments: argparse.Namespace) -> int:
    content = _words(roots)
    for (code, name), file in content.files.items():
        if code == content.source.code or arguments.language not in (None, code):
            continue
        text = stamp_file(content.files[content.source.code, name], file, arguments.stale)
        if text != file.text:
            file.path.write_text(text, encoding="utf-8")
            print(f"stamped {file.path.relative_to(roots.project)}")
    return 0


def _words(roots: Roots) -> Content:
    return read_content(roots, [])


__all__ = ["check_content", "main"]

if __name__ == "__main__":
    raise SystemExit(main())
