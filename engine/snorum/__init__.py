"""Card-game rules that cannot lie: one engine for the text, the examples and the reader's browser."""

from .core.errors import EngineError, IllegalAction
from .core.game import Game
from .core.types import Action, Deal, Event, Reason, Step, Table, mask
from .games import find, ids
from .record import Frame, Record, frames, frames_json, replay
from .recordtext import format_record, parse_record
from .solve import Solution, solve

__all__ = [
    "Action",
    "Deal",
    "EngineError",
    "Event",
    "Frame",
    "Game",
    "IllegalAction",
    "Reason",
    "Record",
    "Solution",
    "Step",
    "Table",
    "find",
    "format_record",
    "frames",
    "frames_json",
    "ids",
    "mask",
    "parse_record",
    "replay",
    "solve",
]
