"""The site in memory: after any change it is, to the byte, what a clean build gives; faults leave the last good one."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from mkdocs_snorum.content import Content, Roots
from mkdocs_snorum.generate.site import Site, site_plans
from mkdocs_snorum.offline import no_offline_files
from mkdocs_snorum.watch.live import LiveSite
from mkdocs_snorum.watch.server import LiveServer

ROOT = Path(__file__).parents[2]
URL = "https://snorum.example/"
GAME, PAGE, EXAMPLE = "nobble", "fa/games/nobble/", "games/nobble/examples/bump-declined/"

WRITTEN = "---\ntitle: x\ndescription: y\n---\n\nz\n\n```snorum\nnobble/bump-declined\n```\n"


@pytest.fixture
def roots(tmp_path: Path, built: Path) -> Roots:
    """A site of one game in two languages whose every input may be changed."""
    whole = Roots.of_project(ROOT)
    for code in ("en", "fa"):
        shutil.copytree(whole.docs / code, tmp_path / "docs" / code)
        shutil.rmtree(tmp_path / "docs" / code / "guide")
    shutil.copytree(whole.docs / "assets", tmp_path / "docs" / "assets")
    shutil.copytree(whole.games / GAME, tmp_path / "games" / GAME)
    for name in ("families", "words", "templates"):
        shutil.copytree(getattr(whole, name), tmp_path / name)
    (tmp_path / "docs" / "fa" / "page.md").write_text(WRITTEN, "utf-8")
    core = shutil.copy(whole.core, tmp_path / "core.ftl")
    (tmp_path / "site").symlink_to(built)
    known = {"core", GAME} | {path.stem for path in (tmp_path / "words").iterdir()}
    known |= {path.name for path in (tmp_path / "families").iterdir()}
    for file in (tmp_path / "docs" / "fa" / "words").iterdir():
        if file.stem not in known:
            shutil.rmtree(file) if file.is_dir() else file.unlink()
    return Roots(
        project=tmp_path,
        docs=tmp_path / "docs",
        games=tmp_path / "games",
        families=tmp_path / "families",
        core=Path(core),
        words=tmp_path / "words",
        templates=tmp_path / "templates",
    )


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text, f"{file} has no {old!r}"
    file.write_text(text.replace(old, new, 1), "utf-8")


def make(roots: Roots) -> LiveSite:
    live = LiveSite(roots, URL, roots.project / "site")
    assert live.refresh(), [fault.text(roots.project) for fault in live.faults]
    return live


def everything(live: LiveSite) -> dict[str, str | None]:
    outputs = {url: live.document(url) for url in live.urls()} | live.files()
    assert [fault.text(live.roots.project) for fault in live.all_faults()] == []
    return outputs


CHANGES = {
    "a message": ("docs/fa/words/site.ftl", "nav-home = ", "nav-home = نخست‌سرا ", PAGE),
    "a message of the source": ("games/nobble/en.ftl", "game-nobble = ", "game-nobble = Old ", "en/games/nobble/"),
    "a comment": ("docs/fa/words/site.ftl", "nav-home =", "# to look at\nnav-home =", ""),
    "the name of a card": ("core.ftl", "[A] ace\n", "[A] the ace itself\n", "en/games/nobble/"),
    "a rulebook": ("games/nobble/rulebook.toml", "period = 1838", "period = 1839", PAGE),
    "an example": ("games/nobble/examples/bump-declined.toml", "key_step = 2", "key_step = 3", "fa/" + EXAMPLE),
    "a written page": ("docs/fa/page.md", "\nz\n", "\nz w\n", "fa/page/"),
    "a template": ("templates/example.html.jinja", "<h1>", '<h1 class="x">', "fa/" + EXAMPLE),
    "a part of templates": ("templates/parts.html.jinja", "¶", "#", PAGE),
    "the frame": ("templates/theme/main.html", "<!doctype html>", "<!doctype html><!-- x -->", PAGE),
    "the drawing": ("docs/assets/cards.svg", "<symbol", '<symbol data-x="1"', PAGE),
    "a language": ("docs/fa/language.toml", 'name = "', 'name = "ا', "en/games/nobble/"),
}
"""A change of each kind of input, and a page that it is seen on ("": it changes nothing that is shown)."""


def test_after_every_change_the_site_is_that_of_a_clean_build(roots: Roots) -> None:
    # What changes in the source may be stale here for a while.
    edit(roots.docs / "fa" / "language.toml", "complete = true", "complete = false")
    live = make(roots)
    before = everything(live)
    for kind, (file, old, new, seen_on) in CHANGES.items():
        edit(roots.project / file, old, new)
        assert live.refresh(), (kind, [fault.text(roots.project) for fault in live.faults])
        after = everything(live)
        clean = everything(make(roots))
        assert list(after) == list(clean), kind
        assert [url for url in clean if after[url] != clean[url]] == [], kind
        assert (before[seen_on] != after[seen_on]) if seen_on else (before == after), kind
        before = after


def test_a_change_drops_only_the_pages_that_it_touches(roots: Roots) -> None:
    live = make(roots)
    everything(live)
    assert live.missing() == []
    words = roots.docs / "fa" / "words" / f"{GAME}.ftl"
    text = words.read_text("utf-8")
    name = next(line for line in text.split("\n") if line.startswith("example-"))
    words.write_text(text.replace(name, f"{name} ."), "utf-8")
    assert live.refresh()
    touched = live.missing()
    example = name.partition(" ")[0].removeprefix("example-")
    assert f"fa/games/nobble/examples/{example}/" in touched
    # The page for translators tells of the words of every language.
    assert [url for url in touched if not url.startswith("fa/")] == ["en/translations/"]
    assert len(touched) < len(live.urls()) / 4
    shutil.copy(words, words.with_suffix(".bak"))
    assert live.refresh()
    assert live.missing() == touched, "a file that is no input changes nothing"


def test_what_has_faults_is_not_taken(roots: Roots) -> None:
    live = make(roots)
    page = live.document(PAGE)
    words = roots.docs / "fa" / "words" / "site.ftl"
    good = words.read_text("utf-8")
    words.write_text(good + "\nbad = { $x\n", "utf-8")
    assert not live.refresh()
    assert [fault.file for fault in live.faults] == [words]
    assert live.faults[0].line > good.count("\n")
    assert live.document(PAGE) == page
    words.write_text(good, "utf-8")
    assert live.refresh()
    template = roots.templates / "game.html.jinja"
    sound = template.read_text("utf-8")
    template.write_text(sound + "{% if %}", "utf-8")
    assert live.refresh()
    assert live.document(PAGE) == page
    assert [fault.file for fault in live.all_faults()] == [template]
    template.write_text(sound + "<p>", "utf-8")
    assert live.refresh()
    assert live.document(PAGE) == page
    assert "<p> is not closed" in live.all_faults()[0].message
    template.write_text(sound, "utf-8")
    assert live.refresh()
    assert live.document(PAGE) == page
    assert live.all_faults() == []


def test_the_memory_gives_what_the_site_builder_wrote(built: Path) -> None:
    live = LiveSite(Roots.of_project(ROOT), URL, built)
    assert live.refresh()
    urls = live.urls()
    assert len(urls) > 2000
    for url in ["", "404.html", *urls[5::97]]:
        file = built / (url if url.endswith(".html") else f"{url}index.html")
        # Only what is published says its build, for browsers to keep it.
        written, builds = re.subn(r' data-build="\w+"', "", file.read_text("utf-8"), count=1)
        assert builds == ("/embed/" not in url), url
        assert live.document(url) == written, url
    for name in (
        "robots.txt",
        "assets/words/fa/vorms.ftl",
        f"de/embed/{EXAMPLE.removeprefix('games/').replace('examples/', '')}frames.json",
    ):
        assert live.file(name) == (built / name).read_text("utf-8"), name


def test_every_page_is_made_where_its_plan_says(content: Content, site: Site) -> None:
    plans = list(site_plans(content))
    assert [(plan.url, plan.path, plan.language, plan.layout) for plan in plans] == [
        (page.url, page.path, page.language, page.layout) for page in site.pages
    ]


@pytest.fixture
def server(roots: Roots) -> Iterator[LiveServer]:
    server = LiveServer(make(roots), roots.project / "site", port=0)
    server.start()
    yield server
    server.stop()


def test_an_open_page_is_told_of_its_change_and_of_faults(server: LiveServer, roots: Roots) -> None:
    page = urlopen(server.url + PAGE).read().decode()
    after = page.partition("?after=")[2].partition('"')[0]
    told = urlopen(Request(f"{server.url}_snorum/events", headers={"Last-Event-ID": after}))

    def hear() -> dict[str, list[str]]:
        while not (line := told.readline()).startswith(b"data: "):
            assert line, "the server ended"
        news: dict[str, list[str]] = json.loads(line.removeprefix(b"data: "))
        return news

    assert hear() == {"pages": [], "faults": []}
    words = roots.docs / "fa" / "words" / "site.ftl"
    good = words.read_text("utf-8")
    words.write_text(good.replace("nav-home = ", "nav-home = نخست‌سرا "), "utf-8")
    news = hear()
    assert news["pages"] == [f"/{PAGE}"]
    assert "نخست‌سرا" in urlopen(server.url + PAGE).read().decode()
    part = words.with_suffix(".part")
    part.write_text(good + "bad = {\n", "utf-8")
    part.replace(words)
    while not (news := hear())["faults"]:
        pass
    assert news["faults"][0].startswith("docs/fa/words/site.ftl:")
    words.write_text(good, "utf-8")
    while (news := hear())["faults"]:
        pass
    assert "نخست‌سرا" not in urlopen(server.url + PAGE).read().decode()
    told.close()
    style = urlopen(server.url + "assets/snorum.css").read().decode()
    assert "/*" not in style
    assert urlopen(server.url + "fa/sitemap.xml").read().decode().count(server.url) > 3
    # A browser keeps nothing of what changes all the time, and drops what it kept of the built site.
    assert "data-build" not in page
    assert urlopen(server.url + "offline.js").read().decode() in no_offline_files(ROOT / "build/player").values()
