"""The command `snorum-site`: check the content, build the site, serve it, and look after translations."""

import argparse
import gc
import sys
from collections.abc import Sequence
from pathlib import Path

from snorum.simulation.figurefile import FILE

from .build import SITE, build, missing_parts, published_url
from .check import check_content, check_own_content, check_site
from .check_fences import fence_faults
from .cli_words import add_translation_commands, translate
from .content import Content, Roots
from .export import SETTINGS_FILE, export_language
from .faults import Fault, report, sort_faults
from .headers import FORMATS
from .library import Library
from .measured import stale_figures
from .runtime import main as runtime
from .scaffold import KINDS, BadName, new
from .serve import make_server
from .settings import Settings
from .watch.live import LiveSite
from .watch.server import LiveServer, watch

SITE_URL = "https://snorum.example/"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0 when all is well, 1 for faults, 2 for what cannot be read."""
    words_of_command = sys.argv[1:] if argv is None else list(argv)
    if words_of_command[:1] == ["runtime"]:
        return runtime(words_of_command[1:], snapshot=_read_settings(Path.cwd(), []).snapshot)
    parser = argparse.ArgumentParser(prog="snorum-site", description=__doc__)
    parser.add_argument("--project", type=Path, default=Path(), help="the project's folder (default: this one)")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check", help="check all content and every page, without writing any")
    site = commands.add_parser("site", help="build the site into site/; on any fault the last good one stays")
    serve = commands.add_parser("serve", help="serve the site, and show every change of its inputs at once")
    serve.add_argument("--no-watch", action="store_true", help="serve site/ as it is, as a static host would")
    serve.add_argument("--host", default="127.0.0.1")
    serve.add_argument("--port", type=int, default=8000)
    for each in (site, serve):
        pseudo = (
            "in made-up languages that show clipped, glued and untranslated text; `site` puts them in build/pseudo/"
        )
        each.add_argument("--pseudo", action="store_true", help=pseudo)
    headers = commands.add_parser("headers", help="print a web server's settings: the policy and headers to send")
    headers.add_argument("kind", choices=FORMATS, metavar="HOST", help=", ".join(FORMATS))
    export = commands.add_parser("export", help="write a language's pages as Markdown with their files, for Zensical")
    export.add_argument("language", metavar="LANG")
    export.add_argument("folder", type=Path, metavar="DIR", help="is emptied first")
    commands.add_parser("runtime", help="build the live engine for the browser")
    skeleton = commands.add_parser("new", help="write a small game, language, example or site to begin with")
    skeleton.add_argument("kind", choices=KINDS)
    skeleton.add_argument("name", metavar="NAME", help="of an example: GAME/NAME")
    add_translation_commands(commands)
    arguments = parser.parse_args(words_of_command)
    faults: list[Fault] = []
    roots, pages, _ = _read_settings(arguments.project.resolve(), faults)
    if getattr(arguments, "pseudo", False):
        roots = roots._replace(pseudo=True)
    if arguments.command == "new":
        return _new(roots, arguments.kind, arguments.name)
    if arguments.command == "check":
        return report(sort_faults(faults + _check(roots, pages=pages)), roots.project)
    if arguments.command == "site":
        return _site(roots, faults, pages=pages)
    if arguments.command == "headers":
        print(FORMATS[arguments.kind](), end="")
        return 0
    if arguments.command == "export":
        return _export(roots, arguments.language, arguments.folder)
    if arguments.command == "serve":
        return _serve(roots, arguments.host, arguments.port, is_watching=pages and not arguments.no_watch)
    return translate(roots, arguments)


def _read_settings(project: Path, faults: list[Fault]) -> Settings:
    # MkDocs is imported where it is needed: the other commands start without it.
    from .project import read_settings

    return read_settings(project, faults)


def _site(roots: Roots, faults: list[Fault], *, pages: bool) -> int:
    """Check the content and build the site from it; of a site without our pages only the fences are checked."""
    # What is read now is kept to the end: to look through it for garbage is a tenth of the work, and finds none.
    gc.disable()
    content, found = check_content(roots) if pages else (None, [])
    gc.freeze()
    gc.enable()
    if faults := [*faults, *missing_parts(), *found]:
        return report(sort_faults(faults), roots.project)
    return build(roots, content)


def _new(roots: Roots, kind: str, name: str) -> int:
    try:
        files = new(roots, kind, name)
    except BadName as error:
        print(f"snorum-site new {kind}: {error}", file=sys.stderr)
        return error.code
    for path in files:
        print(path.relative_to(roots.project) if path.is_relative_to(roots.project) else path)
    return 0


def _check(roots: Roots, *, pages: bool) -> list[Fault]:
    """All that is wrong with the content and the fences of a project, and with its pages where it has ours."""
    if pages:
        content, site, faults = check_site(roots, SITE_URL)
        library = Library(content, faults)
        if site is None:
            return faults
    else:
        library, faults = check_own_content(roots)
    _tell_stale(library.content, roots.project)
    return faults + fence_faults(library, roots.docs)


def _tell_stale(content: Content, project: Path) -> None:
    for game in content.games:
        note = stale_figures(game.folder / FILE, game.id, game.figures)
        if note is not None:
            print(note.text(project), file=sys.stderr)


def _export(roots: Roots, code: str, folder: Path) -> int:
    content, faults = check_content(roots)
    if faults:
        return report(faults, roots.project)
    language = next((each for each in content.languages if each.code == code), None)
    if language is None:
        print(
            f"there is no language `{code}`: one of {', '.join(each.code for each in content.languages)}",
            file=sys.stderr,
        )
        return 2
    if folder.exists() and not (folder / SETTINGS_FILE).exists() and any(folder.iterdir()):
        print(f"{folder}: is not empty, and was not written by this command; name another", file=sys.stderr)
        return 2
    print(f"{export_language(content, language, folder, SITE_URL)} pages in {folder}")
    return 0


def _serve(roots: Roots, host: str, port: int, *, is_watching: bool) -> int:
    site = roots.project / SITE
    if not (site / "index.html").exists():
        print(f"{site}:1: there is no site yet (run: snorum-site site)")
        return 1
    site_url = published_url(site)
    try:
        if is_watching:
            live = LiveSite(roots, site_url, site)
            if not live.refresh():
                return report(live.faults, roots.project)
            watch(LiveServer(live, site, host=host, port=port))
            return 0
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


if __name__ == "__main__":
    raise SystemExit(main())
