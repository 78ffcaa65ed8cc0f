"""A second account of a deal of Schnapsen, made from its transcript alone; it shares no code with the engine's rules.

It trusts that the actions were legal, and counts: points, tricks, who drew what, how the deal ended and for how much.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from snorum.core.types import Action, Deal

WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
ORDER = "9JQKTA"


class Account(NamedTuple):
    """How a deal ended (None: it has not), and the counts by seat."""

    result: str | None
    winner: int | None
    awarded: int | None
    points: tuple[int, int]
    tricks: tuple[int, int]
    hands: tuple[frozenset[str], frozenset[str]]


class Referee:
    """Follows one deal, action by action."""

    def __init__(self, options: Any, deal: Deal) -> None:
        self.options = options
        piles = dict(deal.piles)
        self.hands = [set(hand) for hand in deal.hands]
        self.talon = [*piles["stock"], *piles["trump"]]
        self.trump = piles["trump"][0][1]
        self.won: list[list[str]] = [[], []]
        self.called: list[list[int]] = [[], []]
        self.leader = 1 - deal.dealer
        self.led: str | None = None
        self.to_lead: str | None = None
        self.closer: int | None = None
        self.frozen = (0, 0)
        self.asked = False
        self.end: tuple[str, int, int] | None = None

    def points(self, seat: int) -> int:
        """Cards won, and marriages once there is a trick."""
        return sum(WORTH[card[0]] for card in self.won[seat]) + (sum(self.called[seat]) if self.won[seat] else 0)

    def tricks(self, seat: int) -> int:
        return len(self.won[seat]) // 2

    def acting(self) -> int:
        return 1 - self.leader if self.led is not None or self.asked else self.leader

    def take(self, action: Action) -> None:
        me = self.acting()
        you = 1 - me
        if action.verb == "marry":
            self.call(me, str(action.value))
        elif action.verb == "close":
            self.closer, self.frozen = me, (self.points(you), self.tricks(you))
            jack = "J" + self.trump
            enough = len(self.talon) >= self.options.exchange_min
            self.asked = self.options.exchange_after_close and jack in self.hands[you] and enough
        elif action.verb == "exchange":
            jack = "J" + self.trump
            self.hands[me] ^= {jack, self.talon[-1]}
            self.talon[-1] = jack
            self.asked = False
        elif action.verb == "claim":
            self.end = ("claim", me, self.price(me)) if self.points(me) >= 66 else ("false-claim", you, self.fine(me))
        elif action.verb == "revoke":
            self.hands[me].remove(action.cards[0])
            self.end = ("revoke", you, 3 if self.options.revoke == "flat3" or not self.won[you] else 2)
        elif action.verb == "pass":
            if not self.asked:
                self.run_out()
            self.asked = False
        else:
            self.play(me, action.cards[0])
        if self.options.claim == "auto" and self.end is None:
            for seat in (0, 1):
                if self.points(seat) >= 66:
                    self.end = ("claim", seat, self.price(seat))

    def play(self, me: int, card: str) -> None:
        if self.led is None:
            self.call_unasked(me, card)
            self.led, self.to_lead = card, None
            self.hands[me].remove(card)
            return
        first, self.led = self.led, None
        self.hands[me].remove(card)
        trumped = card[1] == self.trump != first[1]
        higher = card[1] == first[1] and ORDER.find(card[0]) > ORDER.find(first[0])
        self.leader = me if trumped or higher else 1 - me
        self.won[self.leader] += [first, card]
        if self.closer is None:
            for seat in (self.leader, 1 - self.leader):
                if self.talon:
                    self.hands[seat].add(self.talon.pop(0))
        has_won = self.options.claim == "auto" and self.points(self.leader) >= 66
        may_claim = self.options.claim == "manual" and self.points(self.leader) >= 66
        if not self.hands[0] and not may_claim and not has_won:
            self.run_out()

    def call(self, me: int, suit: str) -> None:
        self.called[me].append(40 if suit == self.trump else 20)
        self.to_lead = suit

    def call_unasked(self, me: int, card: str) -> None:
        """King or Queen led beside the other, without a word."""
        other = {"K": "Q", "Q": "K"}.get(card[0], "") + card[1]
        strict = self.closer is not None or not self.talon
        allowed = self.options.auto_announce and (self.options.marriage_late or not strict)
        if allowed and self.to_lead is None and other in self.hands[me]:
            self.call(me, card[1])

    def run_out(self) -> None:
        if self.closer is None:
            self.end = ("last-trick", self.leader, 1)
        else:
            self.end = ("closer-failed", 1 - self.closer, 2 if self.frozen[1] else 3)

    def price(self, me: int) -> int:
        """A correct claim by the table of results."""
        you = 1 - me
        if self.closer == you:
            return 2 if self.frozen[1] else 3
        points, tricks = self.points(you), self.tricks(you)
        if self.closer == me and self.options.freeze:
            points, tricks = self.frozen
        return 3 if tricks == 0 else 2 if points < 33 else 1

    def fine(self, me: int) -> int:
        """A false claim."""
        if self.options.false_claim == "as_if_won":
            return self.price(me)
        tricks = self.frozen[1] if self.closer == me else self.tricks(1 - me)
        return 3 if tricks == 0 else 2

    def account(self) -> Account:
        result, winner, awarded = self.end if self.end is not None else (None, None, None)
        return Account(
            result,
            winner,
            awarded,
            (self.points(0), self.points(1)),
            (self.tricks(0), self.tricks(1)),
            (frozenset(self.hands[0]), frozenset(self.hands[1])),
        )


def follow(options: Any, deal: Deal, actions: Iterable[Action]) -> Iterable[Account]:
    """The account after each action of one deal."""
    referee = Referee(options, deal)
    for action in actions:
        referee.take(action)
        yield referee.account()
