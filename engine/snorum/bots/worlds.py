"""Worlds: deals of the cards that a seat has not seen under which all happened that it saw happen."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ..cards import UNKNOWN, Card
from ..core.errors import EngineError
from ..core.types import Deal, Event, Reason, Seat
from .observation import Observation, Shown, mask_events

MOST_REPAIRS = 80
"""Swaps tried on one deal before another is drawn."""

ANY_OF_HAND = 0.25
"""How often a card is moved that only lies with whoever's step fails, and not one that the failure names."""

MOST_DRAWS = 4
"""Deals drawn for one world before there is said to be none."""

Draw = Callable[[], float]
"""`random.Random(seed).random`, the one sequence that Python keeps across versions."""


class Slot(NamedTuple):
    """A place for one unknown card: of a hand (`seat`), of a pile (`pile`), or out of play (neither).

    `holder` is the seat whose hand the card of the slot came to, with step `since`; None where it came to none.
    """

    seat: Seat | None
    pile: str | None
    place: int
    holder: Seat | None
    since: int


class World(NamedTuple):
    """A whole deal, and the state that it has come to."""

    deal: Deal
    state: Any


class _Failure(NamedTuple):
    """The step that does not go as it went, whose it was, and the cards that it may hang on."""

    at: int
    actor: Seat | None
    suspects: tuple[Card, ...]


class Worlds:
    """Makes worlds for one observation; `spent` counts the actions that were replayed for it."""

    def __init__(self, observation: Observation, draw: Draw) -> None:
        self.observation = observation
        self.spent = 0
        self._draw = draw
        self._slots = _find_slots(observation)
        self._shown = {one.card: one for one in observation.shown}

    def sample(self) -> World | None:
        """One world, or None where none was found."""
        for _ in range(MOST_DRAWS):
            cards = self._fill()
            world = None if cards is None else self._repair(cards)
            if world is not None:
                return world
        return None

    def _fill(self) -> list[Card] | None:
        """A card for every slot: those seen later where they can have come from, the others anywhere."""
        free = list(range(len(self._slots)))
        filled: dict[int, Card] = {}
        # Whoever showed a card early had fewer places to have it from, so those cards are dealt first.
        for one in self.observation.shown:
            fitting = [slot for slot in free if _fits(one, self._slots[slot])]
            if not fitting:
                return None
            chosen = self._pick(fitting)
            filled[chosen] = one.card
            free.remove(chosen)
        rest = [card for card in self.observation.unseen if card not in self._shown]
        for slot in free:
            filled[slot] = rest.pop(int(self._draw() * len(rest)))
        return [filled[slot] for slot in range(len(self._slots))]

    def _repair(self, cards: list[Card]) -> World | None:
        """Swap cards until all goes as it went; a swap stays unless an earlier step now fails."""
        result = self._replay(cards)
        for _ in range(MOST_REPAIRS):
            if not isinstance(result, _Failure):
                return result
            swapped = self._swap(cards, result)
            if swapped is None:
                return None
            other = self._replay(swapped)
            if not isinstance(other, _Failure) or other.at >= result.at:
                cards, result = swapped, other
        return None if isinstance(result, _Failure) else result

    def _swap(self, cards: list[Card], failure: _Failure) -> list[Card] | None:
        """The cards with one that the failure may hang on in another place."""
        named = [slot for slot, card in enumerate(cards) if card in failure.suspects]
        held = [slot for slot in range(len(cards)) if self._slots[slot].holder == failure.actor]
        # It need not hang on what is named, as where somebody must have held a card of a rank.
        first, second = (held, named) if self._draw() < ANY_OF_HAND else (named, held)
        pairs = self._exchanges(cards, first) or self._exchanges(cards, second)
        if not pairs:
            return None
        one, other = self._pick(pairs)
        swapped = cards[:]
        swapped[one], swapped[other] = cards[other], cards[one]
        return swapped

    def _exchanges(self, cards: list[Card], moving: list[int]) -> list[tuple[int, int]]:
        """Pairs of slots, one of them `moving`, whose cards can lie in each other's place."""
        slots = self._slots
        return [
            (one, other)
            for one in moving
            for other in range(len(cards))
            if not _is_same_place(slots[one], slots[other])
            and self._may_lie(cards[one], slots[other])
            and self._may_lie(cards[other], slots[one])
        ]

    def _may_lie(self, card: Card, slot: Slot) -> bool:
        one = self._shown.get(card)
        return one is None or _fits(one, slot)

    def _replay(self, cards: list[Card]) -> World | _Failure:
        """The world of these cards, or how far it goes as it went."""
        seen, deal = self.observation, self._deal(cards)
        game, seat = seen.game, seen.seat
        try:
            step = game.start(seen.options, (deal,), seen.position)
        except EngineError:
            return _Failure(0, None, ())
        for index, action in enumerate(seen.actions):
            self.spent += 1
            actor = game.to_act(step.state)
            if actor != seen.acting[index]:
                return _Failure(index, seen.acting[index], _named(seen.told[index], step.events))
            reason = game.refusal(step.state, action)
            if reason is not None:
                return _Failure(index, actor, (*action.cards, *self._named_by(reason)))
            step = game.advance(step.state, action)
            if mask_events(step.events, seat) != seen.told[index + 1]:
                return _Failure(index, actor, _named(seen.told[index + 1], step.events))
        if game.to_act(step.state) != seat:
            return _Failure(len(seen.actions), seat, _named(seen.told[-1], step.events))
        return World(deal, step.state)

    def _deal(self, cards: list[Card]) -> Deal:
        hands = [list(hand) for hand in self.observation.deal.hands]
        piles = {name: list(pile) for name, pile in self.observation.deal.piles}
        for slot, card in zip(self._slots, cards, strict=True):
            if slot.seat is not None:
                hands[slot.seat][slot.place] = card
            elif slot.pile is not None:
                piles[slot.pile][slot.place] = card
        return self.observation.deal._replace(
            hands=tuple(map(tuple, hands)), piles=tuple((name, tuple(pile)) for name, pile in piles.items())
        )

    def _named_by(self, reason: Reason) -> Iterator[Card]:
        """The unseen cards that a refusal speaks of, singly or by rank or suit."""
        for _, kind, value in reason.params:
            if kind in ("card", "cards"):
                yield from (value,) if isinstance(value, str) else value  # type: ignore[misc]
            elif kind in ("rank", "suit"):
                yield from (card for card in self.observation.unseen if str(value) in card)

    def _pick[T](self, items: list[T]) -> T:
        return items[int(self._draw() * len(items))]


def _find_slots(seen: Observation) -> tuple[Slot, ...]:
    drawn = {(one.pile, one.place): one for one in seen.drawn}
    slots = [
        Slot(seat, None, index, seat, 0)
        for seat, hand in enumerate(seen.deal.hands)
        for index, card in enumerate(hand)
        if card == UNKNOWN
    ]
    for name, pile in seen.deal.piles:
        for index, card in enumerate(pile):
            if card == UNKNOWN:
                one = drawn.get((name, index))
                slots.append(Slot(None, name, index, *((None, 0) if one is None else (one.seat, one.at))))
    slots += [Slot(None, None, index, None, 0) for index in range(len(seen.unseen) - len(slots))]
    return tuple(slots)


def _fits(one: Shown, slot: Slot) -> bool:
    """Whether the card can have come from the slot to the hand in which it was."""
    return slot.holder == one.seat and slot.since <= one.by


def _is_same_place(one: Slot, other: Slot) -> bool:
    return one[:2] == other[:2] and one[3:] == other[3:]


def _named(told: tuple[Event, ...], events: tuple[Event, ...]) -> tuple[Card, ...]:
    return tuple(card for event in (*told, *events) for card in event.cards if card != UNKNOWN)
