"""Values in words: digits, isolation, lists, names, and what falls back to the source language."""

import re
from pathlib import Path

import pytest

from mkdocs_snorum.content import Content, GameContent
from mkdocs_snorum.generate.text import to_html, to_plain
from mkdocs_snorum.language import LRI, PDI, SOURCE, Language
from mkdocs_snorum.parsed import Kept
from mkdocs_snorum.wordfile import WordFile
from mkdocs_snorum.words import MissingWords, Words
from snorum.core.types import Typed

ROOT = Path(__file__).parents[2]


def words_of(text: str, language: Language = SOURCE, fallback: Words | None = None) -> Words:
    return Words(language, [WordFile(Path("x.ftl"), text)], fallback)


def test_files_that_do_not_fit_are_parsed_anew_and_the_last_is_kept() -> None:
    texts = [f"m{number} = {'x' * 100}\n" for number in range(3)]
    kept = Kept(most=250)
    first, second = kept.parsed(texts[0]), kept.parsed(texts[1])
    assert kept.parsed(texts[0]) is first
    kept.parsed(texts[2])
    assert kept.parsed(texts[0]) is first
    assert kept.parsed(texts[1]) is not second
    assert list(kept.parsed(texts[1]).messages) == ["m1"]
    large = "large = " + "y" * 1000
    assert kept.parsed(large) is kept.parsed(large)


def language_of(content: Content, code: str) -> Language:
    return next(language for language in content.languages if language.code == code)


@pytest.mark.parametrize(
    ("code", "value", "shown"),
    [
        ("en", 7, "7"),
        ("en", 1782, "1782"),
        ("en", 12345, "12,345"),
        ("en", -4, f"{LRI}−4{PDI}"),
        ("de", 12345, "12.345"),
        ("it", 1234567, "1.234.567"),
        ("fa", 52, "۵۲"),
        ("fa", -12345, f"{LRI}−۱۲٬۳۴۵{PDI}"),
        ("ar", 52, "٥٢"),
    ],
)
def test_numbers_are_written_in_the_digits_and_signs_of_the_language(
    content: Content, code: str, value: int, shown: str
) -> None:
    assert language_of(content, code).number(value) == shown


def test_a_number_selects_by_its_value_and_is_shown_as_text() -> None:
    words = words_of("n = { $n ->\n    [one] { $n-text } card\n   *[other] { $n-text } cards\n }")
    assert words.say("n", {"n": Typed("number", 1)}) == "1 card"
    assert words.say("n", {"n": Typed("number", 30000)}) == "30,000 cards"


def test_a_message_takes_each_of_its_facts_or_else_that_of_the_others() -> None:
    words = words_of("m = { $a-b-text } { $c } { $d-e }")
    others = {"a-b": Typed("number", 1), "c": Typed("text", "other"), "d": Typed("text", "unused")}
    facts = {"c": Typed("phrase", "own"), "d-e": Typed("phrase", "last"), "f": Typed("phrase", "unused")}
    assert words.say("m", facts, others) == "1 own last"
    assert words.say("m", {**facts, "c": Typed("phrase", "new")}, others) == "1 new last"
    with pytest.raises(MissingWords):
        words.say("m", facts)


def test_a_year_has_no_grouping() -> None:
    assert words_of("y = in { $y-text }").say("y", {"y": Typed("year", 17820)}) == "in 17820"


def test_seats_ranks_and_texts_keep_their_own_order() -> None:
    words = words_of("m = { $a }|{ $b }|{ $c }")
    facts = {"a": Typed("side", "A+C"), "b": Typed("ranks", ("A", "K", "T")), "c": Typed("text", "10h 9d")}
    assert words.say("m", facts) == f"{LRI}A+C{PDI}|{LRI}A K 10{PDI}|{LRI}10h 9d{PDI}"


def test_lists_of_cards_have_every_form_and_a_count(content: Content) -> None:
    words = content.words(SOURCE)
    variables = words.variables({"c": Typed("cards", ["7h", "8h", "9h"])})
    assert variables["c"] == "seven of hearts, eight of hearts and nine of hearts"
    assert variables["c-the"] == "the seven of hearts, the eight of hearts and the nine of hearts"
    assert variables["c-count"] == 3
    assert variables["c-count-text"] == "3"
    assert words.variables({"c": Typed("cards", ["7h", "8h"])})["c"] == "seven of hearts and eight of hearts"
    assert words.variables({"c": Typed("cards", [])})["c"] == ""


def test_words_are_joined_in_the_languages_own_way(content: Content) -> None:
    game = content.games[0]
    said = {code: content.words(language_of(content, code), game) for code in ("en", "fa")}
    facts = {"w": Typed("words", ("snip", "jingo"))}
    assert said["en"].variables(facts)["w"] == "snip, jingo"
    assert "،" in str(said["fa"].variables(facts)["w"])


def test_a_missing_message_falls_back_and_says_so() -> None:
    source = words_of("a = one way\nb = another")
    german = words_of("a = ein Weg", SOURCE.model_copy(update={"code": "de"}), source)
    assert german.say("a") == "ein Weg"
    assert german.say("b") == "another"
    assert german.is_own("a")
    assert not german.is_own("b")


def test_a_message_that_nobody_has_is_an_error() -> None:
    with pytest.raises(MissingWords, match="c"):
        words_of("a = x").say("c")


def test_a_variable_that_is_not_given_is_an_error() -> None:
    with pytest.raises(MissingWords, match="seat"):
        words_of("a = { $seat } plays").say("a")


def test_isolated_runs_become_elements() -> None:
    assert to_html(f"{LRI}10h 9d{PDI} < x") == '<bdi dir="ltr">10h 9d</bdi> &lt; x'
    assert to_plain(f"{LRI}10h{PDI} x") == "10h x"


@pytest.mark.parametrize("code", ["fa", "ar"])
def test_every_run_of_ranks_is_isolated(content: Content, code: str) -> None:
    game: GameContent = content.games[0]
    words = content.words(language_of(content, code), game)
    facts = game.facts(game.options())
    runs = [str(value) for name, value in words.variables(facts).items() if name in ("order", "round-corner")]
    assert runs
    assert all(run.startswith(LRI) and run.endswith(PDI) for run in runs)


def test_no_typewriter_apostrophe_is_shown(content: Content) -> None:
    folders = ("build_tools/mkdocs_snorum/words", "engine/snorum", "docs")
    texts = {file: file.read_text("utf-8") for folder in folders for file in (ROOT / folder).rglob("*.ftl")}
    translated = {language.code for language in content.languages} - {SOURCE.code}
    assert translated <= {file.parent.parent.name for file in texts}
    shown = [(file, line) for file, text in texts.items() for line in text.splitlines() if not line.startswith("#")]
    assert [(str(file), line) for file, line in shown if re.search(r"\w'\w", line)] == []
