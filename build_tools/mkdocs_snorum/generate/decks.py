"""The cards of a game as each of its packs names them."""

from typing import NamedTuple

from ..content import GameContent
from .scope import Scope

_SUITS, _RANKS = "cshd", "AKQJT98765432"


class Named(NamedTuple):
    """A suit or a rank with its name in every pack."""

    names: list[str]


class Packs(NamedTuple):
    """The packs by title, and what they call suits and ranks."""

    titles: list[str]
    suits: list[Named]
    ranks: list[Named]


def packs(scope: Scope, game: GameContent) -> Packs | None:
    """The names of all packs side by side; nothing where the game has a single one."""
    decks = game.file.book.decks
    if len(decks) < 2:
        return None
    words = [scope.content.words(scope.language, game, deck=deck) for deck in decks]
    cards = game.game.pack(scope.options)
    ranks, suits = {card[0] for card in cards}, {card[1] for card in cards}
    return Packs(
        [scope.say(f"deck-{deck}") for deck in decks],
        [Named([each.forms("suit", suit)[""] for each in words]) for suit in _SUITS if suit in suits],
        [Named([each.forms("rank", rank)[""] for each in words]) for rank in _RANKS if rank in ranks],
    )
