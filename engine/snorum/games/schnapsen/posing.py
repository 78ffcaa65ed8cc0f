"""Positions of Schnapsen as problems: how a record opens one, and what it teaches."""

from collections.abc import Callable, Sequence

from ...cards import SUITS
from ...core.types import Action, Deal, Position
from .moves import take_action
from .options import ENOUGH, PLAIN, UNDER_SAFE
from .refusals import find_refusal
from .state import CLOSE, State, is_on_lead, is_strict, marriage_cards, talon_size

Line = Sequence[Action]
Values = Sequence[tuple[Action, int]]


LARGEST_TALON = 2
"""A longer talon leaves more to draw than anybody thinks through."""


def pose(state: State) -> tuple[Deal, Position] | None:
    """A position of whoever is on lead and has nothing announced, with the points of neither seat enough yet.

    Never after a closing: what was frozen then does not lie on the table.
    """
    if state.ending is not None or state.closing is not None or state.announced is not None or not is_on_lead(state):
        return None
    if max(state.points) >= ENOUGH or talon_size(state) > LARGEST_TALON:
        return None
    # Whoever is asked sits first.
    seats, order = state.deal.seats, (state.turn, 1 - state.turn)
    piles = (("stock", state.stock), ("trump", (state.turned,) if state.turned is not None else ()))
    hands = tuple(state.hands[seat] for seat in order)
    deal = Deal(seats, 1, hands, tuple((name, cards) for name, cards in piles if cards))
    position: dict[str, object] = {"to_act": seats[0]}
    if state.turned is None:
        position["trump"] = state.trump
    for name, counts in (("points", state.points), ("tricks", state.tricks), ("pending", state.pending)):
        if any(counts):
            position[name] = {name: counts[seat] for name, seat in zip(seats, order, strict=True)}
    return deal, position


def _draws_trumps(state: State, line: Line, values: Values) -> bool:
    """A trump is led while the other seat still holds one, and is bound to play it."""
    led = _led(line)
    held = any(card[1] == state.trump for card in state.hands[1 - state.turn])
    return is_strict(state) and led is not None and led[1] == state.trump and held


def _forces_trump(state: State, line: Line, values: Values) -> bool:
    """A plain card is led that the other seat must trump."""
    led, reply = _led(line), _reply(line)
    return is_strict(state) and led is not None and reply is not None and led[1] != state.trump == reply[1]


def _gives_up_lead(state: State, line: Line, values: Values) -> bool:
    """A plain card is led to a higher one of its suit."""
    led, reply = _led(line), _reply(line)
    if not is_strict(state) or led is None or reply is None or led[1] == state.trump or led[1] != reply[1]:
        return False
    first = take_action(state, line[0]).state
    return take_action(first, line[1]).state.lead != state.turn


def _keeps_marriage(state: State, line: Line, values: Values) -> bool:
    """A marriage is in the hand, and is announced only after another card has been led."""
    hand, seat = state.hands[state.turn], state.turn
    kept = {suit for suit in SUITS if all(card in hand for card in marriage_cards(suit))}
    has_played = False
    for action, before in _states(state, line):
        if before.turn == seat and action.verb == "marry":
            return has_played and action.value in kept
        has_played = has_played or (before.turn == seat and action.verb == "play")
    return False


def _counts_safe(state: State, line: Line, values: Values) -> bool:
    """The best play keeps the other seat below the points that save a game point, any other play does not."""
    return (values[0][1], values[1][1]) == (UNDER_SAFE, PLAIN)


def _times_closing(state: State, line: Line, values: Values) -> bool:
    """The talon may be closed now, and best play closes it: now or later."""
    if find_refusal(state, CLOSE) is not None:
        return False
    return any(action == CLOSE and before.turn == state.turn for action, before in _states(state, line))


def _plays_for_last_trick(state: State, line: Line, values: Values) -> bool:
    """Neither seat comes to enough points, and the last trick decides."""
    for action in line:
        state = take_action(state, action).state
    return state.ending is not None and state.ending.result == "last-trick"


_TESTS: dict[str, Callable[[State, Line, Values], bool]] = {
    "draw-trumps": _draws_trumps,
    "force-trump": _forces_trump,
    "give-up-lead": _gives_up_lead,
    "last-trick": _plays_for_last_trick,
    "keep-marriage": _keeps_marriage,
    "count-safe": _counts_safe,
    "time-closing": _times_closing,
}
THEMES = tuple(_TESTS)


def find_themes(state: State, line: Line, values: Values) -> tuple[str, ...]:
    """Every theme that fits a position, by best play and the value of each first action, best first."""
    return tuple(theme for theme, fits in _TESTS.items() if len(values) > 1 and fits(state, line, values))


def _led(line: Line) -> str | None:
    return line[0].cards[0] if line[0].verb == "play" else None


def _reply(line: Line) -> str | None:
    return line[1].cards[0] if len(line) > 1 and line[1].verb == "play" else None


def _states(state: State, line: Line) -> list[tuple[Action, State]]:
    """Each action with the state that it is taken in."""
    found = []
    for action in line:
        found.append((action, state))
        state = take_action(state, action).state
    return found
