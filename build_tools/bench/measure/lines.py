"""Lines that leave the worked examples, as a reader's "What if...?" makes them."""

import random
import sys
from collections.abc import Iterator
from itertools import cycle

from bench.measure.paths import ROOT
from snorum.examples import Example, check_file, find_example_files
from snorum.games import find, ids
from snorum.recordtext import format_record


def worked_examples() -> list[Example]:
    """Every worked example of every game, replayed."""
    found = []
    for game_id in ids():
        folder = ROOT / "engine/snorum/games" / game_id.replace("-", "_") / "examples"
        for path in find_example_files([folder] if folder.is_dir() else []):
            example = check_file(path).example
            if example is None:
                sys.exit(f"bench: {path} does not hold; see `snorum check`")
            found.append(example)
    return found


def branches() -> Iterator[str]:
    """Records without end: the examples in turn, left at a step by lot with a legal action by lot; always the same."""
    examples, chooser = worked_examples(), random.Random(0)
    for example in cycle(examples):
        game, taken = find(example.record.game), chooser.randrange(len(example.moments))
        legal = game.legal_actions(example.moments[taken].step.state)
        if legal:
            actions = (*example.record.actions[:taken], chooser.choice(legal))
            yield format_record(example.record._replace(actions=actions))
