"""A language, with the words and facts that a page speaks in, and ways to other pages."""

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from snorum.core.types import Typed

from ..content import Content, GameContent, Worked
from ..decks import FRENCH
from ..language import Language
from ..reads import note
from ..rulebook import holds
from ..words import Facts, Words, choice_text
from .page import Crumb, relative
from .text import to_html, to_plain


def number(value: int) -> Typed:
    """A number as a fact."""
    return Typed("number", value)


def phrase(text: str) -> Typed:
    """Text that is in the reader's language already, as a fact."""
    return Typed("phrase", text)


class Scope:
    """What a page of one language needs to speak; `url` is the page's own address."""

    def __init__(
        self,
        content: Content,
        language: Language,
        url: str,
        game: GameContent | None = None,
        *,
        family: str | None = None,
        options: object | None = None,
        deck: str = FRENCH,
    ) -> None:
        self.content = content
        self.language = language
        self.url = url
        self.game = game
        self.deck = deck
        self.words: Words = content.words(language, game, family, deck)
        self.options = options if options is not None else (game.options() if game else None)
        self.facts: Facts = content.facts(game, self.options) if game else {}

    def say(self, key: str, **facts: Typed) -> str:
        """A message as plain text, with all facts of the game at hand."""
        return self.words.say(key, facts, self.facts)

    def plain(self, key: str, **facts: Typed) -> str:
        """A message without the marks of its isolated runs."""
        return to_plain(self.say(key, **facts))

    def html(self, key: str, **facts: Typed) -> Markup:
        """A message as HTML, marked where its translation is missing."""
        text = to_html(self.say(key, **facts))
        if self.words.is_own(key):
            return text
        source = self.content.source
        return Markup('<span class="sn-untranslated" lang="{}" dir="{}">{}</span>').format(
            source.code, source.direction, text
        )

    def has(self, key: str) -> bool:
        """Whether the message or attribute exists."""
        return self.words.has(key)

    def at(self, path: str) -> str:
        """The address of a page of this language, relative to the site's root."""
        return f"{self.language.code}/{path}"

    def href(self, path: str, anchor: str = "") -> str:
        """The way to a page of this language from this page."""
        target = self.at(path)
        here = relative(self.url, target) if target != self.url else ""
        return (here + (f"#{anchor}" if anchor else "")) or "./"

    def asset(self, path: str) -> str:
        """The way to a file of the site from this page."""
        return relative(self.url, path)

    def crumb(self, path: str, key: str) -> Crumb:
        """A page above this one."""
        return Crumb(self.at(path), self.plain(key))

    def option(self, name: str, value: object) -> str:
        """A value of an option in words."""
        key = f"choice-{name}-{choice_text(value)}"
        if self.has(key):
            return self.say(key)
        if isinstance(value, bool):
            return self.say("value-yes" if value else "value-no")
        if isinstance(value, int):
            return self.language.number(value)
        if isinstance(value, tuple | list):
            return self.words.join([self.words.word(str(item)) for item in value], "list-words")
        return str(value)

    def render(self, template: str, **values: Any) -> str:
        """A template with this scope's ways of speaking."""
        note("template", template)
        return (
            _environment(self.content.roots.templates)
            .get_template(template)
            .render(
                scope=self,
                t=self.html,
                plain=self.plain,
                href=self.href,
                n=number,
                p=phrase,
                language=self.language,
                **values,
            )
        )


def family_path(family: str) -> str:
    """The page of a family."""
    return f"families/{family}/"


def game_path(game: GameContent) -> str:
    """The page of a game."""
    return f"games/{game.id}/"


def preset_path(game: GameContent, preset: str) -> str:
    """The page of a preset; the game's page where it has none of its own."""
    if preset in game.file.book.presets_with_pages:
        return f"games/{game.id}/{preset}/"
    return game_path(game)


def score_card_path(game: GameContent, preset: str) -> str:
    """The score card of a preset."""
    return f"{preset_path(game, preset)}score-card/"


def summary_path(game: GameContent) -> str:
    """The quick reference of a game, to print."""
    return f"games/{game.id}/quick-reference/"


def examples_path(game: GameContent) -> str:
    """The list of a game's examples."""
    return f"games/{game.id}/examples/"


def problems_path(game: GameContent) -> str:
    """The page of a game's problems."""
    return f"games/{game.id}/problems/"


def lesson_path(game: GameContent) -> str:
    """The page on which a game is learnt."""
    return f"games/{game.id}/teach/"


def play_path(game: GameContent) -> str:
    """The page on which a game is played."""
    return f"play/{game.id}/"


def example_path(game: GameContent, worked: Worked) -> str:
    """The page of a worked example."""
    return f"games/{game.id}/examples/{worked.id}/"


def embed_path(game: GameContent, worked: Worked) -> str:
    """The bare page of a worked example, for other sites."""
    return f"embed/{game.id}/{worked.id}/"


def rules_path(game: GameContent, worked: Worked) -> str:
    """The page whose anchors are the rules that an example is played by."""
    if worked.example.record.overrides or worked.preset == game.default:
        return game_path(game)
    # An example in which only some cards are dealt may meet a rule that its preset needs no words for.
    used = {*worked.used, *worked.refused}
    if all(holds(clause.when, worked.options) for _, clause in game.file.book.clauses() if clause.id in used):
        return preset_path(game, worked.preset)
    return game_path(game)


@cache
def _environment(templates: Path) -> Environment:
    environment = Environment(
        loader=FileSystemLoader(templates),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["isolated"] = to_html
    return environment
