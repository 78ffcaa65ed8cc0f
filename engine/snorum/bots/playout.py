"""Playing a deal to its end at random, and what it then has brought a seat."""

from collections.abc import Callable
from typing import Any

from ..core.game import Game
from ..core.types import Seat, Step

Draw = Callable[[], float]

WON = 0.5
"""What having won the deal counts besides the units of the game's outcome: all, where nothing is paid or counted."""

CARDS_FIRST = 0.6
"""How often a card is played where something else could be done as well."""


def play_out(game: Game[Any, Any], step: Step[Any], draw: Draw) -> tuple[Step[Any], int]:
    """The last step of a deal that is played on at random, without offences, and how many actions it took."""
    count = 0
    while game.to_act(step.state) is not None:
        step = _play_any(game, step.state, draw)
        count += 1
    return step, count


def value_of(game: Game[Any, Any], last: Step[Any], seat: Seat) -> float:
    """What the deal has brought the seat more than the others on average, and something for having won it."""
    outcome = game.outcome(last.state)
    assert outcome is not None, "the deal is over"
    margin = margin_of(outcome, seat)
    for event in last.events:
        if event.kind == "won" and event.value in ("hand", "game"):
            winners = event.seat if isinstance(event.seat, tuple) else (event.seat,)
            margin += WON if seat in winners else -WON
    return margin


def margin_of(outcome: tuple[int, ...], seat: Seat) -> float:
    """What the outcome brings the seat more than the others on average."""
    return outcome[seat] - (sum(outcome) - outcome[seat]) / (len(outcome) - 1)


def _play_any(game: Game[Any, Any], state: Any, draw: Draw) -> Step[Any]:
    """A random legal action; one that ends the deal at once is taken where it wins and left where it loses."""
    seat = game.to_act(state)
    assert seat is not None
    actions = [action for action in game.candidates(state) if action.verb not in game.offences]
    cards = [action for action in actions if action.cards]
    open_others = [action for action in actions if not action.cards and game.refusal(state, action) is None]
    losing = None
    for action in open_others:
        if action.value is None and len(cards) + len(open_others) > 1:
            step = game.advance(state, action)
            if game.to_act(step.state) is None:
                if value_of(game, step, seat) > 0:
                    return step
                losing = step
                open_others = [other for other in open_others if other != action]
    is_card = not open_others or draw() < CARDS_FIRST
    for kind in (cards, open_others) if is_card else (open_others, cards):
        while kind:
            action = kind.pop(int(draw() * len(kind)))
            if not action.cards or game.refusal(state, action) is None:
                return game.advance(state, action)
    assert losing is not None, "somebody can act until the deal is over"
    return losing
