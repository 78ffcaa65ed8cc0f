"""What can be asked of a deal of any game."""

from collections import Counter

from ..bots.playout import margin_of
from ..core.types import Event
from ..kit.history import History
from ..kit.questions import Observed, Question


def events_of(history: History) -> list[Event]:
    """All that happened after the deal."""
    return [event for step in history.steps[1:] for event in step.events]


def shares_won(history: History) -> tuple[float, ...]:
    """By seat, the part of the deal that it won: as the events say, else whoever came out best; several share it."""
    outcome = outcomes(history)
    winners = {event.seat for event in history.steps[-1].events if event.kind == "won" and event.value == "hand"}
    if not winners:
        winners = {seat for seat, value in enumerate(outcome) if value == max(outcome)}
    return tuple((seat in winners) / len(winners) for seat in range(len(outcome)))


def margins(history: History) -> tuple[float, ...]:
    """By seat, what the deal brought more than it brought the others on average, in the units of the game's outcome."""
    outcome = outcomes(history)
    return tuple(margin_of(outcome, seat) for seat in range(len(outcome)))


def outcomes(history: History) -> tuple[int, ...]:
    """The outcome of a deal that is over."""
    found = history.game.outcome(history.state())
    assert found is not None, "the deal is over"
    return found


def _first_seat(history: History) -> int:
    seat = history.game.to_act(history.steps[0].state)
    assert seat is not None, "somebody opens the deal"
    return seat


def _first_seat_wins(history: History) -> Observed:
    yield "", shares_won(history)[_first_seat(history)]


def _first_seat_margin(history: History) -> Observed:
    yield "", margins(history)[_first_seat(history)]


def _length(history: History) -> Observed:
    yield "", len(history.actions)


def _count_events(history: History) -> Counter[str]:
    """How often each kind of event happened, and each kind with each word that goes with it."""
    counted: Counter[str] = Counter()
    for event in events_of(history):
        counted[event.kind] += 1
        if isinstance(event.value, str) and event.value:
            counted[f"{event.kind}.{event.value}"] += 1
    return counted


def _events(history: History) -> Observed:
    return _count_events(history).items()


def _deals_with(history: History) -> Observed:
    return ((case, 1) for case in _count_events(history))


def _whole_ranks(history: History) -> list[bool]:
    """By seat, whether it was dealt all cards of a rank of which the pack has four."""
    pack = Counter(card[0] for card in history.game.pack(history.options))
    whole = []
    for hand in history.deals[0].hands:
        held = Counter(card[0] for card in hand)
        whole.append(any(count == pack[rank] == 4 for rank, count in held.items()))
    return whole


def _four_of_a_rank(history: History) -> Observed:
    values = margins(history)
    return (("held" if held else "not-held", values[seat]) for seat, held in enumerate(_whole_ranks(history)))


def _four_of_a_rank_wins(history: History) -> Observed:
    won = shares_won(history)
    return (("held" if held else "not-held", won[seat]) for seat, held in enumerate(_whole_ranks(history)))


def _payments(history: History) -> Observed:
    paid: Counter[int] = Counter()
    for event in events_of(history):
        if event.kind == "paid" and isinstance(event.seat, int):
            paid[event.seat] += int(event.value or 0)
    if paid:
        yield "by-all", sum(paid.values())
        yield "by-who-pays-most", max(paid.values())


def _deals(history: History) -> Observed:
    yield "", history.current_deal()[0] + 1


QUESTIONS = (
    Question("first-seat-wins", _first_seat_wins),
    Question("first-seat-margin", _first_seat_margin),
    Question("actions", _length),
    Question("events", _events, every_deal=True),
    Question("deals-with", _deals_with, every_deal=True),
    Question("four-of-a-rank", _four_of_a_rank),
    Question("four-of-a-rank-wins", _four_of_a_rank_wins),
    Question("payments", _payments, every_deal=True),
    Question("deals-in-game", _deals, whole=True),
)
