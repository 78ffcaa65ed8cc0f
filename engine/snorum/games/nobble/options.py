"""The options, presets and facts of Nobble and its kin: pure data."""

from collections.abc import Mapping
from typing import NamedTuple

from ...cards import SUITS, Card, make_pack
from ...core.options import choice, flag, number, option_set
from ...core.types import Typed

PACK = make_pack("23456789TJQKA")
LONGEST = len(SUITS)
"""A chain has at most all cards of a rank."""

WORDS: Mapping[str, tuple[str, ...]] = {"none": ("", "", "", ""), "snip": ("", "snip", "snap", "snorum")}
"""What is said with the first to the last card of a chain; nothing where it is empty."""

FEW = 3
"""Up to so many players are few."""

_FEWEST, _MOST = 2, 10


@option_set
class Options(NamedTuple):
    """A variant of Nobble; `hand_size` 0 deals out the whole pack, `few_hand_size` 0 makes no difference."""

    hand_size: int = number(5, low=0, high=5)
    few_hand_size: int = number(0, low=0, high=13)
    turns: str = choice("rotation", "question")
    must_match: bool = flag(True)
    settle: str = choice("each", "last")
    elimination: str = choice("immediate", "end_of_deal")
    peel_double: bool = flag(False)
    words: str = choice("none", "snip")
    start_coins: int = number(5, low=1, high=100)


PRESETS = {
    "nobble": Options(),
    "bump": Options(must_match=False, few_hand_size=7),
    "motor": Options(settle="last"),
    "american-1838": Options(hand_size=0, few_hand_size=13, words="snip"),
    "cavendish-1875": Options(hand_size=0, turns="question", words="snip"),
}


def due_for(chain: int) -> int:
    """What the player of the card before owes when the chain has reached `chain` cards: nobbled, double, triple."""
    return chain - 1


def players(options: Options) -> tuple[int, int]:
    """The fewest and the most seats that can play."""
    return _FEWEST, _MOST


def find_hand_size(options: Options, seats: int) -> int | None:
    """Cards for each player, or None where the whole pack is dealt."""
    if options.few_hand_size and seats <= FEW:
        return options.few_hand_size
    return options.hand_size or None


def pack() -> tuple[Card, ...]:
    """The whole pack."""
    return PACK


def facts(options: Options) -> Mapping[str, Typed]:
    """What the rule texts may name."""
    return {
        "pack-size": Typed("number", len(PACK)),
        "fewest": Typed("number", _FEWEST),
        "most": Typed("number", _MOST),
        "few": Typed("number", FEW),
        "hand-size": Typed("number", options.hand_size),
        "few-hand-size": Typed("number", options.few_hand_size),
        "start-coins": Typed("number", options.start_coins),
        "few-hand-most": Typed("number", PRESETS["american-1838"].few_hand_size),
        "elimination-kind": Typed("choice", options.elimination),
        "longest": Typed("number", LONGEST),
        "nobbled": Typed("number", due_for(2)),
        "double-nobbled": Typed("number", due_for(3)),
        "triple-nobbled": Typed("number", due_for(LONGEST)),
        "calls": Typed("words", WORDS[options.words]),
        "words": Typed("words", tuple(word for word in WORDS[options.words] if word)),
    }
