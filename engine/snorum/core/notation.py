"""Actions and cards to text and back; the notation knows no game."""

from ..cards import Card, find_card
from .errors import UNREADABLE_ACTION, UNREADABLE_CARD, Unreadable
from .types import Action


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards parted by spaces or commas; Unreadable names the first that is none."""
    cards = []
    for word in text.replace(",", " ").split():
        card = find_card(word)
        if card is None:
            raise Unreadable(UNREADABLE_CARD(text=word))
        cards.append(card)
    return tuple(cards)


def parse_action(text: str) -> Action:
    """Read "Th", "7h 7s", "pass", "marry d", "Qh silent", "Qh says snorum"."""
    words = text.split()
    cards: list[Card] = []
    while words and (card := find_card(words[0])) is not None:
        cards.append(card)
        words.pop(0)
    if not words and cards:
        return Action("play", tuple(cards))
    if not words or len(words) > 2 or not is_word(words[0]):
        raise Unreadable(UNREADABLE_ACTION(text=text))
    if len(words) == 2 and not is_word(words[1]):
        raise Unreadable(UNREADABLE_ACTION(text=text))
    return Action(words[0], tuple(cards), words[1] if len(words) == 2 else None)


def format_action(action: Action) -> str:
    """The text that `parse_action` reads back."""
    words: list[str] = list(action.cards)
    if action.verb != "play":
        words.append(action.verb)
    if action.value is not None:
        words.append(str(action.value))
    return " ".join(words)


def is_word(text: object) -> bool:
    """Whether this is a text of one word of the notation: small letters, digits and hyphens of ASCII."""
    return isinstance(text, str) and text.isascii() and text.replace("-", "").isalnum() and text == text.lower()
