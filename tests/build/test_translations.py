"""The page of translations says what the command says."""

import re

from mkdocs_snorum.content import Content
from mkdocs_snorum.generate.translations import translations_page
from mkdocs_snorum.stamps import language_states
from mkdocs_snorum.wordfile import WordFile


def test_what_is_left_is_counted_and_listed(content: Content) -> None:
    file = content.files["de", "site"]
    text = file.text.replace("nav-home = ", "nav-house = ")
    stamp = file.stamp("nav-games")
    place = text.index("nav-games = ")
    text = text[:place].removesuffix(f"# source: {stamp}\n") + "# source: 000000000000\n" + text[place:]
    files = content.files | {("de", "site"): WordFile(file.path, text)}
    draft = Content(content.roots, content.languages, content.games, content.families, files)
    german = next(language for language in draft.languages if language.code == "de")
    page = translations_page(draft, german)
    states = language_states(draft, german)
    total, reviews = sum(state.total for state in states), sum(len(state.review) for state in states)
    row = re.search(r'lang="de".*?</tr>', page.html, re.DOTALL)
    assert row is not None
    assert re.findall(r"<td[^>]*>(.*?)</td>", row[0]) == [f"{total - 2} von {total}", "1", "1", str(reviews)]
    listed = re.findall(r"<li><code>(.*?)</code>", page.html)
    assert listed[:2] == ["site: nav-home", "site: nav-games"]
    assert len(listed) == 2 + reviews > 4
    assert [heading.id for heading in page.toc] == ["missing", "stale", "review"]


def test_the_source_has_the_table_and_no_list(content: Content) -> None:
    page = translations_page(content, content.source)
    assert page.html.count("<tr>") == len(content.languages)
    assert page.toc == ()
