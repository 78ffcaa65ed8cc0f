"""A trick: what was played to it, and what heads it and why."""

from typing import NamedTuple

from ...cards import Card
from ...core.types import Seat
from .groups import Pair, pairings
from .options import Options
from .ranking import TOQUTSIT, VOORMSI, Head, led

HELD, ABROAD, OUT = "held", "abroad", "out"
"""Where Toqutsit is when Voormsi is played: with the same player, where others may still play it, or played."""


class Heading(NamedTuple):
    """The cards that head a trick, by which pairs they came to, and what headed it before (None: they were led)."""

    place: int
    seat: Seat
    heads: tuple[Head, ...]
    pairs: tuple[Pair, ...] = ()
    before: "Heading | None" = None

    def has(self, card: Card) -> bool:
        """Whether the card is one of those that head the trick."""
        return any(head.card == card for head in self.heads)


class Play(NamedTuple):
    """What one player adds to a trick."""

    seat: Seat
    cards: tuple[Card, ...]


class Trick(NamedTuple):
    """A trick, finished or not; `toqutsit` says where Toqutsit was when Voormsi fell, None before that."""

    plays: tuple[Play, ...]
    led: Heading
    heading: Heading
    toqutsit: str | None = None
    is_over: bool = False

    @property
    def size(self) -> int:
        """As many tricks as it counts: one for each card led."""
        return len(self.led.heads)

    def cards(self) -> tuple[Card, ...]:
        """All cards of the trick, in the order they were played."""
        return tuple(card for play in self.plays for card in play.cards)


def lead(seat: Seat, cards: tuple[Card, ...]) -> Trick:
    """A trick that has just been led to."""
    heading = Heading(0, seat, tuple(led(card) for card in cards))
    return Trick((Play(seat, cards),), heading, heading)


def is_direct(trick: Trick) -> bool:
    """Whether the next play follows directly on the cards that head the trick."""
    return trick.heading.place == len(trick.plays) - 1


def target(trick: Trick, options: Options) -> tuple[Head, ...]:
    """The cards that have to be beaten: those heading the trick, or for groups those that were led (A004-4)."""
    return trick.led.heads if options.beat == "led" and trick.size > 1 else trick.heading.heads


def ways_to_beat(trick: Trick, cards: tuple[Card, ...], options: Options) -> tuple[tuple[Pair, ...], ...]:
    """Every pairing by which the cards would take over the trick; none where they fall short."""
    if len(cards) != trick.size:
        return ()
    return tuple(pairings(cards, target(trick, options), directly=is_direct(trick)))


def with_play(trick: Trick, seat: Seat, cards: tuple[Card, ...], pairs: tuple[Pair, ...] | None) -> Trick:
    """The trick after another play, which takes it over where `pairs` are given."""
    heading = trick.heading
    if pairs is not None:
        heading = Heading(len(trick.plays), seat, tuple(pair.head for pair in pairs), pairs, trick.heading)
    return trick._replace(plays=(*trick.plays, Play(seat, cards)), heading=heading)


def with_voormsi(trick: Trick, hands: tuple[tuple[Card, ...], ...], stock: tuple[Card, ...], seat: Seat) -> Trick:
    """The trick in which `seat` plays Voormsi, with a note of where Toqutsit is; `hands` are those before the play."""
    if TOQUTSIT in hands[seat]:
        where = HELD
    elif TOQUTSIT in stock or any(TOQUTSIT in hand for hand in hands):
        # Toqutsit in the stock is a danger too (A004-8).
        where = ABROAD
    else:
        where = OUT
    return trick._replace(toqutsit=where)


def owner_of_voormsi(heading: Heading) -> Seat | None:
    """Whose Voormsi heads the trick, or None where it does not."""
    return heading.seat if heading.has(VOORMSI) else None


def led_voormsi(trick: Trick) -> Seat | None:
    """Whose Voormsi was led, or counts as led since it was second on a led 3 of diamonds."""
    heading: Heading | None = trick.heading
    while heading is not None:
        is_led = heading.before is None or any(pair.clause == "three-led" for pair in heading.pairs)
        if is_led and heading.has(VOORMSI):
            return heading.seat
        heading = heading.before
    return None
