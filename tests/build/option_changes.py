"""Options of the games changed one by one, and what the rulebook then says."""

from typing import Any

from mkdocs_snorum.content import Content, GameContent
from mkdocs_snorum.language import Language
from mkdocs_snorum.rulebook import Clause, Evidenced, entries, holds, resolve_facts
from snorum.core.options import Option, option_specs


def other_values(spec: Option, current: object) -> list[Any]:
    """Values that the option may have besides its current one."""
    if spec.words:
        assert isinstance(current, tuple)
        return [(*current, "novum"), ("primum", *current[1:]), current[:-1]]
    values = [value for value in spec.choices if value != current]
    if spec.low is not None and spec.high is not None:
        values += [number for number in (spec.low, spec.high) if number != current]
    return values


def texts(content: Content, game: GameContent, language: Language, options: object) -> dict[str, str]:
    """Every text of the rulebook that holds under the options, by its key."""
    words, facts = content.words(language, game), game.facts(options)
    found = {}
    for entry, _, prefix in entries(game.file.book):
        if isinstance(entry, Clause | Evidenced) and not holds(entry.when, options):
            continue
        key = prefix + entry.id
        for each in (key, f"{key}.title", f"{key}.answer"):
            if words.has(each):
                found[each] = words.say(each, resolve_facts(entry.facts, facts))
    return found


def changes(game: GameContent) -> list[tuple[str, str, Any]]:
    """Every preset with one option changed."""
    return [
        (preset, spec.name, value)
        for preset, options in game.game.presets.items()
        for spec in option_specs(options)
        for value in other_values(spec, getattr(options, spec.name))
    ]
