"""The sequence game: ascending runs of one suit, a word with every card.

Source: text 000; W. H. Peel, Round Games with Cards; D. Parlett, The Oxford Guide to Card Games.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import ClassVar, NamedTuple

from ...cards import Card, sort_cards
from ...core.deal import deal_round
from ...core.errors import NOBODY_CAN_ACT, ImpossibleDeal
from ...core.game import CARDS, Game, first_broken
from ...core.types import Action, Code, Deal, Event, Fact, Position, Reason, Seat, Step, Table, Typed
from ...kit.payments import Chips, settle
from ...kit.sequence import find_successor
from ...kit.session import DEAL, deal_again, deal_refusal, dealt_events, find_leader, left_of, next_of
from ...kit.shedding import Opening, held, make_facts, make_zones, read_opening
from . import options as data
from .options import PRESETS, Options
from .scoring import hand_payments, opening_payments

MUST_PLAY = Code("must-play", (("seat", "seat"), ("card", "card")))
MUST_LEAD = Code("must-lead")
ONE_CARD = Code("one-card")
NEXT_IN_SUIT = Code("next-in-suit", (("card", "card"),))

PASS = Action("pass")


class State(NamedTuple):
    """One moment of a deal; `run` is empty while somebody is to lead."""

    options: Options
    deal: Deal
    later: tuple[Deal, ...]
    is_first: bool  # no deal came before this one
    hands: tuple[tuple[Card, ...], ...]
    turn: Seat
    gone: frozenset[Card]  # everybody has seen them: played, or turned up
    next_card: Card | None  # what the run asks for; None while somebody is to lead
    run: tuple[Card, ...]
    played: tuple[Card, ...]
    stopped: str | None
    silent_word: bool  # the last word is still owed, since nobody answered (dead_stop_call)
    chips: Chips
    winner: Seat | None


Rule = Callable[[State, Action], Reason | None]


def deal_due(state: State, action: Action) -> Reason | None:
    """A hand that is over waits for the next deal, and nobody deals before."""
    return deal_refusal(action, over=state.winner is not None)


def must_play(state: State, action: Action) -> Reason | None:
    """The holder of the next card must play it; whoever is on lead must lead."""
    if action.verb != "pass":
        return None
    return MUST_LEAD() if state.next_card is None else MUST_PLAY(seat=state.turn, card=state.next_card)


def one_card(state: State, action: Action) -> Reason | None:
    """A turn is one card."""
    return ONE_CARD() if action.verb == "play" and len(action.cards) != 1 else None


def next_in_suit(state: State, action: Action) -> Reason | None:
    """A run goes on with the next card up in its suit."""
    if state.next_card is None or action.verb != "play" or action.cards[0] == state.next_card:
        return None
    return NEXT_IN_SUIT(card=state.next_card)


RULES: tuple[Rule, ...] = (deal_due, must_play, one_card, held, next_in_suit)
"""In this order: the first rule broken is what the player is told."""


class SnipSequence(Game[State, Options]):
    """See the module."""

    id = "snip-sequence"
    presets = PRESETS
    codes = (MUST_PLAY, MUST_LEAD, ONE_CARD, NEXT_IN_SUIT)
    verbs: ClassVar[Mapping[str, frozenset[str]]] = {
        "play": frozenset({CARDS}),
        "pass": frozenset(),
        "deal": frozenset(),
    }
    piles = ("turned", "dead")
    position: ClassVar[Mapping[str, str]] = {"to_act": "seat", "played": "cards", "chips": "balances", "pool": "amount"}
    carries: ClassVar[Mapping[str, str]] = {"chips": "chips", "pool": "pool"}
    words = tuple(dict.fromkeys(word for preset in PRESETS.values() for word in preset.calls))

    def pack(self, options: Options) -> tuple[Card, ...]:
        return _pack(options)

    def players(self, options: Options) -> tuple[int, int]:
        return data.players(options)

    def facts(self, options: Options) -> Mapping[str, Typed]:
        return data.facts(options)

    def bound(self, options: Options, seats: int) -> int:
        return options.pack

    def deal(self, options: Options, seats: tuple[str, ...], dealer: Seat, cards: Sequence[Card]) -> Deal:
        """One card at a time from the dealer's left; the last may be turned up, the dead hand is after the dealer's."""
        count, first, rest = len(seats), left_of(dealer, len(seats)), list(cards)
        piles: list[tuple[str, tuple[Card, ...]]] = []
        if options.turn_up_last:
            piles.append(("turned", (rest.pop(),)))
        if options.dead_cards == "one_hand":
            # Dealt as a hand of its own after the dealer's.
            order = deal_round(rest, count + 1, 0)
            piles.append(("dead", order[count]))
            return Deal(seats, dealer, tuple(order[(seat - first) % count] for seat in range(count)), tuple(piles))
        dead = options.dead_cards if isinstance(options.dead_cards, int) else 0
        if options.dead_cards == "remainder":
            dead = len(rest) % count
        if dead:
            piles.append(("dead", tuple(rest[-dead:])))
            rest = rest[:-dead]
        return Deal(seats, dealer, deal_round(rest, count, first), tuple(piles))

    def start(self, options: Options, deals: tuple[Deal, ...], position: Position) -> Step[State]:
        first = deals[0]
        opening = read_opening(position, len(first.seats), holdings="chips")
        eldest = left_of(first.dealer, len(first.seats)) if opening.to_act is None else opening.to_act
        if not first.hands[eldest]:
            raise ImpossibleDeal(NOBODY_CAN_ACT(seat=eldest))
        return _open(options, first, deals[1:], opening, is_first=True)

    def to_act(self, state: State) -> Seat | None:
        if state.winner is None:
            return state.turn
        return state.later[0].dealer if state.later else None

    def candidates(self, state: State) -> Iterable[Action]:
        if state.winner is not None:
            return (DEAL,)
        cards = sort_cards(state.hands[state.turn], data.rank_order(state.options))
        return (*(Action("play", (card,)) for card in cards), PASS)

    def refusal(self, state: State, action: Action) -> Reason | None:
        return first_broken(RULES, state, action)

    def advance(self, state: State, action: Action) -> Step[State]:
        if action.verb == "deal":
            opening = Opening(state.chips, (), None)
            step = _open(state.options, state.later[0], state.later[1:], opening, is_first=False)
            return deal_again(step, state.later[0].dealer, self.table(state).zones, "deal-passes-left")
        return _play_card(state, action.cards[0])

    def scores(self, state: State) -> tuple[int, ...] | None:
        return state.chips.held if self.to_act(state) is None else None

    def table(self, state: State) -> Table:
        face_up = {"run": state.run, "played": state.played, "turned": state.deal.pile("turned")}
        zones = make_zones(_pack(state.options), state.hands, face_up, {"dead": state.deal.pile("dead")})
        facts = make_facts(state.hands, "chips", state.chips)
        if state.stopped is not None:
            facts.append(Fact("stopped", None, state.stopped))
        return Table(zones, self.to_act(state), tuple(facts))


def _open(options: Options, deal: Deal, later: tuple[Deal, ...], opening: Opening, *, is_first: bool) -> Step[State]:
    chips, played, to_act = opening
    # Who takes no part in a deciding hand is dealt no cards.
    playing = [seat for seat, hand in enumerate(deal.hands) if hand]
    turn = next_of(deal.dealer, len(deal.seats), playing) if to_act is None else to_act
    rules = ["deal-one-by-one", "eldest-leads"]
    if deal.pile("turned"):
        rules.append("turned-up")
    if deal.pile("dead"):
        rules.append("dead-cards")
    events = dealt_events(deal, ("dead",))
    payments = opening_payments(options, deal)
    if payments:
        rules.append("short-hand-ante")
    chips, paid = settle(chips, payments)
    gone = frozenset(played + deal.pile("turned"))
    state = State(options, deal, later, is_first, deal.hands, turn, gone, None, (), played, None, False, chips, None)
    return Step(state, events + paid, tuple(rules))


def _play_card(state: State, card: Card) -> Step[State]:
    options, seat = state.options, state.turn
    leads = state.next_card is None
    rules = ["lead-any-card"] if leads else ["next-in-suit", "holder-plays"]
    said: list[str] = []
    run = (card,) if leads else (*state.run, card)
    said.append(options.calls[len(run) - 1])
    rules.append("words")

    gone = state.gone | {card}
    hands = tuple(tuple(c for c in hand if c != card) if s == seat else hand for s, hand in enumerate(state.hands))
    next_card = find_successor(card, data.rank_order(options), circular=options.circular)
    holder = next((s for s, hand in enumerate(hands) if next_card in hand), None)
    stopped = _why_stopped(options, run, next_card, gone, holder)
    is_last_word = len(run) == len(options.calls)
    out = not hands[seat]
    silent_word = False
    if stopped is not None:
        rules += [_STOP_CLAUSES[stopped], *([] if out else ["last-player-leads"])]
        if not is_last_word:
            if stopped == "dead" and options.dead_stop_call == "after_silence":
                silent_word = not out
                rules.append("late-last-word")
            else:
                said.append(options.calls[-1])
                rules.append("last-word")

    events = [Event("run-over", cards=state.run, to="played")] if leads and state.run else []
    if state.silent_word:
        events.append(Event("said", seat, value=options.calls[-1]))
    events.append(Event("played", seat, (card,), to="run"))
    events += [Event("said", seat, value=word) for word in said]
    if stopped is not None:
        events.append(Event("stopped", seat, (card,) if next_card is None else (card, next_card), value=stopped))
    chips, winner = state.chips, None
    if out:
        winner = seat
        rules += ["out-wins", "pay-per-card"]
        chips, paid = settle(chips, hand_payments(seat, hands, chips.pool))
        events += [Event("won", seat, value="hand"), *paid]
        champion = find_leader(chips.held) if not state.is_first and not state.later else None
        if champion is not None:
            rules.append("session-won")
            events.append(Event("won", champion, value="game"))
    after = state._replace(
        hands=hands,
        turn=seat if stopped is not None or holder is None else holder,
        gone=gone,
        next_card=None if stopped is not None else next_card,
        run=run,
        played=state.played + state.run if leads else state.played,
        stopped=stopped,
        silent_word=silent_word,
        chips=chips,
        winner=winner,
    )
    return Step(after, tuple(events), tuple(rules))


_STOP_CLAUSES = {"length": "run-full", "top": "stop-top", "gone": "stop-gone", "dead": "stop-dead"}


def _why_stopped(
    options: Options, run: tuple[Card, ...], next_card: Card | None, gone: frozenset[Card], holder: Seat | None
) -> str | None:
    if len(run) == len(options.calls):
        return "length"
    if next_card is None:
        return "top"
    if next_card in gone:
        return "gone"
    return "dead" if holder is None else None


@cache
def _pack(options: Options) -> tuple[Card, ...]:
    return data.pack(options)


GAME = SnipSequence()
