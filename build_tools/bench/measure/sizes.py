"""Sizes as a reader downloads them."""

from collections.abc import Iterable
from pathlib import Path

import brotli


def compressed(paths: Iterable[Path]) -> int:
    """Bytes of the files, each compressed with brotli at its best."""
    return sum(len(brotli.compress(path.read_bytes(), quality=11)) for path in paths)
