"""Numbers in prose are found in every script's digits and in the words of every language."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from languages import LANGUAGES

from mkdocs_snorum.language import read_languages
from mkdocs_snorum.number_words import find_numbers

if TYPE_CHECKING:
    from mkdocs_snorum.faults import Fault

DOCS = Path(__file__).parents[2] / "docs"
BY_CODE = {language.code: language for language in LANGUAGES}


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("en", "The run has 5 cards.", ["5"]),
        ("en", "The run has five cards; the fifth ends it.", ["five", "fifth"]),
        ("en", "One player leads, and no one passes.", []),
        ("en", "Forty-two", ["forty", "two"]),
        ("en", "Often, in tension", []),
        ("fa", "دنباله ۵ کارت دارد", ["۵"]),
        ("fa", "دنباله پنج کارت دارد، کارت پنجم آخری است", ["پنج", "پنجم"]),
        ("fa", "یک نفر پخش می‌کند", []),
        ("ar", "خمس أوراق، والرابعة آخرها، وبثلاث", ["خمس", "والرابعة", "وبثلاث"]),
        ("ar", "٣ لاعبين", ["٣"]),
        ("ar", "واحد", []),
        ("it", "Cinque carte, la quinta, sei carte", ["cinque", "quinta", "sei carte"]),
        ("it", "Se sei di mano, apri.", []),
        ("pt", "Três jogadores e duas cartas", ["três", "duas"]),
        ("de", "Fünf Karten, die vierte, und zwölf", ["fünf", "vierte", "zwölf"]),
        ("de", "Die Dreierei bleibt", []),
        ("da", "Seks kort, det fjerde, og to", ["seks", "fjerde", "to"]),
        ("da", "Et es og en anden konge stikker begge toere", []),
        ("en", "४ and ४", ["४", "४"]),
    ],
)
def test_numbers_are_found(language: str, text: str, found: list[str]) -> None:
    assert find_numbers(text, BY_CODE[language]) == found


def test_every_language_says_how_it_writes_numbers() -> None:
    assert LANGUAGES
    assert [language.code for language in LANGUAGES if not language.numbers.words.split()] == []


def test_an_expression_that_is_none_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "xx" / "language.toml"
    file.parent.mkdir()
    file.write_text((DOCS / "en" / "language.toml").read_text("utf-8") + "phrases = '('\n", "utf-8")
    faults: list[Fault] = []
    assert [language.code for language in read_languages([file], faults)] == ["en"]
    assert len(faults) == 1
    assert faults[0].line == len(file.read_text("utf-8").splitlines())
    assert "no regular expression" in faults[0].message
