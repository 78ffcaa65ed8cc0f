"""Pieces that games are made of; knows no game."""
