"""What groups of figures share."""

type Figures = dict[str, float | int | None]
"""A group's figures by key; None where a figure could not be had."""
