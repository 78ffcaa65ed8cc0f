"""Glossary terms found in running text: linked, each link carrying its definition for the script that shows it."""

import re
from typing import NamedTuple

from markupsafe import Markup

from ..language import LRI, PDI
from ..rulebook import Entry, resolve_facts
from .scope import Scope
from .text import to_html


class Term(NamedTuple):
    """A term of a game's glossary."""

    id: str
    name: str
    definition: str
    forms: tuple[str, ...]


class Terms:
    """The terms of a game in one language; each is marked once a section."""

    def __init__(self, scope: Scope, glossary: str) -> None:
        self._scope = scope
        self._glossary = glossary
        self.terms = [_read_term(scope, term) for term in scope.game.file.book.term] if scope.game else []
        self._by_form = {form.casefold(): term for term in self.terms for form in term.forms}
        forms = sorted(self._by_form, key=len, reverse=True)
        pattern = "|".join(map(re.escape, forms))
        self._pattern = re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE) if forms else None
        self._marked: set[str] = set()

    def start_section(self) -> None:
        """From here on, every term may be marked anew."""
        self._marked.clear()

    def mark(self, text: str) -> Markup:
        """Text as HTML with its terms linked to the glossary."""
        if self._pattern is None:
            return to_html(text)
        html, end = Markup(), 0
        for found in self._pattern.finditer(text):
            term = self._by_form.get(found[0].casefold())
            if term is None or term.id in self._marked or _is_isolated(text, found.start()):
                continue
            self._marked.add(term.id)
            html += to_html(text[end : found.start()])
            html += Markup('<a class="sn-term" href="{}" data-definition="{}">{}</a>').format(
                self._scope.href(self._glossary, f"term-{term.id}"), term.definition, to_html(found[0])
            )
            end = found.end()
        return html + to_html(text[end:])


def _is_isolated(text: str, place: int) -> bool:
    """Whether a place lies in a run of cards or another run of its own direction, which stays whole."""
    return text.count(LRI, 0, place) > text.count(PDI, 0, place)


def _read_term(scope: Scope, entry: Entry) -> Term:
    facts, key = resolve_facts(entry.facts, scope.facts), f"term-{entry.id}"
    name = scope.say(key, **facts)
    also = scope.say(f"{key}.also").split("|") if scope.has(f"{key}.also") else []
    forms = tuple(form.strip() for form in [name, *also] if form.strip())
    return Term(entry.id, name, scope.say(f"{key}.definition", **facts), forms)
