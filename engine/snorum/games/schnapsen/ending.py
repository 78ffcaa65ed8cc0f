"""How a deal of Schnapsen ends, and with it perhaps the Bummerl."""

from ...core.types import Event, Seat, Step
from .options import ENOUGH, LAST_TRICK, LOST, LOST_DOUBLE
from .scoring import Award, claim_award, failed_award
from .state import Ending, State, change

Events = tuple[Event, ...]
Rules = tuple[str, ...]


def finish(state: State, result: str, winner: Seat, award: Award, events: Events, rules: Rules) -> Step[State]:
    """End the deal: the winner counts down, and has won the Bummerl when nothing is left."""
    left = state.game_points[winner] - award.points
    after = state._replace(
        ending=Ending(result, winner, award.points), game_points=change(state.game_points, winner, left)
    )
    events += (Event("won", winner, value="hand"), Event("counts-down", winner, value=award.points))
    rules += (*award.rules, "count-down")
    if left <= 0:
        loser = 1 - winner
        # Whoever has not scored at all in a Bummerl loses it twice, where that is agreed.
        is_double = state.options.double_bummerl and after.game_points[loser] >= state.options.target
        lost = Event("bummerl", loser, value=LOST_DOUBLE if is_double else LOST)
        events += (Event("won", winner, value="game"), lost)
        rules += ("bummerl", "double-bummerl") if is_double else ("bummerl",)
    return Step(after, events, rules)


def play_out(state: State, events: Events, rules: Rules) -> Step[State]:
    """End a deal of which all cards are played and nobody has claimed."""
    if state.closing is not None:
        award = failed_award(state)
        return finish(state, "closer-failed", 1 - state.closing.seat, award, events, rules)
    return finish(state, "last-trick", state.lead, Award(LAST_TRICK, ("last-trick",)), events, rules)


def settle_unspoken(state: State, seat: Seat, events: Events, rules: Rules) -> Step[State]:
    """Where enough points win without a word, end the deal for whoever has them, `seat` before the other."""
    if state.options.claim == "auto":
        for winner in (seat, 1 - seat):
            if state.points[winner] >= ENOUGH:
                award = claim_award(state, winner)
                return finish(state, "claim", winner, award, events, (*rules, "claim-unspoken"))
    return Step(state, events, rules)


def is_bummerl_over(state: State) -> bool:
    """Whether somebody has counted down to nothing."""
    return state.ending is not None and state.game_points[state.ending.winner] <= 0
