"""The made-up languages: every letter changes, what stands in braces does not, and nothing real is in the way."""

import re
from pathlib import Path

from mkdocs_snorum.content import Content
from mkdocs_snorum.pseudo import ACCENTED, MIRRORED, PSEUDO, pseudo_text, pseudo_words, with_pseudo
from mkdocs_snorum.wordfile import WordFile

SOURCE = """# a comment
cards =
    { $count ->
        [one] { $count-text } card
       *[other] { $count-text } cards
    } of yours
    .short = Cards
rank-label-A = A
"""


def test_text_is_longer_and_has_no_plain_letter() -> None:
    text = pseudo_text("Play the Queen, Jack and ten of spades; fix very big wax.")
    assert not re.search("[A-Za-z]", text)
    assert len(text) > 57 * 1.2


def test_messages_keep_their_ids_variables_and_variants() -> None:
    file = WordFile(Path("en.ftl"), SOURCE)
    made = WordFile(Path("x.ftl"), pseudo_words(file, ACCENTED))
    assert made.junk == []
    assert list(made.messages) == list(file.messages)
    assert made.attributes("cards") == ("short",)
    assert made.text == (
        "cards =\n    ⟦{ $count ->\n        [one] { $count-text } çààŕð\n       *[other] { $count-text } çààŕðš\n"
        "    } ööƒ ýööûûŕš⟧\n    .short = ⟦Çààŕðš⟧\n\nrank-label-A = À\n"
    )


def test_the_mirrored_words_run_from_right_to_left_one_by_one() -> None:
    made = pseudo_words(WordFile(Path("en.ftl"), "a = two words"), MIRRORED)
    assert made == "a = ⟦\u202eţŵöö\u202c \u202eŵööŕðš\u202c⟧\n"


def test_they_stand_in_place_of_the_translations(content: Content) -> None:
    made = with_pseudo(content)
    assert [language.code for language in made.languages] == ["en", *(language.code for language in PSEUDO)]
    for name in made.source_names():
        for language in PSEUDO:
            assert list(made.files[language.code, name].messages) == list(content.files["en", name].messages)
