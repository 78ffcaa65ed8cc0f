"""The frames of examples as they are kept: those of a large site would take a megabyte for each game."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from zlib import compress, decompress


def pack_frames(frames: Mapping[str, Any]) -> bytes:
    """Frames, which are JSON values, in few bytes."""
    return compress(json.dumps(frames).encode(), 1)


@lru_cache(maxsize=64)
def unpack_frames(packed: bytes) -> dict[str, Any]:
    """The frames as they were, to be read only: whoever asks is given the same."""
    frames: dict[str, Any] = json.loads(decompress(packed))
    return frames
