"""The other values that the options of a game may have: what house rules can be tried, and misremembered."""

from collections.abc import Iterator
from typing import Any

from .core.game import Game
from .core.options import Option, option_specs
from .record import Record, deal_faults


def other_values(game: Game[Any, Any], options: Any) -> Iterator[tuple[Option, Any]]:
    """Every option with each value besides its own: its choices, and what presets say."""
    for spec in option_specs(options):
        values = [*spec.choices, *(getattr(preset, spec.name) for preset in game.presets.values())]
        if spec.low is not None and spec.high == spec.low + 1:
            values += [spec.low, spec.high]
        own = getattr(options, spec.name)
        # True is 1 in Python, but not in an option.
        seen = {(type(own), own)}
        for value in values:
            if (type(value), value) not in seen:
                seen.add((type(value), value))
                yield spec, value


def can_deal(game: Game[Any, Any], options: Any, record: Record) -> bool:
    """Whether the record's deals are possible under the options."""
    return not any(deal_faults(game, options, deal) for deal in record.deals)
