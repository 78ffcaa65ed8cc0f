"""Stands for importlib.resources, of which importlib.abc asks the old interfaces; no data is read."""
