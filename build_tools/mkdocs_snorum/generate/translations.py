"""The page that says how far each translation is, and lists what is left in the language of the page."""

from functools import partial
from typing import NamedTuple

from ..content import STATES, Content
from ..language import Language
from ..reads import note
from ..stamps import State, language_states, review_note
from .page import Heading, Page, Section
from .scope import Scope, number

PATH = "translations/"
KINDS = ("missing", "stale", "review")


class Row(NamedTuple):
    """A language in the table, its counts in words."""

    language: Language
    href: str
    translated: str
    counts: list[str]


class Left(NamedTuple):
    """The messages of one kind that something is left to do for."""

    kind: str
    entries: list[tuple[str, str | None]]
    """Where a message stands, as "file: id", and what a native reader should look at."""


def translations_page(content: Content, language: Language) -> Page:
    """How far all languages are, and what is left in this one."""
    scope = Scope(content, language, f"{language.code}/{PATH}")
    rows = []
    left: list[Left] = []
    for each in content.languages:
        if each.code == content.source.code:
            continue
        note("words", each.code)
        states = content.share((STATES, each.code), partial(language_states, content, each))
        total, done = sum(state.total for state in states), sum(state.translated for state in states)
        translated = scope.say("translations-of", done=number(done), total=number(total))
        counts = [language.number(sum(len(getattr(state, kind)) for state in states)) for kind in KINDS]
        rows.append(Row(each, scope.asset(f"{each.code}/{PATH}"), translated, counts))
        if each.code == language.code:
            left = [found for kind in KINDS if (found := _left(content, states, kind)).entries]
    note("words", content.source.code)
    title = scope.plain("translations-title")
    return Page(
        url=scope.url,
        path=PATH,
        language=language,
        title=title,
        heading=title,
        description=scope.plain("translations-about"),
        html=scope.render("translations.html.jinja", rows=rows, kinds=KINDS, left=left),
        toc=tuple(Heading(found.kind, scope.plain(f"translations-{found.kind}"), 2) for found in left),
        sections=(Section("", title, scope.plain("translations-about")),),
        styles=("assets/status.css",),
    )


def _left(content: Content, states: list[State], kind: str) -> Left:
    entries = []
    for state in states:
        file = content.files.get((state.language, state.name))
        for key in getattr(state, kind):
            reason = review_note(file, key) if kind == "review" and file else None
            entries.append((f"{state.name}: {key}", reason))
    return Left(kind, entries)
