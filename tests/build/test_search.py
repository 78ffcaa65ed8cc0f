"""Search finds every name of a page in its language, and nothing of another; the browser folds as the index does."""

import json
import subprocess
from pathlib import Path

import pytest
from languages import CODES

from mkdocs_snorum.content import Content
from mkdocs_snorum.generate.scope import Scope
from mkdocs_snorum.generate.search import excerpt, fold, terms
from mkdocs_snorum.generate.site import Site
from mkdocs_snorum.generate.text import to_plain
from mkdocs_snorum.rulebook import resolve_facts

ROOT = Path(__file__).parents[2]


def find(site: Site, code: str, query: str) -> set[str]:
    """The addresses that have every word of the query, as the browser finds them."""
    places = json.loads(site.files[f"{code}/search/places.json"])["places"]
    found: set[int] | None = None
    for term in terms(query):
        index = json.loads(site.files.get(f"{code}/search/{ord(term[0]):x}.json", "{}"))
        numbers = {number for known, flat in index.items() if known.startswith(term) for number in flat[::2]}
        found = numbers if found is None else found & numbers
    return {places[number][0] for number in found or ()}


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Straße", "strasse"),
        ("É vulgar: MÃO", "e vulgar: mao"),
        ("می‌شود", "ميشود"),
        ("کارت", "كارت"),
        ("كارتِ ۷", "كارت 7"),
        ("أوراق إلى آخرة", "اوراق الي اخره"),
        ("٣ لاعبين", "3 لاعبين"),
        ("رتبۀ خالـها", "رتبه خالها"),
    ],
)
def test_text_is_folded(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_an_arabic_word_is_found_without_its_article() -> None:
    assert terms("الموزّع") == ["الموزع", "موزع"]
    assert terms("ال") == ["ال"]


@pytest.mark.parametrize("code", CODES)
def test_every_name_of_a_page_is_found(content: Content, site: Site, code: str) -> None:
    language = next(each for each in content.languages if each.code == code)
    for game in content.games:
        for preset, options in game.game.presets.items():
            scope = Scope(content, language, f"{code}/", game, options=options)
            found = find(site, code, to_plain(scope.say(f"preset-{preset}")))
            assert f"games/{game.id}/" in found, preset
        for word in game.game.words:
            assert f"games/{game.id}/" in find(site, code, scope.words.word(word)), word
        for term in game.file.book.term:
            assert f"games/{game.id}/#term-{term.id}" in find(
                site, code, to_plain(scope.say(f"term-{term.id}", **resolve_facts(term.facts, scope.facts)))
            )


@pytest.mark.parametrize("code", CODES)
def test_an_index_leads_only_to_pages_of_its_language(site: Site, code: str) -> None:
    urls = {page.url for page in site.pages if page.language.code == code}
    for address, title, _, _ in json.loads(site.files[f"{code}/search/places.json"])["places"]:
        assert f"{code}/{address.partition('#')[0]}" in urls
        assert title


def test_a_query_in_another_language_finds_nothing(site: Site) -> None:
    assert find(site, "en", "دنباله") == set()
    assert find(site, "fa", "Kartenspiel") == set()


def test_every_way_of_typing_finds_the_same(site: Site) -> None:
    assert find(site, "fa", "دنباله") == find(site, "fa", "دنبالۀ") != set()
    assert find(site, "de", "Fuß") == find(site, "de", "fuss")


def test_the_browser_folds_as_the_index_does(content: Content, tmp_path: Path) -> None:
    player = ROOT / "build_tools" / "player"
    twin = tmp_path / "fold.mjs"
    esbuild = player / "node_modules" / ".bin" / "esbuild"
    subprocess.run(
        [str(esbuild), "src/site/fold.ts", "--bundle", "--format=esm", f"--outfile={twin}", "--log-level=error"],
        cwd=player,
        check=True,
    )
    texts = [pattern.key for file in content.files.values() for pattern in file.patterns()]
    texts += [line for file in content.files.values() for line in file.text.split("\n")]
    program = (
        f"import {{ fold }} from {json.dumps(twin.as_uri())};"
        "let text = ''; process.stdin.setEncoding('utf8'); for await (const part of process.stdin) text += part;"
        "console.log(JSON.stringify(JSON.parse(text).map(fold)));"
    )
    done = subprocess.run(
        ["node", "--input-type=module", "-e", program],
        input=json.dumps(texts),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == [fold(text) for text in texts]


def test_an_excerpt_ends_with_a_whole_word_that_its_ellipsis_stays_with() -> None:
    assert excerpt("one two three", 13) == "one two three"
    assert excerpt("one two three", 9) == "one two\N{NO-BREAK SPACE}…"
