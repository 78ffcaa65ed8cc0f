"""The fact sheet of a game or a preset."""

from typing import NamedTuple

from markupsafe import Markup

from snorum.core.types import Typed

from ..content import GameContent
from .scope import Scope, family_path, number
from .text import to_html


class FactRow(NamedTuple):
    """A line of the fact sheet."""

    label: Markup
    value: Markup
    href: str | None = None


def fact_sheet(scope: Scope, game: GameContent) -> list[FactRow]:
    """Players, pack, ranking and the rest, from the game and the head of its rulebook."""
    book, options = game.file.book, scope.options
    fewest, most = game.game.players(options)
    rows = [
        FactRow(scope.html("facts-family"), scope.html(f"family-{book.family}"), scope.href(family_path(book.family)))
    ]
    if fewest == most:
        players = scope.html("facts-players-exact", count=number(most))
    else:
        players = scope.html("facts-players-range", **{"from": number(fewest), "to": number(most)})
    rows.append(FactRow(scope.html("facts-players"), players))
    pack = scope.html("facts-pack-cards", count=number(len(game.game.pack(options))))
    rows.append(FactRow(scope.html("facts-pack"), pack))
    if "order" in scope.facts:
        key = "facts-ranking-circle" if getattr(options, "circular", False) else "facts-ranking-line"
        rows.append(FactRow(scope.html("facts-ranking"), scope.html(key, ranks=scope.facts["order"])))
    said = [call.word for call in calls(scope)]
    if said:
        rows.append(FactRow(scope.html("facts-say"), to_html(scope.words.join(said, "list-words"))))
    if scope.has(f"game-{game.id}.names"):
        rows.append(FactRow(scope.html("facts-names"), scope.html(f"game-{game.id}.names")))
    rows.append(FactRow(scope.html("facts-mechanism"), scope.html(f"mechanism-{book.mechanism}")))
    rows.append(FactRow(scope.html("facts-objective"), scope.html(f"objective-{book.objective}")))
    for label, axis in (("equipment", book.axis("equipment")), ("region", book.axis("region"))):
        if axis:
            values = scope.words.join([scope.say(f"{label}-{value}") for value in axis])
            rows.append(FactRow(scope.html(f"facts-{label}"), to_html(values)))
    if book.period is not None:
        rows.append(FactRow(scope.html("facts-period"), scope.html("facts-period-since", year=year(book.period))))
    if book.duration is not None:
        shortest, longest = book.duration
        minutes = scope.html("facts-duration-range", **{"from": number(shortest), "to": number(longest)})
        rows.append(FactRow(scope.html("facts-duration"), minutes))
    return rows


class Call(NamedTuple):
    """A word that is said, and the place of its card."""

    place: str
    word: str


def calls(scope: Scope) -> list[Call]:
    """The words said under the scope's options; the fact `calls` has one for each card, empty for silence."""
    typed = scope.facts.get("calls")
    if typed is None or not isinstance(typed.value, tuple | list):
        return []
    return [
        Call(scope.language.number(place), scope.words.word(word)) for place, word in enumerate(typed.value, 1) if word
    ]


def year(value: int) -> Typed:
    """A year as a fact."""
    return Typed("year", value)
