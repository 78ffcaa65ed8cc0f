"""Everything that must hold of the content before any of it is published; all faults at once."""

from collections.abc import Iterator
from functools import partial
from xml.etree import ElementTree as ET

from snorum.cards import UNKNOWN, Card
from snorum.tomllines import find_line, find_lines

from .check_pages import page_faults
from .check_words import words_faults
from .content import Content, GameContent, Roots, Worked
from .faults import Fault, sort_faults
from .generate.site import Site, build_site
from .memory import Memory
from .reading import read_content
from .rulebook_check import rulebook_faults
from .words import MissingWords


def check_content(roots: Roots, memory: Memory | None = None) -> tuple[Content, list[Fault]]:
    """Read all content and check it, without making pages; `memory` saves work where it is done again and again."""
    faults: list[Fault] = []
    memory = memory or Memory()
    content = read_content(roots, faults)
    for game in content.games:
        key = ("rulebook", game.id, game.example_ids)
        faults += memory.recall(key, (game.file, *game.examples), partial(_game_faults, game))
    faults += words_faults(content, memory=memory)
    faults += svg_faults(roots)
    return content, sort_faults(faults)


def check_site(roots: Roots, site_url: str) -> tuple[Content, Site | None, list[Fault]]:
    """Check all content, make every page and check those; pages are made only from content without faults."""
    content, faults = check_content(roots)
    if faults:
        return content, None, faults
    try:
        site = build_site(content, site_url)
    except MissingWords as error:
        return content, None, [missing_words_fault(content, error)]
    return content, site, sort_faults(page_faults(content, site))


def missing_words_fault(content: Content, error: MissingWords) -> Fault:
    """The fault of a message that a page wanted and that is not there, or cannot be said."""
    words = content.files.get((content.source.code, error.key.partition(".")[0]))
    path = words.path if words else content.roots.words / "site.ftl"
    return Fault(path, 1, f"`{error.key}`: {error.reason}", "write it")


def _game_faults(game: GameContent) -> Iterator[Fault]:
    yield from rulebook_faults(game.file, game.game, game.example_ids)
    yield from example_faults(game)


def example_faults(game: GameContent) -> Iterator[Fault]:
    """An example that shows no clause of the rulebook, or whose cards are not in the pack."""
    clauses = {clause.id: clause.kind for _, clause in game.file.book.clauses()}
    for worked in game.examples:
        pack = game.pack(worked.options)
        for card in sorted(_drawn(worked) - pack - {UNKNOWN}):
            yield Fault(worked.path, 1, f"the card {card} is drawn, but is not in the pack", "use a card of the pack")
        for clause in worked.used:
            if clause not in clauses:
                yield Fault(worked.path, 1, f"the engine applies `{clause}`, which is no clause", "add the clause")
        for clause in worked.example.meta.get("shows", []):
            if clause not in clauses:
                yield Fault(worked.path, _line(worked, "shows"), f"no clause `{clause}`", "correct it")
            elif clauses[clause] != "states" and clause not in {*worked.used, *worked.refused}:
                message = f"it does not show `{clause}`"
                yield Fault(worked.path, _line(worked, "shows"), message, "take it out of `shows`, or play it")
        if int(worked.example.meta.get("key_step", 0)) >= len(worked.frames["frames"]):
            message = "`key_step` is after the last step"
            yield Fault(worked.path, _line(worked, "key_step"), message, "name a step of the script")


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


def _line(worked: Worked, key: str) -> int:
    return find_line(find_lines(worked.path.read_text(encoding="utf-8")), key)
