"""Stands for the old interfaces of importlib.abc; there are none."""

__all__: list[str] = []
