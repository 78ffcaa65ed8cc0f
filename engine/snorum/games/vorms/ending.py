"""What the end of a trick leads to: points, drawing, and perhaps the end of the hand or the game."""

from ...core.types import Event, Step
from ...kit.session import next_of
from .drawing import Drawn, draw
from .honours import OWN_VOORMSI, Award, find_own_voormsi, honours
from .options import party, side_of, sides
from .refusals import FORBIDDEN
from .scoring import is_void, put, realise, trick_awards
from .state import State
from .trick import Trick
from .why import clauses_of, explain_trick

ON_LOSS, AT_END = "realise-on-loss", "realise-at-end"


class _Ending:
    """Gathers what happens at the end of a trick, step by step."""

    def __init__(self, state: State, trick: Trick) -> None:
        self.options, self.trick, self.scores = state.options, trick, state.scores
        self.seat = trick.heading.seat
        self.side = side_of(state.options, self.seat)
        self.winner: int | None = None
        self.events: list[Event] = []
        self.rules: list[str] = []

    def tell_trick(self) -> None:
        self.events += [Event("won", self.seat, value="trick"), *explain_trick(self.trick)]
        self.rules += [*clauses_of(self.trick), "winner-leads"]
        if self.trick.size > 1:
            self.rules.append("trick-counts")

    def count(self) -> None:
        """Count the trick, and what it brings; not yet real."""
        tricks, size = self.scores.tricks, self.trick.size
        awards = trick_awards(self.options, tricks, self.side, size) + honours(self.trick, self.options)
        points = self.scores.points[self.side] + sum(award.points for award in awards)
        self.scores = self.scores._replace(
            tricks=put(tricks, self.side, tricks[self.side] + size), points=put(self.scores.points, self.side, points)
        )
        for award in awards:
            self.events.append(self.award_event(award))
            self.rules.append(award.clause)

    def award_event(self, award: Award) -> Event:
        who = party(sides(self.options)[self.side])
        return Event(award.clause, who, award.cards, value=award.points or None)

    def punish(self, side: int) -> None:
        """Toqutsit has beaten its own side's heading Voormsi (A004-6)."""
        way, who = self.options.friendly_toqutsit, party(sides(self.options)[side])
        self.events.append(Event(OWN_VOORMSI, who, value=way))
        self.rules.append(OWN_VOORMSI)
        if way == "lose_game":
            # Only a player with a partner or a second play can do it, so there are two sides.
            self.winner = 1 - side
            return
        self.scores = self.scores._replace(points=put(self.scores.points, side, 0))
        if way == "reset_score":
            self.scores = self.scores._replace(total=put(self.scores.total, side, 0))

    def realise(self, side: int, clause: str) -> None:
        if self.winner is not None:
            return
        self.scores, events, rules, is_won = realise(self.options, self.scores, side, clause)
        self.events += events
        self.rules += rules
        if is_won:
            self.winner = side

    def lose(self) -> None:
        """Whoever has lost the trick makes his points real, from the winner's left."""
        count = len(sides(self.options))
        for step in range(1, count):
            self.realise((self.side + step) % count, ON_LOSS)

    def close_hand(self) -> None:
        """At the end of the hand the points of the trick's winner become real too, unless the hand is void."""
        if OWN_VOORMSI not in self.rules and is_void(self.options, self.scores.tricks):
            self.scores = self.scores._replace(points=(0,) * len(self.scores.points))
            self.events.append(Event("hand-void", party(sides(self.options)[self.side])))
            self.rules.append("all-void")
        if self.options.end_order == "loser_first":
            self.lose()
            self.realise(self.side, AT_END)
        else:
            self.realise(self.side, AT_END)
            self.lose()
        if self.winner is None:
            self.events.append(Event("hand-over"))
            self.rules.append("hand-over")


def finish_trick(state: State, trick: Trick) -> Step[State]:
    """Everything that follows from a trick being over."""
    options, ending = state.options, _Ending(state, trick)
    ending.tell_trick()
    ending.count()
    offender = None if options.friendly_toqutsit == FORBIDDEN else find_own_voormsi(trick, options)
    if offender is not None:
        ending.punish(side_of(options, offender))
    is_over = offender is not None or not (state.stock or any(state.hands))
    if is_over:
        ending.close_hand()
    else:
        ending.lose()
    after = state._replace(scores=ending.scores, winner=ending.winner, is_over=is_over or ending.winner is not None)
    events, rules = ending.events, ending.rules
    if ending.winner is not None:
        events.append(Event("won", party(sides(options)[ending.winner]), value="game"))
        rules.append("game-won")
    elif not is_over:
        drawn = draw(state.hands, state.stock, ending.seat, options.draw)
        events += drawn_events(drawn)
        if drawn.cards:
            rules.append("draw-in-rotation" if options.draw == "rotation" else "draw-each")
        after = after._replace(hands=drawn.hands, stock=drawn.stock, turn=_leader(drawn, ending.seat))
    return Step(after, tuple(events), tuple(rules))


def drawn_events(drawn: Drawn) -> tuple[Event, ...]:
    """An event for each card drawn; only the player sees it."""
    return tuple(Event("drew", seat, (card,), to=("hand", seat), seen_by=(seat,)) for seat, card in drawn.cards)


def _leader(drawn: Drawn, seat: int) -> int:
    """The winner of the trick, or the next player who has a card."""
    playing = [other for other, hand in enumerate(drawn.hands) if hand]
    return seat if seat in playing else next_of(seat, len(drawn.hands), playing)
