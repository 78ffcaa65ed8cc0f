"""The kinds of page that the built site has, found in its folders, so that no test keeps a list of games."""

from pathlib import Path
from typing import NamedTuple

SITE = Path("site")


class Address(NamedTuple):
    """A page: its kind, its language, and its path below the site."""

    kind: str
    language: str
    path: str


def languages() -> list[str]:
    """Codes of the languages that the site is in."""
    return sorted(path.parent.name for path in SITE.glob("*/index.html") if path.parent.name.isalpha())


def paths(kind: str) -> list[str]:
    """Every page of a kind, below its language."""
    root = SITE / "en"
    pattern, others = _PATTERNS[kind]
    found = [path.parent.relative_to(root) for path in root.glob(f"{pattern}/index.html")]
    return sorted(f"{path.as_posix()}/" for path in found if path.name not in others)


def one_a_game() -> list[Address]:
    """Every page of the kinds that are few, and of the others the first of each game, in every language."""
    found = [Address("chooser", "en", ""), Address("chooser", "en", "404.html")]
    found.append(Address("self-test", "en", "embed/selftest/"))
    for code in languages():
        found += [Address("home", code, f"{code}/"), Address("missing", code, f"{code}/404.html")]
        found += [Address("offline", code, f"{code}/offline.html")]
        for kind in _PATTERNS:
            firsts = {Path(path).parts[1:2]: path for path in reversed(paths(kind))}
            found += [Address(kind, code, f"{code}/{path}") for path in firsts.values()]
    return found


def sample() -> list[Address]:
    """One page of each kind, the languages in turn."""
    codes, kinds = languages(), list(dict.fromkeys(page.kind for page in one_a_game()))
    every = {(page.kind, page.language): page for page in one_a_game()}
    turns = [
        (kind, "en" if kind in ("chooser", "self-test") else codes[turn % len(codes)])
        for turn, kind in enumerate(kinds)
    ]
    return [every[turn] for turn in turns]


_PATTERNS = {
    "written": ("*", {"games", "families", "embed", "play", "search"}),
    "list": ("games", set[str]()),
    "family": ("families/*", set[str]()),
    "game": ("games/*", set[str]()),
    "preset": ("games/*/*", {"examples", "problems", "score-card", "quick-reference", "teach"}),
    "play": ("play/*", set[str]()),
    "lesson": ("games/*/teach", set[str]()),
    "problems": ("games/*/problems", set[str]()),
    "quick reference": ("games/*/quick-reference", set[str]()),
    "score card": ("games/*/score-card", set[str]()),
    "examples": ("games/*/examples", set[str]()),
    "example": ("games/*/examples/*", set[str]()),
    "embed": ("embed/*/*", set[str]()),
}
"""Where each kind of page stands below its language, and the folders there that are of another kind."""
