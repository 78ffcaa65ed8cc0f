"""Why a card takes a trick, as events and as ids of clauses."""

from ...cards import Card
from ...core.types import Event, Seat
from .groups import Pair
from .options import Options
from .ranking import KING_OF_SPADES, SEVENS, Standing, beaters, find_beating
from .trick import Trick, is_direct, target

STANDING_CLAUSES = {
    Standing.PLAIN: "card-order",
    Standing.STRONG_SEVEN: "seven-led",
    Standing.KING_OVER_SEVEN: "king-takes-seven",
    Standing.KING_OVER_KING: "king-on-king",
    Standing.THREE_LED: "three-led",
    Standing.THREE_THROWN: "three-thrown",
}
"""The clause that says what beats a card of this standing."""


def explain_taking(seat: Seat, pairs: tuple[Pair, ...]) -> tuple[Event, ...]:
    """What the cards of a play beat: `takes` with the card, the card beaten, and the clause."""
    return tuple(Event("takes", seat, (pair.card, pair.beaten), value=pair.clause) for pair in pairs)


def explain_failing(trick: Trick, seat: Seat, cards: tuple[Card, ...], options: Options) -> tuple[Event, ...]:
    """Why cards, just about to be played to the trick, do not take it, where that is not plain to see.

    `falls-short` with the card, a card that heads the trick, and the clause: a seven that is not led, a King of spades
    that comes too late, or a group of which some cards beat a card but not each a different one.
    """
    heads, direct = target(trick, options), is_direct(trick)
    events = []
    for card in cards:
        if card in SEVENS and not any(head.standing is Standing.STRONG_SEVEN for head in heads):
            events.append(Event("falls-short", seat, (card, heads[0].card), value="seven-thrown"))
        kings = [head.card for head in heads if head.standing is Standing.KING_OVER_SEVEN]
        if card == KING_OF_SPADES and kings and not direct:
            events.append(Event("falls-short", seat, (card, kings[0]), value="king-late"))
    useless = tuple(card for card in cards if not any(find_beating(card, head, directly=direct) for head in heads))
    if len(useless) < len(cards):
        events.append(Event("falls-short", seat, useless or cards, value="group-beats"))
    return tuple(events)


def clauses_of_failing(trick: Trick, failing: tuple[Event, ...]) -> tuple[str, ...]:
    """The clauses by which what heads the trick stands against a play, and those of the play's own fault."""
    stands = [STANDING_CLAUSES[head.standing] for head in trick.heading.heads]
    return tuple(dict.fromkeys([*(str(event.value) for event in failing), *stands]))


def explain_trick(trick: Trick) -> tuple[Event, ...]:
    """Why the trick is taken, once it is over.

    `why-led` names who led what; then for each card that takes the trick `why-took` with the card, the card that it
    beat and the clause (where it beat one), `why-stands` with what it counts as, and (where there are any) `would-beat`
    with the cards that could have been played on it and would have beaten it, the weakest first.
    """
    heading, led = trick.heading, trick.led
    earlier = {card for play in trick.plays[: heading.place + 1] for card in play.cards}
    events = [Event("why-led", led.seat, tuple(head.card for head in led.heads))]
    taken = {pair.card: pair for pair in heading.pairs}
    for head in heading.heads:
        pair = taken.get(head.card)
        if pair is not None:
            events.append(Event("why-took", heading.seat, (pair.card, pair.beaten), value=pair.clause))
        events.append(Event("why-stands", heading.seat, (head.card,), value=head.standing.value))
        better = tuple(card for card in beaters(head, directly=True) if card not in earlier)
        if better:
            events.append(Event("would-beat", heading.seat, better, value=head.standing.value))
    return tuple(events)


def clauses_of(trick: Trick) -> tuple[str, ...]:
    """The clauses by which the trick is taken and by which it could have been."""
    taken = [pair.clause for pair in trick.heading.pairs]
    return tuple(dict.fromkeys([*taken, *(STANDING_CLAUSES[head.standing] for head in trick.heading.heads)]))
