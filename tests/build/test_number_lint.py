"""Numbers in prose are found in every script's digits and in the words of every language."""

import pytest

from mkdocs_snorum.number_words import find_numbers


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
        ("en", "४ and ४", ["४", "४"]),
    ],
)
def test_numbers_are_found(language: str, text: str, found: list[str]) -> None:
    assert find_numbers(text, language) == found
