"""What may not be done in the equal-cards game: one function a rule, and the order in which a player is told."""

from collections.abc import Callable

from ...core.errors import UNKNOWN_ACTION
from ...core.notation import format_action
from ...core.types import Action, Code, Reason
from ...kit.session import deal_refusal
from ...kit.shedding import held
from .options import WORDS
from .state import State, held_of

MUST_LEAD = Code("must-lead")
MUST_MATCH = Code("must-match", (("rank", "rank"),))
SAME_RANK_CODE = Code("same-rank", (("rank", "rank"),))
ONE_CARD = Code("one-card")
ONE_OR_ALL = Code("one-or-all", (("rank", "rank"),))
WORDS_FREE = Code("words-free")

CODES = (MUST_LEAD, MUST_MATCH, SAME_RANK_CODE, ONE_CARD, ONE_OR_ALL, WORDS_FREE)

_PLAYS = ("play", "silent", "says")
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
    return MUST_MATCH(rank=state.rank) if held_of(state, state.rank) else None


def one_card(state: State, action: Action) -> Reason | None:
    """A turn is one card, unless all of a rank may be laid together."""
    if len(action.cards) < 2 or (state.options.lay_all and action.verb == "play"):
        return None
    return ONE_CARD()


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
    whole = set(held_of(state, rank)) == set(action.cards) and len(set(action.cards)) == len(action.cards)
    return None if whole else ONE_OR_ALL(rank=rank)


RULES: tuple[Rule, ...] = (deal_due, words_free, must_lead, must_match, one_card, held, same_rank, one_or_all)
"""In this order: the first rule broken is what the player is told."""
