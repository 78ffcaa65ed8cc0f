"""All that can be seen of courses of play, line by line."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from laws import strange_actions
from playing import Case, make_deals, play_out

from snorum.core.game import Game
from snorum.core.notation import format_action
from snorum.core.types import Action, Step, mask
from snorum.games import find
from snorum.kit.history import History
from snorum.kit.session import DEAL
from snorum.quiz.situation import find_lore
from snorum.simulation import find_habits, find_questions

TOLD = ("said", "won", "paid", "collected")
"""Of what somebody takes an action to lead to, the events that are looked at, besides the score."""

Turns = list[tuple[Action | None, Step[Any]]]


def tell_facts(name: str, options: Any) -> Iterator[str]:
    game = find(name)
    yield f"{game.players(options)} {game.pack(options)} {[game.bound(options, seats) for seats in range(2, 8)]}"
    yield from (f"{fact} {typed}" for fact, typed in sorted(game.facts(options).items()))
    yield from map(repr, game.chart(options))


def tell_deal(case: Case, *, offences: bool = False) -> Iterator[str]:
    game, options = find(case.game), case.options()
    deals = make_deals(game, options, case)
    played = play_out(game, options, deals, case.seed, offences=offences)
    turns = [(turn.action, turn.step) for turn in played]
    yield f"{game.players(options)} {sorted(game.facts(options).items())}"
    yield from tell(case.game, options, turns)
    actions = tuple(action for action, _ in turns if action is not None)
    history = History(game, options, deals, {}, actions, tuple(step for _, step in turns))
    for question in find_questions(case.game):
        yield f"{question.name} {question.every_deal} {question.whole} {list(question.observe(history))}"
    for number, (_, step) in enumerate(turns):
        seen, legal = mask(game.table(step.state), game.to_act(step.state)), game.legal_actions(step.state)
        for name, habit in find_habits(case.game).items() if legal else ():
            yield f"{number} {name} {sorted(habit.prefer(options, seen, legal))}"


def tell(name: str, options: Any, turns: Turns) -> Iterator[str]:
    """Turn by turn the action, the clauses, the events, the table as everybody sees it, the verdict on every candidate.

    And on actions that are none; what somebody takes the action to lead to who forgets a clause; the problem that a
    position makes.
    """
    game, chooser = find(name), random.Random(len(turns))
    mistakes = find_lore(game).mistakes
    for number, (action, step) in enumerate(turns):
        state, table = step.state, game.table(step.state)
        yield f"{number} {action and format_action(action)} {step.rules}"
        yield from map(repr, step.events)
        yield f"{table} {mask(table, None).zones} {game.outcome(state)} {game.scores(state)} {game.is_known(state)}"
        yield from map(repr, game.explain(state))
        for strange in strange_actions(game, options, state, chooser):
            yield f"{strange} {game.why_not(state, strange)}"
    for (_, before), (action, step) in pairwise(turns):
        assert action is not None
        acting = game.to_act(before.state)
        yield f"{acting} {[game.why_not(before.state, action, seat) for seat in range(3)]}"
        for rule, forget in mistakes:
            believed = forget(before.state, action, step)
            if believed is not None:
                yield f"{rule} {[event for event in believed.events if event.kind in TOLD]}"
                yield f"{game.table(believed.state).facts}"
    yield from tell_problems(game, turns, chooser)


def tell_problems(game: Game[Any, Any], turns: Turns, chooser: random.Random) -> Iterator[str]:
    """What every position could teach, were it played on as it was, and whatever its first actions are worth."""
    for number, (_, step) in enumerate(turns):
        posed = game.pose(step.state)
        yield f"{posed} {game.prospects(step.state)}"
        line = [action for action, _ in turns[number + 1 :] if action is not None]
        if posed is not None and line and DEAL not in line:
            worth = {action: chooser.randint(1, 3) for action in sorted(game.legal_actions(step.state))}
            values = sorted(worth.items(), key=lambda item: -item[1])
            yield f"{game.find_themes(step.state, line, values)}"
