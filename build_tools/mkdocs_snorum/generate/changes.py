"""What changed on the page of a game, the latest first."""

from typing import NamedTuple

from markupsafe import Markup

from ..content import GameContent
from ..rulebook import resolve_facts
from .rules import Link
from .scope import Scope


class ChangeView(NamedTuple):
    """A change in words; `date` is the day as YYYY-MM-DD, `day` the same in the digits of the language."""

    id: str
    date: str
    day: str
    html: Markup
    clauses: list[Link]


def changes(scope: Scope, game: GameContent) -> list[ChangeView]:
    """The changes of a game, with ways to the rules that they touch."""
    found = []
    for change in reversed(game.file.book.change):
        html = scope.html(f"change-{change.id}", **resolve_facts(change.facts, scope.facts))
        clauses = [Link(f"#rule-{clause}", scope.say(f"{clause}.title")) for clause in change.clauses]
        day = change.date.isoformat()
        found.append(ChangeView(change.id, day, scope.language.digit_text(day), html, clauses))
    return found
