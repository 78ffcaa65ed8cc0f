"""The written pages: every block of code in them runs, and each page is in the navigation and in the search."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import html5lib
import pytest
import yaml
from fluent.syntax import FluentParser, ast

from mkdocs_snorum.content import Content
from mkdocs_snorum.fences import find_fences
from mkdocs_snorum.generate.prose import prose_page, prose_path, read_prose
from mkdocs_snorum.generate.search import fold
from mkdocs_snorum.generate.site import Site
from mkdocs_snorum.plugin import SnorumConfig
from mkdocs_snorum.rulebook import Rulebook
from snorum.examples import check_text

DOCS = Path(__file__).parents[2] / "docs"
FILES = sorted(DOCS.glob("*/**/*.md"))
_BLOCK = re.compile(r"^(`{3,})(\w+)\n(.*?)^\1$", re.DOTALL | re.MULTILINE)


def blocks(file: Path) -> Iterator[tuple[str, str]]:
    """The language and the text of every block of code."""
    for found in _BLOCK.finditer(file.read_text("utf-8")):
        yield found[2], found[3]


def run_toml(text: str, _: dict[str, object]) -> None:
    data = tomllib.loads(text)
    if "deal" in data:
        assert check_text(text, "page").faults == ()
    else:
        Rulebook.model_validate({**data, **dict.fromkeys(("players_from", "players_to", "place"), 2)}, strict=False)


def run_ftl(text: str, _: dict[str, object]) -> None:
    assert not [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk)]


def run_html(text: str, _: dict[str, object]) -> None:
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    parsed = parser.parseFragment(text)
    embeds = r"https://snorum\.example/[a-z]{2}/embed/[\w-]+/[\w-]+/"
    found = [(each.get("src", ""), r"#s=\d+") for each in parsed.iter("iframe")]
    found += [(each.get("src", ""), r"frames\.json") for each in parsed.iter("snorum-demo")]
    assert found
    assert all(re.fullmatch(embeds + end, address) for address, end in found)


def run_js(text: str, _: dict[str, object]) -> None:
    """Only that the browser test which runs it finds it."""
    assert text.startswith('addEventListener("message"')


def run_yaml(text: str, _: dict[str, object]) -> None:
    (plugin,) = yaml.safe_load(text)["plugins"]
    config = SnorumConfig()
    config.load_dict(plugin["snorum"])
    assert config.validate() == ([], [])


def run_python(text: str, names: dict[str, object]) -> None:
    exec(compile(text, "page", "exec"), names)  # noqa: S102 (our own page)


def run_markdown(text: str, _: dict[str, object]) -> None:
    assert [fence.is_closed for _, _, fence in find_fences(text)] == [True]
    if text.startswith("---"):
        assert set(read_prose(text).head) >= {"title", "description"}


RUN = {
    "toml": run_toml,
    "ftl": run_ftl,
    "html": run_html,
    "js": run_js,
    "yaml": run_yaml,
    "python": run_python,
    "markdown": run_markdown,
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(DOCS).as_posix())
def test_every_block_of_code_runs(file: Path) -> None:
    names: dict[str, object] = {}
    for kind, text in blocks(file):
        # A demo is replayed when the page is made.
        if kind != "snorum":
            RUN[kind](text, names)


def test_the_reader_s_page_is_in_every_language(content: Content) -> None:
    assert [code for code, path in content.prose if path == "guide/player.md"] == [
        language.code for language in content.languages
    ]


def test_written_pages_are_found_and_led_to(content: Content, site: Site) -> None:
    places = site.files["fa/search/places.json"]
    assert '"guide/player/#keys"' in places
    assert fold("guide") in site.files["en/sitemap.xml"]
    for code, path in content.prose:
        assert any(page.url == f"{code}/{prose_path(path)}" for page in site.pages)


def test_what_a_page_lacks_is_told_with_its_lines(content: Content) -> None:
    from mkdocs_snorum.faults import ContentError

    broken = "---\ntitle: A page\n---\n\n```snorum\nsnip-sequence/heart-sequenc\n```\n"
    draft = Content(content.roots, content.languages, content.games, content.families, content.files)
    draft.prose["en", "page.md"] = broken
    with pytest.raises(ContentError) as caught:
        prose_page(draft, content.source, "page.md")
    assert [(fault.line, fault.message) for fault in caught.value.faults] == [
        (1, "the page has no description"),
        (6, "the game `snip-sequence` has no example `heart-sequenc`"),
    ]
    assert caught.value.faults[1].mend == "did you mean `heart-sequence`?"
