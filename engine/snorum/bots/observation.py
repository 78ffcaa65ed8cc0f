"""All that one seat may know of the deal being played: what a bot decides on, and nothing else."""

from typing import Any, NamedTuple

from ..cards import UNKNOWN, Card
from ..core.game import Game
from ..core.types import Action, Deal, Event, Position, Seat, Step, Table, mask
from ..kit.history import History

Place = tuple[str, Seat | None]
"""A zone's name and its owner."""


class Shown(NamedTuple):
    """A card that came into sight out of a hand: it was in that seat's hand after step `by` at the latest."""

    card: Card
    seat: Seat
    by: int


class Drawn(NamedTuple):
    """A card of a pile, face down, that came to a seat's hand with step `at`; everybody sees that, not the card."""

    pile: str
    place: int
    seat: Seat
    at: int


class Observation(NamedTuple):
    """What `seat` knows after some actions of a deal; steps count from its opening, which is 0.

    `deal` has `UNKNOWN` where it was never seen which card lay; `unseen` are the cards that may have lain there.
    `acting` and `told` go with the steps: who was to act after each, and its events as the seat saw them.
    """

    game: Game[Any, Any]
    options: Any
    seat: Seat
    position: Position
    deal: Deal
    unseen: tuple[Card, ...]
    shown: tuple[Shown, ...]
    drawn: tuple[Drawn, ...]
    actions: tuple[Action, ...]
    acting: tuple[Seat | None, ...]
    told: tuple[tuple[Event, ...], ...]
    table: Table
    legal: tuple[Action, ...]


def observe(history: History) -> Observation:
    """What the seat to act knows; there must be one."""
    game, seat = history.game, history.actor()
    assert seat is not None
    number, first = history.current_deal()
    steps, actions = history.steps[first:], history.actions[first:]
    deal = _with_dealer(history.deals[number], steps[0])
    trace = _Trace([game.table(step.state) for step in steps], seat)
    piles, drawn = [], []
    for name, cards in deal.piles:
        piles.append((name, tuple(card if trace.is_traced(card) else UNKNOWN for card in cards)))
        for index, card in enumerate(cards):
            came = trace.find_drawing(card)
            if came is not None:
                drawn.append(Drawn(name, index, *came))
    hands = tuple(tuple(card if trace.is_traced(card) else UNKNOWN for card in hand) for hand in deal.hands)
    masked = deal._replace(hands=hands, piles=tuple(piles))
    known = {*masked.cards(), *trace.visible[0]}
    unseen = tuple(card for card in game.pack(history.options) if card not in known)
    shown = [found for card in unseen if (found := trace.find_showing(card)) is not None]
    return Observation(
        game,
        history.options,
        seat,
        history.position if not number else _carried(game, history.steps[first - 1]),
        masked,
        unseen,
        tuple(sorted(shown, key=lambda one: one.by)),
        tuple(drawn),
        actions,
        tuple(game.to_act(step.state) for step in steps),
        tuple(mask_events(step.events, seat) for step in steps),
        mask(game.table(steps[-1].state), seat),
        legal_of(history),
    )


def legal_of(history: History) -> tuple[Action, ...]:
    """What the seat to act may do, offences left out."""
    game = history.game
    return tuple(action for action in game.legal_actions(history.state()) if action.verb not in game.offences)


def mask_events(events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """The events as a seat (None: a spectator) sees them."""
    return tuple(
        event if event.seen_by is None or seat in event.seen_by else event._replace(cards=(UNKNOWN,) * len(event.cards))
        for event in events
    )


class _Trace:
    """Where each card lay after each step, and when the seat could see it."""

    def __init__(self, tables: list[Table], seat: Seat) -> None:
        self.places: list[dict[Card, Place]] = []
        self.visible: list[set[Card]] = []
        for table in tables:
            self.places.append({card: (zone.name, zone.owner) for zone in table.zones for card in zone.cards})
            seen = (zone for zone in table.zones if zone.seen_by is None or seat in zone.seen_by)
            self.visible.append({card for zone in seen for card in zone.cards})

    def is_traced(self, card: Card) -> bool:
        """Whether the seat knows just where the card lay when the deal began: it saw it there, or saw it leave."""
        if card in self.visible[0]:
            return True
        left = self._find_leaving(card)
        return self.places[0][card][1] is None and left is not None and card in self.visible[left]

    def find_drawing(self, card: Card) -> tuple[Seat, int] | None:
        """Whose hand a card of a pile came to unseen, and when."""
        left = self._find_leaving(card)
        if left is None or card in self.visible[left]:
            return None
        name, owner = self.places[left][card]
        return (owner, left) if name == "hand" and owner is not None else None

    def find_showing(self, card: Card) -> Shown | None:
        """Whose hand a card came into sight from, where it was seen at all."""
        for index, seen in enumerate(self.visible):
            if card in seen:
                owner = self.places[index - 1][card][1]
                return None if owner is None else Shown(card, owner, index - 1)
        return None

    def _find_leaving(self, card: Card) -> int | None:
        """The step by which a card left the place where it lay first."""
        return next((i for i, places in enumerate(self.places) if places[card] != self.places[0][card]), None)


def _with_dealer(deal: Deal, opening: Step[Any]) -> Deal:
    """The deal with the dealer that play has come to; in a session that need not be the one written down."""
    dealers = [event.seat for event in opening.events if event.kind == "deals"]
    return deal._replace(dealer=dealers[0]) if dealers and isinstance(dealers[0], int) else deal


def _carried(game: Game[Any, Any], before: Step[Any]) -> Position:
    """What the earlier deals of a session have left, as a start value: everybody sees it on the table."""
    facts = game.table(before.state).facts
    position: dict[str, object] = {}
    for name, fact_name in game.carries.items():
        if game.position[name] == "amount":
            position[name] = next(fact.value for fact in facts if fact.name == fact_name)
        else:
            position[name] = {fact.owner: fact.value for fact in facts if fact.name == fact_name}
    return position
