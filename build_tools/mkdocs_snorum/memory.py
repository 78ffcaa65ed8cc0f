"""Faults that were found before, told again as long as nothing that they were found in has been read anew."""

from collections.abc import Callable, Iterable

from .faults import Fault

Inputs = tuple[object, ...]


class Memory:
    """What checks found, by the very objects that they looked at."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], tuple[Inputs, list[Fault]]] = {}

    def recall(self, key: tuple[object, ...], inputs: Inputs, find: Callable[[], Iterable[Fault]]) -> list[Fault]:
        """The faults that `find` gives; it runs only for a new key, or where one of the inputs is another object."""
        before = self._known.get(key)
        if (
            before is None
            or len(before[0]) != len(inputs)
            or any(a is not b for a, b in zip(before[0], inputs, strict=True))
        ):
            before = self._known[key] = inputs, list(find())
        return before[1]
