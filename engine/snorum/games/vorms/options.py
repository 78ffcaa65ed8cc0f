"""The options, presets and facts of Vorms: pure data."""

from collections.abc import Mapping
from typing import NamedTuple

from ...cards import Card
from ...core.options import choice, flag, option_set
from ...core.types import Seat, Side, Typed
from .ranking import (
    HIGH_EIGHT,
    KING_OF_CLUBS,
    KING_OF_SPADES,
    MIDDLE_RANKS,
    PACK,
    SEVENS,
    SUITS_DOWN,
    THREE,
    TOQUTSIT,
    VOORMSI,
)

HAND_SIZE = 4
"""Cards that a hand is filled up to."""

MOST_LED = 4
"""Cards that can be led together."""

TWO = 2
"""With two players each plays twice to a trick."""

THREE_PLAYERS, FOUR = 3, 4

FIFTH = 5
"""The trick of a side that scores first."""

TRICK_POINTS = 1
FIRST_FIVE_POINTS = 1
VOORMSI_POINTS = 1
TOQUTSIT_POINTS = 2
THREE_ON_VOORMSI_POINTS = 1
THREE_ON_TOQUTSIT_POINTS = 2


@option_set
class Options(NamedTuple):
    """A variant of Vorms; A004-1 and so on are the points in which the sources differ."""

    players: int = choice(FOUR, THREE_PLAYERS, TWO)
    three_counts_as_king: bool = flag(False)  # A004-1, Parlett
    toqu_duty: str = choice("heading", "led")  # A004-2
    toqu_duty_hopeless: bool = flag(True)  # A004-3
    beat: str = choice("heading", "led")  # A004-4
    friendly_toqutsit: str = choice("reset_score", "lose_hand_points", "lose_game", "forbidden")  # A004-6
    voormsi_over_toqu: bool = flag(False)  # A004-7
    end_order: str = choice("loser_first", "winner_first")  # A004-9
    draw: str = choice("rotation", "fill_each")  # A004-10
    own_three: bool = flag(True)  # A004-12
    deal_all: bool = flag(False)  # A004-13


PRESETS = {"four": Options(), "three": Options(players=THREE_PLAYERS), "two": Options(players=TWO)}


def pack() -> tuple[Card, ...]:
    """The whole pack: aces, court cards and nine to five, and the 3 of diamonds for the King of diamonds."""
    return PACK


def plays_to_a_trick(options: Options) -> int:
    """Plays that make a trick, of one card or of several."""
    return 2 * options.players if options.players == TWO else options.players


def tricks_in_hand(options: Options) -> int:
    """Tricks in a hand, each card of a multiple trick counted as one."""
    return len(PACK) // plays_to_a_trick(options)


def strokes(options: Options) -> int:
    """Strokes on a side's arm of the cross: as many points as a hand has tricks."""
    return tricks_in_hand(options)


def sides(options: Options) -> tuple[Side, ...]:
    """Who scores together: four players in two partnerships, others each alone."""
    count = options.players // 2 if options.players == FOUR else options.players
    return tuple(tuple(range(side, options.players, count)) for side in range(count))


def side_of(options: Options, seat: Seat) -> int:
    """The index of a seat's side."""
    return seat % len(sides(options))


def party(side: Side) -> Seat | Side:
    """A side as facts and events name it: one player as a seat."""
    return side if len(side) > 1 else side[0]


def facts(options: Options) -> Mapping[str, Typed]:
    """What the rule texts may name."""
    return {
        "pack-size": Typed("number", len(PACK)),
        "players": Typed("number", options.players),
        "fewest": Typed("number", TWO),
        "most": Typed("number", FOUR),
        "sides": Typed("number", len(sides(options))),
        "tricks": Typed("number", tricks_in_hand(options)),
        "strokes": Typed("number", strokes(options)),
        "plays": Typed("number", plays_to_a_trick(options)),
        "hand-size": Typed("number", len(PACK) // options.players if options.deal_all else HAND_SIZE),
        "stock-size": Typed("number", 0 if options.deal_all else len(PACK) - HAND_SIZE * options.players),
        "most-led": Typed("number", MOST_LED),
        "toqutsit": Typed("card", TOQUTSIT),
        "voormsi": Typed("card", VOORMSI),
        "three": Typed("card", THREE),
        "king-of-clubs": Typed("card", KING_OF_CLUBS),
        "king-of-spades": Typed("card", KING_OF_SPADES),
        "sevens": Typed("cards", SEVENS),
        "highest-seven": Typed("card", SEVENS[0]),
        "lowest-seven": Typed("card", SEVENS[-1]),
        "high-eight": Typed("card", HIGH_EIGHT),
        "middle-ranks": Typed("ranks", MIDDLE_RANKS),
        "high-suit": Typed("suit", SUITS_DOWN[0]),
        "low-suit": Typed("suit", SUITS_DOWN[-1]),
        "fifth": Typed("number", FIFTH),
        "trick-points": Typed("number", TRICK_POINTS),
        "first-five-points": Typed("number", FIRST_FIVE_POINTS if has_first_five(options) else 0),
        "voormsi-points": Typed("number", VOORMSI_POINTS),
        "toqutsit-points": Typed("number", TOQUTSIT_POINTS),
        "three-on-voormsi-points": Typed("number", THREE_ON_VOORMSI_POINTS),
        "three-on-toqutsit-points": Typed("number", THREE_ON_TOQUTSIT_POINTS),
        "friendly-toqutsit": Typed("choice", options.friendly_toqutsit),
        "toqu-duty": Typed("choice", options.toqu_duty),
        "beat": Typed("choice", options.beat),
        "end-order": Typed("choice", options.end_order),
    }


def has_first_five(options: Options) -> bool:
    """Whether the first five tricks of the hand bring a point of their own (A004-11: not with three players)."""
    return options.players != THREE_PLAYERS
