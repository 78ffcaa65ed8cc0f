"""The form that puts together what another site pastes: a frame with a worked example."""

import json

from markupsafe import escape

from .scope import Scope, embed_path

MODULE = "assets/player/snorum-playground.js"
STYLE = "assets/playground.css"


def playground(scope: Scope) -> str:
    """The form's element with everything that it offers, its script and its style."""
    games = []
    for game in scope.content.games:
        if game.examples:
            own = Scope(scope.content, scope.language, scope.url, game)
            examples = [
                {
                    "title": own.plain(str(worked.example.meta.get("title", f"example-{worked.id}"))),
                    "path": embed_path(game, worked),
                }
                for worked in game.examples
            ]
            games.append({"title": own.plain(f"game-{game.id}"), "examples": examples})
    languages = [{"code": each.code, "name": each.name} for each in scope.content.languages]
    data = json.dumps({"games": games, "languages": languages}, ensure_ascii=False).replace("<", "\\u003c")
    return (
        f'<link rel="stylesheet" href="@home@{escape(STYLE)}">\n'
        f'<snorum-playground data-home="@home@">'
        f'<script type="application/json">{data}</script></snorum-playground>\n'
        f'<script type="module" src="@home@{escape(MODULE)}"></script>'
    )
