"""Random play over the public API: what the laws are tried on."""

import itertools
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from snorum.core.deal import shuffle
from snorum.core.game import Game
from snorum.core.types import Action, Deal, Step
from snorum.games import find, ids
from snorum.record import find_options

SEATS = "ABCDEFGHIJ"
MOST_ACTIONS = 20_000
"""A session of three deals takes a few hundred; one that goes on for so long does not end."""
CARDS_FIRST = 0.35
"""How often only cards are chosen from, so that a word that ends a deal at once does not end them all."""


class Case(NamedTuple):
    """One random hand (or session of `deals` hands) of a preset."""

    game: str
    preset: str
    seats: int
    deals: int
    seed: int
    overrides: tuple[tuple[str, Any], ...] = ()

    def options(self) -> Any:
        return find_options(find(self.game), self.preset, dict(self.overrides))


class Turn(NamedTuple):
    """A step, the action that led to it (None: the opening) and the state before."""

    before: Any
    action: Action | None
    step: Step[Any]


def all_presets() -> list[tuple[str, str]]:
    return [(game, preset) for game in ids() for preset in find(game).presets]


def make_deals(game: Game[Any, Any], options: Any, case: Case) -> tuple[Deal, ...]:
    names = tuple(SEATS[: case.seats])
    pack = game.pack(options)
    return tuple(
        game.deal(options, names, (number - 1) % case.seats, shuffle(pack, case.seed * 31 + number))
        for number in range(case.deals)
    )


def play_out(
    game: Game[Any, Any],
    options: Any,
    deals: tuple[Deal, ...],
    seed: int,
    actions: tuple[Action, ...] | None = None,
    *,
    offences: bool = False,
) -> Iterator[Turn]:
    """Play at random to the end, or just the given actions; with `offences`, rules that have a price are broken too."""
    chooser = random.Random(seed)
    step = game.start(options, deals, {})
    yield Turn(None, None, step)
    planned = list(actions) if actions is not None else None
    for count in itertools.count():
        if game.to_act(step.state) is None:
            return
        assert count < MOST_ACTIONS, f"{game.id}: no end after {count} actions, seed {seed}, {options}, {deals}"
        if planned is not None and not planned:
            return
        before = step.state
        if planned is not None:
            action = planned.pop(0)
        else:
            legal = [action for action in game.legal_actions(before) if offences or action.verb not in game.offences]
            cards = [action for action in legal if action.cards]
            action = chooser.choice(cards if cards and chooser.random() < CARDS_FIRST else legal)
        step = game.play(before, action)
        yield Turn(before, action, step)
