"""The page on which a game is played against bots: the form that sets the table, and the document to play with."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from snorum.bots.choosing import DEFAULT_LEVEL, LEVELS
from snorum.bots.seated import MOST_SEED
from snorum.cards import RANKS, SUITS, make_pack
from snorum.core.options import Option, option_specs
from snorum.histories import SEAT_NAMES

from ..content import CORE, Content, GameContent
from ..decks import FRENCH
from ..language import Language
from .demo import (
    MANIFEST,
    PLAYER,
    Document,
    card_names,
    clause_title,
    deck_choice,
    document_head,
    document_text,
    list_words,
    player_words,
    words_path,
)
from .page import Crumb, Page, Section, relative
from .scope import Scope, game_path, phrase, play_path
from .tally import tally_of
from .text import to_plain

MODULE = "assets/player/snorum-play.js"
STYLES = ("assets/play.css",)
DOCUMENT = "table.json"
MATCH = "match-"
MOST_LISTED = 40
"""A range of more numbers than this is typed, not chosen from."""


class Value(NamedTuple):
    """A value that an option may have: as an address writes it, and in words."""

    key: str
    text: str


class Choice(NamedTuple):
    """An option as the form offers it: values to choose from, or a number from `low` to `high`."""

    id: str
    name: str
    help: str
    values: list[Value]
    low: int | None
    high: int | None


class Preset(NamedTuple):
    """A preset as the form offers it; `options` gives every option's value as an address writes it."""

    id: str
    name: str
    low: int
    high: int
    options: str


def play_page(content: Content, language: Language, game: GameContent) -> Page:
    """The page of a game to be played."""
    path = play_path(game)
    scope = Scope(content, language, f"{language.code}/{path}", game)
    name = scope.plain(f"game-{game.id}")
    title = scope.plain("play-of", game=phrase(name))
    presets = list(_presets(scope, game))
    html = scope.render(
        "play.html.jinja",
        game=game,
        title=title,
        presets=presets,
        seats=[Value(str(count), language.number(count)) for count in range(presets[0].low, presets[0].high + 1)],
        names=SEAT_NAMES[: max(preset.high for preset in presets)],
        levels=[Value(str(level), scope.plain(f"play-level-{level}")) for level in sorted(LEVELS)],
        level=str(DEFAULT_LEVEL),
        most_seed=MOST_SEED,
        choices=list(_choices(scope, game)),
        decks=[Value(deck, scope.plain(f"deck-{deck}")) for deck in game.file.book.decks],
        document=DOCUMENT,
        module=relative(scope.url, MODULE),
        game_href=scope.href(game_path(game)),
        rules_href=scope.href(game_path(game), "rules"),
    )
    return Page(
        url=scope.url,
        path=path,
        language=language,
        title=title,
        heading=title,
        description=scope.plain("play-description", game=phrase(name)),
        html=html,
        sections=(Section("", title, scope.plain("play-lead")),),
        crumbs=(Crumb(scope.at(game_path(game)), name),),
        has_demo=True,
        styles=STYLES,
        files={DOCUMENT: document_text(play_document(scope, game, name))}
        | {f"{deck}.json": document_text(_spoken(own, game)) for deck, own in _other_packs(scope, game)},
    )


def _other_packs(scope: Scope, game: GameContent) -> Iterator[tuple[str, Scope]]:
    for deck in game.file.book.decks:
        if deck != FRENCH:
            yield deck, Scope(scope.content, scope.language, scope.url, game, deck=deck)


def _spoken(scope: Scope, game: GameContent) -> Document:
    """What the document says in words that may name cards."""
    return {
        "cards": card_names(scope, make_pack(RANKS, SUITS)),
        "ranks": {rank: scope.words.rank_label(rank) for rank in RANKS},
        "zones": _zones(scope, game),
        "clauses": {clause.id: clause_title(scope, clause.id) for _, clause in game.file.book.clauses()},
    }


def play_document(scope: Scope, game: GameContent, name: str) -> Document:
    """A demo's document but for its frames and what is said of them, which the live engine and the player make."""
    url = scope.url
    return {
        **document_head(scope.language),
        "title": name,
        "note": None,
        "game": game.id,
        **_spoken(scope, game),
        **deck_choice(scope, game, play_path(game)),
        "words": player_words(scope, PLAYER) | list_words(scope) | player_words(scope, MATCH),
        "runtime": relative(url, MANIFEST),
        "ftl": [relative(url, words_path(scope.language.code, game))],
        "url": relative(url, scope.at(play_path(game))),
        # An address may set any house rule, so the rules are those of the game's page, which has them all.
        "rules_url": relative(url, scope.at(game_path(game))),
        "tallies": _tallies(game),
    }


def _presets(scope: Scope, game: GameContent) -> Iterator[Preset]:
    for preset, options in game.game.presets.items():
        own = Scope(scope.content, scope.language, scope.url, game, options=options)
        values = {spec.name: value_key(getattr(options, spec.name)) for spec in option_specs(options)}
        low, high = game.game.players(options)
        yield Preset(preset, own.plain(f"preset-{preset}"), low, high, json.dumps(values))


def _choices(scope: Scope, game: GameContent) -> Iterator[Choice]:
    for spec in option_specs(game.options()):
        values = [Value(value_key(value), to_plain(scope.option(spec.name, value))) for value in _listed(game, spec)]
        low, high = (None, None) if values else (spec.low, spec.high)
        name = f"option-{spec.name}"
        yield Choice(spec.name, scope.say(name), scope.say(f"{name}.help"), values, low, high)


def _listed(game: GameContent, spec: Option) -> list[object]:
    """The values to choose from: all of them, or of lists of words those that presets have; none where one types."""
    if spec.words:
        return list(dict.fromkeys(getattr(options, spec.name) for options in game.game.presets.values()))
    listed = list(spec.choices)
    if spec.low is not None and spec.high is not None:
        if not listed and spec.high - spec.low >= MOST_LISTED:
            return []
        listed += range(spec.low, spec.high + 1)
    return listed


def value_key(value: object) -> str:
    """An option's value as the text of a record has it."""
    if isinstance(value, bool):
        return str(value).lower()
    return ".".join(value) if isinstance(value, tuple) else str(value)


def _zones(scope: Scope, game: GameContent) -> dict[str, str]:
    """The names of all places that a table of the game may have."""
    source = scope.content.source.code
    files = (scope.content.files.get((source, name)) for name in (CORE, game.file.book.family, game.id))
    keys = [key for file in files if file for key in file.names if key.startswith("zone-")]
    return {key.removeprefix("zone-"): scope.say(key) for key in keys}


def _tallies(game: GameContent) -> dict[str, dict[str, Any]]:
    """How each preset's score is kept by strokes, where it is."""
    found = {preset: tally_of(game, options) for preset, options in game.game.presets.items()}
    return {preset: tally for preset, tally in found.items() if tally is not None}
