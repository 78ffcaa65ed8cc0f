"""Vorms (Voormsi), the national card game of Greenland, for four, three or two players."""

from .rules import GAME

__all__ = ["GAME"]
