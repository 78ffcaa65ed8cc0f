"""Choosing an action: exact play where all cards are known, else playing out in many worlds."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from ..core.errors import Unreadable
from ..core.types import Action, Code, Seat, Table
from ..kit.history import History
from ..solve import Unsolvable, solve_state
from .observation import Observation
from .playout import Draw, play_out, value_of
from .worlds import Worlds

UNKNOWN_LEVEL = Code("unknown-level", (("level", "text"), ("low", "number"), ("high", "number")))


class Level(NamedTuple):
    """How much a bot thinks: actions tried in playouts, and positions looked at in exact play."""

    actions: int
    positions: int


RANDOM = 1
LEVELS = {RANDOM: Level(0, 0), 2: Level(300, 300), 3: Level(1_500, 1_500), 4: Level(2_500, 8_000)}
"""`RANDOM` plays at random; the budgets are counted, never timed, so that a choice can be made again anywhere.

The last is as much as the slowest game can do in 300 ms in a browser (`play.move_max_ms`); a position takes less than
an action tried, as nothing of it is told.
"""

DEFAULT_LEVEL = 3

ONLY, EXACT, PLAYED_OUT, AT_RANDOM = "only", "exact", "played-out", "at-random"
"""How an action was chosen: it was the only one, by exact play, by playing out, or by lot."""


class Considered(NamedTuple):
    """A legal action, what it is worth to the seat (None: not looked at), and over how many worlds."""

    action: Action
    value: float | None
    worlds: int


class Choice(NamedTuple):
    """The action chosen and how, and everything that was considered, the best first."""

    action: Action
    method: str
    considered: tuple[Considered, ...]


def check_level(level: int) -> int:
    """The level itself; raises Unreadable for one unknown."""
    if level not in LEVELS:
        raise Unreadable(UNKNOWN_LEVEL(level=str(level), low=min(LEVELS), high=max(LEVELS)))
    return level


def choose(observation: Observation, *, level: int = DEFAULT_LEVEL, seed: int = 0) -> Choice:
    """What the bot does: the same for the same observation, level and seed; raises Unreadable for a level unknown."""
    check_level(level)
    legal = observation.legal
    if len(legal) == 1:
        return Choice(legal[0], ONLY, (Considered(legal[0], None, 0),))
    search = _Search(observation, LEVELS[level], _draw(len(observation.actions), observation.seat, seed))
    return search.by_exact_play() or search.by_playing_out() or search.by_lot()


def draw_at(history: History, seed: int) -> Draw:
    """Chance for the seat to act: each moment of a deal has numbers of its own, whatever the seed of the deal."""
    moment = len(history.actions) - history.current_deal()[1]
    return _draw(moment, history.actor() or 0, seed)


def _draw(moment: int, seat: Seat, seed: int) -> Draw:
    return random.Random(seed * 1_000_003 + moment * 31 + seat).random


def by_lot(actions: Sequence[Action], draw: Draw) -> Action:
    """Any of the actions."""
    return actions[int(draw() * len(actions))]


class _Search:
    def __init__(self, observation: Observation, level: Level, draw: Draw) -> None:
        self.seen = observation
        self.level = level
        self.draw = draw
        self.worlds = Worlds(observation, draw)
        self.game = observation.game

    def by_exact_play(self) -> Choice | None:
        """Where only one world is left, exact play in it, if that can be had; of equals as when playing out."""
        game = self.game
        if not self.level.positions or _hidden_zones(self.seen.table, self.seen.seat) > 1:
            return None
        world = self.worlds.sample()
        if world is None:
            return None
        try:
            solution = solve_state(game, world.state, limit=self.level.positions)
        except Unsolvable:
            return None
        ends = {action: game.to_act(game.advance(world.state, action).state) is None for action, _ in solution.values}
        values = sorted(solution.values, key=lambda pair: (-pair[1], ends[pair[0]] is (pair[1] <= 0)))
        return Choice(values[0][0], EXACT, tuple(Considered(action, value, 1) for action, value in values))

    def by_playing_out(self) -> Choice | None:
        """Each action in the same worlds; of those that do worst, half are dropped as the budget is used up.

        Of those that do equally well, a winner takes what is sooner over, and a loser what is later over.
        """
        seen, game, budget = self.seen, self.game, self.level.actions
        sums = dict.fromkeys(seen.legal, 0.0)
        lengths = dict.fromkeys(seen.legal, 0)
        counts = dict.fromkeys(seen.legal, 0)
        alive = list(seen.legal)

        def rank(action: Action) -> tuple[float, float]:
            value, length = sums[action] / counts[action], lengths[action] / counts[action]
            return -value, length if value > 0 else -length

        rounds = max(1, (len(alive) - 1).bit_length())
        spent = ended = 0
        while spent + self.worlds.spent < budget:
            world = self.worlds.sample()
            if world is None:
                break
            for action in alive:
                last, count = play_out(game, game.advance(world.state, action), self.draw)
                spent += count + 1
                sums[action] += value_of(game, last, seen.seat)
                lengths[action] += count
                counts[action] += 1
            while len(alive) > 2 and spent + self.worlds.spent > budget * (ended + 1) / rounds:
                ended += 1
                alive.sort(key=rank)
                del alive[(len(alive) + 1) // 2 :]
        if not counts[alive[0]]:
            return None
        alive.sort(key=rank)
        dropped = sorted((a for a in seen.legal if a not in alive), key=rank)
        considered = tuple(Considered(a, sums[a] / counts[a], counts[a]) for a in (*alive, *dropped))
        return Choice(alive[0], PLAYED_OUT, considered)

    def by_lot(self) -> Choice:
        """Any legal action."""
        legal = self.seen.legal
        return Choice(by_lot(legal, self.draw), AT_RANDOM, tuple(Considered(action, None, 0) for action in legal))


def _hidden_zones(table: Table, seat: int) -> int:
    """In how many places cards lie that the seat does not see."""
    return sum(1 for zone in table.zones if zone.cards and zone.seen_by is not None and seat not in zone.seen_by)
