"""Playing to a trick, up to the moment when it is over."""

from ...cards import Card
from ...core.types import Action, Event, Seat, Step
from .drawing import Hands, draw
from .ending import drawn_events, finish_trick
from .honours import best_pairing
from .options import TWO
from .ranking import SEVENS, THREE, VOORMSI
from .refusals import owes_toqutsit
from .state import State
from .trick import Trick, lead, with_play, with_voormsi
from .why import clauses_of_failing, explain_failing, explain_taking


def play(state: State, action: Action) -> Step[State]:
    """Lead, or play to the trick."""
    seat, cards, trick = state.turn, action.cards, state.open_trick
    if trick is None:
        begun, events, rules = _begin(state, cards)
    else:
        begun, events, rules = _follow(state, trick, cards)
    hands = tuple(
        tuple(card for card in hand if card not in cards) if owner == seat else hand
        for owner, hand in enumerate(state.hands)
    )
    return _go_on(begun._replace(hands=hands), events, rules)


Begun = tuple[State, list[Event], list[str]]


def _begin(state: State, cards: tuple[Card, ...]) -> Begun:
    seat, count = state.turn, len(state.hands)
    over = state.trick.cards() if state.trick is not None else ()
    events = [Event("trick-over", cards=over, to="played")] if over else []
    events.append(Event("played", seat, cards, to="trick"))
    rules = ["lead-one" if len(cards) == 1 else "lead-group"]
    if cards[0] in SEVENS:
        rules.append("seven-led")
    if THREE in cards:
        rules.append("three-led")
    trick = _note_voormsi(state, lead(seat, cards), cards)
    begun = state._replace(
        trick=trick,
        played=state.played + over,
        waiting=tuple((seat + step) % count for step in range(1, count)),
        second_round=state.options.players == TWO,
    )
    return begun, events, rules


def _follow(state: State, trick: Trick, cards: tuple[Card, ...]) -> Begun:
    seat = state.turn
    events = [Event("played", seat, cards, to="trick")]
    rules = ["same-number"] if trick.size > 1 else []
    rules.append("toqutsit-duty" if owes_toqutsit(state) else "free-play")
    pairs = best_pairing(trick, seat, cards, state.options)
    if pairs is None:
        failing = explain_failing(trick, seat, cards, state.options)
        events += failing
        rules += clauses_of_failing(trick, failing)
    else:
        events += explain_taking(seat, pairs)
        rules += [pair.clause for pair in pairs]
        if trick.size > 1:
            rules.append("group-beats")
    trick = _note_voormsi(state, with_play(trick, seat, cards, pairs), cards)
    return state._replace(trick=trick), events, list(dict.fromkeys(rules))


def _note_voormsi(state: State, trick: Trick, cards: tuple[Card, ...]) -> Trick:
    return with_voormsi(trick, state.hands, state.stock, state.turn) if VOORMSI in cards else trick


def _go_on(state: State, events: list[Event], rules: list[str]) -> Step[State]:
    """The next play to the trick, after the second round's drawing where that comes first, or the trick's end."""
    waiting = _with_cards(state.hands, state.waiting)
    trick = state.trick
    assert trick is not None
    if not waiting and state.second_round:
        # With two players each plays twice: whoever heads the trick draws first and plays third.
        first = trick.heading.seat
        drawn = draw(state.hands, state.stock, first, state.options.draw)
        events += drawn_events(drawn)
        rules.append("second-round")
        state = state._replace(hands=drawn.hands, stock=drawn.stock, second_round=False)
        waiting = _with_cards(state.hands, tuple((first + step) % TWO for step in range(TWO)))
    if waiting:
        return Step(state._replace(turn=waiting[0], waiting=waiting[1:]), tuple(events), tuple(rules))
    finished = finish_trick(state._replace(trick=trick._replace(is_over=True), waiting=()), trick)
    return Step(finished.state, (*events, *finished.events), tuple(dict.fromkeys([*rules, *finished.rules])))


def _with_cards(hands: Hands, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those of the seats that have a card; the others are passed over."""
    return tuple(seat for seat in seats if hands[seat])
