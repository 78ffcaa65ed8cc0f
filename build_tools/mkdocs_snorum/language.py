"""A language of the site: its name, direction, digits and signs, read from `language.toml`."""

import re
import unicodedata
from collections.abc import Iterable
from decimal import Decimal
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, ValidationError

from snorum.tomllines import find_line

from .faults import Fault
from .toml_lines import read_toml, validation_faults

Digits = Literal["latin", "persian", "arabic-indic"]

DIGITS: dict[Digits, str] = {"latin": "0123456789", "persian": "۰۱۲۳۴۵۶۷۸۹", "arabic-indic": "٠١٢٣٤٥٦٧٨٩"}

Place = tuple[tuple[int, ...], str]
"""What a name is sorted by in a language."""
NO_PLACE: Place = ((), "")

LRI, PDI = "\u2066", "\u2069"
GROUPED_FROM = 10_000
FIRST_LETTER = 128
"""Letters of the alphabet come after the signs and digits of ASCII and before those of other alphabets."""


def _check_pattern(text: str) -> str:
    try:
        re.compile(text)
    except re.error as error:
        raise ValueError(f"no regular expression: {error}") from error
    return text


_Expression = Annotated[str, AfterValidator(_check_pattern)]


class NumberWords(BaseModel):
    """Numbers as a language writes them in words, from two on; no message may have one without saying why.

    Left out is what means something else as well, such as "one", which is an article and a pronoun.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    words: str = ""
    """Single words in small letters, with spaces between them."""
    before: _Expression = ""
    """A regular expression: what may be written together with such a word, in front of it."""
    phrases: _Expression = ""
    """A regular expression: words that are a number only beside certain others."""


class Language(BaseModel):
    """One language; `code` is its folder and the first part of its addresses."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    code: str
    name: str
    direction: Literal["ltr", "rtl"]
    digits: Digits
    group: str
    decimal: str
    material: str
    """The theme's language."""
    locale: str
    """As in `og:locale`."""
    alphabet: str = "abcdefghijklmnopqrstuvwxyz"
    """Its small letters in their order; a letter with a mark that is not among them stands where the plain one does."""
    complete: bool = False
    """A missing or stale message stops the build."""
    numbers: NumberWords = NumberWords()

    def number(self, value: int | Decimal) -> str:
        """A number as read in this language, with the decimals that it has; isolated where it has a sign."""
        whole, point, decimals = f"{Decimal(value).copy_abs():f}".partition(".")
        if int(whole) >= GROUPED_FROM:
            whole = f"{int(whole):,}".replace(",", self.group)
        sign = "\u2212" if value < 0 else ""
        shown = sign + self.digit_text(whole + (self.decimal if point else "") + decimals)
        return f"{LRI}{shown}{PDI}" if sign or point else shown

    def place(self, text: str) -> Place:
        """What lists that follow the alphabet are sorted by."""
        return tuple(place for letter in text.casefold() for place in self._places(letter)), text

    def _places(self, letter: str) -> list[int]:
        parts = [letter] if letter in self.alphabet else unicodedata.normalize("NFKD", letter)
        # Marks and what joins letters or keeps them apart count for nothing.
        parts = [part for part in parts if unicodedata.category(part) not in {"Mn", "Cf"}]
        return [FIRST_LETTER + self.alphabet.index(part) if part in self.alphabet else ord(part) for part in parts]

    def digit_text(self, text: str) -> str:
        """The text with Latin digits replaced by the language's own."""
        return text.translate(str.maketrans(DIGITS["latin"], DIGITS[self.digits]))


SOURCE = Language(
    code="en",
    name="English",
    direction="ltr",
    digits="latin",
    group=",",
    decimal=".",
    material="en",
    locale="en_GB",
    complete=True,
)
"""The source language, where no folder says otherwise."""


_KEYS = {*Language.model_fields, *NumberWords.model_fields}


def language_files(docs: Path, shipped: Path | None = None) -> list[Path]:
    """The `language.toml` of every language; the project's own stands for an installed one."""
    found = {path.parent.name: path for folder in (shipped, docs) if folder for path in folder.glob("*/language.toml")}
    return [found[code] for code in sorted(found)]


def read_languages(files: Iterable[Path], faults: list[Fault]) -> list[Language]:
    """The languages of these files, the source language first."""
    found: list[Language] = []
    for file in files:
        read = read_toml(file, faults)
        if read is None:
            continue
        data, lines = read
        if "code" in data:
            faults.append(Fault(file, find_line(lines, "code"), "unknown key `code`", "the folder names the language"))
            continue
        try:
            found.append(Language.model_validate({"code": file.parent.name, **data}))
        except ValidationError as error:
            faults.extend(validation_faults(error, file, lines, _KEYS))
    if not any(language.code == SOURCE.code for language in found):
        found.append(SOURCE)
    return sorted(found, key=lambda language: (language.code != SOURCE.code, language.code))
