"""What is seen to be sound HTML has no fault that the parser would find, and every fault is found."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mkdocs_snorum.check_markup import is_sound, markup_faults, read_faults
from mkdocs_snorum.check_pages import PageCheck
from mkdocs_snorum.content import Content
from mkdocs_snorum.generate.site import Site

PAGE = Path("page.html")
PARTS = ["<p>", "</p>", "<div>", "</div>", "<br>", "<br/>", '<p id="a">', '<i id="b" class="x">', "</i>", '<a id="a"/>']
PARTS += ['<b dir="ltr">', "</b>", '<bdi dir="ltr">', "</bdi>", '<p lang="en">', '<p lang="fa">', "<svg>", "</svg>"]
PARTS += ["<script>", "</script>", "<title>", "</title>", "<style>", "</style>", "<!-- x -->", "<P>", "</P>", "<p id>"]
PARTS += [
    "1",
    "۱",
    "&#1777;",
    "&lt;",
    "&#34;",
    "<",
    ">",
    "&",
    " ",
    "\n",
    "x",
    '<p id="a" id="c">',
    "<p class=x>",
    "</p x>",
]
PARTS += [
    '<p title="<b>1">',
    "<svg viewBox='1'>",
    "<p id='a'>",
    "<p lang='fa' title='\"'>",
    '<path d="1"/>',
    "</br>",
    '<p\nid="d">',
    '<p ID="a">',
    "</",
]


@settings(max_examples=1000, deadline=None)
@given(st.lists(st.sampled_from(PARTS), max_size=12).map("".join), st.sampled_from(["en", "fa", "ar"]))
def test_sound_html_has_no_fault(content: Content, html: str, code: str) -> None:
    language = next(each for each in content.languages if each.code == code)
    if is_sound(html, language):
        assert [*read_faults(PAGE, html, language)] == []
    assert [*markup_faults(PAGE, html, language)] == [*read_faults(PAGE, html, language)]


@pytest.mark.parametrize(
    ("html", "line", "message"),
    [
        ("<p>\n<b>x</p>", 2, "<b> is not closed"),
        ("<p>x\n</b></p>", 2, "</b> closes nothing"),
        ('<p id="a"></p>\n<p id="a"></p>', 2, "the id `a` stands twice"),
        ('\n<p id="a" id="b"></p>', 2, "<p> has an attribute twice"),
        ("<p>\n</p>\n<p>12</p>", 3, "the digit 1 is not one of فارسی: “12”"),
        ('<p>&#50; <bdi dir="rtl">۲</bdi></p>', 1, "the digit 2 is not one of فارسی: “2”"),
    ],
)
def test_a_fault_is_told_at_its_line(content: Content, html: str, line: int, message: str) -> None:
    persian = next(each for each in content.languages if each.code == "fa")
    found = [*markup_faults(PAGE, html, persian)]
    assert (line, message) in [(fault.line, fault.message) for fault in found]


def test_every_page_is_seen_to_be_sound(content: Content, site: Site) -> None:
    check = PageCheck(PAGE, {})
    for page in site.pages:
        if page.language.code in ("en", "fa"):
            for html in check.unread(page.html):
                assert is_sound(html, page.language), (page.url, re.sub(r"\s+", " ", html)[:200])
