"""The situation of whoever is to act in Schnapsen: all that decides whether a verb is open, whatever the cards."""

from typing import NamedTuple

from .state import State, talon_size


class Situation(NamedTuple):
    """There are few of them, and what the rules say of each is asked once."""

    over: bool
    asked: bool
    """Whether the seat to act may exchange after the other one closed (`exchange_after_close`)."""
    played_out: bool
    """Whether no trick can follow the one on the table."""
    on_lead: bool
    strict: bool
    """Whether the talon is closed or used up."""
    bound: bool
    """Whether a card is a reply in the strict phase."""
    announced: str | None
    turned: bool
    """Whether a trump lies turned up."""
    talon: int
    exchange_min: int
    close_min: int
    close_after_announce: bool
    marriage_late: bool
    claim: str
    claim_when: str
    revoke: str


def describe(state: State) -> tuple[object, ...]:
    """The fields of the situation of the seat to act; it is made of them only where it is new."""
    options, talon = state.options, talon_size(state)
    is_reply = len(state.trick) == 1
    is_strict = state.closing is not None or not talon
    return (
        state.ending is not None,
        not is_reply and state.turn != state.lead,
        not is_reply and not (state.hands[0] and state.hands[1]),
        not is_reply and state.turn == state.lead,
        is_strict,
        is_strict and is_reply,
        state.announced,
        state.turned is not None,
        talon,
        options.exchange_min,
        options.close_min,
        options.close_after_announce,
        options.marriage_late,
        options.claim,
        options.claim_when,
        options.revoke,
    )
