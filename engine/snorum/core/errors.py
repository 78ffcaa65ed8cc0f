"""Errors carry a code and parameters, never a sentence; the sentence is made where somebody reads it."""

from .types import Action, Code, Reason


class EngineError(Exception):
    """Root of what the engine raises; `reason` says what is wrong."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        params = ", ".join(f"{name}={value}" for name, _, value in self.reason.params)
        return f"{self.reason.code} ({params})" if params else self.reason.code


class Unreadable(EngineError):
    """A text is no card, action, option value or record."""


class Unknown(EngineError):
    """A game, preset, option, pile or key of that name does not exist."""


class BadOption(EngineError):
    """An option has a value that it may not have."""


class ImpossibleDeal(EngineError):
    """The cards or seats given cannot be dealt so in this game."""


class IllegalAction(EngineError):
    """A rule refuses the action."""

    def __init__(self, action: Action, reason: Reason) -> None:
        super().__init__(reason)
        self.action = action


NOT_HELD = Code("not-held", (("card", "card"),))
NOT_YOUR_TURN = Code("not-your-turn", (("seat", "seat"),))
GAME_OVER = Code("game-over")
UNKNOWN_ACTION = Code("unknown-action", (("action", "text"),))
DEAL_FIRST = Code("deal-first")
HAND_NOT_OVER = Code("hand-not-over")
COMMON_CODES = (NOT_HELD, NOT_YOUR_TURN, GAME_OVER, UNKNOWN_ACTION, DEAL_FIRST, HAND_NOT_OVER)
"""Refusals common to all games; their anchors are in the section Irregularities."""

UNREADABLE_CARD = Code("unreadable-card", (("text", "text"),))
UNREADABLE_ACTION = Code("unreadable-action", (("text", "text"),))
UNREADABLE_RECORD = Code("unreadable-record", (("text", "text"),))
RECORD_TOO_LONG = Code("record-too-long", (("limit", "number"),))
UNKNOWN_VERSION = Code("unknown-version", (("text", "text"),))
UNKNOWN_GAME = Code("unknown-game", (("name", "text"),))
UNKNOWN_PRESET = Code("unknown-preset", (("name", "text"),))
UNKNOWN_OPTION = Code("unknown-option", (("name", "text"),))
UNKNOWN_PILE = Code("unknown-pile", (("name", "text"),))
UNKNOWN_SEAT = Code("unknown-seat", (("name", "text"),))
UNKNOWN_START = Code("unknown-start", (("name", "text"),))
BAD_OPTION = Code("bad-option", (("name", "text"), ("value", "text"), ("allowed", "text")))
BAD_START = Code("bad-start", (("name", "text"), ("value", "text")))
BAD_SEATS = Code("bad-seats", (("count", "number"), ("low", "number"), ("high", "number")))
BAD_SEAT_NAME = Code("bad-seat-name", (("name", "text"),))
SEAT_TWICE = Code("seat-twice", (("name", "text"),))
CARD_TWICE = Code("card-twice", (("card", "card"),))
CARD_NOT_IN_PACK = Code("card-not-in-pack", (("card", "card"),))
TOO_MANY_CARDS = Code("too-many-cards", (("zone", "text"), ("count", "number"), ("limit", "number")))
NOT_WHOLE_PACK = Code("not-whole-pack", (("count", "number"), ("size", "number")))
NOBODY_CAN_ACT = Code("nobody-can-act", (("seat", "seat"),))
RECORD_CODES = (
    UNREADABLE_CARD,
    UNREADABLE_ACTION,
    UNREADABLE_RECORD,
    RECORD_TOO_LONG,
    UNKNOWN_VERSION,
    UNKNOWN_GAME,
    UNKNOWN_PRESET,
    UNKNOWN_OPTION,
    UNKNOWN_PILE,
    UNKNOWN_SEAT,
    UNKNOWN_START,
    BAD_OPTION,
    BAD_START,
    BAD_SEATS,
    BAD_SEAT_NAME,
    SEAT_TWICE,
    CARD_TWICE,
    CARD_NOT_IN_PACK,
    TOO_MANY_CARDS,
    NOT_WHOLE_PACK,
    NOBODY_CAN_ACT,
)
"""What can be wrong with a record, a deal or its options."""
