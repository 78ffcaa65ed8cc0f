"""The quick reference of a game: what it needs and the steps of its summary, on one sheet of paper."""

from ..content import Content, GameContent
from ..language import Language
from .evidence import told
from .facts import fact_sheet
from .page import Crumb, Page, Section
from .scope import Scope, game_path, number, summary_path

STYLES = ("assets/sheet.css",)


def summary_page(content: Content, language: Language, game: GameContent) -> Page:
    """The steps of a game's summary, to print; only games that have them have the page."""
    path = summary_path(game)
    scope = Scope(content, language, f"{language.code}/{path}", game)
    steps = told(scope, game, game.file.book.step, "step")
    name, title = scope.plain(f"game-{game.id}"), scope.plain("heading-steps", count=number(len(steps)))
    html = scope.render(
        "summary.html.jinja",
        game=game,
        facts=fact_sheet(scope, game),
        steps=steps,
        rules_href=scope.href(game_path(game)),
    )
    return Page(
        url=scope.url,
        path=path,
        language=language,
        title=f"{name} – {title}",
        heading=title,
        description=scope.plain(f"game-{game.id}.short"),
        html=html,
        sections=(Section("", title, ""),),
        crumbs=(Crumb(scope.at(game_path(game)), name),),
        styles=STYLES,
    )
