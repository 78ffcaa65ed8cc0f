"""The rules that refuse an action, one function each, in the order in which a player is told of them."""

from collections.abc import Callable, Iterable
from itertools import combinations

from ...cards import Card, rank_of, sort_cards
from ...core.errors import NOT_HELD
from ...core.game import first_broken
from ...core.types import Action, Code, Reason
from ...kit.session import DEAL, deal_refusal
from .drawing import most_led
from .groups import can_win_with
from .honours import best_pairing, takes_own_voormsi
from .options import MOST_LED, Options, side_of
from .ranking import KING, THREE, TOQUTSIT
from .state import State
from .trick import is_direct, led_voormsi, owner_of_voormsi, target

THREE_ALONE = Code("three-alone", (("card", "card"),))
ONE_RANK = Code("one-rank", (("rank", "rank"),))
TOO_MANY_LED = Code("too-many-led", (("count", "number"),))
SAME_NUMBER = Code("same-number", (("count", "number"),))
TOQUTSIT_DUTY = Code("toqutsit-duty", (("card", "card"),))
SPARE_OWN_VOORMSI = Code("spare-own-voormsi", (("card", "card"),))
CODES = (THREE_ALONE, ONE_RANK, TOO_MANY_LED, SAME_NUMBER, TOQUTSIT_DUTY, SPARE_OWN_VOORMSI)

FORBIDDEN = "forbidden"

Rule = Callable[[State, Action], Reason | None]


def deal_due(state: State, action: Action) -> Reason | None:
    """A hand that is over waits for the next deal, and nobody deals before."""
    return deal_refusal(action, over=state.is_over)


def held(state: State, action: Action) -> Reason | None:
    """Only cards of one's own hand can be played, each once."""
    left = list(state.hands[state.turn])
    for card in action.cards:
        if card not in left:
            return NOT_HELD(card=card)
        left.remove(card)
    return None


def three_alone(state: State, action: Action) -> Reason | None:
    """The 3 of diamonds is no King: it is only led alone (A004-1)."""
    if action.verb != "play" or state.open_trick is not None or state.options.three_counts_as_king:
        return None
    others = [card for card in action.cards if card != THREE]
    with_kings = THREE in action.cards and others and all(rank_of(card) == KING for card in others)
    return THREE_ALONE(card=THREE) if with_kings else None


def one_rank(state: State, action: Action) -> Reason | None:
    """Cards that are led together are of one rank."""
    if action.verb != "play" or state.open_trick is not None:
        return None
    ranks = [_lead_rank(state.options, card) for card in action.cards]
    return ONE_RANK(rank=rank_of(action.cards[0])) if len(set(ranks)) > 1 else None


def too_many_led(state: State, action: Action) -> Reason | None:
    """Nobody leads more cards than everybody can play along with."""
    if action.verb != "play" or state.open_trick is not None:
        return None
    most = most_led(state.options, state.hands, state.stock)
    return TOO_MANY_LED(count=most) if len(action.cards) > most else None


def same_number(state: State, action: Action) -> Reason | None:
    """Others play as many cards as were led."""
    trick = state.open_trick
    if action.verb != "play" or trick is None or len(action.cards) == trick.size:
        return None
    return SAME_NUMBER(count=trick.size)


def toqutsit_duty(state: State, action: Action) -> Reason | None:
    """Whoever holds Toqutsit plays it on an opponent's Voormsi that heads the trick."""
    if action.verb != "play" or TOQUTSIT in action.cards or not owes_toqutsit(state):
        return None
    return TOQUTSIT_DUTY(card=TOQUTSIT)


def spare_own_voormsi(state: State, action: Action) -> Reason | None:
    """Where it is forbidden, nobody beats his own side's heading Voormsi with Toqutsit unless he has no other play."""
    trick, seat = state.open_trick, state.turn
    if state.options.friendly_toqutsit != FORBIDDEN or trick is None or TOQUTSIT not in action.cards:
        return None
    pairs = best_pairing(trick, seat, action.cards, state.options)
    if pairs is None or not takes_own_voormsi(pairs, trick.heading, seat, state.options):
        return None
    has_choice = len(state.hands[seat]) > trick.size
    return SPARE_OWN_VOORMSI(card=TOQUTSIT) if has_choice else None


RULES: tuple[Rule, ...] = (
    deal_due,
    held,
    three_alone,
    one_rank,
    too_many_led,
    same_number,
    toqutsit_duty,
    spare_own_voormsi,
)
"""In this order: the first rule broken is what the player is told."""


def find_refusal(state: State, action: Action) -> Reason | None:
    """The first rule that the action breaks."""
    return first_broken(RULES, state, action)


def owes_toqutsit(state: State) -> bool:
    """Whether the seat to act must play Toqutsit."""
    trick, hand, options = state.open_trick, state.hands[state.turn], state.options
    if trick is None or TOQUTSIT not in hand:
        return False
    owner = owner_of_voormsi(trick.heading) if options.toqu_duty == "heading" else led_voormsi(trick)
    if owner is None or side_of(options, owner) == side_of(options, state.turn):
        return False
    # A004-3: in a multiple trick, Toqutsit may be owed even in a group that loses.
    return options.toqu_duty_hopeless or can_win_with(TOQUTSIT, hand, target(trick, options), directly=is_direct(trick))


def find_candidates(state: State) -> Iterable[Action]:
    """Leads of one rank, or every choice of as many cards as were led; the next deal when the hand is over."""
    if state.is_over:
        return (DEAL,)
    hand, trick = sort_cards(state.hands[state.turn]), state.open_trick
    if trick is not None:
        return tuple(Action("play", cards) for cards in combinations(hand, trick.size))
    # A lead of the 3 of diamonds with Kings is named, so that it can be said why it is refused.
    ranks = dict.fromkeys(KING if card == THREE else rank_of(card) for card in hand)
    groups = [tuple(card for card in hand if rank_of(card) == rank or _joins_kings(card, rank)) for rank in ranks]
    sizes = range(1, MOST_LED + 1)
    return tuple(Action("play", cards) for size in sizes for group in groups for cards in combinations(group, size))


def _joins_kings(card: Card, rank: str) -> bool:
    return card == THREE and rank == KING


def _lead_rank(options: Options, card: Card) -> str:
    return KING if card == THREE and options.three_counts_as_king else rank_of(card)
