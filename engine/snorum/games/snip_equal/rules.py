"""The equal-cards game: a rank is led and matched round the table until its last card has fallen.

Source: texts 000, 001 and 003; for Earl of Coventry also R. F. Foster.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import ClassVar, NamedTuple

from ...cards import Card, sort_cards
from ...core.deal import deal_round
from ...core.errors import NOBODY_CAN_ACT, NOT_HELD, UNKNOWN_ACTION, ImpossibleDeal
from ...core.game import CARDS, VALUE, Game
from ...core.notation import format_action
from ...core.types import Action, Code, Deal, Event, Fact, Position, Reason, Seat, Step, Table, Typed, Zone
from ...kit.payments import POOL, Chips, Payment, settle
from ...kit.session import DEAL, deal_events, deal_refusal, dealt_events, find_leader, left_of, next_of
from . import options as data
from .options import FORGOT_PAY, PRESETS, SAME_RANK, WORDS, Options
from .scoring import hand_payments, pay, victim_payments

MUST_LEAD = Code("must-lead")
MUST_MATCH = Code("must-match", (("rank", "rank"),))
SAME_RANK_CODE = Code("same-rank", (("rank", "rank"),))
ONE_CARD = Code("one-card")
ONE_OR_ALL = Code("one-or-all", (("rank", "rank"),))
WORDS_FREE = Code("words-free")

PASS = Action("pass")
_PLAYS = ("play", "silent", "says")


class State(NamedTuple):
    """One moment of a deal; `row` holds the cards of the open rank and is over when somebody is to lead."""

    options: Options
    deal: Deal
    later: tuple[Deal, ...]
    is_session: bool
    hands: tuple[tuple[Card, ...], ...]
    playing: tuple[Seat, ...]
    turn: Seat
    rank: str | None  # the open rank; None while somebody is to lead
    row: tuple[Card, ...]
    played: tuple[Card, ...]
    discards: tuple[tuple[Card, ...], ...]  # by seat, the latest last
    last: Seat | None  # who played the latest card
    passes: int  # since the latest card
    chips: Chips
    winner: Seat | None


Rule = Callable[[State, Action], Reason | None]


def deal_due(state: State, action: Action) -> Reason | None:
    """A hand that is over waits for the next deal, and nobody deals before."""
    return deal_refusal(action, over=state.winner is not None)


def words_free(state: State, action: Action) -> Reason | None:
    """Words are only judged where forgetting one has a price."""
    if action.verb not in ("silent", "says"):
        return None
    if state.options.forgot == "none" or state.options.words == "none":
        return WORDS_FREE()
    if action.verb == "says" and action.value not in WORDS[state.options.words]:
        return UNKNOWN_ACTION(action=format_action(action))
    return None


def must_lead(state: State, action: Action) -> Reason | None:
    """Whoever is on lead must lead."""
    return MUST_LEAD() if action.verb == "pass" and state.rank is None else None


def must_match(state: State, action: Action) -> Reason | None:
    """Whoever holds a card of the rank must play it."""
    if action.verb != "pass" or state.rank is None or not state.options.must_match:
        return None
    return MUST_MATCH(rank=state.rank) if _held_of(state, state.rank) else None


def one_card(state: State, action: Action) -> Reason | None:
    """A turn is one card, unless all of a rank may be laid together."""
    if len(action.cards) < 2 or (state.options.lay_all and action.verb == "play"):
        return None
    return ONE_CARD()


def held(state: State, action: Action) -> Reason | None:
    """Only a card of one's own hand can be played."""
    missing = [card for card in action.cards if card not in state.hands[state.turn]]
    return NOT_HELD(card=missing[0]) if missing else None


def same_rank(state: State, action: Action) -> Reason | None:
    """Only cards of the open rank match it, and only cards of one rank go together."""
    if action.verb not in _PLAYS:
        return None
    rank = state.rank or action.cards[0][0]
    return SAME_RANK_CODE(rank=rank) if any(card[0] != rank for card in action.cards) else None


def one_or_all(state: State, action: Action) -> Reason | None:
    """Where several cards go down at once, they are all that the player holds of the rank."""
    if len(action.cards) < 2:
        return None
    rank = action.cards[0][0]
    whole = set(_held_of(state, rank)) == set(action.cards) and len(set(action.cards)) == len(action.cards)
    return None if whole else ONE_OR_ALL(rank=rank)


RULES: tuple[Rule, ...] = (deal_due, words_free, must_lead, must_match, one_card, held, same_rank, one_or_all)
"""In this order: the first rule broken is what the player is told."""


class SnipEqual(Game[State, Options]):
    """See the module."""

    id = "snip-equal"
    presets = PRESETS
    codes = (MUST_LEAD, MUST_MATCH, SAME_RANK_CODE, ONE_CARD, ONE_OR_ALL, WORDS_FREE)
    verbs: ClassVar[Mapping[str, frozenset[str]]] = {
        "play": frozenset({CARDS}),
        "silent": frozenset({CARDS}),
        "says": frozenset({CARDS, VALUE}),
        "pass": frozenset(),
        "deal": frozenset(),
    }
    offences = frozenset({"silent", "says"})
    piles = ("dead",)
    position: ClassVar[Mapping[str, str]] = {
        "to_act": "seat",
        "played": "cards",
        "chips": "by-party",
        "pool": "number",
    }
    words = tuple(word for words in WORDS.values() for word in words if word)

    def pack(self, options: Options) -> tuple[Card, ...]:
        return _pack(options)

    def players(self, options: Options) -> tuple[int, int]:
        return options.min_players, data.MOST

    def facts(self, options: Options) -> Mapping[str, Typed]:
        return data.facts(options)

    def bound(self, options: Options, seats: int) -> int:
        return options.pack * (seats + 1)

    def deal(self, options: Options, seats: tuple[str, ...], dealer: Seat, cards: Sequence[Card]) -> Deal:
        """The whole pack, one card at a time from the dealer's left."""
        return Deal(seats, dealer, deal_round(cards, len(seats), left_of(dealer, len(seats))))

    def start(self, options: Options, deals: tuple[Deal, ...], position: Position) -> Step[State]:
        seats = range(len(deals[0].seats))
        by_seat = position.get("chips", {})
        assert isinstance(by_seat, dict)
        pool, played, to_act = position.get(POOL, 0), position.get("played", ()), position.get("to_act")
        assert isinstance(pool, int)
        assert isinstance(played, tuple)
        assert to_act is None or isinstance(to_act, int)
        chips = Chips(tuple(by_seat.get(seat, options.start_chips) for seat in seats), pool)
        eldest = left_of(deals[0].dealer, len(seats)) if to_act is None else to_act
        if not deals[0].hands[eldest]:
            raise ImpossibleDeal(NOBODY_CAN_ACT(seat=eldest))
        return _open(options, deals[0], deals[1:], chips, played, to_act, is_session=len(deals) > 1)

    def to_act(self, state: State) -> Seat | None:
        if state.winner is None:
            return state.turn
        return state.later[0].dealer if state.later and len(_solvent(state)) > 1 else None

    def candidates(self, state: State) -> Iterable[Action]:
        if state.winner is not None:
            return (DEAL,)
        options, hand = state.options, sort_cards(state.hands[state.turn])
        actions = [Action("play", (card,)) for card in hand]
        if options.lay_all:
            groups = {card[0]: _held_of(state, card[0]) for card in hand}
            actions += [Action("play", cards) for cards in groups.values() if len(cards) > 1]
        if options.forgot != "none" and options.words != "none":
            actions += [Action("silent", (card,)) for card in hand]
            words = [word for word in WORDS[options.words] if word]
            actions += [Action("says", (card,), word) for card in hand for word in words]
        return (*actions, PASS)

    def refusal(self, state: State, action: Action) -> Reason | None:
        for rule in RULES:
            reason = rule(state, action)
            if reason is not None:
                return reason
        return None

    def advance(self, state: State, action: Action) -> Step[State]:
        if action.verb == "deal":
            step = _open(state.options, state.later[0], state.later[1:], state.chips, (), None, is_session=True)
            before = deal_events(state.later[0], self.table(state).zones)
            return Step(step.state, (*before, *step.events), ("deal-passes-left", *step.rules))
        return _pass(state) if action.verb == "pass" else _play(state, action)

    def scores(self, state: State) -> tuple[int, ...] | None:
        return state.chips.held if self.to_act(state) is None else None

    def table(self, state: State) -> Table:
        dead = state.deal.pile("dead")
        named = {card for hand in state.hands for card in hand}.union(state.row, state.played, dead)
        out = tuple(card for card in _pack(state.options) if card not in named)
        zones = (
            *(Zone("hand", seat, hand, (seat,)) for seat, hand in enumerate(state.hands)),
            Zone("row", None, state.row),
            Zone("played", None, state.played),
            Zone("dead", None, dead, ()),
            Zone("out", None, out, ()),
        )
        facts = [Fact("left", seat, len(hand)) for seat, hand in enumerate(state.hands)]
        facts += [Fact("chips", seat, count) for seat, count in enumerate(state.chips.held)]
        facts.append(Fact("pool", None, state.chips.pool))
        if state.options.insolvency == "leave":
            out_seats = [name for seat, name in enumerate(state.deal.seats) if seat not in _solvent(state)]
            facts.append(Fact("out", None, tuple(out_seats)))
        return Table(zones, self.to_act(state), tuple(facts))


def _open(
    options: Options,
    deal: Deal,
    later: tuple[Deal, ...],
    chips: Chips,
    played: tuple[Card, ...],
    to_act: Seat | None,
    *,
    is_session: bool,
) -> Step[State]:
    seats = len(deal.seats)
    # Who has left, or takes no part in a deciding hand, is dealt no cards.
    playing = tuple(seat for seat, hand in enumerate(deal.hands) if hand) if is_session else tuple(range(seats))
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


def _pass(state: State) -> Step[State]:
    seat = state.turn
    assert state.rank is not None
    rules = ["may-decline" if _held_of(state, state.rank) else "pass-if-unable"]
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
    may_go_on = state.options.must_match and any(_of_rank(hand, state.rank) for hand in state.hands)
    if passes >= len(state.playing) and not may_go_on:
        assert state.last is not None
        return state._replace(rank=None, passes=0, turn=state.last)
    return state._replace(passes=passes, turn=next_of(seat, len(state.hands), state.playing))


def _play(state: State, action: Action) -> Step[State]:
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
    if state.options.insolvency == "leave" and len(_solvent(after)) < len(_solvent(state)):
        rules.append("no-chips-out")
    events = (Event("won", winner, value="hand"), *paid, *collected)
    champion = _champion(after)
    if champion is None:
        return Step(after, events, tuple(rules))
    return Step(after, (*events, Event("won", champion, value="game")), (*rules, "session-won"))


def _champion(state: State) -> Seat | None:
    """Who has won the session that this hand ends, if anybody."""
    solvent = _solvent(state)
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


def _solvent(state: State) -> list[Seat]:
    if state.options.insolvency == "debts":
        return list(range(len(state.hands)))
    return [seat for seat, count in enumerate(state.chips.held) if count > 0]


def _held_of(state: State, rank: str) -> tuple[Card, ...]:
    return _of_rank(state.hands[state.turn], rank)


def _of_rank(hand: tuple[Card, ...], rank: str) -> tuple[Card, ...]:
    return sort_cards(card for card in hand if card[0] == rank)


@cache
def _pack(options: Options) -> tuple[Card, ...]:
    return data.pack(options)


GAME = SnipEqual()
