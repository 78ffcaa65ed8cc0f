"""Numbers in a text, in digits or in a language's words: what the lint of messages looks for."""

import re
from functools import lru_cache

from .language import Language, NumberWords

_DIGITS = re.compile(r"\d+")
_TOKEN = re.compile(r"[^\W\d_]+")


def find_numbers(text: str, language: Language) -> list[str]:
    """Every number in a text, in digits of any script or in the language's words."""
    found = _DIGITS.findall(text)
    numbers = language.numbers
    if numbers.words:
        words = _word_pattern(numbers)
        found += [token for token in _TOKEN.findall(text.lower()) if words.fullmatch(token)]
    if numbers.phrases:
        found += re.findall(numbers.phrases, text.lower())
    return found


@lru_cache
def _word_pattern(numbers: NumberWords) -> re.Pattern[str]:
    words = "|".join(map(re.escape, numbers.words.split()))
    return re.compile(f"(?:{numbers.before})(?:{words})")
