"""The commands for translators: `status`, and `words` with its actions."""

import argparse
import sys
from pathlib import Path
from typing import Any

from .check_words import words_faults
from .content import Content, Roots
from .exchange import import_language
from .faults import Fault, report, sort_faults
from .language import Language
from .po import export_language
from .reading import read_content
from .stamps import language_states, stamp_file

MOST_SHOWN = 20
"""Ids of one kind in one file that the terminal lists; the site's status page lists all."""


def add_translation_commands(commands: Any) -> None:
    """Add `status` and `words` to the command."""
    status = commands.add_parser("status", help="how far every translation is; the exit code is 1 where work is left")
    status.add_argument("language", nargs="?", metavar="LANG")
    words = commands.add_parser("words", help="look after translations")
    actions = words.add_subparsers(dest="action", required=True)
    lint = actions.add_parser("lint", help="check the words of a language")
    lint.add_argument("language", metavar="LANG")
    stamp = actions.add_parser("stamp", help="record the source of every translation that has no stamp")
    stamp.add_argument("language", nargs="?", metavar="LANG")
    stamp.add_argument("--stale", nargs="+", default=[], metavar="ID", help="stamp these anew as well")
    export = actions.add_parser("export", help="write a language as a PO file for translators' tools")
    take = actions.add_parser("import", help="take a language's texts from a PO file, if all of them hold")
    for each in (export, take):
        each.add_argument("language", metavar="LANG")
        each.add_argument("file", type=Path, metavar="FILE.po")


def translate(roots: Roots, arguments: argparse.Namespace) -> int:
    """Run one of these commands; 0 when all is well, 1 for faults or work that is left, 2 for what cannot be read."""
    faults: list[Fault] = []
    content = read_content(roots, faults)
    code = arguments.language
    language = next((each for each in content.languages if each.code == code), None)
    if code is not None and language is None:
        print(f"{roots.docs / code}/language.toml:1: there is no such language (add the file)")
        return 2
    if arguments.command == "status":
        return _status(content, language)
    if arguments.action == "stamp":
        return _stamp(content, language, arguments.stale)
    if language is None or language.code == content.source.code:
        print(f"`{code}` is the source language; name a translation", file=sys.stderr)
        return 2
    if arguments.action == "lint":
        own = [fault for fault in faults if fault.file.is_relative_to(roots.docs / language.code)]
        return report(sort_faults([*own, *words_faults(content, language)]), roots.project)
    if arguments.action == "export":
        return _export(content, language, arguments.file)
    return _import(content, language, arguments.file)


def _status(content: Content, only: Language | None) -> int:
    is_left = False
    for language in content.languages:
        if language.code == content.source.code or only not in (None, language):
            continue
        for state in language_states(content, language):
            print(
                f"{language.code} {state.name}: {state.translated} of {state.total} translated, "
                f"{len(state.missing)} missing, {len(state.stale)} stale, {len(state.unstamped)} unstamped, "
                f"{len(state.review)} for a native reader"
            )
            for kind in ("missing", "stale", "unstamped", "review"):
                keys = getattr(state, kind)
                if kind != "review" and (content.is_due(language, state.name) or not language.complete):
                    is_left |= bool(keys)
                more = f" and {len(keys) - MOST_SHOWN} more" if len(keys) > MOST_SHOWN else ""
                if keys:
                    print(f"  {kind}: {' '.join(keys[:MOST_SHOWN])}{more}")
    return int(is_left)


def _stamp(content: Content, only: Language | None, stale: list[str]) -> int:
    for (code, name), file in content.files.items():
        if code == content.source.code or (only and only.code != code):
            continue
        text = stamp_file(content.files[content.source.code, name], file, stale)
        if text != file.text:
            _write(file.path, text)
            print(f"stamped {_shown(file.path, content.roots)}")
    return 0


def _export(content: Content, language: Language, file: Path) -> int:
    try:
        _write(file, export_language(content, language, content.roots.project))
    except OSError as error:
        print(f"{file}: cannot be written: {(error.strerror or str(error)).lower()}", file=sys.stderr)
        return 2
    return 0


def _import(content: Content, language: Language, file: Path) -> int:
    faults: list[Fault] = []
    merged = import_language(content, language, file.resolve(), faults)
    if faults:
        print("nothing was taken", file=sys.stderr)
        return report(faults, content.roots.project)
    for path, text in merged.texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        _write(path, text)
        print(f"wrote {_shown(path, content.roots)}")
    print(f"{merged.taken} messages taken, {merged.left} untranslated or fuzzy left as they are", file=sys.stderr)
    return 0


def _write(path: Path, text: str) -> None:
    """Replace a file at once; whoever reads it meanwhile sees the old text."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def _shown(path: Path, roots: Roots) -> Path:
    return path.relative_to(roots.project) if path.is_relative_to(roots.project) else path
