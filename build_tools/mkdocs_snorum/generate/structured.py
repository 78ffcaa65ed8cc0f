"""Structured data of pages, as JSON-LD."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..content import GameContent
from .scope import Scope, phrase

Data = Mapping[str, Any]
CONTEXT = "https://schema.org"


def game_data(scope: Scope, game: GameContent, name: str, about: str) -> Data:
    """A game: its name, players and pack."""
    fewest, most = game.game.players(scope.options)
    return {
        "@context": CONTEXT,
        "@type": "Game",
        "name": name,
        "description": about,
        "inLanguage": scope.language.code,
        "numberOfPlayers": {"@type": "QuantitativeValue", "minValue": fewest, "maxValue": most},
    }


def how_to_data(scope: Scope, name: str, steps: Sequence[str]) -> Data | None:
    """How to play, in the steps of the summary; nothing where there is none."""
    if not steps:
        return None
    return {
        "@context": CONTEXT,
        "@type": "HowTo",
        "name": scope.plain("head-how-to", name=phrase(name)),
        "inLanguage": scope.language.code,
        "step": [{"@type": "HowToStep", "position": place, "text": step} for place, step in enumerate(steps, 1)],
    }


def faq_data(scope: Scope, questions: Sequence[tuple[str, str]]) -> Data | None:
    """Questions with their answers; nothing where nobody asks."""
    if not questions:
        return None
    return {
        "@context": CONTEXT,
        "@type": "FAQPage",
        "inLanguage": scope.language.code,
        "mainEntity": [
            {"@type": "Question", "name": question, "acceptedAnswer": {"@type": "Answer", "text": answer}}
            for question, answer in questions
        ],
    }


def true_data(*found: Data | None) -> tuple[Data, ...]:
    """The structured data that a page has something to say for."""
    return tuple(data for data in found if data is not None)
