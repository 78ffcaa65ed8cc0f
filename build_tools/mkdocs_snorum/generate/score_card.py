"""The score card of a game: empty for printing, and filled in for examples in which it is written on."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ..content import Content, GameContent, Worked
from ..language import Language
from ..narrate import narrate
from ..rulebook import ScoreCard, holds
from .page import Crumb, Heading, Page, Section
from .rules import Link, example_links
from .scope import Scope, example_path, game_path, preset_path, score_card_path

GAMES = 6
"""So many games stand on one printed sheet."""
SEATS = "AB"
NO_BREAK = "\u00a0"
STYLES = ("assets/score.css",)
"""What small tables look like."""
CARD_STYLES = (*STYLES, "assets/filled.css")
"""What score cards look like."""

Frame = Mapping[str, Any]


class Worth(NamedTuple):
    """A row of what a deal may be worth."""

    href: str
    title: str
    points: str


class Left(NamedTuple):
    """What a seat has left."""

    text: str
    changed: bool


class Line(NamedTuple):
    """What is written down after a deal."""

    number: str
    href: str
    winner: str
    gain: str
    left: list[Left]


class Filled(NamedTuple):
    """The card of an example: its seats, a line a deal, and how the game ended."""

    example: Link
    seats: list[str]
    start: list[str]
    lines: list[Line]
    end: str


def worth(scope: Scope, game: GameContent, card: ScoreCard, preset: str) -> list[Worth]:
    """What a deal may be worth under the options of the scope, each with the clause that says so."""
    clauses = {clause.id: clause for _, clause in game.file.book.clauses()}
    rows = []
    for gain in card.gain:
        if holds(clauses[gain.clause].when, scope.options):
            points = dict.fromkeys(_number(scope, fact) for fact in gain.facts)
            href = scope.href(preset_path(game, preset), f"rule-{gain.clause}")
            shown = scope.words.join(list(map(scope.language.number, points)), "score-card-either")
            # The column is narrow, and two numbers are one value.
            rows.append(Worth(href, scope.say(f"{gain.clause}.title"), shown.replace(" ", NO_BREAK)))
    return rows


def countdown(scope: Scope, card: ScoreCard) -> list[str]:
    """Every number from the start of the count down to nothing."""
    return [scope.language.number(left) for left in range(_number(scope, card.start), -1, -1)]


def filled_card(scope: Scope, game: GameContent, worked: Worked) -> Filled | None:
    """The card as an example leaves it; nothing where it does not go beyond a single deal."""
    card = game.file.book.score_card
    frames = worked.frames["frames"]
    ends = [frame for frame in frames if _says(frame, "hand")]
    is_over = any(_says(frame, "game") for frame in frames)
    if card is None or not ends or not (is_over or len(ends) > 1):
        return None
    seats = worked.frames["seats"]
    lines, before = [], _left(frames[0], card, seats)
    for place, frame in enumerate(ends, 1):
        after = _left(frame, card, seats)
        taken = [old - new for old, new in zip(before, after, strict=True)]
        seat = max(range(len(seats)), key=taken.__getitem__)
        lines.append(
            Line(
                scope.language.number(place),
                scope.href(example_path(game, worked), f"s={frame['n']}"),
                seats[seat],
                scope.language.number(-taken[seat]),
                [Left(scope.language.number(max(new, 0)), old != new) for old, new in zip(before, after, strict=True)],
            )
        )
        before = after
    start = [scope.language.number(left) for left in _left(frames[0], card, seats)]
    own = Scope(scope.content, scope.language, scope.url, game, options=worked.options)
    return Filled(example_links(scope, game, [worked])[0], seats, start, lines, _end(own, frames, seats))


def score_card_presets(game: GameContent) -> Iterator[str]:
    """The presets that have a card of their own: the first, and those with a page whose count starts elsewhere."""
    card = game.file.book.score_card
    if card is None:
        return
    starts = {preset: game.game.facts(options)[card.start].value for preset, options in game.game.presets.items()}
    yield game.default
    for preset in game.file.book.presets_with_pages:
        if starts[preset] != starts[game.default]:
            yield preset


def score_card_page(content: Content, language: Language, game: GameContent, preset: str) -> Page:
    """The sheet to print, and the examples that fill it in."""
    path = score_card_path(game, preset)
    scope = Scope(content, language, f"{language.code}/{path}", game, options=game.options(preset))
    card = game.file.book.score_card
    assert card is not None, "only games with a score card have its page"
    title = scope.plain("score-card")
    name = scope.plain(f"preset-{preset}")
    start = _number(scope, card.start)
    filled = []
    for worked in game.examples:
        facts = content.facts(game, worked.options)
        if facts[card.start].value == start and (made := filled_card(scope, game, worked)) is not None:
            filled.append(made)
    html = scope.render(
        "score-card.html.jinja",
        name=name,
        rules_href=scope.href(preset_path(game, preset)),
        games=[language.number(number) for number in range(1, GAMES + 1)],
        seats=SEATS,
        numbers=countdown(scope, card),
        worth=worth(scope, game, card, preset),
        filled=filled,
    )
    return Page(
        url=scope.url,
        path=path,
        language=language,
        title=f"{title} – {name}",
        heading=title,
        description=scope.plain("score-card.about"),
        html=html,
        toc=(
            Heading("worth", scope.plain("score-card-worth"), 2),
            Heading("sheet", scope.plain("score-card-sheet"), 2),
            *([Heading("filled", scope.plain("score-card-filled"), 2)] if filled else []),
        ),
        sections=(Section("", title, scope.plain("score-card.about")),),
        crumbs=(Crumb(scope.at(game_path(game)), scope.plain(f"game-{game.id}")),),
        styles=(*CARD_STYLES, "assets/sheet.css"),
    )


def _number(scope: Scope, fact: str) -> int:
    value = scope.facts[fact].value
    assert isinstance(value, int), "the check of rulebooks lets only numbers through"
    return value


def _says(frame: Frame, what: str) -> bool:
    return any(event["kind"] == "won" and event["value"] == what for event in frame["events"])


def _left(frame: Frame, card: ScoreCard, seats: list[str]) -> list[int]:
    facts = frame["table"]["facts"]
    return [int(facts[f"{card.fact}.{seat}"]) for seat in seats]


def _end(scope: Scope, frames: list[Frame], seats: list[str]) -> str:
    """What is told from the moment on at which the game was won."""
    for frame in frames:
        events = frame["events"]
        at = next((i for i, e in enumerate(events) if e["kind"] == "won" and e["value"] == "game"), None)
        if at is not None:
            return narrate(scope.words, events[at:], seats)
    return ""
