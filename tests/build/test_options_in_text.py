"""No text states a rule that an option has changed: every option is changed, and the words must follow."""

from typing import Any

import pytest
from languages import CODES
from option_changes import changes, other_values, texts

from mkdocs_snorum.content import Content
from mkdocs_snorum.rulebook import holds
from mkdocs_snorum.wordfile import pattern_variables
from snorum.core.options import change_options, option_specs


def test_every_option_can_be_changed(content: Content) -> None:
    for game in content.games:
        named = {name for _, name, _ in changes(game)}
        assert named == {spec.name for spec in option_specs(game.options())}


@pytest.mark.parametrize("code", CODES)
def test_a_text_follows_every_fact_that_it_names(content: Content, code: str) -> None:
    language = next(each for each in content.languages if each.code == code)
    compared = 0
    for game in content.games:
        words = content.words(language, game)
        for preset, name, value in changes(game):
            options = game.options(preset)
            changed = change_options(options, {name: value})
            before, after = (texts(content, game, language, each) for each in (options, changed))
            old, new = game.facts(options), game.facts(changed)
            differing = {
                fact for fact in old if words.variables({fact: old[fact]}) != words.variables({fact: new[fact]})
            }
            for key in before.keys() & after.keys():
                file = words.source(key)
                pattern = file.pattern(*key.partition(".")[::2]) if file else None
                assert pattern is not None
                shown, _ = pattern_variables(pattern)
                fresh = {variable for variable in shown if any(_is_of(variable, fact) for fact in differing)}
                if fresh and _differs(words, old, new, fresh):
                    compared += 1
                    assert before[key] != after[key], f"{key} says the same with {name} = {value} in {preset}"
    assert compared > 50


def _is_of(variable: str, fact: str) -> bool:
    return variable == fact or variable.startswith(f"{fact}-")


def _differs(words: Any, old: Any, new: Any, names: set[str]) -> bool:
    before, after = words.variables(old), words.variables(new)
    # A variable inside a variant that is not chosen under either value does not show; the plain facts do.
    return all(before.get(name) != after.get(name) for name in names)


def test_a_clause_of_an_option_stands_only_under_it(content: Content) -> None:
    for game in content.games:
        for _, clause in game.file.book.clauses():
            for name in clause.when:
                spec = next(spec for spec in option_specs(game.options()) if spec.name == name)
                values = [getattr(game.options(), name), *other_values(spec, getattr(game.options(), name))]
                shown = [holds(clause.when, change_options(game.options(), {name: value})) for value in values]
                assert True in shown or len(clause.when) > 1, clause.id
                assert False in shown, f"{clause.id} holds under every value of {name}"
