"""Texts put aside in a file while a site is made, so that its pages need not all be in memory at once."""

from collections.abc import Iterator, MutableMapping
from tempfile import TemporaryFile
from typing import override


class TextsAside(MutableMapping[str, str]):
    """Texts by name, in a file that has no name and is gone with them; memory holds only where each begins."""

    def __init__(self) -> None:
        self._file = TemporaryFile()  # noqa: SIM115 (closed when the mapping goes)
        self._places: dict[str, tuple[int, int]] = {}
        self._end = 0

    def __del__(self) -> None:
        self._file.close()

    @override
    def __setitem__(self, name: str, text: str) -> None:
        data = text.encode()
        self._file.seek(self._end)
        self._file.write(data)
        self._places[name] = self._end, len(data)
        self._end += len(data)

    @override
    def __getitem__(self, name: str) -> str:
        start, size = self._places[name]
        self._file.seek(start)
        return self._file.read(size).decode()

    @override
    def __contains__(self, name: object) -> bool:
        return name in self._places

    @override
    def __delitem__(self, name: str) -> None:
        del self._places[name]

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    @override
    def __len__(self) -> int:
        return len(self._places)
