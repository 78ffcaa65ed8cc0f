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


def how_to_data(scope: Scope, name: str, steps: Sequence[str]) -> Data:
    """How to play, in the steps of the summary."""
    return {
        "@context": CONTEXT,
        "@type": "HowTo",
        "name": scope.plain("head-how-to", name=phrase(name)),
        "inLanguage": scope.language.code,
        "step": [{"@type": "HowToStep", "position": place, "text": step} for place, step in enumerate(steps, 1)],
    }


def faq_data(scope: Scope, questions: Sequence[tuple[str, str]]) -> Data:
    """Questions with their answers."""
    return {
        "@context": CONTEXT,
        "@type": "FAQPage",
        "inLanguage": scope.language.code,
        "mainEntity": [
            {"@type": "Question", "name": question, "acceptedAnswer": {"@type": "Answer", "text": answer}}
            for question, answer in questions
        ],
    }
