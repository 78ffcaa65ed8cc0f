"""The ways from a list of games straight into one: to its lesson, and to a hand of it."""

from ..content import GameContent
from .rules import Link
from .scope import Scope, lesson_path, number, play_path


def ways(scope: Scope, game: GameContent) -> list[Link]:
    """The lesson, told by its length, where the game has one; then the page on which it is played."""
    return [*lesson_way(scope, game), Link(scope.href(play_path(game)), scope.say("play-way"))]


def lesson_way(scope: Scope, game: GameContent) -> list[Link]:
    """The way to a game's lesson; none where it has no lesson."""
    if game.lesson is None:
        return []
    return [Link(scope.href(lesson_path(game)), scope.say("teach-in", count=number(len(game.lesson.steps))))]
