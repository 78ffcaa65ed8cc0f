"""Mutation testing of the rules: one small change at a time, which the game's checks (kill.py) have to notice.

python tests/mutation/mutate.py [GAME ...] writes how many were noticed, and those that were not, into build/slow.json,
and exits with 1 where fewer than 95 % were. A run that was stopped goes on where it was.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/engine"))

from slow_report import report  # noqa: E402

WORK = ROOT / "build/mutation"
TOOL = WORK / "venv/bin"
REACH = 0.95
TIMEOUT = 240
"""Seconds; the checks of an unchanged engine take a tenth of it on an idle machine."""

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
    # They want to be told names.
    r"core/VariableReplacer",
    r"core/VariableInserter",
)


class Mutant(NamedTuple):
    """One change that was tried: where, which, and what the checks said of it."""

    place: str
    operator: str
    occurrence: int
    outcome: str
    diff: str

    @property
    def name(self) -> str:
        return f"{self.place} {self.operator.removeprefix('core/')} {self.occurrence}"


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


def prepare(game: str) -> Path:
    """A copy of the engine to be changed, and the list of changes; kept while the engine is the same."""
    folder, source = WORK / game, ROOT / "engine/snorum"
    wanted = {str(path.relative_to(source)): path.read_text("utf-8") for path in sorted(source.rglob("*.py"))}
    stamp = folder / "engine.json"
    if stamp.exists() and json.loads(stamp.read_text("utf-8")) == wanted:
        # A change that was being tried when the run was stopped.
        for name, text in wanted.items():
            (folder / "engine/snorum" / name).write_text(text, "utf-8")
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source, folder / "engine/snorum", ignore=shutil.ignore_patterns("__pycache__"))
    modules = sorted((folder / "engine/snorum/games" / game.replace("-", "_")).glob("*.py"))
    (folder / "config.toml").write_text(
        f"""[cosmic-ray]
module-path = {json.dumps([str(path.relative_to(folder)) for path in modules])}
timeout = {TIMEOUT}
test-command = {json.dumps(f"{sys.executable} {ROOT}/tests/mutation/kill.py {game}")}

[cosmic-ray.distributor]
name = "local"

[cosmic-ray.filters.operators-filter]
exclude-operators = {json.dumps(LEFT_OUT)}
""",
        "utf-8",
    )
    run(folder, "cosmic-ray", "init", "config.toml", "session.sqlite")
    run(folder, "cr-filter-operators", "session.sqlite", "config.toml")
    stamp.write_text(json.dumps(wanted), "utf-8")
    return folder


def run(folder: Path, *command: str) -> str:
    # A file compiled in the same second as another of its size would be taken for it.
    environment = os.environ | {"PYTHONPATH": str(folder / "engine"), "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run(
        [TOOL / command[0], *command[1:]], cwd=folder, env=environment, check=False, capture_output=True, text=True
    )
    if ran.returncode != 0:
        raise SystemExit(f"{' '.join(command)} in {folder}: {ran.stdout}{ran.stderr}")
    return ran.stdout


def read(folder: Path) -> list[Mutant]:
    found = []
    for line in run(folder, "cosmic-ray", "dump", "session.sqlite").splitlines():
        item, result = json.loads(line)
        if result is None or result["worker_outcome"] == "skipped":
            continue
        for mutation in item["mutations"]:
            module = Path(mutation["module_path"]).name
            place = f"{module}:{mutation['start_pos'][0]}"
            outcome = result["test_outcome"] or result["worker_outcome"]
            found.append(
                Mutant(place, mutation["operator_name"], mutation["occurrence"], outcome, result["diff"] or "")
            )
    return found


def summarise(mutants: Sequence[Mutant]) -> dict[str, Any]:
    alive = [mutant for mutant in mutants if mutant.outcome == "survived"]
    noticed = len(mutants) - len(alive)
    return {
        "mutants": len(mutants),
        "noticed": noticed,
        "share": round(noticed / max(len(mutants), 1), 4),
        "not noticed": [mutant.name for mutant in alive],
    }


def main(games: Sequence[str]) -> int:
    set_up()
    is_short = False
    for game in games:
        folder = prepare(game)
        run(folder, "cosmic-ray", "--verbosity", "ERROR", "baseline", "config.toml")
        run(folder, "cosmic-ray", "--verbosity", "ERROR", "exec", "config.toml", "session.sqlite")
        mutants = read(folder)
        figures = summarise(mutants)
        report(f"mutation/{game}", figures)
        for mutant in mutants:
            if mutant.outcome == "survived":
                print(mutant.name, mutant.diff, sep="\n")
        print(f"{game}: {figures['noticed']} of {figures['mutants']} changes noticed ({figures['share']:.1%})")
        is_short |= figures["share"] < REACH
    return int(is_short)


if __name__ == "__main__":
    os.chdir(ROOT)
    from snorum.games import ids

    sys.exit(main(sys.argv[1:] or ids()))
