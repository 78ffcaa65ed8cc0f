"""What the actions of Schnapsen lead to: the next state, the events, and the clauses that were applied."""

from ...cards import Card
from ...core.types import Action, Event, Step
from ...kit.tricks import beats
from . import options as data
from .ending import finish, play_out, settle_unspoken
from .options import ENOUGH, EXCHANGES, MARRIED, VALUES
from .scoring import claim_award, false_claim_award, revoke_award
from .state import (
    Closing,
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
    events: tuple[Event, ...] = ()
    if _is_announced_by(state, card):
        step = announce(state, card[1])
        # The card is led all the same where the marriage has won the deal.
        state, events, rules = step.state, step.events, (*rules, "announce-unspoken", *step.rules)
    moved: tuple[Event, ...] = ()
    if state.trick:
        moved = (Event("trick-over", cards=state.trick, to=("taken", seat)),)
    played = Event("played", seat, (card,), to="trick")
    at = next((index for index, event in enumerate(events) if event.kind == "won"), len(events))
    after = state._replace(
        hands=change(state.hands, seat, _without(state.hands[seat], card)),
        taken=change(state.taken, seat, state.taken[seat] + state.trick) if state.trick else state.taken,
        trick=(card,),
        turn=1 - seat,
        announced=None,
    )
    return Step(after, (*moved, *events[:at], played, *events[at:]), rules)


def reply(state: State, card: Card) -> Step[State]:
    """Complete the trick: its winner counts it, draws first and is on lead."""
    seat, led = state.turn, state.trick[0]
    order = data.rank_order(state.options)
    is_taken = beats(card, led, order, state.trump)
    winner = seat if is_taken else state.lead
    rules = [
        *(_bonds(card, led, is_taken) if is_strict(state) else ("free-reply",)),
        _winning_clause(card, led, is_taken),
    ]
    events = [Event("played", seat, (card,), to="trick"), Event("won", winner, value="trick")]
    points = state.points[winner] + VALUES[led[0]] + VALUES[card[0]]
    if state.pending[winner]:
        rules.append("marriage-counts-late")
        events.append(Event("counted", winner, value=state.pending[winner]))
        points += state.pending[winner]
    after = state._replace(
        hands=change(state.hands, seat, _without(state.hands[seat], card)),
        trick=(led, card),
        lead=winner,
        turn=winner,
        points=change(state.points, winner, points),
        tricks=change(state.tricks, winner, state.tricks[winner] + 1),
        pending=change(state.pending, winner, 0),
    )
    if not is_strict(state):
        after, drawn, clauses = _draw(after)
        events += drawn
        rules += clauses
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
    event = Event("played", seat, (card,), to="trick")
    return finish(after, "revoke", 1 - seat, revoke_award(state, seat), (event,), ())


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


def _draw(state: State) -> tuple[State, list[Event], list[str]]:
    """The winner draws the top card and the other the next; the last of all is the one turned up."""
    hands, stock, turned = state.hands, state.stock, state.turned
    events, rules = [], ["draw"]
    for seat in (state.lead, 1 - state.lead):
        if stock:
            card, stock = stock[0], stock[1:]
            events.append(Event("drew", seat, (card,), to=("hand", seat), seen_by=(seat,)))
        elif turned is not None:
            card, turned = turned, None
            rules.append("last-draw")
            events.append(Event("drew", seat, (card,), to=("hand", seat)))
        else:
            continue
        hands = change(hands, seat, sort_hand(state.options, (*hands[seat], card)))
    return state._replace(hands=hands, stock=stock, turned=turned), events, rules


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple([held for held in hand if held != card])
