"""The clause-numbered rules of a game or a preset, as a page shows them."""

from collections.abc import Iterable
from typing import NamedTuple

from markupsafe import Markup

from snorum.core.types import Typed

from ..content import GameContent, Worked
from ..rulebook import Clause, holds, resolve_facts
from .page import Heading, Section
from .scope import Scope, example_path
from .terms import Terms
from .text import to_plain
from .variants import options_for


class Link(NamedTuple):
    """A way to another page, with its name."""

    href: str
    title: str


class ClauseView(NamedTuple):
    """A clause as it is shown."""

    id: str
    number: str
    title: str
    html: Markup
    plain: str
    only: str | None
    """The options that it needs, where they are not those of the page."""
    shown: list[Link]
    """The examples in which the engine applied it."""
    kind: str


class SectionView(NamedTuple):
    """A section with its clauses."""

    id: str
    number: str
    title: str
    clauses: list[ClauseView]


def example_links(scope: Scope, game: GameContent, examples: Iterable[Worked]) -> list[Link]:
    """Ways to examples, by their titles."""
    return [Link(scope.href(example_path(game, worked)), example_name(scope, game, worked)) for worked in examples]


def example_name(scope: Scope, game: GameContent, worked: Worked) -> str:
    """The title of an example."""
    key = ("name", scope.language.code, game.id, worked.id)
    own = Scope(scope.content, scope.language, scope.url, game, options=worked.options)
    return scope.content.share(key, lambda: own.say(str(worked.example.meta.get("title", f"example-{worked.id}"))))


def coverage(game: GameContent) -> dict[str, list[Worked]]:
    """Every clause with the examples that show it: chosen for it, applied, or refusing an expected action."""
    shown: dict[str, list[Worked]] = {clause.id: [] for _, clause in game.file.book.clauses()}
    for worked in game.examples:
        for clause in [*worked.used, *sorted(worked.refused)]:
            if clause in shown and worked not in shown[clause]:
                shown[clause].append(worked)
    return shown


def sections(scope: Scope, game: GameContent, terms: Terms, *, others: bool) -> list[SectionView]:
    """The sections of the rules under the scope's options; with `others`, those of other options as well, marked."""
    shown = coverage(game)
    views: list[SectionView] = []
    for section in game.file.book.section:
        terms.start_section()
        clauses = [clause for clause in section.clause if others or holds(clause.when, scope.options)]
        number = len(views) + 1
        views.append(
            SectionView(
                section.id,
                scope.language.number(number),
                scope.say(f"section-{section.id}"),
                [
                    _clause(scope, game, clause, f"{number}.{place}", terms, shown[clause.id])
                    for place, clause in enumerate(clauses, 1)
                ],
            )
        )
        if not clauses:
            views.pop()
    return views


def _clause(
    scope: Scope, game: GameContent, clause: Clause, number: str, terms: Terms, shown: list[Worked]
) -> ClauseView:
    own, only = scope, None
    if not holds(clause.when, scope.options):
        own = Scope(scope.content, scope.language, scope.url, game, options=options_for(game, clause))
        only = scope.words.join(
            [
                scope.say(
                    "variants-difference",
                    option=Typed("phrase", scope.say(f"option-{name}")),
                    value=Typed("phrase", own.option(name, getattr(own.options, name))),
                )
                for name in clause.when
            ]
        )
    facts = resolve_facts(clause.facts, own.facts)
    text = own.words.say(clause.id, facts)
    return ClauseView(
        clause.id,
        scope.language.digit_text(number),
        own.words.say(f"{clause.id}.title", facts),
        terms.mark(text) if own.words.is_own(clause.id) else own.html(clause.id, **facts),
        to_plain(text),
        only,
        example_links(scope, game, shown),
        clause.kind,
    )


def rule_headings(views: list[SectionView]) -> list[Heading]:
    """The sections as entries of the table of contents."""
    return [Heading(view.id, f"{view.number} {view.title}", 3) for view in views]


def rule_sections(views: list[SectionView]) -> list[Section]:
    """Every clause as a place that search can lead to."""
    return [Section(f"rule-{clause.id}", clause.title, clause.plain) for view in views for clause in view.clauses]
