"""The page of a game, and of a preset that deserves one."""

from collections.abc import Iterable
from typing import Any

from markupsafe import Markup

from snorum.core.types import Typed
from snorum.simulation.figures import SURE

from ..content import Content, GameContent, Worked
from ..language import Language
from .changes import changes
from .chart import STYLES as DRAWING_STYLES
from .chart import chart_view
from .decks import packs
from .demo import demo_document
from .evidence import corrections, relatives, source_view, told
from .facts import calls, fact_sheet
from .page import SAY_STYLES, Crumb, Heading, Page, Section
from .pictures import first_hand, picture_path
from .plots import plots
from .rules import SectionView, example_links, rule_headings, rule_sections, sections
from .scope import (
    Scope,
    example_path,
    examples_path,
    family_path,
    game_path,
    lesson_path,
    number,
    phrase,
    play_path,
    preset_path,
    problems_path,
    score_card_path,
    summary_path,
)
from .score_card import STYLES as SCORE_STYLES
from .score_card import worth
from .sprite import sprite
from .structured import faq_data, game_data, how_to_data, true_data
from .table import render_demo
from .terms import Terms
from .text import to_plain
from .timeline import timeline
from .variants import choices, differences, variants


def game_page(content: Content, language: Language, game: GameContent) -> Page:
    """The page of a game, under its first preset."""
    path = game_path(game)
    scope = Scope(content, language, f"{language.code}/{path}", game)
    book = game.file.book
    terms = Terms(scope, path)
    rules = sections(scope, game, terms, others=True)
    name, short = scope.plain(f"game-{game.id}"), scope.plain(f"game-{game.id}.short")
    steps, questions = told(scope, game, book.step, "step"), told(scope, game, book.question, "question", "answer")
    first = first_hand(game)
    values: dict[str, Any] = {
        "game": game,
        "facts": fact_sheet(scope, game),
        "first": first,
        "demo": _demo(scope, game, first),
        "sprite": sprite(content.roots.art),
        "first_href": scope.href(example_path(game, first)) if first else None,
        "rules": rules,
        "calls": calls(scope),
        "chart": chart_view(scope),
        "variants": variants(scope, game),
        "default": scope.say(f"preset-{game.default}"),
        "choices": choices(scope, game),
        "packs": packs(scope, game),
        "worth": worth(scope, game, book.score_card, game.default) if book.score_card else [],
        "score_card_href": scope.href(score_card_path(game, game.default)),
        "steps": steps,
        "summary_href": scope.href(summary_path(game)),
        "tips": told(scope, game, book.tip, "tip"),
        "evidence": plots(scope, game),
        "sure": SURE,
        "questions": questions,
        "glossary": terms.terms,
        "history": told(scope, game, book.history, "history"),
        "relatives": relatives(scope, game),
        "timeline": timeline(scope, [game]),
        "sources": [source_view(scope, source) for source in book.source],
        "corrections": corrections(scope, game),
        "changes": changes(scope, game),
        "examples": scope.href(examples_path(game)),
        "play": scope.href(play_path(game)),
        "lesson": scope.href(lesson_path(game)) if game.lesson else None,
        "total": len(game.examples),
        "problems": scope.href(problems_path(game)) if game.problems else None,
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
            *(Section(f"question-{each.id}", each.name, each.plain) for each in questions),
            *(Section(f"term-{term.id}", to_plain(term.name), to_plain(term.definition)) for term in terms.terms),
        ),
        data=true_data(
            game_data(scope, game, name, short),
            how_to_data(scope, name, [step.plain for step in steps]),
            faq_data(scope, [(each.name, each.plain) for each in questions]),
        ),
        crumbs=(_home(scope), Crumb(scope.at(family_path(book.family)), scope.plain(f"family-{book.family}"))),
        has_demo=first is not None,
        picture=picture_path(game, first),
        styles=(SAY_STYLES if values["calls"] else ())
        + (DRAWING_STYLES if values["chart"] or values["timeline"] else ())
        + (SCORE_STYLES if values["worth"] or values["packs"] else ()),
    )


def preset_page(content: Content, language: Language, game: GameContent, preset: str) -> Page:
    """The page of a preset: what it changes, and its rules whole."""
    path = preset_path(game, preset)
    options = game.options(preset)
    scope = Scope(content, language, f"{language.code}/{path}", game, options=options)
    rules = sections(scope, game, Terms(scope, game_path(game)), others=False)
    name, about = scope.plain(f"preset-{preset}"), scope.plain(f"preset-{preset}.about")
    examples = [worked for worked in game.examples if worked.preset == preset and not worked.example.record.overrides]
    steps = told(scope, game, game.file.book.step, "step")
    first = next(iter(examples), None)
    values: dict[str, Any] = {
        "preset": preset,
        "base": scope.say(f"preset-{game.default}"),
        "facts": fact_sheet(scope, game),
        "differences": differences(scope, options, game.options()),
        "demo": _demo(scope, game, first),
        "sprite": sprite(content.roots.art),
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
        data=true_data(game_data(scope, game, name, about), how_to_data(scope, name, [step.plain for step in steps])),
        crumbs=(_home(scope), Crumb(scope.at(game_path(game)), scope.plain(f"game-{game.id}"))),
        has_demo=first is not None,
        picture=picture_path(game, first),
        styles=SAY_STYLES if values["calls"] else (),
    )


def _demo(scope: Scope, game: GameContent, worked: Worked | None) -> Markup | None:
    if worked is None:
        return None
    own = Scope(scope.content, scope.language, scope.url, game, options=worked.options)
    return render_demo(demo_document(own, worked))


def _home(scope: Scope) -> Crumb:
    return Crumb(scope.at(""), scope.plain("site-name"))


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
    if values["packs"]:
        yield heading("packs", "deck-heading")
    yield heading("minute", "heading-minute")
    if values["demo"]:
        yield heading("first-hand", "heading-first-hand")
    yield heading("rules", "heading-rules")
    yield from rule_headings(rules)
    if values["chart"]:
        yield heading("chart", "heading-chart")
    if values["calls"]:
        yield heading("say", "heading-say")
    yield heading("variants", "heading-variants")
    yield heading("options", "heading-options")
    if values["worth"]:
        yield heading("score-card", "score-card")
    yield heading("try", "heading-try")
    if values["steps"]:
        yield heading("steps", "heading-steps", count=number(len(values["steps"])))
    for anchor in ("tips", "evidence", "questions", "glossary", "history", "relatives", "sources"):
        if values[anchor]:
            yield heading(anchor, f"heading-{anchor}")
    yield heading("coverage", "heading-coverage")
    if values["changes"]:
        yield heading("changes", "heading-changes")


def _preset_headings(scope: Scope, values: dict[str, Any], rules: list[SectionView]) -> Iterable[Heading]:
    if values["differences"]:
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
