"""The position that is asked about, and the action of which it is asked what follows."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from ..core.errors import EngineError
from ..core.game import Game
from ..core.types import Action, Seat, Step
from ..kit.mistakes import Mistake
from ..record import Record, fact_name, find_options, replay
from ..start import read_position


class Situation(NamedTuple):
    """A record up to the position; `action` and `after` are None where nobody is to act."""

    game: Game[Any, Any]
    options: Any
    record: Record
    state: Any
    seat: Seat | None
    action: Action | None
    after: Step[Any] | None


def find_situation(record: Record, following: Action | None) -> Situation:
    """The end of a record; without a `following` action, the first that could be taken is supposed.

    Raises EngineError, IllegalAction among others.
    """
    game, options, state = reach(record)
    seat = game.to_act(state)
    action = _suppose(game, state) if following is None else following
    after = None if action is None else game.play(state, action)
    return Situation(game, options, record, state, seat, action, after)


def reach(record: Record) -> tuple[Game[Any, Any], Any, Any]:
    """The game of a record, its options and the state that it leads to; raises EngineError."""
    from ..games import find

    *_, (_, _, step) = replay(record)
    game = find(record.game)
    return game, find_options(game, record.preset, dict(record.overrides)), step.state


def replay_under(situation: Situation, options: Any) -> tuple[Any, Step[Any]] | None:
    """State and step of the same action, had everything been played under other options; None where it could not."""
    game, record, action = situation.game, situation.record, situation.action
    deals, seats = record.deals, record.deals[0].seats
    assert action is not None
    try:
        state = game.start(options, deals, read_position(game, dict(record.start), seats)).state
        for earlier in record.actions:
            state = game.play(state, earlier).state
        if game.to_act(state) != situation.seat:
            return None
        return state, game.play(state, action)
    except EngineError:
        return None


def score_of(game: Game[Any, Any], state: Any, names: tuple[str, ...], seats: tuple[str, ...]) -> Mapping[str, int]:
    """The facts of the table that are scores, by their keys: "chips.A", "pool"."""
    facts = (fact for fact in game.table(state).facts if fact.name in names and type(fact.value) is int)
    return {fact_name(fact.name, fact.owner, seats): fact.value for fact in facts if isinstance(fact.value, int)}


class Lore(NamedTuple):
    """What a game says of its mistakes, and the names of the facts that are its score."""

    mistakes: tuple[Mistake, ...]
    scores: tuple[str, ...]


def find_lore(game: Game[Any, Any]) -> Lore:
    """From the module `mistakes` of the game's folder; without it, the score is what goes on from deal to deal."""
    name = f"{type(game).__module__.rpartition('.')[0]}.mistakes"
    module = import_module(name) if find_spec(name) is not None else None
    usual = tuple(game.carries.values())
    return Lore(tuple(getattr(module, "MISTAKES", ())), tuple(getattr(module, "SCORES", usual)))


def _suppose(game: Game[Any, Any], state: Any) -> Action | None:
    legal = [action for action in game.legal_actions(state) if action.verb not in game.offences]
    plays = [action for action in legal if action.verb == "play"]
    return next(iter(plays or legal), None)
