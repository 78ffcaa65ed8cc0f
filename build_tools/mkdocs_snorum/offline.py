"""What a site needs to be read without a network: its service worker, and the one list of this build's files."""

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

WORKER = "offline.js"
"""At the site's root, in charge of everything below; browsers look there for a new one, so it keeps its name."""
ON, OFF = "offline-on.js", "offline-off.js"
"""Its script in the player's folder, and what stands in its place where a site does without one."""
_NO_PARTS = ("sitemap.xml", "robots.txt", "_headers", "404.html")
_DIGITS = 16


def offline_files(
    files: Iterable[tuple[str, bytes]], needed: Iterable[str], player: Path
) -> tuple[str, Mapping[str, str]]:
    """The id of a build, which is the digest of its list, and the files to be written for it.

    `files` are all that pages may load, by address from the site's root; `needed` those that any page does, besides the
    player's.
    """
    worker = (player / ON).read_text(encoding="utf-8")
    parts = dict(sorted((name, _digest(data)) for name, data in files if _is_part(name)))
    core = [name for name in parts if name.startswith("assets/player/")]
    core += [name for name in dict.fromkeys(needed) if name in parts and name not in core]
    text = json.dumps({"worker": _digest(worker.encode()), "core": core, "parts": parts}, separators=(",", ":"))
    build = _digest(text.encode())
    return build, {WORKER: f'var SNORUM_BUILD="{build}";\n{worker}', f"offline.{build}.json": text}


def no_offline_files(player: Path) -> Mapping[str, str]:
    """A worker that takes itself away where readers still have an earlier one."""
    return {WORKER: (player / OFF).read_text(encoding="utf-8")}


def _is_part(name: str) -> bool:
    """Embeds stand in pages of others; what search engines, hosts and editors read is no part of a page."""
    folders = name.split("/")
    return folders[-1] not in _NO_PARTS and folders[0] != "schemas" and "embed" not in folders[:2]


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:_DIGITS]
