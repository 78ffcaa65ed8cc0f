"""Hands of the package `schnapsen` that its own random bots play; run by a process that has nothing else to do."""

import importlib.util
import random
import sys
import time
from pathlib import Path


def main(folder: str, hands: int) -> None:
    """Print the seconds of CPU for so many hands."""
    sys.path.insert(0, folder)
    game = importlib.import_module("schnapsen.game")
    # The package of bots imports one that learns, and with it libraries that no hand needs.
    spec = importlib.util.spec_from_file_location("rand", Path(folder) / "schnapsen/bots/rand.py")
    assert spec is not None
    assert spec.loader is not None
    rand = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(rand)
    engine = game.SchnapsenGamePlayEngine()
    first, second = rand.RandBot(random.Random(1)), rand.RandBot(random.Random(2))
    started = time.process_time()
    for seed in range(hands):
        engine.play_game(first, second, random.Random(seed))
    print(time.process_time() - started)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
