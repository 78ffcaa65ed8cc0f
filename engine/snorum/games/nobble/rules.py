"""Nobble and its kin: whoever plays a card of the rank before makes its player pay.

Source: text 000; for the question that goes round also Cavendish, Round Games at Cards (1875), and W. H. Peel.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, NamedTuple

from ...cards import Card, sort_cards
from ...core.deal import deal_round
from ...core.errors import BAD_START, NOBODY_CAN_ACT, ImpossibleDeal
from ...core.game import CARDS, Game, first_broken
from ...core.types import Action, Code, Deal, Event, Fact, Position, Reason, Seat, Step, Table, Typed
from ...kit.payments import POOL, Chips, Payment, amount_of, settle
from ...kit.session import DEAL, deal_again, deal_refusal, dealt_events, left_of, next_of
from ...kit.shedding import Opening, held, make_facts, make_zones, read_opening
from . import options as data
from .options import LONGEST, PRESETS, WORDS, Options, due_for
from .scoring import pay_coins

MUST_PLAY = Code("must-play")
MUST_MATCH = Code("must-match", (("rank", "rank"),))
ONLY_MATCH = Code("only-match", (("rank", "rank"),))
ONE_CARD = Code("one-card")
NO_PENALTY = Code("no-penalty")
NOTHING_TO_MATCH = Code("nothing-to-match")

PASS = Action("pass")

FEWEST_LEFT = 2
"""With fewer players who have coins, the game is over."""


class State(NamedTuple):
    """One moment of a deal; `chain` holds who played the cards of one rank that lie on top of each other."""

    options: Options
    deal: Deal
    later: tuple[Deal, ...]
    hands: tuple[tuple[Card, ...], ...]
    turn: Seat
    rank: str | None  # of the card to be matched; None where a new chain begins
    chain: tuple[Seat, ...]
    row: tuple[Card, ...]
    played: tuple[Card, ...]
    coins: Chips
    out: frozenset[Seat]
    is_dealt_out: bool  # nobody has a card to play
    winner: Seat | None


Rule = Callable[[State, Action], Reason | None]


def deal_due(state: State, action: Action) -> Reason | None:
    """A deal that is played out waits for the next, and nobody deals before."""
    return deal_refusal(action, over=state.is_dealt_out)


def must_play(state: State, action: Action) -> Reason | None:
    """Only whoever is asked for a card may pass."""
    return MUST_PLAY() if action.verb == "pass" and not _is_asked(state) else None


def one_card(state: State, action: Action) -> Reason | None:
    """A turn is one card."""
    return ONE_CARD() if len(action.cards) > 1 else None


def must_match(state: State, action: Action) -> Reason | None:
    """Whoever can match must."""
    if action.verb == "revoke" or not state.options.must_match or not _can_match(state):
        return None
    assert state.rank is not None
    if action.verb == "pass" or (action.verb == "play" and action.cards[0][0] != state.rank):
        return MUST_MATCH(rank=state.rank)
    return None


def only_match(state: State, action: Action) -> Reason | None:
    """Whoever is asked for a card of the rank plays such a card or none."""
    if action.verb != "play" or not _is_asked(state) or action.cards[0][0] == state.rank:
        return None
    assert state.rank is not None
    return ONLY_MATCH(rank=state.rank)


def penalty(state: State, action: Action) -> Reason | None:
    """Not to match is an offence only where it has a price, and only for somebody who could."""
    if action.verb != "revoke":
        return None
    if not (state.options.peel_double and state.options.must_match):
        return NO_PENALTY()
    return None if _can_match(state) and action.cards[0][0] != state.rank else NOTHING_TO_MATCH()


RULES: tuple[Rule, ...] = (deal_due, must_play, one_card, held, must_match, only_match, penalty)
"""In this order: the first rule broken is what the player is told."""


class Nobble(Game[State, Options]):
    """See the module."""

    id = "nobble"
    presets = PRESETS
    codes = (MUST_PLAY, MUST_MATCH, ONLY_MATCH, ONE_CARD, NO_PENALTY, NOTHING_TO_MATCH)
    verbs: ClassVar[Mapping[str, frozenset[str]]] = {
        "play": frozenset({CARDS}),
        "revoke": frozenset({CARDS}),
        "pass": frozenset(),
        "deal": frozenset(),
    }
    offences = frozenset({"revoke"})
    piles = ("dead",)
    position: ClassVar[Mapping[str, str]] = {
        "to_act": "seat",
        "played": "cards",
        "coins": "amounts",
        "pool": "amount",
    }
    carries: ClassVar[Mapping[str, str]] = {"coins": "coins", "pool": "pool"}
    words = tuple(word for word in WORDS["snip"] if word)

    def pack(self, options: Options) -> tuple[Card, ...]:
        return data.pack()

    def players(self, options: Options) -> tuple[int, int]:
        return data.players(options)

    def facts(self, options: Options) -> Mapping[str, Typed]:
        return data.facts(options)

    def bound(self, options: Options, seats: int) -> int:
        return 2 * len(data.PACK)

    def deal(self, options: Options, seats: tuple[str, ...], dealer: Seat, cards: Sequence[Card]) -> Deal:
        """Hands of the size agreed, one card at a time from the dealer's left; the rest is not used."""
        count, size = len(seats), data.find_hand_size(options, len(seats))
        dealt = cards if size is None else cards[: size * count]
        return Deal(seats, dealer, deal_round(dealt, count, left_of(dealer, count)))

    def start(self, options: Options, deals: tuple[Deal, ...], position: Position) -> Step[State]:
        first = deals[0]
        opening = read_opening(position, len(first.seats), holdings="coins", each=options.start_coins)
        if len(_solvent(opening.chips)) < FEWEST_LEFT:
            raise ImpossibleDeal(BAD_START(name="coins", value="fewer than two players have any"))
        eldest = left_of(first.dealer, len(first.seats)) if opening.to_act is None else opening.to_act
        if not first.hands[eldest] and opening.chips.held[eldest]:
            raise ImpossibleDeal(NOBODY_CAN_ACT(seat=eldest))
        return _open(options, first, deals[1:], opening)

    def to_act(self, state: State) -> Seat | None:
        if state.winner is not None:
            return None
        if not state.is_dealt_out:
            return state.turn
        solvent = _solvent(state.coins)
        if not state.later or len(solvent) < FEWEST_LEFT:
            return None
        dealer = state.later[0].dealer
        return dealer if dealer in solvent else next_of(dealer, len(state.hands), solvent)

    def candidates(self, state: State) -> Iterable[Action]:
        if state.is_dealt_out:
            return (DEAL,)
        hand = sort_cards(state.hands[state.turn])
        actions = [Action("play", (card,)) for card in hand]
        if state.options.peel_double and state.options.must_match:
            actions += [Action("revoke", (card,)) for card in hand]
        return (*actions, PASS)

    def refusal(self, state: State, action: Action) -> Reason | None:
        return first_broken(RULES, state, action)

    def advance(self, state: State, action: Action) -> Step[State]:
        if action.verb == "deal":
            dealer = self.to_act(state)
            assert dealer is not None
            deal = state.later[0]._replace(dealer=dealer)
            step = _open(state.options, deal, state.later[1:], Opening(state.coins, (), None))
            return deal_again(step, deal.dealer, self.table(state).zones, "deal-passes-left")
        if action.verb == "pass":
            return _pass(state)
        return _play(state, action.cards[0], is_offence=action.verb == "revoke")

    def scores(self, state: State) -> tuple[int, ...] | None:
        return state.coins.held if self.to_act(state) is None else None

    def table(self, state: State) -> Table:
        face_up = {"row": state.row, "played": state.played}
        zones = make_zones(data.PACK, state.hands, face_up, {"dead": state.deal.pile("dead")})
        facts = make_facts(state.hands, "coins", state.coins)
        facts.append(Fact("out", None, tuple(state.deal.seats[seat] for seat in sorted(state.out))))
        return Table(zones, self.to_act(state), tuple(facts))


def _open(options: Options, deal: Deal, later: tuple[Deal, ...], opening: Opening) -> Step[State]:
    coins, played, to_act = opening
    seats = len(deal.seats)
    out = frozenset(seat for seat, count in enumerate(coins.held) if not count)
    playing = [seat for seat, hand in enumerate(deal.hands) if hand and seat not in out]
    turn = next_of(deal.dealer, seats, playing) if to_act is None else to_act
    state = State(options, deal, later, deal.hands, turn, None, (), (), played, coins, out, not playing, None)
    return Step(state, dealt_events(deal, ("dead",)), ("deal-hands", "eldest-leads"))


def _pass(state: State) -> Step[State]:
    """Whoever was asked has no such card: the player whose card stands plays again."""
    event = Event("passed", state.turn)
    return Step(state._replace(turn=state.chain[-1], rank=None, chain=()), (event,), ("pass-if-unable", "play-again"))


def _play(state: State, card: Card, *, is_offence: bool) -> Step[State]:
    options, seat = state.options, state.turn
    matches = card[0] == state.rank
    rules = ["match" if matches else "any-card"]
    debts: list[tuple[Seat, int]] = []
    if is_offence:
        # Peel: the offender pays double what is due, and the other player pays as if the card had been matched.
        due = due_for(len(state.chain) + 1)
        debts += [(state.chain[-1], due), (seat, 2 * due)]
        rules.append("peel-double")
    elif options.settle == "last" and not matches:
        debts += _open_debt(state.chain)
    chain = (*state.chain, seat) if matches else (seat,)
    if options.settle == "each" and matches:
        debts.append((chain[-2], due_for(len(chain))))
        rules.append("victim-pays")

    events = [Event("row-over", cards=state.row, to="played")] if not matches and state.row else []
    events.append(Event("played", seat, (card,), to="row"))
    word = WORDS[options.words][len(chain) - 1]
    if word:
        events.append(Event("said", seat, value=word))
        rules.append("words")
    hands = tuple(tuple(c for c in hand if c != card) if s == seat else hand for s, hand in enumerate(state.hands))
    after = state._replace(
        hands=hands,
        rank=card[0],
        chain=chain,
        row=(*state.row, card) if matches else (card,),
        played=state.played if matches else state.played + state.row,
    )
    turn = _next_turn(after, seat)
    # A chain that cannot grow, since its rank or the deal has run out, is settled at once.
    if options.settle == "last" and (len(chain) == LONGEST or turn is None):
        debts += _open_debt(chain)
    if options.settle == "last" and debts and not is_offence:
        rules.append("last-victim-pays")
    return _settle(after, seat, debts, events, rules)


def _open_debt(chain: tuple[Seat, ...]) -> list[tuple[Seat, int]]:
    """What the last victim of a chain owes under `settle = "last"`, unless it was settled when the chain was full."""
    return [(chain[-2], due_for(len(chain)))] if len(chain) > 1 else []


def _settle(
    state: State, seat: Seat, debts: list[tuple[Seat, int]], events: list[Event], rules: list[str]
) -> Step[State]:
    """Pay, leave, and go on, or end the deal or the game."""
    options = state.options
    coins, paid = pay_coins(state.coins, debts)
    if sum(due for _, due in debts) > sum(amount_of(event) for event in paid):
        rules.append("pay-what-you-have")
    state = state._replace(coins=coins)
    events += paid
    if options.settle == "last" and len(state.chain) == LONGEST:
        state = state._replace(chain=(), rank=None)
    is_first_out = options.turns == "question" and not state.hands[seat]
    turn = _next_turn(state, seat)
    is_dealt_out = turn is None or is_first_out
    if options.elimination == "immediate" or is_dealt_out:
        gone = frozenset(seat for seat, count in enumerate(coins.held) if not count)
        if gone > state.out:
            rules.append("no-coins-out")
            events += [Event("left", seat) for seat in sorted(gone - state.out)]
        state = state._replace(out=gone)
        turn = _next_turn(state, seat)
        is_dealt_out = is_dealt_out or turn is None
    solvent = _solvent(coins)
    winner = None
    if is_first_out and len(solvent) != 1:
        winner, rule = seat, "first-out-wins"
    elif not solvent and paid:
        # Both left had to pay at once: the one who paid last had coins the longest.
        winner, rule = _last_payer(paid), "last-with-coins"
    elif len(solvent) == 1 and (options.elimination == "immediate" or is_dealt_out):
        winner, rule = solvent[0], "last-with-coins"
    if winner is not None:
        rules.append(rule)
        coins, collected = settle(coins, [Payment(POOL, winner, coins.pool)])
        events += [Event("won", winner, value="game"), *collected]
        state = state._replace(coins=coins, winner=winner)
    elif is_dealt_out:
        rules.append("dealt-out")
        state = state._replace(is_dealt_out=True)
    return Step(state._replace(turn=state.turn if turn is None else turn), tuple(events), tuple(rules))


def _last_payer(paid: Iterable[Event]) -> Seat:
    payers = [event.seat for event in paid if isinstance(event.seat, int)]
    return payers[-1]


def _next_turn(state: State, seat: Seat) -> Seat | None:
    """Who plays after `seat`, or None where nobody has a card."""
    playing = [s for s, hand in enumerate(state.hands) if hand and s not in state.out]
    if not playing:
        return None
    after = next_of(seat, len(state.hands), playing)
    return after if after in playing else None


def _is_asked(state: State) -> bool:
    """Under `turns = "question"`: whether the seat to act is asked for a card of the rank."""
    return state.options.turns == "question" and state.rank is not None


def _can_match(state: State) -> bool:
    return any(card[0] == state.rank for card in state.hands[state.turn])


def _solvent(coins: Chips) -> list[Seat]:
    return [seat for seat, count in enumerate(coins.held) if count > 0]


GAME = Nobble()
