"""The page of a game, and of a preset that deserves one."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from markupsafe import Markup

from snorum.core.types import Typed

from ..content import Content, GameContent, Worked
from ..language import Language
from ..rulebook import Entry, Evidenced, Source, holds, resolve_facts
from .demo import demo_document
from .facts import calls, fact_sheet
from .page import Crumb, Heading, Page, Section
from .rules import Link, SectionView, example_links, rule_headings, rule_sections, sections
from .scope import Scope, example_path, examples_path, family_path, game_path, number, phrase, preset_path
from .sprite import sprite
from .structured import faq_data, game_data, how_to_data
from .table import render_demo
from .terms import Terms
from .text import to_html, to_plain
from .variants import choices, differences, variants


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


def game_page(content: Content, language: Language, game: GameContent) -> Page:
    """The page of a game, under its first preset."""
    path = game_path(game)
    scope = Scope(content, language, f"{language.code}/{path}", game)
    book = game.file.book
    terms = Terms(scope, path)
    rules = sections(scope, game, terms, others=True)
    name, short = scope.plain(f"game-{game.id}"), scope.plain(f"game-{game.id}.short")
    steps, questions = _told(scope, game, book.step, "step"), _told(scope, game, book.question, "question", "answer")
    first = game.find_example(book.first_hand) if book.first_hand else next(iter(game.examples), None)
    values: dict[str, Any] = {
        "game": game,
        "facts": fact_sheet(scope, game),
        "first": first,
        "demo": _demo(scope, game, first),
        "sprite": sprite(content.roots.docs),
        "first_href": scope.href(example_path(game, first)) if first else None,
        "rules": rules,
        "calls": calls(scope),
        "variants": variants(scope, game),
        "default": scope.say(f"preset-{game.default}"),
        "choices": choices(scope, game),
        "steps": steps,
        "tips": _told(scope, game, book.tip, "tip"),
        "questions": questions,
        "glossary": terms.terms,
        "history": _told(scope, game, book.history, "history"),
        "relatives": relatives(scope, game),
        "sources": [_source(scope, source) for source in book.source],
        "corrections": _corrections(scope, game),
        "examples": scope.href(examples_path(game)),
        "total": len(game.examples),
    }
    html = scope.render("game.html.jinja", **values)
    return Page(
        url=scope.url,
        path=path,
        language=language,
        title=name,
        heading=name,
        description=short,
        html=html,
        toc=tuple(_headings(scope, values, rules)),
        sections=(
            Section("", name, f"{short} {scope.plain(f'game-{game.id}.minute')}", _names(scope, game)),
            *rule_sections(rules),
            *(Section(f"question-{told.id}", told.name, told.plain) for told in questions),
            *(Section(f"term-{term.id}", to_plain(term.name), to_plain(term.definition)) for term in terms.terms),
        ),
        data=(
            game_data(scope, game, name, short),
            how_to_data(scope, name, [told.plain for told in steps]),
            faq_data(scope, [(told.name, told.plain) for told in questions]),
        ),
        crumbs=(_home(scope), Crumb(scope.at(family_path(book.family)), scope.plain(f"family-{book.family}"))),
        has_demo=first is not None,
    )


def preset_page(content: Content, language: Language, game: GameContent, preset: str) -> Page:
    """The page of a preset: what it changes, and its rules whole."""
    path = preset_path(game, preset)
    options = game.options(preset)
    scope = Scope(content, language, f"{language.code}/{path}", game, options=options)
    rules = sections(scope, game, Terms(scope, game_path(game)), others=False)
    name, about = scope.plain(f"preset-{preset}"), scope.plain(f"preset-{preset}.about")
    examples = [worked for worked in game.examples if worked.preset == preset and not worked.example.record.overrides]
    steps = _told(scope, game, game.file.book.step, "step")
    first = next(iter(examples), None)
    values: dict[str, Any] = {
        "preset": preset,
        "base": scope.say(f"preset-{game.default}"),
        "facts": fact_sheet(scope, game),
        "differences": differences(scope, options, game.options()),
        "is_default": preset == game.default,
        "demo": _demo(scope, game, first),
        "sprite": sprite(content.roots.docs),
        "first_href": scope.href(example_path(game, first)) if first else None,
        "rules": rules,
        "calls": calls(scope),
        "steps": steps,
        "examples": example_links(scope, game, examples),
        "game_href": scope.href(game_path(game)),
        "variants_href": scope.href(game_path(game), "variants"),
        "game_name": scope.say(f"game-{game.id}"),
    }
    return Page(
        url=scope.url,
        path=path,
        language=language,
        title=name,
        heading=name,
        description=about,
        html=scope.render("preset.html.jinja", **values),
        toc=tuple(_preset_headings(scope, values, rules)),
        sections=(Section("", name, about),),
        data=(game_data(scope, game, name, about), how_to_data(scope, name, [told.plain for told in steps])),
        crumbs=(_home(scope), Crumb(scope.at(game_path(game)), scope.plain(f"game-{game.id}"))),
        has_demo=first is not None,
    )


def relatives(scope: Scope, game: GameContent) -> list[Relative]:
    """Related games; those of the site are linked."""
    known = {other.id: other for other in scope.content.games}
    return [
        Relative(
            scope.html(f"relative-{related.id}"),
            scope.html(f"relative-{related.id}.about") if scope.has(f"relative-{related.id}.about") else None,
            scope.html(f"kind-{related.kind}"),
            scope.href(game_path(known[related.id])) if related.id in known else None,
        )
        for related in game.file.book.related
    ]


def _demo(scope: Scope, game: GameContent, worked: Worked | None) -> Markup | None:
    if worked is None:
        return None
    own = Scope(scope.content, scope.language, scope.url, game, options=worked.options)
    return render_demo(demo_document(own, worked))


def _home(scope: Scope) -> Crumb:
    return Crumb(scope.at(""), scope.plain("site-name"))


def _facts(scope: Scope, entry: Entry) -> dict[str, Typed]:
    return resolve_facts(entry.facts, scope.facts)


def _told(
    scope: Scope, game: GameContent, entries: Iterable[Evidenced], prefix: str, attribute: str | None = None
) -> list[Told]:
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
        found.append(Told(entry.id, title, html, more, name, plain, example_links(scope, game, examples), sources))
    return found


def source_link(scope: Scope, source: str, game: GameContent) -> Link:
    """The way to a source in the list of the game's page, by its number or its author."""
    found = next((known for known in game.file.book.source if known.id == source), None)
    name = found.author if found and found.author else scope.say("source-label", id=Typed("text", source))
    return Link(scope.href(game_path(game), f"source-{source}"), name)


def _source(scope: Scope, source: Source) -> dict[str, Any]:
    direction = next(
        (language.direction for language in scope.content.languages if language.code == source.language), "ltr"
    )
    return {
        "id": source.id,
        "lang": source.language or scope.content.source.code,
        "dir": direction,
        "label": to_html(scope.say("source-label", id=Typed("text", source.id))),
        "author": source.author,
        "title": source.title,
        "publisher": source.publisher,
        "year": str(source.year) if source.year is not None else None,
        "url": source.url,
        "note": source.note,
    }


def _corrections(scope: Scope, game: GameContent) -> list[Correction]:
    found = []
    for erratum in game.file.book.erratum:
        facts, key = _facts(scope, erratum), f"erratum-{erratum.id}"
        worked = game.find_example(erratum.example) if erratum.example else None
        found.append(
            Correction(
                erratum.id,
                source_link(scope, erratum.source, game),
                scope.html(key, **facts),
                scope.html(f"{key}.right", **facts),
                scope.html(f"confidence-{erratum.confidence}"),
                example_links(scope, game, [worked])[0] if worked else None,
            )
        )
    return found


def _names(scope: Scope, game: GameContent) -> tuple[str, ...]:
    """Every name that a reader may look for: presets, other names, the words that are called."""
    own = [Scope(scope.content, scope.language, scope.url, game, options=o) for o in game.game.presets.values()]
    names = [each.plain(f"preset-{preset}") for each, preset in zip(own, game.game.presets, strict=True)]
    if scope.has(f"game-{game.id}.names"):
        names.append(scope.plain(f"game-{game.id}.names"))
    return (*names, *(scope.words.word(word) for word in game.game.words))


def _headings(scope: Scope, values: dict[str, Any], rules: list[SectionView]) -> Iterable[Heading]:
    def heading(anchor: str, key: str, **facts: Typed) -> Heading:
        return Heading(anchor, scope.plain(key, **facts), 2)

    yield heading("facts", "heading-facts")
    yield heading("minute", "heading-minute")
    if values["demo"]:
        yield heading("first-hand", "heading-first-hand")
    yield heading("rules", "heading-rules")
    yield from rule_headings(rules)
    if values["calls"]:
        yield heading("say", "heading-say")
    yield heading("variants", "heading-variants")
    yield heading("options", "heading-options")
    if values["steps"]:
        yield heading("steps", "heading-steps", count=number(len(values["steps"])))
    for anchor in ("tips", "questions", "glossary", "history", "relatives", "sources"):
        if values[anchor]:
            yield heading(anchor, f"heading-{anchor}")
    yield heading("coverage", "heading-coverage")


def _preset_headings(scope: Scope, values: dict[str, Any], rules: list[SectionView]) -> Iterable[Heading]:
    yield Heading("differences", scope.plain("variants-differences", preset=phrase(values["base"])), 2)
    yield Heading("facts", scope.plain("heading-facts"), 2)
    if values["demo"]:
        yield Heading("first-hand", scope.plain("heading-first-hand"), 2)
    if values["calls"]:
        yield Heading("say", scope.plain("heading-say"), 2)
    yield Heading("rules", scope.plain("heading-rules"), 2)
    yield from rule_headings(rules)
    if values["steps"]:
        yield Heading("steps", scope.plain("heading-steps", count=number(len(values["steps"]))), 2)
    if values["examples"]:
        yield Heading("examples", scope.plain("examples-title"), 2)
