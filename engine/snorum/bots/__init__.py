"""One generic player over the public API: it samples what its seat cannot see, plays out, and solves where it can."""

from .choosing import DEFAULT_LEVEL, LEVELS, Choice, Considered, choose
from .matches import play_match
from .observation import Observation, observe

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "Choice",
    "Considered",
    "Observation",
    "choose",
    "observe",
    "play_match",
]
