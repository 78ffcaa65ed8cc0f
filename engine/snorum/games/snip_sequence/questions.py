"""The ways to lead that the tips of the sequence game recommend, for simulations to try."""

from collections.abc import Iterable, Set

from ...cards import Card
from ...core.types import Action, Table
from ...kit.questions import Habit
from ...kit.sequence import find_successor
from .options import Options, rank_order

_FACE_UP = ("run", "played", "turned")


def _of_several(options: Options, legal: tuple[Action, ...], *, upper: bool) -> Iterable[Action]:
    """In each suit of which the hand has several cards, the highest or the lowest."""
    order = rank_order(options)
    suits: dict[str, list[Action]] = {}
    for action in legal:
        if action.cards:
            suits.setdefault(action.cards[0][1], []).append(action)
    pick = max if upper else min
    return [pick(held, key=lambda one: order.index(one.cards[0][0])) for held in suits.values() if len(held) > 1]


def _upper_first(options: Options, table: Table, legal: tuple[Action, ...]) -> Iterable[Action]:
    return _of_several(options, legal, upper=True)


def _lower_first(options: Options, table: Table, legal: tuple[Action, ...]) -> Iterable[Action]:
    return _of_several(options, legal, upper=False)


def _keep_highest(options: Options, table: Table, legal: tuple[Action, ...]) -> Iterable[Action]:
    highest = rank_order(options)[-1]
    return [action for action in legal if action.cards and action.cards[0][0] != highest]


def _comes_back(options: Options, table: Table, legal: tuple[Action, ...]) -> Iterable[Action]:
    """Cards whose run ends in the leader's own hand, by the cards that have been seen to go."""
    gone = {card for zone in table.zones if zone.name in _FACE_UP for card in zone.cards}
    hand = {action.cards[0] for action in legal if action.cards}
    return [action for action in legal if action.cards and _end_of_run(options, action.cards[0], gone) in hand]


def _end_of_run(options: Options, card: Card, gone: Set[Card]) -> Card:
    for _ in options.calls[1:]:
        after = find_successor(card, rank_order(options), circular=options.circular)
        if after is None or after in gone:
            break
        card = after
    return card


HABITS = (
    Habit("upper-first", _upper_first),
    Habit("lower-first", _lower_first),
    Habit("keep-highest", _keep_highest),
    Habit("comes-back", _comes_back),
)
