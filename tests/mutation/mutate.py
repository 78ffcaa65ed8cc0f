"""Mutation testing of the rules: one small change at a time, which the game's checks (checks.py) have to notice.

python tests/mutation/mutate.py [--left] [GAME ...] writes how many were noticed, and those that were not, into
build/slow.json, and exits with 1 where fewer than 95 % were. A run that was stopped goes on where it was. With --left,
what was noticed before is not judged again, whatever has been edited since: for whoever is closing gaps.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests/engine"), str(ROOT / "tests/mutation")]

from judge import Change, Judge, Verdict  # noqa: E402
from slow_report import report  # noqa: E402

WORK = ROOT / "build/mutation"
TOOL = WORK / "venv/bin"
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
REACH = 0.95
NOTHING = "(nothing)"
SAVED_EVERY = 20

LEFT_OUT = (
    # `|` stands between types.
    r"core/ReplaceBinaryOperator_BitOr_.*",
    # None, numbers and texts are the same object where they are equal: `is` for `==` changes nothing, and for `<`
    # what `==` does.
    r"core/ReplaceComparisonOperator_(Eq|NotEq|Lt|LtE|Gt|GtE)_(Is|IsNot)",
    r"core/ReplaceComparisonOperator_(Is|IsNot)_(Eq|NotEq|Lt|LtE|Gt|GtE)",
    # What is asked to be equal, a verb or a suit, mostly has no order that would mean anything.
    r"core/ReplaceComparisonOperator_(Eq|NotEq)_(Lt|LtE|Gt|GtE)",
    # Of the changes of an operator its opposite is enough.
    r"core/ReplaceBinaryOperator_.*_(Mul|Div|FloorDiv|Mod|Pow|RShift|LShift|BitOr|BitAnd|BitXor)",
)


class Mutant(NamedTuple):
    """One change: the operator, where it is, and the whole source of the module before and after."""

    path: Path
    operator: str
    inside: str
    line: int
    before: str
    after: str

    @property
    def name(self) -> str:
        """Where it is, and what became of the lines: stays the same when others are edited."""
        was, becomes = self.before.splitlines(), self.after.splitlines()
        while was and becomes and was[0] == becomes[0]:
            was, becomes = was[1:], becomes[1:]
        while was and becomes and was[-1] == becomes[-1]:
            was, becomes = was[:-1], becomes[:-1]
        return f"{self.path.stem} {self.inside}: {squeeze(was)} => {squeeze(becomes) or NOTHING}"

    @property
    def key(self) -> str:
        return hashlib.sha256(f"{self.path.name}\0{self.after}".encode()).hexdigest()[:16]


def squeeze(lines: Iterable[str]) -> str:
    return " ".join(" ".join(lines).split())


def set_up() -> None:
    """An environment of its own: what the tool needs is no part of ours."""
    wanted = (ROOT / "requirements/mutation.txt").read_text("utf-8")
    stamp = WORK / "venv/requirements.txt"
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", WORK / "venv"], check=True)
    pip = [TOOL / "python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--require-hashes"]
    subprocess.run([*pip, "-r", ROOT / "requirements/mutation.txt"], check=True)
    stamp.write_text(wanted, "utf-8")


def find_mutants(folder: Path) -> Iterator[Mutant]:
    """Every change of every module of a game; cosmic-ray is asked once for each text."""
    for path in sorted(folder.glob("*.py")):
        source = path.read_text("utf-8")
        asked = digest([source, *LEFT_OUT, Path(__file__).with_name("mutants.py").read_text("utf-8")])
        kept = WORK / "changes" / f"{asked}.jsonl"
        if not kept.exists():
            kept.parent.mkdir(parents=True, exist_ok=True)
            command = [TOOL / "python", Path(__file__).with_name("mutants.py"), path, "|".join(LEFT_OUT)]
            made = subprocess.run(command, check=False, capture_output=True, text=True)
            if made.returncode != 0:
                raise SystemExit(f"cosmic-ray makes no changes of {path}: {made.stderr}")
            kept.write_text(made.stdout, "utf-8")
        for line in kept.read_text("utf-8").splitlines():
            change = json.loads(line)
            after = source[: change["start"]] + change["text"] + source[change["end"] :]
            yield Mutant(path, change["operator"], change["inside"], change["line"], source, after)


def digest(texts: Iterable[str]) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


class Results:
    """The verdicts of a game by the key of the mutant, kept while the engine and the checks are the same."""

    def __init__(self, game: str, *, keep_noticed: bool) -> None:
        self.file = WORK / f"{game}.json"
        read = [*(ROOT / "engine/snorum").rglob("*.py"), *(ROOT / "tests/engine").glob("*.py")]
        read += (ROOT / "tests/mutation").glob("*.py")
        read += [*(ROOT / "tests/data").rglob("*.toml"), *(ROOT / "engine/snorum/games").rglob("*.toml")]
        self.stamp = digest(path.read_bytes().hex() for path in sorted(read))
        kept = json.loads(self.file.read_text("utf-8")) if self.file.exists() else {"stamp": "", "found": {}}
        is_same = kept["stamp"] == self.stamp
        self.found = {
            key: Verdict(*verdict)
            for key, verdict in kept["found"].items()
            if is_same or (keep_noticed and verdict[0] is not None)
        }

    def save(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps({"stamp": self.stamp, "found": self.found}), "utf-8")


def read_equivalent(game: str) -> dict[str, str]:
    """By the name of a change that nobody can notice: why."""
    read = tomllib.loads(EQUIVALENT.read_text("utf-8"))
    return {name: entry["why"] for entry in read.get(game, ()) for name in entry["changes"]}


def summarise(mutants: Sequence[Mutant], found: dict[str, Verdict], equivalent: dict[str, str]) -> dict[str, Any]:
    alive = [mutant.name for mutant in mutants if found[mutant.key].noticed_by is None]
    left = [name for name in alive if name not in equivalent]
    real = len(mutants) - len(alive) + len(left)
    seconds = sorted(found[mutant.key].seconds for mutant in mutants if found[mutant.key].noticed_by is not None)
    return {
        "mutants": len(mutants),
        "equivalent": len(alive) - len(left),
        "noticed": real - len(left),
        "share": round((real - len(left)) / max(real, 1), 4),
        "not noticed": sorted(left),
        "no longer equivalent": sorted(set(equivalent) - set(alive)),
        "seconds a noticed one": round(sum(seconds) / max(len(seconds), 1), 2),
    }


def run(game: str, *, at_once: int, keep_noticed: bool) -> dict[str, Any]:
    """Judge what has no verdict yet, and count."""
    judge = Judge(game, at_once)
    mutants = list(find_mutants(judge.folder))
    results = Results(game, keep_noticed=keep_noticed)
    open_ones = {mutant.key: mutant for mutant in mutants if mutant.key not in results.found}
    if open_ones:
        print(
            f"{game}: {len(open_ones)} of {len(mutants)} changes; unchanged: {judge.try_unchanged():.1f} s", flush=True
        )
    changes = {Change(mutant.path, mutant.after): mutant for mutant in open_ones.values()}
    try:
        for number, (change, verdict) in enumerate(judge.judge(changes), 1):
            results.found[changes[change].key] = verdict
            if number % SAVED_EVERY == 0:
                results.save()
    finally:
        results.save()
    figures = summarise(mutants, results.found, read_equivalent(game))
    report(f"mutation/{game}", figures)
    for mutant in mutants:
        if mutant.name in figures["not noticed"] and results.found[mutant.key].noticed_by is None:
            print(f"{mutant.path}:{mutant.line}: {mutant.operator}\n    {mutant.name}")
    for name in figures["no longer equivalent"]:
        print(f"{EQUIVALENT.name}: no change that is not noticed is called {name!r}; take it out")
    print(
        f"{game}: {figures['noticed']} of {figures['mutants']} changes noticed, {figures['equivalent']} are none",
        end="",
    )
    print(f" ({figures['share']:.1%})", flush=True)
    return figures


def main(arguments: Sequence[str]) -> int:
    from snorum.games import ids

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--left", action="store_true", help="judge only what has not been noticed before")
    parser.add_argument("--at-once", type=int, default=2, help="processes at once")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, without any")
    wanted = parser.parse_args(arguments)
    set_up()
    figures = [run(game, at_once=wanted.at_once, keep_noticed=wanted.left) for game in wanted.games or ids()]
    return int(any(one["share"] < REACH or one["no longer equivalent"] for one in figures))


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main(sys.argv[1:]))
