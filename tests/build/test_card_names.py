"""Cards by name: what every other sentence stands on."""

from pathlib import Path

import pytest
from languages import CODES

from mkdocs_snorum.content import Content, Roots
from mkdocs_snorum.reading import read_content
from snorum.cards import RANKS, make_pack


@pytest.fixture(scope="module")
def content() -> Content:
    return read_content(Roots.of_project(Path.cwd()), [])


@pytest.mark.parametrize("code", CODES)
def test_no_two_cards_have_the_same_name_in_any_form(content: Content, code: str) -> None:
    language = next(language for language in content.languages if language.code == code)
    words = content.words(language)
    names = [words.card(card) for card in make_pack(RANKS)]
    for form in names[0]:
        assert len({name[form] for name in names}) == len(names), form
    ranks = [words.forms("rank", rank) for rank in RANKS]
    for form in ranks[0]:
        assert len({rank[form] for rank in ranks}) == len(ranks), form


def test_names_of_some_cards(content: Content) -> None:
    named = {language.code: content.words(language).card("7h")[""] for language in content.languages}
    assert named["en"] == "seven of hearts"
    assert named["fa"] == "هفت دل"
    assert named["it"] == "sette di cuori"
    assert named["pt"] == "sete de copas"
