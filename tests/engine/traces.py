"""All that can be seen of a game in many positions, and the digests that pin it.

python tests/engine/traces.py [GAME] pins what is seen now into tests/data/traces/: of a new game, or after a rule was
changed on purpose. With GAME KEY it writes what is seen under one pin, to be compared between two checkouts.
"""

import random
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PINS = ROOT / "tests/data/traces"

if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tests/engine"))

from laws import strange_actions  # noqa: E402
from playing import Case, make_deals, play_out  # noqa: E402
from test_laws import deals_with_every_choice  # noqa: E402

from snorum.core.notation import format_action  # noqa: E402
from snorum.core.types import Action, Step, mask  # noqa: E402
from snorum.examples import check_file  # noqa: E402
from snorum.games import find, ids  # noqa: E402
from snorum.record import find_options  # noqa: E402
from snorum.recordtext import format_record  # noqa: E402

SEEDS = range(1000, 1006)


class Trace(NamedTuple):
    """One course of play: `key` names it in the file of pins, `given` is what it was made from.

    `lines` tell, turn by turn, the action, the clauses, the events, the table as everybody sees it, the verdict on
    every candidate and on actions that are none.
    """

    key: str
    given: str
    lines: Callable[[], Iterator[str]]

    def digests(self) -> tuple[str, str]:
        return digest([self.given]), digest(self.lines())


def digest(lines: Iterable[str]) -> str:
    found = sha256()
    for line in lines:
        found.update(line.encode() + b"\n")
    return found.hexdigest()[:12]


def traces(name: str) -> Iterator[Trace]:
    """The facts of every preset, random deals of every preset and every other choice, the examples and the cases."""
    game = find(name)
    for preset, options in game.presets.items():
        yield Trace(f"facts {preset}", repr(options), partial(tell_facts, name, options))
    for case in {case: None for seed in SEEDS for case in deals_with_every_choice(name, seed)}:
        overrides = "".join(f" {option}={value}" for option, value in case.overrides)
        yield Trace(f"deal {case.preset}{overrides} {case.seed}", repr(case), partial(tell_deal, case))
    folders = ROOT / "engine/snorum/games" / name.replace("-", "_") / "examples", ROOT / "tests/data/cases" / name
    for folder in folders:
        for path in sorted(folder.glob("*.toml")):
            example = check_file(path, game=name).example
            # A fault of an example is told by other tests; a case may be there for its faults.
            if example is not None:
                turns = [(moment.action, moment.step) for moment in example.moments]
                record = example.record
                chosen = find_options(game, record.preset, dict(record.overrides))
                given = format_record(record)
                yield Trace(f"{folder.name} {path.stem}", given, partial(tell, name, chosen, turns))


def tell_facts(name: str, options: Any) -> Iterator[str]:
    game = find(name)
    yield f"{game.players(options)} {game.pack(options)} {[game.bound(options, seats) for seats in range(2, 8)]}"
    yield from (f"{fact} {typed}" for fact, typed in sorted(game.facts(options).items()))
    yield from map(repr, game.chart(options))


def tell_deal(case: Case) -> Iterator[str]:
    game, options = find(case.game), case.options()
    turns = play_out(game, options, make_deals(game, options, case), case.seed)
    return tell(case.game, options, [(turn.action, turn.step) for turn in turns])


def tell(name: str, options: Any, turns: list[tuple[Action | None, Step[Any]]]) -> Iterator[str]:
    game, chooser = find(name), random.Random(len(turns))
    for number, (action, step) in enumerate(turns):
        state, table = step.state, game.table(step.state)
        yield f"{number} {action and format_action(action)} {step.rules}"
        yield from map(repr, step.events)
        yield f"{table} {mask(table, None).zones} {game.outcome(state)} {game.scores(state)} {game.is_known(state)}"
        yield from map(repr, game.explain(state))
        for strange in strange_actions(game, options, state, chooser):
            yield f"{strange} {game.why_not(state, strange)}"
    for (_, before), (action, _) in pairwise(turns):
        assert action is not None
        acting = game.to_act(before.state)
        yield f"{acting} {[game.why_not(before.state, action, seat) for seat in range(3)]}"


def pinned() -> list[str]:
    """The games that have been pinned."""
    return sorted(path.stem for path in PINS.glob("*.toml"))


def pins(name: str) -> dict[str, tuple[str, str]]:
    """By key: the digest of what was given and of what was seen."""
    read = tomllib.loads((PINS / f"{name}.toml").read_text("utf-8"))
    return {key: (given, seen) for key, (given, seen) in read.items()}


def write(name: str) -> None:
    lines = [f'"{trace.key}" = {list(trace.digests())!r}\n'.replace("'", '"') for trace in traces(name)]
    PINS.mkdir(exist_ok=True)
    (PINS / f"{name}.toml").write_text("".join(lines), "utf-8")


def main(wanted: Sequence[str]) -> None:
    match wanted:
        case [name, key]:
            print("\n".join(line for trace in traces(name) if trace.key == key for line in trace.lines()))
        case _:
            for name in wanted or ids():
                write(name)


if __name__ == "__main__":
    main(sys.argv[1:])
