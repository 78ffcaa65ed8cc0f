"""What the actions of Schnapsen lead to: the next state, the events, and the clauses that were applied."""

from functools import cache

from ...cards import Card
from ...core.types import Action, Event, Seat, Step
from ...kit.tricks import beats
from . import options as data
from .ending import finish, play_out, settle_unspoken
from .options import ENOUGH, EXCHANGES, MARRIED, VALUES
from .scoring import claim_award, false_claim_award, revoke_award
from .state import (
    Closing,
    Hands,
    State,
    change,
    is_asked,
    is_played_out,
    is_strict,
    marriage_cards,
    marriage_value,
    may_claim_late,
    sort_hand,
)


def announce(state: State, suit: str) -> Step[State]:
    """Show King and Queen; they count at once for whoever has a trick, and else wait for the first one."""
    seat, value = state.turn, marriage_value(state, suit)
    event = Event("announced", seat, marriage_cards(suit), value=value)
    rules = ["marriage", "trump-marriage" if suit == state.trump else "plain-marriage"]
    after = state._replace(announced=suit)
    if state.tricks[seat]:
        rules.append("marriage-counts")
        after = after._replace(points=change(state.points, seat, state.points[seat] + value))
    else:
        rules.append("marriage-waits")
        after = after._replace(pending=change(state.pending, seat, state.pending[seat] + value))
    return settle_unspoken(after, seat, (event,), tuple(rules))


def exchange(state: State) -> Step[State]:
    """The trump Jack takes the place of the card turned up."""
    seat, jack, turned = state.turn, Card(EXCHANGES + state.trump), state.turned
    assert turned is not None
    hand = tuple(card for card in state.hands[seat] if card != jack)
    after = state._replace(
        hands=change(state.hands, seat, sort_hand(state.options, (*hand, turned))),
        turned=jack,
        turn=state.lead,  # back to the closer, where it was the other's exchange after a closing
    )
    events = (Event("exchanged", seat, (turned,), to=("hand", seat)), Event("laid-open", seat, (jack,), to="trump"))
    return Step(after, events, ("exchange-after-close" if is_asked(state) else "exchange",))


def close(state: State) -> Step[State]:
    """Nobody draws any more, replies are bound, and the opponent's counts are kept as they are."""
    seat, other = state.turn, 1 - state.turn
    after = state._replace(closing=Closing(seat, state.points[other], state.tricks[other]))
    event = Event("closed", seat, value=state.points[other])
    may_exchange = (
        state.options.exchange_after_close
        and state.turned is not None
        and Card(EXCHANGES + state.trump) in state.hands[other]
        and len(state.stock) + 1 >= state.options.exchange_min
    )
    return Step(after._replace(turn=other) if may_exchange else after, (event,), ("close",))


def claim(state: State) -> Step[State]:
    """Say that one has enough; whoever has not loses the deal."""
    seat = state.turn
    event = Event("claimed", seat, value=state.points[seat])
    if state.points[seat] >= ENOUGH:
        return finish(state, "claim", seat, claim_award(state, seat), (event,), ("claim",))
    return finish(state, "false-claim", 1 - seat, false_claim_award(state, seat), (event,), ("claim",))


def pass_turn(state: State) -> Step[State]:
    """Do without the exchange after a closing, or without the claim after the last trick."""
    event = Event("passed", state.turn)
    if is_asked(state):
        return Step(state._replace(turn=state.lead), (event,), ("exchange-after-close",))
    return play_out(state, (event,), ("claim-is-free",))


def lead_card(state: State, card: Card) -> Step[State]:
    """Lead, with the announcement where that goes without saying."""
    seat = state.turn
    rules: tuple[str, ...] = ("lead-any-card",) if state.announced is None else ("lead-married",)
    events: tuple[Event, ...] = (played(seat, card),)
    if _is_announced_by(state, card):
        step = announce(state, card[1])
        # The card is led all the same where the marriage has won the deal.
        state, rules = step.state, (*rules, "announce-unspoken", *step.rules)
        events = (step.events[0], *events, *step.events[1:])
    taken = state.taken
    if state.trick:
        events = (Event("trick-over", cards=state.trick, to=("taken", seat)), *events)
        taken = change(taken, seat, taken[seat] + state.trick)
    after = state._replace(
        hands=change(state.hands, seat, _without(state.hands[seat], card)),
        taken=taken,
        trick=(card,),
        turn=1 - seat,
        announced=None,
    )
    return Step(after, events, rules)


def reply(state: State, card: Card) -> Step[State]:
    """Complete the trick: its winner counts it, draws first and is on lead."""
    seat, led, is_bound = state.turn, state.trick[0], is_strict(state)
    is_taken = beats(card, led, data.rank_order(state.options), state.trump)
    winner = seat if is_taken else state.lead
    duties = _bonds(card, led, is_taken) if is_bound else ("free-reply",)
    rules = [*duties, _winning_clause(card, led, is_taken)]
    events = [played(seat, card), _won(winner)]
    pending, points = state.pending, state.points[winner] + VALUES[led[0]] + VALUES[card[0]]
    if pending[winner]:
        rules.append("marriage-counts-late")
        events.append(Event("counted", winner, value=pending[winner]))
        points += pending[winner]
        pending = change(pending, winner, 0)
    hands, stock, turned = change(state.hands, seat, _without(state.hands[seat], card)), state.stock, state.turned
    if not is_bound:
        hands, stock, turned, drawn, clauses = _draw(state, hands, winner)
        events += drawn
        rules += clauses
    after = state._replace(
        hands=hands,
        stock=stock,
        turned=turned,
        trick=(led, card),
        lead=winner,
        turn=winner,
        points=change(state.points, winner, points),
        tricks=change(state.tricks, winner, state.tricks[winner] + 1),
        pending=pending,
    )
    step = settle_unspoken(after, winner, tuple(events), (*rules, "winner-leads"))
    if step.state.ending is not None or not is_played_out(after) or may_claim_late(after):
        return step
    return play_out(after, tuple(events), tuple(rules))


def revoke(state: State, card: Card) -> Step[State]:
    """A card played against the rules loses the deal."""
    seat = state.turn
    after = state._replace(
        hands=change(state.hands, seat, _without(state.hands[seat], card)), trick=(*state.trick, card)
    )
    return finish(after, "revoke", 1 - seat, revoke_award(state, seat), (played(seat, card),), ())


def take_action(state: State, action: Action) -> Step[State]:
    """Carry out any action but `deal`."""
    match action.verb:
        case "play" if len(state.trick) == 1:
            return reply(state, action.cards[0])
        case "play":
            return lead_card(state, action.cards[0])
        case "marry":
            return announce(state, str(action.value))
        case "exchange":
            return exchange(state)
        case "close":
            return close(state)
        case "claim":
            return claim(state)
        case "revoke":
            return revoke(state, action.cards[0])
        case _:
            return pass_turn(state)


def _is_announced_by(state: State, card: Card) -> bool:
    """Whether leading the card announces its marriage without a word (`auto_announce`)."""
    if not state.options.auto_announce or state.announced is not None or card[0] not in MARRIED:
        return False
    if is_strict(state) and not state.options.marriage_late:
        return False
    return all(held in state.hands[state.turn] for held in marriage_cards(card[1]))


def _bonds(card: Card, led: Card, is_taken: bool) -> tuple[str, ...]:
    """The duties of the strict phase that a reply fulfils."""
    if card[1] == led[1]:
        return ("strict-reply", "follow-suit", "must-beat") if is_taken else ("strict-reply", "follow-suit")
    return ("strict-reply", "must-trump") if is_taken else ("strict-reply", "discard")


def _winning_clause(card: Card, led: Card, is_taken: bool) -> str:
    if is_taken:
        return "higher-takes" if card[1] == led[1] else "trump-takes"
    return "leader-keeps"


def _draw(
    state: State, hands: Hands, winner: Seat
) -> tuple[Hands, tuple[Card, ...], Card | None, list[Event], list[str]]:
    """The winner draws the top card and the other the next; the last of all is the one turned up.

    Hands, talon and the card turned up after it, what happened, and the clauses.
    """
    stock, turned = state.stock, state.turned
    events, rules = [], ["draw"]
    for seat in (winner, 1 - winner):
        if stock:
            card, stock = stock[0], stock[1:]
            events.append(_drew(seat, card))
        elif turned is not None:
            card, turned = turned, None
            rules.append("last-draw")
            events.append(Event("drew", seat, (card,), to=("hand", seat)))
        else:
            continue
        hands = change(hands, seat, sort_hand(state.options, (*hands[seat], card)))
    return hands, stock, turned, events, rules


@cache
def played(seat: Seat, card: Card) -> Event:
    """A card comes to the trick."""
    return Event("played", seat, (card,), to="trick")


@cache
def _won(seat: Seat) -> Event:
    return Event("won", seat, value="trick")


@cache
def _drew(seat: Seat, card: Card) -> Event:
    return Event("drew", seat, (card,), to=("hand", seat), seen_by=(seat,))


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple([held for held in hand if held != card])
