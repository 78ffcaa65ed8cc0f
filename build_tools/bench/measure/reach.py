"""What the figures are to reach."""

from typing import NamedTuple

from bench.measure import Figures


class Reach(NamedTuple):
    """A figure's bound: at most so much, or with `is_least` at least."""

    bound: float
    is_least: bool = False

    def is_met(self, figure: float) -> bool:
        """Whether a figure reaches it."""
        return figure >= self.bound if self.is_least else figure <= self.bound

    def __str__(self) -> str:
        return f"{'at least' if self.is_least else 'at most'} {self.bound:g}"


REACH = {
    "page.own_kb": Reach(20),
    "player.step_p95_ms": Reach(16),
    "engine.bytes_mb": Reach(2.8),
    "engine.cold_ratio": Reach(0.25),
    "engine.cold_slow_ratio": Reach(0.33),
    "engine.warm_ratio": Reach(0.33),
    "engine.bytes_mb_snapshot": Reach(3.6),
    "engine.cold_ratio_snapshot": Reach(0.16),
    "engine.cold_slow_ratio_snapshot": Reach(0.3),
    "engine.warm_ratio_snapshot": Reach(0.2),
    "engine.after_intent_ms": Reach(50),
    "engine.memory_mb": Reach(35),
    "engine.growth_mb": Reach(0),
    "engine.import_ms": Reach(25),
    "site.cpu_ratio_50": Reach(0.2),
    "site.cpu_ratio_500": Reach(0.1),
    "site.cpu_ratio_2000": Reach(0.1),
    "site.growth": Reach(1.2),
    "site.memory_mb": Reach(250),
    "serve.rebuild_ms": Reach(1000),
    "schnapsen.hands_ratio": Reach(3, is_least=True),
    "schnapsen.hands_ratio_pyodide": Reach(1, is_least=True),
    "engine.explain_us": Reach(20),
    "solver.median_ms": Reach(50),
    "solver.max_ms": Reach(500),
    "solver.median_ms_pyodide": Reach(200),
    "search.idle_bytes": Reach(0),
    "search.first_ms": Reach(600),
}
"""By key; a figure that is not here is told for its own sake."""


def report(figures: Figures) -> str:
    """The figures, a line each, with what they are to reach."""
    return "\n".join(_line(key, figure) for key, figure in sorted(figures.items()))


def _line(key: str, figure: float | None) -> str:
    reach = REACH.get(key)
    shown = "could not be had" if figure is None else f"{figure:g}"
    if reach is None:
        return f"{key}: {shown}"
    verdict = "" if figure is None else ", reached" if reach.is_met(figure) else ", NOT reached"
    return f"{key}: {shown} ({reach}{verdict})"
