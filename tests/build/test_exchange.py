"""A language goes out to translators' tools and comes back: nothing is lost, and nothing bad gets in."""

import re
import shutil
from pathlib import Path

import pytest

from mkdocs_snorum.cli import main
from mkdocs_snorum.content import Content, Roots
from mkdocs_snorum.exchange import import_language
from mkdocs_snorum.faults import Fault
from mkdocs_snorum.language import Language
from mkdocs_snorum.patterns import parse_pattern, pattern_text
from mkdocs_snorum.po import export_language
from mkdocs_snorum.stamps import words_state
from mkdocs_snorum.wordfile import WordFile

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def shared(content: Content) -> Content:
    """The words that no game owns, which are quick to go through."""
    return Content(content.roots, content.languages, [], [], content.files)


def language_of(content: Content, code: str) -> Language:
    return next(each for each in content.languages if each.code == code)


def with_files(content: Content, **changed: WordFile) -> Content:
    """The content with other words in some files, named as `en_core`."""
    files = content.files | {(name[:2], name[3:]): file for name, file in changed.items()}
    return Content(content.roots, content.languages, content.games, content.families, files)


def take(content: Content, code: str, po: str, folder: Path) -> tuple[dict[Path, str], list[Fault]]:
    file = folder / f"{code}.po"
    file.write_text(po, "utf-8")
    faults: list[Fault] = []
    return import_language(content, language_of(content, code), file, faults).texts, faults


def entry(po: str, context: str) -> tuple[int, int]:
    """Where an entry's translation begins and ends."""
    start = po.index("msgstr ", po.index(f'msgctxt "{context}"'))
    end = po.find("\n\n", start)
    return start, end if end > 0 else len(po)


def translate(po: str, context: str, text: str) -> str:
    start, end = entry(po, context)
    return po[:start] + f'msgstr "{text}"' + po[end:]


def test_every_message_comes_back_as_it_went(content: Content, tmp_path: Path) -> None:
    # Persian has names of cards in forms of its own, German in cases.
    for language in (language_of(content, "fa"), language_of(content, "de")):
        po = export_language(content, language, ROOT)
        assert take(content, language.code, po, tmp_path) == ({}, [])


def test_a_whole_language_can_be_made_from_its_file_alone(content: Content, tmp_path: Path) -> None:
    po = export_language(content, language_of(content, "fa"), ROOT)
    files = {key: file for key, file in content.files.items() if key[0] != "fa"}
    bare = Content(content.roots, content.languages, content.games, content.families, files)
    texts, faults = take(bare, "fa", po, tmp_path)
    assert faults == []
    made = {path.stem: WordFile(path, text) for path, text in texts.items()}
    for (code, name), old in content.files.items():
        if code == "fa":
            assert list(made[name].messages) == [
                key for key in content.files["en", name].messages if key in old.messages
            ]
            for key, message in old.messages.items():
                assert made[name].messages[key].equals(message, ignored_fields=["span", "comment"]), key
                assert made[name].stamp(key) == old.stamp(key)


@pytest.mark.parametrize(
    "text",
    ["a", "a\nb", 'one { "[" } two', "{ $n ->\n    [one] a\n   *[other] b { $n-text }\n} c", '{ "" } a', "a\n\nb"],
)
def test_a_text_is_the_same_after_parsing(text: str) -> None:
    pattern = parse_pattern(text)
    assert not isinstance(pattern, str)
    assert pattern_text(pattern) == text


@pytest.mark.parametrize("text", ["{ $n", "a\n.b = c", "{ $n -> [one] a }", "", "a }"])
def test_what_is_no_pattern_is_said_to_be_none(text: str) -> None:
    assert isinstance(parse_pattern(text), str)


def test_only_the_message_that_was_changed_changes(shared: Content, tmp_path: Path) -> None:
    po = translate(export_language(shared, language_of(shared, "de"), ROOT), "site:nav-home", "Zum Anfang")
    texts, faults = take(shared, "de", po, tmp_path)
    assert faults == []
    old = shared.files["de", "site"]
    line = old.text.split("\n")[old.line("nav-home") - 1]
    assert texts == {old.path: old.text.replace(line, "nav-home = Zum Anfang")}


def test_what_changed_after_the_export_is_stale(shared: Content, tmp_path: Path) -> None:
    german = language_of(shared, "de")
    po = translate(export_language(shared, german, ROOT), "site:nav-home", "Zum Anfang")
    source = shared.files["en", "site"]
    later = with_files(
        shared, en_site=WordFile(source.path, source.text.replace("nav-home = Home", "nav-home = Begin"))
    )
    texts, faults = take(later, "de", po, tmp_path)
    assert faults == []
    path, text = next(iter(texts.items()))
    taken = with_files(later, de_site=WordFile(path, text))
    assert words_state(taken, german, "site").stale == ["nav-home"]
    again = export_language(taken, german, ROOT)
    start = again.index('msgctxt "site:nav-home"')
    assert again[:start].endswith("#, fuzzy\n")
    assert take(taken, "de", again, tmp_path) == ({}, []), "a fuzzy entry is not taken"
    final, faults = take(taken, "de", again[:start].removesuffix("#, fuzzy\n") + again[start:], tmp_path)
    assert faults == []
    assert words_state(with_files(taken, de_site=WordFile(path, final[path])), german, "site").stale == []


def test_a_review_that_is_done_leaves_the_file(shared: Content, tmp_path: Path) -> None:
    german = language_of(shared, "de")
    po = export_language(shared, german, ROOT)
    assert words_state(shared, german, "site").review == ["mechanism-stops"]
    texts, faults = take(shared, "de", re.sub(r"# review: .Stoppspiel.*\n", "", po), tmp_path)
    assert faults == []
    path, text = next(iter(texts.items()))
    assert words_state(with_files(shared, de_site=WordFile(path, text)), german, "site").review == []


def test_all_faults_are_told_at_their_entries_and_nothing_is_taken(shared: Content, tmp_path: Path) -> None:
    po = export_language(shared, language_of(shared, "de"), ROOT)
    bad = {
        "site:nav-home": ("{ $x", "the text of `nav-home` is no Fluent"),
        "site:nav-games": ("<b>Spiele</b>", "`nav-games` has markup"),
        "site:footer-rules": ("Regeln", "the variables of `footer-rules` differ"),
        "core:not-held.refused": ("{ $n ->", "the text of `not-held.refused` is no Fluent"),
        "core:not-your-turn.refused": ("", "`not-your-turn.refused` is empty, while"),
        "site:nav-families": ("zwei Familien", "`nav-families` has the number “zwei”"),
    }
    wanted = {}
    for context, (text, _) in bad.items():
        po = translate(po, context, text)
    po += '\nmsgctxt "site:nowhere"\nmsgid "a"\nmsgstr "b"\n'
    po += '\nmsgctxt "site:search-none"\nmsgid "Nothing found."\nmsgstr "b"\n'
    for context, (_, message) in bad.items():
        wanted[message] = po.count("\n", 0, po.index(f'msgctxt "{context}"')) + 1
    texts, faults = take(shared, "de", po, tmp_path)
    assert texts == {}
    for message, line in wanted.items():
        assert [fault.line for fault in faults if fault.message.startswith(message)] == [line], message
    told = [fault.message for fault in faults]
    assert "there is no message `site:nowhere`" in told
    assert "the entry `site:search-none` stands twice" in told


@pytest.mark.parametrize(
    ("text", "code"), [("no po at all", 2), (None, 2), ('msgid ""\nmsgstr "Language: fa\\n"\n', 1)]
)
def test_what_is_no_file_of_the_language_is_refused(
    text: str | None, code: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "de.po"
    if text is not None:
        file.write_text(text, "utf-8")
    assert main(["--project", str(ROOT), "words", "import", "de", str(file)]) == code
    assert f"{file}:1: " in capsys.readouterr().out


def test_the_command_carries_a_language_out_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    project, file = ["--project", str(tmp_path)], tmp_path / "it.po"
    assert main([*project, "words", "export", "it", str(file)]) == 0
    file.write_text(translate(file.read_text("utf-8"), "site:nav-home", "Prima pagina"), "utf-8")
    assert main([*project, "words", "import", "it", str(file)]) == 0
    assert capsys.readouterr().out == "wrote docs/it/words/site.ftl\n"
    assert "nav-home = Prima pagina" in (tmp_path / "docs/it/words/site.ftl").read_text("utf-8")
    assert main([*project, "words", "export", "it", str(tmp_path / "no" / "it.po")]) == 2
    assert main([*project, "words", "export", "en", str(file)]) == 2
    assert Roots.of_project(tmp_path).docs == tmp_path / "docs"
