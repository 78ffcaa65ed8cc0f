"""What the end of a deal is worth, and to whom: the table of results, row by row."""

from typing import NamedTuple

from ...core.types import Seat
from .options import FAULT, FAULT_NO_TRICK, FLAT_REVOKE, NO_TRICK, PLAIN, SAFE, UNDER_SAFE
from .state import State


class Award(NamedTuple):
    """Game points, and the clauses that make them."""

    points: int
    rules: tuple[str, ...]


def claim_award(state: State, winner: Seat) -> Award:
    """What a correct claim is worth at this moment."""
    loser = 1 - winner
    closing = state.closing
    if closing is not None and closing.seat == loser:
        return Award(failed_award(state).points, ("other-goes-out",))
    points, tricks = state.points[loser], state.tricks[loser]
    frozen: tuple[str, ...] = ()
    if closing is not None and state.options.freeze:
        points, tricks = closing.points, closing.tricks
        frozen = ("counts-frozen",)
    # By tricks, never by points: the points of a marriage that waits are none.
    if not tricks:
        return Award(NO_TRICK, (*frozen, "win-no-trick"))
    if points < SAFE:
        return Award(UNDER_SAFE, (*frozen, "win-under-safe"))
    return Award(PLAIN, (*frozen, "win-plain"))


def failed_award(state: State) -> Award:
    """What a closing that fails is worth: later tricks and the closer's own points do not matter."""
    assert state.closing is not None
    return Award(FAULT if state.closing.tricks else FAULT_NO_TRICK, ("closer-failed",))


def false_claim_award(state: State, claimer: Seat) -> Award:
    """What a claim without enough points is worth to the other seat.

    `as_if_won` (tournaments of preisschnapsen.at): what the claimer would have written with enough.
    """
    if state.options.false_claim == "as_if_won":
        award = claim_award(state, claimer)
        return Award(award.points, ("false-claim-as-if-won", *award.rules))
    closing = state.closing
    tricks = closing.tricks if closing is not None and closing.seat == claimer else state.tricks[1 - claimer]
    return Award(FAULT if tricks else FAULT_NO_TRICK, ("false-claim",))


def revoke_award(state: State, offender: Seat) -> Award:
    """What a card against the rules is worth to the other seat."""
    if state.options.revoke == "flat3":
        return Award(FLAT_REVOKE, ("revoke",))
    return Award(FAULT if state.tricks[1 - offender] else FAULT_NO_TRICK, ("revoke",))
