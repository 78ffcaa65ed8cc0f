"""The options, presets and facts of Schnapsen: pure data."""

from collections.abc import Mapping
from typing import NamedTuple

from ...cards import Card, make_pack
from ...core.options import choice, flag, option_set
from ...core.types import Typed

VALUES: Mapping[str, int] = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
"""What a card counts for whoever takes it."""

ENOUGH = 66
"""Points that win a deal."""
SAFE = 33
"""Points with which the loser of a deal loses no more than one game point."""
MARRIAGE, TRUMP_MARRIAGE = 20, 40
MARRIED = ("K", "Q")
EXCHANGES = "J"
"""The rank of the trump that may be exchanged for the one turned up."""

PLAIN, UNDER_SAFE, NO_TRICK = 1, 2, 3
"""Game points of a deal, by what its loser has."""
FAULT, FAULT_NO_TRICK = 2, 3
"""Game points for a false claim, a failed closing or a card against the rules."""
FLAT_REVOKE = 3
LAST_TRICK = 1
"""Game points for the last trick of a deal that nobody has won before."""
LOST, LOST_DOUBLE = 1, 2
"""How many Bummerl the loser of one is given."""

_SEATS = 2
_FIRST_ROUND = 3
_HAND = {20: 5, 24: 6}
_RANKS = {20: "JQKTA", 24: "9JQKTA"}


@option_set
class Options(NamedTuple):
    """A way of playing Schnapsen; the names are those of the table of points where sources differ."""

    pack: int = choice(20, 24)
    target: int = choice(7, 5, 9)
    claim: str = choice("manual", "auto")
    claim_when: str = choice("on_lead", "any")
    freeze: bool = flag(True)
    false_claim: str = choice("standard", "as_if_won")
    revoke: str = choice("refuse", "standard", "flat3")
    exchange_min: int = choice(2, 3, 4)
    exchange_after_close: bool = flag(False)
    close_min: int = choice(2, 3, 4)
    close_after_announce: bool = flag(False)
    marriage_late: bool = flag(True)
    auto_announce: bool = flag(False)
    double_bummerl: bool = flag(False)
    deal: str = choice("alternate", "winner", "loser")
    deal_pattern: int = choice(3, 5)
    """How many cards each player has when the trump is turned up: a first round of them, or (5) the whole hand."""


PRESETS = {
    "standard": Options(),
    "short": Options(target=5),
    "tournament": Options(revoke="standard"),
    "auto-claim": Options(claim="auto"),
    "hard": Options(freeze=False),
    "nines": Options(pack=24),
}


def rank_order(options: Options) -> str:
    """The ranks, lowest first."""
    return _RANKS[options.pack]


def pack(options: Options) -> tuple[Card, ...]:
    """The whole pack."""
    return make_pack(rank_order(options))


def players() -> tuple[int, int]:
    """The fewest and the most seats that can play."""
    return _SEATS, _SEATS


def rounds(options: Options) -> tuple[int, int]:
    """How many cards each player is given in the first and in the second round of dealing."""
    return _FIRST_ROUND, _HAND[options.pack] - _FIRST_ROUND


def turned_after(options: Options) -> int:
    """How many cards each player has when the trump is turned up."""
    return _FIRST_ROUND if options.deal_pattern == _FIRST_ROUND else _HAND[options.pack]


def facts(options: Options) -> Mapping[str, Typed]:
    """What the rule texts may name."""
    order = rank_order(options)
    first, second = rounds(options)
    talon = options.pack - _SEATS * _HAND[options.pack]
    numbers = {
        "pack-size": options.pack,
        "players": _SEATS,
        "hand-size": first + second,
        "first-round": first,
        "second-round": second,
        "turned-after": turned_after(options),
        "talon-size": talon,
        "face-down": talon - 1,
        "ace-value": VALUES["A"],
        "ten-value": VALUES["T"],
        "king-value": VALUES["K"],
        "queen-value": VALUES["Q"],
        "jack-value": VALUES["J"],
        "all-points": sum(VALUES[card[0]] for card in pack(options)),
        "enough": ENOUGH,
        "safe": SAFE,
        "marriage": MARRIAGE,
        "trump-marriage": TRUMP_MARRIAGE,
        "exchange-min": options.exchange_min,
        "close-min": options.close_min,
        "plain-win": PLAIN,
        "under-safe-win": UNDER_SAFE,
        "no-trick-win": NO_TRICK,
        "fault": FAULT,
        "fault-no-trick": FAULT_NO_TRICK,
        "revoke-cost": FLAT_REVOKE if options.revoke == "flat3" else FAULT,
        "revoke-cost-no-trick": FLAT_REVOKE if options.revoke == "flat3" else FAULT_NO_TRICK,
        "last-trick-win": LAST_TRICK,
        "target": options.target,
        "bummerl": LOST,
        "double-bummerl": LOST_DOUBLE if options.double_bummerl else LOST,
    }
    choices = {
        "claim-how": options.claim,
        "claim-when": options.claim_when,
        "false-claim-cost": options.false_claim,
        "revoke-how": options.revoke,
        "next-dealer": options.deal,
    }
    return {
        **{name: Typed("number", value) for name, value in numbers.items()},
        **{name: Typed("choice", value) for name, value in choices.items()},
        "order": Typed("ranks", tuple(reversed(order))),
        "highest": Typed("rank", order[-1]),
        "lowest": Typed("rank", order[0]),
        "exchange-rank": Typed("rank", EXCHANGES),
        "married": Typed("ranks", MARRIED),
    }
