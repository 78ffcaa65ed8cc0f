"""Positions of Schnapsen in a line, and what is asked of them."""

from typing import Any

from snorum.core.notation import format_action, parse_action, parse_cards
from snorum.core.types import Deal, Step
from snorum.games import find
from snorum.games.schnapsen.options import PRESETS, Options
from snorum.games.schnapsen.state import State

GAME = find("schnapsen")
STANDARD = PRESETS["standard"]


def begin(
    first: str,
    second: str,
    *,
    options: Options = STANDARD,
    stock: str = "",
    turned: str = "",
    later: int = 0,
    **position: Any,
) -> Step[State]:
    """A position with seat 0 on lead, and how many deals come later; trump is hearts where no card is turned up."""
    hands = (parse_cards(first), parse_cards(second))
    deal = Deal(("A", "B"), 1, hands, (("stock", parse_cards(stock)), ("trump", parse_cards(turned))))
    if not turned:
        position.setdefault("trump", "h")
    read = {key: dict(enumerate(value)) if isinstance(value, tuple) else value for key, value in position.items()}
    rest = tuple(GAME.deal(options, ("A", "B"), 0, GAME.pack(options)) for _ in range(later))
    return GAME.start(options, (deal, *rest), read)


def run(step: Step[State], *texts: str) -> Step[State]:
    for text in texts:
        step = GAME.play(step.state, parse_action(text))
    return step


def legal(step: Step[State]) -> set[str]:
    return {format_action(action) for action in GAME.legal_actions(step.state)}


def why(step: Step[State], text: str) -> str | None:
    reason = GAME.why_not(step.state, parse_action(text))
    return None if reason is None else reason.code


def result(step: Step[State]) -> tuple[str, int, int]:
    assert step.state.ending is not None, "the deal is not over"
    return tuple(step.state.ending)
