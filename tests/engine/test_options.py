"""What holds of the options of every game."""

from typing import NamedTuple

import pytest

from snorum.core.options import Option, number, option_set, option_specs, with_option
from snorum.games import find, ids


@pytest.mark.parametrize("game", ids())
def test_options_are_never_changed(game: str) -> None:
    for options in find(game).presets.values():
        for spec in option_specs(options):
            with pytest.raises(AttributeError):
                setattr(options, spec.name, getattr(options, spec.name))


class Stakes(NamedTuple):
    """How much is played for."""

    ante: int = number(2, low=0, high=5)


def test_a_class_of_options_knows_what_each_may_be_and_has_their_defaults() -> None:
    options = option_set(Stakes)
    assert option_specs(options) == option_specs(options()) == (Option("ante", 2, (), 0, 5),)
    assert (options(), with_option(options(), "ante", 4)) == (options(ante=2), options(4))
    assert options._field_defaults == {"ante": 2}


def test_a_field_that_does_not_say_what_it_may_be_is_refused() -> None:
    class Loose(NamedTuple):
        ante: int = 2

    with pytest.raises(TypeError, match=r"ante: an option is a choice\(\)"):
        option_set(Loose)
