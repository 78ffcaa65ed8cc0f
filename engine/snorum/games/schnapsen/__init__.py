"""Schnapsen, with its Bummerl, and the ways of playing it that differ from table to table."""

from .rules import GAME

__all__ = ["GAME"]
