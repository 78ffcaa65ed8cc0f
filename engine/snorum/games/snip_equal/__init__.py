"""Snip Snap Snorum, the equal-cards game, with Earl of Coventry."""

from .rules import GAME

__all__ = ["GAME"]
