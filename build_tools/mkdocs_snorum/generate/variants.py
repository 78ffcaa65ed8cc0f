"""What presets and options change: differences in words, and the rules that hold under each."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from markupsafe import Markup

from snorum.core.options import Option, change_options, option_specs

from ..content import GameContent
from ..rulebook import Clause, holds
from .scope import Scope, number, phrase, preset_path

_VALUE = "\ue000"
"""Stands for a value in a message, and in no word."""


class Difference(NamedTuple):
    """An option that a variant sets otherwise: its value, and what the language writes before and after it."""

    before: Markup
    value: str
    after: Markup


class Variant(NamedTuple):
    """A preset in words; `href` where it has a page of its own."""

    id: str
    name: str
    about: str
    differences: list[Difference]
    href: str | None


class Choice(NamedTuple):
    """An option with everything it may be."""

    id: str
    name: str
    help: str
    choices: list[str]
    default: str


def differences(scope: Scope, options: object, base: object) -> list[Difference]:
    """The options whose value differs from the base's, in words."""
    return [
        _difference(scope, spec.name, getattr(options, spec.name))
        for spec in option_specs(options)
        if getattr(options, spec.name) != getattr(base, spec.name)
    ]


def override_words(scope: Scope, overrides: dict[str, Any]) -> list[Difference]:
    """Options that an example sets by itself, in words."""
    return [_difference(scope, name, value) for name, value in overrides.items()]


def _difference(scope: Scope, name: str, value: Any) -> Difference:
    option = phrase(scope.say(f"option-{name}"))
    before, _, after = scope.html("variants-difference", option=option, value=phrase(_VALUE)).partition(_VALUE)
    return Difference(before, scope.option(name, value), after)


def variants(scope: Scope, game: GameContent) -> list[Variant]:
    """Every preset after the first, with what it changes."""
    base = game.options()
    found = []
    for preset, options in game.game.presets.items():
        own = Scope(scope.content, scope.language, scope.url, game, options=options)
        has_page = preset in game.file.book.presets_with_pages
        found.append(
            Variant(
                preset,
                own.say(f"preset-{preset}"),
                own.say(f"preset-{preset}.about"),
                differences(own, options, base),
                scope.href(preset_path(game, preset)) if has_page else None,
            )
        )
    return found


def choices(scope: Scope, game: GameContent) -> list[Choice]:
    """Every option of a game, with what it may be and what it is by default."""
    base = game.options()
    return [
        Choice(
            spec.name,
            scope.say(f"option-{spec.name}"),
            scope.say(f"option-{spec.name}.help"),
            list(_choices(scope, spec)),
            scope.option(spec.name, getattr(base, spec.name)),
        )
        for spec in option_specs(base)
    ]


def _choices(scope: Scope, spec: Option) -> Iterator[str]:
    for value in spec.choices:
        yield scope.option(spec.name, value)
    if spec.low is not None and spec.high is not None:
        yield scope.say("options-range", **{"from": number(spec.low), "to": number(spec.high)})
    if spec.words:
        yield scope.say("options-words")


def options_for(game: GameContent, clause: Clause) -> Any:
    """Options under which the clause holds: the default's, else those of the first preset that has it, else made so."""
    if holds(clause.when, game.options()):
        return game.options()
    for options in game.game.presets.values():
        if holds(clause.when, options):
            return options
    changes = {name: value[0] if isinstance(value, list) else value for name, value in clause.when.items()}
    return change_options(game.options(), changes)
