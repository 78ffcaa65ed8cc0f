"""What the rules of Schnapsen refuse: one function a clause, by the situation or by the cards."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from typing import NamedTuple

from ...cards import SUITS, Card
from ...core.errors import DEAL_FIRST, HAND_NOT_OVER, NOT_HELD, UNKNOWN_ACTION
from ...core.game import first_broken
from ...core.notation import format_action
from ...core.types import Action, Code, Reason
from ...kit.tricks import has_higher, has_suit
from . import options as data
from .options import EXCHANGES, MARRIED
from .situation import Situation, describe
from .state import State, marriage_cards

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


def deal_first(now: Situation) -> Reason | None:
    """A deal that is over waits for the next."""
    return DEAL_FIRST() if now.over else None


def hand_not_over(now: Situation) -> Reason | None:
    """Nobody deals before a deal is over."""
    return None if now.over else HAND_NOT_OVER()


def exchange_or_pass(now: Situation) -> Reason | None:
    """Right after the other has closed there is only the exchange."""
    return EXCHANGE_OR_PASS() if now.asked else None


def all_played(now: Situation) -> Reason | None:
    """After the last trick there is only the claim."""
    return ALL_PLAYED() if now.played_out else None


def must_play(now: Situation) -> Reason | None:
    """Nobody passes, but for the exchange after a closing, and the claim after the last trick."""
    return None if now.asked or now.played_out else MUST_PLAY()


def exchange_on_lead(now: Situation) -> Reason | None:
    """Only the player on lead exchanges."""
    return None if now.on_lead or now.asked else EXCHANGE_ON_LEAD()


def exchange_open(now: Situation) -> Reason | None:
    """The trump turned up must still lie there, and the talon be open."""
    return None if now.turned and (now.asked or not now.strict) else EXCHANGE_OPEN()


def exchange_enough(now: Situation) -> Reason | None:
    """The talon must hold so many cards for an exchange."""
    return EXCHANGE_ENOUGH(least=now.exchange_min) if now.talon < now.exchange_min else None


def close_on_lead(now: Situation) -> Reason | None:
    """Only the player on lead closes."""
    return None if now.on_lead else CLOSE_ON_LEAD()


def close_once(now: Situation) -> Reason | None:
    """A talon that is closed or used up cannot be closed."""
    return CLOSE_ONCE() if now.strict else None


def close_first(now: Situation) -> Reason | None:
    """Whoever closes does so before announcing, unless agreed otherwise."""
    if now.announced is None or now.close_after_announce:
        return None
    return CLOSE_FIRST(suit=now.announced)


def close_enough(now: Situation) -> Reason | None:
    """The talon must hold so many cards to be closed."""
    return CLOSE_ENOUGH(least=now.close_min) if now.talon < now.close_min else None


def marry_on_lead(now: Situation) -> Reason | None:
    """Only the player on lead announces."""
    return None if now.on_lead else MARRY_ON_LEAD()


def marry_one(now: Situation) -> Reason | None:
    """One lead announces one marriage, since a card of it must be led."""
    return None if now.announced is None else MARRY_ONE(suit=now.announced)


def marry_early(now: Situation) -> Reason | None:
    """Where agreed, nobody announces once the talon is closed or used up."""
    return MARRY_EARLY() if now.strict and not now.marriage_late else None


def claim_unspoken(now: Situation) -> Reason | None:
    """Where enough points win without a word, nobody claims."""
    return CLAIM_UNSPOKEN() if now.claim == "auto" else None


def claim_on_lead(now: Situation) -> Reason | None:
    """Only the player on lead claims, unless agreed otherwise."""
    return None if now.claim_when == "any" or now.on_lead else CLAIM_ON_LEAD()


def no_penalty(now: Situation) -> Reason | None:
    """A card against the rules can only be played where that has a price."""
    return NO_PENALTY() if now.revoke == "refuse" else None


def known_suit(state: State, action: Action) -> Reason | None:
    """A marriage is of one of the four suits."""
    known = isinstance(action.value, str) and len(action.value) == 1 and action.value in SUITS
    return None if known else UNKNOWN_ACTION(action=format_action(action))


def one_card(state: State, action: Action) -> Reason | None:
    """A turn is one card."""
    return ONE_CARD() if len(action.cards) != 1 else None


def held(state: State, action: Action) -> Reason | None:
    """Only a card of one's own hand can be played."""
    return None if action.cards[0] in state.hands[state.turn] else _not_held(action.cards[0])


def exchange_card(state: State, action: Action) -> Reason | None:
    """Only the trump Jack is exchanged."""
    card = Card(EXCHANGES + state.trump)
    return None if card in state.hands[state.turn] else _not_held(card)


def marry_held(state: State, action: Action) -> Reason | None:
    """A marriage is King and Queen, both in the hand."""
    hand = state.hands[state.turn]
    for card in marriage_cards(str(action.value)):
        if card not in hand:
            return _not_held(card)
    return None


def lead_married(state: State, action: Action) -> Reason | None:
    """Whoever has announced leads the King or the Queen of the suit."""
    suit, card = state.announced, action.cards[0]
    if suit is None or (card[1] == suit and card[0] in MARRIED):
        return None
    return LEAD_MARRIED(suit=suit)


def follow_suit(state: State, action: Action) -> Reason | None:
    """In the strict phase the suit led must be followed."""
    led = state.trick[0]
    if action.cards[0][1] == led[1] or not has_suit(state.hands[state.turn], led[1]):
        return None
    return FOLLOW_SUIT(suit=led[1])


def must_beat(state: State, action: Action) -> Reason | None:
    """In the strict phase the card led must be beaten in its suit by whoever can."""
    led, order = state.trick[0], data.rank_order(state.options)
    if action.cards[0][1] != led[1] or has_higher(action.cards, led, order):
        return None
    return MUST_BEAT(card=led) if has_higher(state.hands[state.turn], led, order) else None


def must_trump(state: State, action: Action) -> Reason | None:
    """In the strict phase whoever has none of the suit led must trump."""
    trump = state.trump
    if action.cards[0][1] in (state.trick[0][1], trump) or not has_suit(state.hands[state.turn], trump):
        return None
    return MUST_TRUMP(suit=trump)


@cache
def _not_held(card: Card) -> Reason:
    return NOT_HELD(card=card)


def no_revoke(state: State, action: Action) -> Reason | None:
    """A card that may be played is no offence."""
    duties = (follow_suit, must_beat, must_trump) if Situation._make(describe(state)).bound else ()
    return None if first_broken(duties, state, action) is not None else NO_REVOKE(card=action.cards[0])


CardRule = Callable[[State, Action], Reason | None]


class Rule(NamedTuple):
    """A clause that refuses, for some verbs: by the situation, or by the cards."""

    verbs: frozenset[str]
    by_situation: Callable[[Situation], Reason | None] | None = None
    by_cards: CardRule | None = None
    only: str = ""
    """The only situation in which cards can break it; where it is empty, any."""
    is_of_form: bool = False
    """Whether no candidate can break it, since candidates are made of the hand."""


_ALL = frozenset({"play", "revoke", "exchange", "close", "marry", "claim", "pass", "deal"})
_EXCHANGE, _CLOSE, _MARRY = frozenset({"exchange"}), frozenset({"close"}), frozenset({"marry"})
_CLAIM, _PLAY, _REVOKE = frozenset({"claim"}), frozenset({"play"}), frozenset({"revoke"})
_CARD = _PLAY | _REVOKE

RULES = (
    Rule(_ALL - {"deal"}, deal_first),
    Rule(frozenset({"deal"}), hand_not_over),
    Rule(_ALL - {"exchange", "pass", "claim", "deal"}, exchange_or_pass),
    Rule(_ALL - {"pass", "claim", "deal"}, all_played),
    Rule(frozenset({"pass"}), must_play),
    Rule(_EXCHANGE, exchange_on_lead),
    Rule(_EXCHANGE, exchange_open),
    Rule(_EXCHANGE, exchange_enough),
    Rule(_EXCHANGE, by_cards=exchange_card),
    Rule(_CLOSE, close_on_lead),
    Rule(_CLOSE, close_once),
    Rule(_CLOSE, close_first),
    Rule(_CLOSE, close_enough),
    Rule(_MARRY, by_cards=known_suit, is_of_form=True),
    Rule(_MARRY, marry_on_lead),
    Rule(_MARRY, marry_one),
    Rule(_MARRY, marry_early),
    Rule(_MARRY, by_cards=marry_held),
    Rule(_CLAIM, claim_unspoken),
    Rule(_CLAIM, claim_on_lead),
    Rule(_CARD, by_cards=one_card, is_of_form=True),
    Rule(_CARD, by_cards=held, is_of_form=True),
    Rule(_CARD, by_cards=lead_married, only="announced"),
    Rule(_PLAY, by_cards=follow_suit, only="bound"),
    Rule(_PLAY, by_cards=must_beat, only="bound"),
    Rule(_PLAY, by_cards=must_trump, only="bound"),
    Rule(_REVOKE, no_penalty),
    Rule(_REVOKE, by_cards=no_revoke),
)
"""In this order, each for its verbs: the first rule broken is what the player is told."""


def find_refusal(state: State, action: Action) -> Reason | None:
    """The first rule that the action breaks."""
    return first_broken(_rules_for_all(describe(state))[action.verb], state, action)


def open_rules(state: State) -> Mapping[str, tuple[CardRule, ...]]:
    """What the candidates of each verb must still be asked once the situation is known."""
    return _rules_for_candidates(describe(state))


@cache
def _rules_for_all(fields: tuple[object, ...]) -> Mapping[str, tuple[CardRule, ...]]:
    return _ask(Situation._make(fields), RULES)


@cache
def _rules_for_candidates(fields: tuple[object, ...]) -> Mapping[str, tuple[CardRule, ...]]:
    return _ask(Situation._make(fields), [rule for rule in RULES if not rule.is_of_form])


def _ask(now: Situation, rules: Iterable[Rule]) -> Mapping[str, tuple[CardRule, ...]]:
    return {verb: _ask_about(now, [rule for rule in rules if verb in rule.verbs]) for verb in sorted(_ALL)}


def _ask_about(now: Situation, rules: Iterable[Rule]) -> tuple[CardRule, ...]:
    """The rules about cards up to the first one that the situation breaks, which refuses whatever the cards."""
    live: list[CardRule] = []
    for rule in rules:
        if rule.by_cards is not None:
            if not rule.only or getattr(now, rule.only):
                live.append(rule.by_cards)
        elif rule.by_situation is not None:
            reason = rule.by_situation(now)
            if reason is not None:
                return (*live, partial(_told, reason))
    return tuple(live)


def _told(reason: Reason, state: State, action: Action) -> Reason:
    return reason
