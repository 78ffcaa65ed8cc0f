"""The laws of architecture.md, each a function that fails where the law is broken; they know no game."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playing import Turn, play_out

from snorum.cards import UNKNOWN, Card
from snorum.core.errors import IllegalAction
from snorum.core.game import Game
from snorum.core.notation import format_action, parse_action
from snorum.core.types import Action, Deal, Event, Table, Zone, mask
from snorum.record import Record, place_name
from snorum.recordtext import format_record, parse_record

Refused = set[str]


def check_goes_on_or_ends(game: Game[Any, Any], options: Any, turns: list[Turn], seats: int, deals: int) -> None:
    """Law 1: somebody can act or the game is over, within the bound."""
    for turn in turns:
        acting = game.to_act(turn.step.state)
        assert (acting is None) == (not game.legal_actions(turn.step.state))
    assert game.to_act(turns[-1].step.state) is None
    assert len(turns) - 1 <= (game.bound(options, seats) + 1) * deals


def check_explained(game: Game[Any, Any], state: Any, strange: list[Action]) -> Refused:
    """Law 2: `explain` and `play` agree, and what is no candidate is refused. Returns the codes seen."""
    codes = set()
    explained = game.explain(state)
    verdicts = {_unordered(action): reason for action, reason in explained}
    as_named = dict(explained)
    assert len(verdicts) == len(explained), "a candidate is named twice"
    for action in [*(action for action, _ in explained), *strange]:
        reason = game.why_not(state, action)
        if reason is None:
            assert _unordered(action) in verdicts, f"{action} is legal but no candidate"
            assert verdicts[_unordered(action)] is None
            game.play(state, action)
            continue
        codes.add(reason.code)
        assert reason.code in {code.id for code in game.all_codes()}
        if action in as_named:
            assert as_named[action] == reason
        with pytest.raises(IllegalAction) as raised:
            game.play(state, action)
        assert (raised.value.action, raised.value.reason) == (action, reason)
    return codes


def check_zones_are_the_pack(game: Game[Any, Any], options: Any, table: Table) -> None:
    """Law 3: no card is lost, none is made."""
    cards = [card for zone in table.zones for card in zone.cards]
    assert Counter(cards) == Counter(game.pack(options))


def check_unseen_cards_do_not_matter(
    game: Game[Any, Any], options: Any, deals: tuple[Deal, ...], turns: list[Turn], at: int, tries: int, seed: int
) -> int:
    """Law 4: with other cards where the actor cannot see, nothing that the actor sees or may do changes.

    Returns how many of the re-deals were possible.
    """
    state = turns[at].step.state
    actor = game.to_act(state)
    if actor is None:
        return 0
    seen, possible = mask(game.table(state), actor), 0
    for _, other in redeals(game, options, deals, turns, at, tries, seed):
        possible += 1
        other_state = other[-1].step.state
        assert mask(game.table(other_state), actor) == seen
        assert set(game.legal_actions(other_state)) == set(game.legal_actions(state))
    return possible


def redeals(
    game: Game[Any, Any], options: Any, deals: tuple[Deal, ...], turns: list[Turn], at: int, tries: int, seed: int
) -> Iterator[tuple[tuple[Deal, ...], list[Turn]]]:
    """Deals with other cards where the actor cannot see, each with its turns.

    They allow every action so far, with the same seats to act and the same told of hidden cards where the rules tell
    of them.
    """
    actor = game.to_act(turns[at].step.state)
    table = game.table(turns[at].step.state)
    hidden = [zone for zone in table.zones if zone.seen_by is not None and actor not in zone.seen_by]
    # A card that was seen before, as one taken up from the table, is known wherever it lies now.
    views = [mask(game.table(turn.step.state), actor) for turn in turns[: at + 1]]
    known = {card for view in views for zone in view.zones for card in zone.cards}
    unseen = [card for zone in hidden for card in zone.cards if card not in known]
    actions = tuple(turn.action for turn in turns[1 : at + 1] if turn.action is not None)
    acting = [game.to_act(turn.step.state) for turn in turns[: at + 1]]

    def revealed(played: list[Turn]) -> list[list[Event]]:
        return [[event for event in turn.step.events if event.kind in game.reveals] for turn in played]

    told = revealed(turns[: at + 1])
    chooser = random.Random(seed)
    for _ in range(tries):
        mixed = unseen[:]
        chooser.shuffle(mixed)
        swap = dict(zip(unseen, mixed, strict=True))
        other_deals = (*deals[:-1], swap_cards(deals[-1], swap))
        try:
            other = list(play_out(game, options, other_deals, 0, actions))
        except IllegalAction:
            continue
        if [game.to_act(turn.step.state) for turn in other] == acting and revealed(other) == told:
            yield other_deals, other


def check_mask(table: Table, seats: int) -> None:
    """Law 5: masking twice changes nothing; a spectator sees no more than any seat."""
    spectator = mask(table, None)
    for viewer in (None, *range(seats)):
        seen = mask(table, viewer)
        assert mask(seen, viewer) == seen
        for zone, watched in zip(seen.zones, spectator.zones, strict=True):
            assert all(card in (UNKNOWN, own) for own, card in zip(zone.cards, watched.cards, strict=True))
            assert len(zone.cards) == len(watched.cards)


def check_chips_are_kept(turns: list[Turn], game: Game[Any, Any]) -> None:
    """Law 6: what leaves one place arrives in another, and as the events say; scores stand at the end only."""

    def holdings(turn: Turn) -> dict[Any, int]:
        facts = game.table(turn.step.state).facts
        return {fact.owner: int(fact.value or 0) for fact in facts if fact.name in ("chips", "coins", "pool")}

    total = sum(holdings(turns[0]).values())
    for before, after in pairwise(turns):
        held, now = holdings(before), holdings(after)
        assert sum(now.values()) == total
        for event in after.step.events:
            if event.kind == "paid":
                held[event.seat] -= int(event.value or 0)
                held[None if event.to == "pool" else event.to] += int(event.value or 0)
            elif event.kind == "collected":
                held[event.seat] += int(event.value or 0)
                held[None] -= int(event.value or 0)
        assert held == now
        assert (game.scores(after.step.state) is None) == (game.to_act(after.step.state) is not None)


def check_texts(record: Record) -> None:
    """Law 7: what is written is read back the same."""
    for action in record.actions:
        assert parse_action(format_action(action)) == action
    text = format_record(record)
    assert format_record(parse_record(text)) == text
    assert parse_record(text)._replace(overrides=record.overrides) == record


def check_events(before: Table, after: Table, events: tuple[Event, ...], seats: tuple[str, ...]) -> None:
    """Law 8: moving the cards of the events turns one table into the next."""
    places = {_key(zone, seats): Counter(zone.cards) for zone in before.zones}
    for event in events:
        key = place_name(event.to, seats)
        if not event.cards or key is None:
            continue
        for card in event.cards:
            for cards in places.values():
                cards.pop(card, None)
        places[key].update(event.cards)
    assert places == {_key(zone, seats): Counter(zone.cards) for zone in after.zones}


def strange_actions(game: Game[Any, Any], options: Any, state: Any, chooser: random.Random) -> list[Action]:
    """Actions from anywhere: others' cards, several at once, every verb with everything, and what no game has."""
    pack = game.pack(options)
    some = chooser.sample(pack, 4)
    acting = game.to_act(state)
    hand = [card for zone in game.table(state).zones if zone.owner == acting for card in zone.cards]
    pairs = [(one, other) for one in hand for other in hand if one < other and one[0] == other[0]][:4]
    actions = [Action("play", (card,)) for card in sorted({*some, Card("2c"), Card("Ah")})]
    actions += [Action("play", pair) for pair in (*pairs, tuple(some[:2]), ())]
    actions += [Action("fly"), Action("play", (some[0],), "now")]
    for verb in sorted(game.verbs):
        actions.append(Action(verb))
        actions += [Action(verb, tuple(hand[:1]), value) for value in (None, "nonsense", *game.words)]
    return actions


def _unordered(action: Action) -> Action:
    """Cards that are played together have no order."""
    return action._replace(cards=tuple(sorted(action.cards)))


def _key(zone: Zone, seats: tuple[str, ...]) -> str:
    return zone.name if zone.owner is None else f"{zone.name}.{seats[zone.owner]}"


def swap_cards(deal: Deal, swap: dict[Card, Card]) -> Deal:
    """The deal with each card of `swap` replaced by its value."""
    hands = tuple(tuple(swap.get(card, card) for card in hand) for hand in deal.hands)
    piles = tuple((name, tuple(swap.get(card, card) for card in cards)) for name, cards in deal.piles)
    return deal._replace(hands=hands, piles=piles)
