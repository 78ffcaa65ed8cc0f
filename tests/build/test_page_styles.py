"""A page links the style sheets of what stands on it."""

import re
from pathlib import Path

import pytest

from mkdocs_snorum import assets_files
from mkdocs_snorum.assets_files import PAGE_STYLES
from mkdocs_snorum.generate.chrome import shows_cards
from mkdocs_snorum.generate.site import Site

ASSETS = Path(__file__).parents[2] / "docs" / "assets"
NAME = re.compile(r"\.(sn-[\w-]+)|(?<![\w-])(sn-[\w-]+|snorum-playground)(?=[\s,{>:\[])")


def names(sheet: str) -> set[str]:
    """The classes and elements of ours that a style sheet names in its selectors."""
    text = re.sub(r"/\*.*?\*/", "", (ASSETS / sheet).read_text(encoding="utf-8"), flags=re.DOTALL)
    selectors = " ".join(re.findall(r"([^{};]*)\{", text))
    return {first or second for first, second in NAME.findall(selectors)}


def styled(sheet: str) -> set[str]:
    """Those of the names that get a look of their own on a screen: selectors end in them."""
    text = re.sub(r"/\*.*?\*/", "", (ASSETS / sheet).read_text(encoding="utf-8"), flags=re.DOTALL)
    on_screen = re.sub(r"@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", text)
    selectors = ",".join(re.findall(r"([^{};]*)\{", on_screen)).split(",")
    return {
        name
        for selector in selectors
        for found in NAME.findall(f" {selector.split()[-1]} " if selector.split() else "")
        for name in found
        if name
    }


# The other two say how what stands on other pages as well looks on theirs.
@pytest.mark.parametrize("sheet", [name for name in PAGE_STYLES if name not in {"games.css", "problems.css"}])
def test_what_has_a_style_of_its_own_has_it_linked(site: Site, sheet: str) -> None:
    others = ["snorum.css", *(name for name in PAGE_STYLES if name != sheet)]
    own = names(sheet).difference(*map(styled, others))
    assert own
    either = "|".join(map(re.escape, sorted(own)))
    used = re.compile(rf"(?:class=\"(?:[^\"]* )?|<)(?:{either})(?![\w-])")
    wrong = []
    for page in site.pages:
        found = used.search(page.html)
        is_linked = f"assets/{sheet}" in page.styles or f"assets/{sheet}" in page.html
        if page.layout != "embed" and found is not None and not is_linked:
            wrong.append(f"{page.url}: {found[0]}")
    assert wrong == []


def test_what_the_sheet_of_demos_is_for_has_it_linked(site: Site) -> None:
    player = ASSETS.parents[1] / "build_tools/player/src"
    own = names(str(player / "table.css")) | names(str(player / "figure.css"))
    assert {"sn-figure", "sn-stage", "sn-table"} <= own
    either = "|".join(map(re.escape, sorted(own)))
    used = re.compile(rf'class="(?:[^"]* )?(?:{either})(?![\w-])|<snorum-demo')
    found = {page.url: used.search(page.html) is not None for page in site.pages}
    assert {page.url for page in site.pages if found[page.url] and not shows_cards(page)} == set()
    assert {page.url for page in site.pages if not shows_cards(page)}, "no page does without it"


def test_what_the_sheet_of_card_faces_dresses_is_part_of_a_drawing(site: Site) -> None:
    faces = Path(assets_files.__file__).parent / "assets" / "cards.css"
    own = names(str(faces))
    assert "sn-index" in own
    tag = re.compile(rf'<([\w-]+)[^>]*class="(?:[^"]* )?(?:{"|".join(map(re.escape, sorted(own)))})[" ]')
    found = {(tag_name, page.layout) for page in site.pages for tag_name in tag.findall(page.html)}
    assert found
    assert {tag_name for tag_name, _ in found} <= {"svg", "g", "path", "rect", "text", "use"}


def test_a_table_that_scrolls_has_the_look_of_its_kind(site: Site) -> None:
    """Without a class the theme's own cells would be wider than ours, on every page that has such a table."""
    found = [table for page in site.pages for table in re.findall(r"sn-table-scroll[^>]*>\s*(<table[^>]*>)", page.html)]
    assert found
    assert [table for table in found if "class=" not in table] == []


@pytest.mark.parametrize(("code", "sign"), [("en", ":"), ("fr", "\u202f:"), ("fa", ":")])
def test_the_sign_between_an_option_and_its_value_is_the_language_s_own(site: Site, code: str, sign: str) -> None:
    told = [
        before
        for page in site.pages
        if page.language.code == code
        for before in re.findall(r'<span class="sn-option">(.*?)</span><span class="sn-value">', page.html)
    ]
    assert told
    assert {before.removesuffix(" ")[-len(sign) :] for before in told} == {sign}
    assert all(before.endswith(" ") for before in told)
