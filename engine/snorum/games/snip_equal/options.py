"""The options, presets and facts of the equal-cards game: pure data."""

from collections.abc import Mapping
from typing import NamedTuple

from ...cards import RANKS, SUITS, Card, make_pack
from ...core.options import choice, flag, number, option_set
from ...core.types import Typed

SAME_RANK = len(SUITS)
"""Cards of a rank."""

VICTIM_PAY = (0, 1, 2, 3)
"""What the player of the card before pays, by the place of the card that matches it: snipped, snapped, snored."""

CARD_PAY = 1
"""Chips for each card left."""

FORGOT_PAY = 1
"""Chips for a word forgotten or wrong, where that is the price."""

REDUCED = (32, 24)
"""Sizes of the reduced packs: the lowest ranks are taken out."""

WORDS: Mapping[str, tuple[str, ...]] = {
    "snip": ("", "snip", "snap", "snorum"),
    "coventry": ("coventry-1", "coventry-2", "coventry-3", "coventry-4"),
    "none": ("", "", "", ""),
}
"""What is said with the first to the last card of a rank; nothing where it is empty."""

NAMED_RANK = "7"
"""The rank that stands in the lines of Earl of Coventry where the rules quote them, as in text 000."""

MOST = 8


@option_set
class Options(NamedTuple):
    """A variant of the equal-cards game."""

    pack: int = choice(52, *REDUCED)
    words: str = choice("snip", "coventry", "none")
    must_match: bool = flag(True)
    lay_all: bool = flag(False)
    victim: str = choice("none", "adjacent", "last_matcher")
    card_pay: str = choice("none", "winner", "pool")
    ante: int = number(0, low=0, high=1)
    pass_chip: int = number(0, low=0, high=1)
    forgot: str = choice("none", "chip", "take_back", "draw_back")
    start_chips: int = number(0, low=0, high=1000)
    insolvency: str = choice("debts", "leave")
    min_players: int = number(3, low=2, high=8)


PRESETS = {
    "plain": Options(),
    "chips": Options(card_pay="winner"),
    "pool": Options(card_pay="pool", victim="adjacent"),
    "silent": Options(words="none"),
    "reduced-32": Options(pack=32),
    "reduced-24": Options(pack=24),
    "earl-of-coventry": Options(words="coventry", card_pay="winner"),
}


def pack(options: Options) -> tuple[Card, ...]:
    """The whole pack: the highest ranks of it, ace included."""
    return make_pack(RANKS[-options.pack // SAME_RANK :])


def facts(options: Options) -> Mapping[str, Typed]:
    """What the rule texts may name."""
    ranks = RANKS[-options.pack // SAME_RANK :]
    said = tuple(f"{word}:{NAMED_RANK}" for word in WORDS[options.words] if word)
    larger, smaller = (RANKS[: -size // SAME_RANK] for size in REDUCED)
    return {
        "pack-size": Typed("number", options.pack),
        "lowest": Typed("rank", ranks[0]),
        "ranks": Typed("ranks", tuple(reversed(ranks))),
        "fewest": Typed("number", options.min_players),
        "most": Typed("number", MOST),
        "same-rank": Typed("number", SAME_RANK),
        "words": Typed("words", said),
        "calls": Typed("words", tuple(word and f"{word}:{NAMED_RANK}" for word in WORDS[options.words])),
        "card-pay": Typed("number", CARD_PAY),
        "snipped": Typed("number", VICTIM_PAY[1]),
        "snapped": Typed("number", VICTIM_PAY[2]),
        "snored": Typed("number", VICTIM_PAY[3]),
        "ante": Typed("number", options.ante),
        "pass-chip": Typed("number", options.pass_chip),
        "start-chips": Typed("number", options.start_chips),
        "larger-reduced": Typed("number", REDUCED[0]),
        "smaller-reduced": Typed("number", REDUCED[1]),
        "first-removed": Typed("rank", larger[0]),
        "last-removed-larger": Typed("rank", larger[-1]),
        "last-removed-smaller": Typed("rank", smaller[-1]),
        "card-payee": Typed("choice", options.card_pay),
        "victim-kind": Typed("choice", options.victim),
        "forgot-pay": Typed("number", FORGOT_PAY),
    }
