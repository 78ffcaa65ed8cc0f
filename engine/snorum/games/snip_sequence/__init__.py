"""Snip Snap Snorum, the sequence game, with Jig and the German games of five and six words."""

from .rules import GAME

__all__ = ["GAME"]
