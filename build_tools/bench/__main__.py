"""Run the groups named, or all, and merge what they find into build/bench.json."""

import json
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from bench.measure import Figures
from bench.measure.paths import ROOT
from bench.measure.reach import report

RESULTS = ROOT / "build/bench.json"


def groups() -> list[str]:
    """The names of the groups: the modules of this folder."""
    found = iter_modules([str(Path(__file__).parent)])
    return sorted(module.name for module in found if not module.ispkg and module.name != "__main__")


def merge(figures: Figures) -> None:
    """Put the figures into build/bench.json in place of those with the same keys."""
    known = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    partial = RESULTS.with_suffix(".part")
    partial.write_text(json.dumps(known | figures, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    partial.replace(RESULTS)


def main(asked: list[str]) -> int:
    """Measure; 2 if a group is not known."""
    known = groups()
    if unknown := [name for name in asked if name not in known]:
        print(f"bench: no group named {', '.join(unknown)}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    for name in asked or known:
        print(f"bench: {name}", file=sys.stderr)
        figures: Figures = import_module(f"bench.{name}").figures()
        merge(figures)
        print(report(figures), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
