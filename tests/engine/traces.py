"""Many positions of a game, and the digests that pin all that can be seen of them (telling.py).

python tests/engine/traces.py [GAME] pins what is seen now into tests/data/traces/: of a new game, or after a rule was
changed on purpose. With GAME KEY it writes what is seen under one pin, to be compared between two checkouts.
"""

import random
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PINS = ROOT / "tests/data/traces"

if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tests/engine"))

from playing import Case  # noqa: E402
from telling import tell, tell_deal, tell_facts  # noqa: E402
from test_laws import deals_with_every_choice  # noqa: E402

from snorum.core.game import Game  # noqa: E402
from snorum.core.options import option_specs  # noqa: E402
from snorum.examples import Example, check_file  # noqa: E402
from snorum.games import find, ids  # noqa: E402
from snorum.record import find_options  # noqa: E402
from snorum.recordtext import format_record  # noqa: E402

SEEDS = range(1000, 1003)
MIXED = range(2000, 2040)
"""Every fourth is played with offences."""
PLAYED = ("facts", "options", "deal", "mix")
"""The first words of the keys of what is made here, and not by whoever writes examples."""


class Trace(NamedTuple):
    """One course of play: `key` names it in the file of pins, `given` is what it was made from."""

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


def traces(name: str, *, examples: bool = True) -> Iterator[Trace]:
    """What is known of every preset, random deals of every preset, choice and mix of them, the examples, the cases."""
    game = find(name)
    specs = option_specs(next(iter(game.presets.values())))
    yield Trace("options", " ".join(spec.name for spec in specs), partial(map, repr, specs))
    for preset, options in game.presets.items():
        yield Trace(f"facts {preset}", repr(options), partial(tell_facts, name, options))
    for case in {case: None for seed in SEEDS for case in deals_with_every_choice(name, seed)}:
        overrides = "".join(f" {option}={value}" for option, value in case.overrides)
        yield Trace(f"deal {case.preset}{overrides} {case.seed}", repr(case), partial(tell_deal, case))
    for seed in MIXED:
        case = mixed_case(name, seed)
        yield Trace(f"mix {seed}", repr(case), partial(tell_deal, case, offences=seed % 4 == 0))
    for folder in (
        ROOT / "engine/snorum/games" / name.replace("-", "_") / "examples",
        ROOT / "tests/data/cases" / name,
    ):
        for path in sorted(folder.glob("*.toml")) if examples else ():
            example = check_file(path, game=name).example
            # A fault of an example is told by other tests; a case may be there for its faults.
            if example is not None:
                yield example_trace(name, path, example)


def mixed_case(name: str, seed: int) -> Case:
    """Three deals of any preset with some of its options replaced, for any number of players."""
    game, chooser = find(name), random.Random(seed)
    preset = chooser.choice(sorted(game.presets))
    overrides = {}
    for spec in option_specs(game.presets[preset]):
        if chooser.random() < 0.3:
            values = list(spec.choices)
            if spec.low is not None and spec.high is not None:
                values += range(spec.low, min(spec.high, spec.low + 8) + 1)
            overrides[spec.name] = some_words(game, chooser) if spec.words else chooser.choice(values)
    case = Case(name, preset, 0, 3, seed, tuple(overrides.items()))
    return case._replace(seats=chooser.randint(*game.players(case.options())))


def some_words(game: Game[Any, Any], chooser: random.Random) -> tuple[str, ...]:
    return tuple(chooser.sample(game.words, chooser.randint(1, min(6, len(game.words)))))


def example_trace(name: str, path: Path, example: Example) -> Trace:
    turns = [(moment.action, moment.step) for moment in example.moments]
    record = example.record
    chosen = find_options(find(name), record.preset, dict(record.overrides))
    return Trace(f"{path.parent.name} {path.stem}", format_record(record), partial(tell, name, chosen, turns))


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
