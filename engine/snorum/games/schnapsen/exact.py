"""What exact play of Schnapsen needs to know besides the rules."""

from collections.abc import Hashable

from .options import ENOUGH
from .scoring import claim_award
from .state import State, is_strict


def make_key(state: State) -> Hashable:
    """All that matters for the rest of a deal; points above those that win, and tricks above one, are alike."""
    points, tricks = state.points, state.tricks
    return (
        state.hands,
        state.trick[0] if len(state.trick) == 1 else state.turn,
        state.lead,
        min(points[0], ENOUGH),
        min(points[1], ENOUGH),
        tricks[0] > 0,
        tricks[1] > 0,
        state.pending,
        state.announced,
        state.closing,
        # While cards are drawn, which ones they are; where the talon is closed it lies there unused.
        None if is_strict(state) else (state.stock, state.turned),
    )


def find_prospects(state: State) -> tuple[int, int]:
    """What either could win by a claim now: it only becomes less, and nobody need claim without enough points."""
    return -claim_award(state, 1).points, claim_award(state, 0).points
