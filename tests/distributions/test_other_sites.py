"""A site of somebody else, with the Material theme and with MkDocs' own: fences are played, and faults stop it."""

import json
from pathlib import Path
from typing import Any

import pytest
from hosting import serve
from playwright.sync_api import Browser, expect

MATERIAL = "theme:\n  name: material\n  font: false\n  language: fa\n"
THEMES = {"material": MATERIAL, "mkdocs": "theme:\n  name: mkdocs\n  highlightjs: false\n"}
PLUGIN = "plugins:\n  - search\n  - snorum:\n      pages: false\n      games: games\n"
READY = 60_000

PAGE = """---
title: A page
lang: {lang}
---
# Games

```snorum
my-game/first-hand
```

* A list

    ~~~ {{.snorum lang=it}}
    schnapsen/refusals
    ~~~

````text
```snorum
no/example
```
````

```snorum
game = "nobble"
title = "The five <script>alert(1)</script> & more"
script = \"\"\"
A: 5d
B: 5c
\"\"\"
[deal]
seats = ["A", "B"]
[deal.hands]
A = "5d 9s"
B = "5c 8d"
[[expect]]
after = 2
note = "<img src=x onerror=alert(1)>"
```
"""


@pytest.fixture(scope="module", params=THEMES)
def project(request: pytest.FixtureRequest, clean: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small site with a game of its own, built in the clean environment."""
    folder = tmp_path_factory.mktemp(request.param)
    made = clean.run(folder, "snorum-site", "new", "site", "corner")
    assert made.returncode == 0, made.stderr
    site: Path = folder / "corner"
    (site / "mkdocs.yml").write_text(f"site_name: Corner\n{THEMES[request.param]}{PLUGIN}", "utf-8")
    (site / "docs/page.md").write_text(PAGE.format(lang="de"), "utf-8")
    (site / "docs/plain.md").write_text("# Plain\n\n```snorum\nmy-game/first-hand\n```\n", "utf-8")
    built = clean.run(site, "python", "-m", "mkdocs", "build", "--strict")
    assert built.returncode == 0, built.stderr
    return site


def test_the_fence_is_stepped_through_and_left(project: Path, chromium: Browser) -> None:
    with serve(project / "site", {}) as host:
        page = chromium.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{host.url}/")
        demo = page.locator("snorum-demo").first
        # The theme's language is the fence's.
        document = json.loads((project / "site" / str(demo.get_attribute("src"))).read_text("utf-8"))
        words, steps = document["words"], document["steps"]
        told = steps[1]["say"].translate(dict.fromkeys(map(ord, "\u2066\u2069")))
        demo.get_by_role("button", name=words["next"]).click()
        expect(demo.locator(".sn-panel")).to_contain_text(told)
        demo.get_by_role("button", name=words["first"]).click()
        demo.get_by_role("button", name=words["whatif"]).click()
        # The engine has read the game that is this site's own.
        expect(demo.get_by_text(words["verified"])).to_be_visible(timeout=READY)
        demo.locator(".sn-seat[data-acting] li[data-card='9d'] button").click()
        expect(demo.locator(".sn-own-line")).to_be_visible(timeout=READY)
        assert not errors
        page.close()


def test_each_fence_speaks_its_language(project: Path) -> None:
    html = (project / "site/page/index.html").read_text("utf-8")
    found = [part.partition(" ")[0] for part in html.split('<snorum-demo lang="')[1:]]
    assert found == ['de"', 'it"', 'de"']
    plain = (project / "site/plain/index.html").read_text("utf-8")
    expected = "fa" if "material" in (project / "mkdocs.yml").read_text("utf-8") else "en"
    assert f'<snorum-demo lang="{expected}"' in plain


def test_a_fence_that_is_shown_stays_text_and_no_markup_comes_through(project: Path, chromium: Browser) -> None:
    html = (project / "site/page/index.html").read_text("utf-8")
    assert "no/example" in html
    assert "<script>alert" not in html
    assert "<img src=x" not in html
    assert "snorumfence" not in html
    assert html.count('class="sn-sprite"') == 1
    with serve(project / "site", {}) as host:
        page = chromium.new_page()
        alerts: list[str] = []
        page.on("dialog", lambda dialog: (alerts.append(dialog.message), dialog.dismiss()))
        page.goto(f"{host.url}/page/")
        expect(page.locator("snorum-demo").nth(2)).to_contain_text("<img src=x onerror=alert(1)>")
        assert not alerts
        page.close()


def test_a_search_finds_what_is_said_and_no_drawing(project: Path) -> None:
    index = json.loads((project / "site/search/search_index.json").read_text("utf-8"))
    text = " ".join(entry["text"] for entry in index["docs"] if entry["location"].startswith("page/"))
    assert "spielt" in text
    assert "use xlink" not in text
    assert "sn-heart" not in text


NO_ACTION = 'game = "nobble"\nscript = """\nA: 9x\n"""\n[deal]\nseats = ["A", "B"]\n[deal.hands]\nA = "5d"\nB = "5c"'
FAULTS = {
    "vorms/whole-hnd": "the game `vorms` has no example `whole-hnd` (did you mean `whole-hand`?)",
    "snip-sequnce/x": "there is no game `snip-sequnce` (did you mean `snip-sequence`?)",
    "heart-sequence": "`heart-sequence` names no example (name an example: <game>/<example>",
    'game = "nobel"\nscript = ""': 'unknown game "nobel" (did you mean "nobble"?)',
    NO_ACTION: 'A: 9x: refused: "9x" is no action of this game',
    "game = nobble": "is not TOML: invalid value; mend the syntax",
}


def test_every_wrong_fence_of_every_page_stops_the_build_at_its_line(clean: Any, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "mkdocs.yml").write_text("site_name: X\nplugins:\n  - snorum:\n      pages: false\n", "utf-8")
    expected = []
    for number, (body, message) in enumerate(FAULTS.items()):
        text = f"---\ntitle: Page\n---\n\n# Page\n\n```snorum\n{body}\n```\n"
        line = 10 if body == NO_ACTION else 8
        place = f"docs/p{number}.md:{line}:8: " if "TOML" in message else f"docs/p{number}.md:{line}: "
        expected.append(place + message)
        (tmp_path / f"docs/p{number}.md").write_text(text, "utf-8")
    others = {"open.md": "```snorum\nvorms/x\n", "odd.md": "```snorum lang=xx big size=1\nvorms/whole-hand\n```\n"}
    for name, text in others.items():
        (tmp_path / "docs" / name).write_text(text, "utf-8")
    expected += [
        "docs/open.md:1: the fence `snorum` is not closed (close it with the marks that open it)",
        "docs/odd.md:1: `big` says nothing to the fence `snorum` (write lang=CODE, or delete it)",
        "docs/odd.md:1: `lang`: there is no language `xx` (one of ",
        "docs/odd.md:1: the fence `snorum` has no setting `size` (delete it)",
    ]
    checked = clean.run(tmp_path, "snorum-site", "check")
    built = clean.run(tmp_path, "python", "-m", "mkdocs", "build")
    assert (checked.returncode, built.returncode) == (1, 1)
    for told in (checked.stdout, built.stderr):
        for line in expected:
            assert line in told
        assert told.count("docs/") == len(expected)
    assert not (tmp_path / "site" / "p0").exists()


def test_wrong_settings_are_told_with_their_line(clean: Any, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text("# X\n", "utf-8")
    for last in ("      pages: 'no'", "      gamez: games"):
        lines = ["site_name: X", "plugins:", "  - snorum:", *(["      pages: false"] if "gamez" in last else []), last]
        (tmp_path / "mkdocs.yml").write_text("\n".join(lines), "utf-8")
        told = clean.run(tmp_path, "snorum-site", "check").stdout
        if "pages: 'no'" in last:
            assert "mkdocs.yml:4: Plugin 'snorum' option 'pages': " in told
    assert "mkdocs.yml:5: Plugin 'snorum' option 'gamez': Unrecognised configuration name: gamez" in told
    assert "(did you mean `games`?)" in told
    (tmp_path / "mkdocs.yml").write_text("site_name: [\n", "utf-8")
    done = clean.run(tmp_path, "snorum-site", "check")
    assert done.returncode == 2
    assert done.stdout.startswith("mkdocs.yml:2:1: is no YAML (mend the syntax)")
