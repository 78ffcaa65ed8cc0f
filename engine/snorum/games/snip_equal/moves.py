"""What an action of the equal-cards game leads to."""

from collections.abc import Callable

from ...cards import Card
from ...core.types import Action, Deal, Event, Seat, Step
from ...kit.payments import POOL, Payment, settle
from ...kit.session import dealt_events, find_leader, next_of
from ...kit.shedding import Opening
from .options import FORGOT_PAY, SAME_RANK, WORDS, Options
from .scoring import hand_payments, pay, victim_payments
from .state import State, held_of, of_rank, solvent_seats


def open_deal(
    options: Options, deal: Deal, later: tuple[Deal, ...], opening: Opening, *, is_session: bool
) -> Step[State]:
    """The first state of a deal, and what was paid before anybody played."""
    chips, played, to_act = opening
    seats = len(deal.seats)
    # Who has left, or takes no part in a deciding hand, is dealt no cards.
    playing = tuple(seat for seat, hand in enumerate(deal.hands) if hand) if is_session else tuple(range(seats))
    if options.insolvency == "leave":
        solvent = tuple(seat for seat in playing if chips.held[seat] > 0)
        playing = solvent or playing
    rules = ["deal-one-by-one", "eldest-leads"]
    events = dealt_events(deal, ("dead",))
    if options.ante:
        rules.append("ante")
        chips, paid = pay(options, chips, [Payment(seat, POOL, options.ante) for seat in playing])
        events += paid
    turn = next_of(deal.dealer, seats, playing) if to_act is None else to_act
    none: tuple[tuple[Card, ...], ...] = ((),) * seats
    state = State(
        options, deal, later, is_session, deal.hands, playing, turn, None, (), played, none, None, 0, chips, None
    )
    return Step(state, events, tuple(rules))


def pass_turn(state: State) -> Step[State]:
    """A turn without a card."""
    seat = state.turn
    assert state.rank is not None
    rules = ["may-decline" if held_of(state, state.rank) else "pass-if-unable"]
    events = [Event("passed", seat)]
    chips = state.chips
    if state.options.pass_chip:
        rules.append("pass-chip")
        chips, paid = pay(state.options, chips, [Payment(seat, POOL, state.options.pass_chip)])
        events += paid
    after = _go_round(state._replace(chips=chips), seat)
    if after.rank is None:
        rules.append("rank-abandoned")
    return Step(after, tuple(events), tuple(rules))


def _go_round(state: State, seat: Seat) -> State:
    """The turn after a seat has added nothing; once everybody has, a rank that can go no further is given up."""
    passes = state.passes + 1
    assert state.rank is not None
    # Whoever has left plays no card, though a deal laid down before may have given some.
    may_go_on = state.options.must_match and any(of_rank(state.hands[each], state.rank) for each in state.playing)
    if passes >= len(state.playing) and not may_go_on:
        assert state.last is not None
        return state._replace(rank=None, passes=0, turn=state.last)
    return state._replace(passes=passes, turn=next_of(seat, len(state.hands), state.playing))


def play_cards(state: State, action: Action) -> Step[State]:
    """A card, or several, with or without the right word."""
    options, seat, cards = state.options, state.turn, action.cards
    leads = state.rank is None
    rules = ["lead-any-card" if leads else "same-rank"]
    row = () if leads else state.row
    due = [WORDS[options.words][place] for place in range(len(row), len(row) + len(cards))]
    said = {"play": due, "silent": [""], "says": [str(action.value)]}[action.verb]
    events = [Event("row-over", cards=state.row, to="played")] if leads and state.row else []
    events.append(Event("played", seat, cards, to="row"))
    events += [Event("said", seat, value=word) for word in said if word]
    rules += ["words"] if any(due) else []
    rules += ["lay-all"] if len(cards) > 1 else []
    played = state.played + state.row if leads else state.played
    hands = _change(state.hands, seat, lambda hand: tuple(card for card in hand if card not in cards))
    after = state._replace(hands=hands, row=row + cards, played=played, rank=cards[0][0])
    if said != due:
        rules.append(f"forgot-{options.forgot.replace('_', '-')}")
        after, more = _punish(after, state, seat, cards)
        events += more
        if options.forgot == "take_back":
            return Step(after, tuple(events), tuple(rules))
    return _land(state, after, seat, cards, events, rules)


def _land(
    state: State, after: State, seat: Seat, cards: tuple[Card, ...], events: list[Event], rules: list[str]
) -> Step[State]:
    """What a card that stays on the table leads to: payments, the end of the hand, the next turn."""
    options = state.options
    adjacent = state.passes == 0
    last, place = (None, 0) if state.rank is None else (state.last, len(state.row))
    payments = victim_payments(options, place, seat, last, adjacent=adjacent)
    if payments:
        rules.append("victim-pays")
    chips, paid = pay(options, after.chips, payments)
    discards = _change(after.discards, seat, lambda pile: pile + cards)
    after = after._replace(chips=chips, discards=discards, last=seat, passes=0)
    if not after.hands[seat]:
        done = _finish(after, seat)
        return Step(done.state, (*events, *paid, *done.events), (*rules, *done.rules))
    if len(after.row) == SAME_RANK:
        return Step(after._replace(rank=None, turn=seat), (*events, *paid), (*rules, "last-of-rank-leads"))
    after = after._replace(turn=next_of(seat, len(after.hands), after.playing))
    return Step(after, (*events, *paid), tuple(rules))


def _finish(state: State, winner: Seat) -> Step[State]:
    rules = ["out-wins"]
    payments = hand_payments(state.options, winner, state.hands)
    if payments:
        rules.append("pay-per-card")
    chips, paid = pay(state.options, state.chips, payments)
    if chips.pool:
        rules.append("winner-takes-pool")
    chips, collected = settle(chips, [Payment(POOL, winner, chips.pool)])
    after = state._replace(chips=chips, winner=winner)
    if state.options.insolvency == "leave" and len(solvent_seats(after)) < len(solvent_seats(state)):
        rules.append("no-chips-out")
    events = (Event("won", winner, value="hand"), *paid, *collected)
    champion = _champion(after)
    if champion is None:
        return Step(after, events, tuple(rules))
    return Step(after, (*events, Event("won", champion, value="game")), (*rules, "session-won"))


def _champion(state: State) -> Seat | None:
    """Who has won the session that this hand ends, if anybody."""
    solvent = solvent_seats(state)
    if state.options.insolvency == "leave" and len(solvent) == 1:
        return solvent[0]
    return find_leader(state.chips.held) if state.is_session and not state.later else None


def _punish(after: State, before: State, seat: Seat, cards: tuple[Card, ...]) -> tuple[State, tuple[Event, ...]]:
    """The price of a word forgotten or wrong."""
    options = after.options
    if options.forgot == "chip":
        chips, paid = pay(options, after.chips, [Payment(seat, POOL, FORGOT_PAY)])
        return after._replace(chips=chips), paid
    if options.forgot == "take_back":
        # The card returns, and the turn passes as if nothing had been played.
        taken = Event("taken-back", seat, cards, to=("hand", seat))
        hands = _change(after.hands, seat, lambda hand: hand + cards)
        row = after.row[: -len(cards)]
        back = after._replace(hands=hands, row=row)
        if before.rank is None:
            turn = next_of(seat, len(hands), after.playing)
            return back._replace(rank=None, turn=turn, last=seat, passes=0), (taken,)
        return _go_round(back, seat), (taken,)
    # The card stays; the latest one that its player laid before comes back as a penalty.
    earlier = after.discards[seat]
    if not earlier:
        return after, ()
    penalty = (earlier[-1],)
    hands = _change(after.hands, seat, lambda hand: hand + penalty)
    discards = _change(after.discards, seat, lambda pile: pile[:-1])
    row = tuple(card for card in after.row if card not in penalty)
    played = tuple(card for card in after.played if card not in penalty)
    after = after._replace(hands=hands, discards=discards, row=row, played=played)
    return after, (Event("taken-back", seat, penalty, to=("hand", seat)),)


def _change[T](items: tuple[T, ...], seat: Seat, change: Callable[[T], T]) -> tuple[T, ...]:
    return (*items[:seat], change(items[seat]), *items[seat + 1 :])
