"""One generic player over the public API: it samples what its seat cannot see, plays out, and solves where it can."""

from .choosing import DEFAULT_LEVEL, LEVELS, Choice, Considered, choose
from .history import History, open_history, replay_history
from .observation import Observation, observe

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "Choice",
    "Considered",
    "History",
    "Observation",
    "choose",
    "observe",
    "open_history",
    "replay_history",
]
