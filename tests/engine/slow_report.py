"""build/slow.json, into which long tests write their figures."""

import json
from collections.abc import Mapping
from pathlib import Path

REPORT = Path("build/slow.json")


def report(name: str, figures: Mapping[str, object]) -> None:
    """Put the figures of one test into the report, in place of earlier ones of that name."""
    REPORT.parent.mkdir(exist_ok=True)
    known = json.loads(REPORT.read_text("utf-8")) if REPORT.exists() else {}
    known[name] = dict(sorted(figures.items()))
    REPORT.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n", "utf-8")
