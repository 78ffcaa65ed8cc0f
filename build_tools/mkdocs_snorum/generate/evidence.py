"""What a game's page says beside its rules: tips, questions, history, sources, corrections; each with its evidence."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from markupsafe import Markup

from snorum.core.types import Typed
from snorum.simulation.figures import SURE
from snorum.simulation.recorded import Recorded

from ..content import GameContent
from ..measured import rounded
from ..rulebook import Entry, Evidenced, Source, holds, resolve_facts
from ..words import isolate
from .rules import Link, example_links
from .scope import Scope, game_path, phrase


class Told(NamedTuple):
    """A tip, question, paragraph or step in words, with what it rests on."""

    id: str
    title: Markup | None
    html: Markup
    more: Markup | None
    name: str
    plain: str
    """The answer to a question; else the text itself."""
    examples: list[Link]
    sources: list[Link]
    figures: list[Markup]
    """How each figure that it names was measured, in a sentence."""
    plots: list[Link]
    """The tables of the page in which other figures that it names stand."""


class Correction(NamedTuple):
    """An erratum in words."""

    id: str
    source: Link
    says: Markup
    right: Markup
    confidence: Markup
    example: Link | None


class Relative(NamedTuple):
    """A related game."""

    name: Markup
    about: Markup | None
    kind: Markup
    href: str | None


def relatives(scope: Scope, game: GameContent) -> list[Relative]:
    """Related games; those of the site are linked."""
    found = []
    for related in game.file.book.related:
        other = next((other for other in scope.content.games if other.id == related.id), None)
        about = f"relative-{related.id}.about"
        if other is not None:
            own = Scope(scope.content, scope.language, scope.url, other)
            name, told, href = (
                own.html(f"game-{other.id}"),
                own.html(f"game-{other.id}.short"),
                scope.href(game_path(other)),
            )
            found.append(Relative(name, told, scope.html(f"kind-{related.kind}"), href))
        else:
            told_about = scope.html(about) if scope.has(about) else None
            kind = scope.html(f"kind-{related.kind}")
            found.append(Relative(scope.html(f"relative-{related.id}"), told_about, kind, None))
    return found


def _facts(scope: Scope, entry: Entry) -> dict[str, Typed]:
    return resolve_facts(entry.facts, scope.facts)


def told(
    scope: Scope, game: GameContent, entries: Iterable[Evidenced], prefix: str, attribute: str | None = None
) -> list[Told]:
    """The entries that hold under the scope's options, in words; `attribute` is what a question is answered with."""
    found = []
    for entry in entries:
        if not holds(entry.when, scope.options):
            continue
        key, facts = f"{prefix}-{entry.id}", _facts(scope, entry)
        title = scope.html(f"{key}.title", **facts) if scope.has(f"{key}.title") else None
        more = scope.html(f"{key}.{attribute}", **facts) if attribute else None
        plain = scope.plain(f"{key}.{attribute}" if attribute else key, **facts)
        examples = [worked for name in entry.examples if (worked := game.find_example(name))]
        sources = [source_link(scope, source, game) for source in entry.sources]
        html, name = scope.html(key, **facts), scope.plain(key, **facts)
        links, measured = example_links(scope, game, examples), measurements(scope, game, entry)
        drawn = plot_links(scope, game, entry)
        found.append(Told(entry.id, title, html, more, name, plain, links, sources, measured, drawn))
    return found


def named_figures(game: GameContent, entry: Entry) -> list[Recorded]:
    """The figures that an entry names among its facts."""
    figures = {one.request.id: one for one in game.figures}
    return [figures[fact] for fact in entry.facts if isinstance(fact, str) and fact in figures]


def plot_links(scope: Scope, game: GameContent, entry: Entry) -> list[Link]:
    """The ways to the tables in which figures stand that an entry names."""
    ids = dict.fromkeys(one.plot.id for one in named_figures(game, entry) if one.plot is not None)
    return [Link(f"#plot-{plot}", scope.say(f"plot-{plot}")) for plot in ids]


def measurements(scope: Scope, game: GameContent, entry: Entry) -> list[Markup]:
    """How each figure that an entry names, and no table shows, was measured: sample, interval, rules and seeds."""
    found = []
    for one in (one for one in named_figures(game, entry) if one.plot is None):
        request = one.request
        assert one.found is not None, "only what was measured is told"
        numbers = {
            "sure": SURE,
            "sample": one.found.sample,
            "level": request.level,
            "first": request.seed,
            "last": request.seed + request.deals - 1,
        }
        facts = rounded(one) | {name: Typed("number", value) for name, value in numbers.items()}
        rules = Typed("phrase", scope.say(f"preset-{request.preset}"))
        found.append(scope.html(f"figure-{request.shown}", rules=rules, **facts))
    return found


def source_link(scope: Scope, source: str, game: GameContent) -> Link:
    """The way to a source in the list of the game's page: the numbered texts by number, others by author and year."""
    found = next((known for known in game.file.book.source if known.id == source), None)
    if found is None or source.isdigit():
        name = scope.say("source-label", id=Typed("text", source))
    else:
        name = ", ".join(str(part) for part in (found.author or found.title, found.year) if part)
        name = isolate(name) if _direction(scope, found) == "ltr" else name
    return Link(scope.href(game_path(game), f"source-{source}"), name)


def _direction(scope: Scope, source: Source) -> str:
    languages = {language.code: language.direction for language in scope.content.languages}
    return languages.get(source.language or scope.content.source.code, "ltr")


def source_view(scope: Scope, source: Source) -> dict[str, Any]:
    """A source as the list shows it, in its own language."""
    return {
        "id": source.id,
        "lang": source.language or scope.content.source.code,
        "dir": _direction(scope, source),
        "label": scope.html("source-label", id=Typed("text", source.id)) if source.id.isdigit() else None,
        "author": source.author,
        "title": source.title,
        "publisher": source.publisher,
        "year": str(source.year) if source.year is not None else None,
        "url": source.url,
        "note": source.note,
    }


def corrections(scope: Scope, game: GameContent) -> list[Correction]:
    """The errata of a game in words."""
    found = []
    label = phrase(scope.say("confidence-label"))
    for erratum in game.file.book.erratum:
        facts, key = _facts(scope, erratum), f"erratum-{erratum.id}"
        worked = game.find_example(erratum.example) if erratum.example else None
        found.append(
            Correction(
                erratum.id,
                source_link(scope, erratum.source, game),
                scope.html(key, **facts),
                scope.html(f"{key}.right", **facts),
                scope.html(
                    "variants-difference", option=label, value=phrase(scope.say(f"confidence-{erratum.confidence}"))
                ),
                example_links(scope, game, [worked])[0] if worked else None,
            )
        )
    return found
