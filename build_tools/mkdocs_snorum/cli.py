"""The command `snorum-site`: check the content, build the site, serve it, and look after translations."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from .build import SITE, build, missing_parts, published_url
from .check import check_content, check_site
from .check_words import words_faults
from .content import Content, Roots
from .faults import Fault, exit_code
from .reading import read_content
from .runtime import main as runtime
from .serve import make_server
from .stamps import stamp_file, words_state

SITE_URL = "https://snorum.example/"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0 when all is well, 1 for faults, 2 for what cannot be read."""
    words_of_command = sys.argv[1:] if argv is None else list(argv)
    if words_of_command[:1] == ["runtime"]:
        return runtime(words_of_command[1:])
    parser = argparse.ArgumentParser(prog="snorum-site", description=__doc__)
    parser.add_argument("--project", type=Path, default=Path(), help="the project's folder (default: this one)")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check", help="check all content and every page, without writing any")
    commands.add_parser("site", help="build the site into site/; on any fault the last good one stays")
    serve = commands.add_parser("serve", help="serve site/ as a static host would")
    serve.add_argument("--host", default="127.0.0.1")
    serve.add_argument("--port", type=int, default=8000)
    commands.add_parser("runtime", help="build the live engine for the browser")
    words = commands.add_parser("words", help="look after translations")
    actions = words.add_subparsers(dest="action", required=True)
    lint = actions.add_parser("lint", help="check the words of a language")
    lint.add_argument("language", metavar="LANG")
    status = actions.add_parser("status", help="count what is missing, unstamped or stale")
    status.add_argument("language", nargs="?", metavar="LANG")
    stamp = actions.add_parser("stamp", help="record the source of every translation that has no stamp")
    stamp.add_argument("language", nargs="?", metavar="LANG")
    stamp.add_argument("--stale", nargs="+", default=[], metavar="ID", help="stamp these anew as well")
    arguments = parser.parse_args(words_of_command)
    roots = Roots.of_project(arguments.project.resolve())
    if arguments.command == "check":
        return _report(check_site(roots, SITE_URL)[2], roots)
    if arguments.command == "site":
        faults = missing_parts(roots.project) + check_content(roots)[1]
        return _report(faults, roots) if faults else build(roots)
    if arguments.command == "serve":
        return _serve(roots, arguments.host, arguments.port)
    return {"lint": _lint, "status": _status, "stamp": _stamp}[arguments.action](roots, arguments)


def _serve(roots: Roots, host: str, port: int) -> int:
    site = roots.project / SITE
    if not (site / "index.html").exists():
        print(f"{site}:1: there is no site yet (run: snorum-site site)")
        return 1
    site_url = published_url(site)
    try:
        server = make_server(site, site_url, host=host, port=port)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        print(f"cannot serve on {host}:{port}: {reason} (name another: snorum-site serve --port 8001)", file=sys.stderr)
        return 2
    print(f"http://{host}:{server.server_address[1]}/ (Ctrl-C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()
    return 0


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


if __name__ == "__main__":
    raise SystemExit(main())
