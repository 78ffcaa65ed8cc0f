"""Everything that must hold of the content before any of it is published; all faults at once."""

from collections.abc import Collection, Iterator
from functools import partial
from xml.etree import ElementTree as ET

from snorum.cards import UNKNOWN, Card
from snorum.tomllines import find_line, find_lines

from .aside import TextsAside
from .check_pages import SiteCheck
from .check_words import words_faults
from .content import Content, GameContent, Roots, Worked
from .faults import ContentError, Fault, near_mend, sort_faults
from .generate.page import put_aside
from .generate.site import Site, finish_site, make_pages
from .lesson_check import lesson_faults
from .library import Library
from .measured import figure_facts
from .memory import Memory
from .reading import read_content
from .rulebook_check import rulebook_faults
from .toml_lines import Lines
from .words import MissingWords


def check_content(roots: Roots, memory: Memory | None = None) -> tuple[Content, list[Fault]]:
    """Read all content and check it, without making pages; `memory` saves work where it is done again and again."""
    faults: list[Fault] = []
    content = read_content(roots, faults)
    faults += content_faults(content, memory=memory)
    faults += svg_faults(roots)
    return content, sort_faults(faults)


def check_own_content(roots: Roots) -> tuple[Library, list[Fault]]:
    """Read and check what a project without our pages has of its own; all else is read where a fence asks for it."""
    faults: list[Fault] = []
    library = Library.of_roots(roots, faults)
    own = {name for game in library.content.games for name in (game.id, *game.sidecars)}
    faults += content_faults(library.content, own)
    return library, faults


def content_faults(
    content: Content, names: Collection[str] | None = None, memory: Memory | None = None
) -> Iterator[Fault]:
    """Every fault of games, examples and words; with `names` only of the words of these files."""
    memory = memory or Memory()
    for game in content.games:
        key = ("rulebook", game.id, game.example_ids)
        yield from memory.recall(
            key, (game.file, game.lesson, *game.examples, *game.figures), partial(_game_faults, game)
        )
    yield from words_faults(content, names=names, memory=memory)


def _game_faults(game: GameContent) -> Iterator[Fault]:
    yield from rulebook_faults(game.file, game.game, game.example_ids, figure_facts(game.figures))
    if game.lesson is not None:
        yield from lesson_faults(game, game.lesson)
    for worked in game.examples:
        lines = find_lines(worked.path.read_text(encoding="utf-8"))
        for line, message, mend in worked_faults(game, worked, lines):
            yield Fault(worked.path, line, message, mend)


def check_site(roots: Roots, site_url: str, checked: Content | None = None) -> tuple[Content, Site | None, list[Fault]]:
    """Check all content, make every page and check those; pages are made only from content without faults.

    What its pages show is put aside, see `Site.whole`.

    Content that is `checked` has none, and is not read once more.
    """
    content, faults = (checked, []) if checked is not None else check_content(roots)
    if faults:
        return content, None, faults
    site = Site(site_url, content.languages, files=TextsAside(), texts=TextsAside())
    check = SiteCheck(content, site)
    try:
        for page in make_pages(content, site.files):
            check.take(page)
            known, site.texts[page.url] = put_aside(page)
            site.pages.append(known)
        finish_site(content, site)
    except MissingWords as error:
        return content, None, [missing_words_fault(content, error)]
    except ContentError as error:
        return content, None, error.faults
    return content, site, sort_faults(check.faults())


def missing_words_fault(content: Content, error: MissingWords) -> Fault:
    """The fault of a message that a page wanted and that is not there, or cannot be said."""
    words = content.files.get((content.source.code, error.key.partition(".")[0]))
    path = words.path if words else content.roots.words / "site.ftl"
    return Fault(path, 1, f"`{error.key}`: {error.reason}", "write it")


def worked_faults(game: GameContent, worked: Worked, lines: Lines) -> Iterator[tuple[int, str, str]]:
    """An example that shows no clause of the rulebook, or whose cards are not in the pack: line, message and mend."""
    clauses = {clause.id: clause.kind for _, clause in game.file.book.clauses()}
    pack = game.pack(worked.options)
    for card in sorted(_drawn(worked) - pack - {UNKNOWN}):
        yield find_line(lines, "deal"), f"the card {card} is drawn, but is not in the pack", "use a card of the pack"
    for clause in worked.used:
        if clause not in clauses:
            yield find_line(lines, "script"), f"the engine applies `{clause}`, which is no clause", "add the clause"
    for clause in worked.example.meta.get("shows", []):
        line = find_line(lines, "shows")
        if clause not in clauses:
            yield (
                line,
                f"`shows` names no clause `{clause}`",
                near_mend(clause, clauses, "name a clause of the rulebook"),
            )
        elif clauses[clause] != "states" and clause not in {*worked.used, *worked.refused}:
            yield line, f"it does not show `{clause}`", "take it out of `shows`, or play it"
    last = len(worked.frames["frames"]) - 1
    if int(worked.example.meta.get("key_step", 0)) > last:
        yield find_line(lines, "key_step"), "`key_step` is after the last step", f"name a step from 0 to {last}"


def _drawn(worked: Worked) -> set[Card]:
    zones = (zone for frame in worked.frames["frames"] for zone in frame["table"]["zones"])
    return {card for zone in zones for card in zone["cards"]}


def svg_faults(roots: Roots) -> Iterator[Fault]:
    """Drawings of the project that are not well-formed."""
    for path in sorted((roots.docs / "assets").glob("*.svg")):
        try:
            ET.fromstring(path.read_bytes())  # noqa: S314 (a file of the project itself)
        except ET.ParseError as error:
            yield Fault(path, error.position[0], f"the drawing is malformed: {error.msg.partition(':')[0]}", "mend it")
