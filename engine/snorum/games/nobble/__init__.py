"""Nobble and its kin: Bump, Motor, the game of the American books, and Cavendish's game."""

from .rules import GAME

__all__ = ["GAME"]
