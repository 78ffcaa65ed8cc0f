"""The form that puts together what another site pastes: a frame with a worked example."""

import json

from markupsafe import escape

from snorum.core.types import Typed

from ..content import GameContent, Worked
from ..decks import FRENCH
from .demo import example_title
from .scope import Scope, embed_path
from .text import to_plain

MODULE = "assets/player/snorum-playground.js"
STYLE = "assets/playground.css"
NO_SEAT = "{seat}"
"""Stands in the words for the cards of one seat, for the script to fill."""

FIELDS = ("game", "example", "language", "step", "height", "copy")


def playground(scope: Scope) -> str:
    """The form's element with everything that it offers, its script and its style."""
    offered = {
        "games": [_game(scope, game) for game in scope.content.games if game.examples],
        "languages": [(each.code, each.name) for each in scope.content.languages],
        "modes": [("", scope.plain("share-mode-view")), ("diagram", scope.plain("share-mode-diagram"))],
        "themes": [
            ("", scope.plain("share-theme-auto")),
            ("light", scope.plain("share-theme-light")),
            ("dark", scope.plain("share-theme-dark")),
        ],
        "hands": [("", scope.plain("player-hands-open")), ("acting", scope.plain("player-hands-acting"))],
        "words": {
            **{name: scope.plain(f"playground-{name}") for name in FIELDS},
            "mode": scope.plain("share-mode"),
            "theme": scope.plain("share-theme"),
            "hands": scope.plain("player-hands"),
            "seat": scope.plain("player-hands-seat", seat=Typed("phrase", NO_SEAT)),
            "deck": scope.plain("deck-choice"),
            "snippet": scope.plain("share-snippet"),
            "copied": scope.plain("share-copied"),
            "failed": scope.plain("share-copy-failed"),
        },
    }
    data = json.dumps(offered, ensure_ascii=False).replace("<", "\\u003c")
    return (
        f'<link rel="stylesheet" href="@home@{escape(STYLE)}">\n'
        f'<snorum-playground data-home="@home@">'
        f'<script type="application/json">{data}</script></snorum-playground>\n'
        f'<script type="module" src="@home@{escape(MODULE)}"></script>'
    )


def _game(scope: Scope, game: GameContent) -> dict[str, object]:
    own = Scope(scope.content, scope.language, scope.url, game)
    return {
        "title": own.plain(f"game-{game.id}"),
        "decks": [("" if deck == FRENCH else deck, scope.plain(f"deck-{deck}")) for deck in game.file.book.decks],
        "examples": [_example(own, game, worked) for worked in game.examples],
    }


def _example(scope: Scope, game: GameContent, worked: Worked) -> dict[str, object]:
    return {
        "title": to_plain(example_title(scope, worked)),
        "path": embed_path(game, worked),
        "seats": worked.frames["seats"],
        "last": len(worked.frames["frames"]) - 1,
    }
