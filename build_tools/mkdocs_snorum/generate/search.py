"""The search index of a language: small files by the first letter, fetched only when somebody searches.

The browser folds queries with the same rules (build_tools/player/src/site/fold.ts); a test holds both equal.
"""

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from .page import Page

VERSION = 1

_LETTERS = str.maketrans(
    {
        # One letter for each that keyboards of Persian and Arabic write in several ways.
        "ى": "ي",
        "ی": "ي",
        "ې": "ي",
        "ک": "ك",
        "ڪ": "ك",
        "ة": "ه",
        "ە": "ه",
        "ہ": "ه",
        "ھ": "ه",
        "ٱ": "ا",
        "ß": "ss",
        "æ": "ae",
        "ø": "o",
        "œ": "oe",
        # Joiners and the stretching line are no letters.
        "\u200c": "",
        "\u200d": "",
        "ـ": "",
    }
    | {chr(0x06F0 + digit): str(digit) for digit in range(10)}
    | {chr(0x0660 + digit): str(digit) for digit in range(10)}
)
_TOKEN = re.compile(r"[^\W_]+")
_ARTICLE = "ال"
_SHORTEST_WITH_ARTICLE = 5

MOST_FOUND = 30
"""As many as the browser shows (build_tools/player/src/site/search.ts)."""

NAME, TITLE, TEXT = 8, 4, 1
"""What a term weighs by the place where it stands."""


def fold(text: str) -> str:
    """Text as it is compared: without marks, case and the several ways of writing one letter."""
    decomposed = unicodedata.normalize("NFKD", text.lower().translate(_LETTERS))
    bare = "".join(char for char in decomposed if unicodedata.category(char) != "Mn")
    return bare.translate(_LETTERS)


def terms(text: str) -> list[str]:
    """The words of a text, folded; an Arabic word also without its article."""
    found = _TOKEN.findall(fold(text))
    return found + [
        term.removeprefix(_ARTICLE)
        for term in found
        if term.startswith(_ARTICLE) and len(term) >= _SHORTEST_WITH_ARTICLE
    ]


def search_files(pages: Iterable[Page], code: str, found: Sequence[str]) -> Mapping[str, str]:
    """The index of one language: `places.json`, and one file of terms for each first letter.

    `found` says in words how many places were found, by their number.
    """
    places: list[list[str]] = []
    weights: dict[str, dict[int, int]] = {}
    root = f"{code}/"
    for page in pages:
        for section in page.sections:
            number = len(places)
            address = page.url.removeprefix(root) + (f"#{section.anchor}" if section.anchor else "")
            places.append([address, section.title, page.heading if section.anchor else "", excerpt(section.text)])
            for text, weight in ((" ".join(section.names), NAME), (section.title, TITLE), (section.text, TEXT)):
                for term in terms(text):
                    at = weights.setdefault(term, {})
                    at[number] = max(at.get(number, 0), weight)
    letters: dict[str, dict[str, list[int]]] = {}
    for term in sorted(weights):
        flat = [value for pair in sorted(weights[term].items()) for value in pair]
        letters.setdefault(f"{ord(term[0]):x}", {})[term] = flat
    files = {f"{code}/search/{letter}.json": _json(found) for letter, found in letters.items()}
    places_file = {"version": VERSION, "places": places, "letters": sorted(letters), "found": found}
    files[f"{code}/search/places.json"] = _json(places_file)
    return files


def excerpt(text: str, length: int = 120) -> str:
    """The text, or the whole words of it that have room in as many characters, with an ellipsis."""
    return text if len(text) <= length else text[:length].rsplit(" ", 1)[0] + "\N{NO-BREAK SPACE}…"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
