"""Figures: a mean or a share, with the interval in which it lies with a probability of 95%."""

import math
from collections.abc import Sequence
from typing import NamedTuple

SURE = 95
"""In how many cases of a hundred the interval holds what is measured."""

Z = 1.959964
"""Standard deviations on either side of the mean that hold so much of a normal distribution."""

WILSON, NORMAL = "wilson-95", "normal-95"


class Figure(NamedTuple):
    """What a question found for one case: the mean of `sample` observations; `interval` is how it was reckoned.

    `low` and `high` are None where one observation alone tells nothing of the spread.
    """

    question: str
    case: str
    value: float
    low: float | None
    high: float | None
    sample: int
    interval: str


def make_figure(question: str, case: str, observed: Sequence[float]) -> Figure:
    """A share by Wilson's interval where every observation is 0 or 1, else a mean by the normal one."""
    count = len(observed)
    value = sum(observed) / count
    if all(one in (0, 1) for one in observed):
        return Figure(question, case, value, *wilson(value, count), count, WILSON)
    if count == 1:
        return Figure(question, case, value, None, None, count, NORMAL)
    variance = sum((one - value) ** 2 for one in observed) / (count - 1)
    half = Z * math.sqrt(variance / count)
    return Figure(question, case, value, value - half, value + half, count, NORMAL)


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95% interval of a share of `count` observations; it never leaves 0 to 1.

    Source: E. B. Wilson, Probable Inference, the Law of Succession, and Statistical Inference, JASA 22 (1927).
    """
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z / (1 + Z * Z / count) * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    # At the ends the bound is the share itself, whatever rounding makes of it.
    return min(share, middle - half) if share else 0.0, max(share, middle + half) if share < 1 else 1.0
