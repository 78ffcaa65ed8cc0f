"""The preset, options, deals and start of an example."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from .cards import Card
from .core.deal import fill_deal
from .core.errors import CARD_NOT_IN_PACK, NOT_WHOLE_PACK, EngineError
from .core.game import Game
from .core.notation import parse_cards
from .core.options import Raw, change_options, option_faults, option_specs
from .core.types import Deal
from .faults import Kind, Notes, near, say
from .record import deal_faults
from .start import RawStart, position_cards, read_start

Key = tuple[str | int, ...]

KINDS: Mapping[str, Kind] = {
    "seats": (list, 'a list of names in clockwise order: seats = ["A", "B", "C"]'),
    "dealer": (str, "a seat in quotes"),
    "fill": (int, "a number, the seed of the shuffle"),
    "hands": (dict, "a table of seats: [deal.hands]"),
    "pack": (str, "all cards of the pack, in dealing order"),
}
PILE: Kind = (str, 'cards: "7h 9h Th"')
"""What the key of a game's own pile holds."""


class ReadDeals(NamedTuple):
    """What stands in an example besides script and expectations; `options` is None where they cannot be read."""

    preset: str
    overrides: tuple[tuple[str, Raw], ...]
    options: Any | None
    deals: tuple[Deal, ...]
    start: tuple[tuple[str, RawStart], ...]


def read_deals(game: Game[Any, Any], data: Mapping[str, Any], notes: Notes) -> ReadDeals:
    """Read everything that decides the opening; all faults are noted."""
    preset, overrides, options = _read_options(game, data, notes)
    raw = data.get("deal")
    tables: list[Any] = raw if isinstance(raw, list) else [raw]
    if raw is None or not all(isinstance(table, dict) for table in tables) or not tables:
        notes.add("[deal] is missing; give at least seats and hands", "deal")
        return ReadDeals(preset, overrides, None, (), ())
    keys: list[Key] = [("deal", n) for n in range(len(tables))] if isinstance(raw, list) else [("deal",)]
    start = data.get("start", {})
    if not isinstance(start, dict):
        notes.add("start must be a table: [start]", "start")
        start = {}
    reader = _DealReader(game, options, notes)
    deals: list[Deal] = []
    first: tuple[str, ...] = ()
    for table, key in zip(tables, keys, strict=True):
        seats = _read_seats(table, notes, key, first)
        first = first or seats
        if not _is_round(seats, first):
            notes.add(f"seats must be some of {', '.join(first)}, clockwise as in the first deal", *key, "seats")
            seats = first
        # The last seat named deals; in a later deal that names none, the next one clockwise.
        dealer = (deals[-1].dealer + 1) % len(first) if deals and "seats" not in table else first.index(seats[-1])
        deals.append(reader.read(table, key, first, seats, dealer, {} if deals else start))
    return ReadDeals(preset, overrides, options, tuple(deals), tuple(start.items()))


def _read_options(
    game: Game[Any, Any], data: Mapping[str, Any], notes: Notes
) -> tuple[str, tuple[tuple[str, Raw], ...], Any]:
    presets = game.presets
    preset = data.get("preset", next(iter(presets)))
    overrides = data.get("options", {})
    if not isinstance(preset, str) or preset not in presets:
        notes.add(f'unknown preset "{preset}"{near(str(preset), presets)}', "preset")
        preset = ""
    if not isinstance(overrides, dict):
        notes.add("options must be a table: options = { name = value }", "options")
        return preset, (), None
    defaults = presets[preset] if preset else next(iter(presets.values()))
    faults = option_faults(defaults, overrides)
    names = [spec.name for spec in option_specs(defaults)]
    for fault in faults:
        name = str({key: value for key, _, value in fault.reason.params}.get("name"))
        hint = "" if name in names else near(name, names)
        notes.add(say(fault.reason, ()) + hint, "options", name)
    options = change_options(defaults, overrides) if preset and not faults else None
    return preset, tuple((name, _plain(value)) for name, value in overrides.items()), options


def _plain(value: Any) -> Raw:
    return tuple(value) if isinstance(value, list) else value


def _read_seats(table: Mapping[str, Any], notes: Notes, key: Key, first: tuple[str, ...]) -> tuple[str, ...]:
    seats = table.get("seats", list(first) or None)
    if not isinstance(seats, list) or not seats or not all(isinstance(seat, str) for seat in seats):
        notes.add(f"seats must be {KINDS['seats'][1]}", *key, "seats")
        # So that the rest of the deal can still be judged.
        hands = table.get("hands")
        return tuple(hands) if isinstance(hands, dict) and hands else ("A", "B", "C", "D")
    return tuple(seats)


def _is_round(seats: tuple[str, ...], first: tuple[str, ...]) -> bool:
    """Whether the seats are some of the first deal's, in the same order round the table."""
    if not set(seats) <= set(first):
        return False
    places = [first.index(seat) for seat in seats]
    turns = sum(after <= before for before, after in pairwise([*places, places[0]]))
    return turns == 1 or seats == first


class _DealReader:
    """Reads [deal] tables; where the options are at fault, what depends on them is not judged."""

    def __init__(self, game: Game[Any, Any], options: Any | None, notes: Notes) -> None:
        self.game, self.notes = game, notes
        self.is_sure = options is not None
        self.options = options if self.is_sure else next(iter(game.presets.values()))

    def read(
        self,
        table: Mapping[str, Any],
        key: Key,
        seats: tuple[str, ...],
        taking: tuple[str, ...],
        dealer: int,
        start: Mapping[str, Any],
    ) -> Deal:
        """One deal to those of the seats that take part; `dealer` is who deals where the table does not say."""
        game, notes = self.game, self.notes
        before = len(notes.faults)
        notes.check_keys(table, (*KINDS, *game.piles), key)
        named = table.get("dealer", seats[dealer])
        if named in seats:
            dealer = seats.index(named)
        else:
            notes.add(f'dealer "{named}" is no seat of this deal{near(str(named), seats)}', *key, "dealer")
        started = self.start_cards(start, seats)
        if "pack" in table:
            deal = self.deal_pack(table, key, seats, taking, dealer)
        else:
            deal = self.named_deal(table, key, seats, dealer)
        with_start = deal._replace(piles=(*deal.piles, ("", started))) if started else deal
        for reason in deal_faults(game, self.options, with_start):
            # An unknown pile is noted as an unknown key already.
            if reason.code != "unknown-pile" and (self.is_sure or reason.code != "card-not-in-pack"):
                hint = ""
                if reason.code == CARD_NOT_IN_PACK.id:
                    ranks = dict.fromkeys(card[0] for card in game.pack(self.options))
                    hint = f"; its ranks are {' '.join(ranks)}"
                notes.add(say(reason, seats) + hint, *key, *_where(table, reason, game))
        if "fill" not in table or not notes.check_kind(table["fill"], KINDS["fill"], *key, "fill"):
            return deal
        if self.is_sure and len(notes.faults) == before:
            deal = self.fill(deal, taking, started, key, table["fill"])
        return deal

    def deal_to(self, taking: tuple[str, ...], seats: tuple[str, ...], dealer: int, cards: Sequence[Card]) -> Deal:
        """A real deal to those who take part; the others' hands are empty."""
        own_dealer = taking.index(seats[dealer]) if seats[dealer] in taking else len(taking) - 1
        dealt = self.game.deal(self.options, taking, own_dealer, cards)
        hands = dict(zip(taking, dealt.hands, strict=True))
        return Deal(seats, dealer, tuple(hands.get(seat, ()) for seat in seats), dealt.piles)

    def fill(self, deal: Deal, taking: tuple[str, ...], started: tuple[Card, ...], key: Key, seed: int) -> Deal:
        pack = self.game.pack(self.options)
        known = {*deal.cards(), *started}
        whole = self.deal_to(taking, deal.seats, deal.dealer, pack)
        try:
            return fill_deal(deal, whole, [card for card in pack if card not in known], seed)
        except EngineError as error:
            self.notes.add(say(error.reason, deal.seats), *key, "hands")
            return deal

    def start_cards(self, start: Mapping[str, Any], seats: tuple[str, ...]) -> tuple[Card, ...]:
        """The cards that [start] names; what cannot be read is noted."""
        cards: tuple[Card, ...] = ()
        for name, value in start.items():
            for key, part in _start_parts(self.game.position.get(name, ""), value):
                try:
                    cards += position_cards({name: read_start(self.game, name, part, seats)})
                except EngineError as error:
                    hint = "" if name in self.game.position else near(name, self.game.position)
                    self.notes.add(say(error.reason, seats) + hint, "start", name, *key)
        return cards

    def named_deal(self, table: Mapping[str, Any], key: Key, seats: tuple[str, ...], dealer: int) -> Deal:
        hands = table.get("hands", {})
        if not isinstance(hands, dict):
            self.notes.add(f"hands must be {KINDS['hands'][1]}", *key, "hands")
            hands = {}
        self.notes.check_keys(hands, seats, (*key, "hands"))
        held = tuple(_cards(hands.get(seat, ""), self.notes, *key, "hands", seat) for seat in seats)
        names = [name for name in self.game.piles if name in table]
        piles = tuple((name, _cards(table[name], self.notes, *key, name)) for name in names)
        return Deal(seats, dealer, held, piles)

    def deal_pack(
        self, table: Mapping[str, Any], key: Key, seats: tuple[str, ...], taking: tuple[str, ...], dealer: int
    ) -> Deal:
        """Deal the whole pack, given in dealing order."""
        notes = self.notes
        before = len(notes.faults)
        for other in ("hands", "fill", *self.game.piles):
            if other in table:
                notes.add(f"pack and {other} cannot both be given; remove one of them", *key, other)
        cards = _cards(table["pack"], notes, *key, "pack")
        size = len(self.game.pack(self.options))
        if self.is_sure and len(notes.faults) == before and len(cards) != size:
            notes.add(say(NOT_WHOLE_PACK(count=len(cards), size=size), seats), *key, "pack")
        low, high = self.game.players(self.options)
        if not self.is_sure or len(notes.faults) > before or not low <= len(seats) <= high:
            return Deal(seats, dealer, ((),) * len(seats), (("", cards),))
        return self.deal_to(taking, seats, dealer, cards)


def _start_parts(kind: str, value: Any) -> list[tuple[tuple[str, ...], Any]]:
    """The parts of a start value that may each be at fault, with the key of each below the value's own."""
    if isinstance(value, dict) and value:
        return [((key,), {key: count}) for key, count in value.items()]
    if kind == "cards" and isinstance(value, str) and value.strip():
        return [((), word) for word in value.replace(",", " ").split()]
    return [((), value)]


def _cards(text: Any, notes: Notes, *key: str | int) -> tuple[Card, ...]:
    if not isinstance(text, str):
        notes.add('cards must be a text: "7h 9h Th"', *key)
        return ()
    cards: list[Card] = []
    for word in text.replace(",", " ").split():
        try:
            cards += parse_cards(word)
        except EngineError as error:
            notes.add(say(error.reason, ()), *key)
    return tuple(cards)


def _where(table: Mapping[str, Any], reason: Any, game: Game[Any, Any]) -> tuple[str, ...]:
    """The key that a fault of the whole deal belongs to: where the card is named last, else the seats."""
    card = {name: value for name, _, value in reason.params}.get("card")
    if card is None:
        return ("seats",)
    found: tuple[str, ...] = ("hands",)
    hands = table.get("hands", {})
    for name, text in hands.items() if isinstance(hands, dict) else ():
        if isinstance(text, str) and _holds(text, card):
            found = ("hands", name)
    for name in (*game.piles, "pack"):
        if isinstance(table.get(name), str) and _holds(table[name], card):
            found = (name,)
    return found


def _holds(text: str, card: Card) -> bool:
    try:
        return card in parse_cards(text)
    except EngineError:
        return False
