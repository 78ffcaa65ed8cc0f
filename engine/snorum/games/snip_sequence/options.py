"""The options, presets and facts of the sequence game: pure data."""

from collections.abc import Mapping
from typing import NamedTuple

from ...cards import Card, make_pack
from ...core.options import choice, flag, option_set, words
from ...core.types import Typed

CARD_PAY = 1
"""Chips that a loser pays the winner for each card left."""

SHORT_HAND_PAY = 1
"""Chips that a seat with a shorter hand puts into the pool under `short_hand_ante`."""

_ALL = "23456789TJQK"


@option_set
class Options(NamedTuple):
    """A variant of the sequence game; a run is as long as its list of calls."""

    pack: int = choice(52, 32)
    ace: str = choice("low", "high")
    circular: bool = flag(False)
    calls: tuple[str, ...] = words("snip", "snap", "snorum", "hicockalorum", "jingo")
    turn_up_last: bool = flag(False)
    dead_cards: str | int = choice("none", "one_hand", "remainder", low=1, high=20)
    dead_stop_call: str = choice("immediate", "after_silence")
    short_hand_ante: bool = flag(False)


_SCHNIPP = ("schnipp", "schnapp", "schnurr", "burr", "basilorum")

PRESETS = {
    "five-card": Options(),
    "five-card-jig": Options(calls=("snip", "snap", "snorum", "hicockalorum", "jig")),
    "turned-up": Options(turn_up_last=True),
    "dead-hand": Options(dead_cards="one_hand"),
    "jig": Options(circular=True, calls=("snip", "snap", "snorum", "jig")),
    "schnipp-32": Options(pack=32, ace="high", circular=True, calls=_SCHNIPP),
    "schnipp-52": Options(circular=True, calls=_SCHNIPP),
    "rex-32": Options(pack=32, ace="high", circular=True, calls=(*_SCHNIPP, "rex")),
    "rex-52": Options(circular=True, calls=(*_SCHNIPP, "rex")),
}

_FEWEST, _MOST = 3, 8
_USUAL_FEWEST = {52: 4, 32: 3}


def rank_order(options: Options) -> str:
    """The ranks, lowest first."""
    plain = _ALL if options.pack == 52 else _ALL[_ALL.index("7") :]
    return "A" + plain if options.ace == "low" else plain + "A"


def pack(options: Options) -> tuple[Card, ...]:
    """The whole pack."""
    return make_pack(rank_order(options))


def players(options: Options) -> tuple[int, int]:
    """The fewest and the most seats that can play."""
    return _FEWEST, _MOST


def facts(options: Options) -> Mapping[str, Typed]:
    """What the rule texts may name."""
    order = rank_order(options)
    length = len(options.calls)
    return {
        "pack-size": Typed("number", options.pack),
        "fewest": Typed("number", _FEWEST),
        "usual-fewest": Typed("number", _USUAL_FEWEST[options.pack]),
        "most": Typed("number", _MOST),
        "order": Typed("ranks", tuple(reversed(order))),
        "lowest": Typed("rank", order[0]),
        "lowest-plain": Typed("rank", order.strip("A")[0]),
        "highest": Typed("rank", order[-1]),
        "length": Typed("number", length),
        "calls": Typed("words", options.calls),
        "first-word": Typed("word", options.calls[0]),
        "second-word": Typed("word", options.calls[min(1, length - 1)]),
        "last-word": Typed("word", options.calls[-1]),
        "round-corner": Typed("ranks", tuple((order + order)[len(order) - 2 : len(order) + 2])),
        "card-pay": Typed("number", CARD_PAY),
        "short-hand-pay": Typed("number", SHORT_HAND_PAY),
        "dead-kind": Typed("choice", "count" if isinstance(options.dead_cards, int) else options.dead_cards),
        "dead-count": Typed("number", options.dead_cards if isinstance(options.dead_cards, int) else 0),
    }
