"""Short hands of Vorms for the tests, replayed as records."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from snorum.core.notation import format_action, parse_action, parse_cards
from snorum.core.types import Deal, Event, Step
from snorum.games import find
from snorum.record import Record, fact_name, replay

GAME = find("vorms")
SEATS = {"four": ("N", "E", "S", "W"), "three": ("a", "b", "c"), "two": ("a", "b")}


class Played(NamedTuple):
    """A record that was replayed."""

    steps: list[Step[Any]]
    seats: tuple[str, ...]

    def facts(self) -> dict[str, object]:
        table = GAME.table(self.steps[-1].state)
        return {fact_name(fact.name, fact.owner, self.seats): fact.value for fact in table.facts}

    def legal(self) -> set[str]:
        return {format_action(action) for action in GAME.legal_actions(self.steps[-1].state)}

    def to_act(self) -> str | None:
        acting = GAME.to_act(self.steps[-1].state)
        return None if acting is None else self.seats[acting]

    def events(self, *kinds: str) -> list[Event]:
        return [event for event in self.steps[-1].events if event.kind in kinds]

    def why_not(self, action: str) -> str | None:
        reason = GAME.why_not(self.steps[-1].state, parse_action(action))
        return None if reason is None else reason.code


def played(
    hands: str,
    actions: str,
    *,
    preset: str = "four",
    stock: str = "",
    start: Mapping[str, Any] | None = None,
    **options: Any,
) -> Played:
    """Hands and actions parted by `/`; in [deal] the last seat deals, so the first leads."""
    seats = SEATS[preset]
    held = tuple(parse_cards(hand) for hand in hands.split("/"))
    deal = Deal(seats, len(seats) - 1, held, (("stock", parse_cards(stock)),))
    record = Record(
        "vorms",
        preset,
        tuple(options.items()),
        (deal,),
        tuple((start or {}).items()),
        tuple(parse_action(action) for action in actions.split("/") if action.strip()),
    )
    return Played([step for _, _, step in replay(record)], seats)
