"""The demo document: an example's frames together with everything that is said of them in one language."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from snorum.cards import Card
from snorum.core.types import Typed

from ..content import GameContent, Worked, site_names
from ..decks import FRENCH
from ..language import DIGITS, Language
from ..narrate import fact_texts, narrate, said_words
from ..reads import note
from ..words import MissingWords
from .page import relative
from .scope import Scope, embed_path, example_path, game_path, rules_path
from .tally import drawings, tally_of
from .text import to_plain

FORMAT = "snorum-demo"
VERSION = 1
MANIFEST = "assets/runtime/manifest.json"
SUIT_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
PLACEHOLDERS = ("title", "n", "m", "done", "total", "seat", "card", "cards", "words", "zone", "a", "b")
PLAYER = "player-"
SPOKEN = ("title", "note", "steps", "cards", "ranks", "zones")
"""What a document says in words that may name cards."""

Document = dict[str, Any]


def document_text(document: Document) -> str:
    """A document as the text of its file."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def demo_document(scope: Scope, worked: Worked) -> Document:
    """The document of an example for the page of the scope, whose address its ways start from."""
    game = scope.game
    if game is None:
        raise ValueError("a demo needs a game")
    ways = document_ways(scope, game, worked, example_path(game, worked))
    return {**shared_document(scope, game, worked), **deck_choice(scope, game, embed_path(game, worked)), **ways}


def document_ways(scope: Scope, game: GameContent, worked: Worked, page: str) -> Document:
    """The addresses that a document on the page of the scope names; `page` is the one that shows it whole."""
    url = scope.url
    return {
        "url": relative(url, scope.at(page)),
        "embed": relative(url, scope.at(embed_path(game, worked))),
        "rules_url": relative(url, scope.at(rules_path(game, worked))),
        **game_way(game, worked, lambda path: relative(url, scope.at(path))),
        "runtime": relative(url, MANIFEST),
        "ftl": [relative(url, words_path(scope.language.code, game))],
    }


def game_way(game: GameContent, worked: Worked, address: Callable[[str], str]) -> Document:
    """The address of the page with the rules of all variants, where the example's rules stand on another."""
    return {} if rules_path(game, worked) == game_path(game) else {"game_url": address(game_path(game))}


def shared_document(scope: Scope, game: GameContent, worked: Worked) -> Document:
    """What the documents of an example have in common on all pages of a language: all but its addresses."""
    key = ("demo", scope.language.code, game.id, worked.id, scope.deck)
    return scope.content.share(
        key, lambda: make_document(scope, game, worked, example_title(scope, worked), example_note(scope, worked))
    )


def document_head(language: Language) -> Document:
    """What every document begins with: its format, and how the language is written."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "lang": language.code,
        "dir": language.direction,
        "digits": DIGITS[language.digits],
        "group": language.group,
        "decimal": language.decimal,
    }


def make_document(scope: Scope, game: GameContent, worked: Worked, title: str, note: str | None) -> Document:
    """The document of a record that is called so, without its addresses."""
    return {
        **document_head(scope.language),
        "game": game.id,
        "example": worked.id,
        "key_step": worked.key_step,
        "frames": worked.frames,
        "title": title,
        "note": note,
        "steps": step_words(scope, worked),
        "cards": card_names(scope, _pack(game, worked)),
        "ranks": {card[0]: scope.words.rank_label(card[0]) for card in _pack(game, worked)},
        "zones": _zones(scope, worked),
        "words": player_words(scope, PLAYER) | list_words(scope),
        "tally": tally_of(game, worked.options),
    }


def deck_choice(scope: Scope, game: GameContent, folder: str) -> Document:
    """The packs that the reader may choose from, each but the first with the files of the folder that say its words."""
    names = game.file.book.decks
    if len(names) < 2:
        return {}
    found = [
        {
            "name": name,
            "title": scope.plain(f"deck-{name}"),
            **(
                {}
                if name == FRENCH
                else {
                    "src": relative(scope.url, scope.at(f"{folder}{name}.json")),
                    "ftl": relative(scope.url, words_path(scope.language.code, game, name)),
                }
            ),
        }
        for name in names
    ]
    return {"decks": {"label": scope.plain("deck-choice"), "items": found}}


def deck_documents(
    scope: Scope, worked: Worked, make: Callable[[Scope, GameContent, Worked], Document] = shared_document
) -> dict[str, Document]:
    """For every pack but the first, what the document that `make` makes says with its cards."""
    game = scope.game
    assert game is not None, "a demo needs a game"
    documents = {}
    for name in game.file.book.decks:
        if name != FRENCH:
            own = Scope(scope.content, scope.language, scope.url, game, options=scope.options, deck=name)
            document = make(own, game, worked)
            documents[name] = {key: document[key] for key in SPOKEN}
    return documents


def words_path(code: str, game: GameContent, deck: str = FRENCH) -> str:
    """The file of messages that the player narrates a reader's own line with; for another pack, what it says anew."""
    return f"assets/words/{code}/{game.id}.ftl" if deck == FRENCH else f"assets/words/{code}/{game.id}.{deck}.ftl"


def example_title(scope: Scope, worked: Worked) -> str:
    """The title of an example."""
    if worked.is_plain and scope.game is not None:
        return str(worked.example.meta.get("title") or scope.say(f"game-{scope.game.id}"))
    return scope.say(str(worked.example.meta.get("title", f"example-{worked.id}")))


def example_note(scope: Scope, worked: Worked) -> str | None:
    """What is said of an example as a whole."""
    if worked.is_plain:
        return worked.example.meta.get("note")
    if "note" in worked.example.meta:
        return scope.say(str(worked.example.meta["note"]))
    key = f"example-{worked.id}.note"
    return scope.say(key) if scope.has(key) else None


def step_words(scope: Scope, worked: Worked) -> list[dict[str, Any]]:
    """What is said of every frame."""
    seats = worked.frames["seats"]
    notes = _notes(scope, worked)
    steps: list[dict[str, Any]] = []
    group = 0
    tally = tally_of(scope.game, worked.options) if scope.game else None
    frames = worked.frames["frames"]
    for frame, drawing in zip(frames, drawings(tally, frames), strict=True):
        if _opens(frame):
            group += 1
        say = narrate(scope.words, frame["events"], seats)
        if not say and not steps:
            say = _opening(scope, frame)
        steps.append(
            {
                "say": say,
                "notes": notes.get(frame["n"], []),
                "rules": [{"id": rule, "title": clause_title(scope, rule)} for rule in frame["rules"]],
                "group": group,
                "said": said_words(scope.words, frame["events"]),
                "facts": fact_texts(scope.words, frame, seats),
                **({"drawing": drawing} if drawing else {}),
            }
        )
    return steps


def clause_title(scope: Scope, clause: str) -> str:
    """The heading of a clause under the options of the scope."""
    return scope.say(f"{clause}.title")


def player_words(scope: Scope, prefix: str) -> dict[str, str]:
    """Every message of the site that begins with a prefix, its variables as `{name}` for the player to fill."""
    return dict(scope.content.share(("player", scope.language.code, prefix), lambda: _player_words(scope, prefix)))


def _player_words(scope: Scope, prefix: str) -> dict[str, str]:
    content = scope.content
    names = site_names(content.roots)
    for name in names:
        note("ids", content.source.code, name)
    files = [content.files[content.source.code, name] for name in names]
    keys = [key for file in files for key in file.names if key.startswith(prefix)]
    return {key.removeprefix(prefix): to_plain(_blank(scope, key)) for key in keys}


_LISTS = ("list-two", "list-more", "list-last")


def list_words(scope: Scope) -> dict[str, str]:
    """How the language joins a list, for the player to fill."""
    return {name: _blank(scope, name) for name in _LISTS}


def _blank(scope: Scope, key: str) -> str:
    return scope.words.say(key, {name: Typed("phrase", f"{{{name}}}") for name in PLACEHOLDERS})


def _opening(scope: Scope, frame: Mapping[str, Any]) -> str:
    seat = frame["table"]["to_act"]
    return scope.say("example-start-seat", seat=Typed("seat", seat)) if seat else scope.say("example-start")


def _opens(frame: Mapping[str, Any]) -> bool:
    """Whether a run or trick begins: the zone played to holds this action's cards alone."""
    sizes = {zone["key"]: len(zone["cards"]) for zone in frame["table"]["zones"]}
    return any(event["kind"] == "played" and sizes.get(event["to"]) == len(event["cards"]) for event in frame["events"])


def _notes(scope: Scope, worked: Worked) -> dict[int, list[str]]:
    """The comments that an example's expectations carry, by step."""
    notes: dict[int, list[str]] = {}
    for step, key in worked.notes:
        notes.setdefault(step, []).append(key if worked.is_plain else note_text(scope, key))
    return notes


def note_text(scope: Scope, note: str) -> str:
    """A comment by its key, with or without the prefix that messages of comments have."""
    for key in (f"note-{note}", note):
        if scope.has(key):
            return scope.say(key)
    raise MissingWords(f"note-{note}", f"no message in {scope.language.code}")


def _pack(game: GameContent, worked: Worked) -> tuple[Card, ...]:
    return tuple(game.game.pack(worked.options))


def card_names(scope: Scope, cards: Iterable[Card]) -> dict[str, dict[str, str]]:
    """The name of each card, and its short form."""
    return {
        card: {
            "name": scope.words.card(card)[""],
            "label": _label(scope, card),
        }
        for card in cards
    }


def _label(scope: Scope, card: str) -> str:
    """A card in short: the signs of the suits are those of the French pack, other suits are named."""
    label = scope.words.rank_label(card[0])
    if scope.deck == FRENCH:
        return label + SUIT_SIGNS[card[1]]
    return f"{label} {scope.words.forms('suit', card[1])['']}"


def _zones(scope: Scope, worked: Worked) -> dict[str, str]:
    names = dict.fromkeys(zone["name"] for frame in worked.frames["frames"] for zone in frame["table"]["zones"])
    return {name: scope.say(f"zone-{name}") for name in names if name not in ("hand", "out")}
