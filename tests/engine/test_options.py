"""What holds of the options of every game."""

import pytest

from snorum.core.options import option_specs
from snorum.games import find, ids


@pytest.mark.parametrize("game", ids())
def test_options_are_never_changed(game: str) -> None:
    for options in find(game).presets.values():
        for spec in option_specs(options):
            with pytest.raises(AttributeError):
                setattr(options, spec.name, getattr(options, spec.name))
