"""What the rules of Schnapsen refuse: one function a clause."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from ...cards import SUITS, Card
from ...core.errors import NOT_HELD, UNKNOWN_ACTION
from ...core.notation import format_action
from ...core.types import Action, Code, Reason
from ...kit.session import deal_refusal
from ...kit.tricks import has_higher, has_suit
from . import options as data
from .options import EXCHANGES, MARRIED
from .state import State, is_asked, is_on_lead, is_played_out, is_strict, marriage_cards, talon_size

EXCHANGE_OR_PASS = Code("exchange-or-pass")
ALL_PLAYED = Code("all-played")
MUST_PLAY = Code("must-play")
ONE_CARD = Code("one-card")
EXCHANGE_ON_LEAD = Code("exchange-on-lead")
EXCHANGE_OPEN = Code("exchange-open")
EXCHANGE_ENOUGH = Code("exchange-enough", (("least", "number"),))
CLOSE_ON_LEAD = Code("close-on-lead")
CLOSE_ONCE = Code("close-once")
CLOSE_ENOUGH = Code("close-enough", (("least", "number"),))
CLOSE_FIRST = Code("close-first", (("suit", "suit"),))
MARRY_ON_LEAD = Code("marry-on-lead")
MARRY_EARLY = Code("marry-early")
MARRY_ONE = Code("marry-one", (("suit", "suit"),))
LEAD_MARRIED = Code("lead-married", (("suit", "suit"),))
CLAIM_ON_LEAD = Code("claim-on-lead")
CLAIM_UNSPOKEN = Code("claim-unspoken")
FOLLOW_SUIT = Code("follow-suit", (("suit", "suit"),))
MUST_BEAT = Code("must-beat", (("card", "card"),))
MUST_TRUMP = Code("must-trump", (("suit", "suit"),))
NO_PENALTY = Code("no-penalty")
NO_REVOKE = Code("no-revoke", (("card", "card"),))

CODES = (
    EXCHANGE_OR_PASS,
    ALL_PLAYED,
    MUST_PLAY,
    ONE_CARD,
    EXCHANGE_ON_LEAD,
    EXCHANGE_OPEN,
    EXCHANGE_ENOUGH,
    CLOSE_ON_LEAD,
    CLOSE_ONCE,
    CLOSE_ENOUGH,
    CLOSE_FIRST,
    MARRY_ON_LEAD,
    MARRY_EARLY,
    MARRY_ONE,
    LEAD_MARRIED,
    CLAIM_ON_LEAD,
    CLAIM_UNSPOKEN,
    FOLLOW_SUIT,
    MUST_BEAT,
    MUST_TRUMP,
    NO_PENALTY,
    NO_REVOKE,
)

Rule = Callable[[State, Action], Reason | None]


def deal_due(state: State, action: Action) -> Reason | None:
    """A deal that is over waits for the next, and nobody deals before."""
    return deal_refusal(action, over=state.ending is not None)


def exchange_or_pass(state: State, action: Action) -> Reason | None:
    """Right after the other has closed there is only the exchange."""
    return EXCHANGE_OR_PASS() if is_asked(state) else None


def all_played(state: State, action: Action) -> Reason | None:
    """After the last trick there is only the claim."""
    return ALL_PLAYED() if is_played_out(state) else None


def must_play(state: State, action: Action) -> Reason | None:
    """Nobody passes, but for the exchange after a closing, and the claim after the last trick."""
    return None if is_asked(state) or is_played_out(state) else MUST_PLAY()


def exchange_on_lead(state: State, action: Action) -> Reason | None:
    """Only the player on lead exchanges."""
    return None if is_on_lead(state) or is_asked(state) else EXCHANGE_ON_LEAD()


def exchange_open(state: State, action: Action) -> Reason | None:
    """The trump turned up must still lie there, and the talon be open."""
    if state.turned is None or (state.closing is not None and not is_asked(state)):
        return EXCHANGE_OPEN()
    return None


def exchange_enough(state: State, action: Action) -> Reason | None:
    """The talon must hold so many cards for an exchange."""
    least = state.options.exchange_min
    return EXCHANGE_ENOUGH(least=least) if talon_size(state) < least else None


def exchange_card(state: State, action: Action) -> Reason | None:
    """Only the trump Jack is exchanged."""
    card = EXCHANGES + state.trump
    return None if card in state.hands[state.turn] else NOT_HELD(card=card)


def close_on_lead(state: State, action: Action) -> Reason | None:
    """Only the player on lead closes."""
    return None if is_on_lead(state) else CLOSE_ON_LEAD()


def close_once(state: State, action: Action) -> Reason | None:
    """A talon that is closed or used up cannot be closed."""
    return CLOSE_ONCE() if is_strict(state) else None


def close_enough(state: State, action: Action) -> Reason | None:
    """The talon must hold so many cards to be closed."""
    least = state.options.close_min
    return CLOSE_ENOUGH(least=least) if talon_size(state) < least else None


def close_first(state: State, action: Action) -> Reason | None:
    """Whoever closes does so before announcing, unless agreed otherwise."""
    if state.announced is None or state.options.close_after_announce:
        return None
    return CLOSE_FIRST(suit=state.announced)


def known_suit(state: State, action: Action) -> Reason | None:
    """A marriage is of one of the four suits."""
    known = isinstance(action.value, str) and len(action.value) == 1 and action.value in SUITS
    return None if known else UNKNOWN_ACTION(action=format_action(action))


def marry_on_lead(state: State, action: Action) -> Reason | None:
    """Only the player on lead announces."""
    return None if is_on_lead(state) else MARRY_ON_LEAD()


def marry_one(state: State, action: Action) -> Reason | None:
    """One lead announces one marriage, since a card of it must be led."""
    return None if state.announced is None else MARRY_ONE(suit=state.announced)


def marry_early(state: State, action: Action) -> Reason | None:
    """Where agreed, nobody announces once the talon is closed or used up."""
    return MARRY_EARLY() if is_strict(state) and not state.options.marriage_late else None


def marry_held(state: State, action: Action) -> Reason | None:
    """A marriage is King and Queen, both in the hand."""
    missing = [card for card in marriage_cards(str(action.value)) if card not in state.hands[state.turn]]
    return NOT_HELD(card=missing[0]) if missing else None


def claim_unspoken(state: State, action: Action) -> Reason | None:
    """Where enough points win without a word, nobody claims."""
    return CLAIM_UNSPOKEN() if state.options.claim == "auto" else None


def claim_on_lead(state: State, action: Action) -> Reason | None:
    """Only the player on lead claims, unless agreed otherwise."""
    return None if state.options.claim_when == "any" or is_on_lead(state) else CLAIM_ON_LEAD()


def one_card(state: State, action: Action) -> Reason | None:
    """A turn is one card."""
    return ONE_CARD() if len(action.cards) != 1 else None


def held(state: State, action: Action) -> Reason | None:
    """Only a card of one's own hand can be played."""
    return None if action.cards[0] in state.hands[state.turn] else NOT_HELD(card=action.cards[0])


def lead_married(state: State, action: Action) -> Reason | None:
    """Whoever has announced leads the King or the Queen of the suit."""
    suit, card = state.announced, action.cards[0]
    if suit is None or (card[1] == suit and card[0] in MARRIED):
        return None
    return LEAD_MARRIED(suit=suit)


def follow_suit(state: State, action: Action) -> Reason | None:
    """In the strict phase the suit led must be followed."""
    led = _find_bond(state)
    if led is None or action.cards[0][1] == led[1] or not has_suit(state.hands[state.turn], led[1]):
        return None
    return FOLLOW_SUIT(suit=led[1])


def must_beat(state: State, action: Action) -> Reason | None:
    """In the strict phase the card led must be beaten in its suit by whoever can."""
    led, order = _find_bond(state), data.rank_order(state.options)
    if led is None or action.cards[0][1] != led[1] or has_higher(action.cards, led, order):
        return None
    return MUST_BEAT(card=led) if has_higher(state.hands[state.turn], led, order) else None


def must_trump(state: State, action: Action) -> Reason | None:
    """In the strict phase whoever has none of the suit led must trump."""
    led, trump = _find_bond(state), state.trump
    if led is None or action.cards[0][1] in (led[1], trump) or not has_suit(state.hands[state.turn], trump):
        return None
    return MUST_TRUMP(suit=trump)


def no_penalty(state: State, action: Action) -> Reason | None:
    """A card against the rules can only be played where that has a price."""
    return NO_PENALTY() if state.options.revoke == "refuse" else None


def no_revoke(state: State, action: Action) -> Reason | None:
    """A card that may be played is no offence."""
    if any(bond(state, action) is not None for bond in (follow_suit, must_beat, must_trump)):
        return None
    return NO_REVOKE(card=action.cards[0])


_PLAY = frozenset({"play"})
_CARD = frozenset({"play", "revoke"})
_ALL = frozenset({"play", "revoke", "exchange", "close", "marry", "claim", "pass", "deal"})

RULES: tuple[tuple[Rule, frozenset[str], str], ...] = (
    (deal_due, _ALL - {"deal"}, "over"),
    (deal_due, frozenset({"deal"}), ""),
    (exchange_or_pass, _ALL - {"exchange", "pass", "claim", "deal"}, "asked"),
    (all_played, _ALL - {"pass", "claim", "deal"}, "played_out"),
    (must_play, frozenset({"pass"}), ""),
    (exchange_on_lead, frozenset({"exchange"}), "off_lead"),
    (exchange_open, frozenset({"exchange"}), ""),
    (exchange_enough, frozenset({"exchange"}), ""),
    (exchange_card, frozenset({"exchange"}), ""),
    (close_on_lead, frozenset({"close"}), "off_lead"),
    (close_once, frozenset({"close"}), "strict"),
    (close_first, frozenset({"close"}), "announced"),
    (close_enough, frozenset({"close"}), ""),
    (known_suit, frozenset({"marry"}), ""),
    (marry_on_lead, frozenset({"marry"}), "off_lead"),
    (marry_one, frozenset({"marry"}), "announced"),
    (marry_early, frozenset({"marry"}), "strict"),
    (marry_held, frozenset({"marry"}), ""),
    (claim_unspoken, frozenset({"claim"}), ""),
    (claim_on_lead, frozenset({"claim"}), "off_lead"),
    (one_card, _CARD, ""),
    (held, _CARD, ""),
    (lead_married, _CARD, "announced"),
    (follow_suit, _PLAY, "bound"),
    (must_beat, _PLAY, "bound"),
    (must_trump, _PLAY, "bound"),
    (no_penalty, frozenset({"revoke"}), ""),
    (no_revoke, frozenset({"revoke"}), ""),
)
"""In this order, each for its verbs: the first rule broken is what the player is told.

The last part names the only situation in which the rule can be broken; where it is empty, in any.
"""


class Situation(NamedTuple):
    """What can be told of a state for all actions at once."""

    over: bool
    asked: bool
    played_out: bool
    off_lead: bool
    announced: bool
    strict: bool
    bound: bool


def judge(state: State) -> Callable[[Action], Reason | None]:
    """The first rule that an action breaks, among those that can be broken in this state."""
    is_bound = is_strict(state)
    rules = _rules_in(
        Situation(
            over=state.ending is not None,
            asked=is_asked(state),
            played_out=is_played_out(state),
            off_lead=not is_on_lead(state),
            announced=state.announced is not None,
            strict=is_bound,
            bound=is_bound and len(state.trick) == 1,
        )
    )

    def told(action: Action) -> Reason | None:
        for rule in rules[action.verb]:
            reason = rule(state, action)
            if reason is not None:
                return reason
        return None

    return told


def find_refusal(state: State, action: Action) -> Reason | None:
    """The first rule that the action breaks."""
    return judge(state)(action)


@cache
def _rules_in(situation: Situation) -> Mapping[str, tuple[Rule, ...]]:
    """The rules of each verb that can be broken in the situation."""
    live = [(rule, verbs) for rule, verbs, only in RULES if not only or getattr(situation, only)]
    return {verb: tuple(rule for rule, verbs in live if verb in verbs) for verb in sorted(_ALL)}


def _find_bond(state: State) -> Card | None:
    """The card led, where the reply to it is bound."""
    return state.trick[0] if len(state.trick) == 1 and is_strict(state) else None
