"""What Voormsi, Toqutsit and the 3 of diamonds bring to the side that takes the trick with them.

Source: text 004, with E004-3 (the 3 of diamonds is played, not led) mended.
"""

from typing import NamedTuple

from ...cards import Card
from ...core.types import Seat
from .groups import Pair
from .options import (
    THREE_ON_TOQUTSIT_POINTS,
    THREE_ON_VOORMSI_POINTS,
    TOQUTSIT_POINTS,
    VOORMSI_POINTS,
    Options,
    side_of,
)
from .ranking import THREE, TOQUTSIT, VOORMSI
from .trick import ABROAD, HELD, Heading, Trick, ways_to_beat

OWN_VOORMSI = "own-voormsi"


class Award(NamedTuple):
    """Points by a clause; none where the clause says why there are none."""

    clause: str
    points: int
    cards: tuple[Card, ...] = ()


def best_pairing(trick: Trick, seat: Seat, cards: tuple[Card, ...], options: Options) -> tuple[Pair, ...] | None:
    """The pairing that is best for the side that plays the cards, or None where they fall short."""

    def worth(pairs: tuple[Pair, ...]) -> tuple[bool, int]:
        is_own = takes_own_voormsi(pairs, trick.heading, seat, options)
        return not is_own, sum(award.points for award in _captures(pairs, trick.heading, seat, options))

    return max(ways_to_beat(trick, cards, options), key=worth, default=None)


def takes_own_voormsi(pairs: tuple[Pair, ...], before: Heading, seat: Seat, options: Options) -> bool:
    """Whether Toqutsit beats a heading Voormsi of its own side."""
    takes = before.has(VOORMSI) and any((pair.card, pair.beaten) == (TOQUTSIT, VOORMSI) for pair in pairs)
    return takes and side_of(options, before.seat) == side_of(options, seat)


def find_own_voormsi(trick: Trick, options: Options) -> Seat | None:
    """Who has beaten his own side's heading Voormsi with Toqutsit, whoever takes the trick in the end."""
    heading = trick.heading
    while heading.before is not None:
        if takes_own_voormsi(heading.pairs, heading.before, heading.seat, options):
            return heading.seat
        heading = heading.before
    return None


def honours(trick: Trick, options: Options) -> tuple[Award, ...]:
    """What the side that takes the trick gets for Voormsi, Toqutsit and the 3 of diamonds, with what gets nothing."""
    heading = trick.heading
    awards: tuple[Award, ...] = ()
    if heading.before is not None:
        awards = _captures(heading.pairs, heading.before, heading.seat, options)
    if heading.has(VOORMSI):
        return (*awards, _voormsi(trick, options))
    is_thrown_in = trick.toqutsit is not None and heading.has(TOQUTSIT) and not _taken_by_toqutsit(heading)
    return (*awards, Award("voormsi-thrown-in", 0, (TOQUTSIT, VOORMSI))) if is_thrown_in else awards


def _captures(pairs: tuple[Pair, ...], before: Heading, seat: Seat, options: Options) -> tuple[Award, ...]:
    awards = []
    for pair in pairs:
        cards = (pair.card, pair.beaten)
        if pair.beaten == VOORMSI and before.has(VOORMSI):
            if pair.card == TOQUTSIT and side_of(options, before.seat) != side_of(options, seat):
                awards.append(Award("toqutsit-takes-voormsi", TOQUTSIT_POINTS, cards))
            elif pair.card == THREE and (options.own_three or before.seat != seat):
                awards.append(Award("three-takes-voormsi", THREE_ON_VOORMSI_POINTS, cards))
        elif (pair.card, pair.beaten) == (THREE, TOQUTSIT) and before.has(TOQUTSIT):
            if _taken_by_toqutsit(before):
                # Toqutsit's own points need no taking back: only cards that take the trick in the end score.
                awards.append(Award("three-takes-toqutsit", THREE_ON_TOQUTSIT_POINTS, cards))
            else:
                awards.append(Award("three-on-toqutsit-alone", 0, cards))
    return tuple(awards)


def _taken_by_toqutsit(heading: Heading) -> bool:
    """Whether Toqutsit heads the trick because it has beaten a heading Voormsi."""
    if heading.before is None or not heading.before.has(VOORMSI):
        return False
    return any((pair.card, pair.beaten) == (TOQUTSIT, VOORMSI) for pair in heading.pairs)


def _voormsi(trick: Trick, options: Options) -> Award:
    """Voormsi has taken the trick: a point, unless Toqutsit could not have beaten it when it was played."""
    beats_toqutsit = any((pair.card, pair.beaten) == (VOORMSI, TOQUTSIT) for pair in trick.heading.pairs)
    if trick.heading.place == len(trick.plays) - 1:
        return Award("voormsi-last", 0, (VOORMSI,))
    if trick.toqutsit == HELD:
        return Award("voormsi-toqutsit-held", 0, (VOORMSI, TOQUTSIT))
    if trick.toqutsit == ABROAD or (options.voormsi_over_toqu and beats_toqutsit):
        return Award("voormsi-home", VOORMSI_POINTS, (VOORMSI,))
    return Award("voormsi-toqutsit-out", 0, (VOORMSI, TOQUTSIT))
