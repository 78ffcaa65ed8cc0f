"""Work for the engine that is timed on CPython and, as it stands, inside Pyodide; it imports the engine alone."""

import random
import time

from snorum.core.deal import shuffle
from snorum.core.notation import parse_action
from snorum.games import find
from snorum.solve import solve_state

GAME = find("schnapsen")
UNSPOKEN = GAME.presets["auto-claim"]
"""Won without a word, as the peer plays: nobody chosen by lot ends a deal by a false claim."""
STANDARD = GAME.presets["standard"]


def _deal(options: object, seed: int) -> object:
    deal = GAME.deal(options, ("A", "B"), seed % 2, shuffle(GAME.pack(options), seed))
    return GAME.start(options, (deal,), {}).state


def play_hands(hands: int) -> float:
    """Seconds of CPU for so many deals in which every action is chosen by lot among the legal ones."""
    chooser = random.Random(0)
    started = time.process_time()
    for seed in range(hands):
        state = _deal(UNSPOKEN, seed)
        while GAME.to_act(state) is not None:
            state = GAME.play(state, chooser.choice(GAME.legal_actions(state))).state
    return time.process_time() - started


def _closed(seed: int) -> object:
    """A position of five cards a hand: up to four tricks are played by lot, and the player on lead closes."""
    chooser, close = random.Random(seed), parse_action("close")
    state = _deal(STANDARD, seed)
    for _ in range(2 * (seed % 5)):
        cards = [action for action in GAME.legal_actions(state) if action.verb == "play"]
        state = GAME.play(state, chooser.choice(cards)).state
    return GAME.play(state, close).state


def solve_closed(positions: int) -> list[float]:
    """Milliseconds of CPU for each position, all cards known."""
    spent = []
    for seed in range(positions):
        state = _closed(seed)
        started = time.process_time()
        solve_state(GAME, state)
        spent.append((time.process_time() - started) * 1000)
    return spent
