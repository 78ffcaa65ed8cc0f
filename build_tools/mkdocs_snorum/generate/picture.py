"""The picture of a game: a few cards of its first hand, as they were played."""

from markupsafe import Markup

from ..content import GameContent
from .scope import Scope
from .table import card_face

MOST_CARDS = 4


def hand_picture(scope: Scope, game: GameContent) -> list[Markup]:
    """The cards last played when the first hand has reached its key step; none where the game has no example."""
    worked = game.find_example(game.file.book.first_hand or "") or next(iter(game.examples), None)
    if worked is None:
        return []
    frames = worked.frames["frames"][: worked.key_step + 1]
    events = (event for frame in frames for event in frame["events"] if event["kind"] == "played")
    played = list(dict.fromkeys(card for event in events for card in event["cards"]))[-MOST_CARDS:]
    words = scope.words
    return [card_face(card, words.card(card)[""], words.rank_label(card[0])) for card in played]
