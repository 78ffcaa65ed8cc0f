"""The page of a game's problems: positions with a question, their solutions, and a document each to play them with."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from markupsafe import Markup

from snorum.core.types import Typed

from ..content import Content, GameContent, Posed
from ..language import Language
from ..narrate import narrate
from .demo import Document, clause_title, document_text, document_ways, make_document, player_words
from .page import Crumb, Heading, Page, Section
from .scope import Scope, game_path, number, phrase, problems_path
from .sprite import sprite
from .table import render_table
from .text import to_plain

WORDS = "problems"
STYLES = ("assets/problems.css",)
CONTEST = "contest-"
GRADES = ((5, "easy"), (15, "fair"), (60, "hard"))
"""Up to so many playouts for one that finds it; more is `HARDEST`."""
HARDEST = "very-hard"


class Line(NamedTuple):
    """What happens when best play follows a first action, sentence by sentence, and how it ends."""

    steps: list[str]
    result: str


class ProblemView(NamedTuple):
    """A problem as the page shows it."""

    id: str
    title: str
    question: str
    stands: list[str]
    grade: str
    playouts: str
    table: Markup
    solution: Line
    refuted: list[Line]
    document: str


class ThemeView(NamedTuple):
    """Problems that teach the same."""

    id: str
    name: str
    about: str
    problems: list[ProblemView]


def grade_of(one_in: int) -> str:
    """How hard a problem is of which one in so many playouts finds the solution."""
    return next((name for most, name in GRADES if one_in <= most), HARDEST)


def problems_page(content: Content, language: Language, game: GameContent) -> Page:
    """Every problem of a game, by what it teaches, the easier ones first."""
    path = problems_path(game)
    scope = Scope(content, language, f"{language.code}/{path}", game)
    documents = {f"{posed.id}.json": problem_document(scope, game, posed) for posed in game.problems}
    themes = list(_themes(scope, game, documents))
    name = scope.plain(f"game-{game.id}")
    title = scope.plain("problems-of", game=phrase(name))
    return Page(
        url=scope.url,
        path=path,
        language=language,
        title=title,
        heading=title,
        description=scope.plain("problems-description", game=phrase(name)),
        html=scope.render(
            "problems.html.jinja",
            sprite=sprite(content.roots.art),
            title=title,
            themes=themes,
            total=len(game.problems),
            game_href=scope.href(game_path(game)),
            rules_href=scope.href(game_path(game), "rules"),
        ),
        toc=tuple(Heading(f"theme-{theme.id}", to_plain(theme.name), 2) for theme in themes),
        sections=(
            Section("", title, scope.plain("problems-lead")),
            *(Section(f"theme-{theme.id}", to_plain(theme.name), to_plain(theme.about)) for theme in themes),
        ),
        crumbs=(Crumb(scope.at(game_path(game)), name),),
        has_demo=True,
        styles=STYLES,
        files={file: document_text(document) for file, document in documents.items()},
    )


def problem_document(scope: Scope, game: GameContent, posed: Posed) -> Document:
    """The document with which the player lets a reader play the problem: its one frame, the contest, and its words."""
    place = game.problems.index(posed) + 1
    own = Scope(scope.content, scope.language, scope.url, game, options=posed.worked.options)
    title = own.say("problem-name", n=number(place))
    document = make_document(own, game, posed.worked, title, None)
    words = document["words"] | player_words(own, CONTEST)
    clauses = {clause.id: clause_title(own, clause.id) for _, clause in game.file.book.clauses()}
    return {
        **document,
        **document_ways(own, game, posed.worked, problems_path(game)),
        "words": words,
        "contest": {"seat": posed.seat, "opponent": "best", "value": posed.problem.value, "clauses": clauses},
    }


def _themes(scope: Scope, game: GameContent, documents: Mapping[str, Document]) -> Iterable[ThemeView]:
    for theme in dict.fromkeys(posed.problem.theme for posed in game.problems):
        problems = [
            _view(scope, game, posed, documents[f"{posed.id}.json"])
            for posed in game.problems
            if posed.problem.theme == theme
        ]
        yield ThemeView(theme, scope.say(f"theme-{theme}"), scope.say(f"theme-{theme}.about"), problems)


def _view(scope: Scope, game: GameContent, posed: Posed, document: Document) -> ProblemView:
    own = Scope(scope.content, scope.language, scope.url, game, options=posed.worked.options)
    problem, seat = posed.problem, Typed("seat", posed.seat)
    refuted = zip(posed.refuted, problem.analysis.refuted, strict=True)
    return ProblemView(
        posed.id,
        str(document["title"]),
        own.say("problem-question", seat=seat, value=number(problem.value)),
        list(_stands(own, posed)),
        own.say(f"problems-grade-{grade_of(problem.one_in)}"),
        own.say("problems-playouts", found=number(1), count=number(problem.one_in)),
        render_table(document, 0),
        _line(own, posed, posed.line, problem.value),
        [_line(own, posed, frames, each.value) for frames, each in refuted],
        f"{posed.id}.json",
    )


def _stands(scope: Scope, posed: Posed) -> Iterable[str]:
    """How every seat stands, from its numbers on the table; nothing where the game has no words for it."""
    facts: Mapping[str, Any] = posed.worked.frames["frames"][0]["table"]["facts"]
    for seat in posed.worked.frames["seats"] if scope.has("problem-stands") else ():
        owned = {key.partition(".")[0]: value for key, value in facts.items() if key.partition(".")[2] == seat}
        counts = {name: number(value) for name, value in owned.items() if type(value) is int}
        yield scope.say("problem-stands", seat=Typed("seat", seat), **counts)


def _line(scope: Scope, posed: Posed, frames: list[Mapping[str, Any]], value: int) -> Line:
    seats = posed.worked.frames["seats"]
    steps = [narrate(scope.words, frame["events"], seats) for frame in frames[1:]]
    return Line([step for step in steps if step], result_text(scope, posed.seat, value))


def result_text(scope: Scope, seat: str, value: int) -> str:
    """What a deal that brings so much means for the seat."""
    key = "problem-wins" if value > 0 else "problem-loses"
    return scope.say(key, seat=Typed("seat", seat), value=number(abs(value)))
